"""AtHand: live games as this process left them, for moves that need not read them again."""

from collections import OrderedDict
from dataclasses import replace

from bot.model import Game, GameId, MessageId

MOST = 1_000
"""How many games are at hand; beyond that those played longest ago go."""


class AtHand:
    """Games that are probably still so in the database.

    Nothing depends on it: a save counts only if the row still stands where the game was seen, so
    what another process did meanwhile is found out, and any game may be dropped at any time.
    """

    def __init__(self) -> None:
        self._games: OrderedDict[GameId, Game] = OrderedDict()

    def at(self, game: GameId, ply: int) -> Game | None:
        """Return a game that was left at `ply`, None if it is not at hand."""
        known = self._games.get(game)
        return known if known is not None and known.ply == ply else None

    def keep(self, game: Game) -> None:
        """Keep a game as it was just stored; one that ended goes."""
        known = self._games.pop(game.id, None)
        if game.ending is None:
            self._games[game.id] = game
            if known is not None and known.message_id is not None:
                self.shown(game.id, known.message_id)
            if len(self._games) > MOST:
                self._games.popitem(last=False)

    def drop(self, game: GameId) -> None:
        """Let go of a game that may be different now."""
        self._games.pop(game, None)

    def shown(self, game: GameId, message: MessageId) -> None:
        """Note which message shows a game; ids grow with time, and the newest counts."""
        known = self._games.get(game)
        if known is not None and (known.message_id is None or known.message_id < message):
            self._games[game] = replace(known, message_id=message)

    def clear(self) -> None:
        """Let go of everything."""
        self._games.clear()
