"""The tables: what copying, a person's export, and deletion go by."""

from typing import NamedTuple


class Table(NamedTuple):
    """A table and its primary key; `is_personal` if each row is one person's, its `user_id`.

    Such a row is in the person's export, and is deleted with their data. A column `chosen` in it
    holds JSON. A row of one that `has_guild` belongs to a server, its `guild_id`, if that is set.
    """

    name: str
    key: tuple[str, ...]
    is_personal: bool
    has_guild: bool


TABLES = (
    Table("games", ("id",), is_personal=False, has_guild=True),
    Table("challenges", ("id",), is_personal=False, has_guild=True),
    Table("guild_settings", ("guild_id",), is_personal=False, has_guild=True),
    Table("preferences", ("user_id",), is_personal=True, has_guild=False),
    Table("ratings", ("guild_id", "season", "user_id", "number"), is_personal=True, has_guild=True),
    Table("held_draws", ("guild_id", "board", "user_id"), is_personal=True, has_guild=True),
    Table("puzzles", ("user_id", "of_what", "number"), is_personal=True, has_guild=False),
    Table("puzzle_shares", ("user_id", "number", "channel_id"), is_personal=True, has_guild=True),
    Table("puzzle_results", ("guild_id", "number", "user_id"), is_personal=True, has_guild=True),
    Table("puzzle_channels", ("guild_id",), is_personal=False, has_guild=True),
    Table("outbox", ("kind", "subject_id", "message_id"), is_personal=False, has_guild=False),
    Table("guilds", ("guild_id",), is_personal=False, has_guild=True),
    Table("blocks", ("blocked_id",), is_personal=False, has_guild=False),
)
"""All that the migrations make; what refers to another comes after it."""
