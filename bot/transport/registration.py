"""Registering commands with Discord, and only when they changed.

Reference: Discord's documentation, Application Commands.
"""

import logging
from functools import cache
from typing import Any

import discord

from bot.transport.internals import request
from bot.ui.request import Context
from bot.ui.router import Command, Declaration, Menu, Option
from bot.ui.text.texts import DEFAULT_LOCALE, Words, texts

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
COMMAND = COMMANDS + "/{command_id}"

TTT = f"{CHAT_INPUT} ttt"

Payload = dict[str, Any]


class Descriptions:
    """The texts of commands, in English first and then in the other languages one by one.

    All languages at once would cost the process 6.7 MiB for good.
    """

    def __init__(self) -> None:
        self._texts = texts()
        self._english = self._texts.in_locale(DEFAULT_LOCALE)
        self._asked: list[tuple[str, Payload]] = []

    def of(self, field: str, key: str) -> Payload:
        """Return a text as a field, and a second field for those in other languages."""
        others: Payload = {}
        self._asked.append((key, others))
        return {field: _typed(self._english, key), f"{field}_localizations": others}

    def translate(self) -> None:
        """Fill in what was asked for in each other language that Discord may show."""
        for locale in self._texts.locales:
            if locale != DEFAULT_LOCALE:
                words = self._texts.for_once(locale)
                for key, others in self._asked:
                    others[locale] = _typed(words, key)


def _typed(words: Words, key: str) -> str:
    # People find a choice by what they type, and keyboards have no sign of multiplication.
    return words.format(key).replace("×", "x")


async def register(client: discord.Client, declarations: tuple[Declaration, ...]) -> int:
    """Send Discord those of our commands that it has otherwise; return the id of `/ttt`.

    One by one: all at once they would take the place of those that are not ours, such as the Entry
    Point command that Discord makes for an application.
    """
    ours, theirs = payloads(declarations), _by_name(await registered(client))
    changed = outdated(ours, [*theirs.values()])
    for name in changed:
        method, path = ("PATCH", COMMAND) if name in theirs else ("POST", COMMANDS)
        theirs[name] = await request(
            client,
            method,
            path,
            json=_by_name(ours)[name],
            application_id=client.application_id,
            command_id=theirs.get(name, {}).get("id"),
        )
    fields = {"commands": len(ours)}
    if changed:
        log.info("%(commands)d commands registered", fields)
    else:
        log.info("%(commands)d commands are registered and unchanged", fields)
    return int(theirs[TTT]["id"])


async def registered(client: discord.Client) -> list[Payload]:
    """Ask Discord which commands the application has, ours and others."""
    commands: list[Payload] = await request(
        client,
        "GET",
        COMMANDS,
        params={"with_localizations": "true"},
        application_id=client.application_id,
    )
    return commands


def outdated(ours: list[Payload], theirs: list[Payload]) -> list[str]:
    """Return which of our commands Discord does not have as they are, each as type and name."""
    known = _by_name(theirs)
    return [name for name, each in _by_name(ours).items() if not _is_known(each, known.get(name))]


@cache  # 18 ms, which a process of many bots, as the tests are, needs once.
def payloads(declarations: tuple[Declaration, ...]) -> list[Payload]:
    """Return what Discord is to know: `/ttt` with its subcommands, and the context menus."""
    described = Descriptions()
    commands = [each for each in declarations if isinstance(each, Command)]
    group = {
        "type": CHAT_INPUT,
        "name": "ttt",
        **described.of("description", "command-ttt"),
        "options": [_subcommand(command, described) for command in commands],
        **EVERYWHERE,
    }
    menus = [_menu(each, described) for each in declarations if isinstance(each, Menu)]
    described.translate()
    return [group, *menus]


def _subcommand(command: Command, described: Descriptions) -> Payload:
    return {
        "type": SUBCOMMAND,
        "name": command.name,
        **described.of("description", f"command-{command.name}"),
        "options": [_option(option, described) for option in command.options],
    }


def _option(option: Option, described: Descriptions) -> Payload:
    payload: Payload = {
        "type": int(option.type),
        "name": option.name,
        **described.of("description", option.key),
        "required": option.required,
    }
    if option.choices:
        payload["choices"] = [
            {**(described.of("name", key) if key else {"name": value}), "value": value}
            for key, value in option.choices
        ]
    if option.longest is not None:
        payload["max_length"] = option.longest
    if option.completed:
        payload["autocomplete"] = True
    return payload


def _menu(menu: Menu, described: Descriptions) -> Payload:
    permissions = menu.permissions
    return {
        "type": int(menu.type),
        **described.of("name", menu.key),
        "default_member_permissions": None if permissions is None else str(permissions),
        **(IN_GUILDS if menu.guilds_only else EVERYWHERE),
    }


def _by_name(payload: list[Payload]) -> dict[str, Payload]:
    return {f"{command.get('type', CHAT_INPUT)} {command['name']}": command for command in payload}


def _is_known(ours: Any, theirs: Any) -> bool:
    """Whether Discord holds what we would send; it adds fields and leaves out empty ones."""
    if isinstance(ours, dict):
        theirs = theirs or {}
        same_keys = all(_is_known(value, theirs.get(key)) for key, value in ours.items())
        return same_keys and (len(ours) == len(theirs) or "name" in ours)
    if isinstance(ours, list):
        theirs = theirs or []
        return len(ours) == len(theirs) and all(map(_is_known, ours, theirs))
    # Permissions travel as numbers one way and as text the other.
    return str(ours) == str(theirs) or (not ours and not theirs)
