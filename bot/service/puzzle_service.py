"""PuzzleService: what a puzzle is, and how people try it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

from cachetools import LRUCache

from bot.model import Caller, GameId, Look, UserId
from bot.model.errors import NotDone, Why
from bot.model.puzzle import (
    HINT,
    PRACTICE_STEPS,
    DayStanding,
    EndedPuzzle,
    OpenPuzzle,
    Practice,
    PuzzleAttempt,
    PuzzleKey,
    PuzzleStreak,
    PuzzleTask,
    begin_of_day,
    day_number,
    day_of,
)
from bot.service.core import Core, Service
from bot.service.past_games_service import PastGamesService
from bot.service.reviewed import Reviewed
from bot.service.sharing_service import Share, SharingService, why_not_shared
from engine import (
    Cell,
    Reason,
    Value,
    WhyRight,
    practice_puzzle,
    puzzle_of,
    solution,
    solve,
    step,
    why_right,
    wrong_cells,
)

REST = timedelta(days=30)
"""How long a mistake that was solved does not come again."""

REST_FAILED = timedelta(days=1)
"""The same for one that was not solved."""

PAST_DAYS = 30
"""How many days back puzzles can be practised."""

MOST_SEARCHED = 20
"""How many of a person's latest games are searched for a mistake: on 5x5 each takes up to 0.3 s."""

MOST_CACHED = 100
"""How many puzzles are kept that were made: each press asks for its own."""

FEWEST_SOLVERS = 10
"""Finished attempts from which on the share of those who solved it is shown."""


LEEWAY = 60
"""By how many seconds another process may have posted a puzzle earlier, by its own clock."""


