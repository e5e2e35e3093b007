"""Leaderboards: the command, and the buttons of the card."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.model import ChannelId, GuildId, Terms, UserId
from bot.model.errors import NotDone, StoreUnavailable, Why
from bot.model.ratings import Season
from bot.service import LeaderboardPage
from bot.service.rating_service import MOST_LEADERS, Departed, read_season
from bot.ui.components import sentence
from bot.ui.rankings.leaderboard_card import (
    LEADERBOARD_CHALLENGE,
    LEADERBOARD_DETAILS,
    LEADERBOARD_MINE,
    LEADERBOARD_PAGE,
    LEADERBOARD_POST,
    leaderboard_card,
    own_place,
    posted_card,
    season_text,
)
from bot.ui.reply import Choices, Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.servers import Servers
from bot.ui.text.names import LONGEST_LINE
from bot.ui.text.texts import Words, texts


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


class Leaderboard(Feature):
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
    async def turn(
        self, request: Request, channel: ChannelId | None, season: int, page: int
    ) -> Reply:
        shown = await self._page(request, channel, season, page)
        return Update(leaderboard_card(shown, request.words))

    @on_click(LEADERBOARD_DETAILS)
    async def details(
        self, request: Request, channel: ChannelId | None, season: int, page: int
    ) -> Reply:
        shown = await self._page(request, channel, season, page)
        return Update(leaderboard_card(shown, request.words, detailed=True))

    @on_click(LEADERBOARD_POST, defer=Defer.PUBLIC)
    async def post(
        self, request: Request, channel: ChannelId | None, season: int, page: int
    ) -> Reply:
        share = await self.services.sharing.share(request.caller)
        words = texts().in_locale(share.locale)
        shown = await self._page(request, channel, season, page)
        return Post(posted_card(shown, request.caller.person, words), share=share)

    @on_click(LEADERBOARD_MINE, defer=Defer.PRIVATE)
    async def mine(self, request: Request, channel: ChannelId | None, season: int) -> Reply:
        shown = await self._page(request, channel, season, 0)
        own = shown.leaders.own
        if shown.leaders.pages == 1:  # They see the whole list already.
            return Whisper(sentence(own_place(shown, request.words)))
        if own is not None and own.place is not None and own.place > MOST_LEADERS:
            shown = await self._page(request, channel, season, (own.place - 1) // MOST_LEADERS)
        return Whisper(leaderboard_card(shown, request.words))

    @on_click(LEADERBOARD_CHALLENGE, defer=Defer.PUBLIC)
    async def challenge(self, request: Request) -> Reply:
        offer = await self.services.challenges.offer(request.caller, None, Terms())
        return Post(offer.challenge)

    async def _page(
        self, request: Request, channel: ChannelId | None, season: int, page: int
    ) -> LeaderboardPage:
        if channel not in (None, request.channel_id):
            raise NotDone(Why.BROKEN_BUTTON, request.name)
        return await self.services.ratings.leaderboard(
            request.caller,
            Season(season),
            channel,
            departed_from(request, self.servers),
            page,
        )


def departed_from(request: Request, servers: Servers) -> Departed:
    """Return who can say which people have left, nobody where the server has not added the bot."""
    return servers.departed if request.access.is_member else _nobody


async def _nobody(_: GuildId, __: Sequence[UserId]) -> frozenset[UserId]:
    return frozenset()


def season_choices(seasons: Iterable[Season], typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the value of each season that `typed` may mean."""
    choices = [
        (season_text(season, words), f"{season.year} Q{season.quarter}") for season in seasons
    ]
    wanted = typed.strip().casefold()
    return [choice for choice in choices if any(wanted in text.casefold() for text in choice)]
