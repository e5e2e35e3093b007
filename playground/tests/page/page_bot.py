"""A bot that uses all that the page can show, written with discord.py."""

import asyncio
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from ..bots import Bot
from .page_components import Choosing, Form, Touch, board, everything

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8"
    "cfc0000003010100c9fe92ef0000000049454e44ae426082"
)
"""A red picture of one pixel."""

CITIES = ("Athens", "Berlin", "Bergen", "Bern", "Cairo", "Quito")


class PageBot(Bot):
    """The bot with its commands."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        commands: tuple[app_commands.Command[Any, ..., Any], ...] = (
            greet,
            pair,
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
            own,
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
    """Answer with a greeting."""
    text = " ".join([f"Hello {name}!"] * times)
    await interaction.response.send_message(text.upper() if loud else text)


@app_commands.command(description="Bring two people together")
async def pair(interaction: Touch, first: discord.User, second: discord.User) -> None:
    """Answer with both names."""
    await interaction.response.send_message(f"{first.display_name} and {second.display_name}")


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
        discord.File(BytesIO(b"of no component"), "unseen.txt"),
    ]
    await interaction.response.send_message(view=everything(), files=files)


@app_commands.command(description="Show a big board")
async def table(interaction: Touch) -> None:
    """Show five rows of five buttons."""
    await interaction.response.send_message(view=board(5))


@app_commands.command(description="Look at a file")
async def attach(interaction: Touch, file: discord.Attachment) -> None:
    """Answer with what came."""
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


@app_commands.command(description="Show emoji of the application's own")
async def own(interaction: Touch) -> None:
    """Upload a picture as an emoji, and show it in a line, alone, on a button and as an option."""
    emoji = await interaction.client.create_application_emoji(name="red", image=PIXEL)
    view = ui.LayoutView()
    options = [discord.SelectOption(label="Red", emoji=emoji)]
    view.add_item(ui.TextDisplay(f"In a line {emoji} {emoji}\nand {emoji} the next, <:gone:1>"))
    view.add_item(ui.TextDisplay("\n".join([f"{emoji}⬜{emoji}"] * 3)))
    view.add_item(ui.ActionRow(ui.Button(emoji=emoji, custom_id="red")))
    view.add_item(ui.ActionRow(ui.Select(options=options, custom_id="colour")))
    await interaction.response.send_message(view=view)


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
    """Show a board, and answer with what was asked for."""
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
