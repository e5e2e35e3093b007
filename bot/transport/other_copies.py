"""Other copies of the bot: one with our token and a database of its own is noticed.

Discord delivers every click to both, and whoever answers first is believed: a copy that does not
know a game says that it is gone.
"""

import logging
from datetime import timedelta
from time import monotonic

from bot.model.errors import NoSuchChallenge, NoSuchGame
from bot.transport.interaction import Interaction
from bot.transport.outcomes import Sent
from bot.ui.request import Kind
from bot.ui.text.refusals import refusal

log = logging.getLogger(__name__)

AGAIN_AFTER = timedelta(hours=1)
"""How long a warning stays the only one."""


class OtherCopies:
    """Looks at what others answered in our place."""

    def __init__(self) -> None:
        self._quiet_until = 0.0

    async def look_at(self, interaction: Interaction) -> None:
        """Warn if somebody else said that a game is gone that we know.

        Who shares our database knows the same games; and so did we, where Discord delivers again
        what we answered before a restart.
        """
        request = interaction.request
        if request.kind is not Kind.COMPONENT or monotonic() < self._quiet_until:
            return
        answer = await interaction.http.original(interaction.token)
        if not isinstance(answer, Sent) or not answer.is_private:
            return
        gone = (NoSuchGame(), NoSuchChallenge())
        sentences = {refusal(each, request.user_id, request.words) for each in gone}
        if sentences.isdisjoint(each.get("content") for each in answer.data.get("components", ())):
            return
        self._quiet_until = monotonic() + AGAIN_AFTER.total_seconds()
        log.warning(
            "another copy of the bot answers with this token, and has another database: games of "
            "the one are gone to the other, so stop one of them, or give both one DATABASE_URL"
        )
