"""The check: what the bot may do in a channel, what it may not, and why that matters."""

from dataclasses import dataclass

import discord

from bot.model import Caller, GuildSettings
from bot.service.admission import admits_channel
from bot.ui.permissions import needed_in
from bot.ui.text.texts import Words


@dataclass(frozen=True, slots=True)
class Standing:
    """How the bot stands in a channel: whether the server added it, and what it may do there."""

    is_member: bool
    in_thread: bool
    permissions: discord.Permissions


def check_lines(
    standing: Standing, caller: Caller, chosen: GuildSettings, words: Words
) -> list[str]:
    """Say line by line how the bot stands in the channel of a caller."""
    lines = [words("check-title", channel=f"<#{caller.place.channel_id}>")]
    if not standing.is_member:
        lines.append(words("check-no-member"))
    else:
        lines += _permissions(standing, words)
    if not admits_channel(caller, chosen):
        lines.append(words("check-not-allowed"))
    return lines


def _permissions(standing: Standing, words: Words) -> list[str]:
    needed = {
        key: getattr(standing.permissions, name)
        for name, key in needed_in(thread=standing.in_thread).items()
    }
    lines = [
        words("check-has" if has else "check-lacks", permission=words(f"permission-{key}"))
        + ("" if has else f" {words(f'permission-{key}-why')}")
        for key, has in needed.items()
    ]
    return [*lines, words("check-well" if all(needed.values()) else "check-how")]
