"""Short messages about a game whose board is in another message."""

from bot.model import Challenge, Game, Terms, UserId
from bot.service import About, Notice
from bot.ui.button_ids import CONFIRM_RESIGN, RESTART, SET_ASIDE
from bot.ui.components import Accent, ButtonStyle, Card, button, container, row, section, text
from bot.ui.playing.game_card import board_text, player_name, status
from bot.ui.text.links import message_link
from bot.ui.text.texts import Words
from engine import Level


def current_board_card(game: Game, refusal: str, words: Words) -> Card:
    """Show a refusal with the game as it stands, without buttons, and a link to its message."""
    link = message_link(game.place, game.message_id)
    parts = [
        text(f"{refusal}\n{status(game, words)}"),
        text(board_text(game)),
        text(words("see-board", link=link)),
    ]
    return [container(parts, Accent.NEUTRAL)]


def resign_card(game: Game, user: UserId, words: Words) -> Card:
    """Ask `user` whether to resign a game, with a button to confirm it."""
    opponent = game.facing(game.seat_of(user)).player
    question = words(
        "resign-question", id=f"{game.id}", opponent=player_name(opponent, words, alone=True)
    )
    # On the left: a second click where Resign was, at the right edge, must not confirm it.
    label = words("button-confirm-resign")
    confirm = button(CONFIRM_RESIGN(game.id), label, style=ButtonStyle.DANGER)
    return [container([text(question), row([confirm])], Accent.DANGER)]


def resigned_card(game: Game, words: Words) -> Card:
    """Say that the reader resigned a game."""
    link = message_link(game.place, game.message_id)
    return [text(words("resigned-private", id=f"{game.id}", link=link))]


def restart_card(game: Game, refusal: str, level: Level | None, terms: Terms, words: Words) -> Card:
    """Show a refusal with a button that resigns `game` and starts the game that was asked for."""
    restart = RESTART(game.id, level, terms.board, terms.mark, terms.first)
    return [text(refusal), row([button(restart, words("button-restart"))])]


def set_aside_card(challenge: Challenge, question: str, words: Words) -> Card:
    """Ask whether to set a game aside and accept `challenge`, with a button that does it."""
    action = "join" if challenge.opponent is None else "accept"
    # On the right: a second click where Accept or Join was must not set the game aside.
    return [section(question, button(SET_ASIDE(challenge.id), words(f"button-set-aside-{action}")))]


def notice_card(notice: Notice, words: Words) -> Card:
    """Tell a person that a game waits for them; with a mention if it may ping."""
    game, person = notice.game, notice.person
    facts = {"id": f"{game.id}", "link": message_link(game.place, game.message_id)}
    if notice.about is About.TIME:
        facts["when"] = f"<t:{game.times.due_at}:R>"
        if not notice.pings:
            return [text(words("notice-time-quiet", player=player_name(person, words), **facts))]
    else:
        opponent = game.facing(game.seat_of(person.id)).player
        facts["opponent"] = player_name(opponent, words)
    return [text(words(f"notice-{notice.about}", player_id=f"{person.id}", **facts))]


def outdated_notice_card(game: Game, words: Words) -> Card:
    """Replace a notice once the person has moved."""
    link = message_link(game.place, game.message_id)
    return [text(words("notice-outdated", id=f"{game.id}", link=link))]
