"""What `python -m bot check` says, without a process of its own."""

from bot.operations.check import check
from bot.settings import Settings


async def checked(settings: Settings) -> tuple[bool, str]:
    """Return whether everything is in order, and all lines."""
    findings = [finding async for finding in check(settings)]
    return all(each.ok for each in findings), "\n".join(map(str, findings))
