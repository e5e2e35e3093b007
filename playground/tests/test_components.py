"""Buttons and selects of a real bot."""

from typing import Any

import discord
import pytest
from discord import ui

from .. import Channel, Person, Playground, Refused
from .bots import running
from .component_bots import Counter, counting, showing

Interaction = discord.Interaction[Any]


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
