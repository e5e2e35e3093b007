"""What servers and people chose."""

import sqlite3

from bot.model import GuildId, GuildSettings, Preferences, UserId
from bot.store import Change
from bot.store.rows import (
    guild_settings_from,
    guild_settings_row,
    preferences_from,
    preferences_row,
)
from bot.store.sqlite.rows import put


def find_guild_settings(guild: GuildId, db: sqlite3.Connection) -> GuildSettings:
    row = db.execute("SELECT * FROM guild_settings WHERE guild_id = ?", (guild,)).fetchone()
    return GuildSettings() if row is None else guild_settings_from(row)


def change_guild_settings(
    guild: GuildId, change: Change[GuildSettings], db: sqlite3.Connection
) -> GuildSettings:
    chosen = change(find_guild_settings(guild, db))
    put(db, "guild_settings", {"guild_id": guild, **guild_settings_row(chosen)})
    return chosen


def find_preferences(user: UserId, db: sqlite3.Connection) -> Preferences:
    row = db.execute("SELECT * FROM preferences WHERE user_id = ?", (user,)).fetchone()
    return Preferences() if row is None else preferences_from(row)


def change_preferences(
    user: UserId, change: Change[Preferences], db: sqlite3.Connection
) -> Preferences:
    chosen = change(find_preferences(user, db))
    put(db, "preferences", {"user_id": user, **preferences_row(chosen)})
    return chosen
