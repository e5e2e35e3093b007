// Times as people read them: Discord's <t:…> marks, and the small grey time beside a name.

import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const REFRESH_MS = 1000;

/** Return a <time> for seconds since 1970; style "R" (in 5 minutes) keeps itself up to date. */
export function time(seconds, style = "f", locale = undefined) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return el("span", { class: "time" }, "Invalid date");
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const text =
    style === "R"
      ? relative(seconds, locale)
      : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  const node = el("time", { class: "time", datetime: date.toISOString(), title: full }, text);
  if (style === "R") {
    node.setAttribute("data-relative", seconds);
    if (locale) node.setAttribute("data-locale", locale);
  }
  return node;
}

function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(away) >= step) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(
    Math.round(away / size),
    unit,
  );
}

/** Update every relative time on the page periodically. */
export function keepTimesFresh() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative), node.dataset.locale);
      if (node.textContent !== text) node.textContent = text;
    }
  }, REFRESH_MS);
}

/** Return the time of day of a message, with the day unless it is today. */
export function clock(timestamp, locale) {
  const date = new Date(timestamp);
  const today = date.toDateString() === new Date().toDateString();
  const text = new Intl.DateTimeFormat(locale, today ? STYLES.t : STYLES.s).format(date);
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  return el("time", { class: "clock", datetime: timestamp, title: full }, text);
}

/** Return a day for the heading between messages. */
export function day(timestamp, locale) {
  return new Intl.DateTimeFormat(locale, STYLES.D).format(new Date(timestamp));
}
