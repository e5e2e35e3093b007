"""Strict reading of JSON forms, which collects all errors."""

from datetime import UTC, datetime
from typing import Any

from ..errors import DiscordError
from ..records import Json
from ..snowflakes import parse_snowflake

Path = tuple[str | int, ...]
"""Where in the form a value stands: keys and positions from the outside in."""

_KEPT_AS_IS = frozenset({"custom_id", "value"})
"""Texts that are identifiers: blank ones are valid."""


class Form:
    """The errors of one request body so far."""

    def __init__(self) -> None:
        self._errors: Json = {}

    @property
    def valid(self) -> bool:
        """Whether nothing was found wrong so far."""
        return not self._errors

    def add_error(self, path: Path, code: str, message: str) -> None:
        """Note that the value at `path` is wrong."""
        node = self._errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Raise DiscordError 50035 if anything was wrong."""
        if self._errors:
            raise DiscordError(400, 50035, "Invalid Form Body", self._errors)

    def required(self, path: Path) -> None:
        """Note that a value is missing."""
        self.add_error(path, "BASE_TYPE_REQUIRED", "This field is required")

    def string(
        self,
        body: Json,
        key: str,
        path: Path,
        least: int = 0,
        most: int = 1 << 31,
        *,
        required: bool = False,
    ) -> str | None:
        """Read a text of `least` to `most` characters; None if it is absent or wrong."""
        value = self._given(body, key, path, required)
        if value is None:
            return None
        if not isinstance(value, str):
            self.add_error(
                (*path, key), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.'
            )
            return None
        blank = key not in _KEPT_AS_IS and not value.strip()
        length = 0 if least and blank else len(value)
        return value if self._length(length, (*path, key), least, most) else None

    def _given(self, body: Json, key: str, path: Path, required: bool) -> Any:
        value = body.get(key)
        if value is None and required:
            self.required((*path, key))
        return value

    def _length(self, length: int, path: Path, least: int, most: int) -> bool:
        if least <= length <= most:
            return True
        if least and most < 1 << 31:
            if length == 0:
                self.required(path)
            else:
                self.add_error(
                    path,
                    "BASE_TYPE_BAD_LENGTH",
                    f"Must be between {least} and {most} in length.",
                )
        elif length > most:
            self.add_error(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.add_error(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        return False

    def integer(
        self,
        body: Json,
        key: str,
        path: Path,
        least: int = -(1 << 53),
        most: int = 1 << 53,
        *,
        required: bool = False,
    ) -> int | None:
        """Read a whole number of `least` to `most`; None if it is absent or wrong."""
        value = self._given(body, key, path, required)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            self.add_error((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return None
        if value < least:
            self.add_error((*path, key), "NUMBER_TYPE_MIN", f"int value should be >= {least}.")
            return None
        if value > most:
            self.add_error((*path, key), "NUMBER_TYPE_MAX", f"int value should be <= {most}.")
            return None
        return value

    def boolean(self, body: Json, key: str, path: Path) -> bool | None:
        """Read a truth value; None if it is absent or wrong."""
        value = body.get(key)
        if value is None or isinstance(value, bool):
            return value
        self.add_error((*path, key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return None

    def choice(
        self, body: Json, key: str, path: Path, choices: tuple[int, ...], *, required: bool = False
    ) -> int | None:
        """Read a number that must be one of `choices`; None if it is absent or wrong."""
        value = self.integer(body, key, path, required=required)
        if value is not None and value not in choices:
            listed = ", ".join(map(str, choices))
            self.add_error((*path, key), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return value

    def items(
        self,
        body: Json,
        key: str,
        path: Path,
        least: int = 0,
        most: int = 1 << 31,
        *,
        required: bool = False,
    ) -> list[Any] | None:
        """Read a list of `least` to `most` items; None if it is absent or wrong."""
        value = self._given(body, key, path, required)
        if value is None:
            return None
        if not isinstance(value, list):
            self.add_error(
                (*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"
            )
            return None
        return value if self._length(len(value), (*path, key), least, most) else None

    def mapping(self, value: object, path: Path) -> Json | None:
        """Read an object; None if it is something else."""
        if isinstance(value, dict):
            return value
        self.add_error(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return None

    def url(
        self,
        body: Json,
        key: str,
        path: Path,
        most: int = 2048,
        schemes: tuple[str, ...] = ("http", "https"),
        *,
        required: bool = False,
    ) -> str | None:
        """Read an address with one of these schemes; None if it is absent, empty or wrong."""
        text = self.string(body, key, path, 1 if required else 0, most, required=required)
        if not text:
            return None
        scheme, separator, rest = text.partition("://")
        if not separator or not rest.strip("/") or any(letter.isspace() for letter in text):
            self.add_error((*path, key), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return None
        if scheme.lower() not in schemes:
            listed = ", ".join(f"'{each}'" for each in schemes)
            self.add_error(
                (*path, key),
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{scheme.lower()}" is not supported. Scheme must be one of ({listed}).',
            )
            return None
        return text

    def timestamp(self, body: Json, key: str, path: Path) -> datetime | None:
        """Read an instant in ISO 8601; None if it is absent or wrong."""
        text = self.string(body, key, path)
        if not text:
            return None
        try:
            found = datetime.fromisoformat(text)
            return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
        except (ValueError, OverflowError):
            self.add_error(
                (*path, key),
                "DATE_TIME_TYPE_PARSE",
                f"Could not parse {text}. Should be ISO8601.",
            )
            return None

    def flag(self, body: Json, key: str, path: Path, *, default: bool = False) -> bool:
        """Read a truth value with a default."""
        value = self.boolean(body, key, path)
        return default if value is None else value

    def snowflake(self, body: Json, key: str, path: Path, *, required: bool = False) -> int | None:
        """Read an id; None if it is absent or wrong."""
        value = self._given(body, key, path, required)
        if value is None:
            return None
        found = parse_snowflake(value)
        if found is None:
            self.add_error((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return found
