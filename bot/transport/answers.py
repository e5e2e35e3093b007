"""Answers: what each reply does, so that it reaches the person who asked, once and in time."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

from bot.model import NO_GAME, Challenge, Game, GameId, MessageId
from bot.model.errors import NotDone, StoreUnavailable, Why
from bot.service import Services
from bot.transport.bot_messages import BotMessages
from bot.transport.failures import (
    INVALID_FORM_BODY,
    REQUEST_ERRORS,
    UNKNOWN_INTERACTION,
    failure_reason,
)
from bot.transport.interaction import (
    WAITING_APART,
    CallbackType,
    Interaction,
    Stage,
)
from bot.transport.interaction_http import ORIGINAL
from bot.transport.outbox_loop import OutboxLoop
from bot.transport.outcomes import Lost, NotAnswered, Outcome, Refused, Sent, check_sent
from bot.transport.private_answers import AnswerKey, PrivateAnswers
from bot.transport.time_limits import TimeLimits
from bot.ui.components import Card, sentence
from bot.ui.playing.game_card import card_of, game_card, moved_card
from bot.ui.reply import (
    Choices,
    Defer,
    Dismiss,
    File,
    OpenForm,
    Post,
    Reply,
    Subject,
    Update,
    Whisper,
)
from bot.ui.starting.challenging import challenge_card

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_CHOICES = 25
"""How many completions Discord shows."""


@dataclass(frozen=True, slots=True)
class Answers:
    """Sends replies. Any method raises NotAnswered."""

    services: Services
    outbox: OutboxLoop
    messages: BotMessages
    private: PrivateAnswers
    limits: TimeLimits

    async def send(self, interaction: Interaction, reply: Reply) -> None:
        """Show a reply; what comes after it comes also where it could not be shown."""
        try:
            await self._send(interaction, reply)
        except NotAnswered as failed:
            match reply:  # Another process may have refused what was done here.
                case Update(content=(Game() | Challenge()) as content) if failed.is_answered:
                    self.outbox.refresh(content)
            raise
        finally:
            if not isinstance(reply, OpenForm | Choices):
                for subject in reply.refresh:
                    self.outbox.refresh(subject)
            if isinstance(reply, Update) and reply.wakes_outbox:
                self.outbox.wake()

    async def _send(self, interaction: Interaction, reply: Reply) -> None:
        match reply:
            case Update(content=content, then=then) if interaction.stage in WAITING_APART:
                # The clicked message is edited without this interaction, whose own message waits.
                if not isinstance(content, list):
                    self.outbox.refresh(content)
                    content = card_of(content)
                check_sent(await interaction.show(then or content, reply.file, private=True))
            case Update(content=Game() as game, then=then):
                await self._redraw(interaction, game, then)
            case Update(content=Challenge() as challenge, then=then):
                await self._redraw_challenge(interaction, challenge, then)
            case Update(content=list() as card, then=then, file=file):
                await self._replace(interaction, card, then, file)
            case Post(then=then):
                try:
                    await self._post(interaction, reply)
                except (NotAnswered, NotDone) as unseen:
                    is_elsewhere = isinstance(unseen, NotAnswered) and unseen.is_answered
                    if reply.share is not None and not is_elsewhere:
                        await self.services.sharing.take_back(reply.share)
                    raise
                if then is not None:
                    about = reply.content.id if isinstance(reply.content, Game) else NO_GAME
                    outcome = await self._whisper(interaction, then, about, until_redrawn=True)
                    interaction.log_failure(outcome)
            case Whisper(content=card, about=about, until_redrawn=until) if about is not None:
                check_sent(await self._whisper(interaction, card, about, until_redrawn=until))
            case Whisper(content=card, file=file):
                check_sent(await interaction.show(card, file, private=True))
            case Dismiss(then=then, moved=moved, about=about):
                await self._dismiss(interaction, then, about)
                if moved is not None:
                    await self._redraw_elsewhere(interaction, moved)
            case OpenForm(form=form):
                check_sent(await interaction.answer(CallbackType.FORM, form))
            case Choices(choices=choices):
                shown = [{"name": label, "value": value} for label, value in choices]
                data = {"choices": shown[:MOST_CHOICES]}
                check_sent(await interaction.answer(CallbackType.CHOICES, data))

    async def _redraw(self, interaction: Interaction, game: Game, then: Card | None) -> None:
        """Redraw the board that was clicked. Where its message is gone, post it, or say `then`."""
        request, message = interaction.request, interaction.request.message
        is_known = message is not None and message.id == game.message_id
        if message is None or not (is_known or request.is_on(game)):
            # An old copy, which could not be edited when the board moved; or a forged click.
            await self._replace(interaction, moved_card(game), then)
            self.outbox.refresh(game)
            return
        before = self.services.store.games.cached(game.id)
        outcome = await interaction.replace(game_card(game))
        if self.services.store.games.cached(game.id) is not before:
            self._catch_up(before, game, message.id)
        if isinstance(outcome, Refused) and outcome.is_gone:
            interaction.log_failure(outcome)
            if then is not None:
                await self.send(interaction, Whisper(then))
            else:  # It stands there all the same where a wait was not confirmed.
                await self._redraw_elsewhere(interaction, game)
            return
        self.private.redrawn(game)
        if not is_known:
            await self._note(interaction, game, message.id)
        if isinstance(outcome, Sent):
            self.messages.edit_tokens[message.id] = interaction.token
            if then is not None:
                interaction.log_failure(await self._whisper(interaction, then, game.id))
            return
        follows = sentence(request.words("changed-later"))
        await self._follow_later(interaction, outcome, game, then or follows)

    def _catch_up(self, before: Game | None, shown: Game, message: MessageId) -> None:
        """Bring a message up to date if its game moved on while it was shown there.

        `before` is the cached game from before: what was shown since may be overwritten.
        """
        now = self.services.store.games.cached(shown.id)
        if before is None or (now is not None and now.ply == before.ply):
            return
        if now is not None and now.message_id not in (None, message):
            self.outbox.leave(now, message)
        else:
            self.outbox.refresh(shown)

    async def _follow_later(
        self, interaction: Interaction, outcome: Outcome, subject: Subject, card: Card
    ) -> None:
        """Leave a message that could not be changed to the outbox, and say so to who clicked."""
        self.outbox.refresh(subject)
        if isinstance(outcome, Lost) and interaction.stage is Stage.NOTHING:
            raise NotAnswered(outcome)  # What is said would go the same way.
        interaction.log_failure(outcome)
        about = subject.id if isinstance(subject, Game) else NO_GAME
        check_sent(await self._whisper(interaction, card, about, until_redrawn=True))

    async def _redraw_challenge(
        self, interaction: Interaction, challenge: Challenge, then: Card | None
    ) -> None:
        try:
            await self._replace(interaction, challenge_card(challenge), then)
        except NotAnswered as failed:
            if failed.is_answered:
                raise
            card = challenge_card(challenge)
            await self._follow_later(interaction, failed.outcome, challenge, card)

    async def _replace(
        self, interaction: Interaction, card: Card, then: Card | None, file: File | None = None
    ) -> None:
        """Show a card on the clicked message, or to the caller alone if the click was forged."""
        message = interaction.request.message
        is_private = message is not None and message.is_private
        if interaction.request.is_forged and not is_private:
            check_sent(await interaction.show(card, file, private=True))
        else:
            outcome = await interaction.replace(card, file)
            if is_private and isinstance(outcome, Refused) and outcome.is_gone:
                outcome = await interaction.show(card, file, private=True)
            check_sent(outcome)
        if then is not None:
            interaction.log_failure(await self._whisper(interaction, then, NO_GAME))

    async def _whisper(
        self, interaction: Interaction, card: Card, about: GameId, *, until_redrawn: bool = False
    ) -> Outcome:
        """Show a private message `about` a game; the one before it goes."""
        outcome = await interaction.show(card, private=True)
        if isinstance(outcome, Sent):
            path = interaction.shown_path
            user, channel = interaction.request.user_id, interaction.request.channel_id
            key = AnswerKey(user, channel, about)
            self.private.put(key, interaction.token, path, until_redrawn=until_redrawn)
        return outcome

    async def _dismiss(
        self, interaction: Interaction, then: Card | None, about: GameId | None
    ) -> None:
        """Let the message that was clicked go; of a forged click it stays."""
        request = interaction.request
        if interaction.stage is Stage.NOTHING:
            outcome = await interaction.wait(Defer.UPDATE)
            if isinstance(outcome, Refused) and outcome.is_gone:
                done = sentence(request.words("dismissed-before"))
                check_sent(await interaction.show(then or done, private=True))
                return
            check_sent(outcome)
        if request.message is not None and not request.is_forged:
            interaction.log_failure(await interaction.delete())
            if request.message.is_private and about is not None:
                self.private.forget(AnswerKey(request.user_id, request.channel_id, about))
        if then is not None:
            interaction.log_failure(await interaction.show(then, private=True))

    async def _redraw_elsewhere(self, interaction: Interaction, game: Game) -> None:
        """Redraw a board that was not clicked; where that cannot be done, post it."""
        if not await self._as_bot(self.messages.show(game)):
            await self._post(interaction, Post(game))

    async def _post(self, interaction: Interaction, reply: Post) -> None:
        """Post a message; the one that showed the game before points to it."""
        if reply.closing is not None:
            interaction.log_failure(await interaction.replace(reply.closing))
        content = reply.content
        if isinstance(content, list):
            await self._posted(interaction, content, reply)
            return
        message = await self._posted(interaction, card_of(content), reply)
        if isinstance(content, Game):
            self.private.redrawn(content)
        if message is None:
            return  # The next click notes it.
        old = await self._note(interaction, content, message)
        if isinstance(content, Game) and old is not None and old != message:
            self.outbox.leave(content, old)

    async def _posted(self, interaction: Interaction, card: Card, reply: Post) -> MessageId | None:
        """Post a card; where it is too late for that, as the bot.

        Returns the id of its message, None if Discord did not say it. What shows a file is not
        posted as the bot, since Discord takes no card whose file is missing.
        """
        outcome = await interaction.show(card, reply.file, pings=reply.pings)
        is_unsure = isinstance(outcome, Lost) and outcome.may_be_done
        has_no_id = isinstance(outcome, Sent) and outcome.message_id is None
        if interaction.shown_path == ORIGINAL and (is_unsure or has_no_id):
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
                self.outbox.refresh(game)
            case Challenge() as challenge:
                await self.services.store.challenges.remove(challenge.id)
        interaction.log_failure(await interaction.delete_shown())
        raise NotDone(Why.KEPT_PRIVATE)

    async def _note(
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
            self.outbox.refresh(subject)  # It changed before its message was noted.
        return before

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
