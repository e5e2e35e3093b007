"""The card of a finished game that is shared or kept, around its animated picture."""

from dataclasses import replace

from bot.model import Game, Look, Person
from bot.ui.components import Accent, Card, container, gallery, text
from bot.ui.looking_back.history import bare_name
from bot.ui.playing.game_card import board_text, player_name, status, title
from bot.ui.reply import File
from bot.ui.text.texts import Words
from engine import format_cell


def shared_card(game: Game, file: File | None, words: Words, by: Person | None = None) -> Card:
    """Show a finished game with its picture, or as it ended where that could not be drawn.

    `by` is who shares it.
    """
    assert game.ending is not None
    ended = f"<t:{game.ending.at}:d>"
    game = replace(game, look=Look())  # Its marks are those of the picture.
    picture = text(board_text(game)) if file is None else gallery(file.name, file.description)
    where = words("review-where", id=f"{game.id}", board=words(f"board-{game.board}"))
    foot = [where, ended]
    if by is not None:
        foot.append(words("shared-by", player=player_name(by, words)))
    return [
        container(
            [
                text(f"### {title(game, words)}\n{status(game, words)}"),
                picture,
                text(f"-# {words('review-moves', moves=_moves(game))}\n-# {' · '.join(foot)}"),
            ],
            Accent.NEUTRAL,
        )
    ]


def description(game: Game, words: Words) -> str:
    """Return what the picture of a finished game shows, for who cannot see it."""
    assert game.ending is not None
    first, second = (bare_name(seat.player, words) for seat in game.seats)
    winner, result = game.ending.winner, words("picture-nobody-won")
    if winner is not None:
        result = words("picture-won", player=bare_name(winner.player, words))
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
    return " ".join(format_cell(cell, game.variant) for cell in game.moves)
