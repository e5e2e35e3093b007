// The menus of a person and of a message: commands of apps, and actions of the page.

import { localised } from "./commands.js";
import { openMenu } from "./menu.js";
import { chooseReaction } from "./reactions.js";
import { nameOf } from "./world.js";

const [ON_USER, ON_MESSAGE] = [2, 3];

/** Open the menu of a person. */
export function personActions(event, user, ctx) {
  event.preventDefault();
  event.stopPropagation();
  openMenu(event.currentTarget, `Actions for ${nameOf(user)}`, [
    ...ofApps(ON_USER, user.id, ctx),
    { heading: nameOf(user) },
    { label: "Mention", run: () => ctx.mention(user) },
  ]);
}

/** Open the menu of a message; one that a single person sees has none. */
export function messageActions(event, message, ctx) {
  if (message.ephemeral) return;
  event.preventDefault();
  event.stopPropagation();
  const anchor =
    event.type === "contextmenu" ? event.currentTarget.querySelector(".apps") : event.currentTarget;
  const items = ofApps(ON_MESSAGE, message.id, ctx);
  items.push(
    { heading: "Message" },
    { label: "Add a reaction", run: () => chooseReaction(anchor, message, ctx) },
    { label: "Reply", run: () => ctx.reply(message) },
  );
  if (message.author.id === ctx.world.me.id)
    items.push({ label: "Edit message", run: () => ctx.edit(message) });
  if (ctx.world.mayDelete(message)) {
    const remove = () =>
      ctx
        .ask({ t: "delete", channel_id: message.channel_id, message_id: message.id })
        .catch((error) => ctx.showNotice(error.message));
    items.push({ label: "Delete message", danger: true, run: remove });
  }
  openMenu(anchor, "Actions for this message", items);
}

function ofApps(type, targetId, ctx) {
  const { channel } = ctx;
  const items = ctx.world.commandsIn(channel, type).map((command) => ({
    label: localised(command, "name", ctx.locale),
    run: () =>
      ctx
        .ask({
          t: "command",
          channel_id: channel.id,
          command_id: command.id,
          options: [],
          target_id: targetId,
        })
        .catch((error) =>
          ctx.showFailure(`${localised(command, "name", ctx.locale)}: ${error.message}`),
        ),
  }));
  return items.length ? [{ heading: "Apps" }, ...items] : [];
}
