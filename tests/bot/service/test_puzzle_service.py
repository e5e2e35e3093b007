"""The puzzle of the day and one's own mistakes, over a real store and a clock of the test's own."""

import asyncio
from dataclasses import replace
from datetime import date

import pytest

from bot.model import Caller, ChannelId, GameId, GridStyle, GuildId, Person, Place
from bot.model.errors import NotDone
from bot.model.puzzle import (
    EndedPuzzle,
    OpenPuzzle,
    PuzzleKey,
    PuzzleStreak,
    Solvers,
    day_number,
)
from bot.model.ratings import DAY
from bot.service import Services
from bot.service.sharing_service import SHARE_PAUSE
from bot.store import Store
from engine import Cell, Reason, Value, WhyRight, parse_moves, solution
from tests.bot.builders import ALICE, BOB, GENERAL, bot_game
from tests.bot.service.conftest import Clock
from tests.bot.store.conftest import fresh, new_start

MONDAY = 1_795_392_000
"""2026-11-23, 00:00 UTC."""


def caller(person: Person = ALICE, place: Place = GENERAL) -> Caller:
    return Caller(fresh(), place, person, frozenset({place.channel_id}))


@pytest.fixture(autouse=True)
def monday(clock: Clock) -> None:
    clock.now = MONDAY + 100


async def press(
    services: Services, puzzle: OpenPuzzle | EndedPuzzle, cell: int, person: Person = ALICE
) -> OpenPuzzle | EndedPuzzle:
    key, presses = puzzle.task.key, puzzle.attempt.presses
    return await services.puzzles.press(caller(person), key, presses, Cell(cell))


def still_open(puzzle: OpenPuzzle | EndedPuzzle) -> OpenPuzzle:
    assert isinstance(puzzle, OpenPuzzle)
    return puzzle


def streak(puzzle: EndedPuzzle) -> PuzzleStreak:
    assert puzzle.standing is not None
    return puzzle.standing.streak


async def today(services: Services, person: Person = ALICE) -> OpenPuzzle:
    return still_open(await services.puzzles.of_today(caller(person)))


async def solve(
    services: Services, person: Person = ALICE, puzzle: OpenPuzzle | EndedPuzzle | None = None
) -> EndedPuzzle:
    """Solve today's puzzle, or the one given, with the moves of its solution."""
    puzzle = puzzle or await services.puzzles.of_today(caller(person))
    while isinstance(puzzle, OpenPuzzle):
        right = solution(puzzle.left.position, puzzle.task.goal.value)[0]
        puzzle = await press(services, puzzle, right, person)
    return puzzle


def test_days_are_numbered_by_utc() -> None:
    assert [day_number(MONDAY - 1), day_number(MONDAY)] == [326, 327]
    assert date.fromordinal(date(2026, 1, 1).toordinal() + 326) == date(2026, 11, 23)


async def test_a_wrong_try_is_taken_back(services: Services, clock: Clock) -> None:
    clock.now += DAY
    view = await today(services)
    assert (view.task.board, str(view.left.position), view.attempt.tries_left) == (
        "misere",
        "OX.\nXOX\n...",
        3,
    )
    wrong = still_open(await press(services, view, 6))
    assert (wrong.attempt.tries_left, wrong.left) == (2, view.left)
    with pytest.raises(NotDone, match="broken-button"):
        await press(services, wrong, 6)
    with pytest.raises(NotDone, match="broken-button"):
        await press(services, wrong, 0)


async def test_a_hint_leaves_a_wrong_cell_for_each_try(services: Services) -> None:
    view = await services.puzzles.of_today(caller())  # With three wrong cells.
    failed = hinted = await services.puzzles.hint(caller(), view.task.key, 0)
    assert (len(hinted.attempt.wrong), hinted.attempt.tries_left) == (1, 2)
    for wrong in {Cell(2), Cell(4), Cell(8)} - {*hinted.attempt.wrong}:
        assert failed.attempt.ended_at is None
        failed = await press(services, failed, wrong)
    assert failed.attempt.ended_at is not None
    assert not failed.attempt.is_solved


