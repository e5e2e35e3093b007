"""Statistics: what somebody made of their games, in words that a screen reader can read."""

from collections.abc import Iterator
from functools import partial

from bot.model import Look, UserId
from bot.model.errors import NotDone
from bot.model.puzzle import PuzzleStreak
from bot.model.ratings import PastSeason
from bot.model.statistics import Rating, Score, Stats
from bot.ui.button_ids import ButtonId, user_id
from bot.ui.components import Accent, Card, button, container, gallery, row, text
from bot.ui.pictures import rating_png
from bot.ui.rankings.leaderboard_card import (
    missing_text,
    progress,
    results,
    season_text,
)
from bot.ui.reply import File, Reply, Update, Whisper
from bot.ui.request import Request, User
from bot.ui.router import Feature, Option, OptionType, Topic, command, on_click
from bot.ui.text.game_names import USUAL_BOARD, level_text
from bot.ui.text.game_text import result_legend, trophies
from bot.ui.text.lists import one_by_one
from bot.ui.text.texts import Words
from bot.ui.text.themes import CUP, SHIELD, drawing_of
from engine import BOARDS, Level

STATS_DETAILS = ButtonId("stats", (user_id,))
"""What the first page of a person's statistics leaves out: user."""
STATS_OVERVIEW = ButtonId("stats-less", (user_id,))
"""Back to the first page: user."""

WHOSE_STATS = Option("user", "option-user-stats", OptionType.USER)

FEWEST_POINTS = 5
"""Of fewer rated games no course is shown: it would say little but how unsure the rating is."""

LATEST_POINTS = 10
"""How many of the latest ratings are listed."""


class StatisticsCommand(Feature):
    """The statistics of one person, in private."""

    @command("stats", WHOSE_STATS, topic=Topic.AFTER)
    async def stats(self, request: Request, user: User | None) -> Reply:
        whose = request.user_id if user is None else user.person.id
        return Whisper(*await self._first_page(request, whose))

    @on_click(STATS_OVERVIEW)
    async def overview(self, request: Request, user: UserId) -> Reply:
        card, picture = await self._first_page(request, user)
        return Update(card, file=picture)

    @on_click(STATS_DETAILS)
    async def details(self, request: Request, user: UserId) -> Reply:
        stats = await self.services.ratings.stats(request.caller, user)
        return Update(details_card(stats, request.words))

    async def _first_page(self, request: Request, user: UserId) -> tuple[Card, File | None]:
        stats = await self.services.ratings.stats(request.caller, user)
        picture = None if stats.rating is None else await self._picture(stats.rating, request)
        streak = await self.services.puzzles.streak(user)
        return brief_card(stats, streak, request.user_id, request.words, picture), picture

    async def _picture(self, rating: Rating, request: Request) -> File | None:
        """Return the rating over the season; None for few points, or where drawing fails."""
        if len(rating.points) < FEWEST_POINTS:
            return None
        words = request.words
        draw = partial(rating_png, rating.points, words.locale)
        try:
            png = await self.services.pictures.drawn(request.user_id, draw)
        except NotDone:
            return None  # The numbers say the same.
        return None if png is None else File("rating.png", png, rating_description(rating, words))


def brief_card(
    stats: Stats,
    puzzles: PuzzleStreak,
    reader: UserId,
    words: Words,
    picture: File | None = None,
) -> Card:
    """Show what matters most, five facts at most, and a button to the rest.

    `picture` is their rating over the season.
    """
    head = "\n".join([_title(stats, words), *_brief_rating(stats, words)])
    parts = [head, "\n".join(_brief_results(stats, puzzles, reader, words))]
    small = result_legend("".join(parts), words)
    parts.append("\n".join(_trophies(stats, words)))
    if picture is not None:  # Its title: the picture's font has no letters of most languages.
        small.append(f"-# {words('stats-graph')}")
    components = [text(part) for part in (*parts, "\n".join(small)) if part]
    if picture is not None:
        components.append(gallery(picture.name, picture.description))
    if _details(stats, words):
        components.append(row([button(STATS_DETAILS(stats.user), words("button-details"))]))
    return [container(components, Accent.NEUTRAL)]


def _title(stats: Stats, words: Words) -> str:
    where = "anywhere" if stats.rating is None else "server"
    title = words(f"stats-title-{where}", user_id=f"{stats.user}")
    return f"### {title}"


def _brief_results(
    stats: Stats, puzzles: PuzzleStreak, reader: UserId, words: Words
) -> Iterator[str]:
    if not stats.people.games and not stats.computer:
        yield words("stats-none")
    if stats.people.games:
        yield words("stats-people", score=results(stats.people, words))
    yield from _versus_lines(stats, reader, words)
    if stats.computer:
        whole = sum(stats.computer.values(), Score())
        yield words("stats-computer", score=results(whole, words))
    if puzzles.longest and stats.versus is None:
        yield words("stats-puzzles", current=puzzles.current, best=puzzles.longest)


