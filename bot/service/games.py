"""GameService: starting, playing and resigning."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from random import Random

from bot.model import (
    Caller,
    Challenge,
    ChannelId,
    Computer,
    Game,
    GameId,
    GuildSettings,
    MessageId,
    Person,
    Place,
    Player,
    StaleBoard,
    Terms,
    UserId,
    style_for,
)
from bot.model.errors import NoGameOnMessage, NoSuchGame, NotModerator
from bot.service.admission import admit
from bot.store import Store
from bot.thinking import Thinker
from engine import Cell, Level, parse_cell

UNSTORED = GameId(0)
"""The id of a game until the store gives it one."""

WATCHED_PACE = timedelta(seconds=1)
"""The time between two moves of the computer against itself: as often as Discord lets a message
be edited for long."""


class GameService:
    """What players do in games; every method returns the game as it is stored.

    `clock` gives the time in UTC seconds. Any method may raise StoreUnavailable.
    """

    def __init__(
        self, store: Store, thinker: Thinker, rng: Random, clock: Callable[[], int]
    ) -> None:
        self._store = store
        self._thinker = thinker
        self._rng = rng
        self._clock = clock

    async def admit(self, caller: Caller) -> None:
        """Check that the server lets the caller play here.

        Raises ChannelNotAllowed or RoleNotAllowed.
        """
        admit(caller, await self._store.guild_settings(caller.place.guild_id))

    async def start(self, caller: Caller, level: Level | None, terms: Terms) -> Game:
        """Begin a game of the caller against the computer, which moves at once if it opens.

        What is left open goes by the server's settings. Raises ChannelNotAllowed, RoleNotAllowed,
        AlreadyPlaying or TooManyGames.
        """
        settings = await self._store.guild_settings(caller.place.guild_id)
        admit(caller, settings)
        computer = Computer(level or settings.level)
        return await self.begin(caller.place, caller.person, computer, terms, settings)

    async def watch(
        self, caller: Caller, x: Level | None, o: Level | None, board: str | None
    ) -> Game:
        """Begin a game of the computer against itself, X first; `DeadlineService` plays it.

        What is left open goes by the server's settings. Raises ChannelNotAllowed, RoleNotAllowed
        or TooManyGames.
        """
        settings = await self._store.guild_settings(caller.place.guild_id)
        admit(caller, settings)
        players = Computer(x or settings.level), Computer(o or settings.level)
        paced = replace(settings, clock=WATCHED_PACE)
        return await self.begin(caller.place, *players, Terms(board), paced)

    async def begin(
        self,
        place: Place,
        asking: Player,
        other: Player,
        terms: Terms,
        settings: GuildSettings,
        challenge: Challenge | None = None,
    ) -> Game:
        """Seat two players and store their game, in the place of the challenge it comes from.

        Raises AlreadyPlaying, TooManyGames or ChallengeClosed.
        """
        first, second = terms.seated(asking, other, self._rng)
        if settings.locale is not None:
            place = replace(place, locale=settings.locale)
        people = [player for player in (asking, other) if isinstance(player, Person)]
        chosen = [(await self._store.preferences(person.id)).style for person in people]
        look = replace(settings.look, style=style_for(settings.look.style, chosen))
        now = self._clock()
        game = Game(
            UNSTORED,
            place,
            terms.board or settings.board,
            first,
            second,
            started_at=now,
            moved_at=now,
            message_id=challenge.message_id if challenge else None,
            clock=settings.clock,
            look=look,
            remains=settings.remains,
        )
        return await self._store.add_game(
            await self._answered(game),
            most_live=settings.most_live,
            accepting=challenge.id if challenge else None,
        )

    async def play(self, game_id: GameId, ply: int, cell: Cell, user: UserId) -> Game:
        """Mark `cell` for `user`, who saw the board of `ply`, and let the computer answer.

        Raises NoSuchGame, NotYourGame, GameIsOver, StaleBoard, NotYourTurn or IllegalMove.
        """
        seen = await self._store.game_at(game_id, ply)
        game = await self._answered(seen.played(user, ply, cell, self._clock()))
        try:
            await self._store.save(game, seen_ply=ply)
        except StaleBoard as stale:
            stale.game.played(user, ply, cell, self._clock())  # It may have ended: that says so.
            raise
        return game

    async def play_here(self, channel: ChannelId, user: UserId, text: str) -> Game:
        """Mark the cell that `text` names in the game that `user` has in `channel`.

        Raises NoGameHere, NotYourTurn, StaleBoard, UnreadableCell, AmbiguousCell or IllegalMove.
        """
        game = await self._store.live_game(channel, user)
        numbering = (await self._store.preferences(user)).numbering
        cell = parse_cell(text, game.variant, numbering)
        return await self.play(game.id, game.ply, cell, user)

    async def resign(self, game_id: GameId, user: UserId) -> Game:
        """End a game by `user` giving up. Raises NoSuchGame, NotYourGame or GameIsOver."""
        game = await self._store.game(game_id)
        resigned = game.resigned(user, self._clock())
        await self._store.save(resigned, seen_ply=game.ply)
        return resigned

    async def stop(self, message: MessageId, *, may_moderate: bool) -> Game:
        """End the game that a message shows, for a moderator; nobody wins.

        Raises NotModerator, NoGameOnMessage or GameIsOver.
        """
        if not may_moderate:
            raise NotModerator
        try:
            game = await self._store.game_on(message)
        except NoSuchGame:
            raise NoGameOnMessage from None
        stopped = game.stopped(self._clock())
        await self._store.save(stopped, seen_ply=game.ply)
        return stopped

    async def game(self, game_id: GameId) -> Game:
        """Return one game. Raises NoSuchGame."""
        return await self._store.game(game_id)

    async def game_here(self, channel: ChannelId, user: UserId) -> Game:
        """Return the live game that `user` has in `channel`. Raises NoGameHere."""
        return await self._store.live_game(channel, user)

    async def _answered(self, game: Game) -> Game:
        while game.computer_to_move:
            player = game.to_move.player
            assert isinstance(player, Computer)
            cell = await self._thinker.cell(game.position, player.level)
            game = game.marked(cell, self._clock())
        return game
