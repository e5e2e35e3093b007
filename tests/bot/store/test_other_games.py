"""Records: what a person had done before a game, and a game that another one replaces."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.model import (
    Caller,
    ChannelId,
    Computer,
    Ending,
    Game,
    GameId,
    GuildId,
    InteractionId,
    Person,
    Place,
    Record,
    Seat,
    StaleBoard,
    Termination,
)
from bot.model.record import NEWCOMERS_GAMES
from bot.store import Store
from engine import Cell, Level, Mark
from tests.bot.builders import ALICE, BOB, GENERAL, NOON, bot_game, duel
from tests.bot.store.conftest import Opener, fresh, new_start


async def add(store: Store, game: Game) -> Game:
    return await store.games.add(game, new_start())


async def finish(
    store: Store,
    winner: str | None,
    *,
    level: Level = Level.UNBEATABLE,
    board: str = "3x3",
    swapped: bool = False,
    termination: Termination = Termination.LINE,
) -> GameId:
    """Store a finished game of Alice's against a level; `winner` is alice, computer or nobody."""
    seats = Seat(ALICE, Mark.X), Seat(Computer(level), Mark.O)
    won = {"alice": seats[0], "computer": seats[1], None: None}[winner]
    first, second = seats[::-1] if swapped else seats
    game = await add(store, replace(bot_game(), board=board, first=first, second=second))
    ended = replace(game, ending=Ending(termination, won, NOON))
    await store.games.save(ended, seen_ply=0, interaction=None)
    return game.id


async def record(store: Store, game_id: GameId) -> Record:
    found = (await store.games.get(game_id)).record
    assert found is not None
    return found


@pytest.mark.parametrize("swapped", [False, True])
async def test_wins_in_a_row_are_counted_in_either_seat(store: Store, swapped: bool) -> None:
    first = await finish(store, "alice", swapped=swapped)
    second = await finish(store, "alice", swapped=not swapped)
    lost = await finish(store, "computer", swapped=swapped)
    third = await finish(store, "alice", swapped=swapped)
    found = [(await record(store, each)) for each in (first, second, lost, third)]
    assert [(each.times, each.streak) for each in found] == [
        (1, 1),
        (2, 2),
        (1, 0),
        (3, 1),
    ]


@pytest.mark.parametrize("swapped", [False, True])
async def test_a_first_win_on_a_board_is_one_against_the_computer_without_a_hint(
    store: Store, swapped: bool
) -> None:
    await finish(store, "alice", level=Level.EASY, swapped=swapped)
    found = []
    for winner in ("computer", "alice", "alice"):
        game = await finish(store, winner, level=Level.EASY, board="4x4", swapped=swapped)
        found.append((await record(store, game)).beaten_here)
    assert found == [frozenset(), frozenset(), {Level.EASY}]


async def test_a_first_draw_on_a_board_is_one_after_another_board(store: Store) -> None:
    found = []
    for board in ("3x3", "4x4", "4x4", "3x3"):
        drawn = await finish(store, None, board=board, termination=Termination.FULL)
        known = await record(store, drawn)
        found.append((known.has_held, known.has_held_here))
    assert found == [(False, False), (True, False), (True, True), (True, True)]


async def test_a_draw_in_private_is_held_in_no_server(store: Store) -> None:
    game = await add(store, bot_game(place=Place(None, ChannelId(5), "en-US")))
    drawn = replace(game, ending=Ending(Termination.FULL, None, NOON))
    await store.games.save(drawn, seen_ply=0, interaction=None)
    assert (await store.games.get(game.id)).ending == drawn.ending
    assert await store.draws.longest(GuildId(1), ALICE.id) == {}


async def test_wins_and_losses_know_the_levels_that_were_beaten_before(store: Store) -> None:
    ended = [
        await finish(store, "computer"),
        await finish(store, "alice", level=Level.EASY),
        await finish(store, "alice", level=Level.CASUAL, swapped=True),
        await finish(store, "computer", level=Level.CASUAL),
    ]
    assert [(await record(store, each)).beaten for each in ended] == [
        frozenset(),
        frozenset(),
        {Level.EASY},
        {Level.EASY, Level.CASUAL},
    ]


async def test_a_result_against_a_level_is_counted_in_either_seat(store: Store) -> None:
    found: dict[str | None, list[int]] = {"alice": [], "computer": [], None: []}
    for winner, level, swapped in (
        ("alice", Level.EASY, False),
        ("computer", Level.EASY, False),
        ("alice", Level.CASUAL, False),
        (None, Level.EASY, True),
        ("alice", Level.EASY, True),
        ("computer", Level.EASY, True),
        (None, Level.EASY, False),
    ):
        how = Termination.FULL if winner is None else Termination.LINE
        game = await finish(store, winner, level=level, swapped=swapped, termination=how)
        found[winner].append((await record(store, game)).times)
    assert found == {"alice": [1, 1, 2], "computer": [1, 2], None: [1, 2]}


