// The page: connects its parts with each other and with the server.

import { messageActions, personActions } from "./actions.js";
import { Composer } from "./composer.js";
import { narrow } from "./device.js";
import { ICONS, icon } from "./dom.js";
import { drawLanguages } from "./languages.js";
import { Log } from "./log.js";
import { openModal } from "./modal.js";
import { ReadState } from "./read_state.js";
import { drawMembers, drawRail, drawSide, drawSwitch } from "./sidebar.js";
import { Socket } from "./socket.js";
import { keepTimesFresh } from "./times.js";
import { World, nameOf } from "./world.js";

const at = (id) => document.getElementById(id);

const world = new World();
const readState = new ReadState(world, () => world.me && drawAround());
const visited = new Map();
let channelId = hash().get("channel");

/** What the parts share: the world, the current channel, and actions. */
const ctx = {
  world,
  readState,
  get channel() {
    return world.channel(channelId);
  },
  get locale() {
    return world.me?.locale;
  },
  ask: (frame) => socket.ask(frame),
  hashFor: (id) => `#${new URLSearchParams({ person: world.me?.id ?? "", channel: id ?? "" })}`,
  visit,
  goToPlace,
  switchPerson,
  use,
  dismiss,
  dismissFailure,
  personMenu: (event, user) => personActions(event, user, ctx),
  messageMenu: (event, message) => messageActions(event, message, ctx),
  begin: (text) => composer.begin(text),
  mention,
  reply: (message) => composer.reply(message),
  edit: (message) => composer.edit(message),
  showNotice: (text) => composer.showNotice(text),
  showFailure: (text, title) => composer.showFailure(text, title),
  focusComposer: () => at("composer-input").focus(),
  sent: () => log.toEnd(),
};

const socket = new Socket(onFrame, onConnection);
const composer = new Composer(at("composer"), ctx);
const log = new Log(at("log"), at("present"), ctx);

// Navigation

function hash() {
  return new URLSearchParams(location.hash.slice(1));
}

function keepPlace() {
  const wanted = ctx.hashFor(channelId);
  if (location.hash !== wanted) history.replaceState(null, "", wanted);
}

/** Open a channel, and a message in it. For links: with Ctrl they open in a new tab as usual. */
function visit(event, id, messageId = null) {
  if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
  event?.preventDefault();
  if (!world.channel(id)) return;
  const moved = id !== channelId;
  channelId = id;
  toggleDrawer(false);
  if (moved) draw();
  if (messageId) log.reveal(messageId);
  else ctx.focusComposer();
}

/** Go to the channel of a server where one was last, or its first. */
function goToPlace(channels) {
  const known =
    channels.find((channel) => visited.get(channel.guild_id) === channel.id) ?? channels[0];
  if (!known) return;
  channelId = known.id;
  draw();
}

/** Switch to another person, in the same channel if they can see it. */
function switchPerson(personId) {
  if (personId !== world.me?.id) socket.connect(personId);
}

// Frames from the server

function onFrame(frame) {
  switch (frame.t) {
    case "hello":
      world.begin(frame);
      readState.begin();
      clearFailures();
      if (!world.channel(channelId))
        channelId = world.guilds[0]?.channels[0]?.id ?? world.dms[0]?.id ?? null;
      return draw();
    case "message":
      world.put(frame.message);
      return onMessages(frame.message.channel_id);
    case "message_deleted":
      world.remove(frame.channel_id, frame.id);
      return onMessages(frame.channel_id);
    case "commands":
      world.commands = frame.commands;
      return draw();
    case "bot":
      if (frame.bot.online && !world.bot.online) clearFailures();
      world.bot = frame.bot;
      return draw();
    case "world":
      world.change(frame);
      if (!ctx.channel) channelId = world.guilds[0]?.channels[0]?.id ?? null;
      return draw();
    case "modal":
      return openModal(frame, ctx, ctx.channel, (components) =>
        ctx.ask({
          t: "modal_submit",
          interaction_id: frame.interaction_id,
          custom_id: frame.custom_id,
          components,
        }),
      );
    default:
      return undefined;
  }
}

