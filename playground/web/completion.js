// Autocompletion of an option by the bot, once the typing pauses.

import { nested, sent } from "./commands.js";

const PAUSE_MS = 150;

/** The bot's choices for the option that is being written. */
export class Completion {
  #ctx;
  #onAnswer;
  #askedFor = null;
  #timer = null;

  /** Null while the bot has not answered; the last answer stays while the next one is awaited. */
  choices = null;

  /** `onAnswer(error)` is called when choices have come, or could not. */
  constructor(ctx, onAnswer) {
    this.#ctx = ctx;
    this.#onAnswer = onAnswer;
  }

  /** Ask the bot for completions if the option being written has autocompletion. */
  update(parsed, text) {
    if (!parsed.active?.option.autocomplete) {
      clearTimeout(this.#timer);
      this.#askedFor = this.choices = null;
      return;
    }
    if (text === this.#askedFor) return;
    this.#askedFor = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(parsed, text), PAUSE_MS);
  }

  async #ask({ active, entries, run }, text) {
    const options = entries
      .filter((entry) => entry === active || entry.error === undefined)
      .map((entry) =>
        entry === active ? { ...sent(entry, entry.text), focused: true } : sent(entry, entry.value),
      );
    const { channel } = this.#ctx;
    const frame = { t: "autocomplete", command_id: run.command.id, channel_id: channel.id };
    let choices = [];
    let failure = null;
    try {
      ({ choices = [] } = await this.#ctx.ask({ ...frame, options: nested(run, options) }));
    } catch (error) {
      failure = error;
    }
    if (text !== this.#askedFor) return;
    this.choices = choices;
    this.#onAnswer(failure);
  }
}
