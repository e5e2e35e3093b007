"""The bot on PostgreSQL: the stories that a store could spoil, and several processes on one."""

import asyncio
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import assembled
from bot.model import ChannelId, GuildId, Place
from bot.service.deadlines import DeadlineService
from bot.store.opening import open_database, open_store
from bot.store.work import Row, rows
from bot.thinking import Thinker
from bot.ui.client import TicTacToeBot
from engine import BOARDS, parse_moves
from playground import Channel, InteractionFailed, Person, Playground
from tests.bot.builders import NOON, duel
from tests.bot.cards import free, play_out
from tests.bot.conftest import House
from tests.crash.boards import Shown
from tests.postgres_server import PASSWORD, Server
from tests.processes import OXO, environment, logging_process, needs_proc, oxo

pytestmark = pytest.mark.postgres

DAY = 86_400


@pytest.fixture
def hall(house: House, postgres: Server) -> House:
    """A house whose database is PostgreSQL."""
    return replace(house, database_url=postgres.new_database())


async def test_a_game_outlives_the_bot(hall: House) -> None:
    async with hall.bot():
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        card = (await hall.alice.click(card, "b2")).message
    async with hall.bot():
        card = await play_out(hall.alice, card, Random(3))
        assert not free(card)


async def test_a_challenge_becomes_one_game_however_many_accept(hall: House) -> None:
    async with hall.bot():
        offer = (await hall.alice.slash(hall.general, "ttt challenge")).message
        replies = await asyncio.gather(hall.bob.click(offer, 0), hall.carol.click(offer, 0))
        assert sorted(reply.ephemeral for reply in replies) == [False, True]


async def test_the_commands_for_hosts(hall: House, tmp_path: Path) -> None:
    code, said = await oxo(hall, "migrate")
    assert code == 0, said
    assert "up to date" in said
    code, checked = await oxo(hall, "check")
    assert code == 0, checked
    code, refused = await oxo(hall, "backup", str(tmp_path / "b"))
    assert code == 1
    assert "pg_dump" in refused
    wrong = hall.database_url.replace(PASSWORD, "hush-hush")
    code, denied = await oxo(hall, DATABASE_URL=wrong)
    assert code == 1
    assert denied.count("\n") == 1, denied
    assert "hush-hush" not in said + checked + refused + denied


async def test_a_host_moves_to_postgres_in_the_midst_of_a_game(hall: House) -> None:
    on_file = replace(hall, database_url="")
    file = on_file.settings.database_url
    code, said = await oxo(hall, "copy", file, hall.database_url)
    assert code == 1
    assert "no database" in said
    async with on_file.bot():
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        card = (await hall.alice.click(card, "b2")).message
    code, said = await oxo(hall, "copy", file, "postgresql://oxo:hush-hush/x@db/oxo")
    assert code == 1
    assert "hush-hush" not in said
    code, said = await oxo(hall, "copy", file, hall.database_url)
    assert code == 0, said
    assert "checking games: 1 of 1" in said
    assert PASSWORD not in said
    async with hall.bot():
        reply = await hall.alice.click(card, free(card)[0])
        assert len(free(reply.message)) < len(free(card))


async def test_the_server_goes_away_and_comes_back(hall: House, postgres: Server) -> None:
    async with hall.bot():
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        await asyncio.to_thread(postgres.stop)
        try:
            reply = await hall.alice.click(card, "b2")
            assert reply.ephemeral
        finally:
            await asyncio.to_thread(postgres.start)
        reply = await hall.alice.click(card, "b2")
        assert len(free(reply.message)) == 7


@needs_proc
async def test_a_server_that_hangs_leaves_nobody_unanswered(
    hall: House, postgres: Server, tmp_path: Path
) -> None:
    async with logging_process(hall.playground, hall.database_url, tmp_path / "oxo.log") as running:
        await hall.playground.bot_ready()
        await hall.playground.commands_registered()
        card = (await hall.alice.slash(hall.general, "ttt start")).message
        for _ in range(3):  # A connection waits for the next who needs one.
            await hall.bob.slash(hall.general, "ttt history")
        with postgres.hanging():
            for _ in range(2):
                reply = await hall.alice.click(card, "b2")
                assert reply.ephemeral
                assert "out of reach" in reply.text
            crowd = [hall.playground.add_person(f"Player {number}") for number in range(12)]
            starting = (each.slash(hall.games, "ttt start") for each in crowd)
            assert all(reply.ephemeral for reply in await asyncio.gather(*starting))
        # Nothing was written, unless the server had it before it hung; soon all goes on.
        async with asyncio.timeout(15):
            while (reply := await hall.alice.click(card, "b2")).ephemeral:
                pass
        assert len(free(reply.message)) == 7
        with postgres.hanging():
            running.send_signal(signal.SIGTERM)
            async with asyncio.timeout(5):
                assert await running.wait() == 0


@asynccontextmanager
async def two_bots(hall: House) -> AsyncIterator[tuple[TicTacToeBot, TicTacToeBot]]:
    """Two bots with two shards each on one database."""
    async with AsyncExitStack() as opened:
        bots = []
        for ids in ((0, 1), (2, 3)):
            settings = replace(hall.settings, shard_count=4, shard_ids=ids)
            bot = await opened.enter_async_context(
                assembled(settings, rng=Random(7), clock=hall.clock)
            )
            serving = asyncio.create_task(bot.start(settings.discord_token))
            opened.push_async_callback(_ended, bot, serving)
            bots.append(bot)
        await hall.playground.bot_ready()
        assert [sorted(bot.shards) for bot in bots] == [[0, 1], [2, 3]]
        yield bots[0], bots[1]


