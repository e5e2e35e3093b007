"""Slash commands, completions and menus of a real bot."""

from typing import Any

import discord
import pytest
from discord import app_commands

from .. import Channel, File, Message, Person, Playground, Refused
from .bots import Bot, running

Interaction = discord.Interaction[Any]


class Chess(app_commands.Group):
    """Commands one level down."""

    @app_commands.command(description="Begin")
    async def start(self, interaction: Interaction, opponent: discord.Member) -> None:
        text = f"against {opponent.display_name} {opponent.resolved_permissions}"
        await interaction.response.send_message(text)


def speaking() -> Bot:
    """Return a bot that repeats what it was given."""
    bot = Bot()
    tree = bot.tree

    @tree.command(description="Repeat everything")
    @app_commands.choices(size=[app_commands.Choice(name="Small", value=3)])
    async def repeat(
        interaction: Interaction,
        word: app_commands.Range[str, 1, 5],
        size: int | None = None,
        share: float | None = None,
        loud: bool | None = None,
        who: discord.User | None = None,
        where: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        given = [word, size, share, loud, who and who.name, where and where.name]
        content = (await file.read()).decode() if file else None
        text = "|".join(map(str, [*given, role and role.name, content]))
        await interaction.response.send_message(text)

    @tree.command(description="Complete")
    async def pick(interaction: Interaction, cell: str) -> None:
        await interaction.response.send_message(cell, ephemeral=True)

    @pick.autocomplete("cell")
    async def cells(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        every = [f"{letter}{number}" for letter in "abc" for number in "123"]
        found = [cell for cell in every if cell.startswith(typed)]
        return [app_commands.Choice(name=cell.upper(), value=cell) for cell in found]

    @tree.command(description="Where am I?")
    async def whereami(interaction: Interaction) -> None:
        guild = interaction.guild_locale.value if interaction.guild_locale else None
        facts = (
            interaction.context.guild,
            interaction.context.dm_channel,
            interaction.context.private_channel,
            interaction.is_user_integration(),
            interaction.locale.value,
            guild,
            interaction.app_permissions.send_messages,
            interaction.permissions.manage_guild,
        )
        await interaction.response.send_message(repr(facts))

    @tree.command(description="For moderators")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def moderate(interaction: Interaction) -> None:
        await interaction.response.send_message("moderating")

    @tree.command(description="Everywhere")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def anywhere(interaction: Interaction) -> None:
        place = interaction.channel
        await interaction.response.send_message(f"{type(place).__name__}")

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(f"<@{user.id}>")

    @tree.context_menu(name="Count words")
    async def count(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{len(message.content.split())} words")

    tree.add_command(Chess(name="chess", description="Play"))
    return bot


async def test_every_kind_of_option_arrives(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    playground.allow(bob, "manage_guild")
    role = playground.guild().roles[playground.guild().members[bob.id].roles[0]]
    async with running(speaking(), playground):
        reply = await alice.slash(
            general,
            "repeat",
            word="hey",
            size=3,
            share=0.5,
            loud=True,
            who=bob,
            where=general,
            role=role,
            file=File("note.txt", b"inside", "text/plain"),
        )
        plain = await alice.slash(general, "repeat", word="hey")
    assert reply.text == "hey|3|0.5|True|bob|general|Bob|inside"
    assert plain.text == "hey|None|None|None|None|None|None|None"
    assert plain.kind == "message"
    assert len(plain.requests) == 1
    assert plain.message.raw["interaction_metadata"]["name"] == "repeat"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nothing", {}),
        ("chess", {}),
        ("chess stop", {}),
        ("repeat", {}),
        ("repeat", {"word": "hey", "extra": 1}),
        ("repeat", {"word": "too long"}),
        ("repeat", {"word": 3}),
        ("repeat", {"word": "hey", "size": 4}),
        ("repeat", {"word": "hey", "loud": "yes"}),
        ("repeat", {"word": "hey", "file": "no file"}),
    ],
)
async def test_a_client_does_not_send_what_discord_would_not_let_it(
    playground: Playground, alice: Person, general: Channel, name: str, options: dict[str, Any]
) -> None:
    async with running(speaking(), playground):
        with pytest.raises(Refused):
            await alice.slash(general, name, **options)


async def test_completions_follow_what_is_typed(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    async with running(speaking(), playground):
        choices = await alice.complete(general, "pick", cell="b")
        reply = await alice.slash(general, "pick", cell=str(choices[1].value))
    assert [choice.name for choice in choices] == ["B1", "B2", "B3"]
    assert reply.text == "b2"
    assert reply.ephemeral
    assert alice.messages(general) == [reply.message]
    assert bob.messages(general) == []


async def test_a_bot_learns_where_it_is_and_in_which_language(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    playground.world.change_locale(playground.guild(), "fr")
    bob.locale = "de"
    async with running(speaking(), playground):
        at_home = await bob.slash(general, "whereami")
        in_private = await alice.slash(alice.dm, "whereami")
        playground.deny(playground.me, "send_messages", channel=general)
        muted = await bob.slash(general, "whereami")
    assert at_home.text == repr((True, False, False, False, "de", "fr", True, False))
    assert in_private.text == repr((False, True, False, True, "en-US", None, True, False))
    assert muted.text == repr((True, False, False, False, "de", "fr", False, False))


async def test_commands_are_offered_where_and_to_whom_they_are_meant(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    elsewhere = playground.add_guild("No bot here", with_bot=False)
    other_channel = playground.channel("general", elsewhere)
    group = playground.add_group_dm(alice, bob)
    async with running(speaking(), playground):
        assert "moderate" in alice.commands(general)
        assert "moderate" not in bob.commands(general)
        playground.allow(bob, "manage_guild")
        assert "moderate" in bob.commands(general)
        assert "moderate" not in alice.commands(alice.dm)
        assert "pick" in alice.commands(alice.dm)
        assert alice.commands(other_channel) == ["anywhere"]
        assert alice.commands(group) == ["anywhere"]
        assert (await alice.slash(other_channel, "anywhere")).text == "TextChannel"
        assert (await alice.slash(group, "anywhere")).text == "GroupChannel"
        assert (await alice.slash(alice.dm, "anywhere")).text == "DMChannel"
        thread = playground.add_thread(general, "a thread")
        assert (await bob.slash(thread, "anywhere")).text == "Thread"
        playground.deny(bob, "use_application_commands", channel=general)
        assert bob.commands(general) == []


async def test_a_person_who_left_is_not_resolved_as_a_member(
    playground: Playground, alice: Person, bob: Person, general: Channel
) -> None:
    bot = Bot()
    kinds: list[str] = []

    @bot.tree.command(description="Look at someone")
    async def look(interaction: Interaction, who: discord.User) -> None:
        kinds.append(type(who).__name__)
        await interaction.response.send_message("seen")

    async with running(bot, playground):
        await alice.slash(general, "look", who=bob)
        playground.world.leave(playground.guild(), bob.user)
        await alice.slash(general, "look", who=bob)
        with pytest.raises(Refused):
            await bob.slash(general, "look", who=alice)
    assert kinds == ["Member", "User"]


async def test_a_message_menu_needs_a_message_that_is_there(
    playground: Playground, alice: Person, general: Channel
) -> None:
    async with running(speaking(), playground):
        message: Message = alice.send(general, "soon gone")
        alice.delete(message)
        with pytest.raises(Refused):
            await alice.context(general, "Count words", message)
