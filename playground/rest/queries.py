"""The query of a request, read as strictly as a body."""

from collections.abc import Mapping

from ..checks.forms import Form
from ..snowflakes import parse_snowflake


class Query:
    """Reads values one by one; each raises DiscordError 50035 at once if it is wrong."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self._given = given

    def integer(self, key: str, least: int, most: int, default: int) -> int:
        """Return a whole number of `least` to `most`."""
        text = self._given.get(key)
        if text is None or text == "":
            return default
        form = Form()
        digits = text.removeprefix("-")
        plain = digits.isascii() and digits.isdecimal() and len(digits) < 20
        value: object = int(text) if plain else text
        found = form.integer({key: value}, key, (), least, most)
        form.finish()
        return default if found is None else found

    def snowflake(self, key: str) -> int | None:
        """Return an id; None if it is absent."""
        text = self._given.get(key)
        if text is None or text == "":
            return None
        form = Form()
        form.snowflake({key: text}, key, ())
        form.finish()
        return parse_snowflake(text)

    def flag(self, key: str) -> bool:
        """Return whether a value says yes."""
        return self._given.get(key, "").lower() in ("1", "true", "yes")

    def text(self, key: str) -> str:
        """Return a text, empty if it is absent."""
        return self._given.get(key, "")
