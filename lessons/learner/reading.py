"""How a file is read: its profile, how it writes boards, and the objects that hold them."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from lessons.learner import letters
from lessons.learner.certain import certain, constants_of, empty_board
from lessons.learner.declared import SQUARES, applied, declared
from lessons.learner.guard import Printed, guard
from lessons.learner.letters import EMPTY
from lessons.learner.loading import LearnerModule, getter_of
from lessons.learner.profiles import (
    ARTICLE,
    CS50,
    NOTEBOOK,
    PROFILES,
    ROLES,
    WORKBOOK,
    Profile,
    tasks_called,
)
from lessons.learner.tasks import TASKS
from lessons.learner.writing import Absent, Shape, Squares, Writing, usual_squares

COMPUTER = re.compile(r"comp|^ai|_ai$|bot|machine|cpu|^me$", re.I)
HUMAN = re.compile(r"human|^hu$|person|opponent|you|user", re.I)
TURN = re.compile(r"turn|current|to_move|to_play|player|whose", re.I)
_STATE = {"to_move", "moves", "utility"}

NAMES = {role: set(names.split()) for role, names in ROLES.items()}
"""What a parameter of each role may be called."""


def plain(name: str) -> str:
    """Return a name without what styles of writing add: getFreeSquares is free_squares."""
    private = "_" if name.startswith("_") and not name.startswith("__") else ""
    return private + name.lower().replace("_", "").removeprefix("get")


class FileReading:
    """A learner's file and how it is read; raises LearnerError for what it declares wrongly."""

    def __init__(self, loaded: LearnerModule, options: Mapping[str, str]) -> None:
        self.loaded = loaded
        self.variables = vars(loaded.module)
        self.words = declared(loaded.source.text, options, TASKS)
        self.profile = self._profile()
        usual = WORKBOOK.writing if self.profile is NOTEBOOK else self.profile.writing
        found = certain(loaded, usual)
        self.writing = applied(found, self.words, dict(constants_of(loaded)))
        self.usual = found
        self._boards: dict[str, tuple[Shape, object] | None] = {}

    def functions(self) -> Iterator[tuple[str, Callable[..., object]]]:
        """Yield the functions and methods that the file defines, properties too, by their names."""
        for name, value in list(self.variables.items()):
            if getattr(value, "__module__", "") != self.loaded.module.__name__:
                continue
            if inspect.isfunction(inspect.unwrap(value)):
                yield name, value
            elif isinstance(value, type):
                for inner, method in list(vars(value).items()):
                    found = getter_of(method) or getattr(method, "__func__", method)
                    if inspect.isfunction(found):
                        yield f"{name}.{inner}", found

    @cached_property
    def has_states(self) -> bool:
        """Whether the file speaks of the notebook's states and games."""
        taken = {p for _, each in self.functions() for p in inspect.signature(each).parameters}
        tree = self.loaded.source.tree
        asked = {each.attr for each in ast.walk(tree) if isinstance(each, ast.Attribute)}
        return bool({"state", "game"} & taken and _STATE & asked) or "State" in self.variables

    def _profile(self) -> Profile:
        names = {name.rpartition(".")[2]: "." in name for name, _ in self.functions()}
        whole = {name.lower().replace("_", "") for name in names}
        likeness: dict[str, float] = {}
        for profile in PROFILES:
            own = " ".join(profile.names.values()).lower().replace("_", "").split()
            count = len({*own} & whole)
            likeness[profile.title] = 2 * count if count >= profile.least else -1
        in_class = {plain(name) for name, is_method in names.items() if is_method}
        of_article = {"findwinner", "playermove", "nextplayer", "aimove", "windrawlose"}
        if len(in_class & of_article) < 2:
            likeness[ARTICLE.title] = -1
        if self.has_states or not whole & {"actions", "terminal", "initialstate"}:
            likeness[CS50.title] = -1
        likeness[NOTEBOOK.title] += 3 if self.has_states else -100
        likeness[WORKBOOK.title] += 1
        return max(PROFILES, key=lambda each: likeness[each.title])

    def squares_for(self, task: str, squares: Squares) -> Squares:
        """Return how squares are numbered for a task: the article's inner move counts from 0."""
        word = "0" if task == "ai_move" else self.words.get("squares")
        for key, value in self.words.items():
            name = key.removeprefix("squares:")
            if name != key and task in (name, *tasks_called(name)):
                word = value
        return SQUARES[word] if word else squares

    @cached_property
    def comp(self) -> str:
        """The computer's mark, "" if the file does not say."""
        if "computer" in self.words:
            return self.words["computer"]
        for name, value in constants_of(self.loaded):
            mark = self.writing.letter(value)
            if mark in ("X", "O") and not name.startswith("__"):
                if COMPUTER.search(name):
                    return mark
                if HUMAN.search(name):
                    return letters.other(mark)
        return ""

    def board_of(self, owner: str) -> tuple[Shape, object] | None:
        """Return the shape and the free sign of the board that objects of a class have."""
        if owner not in self._boards:
            try:
                self._boards[owner] = self._board_in(self.instance(owner))
            except Exception:
                self._boards[owner] = None
        return self._boards[owner]

    def _board_in(self, thing: object, depth: int = 0) -> tuple[Shape, object] | None:
        for name, value in list(vars(thing).items()):
            if value == {} and "board" in name:
                return Shape.STATE, Absent.KEY
            if found := empty_board(value):
                return found
            if not depth and self.is_own(value) and (found := self._board_in(value, 1)):
                return found
        return None

    def is_own(self, value: object) -> bool:
        """Return whether something is an object of a class of the file, with attributes."""
        is_theirs = type(value).__module__ == self.loaded.module.__name__
        return is_theirs and hasattr(value, "__dict__")

    def is_own_class(self, value: object) -> bool:
        """Return whether something is a class of the file."""
        return isinstance(value, type) and value.__module__ == self.loaded.module.__name__

    def writing_for(self, task: str, roles: tuple[str, ...], owner: str) -> Writing:
        """Return how boards are written for a function; a class may have a board of its own."""
        kinds = [owner, *[role.removeprefix("a ") for role in roles if role.startswith("a ")]]
        boards = [self.board_of(each) for each in kinds if each]
        if {"state", "game"} & {*roles} or any(each and each[0] is Shape.STATE for each in boards):
            known = {"shape", "free"} | ({"squares"} & {*self.words})
            marks = self.writing.marks
            squares = self.squares_for(task, Squares.PAIRS_1)
            return Writing(Shape.STATE, Absent.KEY, marks, squares, self.writing.tie).but(known)
        writing = self.writing
        if owner and boards[0] and "board" not in self.words:
            shape, free = boards[0]
            squares = writing.squares if self.profile is ARTICLE else usual_squares(shape, free)
            writing = writing.but(("shape", "free"), shape=shape, free=free, squares=squares)
            writing = applied(writing, self.words, dict(constants_of(self.loaded)))
        return writing.but(squares=self.squares_for(task, writing.squares))

    def instance(self, owner: str, mark: str = "X") -> object:
        """Return an object of a class of the file; raises whatever its making does."""
        kind: Callable[..., object] = self.variables[owner]
        given = []
        for parameter in inspect.signature(kind).parameters.values():
            if parameter.default is parameter.empty and parameter.kind <= 1:
                name = parameter.name.lower()
                if name in NAMES["symbol"] or "symbol" in name or "mark" in name:
                    given.append(self.writing.mark(mark))
                elif name in NAMES["other"]:
                    given.append(self.writing.mark(letters.other(mark)))
                elif name in NAMES["board"]:
                    given.append(self.writing.make(EMPTY))
                elif name in NAMES["moves"]:
                    given.append([self.writing.square(at) for at in range(9)])
                else:
                    given.append("Ada")
        with guard(Printed()):
            return kind(*given)

    def boards_used(self, name: str) -> list[str]:
        """Return the file's boards that a function, or one that it calls, takes from outside."""
        nodes = self.loaded.source.nodes(name)
        used = {each.id for each in nodes if isinstance(each, ast.Name)}
        return [each for each in self.board_variables if each in used]

    @cached_property
    def board_variables(self) -> list[str]:
        """The file's variables that are its board."""
        return [
            name
            for name, value in self.variables.items()
            if not name.startswith("__")
            and (
                empty_board(value) or (name.lower() in NAMES["board"] and self.writing.read(value))
            )
        ]

    @cached_property
    def turn_variables(self) -> list[str]:
        """The file's variables that say whose turn it is."""
        return [
            name
            for name, value in self.variables.items()
            if name.islower()
            and re.search("current|turn|to_move", name)
            and self.writing.letter(value) in ("X", "O")
        ]

    @cached_property
    def first_values(self) -> dict[str, object]:
        """The plain values that functions change from outside, as they were at first."""
        nodes = (each for each in ast.walk(self.loaded.source.tree) if isinstance(each, ast.Global))
        names = {name for node in nodes for name in node.names}
        return {
            name: value
            for name, value in self.variables.items()
            if name in names and isinstance(value, (str, int, type(None)))
        }
