"""The outbox loop: sends what nobody asked for from the outbox, and nothing twice at a time."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from datetime import timedelta
from hashlib import blake2b
from typing import Any

import discord

from bot.model import Game, MessageId
from bot.model.errors import StoreUnavailable
from bot.service import (
    DailyPuzzle,
    Notice,
    OldMessage,
    OutboxService,
    Outgoing,
    Purpose,
)
from bot.transport.bot_messages import BotMessages
from bot.transport.failures import REQUEST_ERRORS, failure_reason, is_closed_thread, is_final
from bot.transport.retrying import LONGEST_PAUSE
from bot.transport.tasks import finish
from bot.ui.notice_cards import notice_card
from bot.ui.playing.game_card import moved_card
from bot.ui.puzzle.daily_card import daily_card
from bot.ui.reply import Subject
from bot.ui.text.texts import texts

log = logging.getLogger(__name__)

LONGEST_CLOSED_PAUSE = timedelta(days=1)
"""How long what a closed thread refused waits for the next try at most."""

MOST_CLOSED_TRIES = 40
"""How often a closed thread is tried, which takes four weeks: a press on what it shows brings that
up to date as well."""

NONCE_BYTES = 12
"""Discord takes nonces of 25 characters, and ids grow."""


class OutboxLoop:
    """Takes from the outbox what is due, and sends it.

    What Discord did not take is tried again after a pause, which grows, also after a restart or by
    another process.
    """

    def __init__(self, messages: BotMessages, outbox: OutboxService) -> None:
        self._messages = messages
        self._outbox = outbox
        self._sending: set[Outgoing] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._woken = asyncio.Event()

    def refresh(self, subject: Subject) -> None:
        """Bring the message that shows a game or a challenge up to date soon."""
        self._put(self._outbox.refresh(subject))

    def leave(self, game: Game, old: MessageId) -> None:
        """Let an old message of a game point to the new one soon."""
        self._put(self._outbox.leave(game, old))

    def wake(self) -> None:
        """Look into the outbox."""
        self._woken.set()

    async def run(self) -> None:
        """Send what is in the outbox until cancelled."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                await self._send_due()
            except StoreUnavailable as error:
                log.error("messages wait: the store failed: %(error)s", {"error": error})
            except Exception:
                log.exception("messages wait")

    async def close(self, within: timedelta) -> None:
        """Finish what is being sent; what takes longer is sent after the next start."""
        await finish(self._tasks, within)
        for outgoing in self._sending:
            try:
                await self._outbox.give_back(outgoing)
            except StoreUnavailable:
                return  # It is taken again when nobody can be sending it any more.

    async def _send_due(self) -> None:
        while taken := await self._outbox.take(tuple(self._sending)):
            self._sending.update(taken)
            for outgoing in taken:
                self._start(self._send(outgoing))

    async def _send(self, outgoing: Outgoing) -> None:
        try:
            await self._try(outgoing)
        except StoreUnavailable as error:  # It is taken again once nobody can be sending it.
            log.error("the store failed to note a message: %(error)s", {"error": error})
        self._sending.discard(outgoing)
        self.wake()

    async def _try(self, outgoing: Outgoing) -> None:
        """Send something, and forget it if Discord took it, or refused it for good."""
        fields = {"kind": outgoing.purpose, "subject": outgoing.subject_id}
        try:
            await self._show(outgoing)
        except REQUEST_ERRORS as error:
            fields["error"] = failure_reason(error)
            is_closed = is_closed_thread(error)
            # A day's puzzle waits until the bot may post it, or the day is over.
            waits = outgoing.purpose is Purpose.PUZZLE and isinstance(error, discord.Forbidden)
            is_given_up = is_closed and outgoing.tries >= MOST_CLOSED_TRIES
            if waits or not (is_final(error) or is_given_up):
                log.warning("%(kind)s %(subject)d is tried again later: %(error)s", fields)
                longest = LONGEST_CLOSED_PAUSE if is_closed else LONGEST_PAUSE
                await self._outbox.postpone(outgoing, longest)
                return
            log.info("%(kind)s %(subject)d is given up: %(error)s", fields)
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("%(kind)s %(subject)d failed, and is tried again later", fields)
            await self._outbox.postpone(outgoing, LONGEST_PAUSE)
            return
        await self._outbox.done(outgoing)

    async def _show(self, outgoing: Outgoing) -> None:
        match await self._outbox.content(outgoing):
            case None:
                pass
            case Notice() as notice:
                place, until = notice.game.place, notice.until
                card = notice_card(notice, texts().in_locale(place.locale))
                pings = [notice.person.id] if notice.pings else []
                # Discord may have taken it before, and the response was lost.
                nonce = nonce_of(outgoing, until)
                message = await self._messages.post(
                    place.channel_id, card, pings=pings, nonce=nonce
                )
                await self._outbox.posted(notice, message)
            case DailyPuzzle() as puzzle:
                card = daily_card(puzzle, texts().in_locale(puzzle.locale))
                channel = outgoing.channel_id
                if outgoing.message_id is not None:
                    await self._messages.edit(channel, outgoing.message_id, card)
                    return
                nonce = nonce_of(outgoing, puzzle.task.key.number)
                message = await self._messages.post(channel, card, nonce=nonce)
                await self._outbox.daily_puzzles.posted(outgoing, message)
            case OldMessage(Purpose.COPY, game, message):
                await self._messages.show(replace(game, message_id=message), moved_card(game))
            case OldMessage(_, game, message):
                await self._messages.delete(game.place.channel_id, message)
            case subject:
                await self._messages.show(subject)

    def _put(self, putting: Coroutine[Any, Any, None]) -> None:
        async def put() -> None:
            try:
                await putting
            except StoreUnavailable as error:  # The next press shows the card.
                log.error("a message is not sent: the store failed: %(error)s", {"error": error})
            else:
                self.wake()

        self._start(put())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def nonce_of(outgoing: Outgoing, occasion: int) -> str:
    """Return what two posts of the same message share: with the last ply, or the day."""
    name = f"{outgoing.purpose} {outgoing.subject_id} {occasion}"
    return blake2b(name.encode(), digest_size=NONCE_BYTES).hexdigest()
