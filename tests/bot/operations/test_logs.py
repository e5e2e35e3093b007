"""Logs: what an operator needs, every id a field, and nothing private."""

import ast
import json
import logging
import re
import signal
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.__main__ import RESTART_IS_NO_USE
from bot.operations.json_lines import JsonLines
from playground import Message, Reply
from tests.bot.cards import free
from tests.bot.conftest import Setup
from tests.bot.database_file import locked
from tests.bot.ui.bot_code import ROOT, trees
from tests.processes import logging_process, oxo

CALLBACK = "POST /interactions/*"
WORDS = "somewhere-near-the-middle"
LOGGED = (
    r"the database has schema \d+",
    "games that go on: 0",
    rf"Oxo {re.escape(bot.__version__)} starts with discord\.py .*; its database is .*oxo\.db",
    r"\d+ commands registered",
    "shard 0 is connected",
    "shard 0 is ready",
    "ready as",
    "shard 0 is disconnected",
    "shard 0 is connected again and missed nothing",
    "the store failed to write: database is locked",
    r"interaction \d+: the store failed: database is locked",
    r"the store can write again, after \d+ s",
    "stopping: SIGTERM",
    "shard 0 is disconnected",
    "stopped",
)
"""Patterns of what is logged at INFO, in this order."""


class LoggedGame:
    """A game with faults of every kind, played with one bot that logs to a file."""

    def __init__(self, setup: Setup, log: Path, level: str, form: str) -> None:
        self._setup = setup
        self._log = log
        self._settings = {"LOG_LEVEL": level, "LOG_FORMAT": form}
        self._zaphod = setup.playground.add_person("Zaphod Beeblebrox")
        self._replies: list[Reply] = []
        self.of_one_move: Sequence[str] = ()

    async def play(self) -> str:
        """Play from start to stop and return what was logged."""
        url = f"sqlite:///{self._setup.database}"
        async with logging_process(
            self._setup.playground, url, self._log, **self._settings
        ) as process:
            await self._setup.playground.bot_ready()
            await self._setup.playground.commands_registered()
            await self._play()
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
        return self._log.read_text(encoding="utf-8")

    async def _play(self) -> None:
        zaphod, general = self._zaphod, self._setup.general
        await self._until_logged("ready as")
        card = await self._act(zaphod.slash(general, "ttt start"))
        self._replies.append(await zaphod.slash(general, "ttt move", cell=WORDS))
        before = self._lines()
        card = await self._act(zaphod.click(card, free(card)[4]))
        self.of_one_move = self._lines()[len(before) :]
        faults = self._setup.playground.faults
        faults.reconnect()
        await self._until_logged("missed nothing")
        with locked(self._setup.database):
            self._replies.append(await zaphod.click(card, free(card)[0]))
            # The click may be deferred first, while the computer thinks.
            await self._until_logged("the store failed: database is locked")
        faults.server_error(CALLBACK, status=500)
        card = await self._act(zaphod.click(card, free(card)[0]))
        asked = await zaphod.click(card, "Resign")
        await self._act(zaphod.click(await asked.followup(), "Yes, resign"))

    async def _act(self, acting: Coroutine[Any, Any, Reply]) -> Message:
        reply = await acting
        self._replies.append(reply)
        return reply.message

    async def _until_logged(self, text: str) -> None:
        await self._setup.playground.until(lambda: text in "".join(self._lines()))

    def _lines(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines()

    def leaks(self, text: str) -> list[str]:
        """What a log contains of tokens, names, and text that somebody typed or saw."""
        world = self._setup.playground
        private = (
            world.bot_token,
            *(reply.interaction.token for reply in self._replies),
            *("Zaphod", "Beeblebrox", self._setup.general.name, world.guild().name, WORDS),
            *("wins", "your turn"),
        )
        return [each for each in private if each in text]


@pytest.mark.usefixtures("no_database")
async def test_info_logs_the_life_of_a_process(setup: Setup, tmp_path: Path) -> None:
    game = LoggedGame(setup, tmp_path / "oxo.log", "INFO", "text")
    text = rest = await game.play()
    for pattern in LOGGED:
        found = re.search(pattern, rest)
        assert found, f"{pattern!r} is missing in:\n{text}"
        rest = rest[found.end() :]
    assert game.of_one_move == []
    assert "voice" not in text
    assert game.leaks(text) == []


async def test_debug_logs_no_token_no_name_and_nothing_that_people_wrote(
    setup: Setup, tmp_path: Path
) -> None:
    game = LoggedGame(setup, tmp_path / "oxo.log", "DEBUG", "json")
    text = await game.play()
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        assert {"time", "level", "logger", "message"} <= line.keys()
        assert line["time"].endswith("+00:00")
    by_message = {line["message"]: line for line in lines}
    assert by_message["stopping: SIGTERM"]["signal"] == "SIGTERM"
    assert by_message["shard 0 is ready"]["shard"] == 0
    assert by_message["game 1 is at ply 2"]["game"] == 1
    (failed,) = (line for line in lines if line["message"].startswith("interaction"))
    assert failed["interaction"] in failed["message"]
    assert game.leaks(text) == []


async def test_a_start_that_fails_is_an_object_too(setup: Setup) -> None:
    code, output = await oxo(setup, LOG_FORMAT="json", DISCORD_TOKEN="wrong-and-secret")
    assert code == RESTART_IS_NO_USE
    lines = [json.loads(line) for line in output.splitlines()]
    assert lines[-1]["level"] == "CRITICAL"
    assert lines[-1]["message"].startswith("stopped: Discord does not accept")
    assert "wrong-and-secret" not in output


def test_an_error_keeps_its_traceback_on_one_line() -> None:
    try:
        raise RuntimeError("broken")
    except RuntimeError as error:
        record = logging.LogRecord(
            *("bot.some", logging.ERROR, "", 0, "interaction %(interaction)d failed"),
            ({"interaction": 2**60},),
            (RuntimeError, error, error.__traceback__),
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert read["traceback"].endswith("RuntimeError: broken")
    assert read["interaction"] == str(2**60)  # As a number it would be rounded by some.


def test_every_log_call_names_its_fields() -> None:
    for node in (node for tree in trees(ROOT) for node in ast.walk(tree)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log")),
                args=[ast.Constant(value=str(template)), *_],
            ):
                assert not re.search(r"%[^(%]", template), template
