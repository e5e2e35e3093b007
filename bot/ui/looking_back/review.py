"""Reviews: a finished game, one move at a time, and what went wrong in it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial

from bot.model import Computer, Game, GameId, GridStyle, Person, Seat, Termination, UserId
from bot.model.errors import NotDone, StoreUnavailable, Why
from bot.service import Recent, Reviewed
from bot.ui.boards import board_texts, leaving_text, step_buttons
from bot.ui.button_ids import PUZZLE_DARE, PUZZLE_TRY, ButtonId, game_id, number
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
from bot.ui.pictures import MOST_SHOWN
from bot.ui.reply import Choices, Defer, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, completion, on_click
from bot.ui.text.durations import format_age
from bot.ui.text.game_names import RULED_BOARD_KEYS, level_text, player_name
from bot.ui.text.game_text import headline, hints_text, summary
from bot.ui.text.lists import any_of, one_by_one
from bot.ui.text.names import LONGEST_LINE
from bot.ui.text.reasons import why_wrong_text
from bot.ui.text.texts import Words
from bot.ui.text.themes import Sign, drawing_of
from engine import Highlight, Mistake, Value, format_cell, plain_text

REVIEW = ButtonId("review", (game_id,))
"""Of a game."""
REVIEW_STEP = ButtonId("review", (game_id, number, number))
"""Another move of a review: game, ply, and which of the buttons it is."""
FIRST, NEXT_MISTAKE = 0, 3
"""The buttons besides Back and Next."""

GAME = Option("game", "option-game", completed=True, longest=LONGEST_LINE)

MOST_BETTER = 4
"""How many better cells are named for a mistake, and marked."""

MOST_MISTAKES = 3
"""How many mistakes are listed, two lines each: on a telephone the board must stay in sight."""


class Reviews(Feature):
    """Opening the review of a game, by command and by button, and stepping through it."""

    @command("review", GAME, topic=Topic.AFTER)
    async def review_here(self, request: Request, game: str | None) -> Reply:
        if game is None:
            reviewed = await self.services.past_games.review_latest(request.caller)
        else:
            reviewed = await self.services.past_games.review_written(request.caller, game)
        return Whisper(review_card(reviewed, opening_ply(reviewed), request.words))

    @completion("review", "game")
    async def finished_games(self, request: Request, typed: str) -> Reply:
        try:
            recent = await self.services.past_games.recent(request.user_id)
        except StoreUnavailable:
            return Choices(())
        return Choices(game_choices(recent, typed, request.words))

    @on_click(REVIEW, defer=Defer.PRIVATE)
    async def review(self, request: Request, game_id: GameId) -> Reply:
        reviewed = await self.services.past_games.review(request.caller, game_id)
        return Whisper(review_card(reviewed, opening_ply(reviewed), request.words))

    @on_click(REVIEW_STEP)
    async def step(self, request: Request, game_id: GameId, ply: int, _: int) -> Reply:
        reviewed = await self.services.past_games.review(request.caller, game_id)
        if ply > reviewed.game.ply:
            raise NotDone(Why.BROKEN_BUTTON, request.name)
        return Update(review_card(reviewed, ply, request.words))


def opening_ply(reviewed: Reviewed) -> int:
    """Return where a review begins: at its reader's first mistake, else at anybody's first.

    At their last one where they lost, as those before it were given back; at the end of the game
    where nobody made one.
    """
    game, reader = reviewed.game, reviewed.reader
    plies = [each.ply for each in reviewed.mistakes]
    own = [ply for ply in plies if _is_by(game, ply, reader)]
    if any(_has_lost(game, seat) and _is(seat, reader) for seat in game.seats):
        own.reverse()
    return next(iter([*own, *plies]), game.ply)


def review_card(reviewed: Reviewed, ply: int, words: Words) -> Card:
    """Show a finished game as it stood after `ply` moves (0 to all), and what went wrong in it.

    Where the last of these was a mistake, the grid shows what would have been right, and of the
    mistakes that one alone is named, and why it was one: the list of moves marks the others.
    """
    game = reviewed.game
    assert game.ending is not None
    then = replace(game, moves=game.moves[:ply]).position
    where = words("review-where", id=f"{game.id}", board=words(RULED_BOARD_KEYS[game.board]))
    head = f"### {headline(game, words)}"
    foot = "-# " + " · ".join([where, *hints_text(game, words), f"<t:{game.ending.at}:d>"])
    parts = [text(f"{head}\n{foot}")]
    if game.moves:
        mistake = next((each for each in reviewed.mistakes if each.ply == ply), None)
        better = mistake.better[:MOST_BETTER] if mistake else ()
        signs = dict.fromkeys(better, Sign.BEST)
        parts += board_texts(then, game.look, signs, Highlight(mistaken=mistake is not None))
        step = _move(reviewed, ply, words) if mistake is None else _why(reviewed, mistake, words)
        leaving = leaving_text(then, game.look, words) if ply < game.ply else ""
        # Above what is said, which is longer for one move than for another: they stay in place.
        parts += [
            row(_steps(reviewed, ply, words)),
            row([button(SAVE(game.id), words("button-save")), *_shares(reviewed, words)]),
        ]
        lines = [step, leaving, _moves(reviewed, ply, words)]
        parts.append(text("\n".join(filter(None, lines))))
        # Beside a move in between it would read as if it were about that one.
        if ply in (0, game.ply) and mistake is None and (lines := [*_mistakes(reviewed, words)]):
            parts.append(text("\n".join(lines)))
    else:
        parts.append(text(words("review-no-moves")))
    return [container(parts, Accent.NEUTRAL)]


def _shares(reviewed: Reviewed, words: Words) -> Iterator[Component]:
    """Let who lost try the position before their mistake and show it, and players show the game."""
    ply = reviewed.losing_ply
    if ply is not None and reviewed.is_readers(ply):
        yield button(PUZZLE_TRY(ply, reviewed.game.id), words("button-puzzle-try-again"))
        yield button(PUZZLE_DARE(reviewed.game.id), words("button-puzzle-dare"))
    if reviewed.may_share:
        yield button(SHARE(reviewed.game.id), words("button-share"))


def _move(reviewed: Reviewed, ply: int, words: Words) -> str:
    game = reviewed.game
    if ply == 0:
        return words("review-at-start", total=game.ply)
    seat = game.seats[(ply - 1) % 2]
    move: dict[str, str | int] = {
        "ply": ply,
        "total": game.ply,
        "mark": drawing_of(game.look).marks[seat.mark],
        "cell": format_cell(game.moves[ply - 1], game.variant),
    }
    if _is_by(game, ply, reviewed.reader):
        sentence = words("review-at-own", **move)
    else:
        sentence = words("review-at", player=_name(game, seat, words), **move)
    outcome = game.position.outcome if ply == game.ply else None
    if game.look.style is not GridStyle.TEXT or outcome is None or not outcome.line:
        return sentence
    cells = " ".join(format_cell(cell, game.variant) for cell in outcome.line)
    return f"{sentence}\n-# {words('game-footer-line', cells=cells)}"


def _why(reviewed: Reviewed, mistake: Mistake, words: Words) -> str:
    game = reviewed.game
    sign = "" if game.look.style is GridStyle.TEXT else drawing_of(game.look).signs[Sign.BEST]
    before = replace(game, moves=game.moves[: mistake.ply - 1]).position
    why = why_wrong_text(before, mistake.played, mistake.why, game.look, words)
    return f"{mistake_text(reviewed, mistake, words, sign)}\n{why}"


def _moves(reviewed: Reviewed, ply: int, words: Words) -> str:
    game = reviewed.game
    wrong = {mistake.ply for mistake in reviewed.mistakes}
    # Where marks vanish a game may have more: those around the one that is shown.
    first = max(0, min(ply - MOST_SHOWN // 2, game.ply - MOST_SHOWN))
    moves = ["…"] if first else []
    for at, cell in enumerate(game.moves[first : first + MOST_SHOWN], start=first + 1):
        move = format_cell(cell, game.variant) + ("?" if at in wrong else "")
        # A move stays beside its number where the line breaks.
        moves.append(f"{at}.\u00a0" + (f"**{move}**" if at == ply else move))
    if first + MOST_SHOWN < game.ply:
        moves.append("…")
    key = "review-moves-marked" if wrong else "review-moves"
    return f"-# {words(key, moves='  '.join(moves))}"


def _mistakes(reviewed: Reviewed, words: Words) -> Iterable[str]:
    mistakes, ending = reviewed.mistakes, reviewed.game.ending
    assert ending is not None
    if not mistakes and ending.termination in (Termination.LINE, Termination.FULL):
        yield words("review-no-mistakes")
    for mistake in mistakes[:MOST_MISTAKES]:
        yield mistake_text(reviewed, mistake, words)
    if len(mistakes) > MOST_MISTAKES:
        yield words("review-more-mistakes", count=len(mistakes) - MOST_MISTAKES)


def mistake_text(reviewed: Reviewed, mistake: Mistake, words: Words, sign: str = "") -> str:
    """Return whose move it was, what it gave away, and which cells would have kept it.

    The last mistake of a game alone may have lost it: after any other the loss was given back.
    `sign` is what marks those cells on the board beside it.
    """
    game = reviewed.game
    is_last = mistake is reviewed.mistakes[-1]
    cells = [format_cell(cell, game.variant) for cell in mistake.better]
    is_cut = len(cells) > MOST_BETTER
    better = one_by_one([*cells[:MOST_BETTER], "…"], words) if is_cut else any_of(cells, words)
    played = format_cell(mistake.played, game.variant)
    seat = game.seats[(mistake.ply - 1) % 2]
    if _is(seat, reviewed.reader):
        whose = words("mistake-own", number=mistake.ply, cell=played)
    else:
        name = marked_name if game.is_watched else _name  # Both may be of one level.
        player = name(game, seat, words)
        whose = words("mistake-of", player=player, number=mistake.ply, cell=played)
    message = f"mistake-{mistake.before}-{mistake.after}"
    if mistake.after is Value.LOSS and not (is_last and _has_lost(game, seat)):
        was_even = mistake.before is Value.DRAW
        message = "mistake-draw-loss-back" if was_even else "mistake-win-draw"
    return words(
        message,
        move=whose,
        better=f"{sign}\u00a0{better}" if sign else better,
    )


def marked_name(game: Game, seat: Seat, words: Words) -> str:
    """Return a player with their mark; a level that plays another by its name alone."""
    return f"{drawing_of(game.look).marks[seat.mark]}\u00a0{_name(game, seat, words)}"


def _name(game: Game, seat: Seat, words: Words) -> str:
    if game.is_watched and isinstance(seat.player, Computer):
        return level_text(seat.player.level, game.board, words)
    return player_name(seat.player, words, alone=True)


def _is_by(game: Game, ply: int, user: UserId | None) -> bool:
    return _is(game.seats[(ply - 1) % 2], user)


def _is(seat: Seat, user: UserId | None) -> bool:
    return isinstance(seat.player, Person) and seat.player.id == user


def _has_lost(game: Game, seat: Seat) -> bool:
    return game.ending is not None and game.ending.winner == game.facing(seat)


def _steps(reviewed: Reviewed, ply: int, words: Words) -> list[Component]:
    """Make three buttons that are there at every move, whatever the third one leads to."""
    game = reviewed.game
    plies = [each.ply for each in reviewed.mistakes]
    others = [each for each in plies if each != ply]
    following = next((each for each in others if each > ply), None)
    step_id = partial(REVIEW_STEP, game.id)
    steps = step_buttons(ply, game.ply, step_id, words, is_main=not others)
    if not plies:
        return [*steps, button(step_id(0, FIRST), words("button-first"), disabled=ply == 0)]
    back = "button-first-mistake" if ply in plies and others else "button-to-mistake"
    label = words(back if following is None else "button-next-mistake")
    to_mistake = step_id(following or plies[0], NEXT_MISTAKE)
    style = ButtonStyle.PRIMARY if others else ButtonStyle.SECONDARY
    return [*steps, button(to_mistake, label, style=style, disabled=not others)]


def game_choices(recent: Recent, typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the number of each game whose label has every word of `typed`.

    The newest come first, and before them those whose number begins with what was typed.
    """
    wanted = _searchable(typed).split()
    labels = {game.id: _choice_label(game, recent, words) for game in recent.games}
    found = [
        id for id, label in labels.items() if all(word in _searchable(label) for word in wanted)
    ]
    number = plain_text(typed).removeprefix("#")
    found.sort(key=lambda id: not f"{id}".startswith(number))
    return [(labels[id][:LONGEST_LABEL], f"{id}") for id in found]


def _choice_label(game: Game, recent: Recent, words: Words) -> str:
    assert game.ending is not None
    return words(
        "history-choice",
        game=summary(game, recent.user, words),
        ago=format_age(timedelta(seconds=recent.asked_at - game.ending.at), words),
        board=words(f"board-{game.board}"),
    )


def _searchable(text: str) -> str:
    # Keyboards have no multiplication sign.
    return text.casefold().replace("×", "x")
