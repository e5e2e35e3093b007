// The list above the composer: what can be put in, and which of it the keyboard has chosen.

import { el } from "./dom.js";

/** A list of suggestions that belongs to a text field, which keeps the focus. */
export class Offers {
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

  /** What Enter would take: the marked item, if any is. */
  get chosen() {
    return this.#items[this.#chosen] ?? null;
  }

  /** What Tab would take: the marked item, else the first. */
  get likely() {
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

  /** Mark the next item or the one before, round and round. */
  move(step) {
    const count = this.#items.length;
    const from = this.#chosen < 0 && step < 0 ? 0 : this.#chosen;
    this.#mark((from + step + count) % count);
  }

  #row(item, index) {
    const wants = (item.more ?? []).map((option) => tag(option.shown, option.required));
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
      wants.length > 0 && el("span", { class: "option__more" }, wants),
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

function tag(text, must) {
  return el("span", { class: must ? "tag tag--must" : "tag" }, text);
}
