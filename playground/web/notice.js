// The sentence above the message box that says what went wrong.

import { ICONS, el, icon } from "./dom.js";

/** A sentence that stays until it is dismissed. */
export class Notice {
  #box;
  #input;
  #failed = false; // Whether it is about a failed interaction.

  constructor(box, input) {
    this.#box = box;
    this.#input = input;
  }

  get shown() {
    return !this.#box.hidden;
  }

  /** Show a sentence. An empty one removes it. */
  show(sentence, title = "", { failed = false } = {}) {
    this.#failed = failed;
    this.#box.hidden = !sentence;
    if (!sentence) return this.#box.replaceChildren();
    const text = el("span", {}, title && el("strong", {}, title), title && " ", sentence);
    const dismiss = () => {
      this.show("");
      this.#input.focus();
    };
    const props = { type: "button", class: "notice__dismiss", "aria-label": "Dismiss" };
    const button = el("button", { ...props, onclick: dismiss }, icon(...ICONS.cross));
    this.#box.replaceChildren(text, button);
  }

  clearFailure() {
    if (this.#failed) this.show("");
  }
}
