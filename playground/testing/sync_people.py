"""A person at a client, for tests that are not async: methods end when the bot has answered."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from ..client.fields import Choice, Modal
from ..client.person import Person
from ..client.replies import Reply
from ..client.snapshots import Message
from ..records import Channel, User
from ..requests import Request
from .loop_thread import LoopThread

A = TypeVar("A", covariant=True)
P = ParamSpec("P")
T = TypeVar("T")


class Synced(Generic[A]):
    """Something of a playground whose event loop runs in another thread."""

    def __init__(self, thread: LoopThread, inner: A) -> None:
        self._thread = thread
        self._inner = inner


def calls(method: Callable[Concatenate[A, P], T]) -> Callable[Concatenate[Synced[A], P], T]:
    """Return a method that calls `method` in the loop's thread."""

    @wraps(method)
    def synced(self: Synced[A], /, *args: P.args, **kwargs: P.kwargs) -> T:
        __tracebackhide__ = True
        return self._thread.call(lambda: method(self._inner, *args, **kwargs))

    return synced


def waits(
    method: Callable[Concatenate[A, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Synced[A], P], T]:
    """Return a method that waits for what the async `method` returns."""

    @wraps(method)
    def synced(self: Synced[A], /, *args: P.args, **kwargs: P.kwargs) -> T:
        __tracebackhide__ = True
        return self._thread.wait(method(self._inner, *args, **kwargs))

    return synced


def replies(
    method: Callable[Concatenate[A, P], Coroutine[Any, Any, Reply]],
) -> Callable[Concatenate[Synced[A], P], "SyncReply"]:
    """Return a method that waits for the bot's answer."""

    @wraps(method)
    def synced(self: Synced[A], /, *args: P.args, **kwargs: P.kwargs) -> SyncReply:
        __tracebackhide__ = True
        reply = self._thread.wait(method(self._inner, *args, **kwargs))
        return SyncReply(self._thread, reply)

    return synced


class SyncReply(Synced[Reply]):
    """What a bot answered to one interaction; see `Reply`."""

    followup = waits(Reply.followup)
    settled = waits(Reply.settled)

    def __repr__(self) -> str:
        return repr(self._inner)

    @property
    def kind(self) -> str:
        """One of "message", "update", "deferred", "deferred_update", "modal" and "choices"."""
        return self._inner.kind

    @property
    def interaction_id(self) -> int:
        """The interaction's id."""
        return self._inner.interaction_id

    @property
    def message(self) -> Message:
        """The message as the answer left it. Raises LookupError for modals and choices."""
        return self._inner.message

    @property
    def text(self) -> str:
        """All that can be read in the message."""
        return self._inner.text

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who acted sees the answer."""
        return self._inner.ephemeral

    @property
    def modal(self) -> Modal:
        """The form that the bot opened. Raises LookupError for other answers."""
        return self._inner.modal

    @property
    def choices(self) -> list[Choice]:
        """The completions that the bot offers; empty for other answers."""
        return self._inner.choices

    @property
    def requests(self) -> list[Request]:
        """What the bot sent for this interaction so far."""
        return self._thread.call(lambda: self._inner.requests)

    @property
    def followups(self) -> list[Message]:
        """The follow-up messages so far, as they stand now."""
        return self._thread.call(lambda: self._inner.followups)


class SyncPerson(Synced[Person]):
    """A user of a client; see `Person`. Any number of them can act at once, from threads.

    Actions raise InteractionFailed if the bot does not answer in time, and Refused for what a
    client would not let a person do.
    """

    slash = replies(Person.slash)
    click = replies(Person.click)
    choose = replies(Person.choose)
    submit = replies(Person.submit)
    interact = replies(Person.interact)
    complete = waits(Person.complete)
    commands = calls(Person.commands)
    send = calls(Person.send)
    edit = calls(Person.edit)
    delete = calls(Person.delete)
    dismiss = calls(Person.dismiss)
    react = calls(Person.react)
    unreact = calls(Person.unreact)
    messages = calls(Person.messages)
    last = calls(Person.last)
    see = calls(Person.see)

    def __repr__(self) -> str:
        return repr(self._inner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SyncPerson) and self._inner == other._inner

    def __hash__(self) -> int:
        return hash(self._inner)

    def context(self, where: Channel, name: str, target: "SyncPerson | Message") -> SyncReply:
        """Use a context-menu command on a person or a message."""
        __tracebackhide__ = True
        inner = target._inner if isinstance(target, SyncPerson) else target
        return SyncReply(self._thread, self._thread.wait(self._inner.context(where, name, inner)))

    @property
    def user(self) -> User:
        """The record of this user."""
        return self._inner.user

    @property
    def id(self) -> int:
        """The user's id."""
        return self._inner.id

    @property
    def name(self) -> str:
        """The name that others see."""
        return self._inner.name

    @property
    def mention(self) -> str:
        """The text that names and pings this person."""
        return self._inner.mention

    @property
    def locale(self) -> str:
        """The language of the client; it can be set."""
        return self._inner.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self._thread.call(lambda: setattr(self._inner, "locale", locale))

    @property
    def dm(self) -> Channel:
        """The private conversation with the bot."""
        return self._thread.call(lambda: self._inner.dm)

    @property
    def pings(self) -> list[Message]:
        """Every message that pinged this person and is still there, oldest first."""
        return self._thread.call(lambda: self._inner.pings)
