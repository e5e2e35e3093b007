"""GameCache: live games, so that a move need not read its game again."""

from collections import OrderedDict

from bot.model import Game, GameId, MessageId

MOST_CACHED_GAMES = 1_000
"""How many games are kept."""


class GameCache:
    """Games as this process last stored them; the least recently stored are evicted.

    A move that need not read its game takes a fifth less CPU. A save counts only if the row is at
    the same ply, so a stale entry does no harm.
    """

    def __init__(self) -> None:
        self._games: OrderedDict[GameId, Game] = OrderedDict()
        self.get = self._games.get
        """Return a game, None if it is not cached."""

    def put(self, game: Game) -> None:
        """Keep a game as it was just stored; one that ended is dropped."""
        known = self._games.pop(game.id, None)
        if game.ending is None:
            self._games[game.id] = game
            if known is not None and known.message_id not in (None, game.message_id):
                self.note_message(game.id, known.message_id)
            if len(self._games) > MOST_CACHED_GAMES:
                self._games.popitem(last=False)

    def drop(self, game_id: GameId) -> None:
        """Drop a game that may be different now, such as after an error while it was saved."""
        self._games.pop(game_id, None)

    def note_message(self, game_id: GameId, message_id: MessageId) -> None:
        """Note which message shows a game; ids grow with time, and the newest counts."""
        known = self._games.get(game_id)
        if known is not None and (known.message_id is None or known.message_id < message_id):
            self._games[game_id] = known.changed(message_id=message_id)

    def clear(self) -> None:
        """Drop everything."""
        self._games.clear()
