"""Discord's limits for cards, as the playground knows them."""

from bot.ui.components import Card
from playground.checks.forms import Form
from playground.checks.messages import MessageCheck, Upload

IS_COMPONENTS_V2 = 1 << 15


def check(card: Card, *files: Upload) -> None:
    """Check a card against Discord's limits, as the playground does. Raises DiscordError."""
    form = Form()
    body = {"components": card, "flags": IS_COMPONENTS_V2}
    MessageCheck(form, body, list(files), knows_emoji=lambda _: True).new()
    form.finish()
