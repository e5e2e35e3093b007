"""Error reports: a real error reaches a server like Sentry's, without anything of the players."""

import asyncio
import gzip
import json
import logging
import queue
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import bot
from bot.operations.error_reports import error_reports
from bot.operations.redaction import Redactor
from tests.bot.conftest import Setup
from tests.processes import oxo

WORDS = "somewhere-near-the-middle"


class Reports:
    """What arrived, whole and unpacked: the request's line, its headers, its body."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.arrived = queue.Queue[bytes]()
        self.seen: list[bytes] = []

    async def until(self, logger: str) -> dict[str, Any]:
        """Wait for the report of an error that `logger` logged; return the event in it."""
        while True:
            self.seen.append(await asyncio.to_thread(self.arrived.get, timeout=20))
            event: dict[str, Any] = json.loads(self.seen[-1].splitlines()[-1])
            if event["logger"] == logger:
                return event


@contextmanager
def sentry() -> Iterator[Reports]:
    """Serve what the library sends its reports to."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if self.headers["Content-Encoding"] == "gzip":
                body = gzip.decompress(body)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()
            reports.arrived.put(f"{self.requestline}\n{self.headers}\n".encode() + body)

        def log_message(self, format: str, *args: object) -> None:
            """Write nothing to standard error."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        reports = Reports(f"http://key@127.0.0.1:{server.server_port}/1")
        threading.Thread(target=server.serve_forever).start()
        try:
            yield reports
        finally:
            server.shutdown()


def execute(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


async def test_a_report_says_where_and_nothing_of_the_players(setup: Setup) -> None:
    world, general = setup.playground, setup.general
    zaphod = world.add_person("Zaphod Beeblebrox")
    async with setup.bot():
        started = await zaphod.slash(general, "ttt start")
    execute(setup.database, f"UPDATE games SET moves = '{WORDS}'")
    with sentry() as reports, error_reports(reports.dsn, Redactor([world.bot_token])):
        async with setup.bot():
            moved = await zaphod.slash(general, "ttt move", cell=WORDS)
            failed = await reports.until("bot.transport.error_answers")
        try:
            raise ValueError(f"{WORDS} {world.bot_token}") from KeyError(zaphod.name)
        except ValueError:
            logging.getLogger("discord.client").exception("%s wrote this", zaphod.name)
        library = await reports.until("discord.client")
        logging.getLogger("bot").warning("not an error")
    assert reports.arrived.empty()
    assert failed["release"] == f"oxo@{bot.__version__}"
    assert failed["logentry"]["message"].startswith("interaction %(interaction)d")
    assert "logentry" not in library
    exceptions = library["exception"]["values"]
    assert [each["type"] for each in exceptions] == ["KeyError", "ValueError"]
    (frame,) = exceptions[-1]["stacktrace"]["frames"]
    assert frame["function"] == "test_a_report_says_where_and_nothing_of_the_players"
    assert frame["lineno"]
    private = (
        *(world.bot_token, WORDS, "Zaphod", "Beeblebrox", str(zaphod.id), '"vars"'),
        *(general.name, str(general.id), world.guild().name, str(world.guild().id)),
        *(started.interaction.token, str(started.interaction_id), str(started.message.id)),
        *(moved.interaction.token, str(moved.interaction_id)),
        str(Path(bot.__file__).parent),
    )
    for whole in reports.seen:
        assert [each for each in private if each.encode() in whole] == []


async def test_a_wrong_address_is_one_clear_line(setup: Setup) -> None:
    assert await oxo(setup, "run", SENTRY_DSN="sentry.example.org") == (
        78,
        "oxo: SENTRY_DSN should look like https://KEY@HOST/PROJECT, as Sentry shows it\n",
    )


def test_the_library_is_needed_only_for_reports() -> None:
    code = """
import sys
sys.modules["sentry_sdk"] = None
from bot.model.errors import OxoError
from bot.operations.error_reports import error_reports
try:
    with error_reports("https://key@sentry.example.org/1", str):
        pass
except OxoError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(
        "SENTRY_DSN needs the library sentry-sdk: install Oxo with its extra"
    )
