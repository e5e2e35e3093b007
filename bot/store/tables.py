"""The tables: what copying, and a person's export and deletion go by."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import orjson

from bot.store.database import Row

DISCORDS_IDS = {"guild_id", "channel_id", "message_id"}
OTHERS = {"opponent_id"}
"""Columns about somebody else, which no export shows."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its primary key.

    `person` is the column that names whose a row is: it is in their export, and deleted with their
    data. In such a table a column `chosen` holds JSON.
    """

    name: str
    key: tuple[str, ...]
    person: str | None = None

    def key_of(self, row: Row) -> tuple[int | str, ...]:
        """Return the primary key of a row."""
        return tuple(row[column] for column in self.key)

    def document(self, row: Row) -> dict[str, Any]:
        """Return a person's row as their export shows it."""
        columns = {name: row[name] for name in row.keys() if name not in {self.person, *OTHERS}}  # noqa: SIM118 - iterating gives values
        if "chosen" in columns:
            with suppress(ValueError):  # Damaged, it is exported as it is.
                columns["chosen"] = _with_text_ids(orjson.loads(columns["chosen"]))
        # As text: a reader in JavaScript would round Discord's ids.
        ids = {name: str(columns[name]) for name in DISCORDS_IDS & columns.keys()}
        return columns | ids


def _with_text_ids(chosen: dict[str, Any]) -> dict[str, Any]:
    return {
        name: [str(each) for each in value] if isinstance(value, list) else value
        for name, value in chosen.items()
    }


TABLES = (
    Table("games", ("id",)),
    Table("seats", ("channel_id", "user_id"), person="user_id"),  # After games: each is of one.
    Table("challenges", ("id",)),
    Table("guild_settings", ("guild_id",)),
    Table("preferences", ("user_id",), person="user_id"),
    Table("ratings", ("guild_id", "season", "user_id", "number"), person="user_id"),
    Table("held_draws", ("guild_id", "user_id", "board"), person="user_id"),
)
