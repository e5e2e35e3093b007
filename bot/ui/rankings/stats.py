"""Statistics: what somebody made of their games, in words that a screen reader can read."""

from collections.abc import Iterator
from functools import partial

from bot.model import UserId
from bot.model.errors import PictureIsBeingDrawn
from bot.model.puzzle import PuzzleStreak
from bot.model.ratings import Leader
from bot.model.statistics import Rating, Score, Stats
from bot.ui.button_ids import ButtonId, number
from bot.ui.components import Accent, Card, button, container, gallery, row, text
from bot.ui.pictures import rating_png
from bot.ui.rankings.leaderboard import missing_text, season_text
from bot.ui.reply import File, Reply, Update, Whisper
from bot.ui.request import Request, User
from bot.ui.router import Feature, Option, OptionType, Topic, command, on_click
from bot.ui.text.lists import one_by_one
from bot.ui.text.texts import Words
from engine import Level

STATS_DETAILS = ButtonId("stats", (number,))
"""All that is known of a person's games: user."""

WHOSE = Option("user", "option-user-stats", OptionType.USER)

MOST_LINES = 20
"""How many kinds of games against the bot are listed, those played most: 25 nearly fill a card."""

LATEST_POINTS = 10
"""How many of the latest ratings are listed."""


class StatisticsCommand(Feature):
    """The statistics of one person, in private."""

    @command("stats", WHOSE, topic=Topic.AFTER)
    async def stats(self, request: Request, user: User | None) -> Reply:
        whose = request.user_id if user is None else user.person.id
        stats = await self.services.ratings.stats(request.caller, whose)
        picture = None if stats.rating is None else await self._picture(stats.rating, request)
        streak = await self.services.puzzles.streak(whose)
        return Whisper(brief_card(stats, streak, request.user_id, request.words, picture), picture)

    @on_click(STATS_DETAILS)
    async def details(self, request: Request, user: int) -> Reply:
        stats = await self.services.ratings.stats(request.caller, UserId(user))
        return Update(stats_card(stats, request.user_id, request.words))

    async def _picture(self, rating: Rating, request: Request) -> File | None:
        """Return the rating over the season; None for a single point, or where drawing fails."""
        if len(rating.points) < 2:
            return None
        words = request.words
        draw = partial(rating_png, rating.points, words.locale)
        try:
            png = await self.services.pictures.drawn(request.user_id, draw)
        except PictureIsBeingDrawn:
            return None  # The numbers say the same.
        return None if png is None else File("rating.png", png, rating_description(rating, words))


def brief_card(
    stats: Stats,
    puzzles: PuzzleStreak,
    reader: UserId,
    words: Words,
    picture: File | None = None,
) -> Card:
    """Show what matters most in a line each, and a button to all of it.

    `picture` is their rating over the season.
    """
    lines = [_title(stats, words), *_brief_lines(stats, puzzles, reader, words)]
    components = [text("\n".join(lines))]
    if picture is not None:
        components.append(gallery(picture.name, picture.description))
    if stats.people.games or stats.computer:
        components.append(row([button(STATS_DETAILS(stats.user), words("button-details"))]))
    return [container(components, Accent.NEUTRAL)]


def _title(stats: Stats, words: Words) -> str:
    where = "anywhere" if stats.rating is None else "server"
    title = words(f"stats-title-{where}", user_id=f"{stats.user}")
    return f"### {title}"


def _brief_lines(
    stats: Stats, puzzles: PuzzleStreak, reader: UserId, words: Words
) -> Iterator[str]:
    if stats.rating is not None:
        yield _brief_rating(stats, stats.rating, words)
    if not stats.people.games and not stats.computer:
        yield words("stats-none")
    if stats.people.games:
        yield words("stats-people", score=_score(stats.people, words))
        yield from _versus_lines(stats, reader, words)
        if stats.streak.best > 1:
            current, best = stats.streak.current, stats.streak.best
            yield words("stats-streak", current=current, best=best)
    if stats.computer:
        whole = sum(stats.computer.values(), Score())
        yield words("stats-computer", score=_score(whole, words))
        beaten = [level for (level, _), score in stats.computer.items() if score.wins]
        if beaten:
            yield words("stats-best-beaten", level=words(f"level-{beaten[-1]}"))
    if puzzles.longest:
        yield words("stats-puzzles", current=puzzles.current, best=puzzles.longest)


