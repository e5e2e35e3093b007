"""Cells and moves as players write them: "b2", "5", "centre", "top left"; "b2a1c3".

Row 1 is the top row and column a the leftmost: players read the grid, not the mathematics.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import Enum
from functools import cache

from engine.errors import AmbiguousCell, OffBoard, UnreadableCell
from engine.marks import Cell
from engine.variant import Variant

_COLUMNS = "abcdefgh"
_COORDINATE = re.compile(r"([a-z])[\s_-]?([0-9]{1,3})")
_ROW_FIRST = re.compile(r"^([0-9]{1,3})[\s_-]?([a-z])$")
_ROW_AND_COLUMN = re.compile(r"([0-9]{1,3})\s*,\s*([0-9]{1,3})")
_BETWEEN_WORDS = re.compile(r"[\s_-]+")
_NUMBER = re.compile(r"[0-9]{1,3}")
_MOVE = re.compile(rf"[{_COLUMNS}][1-8]")

_LOOK_ALIKES = str.maketrans("авсеԁнһαβεηϲ🅰🅱،、", "abcedhhabehcab,,")
"""Small letters of Cyrillic and Greek whose capitals or themselves look like Latin ones, and what
else keyboards offer in place of a letter or a comma."""

_MIDDLES = ("middle", "centre", "center", "mid")
_ROWS = {"top": "first", "upper": "first", "bottom": "last", "lower": "last"}
_COLS = {"left": "first", "right": "last"}


class Numbering(Enum):
    """How cells are numbered: 1 at the top left, or like a numeric keypad (7 top left on 3x3).

    On other boards the keypad's way counts from the bottom row up, each row left to right.
    """

    READING = "reading"
    KEYPAD = "keypad"


def format_cell(cell: Cell, variant: Variant) -> str:
    """Return `cell` as column letter and row number: "b2"."""
    return cell_names(variant)[cell]


@cache
def cell_names(variant: Variant) -> tuple[str, ...]:
    """Return the names of all cells, in reading order."""
    return tuple(
        f"{column}{row}"
        for row in range(1, variant.rows + 1)
        for column in _COLUMNS[: variant.cols]
    )


@cache
def _cells_by_name(variant: Variant) -> dict[str, Cell]:
    return {name: Cell(cell) for cell, name in enumerate(cell_names(variant))}


def format_number(cell: Cell, variant: Variant, numbering: Numbering = Numbering.READING) -> str:
    """Return `cell` as a number from 1: "5"."""
    if numbering is Numbering.KEYPAD:
        row, col = divmod(cell, variant.cols)
        return str((variant.rows - 1 - row) * variant.cols + col + 1)
    return str(cell + 1)


def parse_cell(text: str, variant: Variant, numbering: Numbering = Numbering.READING) -> Cell:
    """Read a cell: `b2`, a number, `row,column`, or words such as `centre`, `top left`, `right`.

    `2b` is b2, and a space or hyphen between letter and number or between words does not matter,
    nor how the keyboard writes them (`plain_text`). `1,2` is row 1, column 2, whatever the
    numbering. Raises UnreadableCell ("-1"), OffBoard ("d4" on 3x3) or AmbiguousCell ("centre" on
    4x4, where four cells share it).
    """
    plain = plain_text(text)
    if match := _COORDINATE.fullmatch(_ROW_FIRST.sub(r"\2\1", plain)):
        row, col = int(match[2]) - 1, ord(match[1]) - ord("a")
        return _at(row, col, f"{match[1]}{match[2]}", variant)
    if match := _ROW_AND_COLUMN.fullmatch(plain.removeprefix("(").removesuffix(")")):
        return _at(int(match[1]) - 1, int(match[2]) - 1, f"{match[1]},{match[2]}", variant)
    if _NUMBER.fullmatch(plain):
        return _from_number(int(plain), variant, numbering)
    candidates = _from_words(_BETWEEN_WORDS.split(plain), variant)
    if not candidates:
        raise UnreadableCell(text)
    if len(candidates) > 1:
        names = tuple(format_cell(cell, variant) for cell in candidates)
        raise AmbiguousCell(text, candidates, names)
    return candidates[0]


def plain_text(text: str) -> str:
    """Return what somebody typed in small letters and ASCII digits, as far as it has them.

    Full-width characters, digits of any script, keycaps, and letters of Cyrillic and Greek that
    look like Latin ones become what they look like. What is invisible goes, at the ends spaces do.
    """
    kept = (
        "-" if unicodedata.category(each) == "Pd" else str(unicodedata.digit(each, each))
        for each in unicodedata.normalize("NFKD", text.casefold())
        if unicodedata.category(each) not in ("Cf", "Mn", "Me")
    )
    return "".join(kept).casefold().translate(_LOOK_ALIKES).strip()


def words_for(cell: Cell, variant: Variant) -> tuple[str, ...]:
    """Return every word that says in which row or column `cell` lies: "top", "1", "left", "a"."""
    row, col = divmod(cell, variant.cols)
    words = [f"{row + 1}", _COLUMNS[col]]
    words += [word for word, place in _ROWS.items() if row in _along(place, variant.rows)]
    words += [word for word, place in _COLS.items() if col in _along(place, variant.cols)]
    return (*words, *(_MIDDLES if cell in _from_words(["middle"], variant) else ()))


def format_moves(moves: Iterable[Cell], variant: Variant) -> str:
    """Return a game's moves as one word: "b2a1c3"."""
    names = cell_names(variant)
    return "".join(names[cell] for cell in moves)


