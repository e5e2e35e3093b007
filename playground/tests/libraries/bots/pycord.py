"""The bot of the fourteen steps in py-cord."""

import io
import os

import discord

bot = discord.Bot(intents=discord.Intents.default())


@bot.event
async def on_ready():
    print("ready", flush=True)


@bot.event
async def on_message(message):
    if message.guild is None and message.author != bot.user:
        await message.channel.send(f"heard {message.content}")


@bot.slash_command(description="Answer at once")
async def ping(ctx):
    await ctx.respond("pong")


@bot.slash_command(description="Answer privately")
async def secret(ctx):
    await ctx.respond("only you", ephemeral=True)


@bot.slash_command(description="Answer later, and once more")
async def later(ctx):
    await ctx.defer()
    await ctx.interaction.edit_original_response(content="done")
    await ctx.followup.send("more")


@bot.slash_command(description="Answer, and take it back")
async def gone(ctx):
    await ctx.respond("soon gone")
    await ctx.interaction.delete_original_response()


class Panel(discord.ui.View):
    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, button, interaction):
        await interaction.response.edit_message(content="pressed", view=self)

    @discord.ui.select(
        custom_id="colour",
        options=[discord.SelectOption(label=each, value=each) for each in ("red", "blue")],
    )
    async def colour(self, select, interaction):
        await interaction.response.send_message(f"chose {select.values[0]}")


@bot.slash_command(description="Show a button and a select")
async def panel(ctx):
    await ctx.respond("panel", view=Panel())


class Form(discord.ui.Modal):
    def __init__(self):
        super().__init__(title="Form")
        self.add_item(discord.ui.InputText(label="Name", custom_id="name"))

    async def callback(self, interaction):
        await interaction.response.send_message(f"hello {self.children[0].value}")


@bot.slash_command(description="Ask for a name")
async def form(ctx):
    await ctx.send_modal(Form())


async def cities(ctx):
    found = ("Berlin", "Bern", "Cairo")
    return [each for each in found if each.lower().startswith(ctx.value.lower())]


@bot.slash_command(description="Find a city")
@discord.option("city", str, autocomplete=cities)
async def find(ctx, city):
    await ctx.respond(f"found {city}")


@bot.slash_command(description="Send a file")
async def file(ctx):
    await ctx.respond("here", file=discord.File(io.BytesIO(b"a note"), "note.txt"))


@bot.slash_command(description="Write to you, and in the channel")
async def write(ctx):
    await ctx.respond("writing", ephemeral=True)
    await ctx.user.send("psst")
    await ctx.channel.send("in public")


bot.run(os.environ["DISCORD_TOKEN"])
