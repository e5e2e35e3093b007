"""The card of `/ttt help`: every command, each clickable."""

from collections.abc import Iterable
from enum import StrEnum

from bot.ui.cards.components import Accent, Card, container, separator, text
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


def help_card(commands: Iterable[tuple[Topic, str]], command_id: int, words: Words) -> Card:
    """Show the commands by what they are for, then the levels, the boards and the rules.

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

    introduction = [
        words("help-title"),
        words("help-start", start=clickable("start")),
        words("help-challenge", challenge=clickable("challenge")),
    ]
    facts = [text(words(f"help-{fact}")) for fact in FACTS]
    again = words("help-again", help=clickable("help"))
    sections = [text(section(topic)) for topic in Topic]
    closing = [separator(), *facts, text(f"-# {again}")]
    return [container([text("\n".join(introduction)), *sections, *closing], Accent.ACTIVE)]
