// Suggestions for a text in the message box: commands, options of one, values of an option, people.

import { avatar } from "./avatar.js";
import { TYPES, commandIn, entities, localised, readOptions, valueOf } from "./commands.js";
import { el } from "./dom.js";
import { nameOf } from "./world.js";

const MOST_SHOWN = 25;

/**
 * Parse the text of the message box up to its end. Returns
 * {kind: "message" | "command", run, entries, stray, active, acceptable}: `active` is the entry
 * that is being written, `acceptable` whether the text can be sent as it is.
 */
export function parse(text, runs, picks, world, channel) {
  if (!text.startsWith("/")) return { kind: "message", acceptable: text.trim() !== "" };
  const found = commandIn(text, runs);
  if (!found) return { kind: "command", run: null, acceptable: false, entries: [], stray: [] };
  const { run, length } = found;
  const { entries, stray } = readOptions(text, length, run, picks);
  const checked = entries.map((entry) => ({
    ...entry,
    ...valueOf(entry.option, entry.text, picks, world, channel),
  }));
  const missing = run.options.filter(
    (option) => option.required && !entries.some((entry) => entry.option === option),
  );
  const last = checked.at(-1);
  const writing =
    last && last.to >= text.trimEnd().length && (!/\s$/.test(text) || last.error !== undefined);
  return {
    kind: "command",
    run,
    started: text.length > length,
    entries: checked,
    stray,
    missing,
    active: writing && !stray.length ? last : null,
    acceptable:
      missing.length === 0 &&
      stray.length === 0 &&
      checked.every((entry) => entry.error === undefined),
  };
}

/** Return a sentence with the reason why a command cannot be sent, or null. */
export function problemOf(parsed, text) {
  if (parsed.run === null) {
    const named = text.trim().split(/\s+/).slice(0, 2).join(" ");
    return `There is no command ${named} here.`;
  }
  const wrong = parsed.entries.find((entry) => entry.error !== undefined);
  if (wrong) return wrong.error;
  if (parsed.stray.length) return `${parsed.run.title} has no option “${parsed.stray[0].text}”.`;
  if (parsed.missing.length)
    return `${parsed.missing.map((option) => option.shown).join(", ")}: this option is required.`;
  return null;
}

/**
 * Return what to offer for a text, as {heading, items}; an item is
 * {label, about?, picture?, text, pick?}: the text to put in, and the value behind it.
 */
export function suggestions(text, parsed, runs, world, channel, choices) {
  if (parsed.kind === "message") return people(text, world, channel);
  if (!parsed.run || !parsed.started) return commandList(text, runs, parsed);
  if (parsed.active) return values(text, parsed.active, world, channel, choices);
  return optionNames(text, parsed);
}

function people(text, world, channel) {
  const found = /(?:^|\s)@([^\s@]*)$/.exec(text);
  if (!found) return { items: [] };
  const before = text.slice(0, text.length - found[1].length - 1);
  const items = world
    .usersIn(channel)
    .filter((user) => nameOf(user).toLowerCase().startsWith(found[1].toLowerCase()))
    .slice(0, MOST_SHOWN)
    .map((user) => ({
      label: nameOf(user),
      about: user.username ?? user.name,
      picture: () => avatar(user),
      text: `${before}@${nameOf(user)} `,
    }));
  return { heading: "People", items };
}

function commandList(text, runs, parsed) {
  const typed = text.slice(1).trim().toLowerCase();
  const rank = (run) =>
    Math.min(...run.titles.map((title) => rankOf(title.slice(1).toLowerCase(), typed)));
  const items = runs
    .map((run) => ({ run, rank: rank(run) }))
    .filter((each) => each.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_SHOWN)
    .map(({ run }) => ({
      label: run.title,
      about: run.description,
      more: run.options,
      text: `${run.title} `,
    }));
  return {
    heading: typed ? `Commands like /${typed}` : "Commands",
    items,
    chosen: parsed.acceptable ? -1 : 0,
  };
}

