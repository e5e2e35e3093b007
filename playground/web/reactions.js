// Reactions below a message, and the list to choose one from.

import { el, icon } from "./dom.js";
import { emojiOf } from "./inline.js";
import { openMenu } from "./menu.js";

const COMMON = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "🔥", "✅", "❌", "👀", "🙏"];
export const SMILE = [
  "M12 3a9 9 0 1 0 .01 0z",
  "M8.500 14.500c1 1.400 2.200 2 3.500 2s2.500-.6 3.500-2",
  "M9 9.500v.5",
  "M15 9.500v.5",
];

/** Return the row of reactions; pressing one puts one's own there or takes it away. */
export function reactions(message, ctx) {
  if (!message.reactions?.length) return null;
  const add = el(
    "button",
    {
      type: "button",
      class: "reaction reaction--add",
      "aria-label": "Add a reaction",
      onclick: (event) => chooseReaction(event.currentTarget, message, ctx),
    },
    icon(...SMILE),
  );
  return el("div", { class: "reactions" }, message.reactions.map((each) => one(each, message, ctx)), add);
}

function one(reaction, message, ctx) {
  const { emoji, count, me } = reaction;
  return el(
    "button",
    {
      type: "button",
      class: "reaction",
      "aria-pressed": String(me),
      "aria-label": `${emoji.name}, ${count}`,
      onclick: () => react(message, written(emoji), me, ctx),
    },
    emojiOf(emoji, ctx),
    String(count),
  );
}

/** Write an emoji as it stands in a text. */
function written(emoji) {
  return emoji.id ? `<${emoji.animated ? "a" : ""}:${emoji.name}:${emoji.id}>` : emoji.name;
}

/** Open the list of emoji to react with. */
export function chooseReaction(anchor, message, ctx) {
  const items = COMMON.map((name) => ({
    label: emojiOf({ name }, ctx),
    name,
    run: () => react(message, name, false, ctx),
  }));
  openMenu(anchor, "Add a reaction", items, "menu--emoji");
}

function react(message, emoji, off, ctx) {
  const { channel_id, id: message_id } = message;
  ctx
    .ask({ t: "react", channel_id, message_id, emoji, off })
    .catch((error) => ctx.showNotice(error.message));
}
