"""Troubleshooting has every message that stops the bot or tells of trouble, and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "hosting" / "troubleshooting.md").read_text(encoding="utf-8")

STOP = {"SettingsError", "StartFailed", "StoreError", "StoreUnfit", "StoreUnavailable"}
STOP |= {"WrongValue"}
LEVELS = {"warning", "error", "critical", "exception"}

COMMANDS = ("backup.py", "copying.py", "init.py", "maintenance.py", "restore.py")
"""What these say ends a command that somebody has just typed, and needs no more words."""

OTHERS = (
    *("Attempting a reconnect", "Timeout (…)!", "unreadable log record", "stopped: …"),
    *(
        "Discord cannot be reached at …",
        "look at this machine's clock",
        "DATABASE_PASSWORD is missing",
        "OXO_DOMAIN is missing",
    ),
    *("Failed to set up credentials", "status=243/CREDENTIALS", "status=203/EXEC"),
)
"""Messages of libraries, Compose and systemd, and some that are put together elsewhere."""


def text(node: ast.expr) -> str | None:
    """Return a message with `…` for what differs, None if it is put together elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"%\(\w+\)\w", "…", node.value)
    if isinstance(node, ast.JoinedStr):
        parts = (text(each) if isinstance(each, ast.Constant) else "…" for each in node.values)
        return "".join(part or "…" for part in parts)
    return None


def is_told(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(value=ast.Name(id="log"), attr=attr):
            return attr in LEVELS
        case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"):
            return True
        case ast.Name(id=name):
            return name in STOP
    return False


def messages() -> Iterator[tuple[str, str]]:
    """Every such message of the bot, with the place where it stands."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        if file.name in COMMANDS:
            continue
        is_errors = file.name == "errors.py"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and is_told(node):
                is_class = isinstance(node.func, ast.Attribute) and node.func.attr == "__init__"
                if is_class and not is_errors:
                    continue
                argument = node.args[0]
                if isinstance(argument, ast.Name):
                    argument = constants.get(argument.id, argument)
                if (found := text(argument)) and found.strip("… :"):
                    yield found, f"{file.relative_to(ROOT)}:{node.lineno}"


def listed() -> set[str]:
    """Return what the tables of the page quote from the log."""
    _, _, tables = PAGE.partition("## It does not start")
    cells = re.findall(r"^\| (.*?) \|", tables.partition("## Questions")[0], re.MULTILINE)
    return {quoted for cell in cells for quoted in re.findall(r"`([^`]+)`", cell)}


def matches(quoted: str, message: str) -> bool:
    """Whether what the page quotes is in a message; its `…` may stand for anything."""
    return re.search(".*".join(map(re.escape, quoted.split("…"))), message) is not None


def test_every_message_has_its_line() -> None:
    every = [*messages()]
    assert len(every) > 70
    quotes = listed()
    missing = [each for each in every if not any(matches(quoted, each[0]) for quoted in quotes)]
    assert missing == []


def test_every_line_is_about_a_message_that_there_is() -> None:
    every = [message for message, _ in messages()]
    every += OTHERS
    assert [q for q in listed() if not any(matches(q, message) for message in every)] == []
