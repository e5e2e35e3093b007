// One message, from the line above it ("Alice used /ttt start") to the notes below it.

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { ICONS, el, icon } from "./dom.js";
import { embeds } from "./embeds.js";
import { attachments } from "./files.js";
import { markdown } from "./markdown.js";
import { SMILE, chooseReaction, reactions } from "./reactions.js";
import { clock } from "./times.js";
import { nameOf } from "./world.js";

const LOADING = 1 << 7;
const SUPPRESS_EMBEDS = 1 << 2;
const GROUP_WITHIN_MS = 7 * 60 * 1000;

/** Whether a message follows one of the same author so soon that it needs no name of its own. */
export function continues(message, before) {
  if (
    !before ||
    message.interaction_metadata ||
    message.message_reference ||
    message.ephemeral !== before.ephemeral
  )
    return false;
  const apart = new Date(message.timestamp) - new Date(before.timestamp);
  return (
    before.author.id === message.author.id && !before.interaction_metadata && apart < GROUP_WITHIN_MS
  );
}

/** Build the element of a message. `failure` is why the last use of it failed, if it did. */
export function messageNode(message, { compact, failure }, ctx) {
  const author = ctx.world.user(message.author.id) ?? message.author;
  const look = [
    "message",
    compact && "message--compact",
    message.ephemeral && "message--private",
    message.pings_me && "message--ping",
  ];
  const head = compact ? clock(message.timestamp, ctx.locale) : heading(message, author, ctx);
  return el(
    "article",
    {
      class: look.filter(Boolean).join(" "),
      "data-message": message.id,
      "aria-label": `${nameOf(author)}${message.ephemeral ? ", only you can see this" : ""}`,
      oncontextmenu: (event) => ctx.messageMenu(event, message),
    },
    compact ? null : origin(message, ctx),
    compact
      ? null
      : el("div", { class: "message__avatar" }, avatar(author, "avatar avatar--large")),
    el(
      "div",
      { class: "message__body" },
      head,
      contentOf(message, ctx),
      reactions(message, ctx),
      foot(message, failure, ctx),
    ),
    actions(message, author, ctx),
  );
}

/** The line above a message: which command or message it answers. */
function origin(message, ctx) {
  const used = message.interaction_metadata;
  if (used?.name && used.type === 2) {
    const user = ctx.world.user(used.user.id) ?? used.user;
    const name = (used.command_type ?? 1) === 1 ? `/${used.name}` : used.name;
    return el(
      "div",
      { class: "origin" },
      avatar(user, "avatar avatar--tiny"),
      person(user, ctx, "origin__name"),
      " used ",
      el("span", { class: "origin__command" }, name),
    );
  }
  const reference = message.message_reference;
  if (!reference?.message_id || message.message_snapshots) return null;
  const target = ctx.world.message(reference.channel_id, reference.message_id);
  const visit = (event) => ctx.visit(event, reference.channel_id, reference.message_id);
  const text = target ? summary(target, ctx) : "Original message was deleted";
  const author = target && (ctx.world.user(target.author.id) ?? target.author);
  return el(
    "div",
    { class: "origin" },
    icon(...ICONS.reply),
    author && el("span", { class: "origin__name" }, nameOf(author)),
    target
      ? el("a", { class: "origin__text", href: "/#", onclick: visit }, text)
      : el("span", { class: "origin__text" }, text),
  );
}

