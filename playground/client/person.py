"""A person at a client, in Python: for tests and for authors who script their bot."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from .. import records
from ..context import Context
from ..interactions import Interaction, Kind, State
from ..records import Channel, Json
from ..user_actions import OnEnd
from ..user_messages import Refused
from .fields import Choice, File, Modal, Value
from .form_values import FormValues, chosen_values
from .options import build_options, find_command
from .replies import KIND_NAMES, InteractionFailed, Reply
from .snapshots import Message


class Person:
    """A user of a client: commands, buttons, selects, modals and plain messages.

    Actions raise InteractionFailed if the bot does not answer in time, and Refused for what a
    client would not let a person do. Any number of them can run at once.
    """

    def __init__(self, context: Context, user: records.User) -> None:
        self._context = context
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
        self._context.world.change_locale(self.user, locale)

    @property
    def dm(self) -> Channel:
        """The private conversation with the bot."""
        return self._context.world.dm_with(self.user)

    # Commands

    async def slash(self, where: Channel, name: str, /, **options: Value) -> Reply:
        """Use a slash command such as "ttt start", and return the bot's answer."""
        command, path = find_command(self._offered(where), name)
        built, files = build_options(self._context, command, path, options)
        return await self._begin(
            lambda on_end: self._context.actions.command(
                self.user, where, int(command["id"]), built, attachments=files, on_end=on_end
            )
        )

    async def complete(
        self, where: Channel, name: str, /, *, focused: str | None = None, **options: Value
    ) -> list[Choice]:
        """Ask for completions of an option: the one named `focused`, else the last one given."""
        command, path = find_command(self._offered(where), name)
        focused = focused or list(options)[-1]
        built, files = build_options(self._context, command, path, options, focused)
        reply = await self._begin(
            lambda on_end: self._context.actions.command(
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
            lambda on_end: self._context.actions.command(
                self.user, where, int(command["id"]), [], target_id=target.id, on_end=on_end
            )
        )

    def commands(self, where: Channel) -> list[str]:
        """Return the names of the commands on offer in a channel."""
        return [command["name"] for command in self._offered(where)]

    def _offered(self, where: Channel) -> list[Json]:
        return self._context.actions.offered(self.user, where)

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
        as_seen = message.raw if custom_id is None else None
        if custom_id is None:
            button = message.button(key if key is not None else 0)
            if button.disabled and not force:
                raise Refused(f"{button} is disabled")
            if button.custom_id is None:
                raise Refused(f"{button} is a link")
            custom_id = button.custom_id
        return await self._component(message, custom_id, 2, None, as_seen)

    async def choose(
        self, message: Message, key: str | int, values: Sequence[Value], *, force: bool = False
    ) -> Reply:
        """Choose from a select, found by custom_id, placeholder or position."""
        select = message.select(key)
        chosen = chosen_values(select, values, force=force)
        return await self._component(
            message, select.custom_id, select.component_type, chosen, message.raw
        )

    async def _component(
        self,
        message: Message,
        custom_id: str,
        component_type: int,
        values: list[str] | None,
        as_seen: Json | None,
    ) -> Reply:
        return await self._begin(
            lambda on_end: self._context.actions.component(
                self.user,
                message.channel,
                message.record,
                custom_id,
                component_type,
                values,
                as_seen=as_seen,
                on_end=on_end,
            )
        )

    async def submit(
        self, modal: Modal, values: Mapping[str, Value], *, force: bool = False
    ) -> Reply:
        """Fill in a form, by custom_id or label, and send it; the rest stays as it was.

        Raises Refused for what a client would not send, unless `force` is given.
        """
        trigger = self._context.interactions.find(modal.interaction_id)
        if trigger is None:
            raise Refused("this form is gone")
        form_values = FormValues(self._context.user_messages, modal, values, force)
        components = form_values.components()
        return await self._begin(
            lambda on_end: self._context.actions.submit(
                self.user, trigger, modal.custom_id, components, form_values.files, on_end=on_end
            )
        )

    async def interact(self, where: Channel, payload: Json) -> Reply:
        """Send any interaction at all: `{"type": 3, "data": {…}, "message": Message}`."""
        message: Message | None = payload.get("message")
        return await self._begin(
            lambda on_end: self._context.actions.raw(
                self.user,
                where,
                Kind(payload["type"]),
                payload.get("data", {}),
                message=message.record if message else None,
                on_end=on_end,
            )
        )

    async def _begin(self, start: Callable[[OnEnd], object]) -> Reply:
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
            done.set_result(Reply(kind, interaction, self._context, message))

        start(end)
        return await done

    # Messages

    def send(
        self,
        where: Channel,
        content: str = "",
        *,
        reply_to: Message | None = None,
        files: Sequence[File] = (),
    ) -> Message:
        """Post a plain message, which may answer another and bring files."""
        messages = self._context.user_messages
        sent = messages.send(
            self.user,
            where,
            content,
            reply_to=reply_to.record if reply_to else None,
            files=[
                messages.upload(each.filename, each.content, each.content_type) for each in files
            ],
        )
        return self._snapshot(sent)

    def edit(self, message: Message, content: str) -> None:
        """Change the text of a message of one's own."""
        self._context.user_messages.edit(self.user, message.record, content)

    def delete(self, message: Message) -> None:
        """Delete a message of one's own, or anyone's as a moderator."""
        self._context.user_messages.delete(self.user, message.record)

    def dismiss(self, message: Message) -> None:
        """Hide a private reply."""
        self._context.user_messages.dismiss(self.user, message.record)

    def react(self, message: Message, emoji: str) -> None:
        """Put an emoji such as "👍" or "<:name:id>" below a message."""
        self._context.user_messages.react(self.user, message.record, emoji)

    def unreact(self, message: Message, emoji: str) -> None:
        """Take one's own reaction away."""
        self._context.user_messages.unreact(self.user, message.record, emoji)

    def messages(self, where: Channel) -> list[Message]:
        """Return what can be seen in a channel now, oldest first."""
        return [self._snapshot(each) for each in self._context.world.shown_to(self.user, where)]

    def last(self, where: Channel) -> Message:
        """Return the newest message that can be seen. Raises LookupError if there is none."""
        shown = self._context.world.shown_to(self.user, where)
        if not shown:
            raise LookupError(f"#{where.name} is empty")
        return self._snapshot(shown[-1])

    def see(self, message: Message) -> Message | None:
        """Return a message as it stands now; None if it is gone or not visible to this person."""
        record = message.record
        here = record in self._context.world.shown_to(self.user, record.channel)
        return self._snapshot(record) if here else None

    @property
    def pings(self) -> list[Message]:
        """Every message that pinged this person and is still there, oldest first."""
        found = [
            message
            for channel in self._context.world.channels.values()
            for message in channel.messages.values()
            if self.id in message.pinged
        ]
        return [self._snapshot(each) for each in sorted(found, key=lambda each: each.id)]

    def _snapshot(self, record: records.Message) -> Message:
        return Message.of(record, self._context.world.base_url)
