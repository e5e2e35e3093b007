// Embeds: the older kind of card, with a title, fields and pictures.

import { el } from "./dom.js";
import { picture } from "./files.js";
import { anchor, inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { clock } from "./times.js";

/** Return the nodes of a message's embeds. */
export function embeds(list, ctx) {
  return (list ?? []).map((embed) => one(embed, ctx));
}

function one(embed, ctx) {
  const body = el(
    "div",
    { class: "embed__body" },
    embed.author?.name &&
      el("div", { class: "embed__author" }, linked(embed.author.name, embed.author.url, ctx)),
    embed.title &&
      el(
        "div",
        { class: "embed__title" },
        embed.url ? anchor(embed.url, inline(embed.title, ctx), ctx) : inline(embed.title, ctx),
      ),
    embed.description && el("div", { class: "embed__text" }, markdown(embed.description, ctx)),
    embed.fields?.length &&
      el(
        "div",
        { class: "embed__fields" },
        embed.fields.map((field) => fieldOf(field, ctx)),
      ),
    embed.image?.url && picture(embed.image, "", false, "embed__image"),
    footer(embed, ctx),
  );
  const node = el(
    "div",
    { class: "card card--accent embed" },
    body,
    embed.thumbnail?.url && picture(embed.thumbnail, "", false, "thumbnail"),
  );
  const colour = embed.color ?? 0x4f545c;
  node.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
  return node;
}

function linked(text, url, ctx) {
  return url ? anchor(url, [text], ctx) : text;
}

function fieldOf(field, ctx) {
  return el(
    "div",
    { class: field.inline ? "field field--inline" : "field" },
    el("div", { class: "field__name" }, inline(field.name ?? "", ctx)),
    el("div", {}, markdown(field.value ?? "", ctx)),
  );
}

function footer(embed, ctx) {
  if (!embed.footer?.text && !embed.timestamp) return null;
  const parts = [
    embed.footer?.text,
    embed.footer?.text && embed.timestamp && " · ",
    embed.timestamp && clock(embed.timestamp, ctx.locale),
  ];
  return el("div", { class: "subtext" }, parts);
}
