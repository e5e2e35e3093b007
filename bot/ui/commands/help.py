"""The command that explains the others."""

from collections.abc import Iterable

from bot.ui.cards.help import help_card
from bot.ui.reply import Reply, Whisper
from bot.ui.request import Request
from bot.ui.router import Command, command, declared
from bot.ui.text.texts import texts


class HelpCommands:
    """The help for the commands of `groups`."""

    def __init__(self, groups: Iterable[object]) -> None:
        commands = [each for each, _ in declared(groups) if isinstance(each, Command)]
        self._listed = [(each.topic, each.name) for each in commands if each.topic is not None]

    @command("help", topic=None)
    async def help(self, request: Request) -> Reply:
        words = texts().in_locale(request.locale)
        return Whisper(help_card(self._listed, request.command_id, words))
