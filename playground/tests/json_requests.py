"""JSON for REST requests, and the errors that discord.py raises when they are refused."""

from typing import Any

import discord
import pytest

from .conftest import Api

V2 = 1 << 15


def button(custom_id: str | None = "a", label: str | None = "A", **more: Any) -> dict[str, Any]:
    """Return a button as JSON."""
    raw = {"type": 2, "style": 1, "custom_id": custom_id, "label": label} | more
    return {key: value for key, value in raw.items() if value is not None}


def row(*components: Any) -> dict[str, Any]:
    """Return an action row as JSON."""
    return {"type": 1, "components": list(components)}


def text(content: str = "text") -> dict[str, Any]:
    """Return a text display as JSON."""
    return {"type": 10, "content": content}


async def refused(api: Api, method: str, path: str, body: object = None) -> discord.HTTPException:
    """Send a request that must be refused, and return the refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await api(method, path, body)
    return caught.value


def paths(error: discord.HTTPException) -> set[str]:
    """Return where in the form something was wrong, as dotted paths."""
    assert (error.status, error.code) == (400, 50035)
    lines = error.text.splitlines()[1:]
    return {line.removeprefix("In ").split(":")[0] for line in lines}
