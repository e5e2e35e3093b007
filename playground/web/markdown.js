// Discord's block Markdown: headings, lists, quotes, small print and code blocks.

import { el } from "./dom.js";
import { inline, onlyEmoji } from "./inline.js";

const FENCE = /```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]*?)\n?```/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;
const QUOTE = /^> ?(.*)$/;
const LARGE_EMOJI_AT_MOST = 30;

/** Return the nodes for a text in Discord's Markdown. */
export function markdown(text, ctx) {
  if (onlyEmoji(text, LARGE_EMOJI_AT_MOST)) {
    return [el("div", { class: "lines lines--large" }, inline(text.trim(), ctx))];
  }
  const nodes = [];
  let from = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (!fence[2].trim()) continue;
    nodes.push(...blocks(text.slice(from, fence.index).replace(/\n$/, ""), ctx));
    nodes.push(el("pre", { tabindex: "0" }, el("code", { "data-language": fence[1] }, fence[2])));
    from = fence.index + fence[0].length;
    if (text[from] === "\n") from += 1;
  }
  nodes.push(...blocks(text.slice(from), ctx));
  return nodes;
}

function blocks(text, ctx) {
  if (!text) return [];
  const lines = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(el("div", { class: "lines" }, inline(plain.join("\n"), ctx)));
    plain = [];
  };
  const push = (node) => {
    flush();
    nodes.push(node);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let found;
    if (line.startsWith(">>> ")) {
      push(el("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), ctx)));
      break;
    } else if (QUOTE.test(line) && line.startsWith("> ")) {
      const quoted = take(lines, at, (each) => each.startsWith("> "));
      push(el("blockquote", {}, blocks(quoted.map((each) => QUOTE.exec(each)[1]).join("\n"), ctx)));
      at += quoted.length - 1;
    } else if ((found = HEADING.exec(line))) {
      push(
        el(
          "div",
          {
            class: `heading heading--${found[1].length}`,
            role: "heading",
            "aria-level": found[1].length + 2,
          },
          inline(found[2], ctx),
        ),
      );
    } else if ((found = SUBTEXT.exec(line))) {
      push(el("div", { class: "subtext" }, inline(found[1], ctx)));
    } else if (ITEM.test(line)) {
      const items = take(lines, at, (each) => ITEM.test(each)).map((each) => ITEM.exec(each));
      const { node, length } = list(items, ctx);
      push(node);
      at += length - 1;
    } else {
      plain.push(line);
    }
  }
  flush();
  return nodes;
}

function take(lines, from, belongs) {
  let to = from;
  while (to < lines.length && belongs(lines[to])) to += 1;
  return lines.slice(from, to);
}

/** Build a list from matched items, up to one of another kind; deeper ones form a list within. */
function list(items, ctx) {
  const indent = items[0][1].length;
  const ordered = isNumber(items[0]);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0][2], 10) } : {});
  let at = 0;
  while (at < items.length && items[at][1].length >= indent && isNumber(items[at]) === ordered) {
    const item = el("li", {}, inline(items[at][3], ctx));
    at += 1;
    while (at < items.length && items[at][1].length > indent) {
      const inner = list(
        take(items, at, (each) => each[1].length > indent),
        ctx,
      );
      item.append(inner.node);
      at += inner.length;
    }
    node.append(item);
  }
  return { node, length: at };
}

function isNumber(item) {
  return /\d/.test(item[2]);
}
