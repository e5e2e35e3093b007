"""Boards as players saw them, to be held against what the store says later."""

from dataclasses import dataclass
from typing import Self

from bot.store.database import Row
from engine import BOARDS, format_cell, parse_moves
from playground import Message


@dataclass(frozen=True, slots=True)
class Shown:
    """A board in an answer: which game, at which ply, what stood in which cell, whether it ended.

    `cells` holds the emoji in each cell in reading order, None where it was free.
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
            return None
        assert buttons[0].custom_id is not None
        _, game, ply, _ = buttons[0].custom_id.split(":")
        return cls(
            int(game),
            int(ply),
            tuple(button.emoji for button in buttons),
            all(button.disabled for button in buttons),
        )

    def contradiction(self, row: Row | None) -> str | None:
        """Say what the store lost or changed of what was shown here; None if nothing."""
        if row is None:
            return f"game {self.game} was shown and is gone"
        moves = parse_moves(row["moves"], BOARDS[row["board"]])
        if len(moves) < self.ply:
            return f"game {self.game} was shown at ply {self.ply} and stands at {len(moves)}"
        if self.ended and row["ended_at"] is None:
            return f"game {self.game} was shown as ended and goes on"
        seen = {cell for cell, mark in enumerate(self.cells) if mark is not None}
        openers = {self.cells[cell] for cell in moves[: self.ply : 2]}
        others = {self.cells[cell] for cell in moves[1 : self.ply : 2]}
        if (
            seen != set(moves[: self.ply])
            or len(openers) > 1
            or len(others) > 1
            or openers & others
        ):
            played = " ".join(format_cell(cell, BOARDS[row["board"]]) for cell in moves)
            return f"game {self.game} showed {self.cells}, but {played} was played"
        return None


def free_buttons(message: Message) -> list[str]:
    """The custom_ids of the cells that can be clicked."""
    return [
        button.custom_id
        for button in message.buttons
        if button.custom_id and button.custom_id.startswith("ttt:") and not button.disabled
    ]
