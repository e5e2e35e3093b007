"""What the page's bot shows: a board, a form, dropdowns, and one of every component."""

from typing import Any

import discord
from discord import ui

Touch = discord.Interaction[Any]


class Cell(ui.Button[ui.LayoutView]):
    """A cell of a board that anyone can mark."""

    def __init__(self, name: str) -> None:
        super().__init__(label=name, custom_id=f"cell:{name}")

    async def callback(self, interaction: Touch) -> None:
        """Mark the cell."""
        self.emoji = discord.PartialEmoji(name="❌")
        self.label = None
        self.style = discord.ButtonStyle.primary
        self.disabled = True
        await interaction.response.edit_message(view=self.view)


def board(size: int = 3) -> ui.LayoutView:
    """Return a card with a board of buttons."""
    view = ui.LayoutView(timeout=None)
    rows = [
        ui.ActionRow[ui.LayoutView](*(Cell(f"{'abcde'[col]}{row + 1}") for col in range(size)))
        for row in range(size)
    ]
    grid = "\n".join("⬜" * size for _ in range(size))
    view.add_item(
        ui.Container(
            ui.TextDisplay("### ❌ Alice vs ⭕ Oxo\nYour move"),
            ui.TextDisplay(grid),
            *rows,
            ui.TextDisplay("-# Game 1"),
            accent_colour=0x5865F2,
        )
    )
    return view


class Form(ui.Modal, title="Tell us more"):
    """A form with one of each kind of field."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ui.TextInput[Form](max_length=20)
        self.about = ui.TextInput[Form](style=discord.TextStyle.paragraph, required=False)
        colours = [discord.SelectOption(label=each) for each in ("Red", "Green", "Blue")]
        self.colour = ui.Select[Form](options=colours)
        self.friend = ui.UserSelect[Form](required=False, min_values=0)
        self.picture = ui.FileUpload[Form](required=False, min_values=0)
        self.add_item(ui.Label(text="Name", component=self.name))
        about = ui.Label[Form](
            text="About you", description="As long as you like", component=self.about
        )
        self.add_item(about)
        self.add_item(ui.Label(text="Colour", component=self.colour))
        self.add_item(ui.Label(text="Friend", component=self.friend))
        self.add_item(ui.Label(text="Picture", component=self.picture))

    async def on_submit(self, interaction: Touch) -> None:
        """Answer with what was filled in."""
        parts = [
            f"name={self.name.value}",
            f"about={self.about.value}",
            f"colour={','.join(self.colour.values)}",
            f"friend={','.join(each.display_name for each in self.friend.values)}",
            f"picture={','.join(each.filename for each in self.picture.values)}",
        ]
        await interaction.response.send_message(" ".join(parts))


class Choosing(ui.View):
    """A message with dropdowns."""

    @ui.select(
        placeholder="Choose toppings",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label="Cheese", emoji="🧀", description="From the hills"),
            discord.SelectOption(label="Mushrooms", emoji="🍄"),
            discord.SelectOption(label="Olives", emoji="🫒"),
        ],
    )
    async def toppings(self, interaction: Touch, select: ui.Select[Any]) -> None:
        """Answer with which toppings were chosen."""
        await interaction.response.send_message(f"Toppings: {', '.join(select.values)}")

    @ui.select(cls=ui.UserSelect, placeholder="Choose a guest")
    async def guest(self, interaction: Touch, select: ui.UserSelect[Any]) -> None:
        """Answer with who was chosen."""
        await interaction.response.send_message(f"Guest: {select.values[0].display_name}")

    @ui.select(
        cls=ui.ChannelSelect,
        placeholder="Choose a den",
        channel_types=[discord.ChannelType.private_thread],
    )
    async def den(self, interaction: Touch, select: ui.ChannelSelect[Any]) -> None:
        """Answer with which private thread was chosen."""
        await interaction.response.send_message(f"Den: {select.values[0].name}")


def everything() -> ui.LayoutView:
    """Return a message with every kind of component and mark."""
    view = ui.LayoutView(timeout=None)
    styles = [
        ui.Button[ui.LayoutView](label=style.name, style=style, custom_id=f"style:{style.name}")
        for style in (
            discord.ButtonStyle.primary,
            discord.ButtonStyle.secondary,
            discord.ButtonStyle.success,
            discord.ButtonStyle.danger,
        )
    ]
    link = ui.Button[ui.LayoutView](label="link", url="https://example.org")
    disabled = ui.Button[ui.LayoutView](
        label="disabled", emoji="🔒", disabled=True, custom_id="style:disabled"
    )
    short = [
        ui.Button[ui.LayoutView](label="a1", custom_id="short:a1"),
        ui.Button[ui.LayoutView](emoji="❌", custom_id="short:b1"),
        ui.Button[ui.LayoutView](label="c1", emoji="⭕", custom_id="short:c1"),
    ]
    view.add_item(
        ui.Container(
            ui.TextDisplay(
                "# Heading\n## Smaller\n### Smallest\n**bold** *italics* __underlined__ ~~struck~~ "
                "`code` ||hidden||\n> quoted\n- one\n  - inner\n- two\n1. first\n2. second\n"
                "-# small print\n```py\nprint('x')\n```"
                "[a link](https://example.org) <t:1800000000:R>"
            ),
            ui.Separator(),
            ui.Section("Beside a picture", accessory=ui.Thumbnail("attachment://red.png")),
            ui.Section("Beside a button", accessory=ui.Button(label="Press", custom_id="beside")),
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://red.png", description="A red square"),
                discord.MediaGalleryItem("attachment://red.png", spoiler=True),
            ),
            ui.File("attachment://notes.txt"),
            ui.ActionRow(*styles),
            ui.ActionRow(link, disabled),
            ui.ActionRow(*short),
            accent_colour=0xEB459E,
        )
    )
    return view
