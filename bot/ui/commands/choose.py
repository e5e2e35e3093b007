"""The commands of choosing: a server's settings, one's own preferences, and one's data."""

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.model import GuildId
from bot.service import Services
from bot.ui.answers import Interaction, defer, whisper
from bot.ui.askers import asker, is_manager, reader_words
from bot.ui.cards.components import text
from bot.ui.cards.preferences import preferences_card
from bot.ui.cards.privacy import forget_card
from bot.ui.custom_ids import Section
from bot.ui.patience import Patience
from bot.ui.settings_page import settings_page
from bot.ui.translator import said
from bot.ui.uploads import whisper_upload

EXPORT, DELETE = "export", "delete"
DATA_FILE = "oxo-data.json"


class ChooseCommands(commands.Cog):
    """Settings, preferences and privacy; every answer is private."""

    def __init__(self, services: Services) -> None:
        self._settings = services.settings
        self._privacy = services.privacy

    @app_commands.command(description=said("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
        chosen = await self._settings.of_guild(guild, may_manage=is_manager(interaction))
        assert guild is not None
        await whisper(interaction, settings_page(interaction, guild, Section.GAMES, chosen))

    @app_commands.command(description=said("command-preferences"))
    async def preferences(self, interaction: Interaction) -> None:
        user = asker(interaction)
        chosen = await self._settings.of_person(user)
        await whisper(interaction, preferences_card(user, chosen, reader_words(interaction)))

    @app_commands.command(description=said("command-privacy"))
    @app_commands.describe(action=said("option-action"))
    @app_commands.choices(
        action=[
            app_commands.Choice(name=said("choice-export"), value=EXPORT),
            app_commands.Choice(name=said("choice-delete"), value=DELETE),
        ]
    )
    async def privacy(self, interaction: Interaction, action: str) -> None:
        user, words = asker(interaction), reader_words(interaction)
        if action == DELETE:
            await whisper(interaction, forget_card(user, words))
            return
        async with Patience(partial(defer, interaction, private=True)):
            export = await self._privacy.export(user)
        told = words("exported-packed" if export.is_packed else "exported")
        name = f"{DATA_FILE}.gz" if export.is_packed else DATA_FILE
        await whisper_upload(interaction, [text(told)], name, export.content)
