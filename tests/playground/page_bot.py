"""A bot that uses all that the page can show, written with discord.py."""

import asyncio
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from tests.playground.bots import Bot

Touch = discord.Interaction[Any]

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8"
    "cfc0000003010100c9fe92ef0000000049454e44ae426082"
)
"""A red picture of one pixel."""

CITIES = ("Athens", "Berlin", "Bergen", "Bern", "Cairo", "Quito")


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
        """Say what was filled in."""
        parts = [
            f"name={self.name.value}",
            f"about={self.about.value}",
            f"colour={','.join(self.colour.values)}",
            f"friend={','.join(each.display_name for each in self.friend.values)}",
            f"picture={','.join(each.filename for each in self.picture.values)}",
        ]
        await interaction.response.send_message(" ".join(parts))


class Choosing(ui.View):
    """A message with two dropdowns."""

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
        """Say which toppings were chosen."""
        await interaction.response.send_message(f"Toppings: {', '.join(select.values)}")

    @ui.select(cls=ui.UserSelect, placeholder="Choose a guest")
    async def guest(self, interaction: Touch, select: ui.UserSelect[Any]) -> None:
        """Say who was chosen."""
        await interaction.response.send_message(f"Guest: {select.values[0].display_name}")


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


class PageBot(Bot):
    """The bot with its commands."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        commands: tuple[app_commands.Command[Any, ..., Any], ...] = (
            greet,
            secret,
            slow,
            never,
            choose,
            form,
            city,
            show,
            table,
            attach,
            report,
        )
        for command in commands:
            self.tree.add_command(command)
        self.tree.add_command(GAMES)
        self.tree.add_command(wave)
        self.tree.add_command(quote)


@app_commands.command(description="Say hello to somebody")
@app_commands.describe(name="Whom to greet", times="How often", loud="Whether to shout")
async def greet(
    interaction: Touch,
    name: str,
    times: app_commands.Range[int, 1, 3] = 1,
    loud: bool = False,
) -> None:
    """Greet."""
    text = " ".join([f"Hello {name}!"] * times)
    await interaction.response.send_message(text.upper() if loud else text)


@app_commands.command(description="Tell you something private")
async def secret(interaction: Touch) -> None:
    """Answer privately."""
    await interaction.response.send_message("The cake is real.", ephemeral=True)


@app_commands.command(description="Think about it first")
async def slow(interaction: Touch) -> None:
    """Answer in two steps: the second once the gate is open."""
    await interaction.response.defer(thinking=True)
    gate: asyncio.Event = interaction.client.gate
    await gate.wait()
    await interaction.edit_original_response(content="I have thought about it.")


@app_commands.command(description="Never answer at all")
async def never(interaction: Touch) -> None:
    """Leave the person waiting."""


@app_commands.command(description="Choose from lists")
async def choose(interaction: Touch) -> None:
    """Show dropdowns."""
    await interaction.response.send_message("What shall it be?", view=Choosing(timeout=None))


@app_commands.command(description="Fill in a form")
async def form(interaction: Touch) -> None:
    """Show a modal."""
    await interaction.response.send_modal(Form())


@app_commands.command(description="Name a city")
async def city(interaction: Touch, city: str, with_whom: discord.User | None = None) -> None:
    """Repeat the city."""
    company = f" with {with_whom.display_name}" if with_whom else ""
    await interaction.response.send_message(f"Off to {city}{company}!")


@city.autocomplete("city")
async def complete_city(_: Touch, current: str) -> list[app_commands.Choice[str]]:
    """Offer cities that begin so."""
    return [
        app_commands.Choice(name=f"{each} city", value=each)
        for each in CITIES
        if each.lower().startswith(current.lower())
    ]


@app_commands.command(description="Show every component")
async def show(interaction: Touch) -> None:
    """Show everything in one message."""
    files = [
        discord.File(BytesIO(PIXEL), "red.png"),
        discord.File(BytesIO(b"some notes"), "notes.txt"),
    ]
    await interaction.response.send_message(view=everything(), files=files)


@app_commands.command(description="Show a big board")
async def table(interaction: Touch) -> None:
    """Show five rows of five buttons."""
    await interaction.response.send_message(view=board(5))


@app_commands.command(description="Look at a file")
async def attach(interaction: Touch, file: discord.Attachment) -> None:
    """Say what came."""
    content = await file.read()
    await interaction.response.send_message(f"{file.filename}: {content.decode()}")


@app_commands.command(description="Report with a picture")
async def report(interaction: Touch) -> None:
    """Send an embed with files beside it, and an emoji of the server."""
    embed = discord.Embed(
        title="Weekly report",
        description="**All** is well",
        url="https://example.org",
        colour=0x3BA55D,
    )
    embed.set_author(name="The office")
    embed.add_field(name="Wins", value="3").add_field(name="Losses", value="1")
    embed.set_footer(text="Signed")
    files = [
        discord.File(BytesIO(PIXEL), "chart.png", description="A chart"),
        discord.File(BytesIO(b"a,b"), "table.csv"),
    ]
    emoji = interaction.client.emojis[0]
    await interaction.response.send_message(f"Marked with {emoji}", embed=embed, files=files)


GAMES = app_commands.Group(name="games", description="Games to play")


@GAMES.command(name="start", description="Start a game")
@app_commands.describe(level="How well the bot plays", opponent="Who to play")
@app_commands.choices(
    level=[
        app_commands.Choice(name="Beginner", value="beginner"),
        app_commands.Choice(name="Unbeatable", value="unbeatable"),
    ]
)
async def start(
    interaction: Touch,
    level: app_commands.Choice[str] | None = None,
    opponent: discord.User | None = None,
) -> None:
    """Show a board, and say what was asked for."""
    view = board()
    names = (level.value if level else "-", opponent.display_name if opponent else "-")
    asked = "level={} opponent={}".format(*names)
    view.add_item(ui.TextDisplay(asked))
    await interaction.response.send_message(view=view)


@app_commands.context_menu(name="Wave at")
async def wave(interaction: Touch, user: discord.User) -> None:
    """Wave at a person."""
    await interaction.response.send_message(f"*waves at* {user.mention}")


@app_commands.context_menu(name="Quote this")
async def quote(interaction: Touch, message: discord.Message) -> None:
    """Quote a message."""
    await interaction.response.send_message(f"> {message.content}")
