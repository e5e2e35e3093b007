"""Validation of buttons, selects and inputs."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ..records import Json
from .emoji import is_emoji
from .forms import Form, Path
from .kinds import CHECKBOX_GROUP, FILE_UPLOAD, RADIO_GROUP, STRING_SELECT, TEXT_INPUT


@dataclass(slots=True)
class InputCheck:
    """Checks inputs of one message or modal, whose custom_ids must differ."""

    form: Form
    knows_emoji: Callable[[int], bool]
    custom_ids: set[str] = field(default_factory=set)

    def custom_id(self, component: Json, path: Path, *, required: bool = True) -> None:
        custom_id = self.form.string(component, "custom_id", path, 1, 100, required=required)
        if custom_id is None:
            return
        if custom_id in self.custom_ids:
            self.form.add_error(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.custom_ids.add(custom_id)

    def emoji(self, emoji: object, path: Path) -> None:
        read = self.form.mapping(emoji, path)
        if read is None:
            return
        number = self.form.snowflake(read, "id", path)
        name = self.form.string(read, "name", path, 0, 32, required=number is None)
        known = self.knows_emoji(number) if number else is_emoji(name or "")
        if not known and (number or name is not None):
            self.form.add_error(
                (*path, "id" if number else "name"),
                "BUTTON_COMPONENT_INVALID_EMOJI",
                "Invalid emoji",
            )

    def select(self, select: Json, path: Path, *, in_modal: bool) -> None:
        self.custom_id(select, path)
        self.form.string(select, "placeholder", path, 0, 150)
        self.form.boolean(select, "disabled", path)
        if in_modal and select.get("disabled"):
            self.form.add_error(
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
                    self.form.add_error(where, "NUMBER_TYPE_COERCE", f'Value "{kind}" is not int.')
        self._between(least, most, path, len(options) if options else None)

    def _between(
        self, least: int | None, most: int | None, path: Path, offered: int | None
    ) -> None:
        low, high = 1 if least is None else least, 1 if most is None else most
        if low > high:
            self.form.add_error(
                (*path, "min_values"),
                "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
                "min_values must be less than or equal to max_values",
            )
        if offered is not None and high > offered:
            self.form.add_error(
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
                self.form.add_error(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value or "")
            chosen += bool(self.form.boolean(read, "default", here))
            if read.get("emoji") is not None:
                self.emoji(read["emoji"], (*here, "emoji"))
        if most is not None and chosen > most:
            self.form.add_error(
                path,
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                "There are more default values than max_values",
            )

    def _defaults(self, select: Json, path: Path, most: int) -> None:
        defaults = self.form.items(select, "default_values", path, 0, most)
        for index, default in enumerate(defaults or []):
            here = (*path, "default_values", index)
            if (read := self.form.mapping(default, here)) is not None:
                self.form.snowflake(read, "id", here, required=True)

    def input(self, component: Json, path: Path) -> None:
        self.custom_id(component, path)
        kind = component["type"]
        if kind == TEXT_INPUT:
            self.form.choice(component, "style", path, (1, 2), required=True)
            self.form.string(component, "label", path, 1, 45, required="component" not in path)
            least = self.form.integer(component, "min_length", path, 0, 4000) or 0
            most = self.form.integer(component, "max_length", path, 1, 4000) or 4000
            self.form.string(component, "placeholder", path, 0, 100)
            value = self.form.string(component, "value", path, 0, most)
            if least > most or (value and len(value) < least):
                self.form.add_error(
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
