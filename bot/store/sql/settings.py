"""What servers and people chose: each function is one piece of work."""

from bot.model import GuildId, GuildSettings, Preferences, UserId
from bot.store import Change
from bot.store.rows import (
    guild_settings_from,
    guild_settings_row,
    preferences_from,
    preferences_row,
)
from bot.store.work import Work, one, put


def find_guild_settings(guild: GuildId) -> Work[GuildSettings]:
    row = yield from one("SELECT * FROM guild_settings WHERE guild_id = ?", guild)
    return GuildSettings() if row is None else guild_settings_from(row)


def change_guild_settings(guild: GuildId, change: Change[GuildSettings]) -> Work[GuildSettings]:
    chosen = change((yield from find_guild_settings(guild)))
    row = {"guild_id": guild, **guild_settings_row(chosen)}
    yield from put("guild_settings", "guild_id", row)
    return chosen


def find_preferences(user: UserId) -> Work[Preferences]:
    row = yield from one("SELECT * FROM preferences WHERE user_id = ?", user)
    return Preferences() if row is None else preferences_from(row)


def change_preferences(user: UserId, change: Change[Preferences]) -> Work[Preferences]:
    chosen = change((yield from find_preferences(user)))
    yield from put("preferences", "user_id", {"user_id": user, **preferences_row(chosen)})
    return chosen
