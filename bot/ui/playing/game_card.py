"""The card of a game, with buttons of other features: those that `playing/` may import."""

from collections.abc import Iterator

from bot.model import Challenge, Computer, Ending, Game, GridStyle, Remains, Termination
from bot.model.ending import PLAYED_OUT
from bot.ui.boards import board_rows, board_texts
from bot.ui.button_ids import PUZZLE_TODAY
from bot.ui.components import (
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    link_button,
    row,
    separator,
    text,
)
from bot.ui.endings import (
    NEWCOMERS_LEVEL,
    accent,
    board_to_try,
    comments,
    is_newcomers_loss,
    last_word,
    level_to_try,
)
from bot.ui.hints import GIVE_HINT
from bot.ui.looking_back.review import REVIEW
from bot.ui.looking_back.sharing import SHARE
from bot.ui.playing.moving import MARK
from bot.ui.playing.resigning import RESIGN
from bot.ui.playing.table_talk import table_talk
from bot.ui.playing.watching import STOP, remark
from bot.ui.starting.challenging import challenge_card
from bot.ui.starting.rematching import DECIDER, PLAY_WINNER, REMATCH, TRY_BOARD, TRY_LEVEL
from bot.ui.starting.starting import START_AGAIN
from bot.ui.text.game_names import BOARD_KEYS, RULE_KEYS, level_text, player_name
from bot.ui.text.game_text import headline, hints_text, status, title
from bot.ui.text.names import message_link
from bot.ui.text.texts import Words, texts
from bot.ui.text.themes import EASY_EMOJI, HINT_EMOJI, SHIELD, drawing_of
from engine import Level, format_cell

LEVEL_EMOJI = {Level.UNBEATABLE: SHIELD, NEWCOMERS_LEVEL: EASY_EMOJI}
"""What stands on the buttons that change the level."""


def game_card(game: Game) -> Card:
    """Show a game: who plays whom, whose turn it is or how it ended, and the board.

    The card is in the language of the game's place.
    """
    words = texts().in_locale(game.place.locale)
    if game.ending is not None:
        return _ended_card(game, game.ending, words)
    if game.is_watched:
        return _watched_card(game, words)
    if game.level is not None:
        return _card_against_computer(game, game.level, words)
    return _card_between_people(game, words)


def _card_between_people(game: Game, words: Words) -> Card:
    """Show a game of two that goes on: its buttons are the board."""
    head = _head(f"{title(game, words)}\n{status(game, words)}", game, words)
    resign = button(RESIGN(game.id), words("button-resign"))
    # A refusal pushes the board up by a few rows: an impatient second click must not hit it.
    foot = [text(_footer(game, words)), row([resign])]
    return [container([text(head), *_pressable(game), *foot], Accent.ACTIVE)]


def _card_against_computer(game: Game, level: Level, words: Words) -> Card:
    """Show a game against the bot that goes on, with what it says below its buttons."""
    turn = words("game-your-move", mark=drawing_of(game.look).marks[game.to_move.mark])
    head = _head(f"{title(game, words)}\n{turn}", game, words)
    has_switch = game.offers_easier and game.is_untouched
    if has_switch and level is Level.UNBEATABLE and not game.variant.vanishing:
        head += "\n" + words("game-triumph")
    elif has_switch and not (game.variant.vanishing or game.variant.misere):
        head += "\n" + words(f"choice-{level}")
    switch = [_level_switch(game, level, words)] if has_switch else []
    emoji = None if game.look.style is GridStyle.TEXT else HINT_EMOJI
    hint = button(GIVE_HINT(game.id), words("button-hint"), emoji=emoji)
    resign = button(RESIGN(game.id), words("button-resign"))
    foot = _footer(game, words)
    if said := table_talk(game, words):  # Below all that is pressed, which stays where it is.
        foot = f"{said}\n{foot}"
    # Next to a board rows of buttons look like more of it; as text, cells have names.
    line = [] if game.look.style is GridStyle.TEXT else [separator()]
    controls = [*line, row([hint, resign]), *switch]
    frame = [text(head), *_pressable(game), *controls, text(foot)]
    return [container(frame, Accent.ACTIVE)]


