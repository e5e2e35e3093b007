"""What reaches two processes is carried out once, and both get the result."""

import asyncio
from dataclasses import replace

import pytest

from bot.model import (
    Answer,
    Challenge,
    ChallengeClosed,
    Computer,
    Game,
    Seat,
    StaleBoard,
)
from bot.model.errors import NotDone
from bot.store import Start, Store
from engine import Cell, Level, Mark
from tests.bot.builders import ALICE, BOB, GAMES, NO_PAUSE, NOON, bot_game, duel, offer
from tests.bot.store.conftest import Opener, fresh, new_start

WATCHED = replace(
    bot_game(),
    first=Seat(Computer(Level.EASY), Mark.X),
    second=Seat(Computer(Level.CLEVER), Mark.O),
)


def one_of(results: list[Game] | list[Challenge]) -> Game | Challenge:
    """The result of all, which is the same."""
    assert results == results[:1] * len(results)
    return results[0]


@pytest.mark.parametrize("game", [bot_game(), WATCHED], ids=["game", "watched game"])
async def test_a_start_twice_is_one_game(opened: Opener, game: Game) -> None:
    async with opened() as one, opened() as other:
        start = fresh()

        def started(store: Store) -> asyncio.Future[Game]:
            adding = store.games.add(game, Start(start, watched_by=ALICE.id))
            return asyncio.ensure_future(adding)

        results = list(await asyncio.gather(*map(started, (one, other, one, other))))
        assert one_of(results) == await one.games.get(results[0].id)
        assert await one.games.count_live() == 1
        # Another delivery finds the game as it stands by then.
        moved = results[0].marked(Cell(4), NOON)
        await other.games.save(moved, seen_ply=0, interaction=fresh())
        assert await started(one) == moved


async def test_a_move_twice_is_one_move(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        game = await one.games.add(duel(), new_start())
        moved = game.marked(Cell(4), NOON)
        for store in (one, other, one):
            assert await store.games.save(moved, seen_ply=0, interaction=fresh()) == moved
        for another in (game.marked(Cell(0), NOON), game.resigned(ALICE.id, NOON)):
            with pytest.raises(StaleBoard):
                await other.games.save(another, seen_ply=0, interaction=fresh())


async def test_a_move_and_its_reply_twice_are_found_by_the_move(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        game = await one.games.add(bot_game(), new_start())
        moved = game.marked(Cell(4), NOON)
        answered = await one.games.save(
            moved.marked(Cell(0), NOON), seen_ply=0, interaction=fresh()
        )
        chosen_otherwise = moved.marked(Cell(8), NOON)
        assert await other.games.save(chosen_otherwise, seen_ply=0, interaction=fresh()) == answered


async def test_a_resignation_twice_is_one(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        game = await one.games.add(duel(), new_start())
        game = await one.games.save(game.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
        results = await asyncio.gather(
            *(
                store.games.save(game.resigned(ALICE.id, at), seen_ply=1, interaction=fresh())
                for store, at in ((one, NOON), (other, NOON + 1))
            )
        )
        assert one_of(results) == await one.games.get(game.id)
        with pytest.raises(StaleBoard):
            await one.games.save(game.resigned(BOB.id, NOON), seen_ply=1, interaction=fresh())


async def test_an_offer_and_its_answer_twice_are_one(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        offering = fresh()
        results = await asyncio.gather(
            *(
                store.challenges.add(offer(), pause=NO_PAUSE, interaction=offering)
                for store in (one, other, one, other)
            )
        )
        challenge = one_of(results)
        assert await other.challenges.get(results[0].id) == challenge
        for store in (one, other):
            closed = await store.challenges.close(results[0].id, Answer.DECLINED)
            assert closed == await store.challenges.get(results[0].id)
        for another in (Answer.WITHDRAWN, Answer.EXPIRED):
            with pytest.raises(ChallengeClosed):
                await one.challenges.close(results[0].id, another)
        with pytest.raises(ChallengeClosed):
            await one.games.add(duel(), Start(fresh(), challenge=results[0].id))


async def test_an_acceptance_twice_is_one_game(opened: Opener) -> None:
    async with opened() as one, opened() as other:
        challenge = await one.challenges.add(offer(), pause=NO_PAUSE, interaction=fresh())
        accepting = fresh()
        results = await asyncio.gather(
            *(
                store.games.add(duel(), Start(accepting, challenge=challenge.id))
                for store in (one, other, one, other)
            )
        )
        assert one_of(results) == await one.games.of_challenge(challenge.id)
        with pytest.raises(ChallengeClosed):
            await other.games.add(duel(), Start(fresh(), challenge=challenge.id))


async def test_one_person_watches_so_many_games(store: Store) -> None:
    async def watch(game: Game) -> Game:
        return await store.games.add(game, Start(fresh(), watched_by=ALICE.id))

    first = await watch(WATCHED)
    second = await watch(replace(WATCHED, place=GAMES))
    with pytest.raises(NotDone, match="too-many-watched") as refused:
        await watch(WATCHED)
    assert refused.value.facts == {"most": 2}
    await store.games.add(WATCHED, Start(fresh(), watched_by=BOB.id))
    await store.games.save(second.stopped(NOON), seen_ply=0, interaction=None)
    third = await watch(WATCHED)
    # Who watches is forgotten with the person; the games go on.
    assert await store.people.games_of(ALICE.id, second.id, 9) == (third,)
    assert (await store.people.forget(ALICE.id, NOON)).games == 0
    assert await store.people.games_of(ALICE.id, first.id, 9) == ()
    assert (await store.games.get(third.id)).ending is None
