"""Answering: a reply reaches the person who asked, once, in time, and its message is noted."""

import logging
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import discord

from bot.model import Game, MessageId
from bot.model.errors import StoreUnavailable
from bot.service import Services
from bot.transport.bodies import Body, body, with_plain_emoji
from bot.transport.edit_tokens import EditTokens
from bot.transport.interaction_http import (
    INVALID_FORM_BODY,
    ORIGINAL,
    UNKNOWN_INTERACTION,
    DiscordUnreachable,
    InteractionHttp,
)
from bot.transport.interaction_parser import EPHEMERAL, Token
from bot.transport.publisher import Publisher
from bot.ui.cards import card_of
from bot.ui.cards.components import Card
from bot.ui.cards.components import file as attachment
from bot.ui.cards.game import moved_card
from bot.ui.reply import Choices, Defer, File, OpenForm, Post, Reply, Subject, Update, Whisper
from bot.ui.request import Request
from bot.ui.text.texts import texts

log = logging.getLogger(__name__)

MOST_CHOICES = 25
"""How many completions Discord shows."""

Unanswered = (discord.HTTPException, DiscordUnreachable)
"""What says that Discord did not take an answer."""


class CallbackType(IntEnum):
    """How an interaction is answered, as Discord numbers it."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


@dataclass(slots=True)
class Interaction:
    """A request that is being answered: by `token`, and what stands in the answer's place."""

    request: Request
    token: Token
    deferred: Defer | None = None
    has_interim_card: bool = False


