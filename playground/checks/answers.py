"""The kinds of answer to an interaction, and their validation."""

import enum
from collections.abc import Callable
from dataclasses import dataclass, field

from ..records import Json, Message
from .components import ComponentCheck
from .forms import Form
from .inputs import InputCheck


class AnswerKind(enum.IntEnum):
    """Discord's numbers for the kinds of answer."""

    PONG = 1
    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot answered: a message, choices or a modal, by its `kind`."""

    kind: AnswerKind
    message: Message | None = None
    choices: tuple[Json, ...] = ()
    modal: Json = field(default_factory=dict)


_TO = {
    1: (1,),
    2: (4, 5, 9),
    3: (4, 5, 6, 7, 9),
    4: (8,),
    5: (4, 5, 6, 7),
}
"""Kinds of answer by kind of interaction."""


def check_kind(form: Form, body: Json, interaction_kind: int, *, from_message: bool) -> AnswerKind:
    """Read the kind of answer, which must suit the interaction."""
    kind = form.choice(body, "type", (), tuple(AnswerKind), required=True)
    if kind is None:
        return AnswerKind.PONG
    suits = kind in _TO[interaction_kind] and (kind not in (6, 7) or from_message)
    if not suits:
        form.add_error(
            ("type",),
            "INTERACTION_TYPE_INVALID",
            f"Answer type {kind} is not allowed for interaction type {interaction_kind}",
        )
    return AnswerKind(kind)


def check_choices(form: Form, data: Json, asked: Json) -> tuple[Json, ...]:
    """Read the choices of an answer to an autocomplete: at most 25, named and of its type."""
    kind = _focused_kind(asked.get("options") or [])
    choices = form.items(data, "choices", ("data",), 0, 25, required=True) or []
    for index, choice in enumerate(choices):
        here = ("data", "choices", index)
        read = form.mapping(choice, here)
        if read is None:
            continue
        form.string(read, "name", here, 1, 100, required=True)
        if kind == 3:
            form.string(read, "value", here, 1, 100, required=True)
        elif kind == 4:
            form.integer(read, "value", here, required=True)
        elif isinstance(read.get("value"), bool) or not isinstance(read.get("value"), int | float):
            form.add_error((*here, "value"), "NUMBER_TYPE_COERCE", "Value is not a number.")
    return tuple(choices) if form.valid else ()


def _focused_kind(options: list[Json]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options") and (kind := _focused_kind(option["options"])):
            return kind
    return 0


def check_modal(form: Form, data: Json, knows_emoji: Callable[[int], bool]) -> None:
    """Check a modal: its title, its name and one to five components at the top."""
    form.string(data, "custom_id", ("data",), 1, 100, required=True)
    form.string(data, "title", ("data",), 1, 45, required=True)
    components = form.items(data, "components", ("data",), 1, 5, required=True)
    if components:
        ComponentCheck(form, InputCheck(form, knows_emoji)).modal(
            components, ("data", "components")
        )
