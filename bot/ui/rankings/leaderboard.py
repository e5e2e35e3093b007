"""Leaderboards: a page of people, where the reader stands, and who held *Unbeatable*."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.model import ChannelId, GuildId, Person, UserId
from bot.model.errors import StoreUnavailable
from bot.model.ratings import (
    SETTLED_GAMES,
    SETTLED_OPPONENTS,
    SURE_WIN,
    HeldDraws,
    Leader,
    Season,
)
from bot.service import LeaderboardPage
from bot.service.rating_service import Departed, read_season
from bot.ui.button_ids import ButtonId, number, optional
from bot.ui.components import Accent, Card, Component, button, container, row, text
from bot.ui.reply import Choices, Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.servers import Servers
from bot.ui.text.game_text import player_name
from bot.ui.text.names import LONGEST_LINE
from bot.ui.text.texts import Words, texts

LEADERBOARD_PAGE = ButtonId("leaders", (optional(number), number, number))
"""A page of a leaderboard: channel (none for the whole server), season, page."""
LEADERBOARD_DETAILS = ButtonId("leaders-more", (optional(number), number, number))
"""The same with all that is known of each person."""
LEADERBOARD_POST = ButtonId("leaders-post", (optional(number), number, number))
"""Show the page to everyone in the channel."""


class Scope(StrEnum):
    """Whose ratings a leaderboard lists: all of the server's, or of those who play in a channel."""

    SERVER = "server"
    CHANNEL = "channel"


SCOPE = Option(
    "scope",
    "option-scope",
    choices=(("choice-server", Scope.SERVER.value), ("choice-channel", Scope.CHANNEL.value)),
    read=Scope,
)
SEASON = Option("season", "option-season", completed=True, longest=LONGEST_LINE)

PROVISIONAL = "⏳"
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class Leaderboards(Feature):
    """The leaderboards of a server and of its channels, in private."""

    @command("leaderboard", SCOPE, SEASON, topic=Topic.AFTER)
    async def leaderboard(self, request: Request, scope: Scope | None, season: str | None) -> Reply:
        page = await self.services.ratings.leaderboard(
            request.caller,
            None if season is None else read_season(season),
            request.channel_id if scope is Scope.CHANNEL else None,
            departed_from(request, self.servers),
        )
        return Whisper(leaderboard_card(page, request.words))

    @completion("leaderboard", "season")
    async def seasons(self, request: Request, typed: str) -> Reply:
        try:
            found = await self.services.ratings.seasons(request.guild_id)
        except StoreUnavailable:
            return Choices(())
        return Choices(season_choices(found, typed, request.words))

    @on_click(LEADERBOARD_PAGE)
    async def turn(self, request: Request, channel: int | None, season: int, page: int) -> Reply:
        shown = await self._page(request, channel, season, page)
        return Update(leaderboard_card(shown, request.words))

    @on_click(LEADERBOARD_DETAILS)
    async def details(self, request: Request, channel: int | None, season: int, page: int) -> Reply:
        shown = await self._page(request, channel, season, page)
        return Update(leaderboard_card(shown, request.words, detailed=True))

    @on_click(LEADERBOARD_POST, defer=Defer.PUBLIC)
    async def post(self, request: Request, channel: int | None, season: int, page: int) -> Reply:
        locale = await self.services.past_games.may_share(request.caller)
        shown = await self._page(request, channel, season, page)
        return Post(posted_card(shown, request.caller.person, texts().in_locale(locale)))

    async def _page(
        self, request: Request, channel: int | None, season: int, page: int
    ) -> LeaderboardPage:
        return await self.services.ratings.leaderboard(
            request.caller,
            Season(season),
            None if channel is None else ChannelId(channel),
            departed_from(request, self.servers),
            page,
        )


def departed_from(request: Request, servers: Servers) -> Departed:
    """Return who can say which people have left, nobody where the server has not added the bot."""
    return servers.departed if request.access.is_member else _nobody


async def _nobody(_: GuildId, __: Sequence[UserId]) -> frozenset[UserId]:
    return frozenset()


def leaderboard_card(board: LeaderboardPage, words: Words, *, detailed: bool = False) -> Card:
    """Show a page of a leaderboard, a line a person, and buttons to the others.

    `detailed` says all that is known, also which games are rated and who held *Unbeatable*.
    """
    own = [_own(board, words)]
    if detailed:
        own.append(f"-# {words('rated-games', points=SURE_WIN)}")
    parts = [
        _head(board, words),
        _lines(board, words, detailed=detailed),
        "\n".join(filter(None, own)),
    ]
    frame = [text(part) for part in parts if part]
    if detailed and board.draws:
        held = [words("held-title"), *(_held_line(each, words) for each in board.draws)]
        frame.append(text("\n".join(held)))
    frame += [row(buttons) for buttons in _buttons(board, words, detailed=detailed)]
    return [container(frame, Accent.NEUTRAL)]


