// Slash commands as text: "/ttt start level:beginner" read into what Discord sends, and checked.

import { nameOf } from "./world.js";

export const TYPES = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  FILE: 11,
};

/** Return a name or description in a person's language. */
export function localised(of, key, locale) {
  return of[`${key}_localizations`]?.[locale] ?? of[`${key}_localized`] ?? of[key];
}

/**
 * Return every command that can be run, subcommands one by one, as
 * {command, path, title, titles, description, options}; required options come first.
 */
export function flatten(commands, locale) {
  return commands.flatMap((command) => leaves(command, command, [], [], [], locale));
}

function leaves(command, node, path, words, baseWords, locale) {
  const shown = [...words, localised(node, "name", locale)];
  const base = [...baseWords, node.name];
  const steps = node === command ? path : [...path, { name: node.name, type: node.type }];
  const inner = (node.options ?? []).filter((option) => option.type <= TYPES.GROUP);
  if (inner.length)
    return inner.flatMap((option) => leaves(command, option, steps, shown, base, locale));
  const options = (node.options ?? []).map((option) => ({
    ...option,
    shown: localised(option, "name", locale),
    about: localised(option, "description", locale) ?? "",
  }));
  const title = `/${shown.join(" ")}`;
  return [
    {
      command,
      path: steps,
      title,
      titles: [...new Set([title, `/${base.join(" ")}`])],
      description: localised(node, "description", locale) ?? "",
      options: [
        ...options.filter((option) => option.required),
        ...options.filter((option) => !option.required),
      ],
    },
  ];
}

/** Return the command that a text begins with, as {run, length}, or null. */
export function commandIn(text, runs) {
  const lower = text.toLowerCase();
  let best = null;
  for (const run of runs) {
    for (const title of run.titles) {
      const fits = lower === title.toLowerCase() || lower.startsWith(`${title.toLowerCase()} `);
      if (fits && title.length > (best?.length ?? 0)) best = { run, length: title.length };
    }
  }
  return best;
}

/**
 * Read the text after a command's title. `picks` maps an option's name to a Map of texts that were
 * chosen from a list to the values behind them. Returns {entries, stray}: entries are
 * [{option, text, from, to}] in order, stray the words that belong to no option.
 */
export function readOptions(text, from, run, picks) {
  const entries = [];
  const stray = [];
  let at = from;
  for (;;) {
    at += /^\s*/.exec(text.slice(at))[0].length;
    if (at >= text.length) break;
    const named = optionAt(text, at, run, entries);
    const option = named?.option ?? firstMissing(run, entries);
    if (!option) {
      const word = /^\S+/.exec(text.slice(at))[0];
      stray.push({ text: word, from: at, to: at + word.length });
      at += word.length;
      continue;
    }
    let start = named ? at + named.length : at;
    start += /^\s*/.exec(text.slice(start))[0].length;
    const end = valueEnd(text, start, run, entries, option, picks);
    entries.push({
      option,
      text: text.slice(start, end).trimEnd(),
      from: start,
      to: end,
      nameFrom: at,
    });
    at = Math.max(end, at + 1);
  }
  return { entries, stray };
}

function optionAt(text, at, run, entries) {
  const lower = text.slice(at, at + 34).toLowerCase();
  for (const option of run.options) {
    if (entries.some((entry) => entry.option === option)) continue;
    for (const name of [option.shown, option.name]) {
      if (lower.startsWith(`${name.toLowerCase()}:`)) return { option, length: name.length + 1 };
    }
  }
  return null;
}

function firstMissing(run, entries) {
  return run.options.find(
    (option) => option.required && !entries.some((entry) => entry.option === option),
  );
}

/** A value lasts until the next option's name; one that was picked lasts as long as its text. */
function valueEnd(text, start, run, entries, option, picks) {
  const tokens = [...(picks.get(option.name)?.keys() ?? [])].sort(
    (one, other) => other.length - one.length,
  );
  const rest = text.slice(start);
  const token = tokens.find(
    (each) => rest.startsWith(each) && /^(\s|$)/.test(rest.slice(each.length)),
  );
  if (token) return start + token.length;
  const taken = [...entries, { option }];
  for (const gap of rest.matchAll(/\s+/g)) {
    const next = start + gap.index + gap[0].length;
    if (optionAt(text, next, run, taken)) return start + gap.index;
  }
  return text.length;
}

