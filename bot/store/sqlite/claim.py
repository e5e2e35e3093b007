"""The claim: a locked file beside a database, by which a second bot on it is noticed."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

log = logging.getLogger(__name__)


@contextmanager
def claim(database: Path) -> Iterator[None]:
    """Lock `oxo.db-bot` while the context lasts; warn if another process has it locked.

    Not the database itself: closing it would drop SQLite's locks on it.
    """
    import fcntl  # Windows has none, and the command line has to say that it is not for it.

    path = database.with_name(f"{database.name}-bot")
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_WRONLY, mode=0o600)
    except OSError:
        yield
        return
    is_ours = True
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            is_ours = False
            log.warning(
                "another bot uses the database %(database)s, too: both answer what their tokens "
                "get, so stop one of them",
                {"database": str(database.absolute())},
            )
        yield
    finally:
        if is_ours:
            path.unlink(missing_ok=True)
        os.close(descriptor)
