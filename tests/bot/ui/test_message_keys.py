"""Message keys: the code asks for every message there is, and for none that is missing.

Most keys stand in the code as they are. The others are made by an f-string; `families` lists what
its variable part can be, from the enum that feeds it or as words that stand in the code.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import get_args

from bot.model import Answer, GridStyle, Remains, Unrated
from bot.model.errors import NotDone, Why
from bot.service import NOTICES
from bot.ui.help import HELP_PAGES
from bot.ui.preferences import Pings
from bot.ui.puzzle.puzzle_card import CLUES
from bot.ui.router import Topic
from bot.ui.text.refusals import CellError
from bot.ui.text.texts import DEFAULT_LOCALE
from engine import BOARDS, PERFECT, Level, Numbering, Value, WhyBest, WhyRight, WhyWrong
from tests.bot.ui.bot_code import ROOT, classes, commands, leaves, literals, patterns, trees
from tests.bot.ui.text.fluent_files import messages

PERMISSIONS = ("view", "send", "send-in-threads", "attach")
LEVELS = *Level, PERFECT
"""What levels are called."""

CONTINUED = {
    *("permission-{}-why", "refused-challenge-closed-{}"),
    *("challenges-{}", "remains-{}", "numbering-{}", "results-{}"),
}
"""Families whose keys go on from those of another, or from a name that `one_field` is given."""


def written(*words: str) -> tuple[str, ...]:
    """Return the words; each must be a string in the code."""
    for word in words:
        assert word in literals(), f"nothing in the code says {word!r} any more"
    return words


def kebab(name: str) -> str:
    """Return a name as keys have it: `NotYourTurn` and `MOST_LIVE` as not-your-turn, most-live."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


def members(name: str) -> list[str]:
    """Return the names of an enum of the bot's, as keys have them."""
    (kind,) = classes(name)
    assert issubclass(kind, Enum)
    return [kebab(member) for member in kind.__members__]


ALREADY_PLAYING = "already-playing-opponent", "already-playing-waiting"


def refusals() -> list[str]:
    """Return every reason, and every error whose sentence follows from its class."""
    (root,), (unavailable,) = classes("GameError"), classes("StoreUnavailable")
    errors = {*leaves(root), unavailable, *classes("OutcomeUnknown"), *get_args(CellError)}
    return [*Why, *(kebab(each.__name__) for each in errors - {NotDone}), *ALREADY_PLAYING]


def families() -> Mapping[str, Iterable[str]]:
    """Return every f-string that makes keys, and what its variable part can be."""
    return {
        "board-{}": BOARDS,
        "board-short-{}": BOARDS,
        "rule-{}": {"misere", "vanishing"} | {v.k for v in BOARDS.values() if v.k > 3},
        "challenges-{}": written("anyone", "nobody"),
        "choice-{}": Level,
        "command-{}": [each.name for each in commands()],
        "end-streak-{}": written("draws", "wins", "between"),
        "button-help-{}": HELP_PAGES,
        "button-section-{}": members("Section"),
        "form-emoji-{}-label": written("x", "o"),
        "game-{}": written("drawn", "unfinished", "stopped", "set-aside", "called-off"),
        "watch-even-{}": written("still", "yet"),
        "watch-wins-{}": written("still", "yet"),
        "help-on-{}": [each.name for each in commands() if each.topic is not None],
        "help-{}": [
            *Topic,
            *written("screen-reader", "levels", "boards", "cells", "time"),
        ],
        "hint-every-{}": [*map(str, Value), *written("unknown")],
        "hint-letter-{}": [*map(str, Value), *written("unknown")],
        "hint-{}": [*map(str, Value), *written("unknown")],
        "history-title-{}": written("server", "anywhere"),
        "history-{}": written(
            *("won", "lost", "drawn", "unfinished", "stopped", "set-aside", "called-off")
        ),
        "level-{}": LEVELS,
        "mistake-{}-{}": [f"{a}-{b}" for a in Value for b in Value if a > b],
        "notice-{}": NOTICES,
        "numbering-{}": [numbering.value for numbering in Numbering],
        "pings-{}": Pings,
        "pings-{}-about": Pings,
        "permission-{}": written(*PERMISSIONS),
        "permission-{}-why": written(*PERMISSIONS),
        "puzzle-gives-up-{}": written("win", "draw"),
        "puzzle-goal-{}": written("win", "draw", "misere"),
        "puzzle-clue-{}": map(kebab, CLUES),
        "puzzle-merit-{}": map(kebab, WhyRight),
        "puzzle-dare-{}": written("draw", "win"),
        "puzzle-shared-{}": written("solved", "failed"),
        "puzzle-wrong-{}": map(kebab, WhyWrong),
        "reason-{}": [*map(kebab, WhyBest), *written("sets-many-traps", "misere-win")],
        "refused-challenge-closed-{}": Answer,
        "refused-{}": refusals(),
        "remains-{}": Remains,
        "results-{}": written("named", "unnamed"),
        "preferences-{}": members("Preference"),
        "settings-{}": members("Setting"),
        "stats-title-{}": written("server", "anywhere"),
        "style-{}": [*GridStyle, *written("server")],
        "style-{}-about": [*GridStyle, *written("server")],
        "unrated-{}": Unrated,
        "theme-{}": written("classic", "plain", "animals", "sky", "garden", "sea", "own"),
    }


def voices() -> set[str]:
    """Return what levels may say: where one has no such message, it speaks with a neighbour's."""
    ends = written("end-beat", "end-drawn", "end-lost")
    talk = written("talk-blocked", "talk-forked", "talk-greeting", "talk-was-blocked")
    said = {what: {f"{what}-{level}" for level in LEVELS} for what in (*ends, *talk)}
    assert all(each & keys() for each in said.values())
    return set().union(*said.values())


def filled(pattern: str, values: Iterable[str]) -> set[str]:
    """Return the keys that a pattern makes; one value stands for all its variable parts."""
    before, *_, after = pattern.split("{}")
    return {f"{before}{value}{after}" for value in values}


@cache
def keys() -> set[str]:
    """Return the keys of the messages there are."""
    return set(messages(DEFAULT_LOCALE))


def test_every_message_is_asked_for() -> None:
    made = {key for pattern, values in families().items() for key in filled(pattern, values)}
    assert keys() - literals() - made - voices() == set()


def test_every_family_of_messages_is_known() -> None:
    """An f-string that makes keys has its line above, and each line has its f-string.

    One that goes on from a key, as `f"{key}-why"`, needs none of its own.
    """
    found = {
        pattern
        for pattern in patterns()
        if "{}" in pattern
        and not pattern.startswith("{}")
        and re.fullmatch(r"(?=.*[a-z]{2})[a-z0-9{}-]+", pattern)
        and any(re.fullmatch(pattern.replace("{}", ".+"), key) for key in keys())
    }
    assert found == set(families()) - CONTINUED


def test_no_message_is_missing() -> None:
    """What `words` is asked for by a string exists, and so does each member of a family.

    A refusal may have a message under another key, which is asked for by a string, and a level is
    offered by its name alone where nothing says how it plays.
    """
    asked = {
        node.args[0].value
        for tree in trees(ROOT)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).split(".")[-1] == "words"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert asked
    made = {
        key
        for pattern, values in families().items()
        for key in filled(pattern, values)
        if pattern not in ("refused-{}", "choice-{}")
    }
    assert (asked | made) - keys() == set()
