// Menus: a list of actions beside what they act on.

import { el, place } from "./dom.js";

let close = () => {};

/**
 * Open a menu at an element. `items` are [{label, run, danger?, name?}] or {heading}, `look` is a
 * class; focus returns to the element when the menu closes.
 */
export function openMenu(anchor, label, items, look = "") {
  close();
  const menu = el("div", {
    class: `popup menu ${look}`,
    role: "menu",
    popover: "manual",
    "aria-label": label,
  });
  const rows = items.map((item) => {
    if (item.heading)
      return el("div", { class: "menu__heading", role: "presentation" }, item.heading);
    const kind = item.danger ? "menu__item menu__item--danger" : "menu__item";
    return el(
      "button",
      {
        type: "button",
        class: kind,
        role: "menuitem",
        "aria-label": item.name,
        tabindex: "-1",
        onclick: () => choose(item),
      },
      item.label,
    );
  });
  menu.append(...rows);
  document.body.append(menu);
  const buttons = [...menu.querySelectorAll("[role=menuitem]")];
  const outside = (event) => menu.contains(event.target) || close();
  close = () => {
    document.removeEventListener("pointerdown", outside, true);
    menu.remove();
    close = () => {};
    if (anchor.isConnected) anchor.focus({ preventScroll: true });
  };
  function choose(item) {
    close();
    item.run();
  }
  menu.onkeydown = (event) => {
    const at = buttons.indexOf(document.activeElement);
    const to = {
      ...{ ArrowDown: at + 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowLeft: at - 1 },
      ...{ Home: 0, End: buttons.length - 1 },
    }[event.key];
    if (to !== undefined) buttons.at(to % buttons.length).focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else if (event.key.length === 1)
      buttons
        .find((each) => each.textContent.toLowerCase().startsWith(event.key.toLowerCase()))
        ?.focus();
    else return;
    if (event.key !== "Enter" && event.key !== " ") event.preventDefault();
    event.stopPropagation();
  };
  menu.showPopover();
  place(menu, anchor);
  document.addEventListener("pointerdown", outside, true);
  buttons[0]?.focus();
}
