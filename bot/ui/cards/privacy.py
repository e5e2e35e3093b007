"""The question before somebody's data is removed for good."""

from bot.model import UserId
from bot.ui.cards.components import ButtonStyle, Card, button, container, row, text
from bot.ui.custom_id import CustomId
from bot.ui.text.texts import Words

GRAVE = 0xED4245


def forget_card(user: UserId, words: Words) -> Card:
    """Say what removing a person's data means, and ask whether to go on."""
    confirm = button(CustomId.of("forget", user), words("button-forget"), style=ButtonStyle.DANGER)
    return [container([text(words("forget-question")), row([confirm])], GRAVE)]
