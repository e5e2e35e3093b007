"""Starting: games against the bot, at once, and what is asked first where one is in the way."""

from typing import Any

from bot.model import AlreadyPlaying, FirstChoice, Game, GameId, MarkChoice, Terms
from bot.service import Services
from bot.ui.button_ids import KEEP_PLAYING, ButtonId, board, game_id, one_of, optional
from bot.ui.components import ButtonStyle, Card, button, row, sentence, text
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request, User
from bot.ui.router import Feature, Option, OptionType, command, on_click
from bot.ui.starting.offers import challenged
from bot.ui.text.game_text import resign_question, resigned_text
from bot.ui.text.refusals import refusal
from bot.ui.text.texts import DEFAULT_LOCALE, Words, texts
from engine import BOARDS, Level

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
LEVEL = level_option("level", "option-level")
BOARD = Option(
    "board",
    "option-board",
    choices=tuple((f"board-{name}", name) for name in BOARDS),
    read=_board,
)
WHICH_MARK = Option(
    "mark",
    "option-mark",
    choices=(
        (None, MarkChoice.X.value),
        (None, MarkChoice.O.value),
        ("choice-random", MarkChoice.RANDOM.value),
    ),
    read=MarkChoice,
)
WHO_OPENS = Option(
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
    """The command that begins a game, and the buttons that begin it anew."""

    @command("start", OPPONENT, LEVEL, BOARD, WHICH_MARK, WHO_OPENS, topic=None, defer=Defer.PUBLIC)
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
        if opponent is None or opponent.is_self:
            return await started(self.services, request, level, terms)
        return await challenged(self.services, request, opponent, terms)

    @on_click(START_AGAIN)
    async def start_again(self, request: Request, game_id: GameId, level: Level) -> Reply:
        game = await self.services.rematches.start_again(game_id, request.caller, level)
        return Update(game)

    @on_click(RESTART)
    async def restart(
        self, request: Request, game_id: GameId, level: Level | None, *terms: Any
    ) -> Reply:
        game, resigned = await self.services.new_games.restart(
            game_id, request.caller, level, Terms(*terms)
        )
        if resigned is None:
            return Post(game, closing=sentence(request.words("refused-game-is-over")))
        closing = sentence(resigned_text(resigned, request.words))
        return Post(game, refresh=(resigned,), closing=closing)


async def started(services: Services, request: Request, level: Level | None, terms: Terms) -> Reply:
    """Answer with a game against the bot, or ask about the one that is in its way.

    One in which nobody has moved makes room for it.
    """
    try:
        return Post(await services.new_games.start(request.caller, level, terms))
    except AlreadyPlaying as error:
        before = error.game
        question = refusal(error, request.user_id, request.words)
    if before.is_untouched:
        game, before_it = await services.new_games.restart(
            before.id, request.caller, level, terms, calling_off=True
        )
        return Post(game, refresh=tuple(filter(None, [before_it])))
    # A loss that counts is not asked for in passing.
    question += "\n" + resign_question(before, request.user_id, request.words)
    restart = RESTART(before.id, level, terms.board, terms.mark, terms.first)
    return Whisper(restart_card(before, question, restart, request.words), about=before.id)


def restart_card(game: Game, question: str, restart_id: str, words: Words) -> Card:
    """Ask, with a button that resigns `game` and starts the game that was asked for.

    It is the last one and the least loud: mostly the board is what they look for.
    """
    keep = button(KEEP_PLAYING(game.id), words("button-keep-playing"), style=ButtonStyle.PRIMARY)
    return [text(question), row([keep, button(restart_id, words("button-restart"))])]
