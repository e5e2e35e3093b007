"""HintService: help for those who play the computer."""

from dataclasses import dataclass

from bot.model import ChannelId, Game, GameId, GameIsOver, UserId
from bot.model.errors import HintAgainstPerson, NotYourTurn
from bot.store import Store
from bot.thinking import Thinker
from engine import Analysis


@dataclass(frozen=True, slots=True)
class Hint:
    """What each free cell leads to for the player to move in `game`."""

    game: Game
    analysis: Analysis


class HintService:
    """Gives hints. Any method may raise StoreUnavailable."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker

    async def hint(self, game_id: GameId, user: UserId) -> Hint:
        """Work out a game against the computer for the person who plays it.

        Raises NoSuchGame, NotYourGame, HintAgainstPerson, GameIsOver or NotYourTurn.
        """
        return await self._hint(await self._store.game(game_id), user)

    async def hint_here(self, channel: ChannelId, user: UserId) -> Hint:
        """Work out the game that `user` has in `channel`.

        Raises NoGameHere, HintAgainstPerson or NotYourTurn.
        """
        return await self._hint(await self._store.live_game(channel, user), user)

    async def _hint(self, game: Game, user: UserId) -> Hint:
        seat = game.seat_of(user)
        if len(game.people) > 1:
            raise HintAgainstPerson
        if game.ending is not None:
            raise GameIsOver(game)
        if seat != game.to_move:
            raise NotYourTurn
        return Hint(game, await self._thinker.analysis(game.position))
