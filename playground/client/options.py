"""Conversion of a command's arguments into Discord's nested options."""

from collections.abc import Mapping
from typing import Any

from ..checks.commands import BOOLEAN, FILE, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from ..context import Context
from ..records import Attachment, Json
from ..user_messages import Refused
from .fields import File


def find_command(offered: list[Json], name: str, kind: int = 1) -> tuple[Json, list[Json]]:
    """Return the command that a name such as "ttt start" means, and its subcommands on the way.

    Raises Refused if it is not on offer.
    """
    words = name.removeprefix("/").split() if kind == 1 else [name]
    for command in offered:
        if command["type"] == kind and command["name"] == words[0]:
            return command, _subcommand_path(command, words[1:])
    names = [command["name"] for command in offered]
    raise Refused(f"no command {name!r} is on offer, only {names}")


def _subcommand_path(command: Json, words: list[str]) -> list[Json]:
    way: list[Json] = []
    holder = command
    for word in words:
        options = holder.get("options") or []
        steps = [each for each in options if each["type"] in (SUBCOMMAND, GROUP)]
        found = [each for each in steps if each["name"] == word]
        if not found:
            raise Refused(f"/{command['name']} has no {word!r}, only {[s['name'] for s in steps]}")
        holder = found[0]
        way.append(holder)
    if any(each["type"] in (SUBCOMMAND, GROUP) for each in holder.get("options") or []):
        raise Refused(f"/{command['name']} needs a subcommand")
    return way


def build_options(
    context: Context,
    command: Json,
    way: list[Json],
    values: Mapping[str, Any],
    focused: str | None = None,
) -> tuple[list[Json], list[Attachment]]:
    """Return Discord's options for these values, and the files among them.

    Raises Refused for an unknown option, a missing one, or a value that a client would not send.
    """
    holder = way[-1] if way else command
    known = {each["name"]: each for each in holder.get("options") or []}
    if unknown := set(values) - set(known):
        raise Refused(f"no option {sorted(unknown)}, only {list(known)}")
    missing = [name for name, each in known.items() if each.get("required") and name not in values]
    if missing and focused is None:
        raise Refused(f"missing {missing}")
    files: list[Attachment] = []
    built = []
    for name, value in values.items():
        option = known[name]
        if value is None:
            continue
        plain = _plain(context, option, value, files, free=name == focused)
        entry: Json = {"name": name, "type": option["type"], "value": plain}
        if name == focused:
            entry["focused"] = True
        built.append(entry)
    for step in reversed(way):
        built = [{"name": step["name"], "type": step["type"], "options": built}]
    return built, files


def _plain(
    context: Context, option: Json, value: Any, files: list[Attachment], *, free: bool
) -> str | int | float | bool:
    kind = option["type"]
    if kind == FILE:
        if not isinstance(value, File):
            raise Refused(f"{option['name']} takes a File")
        attachment = context.user_messages.upload(value.filename, value.content, value.content_type)
        files.append(attachment)
        return str(attachment.id)
    if kind in (STRING, INTEGER, NUMBER, BOOLEAN):
        if not free:
            _check(option, value)
        plain: str | int | float | bool = str(value) if kind == STRING or free else value
        return plain
    return str(value.id) if hasattr(value, "id") else str(value)


_TYPES: dict[int, type | tuple[type, ...]] = {
    STRING: str,
    INTEGER: int,
    NUMBER: (int, float),
    BOOLEAN: bool,
}


def _check(option: Json, value: Any) -> None:
    name, kind = option["name"], option["type"]
    if not isinstance(value, _TYPES[kind]) or (kind != BOOLEAN and isinstance(value, bool)):
        raise Refused(f"{name} does not take {value!r}")
    offered = [each["value"] for each in option.get("choices") or []]
    if offered and value not in offered:
        raise Refused(f"{name} offers only {offered}")
    if isinstance(value, str):
        least, most = option.get("min_length") or 0, option.get("max_length") or 6000
        if not least <= len(value) <= most:
            raise Refused(f"{name} takes {least} to {most} characters")
    elif kind != BOOLEAN:
        least, most = option.get("min_value"), option.get("max_value")
        if (least is not None and value < least) or (most is not None and value > most):
            raise Refused(f"{name} takes {least} to {most}")
