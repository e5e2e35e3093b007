"""Lasting errors: which of PostgreSQL's answers stay until somebody mends them, and what does."""

import ssl

import asyncpg

MENDS: tuple[tuple[type[BaseException], str], ...] = (
    (asyncpg.InvalidAuthorizationSpecificationError, "correct the user and the password"),
    (asyncpg.InvalidCatalogNameError, "create it, or correct the name in DATABASE_URL"),
    (asyncpg.InsufficientPrivilegeError, "make the role the owner of its database and tables"),
    (asyncpg.InvalidSchemaNameError, "CREATE SCHEMA public, or what its search_path names"),
    (asyncpg.ObjectNotInPrerequisiteStateError, "name a database that takes connections"),
    (asyncpg.UndefinedObjectError, "leave that out of DATABASE_URL"),
    (asyncpg.PostgresSyntaxError, "let the server be PostgreSQL 10 or newer"),
    (asyncpg.PostgresError, "give Oxo a database of its own, and correct DATABASE_URL"),
    (BaseException, "correct DATABASE_URL, whose sslmode and sslrootcert say what TLS is accepted"),
)
"""What mends a refusal, by the first kind that it is of."""

LASTING_CODES = ("0A", "22", "28", "3D", "3F", "42", "55000", "55P02")
"""How the codes begin by which the server says what it will say again."""

OF_THIS_SIDE = (
    asyncpg.exceptions.ClientConfigurationError,
    asyncpg.exceptions.UnsupportedClientFeatureError,
    ssl.SSLError,
)

REJECTED_TLS = "rejected SSL upgrade"
"""How asyncpg ends its word for a server without TLS, where an address demands it."""


def is_lasting(error: BaseException) -> bool:
    """Return whether a server that refused a connection or a schema will do so again."""
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "").startswith(LASTING_CODES)
    return isinstance(error, OF_THIS_SIDE) or str(error).endswith(REJECTED_TLS)


def mend(error: BaseException) -> str:
    """Say what mends a lasting refusal."""
    return next(said for kind, said in MENDS if isinstance(error, kind))
