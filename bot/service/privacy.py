"""PrivacyService: what is stored about a person, for them to have or to have removed."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO

from bot.model import Caller, ChallengeId, Deletion, GameId, UserId
from bot.model.errors import ExportRunning
from bot.service.export_file import ExportFile
from bot.store import Store

PAGE = 200
"""How many games or challenges of an export are in memory at once."""


@dataclass(frozen=True, slots=True)
class Export:
    """All that is stored about a person: JSON in UTF-8, compressed with gzip where it is large.

    `file` stands at its beginning and holds `size` bytes; who sends it closes it.
    """

    file: IO[bytes]
    size: int
    is_packed: bool


class PrivacyService:
    """Exports and removes what is stored about a person. Any method may raise StoreUnavailable.

    `clock` gives the time in UTC seconds.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._exporting: set[UserId] = set()

    async def export(self, caller: Caller) -> Export:
        """Write all that is stored about the caller. Raises ExportRunning.

        It is read page by page and written in a thread: neither the games of somebody with
        thousands stand in memory at once, nor does anybody else wait for them.
        """
        user = caller.person.id
        if user in self._exporting:
            raise ExportRunning
        self._exporting.add(user)
        export = ExportFile(user, self._clock())
        try:
            await self._write(export, user)
            return Export(*await asyncio.to_thread(export.finish))
        except BaseException:
            export.close()
            raise
        finally:
            self._exporting.discard(user)

    async def forget(self, user: UserId) -> Deletion:
        """Remove a person from everything that is stored; their live games are resigned."""
        return await self._store.people.forget(user, self._clock())

    async def _write(self, export: ExportFile, user: UserId) -> None:
        await asyncio.to_thread(export.begin, await self._store.people.personal_data(user))
        game = GameId(0)
        while games := await self._store.people.games_of(user, game, PAGE):
            await asyncio.to_thread(export.write_games, games)
            game = games[-1].id
        await asyncio.to_thread(export.begin_challenges)
        challenge = ChallengeId(0)
        while challenges := await self._store.people.challenges_of(user, challenge, PAGE):
            await asyncio.to_thread(export.write_challenges, challenges)
            challenge = challenges[-1].id