async def test_trophies_are_those_of_the_board(store: Store) -> None:
    await finish(store, "alice", level=Level.CASUAL)
    drawn = [await finish(store, None, termination=Termination.FULL) for _ in range(2)]
    assert (await record(store, drawn[1])).beaten_here == {Level.CASUAL}
    for board, held, beaten in (("3x3", True, [Level.CASUAL]), ("4x4", False, [])):
        game = await finish(store, "alice", level=Level.EASY, board=board)
        found = await record(store, game)
        assert (found.has_held_here, [*found.beaten_here]) == (held, beaten)


@pytest.mark.parametrize("level", [Level.UNBEATABLE, Level.CASUAL])
async def test_draws_against_a_level_are_a_streak(store: Store, level: Level) -> None:
    for _ in range(3):
        drawn = await finish(store, None, level=level, termination=Termination.FULL)
        await finish(store, None, level=level, termination=Termination.CALLED_OFF)
    assert (await record(store, drawn)).streak == 3


async def test_one_is_new_until_a_few_games_were_played_out(store: Store) -> None:
    for number in range(NEWCOMERS_GAMES):
        assert await store.played.is_new(ALICE.id)
        await finish(store, "computer", swapped=number % 2 == 1)
        await finish(store, None, termination=Termination.UNFINISHED)
        await finish(store, None, termination=Termination.CALLED_OFF)
    assert not await store.played.is_new(ALICE.id)
    assert await store.played.is_new(BOB.id)


async def test_a_loss_counts_the_games_before_it(store: Store) -> None:
    losses = [await finish(store, "computer", swapped=number % 2 == 1) for number in range(5)]
    await finish(store, "alice")
    found = [(await record(store, each)).is_newcomers for each in losses]
    assert found == [True, True, True, False, False]


async def meet(store: Store, winner: Person | None, *, swapped: bool = False) -> GameId:
    """Store a finished game of Alice and Bob."""
    game = await add(store, duel(BOB, ALICE) if swapped else duel())
    seat = None if winner is None else game.seat_of(winner.id)
    termination = Termination.LINE if seat else Termination.FULL
    ended = replace(game, ending=Ending(termination, seat, NOON))
    await store.games.save(ended, seen_ply=0, interaction=None)
    return game.id


@pytest.mark.parametrize("swapped", [False, True])
async def test_games_with_people_leave_one_new_to_the_computer(store: Store, swapped: bool) -> None:
    for winner in (ALICE, BOB, None):
        await meet(store, winner, swapped=swapped)
    assert (await record(store, await finish(store, "computer"))).is_newcomers
    assert await store.played.is_new(ALICE.id)


async def test_two_people_have_a_score_from_the_view_of_who_opened(store: Store) -> None:
    assert (await record(store, await meet(store, BOB))).score == (0, 1, 0)
    assert (await record(store, await meet(store, BOB, swapped=True))).score == (2, 0, 0)
    await meet(store, None)
    last = await meet(store, ALICE, swapped=True)
    assert await record(store, last) == Record(score=(2, 1, 1), streak=1)
    for swapped in (True, False):
        last = await meet(store, ALICE, swapped=swapped)
    assert await record(store, last) == Record(score=(3, 2, 1), streak=3)


async def test_a_game_that_ended_knows_the_next_of_the_same_two(store: Store) -> None:
    ended = await meet(store, BOB)
    await add(store, bot_game())
    assert (await record(store, ended)).rematch is None
    live = (await store.games.live(GENERAL.channel_id, ALICE.id))[0]
    stopped = replace(live, ending=Ending(Termination.STOPPED, None, NOON))
    await store.games.save(stopped, seen_ply=0, interaction=None)
    again = await add(store, duel(BOB, ALICE))
    assert (await record(store, ended)).rematch == (again.id, None)


async def test_the_level_of_the_latest_game_in_a_server_is_known(store: Store) -> None:
    caller = Caller(InteractionId(1), GENERAL, ALICE)
    assert await store.played.last_level(caller) is None
    await finish(store, "alice", level=Level.EASY)
    await finish(store, "alice", level=Level.CLEVER, swapped=True)
    elsewhere = Place(GuildId(2), ChannelId(21), "en-US")
    await add(store, replace(bot_game(), place=elsewhere))
    assert await store.played.last_level(caller) is Level.CLEVER


