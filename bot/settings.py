"""Settings: the environment and `.env`, read once, checked and frozen."""

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Self
from urllib.parse import urlsplit

from environs import Env, EnvError, ValidationError, validate

from bot.model.errors import SettingsError

SQLITE = "sqlite:///"
"""How a `DATABASE_URL` of a file begins; a fourth slash begins an absolute path."""

POSTGRES = "postgresql://"
"""How a `DATABASE_URL` of PostgreSQL begins."""

DATABASE = f"{SQLITE}oxo.db"

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

TEXT, JSON = LOG_FORMATS = ("text", "json")


@dataclass(frozen=True, slots=True)
class Settings:
    """How this process runs. Each field is the variable of the same name in capitals."""

    discord_token: str = field(repr=False)
    database_url: str = field(repr=False, default=DATABASE)
    discord_api_base: str | None = None
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    health_port: int | None = None
    keep_games_days: int | None = None
    log_level: str = "INFO"
    log_format: str = TEXT

    @classmethod
    def from_environment(cls) -> Self:
        """Read the settings from the process's environment and, behind it, `.env` in this folder.

        Raises SettingsError, with one line that names the variable and what is wrong with it.
        """
        env = _environment()
        try:
            settings = cls(
                discord_token=_token(env),
                database_url=_database_url(env),
                discord_api_base=env.str("DISCORD_API_BASE", None, validate=_api_base),
                shard_count=_optional_int(env, "SHARD_COUNT", least=1),
                shard_ids=_shard_ids(env),
                health_port=_optional_int(env, "HEALTH_PORT", least=1, most=65_535),
                keep_games_days=_optional_int(env, "KEEP_GAMES_DAYS", least=1),
                log_level=env.str("LOG_LEVEL", "INFO", validate=validate.OneOf(LOG_LEVELS)),
                log_format=env.str("LOG_FORMAT", TEXT, validate=validate.OneOf(LOG_FORMATS)),
            )
        except EnvError as error:
            raise SettingsError(_in_one_line(error)) from None
        settings._check_shards()
        return settings

    @property
    def database_place(self) -> str:
        """Where the database is, fit to be shown."""
        return database_place(self.database_url)

    @property
    def keep_games(self) -> timedelta | None:
        """How long finished games are kept, None for ever."""
        return None if self.keep_games_days is None else timedelta(days=self.keep_games_days)

    def _check_shards(self) -> None:
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
    try:
        return _database_url(_environment())
    except EnvError as error:
        raise SettingsError(_in_one_line(error)) from None


def sqlite_path() -> str:
    """Read `DATABASE_URL` alone and return the path of its file.

    Raises SettingsError, also if it is no file.
    """
    url = database_url()
    if not url.startswith(SQLITE):
        raise SettingsError("a PostgreSQL database is backed up by its own pg_dump: see the README")
    return url.removeprefix(SQLITE)


def checked_database(url: str) -> str:
    """Return `url` if a store can be there. Raises SettingsError, which does not repeat it."""
    try:
        _database(url)
    except ValidationError as error:
        raise SettingsError(str(error)) from None
    return url


def database_place(url: str) -> str:
    """Say where the database of a `DATABASE_URL` is: its path, or its host and name.

    Never the user or the password.
    """
    if url.startswith(SQLITE):
        return url.removeprefix(SQLITE)
    parts = urlsplit(url)
    return f"{parts.hostname}{parts.path}"


def _in_one_line(error: EnvError) -> str:
    # marshmallow, which checks the values, shows what it found wrong as a Python list.
    return str(error).replace("['", "").replace("']", "")


def _environment() -> Env:
    env = Env()
    env.read_env(".env", recurse=False)
    return env


def _database_url(env: Env) -> str:
    return env.str("DATABASE_URL", DATABASE, validate=_database)


def _optional_int(env: Env, name: str, *, least: int, most: int | None = None) -> int | None:
    if not env.str(name, ""):  # `NAME=` in .env means "not set"
        return None
    return env.int(name, validate=validate.Range(min=least, max=most))


def _shard_ids(env: Env) -> tuple[int, ...] | None:
    if not env.str("SHARD_IDS", ""):
        return None
    try:
        ids: list[Any] = env.list("SHARD_IDS", subcast=int)
    except EnvError:
        raise SettingsError("SHARD_IDS should be numbers of shards, such as 0,1") from None
    if min(ids) < 0:
        raise SettingsError("SHARD_IDS may not be negative")
    return tuple(ids)


def _token(env: Env) -> str:
    if not env.str("DISCORD_TOKEN", "").strip():
        raise SettingsError("DISCORD_TOKEN is not set: put your bot's token in .env (.env.example)")
    return env.str("DISCORD_TOKEN", validate=_without_spaces)


def _without_spaces(value: str) -> None:
    if any(map(str.isspace, value)):
        raise ValidationError("a bot token has no spaces")


def _database(value: str) -> None:
    if value.startswith(SQLITE) and value.removeprefix(SQLITE).strip("/"):
        return
    if not value.startswith(POSTGRES) or not _names_a_host(value):
        raise ValidationError(
            "it should look like sqlite:///oxo.db or postgresql://user:password@host/name, where "
            "special characters in the password are written as %40 and so on"
        )


def _names_a_host(url: str) -> bool:
    # An "@", "/" or "#" within the password would end up in the host, the port or the name.
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    rest = f"{parts.path}{parts.query}{parts.fragment}"
    whole = port is None or port > 0
    return bool(whole and parts.hostname and parts.path.strip("/")) and "@" not in rest


def _api_base(value: str | None) -> None:
    if value is None:
        return
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.path.strip("/"):
        raise ValidationError("it should look like https://discord.com/api/v10")
