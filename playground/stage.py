"""The parts of a running playground that its doors share: the world and those who act on it."""

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar

from .acts import Acts
from .composing import Composer
from .dialogue import Interactions
from .events import Event
from .request_faults import RequestFaults
from .requests import Request
from .world import World

T = TypeVar("T")
KEEP_REQUESTS = 20_000
LOOK_AGAIN = timedelta(milliseconds=10)


class Stage:
    """A world with its rules, its memory of requests and a way to wait for things to happen.

    Must be made within a running event loop, whose clock counts down to the bot's deadline.
    """

    def __init__(self, world: World, answer_within: timedelta) -> None:
        self.world = world
        self.composer = Composer(world)
        loop = asyncio.get_running_loop()
        self.interactions = Interactions(world, self.composer, answer_within, loop.call_later)
        self.request_faults = RequestFaults()
        self.acts = Acts(world, self.composer, self.interactions)
        self.requests: deque[Request] = deque(maxlen=KEEP_REQUESTS)
        self.request_count = 0
        self._waiting: set[Callable[[], None]] = set()
        world.bulletin.subscribe(self._look_again)

    def record(self, request: Request) -> None:
        """Remember what the bot asked."""
        self.requests.append(request)
        self.request_count += 1
        if request.interaction_id is not None:
            interaction = self.interactions.find(request.interaction_id)
            if interaction is not None:
                interaction.requests.append(request)
        self.world.bulletin.tell(Event("request", {}))

    def _look_again(self, _: Event) -> None:
        for look in list(self._waiting):
            look()

    async def until(self, condition: Callable[[], T], within: timedelta) -> T:
        """Return the first truthy value of `condition`.

        It is asked anew after every event, and now and then in between, because what a bot does
        inside itself is no event here. Raises TimeoutError if it stays false `within` this time.
        """
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def look() -> None:
            if found.done():
                return
            try:
                value = condition()
            except Exception as error:
                found.set_exception(error)
            else:
                if value:
                    found.set_result(value)

        look()
        self._waiting.add(look)
        try:
            async with asyncio.timeout(within.total_seconds()):
                while not found.done():
                    await asyncio.wait({found}, timeout=LOOK_AGAIN.total_seconds())
                    look()
                return found.result()
        finally:
            self._waiting.discard(look)
