// The message box: messages, and commands with their options, suggested as one types.

import { TYPES, flatten, nested, sent } from "./commands.js";
import { Completion } from "./completion.js";
import { narrow, touch } from "./device.js";
import { Draft } from "./draft.js";
import { withMentions, withNames } from "./naming.js";
import { Notice } from "./notice.js";
import { SuggestionList } from "./suggestion_list.js";
import { chips, parse, problemOf, suggestions } from "./suggest.js";
import { upload } from "./uploads.js";
import { nameOf } from "./world.js";

const HISTORY_KEPT = 30;
const TALLEST_PX = 160;

/** The composer below the messages. `ctx` has the world, the channel and the connection. */
export class Composer {
  #ctx;
  #completion;
  #suggestions;
  #picks = new Map(); // Option name -> text that was chosen from a list -> the value behind it.
  #history = [];
  #recalled = 0;
  #closed = false;
  #pending = 0;
  #notice;

  constructor(root, ctx) {
    this.#ctx = ctx;
    this.chips = root.querySelector("#chips");
    this.input = root.querySelector("#composer-input");
    this.#notice = new Notice(root.querySelector("#notice"), this.input);
    this.status = root.querySelector("#composer-status");
    this.file = root.querySelector("#composer-file");
    const list = root.querySelector("#suggestions");
    this.#suggestions = new SuggestionList(list, this.input, (item) => this.#pick(item));
    this.#completion = new Completion(ctx, (error) => {
      if (error) this.showFailure(error.message, "Loading options failed.");
      this.refresh();
    });
    root.querySelector("#send").onclick = () => this.#send();
    this.input.oninput = () => {
      this.#closed = false;
      this.showNotice("");
      this.refresh();
    };
    this.input.onkeydown = (event) => this.#key(event);
    this.input.onblur = (event) => root.contains(event.relatedTarget) || this.#close();
    this.input.onfocus = () => this.refresh();
    this.draft = new Draft(root, ctx, this.input, (what) => {
      if (what === "cancelled") this.#clear();
      else this.refresh();
    });
    narrow.onchange = () => this.refresh();
  }

  get #runs() {
    const { world, channel } = this.#ctx;
    return channel ? flatten(world.commandsIn(channel, 1), world.me?.locale) : [];
  }

  get #parsed() {
    const { world, channel } = this.#ctx;
    return parse(this.input.value, this.#runs, this.#picks, world, channel);
  }

  /** Show a sentence above the message box until it is dismissed. An empty one removes it. */
  showNotice(sentence, title = "") {
    this.#notice.show(sentence, title);
  }

  /** Show that an interaction failed, until it is dismissed or the bot is back. */
  showFailure(sentence, title = "This interaction failed.") {
    this.#notice.show(sentence, title, { failed: true });
  }

  clearFailure() {
    this.#notice.clearFailure();
  }

  /** Add a mention of a user to the message being written. */
  mention(user) {
    this.input.focus();
    this.#write(`${this.input.value}@${nameOf(user)} `);
  }

  /** Let the message being written answer another. */
  reply(message) {
    this.input.focus();
    this.draft.reply(message);
  }

  /** Write a message of one's own anew. */
  edit(message) {
    this.draft.edit(message);
    this.input.focus();
    this.#write(withNames(message.content, this.#ctx.world), true);
  }

  /** Replace the text, for example by the name of a command. */
  begin(text) {
    this.input.focus();
    this.#write(text);
    this.#openRequired();
  }

  /** Parse the text again and show what can follow it. */
  refresh() {
    const { channel, world } = this.#ctx;
    this.#showPlaceholder();
    const parsed = this.#parsed;
    const add = (option) => this.#add(option);
    const drop = (entry) => this.#drop(entry);
    this.chips.replaceChildren(...(parsed.run ? chips(parsed, add, drop) : []));
    this.chips.hidden = !this.chips.childElementCount;
    this.#completion.update(parsed, this.input.value);
    const { choices } = this.#completion;
    const open = !this.#closed && document.activeElement === this.input && channel;
    const offered = open
      ? suggestions(this.input.value, parsed, this.#runs, world, channel, choices)
      : { items: [] };
    this.#suggestions.show(offered);
    this.#hint(parsed);
  }

  #showPlaceholder() {
    const { channel, world } = this.#ctx;
    const name = channel ? `${channel.guild_id ? "#" : "@"}${world.title(channel)}` : "";
    const rest = narrow.matches ? "" : ", or type / for commands";
    this.input.placeholder = channel ? `Message ${name}${rest}` : "There is no channel";
    this.input.setAttribute("aria-label", `Message ${name}`);
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, TALLEST_PX)}px`;
  }

  #hint(parsed) {
    const { bot } = this.#ctx.world;
    const waiting = parsed.active?.option.autocomplete && this.#completion.choices === null;
    if (this.#pending) this.status.textContent = `${bot?.name ?? "The bot"} is answering…`;
    else if (waiting) this.status.textContent = "Loading options…";
    else if (!bot?.online) {
      this.status.textContent = `${bot?.name ?? "The bot"} is offline: commands and buttons fail until it is back.`;
    } else this.status.textContent = touch.matches ? "" : this.#keys(parsed);
  }

  #keys(parsed) {
    if (this.#suggestions.chosen) return "↑ ↓ to move · Tab or Enter chooses · Esc closes";
    if (!parsed.run || !parsed.acceptable) return "";
    return `Enter sends${this.#suggestions.length ? " · Tab completes" : ""}`;
  }

  #key(event) {
    if (event.isComposing) return;
    const count = this.#suggestions.length;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step && count) {
      this.#suggestions.move(step);
      this.#hint(this.#parsed);
    } else if (step && (this.#recalled || (step < 0 && !this.input.value))) this.#recall(-step);
    else if (event.key === "Tab" && !event.shiftKey && count)
      this.#pick(this.#suggestions.preferred);
    else if (event.key === "Enter" && !event.shiftKey) {
      if (this.#suggestions.chosen) this.#pick(this.#suggestions.chosen);
      else this.#send();
    } else if (event.key === "Escape" && count) this.#close();
    else if (event.key === "Escape" && this.#notice.shown) this.showNotice("");
    else if (event.key === "Escape" && !this.draft.isEmpty) this.#cancel();
    else if (event.key === "Escape" && this.input.value) this.#clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #close() {
    this.#closed = true;
    this.refresh();
  }

  #cancel() {
    this.draft.clear();
    this.#clear();
  }

  #clear() {
    this.#recalled = 0;
    this.showNotice("");
    this.#write("", true);
  }

  #write(text, closed = false) {
    this.input.value = text;
    this.#closed = closed;
    this.input.setSelectionRange(text.length, text.length);
    this.refresh();
  }

  /** Bring back what was sent before, as a terminal does. */
  #recall(step) {
    this.#recalled = Math.max(0, Math.min(this.#recalled + step, this.#history.length));
    const past = this.#recalled ? this.#history.at(-this.#recalled) : null;
    if (past) this.#picks = past.picks;
    this.#write(past?.text ?? "", true);
  }

  #pick(item) {
    if (item.file) return this.#choose(item.file, item.text);
    if (item.pick) this.#remember(item.pick.option, item.pick.token, item.pick.value);
    this.input.focus();
    this.showNotice("");
    this.#write(item.text);
    return this.#openRequired();
  }

  /** Begin the next required option, unless another option is being written. */
  #openRequired() {
    const { active, missing = [] } = this.#parsed;
    if (active || !missing.length) return;
    this.#write(`${this.input.value.trimEnd()} ${missing[0].shown}:`);
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
        this.showNotice(error.message);
        return;
      } finally {
        this.file.value = "";
      }
      this.input.focus();
      this.#write(`${text}${file.name} `);
      this.#openRequired();
    };
    this.file.click();
  }

  #add(option) {
    const text = `${this.input.value.trimEnd()} ${option.shown}:`;
    this.input.focus();
    if (option.type === TYPES.FILE) this.#choose(option, text);
    else this.#write(text);
  }

  #drop(entry) {
    const { value } = this.input;
    this.input.focus();
    this.#write(`${value.slice(0, entry.nameFrom).trimEnd()} ${value.slice(entry.to).trimStart()}`);
  }

  #send() {
    const text = this.input.value;
    const { channel } = this.#ctx;
    const parsed = this.draft.edits ? { kind: "message" } : this.#parsed;
    if (!channel || !(text.trim() || this.draft.hasFiles)) return;
    if (parsed.kind === "command" && !parsed.acceptable) {
      const wrong = parsed.entries.some((entry) => entry.error !== undefined);
      if (parsed.missing?.length && !wrong) this.#add(parsed.missing[0]);
      this.showNotice(problemOf(parsed, text));
      return;
    }
    this.#history = [...this.#history, { text, picks: this.#picks }].slice(-HISTORY_KEPT);
    const frame =
      parsed.kind === "message"
        ? this.draft.frame(withMentions(text.trim(), this.#ctx))
        : this.#command(parsed);
    this.#picks = new Map();
    if (parsed.kind === "message") this.draft.clear();
    this.#clear();
    this.#ctx.sent();
    this.#ask({ ...frame, channel_id: channel.id }, parsed.run?.title);
  }

  async #ask(frame, title) {
    this.#pending += title ? 1 : 0;
    this.refresh();
    try {
      await this.#ctx.ask(frame);
    } catch (error) {
      if (title) this.showFailure(`${title}: ${error.message}`);
      else this.showNotice(error.message, "Not sent.");
    } finally {
      this.#pending -= title ? 1 : 0;
      this.refresh();
    }
  }

  #command({ run, entries }) {
    const options = entries.map((entry) => sent(entry, entry.value));
    return { t: "command", command_id: run.command.id, options: nested(run, options) };
  }
}
