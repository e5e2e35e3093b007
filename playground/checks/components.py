"""Validation of the components in a message or a modal."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ..records import Json
from .embeds import MEDIA
from .forms import Form, Path
from .inputs import InputCheck
from .kinds import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    IN_CONTAINER,
    IN_LABEL,
    LABEL,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    TOP_V2,
)

MOST_COMPONENTS = 40
"""Components in one message, nested ones counted."""
MOST_TEXT = 4000
"""Characters over all the text displays of one message."""
ROW_WIDTH = 5


@dataclass(slots=True)
class ComponentCheck:
    """Validation of the components of one message or modal.

    `filenames` are the files that come along, to which `attachment://` may point.
    """

    form: Form
    inputs: InputCheck
    filenames: frozenset[str] | None = None
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text_length: int = 0

    def message(self, components: list[object], path: Path, *, v2: bool) -> None:
        """Check the components of a message, with or without the flag for Components V2."""
        allowed = TOP_V2 if v2 else (ROW,)
        if not v2 and len(components) > ROW_WIDTH:
            self.form.add_error(path, "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
        self._all(components, path, allowed)
        if v2 and self.count > MOST_COMPONENTS:
            self.form.add_error(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_COMPONENTS}",
            )
        if v2 and self.text_length > MOST_TEXT:
            self.form.add_error(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total size of displayable text cannot exceed {MOST_TEXT} characters",
            )

    def modal(self, components: list[object], path: Path) -> None:
        """Check the components of a modal."""
        for index, component in enumerate(components):
            here = (*path, index)
            read = self._read(component, here, (ROW, LABEL, TEXT))
            if read is None:
                continue
            if read["type"] == ROW:
                self._all(read.get("components"), (*here, "components"), (TEXT_INPUT,), most=1)
            elif read["type"] == LABEL:
                self.form.string(read, "label", here, 1, 45, required=True)
                self.form.string(read, "description", here, 1, 100)
                self._one(read.get("component"), (*here, "component"), IN_LABEL, in_modal=True)
            else:
                self._text(read, here)

    def _all(
        self, components: object, path: Path, allowed: tuple[int, ...], most: int | None = None
    ) -> list[Json]:
        if not isinstance(components, list):
            self.form.required(path)
            return []
        if most is not None and not 1 <= len(components) <= most:
            self.form.add_error(
                path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length."
            )
        found = []
        for index, component in enumerate(components):
            if read := self._one(component, (*path, index), allowed):
                found.append(read)
        return found

    def _read(self, component: object, path: Path, allowed: tuple[int, ...]) -> Json | None:
        read = self.form.mapping(component, path)
        if read is None:
            return None
        if read.get("type") not in allowed:
            listed = ", ".join(map(str, allowed))
            self.form.add_error(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of ({listed}).',
            )
            return None
        self.count += 1
        number = self.form.integer(read, "id", path, 0, (1 << 31) - 1)
        if number:
            if number in self.ids:
                self.form.add_error(
                    (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
                )
            self.ids.add(number)
        return read

    def _one(
        self, component: object, path: Path, allowed: tuple[int, ...], *, in_modal: bool = False
    ) -> Json | None:
        read = self._read(component, path, allowed)
        if read is None:
            return None
        kind = read["type"]
        if kind in SELECTS:
            self.inputs.select(read, path, in_modal=in_modal)
        elif kind in (RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX, FILE_UPLOAD, TEXT_INPUT):
            self.inputs.input(read, path)
        else:
            _CHECKS[kind](self, read, path)
        return read

    def _row(self, row: Json, path: Path) -> None:
        within = self._all(row.get("components"), (*path, "components"), (BUTTON, *SELECTS), 5)
        width = sum(1 if each["type"] == BUTTON else ROW_WIDTH for each in within)
        if width > ROW_WIDTH:
            self.form.add_error(
                path,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def _button(self, button: Json, path: Path) -> None:
        style = self.form.choice(button, "style", path, (1, 2, 3, 4, 5, 6), required=True)
        self.form.boolean(button, "disabled", path)
        self.form.string(button, "label", path, 0, 80)
        emoji = button.get("emoji")
        if emoji is not None:
            self.inputs.emoji(emoji, (*path, "emoji"))
        if style == 5:
            self._link(button, path)
        elif style == 6:
            self.form.snowflake(button, "sku_id", path, required=True)
        else:
            self.inputs.custom_id(button, path)
            if button.get("url") is not None:
                self.form.add_error(
                    (*path, "url"),
                    "BUTTON_COMPONENT_URL_NOT_ALLOWED",
                    "A url is only allowed on a link button",
                )
        if style != 6 and emoji is None and not str(button.get("label") or "").strip():
            self.form.add_error(
                path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji"
            )

    def _link(self, button: Json, path: Path) -> None:
        if button.get("custom_id") is not None:
            self.form.add_error(
                (*path, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        schemes = ("http", "https", "discord")
        self.form.url(button, "url", path, 512, schemes, required=True)

    def _section(self, section: Json, path: Path) -> None:
        self._all(section.get("components"), (*path, "components"), (TEXT,), most=3)
        if section.get("accessory") is None:
            self.form.required((*path, "accessory"))
        else:
            self._one(section["accessory"], (*path, "accessory"), (BUTTON, THUMBNAIL))

    def _text(self, text: Json, path: Path) -> None:
        content = self.form.string(text, "content", path, 1, MOST_TEXT, required=True)
        self.text_length += len(content or "")

    def _thumbnail(self, thumbnail: Json, path: Path) -> None:
        self._media(thumbnail, "media", path)
        self.form.string(thumbnail, "description", path, 1, 1024)

    def _gallery(self, gallery: Json, path: Path) -> None:
        items = self.form.items(gallery, "items", path, 1, 10, required=True)
        for index, item in enumerate(items or []):
            here = (*path, "items", index)
            if (read := self.form.mapping(item, here)) is not None:
                self._media(read, "media", here)
                self.form.string(read, "description", here, 1, 1024)

    def _file(self, file: Json, path: Path) -> None:
        self._media(file, "file", path, only_attached=True)

    def _media(self, holder: Json, key: str, path: Path, *, only_attached: bool = False) -> None:
        media = self.form.mapping(holder.get(key), (*path, key))
        if media is None:
            return
        where = (*path, key, "url")
        schemes = ("attachment",) if only_attached else MEDIA
        url = self.form.url(media, "url", (*path, key), schemes=schemes, required=True)
        if url is None:
            return
        if url.startswith("attachment://"):
            name = url.removeprefix("attachment://")
            if self.filenames is not None and name not in self.filenames:
                self.form.add_error(
                    where,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment '{name}' could not be found",
                )

    def _separator(self, separator: Json, path: Path) -> None:
        self.form.choice(separator, "spacing", path, (1, 2))
        self.form.boolean(separator, "divider", path)

    def _container(self, container: Json, path: Path) -> None:
        self.form.integer(container, "accent_color", path, 0, 0xFFFFFF)
        self._all(container.get("components"), (*path, "components"), IN_CONTAINER, most=40)


_CHECKS: dict[int, Callable[[ComponentCheck, Json, Path], None]] = {
    ROW: ComponentCheck._row,
    BUTTON: ComponentCheck._button,
    SECTION: ComponentCheck._section,
    TEXT: ComponentCheck._text,
    THUMBNAIL: ComponentCheck._thumbnail,
    GALLERY: ComponentCheck._gallery,
    FILE: ComponentCheck._file,
    SEPARATOR: ComponentCheck._separator,
    CONTAINER: ComponentCheck._container,
}
