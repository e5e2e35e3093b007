"""JSON: a dataclass of settings as text, and back.

A new field needs no migration: a key that is missing gets the field's default, a key that is not
known is ignored. A value that cannot be read is logged and gets the default, too.
"""

import logging
from collections.abc import Mapping
from dataclasses import is_dataclass
from datetime import timedelta
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import orjson

log = logging.getLogger(__name__)

T = TypeVar("T")


def encode(value: Any) -> str:
    """Write a dataclass as JSON: timedeltas in seconds, sets as sorted lists, enums by value."""
    return orjson.dumps(value, default=_plain).decode()


def decode(cls: type[T], text: str, owner: str) -> T:
    """Read a dataclass, all of whose fields have defaults. `owner` names the row in the log."""
    try:
        found = _checked(dict, orjson.loads(text))
    except (ValueError, TypeError) as error:
        _log_default(owner, "all of it", error)
        found = {}
    built: T = _built(cls, found, owner)
    return built


def _plain(value: timedelta | frozenset[Any]) -> Any:
    """Convert the types that orjson does not write itself."""
    return int(value.total_seconds()) if isinstance(value, timedelta) else sorted(value)


def _built(cls: Any, found: Mapping[str, Any], owner: str) -> Any:
    known = {}
    for name, hint in _hints(cls).items():
        if name in found:
            try:
                known[name] = _value(hint, found[name], owner)
            except (ValueError, TypeError, OverflowError) as error:
                _log_default(owner, name, error)
    return cls(**known)


def _value(hint: Any, found: Any, owner: str) -> Any:
    if isinstance(hint, NewType):
        return _value(hint.__supertype__, found, owner)
    if get_origin(hint) in (Union, UnionType):
        if found is None and NoneType in get_args(hint):
            return None
        (some,) = (each for each in get_args(hint) if each is not NoneType)
        return _value(some, found, owner)
    if get_origin(hint) is frozenset:
        (item,) = get_args(hint)
        return frozenset(_value(item, each, owner) for each in _checked(list, found))
    if isinstance(hint, type) and is_dataclass(hint):
        return _built(hint, _checked(dict, found), owner)
    if issubclass(hint, Enum):
        return hint(found)
    if hint is timedelta:
        return timedelta(seconds=_checked(int, found))
    return _checked(hint, found)


def _checked(cls: type[T], found: Any) -> T:
    if type(found) is not cls:  # isinstance would take True for a number.
        raise TypeError(f"{found!r} is no {cls.__name__}")
    return found


@cache
def _hints(cls: Any) -> dict[str, Any]:
    # It takes 40 µs, and the settings are read at every start of a game.
    return get_type_hints(cls)


def _log_default(owner: str, field: str, error: Exception) -> None:
    log.warning(
        "%(owner)s: %(field)s cannot be read, the default is used: %(error)s",
        {"owner": owner, "field": field, "error": error},
    )
