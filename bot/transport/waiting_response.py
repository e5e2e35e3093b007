"""WaitingResponse: the HTTP response to an interaction, for each time that it is delivered."""

import asyncio
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import orjson

from bot.transport.outcomes import Lost, Sent

Given = tuple[HTTPStatus, bytes]
"""A status and a body: JSON, or none."""


class WaitingResponse:
    """What Discord waits for, where interactions come by HTTP."""

    def __init__(self) -> None:
        self._connections: list[asyncio.Transport] = []
        """Those that wait for it."""
        self._given: asyncio.Future[Given] = asyncio.get_running_loop().create_future()

    @property
    def is_open(self) -> bool:
        """Whether nothing was sent yet."""
        return not self._given.done()

    def send(self, answer: Mapping[str, Any]) -> Sent | Lost:
        """Send an answer; nothing says whether Discord then takes it."""
        self._given.set_result((HTTPStatus.OK, orjson.dumps(answer)))
        is_sent = not all(each.is_closing() for each in self._connections)
        return Sent() if is_sent else Lost(may_be_done=True)

    def end(self, status: HTTPStatus) -> None:
        """Send a status without an answer, unless a response was sent already."""
        if self.is_open:
            self._given.set_result((status, b""))

    async def given_to(self, connection: asyncio.Transport) -> Given:
        """Return what a delivery of the interaction gets, once there is something."""
        self._connections.append(connection)
        given = await asyncio.shield(self._given)
        self._connections.remove(connection)
        return given