def posted_card(board: LeaderboardPage, by: Person, words: Words) -> Card:
    """Show a page of a leaderboard to everyone, and who posted it."""
    foot = f"-# {words('shared-by', player=player_name(by, words))}"
    lines = _lines(board, words, detailed=False)
    return [container([text(_head(board, words)), text(f"{lines}\n{foot}")], Accent.NEUTRAL)]


def _head(board: LeaderboardPage, words: Words) -> str:
    season = season_text(board.season, words)
    if board.channel is None:
        title = words("leaderboard-title", season=season)
    else:
        title = words("leaderboard-title-channel", season=season, channel_id=f"{board.channel}")
    leaders = board.leaders
    if not leaders.total:
        return f"### {title}"
    count = words(
        "leaderboard-page", total=leaders.total, page=leaders.page + 1, pages=leaders.pages
    )
    return f"### {title}\n-# {count}"


def _lines(board: LeaderboardPage, words: Words, *, detailed: bool) -> str:
    leaders = board.leaders.leaders
    if not leaders:
        return words("leaderboard-none")
    line = _detailed_line if detailed else _line
    listed = [line(leader, words) for leader in leaders]
    if any(leader.place is None for leader in leaders):
        listed.append(f"-# {words('leaders-provisional')}")
    return "\n".join(listed)


def season_text(season: Season, words: Words) -> str:
    """Return the name of a season."""
    return words("season", year=f"{season.year}", quarter=season.quarter)


def missing_text(leader: Leader, words: Words) -> str:
    """Say how many rated games, and opponents, a provisional rating lacks."""
    games = SETTLED_GAMES - leader.standing.games
    if leader.standing.opponents >= SETTLED_OPPONENTS:
        return words("missing-games", games=games)
    if games > 0:
        return words("missing-games-and-opponent", games=games)
    return words("missing-opponents", opponents=SETTLED_OPPONENTS - leader.standing.opponents)


def season_choices(seasons: Iterable[Season], typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the value of each season that `typed` may mean."""
    choices = [
        (season_text(season, words), f"{season.year} Q{season.quarter}") for season in seasons
    ]
    wanted = typed.strip().casefold()
    return [choice for choice in choices if any(wanted in text.casefold() for text in choice)]


def _line(leader: Leader, words: Words) -> str:
    facts: dict[str, str | int] = {"user_id": f"{leader.user}", "rating": leader.points}
    if leader.place is None:
        return words("leader-brief-provisional", **facts)
    return words("leader-brief", place=_place(leader.place), **facts)


def _place(place: int) -> str:
    # A dot that is not escaped begins a list, which Discord numbers without ties.
    return MEDALS.get(place, rf"{place}\.")


def _detailed_line(leader: Leader, words: Words) -> str:
    standing = leader.standing
    line = words(
        "leader-provisional" if leader.place is None else "leader",
        place="" if leader.place is None else _place(leader.place),
        user_id=f"{leader.user}",
        rating=leader.points,
        spread=round(standing.spread),
        wins=standing.wins,
        draws=standing.draws,
        losses=standing.losses,
    )
    # The sign of the brief line, in place of the dot that the message begins with.
    return line if leader.place is not None else f"{PROVISIONAL} {line.removeprefix('· ')}"


def _own(board: LeaderboardPage, words: Words) -> str:
    own = board.leaders.own
    if board.is_left_out:
        return words("own-left-out")
    if own is None:  # What to do about it stands in an empty list, too.
        return words("own-none") if board.leaders.leaders else ""
    if own.place is None:
        return words("own-provisional", rating=own.points, missing=missing_text(own, words))
    return words("own-place", rating=own.points, place=own.place, total=board.leaders.total)


def _held_line(held: HeldDraws, words: Words) -> str:
    return words(
        "held-line",
        board=words(f"board-{held.board}"),
        first_id=f"{held.first}",
        date=f"<t:{held.first_at}:d>",
        longest=held.longest,
        longest_id=f"{held.longest_by}",
    )


def _buttons(
    board: LeaderboardPage, words: Words, *, detailed: bool
) -> Iterable[Sequence[Component]]:
    """Return the rows of buttons: four in one would wrap on a telephone."""
    leaders = board.leaders
    same, other = LEADERBOARD_PAGE, LEADERBOARD_DETAILS
    if detailed:
        same, other = other, same

    def page(kind: ButtonId, number: int) -> str:
        return kind(board.channel, board.season.number, number)

    if leaders.pages > 1:
        is_first, is_last = leaders.page == 0, leaders.page == leaders.pages - 1
        # The ids in a message must differ, also that of a disabled button.
        higher = page(same, leaders.pages + 1 if is_first else leaders.page - 1)
        lower = page(same, leaders.page + 1)
        yield (
            button(higher, words("button-higher"), disabled=is_first),
            button(lower, words("button-lower"), disabled=is_last),
        )
    label = words("button-overview" if detailed else "button-details")
    buttons = [button(page(other, leaders.page), label)]
    if leaders.leaders:
        post = page(LEADERBOARD_POST, leaders.page)
        buttons.append(button(post, words("button-post-here")))
    yield buttons
