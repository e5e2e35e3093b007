"""Presses on boards and challenges."""

from collections.abc import Mapping
from contextlib import suppress
from functools import partial

from bot.model import ChallengeId, FirstChoice, GameId, GameIsOver, MarkChoice, Terms
from bot.model.errors import StoreUnavailable
from bot.service import Services
from bot.ui.answers import Interaction, defer
from bot.ui.askers import asker, caller_of
from bot.ui.custom_ids import ACCEPT, MARK, REFUSE, RESIGN, RESTART, ButtonId
from bot.ui.patience import Patience
from bot.ui.posting import Cards
from bot.ui.presses.handler import Handler
from engine import Cell, Level


class PlayPresses:
    """What the buttons of a board and of a challenge do."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._games = services.games
        self._challenges = services.challenges
        self._cards = cards

    @property
    def handlers(self) -> Mapping[ButtonId, Handler]:
        return {
            MARK: self._mark,
            RESIGN: self._resign,
            RESTART: self._restart,
            ACCEPT: self._accept,
            REFUSE: self._refuse,
        }

    async def _mark(self, interaction: Interaction, game_id: int, ply: int, cell: int) -> None:
        user, chosen = asker(interaction), Cell(cell)
        say = partial(self._cards.show_thinking, interaction, GameId(game_id), chosen)
        thinking = Patience(say)
        try:
            async with thinking:
                game = await self._games.play(GameId(game_id), ply, chosen, user)
        except StoreUnavailable:
            if thinking.ran_out:  # Nobody thinks any more.
                with suppress(StoreUnavailable):
                    game = await self._games.game(GameId(game_id))
                    await self._cards.redraw_game(interaction, game)
            raise
        await self._cards.redraw_game(interaction, game)

    async def _resign(self, interaction: Interaction, game_id: int) -> None:
        game = await self._games.resign(GameId(game_id), asker(interaction))
        await self._cards.redraw_game(interaction, game)

    async def _restart(
        self,
        interaction: Interaction,
        game_id: int,
        level: Level | None,
        board: str | None,
        mark: MarkChoice | None,
        first: FirstChoice | None,
    ) -> None:
        terms = Terms(board, mark, first)
        caller = caller_of(interaction)
        await self._games.admit(caller)  # Nobody gives up a game for one that may not be.
        resigned = None
        with suppress(GameIsOver):  # It may have ended meanwhile; the new game is still wanted.
            resigned = await self._games.resign(GameId(game_id), caller.person.id)
        async with Patience(partial(defer, interaction)):
            game = await self._games.start(caller, level, terms)
        await self._cards.post_game(interaction, game)
        if resigned is not None:
            await self._cards.edit_game(interaction.client, resigned)

    async def _accept(self, interaction: Interaction, challenge_id: int) -> None:
        # The challenge's own message becomes the board: one answer, nothing left to click.
        caller = caller_of(interaction)
        game = await self._challenges.accept(ChallengeId(challenge_id), caller.person)
        await self._cards.redraw_game(interaction, game)

    async def _refuse(self, interaction: Interaction, challenge_id: int) -> None:
        user = asker(interaction)
        refused = await self._challenges.refuse(ChallengeId(challenge_id), user)
        await self._cards.redraw_challenge(interaction, refused)