/** Return {value} for the text of an option, or {error}, a sentence about what is wrong. */
export function valueOf(option, text, picks, world, channel) {
  const name = option.shown ?? option.name;
  const picked = picks.get(option.name)?.get(text);
  if (picked !== undefined) return { value: picked };
  if (text === "") return { error: `${name}: write or choose a value.` };
  if (option.choices?.length) {
    const found = option.choices.find((choice) => sameChoice(choice, text, world.me?.locale));
    return found
      ? { value: found.value }
      : { error: `${name}: “${text}” is not one of the choices.` };
  }
  switch (option.type) {
    case TYPES.BOOLEAN:
      if (/^(true|yes)$/i.test(text)) return { value: true };
      return /^(false|no)$/i.test(text)
        ? { value: false }
        : { error: `${name}: choose True or False.` };
    case TYPES.INTEGER:
    case TYPES.NUMBER:
      return number(option, name, text);
    case TYPES.USER:
    case TYPES.CHANNEL:
    case TYPES.ROLE:
    case TYPES.MENTIONABLE: {
      const found = entities(option, world, channel).find((each) => each.matches(text));
      return found ? { value: found.value } : { error: `${name}: there is no “${text}” here.` };
    }
    case TYPES.FILE:
      return { error: `${name}: choose a file.` };
    default: {
      const length = [...text].length;
      if (length < (option.min_length ?? 0))
        return { error: `${name}: at least ${option.min_length} characters.` };
      if (length > (option.max_length ?? 6000))
        return { error: `${name}: at most ${option.max_length ?? 6000} characters.` };
      return { value: text };
    }
  }
}

function sameChoice(choice, text, locale) {
  const lower = text.toLowerCase();
  return [localised(choice, "name", locale), choice.name, String(choice.value)].some(
    (each) => each.toLowerCase() === lower,
  );
}

function number(option, name, text) {
  const value = Number(text);
  const whole = option.type === TYPES.INTEGER;
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return { error: `${name}: “${text}” is not a ${whole ? "whole " : ""}number.` };
  if (option.min_value !== undefined && value < option.min_value)
    return { error: `${name}: at least ${option.min_value}.` };
  if (option.max_value !== undefined && value > option.max_value)
    return { error: `${name}: at most ${option.max_value}.` };
  return { value };
}

/** Return the users, channels or roles that can be given for an option. */
export function entities(option, world, channel) {
  const guild = world.guildOf(channel);
  const people = world
    .usersIn(channel)
    .map((user) =>
      entity(
        user.id,
        `@${nameOf(user)}`,
        [nameOf(user), user.username ?? user.name, `<@${user.id}>`],
        user,
      ),
    );
  const roles = (guild?.roles ?? []).map((role) =>
    entity(role.id, role.name.startsWith("@") ? role.name : `@${role.name}`, [
      role.name,
      `<@&${role.id}>`,
    ]),
  );
  const channels = world
    .channelsBeside(channel, option.channel_types)
    .map((each) => entity(each.id, `#${each.name}`, [each.name, `<#${each.id}>`]));
  return (
    {
      [TYPES.USER]: people,
      [TYPES.CHANNEL]: channels,
      [TYPES.ROLE]: roles,
      [TYPES.MENTIONABLE]: [...people, ...roles],
    }[option.type] ?? []
  );
}

function entity(value, token, names, user = null) {
  const known = [token, value, ...names, ...names.map((name) => `@${name}`)].map((each) =>
    String(each).toLowerCase(),
  );
  return { value, token, user, matches: (text) => known.includes(text.toLowerCase()) };
}

/** Return options in Discord's nested form: within their subcommand, within its group. */
export function nested(run, options) {
  return run.path.reduceRight(
    (inner, step) => [{ name: step.name, type: step.type, options: inner }],
    options,
  );
}

/** Return an option with its value as Discord wants it. */
export function sent({ option }, value) {
  return { name: option.name, type: option.type, value };
}
