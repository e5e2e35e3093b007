"""PrivacyService: what is stored about a person, for them to have or to have removed."""

import asyncio
from dataclasses import dataclass

from bot.model import Caller, ChallengeId, GameId, UserId
from bot.model.errors import NotDone, Why
from bot.service.core import Core, Service
from bot.service.export_file import ExportWriter, challenge_document, game_document, head_document
from bot.store import Deletion

EXPORT_PAGE = 200
"""How many games or challenges of an export are in memory at once."""


@dataclass(frozen=True, slots=True)
class Export:
    """All that is stored about a person: JSON in UTF-8, compressed with gzip if `is_packed`."""

    content: bytes
    is_packed: bool


class PrivacyService(Service):
    """Exports and removes what is stored about a person."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        self._exporting: set[UserId] = set()

    async def export(self, caller: Caller) -> Export:
        """Write all that is stored about the caller. Raises NotDone while one is being written.

        It is read page by page and written in a thread, so that thousands of games neither fill
        the memory nor block the event loop.
        """
        user = caller.person.id
        if user in self._exporting:
            raise NotDone(Why.EXPORT_RUNNING)
        self._exporting.add(user)
        try:
            return await self._export(user)
        finally:
            self._exporting.discard(user)

    async def forget(self, user: UserId) -> Deletion:
        """Remove a person from everything that is stored; their live games are resigned."""
        return await self._store.people.forget(user, self._clock())

    async def _export(self, user: UserId) -> Export:
        people, now = self._store.people, self._clock()
        writer = ExportWriter(head_document(user, await people.personal_data(user), now), now)
        writer.add("games", ())
        game = GameId(0)
        while games := await people.games_of(user, game, EXPORT_PAGE):
            documents = (game_document(each, user) for each in games)
            await asyncio.to_thread(writer.add, "games", documents)
            game = games[-1].id
        writer.add("challenges", ())
        challenge = ChallengeId(0)
        while challenges := await people.challenges_of(user, challenge, EXPORT_PAGE):
            offers = (challenge_document(each, user) for each in challenges)
            await asyncio.to_thread(writer.add, "challenges", offers)
            challenge = challenges[-1].id
        return Export(*await asyncio.to_thread(writer.finish))
