"""Help: every command, each clickable, on pages that a telephone shows whole."""

from collections.abc import Iterable

from bot.model.errors import BrokenButton
from bot.ui.button_ids import ButtonId, number
from bot.ui.components import Accent, Card, button, container, row, text
from bot.ui.reply import Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Command, Feature, Topic, command, on_click
from bot.ui.text.texts import Words

HELP_PAGE = ButtonId("help", (number, number))
"""Another page of the help: page, and Discord's id of `/ttt`, which no button knows."""

NOTES = {Topic.AFTER: "rematch", Topic.YOURS: "screen-reader", Topic.SERVER: "stop"}
"""What else a section says."""

FACTS = ("levels", "boards", "cells", "time")

PAGES = ("play", "more")


class Help(Feature):
    """The command that explains the others."""

    @command("help", topic=None)
    async def help(self, request: Request) -> Reply:
        return Whisper(help_card(self.commands, 0, request.command_id, request.words))

    @on_click(HELP_PAGE)
    async def turn(self, request: Request, page: int, command_id: int) -> Reply:
        if page >= len(PAGES):
            raise BrokenButton(request.name)
        return Update(help_card(self.commands, page, command_id, request.words))


def help_card(commands: Iterable[Command], page: int, command_id: int, words: Words) -> Card:
    """Show one of the `PAGES`: how to play with its commands, or levels, boards and the rest.

    A command without a topic is mentioned by the text around the sections. `command_id` is
    Discord's id of `/ttt`, which makes a command something to click.
    """

    def clickable(command: str) -> str:
        return f"</ttt {command}:{command_id}>"

    def section(topic: Topic) -> str:
        names = [each.name for each in commands if each.topic is topic]
        lines = [words(f"help-{topic}")]
        lines += [f"{clickable(name)} · {words(f'help-on-{name}')}" for name in names]
        if topic in NOTES:
            lines.append(words(f"help-{NOTES[topic]}"))
        return "\n".join(lines)

    if page == 0:
        introduction = (
            words("help-title"),
            words("help-start", start=clickable("start")),
            words("help-challenge", challenge=clickable("challenge")),
        )
        parts = ["\n".join(introduction), section(Topic.GAME), section(Topic.AFTER)]
    else:
        facts = "\n".join(words(f"help-{fact}") for fact in FACTS)
        parts = [facts, section(Topic.YOURS), section(Topic.SERVER)]
    other = 1 - page
    turn = button(HELP_PAGE(other, command_id), words(f"button-help-{PAGES[other]}"))
    return [container([*map(text, parts), row([turn])], Accent.ACTIVE)]
