"""Scores: counted right whoever moved first, in one server or everywhere."""

from bot.model import ChannelId, Computer, GuildId, Place, Termination
from bot.model.ratings import DAY
from bot.model.statistics import HeldDraws, Score, Streak, by_level, total
from bot.store import Store
from engine import Level
from tests.bot.builders import ALICE, BOB, CAROL, GENERAL, NOON
from tests.bot.results import store_result

GUILD = GuildId(1)
UNBEATABLE, EASY = Computer(Level.UNBEATABLE), Computer(Level.EASY)
ELSEWHERE = Place(GuildId(2), ChannelId(21), "en-US")


async def test_results_by_opponent_level_and_board(store: Store) -> None:
    await store_result(store, GENERAL, ALICE, BOB, NOON, winner=ALICE)
    await store_result(store, GENERAL, BOB, ALICE, NOON + 1, winner=BOB)
    await store_result(store, GENERAL, CAROL, ALICE, NOON + 2)
    await store_result(store, GENERAL, ALICE, UNBEATABLE, NOON + 3)
    await store_result(store, GENERAL, UNBEATABLE, ALICE, NOON + 4, winner=UNBEATABLE)
    await store_result(store, GENERAL, ALICE, EASY, NOON + 5, winner=ALICE, board="misere")
    await store_result(store, ELSEWHERE, ALICE, BOB, NOON + 6, winner=ALICE)
    await store_result(store, GENERAL, ALICE, BOB, NOON + 7, by=Termination.STOPPED)
    await store_result(store, GENERAL, ALICE, EASY, NOON + 8, by=Termination.UNFINISHED)
    here = await store.scores.counted(ALICE.id, GUILD)
    assert total(each for each in here if each.level is None) == Score(1, 1, 1)
    assert by_level(here) == {
        (Level.EASY, "misere"): Score(wins=1),
        (Level.UNBEATABLE, "3x3"): Score(draws=1, losses=1),
    }
    everywhere = await store.scores.counted(ALICE.id, None)
    assert total(each for each in everywhere if each.level is None) == Score(2, 1, 1)
    versus = await store.scores.counted(ALICE.id, GUILD, BOB.id)
    assert total(versus) == Score(1, 0, 1)
    assert total(await store.scores.counted(BOB.id, None, ALICE.id)) == Score(1, 0, 2)


async def test_what_was_reached_with_hints_is_told_from_what_was_without(store: Store) -> None:
    clever = Computer(Level.CLEVER)
    await store_result(store, GENERAL, ALICE, EASY, NOON, winner=ALICE)
    await store_result(store, GENERAL, EASY, ALICE, NOON, winner=ALICE, hinted=True)
    await store_result(store, GENERAL, ALICE, clever, NOON, winner=ALICE, hinted=True)
    await store_result(store, GENERAL, ALICE, Computer(Level.CASUAL), NOON, hinted=True)
    await store_result(store, GENERAL, BOB, ALICE, NOON, winner=ALICE)
    for board in ("4x4", "vanishing"):
        await store_result(store, GENERAL, ALICE, UNBEATABLE, NOON, board=board, hinted=True)
        await store_result(store, GENERAL, UNBEATABLE, ALICE, NOON, board=board)
    counted = await store.scores.counted(ALICE.id, GUILD)
    beaten = {(each.level, each.board) for each in counted if each.is_beaten}
    assert beaten == {(Level.EASY, "3x3"), (Level.UNBEATABLE, "4x4")}
    helped = {(each.level, each.board) for each in counted if each.is_helped}
    assert helped == {(Level.EASY, "3x3"), (Level.CLEVER, "3x3"), (Level.UNBEATABLE, "4x4")}
    for board, has_held in (("4x4", True), ("misere", False)):
        for _ in range(2):
            drawn = await store_result(
                store, GENERAL, ALICE, UNBEATABLE, NOON, board=board, hinted=True
            )
        record = (await store.games.get(drawn.id)).record
        assert record is not None
        assert record.has_held_here is has_held
        assert [*record.helped_here] == [Level.UNBEATABLE]
        assert not record.beaten_here


async def test_wins_in_a_row(store: Store) -> None:
    assert await store.scores.streak(ALICE.id, GUILD) == Streak(0, 0)
    results = "WWLWWWDW"
    for number, result in enumerate(results):
        one, other = (ALICE, BOB) if number % 2 else (BOB, ALICE)
        winner = {"W": ALICE, "L": BOB, "D": None}[result]
        await store_result(store, GENERAL, one, other, NOON + number, winner=winner)
        await store_result(store, GENERAL, ALICE, EASY, NOON + number, winner=EASY)
    assert await store.scores.streak(ALICE.id, GUILD) == Streak(current=1, best=3)
    assert await store.scores.streak(BOB.id, GUILD) == Streak(current=0, best=1)
    assert await store.scores.streak(ALICE.id, ELSEWHERE.guild_id) == Streak(0, 0)


async def test_who_held_unbeatable_first_and_longest(store: Store) -> None:
    plan = [(ALICE, "D"), (BOB, "DDLDDD"), (ALICE, "LD")]
    at = NOON
    for person, results in plan:
        for result in results:
            at += 1
            one, other = (person, UNBEATABLE) if at % 2 else (UNBEATABLE, person)
            winner = None if result == "D" else UNBEATABLE
            await store_result(store, GENERAL, one, other, at, winner=winner)
    await store_result(store, GENERAL, BOB, UNBEATABLE, at + 1, by=Termination.STOPPED)
    await store_result(store, GENERAL, BOB, UNBEATABLE, at + 2)
    await store_result(store, GENERAL, CAROL, EASY, at)
    await store_result(store, GENERAL, CAROL, UNBEATABLE, at, board="misere")
    held = await store.draws.of_guild(GUILD)
    assert {each.board: each for each in held} == {
        "3x3": HeldDraws("3x3", ALICE.id, NOON + 1, BOB.id, 4),
        "misere": HeldDraws("misere", CAROL.id, at, CAROL.id, 1),
    }
    assert await store.draws.longest(GUILD, BOB.id) == {"3x3": 4}
    await store.prune(NOON + 2 * DAY)  # What is left of a run does not make it longer.
    await store_result(store, GENERAL, BOB, UNBEATABLE, NOON + 3 * DAY)
    assert await store.draws.longest(GUILD, BOB.id) == {"3x3": 4}
    (without, _) = sorted(await store.draws.of_guild(GUILD, [BOB.id]), key=lambda each: each.board)
    assert (without.longest_by, without.longest) == (ALICE.id, 1)
    await store.people.forget(ALICE.id, at)
    (first, _) = sorted(await store.draws.of_guild(GUILD), key=lambda each: each.board)
    assert (first.first, first.first_at) == (BOB.id, NOON + 2)
