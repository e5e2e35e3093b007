"""Leaderboards: a page of people, where the reader stands, and who held *Unbeatable*."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.model import ChannelId, GuildId, UserId
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
from bot.ui.reply import Choices, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.servers import Servers
from bot.ui.text.names import LONGEST_LINE
from bot.ui.text.texts import Words

LEADERBOARD_PAGE = ButtonId("leaders", (optional(number), number, number))
"""Another page of a leaderboard: channel (none for the whole server), season, page."""


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
        shown = await self.services.ratings.leaderboard(
            request.caller,
            Season(season),
            None if channel is None else ChannelId(channel),
            departed_from(request, self.servers),
            page,
        )
        return Update(leaderboard_card(shown, request.words))


def departed_from(request: Request, servers: Servers) -> Departed:
    """Return who can say which people have left, nobody where the server has not added the bot."""
    return servers.departed if request.access.is_member else _nobody


async def _nobody(_: GuildId, __: Sequence[UserId]) -> frozenset[UserId]:
    return frozenset()


def leaderboard_card(board: LeaderboardPage, words: Words) -> Card:
    """Show a page of a leaderboard, and buttons to the others."""
    leaders, season = board.leaders, season_text(board.season, words)
    if board.channel is None:
        title = words("leaderboard-title", season=season)
    else:
        title = words("leaderboard-title-channel", season=season, channel_id=f"{board.channel}")
    count = words(
        "leaderboard-page",
        total=leaders.total,
        page=board.leaders.page + 1,
        pages=board.leaders.pages,
    )
    own = f"{_own(board, words)}\n-# {words('rated-games', points=SURE_WIN)}"
    lines = [_line(leader, words) for leader in leaders.leaders] or [words("leaderboard-none")]
    frame = [text(f"### {title}\n-# {count}"), text("\n".join(lines)), text(own)]
    if board.draws:
        held = [words("held-title"), *(_held_line(each, words) for each in board.draws)]
        frame.append(text("\n".join(held)))
    if board.leaders.pages > 1:
        frame.append(row(_page_buttons(board, words)))
    return [container(frame, Accent.NEUTRAL)]


def season_text(season: Season, words: Words) -> str:
    """Return the name of a season."""
    return words("season", year=f"{season.year}", quarter=season.quarter)


def missing_text(leader: Leader, words: Words) -> str:
    """Say how many rated games, or opponents, a provisional rating lacks."""
    games = SETTLED_GAMES - leader.standing.games
    if games > 0:
        return words("missing-games", games=games)
    return words("missing-opponents", opponents=SETTLED_OPPONENTS - leader.standing.opponents)


def season_choices(seasons: Iterable[Season], typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the value of each season that `typed` may mean."""
    choices = [
        (season_text(season, words), f"{season.year} Q{season.quarter}") for season in seasons
    ]
    wanted = typed.strip().casefold()
    return [choice for choice in choices if any(wanted in text.casefold() for text in choice)]


def _line(leader: Leader, words: Words) -> str:
    standing = leader.standing
    # A dot that is not escaped begins a list, which Discord numbers without ties.
    return words(
        "leader-provisional" if leader.place is None else "leader",
        place="" if leader.place is None else MEDALS.get(leader.place, rf"{leader.place}\."),
        user_id=f"{leader.user}",
        rating=leader.points,
        spread=round(standing.spread),
        wins=standing.wins,
        draws=standing.draws,
        losses=standing.losses,
    )


def _own(board: LeaderboardPage, words: Words) -> str:
    own = board.leaders.own
    if board.is_left_out:
        return words("own-left-out")
    if own is None:
        return words("own-none")
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


def _page_buttons(board: LeaderboardPage, words: Words) -> list[Component]:
    def page(number: int) -> str:
        return LEADERBOARD_PAGE(board.channel, board.season.number, number)

    is_first, is_last = board.leaders.page == 0, board.leaders.page == board.leaders.pages - 1
    # The ids in a message must differ, also that of a disabled button.
    higher = page(board.leaders.pages + 1 if is_first else board.leaders.page - 1)
    return [
        button(higher, words("button-higher"), disabled=is_first),
        button(page(board.leaders.page + 1), words("button-lower"), disabled=is_last),
    ]
