// The list of messages of the channel, updated in place and scrolled to its end.

import { el, morph } from "./dom.js";
import { continues, messageNode } from "./messages.js";
import { day } from "./times.js";

const SHOWN_AT_FIRST = 80;
const NEAR_END_PX = 80;

/** The log of the current channel. */
export class Log {
  #ctx;
  #failures = new Map();
  #drawn = new Map(); // Message id -> what its element was made of.
  #shown = SHOWN_AT_FIRST;
  #channelId = null;
  #atEnd = true;

  constructor(root, present, ctx) {
    this.root = root;
    this.present = present;
    this.#ctx = ctx;
    root.onscroll = () => this.#noticeScroll();
    present.onclick = () => this.toEnd();
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(root);
    root.addEventListener("load", () => this.#atEnd && this.toEnd(), true);
  }

  /** Draw the whole channel anew: another channel, or people and places that changed. */
  show() {
    this.#drawn.clear();
    const { channel } = this.#ctx;
    if (channel?.id !== this.#channelId) {
      this.#channelId = channel?.id ?? null;
      this.#shown = SHOWN_AT_FIRST;
      this.#atEnd = true;
      this.root.replaceChildren();
    }
    this.update();
    if (this.#atEnd) this.toEnd();
  }

  /** Update what is shown to the current messages. */
  update() {
    const { channel, world } = this.#ctx;
    if (!channel) return this.root.replaceChildren();
    const all = world.messages(channel.id);
    const messages = all.slice(-this.#shown);
    const hidden = all.length - messages.length;
    const wanted = [hidden ? this.#earlier(hidden) : this.#welcome(channel)];
    let before = null;
    for (const message of messages) {
      const newDay = !before || dateOf(before) !== dateOf(message);
      if (newDay) wanted.push(this.#day(message));
      wanted.push(this.#nodeFor(message, !newDay && continues(message, before)));
      before = message;
    }
    this.#reconcile(wanted);
    if (this.#atEnd) this.toEnd();
    else this.#noticeScroll();
  }

  #day({ timestamp }) {
    const text = day(timestamp, this.#ctx.locale);
    const key = `day ${dateOf({ timestamp })}`;
    return el("div", { class: "day", role: "separator", "data-key": key }, el("span", {}, text));
  }

  /** Return the element of a message: the one on the page if nothing about it has changed. */
  #nodeFor(message, compact) {
    const failure = this.#failures.get(message.id);
    const known = this.#drawn.get(message.id);
    if (known?.message === message && known.compact === compact && known.failure === failure) {
      const present = this.root.querySelector(`:scope > [data-key="${message.id}"]`);
      if (present) return present;
    }
    this.#drawn.set(message.id, { message, compact, failure });
    const node = messageNode(message, { compact, failure }, this.#ctx);
    node.setAttribute("data-key", message.id);
    return node;
  }

  /** Put the wanted nodes in place, changing those with the same key and moving none. */
  #reconcile(wanted) {
    const keep = new Set(wanted.map((node) => node.dataset.key));
    for (const node of [...this.root.children]) if (!keep.has(node.dataset.key)) this.#leave(node);
    const present = new Map([...this.root.children].map((node) => [node.dataset.key, node]));
    let previous = null;
    for (const node of wanted) {
      const old = present.get(node.dataset.key);
      const placed = old && old !== node ? morph(old, node) : node;
      if (placed.parentNode !== this.root) {
        if (previous) previous.after(placed);
        else this.root.prepend(placed);
      }
      previous = placed;
    }
  }

  #leave(node) {
    const hadFocus = node.contains(document.activeElement);
    node.remove();
    if (hadFocus) this.#ctx.focusComposer();
  }

  #welcome(channel) {
    const title = this.#ctx.world.title(channel);
    const name = channel.guild_id ? `#${title}` : title;
    return el(
      "div",
      { class: "welcome", "data-key": "welcome" },
      el("h2", {}, channel.guild_id ? `Welcome to ${name}` : name),
      el(
        "p",
        {},
        this.#ctx.world.commands.length
          ? "Type / to see the commands."
          : "No commands are registered yet.",
      ),
    );
  }

  #earlier(hidden) {
    const more = () => {
      const from = this.root.scrollHeight - this.root.scrollTop;
      this.#atEnd = false;
      this.#shown += SHOWN_AT_FIRST;
      this.update();
      this.root.scrollTop = this.root.scrollHeight - from;
    };
    return el(
      "div",
      { class: "welcome", "data-key": "earlier" },
      el(
        "button",
        { type: "button", class: "button button--secondary", onclick: more },
        `Show earlier messages (${hidden})`,
      ),
    );
  }

  /** Show under a message that using it failed; null removes that. */
  showFailure(messageId, reason) {
    if (
      reason === null ? !this.#failures.delete(messageId) : !this.#failures.set(messageId, reason)
    )
      return;
    this.update();
  }

  /** Remove what was shown under messages about failed uses. */
  clearFailures() {
    if (!this.#failures.size) return;
    this.#failures.clear();
    this.update();
  }

  /** Show a message in the middle and highlight it for a moment. */
  reveal(messageId) {
    const all = this.#ctx.world.messages(this.#channelId);
    const index = all.findIndex((message) => message.id === messageId);
    if (index === -1) return;
    this.#shown = Math.max(this.#shown, all.length - index);
    this.update();
    const node = this.root.querySelector(`[data-message="${CSS.escape(messageId)}"]`);
    node.scrollIntoView({ block: "center" });
    node.classList.remove("message--flash");
    void node.offsetWidth; // Lets the animation begin anew.
    node.classList.add("message--flash");
    node.tabIndex = -1;
    node.focus({ preventScroll: true });
  }

  toEnd() {
    this.root.scrollTop = this.root.scrollHeight;
    this.#atEnd = true;
    this.present.hidden = true;
  }

  #noticeScroll() {
    const away = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight;
    this.#atEnd = away < NEAR_END_PX;
    this.present.hidden = this.#atEnd;
  }
}

function dateOf({ timestamp }) {
  return new Date(timestamp).toDateString();
}
