"""The card of `/ttt help`: every command, each clickable."""

from collections.abc import Mapping

from bot.ui.cards.components import Accent, Card, container, separator, text
from bot.ui.text.texts import Words

FIRST = ("start", "challenge")
"""The commands of the introduction, which is written around them."""

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "game": ("hint", "move", "board", "resign"),
    "after": ("history", "review", "watch"),
    "yours": ("preferences", "privacy"),
    "server": ("settings",),
}
"""The other commands by what they are for."""

NOTES = {"after": "rematch", "yours": "screen-reader", "server": "stop"}
"""What else a section says."""

HELP = "help"
COMMANDS = (*FIRST, *(name for section in SECTIONS.values() for name in section), HELP)
"""Every subcommand of `/ttt`, each of which the help mentions."""

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

    start, challenge = map(clickable, FIRST)
    introduction = [
        words("help-title"),
        words("help-start", start=start),
        words("help-challenge", challenge=challenge),
    ]
    facts = [text(words(f"help-{fact}")) for fact in FACTS]
    again = words("help-again", help=clickable(HELP))
    sections = [text(section(name, commands)) for name, commands in SECTIONS.items()]
    closing = [separator(), *facts, text(f"-# {again}")]
    return [container([text("\n".join(introduction)), *sections, *closing], Accent.ACTIVE)]
