"""Solving puzzles: the command, and the buttons of the private card."""

from contextlib import suppress
from enum import StrEnum

from bot.model import GameId
from bot.model.errors import BrokenButton
from bot.model.puzzle import NoMistakes, PuzzleKey
from bot.ui.button_ids import PUZZLE_TODAY
from bot.ui.puzzle.puzzle_card import (
    PUZZLE_ANOTHER,
    PUZZLE_CELL,
    PUZZLE_HINT,
    PUZZLE_OPEN,
    PUZZLE_OWN,
    PUZZLE_SHARE,
    PUZZLE_STEP,
    puzzle_card,
    shared_puzzle_card,
    solution_card,
)
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, command, on_click
from bot.ui.text.texts import texts
from engine import Cell


class Source(StrEnum):
    """Where a puzzle comes from."""

    TODAY = "today"
    OWN_GAMES = "games"


FROM = Option(
    "from",
    "option-from",
    choices=(("choice-today", Source.TODAY), ("choice-own-games", Source.OWN_GAMES)),
    read=Source,
)


class Puzzling(Feature):
    """The private card on which a puzzle is solved."""

    @command("puzzle", FROM, topic=None)
    async def puzzle(self, request: Request, source: Source | None) -> Reply:
        puzzles = self.services.puzzles
        if source is Source.OWN_GAMES:
            return Whisper(puzzle_card(await puzzles.of_own_games(request.caller), request.words))
        return Whisper(puzzle_card(await puzzles.of_today(request.caller), request.words))

    @on_click(PUZZLE_OPEN, defer=Defer.PRIVATE)
    async def open(self, request: Request, day: int) -> Reply:
        view = await self.services.puzzles.of_day(request.caller, day)
        return Whisper(puzzle_card(view, request.words))

    @on_click(PUZZLE_TODAY, defer=Defer.PRIVATE)
    async def open_today(self, request: Request) -> Reply:
        view = await self.services.puzzles.of_today(request.caller)
        if view.attempt.ended_at is not None:  # There is nothing left to try in it.
            with suppress(NoMistakes):
                view = await self.services.puzzles.of_own_games(request.caller)
        return Whisper(puzzle_card(view, request.words))

    @on_click(PUZZLE_CELL)
    async def press(
        self, request: Request, number: int, game: int | None, presses: int, cell: int
    ) -> Reply:
        key = _key(number, game)
        view = await self.services.puzzles.press(request.caller, key, presses, Cell(cell))
        return Update(puzzle_card(view, request.words))

    @on_click(PUZZLE_HINT)
    async def hint(self, request: Request, number: int, game: int | None, presses: int) -> Reply:
        view = await self.services.puzzles.hint(request.caller, _key(number, game), presses)
        return Update(puzzle_card(view, request.words))

    @on_click(PUZZLE_STEP)
    async def step(
        self, request: Request, number: int, game: int | None, ply: int, _: int
    ) -> Reply:
        view = await self.services.puzzles.over(request.caller, _key(number, game))
        if ply > len(view.solution):
            raise BrokenButton(request.name)
        return Update(solution_card(view, ply, request.words))

    @on_click(PUZZLE_ANOTHER)
    async def another(self, request: Request) -> Reply:
        view = await self.services.puzzles.of_own_games(request.caller)
        return Update(puzzle_card(view, request.words))

    @on_click(PUZZLE_OWN, defer=Defer.PRIVATE)
    async def of_own_games(self, request: Request) -> Reply:
        view = await self.services.puzzles.of_own_games(request.caller)
        return Whisper(puzzle_card(view, request.words))

    @on_click(PUZZLE_SHARE, defer=Defer.PUBLIC)
    async def share(self, request: Request, day: int) -> Reply:
        shared = await self.services.puzzles.share(request.caller, day)
        words = texts().in_locale(shared.locale)
        return Post(shared_puzzle_card(shared.view, request.caller.person, words))


def _key(number: int, game: int | None) -> PuzzleKey:
    return PuzzleKey(number, None if game is None else GameId(game))
