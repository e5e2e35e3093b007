"""Puzzle posts: each day one message in every channel that wants the puzzle of the day."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.model import GuildId
from bot.model.errors import StoreUnavailable
from bot.model.puzzle import PostedPuzzle, PuzzleChannel
from bot.service import PuzzlePostService
from bot.transport.messages import UNSENT, Messages, is_refusal
from bot.ui.puzzle.daily_card import answered_card, question_card
from bot.ui.text.texts import texts

log = logging.getLogger(__name__)

PAUSE = timedelta(seconds=30)
"""How often channels that wait are looked for: a day begins that late at most."""


class PuzzlePosts:
    """Posts the puzzle of the day, and edits yesterday's message. `locale_of` asks Discord for the
    language of a server."""

    def __init__(
        self,
        posts: PuzzlePostService,
        messages: Messages,
        locale_of: Callable[[GuildId], Awaitable[str]],
        is_time_known: Callable[[], bool],
    ) -> None:
        self._posts = posts
        self._messages = messages
        self._locale_of = locale_of
        self._is_time_known = is_time_known

    async def run(self) -> None:
        """Post until cancelled."""
        while True:
            try:
                while self._is_time_known() and (waiting := await self._posts.take()):
                    for channel in waiting:
                        await self._serve(channel)
            except StoreUnavailable as error:
                log.error("puzzles wait: the store failed: %(error)s", {"error": error})
            await asyncio.sleep(PAUSE.total_seconds())

    async def _serve(self, channel: PuzzleChannel) -> None:
        """Bring one channel up to date; what fails concerns it alone, and is tried again."""
        try:
            if channel.posted is not None:
                await self._answer(channel, channel.posted)
            await self._ask(channel)
        except UNSENT as error:
            fields = {"guild": channel.guild_id, "error": repr(error)}
            log.info("server %(guild)d gets its puzzle later: %(error)s", fields)

    async def _answer(self, channel: PuzzleChannel, posted: PostedPuzzle) -> None:
        answered = await self._posts.answer(channel, posted)
        if answered is None:
            return
        words = texts().in_locale(await self._locale(channel, answered.question.locale))
        try:
            card = answered_card(answered, words)
            await self._messages.edit(posted.channel_id, posted.message_id, card)
        except UNSENT as error:
            if not is_refusal(error):
                raise
            _log_refusal(channel, error)
        await self._posts.note_answered(channel, posted)

    async def _ask(self, channel: PuzzleChannel) -> None:
        question = await self._posts.question(channel)
        words = texts().in_locale(await self._locale(channel, question.locale))
        message = None
        try:
            # A process that was killed after it had posted leaves no trace but this.
            nonce = f"pz{question.task.key.number}-{channel.channel_id}"[-25:]
            card = question_card(question, words)
            message = await self._messages.post(channel.channel_id, card, nonce=nonce)
        except UNSENT as error:
            if not is_refusal(error):
                raise
            _log_refusal(channel, error)
        await self._posts.note_posted(channel, question, message)

    async def _locale(self, channel: PuzzleChannel, chosen: str | None) -> str:
        return chosen or await self._locale_of(channel.guild_id)


def _log_refusal(channel: PuzzleChannel, error: Exception) -> None:
    fields = {"guild": channel.guild_id, "channel": channel.channel_id, "error": repr(error)}
    log.warning("server %(guild)d gets no puzzle in channel %(channel)d today: %(error)s", fields)
