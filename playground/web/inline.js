// Discord's inline Markdown: bold, code, links, mentions, times, emoji. Text in, nodes out.

import { el } from "./dom.js";
import { time } from "./times.js";
import { nameOf } from "./world.js";

const DEEPEST = 12; // Nested marks beyond this stay as they were typed.
const WRAPS = [
  ["**", "strong"],
  ["__", "u"],
  ["~~", "s"],
  ["||", "spoiler"],
  ["*", "em"],
  ["_", "em"],
];
const SPECIAL = /[\\`<[*_~|h]/g;
const ANGLE =
  /<(?:@!?(?<user>\d+)|@&(?<role>\d+)|#(?<channel>\d+)|t:(?<time>-?\d{1,13})(?::(?<style>[tTdDfFRsS]))?|(?<animated>a?):(?<emoji>\w{2,32}):(?<emojiId>\d+)|\/(?<command>[^:<>\n]+):\d+|(?<url>https?:\/\/[^\s<>]+))>/y;
const LINK =
  /\[(?<label>(?:\\.|\[[^[\]\n]*\]|[^[\]\\\n])+)\]\(\s*<?(?<target>https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\s*\)/y;
const ADDRESS = /https?:\/\/[^\s<>]+/y;
const EMOJI = emojiPattern();

function emojiPattern() {
  try {
    return new RegExp("\\p{RGI_Emoji}", "gv");
  } catch {
    return /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
  }
}

/** Whether a text is a few emoji and nothing else: they are then drawn large. */
export function onlyEmoji(text, most) {
  let count = 0;
  const counted = () => {
    count += 1;
    return "";
  };
  const rest = text.replace(/<a?:\w{2,32}:\d+>/g, counted).replace(EMOJI, counted);
  return count > 0 && count <= most && rest.trim() === "";
}

/** Return the nodes for a line or a few. `ctx` knows the world and how to follow links. */
export function inline(text, ctx, depth = 0) {
  const nodes = [];
  let plainFrom = 0;
  let at = 0;
  const take = (node, length) => {
    nodes.push(...withEmoji(text.slice(plainFrom, at)), ...[node].flat());
    at += length;
    plainFrom = at;
  };
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text);
    if (!next) break;
    at = next.index;
    const found = special(text, at, ctx, depth);
    if (found) take(found.node, found.length);
    else at += 1;
  }
  nodes.push(...withEmoji(text.slice(plainFrom)));
  return nodes;
}

function special(text, at, ctx, depth) {
  switch (text[at]) {
    case "\\":
      return /[^\p{L}\p{N}\s]/u.test(text[at + 1] ?? "") ? { node: text[at + 1], length: 2 } : null;
    case "`":
      return code(text, at);
    case "<":
      return match(ANGLE, text, at, ({ groups }) => angle(groups, ctx));
    case "[":
      return match(LINK, text, at, ({ groups }) =>
        anchor(groups.target, inline(groups.label, ctx, depth + 1), ctx),
      );
    case "h":
      return address(text, at, ctx);
    default:
      return depth < DEEPEST ? wrapped(text, at, ctx, depth) : null;
  }
}

function match(pattern, text, at, build) {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (!found) return null;
  const node = build(found);
  return node && { node, length: found[0].length };
}

function code(text, at) {
  const ticks = /`+/y;
  ticks.lastIndex = at;
  const [run] = ticks.exec(text);
  let end = text.indexOf(run, at + run.length);
  while (end !== -1 && text[end + run.length] === "`")
    end = text.indexOf(run, end + run.length + 1);
  if (end === -1 || end === at + run.length) return null;
  return {
    node: el("code", {}, text.slice(at + run.length, end).trim()),
    length: end + run.length - at,
  };
}

function wrapped(text, at, ctx, depth) {
  for (const [mark, tag] of WRAPS) {
    if (!text.startsWith(mark, at)) continue;
    const from = at + mark.length;
    const end = closing(text, from, mark);
    if (end <= from) continue;
    if (mark.length === 1 && !hugs(text, at, from, end, mark)) continue;
    const inner = inline(text.slice(from, end), ctx, depth + 1);
    const node = tag === "spoiler" ? spoiler(inner, text.slice(from, end)) : el(tag, {}, inner);
    return { node, length: end + mark.length - at };
  }
  return null;
}

/** Find where a mark ends, at the last of its kind in a run; -1 if nowhere. */
function closing(text, from, mark) {
  const sign = mark[0];
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "`") at += (code(text, at)?.length ?? 1) - 1;
    else if (text[at] === sign) {
      let run = 1;
      while (text[at + run] === sign) run += 1;
      const closes = mark.length === 1 ? run % 2 === 1 : run >= 2;
      if (closes && at + run - mark.length >= from) return at + run - mark.length;
      at += run - 1;
    }
  }
  return -1;
}

