"""Presses: what each button, select and form does. A component is its `custom_id`."""

from collections.abc import Mapping

from bot.model.errors import BrokenButton
from bot.service import Services
from bot.ui.answers import Interaction
from bot.ui.custom_ids import ButtonId
from bot.ui.door import answer_error
from bot.ui.in_hand import Result
from bot.ui.posting import Cards
from bot.ui.presses.choose import ChoosePresses
from bot.ui.presses.handler import Handler
from bot.ui.presses.look import LookPresses
from bot.ui.presses.play import PlayPresses


class Presses:
    """Answers every component and form of ours; nothing of them is kept in memory."""

    def __init__(self, services: Services, cards: Cards) -> None:
        self._handlers: Mapping[ButtonId, Handler] = {
            **PlayPresses(services, cards).handlers,
            **ChoosePresses(services, cards).handlers,
            **LookPresses(services, cards).handlers,
        }

    async def answer(self, interaction: Interaction) -> Result:
        """Do what the component says, or tell privately why not."""
        try:
            await self._press(interaction)
        except Exception as error:
            return await answer_error(interaction, error)
        return Result.ANSWERED

    async def _press(self, interaction: Interaction) -> None:
        assert interaction.data is not None
        custom_id = str(interaction.data.get("custom_id"))
        name, *fields = custom_id.split(":")
        for kind, handler in self._handlers.items():
            if (kind.name, len(kind.fields)) == (name, len(fields)):
                await handler(interaction, *kind.parse(custom_id))
                return
        raise BrokenButton(custom_id)
