"""What translators have to do: `python -m tests.words` (or `make words`) lists it by language.

A message of a language is missing; or outdated: English changed since it was translated. Git knows
that. A message counts as translated when it changed last, or when its file's first line did: who
has read a whole file again, and finds it right, changes the date there.
"""

import argparse
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from itertools import islice
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.ui.text.texts import DEFAULT_LOCALE, INHERITS, LOCALES, entries_of, texts

LONG_BUTTON = 24
"""Characters of a button's name: with more, a row of three breaks into lines on a telephone."""

ROOT = Path(__file__).parents[1]
FOLDER = LOCALES.relative_to(ROOT).as_posix()

Entries = Mapping[str, str]


class NoHistory(Exception):
    """There is no git repository here, or not its whole history."""


def missing(locale: str) -> list[str]:
    """Return the messages that a language has to say in English."""
    if locale in INHERITS:
        return [key for key in missing(INHERITS[locale]) if key not in _now(locale)]
    return [key for key in _now(DEFAULT_LOCALE) if key not in _now(locale)]


@cache
def outdated(locale: str) -> frozenset[str]:
    """Return the messages of a file whose English has changed since; none without a history."""
    try:
        states = _history()
    except NoHistory:
        return frozenset()
    translated_from: dict[str, str | None] = {}
    before: Entries = {}
    for state in (*states, {each: _now(each) for each in (DEFAULT_LOCALE, locale)}):
        english, theirs = state.get(DEFAULT_LOCALE, {}), state.get(locale, {})
        if theirs is before:
            continue
        is_read_again = _head(theirs) != _head(before)
        for key, text in theirs.items():
            if is_read_again or before.get(key) != text:
                translated_from[key] = english.get(key)
        before = theirs
    english = _now(DEFAULT_LOCALE)
    return frozenset(
        key for key in _now(locale) if key in english and translated_from[key] != english[key]
    )


def long_buttons(locale: str) -> list[str]:
    """Return the buttons of a file that a telephone may break into lines, without variables."""
    names = {key: text.partition("=")[2].strip() for key, text in _now(locale).items()}
    return [
        f"{key} ({len(name)})"
        for key, name in names.items()
        if key.startswith("button-") and "{" not in name and len(name) > LONG_BUTTON
    ]


def side_by_side(locale: str, key: str) -> str:
    """Return a message as English has it, with its comment, and below as a language has it."""
    english, theirs = (
        FluentParser().parse((LOCALES / f"{each}.ftl").read_text("utf-8")).body
        for each in (DEFAULT_LOCALE, locale)
    )
    return "\n".join(
        FluentSerializer().serialize_entry(entry).strip()
        for entry in (*english, *theirs)
        if isinstance(entry, ast.Message) and entry.id.name == key
    )


@cache
def _history() -> tuple[Mapping[str, Entries], ...]:
    """Return the messages of every language at each commit that changed some, oldest first."""
    if _git("rev-parse", "--is-shallow-repository").strip() != "false":
        raise NoHistory
    # A branch counts when it is merged: its own states are older than what came on main meanwhile.
    log = "log", "--reverse", "--first-parent", "--format=%H"
    commits = _git(*log, "--", FOLDER).split()
    locales = texts().locales
    names = "".join(f"{each}:{FOLDER}/{locale}.ftl\n" for each in commits for locale in locales)
    blobs = iter(_git("cat-file", "--batch-check=%(objectname)", typed=names).splitlines())
    entries = dict[str, Entries]()
    with subprocess.Popen(
        ("git", "cat-file", "--batch"), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as git:
        states = []
        for _ in commits:
            state = {
                locale: blob
                for locale, blob in zip(locales, islice(blobs, len(locales)), strict=True)
                if " " not in blob
            }
            for blob in state.values():  # What is not there yet is "... missing".
                entries[blob] = entries.get(blob) or _messages(_content(git, blob))
            states.append({locale: entries[blob] for locale, blob in state.items()})
        git.communicate()
    return tuple(states)


def _content(git: subprocess.Popen[bytes], blob: str) -> str:
    """Ask a running `git cat-file --batch` for a file: a process for each took most of the time."""
    assert git.stdin is not None
    assert git.stdout is not None
    git.stdin.write(f"{blob}\n".encode())
    git.stdin.flush()
    size = int(git.stdout.readline().split()[2])
    return git.stdout.read(size + 1).decode()


@cache
def _now(locale: str) -> Entries:
    return _messages((LOCALES / f"{locale}.ftl").read_text(encoding="utf-8"))


def _messages(source: str) -> Entries:
    """Return the messages by their keys, and the first line under "#", without comments."""
    entries = {key: " ".join(text.split()) for key, text in entries_of(source).items()}
    return {
        "#": source.partition("\n")[0],
        **{key: text for key, text in entries.items() if not text.startswith("#")},
    }


def _head(entries: Entries) -> str | None:
    return entries.get("#")


def _git(*arguments: str, typed: str = "") -> str:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=ROOT, input=typed, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        raise NoHistory from None
    return done.stdout


def main() -> int:
    """Print the report; return 1 if there is something to do."""
    parser = argparse.ArgumentParser(prog="python -m tests.words", description=__doc__)
    parser.add_argument("locales", nargs="*", metavar="LOCALE", help="such as de; default: all")
    parser.add_argument("--show", action="store_true", help="with comment, English and translation")
    arguments = parser.parse_args()
    chosen = arguments.locales or [each for each in texts().locales if each != DEFAULT_LOCALE]
    if unknown := set(chosen) - set(texts().locales):
        parser.error(f"there is no file for {', '.join(sorted(unknown))}")
    try:
        _history()
    except NoHistory:
        print("No git history here: what is outdated cannot be told.", file=sys.stderr)
    todo = 0
    for locale in chosen:
        for what, keys in (("missing", missing(locale)), ("outdated", sorted(outdated(locale)))):
            todo += len(keys)
            if keys:
                print(f"{locale:6} {len(keys):3} {what}: {' '.join(keys)}")
            if keys and arguments.show:
                print(*(side_by_side(locale, key) for key in keys), sep="\n\n", end="\n\n")
        if buttons := long_buttons(locale):
            print(
                f"{locale:6} {len(buttons):3} long, if it can be said shorter: {' '.join(buttons)}"
            )
    print(f"{todo} messages to translate in {len(chosen)} languages.")
    return 1 if todo else 0


if __name__ == "__main__":
    sys.exit(main())
