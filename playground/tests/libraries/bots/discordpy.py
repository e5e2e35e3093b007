"""The bot of the fourteen steps in discord.py."""

import io
import os

import discord
from discord import app_commands

intents = discord.Intents.default()
client = discord.Client(intents=intents)
tree = app_commands.CommandTree(client)


@client.event
async def on_ready():
    await tree.sync()


@client.event
async def on_message(message):
    if message.guild is None and message.author != client.user:
        await message.channel.send(f"heard {message.content}")


@tree.command(description="Answer at once")
async def ping(interaction):
    await interaction.response.send_message("pong")


@tree.command(description="Answer privately")
async def secret(interaction):
    await interaction.response.send_message("only you", ephemeral=True)


@tree.command(description="Answer later, and once more")
async def later(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("more")


@tree.command(description="Answer, and take it back")
async def gone(interaction):
    await interaction.response.send_message("soon gone")
    await interaction.delete_original_response()


class Panel(discord.ui.View):
    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction, button):
        await interaction.response.edit_message(content="pressed", view=self)

    @discord.ui.select(
        custom_id="colour",
        options=[discord.SelectOption(label=each, value=each) for each in ("red", "blue")],
    )
    async def colour(self, interaction, select):
        await interaction.response.send_message(f"chose {select.values[0]}")


@tree.command(description="Show a button and a select")
async def panel(interaction):
    await interaction.response.send_message("panel", view=Panel())


class Form(discord.ui.Modal, title="Form"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"hello {self.name.value}")


@tree.command(description="Ask for a name")
async def form(interaction):
    await interaction.response.send_modal(Form())


@tree.command(description="Find a city")
async def find(interaction, city: str):
    await interaction.response.send_message(f"found {city}")


@find.autocomplete("city")
async def cities(interaction, current):
    return [
        app_commands.Choice(name=each, value=each)
        for each in ("Berlin", "Bern", "Cairo")
        if each.lower().startswith(current.lower())
    ]


@tree.command(description="Send a file")
async def file(interaction):
    note = discord.File(io.BytesIO(b"a note"), "note.txt")
    await interaction.response.send_message("here", file=note)


@tree.command(description="Write to you, and in the channel")
async def write(interaction):
    await interaction.response.send_message("writing", ephemeral=True)
    await interaction.user.send("psst")
    await interaction.channel.send("in public")


client.run(os.environ["DISCORD_TOKEN"])
