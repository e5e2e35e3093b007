"""Presses on the panels of settings and preferences, and the confirmation of a farewell."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import discord

from bot.model import GuildId, GuildSettings, Preferences, UserId
from bot.model.errors import BrokenButton, NotManager, NotYourPanel, UnknownEmoji
from bot.service import Services
from bot.store import Change
from bot.ui.answers import INVALID_FORM_BODY, Interaction, open_form, redraw, saying
from bot.ui.askers import asker, is_manager, reader_words
from bot.ui.cards.preferences import apply_preference, preferences_card
from bot.ui.cards.setting_choices import apply_setting
from bot.ui.cards.settings import CLOCK_INPUT, O_INPUT, X_INPUT, section_of, setting_form
from bot.ui.custom_ids import (
    ANSWERED_FORM,
    ASK,
    FORGET,
    PINGS,
    PREFER,
    SET,
    SETTINGS_PAGE,
    ButtonId,
    Preference,
    Section,
    Setting,
    SettingForm,
    Switch,
)
from bot.ui.inputs import chosen_values, written_texts
from bot.ui.posting import Cards
from bot.ui.presses.handler import Handler
from bot.ui.settings_page import settings_page
from bot.ui.text.durations import read_duration
from bot.ui.text.emoji import is_unicode_emoji, read_emoji
from bot.ui.text.themes import own_theme


class ChoosePresses:
    """What selects, buttons and forms of the panels do. Each checks anew who is asking."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._settings = services.settings
        self._privacy = services.privacy
        self._cards = cards

    @property
    def handlers(self) -> Mapping[ButtonId, Handler]:
        return {
            SETTINGS_PAGE: self._turn,
            SET: self._set,
            ASK: self._ask,
            ANSWERED_FORM: self._told,
            PREFER: self._prefer,
            PINGS: self._pings,
            FORGET: self._forget,
        }

    async def _turn(self, interaction: Interaction, guild: int, section: Section) -> None:
        here = _guild_of(interaction, guild)
        chosen = await self._settings.of_guild(here, may_manage=is_manager(interaction))
        await redraw(interaction, settings_page(interaction, here, section, chosen))

    async def _set(self, interaction: Interaction, guild: int, setting: Setting, _: int) -> None:
        values = chosen_values(interaction)
        await self._change(
            interaction,
            guild,
            section_of(setting),
            lambda settings: apply_setting(settings, setting, values),
        )

    async def _ask(self, interaction: Interaction, guild: int, asking: SettingForm) -> None:
        here, words = _guild_of(interaction, guild), reader_words(interaction)
        if interaction.type is not discord.InteractionType.component:
            # A forged form: Discord lets no form answer a form.
            raise BrokenButton(ASK(guild, asking))
        if not is_manager(interaction):
            raise NotManager
        await open_form(interaction, setting_form(here, asking, words))

    async def _told(self, interaction: Interaction, guild: int, asking: SettingForm) -> None:
        if asking is SettingForm.EMOJI:
            await self._take_emoji(interaction, guild)
            return
        clock = read_duration(written_texts(interaction).get(CLOCK_INPUT, ""))
        await self._change(
            interaction, guild, Section.GAMES, lambda chosen: chosen.with_clock(clock)
        )

    async def _change(
        self,
        interaction: Interaction,
        guild: int,
        section: Section,
        change: Change[GuildSettings],
        *,
        exactly: bool = False,
    ) -> None:
        here = _guild_of(interaction, guild)
        chosen = await self._settings.change_guild(here, change, may_manage=is_manager(interaction))
        card = settings_page(interaction, here, section, chosen)
        await redraw(interaction, card, exactly=exactly)

    async def _take_emoji(self, interaction: Interaction, guild: int) -> None:
        here = _guild_of(interaction, guild)
        may_manage = is_manager(interaction)
        before = await self._settings.of_guild(here, may_manage=may_manage)
        texts = written_texts(interaction)
        written = texts.get(X_INPUT, ""), texts.get(O_INPUT, "")
        own = (
            ()
            if all(map(is_unicode_emoji, map(str.strip, written)))
            else await _emoji_of(interaction)
        )
        theme = own_theme(*(read_emoji(each, own) for each in written))
        try:
            await self._change(
                interaction,
                guild,
                Section.LOOK,
                lambda chosen: chosen.with_look(theme=theme),
                exactly=True,
            )
        except discord.HTTPException as error:
            # Discord has the last word on what is an emoji: what it does not draw must not stay.
            if error.code != INVALID_FORM_BODY:
                raise
            await self._settings.change_guild(
                here,
                lambda chosen: chosen.with_look(theme=before.look.theme),
                may_manage=may_manage,
            )
            raise UnknownEmoji(" ".join(written)) from None

    async def _prefer(self, interaction: Interaction, user: int, preference: Preference) -> None:
        values = chosen_values(interaction)
        await self._choose(
            interaction, user, lambda chosen: apply_preference(chosen, preference, values)
        )

    async def _pings(self, interaction: Interaction, user: int, wanted: Switch) -> None:
        await self._choose(interaction, user, lambda chosen: replace(chosen, pings=bool(wanted)))

    async def _choose(
        self, interaction: Interaction, user: int, change: Change[Preferences]
    ) -> None:
        person = _own(interaction, user)
        chosen = await self._settings.change_person(person, change)
        await redraw(interaction, preferences_card(person, chosen, reader_words(interaction)))

    async def _forget(self, interaction: Interaction, user: int) -> None:
        forgotten = await self._privacy.forget(_own(interaction, user))
        words = reader_words(interaction)
        done = words("forgotten", games=forgotten.games, ended=len(forgotten.ended))
        await redraw(interaction, saying(done))
        for game in forgotten.ended:
            await self._cards.edit_game(interaction.client, game)
        for challenge in forgotten.closed:
            await self._cards.edit_challenge(interaction.client, challenge)


async def _emoji_of(interaction: Interaction) -> Sequence[Mapping[str, Any]]:
    """Return the emoji of the server as they are now, none where the bot is no member."""
    try:
        emoji = await interaction.client.http.get_all_custom_emojis(interaction.guild_id)
    except discord.HTTPException:
        return ()
    return cast("list[dict[str, Any]]", emoji)


def _guild_of(interaction: Interaction, guild: int) -> GuildId:
    if interaction.guild_id != guild:
        raise NotYourPanel
    return GuildId(guild)


def _own(interaction: Interaction, user: int) -> UserId:
    if asker(interaction) != user:
        raise NotYourPanel
    return UserId(user)