async def _ended(bot: TicTacToeBot, serving: asyncio.Task[None]) -> None:
    serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
    await bot.close()


async def test_deadlines_come_once_whichever_of_two_bots_looks(hall: House) -> None:
    async with two_bots(hall) as bots:
        offer = (await hall.alice.slash(hall.general, "ttt challenge", opponent=hall.bob)).message
        card = (await hall.bob.click(offer, 0)).message
        pings = len(hall.alice.pings) + len(hall.bob.pings)
        hall.clock.now += DAY - 60
        for bot in bots:
            bot.wake_timekeeper()
        await hall.playground.until(lambda: len(hall.alice.pings) + len(hall.bob.pings) > pings)
        await bots[0].close()
        hall.clock.now += 120

        def over() -> bool:
            now = hall.alice.see(card)
            return now is not None and not free(now)

        # Nobody wakes the other bot: it looks now and then of its own accord.
        await hall.playground.until(over, within=timedelta(seconds=20))
        assert len(hall.alice.pings) + len(hall.bob.pings) == pings + 1


async def test_two_processes_end_each_game_once(postgres: Server) -> None:
    url, after_a_day = postgres.new_database(), NOON + DAY
    async with open_store(url) as one, open_store(url) as other, Thinker(Random(1)) as thinker:
        for room in range(20):
            place = Place(GuildId(1), ChannelId(100 + room), "en-US")
            await one.add_game(duel(place=place), most_live=25)
        looks = [DeadlineService(store, thinker, lambda: after_a_day) for store in (one, other)]
        found = await asyncio.gather(*(look.settle() for look in looks for _ in range(3)))
        assert sorted(game.id for due in found for game in due.ended) == [*range(1, 21)]


ENDLESS_SECONDS = 60
"""What takes longer would never come."""

ROOMS = 16
PLAYERS = 16


@asynccontextmanager
async def process(
    playground: Playground, url: str, ids: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `python -m bot` for some of four shards."""
    shards = {"SHARD_COUNT": "4", "SHARD_IDS": ids}
    running = await asyncio.create_subprocess_exec(
        *OXO, env=environment(playground, url, **shards, LOG_LEVEL="WARNING")
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


@dataclass
class Seen:
    """What players saw: the newest board of each game, and how many answers they got."""

    boards: dict[int, Shown] = field(default_factory=dict)
    answers: int = 0


async def play(person: Person, room: Channel, rng: Random, seen: Seen) -> None:
    """Play one game after the other, for ever; a bot that is away is asked again."""
    while True:
        with suppress(InteractionFailed):
            reply = await person.slash(room, "ttt start")
            if reply.ephemeral:  # The start went unanswered, and yet the game is there.
                reply = await person.slash(room, "ttt board")
            while cells := free(reply.message):
                if (board := Shown.on(reply.message)) and not reply.ephemeral:
                    seen.boards[board.game] = board
                seen.answers += 1
                reply = await person.click(reply.message, rng.choice(cells))


async def test_a_process_is_killed_and_replaced_and_no_answered_move_is_lost(
    postgres: Server,
) -> None:
    url = postgres.new_database()
    async with Playground(port=0, answer_within=timedelta(seconds=2)) as playground:
        rooms = [
            playground.channel("general", playground.add_guild(f"Server {number}"))
            for number in range(ROOMS)
        ]
        people = [playground.add_person(f"Player {number}") for number in range(PLAYERS)]
        seen = [Seen() for _ in people]
        playing: list[asyncio.Task[None]] = []

        async def until_each_got(more: int) -> None:
            goals = [each.answers + more for each in seen]
            async with asyncio.timeout(ENDLESS_SECONDS):
                while any(each.answers < goal for each, goal in zip(seen, goals, strict=True)):
                    done, _ = await asyncio.wait(playing, timeout=0.05)
                    for task in done:
                        task.result()

        async with process(playground, url, "0,1"):
            async with process(playground, url, "2,3"):
                await playground.bot_ready()
                await playground.commands_registered()
                for number, person in enumerate(people):
                    player = play(person, rooms[number], Random(number), seen[number])
                    playing.append(asyncio.create_task(player))
                await until_each_got(10)
            # It was killed in the midst of play; another takes its shards.
            async with process(playground, url, "2,3"):
                await playground.bot_ready()
                await until_each_got(10)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
    async with open_database(url) as database:
        stored = {
            row["id"]: row for row in await database.read(partial(rows, "SELECT * FROM games"))
        }
    boards = [board for each in seen for board in each.boards.values()]
    assert len(boards) > PLAYERS
    assert [lost for board in boards if (lost := _lost(board, stored))] == []


def _lost(board: Shown, stored: dict[int, Row]) -> str | None:
    """Say what is missing of a board that was shown."""
    if (row := stored.get(board.game)) is None:
        return f"game {board.game} is gone"
    moves: Sequence[int] = parse_moves(row["moves"], BOARDS[row["board"]])[: board.ply]
    shown = {cell for cell, mark in enumerate(board.cells) if mark is not None}
    return None if shown == set(moves) else f"game {board.game} lost moves: {row['moves']}"
