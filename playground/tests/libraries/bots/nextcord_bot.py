"""The bot of the fourteen steps in nextcord."""

import io
import os

import nextcord

client = nextcord.Client(intents=nextcord.Intents.default())


@client.event
async def on_message(message):
    if message.guild is None and message.author != client.user:
        await message.channel.send(f"heard {message.content}")


@client.slash_command(description="Answer at once")
async def ping(interaction: nextcord.Interaction):
    await interaction.response.send_message("pong")


@client.slash_command(description="Answer privately")
async def secret(interaction: nextcord.Interaction):
    await interaction.response.send_message("only you", ephemeral=True)


@client.slash_command(description="Answer later, and once more")
async def later(interaction: nextcord.Interaction):
    await interaction.response.defer()
    await interaction.edit_original_message(content="done")
    await interaction.followup.send("more")


@client.slash_command(description="Answer, and take it back")
async def gone(interaction: nextcord.Interaction):
    await interaction.response.send_message("soon gone")
    await interaction.delete_original_message()


class Panel(nextcord.ui.View):
    @nextcord.ui.button(label="Press", custom_id="press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="pressed", view=self)

    @nextcord.ui.string_select(
        custom_id="colour",
        options=[nextcord.SelectOption(label=each, value=each) for each in ("red", "blue")],
    )
    async def colour(self, select, interaction):
        await interaction.response.send_message(f"chose {select.values[0]}")


@client.slash_command(description="Show a button and a select")
async def panel(interaction: nextcord.Interaction):
    await interaction.response.send_message("panel", view=Panel())


class Form(nextcord.ui.Modal):
    def __init__(self):
        super().__init__("Form")
        self.name = nextcord.ui.TextInput(label="Name", custom_id="name")
        self.add_item(self.name)

    async def callback(self, interaction):
        await interaction.response.send_message(f"hello {self.name.value}")


@client.slash_command(description="Ask for a name")
async def form(interaction: nextcord.Interaction):
    await interaction.response.send_modal(Form())


@client.slash_command(description="Find a city")
async def find(interaction: nextcord.Interaction, city: str):
    await interaction.response.send_message(f"found {city}")


@find.on_autocomplete("city")
async def cities(interaction, city: str):
    found = ("Berlin", "Bern", "Cairo")
    await interaction.response.send_autocomplete(
        [each for each in found if each.lower().startswith(city.lower())]
    )


@client.slash_command(description="Send a file")
async def file(interaction: nextcord.Interaction):
    note = nextcord.File(io.BytesIO(b"a note"), "note.txt")
    await interaction.response.send_message("here", file=note)


@client.slash_command(description="Write to you, and in the channel")
async def write(interaction: nextcord.Interaction):
    await interaction.response.send_message("writing", ephemeral=True)
    await interaction.user.send("psst")
    await interaction.channel.send("in public")


client.run(os.environ["DISCORD_TOKEN"])
