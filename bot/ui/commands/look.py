"""The commands of looking: hints, watched games, histories and reviews."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.model import UserId
from bot.model.errors import StoreUnavailable
from bot.service import Services
from bot.ui.answers import Interaction
from bot.ui.askers import asker, caller_of, here, reader_words
from bot.ui.cards.history import game_choices
from bot.ui.choices import BOARD_NAMES, LEVELS, board_of, level_of
from bot.ui.glances import whisper_hint, whisper_history, whisper_review
from bot.ui.posting import Cards
from bot.ui.translator import said


class LookCommands(commands.Cog):
    """Looking on, ahead and back; all but a watched game is private."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._games = services.games
        self._hints = services.hints
        self._looking_back = services.looking_back
        self._cards = cards

    @app_commands.command(description=said("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        await whisper_hint(interaction, self._hints.hint_here(*here(interaction)))

    @app_commands.command(description=said("command-watch"))
    @app_commands.describe(x=said("option-x"), o=said("option-o"), board=said("option-board"))
    @app_commands.choices(x=LEVELS, o=LEVELS, board=BOARD_NAMES)
    async def watch(
        self,
        interaction: Interaction,
        x: str | None = None,
        o: str | None = None,
        board: str | None = None,
    ) -> None:
        caller = caller_of(interaction)
        game = await self._games.watch(caller, level_of(x), level_of(o), board_of(board))
        await self._cards.post_game(interaction, game)
        interaction.client.wake_timekeeper()

    @app_commands.command(description=said("command-history"))
    @app_commands.describe(user=said("option-user-history"))
    async def history(self, interaction: Interaction, user: discord.User | None = None) -> None:
        whose = UserId((user or interaction.user).id)
        await whisper_history(
            interaction, self._looking_back.history(caller_of(interaction), whose)
        )

    @app_commands.command(description=said("command-review"))
    @app_commands.describe(game=said("option-game"))
    async def review(self, interaction: Interaction, game: str | None = None) -> None:
        caller = caller_of(interaction)
        if game is None:
            await whisper_review(interaction, self._looking_back.review_latest(caller))
        else:
            await whisper_review(interaction, self._looking_back.review_written(caller, game))

    @review.autocomplete("game")
    async def finished_games(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            recent = await self._looking_back.recent(asker(interaction))
        except StoreUnavailable:
            return []
        choices = game_choices(recent, typed, reader_words(interaction))
        return [app_commands.Choice(name=label, value=value) for label, value in choices]
