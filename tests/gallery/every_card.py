"""The one list of all cards: photographed, held against Discord's limits, and read for buttons."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cache
from itertools import cycle, product

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
    History,
    InteractionId,
    Look,
    MessageId,
    Person,
    Place,
    Player,
    Preferences,
    RatingChange,
    Record,
    Remains,
    RoleId,
    Seat,
    Termination,
    Terms,
    Unrated,
    UserId,
)
from bot.model.puzzle import (
    DayResults,
    DayStanding,
    EndedPuzzle,
    OpenPuzzle,
    Practice,
    PuzzleAttempt,
    PuzzleKey,
    PuzzleResult,
    PuzzleStreak,
    PuzzleTask,
    Solvers,
    WeekTable,
)
from bot.model.ratings import Leader, Leaders, PastSeason, RatingPoint, Season, Standing
from bot.model.statistics import HeldDraws, Rating, Score, Stats, Streak
from bot.service import NOTICES, DailyPuzzle, Hint, LeaderboardPage, Notice
from bot.service.game_service import MOST_WAITING
from bot.service.past_games_service import MOST_ENDED
from bot.service.reviewed import Reviewed
from bot.ui.components import Card, Component, nested, sentence
from bot.ui.error_replies import current_board_card
from bot.ui.help import HELP_PAGES, help_card
from bot.ui.hints import hint_card
from bot.ui.looking_back.history import history_card
from bot.ui.looking_back.review import review_card
from bot.ui.looking_back.sharing import description, shared_card
from bot.ui.notice_cards import notice_card
from bot.ui.permissions import ChannelAccess, Permission
from bot.ui.pictures import game_gif, rating_png
from bot.ui.playing.game_card import game_card, moved_card
from bot.ui.playing.moving import waiting_card
from bot.ui.playing.resigning import resign_card
from bot.ui.preferences import preferences_card
from bot.ui.privacy import forget_card
from bot.ui.puzzle.daily_card import daily_card
from bot.ui.puzzle.puzzle_card import post_daily_card, puzzle_card, solution_card
from bot.ui.puzzle.shared_puzzles import dare_card, dare_question_card, shared_puzzle_card
from bot.ui.rankings.leaderboard_card import leaderboard_card, posted_card
from bot.ui.rankings.stats import brief_card, details_card, rating_description
from bot.ui.reply import File
from bot.ui.server_settings.panel_card import settings_card
from bot.ui.server_settings.setting_choices import Section
from bot.ui.servers import Links
from bot.ui.starting.challenging import challenge_card
from bot.ui.starting.starting import restart_card
from bot.ui.text.durations import format_wait
from bot.ui.text.game_text import NOBODY_WON
from bot.ui.text.texts import Words
from engine import (
    Analysis,
    Cell,
    Level,
    Mark,
    Mistake,
    Numbering,
    Prospect,
    Reason,
    Value,
    WhyBest,
    WhyRight,
    WhyWrong,
    puzzle_of,
)
from tests.bot.ui.bot_code import commands

A_DAY = 86_400
A_LOOK = Look()
ACCESSES = tuple(
    ChannelAccess(is_member, in_thread, permissions)
    for is_member, in_thread, permissions in product(
        (True, False), (False, True), (Permission(0), ~Permission(0))
    )
)
_gif, _png = cache(game_gif), cache(rating_png)


@dataclass(frozen=True)
class Shown:
    """A card with its name, and the file that it shows."""

    name: str
    card: Card
    file: File | None = None


@dataclass(frozen=True)
class Amounts:
    """How much the cards have to show: `cells` by name, `listed` lines, `chosen` in a setting.

    `past` are the seasons that a person's ratings go back, `path` that of the host's pages.
    """

    id: int = 12
    count: int = 1_534
    rating: float = 1_600
    look: Look = A_LOOK
    boards: Sequence[str] = ("3x3", "4x4")
    cells: int = 3
    listed: int = 5
    chosen: int = 1
    past: Sequence[int] = (1,)
    path: str = "page"


@dataclass(frozen=True)
class Gallery:
    """All cards of one language, in a place, between two people, `now` in UTC seconds."""

    words: Words
    place: Place
    first: Person
    second: Person
    now: int
    amounts: Amounts = field(default_factory=Amounts)

    def button_ids(self) -> set[str]:
        """Return the ids of all buttons and selects on the cards."""
        return {*_button_ids([part for shown in self.cards() for part in shown.card])}

    def cards(self) -> Iterator[Shown]:
        """Yield every card; those that differ only in a word may be left out."""
        yield from self._games()
        yield from self._challenges()
        yield from self._private()
        yield from self._puzzles()
        yield from self._looking_back()
        yield from self._rankings()
        yield from self._panels()

    def of_game(self, game: Game) -> Iterator[Shown]:
        """Yield what is shown of a game besides its own card."""
        words = self.words
        refused = words("refused-stale-board")
        yield Shown("a stale board", current_board_card(game, refused, words))
        if game.ending is not None:
            yield from self._of_ended(game)
            return
        yield Shown("moved", moved_card(game))
        yield Shown("restart?", restart_card(game, refused, "restart:1::::", words))
        for who, may_withdraw in product(game.people, (False, True)):
            card = resign_card(game, who.id, words, may_withdraw=may_withdraw)
            yield Shown("resign?", card)
            listed = waiting_card([game] * MOST_WAITING, who.id, words, is_here=may_withdraw)
            yield Shown("games that wait", listed)
        if isinstance(mover := game.to_move.player, Person):
            for purpose in NOTICES:
                for pings in (True, False):
                    card = notice_card(Notice(purpose, game, mover, pings=pings), words)
                    yield Shown(f"notice {purpose}, {'with' if pings else 'without'} a ping", card)
        for kind in WhyBest:
            yield Shown(f"hint: {kind}", hint_card(self._hint(game, kind), words))

    def _of_ended(self, game: Game) -> Iterator[Shown]:
        words, mistakes = self.words, self._mistakes(game)
        if len(game.people) == 2:
            wanted = game.changed(rematch_wanted_by=game.second)
            yield Shown("a rematch is wanted", game_card(wanted))
        for reader in (self.first.id, UserId(1)):
            for ply in sorted({0, min(3, game.ply), game.ply // 2, game.ply}):
                reviewed = Reviewed(game, mistakes, reader, may_share=True)
                yield Shown(f"review at {ply}", review_card(reviewed, ply, words))
        good = Reviewed(game, (), self.first.id)
        yield Shown("review of a good game", review_card(good, game.ply, words))
        yield Shown("shared without a picture", shared_card(game, None, words))

    def _hint(self, game: Game, kind: WhyBest) -> Hint:
        free = tuple(game.position.free_cells)
        values = cycle((Value.WIN, Value.DRAW, None, Value.LOSS))
        prospects = {
            cell: None if value is None else Prospect(value, 5)
            for cell, value in zip(free, values, strict=False)
        }
        reason = Reason(kind, free[: self.amounts.cells], plies=5)
        return Hint(game, Analysis(None, prospects, free[0], reason))

    def _mistakes(self, game: Game) -> tuple[Mistake, ...]:
        """Every move between the first and the last a mistake."""
        kinds = cycle(((Value.WIN, Value.LOSS), (Value.DRAW, Value.LOSS), (Value.WIN, Value.DRAW)))
        better = tuple(map(Cell, range(game.variant.cells)[: self.amounts.cells]))
        why = Reason(WhyWrong.FORK, better, Cell(2), plies=4)
        return tuple(
            Mistake(ply, cell, *next(kinds), better, why)
            for ply, cell in enumerate(game.moves[1:-1], start=2)
        )

    def _game(self, against: Player | None = None, moves: str = "", board: str = "3x3") -> Game:
        first = Seat(self.first, Mark.X)
        second = Seat(against or self.second, Mark.O)
        game = Game(
            GameId(self.amounts.id),
            self.place,
            board,
            first,
            second,
            started_at=self.now,
            moved_at=self.now,
            message_id=MessageId(1),
            look=self.amounts.look,
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
        again = "02135768"  # Eight moves lead back to where they began.
        for name, moves in (
            ("begun", ""),
            ("the fourth mark is next", "164780"),
            ("on", "16478025"),
            ("the second time", again + again[:6]),
            ("drawn", again + again + again[:6]),
            ("won", "1647802564310"),
        ):
            perfect = replace(self._game(computer, moves, "vanishing"), explained_at=6)
            yield Shown(f"marks that vanish, {name}", game_card(perfect))
        duel = self._game(moves=again + again + again[:6], board="vanishing")
        yield Shown("marks that vanish, drawn between people", game_card(duel))
        yield Shown("5x5", game_card(self._game(Computer(Level.CLEVER), "40", "5x5")))
        for style in GridStyle:
            game = replace(self._game(moves="40"), look=Look(style))
            yield Shown(f"in the style {style}", game_card(game))
        watched = replace(self._game(computer), first=Seat(Computer(Level.CASUAL), Mark.X))
        for cell in "673410852":  # Hardly anything is said that is not said of these moves.
            yield Shown(f"watched, {watched.ply} moves", game_card(watched))
            watched = watched.marked(Cell(int(cell)), self.now)
        watched = replace(watched, ending=None)
        for name, moves in (("won", "03142"), ("drawn", "041263587")):
            seen = replace(watched, moves=tuple(Cell(int(cell)) for cell in moves[:-1]))
            seen = seen.marked(Cell(int(moves[-1])), self.now)
            yield Shown(f"watched, {name}", game_card(seen))
        met = replace(self._game(moves="408"), score=(self.amounts.count, self.amounts.count))
        yield Shown("between people who have met", game_card(met))
        duelled, count = self._game(moves="03142"), self.amounts.count
        yield Shown("won", game_card(duelled))
        points = round(self.amounts.rating)
        changes = tuple(RatingChange(each.id, points, points + 23) for each in duelled.people)
        for name, losses in (("ahead", 0), ("even", count)):
            record = Record(streak=count, score=(count, losses, count), ratings=changes)
            yield Shown(f"won, {name}", game_card(replace(duelled, record=record)))
        for why in Unrated:
            record = Record(score=(1, 0, 0), unrated=why)
            yield Shown(f"won, not rated: {why}", game_card(replace(duelled, record=record)))
        yield Shown("drawn between people", game_card(self._game(moves="041263587")))
        before = [*Level]
        for level, beaten in zip(Level, ([], before, before[:1], [], before), strict=True):
            record = Record(beaten=frozenset(beaten), streak=count)
            first = replace(self._game(Computer(level), "03142"), record=record)
            yield Shown(f"won against {level}", game_card(first))
            yield Shown(f"lost to {level}", game_card(self._game(Computer(level), "031485")))
        for name, moves in (("begun", ""), ("on", "40")):
            new = replace(self._game(computer, moves), offers_easier=True)
            yield Shown(f"a newcomer's game, {name}", game_card(new))
        lost = replace(self._game(computer, "031485"), record=Record(is_newcomers=True))
        yield Shown("a newcomer's loss", game_card(lost))
        drawn = self._game(computer, "041263587")
        yield Shown("drawn", game_card(drawn))
        yield Shown("drawn with hints", game_card(replace(drawn, hints=3)))
        held = replace(drawn, record=Record(has_held=True, streak=count))
        yield Shown("drawn again, on another board", game_card(held))
        stuck = replace(self._game(Computer(Level.CLEVER), "041263587"), record=Record(streak=2))
        yield Shown("drawn twice against Clever", game_card(stuck))
        given_up = self._ended(self._game(computer, "40"), Termination.RESIGNED, won=False)
        yield Shown("given up", game_card(given_up))
        hinted = replace(self._game(Computer(Level.CLEVER), "03142"), hints=1)
        yield Shown("won with a hint", game_card(hinted))
        yield Shown("one line remains", game_card(replace(drawn, remains=Remains.LINE)))
        yield Shown("misere won", game_card(self._game(moves="03142", board="misere")))
        for by in Termination:
            if by not in (Termination.FULL, Termination.LINE):
                won = None if by in NOBODY_WON else True
                ended = self._ended(self._game(moves="40"), by, won=won)
                yield Shown(f"ended: {by}", game_card(ended))
        yield from self.of_game(self._game(moves="408"))
        yield from self.of_game(self._game(computer))
        yield from self.of_game(self._game(moves="031485"))

    def _challenges(self) -> Iterator[Shown]:
        offered = Challenge(
            ChallengeId(self.amounts.id),
            self.place,
            self.first,
            self.second,
            Terms(self.amounts.boards[-1]),
            self.now,
            self.now + 600,
        )
        open_to_all = replace(offered, opponent=None)
        for answer in (None, *Answer):
            name = "challenge" if answer is None else f"challenge {answer}"
            yield Shown(name, challenge_card(replace(offered, answer=answer)))
            if answer is not Answer.DECLINED:
                card = challenge_card(replace(open_to_all, answer=answer))
                yield Shown(f"{name}, to anyone", card)
            decider = replace(offered, is_decider=True, answer=answer)
            yield Shown(f"{name}, decider", challenge_card(decider))

    def _private(self) -> Iterator[Shown]:
        words = self.words
        link = "https://discord.com/channels/1/2/3"
        refused = words("refused-already-playing", opponent="Oxo", link=link)
        yield Shown("already playing", sentence(refused))
        wait = format_wait(timedelta(minutes=55), words)
        yield Shown("too soon", sentence(words("refused-too-soon", wait=wait)))
        links = Links(*(f"https://example.org/{self.amounts.path}" for _ in Links._fields))
        for page in range(len(HELP_PAGES)):
            yield Shown(f"help {page + 1}", help_card(commands(), page, words, links))
        yield Shown("delete?", forget_card(self.first.id, words))
        yield Shown("exported", sentence(words("exported")))
        computer = self._game(Computer(Level.UNBEATABLE), "40")
        free = tuple(computer.position.free_cells)
        traps = Reason(WhyBest.SETS_TRAPS, free)
        for value in (*Value, None):
            same = dict.fromkeys(free, None if value is None else Prospect(value))
            hint = Hint(computer, Analysis(None, same, free[0], traps))
            yield Shown(f"hint: every cell {value}", hint_card(hint, words))
        vanishing = replace(computer, board="vanishing", moves=())
        opening = self._hint(vanishing, WhyBest.HOLDS)
        yield Shown("hint: before the first move, where marks vanish", hint_card(opening, words))
        spelled = replace(computer, look=Look(GridStyle.TEXT))
        hint = self._hint(spelled, WhyBest.SETS_TRAPS)
        yield Shown("hint: in text", hint_card(hint, words))

    def _puzzles(self) -> Iterator[Shown]:
        words = self.words
        puzzle = puzzle_of(date(2026, 11, 25))
        key, look = PuzzleKey(self.amounts.id), self.amounts.look
        count = self.amounts.count
        task = PuzzleTask(key, puzzle.board, puzzle.position, puzzle.goal)
        free = tuple(puzzle.position.free_cells)
        asked = OpenPuzzle(task, PuzzleAttempt(), task, look)
        yield Shown("puzzle", puzzle_card(asked, words))
        for day in (23, 24):  # To win and to draw where a row loses.
            made = puzzle_of(date(2026, 11, day))
            misere = PuzzleTask(key, made.board, made.position, made.goal)
            opened = OpenPuzzle(misere, PuzzleAttempt(), misere, look)
            yield Shown(f"puzzle of November {day}", puzzle_card(opened, words))
        own = replace(task, key=PuzzleKey(5, GameId(self.amounts.id)))
        yield Shown("puzzle of one's own", puzzle_card(replace(asked, task=own), words))
        wrong = PuzzleAttempt().with_wrong(free[1], self.now)
        yield Shown("puzzle: wrong", puzzle_card(replace(asked, attempt=wrong), words))
        hinted = replace(asked, attempt=PuzzleAttempt().with_hint(free[2:5]))
        for clue in WhyRight:
            yield Shown(f"puzzle: hint, {clue}", puzzle_card(replace(hinted, clue=clue), words))
        right = PuzzleAttempt().with_moves(free[:2], is_solved=False, now=self.now)
        yield Shown("puzzle: right", puzzle_card(replace(asked, attempt=right), words))
        both = replace(hinted, attempt=hinted.attempt.with_wrong(free[1], self.now))
        yield Shown("puzzle: hint and wrong", puzzle_card(both, words))
        solved = wrong.with_moves(free[:1], is_solved=True, now=self.now)
        justifications = [Reason(each, free[2:4], free[1], free[2]) for each in WhyRight]
        standing = DayStanding(
            PuzzleStreak(6, 9), Solvers(count, count // 3), self.now + A_DAY // 2
        )
        over = EndedPuzzle(
            task, solved, look, free[:3], justifications[0], standing, may_share=True
        )
        for why in justifications:
            card = puzzle_card(replace(over, why_right=why), words)
            yield Shown(f"puzzle solved: {why.kind}", card)
        for key in (own.key, PuzzleKey(5, Practice.PAST), PuzzleKey(5, Practice.ANY)):
            view = replace(over, task=replace(task, key=key), standing=None)
            yield Shown(f"puzzle of {key.of} solved", puzzle_card(view, words))
        yield Shown("puzzle solved by a manager", puzzle_card(over, words, may_post=True))
        yield Shown("puzzle shared", shared_puzzle_card(over, look, self.first, words))
        failed = wrong.with_wrong(free[2], self.now).with_wrong(free[3], self.now)
        over = replace(over, attempt=failed)
        yield Shown("puzzle shared by a manager", post_daily_card(over, words))
        yield Shown("puzzle failed", puzzle_card(over, words))
        yield Shown("puzzle failed, a move on", solution_card(over, 1, words))
        yield Shown("puzzle failed, shared", shared_puzzle_card(over, look, self.first, words))
        yield Shown("dare", dare_question_card(GameId(self.amounts.id), words))
        yield Shown("lost position shared", dare_card(own, look, self.first, words))
        standing = replace(standing, shown_in=self.place.channel_id, is_named=True)
        here = replace(over, standing=standing, may_share=False)
        yield Shown("puzzle that stands in a message", puzzle_card(here, words))
        daily = DailyPuzzle(task, look, self.place.locale, DayResults())
        yield Shown("puzzle of a channel", daily_card(daily, words))
        names = [self.first.name, self.second.name] * 5
        tries = ["", "", "x", "h", "xh", "xx", "xxx", "xxx", "xxx", "hxx"]
        best = tuple(
            PuzzleResult(name, tried, len(tried) < 3)
            for name, tried in zip(names, tries, strict=True)
        )
        points = tuple((name, 21 - 2 * at) for at, name in enumerate(names))
        results = DayResults(Solvers(count, count // 3), best, count)
        week = 48, WeekTable(points, count)
        daily = replace(daily, results=results, first=best[0], streak=count, week=week)
        yield Shown("puzzle of a channel that many solved", daily_card(daily, words))
        for why in justifications[1:3]:
            answered = replace(daily, answer=(free[:3], why))
            yield Shown(f"its answer: {why.kind}", daily_card(answered, words))

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
        finished = tuple(
            replace(each, id=GameId(self.amounts.id - at), board=self.amounts.boards[-1])
            for at, each in zip(range(MOST_ENDED), cycle(ends))
        )
        count = self.amounts.count
        for place in (self.place, replace(self.place, guild_id=None)):
            for page in (0, 1, count // MOST_ENDED):
                history = History(self.first.id, finished, page, count // MOST_ENDED + 1, count)
                yield Shown(f"history, page {page}", history_card(history, place, words))
        none = History(self.first.id, (), 0, 1, 0)
        yield Shown("no history", history_card(none, self.place, words))
        gif = _gif(game.variant, game.moves, game.first.mark)
        file = File("game.gif", gif, description(game, words))
        yield Shown("shared", shared_card(game, file, words, self.second), file)
        drawn = self._game(Computer(Level.UNBEATABLE), "041263587")
        yield Shown("shared without a picture", shared_card(drawn, None, words, self.first))

    def _rankings(self) -> Iterator[Shown]:
        words, season, amounts = self.words, Season(4 * 2026 + 3), self.amounts
        first, second, count = self.first.id, self.second.id, amounts.count

        def leader(nth: int, place: int | None, rating: float) -> Leader:
            who = first if nth % 2 else second
            games = 2 if place is None else 9 if place == 2 else max(30, count)
            standing = Standing(rating, 60, games, games // 2, games // 3)
            return Leader(who, standing, place)

        listed = range(1, amounts.listed + 1)
        leaders = tuple(leader(at, at, amounts.rating - 33 * at) for at in listed)
        unsure = tuple(leader(at, None, amounts.rating - 33 * at) for at in (6, 7))
        far = replace(leaders[1], user=UserId(1), place=count)
        held = tuple(HeldDraws(board, second, self.now, first, count) for board in amounts.boards)
        for name, own, channel in (
            ("leaderboard", leaders[1], None),
            ("leaderboard of a channel", unsure[0], self.place.channel_id),
            ("leaderboard of others", None, None),
            ("leaderboard, placed on another page", far, None),
            ("leaderboard, unsure on another page", replace(unsure[0], user=UserId(1)), None),
        ):
            shown = Leaders((*leaders, *unsure)[:MOST_ENDED], own, count, 1, count // MOST_ENDED)
            page = LeaderboardPage(season, channel, shown, held, own is None)
            yield Shown(name, leaderboard_card(page, words))
            yield Shown(f"{name}: details", leaderboard_card(page, words, detailed=True))
            yield Shown(f"{name}: posted", posted_card(page, self.first, words))
        nobody = LeaderboardPage(season, None, Leaders((), None, 0, 0, 1), held, False)
        yield Shown("leaderboard of nobody", leaderboard_card(nobody, words))
        score = Score(count, count // 73, count // 300)
        points = tuple(
            RatingPoint(self.now - at * A_DAY, round(amounts.rating) + at * 9, 60)
            for at in range(12, 0, -1)
        )
        past = tuple(PastSeason(Season(season.number - at), leaders[0]) for at in amounts.past)
        stats = Stats(
            second,
            score,
            {(level, board): score for level in Level for board in amounts.boards},
            Streak(3, count),
            dict.fromkeys(amounts.boards, count),
            Score(3, 1, 2),
            Rating(season, leaders[0], points, past),
        )
        assert stats.rating is not None
        png = _png(points, self.place.locale)
        file = File("rating.png", png, rating_description(stats.rating, words))
        streak = PuzzleStreak(6, count)
        yield Shown("statistics", brief_card(stats, streak, first, words, file), file)
        yield Shown("statistics: details", details_card(stats, words))
        unsettled = replace(stats, rating=Rating(season, unsure[0], points[:2], ()))
        yield Shown("statistics of a beginner", brief_card(unsettled, streak, first, words))
        none = Stats(second, Score(), {}, Streak(0, 0), {}, None, None)
        yield Shown("no statistics", brief_card(none, PuzzleStreak(0, 0), first, words))
        yield Shown("no statistics: details", details_card(none, words))

    def _panels(self) -> Iterator[Shown]:
        words, chosen = self.words, range(self.amounts.chosen)
        people = frozenset(UserId(self.second.id - each) for each in chosen)
        settings = GuildSettings(
            look=self.amounts.look,
            locale=self.place.locale,
            clock=timedelta(minutes=90, seconds=1),
            pause=timedelta(minutes=59, seconds=59),
            channels=frozenset(ChannelId(self.place.channel_id - each) for each in chosen),
            roles=frozenset(RoleId(self.second.id - each) for each in chosen[1:]),
            unrated=people,
        )
        caller = Caller(InteractionId(1), self.place, self.first)
        for section in Section:  # The bot's access is shown on one page alone.
            for access in ACCESSES if section is Section.CHECK else ACCESSES[:1]:
                card = settings_card(section, settings, access, caller, words)
                yield Shown(f"settings: {section}", card)
        for numbering in Numbering:
            for style in (None, *GridStyle):
                preferences = Preferences(numbering, style, pings=style is None, blocked=people)
                card = preferences_card(self.first.id, preferences, words)
                yield Shown(f"preferences: {numbering}, {style}", card)


def _button_ids(parts: Iterable[Component]) -> Iterator[str]:
    for part in nested(parts):
        if "custom_id" in part:
            yield str(part["custom_id"])
