"""The help: what there is to do, each command to be clicked. Pure."""

from collections.abc import Mapping

from bot.ui.cards.components import Card, container, separator, text
from bot.ui.cards.game import PLAYING
from bot.ui.text.texts import Words

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "game": ("hint", "move", "board", "resign"),
    "after": ("history", "review", "watch"),
    "yours": ("preferences", "privacy"),
    "server": ("settings",),
}
"""The commands by what they are for; two more begin games, and one shows this."""

NOTES = {"after": "rematch", "yours": "screen-reader", "server": "stop"}
"""What else is to be known about a section."""

FACTS = ("levels", "boards", "cells", "time")


def help_card(command_id: int, words: Words) -> Card:
    """Show the commands by what they are for, then the levels, the boards and the rules.

    `command_id` is Discord's id of `/ttt`, which makes a command something to click.
    """

    def clickable(command: str) -> str:
        return f"</ttt {command}:{command_id}>"

    def section(name: str, commands: tuple[str, ...]) -> str:
        lines = [words(f"help-{name}")]
        lines += [f"{clickable(command)} · {words(f'help-on-{command}')}" for command in commands]
        if name in NOTES:
            lines.append(words(f"help-{NOTES[name]}"))
        return "\n".join(lines)

    begin = [
        words("help-title"),
        words("help-start", start=clickable("start")),
        words("help-challenge", challenge=clickable("challenge")),
    ]
    facts = [text(words(f"help-{fact}")) for fact in FACTS]
    again = words("help-again", help=clickable("help"))
    sections = [text(section(name, commands)) for name, commands in SECTIONS.items()]
    closing = [separator(), *facts, text(f"-# {again}")]
    return [container([text("\n".join(begin)), *sections, *closing], PLAYING)]
