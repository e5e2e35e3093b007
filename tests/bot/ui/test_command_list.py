"""The list of commands: what a person finds who types a slash, and then a word."""

import re
from pathlib import Path
from typing import Any

from tests.bot.conftest import Setup
from tests.bot.ui.bot_code import commands

README = Path(__file__).parent.parent.parent.parent / "README.md"


def subcommands(setup: Setup) -> list[dict[str, Any]]:
    """What is under `/ttt`, in the order in which Discord lists it."""
    [group] = [each for each in setup.playground.commands if each["name"] == "ttt"]
    options: list[dict[str, Any]] = group["options"]
    return options


async def test_the_list_begins_where_a_newcomer_begins(running: Setup) -> None:
    names = [each["name"] for each in subcommands(running)]
    assert names[:3] == ["start", "challenge", "puzzle"]


async def test_the_help_shows_every_command(running: Setup) -> None:
    names = [each["name"] for each in subcommands(running)]
    assert sorted(names) == sorted(each.name for each in commands())
    help = await running.alice.slash(running.general, "ttt help")
    listed = await running.alice.click(help.message, "Commands")
    more = await running.alice.click(listed.message, "Levels and rules")
    assert help.ephemeral
    assert all(each["name"] in listed.text for each in running.playground.commands[1:]), "menus"
    assert (more.kind, more.message.id) == ("update", help.message.id)
    assert (await running.alice.click(more.message, "How to play")).text == help.text
    shown = help.text + listed.text
    assert sorted(re.findall(r"</ttt ([a-z]+):\d+>", shown)) == sorted({*names} - {"help"})


async def test_the_help_begins_a_game(running: Setup) -> None:
    help = (await running.alice.slash(running.general, "ttt help")).message
    _, goal, first, *others = help.text.splitlines()
    assert goal == "Three in a row wins, diagonals too."
    assert re.match(r"\*\*Play me:\*\* </ttt start:\d+>, five levels", first)
    for said in ("</ttt challenge:", "</ttt puzzle:", "every day", "*Hint*", "*Why?*"):
        assert any(said in line for line in others), said
    game = await running.alice.click(help, "Start a game")
    assert not game.ephemeral
    assert "Your move" in game.text
    again = await running.alice.click(help, "Start a game")
    assert again.ephemeral
    assert "You have a game with Oxo here." in again.text


async def test_the_readme_lists_every_command(running: Setup) -> None:
    readme = README.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `/ttt ([a-z]+)` \|", readme, re.MULTILINE)
    assert sorted(rows) == sorted(each["name"] for each in subcommands(running))
    menus = [each["name"] for each in running.playground.commands if each["name"] != "ttt"]
    assert all(f"*{name}*" in readme for name in menus)


async def test_boards_are_found_by_what_a_keyboard_can_type(running: Setup) -> None:
    boards = [
        option
        for command in subcommands(running)
        for option in command.get("options", [])
        if option["name"] == "board"
    ]
    assert len(boards) == 3
    for board in boards:
        names = [choice["name"] for choice in board["choices"]]
        for size in ("3x3", "4x4", "5x5"):
            assert any(size in name for name in names)
        assert not any("×" in name for name in names)
