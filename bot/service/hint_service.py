"""HintService: help for those who play the computer."""

from dataclasses import dataclass

from bot.model import Caller, Game, GameId, GameIsOver, Here, NotYourTurn, Player, UserId
from bot.model.errors import NotDone, Why
from bot.service.buttons import pressed_game
from bot.service.thinking import Thinker
from bot.store import Store
from engine import Analysis


@dataclass(frozen=True, slots=True)
class Hint:
    """What each free cell leads to for the player to move in `game`."""

    game: Game
    analysis: Analysis


class HintService:
    """Gives hints, and has them noted. Any method may raise StoreUnavailable."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker

    async def hint(self, game_id: GameId, caller: Caller) -> Hint:
        """Analyse a game against the computer for the person who plays it.

        Raises NotDone, NoSuchGame, OldCopy, NotYourGame, GameIsOver or NotYourTurn.
        """
        game = await pressed_game(self._store, game_id, caller)
        return await self._hint(game, caller.person.id)

    async def hint_here(self, caller: Caller, opponent: Player | None = None) -> Hint:
        """Analyse the game that the caller means in this channel: one against the computer.

        Raises NotDone, NoGameHere, NoGameWith or NotYourTurn.
        """
        user = caller.person.id
        games = await self._store.games.live(caller.place.channel_id, user)
        if opponent is None:
            games = tuple(game for game in games if game.level is not None) or games
        return await self._hint(Here.of(games, user, opponent).game, user)

    async def _hint(self, game: Game, user: UserId) -> Hint:
        seat = game.seat_of(user)
        if len(game.people) > 1:
            raise NotDone(Why.HINT_AGAINST_PERSON)
        if game.ending is not None:
            raise GameIsOver(game)
        if seat != game.to_move:
            raise NotYourTurn(game)
        hint = Hint(game, await self._thinker.analysis(game.position))
        await self._store.games.note_hint(game)
        return hint
