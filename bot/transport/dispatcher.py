"""The dispatcher: from an interaction to its answer. Every entrance hands its interactions here."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any, Protocol

from bot.model import Caller, InteractionId
from bot.transport.answers import Answers
from bot.transport.error_answers import ErrorAnswers, InteractionResult
from bot.transport.interaction import Interaction
from bot.transport.interaction_http import InteractionHttp
from bot.transport.interaction_parser import parse, parse_unreadable
from bot.transport.outcomes import NotAnswered, Sent
from bot.transport.tasks import finish
from bot.ui.error_replies import unexpected_reply
from bot.ui.request import Kind
from bot.ui.router import Route, Router

log = logging.getLogger(__name__)

REMEMBERED = 1_000
"""How many interactions we know to have received, should Discord deliver one twice."""

LAST_WORD = timedelta(seconds=1)
"""How long an interaction has to answer once a stop waits no longer for it."""


class Observer(Protocol):
    """Is called with kinds and times, never with players and games."""

    def answered(self, kind: str, result: str, seconds: float) -> None:
        """An interaction (command, component, form) ended, so long after it arrived."""

    def disconnected(self, shard: int) -> None:
        """A shard lost its connection."""


class Dispatcher:
    """Answers interactions, each in a task of its own, unless `check` raises why not."""

    def __init__(
        self,
        router: Router,
        http: InteractionHttp,
        answers: Answers,
        check: Callable[[Caller], None],
        observer: Observer | None,
        defer_after: timedelta,
    ) -> None:
        self._defer_after = defer_after.total_seconds()
        self._router = router
        self._http = http
        self._answers = answers
        self._check = check
        self._observer = observer
        self._received: dict[InteractionId, None] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._error_answers = ErrorAnswers(answers)
        self.command_id = 0
        """Discord's id of `/ttt`, 0 until it is known."""

    def receive(self, data: Mapping[str, Any]) -> None:
        """Take an interaction as Discord sends it, unless it was delivered before.

        One that cannot be parsed is logged, and answered where its id and token are there.
        """
        try:
            request, token = parse(data, self.command_id)
        except Exception as error:
            name = data.get("id") if isinstance(data, Mapping) else None
            fields = {"interaction": name, "error": repr(error)}
            log.error("interaction %(interaction)s could not be parsed: %(error)s", fields)
            try:
                request, token = parse_unreadable(data)
            except Exception:
                return
        if token.interaction_id in self._received:
            return
        self._received[token.interaction_id] = None
        if len(self._received) > REMEMBERED:
            del self._received[next(iter(self._received))]
        task = asyncio.create_task(self._handle(Interaction(request, token, self._http)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, within: timedelta) -> bool:
        """Answer what was received, and cancel what takes longer; return whether nothing did."""
        return await finish(self._tasks, within)

    async def _handle(self, interaction: Interaction) -> None:
        """Call the handler, and defer its reply if that takes long; then answer."""
        result = InteractionResult.FAILED
        try:
            self._check(interaction.request.caller)
            route = self._router.route(interaction.request)
            deferring: list[asyncio.Task[None]] = []
            # A timer and no task: most replies are there long before.
            timer = asyncio.get_running_loop().call_later(
                self._defer_after,
                lambda: deferring.append(asyncio.create_task(self._defer(interaction, route))),
            )
            try:
                reply = await route.run()
            finally:
                timer.cancel()
                for task in deferring:
                    await task
            await self._answers.send(interaction, reply)
            result = InteractionResult.ANSWERED
        except asyncio.CancelledError:
            await self._say_that_it_stops(interaction)
            raise
        except Exception as error:
            result = await self._error_answers.send(interaction, error)
        finally:
            kind = interaction.request.kind
            if self._observer is not None and kind is not Kind.AUTOCOMPLETE:
                seconds = time.perf_counter() - interaction.received_at
                self._observer.answered(kind, result, seconds)

    async def _defer(self, interaction: Interaction, route: Route) -> None:
        if route.defer is None:
            return
        with suppress(NotAnswered):  # The reply finds that, too.
            outcome = await interaction.wait(route.defer)
            if not isinstance(outcome, Sent):
                fields = {"interaction": interaction.token.interaction_id, "outcome": outcome}
                log.info("interaction %(interaction)d was not deferred: %(outcome)s", fields)

    async def _say_that_it_stops(self, interaction: Interaction) -> None:
        """Answer what takes too long for a stop: nobody else would answer it."""
        with suppress(NotAnswered, TimeoutError):
            async with asyncio.timeout(LAST_WORD.total_seconds()):
                await self._answers.send(interaction, unexpected_reply(interaction.request))