def _level_switch(game: Game, level: Level, words: Words) -> Component:
    """Return the row that changes the level of a game in which no person has moved yet."""
    other = Level.UNBEATABLE if level is NEWCOMERS_LEVEL else NEWCOMERS_LEVEL
    levels = []
    for each in sorted((level, other), key=[*Level].index, reverse=True):
        label, style = level_text(each, game.board, words), ButtonStyle.SECONDARY
        if each is level:
            label, style = f"{label} ✓", ButtonStyle.PRIMARY
        emoji = None if game.look.style is GridStyle.TEXT else LEVEL_EMOJI.get(each)
        levels.append(button(START_AGAIN(game.id, each), label, emoji=emoji, style=style))
    return row(levels)


def _pressable(game: Game) -> list[Component]:
    """Return the board as buttons, below the same as text for those who listen."""
    drawn = board_texts(game.position, game.look) if game.look.style is GridStyle.TEXT else []
    return [*drawn, *board_rows(game.position, game.look, MARK(game.id, len(game.moves), None))]


def _watched_card(game: Game, words: Words) -> Card:
    """Show a game between two levels that goes on."""
    head = _head(f"{title(game, words)}\n{status(game, words)}", game, words)
    if comment := remark(game, words):
        head += "\n" + comment
    board = board_texts(game.position, game.look)
    stop = button(STOP(game.id), words("button-stop"))
    frame = [text(head), *board, text(_footer(game, words)), row([stop])]
    return [container(frame, Accent.ACTIVE)]


def _ended_card(game: Game, ending: Ending, words: Words) -> Card:
    """Show how a game ended, the board, what the result is worth, and what to do next."""
    wanted = _rematch_wanted(game, words)
    if game.remains is Remains.LINE:
        lines = [_head(headline(game, words), game, words), *wanted, _footer(game, words)]
        rematch = [] if game.is_watched else [row([_rematch(game, words)])]
        return [container([text("\n".join(lines)), *rematch], accent(game, ending))]
    said = f"\n{said}" if (said := last_word(game, words)) else ""
    frame = [text(_head(headline(game, words) + said, game, words))]
    if ending.termination is not Termination.CALLED_OFF:  # Then there is nothing to look at.
        frame += board_texts(game.position, game.look, named=game.is_watched)
    lines = [*comments(game, words)]
    if game.is_watched and (decided := remark(game, words)):
        lines.append(decided)
    if lines := [*lines, *wanted]:
        frame.append(text("\n".join(lines)))
    actions = _after_watching(game, words) if game.is_watched else _actions(game, words)
    buttons = [*actions, *_extra(game, ending, words)]
    # Four in a row would break into three and one on a phone.
    most = 2 if len(buttons) == 4 else 3
    frame += [row(buttons[at : at + most]) for at in range(0, len(buttons), most)]
    frame.append(text(_footer(game, words)))
    return [container(frame, accent(game, ending))]


def _head(said: str, game: Game, words: Words) -> str:
    """Return the lines above the board."""
    lines = [f"### {said}"]
    if (rule := RULE_KEYS.get(game.board)) and game.ending is None:
        if game.ply == game.explained_at:
            rule = "game-oldest-leaves"
        lines.append(words("game-second-time" if game.position.is_last_time else rule))
    if game.look.style is GridStyle.TEXT and (moved := _moved(game, words)):
        lines.append(moved)  # Whoever listens comes by here first.
    return "\n".join(lines)


def card_of(subject: Game | Challenge) -> Card:
    """Return the public card of a game or a challenge."""
    return game_card(subject) if isinstance(subject, Game) else challenge_card(subject)


def moved_card(game: Game) -> Card:
    """Replace an old copy of the board by a link to the message that shows it now."""
    words = texts().in_locale(game.place.locale)
    link = message_link(game.place, game.message_id)
    return [text("-# " + words("game-moved", id=f"{game.id}", link=link))]


def _footer(game: Game, words: Words) -> str:
    """Return the game's number and its board, then what was moved, a line each.

    Between people also when time runs out.
    """
    first = [words("game-footer", id=f"{game.id}"), words(BOARD_KEYS[game.board])]
    if game.ending is not None:
        first += hints_text(game, words)
    parts = [f"-# {' · '.join(first)}"]
    if game.look.style is not GridStyle.TEXT and (moved := _moved(game, words)):
        parts.append(moved)
    if game.ending is None and len(game.people) > 1:
        parts.append(_small(words("game-footer-clock", when=f"<t:{game.times.due_at}:R>")))
    return "\n".join(parts)