async def test_a_game_that_begins_again_keeps_its_number(opened: Opener) -> None:
    async with opened() as store, opened() as other:
        old = await add(store, replace(bot_game(), hints=1))
        await other.games.get(old.id)
        easy = replace(old.second, player=Computer(Level.EASY))
        new = replace(old, second=easy, started_at=old.started_at + 1, hints=0)
        assert await store.games.start_again(new, old, fresh()) == new
        assert await other.games.live(old.place.channel_id, ALICE.id) == (new,)
        with pytest.raises(StaleBoard):  # It is another game for who saw it before.
            await other.games.save(old.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
        with pytest.raises(StaleBoard):
            await store.games.start_again(new, old, fresh())


async def test_a_game_that_moved_on_does_not_begin_again(store: Store) -> None:
    old = await add(store, bot_game())
    moved = await store.games.save(old.marked(Cell(4), NOON), seen_ply=0, interaction=None)
    with pytest.raises(StaleBoard) as stale:
        await store.games.start_again(replace(old, started_at=NOON + 1), old, fresh())
    assert stale.value.game == moved
    assert await store.games.live(old.place.channel_id, ALICE.id) == (moved,)


RESULTS = (
    ("won", Level.EASY, "3x3"),
    ("lost", Level.EASY, "3x3"),
    ("won", Level.CASUAL, "4x4"),
    ("drawn", Level.UNBEATABLE, "4x4"),
    ("drawn", Level.UNBEATABLE, "3x3"),
    ("won", Level.EASY, "4x4"),
    ("won", Level.EASY, "4x4"),
)
"""Games of one person against the computer, in the order in which they end."""


async def side_by_side(
    store: Store, games: Sequence[tuple[Game, str]], begun: Sequence[int]
) -> list[tuple[Record | None, Record | None]]:
    """Begin games in an order of their numbers, one in each channel, and let them end in turn.

    Return of each what its card said as it ended, and what it says once all have.
    """
    live: dict[int, Game] = {}
    for number in begun:
        game, _ = games[number]
        channel = ChannelId(1_000 * (game.people[0].id + 1) + number)
        live[number] = await add(store, replace(game, place=replace(GENERAL, channel_id=channel)))
    cards = []
    for number, (_, result) in enumerate(games):
        game = live[number]
        winner = {"won": game.first, "lost": game.second, "drawn": None}[result]
        how = Termination.LINE if winner else Termination.FULL
        ended = replace(game, ending=Ending(how, winner, NOON))
        saved = await store.games.save(ended, seen_ply=0, interaction=new_start().interaction)
        cards.append((game.id, saved.record))
    return [(told, (await store.games.get(game)).record) for game, told in cards]


ORDERS = [tuple(Random(seed).sample(range(7), 7)) for seed in range(4)] + [(6, 5, 4, 3, 2, 1, 0)]


@pytest.mark.parametrize("begun", ORDERS, ids=str)
async def test_games_side_by_side_count_in_the_order_in_which_they_end(
    store: Store, begun: tuple[int, ...]
) -> None:
    def games(person: Person) -> list[tuple[Game, str]]:
        return [
            (
                replace(
                    bot_game(),
                    board=board,
                    first=Seat(person, Mark.X),
                    second=Seat(Computer(level), Mark.O),
                ),
                result,
            )
            for result, level, board in RESULTS
        ]

    one_by_one = await side_by_side(store, games(ALICE), range(len(RESULTS)))
    assert await side_by_side(store, games(BOB), begun) == one_by_one
    assert [await store.played.is_new(each.id) for each in (ALICE, BOB)] == [False, False]
    streaks = [each.streak for told, _ in one_by_one if (each := told)]
    assert streaks == [1, 0, 1, 1, 2, 1, 2]


@pytest.mark.parametrize("begun", ORDERS, ids=str)
async def test_the_score_of_two_goes_by_the_order_in_which_their_games_end(
    store: Store, begun: tuple[int, ...]
) -> None:
    results = ("won", "won", "lost", "drawn", "won", "won", "won")
    found = await side_by_side(store, [(duel(), each) for each in results], begun)
    records = [told for told, _ in found if told is not None]
    assert [each.score for each in records] == [
        (1, 0, 0),
        (2, 0, 0),
        (2, 1, 0),
        (2, 1, 1),
        (3, 1, 1),
        (4, 1, 1),
        (5, 1, 1),
    ]
    assert [each.streak for each in records] == [1, 2, 1, 1, 1, 2, 3]
    later = [known for _, known in found if known is not None]
    assert [(each.score, each.streak) for each in later] == [
        (each.score, each.streak) for each in records
    ]
    streak = await store.scores.streak(ALICE.id, GENERAL.guild_id)
    assert (streak.current, streak.best) == (3, 3)
