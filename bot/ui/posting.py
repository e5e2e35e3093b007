"""Cards in channels: posting them, redrawing them, and remembering which message shows what."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

import discord

from bot.model import Challenge, Game, GameId, MessageId, Person, Place, UserId
from bot.model.errors import StoreUnavailable
from bot.store import Store
from bot.ui.answers import (
    Interaction,
    bears_what_was_pressed,
    edit,
    edit_with,
    post,
    pressed_on,
    redraw,
    redraw_meanwhile,
    send,
    whisper,
)
from bot.ui.cards import Card, card_of
from bot.ui.cards.game import moved_card, thinking_card
from bot.ui.cards.notices import reminder_card
from bot.ui.text.texts import texts
from bot.ui.tokens import Tokens
from bot.ui.wire import UNKNOWN_INTERACTION, Unheard
from engine import Cell

log = logging.getLogger(__name__)


class Cards:
    """Puts games and challenges in front of people."""

    def __init__(self, store: Store, tokens: Tokens) -> None:
        self._store = store
        self._tokens = tokens

    async def post_game(self, interaction: Interaction, game: Game) -> None:
        """Answer with the board as a new message; an older message of it points there."""
        message = await self._post(interaction, game.place, card_of(game))
        self._tokens.take(interaction, message)
        with _left_to_the_next_press():
            await self._store.show_game(game.id, message)
        if game.message_id is not None:
            await self._edit(interaction.client, game, _moved_card(game, message))
            await self._catch_up(interaction.client, game)

    async def _catch_up(self, client: discord.Client, posted: Game) -> None:
        """Redraw a board during whose posting somebody moved on the old one."""
        with suppress(StoreUnavailable):
            now = await self._store.game(posted.id)
            if (now.ply, now.ending) != (posted.ply, posted.ending):
                await self.edit_game(client, now)

    async def redraw_game(self, interaction: Interaction, game: Game) -> None:
        """Answer a click on a board with the board as it is now."""
        message = pressed_on(interaction)
        if message is None or not is_shown_by(interaction, game):
            # An old copy, which could not be told that the board is elsewhere now; or none at all,
            # as a forged form has.
            await redraw(interaction, _moved_card(game, game.message_id))
            await self.edit_game(interaction.client, game)
            return
        if await redraw_board(interaction, game):
            self._tokens.take(interaction, message.id)
        elif not await self.edit_game(interaction.client, replace(game, message_id=message.id)):
            # The message is gone. The interaction may still be answered with another.
            await self.post_game(interaction, replace(game, message_id=None))
            return
        if message.id != game.message_id:
            with _left_to_the_next_press():
                await self._store.show_game(game.id, message.id)

    async def show_thinking(self, interaction: Interaction, game_id: GameId, cell: Cell) -> None:
        """Answer a click with the board on which the computer thinks about its reply to `cell`."""
        game = await self._store.game(game_id)
        words = texts().in_locale(game.place.locale)
        card = thinking_card(game, cell, words)
        await redraw_meanwhile(interaction, card, its_own=is_shown_by(interaction, game))

    async def edit_game(self, client: discord.Client, game: Game) -> bool:
        """Bring the message that shows the game up to date; say whether that could be done."""
        return await self._edit(client, game, card_of(game))

    async def remind(self, client: discord.Client, game: Game) -> None:
        """Tell the player to move that time runs out, with a ping if they allow it."""
        player = game.to_move.player
        assert isinstance(player, Person)
        words = texts().in_locale(game.place.locale)
        ping = (await self._store.preferences(player.id)).pings
        card = reminder_card(game, words, ping=ping)
        pings = [player.id] if ping else []
        await send(client, game.place.channel_id, card, pings=pings)

    async def post_challenge(self, interaction: Interaction, challenge: Challenge) -> None:
        """Answer with the challenge as a new message that pings the opponent alone."""
        pings = []
        with suppress(StoreUnavailable):  # The challenge is stored: then nobody is pinged.
            if challenge.opponent is not None:
                preferences = await self._store.preferences(challenge.opponent.id)
                pings = [challenge.opponent.id] if preferences.pings else []
        card = card_of(challenge)
        message = await self._post(interaction, challenge.place, card, pings=pings)
        self._tokens.take(interaction, message)
        with _left_to_the_next_press():
            await self._store.show_challenge(challenge.id, message)

    async def redraw_challenge(self, interaction: Interaction, challenge: Challenge) -> None:
        """Answer a click on a challenge with what has become of it."""
        try:
            await redraw(interaction, card_of(challenge))
        except (discord.HTTPException, Unheard):
            if not await self.edit_challenge(interaction.client, challenge):
                await whisper(interaction, card_of(challenge))

    async def edit_challenge(self, client: discord.Client, challenge: Challenge) -> bool:
        """Bring the message of a challenge up to date; say whether that could be done."""
        return await self._edit(client, challenge, card_of(challenge))

    async def _post(
        self, interaction: Interaction, place: Place, card: Card, *, pings: Sequence[UserId] = ()
    ) -> MessageId:
        """Answer with a new message; where it is too late for that, post it all the same."""
        try:
            return await post(interaction, card, pings=pings)
        except (discord.HTTPException, Unheard) as error:
            if isinstance(error, discord.HTTPException) and error.code != UNKNOWN_INTERACTION:
                raise
            message = await send(interaction.client, place.channel_id, card, pings=pings)
            if message is None:
                raise
            return message

    async def _edit(self, client: discord.Client, shown: Game | Challenge, card: Card) -> bool:
        if shown.message_id is None:
            return False
        token = self._tokens.of(shown.message_id)
        if token is not None and await edit_with(client, token, card):
            return True
        return await edit(client, shown.place.channel_id, shown.message_id, card)


async def redraw_board(interaction: Interaction, game: Game) -> bool:
    """Answer a click on the game's message with the board as it is; say if that was heard."""
    try:
        await redraw(interaction, card_of(game), its_own=True)
    except (discord.HTTPException, Unheard) as error:
        told = {"interaction": interaction.id, "game": game.id, "error": error}
        log.info("interaction %(interaction)d could not redraw game %(game)d: %(error)s", told)
        return False
    return True


def is_shown_by(interaction: Interaction, game: Game) -> bool:
    """Return whether the message that was clicked is the one that shows the game.

    A crash between posting a board and noting where leaves the store behind: then a click on a
    message that is newer than the one it knows tells.
    """
    message = pressed_on(interaction)
    if message is None or message.is_private:
        return False
    if message.id == game.message_id:
        return True
    is_newer = game.message_id is None or message.id > game.message_id
    return is_newer and bears_what_was_pressed(interaction)


@contextmanager
def _left_to_the_next_press() -> Iterator[None]:
    """Let go of where something is shown, if the store cannot take it: a press will tell."""
    try:
        yield
    except StoreUnavailable as error:
        log.error("the store failed to note a message: %(error)s", {"error": error})


def _moved_card(game: Game, message: MessageId | None) -> Card:
    words = texts().in_locale(game.place.locale)
    return moved_card(replace(game, message_id=message), words)
