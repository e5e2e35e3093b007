"""Settings: the environment and `.env`, read once, checked and frozen."""

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from datetime import timedelta
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Self, get_type_hints
from urllib.parse import urlsplit

from dotenv import load_dotenv
from dotenv.parser import parse_stream

from bot.database_url import SQLITE, WrongValue, database, database_place, database_secrets, is_host
from bot.model.errors import SettingsError

SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""Variables that may be given as a file too: its path in `DISCORD_TOKEN_FILE`, for example."""

TEXT, JSON = "text", "json"

LOOPBACK = "127.0.0.1"

ALL_ADDRESSES = "*"
"""The host by which a server listens on every address of the machine, IPv4 and IPv6."""

LONGEST_LINK = 512
"""Characters of the address of a button of Discord's at most."""

QUOTES = "\"'`“”„‘’‚«»"
"""What Docker's `--env-file` and files of secrets keep around a value, and `.env` does not."""

NO_TEXT = "it is not text in UTF-8"

MISSPELT = 0.85
"""How like a setting's name another must be, from 0 to 1, to be taken for a misspelt one: higher
than `DATABASE_PASSWORD` is like `DATABASE_URL`, or `LOG_FILE` like `LOG_LEVEL`."""


def whole_number(most: int, least: int = 1) -> Callable[[str], int]:
    """Return what reads a number from `least` to `most`."""

    def read(value: str) -> int:
        # Python takes digits of every script.
        is_number = value.isascii() and value.isdecimal() and len(value) <= len(str(most))
        if not is_number or not least <= int(value) <= most:
            raise WrongValue(f"it should be a number from {least} to {most}")
        return int(value)

    return read


def word_of(*choices: str) -> Callable[[str], str]:
    """Return what reads one of `choices`, in whatever case it is written."""

    def read(value: str) -> str:
        for each in choices:
            if value.lower() == each.lower():
                return each
        raise WrongValue(f"it should be one of {', '.join(choices)}")

    return read


def yes_or_no(value: str) -> bool:
    """Read a setting that is on or off."""
    return word_of("yes", "no")(value) == "yes"


def token(value: str) -> str:
    """Return `value` if it can be a bot's token."""
    if not value or " " in value:
        raise WrongValue("a bot token has no spaces and is not empty")
    return value


def host(value: str) -> str:
    """Return `value` if it can be an address of this machine."""
    if any(map(str.isspace, value)) or not is_host(f"[{value}]" if ":" in value else value):
        raise WrongValue("it should be an address of this machine, such as 127.0.0.1, or * for all")
    return value


def api_base(value: str) -> str:
    """Return `value` if it can be a REST address with its version."""
    try:
        parts = urlsplit(value)
        name = parts.hostname if parts.port != 0 else None
    except ValueError:
        name = None
    if name is None or parts.scheme not in ("http", "https") or not parts.path.strip("/"):
        raise WrongValue("it should look like https://discord.com/api/v10")
    if "@" in parts.netloc or any(each in value for each in "?#"):
        raise WrongValue("it should have no login and nothing from ? or # on")
    return value


def is_link(value: str) -> bool:
    """Return whether a button may lead to an address: one that may not takes its card with it."""
    try:
        parts = urlsplit(value)
    except ValueError:
        return False
    is_web = parts.scheme in ("http", "https") and "@" not in parts.netloc and is_host(parts.netloc)
    return is_web and len(value) <= LONGEST_LINK and not any(map(str.isspace, value))


def link(value: str) -> str:
    """Return `value` if a button may lead there."""
    if not is_link(value):
        longest = f"and have {LONGEST_LINK} characters at most"
        raise WrongValue(f"it should look like https://example.org/oxo, {longest}")
    return value


def shards(value: str) -> tuple[int, ...]:
    """Return the numbers of shards that `value` lists."""
    ids = [each.strip() for each in value.split(",")]
    if not all(each.isascii() and each.isdecimal() and len(each) <= 6 for each in ids):
        raise WrongValue("it should be numbers of shards, such as 0,1")
    if len({*map(int, ids)}) < len(ids):
        raise WrongValue("it names a shard twice")
    return tuple(map(int, ids))


Port = Annotated[int | None, whole_number(most=65_535)]


