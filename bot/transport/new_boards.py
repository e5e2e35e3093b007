"""New boards: games whose message nobody knows yet, because an HTTP response posted it.

Discord says which message that is with the first click on it. It is asked only where something
needs to know before, and before the token that may ask expires.
"""

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta

from bot.model import ChannelId, Game, MessageId, UserId
from bot.model.errors import StoreUnavailable
from bot.service import GameService
from bot.transport.bodies import message_body
from bot.transport.edit_tokens import EditTokens
from bot.transport.interaction_http import ORIGINAL, FollowUp, InteractionHttp, Sent
from bot.transport.interaction_parser import Token
from bot.transport.tasks import finish
from bot.ui.playing.game_card import moved_card
from bot.ui.playing.resigning import RESIGN
from bot.ui.request import Request

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Board:
    game: Game
    token: Token
    timer: asyncio.TimerHandle | None = None
    asking: asyncio.Task[MessageId | None] | None = None


class NewBoards:
    """Games against the computer, by their player, who has one in a channel."""

    def __init__(
        self,
        http: InteractionHttp,
        games: GameService,
        edit_tokens: EditTokens,
        ask_after: timedelta,
    ) -> None:
        self._http = http
        self._games = games
        self._edit_tokens = edit_tokens
        self._ask_after = ask_after
        self.waiting: dict[tuple[ChannelId, UserId], _Board] = {}

    def can_wait(self, game: Game) -> bool:
        """Return whether nothing needs the message of a new game soon.

        Between people there are notices that link to it; one that is watched moves at once.
        """
        is_new = game.message_id is None and game.ending is None
        return is_new and len(game.people) == 1 and game.clock > self._ask_after

    def put(self, game: Game, token: Token) -> None:
        """Remember what may ask for the message of a game."""
        self.forget(game.place.channel_id, game.people[0].id)
        delay, loop = self._ask_after.total_seconds(), asyncio.get_running_loop()
        board = _Board(game, token)
        board.timer = loop.call_later(delay, self._ask, board)
        self.waiting[game.place.channel_id, game.people[0].id] = board

    def forget(self, channel: ChannelId, player: UserId) -> None:
        """Note that the message of the player's game is known."""
        board = self.waiting.pop((channel, player), None)
        if board is not None and board.timer is not None:
            board.timer.cancel()

    async def find(self, game: Game) -> MessageId | None:
        """Return the id of the message that shows a game, None if Discord does not say it."""
        # By its id: its player may have removed their data.
        found = (board for board in self.waiting.values() if board.game.id == game.id)
        return None if (board := next(found, None)) is None else await self._ask(board)

    async def find_for(self, request: Request) -> None:
        """Find the boards that the answer to a request may lead to or stop."""
        if isinstance(request.options.get("target"), int):  # Some message, by its menu.
            there = [key for key in self.waiting if key[0] == request.channel_id]
            await asyncio.gather(*(self._ask(self.waiting[key]) for key in there))
            return
        board = self.waiting.get((request.channel_id, request.user_id))
        if board is not None and not _is_click_on(board.game, request):
            await self._ask(board)

    async def close(self, within: timedelta) -> None:
        """Find all that are left: no other process has their tokens."""
        await finish([self._ask(board) for board in self.waiting.values()], within)

    def _ask(self, board: _Board) -> asyncio.Task[MessageId | None]:
        if board.asking is None:
            board.asking = asyncio.create_task(self._asked(board))
        return board.asking

    async def _asked(self, board: _Board) -> MessageId | None:
        """Ask Discord, and note what it says; else the first click says it."""
        try:
            outcome = await self._http.original(board.token)
        finally:
            self.forget(board.game.place.channel_id, board.game.people[0].id)
        message = outcome.message_id if isinstance(outcome, Sent) else None
        if message is None:
            fields = {"game": board.game.id, "outcome": outcome}
            log.info("the message of game %(game)d is not known yet: %(outcome)s", fields)
            return None
        self._edit_tokens.put(message, board.token)
        try:
            newer, _ = await self._games.note_message(board.game, message)
        except StoreUnavailable as error:
            log.error("the store failed to note a message: %(error)s", {"error": error})
            return message
        if newer is not None and newer > message:  # Another process has posted the board again.
            body = message_body(moved_card(board.game.changed(message_id=newer)))
            await self._http.follow(board.token, FollowUp("PATCH", ORIGINAL, body))
        return message


def _is_click_on(game: Game, request: Request) -> bool:
    """Return whether the board itself was clicked, which says its message."""
    return request.message is not None and request.message.contains(RESIGN(game.id))