class PuzzleService(Service):
    """Gives puzzles and counts tries."""

    def __init__(self, core: Core, past_games: PastGamesService, sharing: SharingService) -> None:
        super().__init__(core)
        self._past_games = past_games
        self._sharing = sharing
        self._made = LRUCache[PuzzleKey, PuzzleTask](MOST_CACHED)

    @property
    def today(self) -> int:
        """The number of today's puzzle."""
        return day_number(self._clock())

    @property
    def past_days(self) -> range:
        """The numbers of the days that can be practised, the latest first."""
        return range(self.today - 1, max(0, self.today - 1 - PAST_DAYS), -1)

    async def of_today(self, caller: Caller) -> OpenPuzzle | EndedPuzzle:
        """Return the puzzle of the day, as far as the caller is with it."""
        return await self._seen(caller, await self.made(PuzzleKey(self.today)))

    async def of_day(self, caller: Caller, number: int) -> OpenPuzzle | EndedPuzzle:
        """Return the puzzle of a day that is named. Raises NotDone.

        A result from elsewhere stands in this server as well from then on.
        """
        key, guild = PuzzleKey(number), caller.place.guild_id
        task = await self._task(caller, key)
        attempt = await self._attempt(caller.person.id, task)
        if attempt.ended_at is None:
            await self._check_open(caller.person.id, key)
        elif guild is not None and number >= self.today:
            await self._store.puzzle_channels.enter(guild, number, caller.person)
        return await self._seen(caller, task)

    async def of_past_day(self, caller: Caller, number: int) -> OpenPuzzle | EndedPuzzle:
        """Return the puzzle of a day to practise, from its beginning if the caller is through.

        That of today is the one that counts. Raises NotDone for one of over `PAST_DAYS` ago.
        """
        if number == self.today:
            return await self.of_today(caller)
        if number not in self.past_days:
            raise NotDone(Why.NO_SUCH_DAY)
        return await self.afresh(caller, PuzzleKey(number, Practice.PAST))

    async def practice(self, caller: Caller) -> OpenPuzzle | EndedPuzzle:
        """Return a puzzle to practise, another one for each interaction.

        It begins on 3x3, with a step up after each that was solved in the last day.
        """
        user, this = caller.person.id, caller.interaction_id
        solved = await self._store.puzzle_attempts.practised(user, this)
        key = PuzzleKey(this, PRACTICE_STEPS[min(solved, len(PRACTICE_STEPS) - 1)])
        return await self._seen(caller, await self.made(key))

    async def of_own_games(self, caller: Caller) -> OpenPuzzle | EndedPuzzle:
        """Return the position before a mistake in one of the caller's latest games.

        Those on a board that is nearly empty are left out. Raises NotDone
        where there is none.
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
            for mistake in reviewed.mistakes_of(user):
                key = PuzzleKey(mistake.ply, game.id)
                if key not in resting and reviewed.is_puzzle(mistake):
                    return await self.afresh(caller, key)
        raise NotDone(Why.NO_MISTAKES)

    async def afresh(self, caller: Caller, key: PuzzleKey) -> OpenPuzzle | EndedPuzzle:
        """Return a puzzle to try, from its beginning if the caller is through.

        Raises NotDone for one that never was, and what reviewing the game raises.
        """
        task = await self._task(caller, key)
        await self._store.puzzle_attempts.restart(caller.person.id, key)
        return await self._seen(caller, task)

    async def over(self, caller: Caller, key: PuzzleKey) -> EndedPuzzle:
        """Return a puzzle that is over for the caller.

        Raises NotDone for any other, and what reviewing the game raises.
        """
        seen = await self._seen(caller, await self._task(caller, key))
        if isinstance(seen, OpenPuzzle):
            raise NotDone(Why.BROKEN_BUTTON)
        return seen

    async def share(self, caller: Caller, number: int) -> tuple[EndedPuzzle, Share]:
        """Return how a puzzle of a day went, to be shown in this channel.

        Raises as `over` does, and what sharing raises.
        """
        ended = await self.over(caller, PuzzleKey(number))
        return ended, await self._sharing.share(caller, ended)

    async def dare(self, caller: Caller, game_id: GameId) -> tuple[PuzzleTask, Share]:
        """Return the position in which a game was lost, to be shown in this channel by who lost it.

        Raises what reviewing and sharing a game raise.
        """
        reviewed = await self.dared(caller, game_id)
        share = await self._sharing.share(caller, reviewed)
        assert reviewed.losing_ply is not None, "else it is not shared"
        return await self._task(caller, PuzzleKey(reviewed.losing_ply, game_id)), share

    async def dared(self, caller: Caller, game_id: GameId) -> Reviewed:
        """Return a game whose lost position the caller may show here. Raises as `dare` does."""
        reviewed = await self._past_games.review(caller, game_id)
        if (why := why_not_shared(caller, reviewed)) is not None:
            raise NotDone(why)
        return reviewed

    async def press(
        self, caller: Caller, key: PuzzleKey, seen_presses: int, cell: Cell
    ) -> OpenPuzzle | EndedPuzzle:
        """Try a cell. A press on a card that is older than the last one changes nothing.

        Raises NotDone, and what reviewing the game raises.
        """

        async def pressed(task: PuzzleTask, attempt: PuzzleAttempt) -> PuzzleAttempt:
            position = task.after(attempt.moves)
            if cell not in position.free_cells or cell in attempt.wrong:
                raise NotDone(Why.BROKEN_BUTTON)
            played = await self._thinker.run(
                position.variant, step, position, cell, task.goal.value
            )
            if played is None:
                return attempt.with_wrong(cell, self._clock())
            return attempt.with_moves(played.moves, is_solved=played.is_reached, now=self._clock())

        return await self._change(caller, key, seen_presses, pressed)

    async def hint(
        self, caller: Caller, key: PuzzleKey, seen_presses: int
    ) -> OpenPuzzle | EndedPuzzle:
        """Take half of the wrong cells out, for a try. Raises as `press` does."""

        async def hinted(task: PuzzleTask, attempt: PuzzleAttempt) -> PuzzleAttempt:
            if attempt.tries_left < 2:
                raise NotDone(Why.BROKEN_BUTTON)
            position = task.after(attempt.moves)
            wrong = await self._thinker.run(
                position.variant, wrong_cells, position, task.goal.value
            )
            left = [each for each in wrong if each not in attempt.wrong]
            # So many stay that the tries which are left can all be wrong.
            most = len(left) - (attempt.tries_left - 1)
            return attempt.with_hint(tuple(left[::2][:most]))

        return await self._change(caller, key, seen_presses, hinted)

    async def made(self, key: PuzzleKey) -> PuzzleTask:
        """Return one of a day or of practice: making it takes up to 0.17 s in another process."""
        if (task := self._made.get(key)) is not None:
            return task
        if isinstance(key.of, Practice) and key.of is not Practice.PAST:
            board = None if key.of is Practice.ANY else key.of.value
            puzzle = await self._thinker.run_long(practice_puzzle, key.number, board)
        else:
            puzzle = await self._thinker.run_long(puzzle_of, day_of(key.number))
        self._made[key] = PuzzleTask(key, puzzle.board, puzzle.position, puzzle.goal)
        return self._made[key]

    async def answer(
        self, task: PuzzleTask, moves: tuple[Cell, ...] = ()
    ) -> tuple[tuple[Cell, ...], Reason[WhyRight]]:
        """Return moves that solve a puzzle, the best replies included, and what the first does.

        They are the best ones, or those that solved it.
        """
        start, goal = task.position, task.goal.value
        moves = moves or await self._thinker.run(start.variant, solution, start, goal)
        return moves, await self._thinker.run(start.variant, why_right, start, moves, goal)

    async def streak(self, user: UserId) -> PuzzleStreak:
        """Return on how many days in a row a person solved the puzzle of the day."""
        return PuzzleStreak.of(await self._store.puzzle_attempts.solved_days(user), self.today)

    async def _task(self, caller: Caller, key: PuzzleKey) -> PuzzleTask:
        """Return the puzzle of `key`: of a day that has come, of practice, or of a mistake.

        Raises NotDone for any other, and what reviewing the game raises.
        """
        if key.game_id is not None:
            return await self._of_mistake(caller, key, key.game_id)
        has_come = 1 <= key.number <= day_number(self._clock() + LEEWAY)
        if key.of in (None, Practice.PAST) and not has_come:
            raise NotDone(Why.BROKEN_BUTTON)
        return await self.made(key)

    async def _of_mistake(self, caller: Caller, key: PuzzleKey, game_id: GameId) -> PuzzleTask:
        """Return the position before the mistake: one's own, or the one that lost a game."""
        reviewed = await self._past_games.review(caller, game_id)
        game = reviewed.game
        if key.number != reviewed.losing_ply and key.number not in (
            each.ply for each in reviewed.mistakes_of(caller.person.id)
        ):
            raise NotDone(Why.BROKEN_BUTTON)
        before = replace(game, moves=game.moves[: key.number - 1]).position
        verdict = await self._thinker.run(game.variant, solve, before)
        assert verdict.prospect is not None, "the review knows what the position was worth"
        return PuzzleTask(key, game.board, before, verdict.prospect)

    async def _attempt(self, user: UserId, task: PuzzleTask) -> PuzzleAttempt:
        """Return what a person did about a puzzle, with the tries that it allows."""
        attempt = await self._store.puzzle_attempts.attempt(user, task.key)
        return replace(attempt, most_tries=task.most_tries)

    async def _seen(self, caller: Caller, task: PuzzleTask) -> OpenPuzzle | EndedPuzzle:
        """Return a puzzle as the caller sees it."""
        attempt = await self._attempt(caller.person.id, task)
        preferences = await self._store.people.preferences(caller.person.id)
        settings = await self._store.settings.of(caller.place.guild_id)
        look = Look(preferences.style or settings.look.style, settings.look.theme)
        if attempt.ended_at is None:
            left = await self._left(task, attempt)
            clue = None
            if attempt.wrong and attempt.tries.endswith(HINT):
                clue = (await self.answer(left))[1].kind
            return OpenPuzzle(task, attempt, left, look, clue)
        moves, why = await self.answer(task, attempt.moves if attempt.is_solved else ())
        ended = EndedPuzzle(task, attempt, look, moves, why)
        if task.key.is_of_day:
            has_channel = settings.puzzle_channel is not None
            standing = await self._standing(caller, task.key.number, has_channel=has_channel)
            ended = replace(ended, standing=standing)
        return replace(ended, may_share=why_not_shared(caller, ended) is None)

    async def _left(self, task: PuzzleTask, attempt: PuzzleAttempt) -> PuzzleTask:
        """Return what is left of a puzzle, a win with how long it takes from there."""
        position, goal = task.after(attempt.moves), task.goal
        if attempt.moves and goal.value is Value.WIN:
            verdict = await self._thinker.run(position.variant, solve, position)
            goal = verdict.prospect or replace(goal, plies=None)
        return replace(task, position=position, goal=goal)

    async def _standing(self, caller: Caller, day: int, *, has_channel: bool) -> DayStanding:
        user, guild = caller.person.id, caller.place.guild_id
        solvers = await self._store.puzzle_attempts.solvers(day)
        shown = guild and await self._store.puzzle_channels.shown_in(guild, day, user)
        return DayStanding(
            await self.streak(user),
            solvers if solvers.finished >= FEWEST_SOLVERS else None,
            begin_of_day(day + 1) if day == self.today else None,
            has_channel,
            *(shown or ()),
        )

    async def _change(
        self,
        caller: Caller,
        key: PuzzleKey,
        seen_presses: int,
        change: Callable[[PuzzleTask, PuzzleAttempt], Awaitable[PuzzleAttempt]],
    ) -> OpenPuzzle | EndedPuzzle:
        user = caller.person.id
        task = await self._task(caller, key)
        attempt = await self._attempt(user, task)
        if attempt.presses == seen_presses and attempt.ended_at is None:
            await self._check_open(user, key)
            changed = await change(task, attempt)
            guild, save = caller.place.guild_id, self._store.puzzle_attempts.save
            await save(caller.person, key, changed, seen_presses=seen_presses, guild=guild)
        # Where another press was faster, its result is shown.
        return await self._seen(caller, task)

    async def _check_open(self, user: UserId, key: PuzzleKey) -> None:
        """Raise NotDone for a day whose puzzle counts no longer.

        Yesterday's counts until today's is solved.
        """
        if not key.is_of_day or key.number >= self.today:
            return
        if key.number == self.today - 1:
            now = await self._store.puzzle_attempts.attempt(user, PuzzleKey(self.today))
            if not now.is_solved:
                return
        raise NotDone(Why.PUZZLE_OVER)
