"""Secrets: every kind of request runs into trouble, and no log line holds a token."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playground import InteractionFailed, Person, Playground, Refused, Reply
from tests.bot.cards import free
from tests.bot.conftest import Setup
from tests.processes import logging_process, oxo

ROUTES = ("/interactions/", "/webhooks/", "/channels/")
"""Answers, what follows them (files, edits), and what is sent without an interaction."""

MANY = 4
"""So many requests to a route fail, and with them some that are sent again."""

FAULTS: tuple[Callable[[Playground, str], None], ...] = (
    lambda playground, route: playground.faults.rate_limit(route, times=MANY),
    lambda playground, route: playground.faults.server_error(route, times=MANY),
    lambda playground, route: playground.faults.drop(route, times=MANY),
    lambda playground, route: playground.faults.hang(route, times=MANY),
)


class Players:
    """People who use whatever there is, while Discord fails."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._playground = setup.playground
        self._players = [setup.playground.add_person(f"Player {each}") for each in range(3)]
        self.tokens = {setup.playground.bot_token}

    async def act(self, has_failed: Callable[[], bool]) -> None:
        """Do one of everything, all at once, and wait until Discord has failed."""
        setup = self._setup
        alice, bob, carol, where = setup.alice, setup.bob, setup.carol, setup.general
        await asyncio.gather(
            self._try(alice.slash(where, "ttt privacy", action="export")),
            self._try(bob.slash(where, "ttt challenge")),
            self._try(carol.slash(where, "ttt hint")),
            self._try(bob.slash(setup.games, "ttt watch", x="easy", o="easy")),
            self._try(alice.slash(setup.games, "ttt start", board="4x4")),
            *map(self._play, self._players),
        )
        await self._playground.until(has_failed)  # Cards elsewhere are edited after the answer.

    async def _play(self, player: Person) -> None:
        await self._try(player.slash(self._setup.general, "ttt start"))
        for _ in range(2):
            # The board that was shown before is edited, through the channel: its token is too old.
            board = await self._try(player.slash(self._setup.general, "ttt board"))
            if board is not None and board.kind == "message" and (cells := free(board.message)):
                await self._try(player.click(board.message, cells[0]))
                await self._try(player.click(board.message, "Hint"))

    async def _try(self, acting: Coroutine[Any, Any, Reply]) -> Reply | None:
        try:
            reply = await acting
        except (InteractionFailed, Refused, LookupError):
            return None
        self.tokens.add(reply.interaction.token)
        self._playground.faults.expire(reply.interaction_id)
        return reply

    def secrets(self) -> set[str]:
        """Return the bot's token and those of all interactions."""
        paths = " ".join(request.path for request in self._playground.requests)
        return self.tokens | set(re.findall(r"/(?:interactions|webhooks)/\d+/([^/ ]+)", paths))


@pytest.mark.parametrize(("level", "form"), [("INFO", "text"), ("DEBUG", "json")])
async def test_no_secret_is_logged_whatever_fails(
    setup: Setup, tmp_path: Path, level: str, form: str
) -> None:
    playground, players = setup.playground, Players(setup)

    def requests_to(route: str) -> int:
        arrived = sum(each.path.startswith(route) for each in playground.requests)
        return arrived + playground.faults.hanging

    def has_more_than(before: int, route: str) -> bool:
        return requests_to(route) > before

    url, log = f"sqlite:///{setup.database}", tmp_path / "oxo.log"
    async with logging_process(playground, url, log, LOG_LEVEL=level, LOG_FORMAT=form):
        await playground.bot_ready()
        await playground.commands_registered()
        await players.act(lambda: True)
        for route in ROUTES:
            for start_failing in FAULTS:
                before = requests_to(route)
                start_failing(playground, f"* {route}*")
                await players.act(partial(has_more_than, before, route))
                playground.faults.clear()
        await players.act(lambda: True)
    logged = log.read_text(encoding="utf-8")
    assert logged
    secrets = players.secrets()
    assert len(secrets) > 20
    assert [line for line in logged.splitlines() if any(each in line for each in secrets)] == []


async def test_a_database_password_is_in_no_error(setup: Setup) -> None:
    url = "postgresql://oxo:hidden%2Fsecret@127.0.0.1:1,127.0.0.1:2/oxo"
    for code, output in await asyncio.gather(
        *(oxo(setup, command, DATABASE_URL=url) for command in ("run", "check", "migrate"))
    ):
        assert code == 1
        assert "PostgreSQL" in output
        assert not re.search(r"hidden(/|%2F)secret", output)
