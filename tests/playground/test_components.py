"""Buttons, selects, forms and files of a real bot."""

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import ui

from playground import Channel, File, Person, Playground, Refused
from tests.playground.bots import Bot, running

Interaction = discord.Interaction[Any]


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose state stands in its name."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(ui.Button(label=str(number), custom_id=f"count:{number}"))

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: Any, /) -> "Counter":
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(view=counting(self.number + 1))


def counting(number: int) -> ui.LayoutView:
    """Return a card with one button that counts."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(
        Counter(number), ui.Button(label="No", custom_id="no", disabled=True)
    )
    view.add_item(ui.Container(ui.TextDisplay(f"# {number}"), row, accent_colour=0xFF00FF))
    return view


def showing(view: ui.LayoutView | ui.View | ui.Modal, **options: Any) -> Bot:
    """Return a bot whose command /show shows a view or a form."""
    bot = Bot()

    @bot.tree.command(description="Show")
    async def show(interaction: Interaction) -> None:
        if isinstance(view, ui.Modal):
            await interaction.response.send_modal(view)
        else:
            await interaction.response.send_message(view=view, **options)

    return bot


async def test_a_click_is_one_request_and_changes_the_message_for_all(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    bot = showing(counting(0))
    bot.add_dynamic_items(Counter)
    async with running(bot, playground):
        first = await alice.slash(general, "show")
        second = await bob.click(first.message, "0")
    assert (first.kind, second.kind) == ("message", "update")
    assert len(second.requests) == 1
    assert second.text == "# 1"
    assert first.text == "# 0"
    assert alice.see(first.message) == second.message
    assert second.message.edited
    assert second.message.component_count == 5
    assert second.message.accent_color == 0xFF00FF
    assert [button.label for button in second.message.rows[0]] == ["1", "No"]


async def test_a_late_press_reaches_the_bot_with_the_message_as_it_was_seen(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = showing(counting(0))
    bot.add_dynamic_items(Counter)
    async with running(bot, playground):
        shown = (await alice.slash(general, "show")).message
        second = await alice.click(shown, 0)
        await alice.click(second.message, 0)
        late = await alice.click(shown, 0)
        with pytest.raises(Refused):
            await alice.click(shown, "No")
    assert late.text == "# 1"


async def test_made_up_presses_reach_the_bot(
    playground: Playground, alice: Person, general: Channel
) -> None:
    bot = showing(counting(0))

    @bot.event
    async def on_interaction(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            data: Any = interaction.data
            custom_id = data["custom_id"]
            await interaction.response.send_message(f"pressed {custom_id}", ephemeral=True)

    async with running(bot, playground):
        shown = (await alice.slash(general, "show")).message
        forged = await alice.click(shown, custom_id="count:41")
        forced = await alice.click(shown, "No", force=True)
        raw = {"type": 3, "data": {"custom_id": "x", "component_type": 2}, "message": shown}
        made_up = await alice.interact(general, raw)
    assert [each.text for each in (forged, forced, made_up)] == [
        "pressed count:41",
        "pressed no",
        "pressed x",
    ]


async def test_many_people_click_at_once(playground: Playground, general: Channel) -> None:
    bot = showing(counting(0))
    bot.add_dynamic_items(Counter)
    crowd = [playground.add_person(f"Guest {number}") for number in range(30)]

    async def play(person: Person) -> str:
        reply = await person.slash(general, "show")
        for _ in range(5):
            reply = await person.click(reply.message, 0)
        return reply.text

    async with running(bot, playground):
        results = await asyncio.gather(*(play(person) for person in crowd))
        assert set(results) == {"# 5"}


async def test_selects_send_what_was_chosen(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    chosen: list[list[str]] = []

    class Panel(ui.LayoutView):
        row: ui.ActionRow["Panel"] = ui.ActionRow()
        second: ui.ActionRow["Panel"] = ui.ActionRow()
        third: ui.ActionRow["Panel"] = ui.ActionRow()
        fourth: ui.ActionRow["Panel"] = ui.ActionRow()

        @row.select(
            placeholder="Level",
            max_values=2,
            options=[discord.SelectOption(label=text.title(), value=text) for text in "abc"],
        )
        async def level(self, interaction: Interaction, select: ui.Select[Any]) -> None:
            await self.note(interaction, select.values)

        @second.select(cls=ui.UserSelect, placeholder="Who")
        async def who(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
            await self.note(interaction, [each.name for each in select.values])

        @third.select(cls=ui.ChannelSelect, placeholder="Where")
        async def where(self, interaction: Interaction, select: ui.ChannelSelect[Any]) -> None:
            await self.note(interaction, [each.name for each in select.values])

        @fourth.select(cls=ui.RoleSelect, placeholder="Role")
        async def role(self, interaction: Interaction, select: ui.RoleSelect[Any]) -> None:
            await self.note(interaction, [each.name for each in select.values])

        async def note(self, interaction: Interaction, values: list[str]) -> None:
            chosen.append(values)
            await interaction.response.defer()

    playground.allow(bob, "manage_guild")
    role = next(r for r in playground.guild().roles.values() if r.name == "Bob")
    async with running(showing(Panel()), playground):
        panel = (await alice.slash(general, "show")).message
        assert [select.kind for select in panel.selects] == ["string", "user", "channel", "role"]
        reply = await alice.choose(panel, "Level", ["a", "c"])
        await alice.choose(panel, "Who", [bob])
        await alice.choose(panel, "Where", [general])
        await alice.choose(panel, "Role", [role])
        for wrong in ([], ["a", "b", "c"], ["z"]):
            with pytest.raises(Refused):
                await alice.choose(panel, "Level", wrong)
        await playground.until(lambda: len(chosen) == 4)
    assert reply.kind == "deferred_update"
    assert chosen == [["a", "c"], ["bob"], ["general"], ["Bob"]]


class Form(ui.Modal, title="About you"):
    """A form with every input that discord.py knows."""

    note = ui.TextDisplay[Any]("Fill it in")
    name = ui.Label[Any](text="Name", component=ui.TextInput(custom_id="name", max_length=5))
    level = ui.Label[Any](
        text="Level",
        component=ui.Select(
            custom_id="level", options=[discord.SelectOption(label="Easy", value="easy")]
        ),
    )
    friend = ui.Label[Any](
        text="Friend", component=ui.UserSelect(custom_id="friend", required=False)
    )
    file = ui.Label[Any](
        text="File", component=ui.FileUpload(custom_id="file", required=False, max_values=2)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        """Say what was entered."""
        given: Any = self
        files = [(await each.read()).decode() for each in given.file.component.values]
        entered = (
            given.name.component.value,
            given.level.component.values,
            [each.name for each in given.friend.component.values],
            files,
        )
        await interaction.response.send_message(repr(entered), ephemeral=True)


async def test_a_form_comes_back_filled_in(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    async with running(showing(Form()), playground):
        form = (await alice.slash(general, "show")).modal
        assert (form.title, form.text) == ("About you", "Fill it in")
        assert [entry.label for entry in form.inputs] == ["Name", "Level", "Friend", "File"]
        with pytest.raises(Refused):
            await alice.submit(form, {"Name": "far too long", "level": ["easy"]})
        with pytest.raises(Refused):
            await alice.submit(form, {"Name": "Al"})
        with pytest.raises(Refused):
            await bob.submit(form, {"Name": "Al", "level": ["easy"]})
        reply = await alice.submit(
            form,
            {
                "Name": "Al",
                "level": ["easy"],
                "Friend": [bob],
                "File": [File("a.txt", b"one"), File("b.txt", b"two")],
            },
        )
    assert reply.ephemeral
    assert reply.text == repr(("Al", ["easy"], ["bob"], ["one", "two"]))


async def test_a_form_from_a_button_can_change_its_message(
    playground: Playground, alice: Person, general: Channel
) -> None:
    class Rename(ui.Modal, title="Rename"):
        name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))

        async def on_submit(self, interaction: Interaction) -> None:
            text: Any = self.name.component
            await interaction.response.edit_message(content=text.value)

    class Named(ui.View):
        @ui.button(label="Rename")
        async def rename(self, interaction: Interaction, _: ui.Button[Any]) -> None:
            await interaction.response.send_modal(Rename())

    async with running(showing(Named(), content="old"), playground):
        shown = (await alice.slash(general, "show")).message
        form = (await alice.click(shown, "Rename")).modal
        reply = await alice.submit(form, {"Name": "new"})
    assert reply.kind == "update"
    assert alice.last(general).text == "new"
    assert alice.last(general).id == shown.id


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
