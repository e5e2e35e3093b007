"""Posting: answers that are new messages, public or private."""

import logging
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.model import Game, MessageId
from bot.model.errors import StoreUnavailable
from bot.service import Services
from bot.transport.bodies import Body, send_card
from bot.transport.edit_tokens import EditTokens
from bot.transport.interaction import CallbackType, Interaction
from bot.transport.interaction_http import (
    ORIGINAL,
    UNKNOWN_INTERACTION,
    DiscordUnreachable,
    InteractionHttp,
)
from bot.transport.interaction_parser import EPHEMERAL
from bot.transport.publisher import Publisher
from bot.ui.components import Card
from bot.ui.playing.game_card import moved_card
from bot.ui.public_cards import card_of
from bot.ui.reply import Defer, File, Post, Subject

log = logging.getLogger(__name__)


class Posting:
    """Answers interactions with new messages. What it raises says that nobody sees the message."""

    def __init__(
        self,
        http: InteractionHttp,
        publisher: Publisher,
        edit_tokens: EditTokens,
        services: Services,
    ) -> None:
        self._http = http
        self._publisher = publisher
        self._edit_tokens = edit_tokens
        self._services = services

    async def whisper(self, interaction: Interaction, card: Card, file: File | None = None) -> None:
        """Answer, or follow up an update, with a message for the caller alone."""
        send = partial(self._send, interaction, file=file)
        await send_card(send, card, private=True, file=file)

    async def post(self, interaction: Interaction, reply: Post) -> None:
        """Answer with a message for everyone; the one that showed the game before points to it."""
        content = reply.content
        if isinstance(content, list):
            await self._post_card(interaction, content, reply)
            return
        message = await self._post_card(interaction, card_of(content), reply)
        old = await self.note(interaction, content, message)
        if isinstance(content, Game) and old is not None and old != message:
            self._publisher.soon(self._leave(old, content, message))

    async def note(
        self, interaction: Interaction, subject: Subject, message: MessageId
    ) -> MessageId | None:
        """Note which message shows a game or a challenge; return the one that showed a game before.

        Where the store fails, the next click notes it.
        """
        if interaction.deferred is not Defer.UPDATE:  # Then its token edits the clicked message.
            self._edit_tokens.put(message, interaction.token)
        try:
            if isinstance(subject, Game):
                before, is_current = await self._services.games.shown(subject, message)
            else:
                before, is_current = None, await self._services.challenges.shown(subject, message)
            if not is_current:
                self._publisher.soon(self._catch_up(subject))
            return before
        except StoreUnavailable as error:
            log.error("the store failed to note a message: %(error)s", {"error": error})
        return None

    async def _post_card(self, interaction: Interaction, card: Card, reply: Post) -> MessageId:
        """Answer with a new message; where it is too late for that, post it all the same.

        What shows a file is not, since Discord takes no card whose file is missing.
        """
        try:
            send = partial(self._send, interaction, file=reply.file, with_response=True)
            sent = await send_card(send, card, pings=reply.pings, file=reply.file)
            return MessageId(int(sent["id"]))
        except DiscordUnreachable as error:
            if error.may_be_done and interaction.deferred is not Defer.UPDATE:
                try:
                    sent = await self._http.original(interaction.token)
                    return MessageId(int(sent["id"]))
                except discord.NotFound:
                    pass  # It never arrived.
        except discord.HTTPException as error:
            if error.code != UNKNOWN_INTERACTION:
                raise
        channel = interaction.request.channel_id
        message = await self._publisher.post(channel, card, pings=reply.pings)
        if message is None:
            raise DiscordUnreachable(may_be_done=False)
        return message

    async def _catch_up(self, posted: Subject) -> None:
        """Draw what changed before its message was noted, such as when its time ran out."""
        if isinstance(posted, Game):
            self._publisher.refresh(await self._services.games.game(posted.id))
        else:
            self._publisher.refresh(await self._services.challenges.challenge(posted.id))

    async def _leave(self, old: MessageId, posted: Game, message: MessageId) -> None:
        """Let the old message point to the new one, which shows what was played meanwhile."""
        await self._publisher.edit(
            replace(posted, message_id=old), moved_card(replace(posted, message_id=message))
        )

    async def _send(
        self,
        interaction: Interaction,
        data: Body,
        file: File | None = None,
        *,
        with_response: bool = False,
    ) -> Any:
        """Send a message, in the place of what was deferred or behind it."""
        http, token = self._http, interaction.token
        if interaction.deferred is None:
            return await http.respond(
                interaction,
                CallbackType.MESSAGE,
                data,
                file=file,
                with_response=with_response,
                is_last=not with_response,
            )
        private = bool(data["flags"] & EPHEMERAL)
        if interaction.deferred is (Defer.PRIVATE if private else Defer.PUBLIC):
            edit = {**data, "flags": data["flags"] & ~EPHEMERAL}  # The deferral fixed who sees it.
            return await http.follow("PATCH", token, ORIGINAL, edit, file)
        if interaction.deferred is not Defer.UPDATE:
            await http.follow("DELETE", token, ORIGINAL)
        return await http.follow("POST", token, "", data, file)
