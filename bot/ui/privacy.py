"""The card that asks for confirmation before somebody's data is removed."""

from bot.model import UserId
from bot.ui.button_ids import FORGET
from bot.ui.components import Accent, ButtonStyle, Card, button, container, row, text
from bot.ui.text.texts import Words


def forget_card(user: UserId, words: Words) -> Card:
    """Explain what removing a person's data means, with a button to confirm it."""
    confirm = button(FORGET(user), words("button-forget"), style=ButtonStyle.DANGER)
    return [container([text(words("forget-question")), row([confirm])], Accent.DANGER)]
