"""The commands of comparing: statistics and leaderboards."""

from functools import partial

from bot.model.errors import StoreUnavailable
from bot.model.statistics import Rating
from bot.service import Services
from bot.service.ratings import read_season
from bot.ui.commands.options import SCOPE, SEASON, WHOSE_STATS, Scope
from bot.ui.help import Topic
from bot.ui.pictures import drawn, rating_png
from bot.ui.rankings.leaderboard import leaderboard_card, season_choices
from bot.ui.rankings.stats import rating_description, stats_card
from bot.ui.reply import Choices, File, Reply, Whisper
from bot.ui.request import Request, User
from bot.ui.router import command, completion
from bot.ui.servers import Servers, departed_from
from bot.ui.text.texts import Words


class CompareCommands:
    """How people do, alone and beside each other; every reply is private."""

    def __init__(self, services: Services, servers: Servers) -> None:
        self._ratings = services.ratings
        self._servers = servers
        self._background = services.background

    @command("stats", WHOSE_STATS, topic=Topic.AFTER)
    async def stats(self, request: Request, user: User | None) -> Reply:
        whose = request.user_id if user is None else user.person.id
        stats = await self._ratings.stats(request.caller, whose)
        picture = None if stats.rating is None else await self._picture(stats.rating, request.words)
        return Whisper(stats_card(stats, request.user_id, request.words, picture), picture)

    async def _picture(self, rating: Rating, words: Words) -> File | None:
        """Return the rating over the season; None for a single point, or where drawing fails."""
        if len(rating.points) < 2:
            return None
        png = await drawn(self._background, partial(rating_png, rating.points, words.locale))
        return None if png is None else File("rating.png", png, rating_description(rating, words))

    @command("leaderboard", SCOPE, SEASON, topic=Topic.AFTER)
    async def leaderboard(self, request: Request, scope: Scope | None, season: str | None) -> Reply:
        page = await self._ratings.leaderboard(
            request.caller,
            None if season is None else read_season(season),
            request.channel_id if scope is Scope.CHANNEL else None,
            departed_from(request, self._servers),
        )
        return Whisper(leaderboard_card(page, request.words))

    @completion("leaderboard", "season")
    async def seasons(self, request: Request, typed: str) -> Reply:
        try:
            found = await self._ratings.seasons(request.guild_id)
        except StoreUnavailable:
            return Choices(())
        return Choices(season_choices(found, typed, request.words))
