"""What SQLite needs of a machine: its version, some room, and a file system that keeps promises."""

import re
import shutil
import sqlite3
from pathlib import Path

from bot.model.errors import StoreError, StoreUnfit

MOUNTS = Path("/proc/self/mountinfo")

IN_MEMORY = frozenset({"tmpfs", "ramfs", "devtmpfs"})

SHARED = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "ceph", "lustre", "glusterfs"),
        *("sshfs", "s3fs", "rclone", "davfs", "gcsfuse", "9p", "virtiofs", "drvfs", "grpcfuse"),
        *("fakeowner", "osxfs", "vboxsf", "prl_fs", "vmhgfs", "vmhgfs-fuse", "blobfuse", "juicefs"),
    }
)
"""File systems of another machine, on which SQLite's locks and write-ahead log do not work as it
needs them; as one of FUSE each may be called `fuse.sshfs` as well."""

OF_CONTAINERS = frozenset({"overlay", "aufs", "fuse.fuse-overlayfs"})
"""What a container has where no volume is: it goes with the container."""

OLDEST_SQLITE = (3, 37)
"""The first that knows STRICT tables. It comes with Python, or with the system that has Python."""

LEAST_ROOM = 1 << 20
"""Bytes that a start needs. A new database takes 280 KiB with its log; and where there is no room
for the memory that SQLite shares through a file, the system kills the process without a word."""


def check_room(path: Path) -> None:
    """Raise StoreError if the disk of `path` is full."""
    disk = shutil.disk_usage(path.absolute().parent)
    if disk.free < LEAST_ROOM and disk.total:  # Some file systems do not say.
        free, needed = disk.free >> 10, LEAST_ROOM >> 10
        raise StoreError(
            f"the disk of the database {path} is full: {free:,} KiB are free, {needed:,} are needed"
        )


def check_sqlite(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> None:
    """Raise StoreUnfit if a version of SQLite is too old for the tables."""
    if version < OLDEST_SQLITE:
        found, needed = (".".join(map(str, each)) for each in (version, OLDEST_SQLITE))
        raise StoreUnfit(
            f"SQLite {found} is too old: Oxo needs {needed} or newer, which comes with a newer "
            "system or its Python"
        )


def check_promises(path: Path, mounts: Path = MOUNTS) -> None:
    """Raise StoreUnfit if the file system of `path` cannot keep a database safely."""
    kind = file_system(path, mounts)
    if kind in IN_MEMORY:
        raise StoreUnfit(f"the database {path} would be lost in a power cut: it is on a {kind}")
    if kind is not None and kind.removeprefix("fuse.") in SHARED:
        raise StoreUnfit(
            f"the database {path} could be damaged: it is on another machine's disk ({kind})"
        )


def goes_with_container(path: Path, mounts: Path = MOUNTS) -> bool:
    """Return whether a database is in a container, where no volume is."""
    return file_system(path, mounts) in OF_CONTAINERS


def file_system(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the kind of file system that `path` is on, None if that is unknown."""
    try:
        listed = mounts.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return None
    where = path.resolve()
    found: tuple[int, str] | None = None
    for line in listed.splitlines():
        # ID parent device root MOUNT-POINT options [tags] - TYPE source options
        mount, _, kind = line.partition(" - ")
        point = Path(re.sub(r"\\(\d{3})", lambda octal: chr(int(octal[1], 8)), mount.split()[4]))
        # The deepest one counts, and of several at one place the last.
        if where.is_relative_to(point) and (found is None or len(point.parts) >= found[0]):
            found = len(point.parts), kind.split()[0]
    return None if found is None else found[1]
