"""Selects of a panel: what each offers, and what choosing on it changes.

A panel shows settings of a kind `T` and is drawn anew with every choice. A select is written down
once, and both draws itself and takes what was chosen.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.model.errors import NotDone, Why
from bot.ui.button_ids import LARGEST, NUMBER
from bot.ui.components import MOST_OPTIONS, MOST_SELECTED, Component, option, select
from bot.ui.request import Resolved
from bot.ui.text.texts import Words

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OneOf(Generic[T]):
    """One of several options: their values, their labels, the current one, and what one sets.

    `about` is what stands below a label in the menu. `is_sorted` puts all options but the first in
    the order of their labels.
    """

    values: Callable[[T], Sequence[str]]
    label: Callable[[str, T, Words], str]
    current: Callable[[T], str]
    set: Callable[[T, str], T]
    about: Callable[[str, Words], str] = lambda _, __: ""
    is_sorted: bool = False

    def rows(self, chosen: T, custom_id: Callable[[int], str], words: Words) -> list[Component]:
        """Return as many selects as the options fill; `custom_id` makes the id of each."""
        current = self.current(chosen)
        options = [
            option(
                self.label(value, chosen, words),
                value,
                self.about(value, words),
                selected=value == current,
            )
            for value in self.values(chosen)
        ]
        if self.is_sorted:
            options[1:] = sorted(options[1:], key=lambda each: str(each["label"]))
        return selects_of(options, custom_id, words)

    def chosen(self, before: T, values: Sequence[str], _: Mapping[int, Resolved]) -> T:
        """Return `before` with what was selected. Raises NotDone if it was not offered."""
        if len(values) != 1 or values[0] not in self.values(before):
            raise NotDone(Why.UNKNOWN_CHOICE, f"{values}")
        return self.set(before, values[0])


@dataclass(frozen=True, slots=True)
class AnyOf(Generic[T]):
    """Up to `most` of a server's channels or roles, or of people, which Discord lists itself.

    `draw` makes the select from its id, what is selected, the text of the message `placeholder`,
    and `most`; `admits` says whether something may be selected that was not before.
    """

    draw: Callable[[str, Iterable[int], str, int], Component]
    placeholder: str
    current: Callable[[T], Iterable[int]]
    set: Callable[[T, Iterable[int]], T]
    admits: Callable[[Resolved], bool] = lambda resolved: resolved.is_here
    most: int = MOST_SELECTED

    def rows(self, chosen: T, custom_id: Callable[[int], str], words: Words) -> list[Component]:
        """Return the select."""
        placeholder = words(self.placeholder)
        return [self.draw(custom_id(0), self.current(chosen), placeholder, self.most)]

    def chosen(self, before: T, values: Sequence[str], resolved: Mapping[int, Resolved]) -> T:
        """Return `before` with what was selected. Raises NotDone for what cannot be."""
        ids = [int(value) for value in values if NUMBER.fullmatch(value)]
        if len(ids) != len(values) or len(ids) > self.most or max(ids, default=0) > LARGEST:
            raise NotDone(Why.UNKNOWN_CHOICE, f"{values}")
        for each in {*ids}.difference(self.current(before)):
            if each not in resolved or not self.admits(resolved[each]):
                raise NotDone(Why.UNKNOWN_CHOICE, f"{each}")
        return self.set(before, ids)


def selects_of(
    options: Sequence[Component], custom_id: Callable[[int], str], words: Words
) -> list[Component]:
    """Return as many selects as options fill; `custom_id` makes the id of each from its number."""
    placeholder = words("more-choices") if len(options) > MOST_OPTIONS else ""
    return [
        select(custom_id(part), options[first : first + MOST_OPTIONS], placeholder)
        for part, first in enumerate(range(0, len(options), MOST_OPTIONS))
    ]
