"""Validation of a message's body, new or edited."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeGuard

from ..errors import refusal
from ..records import Json, Message, MessageFlag
from .components import ComponentCheck
from .embeds import check_embeds
from .forms import Form, Path
from .inputs import InputCheck

MOST_CONTENT = 2000
MOST_FILES = 10
MOST_FILE_BYTES = 10 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came with a request. `number` is the n of its field `files[n]`."""

    number: int
    filename: str
    content: bytes
    content_type: str = "application/octet-stream"


@dataclass(slots=True)
class MessageCheck:
    """Validation of a message's body; `path` is where that body stands in the whole request."""

    form: Form
    body: Json
    uploads: list[Upload]
    knows_emoji: Callable[[int], bool]
    path: Path = ()

    def new(self) -> int:
        """Check a new message and return its flags.

        Raises DiscordError at once if it is empty, or if a file is too large.
        """
        flags = self.form.integer(self.body, "flags", self.path, 0) or 0
        v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
        self._parts(v2=v2, kept=())
        held = ("content", "embeds", "components", "sticker_ids", "poll")
        filled = any(_filled(self.body.get(key)) for key in held)
        if not filled and not self.uploads and self.form.valid:
            raise refusal(50006)
        if v2 and not self.body.get("components") and self.form.valid:
            raise refusal(50006)
        return flags

    def edit(self, current: Message) -> int:
        """Check a change to a message and return its flags afterwards.

        Raises DiscordError at once if nothing would be left of it.
        """
        flags = self.form.integer(self.body, "flags", self.path, 0)
        was_v2 = bool(current.flags & MessageFlag.IS_COMPONENTS_V2)
        if was_v2 and flags is not None and not flags & MessageFlag.IS_COMPONENTS_V2:
            self.form.add_error(
                (*self.path, "flags"),
                "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
                "The IS_COMPONENTS_V2 flag cannot be removed from a message",
            )
        v2 = was_v2 or bool((flags or 0) & MessageFlag.IS_COMPONENTS_V2)
        if v2 and not was_v2:
            for key, held in (("content", current.content), ("embeds", current.embeds)):
                if held and key not in self.body:
                    self._not_with_v2(key)
        self._parts(v2=v2, kept=self._kept_names(current))
        self._something_left(current)
        changeable = MessageFlag.SUPPRESS_EMBEDS
        after = current.flags if flags is None else current.flags & ~changeable | flags & changeable
        return int(after | MessageFlag.IS_COMPONENTS_V2) if v2 else int(after)

    def _kept_names(self, current: Message) -> tuple[str, ...]:
        listed = self.body.get("attachments")
        kept = (
            {str(each.get("id")) for each in listed if isinstance(each, dict)}
            if _is_list(listed)
            else None
        )
        return tuple(
            each.filename for each in current.attachments if kept is None or str(each.id) in kept
        )

    def _something_left(self, current: Message) -> None:
        left = (
            _filled(self.body.get("content", current.content))
            or _filled(self.body.get("embeds", current.embeds))
            or _filled(self.body.get("components", current.components))
            or _filled(self.body.get("attachments", current.attachments))
            or self.uploads
        )
        if not left and self.form.valid:
            raise refusal(50006)

    def _not_with_v2(self, key: str) -> None:
        self.form.add_error(
            (*self.path, key),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )

    def _parts(self, *, v2: bool, kept: tuple[str, ...]) -> None:
        self.form.string(self.body, "content", self.path, 0, MOST_CONTENT)
        self._extras()
        names = frozenset(kept) | {clean_filename(each.filename) for each in self._named_uploads()}
        embeds = self.form.items(self.body, "embeds", self.path, 0, 10) or []
        check_embeds(self.form, embeds, (*self.path, "embeds"), names)
        if v2:
            for key in ("content", "embeds", "sticker_ids", "poll"):
                if self.body.get(key):
                    self._not_with_v2(key)
        self._files()
        components = self.form.items(self.body, "components", self.path)
        if components:
            check = ComponentCheck(self.form, InputCheck(self.form, self.knows_emoji), names)
            check.message(components, (*self.path, "components"), v2=v2)

    def _extras(self) -> None:
        if isinstance(self.body.get("nonce"), str):
            self.form.string(self.body, "nonce", self.path, 0, 25)
        else:
            self.form.integer(self.body, "nonce", self.path, -(1 << 63), (1 << 63) - 1)
        self.form.boolean(self.body, "enforce_nonce", self.path)
        self.form.boolean(self.body, "tts", self.path)
        if self.form.items(self.body, "sticker_ids", self.path, 0, 3) and self.form.valid:
            raise refusal(50081)
        if self.body.get("poll") is not None:
            self.form.add_error(
                (*self.path, "poll"), "PLAYGROUND_NOT_SERVED", "The playground has no polls"
            )

    def _named_uploads(self) -> list[Upload]:
        """Return the uploads under the names that the body gives them."""
        listed = self.body.get("attachments")
        entries = [each for each in listed if isinstance(each, dict)] if _is_list(listed) else []
        names = {str(each.get("id")): each.get("filename") for each in entries}
        return [
            replace(each, filename=name) if isinstance(name, str) and name else each
            for each in self.uploads
            for name in (names.get(str(each.number)),)
        ]

    def _files(self) -> None:
        if any(len(each.content) > MOST_FILE_BYTES for each in self.uploads):
            raise refusal(40005)
        listed = self.form.items(self.body, "attachments", self.path, 0, MOST_FILES) or []
        for index, entry in enumerate(listed):
            here = (*self.path, "attachments", index)
            if (read := self.form.mapping(entry, here)) is not None:
                self.form.snowflake(read, "id", here, required=True)
                self.form.string(read, "filename", here, 0, 1024)
                self.form.string(read, "description", here, 0, 1024)
        if len(self.uploads) > MOST_FILES:
            self.form.add_error(
                (*self.path, "attachments"),
                "BASE_TYPE_MAX_LENGTH",
                f"Must be {MOST_FILES} or fewer in length.",
            )


def _is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)


def _filled(value: object) -> bool:
    return bool(value.strip() if isinstance(value, str) else value)


def is_private(body: Json, path: Path = ()) -> bool:
    """Return whether a message is to be seen by one person only. Raises DiscordError."""
    form = Form()
    flags = form.integer(body, "flags", path, 0) or 0
    form.finish()
    return bool(flags & MessageFlag.EPHEMERAL)


def clean_filename(name: str) -> str:
    """Return a file's name as Discord stores it: letters, digits, dots, dashes, underscores."""
    kept = "".join(letter if letter.isalnum() or letter in "._-" else "_" for letter in name)
    return kept.strip(".") or "unknown"
