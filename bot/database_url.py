"""Addresses of databases: which `DATABASE_URL` is one, and what of it may be shown."""

import getpass
import os
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

SQLITE = "sqlite:///"
"""The prefix of a `DATABASE_URL` of a file; a fourth slash begins an absolute path."""

POSTGRES = "postgresql://"
"""The prefix of a `DATABASE_URL` of PostgreSQL."""

SESSIONS_THAT_WRITE = ("primary", "read-write", "any")
"""What `target_session_attrs` of a `DATABASE_URL` may be; all mean the primary."""


class WrongValue(ValueError):
    """A value that a setting cannot have; the message does not repeat it."""


def database(url: str) -> str:
    """Return `url` if it is a database's. Raises WrongValue."""
    if url == f"{SQLITE}:memory:":
        raise WrongValue("a database in memory loses every game: name a file")
    if url.startswith(SQLITE) and url.removeprefix(SQLITE).strip("/"):
        return url
    if not url.startswith(POSTGRES) or not _names_hosts(url):
        raise WrongValue(
            "it should look like sqlite:///oxo.db or postgresql://user:password@host/name, where "
            "special characters in the password are written as %40 and so on"
        )
    options = parse_qs(urlsplit(url).query)
    for wanted in options.get("target_session_attrs", ()):
        if wanted not in SESSIONS_THAT_WRITE:
            raise WrongValue("the bot writes, so target_session_attrs should be primary")
    if not (urlsplit(url).username or "user" in options or os.environ.get("PGUSER")):
        try:
            getpass.getuser()  # As asyncpg does.
        except (KeyError, OSError):
            raise WrongValue("it should name a user, as this process's has no name") from None
    return url


def database_place(url: str) -> str:
    """Return where the database of a `DATABASE_URL` is: its whole path, or its hosts and name.

    Never the user or the password.
    """
    if url.startswith(SQLITE):
        return str(Path(url.removeprefix(SQLITE)).absolute())
    parts = urlsplit(url)
    return f"{parts.netloc.rpartition('@')[2]}{parts.path}"


def database_secrets(url: str) -> tuple[str, ...]:
    """Return the password of a database URL as it stands there and decoded; none for a file."""
    password = urlsplit(url).password
    return (password, unquote(password)) if password else ()


def is_host(value: str) -> bool:
    """Return whether `value` names a host, perhaps with a port."""
    try:
        parts = urlsplit(f"//{value}")
        port = parts.port
    except ValueError:
        return False
    return bool(parts.hostname) and parts.netloc == value and (port is None or port > 0)


def _names_hosts(url: str) -> bool:
    """Whether a PostgreSQL URL names its hosts, `h1` or `h1:5432,h2`, and a database."""
    # A special character in the password would end up in a host, a port or the database's name.
    try:
        urlsplit(url)
    except ValueError:
        return False
    authority, _, rest = url.removeprefix(POSTGRES).partition("/")
    credentials, _, hosts = authority.rpartition("@")
    if not rest.partition("?")[0] or any(each in rest for each in "@#"):
        return False
    if any(each in credentials for each in "@#?"):
        return False
    return all(map(is_host, hosts.split(",")))
