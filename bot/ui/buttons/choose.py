"""The buttons, selects and forms of the panels: settings, preferences, the removal of data."""

from collections.abc import Callable

from bot.model import GuildId, GuildSettings, Preferences, UserId
from bot.model.errors import NotManager, NotYourPanel
from bot.service import Services
from bot.ui.button_ids import (
    ANSWERED_FORM,
    ASK,
    FORGET,
    PREFER,
    SET,
    SETTINGS_PAGE,
    Section,
    SettingForm,
)
from bot.ui.components import sentence
from bot.ui.preferences import apply_preference, preferences_card
from bot.ui.reply import OpenForm, Reply, Update
from bot.ui.request import Request
from bot.ui.router import button, form
from bot.ui.server_settings.emoji import is_unicode_emoji, read_emoji
from bot.ui.server_settings.panel_card import CLOCK_INPUT, O_INPUT, X_INPUT, setting_form
from bot.ui.server_settings.setting_choices import apply_setting, section_of, setting_named
from bot.ui.servers import Servers, settings_page
from bot.ui.text.durations import read_duration
from bot.ui.text.themes import own_theme


class ChooseButtons:
    """What can be chosen on the panels. Each handler checks anew who is asking."""

    def __init__(self, services: Services, servers: Servers) -> None:
        self._settings = services.settings
        self._privacy = services.privacy
        self._servers = servers

    @button(SETTINGS_PAGE)
    async def turn(self, request: Request, guild: int, section: Section) -> Reply:
        here = _guild_of(request, guild)
        may_manage = request.is_manager
        chosen = await self._settings.of_guild(here, may_manage=may_manage)
        return Update(await settings_page(request, section, chosen, self._servers))

    @button(SET)
    async def set(self, request: Request, guild: int, name: str, _: int) -> Reply:
        setting = setting_named(name)
        return await self._change(
            request,
            guild,
            section_of(setting),
            lambda chosen: apply_setting(chosen, setting, request.values),
        )

    @button(ASK, defer=None)
    async def ask(self, request: Request, guild: int, asked: SettingForm) -> Reply:
        here = _guild_of(request, guild)
        if not request.is_manager:
            raise NotManager
        return OpenForm(setting_form(here, asked, request.words))

    @form(ANSWERED_FORM)
    async def answered(self, request: Request, guild: int, asked: SettingForm) -> Reply:
        if asked is SettingForm.EMOJI:
            return await self._take_emoji(request, guild)
        clock = read_duration(request.fields.get(CLOCK_INPUT, ""))
        return await self._change(
            request, guild, Section.GAMES, lambda chosen: chosen.with_clock(clock)
        )

    async def _change(
        self,
        request: Request,
        guild: int,
        section: Section,
        change: Callable[[GuildSettings], GuildSettings],
    ) -> Update:
        here = _guild_of(request, guild)
        may_manage = request.is_manager
        chosen = await self._settings.change_guild(here, change, may_manage=may_manage)
        return Update(await settings_page(request, section, chosen, self._servers))

    async def _take_emoji(self, request: Request, guild: int) -> Reply:
        here, may_manage = _guild_of(request, guild), request.is_manager
        await self._settings.of_guild(
            here, may_manage=may_manage
        )  # Else Discord need not be asked.
        written = request.fields.get(X_INPUT, ""), request.fields.get(O_INPUT, "")
        is_unicode = all(is_unicode_emoji(each.strip()) for each in written)
        own = () if is_unicode else await self._servers.emoji(here)
        theme = own_theme(*(read_emoji(each, own) for each in written))
        return await self._change(
            request, guild, Section.LOOK, lambda chosen: chosen.with_look(theme=theme)
        )

    @button(PREFER)
    async def prefer(self, request: Request, user: int, name: str) -> Reply:
        return await self._choose(
            request, user, lambda chosen: apply_preference(chosen, name, request.values)
        )

    async def _choose(
        self, request: Request, user: int, change: Callable[[Preferences], Preferences]
    ) -> Reply:
        person = _own(request, user)
        chosen = await self._settings.change_person(person, change)
        return Update(preferences_card(person, chosen, request.words))

    @button(FORGET)
    async def delete_data(self, request: Request, user: int) -> Reply:
        deleted = await self._privacy.forget(_own(request, user))
        text = request.words("forgotten", games=deleted.games, ended=len(deleted.ended))
        return Update(sentence(text), refresh=(*deleted.ended, *deleted.closed))


def _guild_of(request: Request, guild: int) -> GuildId:
    if request.guild_id != guild:
        raise NotYourPanel
    return GuildId(guild)


def _own(request: Request, user: int) -> UserId:
    if request.user_id != user:
        raise NotYourPanel
    return UserId(user)
