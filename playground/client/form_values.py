"""The values of selects and forms, as a client lets a person choose them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..checks.kinds import CHECKBOX, FILE_UPLOAD, LABEL, RADIO_GROUP, TEXT, TEXT_INPUT
from ..records import Attachment, Json
from ..user_messages import Refused, UserMessages
from .fields import Field, Modal, Value


def chosen_values(select: Field, values: Sequence[Value], *, force: bool = False) -> list[str]:
    """Return values as a select sends them; things with an id stand for that id.

    Raises Refused for what a client would not send, unless `force` is given.
    """
    chosen = [str(each.id) if hasattr(each, "id") else str(each) for each in values]
    if force:
        return chosen
    if select.disabled:
        raise Refused(f"{select.custom_id} is disabled")
    if not select.min_values <= len(chosen) <= select.max_values:
        raise Refused(f"{select.custom_id} takes {select.min_values} to {select.max_values} values")
    offered = {each.value for each in select.options}
    if select.options and not offered.issuperset(chosen):
        raise Refused(f"{select.custom_id} does not offer {set(chosen) - offered}")
    return chosen


@dataclass(slots=True)
class FormValues:
    """A form being filled in: values by custom_id or label; what is not given stays as it was."""

    messages: UserMessages
    modal: Modal
    values: Mapping[str, Value]
    force: bool = False
    files: list[Attachment] = field(default_factory=list)

    def components(self) -> list[Json]:
        """Return the components as a client sends them. Raises Refused, or LookupError."""
        by_id = {self.modal.input(key).custom_id: value for key, value in self.values.items()}
        return [self._filled(each, by_id) for each in self.modal.raw["components"]]

    def _filled(self, component: Json, values: Mapping[str, Value]) -> Json:
        kind = component["type"]
        shown: Json = {"type": kind, "id": component["id"]}
        if kind == LABEL:
            shown["component"] = self._filled(component["component"], values)
        elif "components" in component:
            shown["components"] = [self._filled(each, values) for each in component["components"]]
        elif kind != TEXT:
            entry = Field.read(component)
            value = values.get(entry.custom_id)
            shown |= {"custom_id": entry.custom_id, **self._entered(entry, value)}
        return shown

    def _entered(self, entry: Field, value: Value) -> Json:
        kind = entry.component_type
        if kind == TEXT_INPUT:
            text = str(value if value is not None else entry.value or "")
            if not self.force:
                _check_text(entry, text)
            return {"value": text}
        if kind == CHECKBOX:
            return {"value": bool(value)}
        if kind == RADIO_GROUP:
            return {"value": value if value is not None else next(iter(entry.chosen), None)}
        if kind == FILE_UPLOAD:
            uploads = [
                self.messages.upload(each.filename, each.content, each.content_type)
                for each in value or []
            ]
            self.files.extend(uploads)
            return {"values": [str(each.id) for each in uploads]}
        chosen = entry.chosen if value is None else value
        unneeded = not chosen and not entry.required
        return {"values": chosen_values(entry, chosen, force=self.force or unneeded)}


def _check_text(entry: Field, text: str) -> None:
    if not text and not entry.required:
        return
    least = max(entry.min_length, 1 if entry.required else 0)
    if not least <= len(text) <= entry.max_length:
        raise Refused(f"{entry.custom_id} takes {least} to {entry.max_length} characters")
