"""Every group of handlers, in the order in which Discord lists their commands."""

from bot.service import Services
from bot.ui.buttons.choose import ChooseButtons
from bot.ui.buttons.look import LookButtons
from bot.ui.buttons.play import PlayButtons
from bot.ui.commands.choose import ChooseCommands
from bot.ui.commands.help import HelpCommands
from bot.ui.commands.look import LookCommands
from bot.ui.commands.play import PlayCommands
from bot.ui.servers import Servers

GROUPS = (
    PlayCommands,
    ChooseCommands,
    LookCommands,
    PlayButtons,
    ChooseButtons,
    LookButtons,
    HelpCommands,
)
"""The classes of `groups`, in the same order, where nothing is to be handled."""


def groups(services: Services, servers: Servers) -> list[object]:
    """Return the handlers of all commands, buttons and forms."""
    groups = [
        PlayCommands(services),
        ChooseCommands(services, servers),
        LookCommands(services),
        PlayButtons(services),
        ChooseButtons(services, servers),
        LookButtons(services),
    ]
    return [*groups, HelpCommands(groups)]
