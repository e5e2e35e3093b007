"""Boards as players saw them, to compare with what the store says later."""

import re
from dataclasses import dataclass
from typing import Self

from bot.store.database import Row
from bot.ui.text.themes import CORNER, LETTERS, NUMBERS, tile_name
from engine import BOARDS, EMOJI, Mark, Position, format_cell, parse_moves
from engine.render import ARROWS
from playground import Message

SQUARES = {
    **{EMOJI.empty: None, EMOJI.x: EMOJI.x, EMOJI.o: EMOJI.o},
    tile_name("blank"): None,
    **{tile_name(tile): EMOJI.x for tile in ("x", "x_last", "x_line", "x_lost", "x_leaving")},
    **{tile_name(tile): EMOJI.o for tile in ("o", "o_last", "o_line", "o_lost", "o_leaving")},
}
"""The squares of a grid and the marks on buttons, plain or drawn, as plain emoji."""

NAMES = frozenset(map(tile_name, (*LETTERS, *NUMBERS, CORNER)))
"""What names the columns and rows of a grid."""

SQUARE = re.compile(rf"<:(\w+):\d+>|({EMOJI.empty}|{EMOJI.x}|{EMOJI.o})")
GRID_ROW = re.compile(f"(?:{SQUARE.pattern})+(?:{'|'.join(ARROWS.values())})?")


@dataclass(frozen=True, slots=True)
class Shown:
    """A board in an answer: which game, at which ply, what stood in which cell, whether it ended.

    `cells` holds the emoji in each cell in reading order, None where it was free.
    Of a game that ended the ply is the number of marks: where these vanish, more moves were made.
    """

    game: int
    ply: int
    cells: tuple[str | None, ...]
    ended: bool

    @classmethod
    def on(cls, message: Message) -> Self | None:
        """Read the board that a message shows, None if it shows none."""
        buttons = [b for b in message.buttons if b.custom_id and b.custom_id.startswith("ttt:")]
        if not buttons:
            return cls._ended(message)
        assert buttons[0].custom_id is not None
        _, game, ply, _ = buttons[0].custom_id.split(":")
        return cls(
            int(game),
            int(ply),
            tuple(button.emoji and SQUARES[button.emoji] for button in buttons),
            all(button.disabled for button in buttons),
        )

    @classmethod
    def _ended(cls, message: Message) -> Self | None:
        """Read the grid of a card whose game ended: it has no buttons for cells any more."""
        ids = [b.custom_id or "" for b in message.buttons]
        review = next((id for id in ids if re.fullmatch(r"review:\d+", id)), None)
        if review is None:
            return None
        rows = [line for line in message.text.split("\n") if GRID_ROW.fullmatch(line)]
        squares = (a or b for row in rows for a, b in SQUARE.findall(row))
        cells = tuple(SQUARES[square] for square in squares if square not in NAMES)
        marked = len(cells) - cells.count(None)
        return cls(int(review.removeprefix("review:")), marked, cells, ended=True)

    def contradiction(self, row: Row | None) -> str | None:
        """Return what the store lost or changed of what was shown here; None if nothing."""
        if row is None:
            return f"game {self.game} was shown and is gone"
        variant = BOARDS[row["board"]]
        moves = parse_moves(row["moves"], variant)
        if len(moves) < self.ply:
            return f"game {self.game} was shown at ply {self.ply} and stands at {len(moves)}"
        if self.ended and row["ended_at"] is None:
            return f"game {self.game} was shown as ended and goes on"
        seen = {cell for cell, mark in enumerate(self.cells) if mark is not None}
        # The engine calls whoever opens X; where marks vanish fewer are shown than were made.
        marks = Position.after(variant, moves if self.ended else moves[: self.ply]).marks
        openers = {self.cells[cell] for cell, mark in enumerate(marks) if mark is Mark.X}
        others = {self.cells[cell] for cell, mark in enumerate(marks) if mark is Mark.O}
        if (
            seen != {cell for cell, mark in enumerate(marks) if mark is not None}
            or len(openers) > 1
            or len(others) > 1
            or openers & others
        ):
            played = " ".join(format_cell(cell, variant) for cell in moves)
            return f"game {self.game} showed {self.cells}, but {played} was played"
        return None


def free_buttons(message: Message) -> list[str]:
    """Return the custom_ids of the cells that can be clicked."""
    return [
        button.custom_id
        for button in message.buttons
        if button.custom_id and button.custom_id.startswith("ttt:") and not button.disabled
    ]
