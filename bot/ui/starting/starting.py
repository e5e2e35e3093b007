"""Starting: games against the bot, offers to people, and games that follow another."""

from typing import Any

from bot.model import AlreadyPlaying, FirstChoice, Game, GameId, MarkChoice, Terms, UserId
from bot.model.errors import NotDone, Why
from bot.service import Accepted, Invited, Offer, Wanted
from bot.ui.button_ids import KEEP_PLAYING, ButtonId, board, game_id, one_of, optional
from bot.ui.components import ButtonStyle, Card, button, row, sentence, text
from bot.ui.permissions import Permission
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Context, Request, User
from bot.ui.router import Feature, MenuType, Option, OptionType, command, menu, on_click
from bot.ui.starting.offers import offered
from bot.ui.text.game_names import player_name
from bot.ui.text.game_text import resign_question, resigned_text
from bot.ui.text.refusals import refusal
from bot.ui.text.texts import DEFAULT_LOCALE, Words, texts
from engine import BOARDS, Level

REMATCH = ButtonId("rematch", (game_id,))
"""Play a game that ended again: game."""
OFFER_REMATCH = ButtonId("rematch-offer", (game_id,))
"""Offer to play it again, in a message of its own: game."""
TRY_LEVEL = ButtonId("try", (game_id, one_of(Level)))
"""Begin another game like one that ended, at another level: game, level."""
TRY_BOARD = ButtonId("try-board", (game_id, board))
"""Begin another game like one that ended, on another board: game, board."""
START_AGAIN = ButtonId("again", (game_id, one_of(Level)))
"""Begin a game again at another level: game, level."""
RESTARTED = (
    game_id,
    optional(one_of(Level)),
    optional(board),
    optional(one_of(MarkChoice)),
    optional(one_of(FirstChoice)),
)
"""A game, then the level and the terms that were chosen for the one that follows it."""

RESTART = ButtonId("restart", RESTARTED)
"""Resign a game and start another."""
RESTART_UNTOUCHED = ButtonId("restart-untouched", RESTARTED)
"""The same where the question says that it does not count, as nobody has moved."""


def level_option(name: str, key: str) -> Option:
    """Return an option that takes a level."""
    has = texts().in_locale(DEFAULT_LOCALE).has
    keys = {level: f"choice-{level}" for level in Level}
    choices = ((key if has(key) else f"level-{level}", level.value) for level, key in keys.items())
    return Option(name, key, choices=tuple(choices), read=Level)


def _board(text: str) -> str:
    if text not in BOARDS:
        raise ValueError(text)
    return text


OPPONENT = Option("opponent", "option-opponent", OptionType.USER)
CHALLENGED = Option("opponent", "option-opponent-challenge", OptionType.USER)
LEVEL = level_option("level", "option-level")
BOARD = Option(
    "board",
    "option-board",
    choices=tuple((f"board-{name}", name) for name in BOARDS),
    read=_board,
)
MARK = Option(
    "mark",
    "option-mark",
    choices=(
        (None, MarkChoice.X.value),
        (None, MarkChoice.O.value),
        ("choice-random", MarkChoice.RANDOM.value),
    ),
    read=MarkChoice,
)
FIRST = Option(
    "first",
    "option-first",
    choices=(
        ("choice-first-me", FirstChoice.ME.value),
        ("choice-first-opponent", FirstChoice.OPPONENT.value),
        ("choice-random", FirstChoice.RANDOM.value),
    ),
    read=FirstChoice,
)


