"""Presses: what each button does. A button is its `custom_id`; nothing is kept in memory."""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress

from bot.errors import BrokenButton, GameIsOver
from bot.model import ChallengeId, GameId, UserId
from bot.service import ChallengeService, GameService
from bot.ui.answers import Interaction, redraw, saying
from bot.ui.askers import person_of, place_of, reader_words
from bot.ui.cards import Cards
from bot.ui.choices import read_choices
from bot.ui.custom_id import CustomId
from bot.ui.door import answer_error
from engine import Cell

REMEMBERED = 1_000
"""How many presses we know to have answered, should Discord deliver one twice."""


class Presses:
    """Answers every press of a button of ours."""

    def __init__(self, games: GameService, challenges: ChallengeService, cards: Cards) -> None:
        self._games = games
        self._challenges = challenges
        self._cards = cards
        self._answered: OrderedDict[int, None] = OrderedDict()

    async def answer(self, interaction: Interaction) -> None:
        """Do what the button says, or tell privately why not."""
        if interaction.id in self._answered:
            return
        self._answered[interaction.id] = None
        if len(self._answered) > REMEMBERED:
            self._answered.popitem(last=False)
        try:
            await self._press(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    async def _press(self, interaction: Interaction) -> None:
        assert interaction.data is not None
        user = UserId(interaction.user.id)
        match CustomId.parse(str(interaction.data.get("custom_id"))):
            case CustomId("ttt", (game_id, ply, cell)):
                game = await self._games.play(GameId(game_id), ply, Cell(cell), user)
                await self._cards.redraw_game(interaction, game)
            case CustomId("resign", (game_id,)):
                await self._resign(interaction, GameId(game_id))
            case CustomId("restart", (game_id, *choices)):
                await self._restart(interaction, GameId(game_id), choices)
            case CustomId("accept", (challenge_id,)):
                await self._accept(interaction, ChallengeId(challenge_id))
            case CustomId("refuse", (challenge_id,)):
                refused = await self._challenges.refuse(ChallengeId(challenge_id), user)
                await self._cards.redraw_challenge(interaction, refused)
            case unknown:
                raise BrokenButton(str(unknown))

    async def _resign(self, interaction: Interaction, game_id: GameId) -> None:
        game = await self._games.resign(game_id, UserId(interaction.user.id))
        if interaction.message is not None and interaction.message.id == game.message_id:
            await self._cards.redraw_game(interaction, game)
            return
        words = reader_words(interaction)
        await redraw(interaction, saying(words("resigned-private", id=f"{game.id}")))
        await self._cards.edit_game(interaction.client, game)

    async def _restart(
        self, interaction: Interaction, game_id: GameId, choices: Sequence[int]
    ) -> None:
        level, terms = read_choices(choices)
        place, person = place_of(interaction), person_of(interaction.user)
        with suppress(GameIsOver):  # It may have ended meanwhile; the new game is still wanted.
            resigned = await self._games.resign(game_id, person.id)
            await self._cards.edit_game(interaction.client, resigned)
        game = await self._games.start(place, person, level, terms)
        await self._cards.post_game(interaction, game)

    async def _accept(self, interaction: Interaction, challenge_id: ChallengeId) -> None:
        # The challenge's own message becomes the board: one answer, nothing left to click.
        game = await self._challenges.accept(challenge_id, person_of(interaction.user))
        await self._cards.redraw_game(interaction, game)
