"""The command that explains the others."""

from collections.abc import Iterable

from bot.model.errors import BrokenButton
from bot.ui.button_ids import HELP_PAGE
from bot.ui.help import PAGES, help_card
from bot.ui.reply import Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Command, button, command, declared


class HelpCommands:
    """The help for the commands of `groups`."""

    def __init__(self, groups: Iterable[object]) -> None:
        commands = [each for each, _ in declared(groups) if isinstance(each, Command)]
        self._listed = [(each.topic, each.name) for each in commands if each.topic is not None]

    @command("help", topic=None)
    async def help(self, request: Request) -> Reply:
        return Whisper(help_card(self._listed, 0, request.command_id, request.words))

    @button(HELP_PAGE)
    async def turn(self, request: Request, page: int, command_id: int) -> Reply:
        if page >= len(PAGES):
            raise BrokenButton(request.name)
        return Update(help_card(self._listed, page, command_id, request.words))
