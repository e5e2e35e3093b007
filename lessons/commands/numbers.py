"""The numbers of cells at the terminal: from 1 or 0 in reading order, like a keypad, row,col."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass

from engine.errors import EngineError, OffBoard
from engine.marks import Cell
from engine.notation import Numbering, format_number, parse_cell, plain_text
from engine.variant import Variant

_NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Numbers:
    """How the cells of a board are numbered; `first` is the lowest number, 0 or 1.

    In `pairs` a cell is its row and its column, both from 1.
    """

    variant: Variant
    numbering: Numbering = Numbering.READING
    first: int = 1
    pairs: bool = False

    def format(self, cell: Cell) -> str:
        """Return the number of `cell`, or "row,col"."""
        if self.pairs:
            return f"{cell // self.variant.cols + 1},{cell % self.variant.cols + 1}"
        return str(int(format_number(cell, self.variant, self.numbering)) - 1 + self.first)

    def parse(self, text: str) -> Cell:
        """Read a cell by its number, or as `parse_cell` does; raises its errors."""
        plain = plain_text(text)
        if self.first == 1 or not _NUMBER.fullmatch(plain):
            return parse_cell(text, self.variant, self.numbering)
        try:
            return parse_cell(str(int(plain) + 1), self.variant)
        except EngineError:
            raise OffBoard(text, self.variant.rows, self.variant.cols) from None


def add_numbers(parser: argparse.ArgumentParser) -> None:
    """Add `--keypad`, `--zero` and `--pairs`."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--keypad", action="store_true", help="number cells like a keypad, 1 below")
    group.add_argument("--zero", action="store_true", help="number cells from 0, as lists do")
    group.add_argument("--pairs", action="store_true", help="call cells row,col, both from 1")


def numbers_of(chosen: argparse.Namespace, variant: Variant) -> Numbers:
    """Return the numbers that were chosen."""
    numbering = Numbering.KEYPAD if chosen.keypad else Numbering.READING
    return Numbers(variant, numbering, 0 if chosen.zero else 1, chosen.pairs)
