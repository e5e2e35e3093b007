"""PuzzleService: the puzzle of the day, and positions from one's own games."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.model import Caller, GameId, UserId
from bot.model.errors import NotDone, Why
from bot.model.puzzle import NoMistakes, Practice, PuzzleAttempt, PuzzleKey, PuzzleTask
from bot.service.admission import admit, check_seen
from bot.service.core import Core, Service
from bot.service.past_games_service import PastGamesService
from bot.service.puzzle_tasks import PuzzleTasks, is_puzzle, losing_ply, mistakes_of
from bot.service.puzzle_views import PuzzleView, PuzzleViews, position_of
from bot.service.sharing_service import SharingService
from engine import Cell, step, wrong_cells

REST = timedelta(days=30)
"""How long a mistake that was solved does not come again."""

REST_FAILED = timedelta(days=1)
"""The same for one that was not solved."""

PAST_DAYS = 30
"""How many days back puzzles can be practised."""

MOST_SEARCHED = 20
"""How many of a person's latest games are searched for a mistake: on 5x5 each takes up to 0.3 s."""


@dataclass(frozen=True, slots=True)
class SharedPuzzle:
    """A puzzle that is shown to a channel, in the language of its public messages."""

    view: PuzzleView
    locale: str


class PuzzleService(Service):
    """Gives puzzles and counts tries."""

    def __init__(
        self,
        core: Core,
        past_games: PastGamesService,
        sharing: SharingService,
        tasks: PuzzleTasks,
        views: PuzzleViews,
    ) -> None:
        super().__init__(core)
        self._past_games = past_games
        self._sharing = sharing
        self._tasks = tasks
        self._views = views

    async def of_today(self, caller: Caller) -> PuzzleView:
        """Return the puzzle of the day, as far as the caller is with it."""
        key = PuzzleKey(self._tasks.today)
        return await self._views.of(caller, await self._tasks.made(key))

    async def of_day(self, caller: Caller, number: int) -> PuzzleView:
        """Return the puzzle of a day that is named. Raises NotDone.

        A result from elsewhere stands in this server as well from then on.
        """
        key, guild = PuzzleKey(number), caller.place.guild_id
        task = await self._tasks.of(caller, key)
        attempt = await self._views.attempt(caller.person.id, task)
        if attempt.ended_at is None:
            await self._check_open(caller.person.id, key)
        elif guild is not None and number == self._tasks.today:
            await self._store.puzzle_channels.enter(guild, number, caller.person)
        return await self._views.of(caller, task)

    async def over(self, caller: Caller, key: PuzzleKey) -> PuzzleView:
        """Return a puzzle that is over for the caller.

        Raises NotDone for any other, and what reviewing the game raises.
        """
        view = await self._views.of(caller, await self._tasks.of(caller, key))
        if view.attempt.ended_at is None:
            raise NotDone(Why.BROKEN_BUTTON)
        return view

    async def of_past_day(self, caller: Caller, number: int) -> PuzzleView:
        """Return the puzzle of a day to practise, from its beginning if the caller is through.

        That of today is the one that counts. Raises NotDone for one of over `PAST_DAYS` ago.
        """
        if number == self._tasks.today:
            return await self.of_today(caller)
        if number not in self.past_days:
            raise NotDone(Why.NO_SUCH_DAY)
        return await self.afresh(caller, PuzzleKey(number, Practice.PAST))

    @property
    def past_days(self) -> range:
        """The numbers of the days that can be practised, the latest first."""
        today = self._tasks.today
        return range(today - 1, max(0, today - 1 - PAST_DAYS), -1)

    async def practice(self, caller: Caller) -> PuzzleView:
        """Return a puzzle of any kind, another one for each interaction."""
        await self._store.puzzle_attempts.prune_practice(caller.person.id, caller.interaction_id)
        key = PuzzleKey(caller.interaction_id, Practice.ANY)
        return await self._views.of(caller, await self._tasks.of(caller, key))

    async def afresh(self, caller: Caller, key: PuzzleKey) -> PuzzleView:
        """Return a puzzle to try, from its beginning if the caller is through.

        Raises NotDone for one that never was, and what reviewing the game raises.
        """
        task = await self._tasks.of(caller, key)
        await self._store.puzzle_attempts.restart(caller.person.id, key)
        return await self._views.of(caller, task)

    async def of_own_games(self, caller: Caller) -> PuzzleView:
        """Return the position before a mistake in one of the caller's latest games.

        Those on a board that is nearly empty are left out. Raises NoMistakes.
        """
        user, now = caller.person.id, self._clock()
        recent = await self._store.played.past(user, most=MOST_SEARCHED)
        resting = await self._store.puzzle_attempts.resting_mistakes(
            user,
            [game.id for game in recent.games],
            solved_since=now - int(REST.total_seconds()),
            failed_since=now - int(REST_FAILED.total_seconds()),
        )
        for game in recent.games:
            reviewed = await self._past_games.review(caller, game.id)
            for mistake in mistakes_of(user, reviewed):
                key = PuzzleKey(mistake.ply, game.id)
                if key not in resting and is_puzzle(game, mistake):
                    return await self.afresh(caller, key)
        raise NoMistakes

    async def dare(self, caller: Caller, game_id: GameId) -> SharedPuzzle:
        """Return the position in which a game was lost, to be shown in this channel by who lost it.

        Raises what reviewing the game raises, NotDone for somebody else or where nothing is to
        be held, and what sharing a game raises.
        """
        reviewed = await self._past_games.review(caller, game_id)
        ply, game = losing_ply(reviewed), reviewed.game
        if ply is None or not reviewed.is_readers(ply):
            raise NotDone(Why.BROKEN_BUTTON)
        here, there = caller.place, game.place
        is_same_server = here.guild_id is not None and here.guild_id == there.guild_id
        if not is_same_server and here.channel_id != there.channel_id:
            raise NotDone(Why.SHARED_ELSEWHERE)
        key = PuzzleKey(ply, game_id)
        view = await self._views.of(caller, await self._tasks.of(caller, key))
        locale = await self._sharing.note(caller)
        settings = await self._store.settings.of(caller.place.guild_id)
        return SharedPuzzle(replace(view, look=settings.look), locale)

    async def press(
        self, caller: Caller, key: PuzzleKey, seen_presses: int, cell: Cell
    ) -> PuzzleView:
        """Try a cell. A press on a card that is older than the last one changes nothing.

        Raises NotDone, and what reviewing the game raises.
        """

        async def pressed(task: PuzzleTask, attempt: PuzzleAttempt) -> PuzzleAttempt:
            position = position_of(task, attempt)
            if cell not in position.free_cells or cell in attempt.wrong:
                raise NotDone(Why.BROKEN_BUTTON)
            played = await self._thinker.run(
                position.variant, step, position, cell, task.goal.value
            )
            if played is None:
                return attempt.with_wrong(cell, self._clock())
            return attempt.with_moves(played.moves, is_solved=played.is_reached, now=self._clock())

        return await self._change(caller, key, seen_presses, pressed)

    async def hint(self, caller: Caller, key: PuzzleKey, seen_presses: int) -> PuzzleView:
        """Take half of the wrong cells out, for a try. Raises as `press` does."""

        async def hinted(task: PuzzleTask, attempt: PuzzleAttempt) -> PuzzleAttempt:
            if attempt.tries_left < 2:
                raise NotDone(Why.BROKEN_BUTTON)
            position = position_of(task, attempt)
            wrong = await self._thinker.run(
                position.variant, wrong_cells, position, task.goal.value
            )
            left = [each for each in wrong if each not in attempt.wrong]
            # So many stay that the tries which are left can all be wrong.
            most = len(left) - (attempt.tries_left - 1)
            return attempt.with_hint(tuple(left[::2][:most]))

        return await self._change(caller, key, seen_presses, hinted)

    async def share(self, caller: Caller, number: int) -> SharedPuzzle:
        """Return a finished puzzle of a day to be shown in this channel, which happens once.

        Raises NotDone or ChannelNotAllowed.
        """
        user, key = caller.person.id, PuzzleKey(number)
        attempt = await self._store.puzzle_attempts.attempt(user, key)
        if attempt.ended_at is None:
            raise NotDone(Why.BROKEN_BUTTON)
        settings = await self._store.settings.of(caller.place.guild_id)
        admit(caller, settings)
        check_seen(caller)
        view = await self._views.of(caller, await self._tasks.made(key))
        if view.is_here:
            raise NotDone(Why.SHARED_BY_ITSELF)
        if not await self._store.puzzle_attempts.share(
            user, number, caller.place, caller.interaction_id
        ):
            raise NotDone(Why.SHARED_TODAY)
        view = replace(view, look=settings.look)  # Others see it, too.
        return SharedPuzzle(view, settings.locale or caller.place.locale)

    async def _change(
        self,
        caller: Caller,
        key: PuzzleKey,
        seen_presses: int,
        change: Callable[[PuzzleTask, PuzzleAttempt], Awaitable[PuzzleAttempt]],
    ) -> PuzzleView:
        user = caller.person.id
        task = await self._tasks.of(caller, key)
        attempt = await self._views.attempt(user, task)
        if attempt.presses == seen_presses and attempt.ended_at is None:
            await self._check_open(user, key)
            changed = await change(task, attempt)
            guild, save = caller.place.guild_id, self._store.puzzle_attempts.save
            await save(caller.person, key, changed, seen_presses=seen_presses, guild=guild)
        # Where another press was faster, its result is shown.
        return await self._views.of(caller, task)

    async def _check_open(self, user: UserId, key: PuzzleKey) -> None:
        """Raise NotDone for a day whose puzzle counts no longer.

        Yesterday's counts until today's is solved.
        """
        if not key.is_of_day or key.number == self._tasks.today:
            return
        if key.number == self._tasks.today - 1:
            now = await self._store.puzzle_attempts.attempt(user, PuzzleKey(self._tasks.today))
            if not now.is_solved:
                return
        raise NotDone(Why.PUZZLE_OVER)
