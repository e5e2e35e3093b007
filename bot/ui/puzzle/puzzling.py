"""Solving puzzles: the command, and the buttons of the private card."""

from dataclasses import replace
from datetime import date
from enum import StrEnum

from bot.model import GameId
from bot.model.errors import NotDone, Why
from bot.model.puzzle import EndedPuzzle, OpenPuzzle, Practice, PuzzleKey, day_of
from bot.ui.button_ids import PUZZLE_DARE, PUZZLE_TODAY, PUZZLE_TRY
from bot.ui.components import Card, sentence
from bot.ui.permissions import Permission
from bot.ui.puzzle.puzzle_card import (
    PUZZLE_ANOTHER,
    PUZZLE_CELL,
    PUZZLE_DARED,
    PUZZLE_HERE,
    PUZZLE_HINT,
    PUZZLE_NEXT,
    PUZZLE_OPEN,
    PUZZLE_OWN,
    PUZZLE_PRACTICE,
    PUZZLE_SHARE,
    PUZZLE_STEP,
    post_daily_card,
    puzzle_card,
    puzzle_title,
    solution_card,
)
from bot.ui.puzzle.shared_puzzles import dare_card, dare_question_card, shared_puzzle_card
from bot.ui.reply import Choices, Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, command, completion, on_click
from bot.ui.text.names import LONGEST_LINE
from bot.ui.text.texts import texts
from engine import Cell, puzzle_number

POSTING = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES


class Source(StrEnum):
    """Where a puzzle comes from."""

    TODAY = "today"
    OWN_GAMES = "games"
    PRACTICE = "practice"


FROM = Option(
    "from",
    "option-from",
    choices=(
        ("choice-today", Source.TODAY),
        ("choice-own-games", Source.OWN_GAMES),
        ("choice-practice", Source.PRACTICE),
    ),
    read=Source,
)

WHICH_DAY = Option("day", "option-day", completed=True, longest=LONGEST_LINE)


