"""Lasting errors: which of PostgreSQL's answers stay until somebody mends them, and what does."""

import ssl

import asyncpg

MENDS: tuple[tuple[type[BaseException], str], ...] = (
    (
        asyncpg.InvalidAuthorizationSpecificationError,
        "correct the user and the password in DATABASE_URL, or the server's pg_hba.conf",
    ),
    (
        asyncpg.InvalidCatalogNameError,
        "create it, or correct the name in DATABASE_URL",
    ),
    (
        asyncpg.InsufficientPrivilegeError,
        "make the role the owner of its database: ALTER DATABASE … OWNER TO …; and of its tables",
    ),
    (
        asyncpg.InvalidSchemaNameError,
        "create the schema that the role's search_path names: CREATE SCHEMA public",
    ),
    (
        asyncpg.ObjectNotInPrerequisiteStateError,
        "name a database that takes connections, and only options that may change",
    ),
    (asyncpg.UndefinedObjectError, "leave that out of DATABASE_URL"),
    (asyncpg.PostgresSyntaxError, "let the server be PostgreSQL 10 or newer"),
    (asyncpg.PostgresError, "give Oxo a database of its own, and correct DATABASE_URL"),
    (
        BaseException,
        "correct DATABASE_URL, whose sslmode and sslrootcert say what of TLS is accepted",
    ),
)
"""What mends a refusal, by the first kind that it is of."""

LASTING_CLASSES = ("0A", "22", "28", "3D", "3F", "42")
"""The first two characters of the codes by which the server says what it will say again."""

LASTING_CODES = ("55000", "55P02")

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
        code = error.sqlstate or ""
        return code.startswith(LASTING_CLASSES) or code in LASTING_CODES
    return isinstance(error, OF_THIS_SIDE) or str(error).endswith(REJECTED_TLS)


def mend(error: BaseException) -> str:
    """Say what mends a lasting refusal."""
    return next(said for kind, said in MENDS if isinstance(error, kind))
