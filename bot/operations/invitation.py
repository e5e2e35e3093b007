"""The invitation: the link by which a host adds the bot to a server."""

from functools import reduce
from operator import or_

from bot.ui.server_settings.permission_check import MESSAGE_KEYS

NEEDED = reduce(or_, MESSAGE_KEYS)
"""The permissions that the bot asks for."""

INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands"
    f"&permissions={int(NEEDED)}"
)
"""Where a host invites the application of an id, with those permissions."""
