"""The buttons of leaderboards."""

from bot.model import ChannelId
from bot.model.ratings import Season
from bot.service import Services
from bot.ui.button_ids import LEADERBOARD_PAGE
from bot.ui.rankings.leaderboard import leaderboard_card
from bot.ui.reply import Reply, Update
from bot.ui.request import Request
from bot.ui.router import button
from bot.ui.servers import Servers, departed_from


class CompareButtons:
    """What can be pressed on a leaderboard."""

    def __init__(self, services: Services, servers: Servers) -> None:
        self._ratings = services.ratings
        self._servers = servers

    @button(LEADERBOARD_PAGE)
    async def turn(self, request: Request, channel: int | None, season: int, page: int) -> Reply:
        shown = await self._ratings.leaderboard(
            request.caller,
            Season(season),
            None if channel is None else ChannelId(channel),
            departed_from(request, self._servers),
            page,
        )
        return Update(leaderboard_card(shown, request.words))
