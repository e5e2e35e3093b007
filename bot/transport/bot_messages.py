"""Messages that no interaction answers with: the bot posts, edits and deletes them itself."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from cachetools import TTLCache

from bot.model import ChannelId, MessageId, UserId
from bot.transport.bodies import Body, message_body, without_emoji_in
from bot.transport.failures import INVALID_FORM_BODY, UnreadableAnswer
from bot.transport.interaction_http import ORIGINAL, InteractionHttp
from bot.transport.interaction_parser import TOKEN_LIFETIME, Token
from bot.transport.internals import request
from bot.transport.outcomes import Sent
from bot.transport.time_limits import TimeLimits
from bot.ui.components import Card
from bot.ui.playing.game_card import card_of
from bot.ui.reply import Subject

log = logging.getLogger(__name__)

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"

MOST_TOKENS = 10_000
"""How many messages' tokens are kept; beyond that the oldest go."""


class BotMessages:
    """Any method raises one of `REQUEST_ERRORS`. discord.py waits for the limit of each route."""

    def __init__(
        self,
        client: discord.Client,
        http: InteractionHttp,
        clock: Callable[[], int],
        limits: TimeLimits,
    ) -> None:
        self._client = client
        self._http = http
        lifetime = int(TOKEN_LIFETIME.total_seconds())
        self.edit_tokens = TTLCache[MessageId, Token, int](MOST_TOKENS, lifetime, clock)
        """The youngest token of each message: it edits it also where the bot is no member, and with
        a rate limit of its own."""
        self._time_limit = limits.edit.total_seconds()
        self._apart = limits.messages_apart.total_seconds()
        self._next_at = 0.0

    async def show(self, subject: Subject, card: Card | None = None) -> bool:
        """Draw the message that shows a game or a challenge: `card`, or its own.

        With the token of an interaction while one is good, else as the bot. Return False where
        nobody knows the message yet.
        """
        message = subject.message_id
        if message is None:
            return False
        content = card_of(subject) if card is None else card
        token = self.edit_tokens.get(message)
        if token is None or not await self._edit_with(token, content):
            await self.edit(subject.place.channel_id, message, content)
        return True

    async def post(
        self,
        channel: ChannelId,
        card: Card,
        *,
        pings: Sequence[UserId] = (),
        nonce: str | None = None,
    ) -> MessageId:
        """Post a message and return its id.

        Of those with the same `nonce` (at most 25 characters) Discord posts one within a few
        minutes, and answers with that.
        """
        once = {} if nonce is None else {"nonce": nonce, "enforce_nonce": True}
        body = message_body(card, pings=pings) | once
        sent = Sent(await self._send_card("POST", MESSAGES, body, channel_id=channel))
        if sent.message_id is None:
            raise UnreadableAnswer
        return sent.message_id

    async def edit(self, channel: ChannelId, message: MessageId, card: Card) -> None:
        """Replace the card of a message."""
        body = message_body(card)
        await self._send_card("PATCH", MESSAGE, body, channel_id=channel, message_id=message)

    async def delete(self, channel: ChannelId, message: MessageId) -> None:
        await self._send("DELETE", MESSAGE, None, channel_id=channel, message_id=message)

    async def _edit_with(self, token: Token, card: Card) -> bool:
        outcome = await self._http.follow(token, "PATCH", ORIGINAL, message_body(card))
        if not isinstance(outcome, Sent):
            fields = {"outcome": outcome}
            log.info("the message of an interaction was not edited: %(outcome)s", fields)
        return isinstance(outcome, Sent)

    async def _send_card(self, method: str, path: str, body: Body, **ids: Any) -> Any:
        """Send a message. Where Discord does not know one of its emoji, its name goes instead."""
        try:
            return await self._send(method, path, body, **ids)
        except discord.HTTPException as error:
            plain = without_emoji_in(body)
            if error.code != INVALID_FORM_BODY or plain == body:
                raise
        self._http.emoji.doubt()
        return await self._send(method, path, plain, **ids)

    async def _send(
        self, method: str, path: str, body: Mapping[str, Any] | None, **ids: Any
    ) -> Any:
        now = asyncio.get_running_loop().time()
        pause = max(0.0, self._next_at - now)
        self._next_at = now + pause + self._apart
        await asyncio.sleep(pause)
        async with asyncio.timeout(self._time_limit):
            return await request(self._client, method, path, json=body, **ids)
