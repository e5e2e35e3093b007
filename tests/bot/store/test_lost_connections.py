"""A connection that is lost as the server commits: nothing is done twice, and nothing forgotten."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.model import Answer, GuildId, MessageId
from bot.model.errors import OutcomeUnknown, StoreUnavailable
from bot.store import Start, Store
from bot.store.opening import open_store
from engine import Cell, Level
from tests.bot.builders import ALICE, CAROL, GAMES, NO_PAUSE, NOON, bot_game, duel, offer
from tests.bot.store.conftest import fresh, new_start
from tests.postgres_server import Server
from tests.tcp_proxy import Proxy, When, proxy

pytestmark = pytest.mark.postgres

COMMIT = b"COMMIT;"
SECOND_MOVE = b"b2a1"
"""What the statement of a move that is no end holds; it is a transaction of its own."""

Write = tuple[bytes, Callable[[], Awaitable[object]]]
"""What is sent as it commits, and how to do it; doing it again is the same interaction."""


@pytest.fixture
async def passing(postgres: Server) -> AsyncIterator[Proxy]:
    """A proxy to the server."""
    async with proxy(postgres.port) as passing:
        yield passing


async def writes(store: Store) -> dict[str, Write]:
    """Everything that people do to the store."""
    games, challenges = store.games, store.challenges
    begun = await games.add(duel(), new_start())
    begun = await games.save(begun.marked(Cell(4), NOON), seen_ply=0, interaction=fresh())
    moved = begun.marked(Cell(0), NOON)
    offered, declined = [
        await challenges.add(offer(challenger), pause=NO_PAUSE, interaction=fresh())
        for challenger in (ALICE, CAROL)
    ]
    open_offer, other_game = offer(place=GAMES), bot_game(place=GAMES)
    begin, accept, move, resign, challenge = (fresh() for _ in range(5))
    return {
        "start": (COMMIT, lambda: games.add(other_game, Start(begin))),
        "move": (SECOND_MOVE, lambda: games.save(moved, seen_ply=1, interaction=move)),
        "resign": (
            COMMIT,
            lambda: games.save(moved.resigned(ALICE.id, NOON), seen_ply=2, interaction=resign),
        ),
        "note a board": (COMMIT, lambda: _done(games.note_message(begun, MessageId(7)))),
        "ping": (COMMIT, lambda: challenges.note_ping(offered.id, cooldown=timedelta(minutes=1))),
        "accept": (
            COMMIT,
            lambda: games.add(duel(), Start(accept, challenge=offered.id)),
        ),
        "offer": (
            COMMIT,
            lambda: challenges.add(open_offer, pause=NO_PAUSE, interaction=challenge),
        ),
        "note an offer": (COMMIT, lambda: challenges.note_message(offered.id, MessageId(8))),
        "decline": (COMMIT, lambda: challenges.close(declined.id, Answer.DECLINED)),
        "settings": (
            COMMIT,
            lambda: store.settings.change(GuildId(1), lambda it: replace(it, level=Level.EASY)),
        ),
        "preferences": (
            COMMIT,
            lambda: store.people.change_preferences(ALICE.id, lambda it: replace(it, pings=False)),
        ),
    }


async def _done(act: Awaitable[object]) -> None:
    await act


@pytest.mark.parametrize("when", ["before", "after"])
async def test_what_was_lost_is_done_once(postgres: Server, passing: Proxy, when: When) -> None:
    async with open_store(passing.url(postgres.new_database())) as store:
        for number, (name, (marker, write)) in enumerate((await writes(store)).items(), 1):
            passing.cut(when, marker)
            done = await write()
            assert passing.cuts == number, name
            assert await write() == done, name
        assert await store.games.count_live() == 2


@pytest.mark.parametrize("when", ["before", "after"])
async def test_where_nobody_can_know_it_is_said(
    postgres: Server, passing: Proxy, when: When
) -> None:
    url = postgres.new_database()
    async with open_store(passing.url(url)) as store, open_store(url) as other:
        start = fresh()
        passing.cut(when, COMMIT, for_good=True)
        with pytest.raises(OutcomeUnknown):
            await store.games.add(bot_game(), Start(start))
        assert await other.games.count_live() == (0 if when == "before" else 1)
        # Nothing was sent any more: that is known.
        with pytest.raises(StoreUnavailable) as refused:
            await store.games.add(bot_game(), Start(start))
        assert type(refused.value) is StoreUnavailable
        passing.is_open = True
        game = None
        while game is None:
            with suppress(StoreUnavailable):
                game = await store.games.add(bot_game(), Start(start))
        assert await other.games.get(game.id) == game
        assert await other.games.count_live() == 1
