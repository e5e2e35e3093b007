// The list of suggestions above the message box, and which of them is marked.

import { el } from "./dom.js";

/** A list of suggestions that belongs to a text field, which keeps the focus. */
export class SuggestionList {
  #items = [];
  #chosen = -1;

  constructor(list, input, onPick) {
    this.list = list;
    this.input = input;
    this.onPick = onPick;
    list.onmousedown = (event) => event.preventDefault(); // Focus stays in the text.
  }

  get length() {
    return this.#items.length;
  }

  /** The item that Enter picks: the marked one, if any is. */
  get chosen() {
    return this.#items[this.#chosen] ?? null;
  }

  /** The item that Tab picks: the marked one, else the first. */
  get preferred() {
    return this.chosen ?? this.#items[0];
  }

  /** Show these items, with one of them marked (-1: none). */
  show({ heading = "Suggestions", items, chosen = 0 }) {
    this.#items = items;
    this.list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.list.setAttribute("aria-label", heading);
    this.list.dataset.heading = heading;
    this.list.hidden = items.length === 0;
    this.#mark(items.length ? chosen : -1);
  }

  /** Mark the next item or the one before, wrapping around. */
  move(step) {
    const count = this.#items.length;
    const from = this.#chosen < 0 && step < 0 ? 0 : this.#chosen;
    this.#mark((from + step + count) % count);
  }

  #row(item, index) {
    const options = (item.more ?? []).map((option) => tag(option.shown, option.required));
    return el(
      "div",
      {
        class: "option",
        role: "option",
        id: `suggestion-${index}`,
        onclick: () => this.onPick(item),
      },
      item.picture?.(),
      el("span", { class: "option__label" }, item.label),
      options.length > 0 && el("span", { class: "option__more" }, options),
      item.tag && tag(item.tag, item.tag === "required"),
      item.about && el("span", { class: "option__about" }, item.about),
    );
  }

  #mark(index) {
    this.#chosen = index;
    [...this.list.children].forEach((row, at) => {
      row.classList.toggle("option--active", at === index);
      row.setAttribute("aria-selected", String(at === index));
    });
    const row = this.list.children[index];
    row?.scrollIntoView({ block: "nearest" });
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
  }
}

function tag(text, required) {
  return el("span", { class: required ? "tag tag--required" : "tag" }, text);
}
