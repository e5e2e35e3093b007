"""Inputs: what a person chose in a select or wrote into a form."""

from typing import Any

from bot.ui.answers import Interaction


def chosen_values(interaction: Interaction) -> tuple[str, ...]:
    """Return the values that were chosen in a select, none for anything else."""
    return tuple(map(str, _data(interaction).get("values", ())))


def written_texts(interaction: Interaction) -> dict[str, str]:
    """Return what was written into a form, by the names of its inputs."""
    inputs = (label.get("component", {}) for label in _data(interaction).get("components", ()))
    return {str(each.get("custom_id")): str(each.get("value", "")) for each in inputs}


def _data(interaction: Interaction) -> dict[str, Any]:
    return dict(interaction.data or {})
