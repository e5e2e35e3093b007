"""A person at a client, in Python: for tests and for authors who script their bot."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from . import records
from .acts import Refused
from .answers import AnswerKind
from .component_checks import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    TEXT,
    TEXT_INPUT,
)
from .interactions import Interaction, Kind, State
from .options import build_options, find_command
from .records import Attachment, Channel, Json
from .requests import Request
from .snapshots import Choice, Field, File, Message, Modal, Value
from .stage import Stage

KIND_NAMES = {
    AnswerKind.MESSAGE: "message",
    AnswerKind.DEFERRED_MESSAGE: "deferred",
    AnswerKind.DEFERRED_UPDATE: "deferred_update",
    AnswerKind.UPDATE: "update",
    AnswerKind.CHOICES: "choices",
    AnswerKind.MODAL: "modal",
}
SETTLE_WITHIN = timedelta(seconds=10)


class InteractionFailed(Exception):
    """The bot did not answer in time: a client shows "This interaction failed"."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} was not answered in time")
        self.interaction_id = interaction_id


@dataclass(frozen=True, slots=True, eq=False)
class Reply:
    """What a bot answered to one interaction.

    `kind` is "message", "update", "deferred", "deferred_update", "modal" or "choices".
    """

    kind: str
    interaction: Interaction = field(repr=False)
    _stage: Stage = field(repr=False)
    _message: Message | None = None

    @property
    def interaction_id(self) -> int:
        """The interaction's id."""
        return self.interaction.id

    @property
    def message(self) -> Message:
        """The message as the answer left it. Raises LookupError for modals and choices."""
        if self._message is None:
            raise LookupError(f"the bot answered with {self.kind}")
        return self._message

    @property
    def text(self) -> str:
        """All that can be read in the message."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who acted sees the answer."""
        return self._message is not None and self._message.ephemeral

    @property
    def modal(self) -> Modal:
        """The form that the bot opened. Raises LookupError for other answers."""
        answer = self.interaction.answer
        if answer is None or answer.kind is not AnswerKind.MODAL:
            raise LookupError(f"the bot answered with {self.kind}")
        return Modal(answer.modal, self.interaction.id)

    @property
    def choices(self) -> list[Choice]:
        """The completions that the bot offers; empty for other answers."""
        answer = self.interaction.answer
        return [Choice(each["name"], each["value"]) for each in answer.choices] if answer else []

    @property
    def requests(self) -> list[Request]:
        """The REST requests that the bot made for this interaction, so far."""
        return list(self.interaction.requests)

    @property
    def followups(self) -> list[Message]:
        """The follow-up messages so far, as they stand now."""
        url = self._stage.world.base_url
        return [Message.of(each, url) for each in self.interaction.followups]

    async def followup(self, number: int = 0, within: timedelta = SETTLE_WITHIN) -> Message:
        """Wait for a follow-up message by its number from 0."""
        found = self.interaction.followups
        await self._stage.until(lambda: len(found) > number, within)
        return self.followups[number]

    async def settled(self, within: timedelta = SETTLE_WITHIN) -> Message:
        """Wait until a deferred answer has its content, and return it."""
        record = self.message.record
        if self.kind == "deferred_update":
            before = record.edited_at
            await self._stage.until(lambda: record.edited_at != before, within)
        else:
            loading = records.MessageFlag.LOADING
            await self._stage.until(lambda: not record.flags & loading, within)
        return Message.of(record, self._stage.world.base_url)


