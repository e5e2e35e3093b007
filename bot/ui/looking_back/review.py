"""The card of a review: a finished game, one move at a time."""

from collections.abc import Iterable
from dataclasses import replace

from bot.model import Game
from bot.service import Reviewed
from bot.ui.button_ids import REVIEW_STEP, SAVE, SHARE
from bot.ui.components import Accent, Card, Component, button, container, row, text
from bot.ui.playing.game_card import board_text, mark_emoji, player_name, status, title
from bot.ui.text.texts import Words
from engine import Mistake, format_cell

MOST_BETTER = 4
"""How many better cells are listed for a mistake."""

MOST_MISTAKES = 12
"""How many mistakes are listed: the board needs the rest of the message."""


def review_card(reviewed: Reviewed, ply: int, words: Words) -> Card:
    """Show a finished game as it stood after `ply` moves (0 to all), and what went wrong in it."""
    game = reviewed.game
    assert game.ending is not None
    then = replace(game, moves=game.moves[:ply])
    where = words("review-where", id=f"{game.id}", board=words(f"board-{game.board}"))
    head = f"### {title(game, words)}\n{status(game, words)}"
    foot = f"-# {where} · <t:{game.ending.at}:d>"
    parts = [text(f"{head}\n{foot}")]
    if game.moves:
        parts += [
            text(board_text(then)),
            text(f"{_move(game, ply, words)}\n{_moves(reviewed, ply, words)}"),
            text("\n".join(_mistakes(reviewed, words))),
            row(_steps(game, ply, words)),
            row(
                [
                    button(SHARE(game.id), words("button-share")),
                    button(SAVE(game.id), words("button-save")),
                ]
            ),
        ]
    else:
        parts.append(text(words("review-no-moves")))
    return [container(parts, Accent.NEUTRAL)]


def _move(game: Game, ply: int, words: Words) -> str:
    if ply == 0:
        return words("review-at-start", total=game.ply)
    seat = game.seats[(ply - 1) % 2]
    move = words(
        "review-at",
        ply=ply,
        total=game.ply,
        mark=mark_emoji(game, seat.mark),
        player=player_name(seat.player, words),
        cell=format_cell(game.moves[ply - 1], game.variant),
    )
    outcome = game.position.outcome if ply == game.ply else None
    if outcome is None or not outcome.line:
        return move
    cells = " ".join(format_cell(cell, game.variant) for cell in outcome.line)
    return words("review-line", move=move, cells=cells)


def _moves(reviewed: Reviewed, ply: int, words: Words) -> str:
    game = reviewed.game
    wrong = {mistake.ply for mistake in reviewed.mistakes}
    moves = []
    for number, cell in enumerate(game.moves, start=1):
        move = format_cell(cell, game.variant) + ("?" if number in wrong else "")
        moves.append(f"{number}. " + (f"**{move}**" if number == ply else move))
    return words("review-moves", moves="  ".join(moves))


def _mistakes(reviewed: Reviewed, words: Words) -> Iterable[str]:
    mistakes = reviewed.mistakes
    if not mistakes:
        yield words("review-no-mistakes")
    for mistake in mistakes[:MOST_MISTAKES]:
        yield mistake_text(reviewed.game, mistake, words)
    if len(mistakes) > MOST_MISTAKES:
        yield words("review-more-mistakes", count=len(mistakes) - MOST_MISTAKES)


def mistake_text(game: Game, mistake: Mistake, words: Words) -> str:
    """Return what a move gave away, and which cells would have kept it."""
    better = ", ".join(format_cell(cell, game.variant) for cell in mistake.better[:MOST_BETTER])
    return words(
        f"mistake-{mistake.before}-{mistake.after}",
        number=mistake.ply,
        cell=format_cell(mistake.played, game.variant),
        better=better + (" …" if len(mistake.better) > MOST_BETTER else ""),
    )


def _steps(game: Game, ply: int, words: Words) -> list[Component]:
    # Two buttons may lead to the same move, so the number of the button makes its id unique.
    steps = (("first", 0), ("back", ply - 1), ("next", ply + 1), ("last", game.ply))
    return [
        button(
            REVIEW_STEP(game.id, max(0, min(to, game.ply)), number),
            words(f"button-{name}"),
            disabled=ply == (0 if name in ("first", "back") else game.ply),
        )
        for number, (name, to) in enumerate(steps)
    ]
