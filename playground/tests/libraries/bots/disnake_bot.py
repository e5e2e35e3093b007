"""The bot of the fourteen steps in disnake."""

import io
import os

import disnake
from disnake.ext import commands

bot = commands.InteractionBot(intents=disnake.Intents.default())


@bot.event
async def on_message(message):
    if message.guild is None and message.author != bot.user:
        await message.channel.send(f"heard {message.content}")


@bot.slash_command(description="Answer at once")
async def ping(interaction):
    await interaction.response.send_message("pong")


@bot.slash_command(description="Answer privately")
async def secret(interaction):
    await interaction.response.send_message("only you", ephemeral=True)


@bot.slash_command(description="Answer later, and once more")
async def later(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("more")


@bot.slash_command(description="Answer, and take it back")
async def gone(interaction):
    await interaction.response.send_message("soon gone")
    await interaction.delete_original_response()


class Panel(disnake.ui.View):
    @disnake.ui.button(label="Press", custom_id="press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="pressed", view=self)

    @disnake.ui.string_select(custom_id="colour", options=["red", "blue"])
    async def colour(self, select, interaction):
        await interaction.response.send_message(f"chose {select.values[0]}")


@bot.slash_command(description="Show a button and a select")
async def panel(interaction):
    await interaction.response.send_message("panel", view=Panel())


class Form(disnake.ui.Modal):
    def __init__(self):
        name = disnake.ui.TextInput(label="Name", custom_id="name")
        super().__init__(title="Form", components=[name])

    async def callback(self, interaction):
        await interaction.response.send_message(f"hello {interaction.text_values['name']}")


@bot.slash_command(description="Ask for a name")
async def form(interaction):
    await interaction.response.send_modal(Form())


@bot.slash_command(description="Find a city")
async def find(interaction, city: str):
    await interaction.response.send_message(f"found {city}")


@find.autocomplete("city")
async def cities(interaction, current: str):
    found = ("Berlin", "Bern", "Cairo")
    return [each for each in found if each.lower().startswith(current.lower())]


@bot.slash_command(description="Send a file")
async def file(interaction):
    note = disnake.File(io.BytesIO(b"a note"), "note.txt")
    await interaction.response.send_message("here", file=note)


@bot.slash_command(description="Write to you, and in the channel")
async def write(interaction):
    await interaction.response.send_message("writing", ephemeral=True)
    await interaction.user.send("psst")
    await interaction.channel.send("in public")


bot.run(os.environ["DISCORD_TOKEN"])
