"""What `python -m bot check` finds about the way that interactions come."""

import time
from datetime import timedelta

import aiohttp
import discord

from bot.settings import Settings
from bot.transport.proxies import proxy_for

WITHIN = timedelta(seconds=10)

FORGED = "0" * 128
"""What nobody signed: a bot has to refuse it. Discord alone can sign, and does when it is given
the address, so a right signature cannot be tried from here."""


async def interactions(application: discord.AppInfo, settings: Settings) -> tuple[bool, str]:
    """Return whether interactions can come as they are set up, and what was found."""
    url = application.interactions_endpoint_url
    if settings.interactions_port is None:
        if url is None:
            return True, "they come by the gateway"
        return False, (
            f"Discord sends them to {url}, and none by the gateway: set INTERACTIONS_PORT, or "
            "remove that address in the developer portal, under General Information"
        )
    if url is None:
        return False, (
            "Discord has no address for them: enter https://your.domain/interactions in the "
            "developer portal, under General Information, while the bot runs"
        )
    headers = {"X-Signature-Timestamp": str(int(time.time())), "X-Signature-Ed25519": FORGED}
    try:
        timeout = aiohttp.ClientTimeout(total=WITHIN.total_seconds())
        async with (
            aiohttp.ClientSession(timeout=timeout, proxy=proxy_for(url)) as session,
            session.post(url, json={"type": 1}, headers=headers) as response,
        ):
            status = response.status
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        return False, f"Discord sends them to {url}, which cannot be reached: {error!r}"
    if status != 401:
        return False, (
            f"Discord sends them to {url}, which answers {status} to a wrong signature and not "
            "401: that is not this bot, or it does not run"
        )
    return True, f"Discord sends them to {url}, where wrong signatures are refused"
