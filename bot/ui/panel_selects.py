"""Selects of a panel: what each offers, and what choosing on it changes.

A panel shows settings of a kind `T` and is drawn anew with every choice. A select is written down
once, and both draws itself and takes what was chosen.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.model.errors import NotDone, Why
from bot.ui.button_ids import LARGEST, NUMBER
from bot.ui.components import MOST_OPTIONS, MOST_SELECTED, Component, option, select
from bot.ui.request import Resolved
from bot.ui.text.texts import Words

T = TypeVar("T")

MOST_ON_A_PAGE = MOST_OPTIONS - 1
"""How many options stand above the one that turns the menu."""

_PAGE = re.compile(r"page:([0-9]{1,3})")
"""The value of that one."""


@dataclass(frozen=True, slots=True)
class OneOf(Generic[T]):
    """One of several options: their values, their labels, the current one, and what one sets.

    `about` is what stands below a label in the menu. Where there are more options than a menu
    holds, its last one turns it to the others: `arranged` says which come first.
    """

    values: Callable[[T], Sequence[str]]
    label: Callable[[str, T, Words], str]
    current: Callable[[T], str]
    set: Callable[[T, str], T]
    about: Callable[[str, Words], str] = lambda _, __: ""
    arranged: Callable[[Sequence[str], T, Words], Sequence[str]] = lambda values, _, __: values

    def rows(
        self, chosen: T, custom_id: Callable[[int], str], words: Words, page: int = 0
    ) -> list[Component]:
        """Return the select, turned to a page; `custom_id` makes its id from that page."""
        values, current = self.arranged(self.values(chosen), chosen, words), self.current(chosen)
        pages = 1 if len(values) <= MOST_OPTIONS else -(-len(values) // MOST_ON_A_PAGE)
        page %= pages
        if pages > 1:
            values = values[page * MOST_ON_A_PAGE : (page + 1) * MOST_ON_A_PAGE]
        options = [
            option(
                self.label(value, chosen, words),
                value,
                self.about(value, words),
                selected=value == current,
            )
            for value in values
        ]
        if pages > 1:
            options.append(option(words("more-languages"), f"page:{(page + 1) % pages}"))
        is_here = current in values
        return [
            select(custom_id(page), options, "" if is_here else self.label(current, chosen, words))
        ]

    def turned(self, values: Sequence[str]) -> int | None:
        """Return the page to which the menu is to be turned, None if an option was selected."""
        turned = _PAGE.fullmatch(values[0]) if len(values) == 1 else None
        return None if turned is None else int(turned[1])

    def chosen(self, before: T, values: Sequence[str], _: Mapping[int, Resolved]) -> T:
        """Return `before` with what was selected. Raises NotDone if it was not offered."""
        if len(values) != 1 or values[0] not in self.values(before):
            raise NotDone(Why.UNKNOWN_CHOICE, f"{values}")
        return self.set(before, values[0])


def one_field(field: str, key: str, options: Mapping[str, Any]) -> OneOf[Any]:
    """Select what a field is, of `options` that give it a value each.

    Their labels are the messages that `key` begins.
    """
    names = {each: option for option, each in options.items()}
    return OneOf(
        values=lambda _: [*options],
        label=lambda option, _, words: words(f"{key}-{option}"),
        current=lambda chosen: names[getattr(chosen, field)],
        set=lambda chosen, option: replace(chosen, **{field: options[option]}),
    )


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

    def rows(
        self, chosen: T, custom_id: Callable[[int], str], words: Words, _: int = 0
    ) -> list[Component]:
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