def _moved(game: Game, words: Words) -> str:
    """Return the last move or the winning line, and which mark leaves next, in small print.

    Nothing that the board shows, but to those who listen.
    """
    parts = []
    variant, outcome = game.variant, game.position.outcome
    is_text, theme = game.look.style is GridStyle.TEXT, drawing_of(game.look).theme
    has_buttons = game.ending is None and not game.is_watched
    shows_last = has_buttons or theme.x_last is not None
    shows_leaving = game.ending is not None or (not is_text and theme.x_leaving is not None)
    if outcome is not None and outcome.line:
        if is_text:
            cells = " ".join(format_cell(cell, variant) for cell in outcome.line)
            parts.append(words("game-footer-line", cells=cells))
    elif game.moves and (is_text or not shows_last):
        parts.append(words("game-footer-last", cell=format_cell(game.moves[-1], variant)))
    if not shows_leaving and (leaving := game.position.leaving) is not None:
        parts.append(words("game-footer-leaving", cell=format_cell(leaving, variant)))
    return _small(" · ".join(parts)) if parts else ""


def _small(line: str) -> str:
    return f"-# {line[0].upper()}{line[1:]}"


def _extra(game: Game, ending: Ending, words: Words) -> Iterator[Component]:
    """Return the last buttons: *Share* for what one is proud of, else a puzzle; the winner."""
    is_drawn_between = game.is_drawn and len(game.people) == 2
    if game.moves and (game.is_won_by_person or game.is_held or is_drawn_between):
        yield button(SHARE(game.id), words("button-share"))
    elif game.level is not None and ending.termination in PLAYED_OUT:
        yield button(PUZZLE_TODAY(), words("button-puzzle-today"))
    if len(game.people) == 2 and ending.winner is not None:
        yield button(PLAY_WINNER(game.id), words("button-play-winner"))


def _actions(game: Game, words: Words) -> list[Component]:
    """Offer what to do after a game, first what suits its end best."""
    actions = [_rematch(game, words)]
    if "url" in actions[0]:
        pass  # The next game is on.
    elif (level := level_to_try(game)) is not None:
        label = words("button-play-level", level=level_text(level, game.board, words))
        try_level = button(TRY_LEVEL(game.id, level), label)
        is_first = game.is_won_by_person or is_newcomers_loss(game)
        actions = [try_level, *actions] if is_first else [*actions, try_level]
    elif game.is_drawn and len(game.people) == 2 and not game.variant.vanishing:
        actions = [button(DECIDER(game.id), words("button-decider")), *actions]
    elif (board := board_to_try(game)) is not None:
        label = words("button-play-board", board=words(f"board-short-{board}"))
        actions = [button(TRY_BOARD(game.id, board), label), *actions]
    if "custom_id" in actions[0]:  # A link has a colour of its own.
        actions[0] = {**actions[0], "style": int(ButtonStyle.PRIMARY)}
    return [*actions, *_review(game, words)]


def _rematch(game: Game, words: Words) -> Component:
    """Return the button that begins the game again, or leads to the one that began."""
    if game.record is not None and game.record.rematch is not None:
        number, message = game.record.rematch
        link = message_link(game.place, message)
        return link_button(link, words("button-to-game", id=f"{number}"))
    is_called_off = game.ending and game.ending.termination is Termination.CALLED_OFF
    is_first = is_called_off and game.level is not None
    return button(REMATCH(game.id), words("button-begin" if is_first else "button-rematch"))


def _rematch_wanted(game: Game, words: Words) -> list[str]:
    """Return a line on who asks for another game, until it is on."""
    is_on = game.record is not None and game.record.rematch is not None
    if is_on or game.rematch_wanted_by is None:
        return []
    both = game.facing(game.rematch_wanted_by), game.rematch_wanted_by
    opponent, player = (player_name(seat.player, words) for seat in both)
    return [words("rematch-wanted", player=player, opponent=opponent)]


def _after_watching(game: Game, words: Words) -> list[Component]:
    winner = game.ending and game.ending.winner
    player = (winner or game.first).player
    assert isinstance(player, Computer)
    label = words("button-play-winner" if winner else "button-play-too")
    play = button(TRY_LEVEL(game.id, player.level), label, style=ButtonStyle.PRIMARY)
    return [play, *_review(game, words)]


def _review(game: Game, words: Words) -> list[Component]:
    assert game.ending is not None
    if not game.moves or game.ending.termination is Termination.CALLED_OFF:
        return []
    is_lost = game.is_lost_to_computer and game.position.outcome is not None
    return [button(REVIEW(game.id), words("button-review-loss" if is_lost else "button-review"))]
