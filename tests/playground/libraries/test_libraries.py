"""Bots of eight libraries, unmodified, each in fourteen steps: what people's bots do first.

They name no address: the playground's redirection sends them here. `make libraries` builds the
environments of those that are not ours.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from playground import Playground

BOTS = Path(__file__).parent / "bots"
ENVIRONMENTS = Path(__file__).parents[3] / ".libraries"
NODE = ENVIRONMENTS / "node"
COMMANDS = {"ping", "secret", "later", "gone", "panel", "form", "find", "file", "write"}
LIBRARIES = {
    "discord.py": "discordpy.py",
    "disnake": "disnake_bot.py",
    "nextcord": "nextcord_bot.py",
    "py-cord": "pycord.py",
    "hikari": "hikari_bot.py",
    "interactions.py": "interactions_bot.py",
    "discord.js": "discordjs.cjs",
    "oceanic.js": "oceanic.cjs",
}


def command(library: str) -> list[str]:
    """Return how a library's bot is started; the test is skipped where it is not installed."""
    bot = BOTS / LIBRARIES[library]
    if library == "discord.py":
        return [sys.executable, str(bot)]
    if bot.suffix == ".cjs":
        program, installed = "node", NODE / "node_modules" / library
    else:
        environment = ENVIRONMENTS / bot.stem.removesuffix("_bot")
        program = str(environment / "bin" / "python")
        installed = Path(program)
    if not installed.exists():
        pytest.skip(f"no {library} here (make libraries)")
    return [program, str(bot)]


@asynccontextmanager
async def running(library: str, playground: Playground) -> AsyncIterator[None]:
    """Run a library's bot until the block ends; what it printed is shown if the test fails."""
    environment = os.environ | playground.environment(redirect=True)
    environment["NODE_PATH"] = str(NODE / "node_modules")
    bot = await asyncio.create_subprocess_exec(
        *command(library),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield
    finally:
        if bot.returncode is None:
            bot.kill()
        output, _ = await bot.communicate()
        print(output.decode())


@pytest.mark.parametrize("library", LIBRARIES)
async def test_a_bot_of_each_library_works_unmodified(library: str) -> None:
    patience = timedelta(seconds=20)  # A bot in a process of its own, on a busy machine.
    async with Playground(answer_within=patience) as playground, running(library, playground):
        alice, bob = playground.person("Alice"), playground.person("Bob")
        general = playground.channel("general")

        # It logs in, is ready and registers its commands.
        await playground.bot_ready(patience)
        await playground.commands_registered(len(COMMANDS), patience)
        assert set(alice.commands(general)) == COMMANDS
        # It answers at once, and privately.
        assert (await alice.slash(general, "ping")).text == "pong"
        secret = await alice.slash(general, "secret")
        assert (secret.text, secret.ephemeral) == ("only you", True)
        # It answers later, and once more.
        later = await alice.slash(general, "later")
        assert later.kind == "deferred"
        assert (await later.settled()).text == "done"
        assert (await later.followup()).text == "more"
        # It takes an answer back.
        gone = await alice.slash(general, "gone")
        await playground.until(lambda: alice.see(gone.message) is None)
        # Its button changes the message, its select answers.
        panel = await alice.slash(general, "panel")
        pressed = await bob.click(panel.message, "Press")
        assert (pressed.kind, pressed.text) == ("update", "pressed")
        chosen = await bob.choose(panel.message, "colour", ["red"])
        assert chosen.text == "chose red"
        # It opens a form and reads it.
        form = await alice.slash(general, "form")
        assert (await alice.submit(form.modal, {"name": "Ada"})).text == "hello Ada"
        # It completes an option.
        choices = await alice.complete(general, "find", city="ber")
        assert [each.name for each in choices] == ["Berlin", "Bern"]
        assert (await alice.slash(general, "find", city="Bern")).text == "found Bern"
        # It sends a file.
        file = await alice.slash(general, "file")
        assert file.message.attachment("note.txt").content == b"a note"
        # It hears a private message, and answers.
        bob.send(bob.dm, "hello")
        await playground.until(lambda: bob.last(bob.dm).text == "heard hello", patience)
        # It writes to a person and in the channel, though it is told to slow down.
        playground.faults.rate_limit("POST /channels/*/messages", times=2)
        await alice.slash(general, "write")
        await playground.until(lambda: alice.last(general).text == "in public", patience)
        assert alice.last(alice.dm).text == "psst"
        assert [each.status for each in playground.requests].count(429) == 2
        assert not [each for each in playground.requests if each.status >= 500]
        assert playground.not_served == []
