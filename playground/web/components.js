// Components V2 of a message: containers, texts, sections, rows of buttons and selects, media.

import { ICONS, el, icon } from "./dom.js";
import { fileCard, picture } from "./files.js";
import { anchor, emojiOf, withEmoji } from "./inline.js";
import { markdown } from "./markdown.js";
import { messageSelect } from "./select.js";

const ROW = 1;
const BUTTON = 2;
const LINK_STYLE = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

const BUILDERS = {
  1: row,
  9: section,
  10: (component, _, ctx) => el("div", { class: "text" }, markdown(component.content ?? "", ctx)),
  12: gallery,
  13: (component) =>
    fileCard(component.file?.url, component.name, component.size, component.spoiler),
  14: (component) =>
    el("hr", {
      class: `separator separator--${component.spacing === 2 ? "wide" : "narrow"}`,
      "data-line": component.divider !== false,
    }),
  17: container,
};

/** Return the nodes of a message's components; `ctx.use` is called when one is used. */
export function components(list, message, ctx) {
  return (list ?? []).map((component) => {
    const build = BUILDERS[component.type];
    return build
      ? build(component, message, ctx)
      : el(
          "div",
          { class: "subtext" },
          `A component of type ${component.type}, which the playground does not show.`,
        );
  });
}

function container(component, message, ctx) {
  const node = el("div", { class: "card" }, components(component.components, message, ctx));
  const colour = component.accent_color;
  if (colour !== null && colour !== undefined) {
    node.classList.add("card--accent");
    node.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
  }
  return component.spoiler ? covered(node, JSON.stringify(component)) : node;
}

function covered(node, sig) {
  const cover = el("button", { class: "cover", type: "button" }, "Spoiler");
  const box = el("div", { class: "covered", sig }, node, cover);
  node.inert = true;
  cover.onclick = () => {
    cover.remove();
    node.inert = false;
    box.classList.add("covered--shown");
  };
  return box;
}

function section(component, message, ctx) {
  const { accessory } = component;
  const beside =
    accessory?.type === BUTTON
      ? button(accessory, message, ctx)
      : accessory &&
        picture(accessory.media, accessory.description, accessory.spoiler, "thumbnail");
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section__text" }, components(component.components, message, ctx)),
    beside,
  );
}

function gallery(component) {
  const items = component.items ?? [];
  return el(
    "div",
    { class: `gallery gallery--${items.length}` },
    items.map((item) => picture(item.media, item.description, item.spoiler, "gallery__item")),
  );
}

function row(component, message, ctx) {
  const within = component.components ?? [];
  return el(
    "div",
    { class: "row" },
    within.map((each) =>
      each.type === BUTTON ? button(each, message, ctx) : messageSelect(each, message, ctx),
    ),
  );
}

/** Return a button. A disabled one stays in reach of the keyboard, so that a board can be read. */
function button(component, message, ctx) {
  const look = `button button--${STYLES[component.style] ?? "secondary"}`;
  const inside = [
    emojiOf(component.emoji, ctx),
    component.label && el("span", { class: "button__label" }, withEmoji(component.label)),
  ];
  if (component.style === LINK_STYLE) {
    if (component.disabled)
      return el(
        "span",
        { class: look, role: "link", "aria-disabled": "true" },
        inside,
        icon(...ICONS.out),
      );
    return anchor(component.url ?? "", [...inside.filter(Boolean), icon(...ICONS.out)], ctx, {
      class: look,
    });
  }
  const disabled = Boolean(component.disabled) || component.style === 6;
  const press = (event) => {
    if (disabled || event.currentTarget.getAttribute("aria-busy") === "true") return;
    ctx.use(message, component, event.currentTarget);
  };
  return el(
    "button",
    {
      type: "button",
      class: look,
      "aria-disabled": disabled && "true",
      onclick: press,
      onkeydown: walk,
    },
    inside,
  );
}

/** Move between the buttons of a message with the arrow keys, as on a board. */
function walk(event) {
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  const step = steps[event.key];
  const root = event.currentTarget.closest("[data-message]");
  if (!step || !root) return;
  const rows = [...root.querySelectorAll(".row")]
    .map((each) => [...each.querySelectorAll(".button")])
    .filter((each) => each.length);
  const line = rows.findIndex((each) => each.includes(event.currentTarget));
  if (line === -1) return;
  const column = rows[line].indexOf(event.currentTarget);
  const target = rows[line + step[0]];
  const next = target?.[Math.min(column + step[1], target.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Whether a message holds any component that can be used. */
export function usable(list) {
  return (list ?? []).some(
    (component) => component.type === ROW || component.accessory || usable(component.components),
  );
}