function summary(message, ctx) {
  const words = [message.content, ...texts(message.components ?? [])].find((each) => each?.trim());
  return (
    (words ?? "Click to see the message")
      .replace(/\[([^\]\n]+)\]\([^)\s]+\)/g, "$1")
      .replace(/[*_~`#>|]+|<[^>]*>/g, (mark) => plain(mark, ctx))
      .split("\n")
      .find((line) => line.trim())
      ?.trim()
      .slice(0, 90) ?? "Click to see the message"
  );
}

/** What is left of a mark where there is only plain text: of a mention its name. */
function plain(mark, ctx) {
  const [, id] = /^<@!?(\d+)>$/.exec(mark) ?? [];
  const user = id && ctx.world.user(id);
  return user ? `@${nameOf(user)}` : "";
}

function texts(components) {
  return components.flatMap((component) => [
    component.content,
    ...texts(component.components ?? []),
  ]);
}

function heading(message, author, ctx) {
  const badge = (author.bot ?? message.author.bot) && el("span", { class: "badge" }, "APP");
  const edited =
    message.edited_timestamp && !message.content && el("span", { class: "edited" }, "(edited)");
  return el(
    "div",
    { class: "message__head" },
    person(author, ctx, "message__name"),
    badge,
    clock(message.timestamp, ctx.locale),
    edited,
  );
}

/** A person's name, which opens the menu of what can be done with them. */
function person(user, ctx, look) {
  const open = (event) => ctx.personMenu(event, user);
  return el(
    "button",
    { type: "button", class: look, "aria-haspopup": "menu", onclick: open, oncontextmenu: open },
    nameOf(user),
  );
}

function contentOf(message, ctx) {
  if (message.flags & LOADING) {
    return el(
      "div",
      { class: "thinking" },
      el("span", { class: "thinking__dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      `${nameOf(ctx.world.user(message.author.id) ?? message.author)} is thinking…`,
    );
  }
  const text = markdown(message.content ?? "", ctx);
  if (text.length && message.edited_timestamp)
    text.at(-1).append(" ", el("span", { class: "edited" }, "(edited)"));
  return el(
    "div",
    { class: "message__content" },
    forwarded(message, ctx),
    text,
    attachments(message),
    message.flags & SUPPRESS_EMBEDS ? null : embeds(message.embeds, ctx),
    components(message.components, message, ctx),
  );
}

/** The message that this one forwards, if it does. */
function forwarded(message, ctx) {
  return (message.message_snapshots ?? []).map(({ message: copy }) =>
    el(
      "blockquote",
      { class: "forwarded" },
      el("div", { class: "subtext" }, icon(...ICONS.answer), " Forwarded"),
      markdown(copy.content ?? "", ctx),
      attachments(copy),
      embeds(copy.embeds, ctx),
    ),
  );
}

function foot(message, failure, ctx) {
  const failed =
    failure &&
    el(
      "div",
      { class: "failed", role: "alert" },
      icon(...ICONS.alert),
      el("span", {}, el("strong", {}, "This interaction failed."), ` ${failure}`),
      el(
        "button",
        { type: "button", class: "textual", onclick: () => ctx.dismissFailure(message) },
        "Dismiss",
      ),
    );
  if (!message.ephemeral) return failed;
  const dismiss = el(
    "button",
    { type: "button", class: "textual", onclick: () => ctx.dismiss(message) },
    "Dismiss message",
  );
  const note = el(
    "div",
    { class: "private" },
    icon(...ICONS.eye),
    "Only you can see this · ",
    dismiss,
  );
  return failed ? [failed, note] : note;
}

function actions(message, author, ctx) {
  if (message.ephemeral) return null;
  const open = (event) => ctx.messageMenu(event, message);
  const quick = (label, strokes, onclick) =>
    el("button", { type: "button", class: "quick", "aria-label": label, onclick }, icon(...strokes));
  return el(
    "div",
    { class: "message__actions" },
    quick("Add a reaction", SMILE, (event) => chooseReaction(event.currentTarget, message, ctx)),
    quick("Reply", ICONS.answer, () => ctx.reply(message)),
    message.author.id === ctx.world.me?.id &&
      quick("Edit message", ICONS.pencil, () => ctx.edit(message)),
    el(
      "button",
      {
        type: "button",
        class: "apps",
        "aria-haspopup": "menu",
        "aria-label": `Apps for the message of ${nameOf(author)}`,
        onclick: open,
      },
      "⋯ Apps",
    ),
  );
}