class Puzzling(Feature):
    """The private card on which a puzzle is solved."""

    @command("puzzle", FROM, WHICH_DAY, topic=None)
    async def puzzle(self, request: Request, source: Source | None, day: str | None) -> Reply:
        puzzles, caller = self.services.puzzles, request.caller
        if day is not None:
            view = await puzzles.of_past_day(caller, _written_day(day))
        elif source is Source.OWN_GAMES:
            view = await puzzles.of_own_games(caller)
        elif source is Source.PRACTICE:
            view = await puzzles.practice(caller)
        else:
            view = await puzzles.of_today(caller)
        return Whisper(_card(view, request))

    @completion("puzzle", "day")
    async def past_days(self, request: Request, typed: str) -> Reply:
        labels = {
            f"{number}": f"{puzzle_title(PuzzleKey(number), request.words)} · {day_of(number)}"
            for number in self.services.puzzles.past_days
        }
        found = [
            (label, value)
            for value, label in labels.items()
            if typed.strip().casefold() in label.casefold()
        ]
        return Choices(tuple(found))

    @on_click(PUZZLE_OPEN, defer=Defer.PRIVATE)
    async def open(self, request: Request, day: int) -> Reply:
        view = await self.services.puzzles.of_day(request.caller, day)
        return Whisper(_card(view, request))

    @on_click(PUZZLE_TODAY, defer=Defer.PRIVATE)
    async def open_today(self, request: Request) -> Reply:
        view = await self.services.puzzles.of_today(request.caller)
        return Whisper(_card(view, request))

    @on_click(PUZZLE_CELL)
    async def press(
        self, request: Request, number: int, of: GameId | Practice | None, presses: int, cell: Cell
    ) -> Reply:
        key = PuzzleKey(number, of)
        view = await self.services.puzzles.press(request.caller, key, presses, cell)
        return Update(_card(view, request))

    @on_click(PUZZLE_HINT)
    async def hint(
        self, request: Request, number: int, of: GameId | Practice | None, presses: int
    ) -> Reply:
        view = await self.services.puzzles.hint(request.caller, PuzzleKey(number, of), presses)
        return Update(puzzle_card(view, request.words))

    @on_click(PUZZLE_STEP)
    async def step(
        self, request: Request, number: int, of: GameId | Practice | None, ply: int, _: int
    ) -> Reply:
        view = await self.services.puzzles.over(request.caller, PuzzleKey(number, of))
        if ply > len(view.solution):
            raise NotDone(Why.BROKEN_BUTTON, request.name)
        return Update(solution_card(view, ply, request.words))

    @on_click(PUZZLE_ANOTHER)
    async def another(self, request: Request) -> Reply:
        view = await self.services.puzzles.of_own_games(request.caller)
        return Update(puzzle_card(view, request.words))

    @on_click(PUZZLE_OWN, defer=Defer.PRIVATE)
    async def of_own_games(self, request: Request) -> Reply:
        view = await self.services.puzzles.of_own_games(request.caller)
        return Whisper(puzzle_card(view, request.words))

    @on_click(PUZZLE_PRACTICE, defer=Defer.PRIVATE)
    async def practice(self, request: Request) -> Reply:
        view = await self.services.puzzles.practice(request.caller)
        return Whisper(puzzle_card(view, request.words))

    @on_click(PUZZLE_NEXT)
    async def another_practice(self, request: Request) -> Reply:
        view = await self.services.puzzles.practice(request.caller)
        return Update(puzzle_card(view, request.words))

    @on_click(PUZZLE_DARE, defer=Defer.PRIVATE)
    async def ask(self, request: Request, game: GameId) -> Reply:
        await self.services.puzzles.dared(request.caller, game)
        return Whisper(dare_question_card(game, request.words))

    @on_click(PUZZLE_DARED, defer=Defer.PUBLIC)
    async def dare(self, request: Request, game: GameId) -> Reply:
        task, share = await self.services.puzzles.dare(request.caller, game)
        words = texts().in_locale(share.locale)
        return Post(dare_card(task, share.look, request.caller.person, words), share=share)

    @on_click(PUZZLE_TRY, defer=Defer.PRIVATE)
    async def dared(self, request: Request, ply: int, game: GameId) -> Reply:
        view = await self.services.puzzles.afresh(request.caller, PuzzleKey(ply, game))
        return Whisper(puzzle_card(view, request.words))

    @on_click(PUZZLE_SHARE, defer=Defer.PUBLIC)
    async def share(self, request: Request, day: int) -> Reply:
        ended, share = await self.services.puzzles.share(request.caller, day)
        words = texts().in_locale(share.locale)
        card = shared_puzzle_card(ended, share.look, request.caller.person, words)
        offer = post_daily_card(ended, request.words) if _may_post(request) else []
        return Post(card, share=share, then=offer or None)

    @on_click(PUZZLE_HERE, defer=Defer.PRIVATE)
    async def post_here(self, request: Request) -> Reply:
        guild, place = request.managed, request.caller.place
        await self.services.store.settings.change(
            guild,
            lambda before: replace(
                before, puzzle_channel=place.channel_id, discord_locale=place.locale
            ),
        )
        return Whisper(sentence(request.words("puzzle-posted-here")))


def _card(puzzle: OpenPuzzle | EndedPuzzle, request: Request) -> Card:
    return puzzle_card(puzzle, request.words, may_post=_may_post(request))


def _may_post(request: Request) -> bool:
    """Return whether the caller may have the puzzle posted in this channel every day."""
    access = request.access
    is_channel = access.is_member and not access.in_thread
    return request.is_manager and is_channel and POSTING in access.permissions


def _written_day(text: str) -> int:
    """Return the number of the day that was typed: its number, or its date. Raises NotDone."""
    text = text.strip().removeprefix("#")
    try:
        return int(text) if text.isdecimal() else puzzle_number(date.fromisoformat(text))
    except ValueError:
        raise NotDone(Why.NO_SUCH_DAY) from None