async def test_a_hint_takes_half_of_the_wrong_cells_and_a_try(
    services: Services, clock: Clock
) -> None:
    clock.now += 2 * DAY
    view = await services.puzzles.of_today(caller())
    hinted = await services.puzzles.hint(caller(), view.task.key, 0)
    free = len(view.task.position.free_cells)
    assert len(hinted.attempt.wrong) == -(-(free - 1) // 2)
    right = solution(view.task.position, view.task.goal.value)[0]
    assert right not in hinted.attempt.wrong
    again = await services.puzzles.hint(caller(), view.task.key, 1)
    assert again.attempt.tries_left == 1
    with pytest.raises(NotDone, match="broken-button"):
        await services.puzzles.hint(caller(), view.task.key, 2)
    assert (await solve(services, puzzle=again)).attempt.tries == "hh"


async def test_yesterdays_card_counts_for_its_own_day(services: Services, clock: Clock) -> None:
    await solve(services)
    clock.now += DAY
    tuesday = await today(services)
    clock.now = MONDAY + 2 * DAY + 5  # Midnight has passed.
    assert (await solve(services, puzzle=tuesday)).task.key == PuzzleKey(328)
    assert await services.puzzles.streak(ALICE.id) == PuzzleStreak(2, 2)
    bobs = await services.puzzles.press(
        caller(BOB), PuzzleKey(328), 0, tuesday.task.position.free_cells[0]
    )
    await solve(services, BOB)
    with pytest.raises(NotDone, match="puzzle-over"):
        await press(services, bobs, tuesday.task.position.free_cells[1], BOB)
    clock.now += DAY
    with pytest.raises(NotDone, match="puzzle-over"):
        await services.puzzles.press(caller(BOB), PuzzleKey(328), 1, Cell(0))
    with pytest.raises(NotDone, match="broken-button"):
        await services.puzzles.press(caller(BOB), PuzzleKey(400), 0, Cell(0))


async def test_one_press_delivered_to_two_processes_is_one_try(
    services: Services, other: Services
) -> None:
    once = caller()
    key = (await services.puzzles.of_today(once)).task.key
    seen = await asyncio.gather(
        services.puzzles.press(once, key, 0, Cell(4)),
        other.puzzles.press(once, key, 0, Cell(4)),
    )
    assert seen[0] == seen[1]
    assert (seen[0].attempt.tries, seen[0].attempt.presses) == ("x", 1)


async def test_the_share_of_solvers_is_told_from_ten_on(services: Services) -> None:
    told = []
    for number in range(10):
        solved = await solve(services, Person(BOB.id.__class__(500 + number), "P"))
        assert solved.standing is not None
        told.append(solved.standing.solvers)
    assert told == [None] * 9 + [Solvers(10, 10)]


async def test_a_puzzle_is_shown_once_a_channel(services: Services, clock: Clock) -> None:
    with pytest.raises(NotDone, match="broken-button"):
        await services.puzzles.share(caller(), 327)
    await solve(services)
    assert (await services.puzzles.share(caller(), 327))[0].attempt.is_solved
    with pytest.raises(NotDone, match="shared-today"):
        await services.puzzles.share(caller(), 327)
    elsewhere = Place(GuildId(1), ChannelId(12), "en-US")
    with pytest.raises(NotDone, match="shared-just-now"):
        await services.puzzles.share(caller(place=elsewhere), 327)
    clock.now += SHARE_PAUSE
    await services.puzzles.share(caller(place=elsewhere), 327)


async def test_what_is_shared_looks_as_the_server_has_it(services: Services, store: Store) -> None:
    await store.people.change_preferences(
        ALICE.id, lambda before: replace(before, style=GridStyle.TEXT)
    )
    assert (await solve(services)).look.style is GridStyle.TEXT
    _, share = await services.puzzles.share(caller(), 327)
    assert share.look.style is GridStyle.EMOJI


async def play(store: Store, moves: str, board: str = "3x3") -> GameId:
    """Store a game that ALICE resigned against the computer after these moves."""
    game = await store.games.add(bot_game(board=board), new_start())
    for cell in parse_moves(moves, game.variant):
        game = game.marked(cell, MONDAY)
    if game.ending is None:
        game = game.resigned(ALICE.id, MONDAY)
    await store.games.save(game, seen_ply=0, interaction=fresh())
    return game.id


async def test_own_mistakes_come_one_by_one_and_rest(
    services: Services, store: Store, clock: Clock
) -> None:
    with pytest.raises(NotDone, match="no-mistakes"):
        await services.puzzles.of_own_games(caller())
    game = await play(
        store, "b2a1c3b1a2c1"
    )  # a2 loses: c1 would have blocked it and threatened two rows.
    view = await services.puzzles.of_own_games(caller())
    assert (view.task.key, str(view.task.position)) == (PuzzleKey(5, game), "OO.\n.X.\n..X")
    assert view.task.goal.value is Value.WIN
    solved = await solve(services, puzzle=view)
    assert (solved.attempt.is_solved, solved.standing) == (True, None)
    with pytest.raises(NotDone, match="no-mistakes"):
        await services.puzzles.of_own_games(caller())
    clock.now += 31 * DAY
    again = await services.puzzles.of_own_games(caller())
    assert (again.task.key, again.attempt.presses) == (view.task.key, 0)


async def test_on_an_empty_board_there_is_nothing_to_see(services: Services, store: Store) -> None:
    game = await play(store, "a1b2", "misere")  # Only the centre holds the draw.
    with pytest.raises(NotDone, match="no-mistakes"):
        await services.puzzles.of_own_games(caller())
    opened = await services.puzzles.press(caller(), PuzzleKey(1, game), 0, Cell(1))
    assert opened.attempt.tries == "x", "a card from before it was left out goes on"


async def test_a_mistake_with_the_second_mark_is_a_puzzle(services: Services, store: Store) -> None:
    game = await play(store, "a1c3b1c1")  # b1 gives a win away.
    view = await services.puzzles.of_own_games(caller())
    assert (view.task.key, view.task.goal.value) == (PuzzleKey(3, game), Value.WIN)


async def test_an_own_cell_is_explained_where_several_are_right(
    services: Services, store: Store
) -> None:
    await play(store, "b1b3a1c1b2")  # a3 and c3 hold the draw.
    view = await services.puzzles.of_own_games(caller())
    right = {Cell(6), Cell(8)}
    (other,) = right - {solution(view.task.position, view.task.goal.value)[0]}
    solved = await solve(services, puzzle=await press(services, view, other))
    assert (solved.attempt.is_solved, solved.solution[0]) == (True, other)
    assert solved.why_right == Reason(WhyRight.SPOILS_FORK)


async def test_somebody_elses_mistake_is_none_of_ones_own(services: Services, store: Store) -> None:
    game = await play(store, "a1c3b1c1")
    stranger = caller(BOB, Place(GuildId(9), ChannelId(90), "en-US"))
    with pytest.raises(NotDone, match="nothing-to-review"):
        await services.puzzles.press(stranger, PuzzleKey(3, game), 0, Cell(1))
    with pytest.raises(NotDone, match="broken-button"):
        await services.puzzles.press(caller(), PuzzleKey(2, game), 0, Cell(1))