def _brief_rating(stats: Stats, rating: Rating, words: Words) -> str:
    season, now = season_text(rating.season, words), rating.now
    if stats.is_left_out:
        return words("stats-left-out")
    if now is None:
        return words("stats-unrated", season=season)
    if now.place is None:
        how = words("stats-settles", missing=missing_text(now, words))
    else:
        how = words("is-at-place", place=now.place)
    return words("stats-rating-brief", season=season, rating=now.points, how=how)


def stats_card(stats: Stats, reader: UserId, words: Words) -> Card:
    """Show all that is known of a person's games."""
    parts = [_title(stats, words)]
    if not stats.people.games and not stats.computer:
        parts.append(words("stats-none"))
    if stats.rating is not None:
        parts.append("\n".join(_rating_lines(stats, stats.rating, words)))
    if stats.people.games:
        parts.append("\n".join(_people_lines(stats, reader, words)))
    if stats.computer:
        parts.append("\n".join(_computer_lines(stats, words)))
    if (opening := stats.opening) is not None:
        parts.append(
            words(
                "stats-opening",
                cell=opening.cell,
                board=words(f"board-{opening.board}"),
                times=opening.times,
                games=opening.games,
            )
        )
    return [container(map(text, parts), Accent.NEUTRAL)]


def rating_description(rating: Rating, words: Words) -> str:
    """Return what the picture of a rating with points shows, for who cannot see it."""
    season = season_text(rating.season, words)
    return words("picture-rating", season=season, points=_points(rating, words))


def _people_lines(stats: Stats, reader: UserId, words: Words) -> list[str]:
    lines = [words("stats-people", score=_score(stats.people, words))]
    lines += _versus_lines(stats, reader, words)
    if stats.streak.best > 1:
        current, best = stats.streak.current, stats.streak.best
        lines.append(words("stats-streak", current=current, best=best))
    return lines


def _versus_lines(stats: Stats, reader: UserId, words: Words) -> Iterator[str]:
    if stats.versus is not None and stats.versus.games:
        score = _score(stats.versus, words)
        yield words("stats-versus", reader_id=f"{reader}", user_id=f"{stats.user}", score=score)


def _computer_lines(stats: Stats, words: Words) -> list[str]:
    """Return the sum of all games against the bot, then a line for each level and board."""
    whole = sum(stats.computer.values(), Score())
    lines = [words("stats-computer", score=_score(whole, words))]
    least_played = sorted(stats.computer, key=lambda each: -stats.computer[each].games)[MOST_LINES:]
    for (level, board), score in stats.computer.items():
        if (level, board) in least_played:
            continue
        line = words(
            "stats-computer-line",
            level=words(f"level-{level}"),
            board=words(f"board-{board}"),
            score=_score(score, words),
        )
        longest = stats.longest_draws.get(board, 0) if level is Level.UNBEATABLE else 0
        lines.append(line if longest < 2 else words("stats-run", line=line, longest=longest))
    return [*lines, "…"] if least_played else lines


def _rating_lines(stats: Stats, rating: Rating, words: Words) -> list[str]:
    season = season_text(rating.season, words)
    lines = []
    if stats.is_left_out:
        lines.append(words("stats-left-out"))
    elif rating.now is None:
        lines.append(words("stats-unrated", season=season))
    else:
        lines.append(_rating_line("stats-rating", rating.now, season, words))
        lines.append(_points(rating, words))
        if rating.now.place is None:
            lines.append(words("stats-missing", missing=missing_text(rating.now, words)))
    for past in rating.past:
        name = season_text(past.season, words)
        lines.append(_rating_line("stats-past", past.leader, name, words))
    return lines


def _points(rating: Rating, words: Words) -> str:
    shown = [point.rating for point in rating.points]
    latest = [words("points", points=points) for points in shown[-LATEST_POINTS:]]
    ends = {"highest": max(shown), "lowest": min(shown)}
    return words("stats-points", latest=one_by_one(latest, words), **ends)


def _rating_line(key: str, leader: Leader, season: str, words: Words) -> str:
    place = leader.place
    how = words("is-provisional") if place is None else words("is-at-place", place=place)
    spread = round(leader.standing.spread)
    return words(key, season=season, rating=leader.points, spread=spread, how=how)


def _score(score: Score, words: Words) -> str:
    return words("score", wins=score.wins, draws=score.draws, losses=score.losses)
