"""Every group of handlers, in the order in which Discord lists their commands."""

from bot.service import Services
from bot.ui.buttons.choose import ChooseButtons
from bot.ui.buttons.compare import CompareButtons
from bot.ui.buttons.look import LookButtons
from bot.ui.buttons.play import PlayButtons
from bot.ui.commands.choose import ChooseCommands
from bot.ui.commands.compare import CompareCommands
from bot.ui.commands.help import HelpCommands
from bot.ui.commands.look import LookCommands
from bot.ui.commands.play import PlayCommands
from bot.ui.servers import Servers

GROUPS = (
    PlayCommands,
    ChooseCommands,
    LookCommands,
    CompareCommands,
    PlayButtons,
    ChooseButtons,
    LookButtons,
    CompareButtons,
    HelpCommands,
)
"""The classes of `groups`, in the same order, where nothing is to be handled."""


def groups(services: Services, servers: Servers) -> list[object]:
    """Return the handlers of all commands, buttons and forms."""
    groups = [
        PlayCommands(services),
        ChooseCommands(services, servers),
        LookCommands(services),
        CompareCommands(services, servers),
        PlayButtons(services),
        ChooseButtons(services, servers),
        LookButtons(services),
        CompareButtons(services, servers),
    ]
    return [*groups, HelpCommands(groups)]
