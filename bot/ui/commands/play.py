"""The commands of play: starting, challenging, moving, resigning."""

from contextlib import suppress

from bot.model import (
    AlreadyPlaying,
    ChallengeClosed,
    FirstChoice,
    MarkChoice,
    MessageId,
    Terms,
)
from bot.model.errors import NoGameHere, NoSuchChallenge, NothingToResign, StoreUnavailable
from bot.service import Services
from bot.ui.commands.invitations import invitation
from bot.ui.commands.options import BOARD, CELL, CHALLENGED, FIRST, LEVEL, MARK, OPPONENT
from bot.ui.components import Card, sentence
from bot.ui.help import Topic
from bot.ui.notice_cards import resign_card, restart_card
from bot.ui.permissions import Permission
from bot.ui.playing.cell_choices import cell_choices
from bot.ui.reply import Choices, Defer, Post, Reply, Whisper
from bot.ui.request import Request, User
from bot.ui.router import MenuType, command, completion, menu
from bot.ui.text.refusals import refusal
from engine import Level


class PlayCommands:
    """Everything about games in progress and challenges."""

    def __init__(self, services: Services) -> None:
        self._games = services.games
        self._challenges = services.challenges
        self._settings = services.settings

    @command("start", OPPONENT, LEVEL, BOARD, MARK, FIRST, topic=None, defer=Defer.PUBLIC)
    async def start(
        self,
        request: Request,
        opponent: User | None,
        level: Level | None,
        board: str | None,
        mark: MarkChoice | None,
        first: FirstChoice | None,
    ) -> Reply:
        terms = Terms(board, mark, first)
        if opponent is not None:
            return await self._offer(request, opponent, terms, level)
        return await self._start(request, level, terms)

    @command("challenge", CHALLENGED, BOARD, MARK, FIRST, topic=None, defer=Defer.PUBLIC)
    async def challenge(
        self,
        request: Request,
        opponent: User | None,
        board: str | None,
        mark: MarkChoice | None,
        first: FirstChoice | None,
    ) -> Reply:
        return await self._offer(request, opponent, Terms(board, mark, first))

    @menu("menu-challenge", MenuType.USER, defer=Defer.PUBLIC)
    async def challenge_user(self, request: Request, opponent: User) -> Reply:
        return await self._offer(request, opponent, Terms())

    async def _start(self, request: Request, level: Level | None, terms: Terms) -> Reply:
        try:
            return Post(await self._games.start(request.caller, level, terms))
        except AlreadyPlaying as error:
            text = refusal(error, request.user_id, request.words)
            return Whisper(restart_card(error.game, text, level, terms, request.words))

    async def _offer(
        self, request: Request, opponent: User | None, terms: Terms, level: Level | None = None
    ) -> Reply:
        if opponent is not None and opponent.is_self:
            return await self._start(request, level, terms)
        invited = invitation(request, opponent)
        offer = await self._challenges.offer(request.caller, invited, terms)
        return Post(offer.challenge, pings=offer.pings)

    @command("move", CELL, topic=Topic.GAME, defer=Defer.PUBLIC)
    async def move(self, request: Request, cell: str) -> Reply:
        return Post(await self._games.play_here(request.caller, cell))

    @completion("move", "cell")
    async def free_cells(self, request: Request, typed: str) -> Reply:
        try:
            game = await self._games.here(request.caller)
            preferences = await self._settings.of_person(request.user_id)
        except (NoGameHere, StoreUnavailable):
            return Choices(())
        return Choices(cell_choices(game, typed, preferences.numbering))

    @command("board", topic=Topic.GAME, defer=Defer.PUBLIC)
    async def board(self, request: Request) -> Reply:
        return Post(await self._games.here(request.caller))

    @command("resign", topic=Topic.GAME)
    async def resign(self, request: Request) -> Reply:
        question: Card = []
        with suppress(NoGameHere):
            game = await self._games.here(request.caller)
            question = resign_card(game, request.user_id, request.words)
        try:
            challenge = await self._challenges.withdraw_here(request.caller)
        except (NoSuchChallenge, ChallengeClosed) as error:
            if question:
                return Whisper(question)
            if isinstance(error, ChallengeClosed):
                raise
            raise NothingToResign from None
        withdrawn = sentence(request.words("challenge-withdrawn-private"))
        return Whisper([*withdrawn, *question], refresh=(challenge,))

    @menu(
        "menu-stop",
        MenuType.MESSAGE,
        defer=Defer.PRIVATE,
        permissions=Permission.MANAGE_MESSAGES,
        guilds_only=True,
    )
    async def stop(self, request: Request, message: MessageId) -> Reply:
        may_moderate = Permission.MANAGE_MESSAGES in request.permissions
        game = await self._games.stop(message, request.caller, may_moderate=may_moderate)
        return Whisper(sentence(request.words("stopped-private", id=f"{game.id}")), refresh=(game,))
