"""Sharing a finished game as an animated picture, and keeping it for oneself."""

from dataclasses import replace
from functools import partial

from bot.model import Game, GameId, Look, Person, UserId
from bot.model.errors import NotDone, Why
from bot.ui.boards import board_text
from bot.ui.button_ids import BEGIN, ButtonId, game_id
from bot.ui.components import Card, button, container, gallery, row, text
from bot.ui.endings import accent, comments, last_word
from bot.ui.permissions import Permission
from bot.ui.pictures import MOST_SHOWN, game_gif
from bot.ui.reply import Defer, File, Post, Reply, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, on_click
from bot.ui.text.game_names import RULED_BOARD_KEYS, bare_name, player_name
from bot.ui.text.game_text import headline, hints_text
from bot.ui.text.texts import Words, texts
from engine import format_cell

SHARE = ButtonId("share", (game_id,))
"""Post a finished game as a picture for everyone: game."""
SAVE = ButtonId("save", (game_id,))
"""Get the same in private: game."""


class Sharing(Feature):
    """The buttons that make a picture: under a game that ended, and under its review."""

    @on_click(SHARE, defer=Defer.PUBLIC)
    async def share(self, request: Request, game_id: GameId) -> Reply:
        if not request.access.permissions & Permission.ATTACH_FILES:
            raise NotDone(Why.CANNOT_ATTACH)
        self.services.pictures.check(request.user_id)  # Before the share counts as made.
        game = await self.services.past_games.finished(request.caller, game_id)
        share = await self.services.sharing.share(request.caller, game)
        words = texts().in_locale(share.locale)
        file = await self._picture(game, request.user_id, words)
        return Post(shared_card(game, file, words, request.caller.person), file=file, share=share)

    @on_click(SAVE, defer=Defer.PRIVATE)
    async def save(self, request: Request, game_id: GameId) -> Reply:
        game = await self.services.past_games.finished(request.caller, game_id)
        file = await self._picture(game, request.user_id, request.words)
        return Whisper(shared_card(game, file, request.words), file)

    async def _picture(self, game: Game, user: UserId, words: Words) -> File | None:
        """Return the animated picture of a finished game, None where it cannot be drawn."""
        draw = partial(game_gif, game.variant, game.moves, game.first.mark)
        gif = await self.services.pictures.drawn(user, draw)
        if gif is None:
            return None
        return File(f"game-{game.id}.gif", gif, description(game, words))


def shared_card(game: Game, file: File | None, words: Words, by: Person | None = None) -> Card:
    """Show a finished game with its picture, or as it ended where that could not be drawn.

    `by` is who shares it.
    """
    assert game.ending is not None
    colour = accent(game, game.ending)
    ended = f"<t:{game.ending.at}:d>"
    game = replace(game, look=Look())  # Its marks are those of the picture.
    picture = (
        text(board_text(game.position, game.look))
        if file is None
        else gallery(file.name, file.description)
    )
    where = words("review-where", id=f"{game.id}", board=words(RULED_BOARD_KEYS[game.board]))
    where = " · ".join([where, *hints_text(game, words)])
    shared = f" · {words('shared-by', player=player_name(by, words))}" if by is not None else ""
    foot = [where, f"{ended}{shared}"]
    if file is None:  # The picture shows them.
        foot.insert(0, words("review-moves", moves=_moves(game)))
    head = filter(None, (f"### {headline(game, words)}", last_word(game, words)))
    if by is None and file is not None:
        foot.append(words("picture-keep"))
    frame = [
        text("\n".join([*head, *comments(game, words)])),
        picture,
        text("\n".join(f"-# {line}" for line in foot)),
    ]
    if by is not None:
        frame.append(row([button(BEGIN(), words("button-begin"))]))
    return [container(frame, colour)]


def description(game: Game, words: Words) -> str:
    """Return what the picture of a finished game shows, for who cannot see it."""
    assert game.ending is not None
    first, second = (bare_name(seat.player, words, game.board) for seat in game.seats)
    winner, result = game.ending.winner, words("picture-nobody-won")
    if winner is not None:
        result = words("picture-won", player=bare_name(winner.player, words, game.board))
    return words(
        "picture-game",
        first=first,
        first_mark=game.first.mark.value,
        second=second,
        second_mark=game.second.mark.value,
        board=words(f"board-{game.board}"),
        moves=_moves(game),
        result=result,
    )


def _moves(game: Game) -> str:
    """Return the moves; of a long game, where marks vanish, those that the picture shows."""
    cells = " ".join(format_cell(cell, game.variant) for cell in game.moves[-MOST_SHOWN:])
    return f"… {cells}" if game.ply > MOST_SHOWN else cells
