// The line one writes in: messages, and commands with their options, offered as one types.

import { flatten, nested } from "./commands.js";
import { el } from "./dom.js";
import { chips, complaint, read, suggestions } from "./suggest.js";
import { upload } from "./uploads.js";
import { nameOf } from "./world.js";

const AUTOCOMPLETE_PAUSE_MS = 150;
const HISTORY_KEPT = 30;

/** The composer below the messages. `ctx` knows the world, the channel and how to ask the server. */
export class Composer {
  #ctx;
  #picks = new Map();
  #mentions = new Map();
  #history = [];
  #recalled = 0;
  #items = [];
  #chosen = -1;
  #closed = false;
  #choices = null;
  #askedFor = null;
  #timer = null;
  #pending = 0;

  constructor(root, ctx) {
    this.#ctx = ctx;
    this.notice = root.querySelector("#notice");
    this.list = root.querySelector("#suggestions");
    this.chips = root.querySelector("#chips");
    this.input = root.querySelector("#composer-input");
    this.status = root.querySelector("#composer-status");
    this.file = root.querySelector("#composer-file");
    root.querySelector("#send").onclick = () => this.#send();
    this.input.oninput = () => {
      this.#closed = false;
      this.say("");
      this.refresh();
    };
    this.input.onkeydown = (event) => this.#key(event);
    this.input.onblur = (event) => root.contains(event.relatedTarget) || this.#close();
    this.input.onfocus = () => this.refresh();
    this.list.onpointerdown = (event) => event.preventDefault(); // Focus stays in the text.
  }

