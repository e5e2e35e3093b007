"""The card of a game: the message that shows it. Pure."""

from dataclasses import replace

from bot.model import (
    SOMEBODY,
    Computer,
    Game,
    GridStyle,
    Person,
    Place,
    Player,
    Remains,
    Termination,
)
from bot.ui.cards.components import (
    BUTTONS_A_ROW,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    text,
)
from bot.ui.cards.components import row as button_row
from bot.ui.custom_id import CustomId
from bot.ui.text.names import shown
from bot.ui.text.texts import Words
from bot.ui.text.themes import theme_of
from engine import Cell, Mark, Position, cell_names, format_cell, grid, marked_cells, text_grid

PLAYING, WON, DRAWN, OFFERED, QUIET = 0x5865F2, 0x3BA55D, 0x99AAB5, 0xFAA61A, 0x4F545C

NOBODY_WON = {
    Termination.FULL: "drawn",
    Termination.UNFINISHED: "unfinished",
    Termination.STOPPED: "stopped",
}
"""Endings without a winner, as their messages call them."""

MARK_STYLES = {Mark.X: ButtonStyle.PRIMARY, Mark.O: ButtonStyle.DANGER}


def game_card(game: Game, words: Words, said: str | None = None) -> Card:
    """Show a game: who plays whom, whose turn or who won, the grid, and the board as buttons.

    `said` takes the place of whose turn it is.
    """
    head = text(f"### {title(game, words)}\n{said or status(game, words)}")
    foot = text(f"-# {footer(game, words)}")
    if game.ending is not None and game.remains is Remains.LINE:
        return [container([head, foot], _accent(game))]
    frame = [head]
    if game.look.style is not GridStyle.COMPACT or game.ending is not None:
        frame.append(text(picture(game)))
    frame += board_rows(game)
    if actions := _actions(game, words):
        frame.append(button_row(actions))
    return [container([*frame, foot], _accent(game))]


def thinking_card(game: Game, cell: Cell, words: Words) -> Card:
    """Show a game while the computer thinks about its answer to `cell`, which is not stored yet.

    Its buttons stay as they are: should the answer never come, they still play.
    """
    name = format_cell(cell, game.variant)
    return game_card(game, words, words("game-thinking", cell=name))


def moved_card(game: Game, words: Words, link: str) -> Card:
    """Point from an old copy of the board to the message that shows it now."""
    return [container([text(words("game-moved", id=f"{game.id}", link=link))], QUIET)]


def title(game: Game, words: Words) -> str:
    """Say who plays whom, and with which mark."""
    return words(
        "game-title",
        first=player_name(game.first.player, words),
        first_mark=mark_emoji(game, game.first.mark),
        second=player_name(game.second.player, words),
        second_mark=mark_emoji(game, game.second.mark),
    )


def status(game: Game, words: Words) -> str:
    """Say whose turn it is, or how the game ended."""
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
    facts = {
        "mark": mark_emoji(game, ending.winner.mark),
        "player": player_name(ending.winner.player, words, alone=not game.is_watched),
    }
    loser = player_name(game.facing(ending.winner).player, words, alone=True)
    if ending.termination is Termination.RESIGNED:
        return words("game-won-resigned", loser=loser, **facts)
    if ending.termination is Termination.TIME:
        return words("game-won-time", loser=loser, **facts)
    return words("game-won", **facts)


def picture(game: Game) -> str:
    """Draw the grid, each player's cells with the mark of their seat."""
    if game.look.style is GridStyle.TEXT:
        return f"```\n{text_grid(painted(game))}\n```"
    return grid(painted(game), theme_of(game.look.theme))


def footer(game: Game, words: Words) -> str:
    """Say which game this is, on which board, and what was played last or made the line.

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
    """Name a player; `alone` leaves out the level at which the computer plays."""
    if isinstance(player, Computer):
        if alone:
            return words("player-computer-alone")
        return words("player-computer", level=words(f"level-{player.level}"))
    return person_name(player, words)


def person_name(person: Person, words: Words) -> str:
    """Name a person, or say that it was somebody who is not to be named any more."""
    return words("player-somebody") if person == SOMEBODY else shown(person.name)


def mark_emoji(game: Game, mark: Mark) -> str:
    """Show a mark outside the grid: its emoji, or its letter where the board is text."""
    if game.look.style is GridStyle.TEXT:
        return mark.value
    theme = theme_of(game.look.theme)
    return theme.x if mark is Mark.X else theme.o


def message_link(place: Place, message_id: int | None) -> str:
    """Return the address of a message, or of its channel while the message is unknown."""
    guild = "@me" if place.guild_id is None else str(place.guild_id)
    channel = f"https://discord.com/channels/{guild}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def board_rows(game: Game) -> list[Component]:
    """Show the board as buttons, cells in reading order; none can be pressed once it ended."""
    cols = game.variant.cols
    assert cols <= BUTTONS_A_ROW
    position, marked = painted(game), marked_cells(game.position)
    closed = game.ending is not None or game.is_watched
    board = str(CustomId.of("ttt", game.id, game.ply))
    x, o = mark_emoji(game, Mark.X), mark_emoji(game, Mark.O)
    cells = []
    for cell, (name, mark) in enumerate(zip(cell_names(game.variant), position.marks, strict=True)):
        custom_id = f"{board}:{cell}"
        if mark is None:
            cells.append(button(custom_id, name, disabled=closed))
        elif game.look.style is GridStyle.TEXT:
            cells.append(button(custom_id, f"{name} {mark.value}", disabled=True))
        else:
            # No name beside the emoji: Discord makes a button as wide as what is on it. Names on
            # the marks alone push columns 11 px aside for each; an emoji on every free cell as well
            # evens that, and breaks rows of four and five on telephones.
            style = ButtonStyle.SUCCESS if cell in marked else MARK_STYLES[mark]
            emoji = x if mark is Mark.X else o
            cells.append(button(custom_id, emoji=emoji, style=style, disabled=True))
    return [button_row(cells[start : start + cols]) for start in range(0, len(cells), cols)]


def painted(game: Game) -> Position:
    """Return the position with X and O as they are drawn."""
    # The engine calls whoever opens X; here the opener may draw O.
    position = game.position
    if game.first.mark is Mark.X:
        return position
    return replace(position, x=position.o, o=position.x)


def _actions(game: Game, words: Words) -> list[Component]:
    if game.ending is None:
        if game.is_watched:
            return []
        resign = button(CustomId.of("resign", game.id), words("button-resign"))
        if len(game.people) > 1:
            return [resign]
        return [resign, button(CustomId.of("hint", game.id), words("button-hint"))]
    review = button(CustomId.of("review", game.id), words("button-review"))
    if game.is_watched:
        return [review]
    rematch = CustomId.of("rematch", game.id)
    return [button(rematch, words("button-rematch"), style=ButtonStyle.PRIMARY), review]


def _accent(game: Game) -> int:
    if game.ending is None:
        return PLAYING
    return DRAWN if game.ending.winner is None else WON
