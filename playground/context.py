"""What REST, gateway, page and clients of a running playground share."""

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar

from .clock import Clock
from .composing import Composer
from .events import Event
from .interaction_lifecycle import Interactions
from .rate_limits import RateLimits
from .request_faults import RequestFaults
from .requests import Request
from .user_actions import UserActions
from .user_messages import UserMessages
from .world import World

T = TypeVar("T")
KEEP_REQUESTS = 20_000
POLL_INTERVAL = timedelta(milliseconds=10)


class Context:
    """A world with its rules, its memory of requests and a way to wait for things to happen.

    Must be made within a running event loop.
    """

    def __init__(self, world: World, answer_within: timedelta) -> None:
        self.world = world
        self.composer = Composer(world)
        self.clock = Clock()
        self.interactions = Interactions(world, self.composer, answer_within, self.clock)
        self.request_faults = RequestFaults()
        self.rate_limits = RateLimits()
        self.actions = UserActions(world, self.interactions)
        self.user_messages = UserMessages(world, self.composer)
        self.requests: deque[Request] = deque(maxlen=KEEP_REQUESTS)
        self.request_count = 0
        self.not_served: list[str] = []
        """Operations of Discord's that bots asked for and that we do not serve, once each time."""
        self._waiting: set[Callable[[], None]] = set()
        world.events.subscribe(self._check_waiting)

    def record(self, request: Request) -> None:
        """Remember a request of the bot."""
        self.requests.append(request)
        self.request_count += 1
        if request.interaction_id is not None:
            interaction = self.interactions.find(request.interaction_id)
            if interaction is not None:
                interaction.requests.append(request)
        self.world.events.publish(Event("request", {}))

    def _check_waiting(self, _: Event) -> None:
        for check in list(self._waiting):
            check()

    async def until(self, condition: Callable[[], T], within: timedelta) -> T:
        """Return the first truthy value of `condition`.

        It is asked anew after every event, and now and then in between, because what a bot does
        inside itself is no event here. Raises TimeoutError if it stays false `within` this time.
        """
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def check() -> None:
            if found.done():
                return
            try:
                value = condition()
            except Exception as error:
                found.set_exception(error)
            else:
                if value:
                    found.set_result(value)

        check()
        self._waiting.add(check)
        try:
            async with asyncio.timeout(within.total_seconds()):
                while not found.done():
                    await asyncio.wait({found}, timeout=POLL_INTERVAL.total_seconds())
                    check()
                return found.result()
        finally:
            self._waiting.discard(check)
