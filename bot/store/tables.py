"""The tables: what copying, and a person's export and deletion go by."""

from typing import NamedTuple


class Table(NamedTuple):
    """A table and its primary key; `is_personal` if each row is one person's, its `user_id`.

    Such a row is in the person's export, and is deleted with their data. A column `chosen` in it
    holds JSON.
    """

    name: str
    key: tuple[str, ...]
    is_personal: bool


TABLES = (
    Table("games", ("id",), is_personal=False),
    Table("challenges", ("id",), is_personal=False),
    Table("guild_settings", ("guild_id",), is_personal=False),
    Table("preferences", ("user_id",), is_personal=True),
    Table("ratings", ("guild_id", "season", "user_id", "number"), is_personal=True),
    Table("held_draws", ("guild_id", "board", "user_id"), is_personal=True),
    Table("puzzles", ("user_id", "game_id", "number"), is_personal=True),
    Table("puzzle_shares", ("user_id", "number", "channel_id"), is_personal=True),
    Table("puzzle_results", ("guild_id", "number", "user_id"), is_personal=True),
    Table("puzzle_channels", ("guild_id",), is_personal=False),
    Table("outbox", ("kind", "subject_id", "message_id"), is_personal=False),
)
"""All that the migrations make; what refers to another comes after it."""
