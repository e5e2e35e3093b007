"""Router: which handler answers a request. Handlers are declared by the decorators below.

A handler is an async method `(self, request, ...) -> Reply` of a feature. It never sends anything
and never sees Discord; what goes wrong it raises.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import partial
from typing import Any, TypeVar

from bot.model.errors import NotDone, Why
from bot.service import Services
from bot.ui.button_ids import ButtonId
from bot.ui.reply import Choices, Defer, Reply
from bot.ui.request import Kind, Request, User
from bot.ui.servers import Servers
from bot.ui.text.texts import DEFAULT_LOCALE, texts

Handler = Callable[..., Awaitable[Reply]]
H = TypeVar("H", bound=Handler)


class OptionType(IntEnum):
    """What an option takes, as Discord numbers it."""

    STRING = 3
    USER = 6


class MenuType(IntEnum):
    """What a context menu is opened on, as Discord numbers it."""

    USER = 2
    MESSAGE = 3


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command; the message `key` describes it.

    `choices` are the values on offer, each with the key of its label, None where it is the value
    in every language; `longest` is how many characters of a text Discord takes at most. `read`
    makes a value out of what Discord sends, and raises ValueError for what is not on offer.
    """

    name: str
    key: str
    type: OptionType = OptionType.STRING
    choices: tuple[tuple[str | None, str], ...] = ()
    required: bool = False
    completed: bool = False
    longest: int | None = None
    read: Callable[[Any], Any] = lambda value: value

    def value_in(self, request: Request) -> Any:
        """Return its value in a request, None if it is left out. Raises NotDone."""
        value = request.options.get(self.name)
        if value is None and not self.required:
            return None
        if not isinstance(value, User if self.type is OptionType.USER else str):
            raise NotDone(Why.UNKNOWN_CHOICE, f"{self.name}: {value}")
        try:
            return self.read(value)
        except ValueError:
            raise NotDone(Why.UNKNOWN_CHOICE, f"{self.name}: {value}") from None


class Topic(StrEnum):
    """What a command is for: its section of the help."""

    GAME = "game"
    AFTER = "after"
    YOURS = "yours"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand of `/ttt`; the message `command-<name>` describes it.

    The help lists it under `topic` with the message `help-on-<name>`; without one, the help's own
    text mentions it.
    """

    name: str
    options: tuple[Option, ...]
    defer: Defer
    topic: Topic | None

    @property
    def route_key(self) -> tuple[object, ...]:
        return Kind.COMMAND, f"ttt {self.name}"

    def arguments(self, request: Request) -> Sequence[Any]:
        """Return the values of the options, None for those that are left out."""
        return [option.value_in(request) for option in self.options]


@dataclass(frozen=True, slots=True)
class Menu:
    """A context menu; the message `key` is its name.

    `permissions` are the bits that a member needs to see it, None for everybody.
    """

    key: str
    type: MenuType
    defer: Defer
    permissions: int | None
    guilds_only: bool

    @property
    def route_key(self) -> tuple[object, ...]:
        return Kind.COMMAND, texts().in_locale(DEFAULT_LOCALE)(self.key)

    def arguments(self, request: Request) -> Sequence[Any]:
        """Return the user or the message that it was opened on. Raises NotDone."""
        target = request.options.get("target")
        if target is None or isinstance(target, User) is not (self.type is MenuType.USER):
            raise NotDone(Why.UNKNOWN_CHOICE, f"{self.key}: {target}")
        return [target]


@dataclass(frozen=True, slots=True)
class Control:
    """A button, a select or a form."""

    kind: Kind
    id: ButtonId
    defer: Defer | None

    @property
    def route_key(self) -> tuple[object, ...]:
        return self.kind, self.id.name, len(self.id.fields)


@dataclass(frozen=True, slots=True)
class Completion:
    """The completions of an option."""

    command: str
    option: str
    defer: None = None

    @property
    def route_key(self) -> tuple[object, ...]:
        return Kind.AUTOCOMPLETE, f"ttt {self.command}", self.option

    def arguments(self, request: Request) -> Sequence[Any]:
        """Return what was typed so far."""
        return [str(request.options.get(self.option, ""))]


Declaration = Command | Menu | Control | Completion


def command(
    name: str, *options: Option, topic: Topic | None, defer: Defer = Defer.PRIVATE
) -> Callable[[H], H]:
    """Declare a command's handler: it gets a value for each option, None if it is left out."""
    return _declare(Command(name, options, defer, topic))


