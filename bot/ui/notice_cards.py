"""Notices: messages that tell a person that a game waits for them."""

from bot.service import Notice, Purpose
from bot.ui.components import ButtonStyle, Card, button, row, sentence
from bot.ui.preferences import NO_TURN_NOTICES
from bot.ui.starting.rematching import REMATCH
from bot.ui.text.game_names import player_name
from bot.ui.text.names import message_link
from bot.ui.text.texts import Words


def notice_card(notice: Notice, words: Words) -> Card:
    """Tell a person that a game waits for them; with a mention if it may ping."""
    game, person = notice.game, notice.person
    facts = {"id": f"{game.id}", "link": message_link(game.place, game.message_id)}
    if notice.purpose is Purpose.TIME:
        facts["when"] = f"<t:{game.times.due_at}:R>"
        if not notice.pings:
            return sentence(words("notice-time-quiet", player=player_name(person, words), **facts))
    else:
        opponent = game.facing(game.seat_of(person.id)).player
        facts["opponent"] = player_name(opponent, words)
    line = words(f"notice-{notice.purpose}", player_id=f"{person.id}", **facts)
    card = sentence(line)
    if notice.purpose is Purpose.TURN:
        card.append(row([button(NO_TURN_NOTICES(person.id), words("button-no-turn-notices"))]))
    if notice.purpose is Purpose.WANTED:
        rematch = button(REMATCH(game.id), words("button-rematch"), style=ButtonStyle.PRIMARY)
        card.append(row([rematch]))
    return card
