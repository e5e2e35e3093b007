"""A playground for tests that are not async, and the bot in it."""

import errno
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, Self, TypeVar, cast

from ..clock import Clock
from ..directory import Directory
from ..faults import Faults
from ..records import Channel, Guild, Json
from ..requests import Request
from ..seed import seeded
from ..server import ANSWER_WITHIN, HOST, UNTIL_TIMEOUT, Playground
from ..world import World
from .bot_runs import Bot, BotFailed, BotRun, run_bot
from .loop_thread import LoopThread
from .request_log import RequestLog
from .sync_people import Synced, SyncPerson, calls

T = TypeVar("T")
START_WITHIN = timedelta(seconds=30)


class SyncPlayground(Synced[Playground]):
    """A playground in a thread of its own; use it as `with SyncPlayground() as playground:`.

    All its methods end when their work is done, and none is async, so that any test can use it, an
    async one, too. `answer_within` is the time that a bot has for its first answer.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        answer_within: timedelta = ANSWER_WITHIN,
        world: World | None = None,
    ) -> None:
        self._port = port
        world = world or seeded("Bot")
        super().__init__(LoopThread(), Playground(port, world=world, answer_within=answer_within))
        self._run: BotRun | None = None

    def __enter__(self) -> Self:
        """Start to listen. Raises BotFailed if the port is taken."""
        __tracebackhide__ = True
        self._thread.start()
        try:
            self._thread.wait(self._inner.__aenter__())
        except OSError as error:
            self._thread.stop()
            if error.errno != errno.EADDRINUSE:
                raise
            raise BotFailed(f"the playground's port {self._port} is taken on {HOST}") from None
        self.log = self._thread.call(lambda: RequestLog(self._inner.context))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the bot and stop to listen."""
        try:
            self.stop()
        finally:
            self._thread.wait(self._inner.__aexit__(None, None, None))
            self._thread.stop()

    # The bot

    def start(
        self,
        bot: Bot,
        *,
        commands: int = 1,
        folder: str | Path | None = None,
        environment: Mapping[str, str] | None = None,
        interactions_url: str | None = None,
        within: timedelta = START_WITHIN,
    ) -> None:
        """Start a bot, and return once it is connected and so many `commands` are registered.

        `bot` is a command of any language, such as "node bot.js" or a list of words, run in
        `folder` and with the variables of `environment` besides the playground's; or a bot of a
        Python library with an async `start`; or a function that makes one. All that it asks of
        Discord comes here. One that takes interactions by HTTP is connected as soon as it answers
        at `interactions_url`.

        Raises BotFailed, with what the bot printed last, if it cannot be started, ends before that,
        or is not that far `within` this time.
        """
        __tracebackhide__ = True
        if self._run is not None:
            raise BotFailed(f"{self._run.name} runs already: call stop() first")
        since = self.log.count
        given = self._inner.environment(redirect=True) | dict(environment or {})
        self._run = self._thread.wait(
            run_bot(
                bot,
                token=self._inner.bot_token,
                url=self._inner.url,
                environment=given,
                folder=Path(folder) if folder else None,
            )
        )
        if interactions_url is not None:
            self._thread.call(lambda: self._inner.http_interactions.expect(interactions_url))
        try:
            self._thread.wait(self._until_started(self._run, commands, within, since))
        except BotFailed:
            self.stop()
            raise

    async def _until_started(
        self, run: BotRun, commands: int, within: timedelta, since: int
    ) -> None:
        def started() -> bool:
            if run.end is not None and not self._inner.has_ready_bot:
                raise BotFailed(self._failure(f"{run.name} {run.end}", run, since))
            return self._inner.has_ready_bot and self._registered >= commands

        try:
            await self._inner.until(started, within)
        except TimeoutError:
            waited = f"within {within.total_seconds():g} s"
            problem = f"has not connected {waited}"
            if self._inner.has_ready_bot:
                problem = (
                    f"is connected, but has registered {self._registered} of {commands} commands "
                    f"{waited} (`commands` says how many, 0 for none)"
                )
            raise BotFailed(self._failure(f"{run.name} {problem}", run, since)) from None

    @property
    def _registered(self) -> int:
        application = self._inner.world.application
        return len(application.commands) + sum(map(len, application.guild_commands.values()))

    def _failure(self, problem: str, run: BotRun, since: int) -> str:
        parts = [problem]
        if run.output:
            parts.append(f"It printed last:\n{run.output}")
        asked = self.log.text(since, bodies=False)
        parts.append(f"It asked:\n{asked}" if asked else "It asked the playground for nothing.")
        return "\n\n".join(parts)

    def stop(self) -> None:
        """End the bot; nothing happens if none runs. Another may be started then."""
        run, self._run = self._run, None
        if run is not None:
            self._thread.wait(run.stop())
            self._thread.wait(self._inner.http_interactions.use(None))
            self._thread.wait(self._inner.bot_gone())

    @property
    def bot_output(self) -> str:
        """What the bot printed last; "" for a bot in this process, whose output is pytest's."""
        return self._thread.call(lambda: self._run.output if self._run else "")

    @property
    def bot_end(self) -> str | None:
        """How the bot has ended by itself, such as "ended with exit status 1"; None if it runs."""
        return self._thread.call(lambda: self._run.end if self._run else None)

    # People and places

    guild = calls(Directory.guild)
    channel = calls(Directory.channel)
    add_guild = calls(Directory.add_guild)
    add_channel = calls(Directory.add_channel)

    def person(self, name: str) -> SyncPerson:
        """Return a person by name: Alice, Bob or Carol. Raises LookupError if there is none."""
        __tracebackhide__ = True
        return SyncPerson(self._thread, self._thread.call(lambda: self._inner.person(name)))

    @property
    def people(self) -> list[SyncPerson]:
        """Everyone who is no bot."""
        people = self._thread.call(lambda: self._inner.people)
        return [SyncPerson(self._thread, each) for each in people]

    def add_person(self, name: str, *, locale: str = "en-US", join: bool = True) -> SyncPerson:
        """Add a person, a member of all servers if they `join`."""
        added = self._thread.call(lambda: self._inner.add_person(name, locale=locale, join=join))
        return SyncPerson(self._thread, added)

    @property
    def me(self) -> SyncPerson:
        """The bot's own user, to be named in options."""
        return SyncPerson(self._thread, self._inner.me)

    def add_thread(self, parent: Channel, name: str, owner: SyncPerson | None = None) -> Channel:
        """Open a thread."""
        inner = owner._inner if owner else None
        return self._thread.call(lambda: self._inner.add_thread(parent, name, inner))

    def allow(self, person: SyncPerson, *permissions: str, guild: Guild | None = None) -> None:
        """Give a member permissions by name, such as "manage_guild", in a whole server."""
        self._thread.call(lambda: self._inner.allow(person._inner, *permissions, guild=guild))

    def deny(
        self,
        person: SyncPerson,
        *permissions: str,
        guild: Guild | None = None,
        channel: Channel | None = None,
    ) -> None:
        """Take permissions by name from a member, or, with `channel`, only there."""
        inner = person._inner
        self._thread.call(
            lambda: self._inner.deny(inner, *permissions, guild=guild, channel=channel)
        )

    # Faults, time, and what the bot did

    @property
    def faults(self) -> Faults:
        """What can be made to go wrong; see `Faults`."""
        return cast(Faults, _InThread(self._thread, self._inner.faults))

    @property
    def clock(self) -> Clock:
        """The clock of the deadlines that the bot has: `stop()` it, `advance(timedelta)` it."""
        return cast(Clock, _InThread(self._thread, self._inner.clock))

    def until(self, condition: Callable[[], T], within: timedelta = UNTIL_TIMEOUT) -> T:
        """Return the first truthy value of `condition`, asked anew after every event.

        It may look at messages and requests, but not act. Raises TimeoutError if that does not
        happen `within` this time.
        """
        __tracebackhide__ = True
        return self._thread.wait(self._inner.until(condition, within))

    @property
    def requests(self) -> list[Request]:
        """The latest REST requests of bots, oldest first."""
        return self._thread.call(lambda: list(self._inner.requests))

    @property
    def not_served(self) -> list[str]:
        """The operations of Discord's that bots asked for in vain, as often as they did."""
        return self._thread.call(lambda: self._inner.not_served)

    def log_text(self, since: int = 0) -> str:
        """Return what people did and what the bot asked, since `log.count` was this number."""
        return self._thread.call(lambda: self.log.text(since))

    @property
    def commands(self) -> list[Json]:
        """The global commands that are registered now."""
        return self._thread.call(lambda: self._inner.commands)

    # Addresses

    @property
    def url(self) -> str:
        """The page's address, for a look at what the test does."""
        return self._inner.url

    @property
    def api_base(self) -> str:
        """The REST API's address, with version."""
        return self._inner.api_base

    @property
    def bot_token(self) -> str:
        """The token with which a bot gets in."""
        return self._inner.bot_token

    @property
    def application_id(self) -> int:
        """The application's id and its bot user's."""
        return self._inner.application_id


class _InThread(Generic[T]):
    """An object whose methods are called in the loop's thread."""

    def __init__(self, thread: LoopThread, inner: T) -> None:
        self._thread = thread
        self._inner = inner

    def __getattr__(self, name: str) -> Any:
        found = self._thread.call(lambda: getattr(self._inner, name))
        if not callable(found):
            return found
        return lambda *args, **kwargs: self._thread.call(lambda: found(*args, **kwargs))