class Person:
    """Someone who uses a client: commands, buttons, selects, modals and plain words.

    Actions raise InteractionFailed if the bot does not answer in time, and Refused for what a
    client would not let a person do. Any number of them can run at once.
    """

    def __init__(self, stage: Stage, user: records.User) -> None:
        self._stage = stage
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Person) and self.user is other.user

    def __hash__(self) -> int:
        return hash(self.user.id)

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name that others see."""
        return self.user.display_name

    @property
    def mention(self) -> str:
        """The text that names and pings this person."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The language of the client; it can be set."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale

    @property
    def dm(self) -> Channel:
        """The private conversation with the bot."""
        return self._stage.world.dm_with(self.user)

    # Commands

    async def slash(self, where: Channel, name: str, /, **options: Value) -> Reply:
        """Use a slash command such as "ttt start", and return the bot's answer."""
        command, path = find_command(self._offered(where), name)
        built, files = build_options(self._stage, command, path, options)
        return await self._begin(
            lambda on_end: self._stage.acts.command(
                self.user, where, int(command["id"]), built, attachments=files, on_end=on_end
            )
        )

    async def complete(
        self, where: Channel, name: str, /, *, focused: str | None = None, **options: Value
    ) -> list[Choice]:
        """Ask for completions of an option: the one named `focused`, else the last one given."""
        command, path = find_command(self._offered(where), name)
        focused = focused or list(options)[-1]
        built, files = build_options(self._stage, command, path, options, focused)
        reply = await self._begin(
            lambda on_end: self._stage.acts.command(
                self.user,
                where,
                int(command["id"]),
                built,
                attachments=files,
                focused=True,
                on_end=on_end,
            )
        )
        return reply.choices

    async def context(self, where: Channel, name: str, target: "Person | Message") -> Reply:
        """Use a context-menu command on a person or a message."""
        kind = 3 if isinstance(target, Message) else 2
        command, _ = find_command(self._offered(where), name, kind)
        return await self._begin(
            lambda on_end: self._stage.acts.command(
                self.user, where, int(command["id"]), [], target_id=target.id, on_end=on_end
            )
        )

    def commands(self, where: Channel) -> list[str]:
        """Return the names of the commands on offer in a channel."""
        return [command["name"] for command in self._offered(where)]

    def _offered(self, where: Channel) -> list[Json]:
        return self._stage.acts.offered(self.user, where)

    # Components

    async def click(
        self,
        message: Message,
        key: str | int | None = None,
        *,
        custom_id: str | None = None,
        force: bool = False,
    ) -> Reply:
        """Press a button of a message as it was when it was looked at.

        The button is found by label, custom_id, emoji or position. With `custom_id` alone
        anything can be pressed, even what never was there. A disabled button raises Refused
        unless `force` is given.
        """
        if custom_id is None:
            button = message.button(key if key is not None else 0)
            if button.disabled and not force:
                raise Refused(f"{button} is disabled")
            if button.custom_id is None:
                raise Refused(f"{button} is a link")
            custom_id = button.custom_id
        return await self._component(message, custom_id, 2, None)

    async def choose(
        self, message: Message, key: str | int, values: Sequence[Value], *, force: bool = False
    ) -> Reply:
        """Choose from a select, found by custom_id, placeholder or position."""
        select = message.select(key)
        chosen = [_as_value(each) for each in values]
        if not force:
            _check_chosen(select, chosen)
        return await self._component(message, select.custom_id, select.component_type, chosen)

    async def _component(
        self, message: Message, custom_id: str, component_type: int, values: list[str] | None
    ) -> Reply:
        return await self._begin(
            lambda on_end: self._stage.acts.component(
                self.user,
                message.channel,
                message.record,
                custom_id,
                component_type,
                values,
                on_end=on_end,
            )
        )

    async def submit(
        self, modal: Modal, values: Mapping[str, Value], *, force: bool = False
    ) -> Reply:
        """Fill in a form, by custom_id or label, and send it; the rest stays as it was.

        Raises Refused for what a client would not send, unless `force` is given.
        """
        trigger = self._stage.interactions.find(modal.interaction_id)
        if trigger is None:
            raise Refused("this form is gone")
        by_id = {modal.input(key).custom_id: value for key, value in values.items()}
        files: list[Attachment] = []
        components = [self._filled(each, by_id, files, force) for each in modal.raw["components"]]
        return await self._begin(
            lambda on_end: self._stage.acts.submit(
                self.user, trigger, modal.custom_id, components, files, on_end=on_end
            )
        )

    def _filled(
        self, component: Json, values: Mapping[str, Value], files: list[Attachment], force: bool
    ) -> Json:
        kind = component["type"]
        shown: Json = {"type": kind, "id": component.get("id", 0)}
        if kind == LABEL:
            shown["component"] = self._filled(component["component"], values, files, force)
        elif kind != TEXT and "components" in component:
            shown["components"] = [
                self._filled(each, values, files, force) for each in component["components"]
            ]
        elif kind != TEXT:
            field = Field.read(component)
            value = values.get(field.custom_id)
            shown |= {"custom_id": field.custom_id, **self._entered(field, value, files, force)}
        return shown

    def _entered(self, field: Field, value: Value, files: list[Attachment], force: bool) -> Json:
        kind = field.component_type
        if kind == TEXT_INPUT:
            text = str(value if value is not None else field.value or "")
            if not force:
                _check_text(field, text)
            return {"value": text}
        if kind == CHECKBOX:
            return {"value": bool(value)}
        if kind == RADIO_GROUP:
            chosen = value if value is not None else next(iter(field.chosen), None)
            return {"value": chosen}
        if kind == FILE_UPLOAD:
            uploads = [self._upload(each) for each in value or []]
            files.extend(uploads)
            return {"values": [str(each.id) for each in uploads]}
        chosen = [_as_value(each) for each in value] if value is not None else list(field.chosen)
        if not force and (chosen or field.required) and kind != CHECKBOX_GROUP:
            _check_chosen(field, chosen)
        return {"values": chosen}

    def _upload(self, file: File) -> Attachment:
        return self._stage.acts.upload(file.filename, file.content, file.content_type)

    async def interact(self, where: Channel, payload: Json) -> Reply:
        """Send any interaction at all: `{"type": 3, "data": {…}, "message": Message}`."""
        message: Message | None = payload.get("message")
        return await self._begin(
            lambda on_end: self._stage.acts.raw(
                self.user,
                where,
                Kind(payload["type"]),
                payload.get("data", {}),
                message=message.record if message else None,
                on_end=on_end,
            )
        )

    async def _begin(self, act: Any) -> Reply:
        done: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

        def end(interaction: Interaction) -> None:
            if done.done():
                return
            if interaction.state is State.FAILED or interaction.answer is None:
                done.set_exception(InteractionFailed(interaction.id))
                return
            answer = interaction.answer
            message = self._snapshot(answer.message) if answer.message else None
            kind = KIND_NAMES.get(answer.kind, "pong")
            done.set_result(Reply(kind, interaction, self._stage, message))

        act(end)
        return await done

    # Messages

    def say(self, where: Channel, content: str) -> Message:
        """Post a plain message."""
        return self._snapshot(self._stage.acts.say(self.user, where, content))

    def delete(self, message: Message) -> None:
        """Delete a message of one's own, or anyone's as a moderator."""
        self._stage.acts.delete(self.user, message.record)

    def dismiss(self, message: Message) -> None:
        """Hide a private reply."""
        self._stage.acts.dismiss(self.user, message.record)

    def messages(self, where: Channel) -> list[Message]:
        """Return what can be seen in a channel now, oldest first."""
        return [self._snapshot(each) for each in self._stage.world.shown_to(self.user, where)]

    def last(self, where: Channel) -> Message:
        """Return the newest message that can be seen. Raises LookupError if there is none."""
        shown = self._stage.world.shown_to(self.user, where)
        if not shown:
            raise LookupError(f"#{where.name} is empty")
        return self._snapshot(shown[-1])

    def see(self, message: Message) -> Message | None:
        """Return a message as it stands now; None if it is gone or not for these eyes."""
        record = message.record
        here = record in self._stage.world.shown_to(self.user, record.channel)
        return self._snapshot(record) if here else None

    @property
    def pings(self) -> list[Message]:
        """Every message that pinged this person and is still there, oldest first."""
        found = [
            message
            for channel in self._stage.world.channels.values()
            for message in channel.messages.values()
            if self.id in message.pinged
        ]
        return [self._snapshot(each) for each in sorted(found, key=lambda each: each.id)]

    def _snapshot(self, record: records.Message) -> Message:
        return Message.of(record, self._stage.world.base_url)


def _as_value(value: Value) -> str:
    return str(value.id) if hasattr(value, "id") else str(value)


def _check_chosen(select: Field, chosen: list[str]) -> None:
    if select.disabled:
        raise Refused(f"{select.custom_id} is disabled")
    if not select.min_values <= len(chosen) <= select.max_values:
        raise Refused(f"{select.custom_id} takes {select.min_values} to {select.max_values} values")
    offered = {each.value for each in select.options}
    if select.options and not offered.issuperset(chosen):
        raise Refused(f"{select.custom_id} does not offer {set(chosen) - offered}")


def _check_text(field: Field, text: str) -> None:
    if not text and not field.required:
        return
    if not max(field.min_length, 1 if field.required else 0) <= len(text) <= field.max_length:
        raise Refused(
            f"{field.custom_id} takes {field.min_length} to {field.max_length} characters"
        )
