"""Cards in channels: posting them, redrawing them, and remembering which message shows what."""

import discord

from bot.model import Challenge, Game, Person
from bot.store import Store
from bot.ui import layout
from bot.ui.answers import Interaction, edit, edit_with, post, redraw, saying, send
from bot.ui.components import Card
from bot.ui.names import shown
from bot.ui.texts import texts
from bot.ui.tokens import Tokens
from bot.ui.wire import Unheard


class Cards:
    """Puts games and challenges in front of people."""

    def __init__(self, store: Store, tokens: Tokens) -> None:
        self._store = store
        self._tokens = tokens

    async def post_game(self, interaction: Interaction, game: Game) -> None:
        """Answer with the board as a new message; an older message of it points there."""
        words = texts().in_locale(game.place.locale)
        message = await post(interaction, layout.game_card(game, words))
        await self._store.show_game(game.id, message)
        if game.message_id is not None:
            link = layout.message_link(game.place, message)
            await self._edit(interaction.client, game, layout.moved_card(game, words, link))
        self._tokens.take(interaction, game.id, message)

    async def redraw_game(self, interaction: Interaction, game: Game) -> None:
        """Answer a click on a board with the board as it is now."""
        try:
            await redraw(interaction, _game_card(game))
        except (discord.HTTPException, Unheard):
            # Too late, or answered before: the message itself can still be replaced.
            if not await self.edit_game(interaction.client, game):
                raise
            return
        if interaction.message is not None and interaction.message.id == game.message_id:
            self._tokens.take(interaction, game.id, game.message_id)

    async def edit_game(self, client: discord.Client, game: Game) -> bool:
        """Bring the message that shows the game up to date; say whether that could be done."""
        return await self._edit(client, game, _game_card(game))

    async def remind(self, client: discord.Client, game: Game) -> None:
        """Tell the player to move that time runs out, with a ping if they allow it."""
        player = game.to_move.player
        assert isinstance(player, Person)
        words = texts().in_locale(game.place.locale)
        facts = {
            "id": f"{game.id}",
            "link": layout.message_link(game.place, game.message_id),
            "when": f"<t:{game.due_at}:R>",
        }
        channel = game.place.channel_id
        if (await self._store.preferences(player.id)).pings:
            said = words("reminder", player_id=f"{player.id}", **facts)
            await send(client, channel, saying(said), pings=[player.id])
        else:
            said = words("reminder-quiet", player=shown(player.name), **facts)
            await send(client, channel, saying(said))

    async def post_challenge(self, interaction: Interaction, challenge: Challenge) -> None:
        """Answer with the challenge as a new message that pings the opponent alone."""
        pings = []
        if challenge.opponent is not None:
            preferences = await self._store.preferences(challenge.opponent.id)
            pings = [challenge.opponent.id] if preferences.pings else []
        message = await post(interaction, _challenge_card(challenge), pings=pings)
        await self._store.show_challenge(challenge.id, message)

    async def redraw_challenge(self, interaction: Interaction, challenge: Challenge) -> None:
        """Answer a click on a challenge with what has become of it."""
        await redraw(interaction, _challenge_card(challenge))

    async def edit_challenge(self, client: discord.Client, challenge: Challenge) -> None:
        """Bring the message of a challenge up to date where that can be done."""
        if challenge.message_id is not None:
            channel = challenge.place.channel_id
            await edit(client, channel, challenge.message_id, _challenge_card(challenge))


    async def _edit(self, client: discord.Client, game: Game, card: Card) -> bool:
        if game.message_id is None:
            return False
        token = self._tokens.of(game)
        if token is not None and await edit_with(client, token, card):
            return True
        return await edit(client, game.place.channel_id, game.message_id, card)


def _game_card(game: Game) -> Card:
    return layout.game_card(game, texts().in_locale(game.place.locale))


def _challenge_card(challenge: Challenge) -> Card:
    return layout.challenge_card(challenge, texts().in_locale(challenge.place.locale))
