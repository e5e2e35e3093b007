"""The lifecycle of interactions: delivery, answers, follow-ups and deadlines."""

import secrets
from collections.abc import Callable
from datetime import timedelta

from . import payloads, resolving
from .automod import check_words
from .checks.answers import Answer, AnswerKind, check_choices, check_kind, check_modal
from .checks.forms import Form
from .checks.messages import Upload, is_private
from .clock import Clock
from .composing import DEFAULT, REPLY, Composer, number
from .errors import refusal
from .events import Event
from .interactions import Interaction, Kind, State
from .metadata import metadata, reply_kind
from .permissions import Permission, in_channel
from .records import Channel, Json, Message, MessageFlag, User
from .world import World

TOKEN_LIFE = timedelta(minutes=15)
KEEP_PAYLOADS = 2000
"""How many of the latest interactions can be delivered again."""


class Interactions:
    """All interactions of a world, from the click to the last follow-up."""

    def __init__(
        self, world: World, composer: Composer, answer_within: timedelta, clock: Clock
    ) -> None:
        self._world = world
        self._composer = composer
        self._answer_within = answer_within
        self._clock = clock
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._recent: list[Interaction] = []

    # Beginning

    def begin(
        self,
        kind: Kind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        as_seen: Json | None = None,
        trigger: Interaction | None = None,
        on_end: Callable[[Interaction], None] | None = None,
    ) -> Interaction:
        """Send the bot what a person did, and start waiting for its answer.

        `as_seen` is the message's JSON if it should come along as it was, not as it is.
        `on_end` is called once, when the answer has come or can come no more.
        """
        interaction = Interaction(
            self._world.snowflakes.next(),
            secrets.token_urlsafe(48),
            kind,
            user,
            channel,
            data,
            self._clock.now(),
            message,
            trigger,
        )
        if on_end:
            interaction.on_end.append(on_end)
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        self._recent.append(interaction)
        if len(self._recent) > KEEP_PAYLOADS:
            self._forget_oldest()
        event = Event(
            "INTERACTION_CREATE", self._payload(interaction, as_seen), channel.guild_id, channel
        )
        interaction.event = event
        delay = self._answer_within.total_seconds()
        interaction.timer = self._clock.call_later(delay, lambda: self.fail(interaction))
        self._world.events.publish(event)
        return interaction

    def _forget_oldest(self) -> None:
        half = KEEP_PAYLOADS // 2
        for interaction in self._recent[:half]:
            interaction.event = None
        del self._recent[:half]
        too_old = self._clock.now() - TOKEN_LIFE
        for interaction in [each for each in self._by_id.values() if each.begun_at < too_old]:
            if interaction.ended:
                del self._by_id[interaction.id], self._by_token[interaction.token]

    def deliver_again(self, interaction: Interaction) -> None:
        """Send the same interaction to the bot once more. Raises LookupError if it is too old."""
        if interaction.event is None:
            raise LookupError(interaction.id)
        self._world.events.publish(interaction.event)

    def _payload(self, interaction: Interaction, as_seen: Json | None) -> Json:
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(self._world.application.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
        }
        payload |= resolving.place(self._world, interaction.channel, interaction.user)
        if interaction.message is not None:
            now_there = payloads.message(interaction.message, self._world.base_url)
            payload["message"] = as_seen or now_there
        return payload

    def fail(self, interaction: Interaction) -> None:
        """End an interaction that was not answered in time; nothing happens if it was."""
        if interaction.state is State.WAITING:
            interaction.state = State.FAILED
            self._end(interaction)

    def _end(self, interaction: Interaction) -> None:
        if interaction.timer:
            interaction.timer.cancel()
            interaction.timer = None
        callbacks, interaction.on_end = interaction.on_end, []
        for callback in callbacks:
            callback(interaction)
        self._world.events.publish(Event("interaction", {"id": str(interaction.id)}))

    def stop(self) -> None:
        """Fail everything that still waits."""
        for interaction in list(self._by_id.values()):
            self.fail(interaction)

    def find(self, interaction_id: int) -> Interaction | None:
        """Return an interaction by its id."""
        return self._by_id.get(interaction_id)

    def with_token(self, token: str) -> Interaction | None:
        """Return an interaction by its token."""
        return self._by_token.get(token)

    # The first answer

    def answer(
        self, interaction_id: int | None, token: str, body: Json, uploads: list[Upload]
    ) -> Interaction:
        """Take the bot's first answer. Raises DiscordError, and then nothing has changed."""
        interaction = self._by_id.get(interaction_id or 0)
        if interaction is None or interaction.token != token or self._over(interaction):
            raise refusal(10062)
        if interaction.state is State.ANSWERED:
            raise refusal(40060)
        form = Form()
        kind = check_kind(
            form, body, interaction.kind, from_message=interaction.message is not None
        )
        form.finish()
        if interaction.channel.id not in self._world.channels:
            raise refusal(10003)
        data = body.get("data")
        data = {} if data is None else form.mapping(data, ("data",))
        form.finish()
        check_words(interaction.channel, data or {})
        interaction.answer = self._take(interaction, kind, data or {}, uploads)
        interaction.state = State.ANSWERED
        self._end(interaction)
        return interaction

    def _over(self, interaction: Interaction) -> bool:
        old = self._clock.now() - interaction.begun_at > TOKEN_LIFE
        return interaction.expired or old or interaction.state is State.FAILED

    def _take(
        self, interaction: Interaction, kind: AnswerKind, data: Json, uploads: list[Upload]
    ) -> Answer:
        if kind in (AnswerKind.MESSAGE, AnswerKind.DEFERRED_MESSAGE):
            message = self._reply(interaction, kind, data, uploads)
            interaction.original = message
            return Answer(kind, message=message)
        if kind in (AnswerKind.UPDATE, AnswerKind.DEFERRED_UPDATE):
            target = interaction.message
            if target is None or target.id not in target.channel.messages:
                raise refusal(10008)
            interaction.original = target
            if kind is AnswerKind.UPDATE:
                self._composer.edit(target, data, uploads, path=("data",))
            return Answer(kind, message=target)
        form = Form()
        if kind is AnswerKind.CHOICES:
            choices = check_choices(form, data, interaction.data)
            form.finish()
            return Answer(kind, choices=choices)
        if kind is AnswerKind.MODAL:
            check_modal(form, data, self._composer.knows_emoji)
            form.finish()
            number(data["components"])
            return Answer(kind, modal=data)
        return Answer(kind)

    def _reply(
        self, interaction: Interaction, kind: AnswerKind, data: Json, uploads: list[Upload]
    ) -> Message:
        hidden = is_private(data, ("data",)) or self._keeps_private(interaction)
        reader = interaction.user if hidden else None
        origin = metadata(self._world, interaction)
        if kind is AnswerKind.DEFERRED_MESSAGE:
            return self._composer.waiting(interaction.channel, origin, reader=reader)
        message = self._composer.new(
            interaction.channel,
            self._world.bot,
            data,
            uploads,
            path=("data",),
            reader=reader,
            interaction=origin,
            kind=reply_kind(interaction),
            reference=interaction.message if interaction.kind is Kind.COMPONENT else None,
        )
        return self._world.post(message)

    def _keeps_private(self, interaction: Interaction) -> bool:
        """Return whether an answer is private though it does not ask to be.

        In a server that has not added the application: with it are those who may not show others
        what they bring along, and small applications in large servers.
        """
        channel = interaction.channel
        if channel.guild is None or self._world.bot.id in channel.guild.members:
            return False
        may_show = Permission.USE_EXTERNAL_APPS in in_channel(channel, interaction.user)
        return channel.keeps_private or not may_show

    # After the first answer

    def usable(self, token: str) -> Interaction:
        """Return the interaction with this token, whose messages can be worked on.

        Raises DiscordError 10015 if the token is unknown and 50027 if it is too old.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.state is State.FAILED:
            raise refusal(10015)
        if self._over(interaction):
            raise refusal(50027)
        if interaction.channel.id not in self._world.channels:
            raise refusal(10003)
        return interaction

    def follow_up(self, token: str, body: Json, uploads: list[Upload]) -> Message:
        """Post another message; the first one after a deferral takes the waiting one's place.

        Unless the bot deleted that: then it stands on its own, private if it asks to be.
        """
        interaction = self.usable(token)
        if interaction.state is not State.ANSWERED:
            raise refusal(10015)
        original = interaction.original
        stands = original is not None and original.id in original.channel.messages
        if original and stands and original.flags & MessageFlag.LOADING:
            self.edit(original, body, uploads)
            return original
        check_words(interaction.channel, body)
        hidden = is_private(body) or self._keeps_private(interaction)
        origin = metadata(self._world, interaction)
        if original:
            origin["original_response_message_id"] = str(original.id)
        message = self._composer.new(
            interaction.channel,
            self._world.bot,
            body,
            uploads,
            reader=interaction.user if hidden else None,
            interaction=origin,
            kind=REPLY if original else DEFAULT,
            reference=original,
        )
        interaction.followups.append(self._world.post(message))
        return message

    def edit(self, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Change the answer or a follow-up. Raises DiscordError."""
        check_words(message.channel, body)
        self._composer.edit(message, body, uploads)

    def message(self, token: str, which: str) -> Message:
        """Return the answer ("@original") or a follow-up by its id. Raises DiscordError 10008."""
        interaction = self.usable(token)
        known = [interaction.original, *interaction.followups]
        for message in known:
            if message and which in ("@original", str(message.id)):
                if message.id not in message.channel.messages:
                    break
                return message
            if which == "@original":
                break
        raise refusal(10008)
