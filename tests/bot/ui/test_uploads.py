"""A file for the person who asked, at once and after a word of patience."""

import discord
import pytest
from discord import Interaction

from bot.ui.answers import defer, saying
from bot.ui.uploads import whisper_upload
from bot.ui.wire import Wire
from playground import Playground
from tests.playground.bots import Bot, running


async def lend(interaction: Interaction, late: bool) -> None:
    if late:
        await defer(interaction, private=True)
    await whisper_upload(interaction, saying("Here it is."), "book.txt", b"All of it.")


class Librarian(Bot):
    """Lends one book, late if that is wished."""

    def __init__(self) -> None:
        super().__init__(discord.Intents(guilds=True))
        self.wire = Wire()
        self.tree.command(description="Lend a book")(lend)

    async def setup_hook(self) -> None:
        await self.wire.open(self.http.user_agent)
        await super().setup_hook()

    async def close(self) -> None:
        await self.wire.close()
        await super().close()


@pytest.mark.parametrize(
    ("late", "calls"), [(False, ["POST"]), (True, ["POST", "PATCH"])], ids=["at once", "late"]
)
async def test_a_file_reaches_who_asked_alone(late: bool, calls: list[str]) -> None:
    async with Playground() as playground, running(Librarian(), playground):
        alice, bob = playground.person("Alice"), playground.person("Bob")
        reply = await alice.slash(playground.channel("general"), "lend", late=late)
        message = await reply.settled() if late else reply.message
        assert "Here it is." in message.text
        assert message.attachment("book.txt").content == b"All of it."
        assert message.ephemeral
        assert bob.see(message) is None
        await playground.until(lambda: len(reply.requests) == len(calls))
        assert [request.method for request in reply.requests] == calls
