"""Answering: a reply reaches the person who asked, once and in time."""

from bot.transport.interaction import CallbackType, Interaction
from bot.transport.interaction_http import InteractionHttp
from bot.transport.interaction_parser import EPHEMERAL
from bot.transport.notices import Notices
from bot.transport.posting import Posting
from bot.transport.publisher import Publisher
from bot.transport.updating import Updating
from bot.ui.reply import Choices, Defer, OpenForm, Post, Reply, Update, Whisper

MOST_CHOICES = 25
"""How many completions Discord shows."""


class Answering:
    """Sends replies. Any method raises discord.HTTPException, DiscordUnreachable or
    AnsweredElsewhere if nobody sees what it sends."""

    def __init__(
        self,
        http: InteractionHttp,
        publisher: Publisher,
        notices: Notices,
        posting: Posting,
        updating: Updating,
    ) -> None:
        self._http = http
        self._notices = notices
        self._publisher = publisher
        self._posting = posting
        self._updating = updating

    async def defer(self, interaction: Interaction, defer: Defer) -> None:
        """Say that the reply takes a while."""
        if interaction.request.message is None and defer is Defer.UPDATE:
            defer = Defer.PRIVATE  # A forged form is on no message that could be updated.
        is_update = defer is Defer.UPDATE
        kind = CallbackType.DEFERRED_UPDATE if is_update else CallbackType.DEFERRED_MESSAGE
        data = {"flags": EPHEMERAL} if defer is Defer.PRIVATE else {}
        await self._http.respond(interaction, kind, data, defer)

    async def answer(self, interaction: Interaction, reply: Reply) -> None:
        """Send a reply."""
        match reply:
            case Update():
                await self._updating.update(interaction, reply)
            case Post(closing=card):
                if card is not None:
                    await self._updating.close(interaction, card)
                await self._posting.post(interaction, reply)
            case Whisper(content=card, file=file):
                await self._posting.whisper(interaction, card, file)
            case OpenForm(form=form):
                await self._http.respond(interaction, CallbackType.FORM, form, is_last=True)
            case Choices(choices=choices):
                shown = [{"name": label, "value": value} for label, value in choices]
                data = {"choices": shown[:MOST_CHOICES]}
                await self._http.respond(interaction, CallbackType.CHOICES, data, is_last=True)
        for subject in () if isinstance(reply, OpenForm | Choices) else reply.refresh:
            self._publisher.refresh(subject)
        if isinstance(reply, Post | Update) and reply.notice is not None:
            self._notices.send(reply.notice)