  get #runs() {
    const { world, channel } = this.#ctx;
    return channel ? flatten(world.commandsIn(channel, 1), world.me?.locale) : [];
  }

  get #reading() {
    const { world, channel } = this.#ctx;
    return read(this.input.value, this.#runs, this.#picks, world, channel);
  }

  /** Show a sentence above the line: what went wrong. Empty takes it away. */
  say(sentence, title = "") {
    this.notice.replaceChildren(...(title ? [el("strong", {}, title), " "] : []), sentence);
    this.notice.hidden = !sentence;
  }

  /** Look at the text again and show what can follow it. */
  refresh() {
    const { channel, world } = this.#ctx;
    const name = channel ? `${channel.guild_id ? "#" : "@"}${world.title(channel)}` : "";
    const blocked = !channel || channel.can_send === false;
    this.input.placeholder = blocked ? "You cannot write here" : `Message ${name}, or type / for commands`;
    this.input.setAttribute("aria-label", `Message ${name}`);
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const reading = this.#reading;
    this.chips.replaceChildren(...(reading.run ? chips(reading, (option) => this.#add(option), (entry) => this.#drop(entry)) : []));
    this.chips.hidden = !reading.run || !this.chips.childElementCount;
    this.#complete(reading);
    const open = !this.#closed && document.activeElement === this.input && channel;
    const offered = open ? suggestions(this.input.value, reading, this.#runs, world, channel, this.#choices) : { items: [] };
    this.#draw(offered, reading);
    this.#hint(reading);
  }

  /** Name somebody in the message being written. */
  mention(user) {
    this.#mentions.set(`@${nameOf(user)}`, user.id);
    this.input.focus();
    this.#write(`${this.input.value}@${nameOf(user)} `);
  }

  #hint(reading) {
    const { bot } = this.#ctx.world;
    let text = "";
    if (this.#pending) text = `${bot?.name ?? "The bot"} is answering…`;
    else if (reading.run && reading.acceptable) text = this.#chosen >= 0 ? "Enter chooses" : "Enter sends · Tab completes";
    else if (reading.kind === "command") text = this.#items.length ? "↑ ↓ to move · Tab or Enter chooses · Esc closes" : "";
    this.status.textContent = text;
  }

  #draw({ heading, items, chosen = 0 }, reading) {
    this.#items = items;
    this.#chosen = items.length ? chosen : -1;
    const loading = reading.active?.option.autocomplete && this.#choices === null;
    const title = loading ? `${heading} · loading…` : heading;
    const rows = items.map((item, index) =>
      el(
        "div",
        { class: "option", role: "option", id: `suggestion-${index}`, onclick: () => this.#pick(item) },
        item.picture?.(),
        el("span", { class: "option__label" }, item.label),
        item.more?.length > 0 && el("span", { class: "option__more" }, item.more.map((option) => el("span", { class: option.required ? "tag tag--must" : "tag" }, option.shown))),
        item.tag && el("span", { class: item.tag === "required" ? "tag tag--must" : "tag" }, item.tag),
        item.about && el("span", { class: "option__about" }, item.about),
      ),
    );
    this.list.replaceChildren(...rows);
    this.list.setAttribute("aria-label", heading ?? "Suggestions");
    this.list.dataset.heading = title ?? "";
    this.list.hidden = rows.length === 0;
    this.input.setAttribute("aria-expanded", String(rows.length > 0));
    this.#mark(this.#chosen);
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

  #key(event) {
    if (event.isComposing) return;
    const count = this.#items.length;
    if (count && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#mark(this.#chosen < 0 ? (step > 0 ? 0 : count - 1) : (this.#chosen + step + count) % count);
      this.#hint(this.#reading);
    } else if (count && event.key === "Tab" && !event.shiftKey) this.#pick(this.#items[Math.max(0, this.#chosen)]);
    else if (event.key === "Enter" && !event.shiftKey) {
      if (this.#chosen >= 0) this.#pick(this.#items[this.#chosen]);
      else this.#send();
    } else if (event.key === "Escape" && (count || this.input.value)) {
      if (count) this.#close();
      else this.#clear();
    } else if ((event.key === "ArrowUp" && !this.input.value) || (this.#recalled && /^Arrow(Up|Down)$/.test(event.key))) this.#recall(event.key === "ArrowUp" ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #close() {
    this.#closed = true;
    this.refresh();
  }

  #clear() {
    this.#write("", true);
    this.say("");
  }

  #write(text, closed = false) {
    this.input.value = text;
    this.#closed = closed;
    this.input.setSelectionRange(text.length, text.length);
    this.refresh();
  }

  #recall(step) {
    this.#recalled = Math.max(0, Math.min(this.#recalled + step, this.#history.length));
    const past = this.#history.at(-this.#recalled);
    if (this.#recalled && past) this.#picks = past.picks;
    this.#write(this.#recalled && past ? past.text : "", true);
  }

  #pick(item) {
    if (item.file) return this.#choose(item.file, item.text);
    if (item.mention) this.#mentions.set(`@${item.label}`, item.mention.id);
    if (item.pick) this.#remember(item.pick.option, item.pick.token, item.pick.value);
    this.input.focus();
    this.say("");
    return this.#write(item.text);
  }

  #remember(option, token, value) {
    const known = new Map(this.#picks.get(option.name) ?? []);
    this.#picks = new Map(this.#picks).set(option.name, known.set(token, value));
  }

  #choose(option, text) {
    this.file.onchange = async () => {
      const [file] = this.file.files;
      if (!file) return;
      try {
        this.#remember(option, file.name, await upload(file));
      } catch (error) {
        this.say(error.message);
        return;
      } finally {
        this.file.value = "";
      }
      this.input.focus();
      this.#write(`${text}${file.name} `);
    };
    this.file.click();
  }

  #add(option) {
    const text = `${this.input.value.trimEnd()} ${option.shown}:`;
    this.input.focus();
    if (option.type === 11) this.#choose(option, text);
    else this.#write(text);
  }

  #drop(entry) {
    const { value } = this.input;
    const text = `${value.slice(0, entry.nameFrom).trimEnd()} ${value.slice(entry.to).trimStart()}`;
    this.input.focus();
    this.#write(text);
  }

  /** Ask the bot for completions of the option being written, once the typing pauses. */
  #complete(reading) {
    const { active, run } = reading;
    if (!active?.option.autocomplete) {
      clearTimeout(this.#timer);
      this.#askedFor = this.#choices = null;
      return;
    }
    if (this.input.value === this.#askedFor) return;
    this.#askedFor = this.input.value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#askChoices(run, reading, this.#askedFor), AUTOCOMPLETE_PAUSE_MS);
  }

  async #askChoices(run, reading, text) {
    const options = reading.entries
      .filter((entry) => entry === reading.active || entry.error === undefined)
      .map((entry) => (entry === reading.active ? { ...sent(entry, entry.text), focused: true } : sent(entry, entry.value)));
    let choices = [];
    try {
      choices = (await this.#ctx.ask({ t: "autocomplete", command_id: run.command.id, channel_id: this.#ctx.channel.id, options: nested(run, options) })).choices ?? [];
    } catch (error) {
      if (text === this.input.value) this.say(error.message, "Loading options failed.");
    }
    if (text !== this.input.value) return;
    this.#choices = choices;
    this.refresh();
  }

  async #send() {
    const text = this.input.value;
    const reading = this.#reading;
    const { channel } = this.#ctx;
    if (!channel || !text.trim()) return;
    if (reading.kind === "command" && !reading.acceptable) {
      if (reading.run && reading.missing.length && !reading.entries.some((entry) => entry.error)) this.#add(reading.missing[0]);
      this.say(complaint(reading, text));
      return;
    }
    this.#history = [...this.#history, { text, picks: this.#picks }].slice(-HISTORY_KEPT);
    this.#recalled = 0;
    const frame = reading.kind === "say" ? { t: "say", content: this.#withMentions(text.trim()) } : this.#command(reading);
    this.#picks = new Map();
    this.#mentions = new Map();
    this.#clear();
    this.#ctx.sent();
    if (frame.t === "say") this.#ctx.ask({ ...frame, channel_id: channel.id }).catch((error) => this.say(error.message));
    else await this.#ask({ ...frame, channel_id: channel.id }, reading.run.title);
  }

  async #ask(frame, title) {
    this.#pending += 1;
    this.refresh();
    try {
      await this.#ctx.ask(frame);
    } catch (error) {
      this.say(`${title}: ${error.message}`, "This interaction failed.");
    } finally {
      this.#pending -= 1;
      this.refresh();
    }
  }

  #command({ run, entries }) {
    return { t: "command", command_id: run.command.id, options: nested(run, entries.map((entry) => sent(entry, entry.value))) };
  }

  #withMentions(text) {
    let content = text;
    for (const [token, id] of this.#mentions) content = content.replaceAll(token, `<@${id}>`);
    return content;
  }
}

function sent({ option }, value) {
  return { name: option.name, type: option.type, value };
}
