"""A bot that counts how often its command was used."""

from typing import Any

import discord

from .bots import Bot

Interaction = discord.Interaction[Any]


def counting_bot() -> Bot:
    """A bot that counts how often its command was used."""
    bot = Bot()
    seen: list[int] = []

    @bot.tree.command(description="Say hello")
    async def hello(interaction: Interaction) -> None:
        seen.append(interaction.id)
        await interaction.response.send_message(f"hello {len(seen)}")

    @bot.tree.error
    async def on_error(_: Interaction, error: discord.app_commands.AppCommandError) -> None:
        bot.notes.append(str(getattr(error, "original", error)))

    return bot
