"""Settings: the environment and `.env`, read once, checked and frozen."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from datetime import timedelta
from difflib import get_close_matches
from typing import Any, Self
from urllib.parse import urlsplit

from environs import Env, EnvError, ValidationError, validate

from bot.database_url import SQLITE, check_database, database_place, database_secrets, is_host
from bot.model.errors import SettingsError
from bot.secret_files import read_secret_file

DATABASE = f"{SQLITE}oxo.db"

SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""Variables that may be given as a file too: its path in `DISCORD_TOKEN_FILE`, for example."""

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

TEXT, JSON = LOG_FORMATS = ("text", "json")

LOOPBACK = "127.0.0.1"

MOST_SHARDS = 100_000
"""A hundred million servers."""

MOST_SECONDS = 86_400
"""A day."""

MOST_DAYS = 36_500
"""A hundred years."""

MISSPELT = 0.85
"""How like a setting's name another must be, from 0 to 1, to be taken for a misspelt one: higher
than `DATABASE_PASSWORD` is like `DATABASE_URL`, or `LOG_FILE` like `LOG_LEVEL`."""

YES_OR_NO = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class Settings:
    """How this process runs. Each field is the variable of the same name in capitals."""

    discord_token: str = field(repr=False)
    database_url: str = field(repr=False, default=DATABASE)
    discord_api_base: str | None = None
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    health_port: int | None = None
    health_host: str = LOOPBACK
    watchdog_seconds: int | None = None
    keep_games_days: int | None = None
    allow_data_loss: bool = False
    log_level: str = "INFO"
    log_format: str = TEXT
    interactions_port: int | None = None
    interactions_host: str = LOOPBACK
    sentry_dsn: str | None = field(repr=False, default=None)

    @classmethod
    def from_environment(cls) -> Self:
        """Read the settings from the process's environment and, behind it, `.env` in this folder.

        Raises SettingsError, with one line that names the variable and what is wrong with it.
        """
        with _one_line_errors():
            env = _environment()
            settings = cls(
                discord_token=_token(env),
                database_url=_database_url(env),
                discord_api_base=_api_base_of(env),
                shard_count=_optional_int(env, "SHARD_COUNT", most=MOST_SHARDS),
                shard_ids=_shard_ids(env),
                interactions_port=_optional_int(env, "INTERACTIONS_PORT", most=65_535),
                interactions_host=_or_default(env, "INTERACTIONS_HOST", LOOPBACK, _host),
                health_port=_optional_int(env, "HEALTH_PORT", most=65_535),
                health_host=_or_default(env, "HEALTH_HOST", LOOPBACK, _host),
                watchdog_seconds=_optional_int(env, "WATCHDOG_SECONDS", most=MOST_SECONDS),
                keep_games_days=_optional_int(env, "KEEP_GAMES_DAYS", most=MOST_DAYS),
                allow_data_loss=_allow_data_loss(env),
                log_level=_choice(env, "LOG_LEVEL", "INFO", LOG_LEVELS),
                log_format=_choice(env, "LOG_FORMAT", TEXT, LOG_FORMATS),
                sentry_dsn=env.str("SENTRY_DSN", "") or None,
            )
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


def database_url() -> str:
    """Read `DATABASE_URL` alone, for what needs no token. Raises SettingsError."""
    with _one_line_errors():
        return _database_url(_environment())


def api_base() -> str | None:
    """Read `DISCORD_API_BASE` alone, likewise; None is Discord's own address."""
    with _one_line_errors():
        return _api_base_of(_environment())


def checked_token(token: str) -> str:
    """Return `token` if it can be one. Raises SettingsError, whose text does not repeat it."""
    if not token:
        raise SettingsError("a bot token is not empty")
    with _one_line_errors():
        _without_spaces(token)
    return token


def allow_data_loss() -> bool:
    """Read `ALLOW_DATA_LOSS` alone, likewise."""
    with _one_line_errors():
        return _allow_data_loss(_environment())


def sqlite_path() -> str:
    """Read `DATABASE_URL` alone and return the path of its file.

    Raises SettingsError, also if it is no file.
    """
    url = database_url()
    if not url.startswith(SQLITE):
        raise SettingsError("PostgreSQL brings its own tools for this: pg_dump and pg_restore")
    return url.removeprefix(SQLITE)


def checked_database(url: str) -> str:
    """Return `url` if it is a database's. Raises SettingsError, whose text does not repeat it."""
    with _one_line_errors():
        check_database(url)
    return url