def parse_moves(text: str, variant: Variant) -> tuple[Cell, ...]:
    """Read moves as `format_moves` writes them; raises UnreadableCell or OffBoard.

    Whether the moves are legal is for `Position.after` to say.
    """
    names = _MOVE.findall(text)
    if "".join(names) != text:
        raise UnreadableCell(text)
    cells = _cells_by_name(variant)
    return tuple(cells[name] if name in cells else parse_cell(name, variant) for name in names)


def _at(row: int, col: int, where: str, variant: Variant) -> Cell:
    if 0 <= row < variant.rows and 0 <= col < variant.cols:
        return Cell(row * variant.cols + col)
    raise OffBoard(where, variant.rows, variant.cols)


def _from_number(number: int, variant: Variant, numbering: Numbering) -> Cell:
    if not 1 <= number <= variant.cells:
        raise OffBoard(str(number), variant.rows, variant.cols)
    if numbering is Numbering.READING:
        return Cell(number - 1)
    rows_up, col = divmod(number - 1, variant.cols)
    return Cell((variant.rows - 1 - rows_up) * variant.cols + col)


def _from_words(words: list[str], variant: Variant) -> tuple[Cell, ...]:
    """Return the cells that one or two words fit: at most one for the row, one for the column."""
    if len(words) == 1:
        words = _split_joined(words[0])
    if not 1 <= len(words) <= 2:
        return ()
    row = next((_ROWS[word] for word in words if word in _ROWS), "middle")
    col = next((_COLS[word] for word in words if word in _COLS), "middle")
    named = [word for word in words if word in _ROWS or word in _COLS]
    if len(named) + sum(word in _MIDDLES for word in words) != len(words):
        return ()
    if len(named) == 2 and "middle" in (row, col):
        return ()  # "top bottom", "left left"
    return tuple(
        Cell(at_row * variant.cols + at_col)
        for at_row in _along(row, variant.rows)
        for at_col in _along(col, variant.cols)
    )


def _split_joined(word: str) -> list[str]:
    """Read "topleft" as two words."""
    for head in (*_ROWS, *_COLS, *_MIDDLES):
        rest = word.removeprefix(head)
        if rest != word and (rest in _ROWS or rest in _COLS or rest in _MIDDLES):
            return [head, rest]
    return [word]


def _along(place: str, length: int) -> tuple[int, ...]:
    """Return the first, the last, or the one or two middle indices of a side."""
    if place == "first":
        return (0,)
    if place == "last":
        return (length - 1,)
    return ((length - 1) // 2, length // 2) if length % 2 == 0 else (length // 2,)
