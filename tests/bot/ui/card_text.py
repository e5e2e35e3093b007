"""Read a card as a person would: its texts and its buttons, wherever they stand."""

from collections.abc import Iterator, Sequence

from bot.ui.components import Component

ROW, SECTION = 1, 9


def text_of(card: Sequence[Component]) -> str:
    """Return all text of a card, one part a line."""
    return "\n".join(texts_of(card))


def texts_of(card: Sequence[Component]) -> list[str]:
    """Return the texts of a card, from above."""
    return [each["content"] for each in _parts(card) if "content" in each]


def rows_of(card: Sequence[Component]) -> list[list[Component]]:
    """Return the buttons of a card, row by row; one beside a text is a row of its own."""
    return [
        each["components"] if each["type"] == ROW else [each["accessory"]]
        for each in _parts(card)
        if each["type"] in (ROW, SECTION)
    ]


def buttons_of(card: Sequence[Component]) -> list[Component]:
    """Return the buttons of a card, in the order in which they are read."""
    return [button for row in rows_of(card) for button in row]


def _parts(components: Sequence[Component]) -> Iterator[Component]:
    for component in components:
        yield component
        yield from _parts(component.get("components", ()))
