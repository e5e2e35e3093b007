"""The card of `/ttt help`: every command, each clickable, on pages that a telephone shows whole."""

from collections.abc import Iterable
from enum import StrEnum

from bot.ui.button_ids import HELP_PAGE
from bot.ui.components import Accent, Card, button, container, row, text
from bot.ui.text.texts import Words


class Topic(StrEnum):
    """What a command is for: its section of the help."""

    GAME = "game"
    AFTER = "after"
    YOURS = "yours"
    SERVER = "server"


NOTES = {Topic.AFTER: "rematch", Topic.YOURS: "screen-reader", Topic.SERVER: "stop"}
"""What else a section says."""

FACTS = ("levels", "boards", "cells", "time")

PAGES = ("play", "more")


def help_card(
    commands: Iterable[tuple[Topic, str]], page: int, command_id: int, words: Words
) -> Card:
    """Show one of the `PAGES`: how to play with its commands, or levels, boards and the rest.

    `commands` are those of the sections; the text around them mentions the others by itself.
    `command_id` is Discord's id of `/ttt`, which makes a command something to click.
    """

    def clickable(command: str) -> str:
        return f"</ttt {command}:{command_id}>"

    def section(topic: Topic) -> str:
        names = [name for of, name in commands if of is topic]
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
        again = words("help-again", help=clickable("help"))
        facts = "\n".join(words(f"help-{fact}") for fact in FACTS)
        parts = [facts, section(Topic.YOURS), section(Topic.SERVER), f"-# {again}"]
    other = 1 - page
    turn = button(HELP_PAGE(other, command_id), words(f"button-help-{PAGES[other]}"))
    return [container([*map(text, parts), row([turn])], Accent.ACTIVE)]
