"""What Discord demands of the components in a message or a modal."""

from collections.abc import Callable
from dataclasses import dataclass, field

from .emoji import is_emoji
from .forms import Form, Path
from .records import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT = range(1, 8)
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(8, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_LABEL = (*SELECTS[:1], TEXT_INPUT, *SELECTS[1:], FILE_UPLOAD, 21, 22, 23)

MOST_COMPONENTS = 40
"""Components in one message, nested ones counted."""
MOST_TEXT = 4000
"""Characters over all the text displays of one message."""
ROW_WIDTH = 5


@dataclass(slots=True)
class ComponentCheck:
    """One walk through the components of a message or modal.

    `knows_emoji` says whether a custom emoji of that id is at hand; `filenames` are the files
    that come along, to which `attachment://` may point (None: not checked).
    """

    form: Form
    knows_emoji: Callable[[int], bool]
    filenames: frozenset[str] | None = None
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text_length: int = 0

    def message(self, components: list[object], path: Path, *, v2: bool) -> None:
        """Check the components of a message, with or without the flag for Components V2."""
        allowed = TOP_V2 if v2 else (ROW,)
        if not v2 and len(components) > ROW_WIDTH:
            self.form.wrong(path, "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
        self._all(components, path, allowed)
        if v2 and self.count > MOST_COMPONENTS:
            self.form.wrong(
                path,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_COMPONENTS}",
            )
        if v2 and self.text_length > MOST_TEXT:
            self.form.wrong(
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
            self.form.wrong(
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
            self.form.wrong(
                (*path, "type"),
                "UNION_TYPE_CHOICES",
                f'Value of field "type" must be one of ({listed}).',
            )
            return None
        self.count += 1
        number = self.form.integer(read, "id", path, 0, (1 << 31) - 1)
        if number:
            if number in self.ids:
                self.form.wrong(
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
            self._select(read, path, in_modal=in_modal)
        elif kind in (RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX, FILE_UPLOAD, TEXT_INPUT):
            self._input(read, path)
        else:
            _CHECKS[kind](self, read, path)
        return read

    def _row(self, row: Json, path: Path) -> None:
        within = self._all(row.get("components"), (*path, "components"), (BUTTON, *SELECTS), 5)
        width = sum(1 if each["type"] == BUTTON else ROW_WIDTH for each in within)
        if width > ROW_WIDTH:
            self.form.wrong(
                path,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def _custom_id(self, component: Json, path: Path, *, required: bool = True) -> None:
        custom_id = self.form.string(component, "custom_id", path, 1, 100, required=required)
        if custom_id is None:
            return
        if custom_id in self.custom_ids:
            self.form.wrong(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.custom_ids.add(custom_id)

    def _button(self, button: Json, path: Path) -> None:
        style = self.form.choice(button, "style", path, (1, 2, 3, 4, 5, 6), required=True)
        self.form.boolean(button, "disabled", path)
        label = self.form.string(button, "label", path, 0, 80)
        emoji = button.get("emoji")
        if emoji is not None:
            self._emoji(emoji, (*path, "emoji"))
        if style == 5:
            self._link(button, path)
        elif style == 6:
            self.form.snowflake(button, "sku_id", path, required=True)
        else:
            self._custom_id(button, path)
            if button.get("url") is not None:
                self.form.wrong(
                    (*path, "url"),
                    "BUTTON_COMPONENT_URL_NOT_ALLOWED",
                    "A url is only allowed on a link button",
                )
        if style != 6 and not label and emoji is None and button.get("label") in (None, ""):
            self.form.wrong(
                path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji"
            )

    def _link(self, button: Json, path: Path) -> None:
        if button.get("custom_id") is not None:
            self.form.wrong(
                (*path, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        url = self.form.string(button, "url", path, 1, 512, required=True)
        if url is not None and not url.startswith(("http://", "https://", "discord://")):
            self.form.wrong(
                (*path, "url"),
                "URL_TYPE_INVALID_SCHEME",
                "Scheme must be one of ('http', 'https', 'discord').",
            )

    def _emoji(self, emoji: object, path: Path) -> None:
        read = self.form.mapping(emoji, path)
        if read is None:
            return
        number = self.form.snowflake(read, "id", path)
        name = self.form.string(read, "name", path, 0, 32, required=number is None)
        known = self.knows_emoji(number) if number else is_emoji(name or "")
        if not known and (number or name is not None):
            self.form.wrong(
                (*path, "id" if number else "name"),
                "BUTTON_COMPONENT_INVALID_EMOJI",
                "Invalid emoji",
            )

    def _select(self, select: Json, path: Path, *, in_modal: bool) -> None:
        self._custom_id(select, path)
        self.form.string(select, "placeholder", path, 0, 150)
        self.form.boolean(select, "disabled", path)
        if in_modal and select.get("disabled"):
            self.form.wrong(
                (*path, "disabled"),
                "SELECT_COMPONENT_DISABLED_IN_MODAL",
                "Disabled components are not allowed in modals",
            )
        least = self.form.integer(select, "min_values", path, 0, 25)
        most = self.form.integer(select, "max_values", path, 1, 25)
        options: list[object] | None = None
        if select["type"] == STRING_SELECT:
            options = self.form.items(select, "options", path, 1, 25, required=True)
            self._options(options or [], (*path, "options"), 1 if most is None else most)
        else:
            self._defaults(select, path, 1 if most is None else most)
            channel_types = self.form.items(select, "channel_types", path)
            for index, kind in enumerate(channel_types or []):
                if not isinstance(kind, int):
                    where = (*path, "channel_types", index)
                    self.form.wrong(where, "NUMBER_TYPE_COERCE", f'Value "{kind}" is not int.')
        self._between(least, most, path, len(options) if options else None)

    def _between(
        self, least: int | None, most: int | None, path: Path, offered: int | None
    ) -> None:
        low, high = 1 if least is None else least, 1 if most is None else most
        if low > high:
            self.form.wrong(
                (*path, "min_values"),
                "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
                "min_values must be less than or equal to max_values",
            )
        if offered is not None and high > offered:
            self.form.wrong(
                (*path, "max_values"),
                "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                "max_values must be less than or equal to the number of options",
            )

    def _options(self, options: list[object], path: Path, most: int | None) -> None:
        values: set[str] = set()
        chosen = 0
        for index, option in enumerate(options):
            here = (*path, index)
            read = self.form.mapping(option, here)
            if read is None:
                continue
            self.form.string(read, "label", here, 1, 100, required=True)
            self.form.string(read, "description", here, 0, 100)
            value = self.form.string(read, "value", here, 1, 100, required=True)
            if value in values:
                self.form.wrong(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value or "")
            chosen += bool(self.form.boolean(read, "default", here))
            if read.get("emoji") is not None:
                self._emoji(read["emoji"], (*here, "emoji"))
        if most is not None and chosen > most:
            self.form.wrong(
                path,
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "There are more default values than max_values",
            )

    def _defaults(self, select: Json, path: Path, most: int) -> None:
        defaults = self.form.items(select, "default_values", path, 0, most)
        for index, default in enumerate(defaults or []):
            here = (*path, "default_values", index)
            if read := self.form.mapping(default, here):
                self.form.snowflake(read, "id", here, required=True)

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
            if read := self.form.mapping(item, here):
                self._media(read, "media", here)
                self.form.string(read, "description", here, 1, 1024)

    def _file(self, file: Json, path: Path) -> None:
        self._media(file, "file", path, only_attached=True)

    def _media(self, holder: Json, key: str, path: Path, *, only_attached: bool = False) -> None:
        media = self.form.mapping(holder.get(key), (*path, key))
        if media is None:
            return
        where = (*path, key, "url")
        url = self.form.string(media, "url", (*path, key), 1, 2048, required=True)
        if url is None:
            return
        if url.startswith("attachment://"):
            name = url.removeprefix("attachment://")
            if self.filenames is not None and name not in self.filenames:
                self.form.wrong(
                    where,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment '{name}' could not be found",
                )
        elif only_attached or not url.startswith(("http://", "https://")):
            self.form.wrong(where, "URL_TYPE_INVALID_SCHEME", "Not a valid media address")

    def _separator(self, separator: Json, path: Path) -> None:
        self.form.choice(separator, "spacing", path, (1, 2))
        self.form.boolean(separator, "divider", path)

    def _container(self, container: Json, path: Path) -> None:
        self.form.integer(container, "accent_color", path, 0, 0xFFFFFF)
        self._all(container.get("components"), (*path, "components"), IN_CONTAINER, most=40)

    def _input(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)
        kind = component["type"]
        if kind == TEXT_INPUT:
            self.form.choice(component, "style", path, (1, 2), required=True)
            self.form.string(component, "label", path, 1, 45, required="component" not in path)
            least = self.form.integer(component, "min_length", path, 0, 4000) or 0
            most = self.form.integer(component, "max_length", path, 1, 4000) or 4000
            self.form.string(component, "placeholder", path, 0, 100)
            value = self.form.string(component, "value", path, 0, most)
            if least > most or (value and len(value) < least):
                self.form.wrong(
                    (*path, "min_length"),
                    "TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE",
                    "min_length must be less than or equal to max_length",
                )
        elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
            fewest = 2 if kind == RADIO_GROUP else 1
            options = self.form.items(component, "options", path, fewest, 10, required=True)
            most_chosen = 1 if kind == RADIO_GROUP else None
            self._options(options or [], (*path, "options"), most_chosen)
        elif kind == FILE_UPLOAD:
            least_files = self.form.integer(component, "min_values", path, 0, 10)
            most_files = self.form.integer(component, "max_values", path, 1, 10)
            self._between(least_files, most_files, path, None)


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
