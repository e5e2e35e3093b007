"""A bot with one command that shows something: a card that counts, a select, a form."""

from typing import Any

import discord
from discord import ui

from .bots import Bot

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