@dataclass(frozen=True, slots=True)
class Settings:
    """How this process runs. Each field is the variable of the same name in capitals.

    Its type names what reads it: a function of the variable's text that raises WrongValue.
    """

    discord_token: Annotated[str, token] = field(repr=False)
    database_url: Annotated[str, database] = field(repr=False, default=f"{SQLITE}oxo.db")
    discord_api_base: Annotated[str | None, api_base] = None
    shard_count: Annotated[int | None, whole_number(most=100_000)] = (
        None  # A hundred million servers.
    )
    shard_ids: Annotated[tuple[int, ...] | None, shards] = None
    health_port: Port = None
    health_host: Annotated[str, host] = LOOPBACK
    watchdog_seconds: Annotated[int | None, whole_number(most=86_400)] = None  # A day.
    keep_games_days: Annotated[int | None, whole_number(most=36_500)] = None  # A hundred years.
    allow_data_loss: Annotated[bool, yes_or_no] = False
    log_level: Annotated[str, word_of("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")] = "INFO"
    log_format: Annotated[str, word_of(TEXT, JSON)] = TEXT
    interactions_port: Port = None
    interactions_host: Annotated[str, host] = LOOPBACK
    sentry_dsn: Annotated[str | None, str] = field(repr=False, default=None)
    keep_left_servers_days: Annotated[int, whole_number(least=0, most=36_500)] = 30
    source_url: Annotated[str | None, link] = None
    support_url: Annotated[str | None, link] = None

    @classmethod
    def from_environment(cls) -> Self:
        """Read the settings from the process's environment and, behind it, `.env` in this folder.

        Raises SettingsError, with one line that names the variable and what is wrong with it.
        """
        load_env_file()
        settings = cls(**{each.name: _read(each.name) for each in fields(cls)})
        settings._check_shards()
        return settings

    @property
    def database_place(self) -> str:
        """Where the database is, without user and password."""
        return database_place(self.database_url)

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that must never be shown."""
        return (self.discord_token, *database_secrets(self.database_url))

    @property
    def keep_games(self) -> timedelta | None:
        """How long finished games are kept, None for ever."""
        return None if self.keep_games_days is None else timedelta(days=self.keep_games_days)

    @property
    def keep_left_servers(self) -> timedelta | None:
        """How long it is kept what belongs to a server that removed the bot, None for ever."""
        return timedelta(days=self.keep_left_servers_days) or None

    def _check_shards(self) -> None:
        if self.interactions_port is not None and (self.shard_count or self.shard_ids):
            raise SettingsError(
                "INTERACTIONS_PORT takes the gateway's place, so SHARD_COUNT and SHARD_IDS cannot "
                "be set beside it"
            )
        if self.shard_ids is None:
            return
        if self.shard_count is None:
            raise SettingsError("SHARD_IDS needs SHARD_COUNT: how many shards there are in all")
        if max(self.shard_ids) >= self.shard_count:
            raise SettingsError(
                f"SHARD_IDS may name shards 0 to {self.shard_count - 1} only (SHARD_COUNT is "
                f"{self.shard_count})"
            )


def read_setting(name: str) -> Any:
    """Return one setting alone, by the name of its field. Raises SettingsError."""
    load_env_file()
    return _read(name)


def check_setting(name: str, value: str) -> None:
    """Raise SettingsError, whose text does not repeat it, if a setting cannot have that value."""
    _checked(name.upper(), name, value)


def misspelt(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Find among names of variables those that are almost a setting's, each with that setting."""
    settings = [name.upper() for name in DEFAULTS] + [f"{name}_FILE" for name in SECRETS]
    for name in names:
        if name not in settings:
            for meant in get_close_matches(name.upper(), settings, n=1, cutoff=MISSPELT):
                yield name, meant


def load_env_file() -> None:
    """Put into the process's environment what `.env` sets and it does not. Raises SettingsError."""
    text = _text(".env", ".env", may_be_missing=True)
    for statement in parse_stream(StringIO(text)):
        if statement.error:
            raise SettingsError(
                f".env cannot be understood from line {statement.original.line} on: it "
                "should read NAME=value, with quotation marks on both sides or on none"
            )
    try:
        load_dotenv(stream=StringIO(text))
    except ValueError:
        raise SettingsError(".env holds a name or a value that cannot be set") from None


def _read(name: str) -> Any:
    variable = where = name.upper()
    value = os.environ.get(variable, "").strip()
    if variable in SECRETS and (file := os.environ.get(f"{variable}_FILE")):
        if value:
            raise SettingsError(f"{variable} and {variable}_FILE are both set: leave one empty")
        where = f"the file of {variable}_FILE"
        value = _text(f"of {variable}_FILE", file).removesuffix("\n").removesuffix("\r")
        if not value.strip():
            raise SettingsError(f"{where} is empty")
    if value:  # `NAME=` in .env means "not set".
        return _checked(where, name, value)
    if DEFAULTS[name] is not MISSING:
        return DEFAULTS[name]
    for other, meant in misspelt(os.environ):
        if meant.startswith(variable):
            raise SettingsError(f"{other} is no setting: is {meant} meant?")
    raise SettingsError(
        "DISCORD_TOKEN is not set: put your bot's token into .env, or let `init` ask you for it"
    )


def _checked(where: str, name: str, value: str) -> Any:
    try:
        if not value.isprintable():
            raise WrongValue("it has a character that cannot be shown")
        if value != value.strip(QUOTES):
            raise WrongValue("it stands in quotation marks: leave them out")
        return READERS[name](value)
    except WrongValue as error:
        raise SettingsError(f"{where} is wrong: {error}") from None


def _text(called: str, file: str, *, may_be_missing: bool = False) -> str:
    """Return the text of a file.

    Raises SettingsError, without text and path: some put a secret in the place of a path.
    """
    try:
        if stat.S_ISREG(os.stat(file).st_mode):
            text = Path(file).read_text(encoding="utf-8-sig")
            if "\0" not in text:  # UTF-16 has them.
                return text
            reason = NO_TEXT
        else:  # Reading a pipe might never end.
            reason = "it is no file but a folder, a pipe or a device"
    except (OSError, ValueError) as error:
        if may_be_missing and isinstance(error, FileNotFoundError):
            return ""
        reason = getattr(error, "strerror", None) or NO_TEXT
    raise SettingsError(f"the file {called} cannot be read: {reason}")


READERS = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}
DEFAULTS = {each.name: each.default for each in fields(Settings)}
