"""Misbehaviour on request: what Discord does on its bad days."""

from datetime import timedelta

from .errors import refusal_codes
from .events import Event
from .gateway import Gateway
from .interaction_lifecycle import Interactions
from .interactions import Interaction
from .rate_limits import Limit, RateLimits
from .records import Channel, Guild, Json, Message
from .request_faults import (
    Dated,
    Drop,
    Hang,
    RateLimit,
    Refuse,
    RequestFaults,
    Respond,
    ServerError,
    Slow,
    SlowAnswer,
)
from .world import World

ORIGINAL = "GET /webhooks/*/messages/@original"


class Faults:
    """What can be made to go wrong: with the next requests, with interactions, or at once.

    A `route` is a pattern for "METHOD /path" behind `/api/v10`, such as "POST /interactions/*".
    """

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        gateway: Gateway,
        requests: RequestFaults,
        limits: RateLimits,
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._gateway = gateway
        self._requests = requests
        self._limits = limits
        self._repeats = 0
        self._repeated: Event | None = None
        world.events.subscribe(self._repeat)

    # Requests

    def rate_limit(
        self,
        route: str = "*",
        *,
        retry_after: timedelta = timedelta(milliseconds=100),
        times: int = 1,
        is_global: bool = False,
        body: str | None = None,
        has_header: bool = True,
    ) -> None:
        """Answer the next requests to `route` with 429.

        `body` replaces Discord's JSON, such as "<html>" or "{}". Without `has_header` there is no
        `Retry-After`.
        """
        self._requests.add(route, times, RateLimit(retry_after, is_global, body, has_header))

    def limit_requests(
        self,
        each_route: int,
        within: timedelta,
        *,
        everywhere: int,
        everywhere_within: timedelta = timedelta(seconds=1),
    ) -> None:
        """Allow so many requests to each route and channel, and to all routes together.

        Further ones get 429; the other answers say in their headers how many are left.
        """
        self._limits.each_route = Limit(each_route, within)
        self._limits.everywhere = Limit(everywhere, everywhere_within)

    def server_error(self, route: str = "*", *, status: int = 502, times: int = 1) -> None:
        """Answer the next requests to `route` with a server's error, their work undone."""
        self._requests.add(route, times, ServerError(status))

    def refuse(self, route: str = "*", *, code: int, times: int = 1) -> None:
        """Answer the next requests to `route` with one of Discord's error codes.

        Raises ValueError if the playground does not know the code.
        """
        self._requests.add(route, times, Refuse(_known(code)))

    def respond(
        self,
        route: str = "*",
        *,
        status: int,
        body: str,
        is_handled: bool = False,
        times: int = 1,
    ) -> None:
        """Answer the next requests to `route` with this status and body.

        Such as a page of what stands before Discord, their work undone; or, where it `is_handled`
        first, a 200 that cannot be read.
        """
        self._requests.add(route, times, Respond(status, body, is_handled))

    def hide_original(self, times: int = 1) -> None:
        """Answer the next `times` requests for an `@original` message with 404, code 10008."""
        self.refuse(ORIGINAL, code=10008, times=times)

    def slow(
        self, route: str = "*", *, by: timedelta, times: int = 1, drop_aborted: bool = False
    ) -> None:
        """Let the next requests to `route` wait before anything happens.

        A request whose client hangs up meanwhile is still handled, or with `drop_aborted` has no
        effect.
        """
        self._requests.add(route, times, Slow(by, drop_aborted))

    def slow_answer(self, route: str = "*", *, by: timedelta, times: int = 1) -> None:
        """Handle the next requests to `route` at once, but answer them late."""
        self._requests.add(route, times, SlowAnswer(by))

    def hang(self, route: str = "*", *, times: int = 1) -> None:
        """Never answer the next requests to `route`, until `clear` or the end."""
        self._requests.add(route, times, Hang())

    def drop(self, route: str = "*", *, times: int = 1) -> None:
        """Do what the next requests to `route` ask, then cut the connection without an answer."""
        self._requests.add(route, times, Drop())

    def date(self, route: str = "*", *, date: str, times: int = 1) -> None:
        """Answer the next requests to `route` with this `Date` in the header, however wrong."""
        self._requests.add(route, times, Dated(date))

    @property
    def pending(self) -> int:
        """How many requests are yet to meet a fault."""
        return self._requests.pending

    @property
    def hanging(self) -> int:
        """How many requests hang now."""
        return self._requests.hanging

    def clear(self) -> None:
        """Let everything work again, and hanging requests go on."""
        self._requests.clear()
        self._repeats = 0

    # Interactions

    def repeat_interactions(self, times: int = 1) -> None:
        """Deliver each of the next interactions twice, `times` of them."""
        self._repeats += times

    def _repeat(self, event: Event) -> None:
        if event.name == "INTERACTION_CREATE" and self._repeats and event is not self._repeated:
            self._repeats -= 1
            self._repeated = event
            self._world.events.publish(event)

    def redeliver(self, interaction_id: int) -> None:
        """Deliver a past interaction once more. Raises LookupError if it is too old."""
        self._interactions.deliver_again(self._interaction(interaction_id))

    def expire(self, interaction_id: int) -> None:
        """Make an interaction's token as if it were older than 15 minutes.

        Raises LookupError if it is too old to be remembered.
        """
        self._interaction(interaction_id).expired = True

    def _interaction(self, interaction_id: int) -> Interaction:
        interaction = self._interactions.find(interaction_id)
        if interaction is None:
            raise LookupError(interaction_id)
        return interaction

    # Gateway

    def close_gateway(self, code: int = 4000) -> None:
        """Close every gateway connection with this code."""
        self._gateway.close_all(code)

    def cut_gateway(self) -> None:
        """Break every gateway connection without a close frame."""
        self._gateway.cut_all()

    def reconnect(self) -> None:
        """Ask every session to reconnect (op 7)."""
        self._gateway.send_all(7, None)

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9)."""
        self._gateway.invalidate_all(resumable=resumable)

    def refuse_gateway(self, times: int = 1) -> None:
        """Refuse the next attempts to connect to the gateway with 503."""
        self._gateway.refuse_next(times)

    def gateway_frame(self, text: str) -> None:
        """Send any text as a frame to every connection, such as invalid JSON."""
        self._gateway.send_text(text)

    def gateway_event(self, name: str, data: Json) -> None:
        """Dispatch an event to every connected session as it is, even with fields missing."""
        self._gateway.dispatch_raw(name, data)

    # The world

    def forbid(self, channel: Channel, code: int = 50001) -> None:
        """Refuse the bot in a channel: 50001 missing access, 50013 missing permissions.

        Raises ValueError if the playground does not know the code.
        """
        channel.refuses_bot = _known(code)

    def keep_private(self, channel: Channel) -> None:
        """Let nobody else see what an application answers that the channel's server has not added.

        Discord does so in large servers; USE_EXTERNAL_APPS counts by itself.
        """
        channel.keeps_private = True

    def block_word(self, guild: Guild, word: str) -> None:
        """Refuse answers with a word in a server, as AutoMod may: 200000.

        What the bot posts and edits without an interaction passes.
        """
        guild.blocked_words.add(word)

    def permit(self, channel: Channel) -> None:
        """Accept the bot in a channel again."""
        channel.refuses_bot = None

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self._world.delete_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel."""
        self._world.delete_channel(channel)

    def delete_guild(self, guild: Guild) -> None:
        """Delete a server."""
        self._world.delete_guild(guild)


def _known(code: int) -> int:
    if code not in refusal_codes():
        raise ValueError(f"unknown code {code}")
    return code
