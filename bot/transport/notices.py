"""Notices: messages to people for whom a game waits, until they have moved."""

from bot.model import Game, MessageId
from bot.service import Notice, NoticeOutdated, NoticeService
from bot.transport.publisher import Publisher
from bot.ui.notice_cards import notice_card, outdated_notice_card
from bot.ui.text.texts import texts


class Notices:
    """Sends notices and takes them back, without holding up anybody."""

    def __init__(self, publisher: Publisher, service: NoticeService) -> None:
        self._publisher = publisher
        self._service = service

    def send(self, notice: Notice) -> None:
        """Post a notice soon, if the person wants it then."""
        # Among people who brought the bot along themselves, it can only answer.
        if notice.game.place.guild_id is not None:
            self._publisher.soon(self._send(notice))

    def take_back(self, outdated: NoticeOutdated) -> None:
        """Change a notice soon, or delete it if the game has ended."""
        self._publisher.soon(self._take_back(outdated.game, outdated.message_id))

    async def _take_back(self, game: Game, message: MessageId) -> None:
        channel = game.place.channel_id
        if game.ending is not None:
            await self._publisher.delete(channel, message)
            return
        # It keeps its line: without it the board above would move away under somebody's click.
        card = outdated_notice_card(game, texts().in_locale(game.place.locale))
        await self._publisher.edit_in(channel, message, card)

    async def _send(self, notice: Notice) -> None:
        wanted = await self._service.wanted(notice)
        if wanted is None:
            return
        place = wanted.game.place
        card = notice_card(wanted, texts().in_locale(place.locale))
        pings = [wanted.person.id] if wanted.pings else []
        message = await self._publisher.post(place.channel_id, card, pings=pings)
        if message is None:
            return
        old = await self._service.posted(wanted, message)
        if old is not None:
            await self._publisher.delete(place.channel_id, old)
