"""Puzzles in the store: a press counts once, and a channel gets its puzzle from one process."""

import asyncio
from dataclasses import replace

from bot.model import ChannelId, GameId, GuildId, InteractionId, Place
from bot.model.puzzle import Practice, PuzzleAttempt, PuzzleKey, Solvers
from bot.store import Store
from engine import Cell
from tests.bot.builders import ALICE, BOB, CAROL, GENERAL, NOON, duel
from tests.bot.store.conftest import Opener, fresh, new_start

DAY = PuzzleKey(327)
MISTAKE = PuzzleKey(5, GameId(12))
HERE, THERE = ChannelId(11), ChannelId(12)


async def solve(store: Store, person: int, key: PuzzleKey, at: int = NOON) -> None:
    user = {1: ALICE, 2: BOB, 3: CAROL}[person]
    solved = PuzzleAttempt().with_moves((Cell(3),), is_solved=True, now=at)
    await store.puzzle_attempts.save(user, key, solved, seen_presses=0)


async def test_an_attempt_is_kept(opened: Opener) -> None:
    async with opened() as store:
        assert await store.puzzle_attempts.attempt(ALICE.id, DAY) == PuzzleAttempt()
        first = PuzzleAttempt().with_wrong(Cell(4), NOON)
        await store.puzzle_attempts.save(ALICE, DAY, first, seen_presses=0)
        second = first.with_hint((Cell(1), Cell(2)))
        await store.puzzle_attempts.save(ALICE, DAY, second, seen_presses=1)
    async with opened() as store:
        assert await store.puzzle_attempts.attempt(ALICE.id, DAY) == second
        assert await store.puzzle_attempts.attempt(ALICE.id, MISTAKE) == PuzzleAttempt()
        assert (second.tries, second.tries_left, second.last_out) == ("xh", 1, None)
        assert (second.wrong, *second.tried) == ((4, 1, 2), 4)


async def test_of_two_presses_at_once_one_counts(opened: Opener, store: Store) -> None:
    async with opened() as other:
        pressed = [PuzzleAttempt().with_wrong(Cell(cell), NOON) for cell in (1, 2)]
        await asyncio.gather(
            *(
                each.puzzle_attempts.save(ALICE, DAY, attempt, seen_presses=0)
                for each, attempt in zip((store, other), pressed, strict=True)
            )
        )
    assert await store.puzzle_attempts.attempt(ALICE.id, DAY) in pressed


async def test_solvers_are_counted_by_day(store: Store) -> None:
    assert await store.puzzle_attempts.solvers(327) == Solvers(0, 0)
    await solve(store, 1, DAY)
    await solve(store, 1, PuzzleKey(328))
    await solve(store, 1, PuzzleKey(327, GameId(9)))
    failed = PuzzleAttempt()
    for cell in (1, 2, 3):
        failed = failed.with_wrong(Cell(cell), NOON)
    await store.puzzle_attempts.save(BOB, DAY, failed, seen_presses=0)
    unfinished = PuzzleAttempt().with_wrong(Cell(1), NOON)
    await store.puzzle_attempts.save(CAROL, DAY, unfinished, seen_presses=0)
    assert await store.puzzle_attempts.solvers(327) == Solvers(2, 1)
    assert sorted(await store.puzzle_attempts.solved_days(ALICE.id)) == [327, 328]


async def test_mistakes_rest_and_may_come_again(store: Store) -> None:
    await solve(store, 1, MISTAKE)
    failed = PuzzleKey(7, GameId(12))
    lost = replace(PuzzleAttempt().with_wrong(Cell(1), NOON), ended_at=NOON)
    await store.puzzle_attempts.save(ALICE, failed, lost, seen_presses=0)

    async def resting(solved_since: int, failed_since: int) -> frozenset[PuzzleKey]:
        return await store.puzzle_attempts.resting_mistakes(
            ALICE.id,
            [GameId(12), GameId(13)],
            solved_since=solved_since,
            failed_since=failed_since,
        )

    assert await resting(NOON, NOON) == {MISTAKE, failed}
    assert await resting(NOON, NOON + 1) == {MISTAKE}
    assert await resting(NOON + 1, NOON + 1) == frozenset()
    await store.puzzle_attempts.restart(ALICE.id, MISTAKE)
    assert await store.puzzle_attempts.attempt(ALICE.id, MISTAKE) == PuzzleAttempt()


async def test_a_puzzle_is_shown_once_in_a_channel(store: Store) -> None:
    interaction = fresh()
    assert await store.puzzle_attempts.share(
        ALICE.id, 327, Place(GuildId(1), HERE, "en-US"), interaction
    )
    assert await store.puzzle_attempts.share(
        ALICE.id, 327, Place(GuildId(1), HERE, "en-US"), interaction
    )
    assert not await store.puzzle_attempts.share(
        ALICE.id, 327, Place(GuildId(1), HERE, "en-US"), fresh()
    )
    assert await store.puzzle_attempts.share(BOB.id, 327, Place(GuildId(1), HERE, "en-US"), fresh())
    assert await store.puzzle_attempts.share(
        ALICE.id, 327, Place(GuildId(1), THERE, "en-US"), fresh()
    )


async def test_all_of_it_is_exported_and_forgotten(store: Store) -> None:
    await solve(store, 1, DAY)
    await solve(store, 2, DAY)
    await store.puzzle_attempts.share(ALICE.id, 327, Place(GuildId(1), HERE, "en-US"), fresh())
    kept = await store.people.personal_data(ALICE.id)
    assert [row["number"] for row in kept["puzzles"]] == [327]
    assert [row["channel_id"] for row in kept["puzzle_shares"]] == [HERE]
    await store.people.forget(ALICE.id, NOON)
    assert not any((await store.people.personal_data(ALICE.id)).values())
    assert await store.puzzle_attempts.solvers(327) == Solvers(1, 1)


async def test_what_was_tried_at_a_mistake_goes_with_its_game(store: Store) -> None:
    tried = {}
    for number, ended_at in enumerate((NOON - 86_400, NOON)):
        place = replace(GENERAL, channel_id=ChannelId(20 + number))
        game = await store.games.add(duel(place=place), new_start())
        await store.games.save(game.resigned(ALICE.id, ended_at), seen_ply=0, interaction=fresh())
        for key in (PuzzleKey(3, game.id), PuzzleKey(5, game.id), PuzzleKey(game.id)):
            attempt = replace(PuzzleAttempt(), presses=1)
            await store.puzzle_attempts.save(ALICE, key, attempt, seen_presses=0)
            tried[key] = game.id
    assert await store.prune(NOON) == 1
    kept = [(await store.puzzle_attempts.attempt(ALICE.id, key)).presses for key in tried]
    assert kept == [0, 0, 1, 1, 1, 1]  # The puzzle of a day belongs to no game.


async def test_practice_counts_for_nothing_and_goes_after_a_day(store: Store) -> None:
    now = InteractionId(1_575_628_843_706_744_832)
    a_day = 86_400_000 << 22
    past = PuzzleKey(327, Practice.PAST)
    early, late = (PuzzleKey(now - a_day + each, Practice.ANY) for each in (-1, 1))
    for key in (past, early, late):
        await solve(store, 1, key)
    assert await store.puzzle_attempts.solved_days(ALICE.id) == ()
    assert await store.puzzle_attempts.solvers(327) == Solvers(0, 0)
    assert await store.puzzle_attempts.practised(ALICE.id, now) == 1
    kept = [
        (await store.puzzle_attempts.attempt(ALICE.id, key)).presses for key in (past, early, late)
    ]
    assert kept == [1, 0, 1]
