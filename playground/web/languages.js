// The languages of this person and of this server, chosen from those that Discord has.

import { el } from "./dom.js";

/** Draw the choice of the person's language, and of that of the server one is in. */
export function drawLanguages(mine, servers, ctx) {
  const { world, channel } = ctx;
  const guild = world.guildOf(channel);
  drawChoice(mine, world.me.locale, {}, ctx);
  drawChoice(servers, guild?.locale, { guild_id: guild?.id }, ctx);
  servers.parentElement.hidden = !guild;
}

function drawChoice(select, locale, of, ctx) {
  if (!select.options.length) {
    const { locales } = ctx.world;
    select.append(...locales.map((value) => el("option", { value }, `${value} · ${nameOf(value)}`)));
  }
  select.value = locale ?? "";
  select.onchange = () =>
    ctx
      .ask({ t: "language", locale: select.value, ...of })
      .catch((error) => ctx.showNotice(error.message));
}

/** The name of a language in itself: "Deutsch". */
function nameOf(locale) {
  return new Intl.DisplayNames([locale], { type: "language" }).of(locale);
}
