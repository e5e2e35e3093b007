"""Forms of a real bot: opened, filled in and sent."""

from typing import Any

import discord
import pytest
from discord import ui

from .. import Channel, File, Person, Playground, Refused
from .bots import running
from .component_bots import showing

Interaction = discord.Interaction[Any]


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
        """Answer with what was entered."""
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