class Starting(Feature):
    """The commands and buttons by which a game begins, or an offer of one."""

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
            return Post(await self.services.new_games.start(request.caller, level, terms))
        except AlreadyPlaying as error:
            text = refusal(error, request.user_id, request.words)
            # A loss that counts is not asked for in passing.
            text += "\n" + resign_question(error.game, request.user_id, request.words)
            kind = RESTART_UNTOUCHED if error.game.is_untouched else RESTART
            restart = kind(error.game.id, level, terms.board, terms.mark, terms.first)
            card = restart_card(error.game, text, restart, request.words)
            return Whisper(card, about=error.game.id)

    async def _offer(
        self, request: Request, opponent: User | None, terms: Terms, level: Level | None = None
    ) -> Reply:
        if opponent is not None and opponent.is_self:
            return await self._start(request, level, terms)
        invited = _invitation(request, opponent)
        offer = await self.services.challenges.offer(request.caller, invited, terms)
        return offered(offer, request.words)

    @on_click(REMATCH)
    async def rematch(self, request: Request, game_id: GameId) -> Reply:
        again, ended = await self.services.rematches.rematch(game_id, request.caller)
        if isinstance(again, Wanted) and again.is_new:
            return Update(again.game)
        if isinstance(again, Wanted):
            card = awaited_card(again.game, request.user_id, request.words)
            return Whisper(card, about=ended.id)
        return _rematch(again, ended, request)

    @on_click(OFFER_REMATCH)
    async def offer_rematch(self, request: Request, game_id: GameId) -> Reply:
        offer = await self.services.rematches.offer(game_id, request.caller)
        return _rematch(offer, None, request)

    @on_click(TRY_LEVEL, defer=Defer.PUBLIC)
    async def try_level(self, request: Request, game_id: GameId, level: Level) -> Reply:
        game, ended = await self.services.rematches.another(game_id, request.caller, level)
        return Post(game, refresh=(ended,))

    @on_click(TRY_BOARD, defer=Defer.PUBLIC)
    async def try_board(self, request: Request, game_id: GameId, board: str) -> Reply:
        game, ended = await self.services.rematches.another(game_id, request.caller, board=board)
        return Post(game, refresh=(ended,))

    @on_click(START_AGAIN)
    async def start_again(self, request: Request, game_id: GameId, level: Level) -> Reply:
        game = await self.services.rematches.start_again(game_id, request.caller, level)
        return Update(game)

    @on_click(RESTART)
    async def restart(
        self, request: Request, game_id: GameId, *chosen: Any, calling_off: bool = False
    ) -> Reply:
        level, *terms = chosen
        game, resigned = await self.services.new_games.restart(
            game_id, request.caller, level, Terms(*terms), calling_off=calling_off
        )
        if resigned is None:
            return Post(game, closing=sentence(request.words("refused-game-is-over")))
        closing = sentence(resigned_text(resigned, request.words))
        return Post(game, refresh=(resigned,), closing=closing)

    @on_click(RESTART_UNTOUCHED)
    async def restart_untouched(self, request: Request, game_id: GameId, *chosen: Any) -> Reply:
        return await self.restart(request, game_id, *chosen, calling_off=True)


def _rematch(again: Game | Accepted | Offer, ended: Game | None, request: Request) -> Reply:
    if isinstance(again, Offer):
        return offered(again, request.words)
    game, notice = (again.game, again.notice) if isinstance(again, Accepted) else (again, None)
    before = again.before if isinstance(again, Accepted) and again.before else ended
    return Post(game, refresh=tuple(filter(None, [before])), notice=notice)


def awaited_card(ended: Game, user: UserId, words: Words) -> Card:
    """Tell who asked for a rematch that the opponent did not yet, with a button that challenges."""
    name = player_name(ended.facing(ended.seat_of(user)).player, words)
    ask = button(OFFER_REMATCH(ended.id), words("button-offer-rematch"))
    return [text(words("rematch-awaited", opponent=name)), row([ask])]


def restart_card(game: Game, question: str, restart_id: str, words: Words) -> Card:
    """Ask, with a button that resigns `game` and starts the game that was asked for.

    It is the last one and the least loud: mostly the board is what they look for.
    """
    keep = button(KEEP_PLAYING(game.id), words("button-keep-playing"), style=ButtonStyle.PRIMARY)
    return [text(question), row([keep, button(restart_id, words("button-restart"))])]


def _invitation(request: Request, opponent: User | None) -> Invited | None:
    """Return the opponent that a command or menu names, None if anyone here may join.

    Raises NotDone for an offer to anyone in the private conversation with the bot.
    """
    if opponent is None:
        if request.context is Context.BOT_DM:
            raise NotDone(Why.NOBODY_ELSE_HERE)
        return None
    sees_channel = opponent.permissions is None or Permission.VIEW_CHANNEL in opponent.permissions
    return Invited(
        opponent.person,
        is_bot=opponent.is_bot,
        sees_channel=sees_channel and _is_here(request, opponent),
    )


def _is_here(request: Request, user: User) -> bool:
    """Whether somebody belongs to the server or the conversation, as far as Discord says it."""
    match request.context:
        case Context.GUILD:
            # Discord resolves members with their permissions, surely so where the bot is one.
            return user.permissions is not None or not request.access.is_member
        case Context.BOT_DM:
            return False
        case Context.PRIVATE_CHANNEL:
            # Discord names the two people of a conversation, but not the members of a group.
            others = request.recipients - {request.user_id}
            return not others or user.person.id in others
