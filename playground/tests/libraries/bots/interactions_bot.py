"""The bot of the fourteen steps in interactions.py."""

import io
import os

import interactions as ipy

bot = ipy.Client(intents=ipy.Intents.DEFAULT, send_command_tracebacks=False)


@ipy.listen()
async def on_message_create(event):
    message = event.message
    if message.guild is None and message.author.id != bot.user.id:
        await message.channel.send(f"heard {message.content}")


@ipy.slash_command("ping", description="Answer at once")
async def ping(ctx):
    await ctx.send("pong")


@ipy.slash_command("secret", description="Answer privately")
async def secret(ctx):
    await ctx.send("only you", ephemeral=True)


@ipy.slash_command("later", description="Answer later, and once more")
async def later(ctx):
    await ctx.defer()
    await ctx.send("done")
    await ctx.send("more")


@ipy.slash_command("gone", description="Answer, and take it back")
async def gone(ctx):
    await ctx.send("soon gone")
    await ctx.delete()


@ipy.slash_command("panel", description="Show a button and a select")
async def panel(ctx):
    button = ipy.Button(style=ipy.ButtonStyle.PRIMARY, label="Press", custom_id="press")
    select = ipy.StringSelectMenu("red", "blue", custom_id="colour")
    await ctx.send("panel", components=[ipy.ActionRow(button), ipy.ActionRow(select)])


@ipy.component_callback("press")
async def press(ctx):
    await ctx.edit_origin(content="pressed")


@ipy.component_callback("colour")
async def colour(ctx):
    await ctx.send(f"chose {ctx.values[0]}")


@ipy.slash_command("form", description="Ask for a name")
async def form(ctx):
    name = ipy.ShortText(label="Name", custom_id="name")
    await ctx.send_modal(ipy.Modal(name, title="Form", custom_id="form"))


@ipy.modal_callback("form")
async def submitted(ctx, name):
    await ctx.send(f"hello {name}")


@ipy.slash_command("find", description="Find a city")
@ipy.slash_option("city", "Which", opt_type=ipy.OptionType.STRING, required=True, autocomplete=True)
async def find(ctx, city):
    await ctx.send(f"found {city}")


@find.autocomplete("city")
async def cities(ctx):
    found = ("Berlin", "Bern", "Cairo")
    typed = ctx.input_text.lower()
    await ctx.send([each for each in found if each.lower().startswith(typed)])


@ipy.slash_command("file", description="Send a file")
async def file(ctx):
    await ctx.send("here", files=ipy.File(io.BytesIO(b"a note"), file_name="note.txt"))


@ipy.slash_command("write", description="Write to you, and in the channel")
async def write(ctx):
    await ctx.send("writing", ephemeral=True)
    await ctx.author.send("psst")
    await ctx.channel.send("in public")


bot.start(os.environ["DISCORD_TOKEN"])
