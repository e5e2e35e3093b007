"""What a server's message of the day has to say, and how seldom it is changed."""

import asyncio
from dataclasses import replace

from bot.model import MessageId, Person, UserId
from bot.model.puzzle import DayResults, PuzzleAttempt, PuzzleKey, PuzzleResult, Solvers, WeekTable
from bot.store import Outgoing, Purpose, Store
from engine import Cell
from tests.bot.builders import ALICE, BOB, CAROL, NOON
from tests.bot.store.conftest import Opener
from tests.bot.store.test_puzzle_channels import GUILD, HERE, TOMORROW, choose_channel, taken

DAY = 327
"""A Monday."""


def attempt(tries: str, *, solved: bool = True, at: int = NOON) -> PuzzleAttempt:
    return PuzzleAttempt(tries=tries, presses=1, is_solved=solved, ended_at=at)


async def finish(
    store: Store, person: Person, day: int, tries: str, *, solved: bool = True
) -> None:
    done = attempt(tries, solved=solved)
    await store.puzzle_attempts.save(person, PuzzleKey(day), done, seen_presses=0, guild=GUILD)


async def posted(store: Store) -> None:
    await choose_channel(store, HERE)
    await store.puzzle_channels.put_due(NOON, DAY, TOMORROW, 10)
    await taken(store, NOON)
    await store.puzzle_channels.note_posted(GUILD, HERE, DAY, MessageId(5))


async def hide(store: Store, person: Person, *, named: bool = False) -> None:
    await store.people.change_preferences(person.id, lambda each: replace(each, is_named=named))


async def test_the_best_come_first_and_who_wants_that_without_a_name(store: Store) -> None:
    await posted(store)
    await finish(store, CAROL, DAY, "xxx", solved=False)
    await finish(store, BOB, DAY, "x")
    await finish(store, ALICE, DAY, "")
    alice, bob = PuzzleResult("Alice", "", True), PuzzleResult("Bob", "x", True)
    carol = PuzzleResult("Carol", "xxx", False)
    results = await store.puzzle_channels.of_day(GUILD, DAY)
    assert results == DayResults(Solvers(3, 2), (alice, bob, carol), 0)
    await hide(store, ALICE)
    results = await store.puzzle_channels.of_day(GUILD, DAY)
    assert results == DayResults(Solvers(3, 2), (bob, carol), 0)
    await store.people.forget(BOB.id, NOON)
    assert await store.puzzle_channels.of_day(GUILD, DAY) == DayResults(Solvers(2, 1), (carol,), 0)
    for number in range(12):
        await finish(store, Person(UserId(500 + number), f"P{number}"), DAY, "")
    results = await store.puzzle_channels.of_day(GUILD, DAY)
    assert (len(results.best), results.more) == (10, 3)
    assert carol not in results.best


async def test_a_week_has_its_points(store: Store) -> None:
    await posted(store)
    for day, tries in ((DAY - 8, ""), (DAY - 7, "xx"), (DAY - 2, ""), (DAY - 1, "h"), (DAY, "")):
        await finish(store, ALICE, day, tries)
    await finish(store, BOB, DAY - 1, "xxx", solved=False)
    await finish(store, replace(CAROL, name="Caroline"), DAY - 3, "")
    await finish(store, CAROL, DAY - 1, "")
    assert await store.puzzle_channels.of_week(GUILD, DAY) == WeekTable(
        (("Alice", 6), ("Carol", 6))
    )
    await hide(store, ALICE)
    assert await store.puzzle_channels.of_week(GUILD, DAY) == WeekTable((("Carol", 6),))
    await hide(store, ALICE, named=True)
    await store.people.forget(CAROL.id, NOON)
    assert await store.puzzle_channels.of_week(GUILD, DAY) == WeekTable((("Alice", 6),))


async def test_a_message_changes_with_each_result_and_rests_in_between(store: Store) -> None:
    await posted(store)
    assert await taken(store, NOON) == []
    await finish(store, ALICE, DAY, "")
    (edit,) = await store.outbox.take(NOON, ())
    assert (edit.purpose, edit.message_id, edit.day) == (Purpose.DAY, 5, DAY)
    await finish(store, BOB, DAY, "")  # While it is being sent.
    await store.outbox.rest(edit, NOON + 30)
    assert await store.outbox.take(NOON + 29, ()) == ()
    (edit,) = await store.outbox.take(NOON + 30, ())
    assert not edit.is_resting
    await store.outbox.rest(edit, NOON + 60)
    await finish(store, CAROL, DAY, "")
    assert await store.outbox.take(NOON + 59, ()) == ()
    (edit,) = await store.outbox.take(NOON + 60, ())
    assert not edit.is_resting
    await store.outbox.rest(edit, NOON + 90)
    (idle,) = await store.outbox.take(NOON + 90, ())
    assert idle.is_resting
    await store.outbox.done(idle)
    assert await taken(store, NOON + 10_000) == []


async def test_what_was_finished_before_the_message_was_there_is_shown(store: Store) -> None:
    await choose_channel(store, HERE)
    await store.puzzle_channels.put_due(NOON, DAY, TOMORROW, 10)
    await taken(store, NOON)
    await finish(store, ALICE, DAY, "")
    assert await taken(store, NOON) == []
    await store.puzzle_channels.note_posted(GUILD, HERE, DAY, MessageId(5))
    (edit,) = await taken(store, NOON)
    assert (edit.purpose, edit.message_id) == (Purpose.DAY, 5)


async def test_a_choice_and_a_deletion_change_the_message(store: Store) -> None:
    await posted(store)
    await finish(store, ALICE, DAY, "")
    await taken(store, NOON)
    await hide(store, BOB)
    assert await taken(store, NOON) == []
    await hide(store, ALICE)
    assert [each.message_id for each in await taken(store, NOON)] == [5]
    await store.people.forget(ALICE.id, NOON)
    assert [each.message_id for each in await taken(store, NOON)] == [5]


async def test_a_server_has_a_streak(store: Store) -> None:
    assert await store.puzzle_channels.streak(GUILD, DAY) == 0
    for day in (DAY - 40, *range(DAY - 20, DAY + 1)):
        await finish(store, ALICE if day % 2 else BOB, day, "")
    await finish(store, CAROL, DAY + 1, "xxx", solved=False)
    assert await store.puzzle_channels.streak(GUILD, DAY) == 21
    assert await store.puzzle_channels.streak(GUILD, DAY + 1) == 0


async def test_a_press_that_came_late_adds_nothing(opened: Opener, store: Store) -> None:
    await posted(store)
    async with opened() as other:
        await asyncio.gather(finish(store, ALICE, DAY, ""), finish(other, ALICE, DAY, "x"))
    results = await store.puzzle_channels.of_day(GUILD, DAY)
    assert results.solvers == Solvers(1, 1)
    edits: list[Outgoing] = await taken(store, NOON)
    assert len(edits) == 1
    await store.puzzle_channels.enter(GUILD, DAY, ALICE)
    assert await taken(store, NOON) == [], "it stands there already"
    late = PuzzleAttempt(tries="xx", presses=2, is_solved=True, ended_at=NOON, moves=(Cell(1),))
    await store.puzzle_attempts.save(ALICE, PuzzleKey(DAY), late, seen_presses=7, guild=GUILD)
    assert await taken(store, NOON) == []
