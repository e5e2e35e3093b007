"""The playground for tests that are not async: bots that it starts, and its clock."""

import contextlib
import inspect
import os
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web

from .. import InteractionFailed, Person, Reply
from ..testing import BotFailed, SyncPerson, SyncPlayground, SyncReply
from .bots import Bot
from .test_http_interactions import HttpBot

Interaction = discord.Interaction[Any]


pytestmark = pytest.mark.usefixtures("discords_own_addresses")


@pytest.fixture
def playground() -> Iterator[SyncPlayground]:
    with SyncPlayground() as playground:
        yield playground


def bot_of(name: str) -> Bot:
    """A bot that says its name, or never answers, or defers and goes on when it is written to."""
    bot = Bot()
    deferred: list[Interaction] = []

    @bot.tree.command(description="Say my name")
    async def who(interaction: Interaction) -> None:
        await interaction.response.send_message(name)

    @bot.tree.command(description="Never answer")
    async def silent(interaction: Interaction) -> None:
        bot.notes.append("heard")

    @bot.tree.command(description="Answer later")
    async def later(interaction: Interaction) -> None:
        await interaction.response.defer()
        deferred.append(interaction)

    @bot.event
    async def on_message(message: discord.Message) -> None:
        if message.author != bot.user:
            try:
                await deferred.pop().edit_original_response(content="at last")
            except discord.HTTPException as error:
                await message.channel.send(f"refused: {error.code}")

    return bot


def test_each_bot_asks_its_own_playground(playground: SyncPlayground) -> None:
    """Both are in this process, and each asks Discord as far as it knows."""
    with SyncPlayground() as other:
        for each, name in ((playground, "one"), (other, "two")):
            each.start(partial(bot_of, name))
        for each, name in ((playground, "one"), (other, "two")):
            alice, general = each.person("Alice"), each.channel("general")
            assert alice.slash(general, "who").text == name
        assert {"who", "silent", "later"} == {command["name"] for command in other.commands}


def test_deadlines_pass_by_the_clock_alone_once_it_is_stopped(playground: SyncPlayground) -> None:
    bot = bot_of("Clara")
    playground.start(bot)
    alice, general = playground.person("Alice"), playground.channel("general")
    playground.clock.stop()
    with ThreadPoolExecutor() as threads:
        acting = threads.submit(alice.slash, general, "silent")
        playground.until(lambda: bot.notes)
        playground.clock.advance(timedelta(seconds=2.9))
        assert not acting.done()
        playground.clock.advance(timedelta(seconds=0.2))
        with pytest.raises(InteractionFailed):
            acting.result()
    reply = alice.slash(general, "later")
    playground.clock.advance(timedelta(minutes=14))
    alice.send(alice.dm, "go on")
    assert reply.settled().text == "at last"
    alice.slash(general, "later")
    playground.clock.advance(timedelta(minutes=16))
    alice.send(alice.dm, "go on")
    playground.until(lambda: alice.last(alice.dm).text == "refused: 50027")


def test_a_bot_is_stopped_and_started_again(playground: SyncPlayground) -> None:
    bot = bot_of("Clara")
    playground.start(bot)
    with pytest.raises(BotFailed, match=r"runs already: call stop\(\) first"):
        playground.start(bot)
    playground.stop()
    with pytest.raises(BotFailed, match="it ran before: give a function that makes a new one"):
        playground.start(bot)
    playground.start(lambda: bot_of("Dora"))
    alice = playground.person("Alice")
    assert alice.slash(playground.channel("general"), "who").text == "Dora"


def test_a_bot_by_http_is_started(playground: SyncPlayground) -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    bot = HttpBot(playground._inner, url=f"http://127.0.0.1:{listener.getsockname()[1]}/")
    bot.answers({"type": 4, "data": {"content": "done"}})

    class Served:
        async def start(self) -> None:
            app = web.Application()
            app.router.add_post("/", bot.handle)
            self.runner = web.AppRunner(app, access_log=None)
            await self.runner.setup()
            await web.SockSite(self.runner, listener).start()

        async def close(self) -> None:
            await self.runner.cleanup()

    playground.start(Served(), commands=0, interactions_url=bot.url)
    alice, general = playground.person("Alice"), playground.channel("general")
    command = {"type": 2, "data": {"id": "1", "name": "go", "type": 1}}
    assert alice.interact(general, command).text == "done"
    assert "Alice used /go in 'general'\n    RESPONSE / -> 200" in playground.log_text()


def test_what_a_bot_has_started_ends_with_it(playground: SyncPlayground, tmp_path: Path) -> None:
    command = "sh -c 'sleep 1000 & echo child $!; wait'"
    with pytest.raises(BotFailed) as failed:
        playground.start(command, folder=tmp_path, within=timedelta(seconds=0.3))
    assert "has not connected within 0.3 s" in str(failed.value)
    assert "It asked the playground for nothing." in str(failed.value)
    (child,) = re.findall(r"It printed last:\nchild (\d+)", str(failed.value))
    # It was killed: gone soon, or at most a zombie, which nobody here can take away.
    with contextlib.suppress(ProcessLookupError, FileNotFoundError):
        while ") Z " not in Path(f"/proc/{child}/stat").read_text():
            os.kill(int(child), 0)


def test_nothing_of_a_person_and_an_answer_is_missing() -> None:
    for whole, synced in ((Person, SyncPerson), (Reply, SyncReply)):
        names = {name for name, _ in inspect.getmembers(whole) if not name.startswith("_")}
        assert names - {"interaction"} <= set(dir(synced)), whole


def test_who_looks_from_inside_may_not_act(playground: SyncPlayground) -> None:
    alice, general = playground.person("Alice"), playground.channel("general")
    with pytest.raises(RuntimeError, match="may look, but not act"):
        playground.until(lambda: alice.slash(general, "who"))
