"""Registering commands with Discord, and only when they changed."""

import logging
from typing import Any

from discord import app_commands
from discord.ext import commands
from discord.http import Route

log = logging.getLogger(__name__)


async def register(bot: commands.AutoShardedBot) -> None:
    """Send our commands to Discord unless it has the very same already."""
    route = Route("GET", "/applications/{id}/commands", id=bot.application_id)
    registered = await bot.http.request(route, params={"with_localizations": "true"})
    ours = await _payload(bot.tree)
    if _is_held(_by_name(ours), _by_name(registered)):
        log.info("%(commands)d commands are registered and unchanged", {"commands": len(ours)})
        return
    await bot.tree.sync()
    log.info("%(commands)d commands registered", {"commands": len(ours)})


async def _payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    translator = tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]


def _by_name(payload: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {f"{command.get('type', 1)} {command['name']}": command for command in payload}


def _is_held(ours: Any, theirs: Any) -> bool:
    """Whether Discord holds what we would send; it adds fields and leaves out empty ones."""
    if isinstance(ours, dict):
        theirs = theirs or {}
        same_keys = all(_is_held(value, theirs.get(key)) for key, value in ours.items())
        return same_keys and (len(ours) == len(theirs) or "name" in ours)
    if isinstance(ours, list):
        theirs = theirs or []
        return len(ours) == len(theirs) and all(map(_is_held, ours, theirs))
    # Permissions travel as numbers one way and as text the other.
    return str(ours) == str(theirs) or (not ours and not theirs)
