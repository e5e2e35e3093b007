"""The card of a game."""

from collections.abc import Iterator

from bot.model import (
    SOMEBODY,
    Computer,
    Ending,
    Game,
    GridStyle,
    Player,
    Remains,
    Termination,
)
from bot.ui.button_ids import HINT, MARK, REMATCH, RESIGN, REVIEW, START_AGAIN, TRY_LEVEL
from bot.ui.components import (
    BUTTONS_A_ROW,
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    row,
    section,
    text,
)
from bot.ui.playing.endings import accent, comment_key, easier_start, level_to_try
from bot.ui.text.links import message_link
from bot.ui.text.names import escape_name
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import theme_of
from engine import Mark, cell_names, grid, text_grid

NOBODY_WON = {
    Termination.FULL: "drawn",
    Termination.UNFINISHED: "unfinished",
    Termination.STOPPED: "stopped",
    Termination.SET_ASIDE: "set-aside",
}
"""Endings without a winner, as their messages call them."""


def game_card(game: Game) -> Card:
    """Show a game: who plays whom, whose turn, the grid, and the board as buttons.

    A game that ended shows its result first, and lets go of the cells. The card is in the language
    of the game's place.
    """
    words = texts().in_locale(game.place.locale)
    if game.ending is not None:
        return _ended_card(game, game.ending, words)
    head = f"### {title(game, words)}\n{status(game, words)}"
    level = easier_start(game)
    if level is not None:
        head += "\n" + words("game-newcomer", level=words(f"level-{level}"))
    frame = [text(head)]
    if game.look.style is not GridStyle.COMPACT:
        frame.append(text(board_text(game)))
    frame += board_rows(game)
    if len(game.people) == 1:
        actions = [button(HINT(game.id), words("button-hint"))]
        if level is not None:
            actions.append(button(START_AGAIN(game.id, level), words("button-start-easier")))
        frame.append(row(actions))
    foot = f"-# {footer(game, words)}"
    if game.people:
        # At the right edge: a message below pushes the board up, and cells come to lie there last.
        frame.append(section(foot, button(RESIGN(game.id), words("button-resign"))))
    else:
        frame.append(text(foot))
    return [container(frame, Accent.ACTIVE)]


def _ended_card(game: Game, ending: Ending, words: Words) -> Card:
    result = [f"### {status(game, words)}"]
    if game.remains is Remains.ALL:
        result += _comments(game, words)
    frame = [text("\n".join([*result, title(game, words)]))]
    if game.remains is not Remains.LINE:
        frame += [text(board_text(game)), row(_actions(game, words))]
    frame.append(text(f"-# {footer(game, words)}"))
    return [container(frame, accent(game, ending))]


def _comments(game: Game, words: Words) -> Iterator[str]:
    """Say what a result is worth, and to whom."""
    ending, level = game.ending, game.level
    assert ending is not None
    winner = ending.winner
    about: dict[str, str | int] = {"level": "" if level is None else words(f"level-{level}")}
    if game.people:
        person = winner.player if winner and game.is_won_by_person else game.people[0]
        about["player"] = player_name(person, words)
    if winner is not None:
        about["moves"] = len(game.moves[game.seats.index(winner) :: 2])
    if game.is_first_win:
        yield words("end-first-win", **about)
    if (key := comment_key(game)) is not None:
        yield words(key, **about)


def moved_card(game: Game) -> Card:
    """Replace an old copy of the board by a link to the message that shows it now."""
    words = texts().in_locale(game.place.locale)
    link = message_link(game.place, game.message_id)
    return [container([text(words("game-moved", id=f"{game.id}", link=link))], Accent.NEUTRAL)]


def title(game: Game, words: Words) -> str:
    """Return who plays whom, and with which mark."""
    return words(
        "game-title",
        first=player_name(game.first.player, words),
        first_mark=mark_emoji(game, game.first.mark),
        second=player_name(game.second.player, words),
        second_mark=mark_emoji(game, game.second.mark),
    )


