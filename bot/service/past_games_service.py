"""PastGamesService: finished games, one by one and in lists, and the mistakes in them."""

import asyncio
import re
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.model import Caller, Game, GameId, History, UserId
from bot.model.errors import NoSuchGame, NotDone, Why
from bot.service.core import Core, Service
from bot.service.reviewed import Reviewed
from bot.service.sharing_service import why_not_shared
from engine import Cell, Mistake, plain_text

MOST_ENDED = 10
"""How many games a page of a history lists."""

MOST_RECENT = 100
"""How many of a person's games autocompletion searches."""

MOST_CALLED_OFF = 10
"""How many games without moves are passed over for one with some."""

CACHED_REVIEWS = 200
"""Of how many games the mistakes are cached, so that stepping through one finds them once."""

_NUMBER = re.compile(r"#?([0-9]{1,18})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Recent:
    """What a person finished lately, newest first, and the time of the request (UTC seconds)."""

    user: UserId
    games: tuple[Game, ...]
    asked_at: int


class PastGamesService(Service):
    """What people may see of games that have ended."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._reviews = LRUCache[tuple[str, tuple[Cell, ...]], tuple[Mistake, ...]](CACHED_REVIEWS)
        self._turn = asyncio.Lock()  # One at a time: others' hints wait for a part of one.

    async def history(self, caller: Caller, user: UserId, page: int = 0) -> History:
        """Return a page of what `user` played, the last one if there are not so many.

        In a server these are the games played there; elsewhere people see all of their own, and
        NotDone is raised for those of other people.
        """
        guild = caller.place.guild_id
        if guild is None and user != caller.person.id:
            raise NotDone(Why.OTHERS_HISTORY)
        return await self._store.played.past(user, guild=guild, page=page, most=MOST_ENDED)

    async def recent(self, user: UserId) -> Recent:
        """Return what `user` finished lately, wherever that was: they may see all of it."""
        past = await self._store.played.past(user, most=MOST_RECENT)
        return Recent(user, past.games, self._clock())

    async def review(self, caller: Caller, game_id: GameId) -> Reviewed:
        """Return a finished game with its mistakes.

        Its players may see it anywhere, others in the server or the channel where it was played.
        Raises NotDone for everybody else, as for a game that never was, and while it is played.
        """
        game = await self.finished(caller, game_id)
        preferences = await self._store.people.preferences(caller.person.id)
        look = replace(game.look, style=preferences.style or game.look.style)
        return Reviewed(
            replace(game, look=look),
            await self._mistakes(game),
            caller.person.id,
            may_share=why_not_shared(caller, game) is None,
        )

    async def finished(self, caller: Caller, game_id: GameId) -> Game:
        """Return a finished game. Raises as `review` does."""
        try:
            game = await self._store.games.get(game_id)
        except NoSuchGame:
            raise NotDone(Why.NOTHING_TO_REVIEW) from None
        if not _may_see(caller, game):
            raise NotDone(Why.NOTHING_TO_REVIEW)
        if game.ending is None:
            raise NotDone(Why.GAME_STILL_ON)
        return game

    async def review_written(self, caller: Caller, text: str) -> Reviewed:
        """Return the game that `text` names: `12` or `#12`. Raises as `review` does."""
        number = _NUMBER.fullmatch(plain_text(text))
        if number is None:
            raise NotDone(Why.NOTHING_TO_REVIEW)
        return await self.review(caller, GameId(int(number[1])))

    async def review_latest(self, caller: Caller) -> Reviewed:
        """Return the game that the caller finished last in this channel, if possible with moves.

        Raises NotDone.
        """
        channel = caller.place.channel_id
        past = await self._store.played.past(
            caller.person.id, channel=channel, most=MOST_CALLED_OFF
        )
        if not past.games:
            raise NotDone(Why.NOTHING_PLAYED_HERE)
        latest = next((game for game in past.games if game.moves), past.games[0])
        return await self.review(caller, latest.id)

    async def _mistakes(self, game: Game) -> tuple[Mistake, ...]:
        key = game.board, game.moves
        if key not in self._reviews:
            async with self._turn:
                if key not in self._reviews:  # Whoever was before may have wanted the same.
                    found = await self._thinker.mistakes(game.variant, game.moves)
                    self._reviews[key] = found
        return self._reviews[key]


def _may_see(caller: Caller, game: Game) -> bool:
    here = caller.place
    played_here = here.guild_id is not None and here.guild_id == game.place.guild_id
    is_player = any(person.id == caller.person.id for person in game.people)
    return is_player or played_here or here.channel_id == game.place.channel_id
