"""The commands of play."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.model import AlreadyPlaying
from bot.model.errors import NoGameHere, NoSuchChallenge, NothingToResign, StoreUnavailable
from bot.service import Services
from bot.ui.answers import Interaction, defer, saying, whisper
from bot.ui.askers import caller_of, here, reader_words
from bot.ui.cards.help import help_card
from bot.ui.cards.notices import restart_card
from bot.ui.choices import (
    BOARD_NAMES,
    FIRSTS,
    LEVELS,
    MARKS,
    cell_choices,
    level_of,
    terms_of,
)
from bot.ui.invitations import invitation
from bot.ui.patience import Patience
from bot.ui.posting import Cards
from bot.ui.text.refusals import refusal
from bot.ui.translator import said


class PlayCommands(commands.Cog):
    """Starting, challenging, playing and resigning."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._games = services.games
        self._challenges = services.challenges
        self._settings = services.settings
        self._cards = cards

    @app_commands.command(description=said("command-start"))
    @app_commands.describe(
        opponent=said("option-opponent"),
        level=said("option-level"),
        board=said("option-board"),
        mark=said("option-mark"),
        first=said("option-first"),
    )
    @app_commands.choices(level=LEVELS, board=BOARD_NAMES, mark=MARKS, first=FIRSTS)
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        level: str | None = None,
        board: str | None = None,
        mark: str | None = None,
        first: str | None = None,
    ) -> None:
        if opponent is not None:
            await self._offer(interaction, opponent, board, mark, first)
            return
        caller, terms = caller_of(interaction), terms_of(board, mark, first)
        wanted = level_of(level)
        try:
            async with Patience(partial(defer, interaction)):
                game = await self._games.start(caller, wanted, terms)
        except AlreadyPlaying as error:
            words = reader_words(interaction)
            sentence = refusal(error, caller.person.id, words)
            await whisper(interaction, restart_card(error.game, sentence, wanted, terms, words))
            return
        await self._cards.post_game(interaction, game)

    @app_commands.command(description=said("command-challenge"))
    @app_commands.describe(
        opponent=said("option-opponent-challenge"),
        board=said("option-board"),
        mark=said("option-mark"),
        first=said("option-first"),
    )
    @app_commands.choices(board=BOARD_NAMES, mark=MARKS, first=FIRSTS)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        board: str | None = None,
        mark: str | None = None,
        first: str | None = None,
    ) -> None:
        await self._offer(interaction, opponent, board, mark, first)

    async def _offer(
        self,
        interaction: Interaction,
        opponent: discord.User | discord.Member | None,
        board: str | None,
        mark: str | None,
        first: str | None,
    ) -> None:
        challenge = await self._challenges.offer(
            caller_of(interaction),
            invitation(interaction, opponent),
            terms_of(board, mark, first),
        )
        await self._cards.post_challenge(interaction, challenge)

    @app_commands.command(description=said("command-move"))
    @app_commands.describe(cell=said("option-cell"))
    async def move(self, interaction: Interaction, cell: str) -> None:
        channel, user = here(interaction)
        async with Patience(partial(defer, interaction)):
            game = await self._games.play_here(channel, user, cell)
        await self._cards.post_game(interaction, game)

    @move.autocomplete("cell")
    async def free_cells(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        channel, user = here(interaction)
        try:
            game = await self._games.game_here(channel, user)
            preferences = await self._settings.of_person(user)
        except (NoGameHere, StoreUnavailable):
            return []
        return cell_choices(game, typed, preferences.numbering)

    @app_commands.command(description=said("command-board"))
    async def board(self, interaction: Interaction) -> None:
        game = await self._games.game_here(*here(interaction))
        await self._cards.post_game(interaction, game)

    @app_commands.command(description=said("command-resign"))
    async def resign(self, interaction: Interaction) -> None:
        channel, user = here(interaction)
        words = reader_words(interaction)
        try:
            game = await self._games.game_here(channel, user)
        except NoGameHere:
            try:
                challenge = await self._challenges.withdraw_here(channel, user)
            except NoSuchChallenge:
                raise NothingToResign from None
            await whisper(interaction, saying(words("challenge-withdrawn-private")))
            await self._cards.edit_challenge(interaction.client, challenge)
            return
        game = await self._games.resign(game.id, user)
        await whisper(interaction, saying(words("resigned-private", id=f"{game.id}")))
        await self._cards.edit_game(interaction.client, game)

    @app_commands.command(description=said("command-help"))
    async def help(self, interaction: Interaction) -> None:
        await whisper(interaction, help_card(_used(interaction), reader_words(interaction)))


def _used(interaction: Interaction) -> int:
    """The id of the command that was used: `/ttt` itself, whatever its subcommand."""
    data: Mapping[str, Any] = {**(interaction.data or {})}
    return int(data.get("id", 0))
