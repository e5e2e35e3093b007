"""What the figures were measured on."""

import os
import platform
import sqlite3
from importlib.metadata import version
from pathlib import Path


def machine() -> str:
    """Name the processor and the number of its cores, and the versions of what matters."""
    return (
        f"{processor()}, {os.cpu_count()} cores; Python {platform.python_version()}, "
        f"discord.py {version('discord.py')}, SQLite {sqlite3.sqlite_version}"
    )


def processor() -> str:
    """Name the processor."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(": ")[2]
    return platform.processor() or platform.machine()
