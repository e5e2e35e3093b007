"""Sending a bot to the playground whose library knows Discord's address alone."""

import os
from collections.abc import Mapping
from pathlib import Path

HOOKS = Path(__file__).parent / "redirected"


def redirecting(url: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables that send a bot here; they keep what was set before.

    Python runs our `sitecustomize`, which changes aiohttp; node requires our hook, which changes
    `fetch` and undici.
    """
    python_path = [str(HOOKS), environment.get("PYTHONPATH", "")]
    node_options = [environment.get("NODE_OPTIONS", ""), f"--require={_quoted('redirect.cjs')}"]
    return {
        "PLAYGROUND_URL": url,
        "PYTHONPATH": os.pathsep.join(filter(None, python_path)),
        "NODE_OPTIONS": " ".join(filter(None, node_options)),
    }


def _quoted(hook: str) -> str:
    path = str(HOOKS / hook).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{path}"'
