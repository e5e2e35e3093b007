"""Logs: an operator's story, every id a field, and nothing that is nobody's business."""

import ast
import json
import logging
import re
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.operations.json_lines import JsonLines
from playground import Message, Reply
from tests.bot.cards import free
from tests.bot.conftest import House
from tests.bot.database_file import locked
from tests.processes import logging_process, oxo

ROOT = Path(__file__).parent.parent.parent

CALLBACK = "POST /interactions/*"
WORDS = "somewhere-near-the-middle"
STORY = (
    r"the database is brought to schema \d+",
    r"the database has schema \d+",
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
"""What the operator reads, in this order."""


class Evening:
    """A game with all its troubles, played with one bot whose words go to a file."""

    def __init__(self, house: House, log: Path, level: str, form: str) -> None:
        self._house = house
        self._log = log
        self._settings = {"LOG_LEVEL": level, "LOG_FORMAT": form}
        self._zaphod = house.playground.add_person("Zaphod Beeblebrox")
        self._replies: list[Reply] = []
        self.quiet: Sequence[str] = ()

    async def spend(self) -> str:
        """Play from start to stop and return what was logged."""
        url = f"sqlite:///{self._house.database}"
        async with logging_process(
            self._house.playground, url, self._log, **self._settings
        ) as process:
            await self._house.playground.bot_ready()
            await self._house.playground.commands_registered()
            await self._play()
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
        return self._log.read_text(encoding="utf-8")

    async def _play(self) -> None:
        zaphod, general = self._zaphod, self._house.general
        await self._until_told("ready as")
        card = await self._do(zaphod.slash(general, "ttt start"))
        self._replies.append(await zaphod.slash(general, "ttt move", cell=WORDS))
        before = self._lines()
        card = await self._do(zaphod.click(card, "b2"))
        self.quiet = self._lines()[len(before) :]
        faults = self._house.playground.faults
        faults.reconnect()
        await self._until_told("missed nothing")
        with locked(self._house.database):
            reply = await zaphod.click(card, free(card)[0])
            self._replies.append(reply)
            # Who clicked may hear that the computer thinks, before nothing comes of it.
            await self._until_told("the store failed: database is locked")
        faults.server_error(CALLBACK, status=500)
        card = await self._do(zaphod.click(card, free(card)[0]))
        await self._do(zaphod.click(card, "Resign"))

    async def _do(self, acting: Any) -> Message:
        reply: Reply = await acting
        self._replies.append(reply)
        return reply.message

    async def _until_told(self, words: str) -> None:
        await self._house.playground.until(lambda: words in "".join(self._lines()))

    def _lines(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines()

    def betrayed(self, said: str) -> list[str]:
        """What a log holds of tokens, names, and words that somebody typed or was shown."""
        world = self._house.playground
        secrets = (
            world.bot_token,
            *(reply.interaction.token for reply in self._replies),
            *("Zaphod", "Beeblebrox", self._house.general.name, world.guild().name, WORDS),
            *("My notebook", "wins", "your turn"),
        )
        return [secret for secret in secrets if secret in said]


async def spend(house: House, tmp_path: Path, level: str, form: str) -> tuple[str, Evening]:
    evening = Evening(house, tmp_path / "oxo.log", level, form)
    return await evening.spend(), evening


async def test_info_tells_the_operators_story(house: House, tmp_path: Path) -> None:
    said, evening = await spend(house, tmp_path, "INFO", "text")
    rest = said
    for chapter in STORY:
        found = re.search(chapter, rest)
        assert found, f"{chapter!r} is missing in:\n{said}"
        rest = rest[found.end() :]
    assert evening.quiet == []  # A move is no news.


async def test_every_line_is_an_object_with_ids_as_fields(house: House, tmp_path: Path) -> None:
    said, evening = await spend(house, tmp_path, "DEBUG", "json")
    lines = [json.loads(line) for line in said.splitlines()]
    for line in lines:
        assert {"time", "level", "logger", "message"} <= line.keys()
        assert line["time"].endswith("+00:00")
    told = {line["message"]: line for line in lines}
    assert told["stopping: SIGTERM"]["signal"] == "SIGTERM"
    assert told["shard 0 is ready"]["shard"] == 0
    assert told["game 1 stands at ply 2"]["game"] == 1
    (refused,) = (line for line in lines if line["message"].startswith("interaction"))
    assert refused["interaction"] in refused["message"]
    assert evening.betrayed(said) == []


async def test_no_log_holds_a_token_a_name_or_what_was_said(house: House, tmp_path: Path) -> None:
    said, evening = await spend(house, tmp_path, "DEBUG", "text")  # The other levels say less.
    assert "game 1 stands at ply 2" in said
    assert evening.betrayed(said) == []


async def test_a_start_that_fails_is_an_object_too(house: House) -> None:
    code, said = await oxo(house, LOG_FORMAT="json", DISCORD_TOKEN="wrong-and-secret")
    assert code == 1
    lines = [json.loads(line) for line in said.splitlines()]
    assert lines[-1]["level"] == "CRITICAL"
    assert lines[-1]["message"].startswith("stopped: Discord does not accept")
    assert "wrong-and-secret" not in said


def test_an_error_keeps_its_traceback_on_one_line() -> None:
    try:
        raise RuntimeError("for once")
    except RuntimeError as error:
        record = logging.LogRecord(
            *("bot.ui.door", logging.ERROR, "", 0, "interaction %(interaction)d failed"),
            ({"interaction": 2**60},),
            (RuntimeError, error, error.__traceback__),
        )
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert read["traceback"].endswith("RuntimeError: for once")
    assert read["interaction"] == str(2**60)  # As a number it would be rounded by some.


@pytest.mark.parametrize("file", sorted((ROOT / "bot").rglob("*.py")), ids=lambda file: file.name)
def test_every_call_names_what_it_tells(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log")),
                args=[ast.Constant(value=str(sentence)), *_],
            ):
                assert not re.search(r"%[^(%]", sentence), sentence
