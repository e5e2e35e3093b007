"""The protocol between the page and its server, without a browser."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from .. import Channel, Person, Playground
from .bots import Bot, running

Interaction = discord.Interaction[Any]


class Tab:
    """An open page: sends frames and waits for those of a kind."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, hello: dict[str, Any]) -> None:
        self.socket = socket
        self.hello = hello

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send_json({"t": kind, **fields})

    async def wait(self, *kinds: str) -> Any:
        """Return the next frame of one of these kinds."""
        while True:
            frame = await self.socket.receive_json(timeout=5)
            if frame["t"] in kinds:
                return frame


@asynccontextmanager
async def tab(playground: Playground, person: Person | None = None) -> AsyncIterator[Tab]:
    query = {"person": str(person.id)} if person else {}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.url}/page/socket", params=query) as socket,
    ):
        yield Tab(socket, await socket.receive_json(timeout=5))


class Ask(ui.Modal, title="Ask"):
    """A form with a text and a file."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))
    file: ui.Label[Any] = ui.Label(text="File", component=ui.FileUpload(custom_id="file"))

    async def on_submit(self, interaction: Interaction) -> None:
        """Repeat the entries."""
        entry: Any = self.name.component
        upload: Any = self.file.component
        content = (await upload.values[0].read()).decode()
        await interaction.response.send_message(f"{entry.value} {content}")


class Press(ui.Button[Any]):
    """A button that counts as pressed."""

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(content="pressed", view=None)


@pytest.fixture
def bot() -> Bot:
    bot = Bot()

    @bot.tree.command(description="Repeat")
    async def repeat(interaction: Interaction, word: str, file: discord.Attachment | None) -> None:
        content = (await file.read()).decode() if file else ""
        await interaction.response.send_message(word + content, ephemeral=not file)

    @repeat.autocomplete("word")
    async def words(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=typed.upper(), value=typed)]

    @bot.tree.command(description="Ask")
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Ask())

    @bot.tree.command(description="Press")
    async def press(interaction: Interaction) -> None:
        view = ui.View()
        view.add_item(Press(label="Press", custom_id="press"))
        await interaction.response.send_message("press", view=view)

    @bot.tree.command(description="Never answer")
    async def never(_: Interaction) -> None:
        return

    @bot.tree.context_menu(name="Wave")
    async def wave(interaction: Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"waves to {user.display_name}")

    return bot


def command_id(playground: Playground, name: str) -> str:
    return next(str(each["id"]) for each in playground.commands if each["name"] == name)


def word(text: str, **more: Any) -> list[dict[str, Any]]:
    return [{"name": "word", "type": 3, "value": text} | more]


async def test_a_command_is_acknowledged_and_its_private_answer_shown_to_one(
    playground: Playground, alice: Person, bob: Person, general: Channel, bot: Bot
) -> None:
    async with (
        running(bot, playground),
        tab(playground, alice) as mine,
        tab(playground, bob) as other,
    ):
        where = {"channel_id": str(general.id), "command_id": command_id(playground, "repeat")}
        await mine.send("autocomplete", nonce="1", **where, options=word("h", focused=True))
        choices = await mine.wait("choices")
        assert choices["nonce"] == "1"
        assert choices["choices"] == [{"name": "H", "value": "h"}]
        await mine.send("command", nonce="2", **where, options=word("hi"))
        shown = await mine.wait("message")
        assert (shown["message"]["content"], shown["message"]["ephemeral"]) == ("hi", True)
        assert (await mine.wait("ack"))["nonce"] == "2"
        await mine.send("send", nonce="3", channel_id=str(general.id), content="for all")
        assert (await other.wait("message"))["message"]["content"] == "for all"
        await mine.send("dismiss", message_id=shown["message"]["id"])
        gone = await mine.wait("message_deleted")
        assert gone["id"] == shown["message"]["id"]


async def test_failures_have_a_reason(bot: Bot, short_deadline: Playground) -> None:
    carol = short_deadline.person("Carol")
    general = short_deadline.channel("general")
    message = short_deadline.person("Alice").send(general, "hers")
    here = str(general.id)
    async with running(bot, short_deadline), tab(short_deadline, carol) as page:
        never = command_id(short_deadline, "never")
        frames: list[tuple[str, dict[str, Any], str]] = [
            (
                "command",
                {"channel_id": here, "command_id": never, "options": []},
                "did not respond",
            ),
            ("command", {"channel_id": here, "command_id": "1", "options": []}, "not on offer"),
            ("command", {"channel_id": "1", "command_id": never}, "malformed"),
            ("delete", {"channel_id": here, "message_id": str(message.id)}, "may not delete"),
            ("dismiss", {"message_id": str(message.id)}, "private"),
            ("dismiss", {"message_id": "1"}, "gone"),
            ("send", {"channel_id": here, "content": " "}, "empty"),
            ("modal_submit", {"interaction_id": "1", "custom_id": "x", "components": []}, "gone"),
            ("dance", {}, "malformed"),
        ]
        for number, (kind, fields, reason) in enumerate(frames):
            await page.send(kind, nonce=number, **fields)
            failed = await page.wait("failed")
            assert failed["nonce"] == number
            assert reason in failed["reason"]
        await page.socket.send_str("nonsense")
        assert "malformed" in (await page.wait("failed"))["reason"]


async def test_the_page_receives_changes_of_the_world(
    playground: Playground, alice: Person, bot: Bot
) -> None:
    async with tab(playground) as page:
        assert page.hello["me"]["display_name"] == "Alice"
        assert page.hello["bot"]["online"] is False
        playground.add_channel("new")
        world = await page.wait("world")
        assert "new" in [channel["name"] for channel in world["guilds"][0]["channels"]]
        async with running(bot, playground):
            assert len((await page.wait("commands"))["commands"]) == 5
            assert (await page.wait("bot"))["bot"]["online"] is True
        assert (await page.wait("bot"))["bot"]["online"] is False
        playground.deny(
            playground.person("Carol"), "view_channel", channel=playground.channel("new")
        )
        async with tab(playground, playground.person("Carol")) as other:
            names = [channel["name"] for channel in other.hello["guilds"][0]["channels"]]
            assert "new" not in names


async def test_pages_of_other_sites_are_refused(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        headers = {"Origin": "https://example.org"}
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{playground.url}/page/socket", headers=headers)


async def test_people_and_servers_change_their_language(
    playground: Playground, alice: Person, bob: Person
) -> None:
    guild = playground.guild()
    async with tab(playground, alice) as mine, tab(playground, bob) as other:
        assert {"de", "th", "zh-TW"} < set(mine.hello["locales"])
        await mine.send("language", nonce="1", locale="de")
        assert (await mine.wait("ack"))["nonce"] == "1"
        await mine.send("language", locale="fr", guild_id=str(guild.id))
        (_, world) = [await other.wait("world") for _ in range(2)]
        for locale in ("xx", None, ["de"]):
            await mine.send("language", locale=locale)
            assert (await mine.wait("failed"))["reason"]
    seen = {each["display_name"]: each["locale"] for each in world["people"]}
    assert (seen["Alice"], seen["Bob"]) == (alice.locale, bob.locale) == ("de", "en-US")
    assert world["guilds"][0]["locale"] == guild.locale == "fr"
