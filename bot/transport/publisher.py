"""The publisher: messages that no interaction answers with: cards that change by themselves,
deadlines and reminders."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from datetime import timedelta
from typing import Any

import aiohttp
import discord

from bot.model import ChallengeId, ChannelId, Game, GameId, MessageId, UserId
from bot.model.errors import StoreUnavailable
from bot.transport.bodies import message_body, send_card
from bot.transport.edit_tokens import EditTokens
from bot.transport.interaction_http import ORIGINAL, InteractionHttp, Sent
from bot.transport.interaction_parser import Token
from bot.transport.internals import request
from bot.transport.new_boards import NewBoards
from bot.transport.tasks import finish
from bot.transport.time_limits import TimeLimits
from bot.ui.components import Card
from bot.ui.public_cards import card_of
from bot.ui.reply import Subject

log = logging.getLogger(__name__)

Key = tuple[type[Subject], GameId | ChallengeId]


class Publisher:
    """Posts and edits messages of ours without an interaction.

    Each card has one edit at a time, always with what came last: where Discord slows a channel
    down, moves in between are left out and other games go on.
    """

    def __init__(
        self,
        client: discord.Client,
        http: InteractionHttp,
        edit_tokens: EditTokens,
        new_boards: NewBoards,
        limits: TimeLimits,
    ) -> None:
        self._client = client
        self._http = http
        self._edit_tokens = edit_tokens
        self._new_boards = new_boards
        self._limits = limits
        self._pending: dict[Key, Subject] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._editing: set[Key] = set()

    def refresh(self, subject: Subject) -> None:
        """Bring the message that shows a game or a challenge up to date soon."""
        key = type(subject), subject.id
        self._pending[key] = subject
        if key not in self._editing:
            self._editing.add(key)
            self.soon(self._edit_pending(key))

    def soon(self, sending: Coroutine[Any, Any, object]) -> None:
        """Send something without holding up anybody; `close` waits for it."""
        task = asyncio.create_task(_logged(sending))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, within: timedelta) -> None:
        """Finish what is being sent, and leave the rest undone: the next press shows it."""
        while self._tasks:  # What is sent may call for more.
            await finish(self._tasks, within)

    async def edit(self, subject: Subject, card: Card | None = None) -> bool:
        """Draw the message that shows a game or challenge anew; return whether that worked.

        It does not where the message or the channel is gone, or where the bot is no member: never
        an error of the game, which stays in the store.
        """
        message = subject.message_id
        if message is None and isinstance(subject, Game):
            message = await self._new_boards.find(subject)
        if message is None:
            return False
        content = card_of(subject) if card is None else card
        token = self._edit_tokens.get(message)
        if token is not None and await self._edit_with(token, content):
            return True
        return await self.edit_in(subject.place.channel_id, message, content)

    async def post(
        self, channel: ChannelId, card: Card, *, pings: Sequence[UserId] = ()
    ) -> MessageId | None:
        """Post a message and return its id, None if that cannot be done."""
        sent = await self._request(
            "POST", "/channels/{channel_id}/messages", card, pings=pings, channel_id=channel
        )
        return None if sent is None else MessageId(int(sent["id"]))

    async def edit_in(self, channel: ChannelId, message: MessageId, card: Card) -> bool:
        """Replace the card of a message as the bot; return whether that worked."""
        path = "/channels/{channel_id}/messages/{message_id}"
        edited = await self._request("PATCH", path, card, channel_id=channel, message_id=message)
        return edited is not None

    async def delete(self, channel: ChannelId, message: MessageId) -> None:
        """Delete a message of ours; it may be gone already."""
        path = "/channels/{channel_id}/messages/{message_id}"
        await self._request("DELETE", path, None, channel_id=channel, message_id=message)

    async def _edit_pending(self, key: Key) -> None:
        try:
            while (subject := self._pending.pop(key, None)) is not None:
                await self.edit(subject)
        finally:
            self._editing.discard(key)

    async def _edit_with(self, token: Token, card: Card) -> bool:
        outcome = await self._http.follow("PATCH", token, ORIGINAL, message_body(card))
        if not isinstance(outcome, Sent):
            fields = {"outcome": outcome}
            log.info("the message of an interaction was not edited: %(outcome)s", fields)
        return isinstance(outcome, Sent)

    async def _request(
        self,
        method: str,
        path: str,
        card: Card | None,
        *,
        pings: Sequence[UserId] = (),
        **parameters: Any,
    ) -> Any:
        async def send(body: dict[str, Any] | None) -> Any:
            return await request(self._client, method, path, json=body, **parameters)

        try:
            async with asyncio.timeout(self._limits.edit.total_seconds()):
                return await (send(None) if card is None else send_card(send, card, pings=pings))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            fields = {"method": method, "path": path.format(**parameters), "error": repr(error)}
            log.info("%(method)s %(path)s could not be done: %(error)s", fields)
            return None


async def _logged(sending: Coroutine[Any, Any, object]) -> None:
    try:
        await sending
    except StoreUnavailable as error:  # The store logs its failure; the next press shows the card.
        log.info("a message was not sent: %(error)s", {"error": error})
    except Exception:
        log.exception("a message was not sent")
