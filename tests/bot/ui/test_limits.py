"""Limits: every card that can be drawn is one that Discord takes, whoever is on it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import cycle
from random import Random

import pytest

from bot.model import (
    SOMEBODY,
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
    GuildId,
    GuildSettings,
    InteractionId,
    Look,
    Person,
    Place,
    Player,
    Preferences,
    Remains,
    RoleId,
    Seat,
    Termination,
    Terms,
    UserId,
)
from bot.model.puzzle import (
    DayResults,
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
from bot.service import NOTICES, DailyAnswer, DailyPuzzle, Hint, Notice
from bot.service.past_games_service import PAGE, History, Reviewed
from bot.service.rating_service import PAGE as LEADERS
from bot.service.rating_service import PAST_SEASONS, LeaderboardPage
from bot.store.puzzle_results import MOST_LISTED
from bot.ui.challenging import challenge_card
from bot.ui.components import Card, Component, button, option, row, select, sentence, text
from bot.ui.error_replies import current_board_card
from bot.ui.help import PAGES, help_card
from bot.ui.hints import hint_card
from bot.ui.looking_back.history import history_card
from bot.ui.looking_back.review import review_card
from bot.ui.looking_back.sharing import description, shared_card
from bot.ui.notice_cards import notice_card
from bot.ui.permissions import NO_ACCESS, ChannelAccess, Permission
from bot.ui.playing.game_card import game_card, moved_card
from bot.ui.preferences import preferences_card
from bot.ui.privacy import forget_card
from bot.ui.public_cards import card_of
from bot.ui.puzzle.daily_card import daily_answer_card, daily_card
from bot.ui.rankings.leaderboard_card import leaderboard_card, posted_card
from bot.ui.rankings.stats import brief_card, details_card, rating_description
from bot.ui.reply import File
from bot.ui.server_settings.panel_card import SettingForm, setting_form, settings_card
from bot.ui.server_settings.setting_choices import Section
from bot.ui.servers import Links
from bot.ui.starting import restart_card
from bot.ui.text.game_text import NOBODY_WON
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import THEMES
from engine import (
    BOARDS,
    Analysis,
    Cell,
    Fault,
    Level,
    Mark,
    Mistake,
    Numbering,
    Prospect,
    Reason,
    ReasonKind,
    Refutation,
    Value,
    justification,
    puzzle_of,
    solution,
)
from playground.checks.answers import check_modal
from playground.checks.forms import Form
from playground.checks.messages import Upload
from playground.errors import DiscordError
from tests.bot.ui.bot_code import commands
from tests.gallery.limits import check

LARGEST = 2**63 - 1
WIDEST = "*_~`|>#[]()<:@-" * 3
"""A name as long as they come, each character of which is escaped."""

LINKS = Links(*(f"https://example.org/{'x' * 492}" for _ in Links._fields))
NAMES = (WIDEST, "𝕏" * 32, "שלום " * 7, "e" + "\u0301" * 31, "", "A", "👨‍👩‍👧‍👦" * 5)
OWN_EMOJI = f"<a:{'x' * 32}:{LARGEST}> <a:{'o' * 32}:{LARGEST}>"
LOOKS = tuple(
    Look(style, theme) for style in GridStyle for theme in (*THEMES, OWN_EMOJI, "🏳️‍🌈 👨‍👩‍👧‍👦")
)
LONGEST_LOOKS = tuple(look for look in LOOKS if look.theme == OWN_EMOJI)
LONGEST_BOARDS = ("5x5-five", "misere")
"""Everything is drawn in English; in other languages only what takes the most room."""

PLACE = Place(GuildId(LARGEST), ChannelId(LARGEST), "en-US")


def check_form(modal: Component) -> None:
    """Check a form likewise."""
    form = Form()
    check_modal(form, modal, lambda _: True)
    form.finish()


@pytest.mark.parametrize(
    "card",
    [
        [text("x" * 2_001), text("x" * 2_000)],
        [text("x")] * 41,
        [row([button(f"{number}", "x") for number in range(6)])],
        [row([button("x" * 101, "x")])],
        [row([button("x", "x" * 81)])],
        [row([button("x", "x"), button("x", "x")])],
        [select("x", [option("x", f"{number}") for number in range(26)])],
        [select("x", [option("x" * 101, "x")])],
        [text("")],
    ],
)
def test_the_limits_are_checked(card: Card) -> None:
    with pytest.raises(DiscordError):
        check(card)


def people() -> Iterator[Player]:
    return cycle(
        (*(Person(UserId(LARGEST), name) for name in NAMES), SOMEBODY, *map(Computer, Level))
    )


def boards(locale: str) -> Iterable[str]:
    return BOARDS if locale == "en-US" else LONGEST_BOARDS


def games(board: str, look: Look, rng: Random, players: Iterator[Player]) -> Iterator[Game]:
    """A game at its start, in its middle and at each of its possible ends."""
    first, second = Seat(next(players), Mark.O), Seat(next(players), Mark.X)
    game = Game(
        GameId(LARGEST),
        PLACE,
        board,
        first,
        second,
        started_at=0,
        moved_at=2**40,
        message_id=None,
        look=look,
        clock=timedelta(days=7),
    )
    yield game
    while game.ending is None:
        game = game.marked(rng.choice(list(game.position.free_cells)), 2**40)
        if game.ply == 3:
            yield game
            for termination in Termination:
                for winner in (None, first, second):
                    if (winner is None) == (termination in NOBODY_WON):
                        yield replace(game, ending=Ending(termination, winner, 2**40))
    yield game
    yield replace(game, remains=Remains.LINE)


def test_every_board_in_every_look_and_state(locale: str) -> None:
    words, rng, players = texts().in_locale(locale, LARGEST), Random(locale), people()
    looks = cycle(LOOKS)
    for board in boards(locale):
        for look in LOOKS if locale == "en-US" else [next(looks) for _ in range(4)]:
            for made in games(board, look, rng, players):
                game = replace(made, place=replace(PLACE, locale=locale))
                check(game_card(game))
                check(moved_card(game))
                refusal = words("refused-stale-board")
                check(current_board_card(game, refusal, words))
                if game.ending is None:
                    check(restart_card(game, refusal, "restart:1::::", words))
                if game.ending is None and isinstance(game.to_move.player, Person):
                    for purpose in NOTICES:
                        notice = Notice(purpose, game, game.to_move.player)
                        check(notice_card(notice, words))
                        check(notice_card(replace(notice, pings=True), words))


def test_every_challenge(locale: str) -> None:
    for name in NAMES:
        for opponent in (None, Person(UserId(LARGEST), WIDEST), SOMEBODY):
            for board in boards(locale):
                challenge = Challenge(
                    ChallengeId(LARGEST),
                    replace(PLACE, locale=locale),
                    Person(UserId(LARGEST), name),
                    opponent,
                    Terms(board),
                    0,
                    2**40,
                )
                answers = [None, *Answer]
                if opponent is None:
                    answers.remove(Answer.DECLINED)
                for answer in answers:
                    check(challenge_card(replace(challenge, answer=answer)))


def test_every_private_card(locale: str) -> None:
    words = texts().in_locale(locale, LARGEST)
    for page in range(len(PAGES)):
        check(help_card(commands(), page, words, LINKS))
    check(forget_card(UserId(LARGEST), words))
    check(sentence(words("exported")))
    for numbering in Numbering:
        for style in (None, *GridStyle):
            blocked = frozenset(UserId(LARGEST - number) for number in range(25))
            preferences = Preferences(numbering, style, pings=style is None, blocked=blocked)
            check(preferences_card(UserId(LARGEST), preferences, words))
    for look in LOOKS if locale == "en-US" else LONGEST_LOOKS:
        settings = GuildSettings(
            look=look,
            locale=locale,
            clock=timedelta(seconds=61),
            channels=frozenset(ChannelId(LARGEST - number) for number in range(25)),
            roles=frozenset(RoleId(LARGEST - number) for number in range(25)),
            unrated=frozenset(UserId(LARGEST - number) for number in range(25)),
            pause=timedelta(seconds=3_599),
        )
        caller = Caller(InteractionId(1), PLACE, Person(UserId(LARGEST), WIDEST))
        for section in Section:  # The bot's access is shown on one page alone.
            for access in accesses() if section is Section.CHECK else [NO_ACCESS]:
                check(settings_card(section, settings, access, caller, words))
    for kind in SettingForm:
        check_form(setting_form(GuildId(LARGEST), kind, words))


def accesses() -> Iterator[ChannelAccess]:
    for is_member in (True, False):
        for in_thread in (True, False):
            for permissions in (Permission(0), ~Permission(0)):
                yield ChannelAccess(is_member, in_thread, permissions)


@pytest.mark.parametrize("locale", ["de", "en-US", "ja"])
def test_a_public_card_speaks_the_language_of_its_place(locale: str) -> None:
    words, place = texts().in_locale(locale, LARGEST), replace(PLACE, locale=locale)
    game = replace(next(games("3x3", Look(), Random(1), people())), place=place)
    assert words("button-resign") in str(card_of(game))
    challenger = Person(UserId(1), "A")
    challenge = Challenge(ChallengeId(1), place, challenger, None, Terms("3x3"), 0, 2**40)
    assert words("button-join") in str(card_of(challenge))


def test_every_hint_history_and_review(locale: str) -> None:
    words, rng, players = texts().in_locale(locale, LARGEST), Random(locale), people()
    looks, reader = cycle(LOOKS), UserId(1)  # Others are called by their names, which are longer.
    for board in boards(locale):
        for game in games(board, next(looks), rng, players):
            if game.ending is None:
                for kind in ReasonKind:
                    check(hint_card(hint(game, kind), words))
            else:
                for ply in {0, game.ply // 2, game.ply}:
                    check(review_card(Reviewed(game, mischeck(game), reader), ply, words))
                    check(review_card(Reviewed(game, (), reader), ply, words))
                file = File("game-1.gif", b"", description(game, words))
                assert len(file.description) <= 1_024
                sharer = Person(UserId(LARGEST), WIDEST)
                check(shared_card(game, file, words, sharer), Upload(0, file.name, b""))
                check(shared_card(game, None, words))
    for guild in (GuildId(LARGEST), None):
        check_histories(words, guild)


def test_every_leaderboard_and_statistics(locale: str) -> None:
    words = texts().in_locale(locale, LARGEST)
    user, many, season = UserId(LARGEST), 10**6, Season(4 * 9_999)
    standing = Standing(-1e6, 250, many, many // 3, many // 3, 2, user)
    leader = Leader(user, standing, many)
    draws = tuple(HeldDraws(board, user, 2**40, user, many) for board in BOARDS)
    for place in (None, many):
        leaders = tuple(replace(leader, place=place) for _ in range(LEADERS))
        for own in (None, *leaders[:1], Leader(user, Standing(games=1), None)):
            for channel in (None, PLACE.channel_id):
                shown = Leaders(leaders, own, many, 1, many)
                page = LeaderboardPage(season, channel, shown, draws, own is None)
                check(leaderboard_card(page, words))
                check(leaderboard_card(page, words, detailed=True))
                check(posted_card(page, Person(user, "W" * 32), words))
    check(leaderboard_card(replace(page, leaders=Leaders((), None, 0, 0, 1)), words))
    score = Score(many, many, many)
    stats = Stats(
        user,
        score,
        {(level, board): score for level in Level for board in BOARDS},
        Streak(many, many),
        Opening("5x5-five", "e5", many, many),
        dict.fromkeys(BOARDS, many),
        score,
        Rating(
            season,
            leader,
            (RatingPoint(2**40, -(10**6), 250),) * 1_000,
            (PastSeason(season, leader),) * PAST_SEASONS,
        ),
    )
    assert stats.rating is not None
    file = File("rating.png", b"", rating_description(stats.rating, words))
    assert len(file.description) <= 1_024
    check(details_card(stats, words))
    streak = PuzzleStreak(many, many)
    check(brief_card(stats, streak, user, words, file), Upload(0, file.name, b""))
    check(details_card(Stats(user, Score(), {}, Streak(0, 0), None, {}, None, None), words))


def hint(game: Game, kind: ReasonKind) -> Hint:
    """As much as a hint can ever say."""
    free = tuple(game.position.free_cells)
    prospects = cycle((*(Prospect(value, 24) for value in Value), None))
    cells = {cell: next(prospects) for cell in free}
    reason = Reason(kind, game.variant, free, plies=24)
    return Hint(game, Analysis(None, cells, free[0], reason))


def mischeck(game: Game) -> tuple[Mistake, ...]:
    """Every move a mistake, as if there had been many better ones."""
    kinds = cycle(((Value.WIN, Value.DRAW), (Value.WIN, Value.LOSS), (Value.DRAW, Value.LOSS)))
    everywhere = tuple(map(Cell, range(game.variant.cells)))
    why = Refutation(Fault.FORK, Cell(0), everywhere, plies=24)
    return tuple(
        Mistake(number, cell, *next(kinds), better=everywhere, refutation=why)
        for number, cell in enumerate(game.moves, start=1)
    )


def check_histories(words: Words, guild: GuildId | None) -> None:
    person = Person(UserId(LARGEST), WIDEST)
    place = replace(PLACE, guild_id=guild)
    for page in (0, 1, 999_999):
        finished = tuple(
            Game(
                GameId(LARGEST - number),
                place,
                "5x5-five",
                Seat(person, Mark.X),
                Seat(Person(UserId(number), WIDEST), Mark.O),
                started_at=0,
                moved_at=0,
                ending=Ending(Termination.STOPPED, None, 2**37),
            )
            for number in range(PAGE)
        )
        check(history_card(History(person.id, finished, page, 1_000_000, LARGEST), place, words))
    check(history_card(History(person.id, (), 0, 1, 0), place, words))


def test_a_puzzle_with_ten_of_the_longest_names(locale: str) -> None:
    words, puzzle = texts().in_locale(locale, LARGEST), puzzle_of(date(2026, 11, 29))
    task = PuzzleTask(PuzzleKey(LARGEST), puzzle.board, puzzle.position, puzzle.goal)
    best = tuple(PuzzleResult(WIDEST, "xhx", is_solved=True) for _ in range(MOST_LISTED))
    results = DayResults(Solvers(LARGEST, LARGEST), best, LARGEST)
    week = 53, WeekTable(((WIDEST, 21),) * MOST_LISTED, LARGEST)
    moves = solution(puzzle.position, puzzle.goal.value)
    why = justification(puzzle.position, moves, puzzle.goal.value)
    for look in LONGEST_LOOKS:
        daily = DailyPuzzle(task, look, locale, results, week)
        check(daily_card(daily, words))
        check(daily_answer_card(DailyAnswer(daily, moves, why), words))
