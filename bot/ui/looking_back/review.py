"""Reviews: a finished game, one move at a time, and what went wrong in it."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from functools import partial

from bot.model import Game, GameId, UserId
from bot.model.errors import BrokenButton, StoreUnavailable
from bot.service import Recent, Reviewed
from bot.service.puzzle_tasks import mistakes_of
from bot.ui.boards import board_text, step_buttons
from bot.ui.button_ids import ButtonId, number
from bot.ui.components import (
    LONGEST_LABEL,
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    row,
    text,
)
from bot.ui.looking_back.sharing import SAVE, SHARE
from bot.ui.reply import Choices, Defer, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.text.durations import format_age
from bot.ui.text.game_text import player_name, status, summary, title
from bot.ui.text.lists import any_of, one_by_one
from bot.ui.text.names import LONGEST_LINE
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign, drawing_of
from engine import Mistake, format_cell

REVIEW = ButtonId("review", (number,))
"""Of a game."""
REVIEW_STEP = ButtonId("review", (number, number, number))
"""Another move of a review: game, ply, and which of the buttons it is."""
FIRST, NEXT_MISTAKE = 0, 3
"""The buttons besides Back and Next."""

GAME = Option("game", "option-game", completed=True, longest=LONGEST_LINE)

MOST_BETTER = 4
"""How many better cells are listed for a mistake."""

MOST_MISTAKES = 12
"""How many mistakes are listed: the board needs the rest of the message."""


class Reviews(Feature):
    """Opening the review of a game, by command and by button, and stepping through it."""

    @command("review", GAME, topic=Topic.AFTER)
    async def review_here(self, request: Request, game: str | None) -> Reply:
        if game is None:
            reviewed = await self.services.past_games.review_latest(request.caller)
        else:
            reviewed = await self.services.past_games.review_written(request.caller, game)
        return Whisper(review_card(reviewed, reviewed.game.ply, request.words))

    @completion("review", "game")
    async def finished_games(self, request: Request, typed: str) -> Reply:
        try:
            recent = await self.services.past_games.recent(request.user_id)
        except StoreUnavailable:
            return Choices(())
        return Choices(game_choices(recent, typed, request.words))

    @on_click(REVIEW, defer=Defer.PRIVATE)
    async def review(self, request: Request, game_id: int) -> Reply:
        reviewed = await self.services.past_games.review(request.caller, GameId(game_id))
        ply = first_own_mistake(reviewed, request.user_id)
        return Whisper(
            review_card(reviewed, reviewed.game.ply if ply is None else ply, request.words)
        )

    @on_click(REVIEW_STEP)
    async def step(self, request: Request, game_id: int, ply: int, _: int) -> Reply:
        reviewed = await self.services.past_games.review(request.caller, GameId(game_id))
        if ply > reviewed.game.ply:
            raise BrokenButton(request.name)
        return Update(review_card(reviewed, ply, request.words))


def first_own_mistake(reviewed: Reviewed, user: UserId) -> int | None:
    """Return the ply of the first mistake that a person made, None where there is none."""
    if all(person.id != user for person in reviewed.game.people):
        return None
    return next((mistake.ply for mistake in mistakes_of(user, reviewed)), None)


def review_card(reviewed: Reviewed, ply: int, words: Words) -> Card:
    """Show a finished game as it stood after `ply` moves (0 to all), and what went wrong in it.

    Where the last of these was a mistake, the grid shows what would have been right.
    """
    game = reviewed.game
    assert game.ending is not None
    then = replace(game, moves=game.moves[:ply]).position
    where = words("review-where", id=f"{game.id}", board=words(f"board-{game.board}"))
    head = f"### {title(game, words)}\n{status(game, words)}"
    foot = f"-# {where} · <t:{game.ending.at}:d>"
    parts = [text(f"{head}\n{foot}")]
    if game.moves:
        signs = {each.better[0]: Sign.BEST for each in reviewed.mistakes if each.ply == ply}
        parts += [
            text(board_text(then, game.look, signs)),
            text(f"{_move(game, ply, words)}\n{_moves(reviewed, ply, words)}"),
            text("\n".join(_mistakes(reviewed, words))),
            row(_steps(reviewed, ply, words)),
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
        mark=drawing_of(game.look).marks[seat.mark],
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
    for at, cell in enumerate(game.moves, start=1):
        move = format_cell(cell, game.variant) + ("?" if at in wrong else "")
        # A move stays beside its number where the line breaks.
        moves.append(f"{at}.\u00a0" + (f"**{move}**" if at == ply else move))
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
    cells = [format_cell(cell, game.variant) for cell in mistake.better]
    is_cut = len(cells) > MOST_BETTER
    better = one_by_one([*cells[:MOST_BETTER], "…"], words) if is_cut else any_of(cells, words)
    return words(
        f"mistake-{mistake.before}-{mistake.after}",
        number=mistake.ply,
        cell=format_cell(mistake.played, game.variant),
        better=better,
    )


def _steps(reviewed: Reviewed, ply: int, words: Words) -> list[Component]:
    game = reviewed.game
    mistake = next((each.ply for each in reviewed.mistakes if each.ply > ply), None)
    step_id = partial(REVIEW_STEP, game.id)
    steps = step_buttons(ply, game.ply, step_id, words, is_main=mistake is None)
    if mistake is not None:
        to_mistake = step_id(mistake, NEXT_MISTAKE), words("button-next-mistake")
        return [*steps, button(*to_mistake, style=ButtonStyle.PRIMARY)]
    if ply > 1:
        steps.append(button(step_id(0, FIRST), words("button-first")))
    return steps


def game_choices(recent: Recent, typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the number of each game whose label has every word of `typed`.

    The newest come first, and before them those whose number begins with what was typed.
    """
    wanted = _searchable(typed).split()
    labels = {game.id: _choice_label(game, recent, words) for game in recent.games}
    found = [
        id for id, label in labels.items() if all(word in _searchable(label) for word in wanted)
    ]
    number = typed.strip().removeprefix("#")
    found.sort(key=lambda id: not f"{id}".startswith(number))
    return [(labels[id][:LONGEST_LABEL], f"{id}") for id in found]


def _choice_label(game: Game, recent: Recent, words: Words) -> str:
    assert game.ending is not None
    return words(
        "history-choice",
        game=summary(game, recent.user, words, bare=True),
        ago=format_age(timedelta(seconds=recent.asked_at - game.ending.at), words),
        board=words(f"board-{game.board}"),
    )


def _searchable(text: str) -> str:
    # Keyboards have no multiplication sign.
    return text.casefold().replace("×", "x")