function rankOf(title, typed) {
  if (title.startsWith(typed)) return 0;
  if (title.split(" ").some((word) => word.startsWith(typed))) return 1;
  return title.includes(typed) ? 2 : 3;
}

function optionNames(text, parsed) {
  const word = parsed.stray.at(-1)?.to === text.length ? parsed.stray.at(-1).text : "";
  const before = word ? text.slice(0, text.length - word.length) : text.replace(/\s*$/, " ");
  const items = parsed.run.options
    .filter((option) => !parsed.entries.some((entry) => entry.option === option))
    .filter((option) =>
      [option.shown, option.name].some((name) => name.toLowerCase().startsWith(word.toLowerCase())),
    )
    .map((option) => ({
      label: option.shown,
      about: option.about,
      tag: option.required ? "required" : "optional",
      text: `${before}${option.shown}:`,
      file: option.type === TYPES.FILE ? option : null,
    }));
  return {
    heading: `Options of ${parsed.run.title}`,
    items,
    chosen: word || parsed.missing.length ? 0 : -1,
  };
}

function values(text, active, world, channel, choices) {
  const { option } = active;
  const before = text.slice(0, active.from);
  const item = (label, value, rest = {}) => ({
    label,
    text: `${before}${label} `,
    pick: { option, token: label, value },
    ...rest,
  });
  const typed = active.text.toLowerCase();
  const fits = (label) => label.toLowerCase().includes(typed.replace(/^[@#]/, ""));
  const heading = `${option.shown}: ${option.about}`;
  const chosen = active.error === undefined ? -1 : 0;
  if (option.autocomplete) {
    const items = (choices ?? []).map((choice) =>
      item(localised(choice, "name", world.me?.locale), choice.value),
    );
    return { heading, items, chosen };
  }
  if (option.type === TYPES.FILE) {
    const items = active.error === undefined ? [] : [chooser(option, before)];
    return { heading, items, chosen };
  }
  if (option.choices?.length) {
    const all = option.choices.map((choice) =>
      item(localised(choice, "name", world.me?.locale), choice.value),
    );
    return { heading, items: narrowed(all, fits), chosen };
  }
  if (option.type === TYPES.BOOLEAN)
    return { heading, items: narrowed([item("True", true), item("False", false)], fits), chosen };
  const found = entities(option, world, channel).filter(
    (each) => fits(each.token) || (each.user && fits(each.user.username ?? each.user.name ?? "")),
  );
  const items = found
    .slice(0, MOST_SHOWN)
    .map((each) =>
      item(
        each.token,
        each.value,
        each.user ? { picture: () => avatar(each.user), about: each.user.bot ? "app" : "" } : {},
      ),
    );
  return { heading, items, chosen };
}

function chooser(option, text) {
  return { label: "Choose a file…", text, file: option };
}

function narrowed(items, fits) {
  return items.filter((each) => fits(each.label)).slice(0, MOST_SHOWN);
}

/** Return the chips that sum up a command: each option with its value, and those still to give. */
export function chips(parsed, onOption, onRemove) {
  if (!parsed.run) return [];
  const given = parsed.entries.map((entry) => {
    const wrong = entry.error !== undefined && entry !== parsed.active;
    return el(
      "span",
      { class: wrong ? "chip chip--wrong" : "chip chip--given" },
      el("span", { class: "chip__name" }, entry.option.shown),
      el("span", { class: "chip__value" }, entry.text || "…"),
      el(
        "button",
        {
          type: "button",
          class: "chip__remove",
          "aria-label": `Remove ${entry.option.shown}`,
          onclick: () => onRemove(entry),
        },
        "×",
      ),
    );
  });
  const open = parsed.run.options
    .filter((option) => !parsed.entries.some((entry) => entry.option === option))
    .map((option) =>
      el(
        "button",
        {
          type: "button",
          class: option.required ? "chip chip--required" : "chip chip--open",
          title: option.about,
          onclick: () => onOption(option),
        },
        `+ ${option.shown}`,
        option.required && el("span", { class: "chip__must" }, "required"),
      ),
    );
  return [...given, ...open];
}
