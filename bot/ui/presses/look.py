"""Presses that look: hints, histories and reviews; and the rematch that may follow."""

from collections.abc import Mapping
from functools import partial

from bot.model import Challenge, GameId, UserId
from bot.model.errors import BrokenButton
from bot.service import Services
from bot.ui.answers import Interaction, defer
from bot.ui.askers import asker, caller_of
from bot.ui.custom_ids import HINT, HISTORY_PAGE, OPEN_GAME, REMATCH, REVIEW, REVIEW_STEP, ButtonId
from bot.ui.glances import (
    step_review,
    turn_history,
    whisper_hint,
    whisper_review,
)
from bot.ui.inputs import chosen_values
from bot.ui.patience import Patience
from bot.ui.posting import Cards
from bot.ui.presses.handler import Handler


class LookPresses:
    """What Hint, Review and Rematch on a board do, and the buttons of private lists."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._hints = services.hints
        self._looking_back = services.looking_back
        self._rematches = services.rematches
        self._cards = cards

    @property
    def handlers(self) -> Mapping[ButtonId, Handler]:
        return {
            HINT: self._hint,
            REMATCH: self._rematch,
            REVIEW: self._review,
            REVIEW_STEP: self._step,
            HISTORY_PAGE: self._turn,
            OPEN_GAME: self._open,
        }

    async def _hint(self, interaction: Interaction, game_id: int) -> None:
        user = asker(interaction)
        await whisper_hint(interaction, self._hints.hint(GameId(game_id), user))

    async def _rematch(self, interaction: Interaction, game_id: int) -> None:
        caller = caller_of(interaction)
        async with Patience(partial(defer, interaction)):
            again = await self._rematches.rematch(GameId(game_id), caller)
        if isinstance(again, Challenge):
            await self._cards.post_challenge(interaction, again)
        else:
            await self._cards.post_game(interaction, again)

    async def _review(self, interaction: Interaction, game_id: int) -> None:
        asking = self._looking_back.review(caller_of(interaction), GameId(game_id))
        await whisper_review(interaction, asking)

    async def _step(self, interaction: Interaction, game_id: int, ply: int, _: int) -> None:
        asking = self._looking_back.review(caller_of(interaction), GameId(game_id))
        await step_review(interaction, asking, ply)

    async def _turn(self, interaction: Interaction, user: int, page: int) -> None:
        asking = self._looking_back.history(caller_of(interaction), UserId(user), page)
        await turn_history(interaction, asking)

    async def _open(self, interaction: Interaction) -> None:
        values = chosen_values(interaction)
        if len(values) != 1:
            raise BrokenButton(" ".join(values))
        asking = self._looking_back.review_written(caller_of(interaction), values[0])
        await whisper_review(interaction, asking)
