"""The panel of a server's settings: a private message of several pages."""

from collections.abc import Callable
from dataclasses import replace

from bot.model import ChannelId, GuildId, GuildSettings
from bot.model.errors import NotDone, Why
from bot.ui.components import Card
from bot.ui.reply import OpenForm, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Topic, command, on_click, on_submit
from bot.ui.server_settings.emoji import is_unicode_emoji, read_emoji
from bot.ui.server_settings.panel_card import (
    ASK_EMOJI,
    CHOOSE_PAGE,
    EMOJI_FORM,
    O_INPUT,
    SECTIONS,
    SET,
    SETTINGS_PAGE,
    X_INPUT,
    emoji_form,
    settings_card,
)
from bot.ui.server_settings.setting_choices import PAGES, Section, Setting
from bot.ui.text.themes import own_theme


class SettingsPanel(Feature):
    """The panel. Each handler checks anew who is asking."""

    @command("settings", topic=Topic.SERVER)
    async def settings(self, request: Request) -> Reply:
        chosen = await self.services.store.settings.of(_managed(request, request.guild_id))
        return Whisper(await self._page(request, Section.GAMES, chosen))

    @on_click(SETTINGS_PAGE)
    async def turn(self, request: Request, guild: GuildId, section: Section) -> Reply:
        chosen = await self.services.store.settings.of(_managed(request, guild))
        return Update(await self._page(request, section, chosen))

    @on_click(CHOOSE_PAGE)
    async def choose_page(self, request: Request, guild: GuildId) -> Reply:
        return await self.turn(request, guild, SECTIONS.chosen(Section.GAMES, request.values, {}))

    @on_click(SET)
    async def set(self, request: Request, guild: GuildId, setting: Setting, _: int) -> Reply:
        section = next(section for section, settings in PAGES.items() if setting in settings)
        select = PAGES[section][setting]
        if setting in (Setting.CHANNELS, Setting.PUZZLE_CHANNEL):
            # Discord's word on what is chosen names no server.
            ids = frozenset(map(ChannelId, request.resolved))
            if ids - (await self.servers.existing(_managed(request, guild), ids, frozenset()))[0]:
                raise NotDone(Why.UNKNOWN_CHOICE, f"{request.values}")
        return await self._change(
            request,
            guild,
            section,
            lambda before: select.chosen(before, request.values, request.resolved),
        )

    @on_click(ASK_EMOJI, defer=None)
    async def ask_emoji(self, request: Request, guild: GuildId, _: int) -> Reply:
        return OpenForm(emoji_form(_managed(request, guild), request.words))

    @on_submit(EMOJI_FORM)
    async def take_emoji(self, request: Request, guild: GuildId, _: int) -> Reply:
        here = _managed(request, guild)
        written = request.fields.get(X_INPUT, ""), request.fields.get(O_INPUT, "")
        is_unicode = all(is_unicode_emoji(each.strip()) for each in written)
        own = () if is_unicode else await self.servers.emoji(here)
        theme = own_theme(*(read_emoji(each, own) for each in written))
        return await self._change(
            request, guild, Section.LOOK, lambda before: before.with_look(theme=theme)
        )

    async def _change(
        self,
        request: Request,
        guild: GuildId,
        section: Section,
        change: Callable[[GuildSettings], GuildSettings],
    ) -> Update:
        locale = request.caller.place.locale  # Later messages are in it that nobody asked for.
        chosen = await self.services.store.settings.change(
            _managed(request, guild), lambda before: replace(change(before), discord_locale=locale)
        )
        return Update(await self._page(request, section, chosen))

    async def _page(self, request: Request, section: Section, chosen: GuildSettings) -> Card:
        guild_id = request.guild_id
        assert guild_id is not None
        # A select cannot show what is gone.
        puzzle = frozenset(filter(None, [chosen.puzzle_channel]))
        channels, roles = await self.servers.existing(
            guild_id, chosen.channels | puzzle, chosen.roles
        )
        present = replace(
            chosen,
            channels=channels & chosen.channels,
            roles=roles,
            puzzle_channel=next(iter(channels & puzzle), None),
        )
        access, caller, words = request.access, request.caller, request.words
        return settings_card(section, present, access, caller, words)


def _managed(request: Request, guild: GuildId | None) -> GuildId:
    """Return the server of a panel, to one who may change its settings. Raises NotDone."""
    if request.guild_id != guild:
        raise NotDone(Why.NOT_YOUR_PANEL)
    return request.managed
