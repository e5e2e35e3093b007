"""RatingService: statistics of a person, and the leaderboards of a server."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.model import Caller, ChannelId, GuildId, UserId
from bot.model.errors import NotDone, Why
from bot.model.ratings import Leaders, Ranking, Season
from bot.model.statistics import HeldDraws, Rating, Stats, by_level, total
from bot.service.core import Service

MOST_LEADERS = 10
"""How many people a page of a leaderboard lists."""

PAST_SEASONS = 4
"""How many earlier seasons of a person are shown."""

MOST_LOOKS = 5
"""How often a page is filled again because people on it have left."""

Departed = Callable[[GuildId, Sequence[UserId]], Awaitable[frozenset[UserId]]]
"""Returns which of some people have left a server."""


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard, of the server or of `channel`.

    `draws` against the unbeatable computer are on a server's first page alone. `is_left_out` says
    whether the server leaves the reader out of its ratings.
    """

    season: Season
    channel: ChannelId | None
    leaders: Leaders
    draws: tuple[HeldDraws, ...]
    is_left_out: bool


class RatingService(Service):
    """What people may see of results."""

    async def stats(self, caller: Caller, user: UserId) -> Stats:
        """Return what `user` made of their games.

        In a server these are the games played there, with their rating; elsewhere people see all of
        their own without one, and NotDone is raised for those of other people.
        """
        guild = caller.place.guild_id
        if guild is None and user != caller.person.id:
            raise NotDone(Why.OTHERS_HISTORY)
        scores = self._store.scores
        counted = await scores.counted(user, guild)
        people = [each for each in counted if each.level is None]
        versus = None
        if user != caller.person.id:
            versus = total(await scores.counted(caller.person.id, guild, user))
        return Stats(
            user,
            total(people),
            by_level(counted),
            await scores.streak(user, guild),
            {} if guild is None else await self._store.draws.longest(guild, user),
            versus,
            None if guild is None else await self._rating(guild, caller, user),
            guild is not None and user in (await self._store.settings.of(guild)).unrated,
            frozenset(
                (each.level, each.board) for each in counted if each.level and each.is_beaten
            ),
            frozenset(
                (each.level, each.board) for each in counted if each.level and each.is_helped
            ),
        )

    async def leaderboard(
        self,
        caller: Caller,
        season: Season | None,
        channel: ChannelId | None,
        departed: Departed,
        page: int = 0,
    ) -> LeaderboardPage:
        """Return a page of a season, of this one if `season` is None; the last if there are fewer.

        Nobody is on it who has left the server. Raises NotDone where there is no server.
        """
        guild = caller.place.guild_id
        if guild is None:
            raise NotDone(Why.NO_LEADERBOARD_HERE)
        season = season or Season.at(self._clock())
        await self._store.ratings.catch_up(guild)
        await self._store.ratings.list_again(guild, caller.person.id)  # They ask, so they are here.
        ranking = Ranking(guild, season, channel)
        gone: frozenset[UserId] = frozenset()
        for _ in range(MOST_LOOKS):
            leaders = await self._store.leaderboards.page(
                ranking, caller.person.id, page, MOST_LEADERS
            )
            is_first = channel is None and leaders.page == 0
            draws = await self._store.draws.of_guild(guild, gone) if is_first else ()
            people = {leader.user for leader in leaders.leaders}
            people |= {user for held in draws for user in (held.first, held.longest_by)}
            left = await departed(guild, sorted(people - {caller.person.id}))
            if not left:
                break
            gone |= left
            await self._store.ratings.unlist(guild, sorted(left))
        stayed = tuple(each for each in leaders.leaders if each.user not in gone)
        leaders = replace(leaders, leaders=stayed)
        draws = tuple(each for each in draws if not {each.first, each.longest_by} & gone)
        left_out = (await self._store.settings.of(guild)).unrated
        return LeaderboardPage(season, channel, leaders, draws, caller.person.id in left_out)

    async def seasons(self, guild: GuildId | None) -> tuple[Season, ...]:
        """Return the seasons of a server that have ratings, the latest first."""
        return () if guild is None else await self._store.leaderboards.seasons(guild)

    async def _rating(self, guild: GuildId, caller: Caller, user: UserId) -> Rating:
        season = Season.at(self._clock())
        await self._store.ratings.catch_up(guild)
        if user == caller.person.id:
            await self._store.ratings.list_again(guild, user)
        past = await self._store.leaderboards.past(guild, user, PAST_SEASONS + 1)
        points = await self._store.ratings.points(guild, season, user)
        now = next((each.leader for each in past if each.season == season), None)
        earlier = tuple(each for each in past if each.season < season)[:PAST_SEASONS]
        return Rating(season, now, points if now else (), earlier)


def read_season(text: str) -> Season:
    """Read a season as people write it: a year and a quarter, in any order and with any words.

    `2026 Q4`, `2026-4`, `4. Quartal 2026`. Raises NotDone.
    """
    numbers = sorted(re.findall(r"\d+", text), key=len)
    if [len(number) for number in numbers] != [1, 4] or not 1 <= int(numbers[0]) <= 4:
        raise NotDone(Why.UNKNOWN_SEASON, text=text)
    quarter, year = map(int, numbers)
    return Season(4 * year + quarter - 1)