/** Whether a single * or _ touches its words, and an _ is not inside one. */
function hugs(text, at, from, end, mark) {
  if (/\s/.test(text[from]) || /\s/.test(text[end - 1])) return false;
  return mark === "*" || !(/\w/.test(text[at - 1] ?? "") || /\w/.test(text[end + 1] ?? ""));
}

function angle(found, ctx) {
  if (found.user) {
    const user = ctx.world.user(found.user);
    return mention(`@${user ? nameOf(user) : "unknown user"}`, found.user === ctx.world.me?.id);
  }
  if (found.role) return mention(`@${ctx.world.role?.(found.role)?.name ?? "role"}`);
  if (found.command) return command(found.command, ctx);
  if (found.time) return time(Number(found.time), found.style, ctx.locale);
  if (found.emoji) return customEmoji(found.emoji, found.emojiId, ctx);
  if (found.url) return anchor(found.url, [found.url], ctx);
  const channel = ctx.world.channel(found.channel);
  if (!channel) return mention("#unknown");
  return el(
    "a",
    {
      class: "mention",
      href: `/#channel=${channel.id}`,
      onclick: (event) => ctx.visit(event, channel.id),
    },
    `#${channel.name}`,
  );
}

function mention(text, isMe = false) {
  return el("span", { class: isMe ? "mention mention--me" : "mention" }, text);
}

/** Return a command mention; pressing it writes the command into the message box. */
function command(name, ctx) {
  const begin = () => ctx.begin(`/${name} `);
  return el("button", { type: "button", class: "mention mention--command", onclick: begin }, `/${name}`);
}

function address(text, at, ctx) {
  if (/\w/.test(text[at - 1] ?? "")) return null;
  ADDRESS.lastIndex = at;
  const found = ADDRESS.exec(text)?.[0].replace(/[.,:;!?'"*_~|\]]+$/, "");
  if (!found) return null;
  const trimmed = found.endsWith(")") && !found.includes("(") ? found.replace(/\)+$/, "") : found;
  return { node: anchor(trimmed, [trimmed], ctx), length: trimmed.length };
}

const JUMP =
  /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(?<channel>\d+)(?:\/(?<message>\d+))?\/?$/;

/** Return a link. Links to a channel or message of this world lead there, others open a new tab. */
export function anchor(target, label, ctx, props = {}) {
  const jump = JUMP.exec(target)?.groups;
  const channel = jump && ctx.world.channel(jump.channel);
  if (channel) {
    const bare = label.length === 1 && label[0] === target;
    const text = bare ? `#${channel.name}${jump.message ? " › message" : ""}` : label;
    const follow = (event) => ctx.visit(event, channel.id, jump.message);
    return el(
      "a",
      {
        class: bare ? "mention" : "link",
        href: `/#channel=${channel.id}`,
        onclick: follow,
        ...props,
      },
      text,
    );
  }
  return el(
    "a",
    { class: "link", href: target, target: "_blank", rel: "noopener noreferrer", ...props },
    label,
  );
}

/** Return a custom emoji: its picture, a tile if it has none, its name if there is no such emoji. */
export function customEmoji(name, id, ctx) {
  const source = ctx.world.emojis[id];
  const shown = `:${name}:`;
  if (source === undefined) return shown;
  if (source === null) return tile(name, id);
  return el("img", {
    class: "emoji emoji--picture",
    src: source,
    alt: shown,
    title: shown,
    draggable: "false",
  });
}

function tile(name, id) {
  const word = name.split("_").at(-1);
  const blank = /^(blank|empty|none)$/.test(word);
  const letter = blank ? "\u00a0" : ([...word][0]?.toUpperCase() ?? "?");
  const hue = [...name].reduce(
    (sum, sign) => (sum * 31 + sign.codePointAt(0)) % 360,
    Number(BigInt(id ?? 0) % 360n),
  );
  const node = el(
    "span",
    { class: "emoji emoji--custom", role: "img", "aria-label": `:${name}:`, title: `:${name}:` },
    letter,
  );
  node.style.setProperty("--hue", hue);
  return node;
}

/** Return the emoji of a button or option, or null. */
export function emojiOf(partial, ctx) {
  if (!partial?.name && !partial?.id) return null;
  if (partial.id) return customEmoji(partial.name ?? "emoji", partial.id, ctx);
  return el("span", { class: "emoji" }, partial.name);
}

function spoiler(inner, sig) {
  const cover = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, show", sig },
    el("span", { class: "spoiler__text" }, inner),
  );
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    cover.classList.add("spoiler--shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    cover.onclick = cover.onkeydown = null;
  };
  cover.onclick = cover.onkeydown = show;
  return cover;
}

/** Return a text with each of its emoji in an element of its own, so that grids line up. */
export function withEmoji(text) {
  const nodes = [];
  let from = 0;
  for (const found of text.matchAll(EMOJI)) {
    if (found.index > from) nodes.push(text.slice(from, found.index));
    nodes.push(el("span", { class: "emoji" }, found[0]));
    from = found.index + found[0].length;
  }
  if (from < text.length) nodes.push(text.slice(from));
  return nodes;
}
