"""Read a card as a person would."""

from collections.abc import Iterator, Sequence

from bot.ui.components import Component


def text_of(card: Sequence[Component]) -> str:
    """Return all text of a card, one part a line."""
    return "\n".join(_contents(card))


def _contents(components: Sequence[Component]) -> Iterator[str]:
    for component in components:
        if "content" in component:
            yield component["content"]
        yield from _contents(component.get("components", ()))
