"""The context menus: on a person, a challenge; on a message, a moderator's stop."""

import discord
from discord import app_commands

from bot.model import MessageId, Terms
from bot.service import Services
from bot.ui.answers import Interaction, saying, whisper
from bot.ui.askers import caller_of, reader_words
from bot.ui.invitations import invitation
from bot.ui.posting import Cards
from bot.ui.translator import said


class ContextMenus:
    """What a right click offers."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._services = services
        self._cards = cards

    def add_to(self, tree: app_commands.CommandTree) -> None:
        """Add the menus to a command tree."""
        everywhere = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        )
        tree.add_command(
            app_commands.ContextMenu(
                name=said("menu-challenge"),
                callback=self._challenge,
                allowed_contexts=everywhere,
                allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            )
        )
        stop = app_commands.ContextMenu(
            name=said("menu-stop"),
            callback=self._stop,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        stop.default_permissions = discord.Permissions(manage_messages=True)
        tree.add_command(stop)

    async def _challenge(self, interaction: Interaction, opponent: discord.User) -> None:
        challenge = await self._services.challenges.offer(
            caller_of(interaction), invitation(interaction, opponent), Terms()
        )
        await self._cards.post_challenge(interaction, challenge)

    async def _stop(self, interaction: Interaction, message: discord.Message) -> None:
        game = await self._services.games.stop(
            MessageId(message.id), may_moderate=interaction.permissions.manage_messages
        )
        words = reader_words(interaction)
        await whisper(interaction, saying(words("stopped-private", id=f"{game.id}")))
        await self._cards.edit_game(interaction.client, game)