def _trophies(stats: Stats, words: Words) -> Iterator[str]:
    """Show which levels were beaten, a line for each board with any, and what the signs mean."""
    drawing, held = drawing_of(Look()), {(Level.UNBEATABLE, each) for each in stats.longest_draws}
    lines = []
    for board in BOARDS:
        beaten, helped = (
            {level for level, at in kinds if at == board}
            for kinds in (stats.beaten | held, stats.helped)
        )
        if (beaten or helped) and any(at == board for _, at in stats.computer):
            lines.append(trophies(beaten, helped, board, words, Look()))
    if not lines:
        return
    yield from lines
    yield f"-# {words('trophies-legend', star=drawing.star, shield=drawing.shield)}"
    if drawing.hollow_star in "".join(lines):
        yield f"-# {words('trophies-legend-hints', star=drawing.hollow_star)}"
    if CUP in "".join(lines):
        yield f"-# {words('trophies-legend-perfect', cup=CUP)}"


def _brief_rating(stats: Stats, words: Words) -> Iterator[str]:
    if stats.rating is None:
        return
    season, now = season_text(stats.rating.season, words), stats.rating.now
    if stats.is_left_out:
        yield words("stats-left-out")
    elif now is None:
        yield words("stats-unrated", season=season)
    else:
        place = now.place
        how = progress(now, words) if place is None else words("is-at-place", place=place)
        yield words("stats-rating-brief", season=season, rating=now.points, how=how)


def details_card(stats: Stats, words: Words) -> Card:
    """Show what the first page leaves out, and a button back to it."""
    parts = [_title(stats, words), *_details(stats, words)]
    back = row([button(STATS_OVERVIEW(stats.user), words("button-overview"))])
    return [container([*map(text, parts), back], Accent.NEUTRAL)]


def _details(stats: Stats, words: Words) -> list[str]:
    parts = []
    if stats.rating is not None and (lines := _rating_lines(stats, stats.rating, words)):
        parts.append("\n".join(lines))
    if stats.streak.best > 1:
        current, best = stats.streak.current, stats.streak.best
        parts.append(words("stats-streak", current=current, best=best))
    if stats.computer:
        parts.append("\n".join(_computer_lines(stats, words)))
    return parts


def rating_description(rating: Rating, words: Words) -> str:
    """Return what the picture of a rating with points shows, for who cannot see it."""
    season = season_text(rating.season, words)
    return words("picture-rating", season=season, points=_points(rating, words))


def _versus_lines(stats: Stats, reader: UserId, words: Words) -> Iterator[str]:
    if stats.versus is not None and stats.versus.games:
        score = results(stats.versus, words)
        yield words("stats-versus", reader_id=f"{reader}", user_id=f"{stats.user}", score=score)


def _computer_lines(stats: Stats, words: Words) -> list[str]:
    """Return a line for each level, and board where that is unusual, with its results."""
    lines = [words("stats-levels")]
    for (level, board), score in stats.computer.items():
        kind = [level_text(level, board, words)]
        if board != USUAL_BOARD:
            kind.append(words(f"board-short-{board}"))
        parts = [one_by_one(kind, words), results(score, words)]
        longest = stats.longest_draws.get(board, 0) if level is Level.UNBEATABLE else 0
        if longest > 1:
            parts.append(words("result", sign=SHIELD, games=longest))
        lines.append(" · ".join(parts))
    legend = result_legend("".join(lines), words)
    if max(stats.longest_draws.values(), default=0) > 1:
        legend.append(f"-# {words('stats-run-legend')}")
    return [*lines, *legend]


def _rating_lines(stats: Stats, rating: Rating, words: Words) -> list[str]:
    lines = []
    if rating.now is not None and not stats.is_left_out:
        now, season = rating.now, season_text(rating.season, words)
        spread = round(now.standing.spread)
        line = words("stats-spread", season=season, rating=now.points, spread=spread)
        if now.place is None:
            line += f" · {words('stats-settles', missing=missing_text(now, words))}"
        lines.append(line)
        if len(rating.points) >= FEWEST_POINTS:
            lines.append(_points(rating, words))
    return [*lines, *(_past_line(past, words) for past in rating.past)]


def _points(rating: Rating, words: Words) -> str:
    shown = [point.rating for point in rating.points]
    latest = [words("points", points=points) for points in shown[-LATEST_POINTS:]]
    ends = {"highest": max(shown), "lowest": min(shown)}
    return words("stats-points", latest=one_by_one(latest, words), **ends)


def _past_line(past: PastSeason, words: Words) -> str:
    leader, place = past.leader, past.leader.place
    return words(
        "stats-past",
        season=season_text(past.season, words),
        rating=leader.points,
        spread=round(leader.standing.spread),
        how=words("is-provisional") if place is None else words("is-at-place", place=place),
    )
