"""The bot of the fourteen steps in hikari."""

import os

import hikari

bot = hikari.GatewayBot(os.environ["DISCORD_TOKEN"], banner=None)
STRING, CREATE = hikari.OptionType.STRING, hikari.ResponseType.MESSAGE_CREATE


@bot.listen()
async def start(event: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    names = ["ping", "secret", "later", "gone", "panel", "form", "file", "write"]
    commands = [bot.rest.slash_command_builder(name, f"Try {name}") for name in names]
    find = bot.rest.slash_command_builder("find", "Find a city")
    city = hikari.CommandOption(
        type=STRING, name="city", description="Which", is_required=True, autocomplete=True
    )
    await bot.rest.set_application_commands(application.id, [*commands, find.add_option(city)])


@bot.listen()
async def heard(event: hikari.DMMessageCreateEvent) -> None:
    if not event.is_bot:
        await event.message.respond(f"heard {event.content}")


@bot.listen()
async def interact(event: hikari.InteractionCreateEvent) -> None:
    given = event.interaction
    if isinstance(given, hikari.AutocompleteInteraction):
        found = [each for each in ("Berlin", "Bern", "Cairo") if each.startswith(_typed(given))]
        await given.create_response(
            [hikari.impl.AutocompleteChoiceBuilder(each, each) for each in found]
        )
    elif isinstance(given, hikari.CommandInteraction):
        await COMMANDS[given.command_name](given)
    elif isinstance(given, hikari.ComponentInteraction):
        if given.custom_id == "press":
            await given.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "pressed")
        else:
            await given.create_initial_response(CREATE, f"chose {given.values[0]}")
    elif isinstance(given, hikari.ModalInteraction):
        name = given.components[0].components[0].value
        await given.create_initial_response(CREATE, f"hello {name}")


def _typed(given):
    return str(given.options[0].value).title()


async def ping(given):
    await given.create_initial_response(CREATE, "pong")


async def secret(given):
    flags = hikari.MessageFlag.EPHEMERAL
    await given.create_initial_response(CREATE, "only you", flags=flags)


async def later(given):
    await given.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
    await given.edit_initial_response("done")
    await given.execute("more")


async def gone(given):
    await given.create_initial_response(CREATE, "soon gone")
    await given.delete_initial_response()


async def panel(given):
    first, second = bot.rest.build_message_action_row(), bot.rest.build_message_action_row()
    first.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
    menu = second.add_text_menu("colour")
    menu.add_option("red", "red")
    menu.add_option("blue", "blue")
    await given.create_initial_response(CREATE, "panel", components=[first, second])


async def form(given):
    row = bot.rest.build_modal_action_row()
    row.add_text_input("name", "Name")
    await given.create_modal_response("Form", "form", components=[row])


async def find(given):
    await given.create_initial_response(CREATE, f"found {given.options[0].value}")


async def file(given):
    note = hikari.Bytes(b"a note", "note.txt")
    await given.create_initial_response(CREATE, "here", attachment=note)


async def write(given):
    flags = hikari.MessageFlag.EPHEMERAL
    await given.create_initial_response(CREATE, "writing", flags=flags)
    await given.user.send("psst")
    await bot.rest.create_message(given.channel_id, "in public")


COMMANDS = {
    each.__name__: each for each in (ping, secret, later, gone, panel, form, find, file, write)
}
bot.run(check_for_updates=False)