class Answering:
    """Sends replies to interactions. What it raises says that nobody saw the reply."""

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

    async def defer(self, interaction: Interaction, defer: Defer) -> None:
        """Say that the reply takes a while. Raises like `answer`."""
        kind = CallbackType.DEFERRED_MESSAGE
        if defer is Defer.UPDATE:
            kind = CallbackType.DEFERRED_UPDATE
        data = {"flags": EPHEMERAL} if defer is Defer.PRIVATE else {}
        await self._http.answer(interaction.token, {"type": kind, "data": data})
        interaction.deferred = defer

    async def update_meanwhile(self, interaction: Interaction, card: Card) -> None:
        """Show a card on the clicked message until the reply replaces it. Raises like `answer`."""
        await self._update_card(interaction, card)
        interaction.deferred = Defer.UPDATE
        interaction.has_interim_card = True

    async def restore(self, interaction: Interaction) -> None:
        """Show the clicked message as it was before `update_meanwhile`. Raises like `answer`."""
        assert interaction.request.message is not None
        before = {"components": interaction.request.message.components}
        await self._http.follow("PATCH", interaction.token, ORIGINAL, before)

    async def answer(self, interaction: Interaction, reply: Reply) -> None:
        """Send a reply.

        Raises discord.HTTPException, DiscordUnreachable or AnsweredElsewhere if nobody sees it,
        and what its `on_refused` raises.
        """
        match reply:
            case Choices(choices=choices):
                shown = [{"name": label, "value": value} for label, value in choices]
                data = {"choices": shown[:MOST_CHOICES]}
                await self._callback(interaction, CallbackType.CHOICES, data)
            case OpenForm(form=form):
                await self._callback(interaction, CallbackType.FORM, form)
            case Whisper(content=card, file=file):
                await self._whisper(interaction, card, file)
            case Post():
                await self._post(interaction, reply)
            case Update():
                await self._update(interaction, reply)
        if isinstance(reply, Post | Update | Whisper):
            for subject in reply.refresh:
                self._publisher.refresh(subject)

    # A new message

    async def _whisper(self, interaction: Interaction, card: Card, file: File | None) -> None:
        content = card if file is None else [*card, attachment(file.name)]
        message = body(content, private=True)
        if file is not None:
            message["attachments"] = [{"id": "0", "filename": file.name}]
        await with_plain_emoji(lambda body: self._send(interaction, body, file), message)

    async def _post(self, interaction: Interaction, reply: Post) -> None:
        content = reply.content
        if isinstance(content, list):
            await self._post_card(interaction, content, reply)
            return
        message = await self._post_card(interaction, card_of(content), reply)
        old = await self._note(interaction, content, message)
        if isinstance(content, Game) and old is not None and old != message:
            self._publisher.soon(self._leave(old, content, message))

    async def _post_card(self, interaction: Interaction, card: Card, reply: Post) -> MessageId:
        """Answer with a new message; where it is too late for that, post it all the same."""
        try:
            sent = await with_plain_emoji(
                lambda body: self._send(interaction, body, with_response=True),
                body(card, pings=reply.pings),
            )
            return MessageId(int(sent["id"]))
        except DiscordUnreachable as error:
            if error.may_be_done:
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

    async def _leave(self, old: MessageId, posted: Game, message: MessageId) -> None:
        """Let the old message point to the new one, which shows what was played meanwhile."""
        await self._publisher.edit(replace(posted, message_id=old), _moved_card(posted, message))
        now = await self._services.games.game(posted.id)
        if (now.ply, now.ending) != (posted.ply, posted.ending):
            self._publisher.refresh(now)

    # The message that was clicked

    async def _update(self, interaction: Interaction, reply: Update) -> None:
        match reply.content:
            case Game() as game:
                if not await self._update_game(interaction, game, instead=reply.then):
                    return
            case list() as card if reply.on_refused is not None:
                try:
                    await self._update_card(interaction, card, exactly=True)
                except discord.HTTPException as error:
                    if error.code != INVALID_FORM_BODY:
                        raise
                    await self.answer(interaction, await reply.on_refused())
            case list() as card:
                await self._update_card(interaction, card)
            case challenge:
                try:
                    await self._update_card(interaction, card_of(challenge))
                except Unanswered:
                    if not await self._publisher.edit(challenge):
                        await self._whisper(interaction, card_of(challenge), None)
        if reply.then is not None:
            await self._follow_up(interaction, reply.then)

    async def _follow_up(self, interaction: Interaction, card: Card) -> None:
        async def send(data: Body) -> None:
            await self._http.follow("POST", interaction.token, "", data)

        try:
            await with_plain_emoji(send, body(card, private=True))
        except Unanswered as error:
            fields = {"interaction": interaction.token.interaction_id, "error": error}
            log.info("interaction %(interaction)d got no reason: %(error)s", fields)

    async def _update_game(
        self, interaction: Interaction, game: Game, instead: Card | None
    ) -> bool:
        """Redraw a board. Where its message is gone, post it anew, or whisper `instead`.

        Returns whether a message after it is still due.
        """
        request = interaction.request
        if request.message is None or not request.is_on(game):
            # An old copy, which could not be edited when the board moved; or a forged click.
            await self._update_card(interaction, _moved_card(game, game.message_id))
            self._publisher.refresh(game)
            return True
        message = request.message.id
        try:
            await self._update_card(interaction, card_of(game), is_known=True)
            self._edit_tokens.put(message, interaction.token)
        except Unanswered as error:
            fields = {"interaction": interaction.token.interaction_id, "game": game.id}
            log.info(
                "interaction %(interaction)d could not redraw game %(game)d: %(error)s",
                {**fields, "error": error},
            )
            if not await self._publisher.edit(replace(game, message_id=message)):
                # The message is gone. The interaction may still be answered with another.
                if instead is not None:
                    await self._whisper(interaction, instead, None)
                    return False
                await self._post(interaction, Post(game))
                return True
        if message != game.message_id:
            await self._note(interaction, game, message)
        return True

    async def _update_card(
        self, interaction: Interaction, card: Card, *, exactly: bool = False, is_known: bool = False
    ) -> None:
        """Replace the clicked message; in private where the click on it was forged."""
        message = interaction.request.message
        is_private = message is not None and message.is_private
        if not (is_known or is_private) and interaction.request.is_forged:
            await self._whisper(interaction, card, None)
            return

        async def send(data: Body) -> None:
            if interaction.deferred is None:
                await self._callback(interaction, CallbackType.UPDATE, data)
            elif interaction.deferred is Defer.UPDATE:
                await self._http.follow("PATCH", interaction.token, ORIGINAL, data)

        await (send(body(card)) if exactly else with_plain_emoji(send, body(card)))

    # Both

    async def _send(
        self,
        interaction: Interaction,
        data: Body,
        file: File | None = None,
        *,
        with_response: bool = False,
    ) -> Any:
        """Answer with a message, in the place of what was deferred or behind it."""
        http, token = self._http, interaction.token
        if interaction.deferred is None:
            callback = {"type": CallbackType.MESSAGE, "data": data}
            return await http.answer(token, callback, file=file, with_response=with_response)
        private = bool(data["flags"] & EPHEMERAL)
        if interaction.deferred is (Defer.PRIVATE if private else Defer.PUBLIC):
            edit = {**data, "flags": data["flags"] & ~EPHEMERAL}  # The deferral fixed who sees it.
            return await http.follow("PATCH", token, ORIGINAL, edit, file)
        if interaction.deferred is not Defer.UPDATE:
            await http.follow("DELETE", token, ORIGINAL)
        return await http.follow("POST", token, "", data, file)

    async def _callback(self, interaction: Interaction, kind: CallbackType, data: Any) -> None:
        await self._http.answer(interaction.token, {"type": kind, "data": data})

    async def _note(
        self, interaction: Interaction, subject: Subject, message: MessageId
    ) -> MessageId | None:
        """Note which message shows a game or a challenge; return the one that showed a game before.

        Where the store fails, the next press will tell.
        """
        self._edit_tokens.put(message, interaction.token)
        try:
            if isinstance(subject, Game):
                return await self._services.games.shown(subject, message)
            await self._services.challenges.shown(subject, message)
        except StoreUnavailable as error:
            log.error("the store failed to note a message: %(error)s", {"error": error})
        return None


def _moved_card(game: Game, message: MessageId | None) -> Card:
    words = texts().in_locale(game.place.locale)
    return moved_card(replace(game, message_id=message), words)
