"""Every kind of card, as a player may see it: in any language, and between any two people."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.model import (
    Answer,
    Caller,
    Challenge,
    ChallengeId,
    ChannelId,
    Computer,
    Ending,
    Game,
    GameId,
    GridStyle,
    GuildSettings,
    InteractionId,
    Look,
    MessageId,
    Person,
    Place,
    Player,
    Preferences,
    Record,
    Remains,
    Rematch,
    Seat,
    Termination,
    Terms,
    UserId,
)
from bot.model.puzzle import (
    DayResults,
    PuzzleAttempt,
    PuzzleKey,
    PuzzleResult,
    PuzzleStreak,
    PuzzleTask,
    Solvers,
    WeekTable,
)
from bot.model.ratings import (
    HeldDraws,
    Leader,
    Leaders,
    PastSeason,
    RatingPoint,
    Season,
    Standing,
)
from bot.model.statistics import Opening, Rating, Score, Stats, Streak
from bot.service import NOTICES, DailyAnswer, DailyPuzzle, Hint, LeaderboardPage, Notice
from bot.service.past_games_service import History, Reviewed
from bot.service.puzzle_service import PuzzleView
from bot.ui.challenging import challenge_card
from bot.ui.components import Card, sentence
from bot.ui.error_replies import current_board_card
from bot.ui.help import PAGES, help_card
from bot.ui.hints import hint_card
from bot.ui.looking_back.history import history_card
from bot.ui.looking_back.review import review_card
from bot.ui.looking_back.sharing import description, shared_card
from bot.ui.notice_cards import notice_card
from bot.ui.permissions import ChannelAccess, Permission
from bot.ui.pictures import game_gif, rating_png
from bot.ui.playing.game_card import game_card, moved_card
from bot.ui.playing.resigning import resign_card
from bot.ui.preferences import preferences_card
from bot.ui.privacy import forget_card
from bot.ui.puzzle.daily_card import daily_answer_card, daily_card
from bot.ui.puzzle.puzzle_card import dare_card, puzzle_card, shared_puzzle_card, solution_card
from bot.ui.rankings.leaderboard_card import leaderboard_card, posted_card
from bot.ui.rankings.stats import brief_card, details_card, rating_description
from bot.ui.reply import File
from bot.ui.server_settings.panel_card import settings_card
from bot.ui.server_settings.setting_choices import Section
from bot.ui.servers import Links
from bot.ui.starting import restart_card
from bot.ui.text.durations import format_wait
from bot.ui.text.game_text import NOBODY_WON
from bot.ui.text.texts import Words
from engine import (
    Analysis,
    Cell,
    Fault,
    Justification,
    Level,
    Mark,
    Merit,
    Mistake,
    Prospect,
    Reason,
    ReasonKind,
    Refutation,
    Value,
    puzzle_of,
)
from tests.bot.ui.bot_code import commands

A_DAY = 86_400

LINKS = Links(*(f"https://example.org/{page}" for page in Links._fields))


@dataclass(frozen=True)
class Shown:
    """A card with its name, and the file that it shows."""

    name: str
    card: Card
    file: File | None = None


@dataclass(frozen=True)
class Gallery:
    """All cards of one language, in a place, between two people, `now` in UTC seconds."""

    words: Words
    place: Place
    first: Person
    second: Person
    now: int

    def cards(self) -> Iterator[Shown]:
        """Yield every card; those that differ only in a word may be left out."""
        yield from self._games()
        yield from self._challenges_and_notices()
        yield from self._private()
        yield from self._puzzles()
        yield from self._looking_back()
        yield from self._rankings()
        yield from self._panels()

    def _game(self, against: Player | None = None, moves: str = "", board: str = "3x3") -> Game:
        first = Seat(self.first, Mark.X)
        second = Seat(against or self.second, Mark.O)
        game = Game(
            GameId(12),
            self.place,
            board,
            first,
            second,
            started_at=self.now,
            moved_at=self.now,
            message_id=MessageId(1),
        )
        for cell in moves:
            game = game.marked(Cell(int(cell)), self.now)
        return game

    def _ended(self, game: Game, by: Termination, *, won: bool | None) -> Game:
        winner = None if won is None else game.seats[not won]
        return replace(game, ending=Ending(by, winner, self.now))

    def _games(self) -> Iterator[Shown]:
        computer = Computer(Level.UNBEATABLE)
        yield Shown("game against the bot", game_card(self._game(computer, "40")))
        yield Shown("game between people", game_card(self._game(moves="408")))
        yield Shown("misere", game_card(self._game(Computer(Level.EASY), "40", "misere")))
        for name, moves in (("begun", ""), ("on", "16478025"), ("won", "1647802564310")):
            perfect = game_card(self._game(computer, moves, "vanishing"))
            yield Shown(f"marks that vanish, {name}", perfect)
        yield Shown("5x5", game_card(self._game(Computer(Level.CLEVER), "40", "5x5")))
        for style in GridStyle:
            game = replace(self._game(moves="40"), look=Look(style))
            yield Shown(f"in the style {style}", game_card(game))
        watched = replace(self._game(computer, "40"), first=Seat(Computer(Level.CASUAL), Mark.X))
        yield Shown("watched", game_card(watched))
        for name, moves in (("won", "03142"), ("drawn", "041263587")):
            seen = replace(watched, moves=tuple(Cell(int(cell)) for cell in moves[:-1]))
            seen = seen.marked(Cell(int(moves[-1])), self.now)
            yield Shown(f"watched, {name}", game_card(seen))
        yield Shown("won", game_card(self._game(moves="03142")))
        for level in Level:
            yield Shown(f"won against {level}", game_card(self._game(Computer(level), "03142")))
            yield Shown(f"lost to {level}", game_card(self._game(Computer(level), "031485")))
        lost = replace(self._game(computer, "031485"), record=Record())
        yield Shown("a newcomer's loss", game_card(lost))
        drawn = self._game(computer, "041263587")
        yield Shown("drawn", game_card(drawn))
        yield Shown("drawn with hints", game_card(replace(drawn, hinted=0b10101)))
        hinted = replace(self._game(Computer(Level.CLEVER), "03142"), hinted=1)
        yield Shown("won with a hint", game_card(hinted))
        yield Shown("one line remains", game_card(replace(drawn, remains=Remains.LINE)))
        yield Shown("misere won", game_card(self._game(moves="03142", board="misere")))
        for by in Termination:
            if by not in (Termination.FULL, Termination.LINE):
                won = None if by in NOBODY_WON else True
                ended = self._ended(self._game(moves="40"), by, won=won)
                yield Shown(f"ended: {by}", game_card(ended))
        yield Shown("moved", moved_card(self._game(moves="40")))

    def _challenges_and_notices(self) -> Iterator[Shown]:
        offered = Challenge(
            ChallengeId(3),
            self.place,
            self.first,
            self.second,
            Terms("3x3"),
            self.now,
            self.now + 600,
        )
        yield Shown("challenge", challenge_card(offered))
        for rematch in Rematch:
            again = replace(offered, rematch=rematch)
            yield Shown(f"rematch: {rematch}", challenge_card(again))
        closed = replace(offered, rematch=Rematch.WON, answer=Answer.DECLINED)
        yield Shown("rematch declined", challenge_card(closed))
        yield Shown("challenge to anyone", challenge_card(replace(offered, opponent=None)))
        for answer in Answer:
            yield Shown(f"challenge {answer}", challenge_card(replace(offered, answer=answer)))
        game = self._game(moves="40")
        for purpose in NOTICES:
            for pings in (True, False):
                notice = Notice(purpose, game, self.first, pings=pings)
                card = notice_card(notice, self.words)
                yield Shown(f"notice {purpose}, {'with' if pings else 'without'} a ping", card)

    def _private(self) -> Iterator[Shown]:
        words, link = self.words, "https://discord.com/channels/1/2/3"
        game = self._game(moves="408")
        yield Shown("resign?", resign_card(game, self.first.id, words))
        stale = words("refused-stale-board")
        yield Shown("a stale board", current_board_card(game, stale, words))
        refused = words("refused-already-playing", opponent="Oxo", link=link)
        again = restart_card(game, refused, "restart:1::::", words)
        yield Shown("restart?", again)
        wait = format_wait(timedelta(minutes=55), words)
        yield Shown("too soon", sentence(words("refused-too-soon", wait=wait)))
        for page in range(len(PAGES)):
            yield Shown(f"help {page + 1}", help_card(commands(), page, words, LINKS))
        yield Shown("delete?", forget_card(self.first.id, words))
        computer = self._game(Computer(Level.UNBEATABLE), "40")
        free = tuple(computer.position.free_cells)
        for number, kind in enumerate(ReasonKind):
            values = (Value.WIN, *Value, *Value)
            prospects = {cell: Prospect(value, 5) for cell, value in zip(free, values, strict=True)}
            reason = Reason(kind, computer.variant, free[:3], plies=5)
            look = Look(GridStyle.TEXT) if number % 3 == 2 else Look()
            hint = Hint(replace(computer, look=look), Analysis(None, prospects, free[0], reason))
            yield Shown(f"hint: {kind}", hint_card(hint, words))
        traps = Reason(ReasonKind.SETS_TRAPS, computer.variant, free)
        for value in (*Value, None):
            same = dict.fromkeys(free, None if value is None else Prospect(value))
            hint = Hint(computer, Analysis(None, same, free[0], traps))
            yield Shown(f"hint: every cell {value}", hint_card(hint, words))

    def _puzzles(self) -> Iterator[Shown]:
        words = self.words
        puzzle = puzzle_of(date(2026, 11, 25))
        key = PuzzleKey(puzzle.number)
        task = PuzzleTask(key, puzzle.board, puzzle.position, puzzle.goal)
        free = tuple(puzzle.position.free_cells)
        asked = PuzzleView(task, PuzzleAttempt(), puzzle.position, Look())
        yield Shown("puzzle", puzzle_card(asked, words))
        own = replace(task, key=PuzzleKey(5, GameId(12)))
        yield Shown("puzzle of one's own", puzzle_card(replace(asked, task=own), words))
        wrong = PuzzleAttempt().with_wrong(free[1], self.now)
        for fault in Fault:
            refutation = Refutation(fault, free[0], free[2:4], 4)
            view = replace(asked, attempt=wrong, refutation=refutation)
            yield Shown(f"puzzle: {fault}", puzzle_card(view, words))
        hinted = replace(asked, attempt=PuzzleAttempt().with_hint(free[2:5]))
        yield Shown("puzzle: hint", puzzle_card(hinted, words))
        both = replace(hinted, attempt=hinted.attempt.with_wrong(free[1], self.now))
        yield Shown("puzzle: hint and wrong", puzzle_card(both, words))
        solved = wrong.with_moves(free[:1], is_solved=True, now=self.now)
        justifications = [Justification(each, free[2:4], free[1], free[2]) for each in Merit]
        over = replace(
            asked,
            attempt=solved,
            solution=free[:3],
            justification=justifications[0],
            streak=PuzzleStreak(6, 9),
            solvers=Solvers(1_534, 998),
            next_at=self.now + A_DAY // 2,
        )
        for why in justifications:
            card = puzzle_card(replace(over, justification=why), words)
            yield Shown(f"puzzle solved: {why.merit}", card)
        yield Shown("puzzle shared", shared_puzzle_card(over, self.first, words))
        failed = wrong.with_wrong(free[2], self.now).with_wrong(free[3], self.now)
        over = replace(over, attempt=failed)
        yield Shown("puzzle failed", puzzle_card(over, words))
        yield Shown("puzzle failed, a move on", solution_card(over, 1, words))
        yield Shown("puzzle failed, shared", shared_puzzle_card(over, self.first, words))
        yield Shown("lost position shared", dare_card(replace(asked, task=own), self.first, words))
        standing = replace(over, shown_in=self.place.channel_id, is_named=True, is_here=True)
        yield Shown("puzzle that stands in a message", puzzle_card(standing, words))
        daily = DailyPuzzle(task, Look(), self.place.locale, DayResults())
        yield Shown("puzzle of a channel", daily_card(daily, words))
        names = [self.first.name, self.second.name] * 5
        tries = ["", "", "x", "h", "xh", "xx", "xxx", "xxx", "xxx", "hxx"]
        best = tuple(
            PuzzleResult(name, tried, len(tried) < 3)
            for name, tried in zip(names, tries, strict=True)
        )
        points = tuple((name, 21 - 2 * at) for at, name in enumerate(names))
        results = DayResults(Solvers(1_534, 998), best, 1_520)
        daily = replace(daily, results=results, week=(48, WeekTable(points, 12)))
        yield Shown("puzzle of a channel that many solved", daily_card(daily, words))
        why = justifications[1]
        answer = DailyAnswer(daily, free[:3], why)
        yield Shown("its answer", daily_answer_card(answer, words))

    def _looking_back(self) -> Iterator[Shown]:
        words, game = self.words, self._game(moves="0314582")
        ends = [
            self._game(moves="03142"),
            self._game(moves="031485"),
            self._game(Computer(Level.UNBEATABLE), "041263587"),
            *(
                self._ended(self._game(moves="40"), by, won=None)
                for by in (Termination.UNFINISHED, Termination.STOPPED, Termination.SET_ASIDE)
            ),
        ]
        mine = tuple(replace(each, id=GameId(30 - at)) for at, each in enumerate(ends))
        history = History(self.first.id, mine, 0, 1_534, 160)
        yield Shown("history", history_card(history, self.place, words))
        why = Refutation(Fault.FORK, Cell(2), (Cell(6), Cell(7)), 4)
        mistakes = tuple(
            Mistake(at + 2, game.moves[at + 1], before, after, (Cell(2), Cell(6), Cell(7)), why)
            for at, (before, after) in enumerate(
                [(Value.WIN, Value.DRAW), (Value.WIN, Value.LOSS), (Value.DRAW, Value.LOSS)]
            )
        )
        for name, reviewed, ply in (
            ("review", Reviewed(game, mistakes, self.first.id), 3),
            ("review at the end", Reviewed(game, (), self.first.id), 7),
            ("review at the start", Reviewed(game, mistakes, self.first.id), 0),
        ):
            yield Shown(name, review_card(reviewed, ply, words))
        gif = game_gif(game.variant, game.moves, game.first.mark)
        file = File("game.gif", gif, description(game, words))
        yield Shown("shared", shared_card(game, file, words, self.second), file)
        drawn = self._game(Computer(Level.UNBEATABLE), "041263587")
        yield Shown("shared without a picture", shared_card(drawn, None, words, self.first))

    def _rankings(self) -> Iterator[Shown]:
        words, season = self.words, Season(4 * 2026 + 3)
        first, second = self.first.id, self.second.id

        def leader(nth: int, place: int | None, rating: float) -> Leader:
            who = first if nth % 2 else second
            games, opponents = (3, 1) if place is None else (30, 4)
            standing = Standing(rating, 60, games, games // 2, 1, opponents, who)
            return Leader(who, standing, place)

        leaders = tuple(leader(at, at, 1_600 - 33 * at) for at in range(1, 6))
        unsure = (leader(6, None, 1_520), leader(7, None, 1_390))
        held = (
            HeldDraws("3x3", second, self.now, first, 4),
            HeldDraws("4x4", first, self.now, first, 1),
        )
        for name, own, channel in (
            ("leaderboard", leaders[1], None),
            ("leaderboard of a channel", unsure[0], self.place.channel_id),
            ("leaderboard of others", None, None),
            ("leaderboard, placed on another page", replace(leaders[1], user=UserId(1)), None),
            ("leaderboard, unsure on another page", replace(unsure[0], user=UserId(1)), None),
        ):
            shown = Leaders((*leaders, *unsure), own, 1_534, 0, 154)
            page = LeaderboardPage(season, channel, shown, held, False)
            yield Shown(name, leaderboard_card(page, words))
            yield Shown(f"{name}: details", leaderboard_card(page, words, detailed=True))
        yield Shown("leaderboard posted", posted_card(page, self.first, words))
        nobody = LeaderboardPage(season, None, Leaders((), None, 0, 0, 1), (), False)
        yield Shown("leaderboard of nobody", leaderboard_card(nobody, words))
        score = Score(1_534, 21, 5)
        points = tuple(
            RatingPoint(self.now - at * A_DAY, 1_480 + at * 9, 60) for at in range(12, 0, -1)
        )
        past = (PastSeason(Season(season.number - 1), leaders[0]),)
        stats = Stats(
            second,
            score,
            {
                (level, board): Score(3 - number, 5, 1)
                for number, level in enumerate(
                    (Level.EASY, Level.CASUAL, Level.CLEVER, Level.UNBEATABLE)
                )
                for board in ("3x3", "4x4")
            },
            Streak(3, 8),
            Opening("3x3", "b2", 12, 31),
            {"3x3": 4},
            Score(3, 1, 2),
            Rating(season, leaders[0], points, past),
        )
        assert stats.rating is not None
        png = rating_png(points, self.place.locale)
        file = File("rating.png", png, rating_description(stats.rating, words))
        streak = PuzzleStreak(6, 9)
        yield Shown("statistics", brief_card(stats, streak, first, words, file), file)
        yield Shown("statistics: details", details_card(stats, words))
        unsettled = replace(stats, rating=Rating(season, unsure[0], points[:2], ()))
        yield Shown("statistics of a beginner", brief_card(unsettled, streak, first, words))
        none = Stats(second, Score(), {}, Streak(0, 0), None, {}, None, None)
        yield Shown("no statistics", brief_card(none, PuzzleStreak(0, 0), first, words))

    def _panels(self) -> Iterator[Shown]:
        words, guild = self.words, self.place.guild_id
        assert guild is not None
        settings = GuildSettings(
            locale=self.place.locale,
            clock=timedelta(minutes=90),
            pause=timedelta(seconds=60),
            channels=frozenset({ChannelId(self.place.channel_id)}),
            unrated=frozenset({self.second.id}),
        )
        caller = Caller(InteractionId(1), self.place, self.first)
        for section in Section:
            for may in (
                (Permission(0), ~Permission(0)) if section is Section.CHECK else (Permission(0),)
            ):
                access = ChannelAccess(True, False, may)
                card = settings_card(section, settings, access, caller, words)
                yield Shown(f"settings: {section}", card)
        preferences = Preferences(blocked=frozenset({self.second.id}))
        yield Shown("preferences", preferences_card(self.first.id, preferences, words))
