"""What the figures were measured on."""

import os
import platform
import sqlite3
from importlib.metadata import version
from pathlib import Path


def machine() -> str:
    """Name the processor and the number of its cores, and the versions of what matters."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(": ")[2]
                break
    return (
        f"{model}, {os.cpu_count()} cores; Python {platform.python_version()}, "
        f"discord.py {version('discord.py')}, SQLite {sqlite3.sqlite_version}"
    )
