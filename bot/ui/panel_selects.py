"""Selects of a panel: what each offers, and what choosing on it changes.

A panel shows settings of a kind `T` and is drawn anew with every choice. A select is written down
once, and both draws itself and takes what was chosen.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.model.errors import NotDone, Why
from bot.ui.button_ids import LARGEST, NUMBER
from bot.ui.components import MOST_OPTIONS, MOST_SELECTED, Component, option, select
from bot.ui.request import Resolved
from bot.ui.text.texts import Words

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OneOf(Generic[T]):
    """One of several options: their values, their labels, the current one, and what one sets.

    `about` is what stands below a label in the menu. More options than a menu holds are in several,
    all but the first in the order of their labels.
    """

    values: Callable[[T], Sequence[str]]
    label: Callable[[str, T, Words], str]
    current: Callable[[T], str]
    set: Callable[[T, str], T]
    about: Callable[[str, Words], str] = lambda _, __: ""

    def rows(self, chosen: T, custom_id: Callable[[int], str], words: Words) -> list[Component]:
        """Return the select, or several where one does not hold all; `custom_id` numbers them."""
        values, current = [*self.values(chosen)], self.current(chosen)
        labels = {value: self.label(value, chosen, words) for value in (*values, current)}
        if len(values) > MOST_OPTIONS:
            values[1:] = sorted(values[1:], key=labels.__getitem__)
        unseen = words("more-choices") if current in values else labels[current]
        parts = [values[at : at + MOST_OPTIONS] for at in range(0, len(values), MOST_OPTIONS)]
        return [
            select(
                custom_id(number),
                [
                    option(
                        labels[value], value, self.about(value, words), selected=value == current
                    )
                    for value in part
                ],
                "" if current in part else unseen,
            )
            for number, part in enumerate(parts)
        ]

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
