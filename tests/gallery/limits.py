"""Discord's limits for cards, as the playground knows them."""

from bot.ui.components import Card
from playground.checks.forms import Form
from playground.checks.messages import MessageCheck, Upload
from tests.gallery.every_card import Shown

IS_COMPONENTS_V2 = 1 << 15
LONGEST_DESCRIPTION = 1_024


def check(card: Card, *files: Upload) -> None:
    """Check a card against Discord's limits, as the playground does. Raises DiscordError."""
    form = Form()
    body = {"components": card, "flags": IS_COMPONENTS_V2}
    MessageCheck(form, body, list(files), knows_emoji=lambda _: True).new()
    form.finish()


def check_shown(shown: Shown) -> None:
    """Check a card of the gallery and its file likewise."""
    if shown.file is None:
        check(shown.card)
        return
    assert len(shown.file.description) <= LONGEST_DESCRIPTION
    check(shown.card, Upload(0, shown.file.name, b""))
