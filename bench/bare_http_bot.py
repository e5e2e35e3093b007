"""The least that a bot by HTTP can do: check the signature, store a row, answer with nine buttons.

It uses the libraries that Oxo uses, each as it is meant to be used, and knows no rules.
"""

import asyncio
import os
from typing import Any

import aiohttp
import aiosqlite
import orjson
import uvloop
from aiohttp import web
from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

PING, COMMAND = 1, 2
MESSAGE, UPDATE = 4, 7
"""Types of interactions and of their answers."""

ROWS = 64


class BareHttpBot:
    """Answers signed interactions; a press is on disk before it is answered."""

    def __init__(self, key: VerifyKey, database: aiosqlite.Connection) -> None:
        self._key = key
        self._database = database

    async def answer(self, request: web.BaseRequest) -> web.Response:
        """Answer an interaction."""
        body = await request.read()
        timestamp = request.headers["X-Signature-Timestamp"]
        signature = bytes.fromhex(request.headers["X-Signature-Ed25519"])
        try:
            self._key.verify(timestamp.encode() + body, signature)
        except CryptoError:
            return web.Response(status=401)
        interaction = orjson.loads(body)
        if interaction["type"] == PING:
            return web.json_response({"type": PING})
        if interaction["type"] == COMMAND:
            callback = {"type": MESSAGE, "data": {"content": "press", "components": _buttons()}}
        else:
            row, pressed = int(interaction["id"]) % ROWS, interaction["data"]["custom_id"]
            await self._database.execute("UPDATE games SET moves = ? WHERE id = ?", (pressed, row))
            buttons = _buttons(pressed)
            callback = {"type": UPDATE, "data": {"content": "pressed", "components": buttons}}
        return web.Response(body=orjson.dumps(callback), content_type="application/json")


def _buttons(pressed: str = "") -> list[Any]:
    numbers = [str(number) for number in range(9)]
    cells = [
        {"type": 2, "style": 3 if number == pressed else 2, "label": number, "custom_id": number}
        for number in numbers
    ]
    return [{"type": 1, "components": cells[start : start + 3]} for start in range(0, 9, 3)]


async def serve() -> None:
    """Serve the playground until the process is ended."""
    base = os.environ["DISCORD_API_BASE"]
    headers = {"Authorization": f"Bot {os.environ['DISCORD_TOKEN']}"}
    async with aiohttp.ClientSession(headers=headers, raise_for_status=True) as session:
        async with session.get(f"{base}/applications/@me") as response:
            application = await response.json()
        commands = [{"type": 1, "name": "start", "description": "Post a board"}]
        await session.put(f"{base}/applications/{application['id']}/commands", json=commands)
    file = os.environ["DATABASE_URL"].removeprefix("sqlite:///")
    async with aiosqlite.connect(file, isolation_level=None) as database:
        await database.execute("PRAGMA journal_mode = WAL")
        await database.execute("PRAGMA synchronous = FULL")
        await database.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, moves TEXT)")
        rows = [(number, "") for number in range(ROWS)]
        await database.executemany("INSERT INTO games VALUES (?, ?)", rows)
        bot = BareHttpBot(VerifyKey(bytes.fromhex(application["verify_key"])), database)
        runner = web.ServerRunner(web.Server(bot.answer, access_log=None))
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", int(os.environ["INTERACTIONS_PORT"])).start()
        await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(serve())