def misspelt(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Find among names of variables those that are almost a setting's, each with that setting."""
    settings = [each.name.upper() for each in fields(Settings)]
    settings += [f"{name}_FILE" for name in SECRETS]
    for name in names:
        if name not in settings:
            for meant in get_close_matches(name.upper(), settings, n=1, cutoff=MISSPELT):
                yield name, meant


@contextmanager
def _one_line_errors() -> Iterator[None]:
    try:
        yield
    except (EnvError, ValidationError) as error:
        # marshmallow, which checks the values, formats its messages as a Python list.
        raise SettingsError(str(error).replace("['", "").replace("']", "")) from None


def _environment() -> Env:
    env = Env()
    env.read_env(".env", recurse=False)
    return env


def _database_url(env: Env) -> str:
    return _secret(env, "DATABASE_URL", check_database) or DATABASE


def _secret(env: Env, name: str, check: Callable[[str], object]) -> str:
    """Return the value of a variable, or the text of the file that `NAME_FILE` names, or ""."""
    file = env.str(f"{name}_FILE", "")
    if not file:
        return _or_default(env, name, "", check)
    if env.str(name, ""):
        raise SettingsError(f"{name} and {name}_FILE are both set: leave one of them empty")
    value = read_secret_file(f"{name}_FILE", file)
    try:
        check(value)
    except ValidationError as error:
        raise SettingsError(f"the file of {name}_FILE is wrong: {error}") from None
    return value


def _allow_data_loss(env: Env) -> bool:
    return YES_OR_NO[_choice(env, "ALLOW_DATA_LOSS", "no", tuple(YES_OR_NO))]


def _optional_int(env: Env, name: str, *, most: int) -> int | None:
    if not env.str(name, ""):  # `NAME=` in .env means "not set"
        return None
    if not env.str(name).isascii():  # Python takes digits of every script.
        raise SettingsError(f"{name} should be a number in the digits 0 to 9")
    return env.int(name, validate=validate.Range(min=1, max=most))


def _or_default(env: Env, name: str, default: str, check: Callable[[str], object]) -> str:
    if not env.str(name, ""):
        return default
    return env.str(name, validate=check)


def _choice(env: Env, name: str, default: str, choices: tuple[str, ...]) -> str:
    """Return which of `choices` a variable is, in whatever case it is written."""
    by_lower_case = {choice.lower(): choice for choice in choices}
    given = env.str(name, "").strip() or default
    if given.lower() not in by_lower_case:
        raise SettingsError(f"{name} should be one of {', '.join(choices)}")
    return by_lower_case[given.lower()]


def _shard_ids(env: Env) -> tuple[int, ...] | None:
    if not env.str("SHARD_IDS", ""):
        return None
    try:
        ids: list[Any] = env.list("SHARD_IDS", subcast=int)
    except EnvError:
        raise SettingsError("SHARD_IDS should be numbers of shards, such as 0,1") from None
    if min(ids) < 0:
        raise SettingsError("SHARD_IDS may not be negative")
    if len({*ids}) < len(ids):
        raise SettingsError("SHARD_IDS names a shard twice")
    return tuple(ids)


def _token(env: Env) -> str:
    if not (env.str("DISCORD_TOKEN", "") + env.str("DISCORD_TOKEN_FILE", "")).strip():
        raise SettingsError(
            "DISCORD_TOKEN is not set: put your bot's token into .env, or let `init` ask you for it"
        )
    return _secret(env, "DISCORD_TOKEN", _without_spaces)


def _without_spaces(value: str) -> None:
    if not value.isprintable() or " " in value:
        raise ValidationError("a bot token has no spaces and no control characters")


def _host(value: str) -> None:
    if any(map(str.isspace, value)) or not is_host(f"[{value}]" if ":" in value else value):
        raise ValidationError("it should be an address of this machine, such as 127.0.0.1")


def _api_base_of(env: Env) -> str | None:
    return _or_default(env, "DISCORD_API_BASE", "", _api_base) or None


def _api_base(value: str) -> None:
    try:
        parts = urlsplit(value)
        host = parts.hostname if parts.port != 0 else None
    except ValueError:
        host = None
    if host is None or parts.scheme not in ("http", "https") or not parts.path.strip("/"):
        raise ValidationError("it should look like https://discord.com/api/v10")
    if "@" in parts.netloc or any(each in value for each in "?#"):
        raise ValidationError("it should have no login and nothing from ? or # on")
