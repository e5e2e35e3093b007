"""PrivacyService: what is stored about a person, for them to have or to have removed."""

import asyncio
import gzip
from dataclasses import dataclass

import orjson

from bot.model import Caller, ChallengeId, GameId, UserId
from bot.model.errors import NotDone, Why
from bot.service.core import Core, Service
from bot.service.export_file import Document, challenge_document, game_document, head_document
from bot.store import Deletion

EXPORT_PAGE = 200
"""How many games or challenges of an export are read at once."""

LARGEST_PLAIN = 8 * 2**20
"""Bytes of the largest export that stays uncompressed: Discord takes ten mebibytes."""


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

        It is read page by page, so that thousands of games do not block the event loop.
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
        people, games, challenges = self._store.people, list[Document](), list[Document]()
        game, challenge = GameId(0), ChallengeId(0)
        while page := await people.games_of(user, game, EXPORT_PAGE):
            games += [game_document(each, user) for each in page]
            game = page[-1].id
        while offers := await people.challenges_of(user, challenge, EXPORT_PAGE):
            challenges += [challenge_document(each, user) for each in offers]
            challenge = offers[-1].id
        head = head_document(user, await people.personal_data(user), self._clock())
        return await asyncio.to_thread(written, {**head, "games": games, "challenges": challenges})


def written(document: Document) -> Export:
    """Write a document, compressed if it is large. It blocks: call it in a thread."""
    plain = orjson.dumps(document, option=orjson.OPT_INDENT_2)
    is_packed = len(plain) > LARGEST_PLAIN
    return Export(gzip.compress(plain) if is_packed else plain, is_packed)
