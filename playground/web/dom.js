// Building and changing the document. Data becomes text and checked attributes, never markup.

const SVG = "http://www.w3.org/2000/svg";
const WEB_ADDRESS = /^(https?:|blob:|\/(?!\/))/i;

/**
 * Build an element. Properties that start with "on" are listeners, `sig` marks an element with a
 * state of its own (see `morph`), `style` is an object; false, null and undefined are left out.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on") || name === "sig") node[name] = value;
    else if (name === "style")
      for (const [key, set] of Object.entries(value)) node.style.setProperty(key, set);
    else if ((name === "href" || name === "src") && !WEB_ADDRESS.test(value)) continue;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

/** Build a picture of one or more strokes on a 24 by 24 grid; it is hidden from screen readers. */
export function icon(...strokes) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of [
    ["viewBox", "0 0 24 24"],
    ["class", "icon"],
    ["aria-hidden", "true"],
  ]) {
    svg.setAttribute(name, value);
  }
  for (const stroke of strokes) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", stroke);
    svg.append(path);
  }
  return svg;
}

export const ICONS = {
  menu: ["M4 6h16", "M4 12h16", "M4 18h16"],
  hash: ["M10 4 8 20", "M16 4l-2 16", "M5 9h15", "M4 15h15"],
  thread: ["M5 5v6a4 4 0 0 0 4 4h9", "M14 11l4 4-4 4"],
  chat: ["M4 5h16v11H11l-5 4v-4H4z"],
  eye: [
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z",
    "M12 9.5a2.5 2.5 0 1 0 .01 0z",
  ],
  file: ["M6 3h8l4 4v14H6z", "M14 3v4h4"],
  down: ["M6 9l6 6 6-6"],
  check: ["M5 12.5l4.5 4.5L19 7.5"],
  cross: ["M6 6l12 12", "M18 6L6 18"],
  out: ["M14 4h6v6", "M20 4l-9 9", "M18 14v6H4V6h6"],
  reply: ["M5 20v-6a4 4 0 0 1 4-4h10", "M15 6l4 4-4 4"],
  answer: ["M9 6 4 11l5 5", "M4 11h9a7 7 0 0 1 7 7v1"],
  pencil: ["M4 20l1-5L16 4l4 4L9 19z", "M14 6l4 4"],
  alert: ["M12 4l9 16H3z", "M12 10v4", "M12 17v.5"],
  people: [
    "M9 11a3.5 3.5 0 1 0-.01 0z",
    "M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6",
    "M16 4.5a3.5 3.5 0 0 1 0 6.3",
    "M18 14.5c2.3.8 3.5 2.700 3.500 5.500",
  ],
};

const LISTENERS = ["onclick", "onkeydown", "oncontextmenu", "onpointerdown"];

/**
 * Change `from` so that it looks like `to`, keeping the nodes that can stay: with them stay focus,
 * scrolling and loaded pictures. Elements with a `sig` keep all of themselves while it is the same.
 */
export function morph(from, to) {
  if (from.nodeName !== to.nodeName || from.sig !== to.sig) {
    from.replaceWith(to);
    return to;
  }
  if (from.sig !== undefined) return from;
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return from;
  }
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) === value) continue;
    if (name === "style")
      from.style.cssText = value; // The page's policy forbids the attribute.
    else from.setAttribute(name, value);
  }
  for (const listener of LISTENERS)
    if (from[listener] !== to[listener]) from[listener] = to[listener];
  fill(from, [...to.childNodes]);
  return from;
}

/** Make the children of an element look like the wanted nodes, keeping those that can stay. */
export function fill(parent, wanted) {
  wanted.forEach((child, index) => {
    const present = parent.childNodes[index];
    if (present) morph(present, child);
    else parent.append(child);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild.remove();
}

/** Return the initials that stand for a name: its first letter, or two for two words. */
export function initials(name, most = 1) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words
    .slice(0, most)
    .map((word) => [...word].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? [...word][0]);
  return letters.join("").toUpperCase() || "?";
}

/** Keep a popup beside its anchor and inside the window, above it if there is more room. */
export function place(popup, anchor, { gap = 4, prefer = "below" } = {}) {
  const at = anchor.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - gap * 2;
  const above = at.top - gap * 2;
  const up =
    prefer === "above" ? above > 120 : below < Math.min(popup.scrollHeight, 320) && above > below;
  popup.style.maxHeight = `${Math.max(96, Math.min(320, up ? above : below))}px`;
  const box = popup.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, window.innerWidth - box.width - 8));
  popup.style.left = `${left}px`;
  popup.style.top = `${up ? Math.max(8, at.top - gap - box.height) : at.bottom + gap}px`;
}
