// Dropdowns: one or several of a list, by mouse, keyboard or the first letters of an option.

import { ICONS, el, icon, place } from "./dom.js";

const TYPING_PAUSE_MS = 700;
let numbers = 0;

/**
 * Return a dropdown. `options` is a function that returns [{label, value, description?, picture?}],
 * asked anew each time the list opens. `onChange(values, node)` is called when a choice is made;
 * if several can be chosen, when the list closes. `node.values` are the chosen ones.
 */
export function dropdown({
  label,
  placeholder,
  options,
  chosen = [],
  min = 1,
  max = 1,
  disabled = false,
  onChange,
}) {
  const id = `select-${(numbers += 1)}`;
  const many = max > 1;
  const list = el("div", {
    class: "popup options",
    role: "listbox",
    id,
    popover: "manual",
    "aria-label": label,
    "aria-multiselectable": many && "true",
  });
  const shown = el("span", { class: "select__value" });
  const trigger = el(
    "button",
    {
      type: "button",
      class: "select__trigger",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": label,
      "aria-disabled": disabled && "true",
    },
    shown,
    icon(...ICONS.down),
  );
  const node = el("div", { class: "select" }, trigger, list);
  node.values = [...chosen];
  let offered = [];
  let active = -1;
  let before = "";
  let typed = "";
  let typedAt = 0;

  const describe = () => {
    const known = options();
    const names = node.values.map(
      (value) => known.find((each) => each.value === value)?.label ?? value,
    );
    shown.textContent = names.length ? names.join(", ") : placeholder;
    shown.classList.toggle("select__value--empty", names.length === 0);
    trigger.setAttribute("aria-label", names.length ? `${label}: ${names.join(", ")}` : label);
  };
  const isOpen = () => trigger.getAttribute("aria-expanded") === "true";
  const mark = (index) => {
    active = Math.max(0, Math.min(index, offered.length - 1));
    [...list.querySelectorAll("[role=option]")].forEach((each, at) =>
      each.classList.toggle("option--active", at === active),
    );
    const current = list.querySelectorAll("[role=option]")[active];
    if (current) trigger.setAttribute("aria-activedescendant", current.id);
    current?.scrollIntoView({ block: "nearest" });
  };
  const draw = () => {
    const rows = offered.map((option, index) =>
      el(
        "div",
        {
          class: "option",
          role: "option",
          id: `${id}-${index}`,
          "aria-selected": String(node.values.includes(option.value)),
          onclick: () => choose(index),
          onpointermove: () => active === index || mark(index),
        },
        option.picture?.(),
        el(
          "span",
          { class: "option__text" },
          el("span", { class: "option__label" }, option.label),
          option.description && el("span", { class: "option__about" }, option.description),
        ),
        el("span", { class: "option__check" }, icon(...ICONS.check)),
      ),
    );
    const range = min === max ? `Choose ${max}` : `Choose ${min || "none"} to ${max}`;
    const done =
      many &&
      el(
        "div",
        { class: "options__foot" },
        el("span", {}, range),
        el(
          "button",
          { type: "button", class: "button button--primary", tabindex: "-1", onclick: close },
          "Done",
        ),
      );
    list.replaceChildren(
      ...(rows.length ? rows : [el("div", { class: "options__none" }, "Nothing to choose from")]),
      ...(done ? [done] : []),
    );
    mark(active);
  };
  const open = () => {
    if (disabled || isOpen()) return;
    offered = options();
    before = JSON.stringify(node.values);
    active = Math.max(
      0,
      offered.findIndex((each) => node.values.includes(each.value)),
    );
    trigger.setAttribute("aria-expanded", "true");
    list.showPopover();
    draw();
    list.style.minWidth = `${trigger.getBoundingClientRect().width}px`;
    place(list, trigger);
    mark(active);
    document.addEventListener("pointerdown", outside, true);
  };
  function close() {
    if (!isOpen()) return;
    trigger.setAttribute("aria-expanded", "false");
    trigger.removeAttribute("aria-activedescendant");
    if (list.isConnected) list.hidePopover();
    document.removeEventListener("pointerdown", outside, true);
    describe();
    if (JSON.stringify(node.values) === before) return;
    if (node.values.length < min) node.values = JSON.parse(before);
    else onChange?.(node.values, node);
    describe();
  }
  function outside(event) {
    if (!node.contains(event.target)) close();
  }
  function choose(index) {
    const { value } = offered[index] ?? {};
    if (value === undefined) return;
    const had = node.values.includes(value);
    if (many) {
      if (had) node.values = node.values.filter((each) => each !== value);
      else if (node.values.length < max) node.values = [...node.values, value];
      active = index;
      draw();
      trigger.focus();
      return;
    }
    node.values = had && min === 0 ? [] : [value];
    if (had && min > 0) before = ""; // Choosing the same again counts, as on Discord.
    close();
    trigger.focus();
  }
  const type = (letter) => {
    typed = Date.now() - typedAt > TYPING_PAUSE_MS ? letter : typed + letter;
    typedAt = Date.now();
    const found = offered.findIndex((each) =>
      each.label.toLowerCase().startsWith(typed.toLowerCase()),
    );
    if (found !== -1) mark(found);
  };

  list.onmousedown = (event) => event.preventDefault(); // Focus stays with the trigger.
  trigger.onclick = () => (isOpen() ? close() : open());
  trigger.onblur = (event) => event.relatedTarget && !node.contains(event.relatedTarget) && close();
  trigger.onkeydown = (event) => {
    const moves = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: offered.length - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    const opens = ["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key);
    if (!isOpen()) {
      if (!opens) return;
      open();
    } else if (event.key in moves) mark(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else if (event.key === "Escape") close();
    else if (event.key === "Tab") return close();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) type(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  describe();
  return node;
}
