"""What people do on the page, frame by frame."""

import json
from collections.abc import Callable

from ..checks.answers import AnswerKind
from ..checks.commands import LOCALES
from ..composing import message_in
from ..context import Context
from ..errors import DiscordError
from ..interactions import Interaction, State
from ..records import Attachment, Channel, Json, Message
from ..snowflakes import parse_snowflake
from ..user_messages import Refused
from .viewer import Viewer

NO_ANSWER = "The application did not respond"


class Frames:
    """Turns frames from open pages into actions."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._world = context.world

    def handle(self, viewer: Viewer, text: str) -> None:
        """Do what a frame asks for, or send back why not."""
        nonce: object = None
        try:
            frame = json.loads(text)
            nonce = frame.get("nonce")
            _FRAMES[frame["t"]](self, viewer, frame)
        except Refused as refused:
            viewer.send("failed", nonce=nonce, reason=str(refused))
        except DiscordError as error:
            viewer.send("failed", nonce=nonce, reason=error.message)
        except (ValueError, TypeError, KeyError, LookupError, AttributeError) as error:
            viewer.send("failed", nonce=nonce, reason=f"malformed frame: {error!r}")

    def _on_end(self, viewer: Viewer, frame: Json) -> Callable[[Interaction], None]:
        nonce = frame.get("nonce")

        def end(interaction: Interaction) -> None:
            answer = interaction.answer
            if interaction.state is State.FAILED or answer is None:
                viewer.send("failed", nonce=nonce, reason=NO_ANSWER)
                return
            if answer.kind is AnswerKind.CHOICES:
                viewer.send("choices", nonce=nonce, choices=list(answer.choices))
                return
            viewer.send("ack", nonce=nonce)
            if answer.kind is AnswerKind.MODAL:
                viewer.send("modal", interaction_id=str(interaction.id), **answer.modal)

        return end

    def _channel(self, frame: Json) -> Channel:
        return self._world.channels[int(frame["channel_id"])]

    def _message(self, frame: Json) -> Message:
        return message_in(self._channel(frame), int(frame["message_id"]))

    def _command(self, viewer: Viewer, frame: Json) -> None:
        target = frame.get("target_id")
        options = frame.get("options") or []
        self._context.actions.command(
            viewer.person,
            self._channel(frame),
            int(frame["command_id"]),
            options,
            target_id=None if target is None else int(target),
            attachments=self._attached(options),
            focused=frame["t"] == "autocomplete",
            on_end=self._on_end(viewer, frame),
        )

    def _attached(self, values: object) -> list[Attachment]:
        """Return the uploaded files to which any value within points."""
        if isinstance(values, list):
            return [found for each in values for found in self._attached(each)]
        if isinstance(values, dict):
            inner = [values.get(key) for key in ("options", "components", "component")]
            found = self._attached(inner)
            if values.get("type") == 11:
                found += self._attached([values.get("value")])
            if values.get("type") == 19:
                found += self._attached(values.get("values"))
            return found
        number = parse_snowflake(values)
        file = self._world.files.get(number) if number is not None else None
        return [file] if file else []

    def _component(self, viewer: Viewer, frame: Json) -> None:
        message = self._message(frame)
        self._context.actions.component(
            viewer.person,
            message.channel,
            message,
            str(frame["custom_id"]),
            int(frame["component_type"]),
            frame.get("values"),
            on_end=self._on_end(viewer, frame),
        )

    def _submit(self, viewer: Viewer, frame: Json) -> None:
        trigger = self._context.interactions.find(int(frame["interaction_id"]))
        if trigger is None:
            raise Refused("this form is gone")
        components = frame["components"]
        self._context.actions.submit(
            viewer.person,
            trigger,
            str(frame["custom_id"]),
            components,
            self._attached(components),
            on_end=self._on_end(viewer, frame),
        )

    def _send(self, viewer: Viewer, frame: Json) -> None:
        reply_to = frame.get("reply_to")
        channel = self._channel(frame)
        self._context.user_messages.send(
            viewer.person,
            channel,
            str(frame["content"]),
            reply_to=message_in(channel, int(reply_to)) if reply_to else None,
            files=self._attached(frame.get("attachments") or []),
        )
        viewer.send("ack", nonce=frame.get("nonce"))

    def _dismiss(self, viewer: Viewer, frame: Json) -> None:
        number = int(frame["message_id"])
        for channel in self._world.channels.values():
            if message := channel.messages.get(number):
                self._context.user_messages.dismiss(viewer.person, message)
                return
        raise Refused("this message is gone")

    def _delete(self, viewer: Viewer, frame: Json) -> None:
        self._context.user_messages.delete(viewer.person, self._message(frame))

    def _edit(self, viewer: Viewer, frame: Json) -> None:
        content = str(frame["content"])
        self._context.user_messages.edit(viewer.person, self._message(frame), content)
        viewer.send("ack", nonce=frame.get("nonce"))

    def _react(self, viewer: Viewer, frame: Json) -> None:
        change = self._context.user_messages.react
        if frame.get("off"):
            change = self._context.user_messages.unreact
        change(viewer.person, self._message(frame), str(frame["emoji"]))

    def _language(self, viewer: Viewer, frame: Json) -> None:
        guild, locale = frame.get("guild_id"), frame["locale"]
        if locale not in LOCALES:
            raise Refused("Discord does not have this language")
        of = viewer.person if guild is None else self._world.guilds[int(guild)]
        self._world.change_locale(of, locale)
        viewer.send("ack", nonce=frame.get("nonce"))


_FRAMES: dict[str, Callable[[Frames, Viewer, Json], None]] = {
    "command": Frames._command,
    "autocomplete": Frames._command,
    "component": Frames._component,
    "modal_submit": Frames._submit,
    "send": Frames._send,
    "dismiss": Frames._dismiss,
    "delete": Frames._delete,
    "edit": Frames._edit,
    "react": Frames._react,
    "language": Frames._language,
}