function onMessages(id) {
  if (id === channelId) log.update();
  markRead();
  drawAround();
}

/** Remove notices about failures that are over: the bot is back, or the page is connected anew. */
function clearFailures() {
  composer.clearFailure();
  log.clearFailures();
}

function onConnection(state) {
  const lost = state === "lost";
  document.body.classList.toggle("offline", lost);
  at("banner").hidden = !lost;
  at("banner").textContent = lost ? "Not connected to the playground. Trying again…" : "";
}

// Drawing

function draw() {
  const { channel } = ctx;
  if (channel) visited.set(channel.guild_id, channel.id);
  const title = channel ? world.title(channel) : "No channel";
  at("title").replaceChildren(
    icon(
      ...(channel?.guild_id ? (channel.kind === "thread" ? ICONS.thread : ICONS.hash) : ICONS.chat),
    ),
    title,
  );
  document.title = `${channel?.guild_id ? "#" : ""}${title} · ${nameOf(world.me)} · Playground`;
  keepPlace();
  markRead();
  drawAround();
  drawMembers(at("members"), ctx);
  drawLanguages(at("my-language"), at("guild-language"), ctx);
  log.show();
  composer.refresh();
}

function drawAround() {
  drawRail(at("rail"), ctx);
  drawSide(at("side"), ctx);
  drawSwitch(at("switch"), ctx);
}

function markRead() {
  if (channelId && !document.hidden) readState.markRead(channelId);
}

// Actions

/** Use a button or select of a message. */
async function use(message, component, control, values) {
  log.showFailure(message.id, null);
  control.setAttribute("aria-busy", "true");
  const { id: message_id, channel_id } = message;
  const frame = {
    t: "component",
    message_id,
    channel_id,
    custom_id: component.custom_id,
    component_type: component.type,
  };
  try {
    await ctx.ask(values ? { ...frame, values } : frame);
  } catch (error) {
    log.showFailure(message.id, error.message);
  } finally {
    control.removeAttribute("aria-busy");
  }
}

function dismiss(message) {
  ctx.ask({ t: "dismiss", message_id: message.id }).catch((error) => ctx.showNotice(error.message));
}

function dismissFailure(message) {
  log.showFailure(message.id, null);
  ctx.focusComposer();
}

function mention(user) {
  if (narrow.matches) toggleMembers(false);
  composer.mention(user);
}

// Layout and keyboard

function toggleDrawer(open = !document.body.classList.contains("drawer-open")) {
  document.body.classList.toggle("drawer-open", open);
  at("menu").setAttribute("aria-expanded", String(open));
  if (open) at("side").querySelector("a")?.focus();
}

function toggleMembers(wanted) {
  const open = document.body.classList.toggle("members-open", wanted);
  at("people").setAttribute("aria-expanded", String(open));
}

/** Letters typed anywhere go into the message box, as on Discord; Escape leads back to it. */
function typeAnywhere(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at("modal").open)
    return;
  if (event.target.matches("input, textarea, select, [role=menuitem]")) return;
  if (event.key === "Escape") {
    toggleDrawer(false);
    ctx.focusComposer();
  } else if (event.key.length === 1 && event.key !== " ") ctx.focusComposer();
}

at("menu").append(icon(...ICONS.menu));
at("people").append(icon(...ICONS.people));
at("send").append(icon("M4 12h14", "M12 6l6 6-6 6"));
at("menu").onclick = () => toggleDrawer();
at("overlay").onclick = () => toggleDrawer(false);
at("people").onclick = () => toggleMembers();
at("skip").onclick = (event) => {
  event.preventDefault();
  ctx.focusComposer();
};
document.addEventListener("keydown", typeAnywhere);
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !world.me) return;
  markRead();
  drawAround();
});
window.addEventListener("hashchange", () => {
  const wanted = hash();
  const person = wanted.get("person");
  if (wanted.get("channel") && world.channel(wanted.get("channel")))
    channelId = wanted.get("channel");
  if (person && person !== world.me?.id) switchPerson(person);
  else draw();
});
keepTimesFresh();
socket.connect(hash().get("person"));
