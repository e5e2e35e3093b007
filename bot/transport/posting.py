"""Posting: a message for everybody in a channel, noted with the game or challenge it shows."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

from bot.model import Challenge, Game, MessageId
from bot.model.errors import NotDone, StoreUnavailable, Why
from bot.service import Services
from bot.transport.bot_messages import BotMessages
from bot.transport.failures import (
    INVALID_FORM_BODY,
    REQUEST_ERRORS,
    UNKNOWN_INTERACTION,
    failure_reason,
)
from bot.transport.interaction import Interaction
from bot.transport.interaction_http import ORIGINAL
from bot.transport.outcomes import Lost, NotAnswered, Refused, Sent
from bot.transport.private_answers import PrivateAnswers
from bot.transport.publisher import Publisher
from bot.transport.time_limits import TimeLimits
from bot.ui.components import Card, sentence
from bot.ui.playing.game_card import card_of
from bot.ui.reply import Post, Subject

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Posting:
    """Posts what interactions ask for."""

    services: Services
    publisher: Publisher
    messages: BotMessages
    private: PrivateAnswers
    limits: TimeLimits

    async def post(self, interaction: Interaction, reply: Post) -> None:
        """Post a message; the one that showed the game before points to it."""
        if reply.closing is not None:
            interaction.log_failure(await interaction.replace(reply.closing))
            # Discord shows the post as an answer to that message: it stays.
            self.private.forget_all(interaction.request.user_id, interaction.request.channel_id)
        content = reply.content
        if isinstance(content, list):
            needs_id = interaction.request.may_be_kept_private
            await self._posted(interaction, content, reply, needs_id=needs_id)
            return
        message = await self._posted(interaction, card_of(content), reply, needs_id=True)
        if isinstance(content, Game):
            self.private.redrawn(content)
        if message is None:
            return  # The next click notes it.
        old = await self.note(interaction, content, message)
        if isinstance(content, Game) and old is not None and old != message:
            self.publisher.leave(content, old)

    async def _posted(
        self, interaction: Interaction, card: Card, reply: Post, *, needs_id: bool
    ) -> MessageId | None:
        """Post a card; where it is too late for that, as the bot.

        Returns the id of its message, None if Discord did not say it. What shows a file is not
        posted as the bot, since Discord takes no card whose file is missing.
        """
        outcome = await interaction.show(card, reply.file, pings=reply.pings, needs_id=needs_id)
        is_unsure = isinstance(outcome, Lost) and outcome.may_be_done
        has_no_id = isinstance(outcome, Sent) and outcome.message_id is None
        if interaction.shown_path == ORIGINAL and (is_unsure or (needs_id and has_no_id)):
            found = await interaction.http.original(interaction.token)
            outcome = found if isinstance(found, Sent) else outcome
        if isinstance(outcome, Sent):
            if outcome.is_private:
                await self._check_seen(interaction, reply)
            return outcome.message_id
        if isinstance(outcome, Refused) and outcome.code == INVALID_FORM_BODY:
            raise NotAnswered(outcome)  # From the bot it would be refused, too.
        channel = interaction.request.channel_id
        message = await self._as_bot(self.messages.post(channel, card, pings=reply.pings))
        if message is None:
            raise NotAnswered(outcome)
        interaction.log_failure(outcome)
        if isinstance(outcome, Refused) and outcome.code != UNKNOWN_INTERACTION:
            done = sentence(interaction.request.words("posted-otherwise"))
            interaction.log_failure(await interaction.show(done, private=True))
        interaction.shown_path = None
        return message

    async def _check_seen(self, interaction: Interaction, reply: Post) -> None:
        """Take back what others are to see and Discord showed to the caller alone.

        A game against the computer can be played so. Raises NotDone.
        """
        match reply.content:
            case Game() as game if len(game.people) == 1:
                return
            case Game() as game if game.is_watched:
                await self.services.games.stop_unseen(game, interaction.request.caller)
            case Game() as game:
                self.publisher.refresh(game)
            case Challenge() as challenge:
                await self.services.store.challenges.remove(challenge.id)
        interaction.log_failure(await interaction.delete_shown())
        raise NotDone(Why.KEPT_PRIVATE)

    async def note(
        self, interaction: Interaction, subject: Subject, message: MessageId
    ) -> MessageId | None:
        """Note which message shows a game or a challenge; return the one that showed a game before.

        Where the store fails, the next click notes it.
        """
        if interaction.shown_path == ORIGINAL:  # Else its token edits another message.
            self.messages.edit_tokens[message] = interaction.token
        try:
            if isinstance(subject, Game):
                before, is_current = await self.services.store.games.note_message(subject, message)
            else:
                before = None
                is_current = await self.services.store.challenges.note_message(subject.id, message)
        except StoreUnavailable as error:
            log.error("the store failed to note a message: %(error)s", {"error": error})
            return None
        if not is_current:
            self.publisher.refresh(subject)  # It changed before its message was noted.
        return before

    async def show_as_bot(self, game: Game) -> bool:
        """Redraw a board that was not clicked; return whether that could be done."""
        return bool(await self._as_bot(self.messages.show(game)))

    async def _as_bot(self, sending: Awaitable[T]) -> T | None:
        """Send something as the bot, but do not wait for all the time that a rate limit asks for.

        Returns None if Discord did not take it, or not in time.
        """
        try:
            async with asyncio.timeout(self.limits.follow.total_seconds()):
                return await sending
        except REQUEST_ERRORS as error:  # TimeoutError is an OSError.
            log.info("a card was not sent as the bot: %(error)s", {"error": failure_reason(error)})
            return None
