// The columns beside the messages: servers, channels, members and the person switcher.

import { avatar } from "./avatar.js";
import { ICONS, el, fill, icon, initials } from "./dom.js";
import { nameOf } from "./world.js";

const MOST_BUTTONS = 5; // More people than this are chosen from a list.

/** Draw the column of servers. */
export function drawRail(root, ctx) {
  const { world, channel } = ctx;
  const here = channel?.guild_id ?? null;
  const dms = place(
    "Direct messages",
    icon(...ICONS.chat),
    here === null && channel,
    world.dms,
    ctx,
  );
  const guilds = world.guilds.map((guild) =>
    place(guild.name, initials(guild.name, 2), here === guild.id, guild.channels, ctx),
  );
  fill(root, [dms, el("hr", { class: "rail__line" }), ...guilds]);
}

function place(name, picture, isHere, channels, ctx) {
  const unread = channels.some((channel) => ctx.readState.isUnread(channel.id));
  const pings = channels.reduce((sum, channel) => sum + ctx.readState.pings(channel.id), 0);
  const label = [name, pings && `${pings} mentions`, unread && "unread"].filter(Boolean).join(", ");
  return el(
    "button",
    {
      type: "button",
      class: `server${isHere ? " server--here" : ""}${unread ? " server--unread" : ""}`,
      title: name,
      "aria-label": label,
      "aria-current": isHere && "true",
      onclick: () => ctx.goToPlace(channels),
    },
    el("span", { class: "server__picture" }, picture),
    pings > 0 && el("span", { class: "count" }, String(pings)),
  );
}

/** Draw the column of channels of the server one is in, or of the direct messages. */
export function drawSide(root, ctx) {
  const { world, channel } = ctx;
  const guild = world.guildOf(channel);
  const channels = guild ? guild.channels : world.dms;
  const top = channels.filter((each) => each.kind !== "thread");
  const items = top.flatMap((each) => [
    entry(each, ctx),
    ...channels
      .filter((thread) => thread.parent_id === each.id)
      .map((thread) => entry(thread, ctx)),
  ]);
  const { bot } = world;
  const state = !bot ? "No bot" : `${bot.name} is ${bot.online ? "online" : "offline"}`;
  fill(root, [
    el("h2", { class: "side__title" }, guild?.name ?? "Direct messages"),
    el("ul", { class: "side__list" }, items),
    el("p", { class: `side__state${bot?.online ? " side__state--online" : ""}` }, state),
  ]);
}

function entry(channel, ctx) {
  const { world } = ctx;
  const isHere = channel.id === ctx.channel?.id;
  const unread = !isHere && ctx.readState.isUnread(channel.id);
  const pings = isHere ? 0 : ctx.readState.pings(channel.id);
  const title = world.title(channel);
  const other = world.user((channel.recipients ?? []).find((id) => id !== world.me.id));
  const picture =
    channel.kind === "dm"
      ? avatar(other ?? { name: title })
      : icon(...(channel.kind === "thread" ? ICONS.thread : ICONS.hash));
  const look = [
    "channel",
    isHere && "channel--here",
    unread && "channel--unread",
    channel.kind === "thread" && "channel--thread",
  ];
  return el(
    "li",
    {},
    el(
      "a",
      {
        class: look.filter(Boolean).join(" "),
        href: `/${ctx.hashFor(channel.id)}`,
        "aria-current": isHere && "page",
        onclick: (event) => ctx.visit(event, channel.id),
      },
      picture,
      el("span", { class: "channel__name" }, title),
      pings > 0 && el("span", { class: "count", "aria-label": `${pings} mentions` }, String(pings)),
      unread && !pings && el("span", { class: "dot", role: "img", "aria-label": "unread" }),
    ),
  );
}

/** Draw the switch between people: one button each, or a list if there are many. */
export function drawSwitch(root, ctx) {
  const { world } = ctx;
  const people = world.players;
  if (people.length > MOST_BUTTONS) return drawSwitchList(root, people, ctx);
  const focused = root.contains(document.activeElement);
  root.setAttribute("role", "radiogroup");
  fill(
    root,
    people.map((person) => personRadio(person, ctx)),
  );
  root.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = people.findIndex((person) => person.id === world.me.id);
    ctx.switchPerson(people.at((at + step) % people.length).id);
  };
  if (focused) root.querySelector("[aria-checked=true]")?.focus();
}

function personRadio(person, ctx) {
  const isMe = person.id === ctx.world.me.id;
  const pings = isMe ? 0 : ctx.readState.pingsOf(person.id);
  return el(
    "button",
    {
      type: "button",
      class: `who${isMe ? " who--me" : ""}`,
      role: "radio",
      "aria-checked": String(isMe),
      "aria-label": pings ? `${nameOf(person)}, ${pings} mentions` : nameOf(person),
      tabindex: isMe ? "0" : "-1",
      title: isMe ? `You are ${nameOf(person)}` : `Become ${nameOf(person)}`,
      onclick: () => ctx.switchPerson(person.id),
    },
    avatar(person),
    el("span", { class: "who__name" }, nameOf(person)),
    pings > 0 && el("span", { class: "count" }, String(pings)),
  );
}

function drawSwitchList(root, people, ctx) {
  const list = el(
    "select",
    { class: "who-list", "aria-label": "You are" },
    people.map((person) => el("option", { value: person.id }, nameOf(person))),
  );
  list.value = ctx.world.me.id;
  list.onchange = () => ctx.switchPerson(list.value);
  root.setAttribute("role", "group");
  root.onkeydown = null;
  root.replaceChildren(avatar(ctx.world.me), list);
}

/** Draw the list of who is in the channel. */
export function drawMembers(root, ctx) {
  const users = ctx.world.usersIn(ctx.channel);
  const group = (title, some) =>
    some.length
      ? [
          el("h2", { class: "members__title" }, `${title} — ${some.length}`),
          el(
            "ul",
            {},
            some.map((user) => member(user, ctx)),
          ),
        ]
      : [];
  fill(root, [
    ...group(
      "People",
      users.filter((user) => !user.bot),
    ),
    ...group(
      "Apps",
      users.filter((user) => user.bot),
    ),
  ]);
}

function member(user, ctx) {
  const { bot, me } = ctx.world;
  const note =
    user.id === bot?.id ? (bot.online ? "online" : "offline") : user.id === me.id ? "you" : "";
  const open = (event) => ctx.personMenu(event, user);
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: "member",
        "aria-haspopup": "menu",
        onclick: open,
        oncontextmenu: open,
      },
      avatar(user),
      el("span", { class: "member__name" }, nameOf(user)),
      user.bot && el("span", { class: "badge" }, "APP"),
      note && el("span", { class: "subtext" }, note),
    ),
  );
}
