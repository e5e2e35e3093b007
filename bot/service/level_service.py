"""LevelService: the same game against the computer, at another level or on another board."""

from collections.abc import Callable
from dataclasses import replace

from bot.model import (
    Caller,
    Computer,
    FirstChoice,
    Game,
    GameId,
    GameIsOver,
    MarkChoice,
    StaleBoard,
    Terms,
)
from bot.model.errors import NotDone, Why
from bot.service.buttons import pressed_game
from bot.service.new_game_service import UNSTORED, NewGameService
from bot.service.thinking import Thinker
from bot.store import Start, Store
from engine import Level


class LevelService:
    """Changes the level of the computer, or the board. Any method may raise StoreUnavailable.

    `clock` gives the time in UTC seconds.
    """

    def __init__(
        self, store: Store, new_games: NewGameService, thinker: Thinker, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._new_games = new_games
        self._thinker = thinker
        self._clock = clock

    async def another(
        self,
        game_id: GameId,
        caller: Caller,
        level: Level | None = None,
        board: str | None = None,
    ) -> tuple[Game, Game]:
        """Begin a game like one that ended; return it and that one.

        Without a level or a board it has the same one. The caller keeps their mark and moves first;
        whoever watched plays X.

        Raises NoSuchGame, NotDone, OldCopy, NotYourGame, and what `NewGameService.start` raises.
        """
        game = await pressed_game(self._store, game_id, caller)
        if game.is_watched:
            if game.ending is None:
                raise NotDone(Why.GAME_STILL_ON)
            return await self._new_games.start(caller, level, Terms(board or game.board)), game
        seat = game.seat_of(caller.person.id)
        if game.ending is None:
            raise NotDone(Why.GAME_STILL_ON)
        if game.level is None:
            raise NotDone(Why.BROKEN_BUTTON)
        terms = Terms(board or game.board, MarkChoice(seat.mark.value), FirstChoice.ME)
        return await self._new_games.start(caller, level or game.level, terms), game

    async def start_again(self, game_id: GameId, caller: Caller, level: Level) -> Game:
        """Replace a live game by one at another level; the same message shows the new one.

        Another click on the same message returns the game that it shows. Raises NoSuchGame,
        NotDone, OldCopy, NotYourGame, GameIsOver, and StaleBoard if it has just moved on.
        """
        try:
            old = await pressed_game(self._store, game_id, caller)
        except StaleBoard as replaced:
            replaced.game.seat_of(caller.person.id)
            return replaced.game
        old.seat_of(caller.person.id)
        if old.level is None:
            raise NotDone(Why.BROKEN_BUTTON)
        if old.ending is not None:
            raise GameIsOver(old)
        if old.level is level:
            return old
        settings = await self._store.settings.of(caller.place.guild_id)
        now = self._clock()
        first, second = (
            replace(seat, player=Computer(level)) if seat.is_computer else seat
            for seat in old.seats
        )
        new = replace(
            old,
            id=UNSTORED,
            first=first,
            second=second,
            started_at=now,
            moved_at=now,
            moves=(),
            hinted=0,
        )
        return await self._store.games.add(
            await self._thinker.reply(new, self._clock),
            Start(caller.interaction_id, most_live=settings.most_live, replacing=old),
        )
