"""NewGameService: seating players, and beginning their games."""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from itertools import combinations

from bot.model import (
    NO_GAME,
    Caller,
    Challenge,
    Computer,
    Game,
    GameId,
    GameIsOver,
    GuildSettings,
    InteractionId,
    Person,
    Place,
    Player,
    StaleBoard,
    Terms,
    style_for,
)
from bot.model.game import TURN_NOTICE_AFTER
from bot.service.admission import admit, check_seen
from bot.service.buttons import pressed_game
from bot.service.core import Service
from bot.store import Start
from engine import Level

WATCHED_PACE = timedelta(seconds=1)
"""The time between two moves of the computer against itself: as often as Discord lets a message
be edited for long."""

MATCHES = (
    *combinations([*Level][1:-1], 2),
    (Level.UNBEATABLE, next(level for level in Level if level.misses_forks)),
)
"""Levels as X and O that are worth watching: on 3x3 three in four such games are won."""


class NewGameService(Service):
    """Begins games; every method returns the game as it is stored."""

    async def start(self, caller: Caller, level: Level | None, terms: Terms) -> Game:
        """Begin a game of the caller against the computer, which moves at once if it opens.

        The level that is left open is the one they played last in the server; what else is, and
        the first one, goes by the server's settings; somebody new can change it on the card. Raises
        NotDone or AlreadyPlaying.
        """
        settings = await self._admitted(caller)
        game = await self._against_computer(caller, level, terms, settings)
        return await self._store.games.add(game, Start(caller.interaction_id))

    async def restart(
        self,
        game_id: GameId,
        caller: Caller,
        level: Level | None,
        terms: Terms,
        *,
        calling_off: bool = False,
    ) -> tuple[Game, Game | None]:
        """Resign a game and begin another as `start` does; both happen, or neither.

        Returns the new game and the resigned one, None if that had ended otherwise. `calling_off`
        raises StaleBoard if somebody has moved. Raises NoSuchGame and NotYourGame, and what `start`
        raises.
        """
        settings = await self._admitted(caller)
        old = await pressed_game(self._store, game_id, caller)
        new = await self._against_computer(caller, level, terms, settings)
        while True:
            end = old.called_off if calling_off else old.resigned
            resigned = None
            with suppress(GameIsOver):
                resigned = end(caller.person.id, self._clock())
            resigning = None if resigned is old else resigned
            try:
                start = Start(caller.interaction_id, resigning=resigning)
                started = await self._store.games.add(new, start)
            except StaleBoard as moved:  # The opponent moved meanwhile, or the game ended.
                old = moved.game
            else:
                return started, resigned

    async def watch(
        self, caller: Caller, x: Level | None, o: Level | None, board: str | None
    ) -> Game:
        """Begin a game of the computer against itself, X first; `DeadlineService` plays it.

        Levels that are left open differ; the board goes by the server's settings. Raises
        NotDone.
        """
        check_seen(caller)
        settings = await self._admitted(caller)
        if x is None and o is None:
            x, o = self._rng.choice(MATCHES)
        players = Computer(x or _other_level(o)), Computer(o or _other_level(x))
        paced = replace(settings, clock=WATCHED_PACE)
        game = await self._new_game(caller.place, *players, Terms(board), paced)
        start = Start(caller.interaction_id, watched_by=caller.person.id)
        return await self._store.games.add(game, start)

    async def start_challenged(
        self, challenge: Challenge, person: Person, interaction: InteractionId
    ) -> Game:
        """Begin the game that `challenge` offers, with `person` as the opponent.

        Raises AlreadyPlaying, NotDone or ChallengeClosed.
        """
        settings = await self._store.settings.of(challenge.place.guild_id)
        game = await self._new_game(
            challenge.place, challenge.challenger, person, challenge.terms, settings
        )
        start = Start(interaction, challenge=challenge.id)
        return await self._store.games.add(replace(game, message_id=challenge.message_id), start)

    async def start_rematch(self, ended: Game, caller: Caller, terms: Terms) -> Game:
        """Begin a game after one that ended, for which the caller's opponent asked there.

        Raises StaleBoard if they do not any more, NotDone or AlreadyPlaying.
        """
        settings, wanted_by = await self._admitted(caller), ended.rematch_wanted_by
        assert wanted_by is not None
        game = await self._new_game(caller.place, caller.person, wanted_by.player, terms, settings)
        remind_at = None
        if game.first.player == wanted_by.player:  # They need not be there any more.
            early = game.started_at + int(TURN_NOTICE_AFTER.total_seconds())
            remind_at = min(filter(None, [early, game.times.urgent_at]))
        start = Start(caller.interaction_id, rematch_of=ended, remind_at=remind_at)
        return await self._store.games.add(game, start)

    async def _admitted(self, caller: Caller) -> GuildSettings:
        settings = await self._store.settings.of(caller.place.guild_id)
        admit(caller, settings)
        return settings

    async def _against_computer(
        self, caller: Caller, level: Level | None, terms: Terms, settings: GuildSettings
    ) -> Game:
        level = level or await self._store.played.last_level(caller) or settings.level
        return await self._new_game(caller.place, caller.person, Computer(level), terms, settings)

    async def _new_game(
        self, place: Place, asking: Player, other: Player, terms: Terms, settings: GuildSettings
    ) -> Game:
        """Seat two players; if the computer opens, it has moved."""
        first, second = terms.seated(asking, other, self._rng)
        people = [player for player in (asking, other) if isinstance(player, Person)]
        chosen = [(await self._store.people.preferences(person.id)).style for person in people]
        is_alone = len(people) == 1
        now = self._clock()
        game = Game(
            NO_GAME,
            replace(place, locale=settings.locale or place.locale),
            terms.board or settings.board,
            first,
            second,
            started_at=now,
            moved_at=now,
            clock=settings.clock,
            look=replace(settings.look, style=style_for(settings.look.style, chosen)),
            remains=settings.remains,
            offers_easier=is_alone and await self._store.played.is_new(people[0].id),
        )
        if len(people) == 2:
            first_won, second_won, _ = await self._store.played.score(game)
            return replace(game, score=(first_won, second_won))
        return game if game.is_watched else await self._thinker.reply(game, self._clock)


def _other_level(named: Level | None) -> Level:
    """Return a level that rarely draws with the one that was named."""
    return Level.CASUAL if named is Level.EASY else Level.EASY
