"""The commands of choosing: a server's settings, one's own preferences, and one's data."""

from bot.service import Services
from bot.ui.button_ids import Section
from bot.ui.commands.options import ACTION, PrivacyAction
from bot.ui.components import file, sentence
from bot.ui.help import Topic
from bot.ui.preferences import preferences_card
from bot.ui.privacy import forget_card
from bot.ui.reply import File, Reply, Whisper
from bot.ui.request import Request
from bot.ui.router import command
from bot.ui.servers import Servers, settings_page

DATA_FILE = "oxo-data.json"


class ChooseCommands:
    """Settings, preferences and privacy; every reply is private."""

    def __init__(self, services: Services, servers: Servers) -> None:
        self._settings = services.settings
        self._privacy = services.privacy
        self._servers = servers

    @command("settings", topic=Topic.SERVER)
    async def settings(self, request: Request) -> Reply:
        may_manage = request.is_manager
        chosen = await self._settings.of_guild(request.guild_id, may_manage=may_manage)
        return Whisper(await settings_page(request, Section.GAMES, chosen, self._servers))

    @command("preferences", topic=Topic.YOURS)
    async def preferences(self, request: Request) -> Reply:
        chosen = await self._settings.of_person(request.user_id)
        return Whisper(preferences_card(request.user_id, chosen, request.words))

    @command("privacy", ACTION, topic=Topic.YOURS)
    async def privacy(self, request: Request, action: PrivacyAction) -> Reply:
        if action is PrivacyAction.DELETE:
            return Whisper(forget_card(request.user_id, request.words))
        export = await self._privacy.export(request.caller)
        text = request.words("exported-packed" if export.is_packed else "exported")
        name = f"{DATA_FILE}.gz" if export.is_packed else DATA_FILE
        return Whisper([*sentence(text), file(name)], File(name, export.content))
