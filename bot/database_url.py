"""Addresses of databases: which `DATABASE_URL` is one, and what of it may be shown."""

import getpass
import os
from collections.abc import Container
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlencode, urlsplit

SQLITE = "sqlite:///"
"""The prefix of a `DATABASE_URL` of a file; a fourth slash begins an absolute path."""

POSTGRES = ("postgresql://", "postgres://")
"""The prefixes of a `DATABASE_URL` of PostgreSQL."""

SESSIONS_THAT_WRITE = ("primary", "read-write", "any")
"""What `target_session_attrs` of a `DATABASE_URL` may be; all mean the primary."""

DONE_WITHOUT = frozenset(
    {
        *("channel_binding", "connect_timeout", "client_encoding", "fallback_application_name"),
        *("keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count"),
        *("gssencmode", "gssdelegation", "requirepeer", "require_auth", "requiressl", "hostaddr"),
        *("sslcompression", "sslcertmode", "sslcrldir", "sslsni", "sslkeylogfile", "servicefile"),
        *("min_protocol_version", "max_protocol_version", "replication", "load_balance_hosts"),
        *("scram_client_key", "scram_server_key", "authtype", "tty"),
        *("oauth_issuer", "oauth_client_id", "oauth_client_secret", "oauth_scope"),
    }
)
"""What PostgreSQL's own library takes in an address, and asyncpg would ask the server for."""

FILES = ("sslcert", "sslkey", "sslrootcert", "sslcrl")
"""What names files in an address."""

SYSTEM = "system"
"""The `sslrootcert` that stands for the certificates of this system."""


class WrongValue(ValueError):
    """A value that a setting cannot have; the message does not repeat it."""


def database(url: str) -> str:
    """Return `url` if it is a database's. Raises WrongValue."""
    if url == f"{SQLITE}:memory:":
        raise WrongValue("a database in memory loses every game: name a file")
    if url.startswith(SQLITE) and url.removeprefix(SQLITE).strip("/"):
        return url
    if not url.startswith(POSTGRES) or not _names_hosts(url) or (options := _options(url)) is None:
        raise WrongValue(
            "it should look like sqlite:///oxo.db or postgresql://user:password@host/name, where "
            "special characters in the password are written as %40 and so on"
        )
    for name in FILES:
        for file in options.get(name, ()):
            if not os.access(file, os.R_OK) and (name, file) != ("sslrootcert", SYSTEM):
                raise WrongValue(f"its {name} should be a file that can be read")
    for wanted in options.get("target_session_attrs", ()):
        if wanted not in SESSIONS_THAT_WRITE:
            raise WrongValue("the bot writes, so target_session_attrs should be primary")
    if not (urlsplit(url).username or "user" in options or os.environ.get("PGUSER")):
        try:
            getpass.getuser()  # As asyncpg does.
        except (KeyError, OSError):
            raise WrongValue("it should name a user, as this process's has no name") from None
    return url


def without(url: str, names: Container[str]) -> tuple[str, list[str]]:
    """Return `url` without such options, and the names of those that it had."""
    parts = urlsplit(url)
    options = parse_qs(parts.query, keep_blank_values=True)
    kept = {name: values[-1] for name, values in options.items() if name not in names}
    gone = [name for name in options if name in names]
    return (parts._replace(query=urlencode(kept)).geturl() if gone else url), gone


def database_place(url: str) -> str:
    """Return where the database of a `DATABASE_URL` is: its whole path, or its hosts and name.

    Never the user or the password.
    """
    if url.startswith(SQLITE):
        return str(Path(url.removeprefix(SQLITE)).absolute())
    parts = urlsplit(url)
    hosts = parts.netloc.rpartition("@")[2] or "".join(parse_qs(parts.query).get("host", ()))
    return f"{hosts}{parts.path}"


def database_secrets(url: str) -> tuple[str, ...]:
    """Return the password of a database URL as it stands there and decoded; none for a file."""
    parts = urlsplit(url)
    password = parts.password
    in_query = parse_qs(parts.query).get("password", [])
    return (*((password, unquote(password)) if password else ()), *in_query)


def is_host(value: str) -> bool:
    """Return whether `value` names a host, perhaps with a port."""
    try:
        parts = urlsplit(f"//{value}")
        port = parts.port
    except ValueError:
        return False
    return bool(parts.hostname) and parts.netloc == value and (port is None or port > 0)


def _options(url: str) -> dict[str, list[str]] | None:
    """Return the options of a PostgreSQL URL, None if they cannot be read."""
    query = urlsplit(url).query
    try:
        return parse_qs(query, keep_blank_values=True, strict_parsing=bool(query))
    except ValueError:
        return None


def _names_hosts(url: str) -> bool:
    """Whether a PostgreSQL URL names its hosts, `h1` or `h1:5432,h2`, and a database."""
    # A special character in the password would end up in a host, a port or the database's name.
    try:
        urlsplit(url)
    except ValueError:
        return False
    authority, _, rest = url.partition("://")[2].partition("/")
    credentials, _, hosts = authority.rpartition("@")
    name, _, query = rest.partition("?")
    if not name or any(each in rest for each in "@#"):
        return False
    if any(each in credentials for each in "@#?"):
        return False
    # A folder of sockets is no host's name, so it stands behind `host=`.
    return all(map(is_host, hosts.split(","))) or (not hosts and "host" in parse_qs(query))
