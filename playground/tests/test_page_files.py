"""The files behind the page: its own and those of messages, and nothing else of this machine."""

import aiohttp
from yarl import URL

from .. import Channel, Playground


async def test_files_are_served_safely(playground: Playground, general: Channel) -> None:
    file = playground.world.keep_file("evil.html", b"<script>", "text/html")
    address = f"{playground.url}/attachments/{general.id}/{file.id}/evil.html"
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as response:
            assert response.headers["Content-Security-Policy"] == "sandbox"
            assert response.headers["X-Content-Type-Options"] == "nosniff"
        for missing in (address + "x", f"{playground.url}/web/no.js", f"{playground.url}/web/"):
            async with session.get(missing) as response:
                assert response.status == 404
        for outside in ("%2e%2e/server.py", "..%2fserver.py", "%2fetc%2fhostname"):
            address_there = URL(f"{playground.url}/web/{outside}", encoded=True)
            async with session.get(address_there) as response:
                assert response.status == 404
        async with session.get(playground.url) as response:
            assert response.content_type == "text/html"
