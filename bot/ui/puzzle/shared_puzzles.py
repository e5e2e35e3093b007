"""Puzzles that a person shows to a channel, without giving anything away."""

from bot.model import GameId, Look, Person
from bot.model.puzzle import EndedPuzzle, PuzzleKey, PuzzleTask
from bot.ui.boards import board_texts
from bot.ui.button_ids import PUZZLE_TRY
from bot.ui.components import Accent, ButtonStyle, Card, Component, button, container, row, text
from bot.ui.puzzle.puzzle_card import (
    PUZZLE_DARED,
    PUZZLE_OPEN,
    goal_text,
    solvers_text,
    tries_text,
)
from bot.ui.text.game_names import BOARD_KEYS, RULED_BOARD_KEYS, player_name
from bot.ui.text.texts import Words
from engine import Value


def solve_button(key: PuzzleKey, words: Words) -> Component:
    """Make the button that opens a puzzle of a day in private."""
    return button(PUZZLE_OPEN(key.number), words("button-puzzle-solve"), style=ButtonStyle.PRIMARY)


def shared_puzzle_card(ended: EndedPuzzle, look: Look, person: Person, words: Words) -> Card:
    """Show a channel how a puzzle of a day went for a person, without giving anything away.

    The board is the one to begin with.
    """
    task, attempt, standing = ended.task, ended.attempt, ended.standing
    assert standing is not None, "one of practice is not shared"
    line = [
        f"{words('player-computer-alone')} {task.key.number}",
        tries_text(attempt.tries, attempt.is_solved),
    ]
    if attempt.is_solved:
        line.append(words("puzzle-tries", tries=attempt.tries_taken))
        if standing.streak.current > 1:
            line.append(f"🔥\u00a0{standing.streak.current}")
    how = "solved" if attempt.is_solved else "failed"
    lines = [
        f"**{' · '.join(line)}**",  # A heading would break on a telephone.
        words(f"puzzle-shared-{how}", player=player_name(person, words)),
        goal_text(task, look, words),
    ]
    foot = " · ".join([words(BOARD_KEYS[task.board]), *solvers_text(standing.solvers, words)])
    board = board_texts(task.position, look, named=False)
    solve = row([solve_button(task.key, words)])
    frame = [text("\n".join(lines)), *board, solve, text(f"-# {foot}")]
    return [container(frame, Accent.WON if attempt.is_solved else Accent.ACTIVE)]


def dare_question_card(game: GameId, words: Words) -> Card:
    """Ask whether to show a channel the position in which one lost."""
    dare = button(PUZZLE_DARED(game), words("button-puzzle-dare"), style=ButtonStyle.PRIMARY)
    return [container([text(words("puzzle-dare-question")), row([dare])], Accent.NEUTRAL)]


def dare_card(task: PuzzleTask, look: Look, person: Person, words: Words) -> Card:
    """Show a channel the position in which a person lost a game; *Try* opens it in private."""
    key = task.key
    lines = [
        words(f"puzzle-dare-{'draw' if task.goal.value is Value.DRAW else 'win'}"),
        words("puzzle-dare-lost", player=player_name(person, words)),
        goal_text(task, look, words),
    ]
    try_it = button(
        PUZZLE_TRY(key.number, key.of), words("button-puzzle-try"), style=ButtonStyle.PRIMARY
    )
    foot = words("review-where", id=f"{key.of}", board=words(RULED_BOARD_KEYS[task.board]))
    board = board_texts(task.position, look, named=False)
    frame = [text("\n".join(lines)), *board, row([try_it]), text(f"-# {foot}")]
    return [container(frame, Accent.ACTIVE)]
