"""Registering commands with Discord, and only when they changed.

Reference: Discord's documentation, Application Commands.
"""

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

import discord

from bot.transport.internals import request
from bot.ui.request import Context
from bot.ui.router import Command, Declaration, Menu, Option
from bot.ui.text.texts import DEFAULT_LOCALE, Texts, Words

log = logging.getLogger(__name__)

CHAT_INPUT, SUBCOMMAND = 1, 1
"""The type of a slash command, and of an option that is one."""

GUILD_INSTALL, USER_INSTALL = 0, 1
"""Kinds of installation."""

EVERYWHERE = {
    "contexts": [int(each) for each in Context],
    "integration_types": [GUILD_INSTALL, USER_INSTALL],
}
IN_GUILDS = {"contexts": [int(Context.GUILD)], "integration_types": [GUILD_INSTALL]}

COMMANDS = "/applications/{application_id}/commands"

Payload = dict[str, Any]
Languages = Mapping[str, Words]


async def register(client: discord.Client, declarations: tuple[Declaration, ...]) -> int:
    """Send our commands to Discord unless it has the very same already; return the id of `/ttt`."""
    ours, theirs = payloads(declarations), await registered(client)
    if is_held(ours, theirs):
        log.info("%(commands)d commands are registered and unchanged", {"commands": len(ours)})
    else:
        theirs = await request(
            client, "PUT", COMMANDS, json=ours, application_id=client.application_id
        )
        log.info("%(commands)d commands registered", {"commands": len(ours)})
    return next(int(command["id"]) for command in theirs if command["name"] == "ttt")


async def registered(client: discord.Client) -> list[Payload]:
    """Ask Discord which commands it has of us."""
    commands: list[Payload] = await request(
        client,
        "GET",
        COMMANDS,
        params={"with_localizations": "true"},
        application_id=client.application_id,
    )
    return commands


def is_held(ours: list[Payload], theirs: list[Payload]) -> bool:
    """Whether the commands that Discord has are ours."""
    return _is_held(_by_name(ours), _by_name(theirs))


@cache  # 24 ms, which a process of many bots, as the tests are, needs once.
def payloads(declarations: tuple[Declaration, ...]) -> list[Payload]:
    """Return what Discord is to know: `/ttt` with its subcommands, and the context menus."""
    texts = Texts()  # Of its own, so that languages that nobody reads are not kept in memory.
    languages = {locale: texts.in_locale(locale) for locale in texts.locales}
    commands = [each for each in declarations if isinstance(each, Command)]
    group = {
        "type": CHAT_INPUT,
        "name": "ttt",
        **_localized("description", "command-ttt", languages),
        "options": [_subcommand(command, languages) for command in commands],
        **EVERYWHERE,
    }
    menus = [_menu(each, languages) for each in declarations if isinstance(each, Menu)]
    return [group, *menus]


def _subcommand(command: Command, languages: Languages) -> Payload:
    return {
        "type": SUBCOMMAND,
        "name": command.name,
        **_localized("description", f"command-{command.name}", languages),
        "options": [_option(option, languages) for option in command.options],
    }


def _option(option: Option, languages: Languages) -> Payload:
    payload: Payload = {
        "type": int(option.type),
        "name": option.name,
        **_localized("description", option.key, languages),
        "required": option.required,
    }
    if option.choices:
        payload["choices"] = [
            {**(_localized("name", key, languages) if key else {"name": value}), "value": value}
            for key, value in option.choices
        ]
    if option.longest is not None:
        payload["max_length"] = option.longest
    if option.completed:
        payload["autocomplete"] = True
    return payload


def _menu(menu: Menu, languages: Languages) -> Payload:
    permissions = menu.permissions
    return {
        "type": int(menu.type),
        **_localized("name", menu.key, languages),
        "default_member_permissions": None if permissions is None else str(permissions),
        **(IN_GUILDS if menu.guilds_only else EVERYWHERE),
    }


def _localized(field: str, key: str, languages: Languages) -> Payload:
    """Return a text in the default language, and in each other that Discord may show."""
    found = {locale: _typeable(words.format(key)) for locale, words in languages.items()}
    return {field: found.pop(DEFAULT_LOCALE), f"{field}_localizations": found}


def _typeable(text: str) -> str:
    # People find a choice by what they type, and keyboards have no sign of multiplication.
    return text.replace("×", "x")


def _by_name(payload: list[Payload]) -> dict[str, Payload]:
    return {f"{command.get('type', CHAT_INPUT)} {command['name']}": command for command in payload}


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
