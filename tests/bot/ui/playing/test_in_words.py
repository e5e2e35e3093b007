"""In words: what colours and pictures show is also written, in every way to draw a board."""

import pytest

from bot.model import GridStyle, GuildId, GuildSettings, Look
from tests.bot.cards import cells
from tests.bot.conftest import Setup

THEMES = ("classic", "🐱 🐶")


async def drawn(setup: Setup, style: GridStyle, theme: str) -> None:
    """Have the server draw boards in a style."""
    look = GuildSettings(look=Look(style, theme))
    async with setup.store() as store:
        await store.settings.change(GuildId(setup.playground.guild().id), lambda _: look)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", ["3x3", "5x5"])
async def test_every_button_of_a_text_board_has_a_label_of_its_own(
    setup: Setup, board: str, theme: str
) -> None:
    await drawn(setup, GridStyle.TEXT, theme)
    async with setup.bot():
        card = (await setup.alice.slash(setup.general, "ttt start", board=board)).message
        size = int(board[0])
        while True:
            if card.has_button("Rematch"):
                break
            labels = [button.label or "" for button in card.buttons]
            assert all(labels)
            assert len(set(labels)) == len(labels)
            assert not any(button.emoji for button in card.buttons)
            squares = cells(card).values()
            names = [f"{column}{row + 1}" for row in range(size) for column in "abcde"[:size]]
            for cell, name in zip(squares, names, strict=True):
                assert cell.label in (f"{name} _", f"{name} X", f"{name} O")
            free = next(cell for cell in squares if not cell.disabled)
            card = (await setup.alice.click(card, free.custom_id)).message
        assert "a1 X" in labels
        assert any(label.endswith(" O") for label in labels)


async def test_help_tells_who_needs_it_of_the_text_style(running: Setup) -> None:
    help = (await running.alice.slash(running.general, "ttt help")).message
    text = (await running.alice.click(help, "Levels and rules")).text
    assert "**With a screen reader,** choose the style *Text*" in text
    panel = (await running.alice.slash(running.general, "ttt preferences")).message
    options = {option.label: option.description for option in panel.selects[3].options}
    assert options["Text"] == "Letters and coordinates, good for screen readers"