def menu(
    key: str,
    type: MenuType,
    *,
    defer: Defer,
    permissions: int | None = None,
    guilds_only: bool = False,
) -> Callable[[H], H]:
    """Declare a context menu's handler: it gets the User or the MessageId."""
    return _declare(Menu(key, type, defer, permissions, guilds_only))


def on_click(id: ButtonId, *, defer: Defer | None = Defer.UPDATE) -> Callable[[H], H]:
    """Declare the handler of a button or select: it gets the fields of its id."""
    return _declare(Control(Kind.COMPONENT, id, defer))


def on_submit(id: ButtonId) -> Callable[[H], H]:
    """Declare the handler of a form that was sent: it gets the fields of its id."""
    return _declare(Control(Kind.FORM, id, Defer.UPDATE))


def completion(command: str, option: str) -> Callable[[H], H]:
    """Declare what completes an option: it gets what was typed, and replies with Choices."""
    return _declare(Completion(command, option))


@dataclass(frozen=True, slots=True)
class Route:
    """A handler with its arguments: `run` it, and defer as it declares if it takes long."""

    run: Callable[[], Awaitable[Reply]]
    defer: Defer | None


@dataclass(frozen=True, slots=True)
class Feature:
    """Something people do: its handlers are methods, and this is what they work with.

    `commands` are those of all features, for the help.
    """

    services: Services
    servers: Servers
    commands: tuple[Command, ...]


class Router:
    """The handlers of features, found by what a request names."""

    def __init__(
        self, features: Sequence[type[Feature]], services: Services, servers: Servers
    ) -> None:
        self.declarations = declarations(features)
        commands = tuple(each for each in self.declarations if isinstance(each, Command))
        self._handlers: dict[tuple[object, ...], tuple[Declaration, Handler]] = {}
        for each in features:
            feature = each(services, servers, commands)
            for name, declaration in _declared(each):
                self._handlers[declaration.route_key] = declaration, getattr(feature, name)

    def route(self, request: Request) -> Route:
        """Return what answers `request`, completions with none where nothing does.

        Raises NotDone.
        """
        key: tuple[object, ...]
        match request.kind:
            case Kind.COMMAND:
                key = Kind.COMMAND, request.name
            case Kind.AUTOCOMPLETE:
                key = Kind.AUTOCOMPLETE, request.name, request.focused
            case kind:
                key = kind, request.name.partition(":")[0], request.name.count(":")
        if key not in self._handlers:
            if request.kind is Kind.AUTOCOMPLETE:
                return Route(_no_choices, None)
            raise NotDone(UNKNOWN[request.kind], request.name)
        declaration, handler = self._handlers[key]
        if isinstance(declaration, Control):
            try:
                arguments: Sequence[Any] = declaration.id.parse(request.name)
            except NotDone:
                raise NotDone(UNKNOWN[request.kind], request.name) from None
        else:
            arguments = declaration.arguments(request)
        return Route(partial(handler, request, *arguments), declaration.defer)


UNKNOWN = {
    Kind.COMMAND: Why.UNKNOWN_COMMAND,
    Kind.COMPONENT: Why.BROKEN_BUTTON,
    Kind.FORM: Why.UNKNOWN_FORM,
}
"""What is raised where nothing answers."""


async def _no_choices() -> Reply:
    return Choices(())


def _declare(declaration: Declaration) -> Callable[[H], H]:
    def declare(handler: H) -> H:
        handler.declaration = declaration  # type: ignore[attr-defined]  # Read by `_declared`.
        return handler

    return declare


def declarations(features: Iterable[type[Feature]]) -> tuple[Declaration, ...]:
    """Return what the handlers of features declare, in the order in which they are written."""
    return tuple(declaration for each in features for _, declaration in _declared(each))


def _declared(feature: type[Feature]) -> Iterator[tuple[str, Declaration]]:
    for name, handler in vars(feature).items():
        if (declaration := getattr(handler, "declaration", None)) is not None:
            yield name, declaration
