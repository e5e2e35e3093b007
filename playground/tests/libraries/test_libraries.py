"""Bots of eight libraries, unmodified, each in fourteen steps: what people's bots do first.

They are started by command, as the package's README says, and name no address: the playground's
redirection sends them here. `make libraries` builds the environments of those that are not ours.
"""

import sys
from datetime import timedelta
from pathlib import Path

import pytest

from ...testing import SyncPlayground
from .. import FOLDER

BOTS = Path(__file__).parent / "bots"
ENVIRONMENTS = FOLDER.parent / ".libraries"
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


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_bot_of_each_library_works_unmodified(library: str) -> None:
    patience = timedelta(seconds=20)  # A bot in a process of its own, on a busy machine.
    with SyncPlayground(answer_within=patience) as playground:
        alice, bob = playground.person("Alice"), playground.person("Bob")
        general = playground.channel("general")

        # It logs in, is ready and registers its commands.
        modules = {"NODE_PATH": str(NODE / "node_modules")}
        playground.start(command(library), commands=len(COMMANDS), environment=modules)
        assert set(alice.commands(general)) == COMMANDS
        # It answers at once, and privately.
        assert alice.slash(general, "ping").text == "pong"
        secret = alice.slash(general, "secret")
        assert (secret.text, secret.ephemeral) == ("only you", True)
        # It answers later, and once more.
        later = alice.slash(general, "later")
        assert later.kind == "deferred"
        assert later.settled().text == "done"
        assert later.followup().text == "more"
        # It takes an answer back.
        gone = alice.slash(general, "gone").message
        playground.until(lambda: alice.see(gone) is None)
        # Its button changes the message, its select answers.
        panel = alice.slash(general, "panel").message
        pressed = bob.click(panel, "Press")
        assert (pressed.kind, pressed.text) == ("update", "pressed")
        assert bob.choose(panel, "colour", ["red"]).text == "chose red"
        # It opens a form and reads it.
        form = alice.slash(general, "form").modal
        assert alice.submit(form, {"name": "Ada"}).text == "hello Ada"
        # It completes an option.
        choices = alice.complete(general, "find", city="ber")
        assert [each.name for each in choices] == ["Berlin", "Bern"]
        assert alice.slash(general, "find", city="Bern").text == "found Bern"
        # It sends a file.
        file = alice.slash(general, "file").message
        assert file.attachment("note.txt").content == b"a note"
        # It hears a private message, and answers.
        bob.send(bob.dm, "hello")
        playground.until(lambda: bob.last(bob.dm).text == "heard hello", patience)
        # It writes to a person and in the channel, though it is rate limited.
        playground.faults.rate_limit("POST /channels/*/messages", times=2)
        alice.slash(general, "write")
        playground.until(lambda: alice.last(general).text == "in public", patience)
        assert alice.last(alice.dm).text == "psst"
        assert [each.status for each in playground.requests].count(429) == 2
        assert not [each for each in playground.requests if each.status >= 500]
        assert playground.not_served == []
