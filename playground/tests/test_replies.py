"""What comes back from a real bot: files, deferrals, private answers, and no second one."""

import io
from typing import Any

import discord
import pytest
from discord import ui

from .. import Channel, Person, Playground, Refused
from .bots import Bot, running
from .component_bots import counting, showing

Interaction = discord.Interaction[Any]


async def test_files_are_shown_and_can_be_fetched(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = Bot()

    @bot.tree.command(description="Send a picture")
    async def picture(interaction: Interaction) -> None:
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://graph_one.png")))
        view.add_item(ui.File("attachment://data.json"))
        files = [
            discord.File(io.BytesIO(b"PNG"), "graph_one.png"),
            discord.File(io.BytesIO(b"{}"), "data.json"),
        ]
        await interaction.response.send_message(view=view, files=files)
        message = await interaction.original_response()
        assert await message.attachments[1].read() == b"{}"

    async with running(bot, playground):
        reply = await alice.slash(general, "picture")
        gallery, file = (each for each in reply.message.components if each["type"] in (12, 13))
        await playground.until(lambda: len(reply.requests) == 2)
    assert reply.message.attachment("graph_one.png").content_type == "image/png"
    assert gallery["items"][0]["media"]["url"].endswith("/graph_one.png")
    assert (file["name"], file["size"]) == ("data.json", 2)


async def test_a_deferral_waits_then_takes_the_first_follow_up(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    bot = Bot()

    @bot.tree.command(description="Think")
    async def think(interaction: Interaction, hidden: bool) -> None:
        await interaction.response.defer(ephemeral=hidden, thinking=True)
        await interaction.followup.send("thought")
        await interaction.followup.send("second", ephemeral=True)
        await interaction.edit_original_response(content="thought again")
        third = await interaction.followup.send("third", wait=True)
        await third.edit(content="third, better")
        await third.delete()

    async with running(bot, playground):
        reply = await alice.slash(general, "think", hidden=False)
        assert reply.kind == "deferred"
        assert reply.message.loading
        settled = await reply.settled()
        second = await reply.followup(0)
        await playground.until(lambda: len(reply.requests) == 7)
        assert alice.last(general).text == "second"
        assert bob.last(general).text == "thought again"
        hidden = await alice.slash(general, "think", hidden=True)
        assert (await hidden.settled()).ephemeral
    assert not settled.edited
    assert settled.text == "thought"
    assert (second.text, second.ephemeral) == ("second", True)
    assert bob.see(second) is None


async def test_private_replies_can_be_dismissed_by_their_reader_alone(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    async with running(showing(counting(0), ephemeral=True), playground):
        reply = await alice.slash(general, "show")
        with pytest.raises(Refused):
            bob.dismiss(reply.message)
        with pytest.raises(Refused):
            await bob.click(reply.message, 0)
        alice.dismiss(reply.message)
    assert alice.messages(general) == []


async def test_answering_twice_is_refused(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = Bot()
    codes: list[int] = []

    @bot.tree.command(description="Stutter")
    async def stutter(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        again = discord.InteractionResponse(interaction)
        try:
            await again.send_message("twice")
        except discord.HTTPException as error:
            codes.append(error.code)

    async with running(bot, playground):
        await alice.slash(general, "stutter")
        await playground.until(lambda: codes)
    assert codes == [40060]
    assert [message.text for message in alice.messages(general)] == ["once"]
