"""Updating: answers that change the message that was clicked."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.model import Challenge, Game
from bot.transport.bodies import Body, send_card
from bot.transport.edit_tokens import EditTokens
from bot.transport.interaction import CallbackType, Interaction
from bot.transport.interaction_http import (
    ORIGINAL,
    AnsweredElsewhere,
    InteractionHttp,
    Unanswered,
)
from bot.transport.posting import Posting
from bot.transport.publisher import Publisher
from bot.ui.challenging import challenge_card
from bot.ui.components import Card
from bot.ui.playing.game_card import game_card, moved_card
from bot.ui.public_cards import card_of
from bot.ui.reply import Defer, Post, Update

log = logging.getLogger(__name__)


class Updating:
    """Answers clicks with another card. What it raises says that nobody sees the card."""

    def __init__(
        self,
        http: InteractionHttp,
        publisher: Publisher,
        edit_tokens: EditTokens,
        posting: Posting,
    ) -> None:
        self._http = http
        self._publisher = publisher
        self._edit_tokens = edit_tokens
        self._posting = posting

    async def update(self, interaction: Interaction, reply: Update) -> None:
        """Replace the card that was clicked; where its message is gone, show it elsewhere."""
        content, then = reply.content, reply.then
        if interaction.deferred not in (None, Defer.UPDATE):
            # The deferral stands for a message of its own, so the clicked one is edited without it.
            if not isinstance(content, list):
                self._publisher.refresh(content)
                content = card_of(content)
            await self._posting.whisper(interaction, then or content)
            return
        if isinstance(content, Game):
            if not await self._update_game(interaction, content, instead=then):
                return
        elif isinstance(content, Challenge):
            await self._update_challenge(interaction, content, is_last=then is None)
        else:
            await self._replace_card(interaction, content, is_last=then is None)
        if then is not None:
            try:
                await self._posting.whisper(interaction, then)
            except Unanswered as error:
                fields = {"interaction": interaction.token.interaction_id, "error": error}
                log.info("interaction %(interaction)d got no reason: %(error)s", fields)

    async def close(self, interaction: Interaction, card: Card) -> None:
        """Replace the private message that was clicked before another answer follows."""
        try:
            await self._replace_card(interaction, card)
        except AnsweredElsewhere:
            raise
        except Unanswered as error:
            fields = {"interaction": interaction.token.interaction_id, "error": error}
            log.info("interaction %(interaction)d could not close its panel: %(error)s", fields)

    async def _update_game(
        self, interaction: Interaction, game: Game, instead: Card | None
    ) -> bool:
        """Redraw a board. Where its message is gone, post it anew, or whisper `instead`.

        Returns whether a message after it is still due.
        """
        request = interaction.request
        if request.message is None or not request.is_on(game):
            # An old copy, which could not be edited when the board moved; or a forged click.
            await self._replace_card(interaction, moved_card(game))
            self._publisher.refresh(game)
            return True
        message = request.message.id
        try:
            await self._replace_card(
                interaction, game_card(game), is_known=True, is_last=instead is None
            )
            self._edit_tokens.put(message, interaction.token)
        except AnsweredElsewhere:
            raise
        except Unanswered as error:
            fields = {"interaction": interaction.token.interaction_id, "game": game.id}
            log.info(
                "interaction %(interaction)d could not redraw game %(game)d: %(error)s",
                {**fields, "error": error},
            )
            if not await self._publisher.edit(replace(game, message_id=message)):
                # The message is gone. The interaction may still be answered with another.
                if instead is not None:
                    await self._posting.whisper(interaction, instead)
                    return False
                await self._posting.post(interaction, Post(game))
                return True
        if message != game.message_id:
            await self._posting.note(interaction, game, message)
        return True

    async def _update_challenge(
        self, interaction: Interaction, challenge: Challenge, *, is_last: bool
    ) -> None:
        try:
            await self._replace_card(interaction, challenge_card(challenge), is_last=is_last)
        except AnsweredElsewhere:
            raise
        except Unanswered:
            if not await self._publisher.edit(challenge):
                await self._posting.whisper(interaction, challenge_card(challenge))

    async def _replace_card(
        self,
        interaction: Interaction,
        card: Card,
        *,
        is_known: bool = False,
        is_last: bool = False,
    ) -> None:
        """Replace the clicked message's card; answer in private where the click was forged.

        `is_last` says that nothing will be sent after it.
        """
        message = interaction.request.message
        is_private = message is not None and message.is_private
        if not (is_known or is_private) and interaction.request.is_forged:
            await self._posting.whisper(interaction, card)
            return

        send: Callable[[Body], Awaitable[Any]]
        if interaction.deferred is None:
            update = partial(self._http.respond, interaction, CallbackType.UPDATE)
            send = partial(update, deferred=Defer.UPDATE, is_last=is_last)
        else:
            send = partial(self._http.follow, "PATCH", interaction.token, ORIGINAL)
        await send_card(send, card)
