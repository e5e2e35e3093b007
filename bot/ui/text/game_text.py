"""A game in words: who plays whom, whose turn it is, how it ended."""

from collections.abc import Collection

from bot.model import Ending, Game, Look, Seat, Termination, UserId
from bot.ui.text.game_names import bare_name, level_text, player_name
from bot.ui.text.names import message_link
from bot.ui.text.texts import Words
from bot.ui.text.themes import CUP, drawing_of
from engine import BOARDS, Level

NOBODY_WON = {
    Termination.FULL: "drawn",
    Termination.UNFINISHED: "unfinished",
    Termination.STOPPED: "stopped",
    Termination.SET_ASIDE: "set-aside",
    Termination.CALLED_OFF: "called-off",
}
"""Endings without a winner, as their messages call them."""

WON, DRAWN, LOST = "🟩", "🟨", "🟥"
"""How a game ended for somebody, in lists."""

ENDED_OTHERWISE = "⬛"
"""The same of a game that was not played to its end."""

RESULT_KEYS = {
    WON: "legend-won",
    DRAWN: "legend-drawn",
    LOST: "legend-lost",
    ENDED_OTHERWISE: "legend-otherwise",
}
"""The messages that say what the signs of results mean."""


def title(game: Game, words: Words) -> str:
    """Return who plays whom, and with which mark; while it goes on, how often each won before."""
    marks = drawing_of(game.look).marks
    has_met = game.ending is None and any(game.score)
    score = {"wins": game.score[0], "losses": game.score[1]} if has_met else {}
    return words(
        "game-title-score" if score else "game-title",
        **score,
        first=player_name(game.first.player, words, game.board),
        first_mark=marks[game.first.mark],
        second=player_name(game.second.player, words, game.board),
        second_mark=marks[game.second.mark],
    )


def computers_mark(game: Game) -> str:
    """Return the mark of the computer: it says who speaks."""
    assert game.computer is not None
    return drawing_of(game.look).marks[game.computer.mark]


def status(game: Game, words: Words) -> str:
    """Return whose turn it is, or how the game ended."""
    if game.ending is not None:
        return _ending_text(game, game.ending, words)
    seat = game.to_move
    return words(
        "game-computer-to-move" if game.is_watched else "game-to-move",
        player=_short_name(game, seat, words),
        mark=drawing_of(game.look).marks[seat.mark],
    )


def headline(game: Game, words: Words) -> str:
    """Return how a game ended between whom, with their marks: one line if it was played out."""
    assert game.ending is not None
    winner = game.ending.winner
    marks = drawing_of(game.look).marks
    names = {seat.mark: player_name(seat.player, words, game.board) for seat in game.seats}
    if winner is not None:
        lost = winner.mark.other
        about = {"mark": marks[winner.mark], "player": names[winner.mark]}
        key = _won_key(game, game.ending.termination)
        key = "game-won-against" if key == "game-won" else key
        return words(key, loser=f"{marks[lost]}\u00a0{names[lost]}", **about)
    if game.is_held:
        mark = game.seat_of(game.people[0].id).mark
        return words("game-held", player=f"{marks[mark]}\u00a0{names[mark]}")
    between = " " if game.is_drawn else "\n"
    return f"{status(game, words)}{between}{title(game, words)}"


def _ending_text(game: Game, ending: Ending, words: Words) -> str:
    if ending.winner is None:
        if game.is_watched and ending.termination is Termination.STOPPED:
            return words("game-stopped-watched")
        if game.is_held:
            return words("game-held", player=player_name(game.people[0], words))
        if game.is_drawn and game.variant.vanishing:
            return words("game-drawn-vanishing")
        return words(f"game-{NOBODY_WON[ending.termination]}")
    return words(
        _won_key(game, ending.termination),
        mark=drawing_of(game.look).marks[ending.winner.mark],
        player=_short_name(game, ending.winner, words),
        loser=_short_name(game, game.facing(ending.winner), words),
    )


def _won_key(game: Game, termination: Termination) -> str:
    if termination is Termination.RESIGNED:
        return "game-won-resigned"
    if termination is Termination.TIME:
        return "game-won-time"
    return "game-won-misere" if game.variant.misere else "game-won"


def hints_text(game: Game, words: Words) -> list[str]:
    """Return how many hints somebody had for a win or a draw; nothing where there were none."""
    is_helped = game.hints and (game.is_won_by_person or game.is_drawn)
    return [words("game-with-hints", hints=game.hints)] if is_helped else []


def _short_name(game: Game, seat: Seat, words: Words) -> str:
    return player_name(seat.player, words, game.board, alone=not game.is_watched)


def trophies(
    beaten: Collection[Level], helped: Collection[Level], board: str, words: Words, look: Look
) -> str:
    """Return a square for each level, the easiest first, the board, and the hardest one beaten.

    There is a star for each level that was beaten there, and for those that are easier; a shield
    for Unbeatable, which counts as beaten by a draw, and a cup for Perfect. What was beaten only
    with hints, `helped`, has a hollow star.
    """
    drawing, levels = drawing_of(look), [*Level]
    squares, hardest = [drawing.theme.empty] * len(levels), -1
    for reached, star in (helped, drawing.hollow_star), (beaten, drawing.star):
        below = [at for at, level in enumerate(levels[:-1]) if level in reached]
        stars = max(below, default=-1) + 1
        squares[:stars] = [star] * stars
        if levels[-1] in reached:
            squares[-1] = star
        hardest = max([hardest, *map(levels.index, reached)])
    if levels[-1] in beaten:
        squares[-1] = CUP if BOARDS[board].vanishing else drawing.shield
    line = f"{''.join(squares)} {words(f'board-short-{board}')}"
    return f"{line} · {level_text(levels[hardest], board, words)}" if hardest >= 0 else line


def resigned_text(game: Game, words: Words) -> str:
    """Tell the reader that they resigned a game, or called it off."""
    link = message_link(game.place, game.message_id)
    is_resigned = game.ending is not None and game.ending.winner is not None
    key = "resigned-private" if is_resigned else "called-off-private"
    return words(key, id=f"{game.id}", link=link)


def resign_question(game: Game, user: UserId, words: Words) -> str:
    """Ask `user` whether to resign a game, and say who would win it."""
    opponent = game.facing(game.seat_of(user)).player
    key = "resign-question"
    if game.is_untouched:
        key = "resign-question-opened" if game.moves else "resign-question-untouched"
    return words(key, id=f"{game.id}", opponent=player_name(opponent, words, alone=True))


def summary(game: Game, user: UserId, words: Words) -> str:
    """Return how a game ended for `user`, for where Discord reads no markdown."""
    opponent = game.facing(game.seat_of(user)).player
    return words(
        f"history-{_result(game, user)}",
        id=f"{game.id}",
        opponent=bare_name(opponent, words, game.board),
    )


def _result(game: Game, user: UserId) -> str:
    assert game.ending is not None
    if game.ending.winner is not None:
        return "won" if game.ending.winner == game.seat_of(user) else "lost"
    return NOBODY_WON[game.ending.termination]


def result_legend(shown: str, words: Words) -> list[str]:
    """Say in lines of small print what those signs of results mean that a text shows."""
    signs = [words(key) for sign, key in RESULT_KEYS.items() if sign in shown]
    # On a telephone four in one line would break between a sign and its word.
    return [f"-# {' · '.join(line)}" for line in (signs[:3], signs[3:]) if line]
