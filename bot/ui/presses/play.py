"""Presses on boards and challenges."""

from collections.abc import Mapping
from contextlib import suppress

from bot.errors import GameIsOver
from bot.model import ChallengeId, GameId, UserId
from bot.service import Services
from bot.ui.answers import Interaction, redraw, saying
from bot.ui.askers import reader_words, visit_of
from bot.ui.cards import Cards
from bot.ui.choices import read_choices
from bot.ui.presses.handler import Handler
from engine import Cell


class PlayPresses:
    """What the buttons of a board and of a challenge do."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._games = services.games
        self._challenges = services.challenges
        self._cards = cards

    @property
    def handlers(self) -> Mapping[tuple[str, int], Handler]:
        return {
            ("ttt", 3): self._mark,
            ("resign", 1): self._resign,
            ("restart", 5): self._restart,
            ("accept", 1): self._accept,
            ("refuse", 1): self._refuse,
        }

    async def _mark(self, interaction: Interaction, game_id: int, ply: int, cell: int) -> None:
        user = UserId(interaction.user.id)
        game = await self._games.play(GameId(game_id), ply, Cell(cell), user)
        await self._cards.redraw_game(interaction, game)

    async def _resign(self, interaction: Interaction, game_id: int) -> None:
        game = await self._games.resign(GameId(game_id), UserId(interaction.user.id))
        if interaction.message is not None and interaction.message.id == game.message_id:
            await self._cards.redraw_game(interaction, game)
            return
        words = reader_words(interaction)
        await redraw(interaction, saying(words("resigned-private", id=f"{game.id}")))
        await self._cards.edit_game(interaction.client, game)

    async def _restart(self, interaction: Interaction, game_id: int, *choices: int) -> None:
        level, terms = read_choices(choices)
        visit = visit_of(interaction)
        with suppress(GameIsOver):  # It may have ended meanwhile; the new game is still wanted.
            resigned = await self._games.resign(GameId(game_id), visit.person.id)
            await self._cards.edit_game(interaction.client, resigned)
        game = await self._games.start(visit, level, terms)
        await self._cards.post_game(interaction, game)

    async def _accept(self, interaction: Interaction, challenge_id: int) -> None:
        # The challenge's own message becomes the board: one answer, nothing left to click.
        visit = visit_of(interaction)
        game = await self._challenges.accept(ChallengeId(challenge_id), visit.person)
        await self._cards.redraw_game(interaction, game)

    async def _refuse(self, interaction: Interaction, challenge_id: int) -> None:
        user = UserId(interaction.user.id)
        refused = await self._challenges.refuse(ChallengeId(challenge_id), user)
        await self._cards.redraw_challenge(interaction, refused)
