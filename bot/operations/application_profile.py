"""The application's profile at Discord: what `init` offers to set, and `check` compares."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from bot.ui.server_settings.permission_check import MESSAGE_KEYS

NEEDED = reduce(or_, MESSAGE_KEYS)
"""The permissions that the bot asks for."""

INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands"
    f"&permissions={int(NEEDED)}"
)
"""Where a host invites the application of an id, with those permissions."""

DESCRIPTION = (
    "Tic-tac-toe in a message: type `/ttt start` and click. Play friends, or me on five levels; "
    "the best never loses. Six boards, ratings, a puzzle every day, and reviews that show the "
    "mistake. In 32 languages, and readable aloud."
)

TAGS = ["tic-tac-toe", "games", "board games", "puzzles", "multiplayer"]

APP_COMMANDS, BOT = "applications.commands", "bot"

INSTALLATIONS = {
    key: {"oauth2_install_params": {"scopes": scopes, "permissions": str(int(permissions))}}
    for key, scopes, permissions in (
        ("0", [APP_COMMANDS, BOT], NEEDED),
        ("1", [APP_COMMANDS], 0),
    )
}
"""For servers and for people, as Discord numbers them: the scopes and permissions that *Add App*
asks for. Reference: Discord's documentation, Application Integration Type Configuration."""


class Difference(NamedTuple):
    """A field of the profile that is not as proposed, and how both are shown to the host."""

    field: str
    name: str
    now: str
    proposed: str
    value: Any


def differences(application: Mapping[str, Any]) -> list[Difference]:
    """Return what an application, as Discord gives it, has otherwise than proposed."""
    found = []
    description = application.get("description")
    if description != DESCRIPTION:
        now = str(description or "none")
        found.append(Difference("description", "description", now, DESCRIPTION, DESCRIPTION))
    tags = application.get("tags")
    if tags != TAGS:
        now = ", ".join(map(str, tags)) if isinstance(tags, list) and tags else "none"
        found.append(Difference("tags", "tags", now, ", ".join(TAGS), TAGS))
    config = application.get("integration_types_config")
    now, proposed = _installation(config), _installation(INSTALLATIONS)
    if now != proposed:
        field = "integration_types_config"
        found.append(Difference(field, "installation", now, proposed, INSTALLATIONS))
    return found


def _installation(config: object) -> str:
    """Say which ways to install there are, and what each asks for."""
    ways = []
    for key, name in (("0", "servers"), ("1", "people")):
        if isinstance(config, Mapping) and isinstance(config.get(key), Mapping):
            ways.append(f"{name} ({_asked(config[key].get('oauth2_install_params'))})")
    return ", ".join(ways) or "none"


def _asked(params: object) -> str:
    if not isinstance(params, Mapping) or not isinstance(params.get("scopes"), list):
        return "no link of its own"
    scopes = " ".join(sorted(map(str, params["scopes"])))
    return f"{scopes}, permissions {params.get('permissions')}"
