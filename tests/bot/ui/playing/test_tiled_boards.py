"""Boards of tiles: marks and their frames, and the names of columns and rows."""

from dataclasses import replace

import pytest

from bot.model import Computer, Game, GridStyle, Look, Seat
from bot.service import Hint, Reviewed
from bot.ui.boards import MOST_LARGE
from bot.ui.components import ButtonStyle, Card
from bot.ui.hints import hint_card
from bot.ui.looking_back.review import review_card
from bot.ui.playing.game_card import game_card
from bot.ui.text.texts import texts
from bot.ui.text.themes import (
    CORNER,
    LETTERS,
    NUMBERS,
    THEMES,
    drawing_of,
    tile_name,
    use_tiles,
)
from engine import BOARDS, Analysis, Cell, Level, Mark, Prospect, Reason, Value, WhyBest, review
from tests.bot.builders import ALICE, NOON, after, bot_game, duel
from tests.bot.ui.card_text import rows_of, text_of, texts_of

ENGLISH = texts().in_locale("en-US")


def drawn(board: str, tiles: dict[str, str]) -> str:
    """Return a board of tiles: their names, row by row."""
    return "\n".join("".join(tiles[tile] for tile in row.split()) for row in board.split(" / "))


def grid_of(card: Card) -> str:
    """Return the grid of a card, which is its second text."""
    return texts_of(card)[1]


def watched(game: Game) -> Game:
    """The same game between two levels: no button names its cells."""
    seats = (Seat(Computer(Level.EASY), Mark.X), Seat(Computer(Level.CLEVER), Mark.O))
    return replace(game, first=seats[0], second=seats[1])


def test_tiles_frame_the_last_move_and_the_row_and_lie_on_buttons(tiles: dict[str, str]) -> None:
    playing = after(duel(), "a1a2b1b2")
    assert "{x}\u00a0Alice vs {o}\u00a0Bob".format(**tiles) in text_of(game_card(playing))
    first_row = rows_of(game_card(playing))[0]
    squares = [each["emoji"]["name"] for each in first_row]
    assert squares == [tile_name(name) for name in ("x", "x", "blank")]
    second_row = rows_of(game_card(playing))[1]
    assert second_row[1]["emoji"]["name"] == tile_name("o_last")
    ended = text_of(game_card(after(playing, "c1")))
    assert drawn("x_line x_line x_line / o o blank", tiles) in ended
    assert "◀️" not in ended
    in_text = replace(playing, look=Look(GridStyle.TEXT))
    assert "<:" not in text_of(game_card(in_text))


@pytest.mark.usefixtures("tiles")
@pytest.mark.parametrize("style", GridStyle)
def test_every_cell_is_on_grey_where_the_mark_tells_whose_it_is(style: GridStyle) -> None:
    game = after(replace(duel(), look=Look(style)), "a1a2b1b2c3b3")
    cells = [each for row in rows_of(game_card(game))[:3] for each in row]
    assert {each["style"] for each in cells} == {ButtonStyle.SECONDARY}
    is_text = style is GridStyle.TEXT
    assert [("label" in each, "emoji" in each) for each in cells] == [(is_text, not is_text)] * 9


@pytest.mark.parametrize("theme", [*THEMES, "🦄 🍕"])
def test_tiles_name_columns_and_rows_in_every_theme(tiles: dict[str, str], theme: str) -> None:
    game = watched(after(replace(duel(), look=Look(theme=theme)), "a1a2b1b2"))
    top, *rows = grid_of(game_card(game)).splitlines()
    assert top == drawn("corner a b c", tiles)
    assert rows[2] == tiles["3"] + 3 * drawing_of(Look(theme=theme)).theme.empty
    assert all(row.startswith(tiles[name]) for row, name in zip(rows, "123", strict=True))
    use_tiles(None)
    assert "<:" not in text_of(game_card(game))


@pytest.mark.parametrize("board", BOARDS)
def test_names_make_no_board_small(tiles: dict[str, str], board: str) -> None:
    game = after(replace(bot_game(), board=board), "b2a1")
    reason = Reason(WhyBest.FORKS, (Cell(1),), plies=3)
    analysis = Analysis(None, {Cell(2): Prospect(Value.WIN, 3)}, Cell(2), reason)
    cards = (
        game_card(watched(game)),
        hint_card(Hint(game, analysis), ENGLISH),
        review_card(Reviewed(game.resigned(ALICE.id, NOON), (), ALICE.id), 1, ENGLISH),
    )
    for card in cards:
        assert all(each.count("<:") <= MOST_LARGE for each in texts_of(card))
        shown = text_of(card).splitlines()
        columns, rows = game.variant.cols, game.variant.rows
        top = shown.index(drawn(" ".join(("corner", *LETTERS[:columns])), tiles))
        named = zip(shown[top + 1 :], NUMBERS[:rows], strict=False)
        assert all(line.startswith(tiles[number]) for line, number in named)


@pytest.mark.parametrize("board", BOARDS)
def test_a_finished_board_begins_where_its_buttons_began(tiles: dict[str, str], board: str) -> None:
    game = after(replace(bot_game(), board=board), "b2a1")
    names = [tiles[name] for name in (*LETTERS, *NUMBERS, CORNER)]
    ended = grid_of(game_card(game.resigned(ALICE.id, NOON)))
    assert not any(name in ended for name in names)
    assert len(ended.splitlines()) == game.variant.rows
    # No button names a cell where two levels play.
    assert tiles["corner"] in grid_of(game_card(watched(game)))


def test_a_review_frames_a_mistake_as_one(tiles: dict[str, str]) -> None:
    game = after(duel(), "b2b1a1c3a3c1a2")
    reviewed = Reviewed(game, review(game.variant, game.moves), ALICE.id)
    mistake, on = (grid_of(review_card(reviewed, ply, ENGLISH)).splitlines()[1:3] for ply in (2, 3))
    assert "\n".join(mistake) == drawn("1 best o_lost best / 2 blank x blank", tiles)
    assert "\n".join(on) == drawn("1 x_last o blank / 2 blank x blank", tiles)


def test_a_full_board_and_a_row_that_lost_are_marked_too(tiles: dict[str, str]) -> None:
    full = grid_of(game_card(after(duel(), "a1b1c1b2a2c2b3a3c3")))
    assert full == drawn("x o x / x o o / o x x_last", tiles)
    lost = grid_of(game_card(after(replace(duel(), board="misere"), "a1b3b1c2c1")))
    assert lost == drawn("x_lost x_lost x_lost / blank blank o / blank o blank", tiles)
