"""JsonLines: a log record as one JSON object on a line."""

import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from pythonjsonlogger.json import JsonFormatter

EXACT = 2**53
"""From here on many JSON parsers round integers; Discord's ids are larger."""


class JsonLines(JsonFormatter):
    """Formats time, level, logger, message, the message's fields, and a traceback if any."""

    def __init__(self) -> None:
        super().__init__(
            ("levelname", "name", "message"),
            rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
        )

    def add_fields(
        self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]
    ) -> None:
        at = datetime.fromtimestamp(record.created, UTC)
        log_data["time"] = at.isoformat(timespec="milliseconds")
        super().add_fields(log_data, record, message_dict)
        if record.name.partition(".")[0] == "bot" and isinstance(record.args, Mapping):
            log_data |= {name: _plain(value) for name, value in record.args.items()}


def _plain(value: object) -> object:
    if isinstance(value, int | float) and abs(value) < EXACT:
        return value
    return str(value)
