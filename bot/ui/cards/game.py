"""The card of a game."""

from dataclasses import replace

from bot.model import (
    SOMEBODY,
    Computer,
    Game,
    GridStyle,
    Person,
    Player,
    Remains,
    Termination,
)
from bot.ui.cards.components import (
    BUTTONS_A_ROW,
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    row,
    text,
)
from bot.ui.custom_ids import HINT, MARK, REMATCH, RESIGN, REVIEW
from bot.ui.text.links import message_link
from bot.ui.text.names import escape_name
from bot.ui.text.texts import Words
from bot.ui.text.themes import theme_of
from engine import Cell, Mark, Position, cell_names, format_cell, grid, marked_cells, text_grid

NOBODY_WON = {
    Termination.FULL: "drawn",
    Termination.UNFINISHED: "unfinished",
    Termination.STOPPED: "stopped",
}
"""Endings without a winner, as their messages call them."""

MARK_STYLES = {Mark.X: ButtonStyle.PRIMARY, Mark.O: ButtonStyle.DANGER}


def game_card(game: Game, words: Words, status_line: str | None = None) -> Card:
    """Show a game: who plays whom, whose turn or who won, the grid, and the board as buttons.

    `status_line` replaces whose turn it is.
    """
    head = text(f"### {title(game, words)}\n{status_line or status(game, words)}")
    foot = text(f"-# {footer(game, words)}")
    if game.ending is not None and game.remains is Remains.LINE:
        return [container([head, foot], _accent(game))]
    frame = [head]
    if game.look.style is not GridStyle.COMPACT or game.ending is not None:
        frame.append(text(board_text(game)))
    frame += board_rows(game)
    if actions := _actions(game, words):
        frame.append(row(actions))
    return [container([*frame, foot], _accent(game))]


def thinking_card(game: Game, cell: Cell, words: Words) -> Card:
    """Show a game while the computer thinks about its reply to `cell`, which is not stored yet.

    Its buttons stay enabled: they still work if the reply never comes.
    """
    name = format_cell(cell, game.variant)
    return game_card(game, words, words("game-thinking", cell=name))


def moved_card(game: Game, words: Words) -> Card:
    """Replace an old copy of the board by a link to the message that shows it now."""
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
    loser = player_name(game.facing(ending.winner).player, words, alone=True)
    if ending.termination is Termination.RESIGNED:
        return words("game-won-resigned", loser=loser, **winner)
    if ending.termination is Termination.TIME:
        return words("game-won-time", loser=loser, **winner)
    return words("game-won", **winner)


def board_text(game: Game) -> str:
    """Draw the grid, each player's cells with the mark of their seat."""
    if game.look.style is GridStyle.TEXT:
        return f"```\n{text_grid(drawn_position(game))}\n```"
    return grid(drawn_position(game), theme_of(game.look.theme))


def footer(game: Game, words: Words) -> str:
    """Return the game's number, its board, and the last move or the winning line.

    Between people also when time runs out.
    """
    parts = [words("game-footer", id=f"{game.id}"), words(f"board-{game.board}")]
    outcome = game.position.outcome
    if outcome is not None and outcome.line:
        cells = " ".join(format_cell(cell, game.variant) for cell in outcome.line)
        parts.append(words("game-footer-line", cells=cells))
    elif game.moves:
        parts.append(words("game-footer-last", cell=format_cell(game.moves[-1], game.variant)))
    if game.ending is None and len(game.people) > 1:
        parts.append(words("game-footer-clock", when=f"<t:{game.due_at}:R>"))
    return " · ".join(parts)


def player_name(player: Player, words: Words, *, alone: bool = False) -> str:
    """Return the name of a player; `alone` leaves out the level of the computer."""
    if isinstance(player, Computer):
        if alone:
            return words("player-computer-alone")
        return words("player-computer", level=words(f"level-{player.level}"))
    return person_name(player, words)


def person_name(person: Person, words: Words) -> str:
    """Return the name of a person, "Somebody" after their data was removed."""
    return words("player-somebody") if person == SOMEBODY else escape_name(person.name)


def mark_emoji(game: Game, mark: Mark) -> str:
    """Return the emoji of a mark, or its letter where the board is text."""
    if game.look.style is GridStyle.TEXT:
        return mark.value
    theme = theme_of(game.look.theme)
    return theme.x if mark is Mark.X else theme.o


def board_rows(game: Game) -> list[Component]:
    """Show the board as buttons, cells in reading order; all are disabled once the game ended."""
    cols = game.variant.cols
    assert cols <= BUTTONS_A_ROW
    position, marked = drawn_position(game), marked_cells(game.position)
    closed = game.ending is not None or game.is_watched
    x, o = mark_emoji(game, Mark.X), mark_emoji(game, Mark.O)
    cells = []
    for cell, (name, mark) in enumerate(zip(cell_names(game.variant), position.marks, strict=True)):
        custom_id = MARK(game.id, game.ply, cell)
        if mark is None:
            cells.append(button(custom_id, name, disabled=closed))
        elif game.look.style is GridStyle.TEXT:
            cells.append(button(custom_id, f"{name} {mark.value}", disabled=True))
        else:
            # No name beside the emoji: Discord makes a button as wide as its content, so columns
            # would shift by 11 px a mark, and rows of four and five would wrap on telephones.
            style = ButtonStyle.SUCCESS if cell in marked else MARK_STYLES[mark]
            emoji = x if mark is Mark.X else o
            cells.append(button(custom_id, emoji=emoji, style=style, disabled=True))
    return [row(cells[start : start + cols]) for start in range(0, len(cells), cols)]


def drawn_position(game: Game) -> Position:
    """Return the position with X and O as they are drawn."""
    # The engine calls whoever opens X; in a game the opener may play O.
    position = game.position
    if game.first.mark is Mark.X:
        return position
    return replace(position, x=position.o, o=position.x)


def _actions(game: Game, words: Words) -> list[Component]:
    if game.ending is None:
        if game.is_watched:
            return []
        resign = button(RESIGN(game.id), words("button-resign"))
        if len(game.people) > 1:
            return [resign]
        return [resign, button(HINT(game.id), words("button-hint"))]
    review = button(REVIEW(game.id), words("button-review"))
    if game.is_watched:
        return [review]
    rematch = button(REMATCH(game.id), words("button-rematch"), style=ButtonStyle.PRIMARY)
    return [rematch, review]


def _accent(game: Game) -> Accent:
    if game.ending is None:
        return Accent.ACTIVE
    return Accent.DRAWN if game.ending.winner is None else Accent.WON