def status(game: Game, words: Words) -> str:
    """Return whose turn it is, or how the game ended."""
    ending = game.ending
    if ending is None:
        seat = game.to_move
        if game.is_watched:
            player, mark = player_name(seat.player, words), mark_emoji(game, seat.mark)
            return words("game-computer-to-move", player=player, mark=mark)
        return words(
            "game-to-move",
            player=player_name(seat.player, words, alone=True),
            mark=mark_emoji(game, seat.mark),
        )
    if ending.winner is None:
        return words(f"game-{NOBODY_WON[ending.termination]}")
    winner = {
        "mark": mark_emoji(game, ending.winner.mark),
        "player": player_name(ending.winner.player, words, alone=not game.is_watched),
    }
    loser_seat = game.facing(ending.winner)
    loser = player_name(loser_seat.player, words, alone=not game.is_watched)
    if ending.termination is Termination.RESIGNED:
        return words("game-won-resigned", loser=loser, **winner)
    if ending.termination is Termination.TIME:
        return words("game-won-time", loser=loser, **winner)
    if game.variant.misere:
        line = {"loser": loser, "loser_mark": mark_emoji(game, loser_seat.mark)}
        return words("game-won-misere", count=game.variant.k, **line, **winner)
    return words("game-won", **winner)


def board_text(game: Game) -> str:
    """Draw the grid, each player's cells with the mark of their seat."""
    if game.look.style is GridStyle.TEXT:
        return f"```\n{text_grid(game.position)}\n```"
    return grid(game.position, theme_of(game.look.theme))


def footer(game: Game, words: Words) -> str:
    """Return the game's number, its board, and the last move or the winning line.

    Between people also when time runs out.
    """
    parts = [words("game-footer", id=f"{game.id}"), words(f"board-{game.board}")]
    names, outcome = cell_names(game.variant), game.position.outcome
    if outcome is not None and outcome.line:
        cells = " ".join(names[cell] for cell in outcome.line)
        parts.append(words("game-footer-line", cells=cells))
    elif game.moves:
        parts.append(words("game-footer-last", cell=names[game.moves[-1]]))
    if game.ending is None and len(game.people) > 1:
        parts.append(words("game-footer-clock", when=f"<t:{game.times.due_at}:R>"))
    return " · ".join(parts)


def player_name(player: Player, words: Words, *, alone: bool = False) -> str:
    """Return the name of a player, "Somebody" after their data was removed.

    `alone` leaves out the level of the computer.
    """
    if isinstance(player, Computer):
        if alone:
            return words("player-computer-alone")
        return words("player-computer", level=words(f"level-{player.level}"))
    return words("player-somebody") if player == SOMEBODY else escape_name(player.name)


def mark_emoji(game: Game, mark: Mark) -> str:
    """Return the emoji of a mark, or its letter where the board is text."""
    if game.look.style is GridStyle.TEXT:
        return mark.value
    theme = theme_of(game.look.theme)
    return theme.x if mark is Mark.X else theme.o


def board_rows(game: Game) -> list[Component]:
    """Show the board as buttons, cells in reading order; the last move is green."""
    cols = game.variant.cols
    assert cols <= BUTTONS_A_ROW
    ply, last, in_text = game.ply, game.position.last, game.look.style is GridStyle.TEXT
    marks = game.position.cells_as(mark_emoji(game, Mark.X), mark_emoji(game, Mark.O), None)
    cells = []
    for cell, (name, mark) in enumerate(zip(cell_names(game.variant), marks, strict=True)):
        custom_id = MARK(game.id, ply, cell)
        if mark is None:
            cells.append(button(custom_id, name, disabled=game.is_watched))
            continue
        style = ButtonStyle.SUCCESS if cell == last else ButtonStyle.SECONDARY
        if in_text:
            cells.append(button(custom_id, f"{name} {mark}", style=style, disabled=True))
        else:
            # No name beside the emoji: Discord makes a button as wide as its content, so columns
            # would shift by 11 px a mark, and rows of four and five would wrap on telephones.
            cells.append(button(custom_id, emoji=mark, style=style, disabled=True))
    return [row(cells[start : start + cols]) for start in range(0, len(cells), cols)]


def _actions(game: Game, words: Words) -> list[Component]:
    """Offer what to do after a game."""
    review = button(REVIEW(game.id), words("button-review"))
    if game.is_watched:
        return [review]
    actions = [button(REMATCH(game.id), words("button-rematch")), review]
    if (level := level_to_try(game)) is not None:
        label = words("button-try-next" if game.is_won_by_person else "button-try-easier")
        try_level = button(TRY_LEVEL(game.id, level), label)
        actions = [try_level, *actions] if game.is_won_by_person else [*actions, try_level]
    return [{**actions[0], "style": int(ButtonStyle.PRIMARY)}, *actions[1:]]
