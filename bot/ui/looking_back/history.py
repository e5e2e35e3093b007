"""Histories: the finished games of a person, page by page."""

from functools import partial

from bot.model import Computer, Game, Place, Termination, UserId
from bot.model.errors import NotDone, Why
from bot.service import History
from bot.ui.button_ids import ButtonId, number, user_id
from bot.ui.components import (
    LONGEST_LABEL,
    Accent,
    Card,
    Component,
    container,
    option,
    page_buttons,
    row,
    select,
    text,
)
from bot.ui.looking_back.review import review_card
from bot.ui.reply import Defer, Reply, Update, Whisper
from bot.ui.request import Request, User
from bot.ui.router import Feature, Option, OptionType, Topic, command, on_click
from bot.ui.text.durations import format_day
from bot.ui.text.game_names import USUAL_BOARD, level_text, player_name
from bot.ui.text.game_text import DRAWN, ENDED_OTHERWISE, LOST, WON, result_legend, summary
from bot.ui.text.texts import Words

HISTORY_PAGE = ButtonId("history", (user_id, number))
"""Another page of a history: user, page."""
OPEN_GAME = ButtonId("opened")
"""The select that opens a game of a history."""

WHOSE = Option("user", "option-user-history", OptionType.USER)


class Histories(Feature):
    """The list of games that somebody finished, and opening one of them."""

    @command("history", WHOSE, topic=Topic.AFTER)
    async def history(self, request: Request, user: User | None) -> Reply:
        whose = request.user_id if user is None else user.person.id
        history = await self.services.past_games.history(request.caller, whose)
        return Whisper(history_card(history, request.caller.place, request.words))

    @on_click(HISTORY_PAGE)
    async def turn(self, request: Request, user: UserId, page: int) -> Reply:
        history = await self.services.past_games.history(request.caller, user, page)
        return Update(history_card(history, request.caller.place, request.words))

    @on_click(OPEN_GAME, defer=Defer.PRIVATE)
    async def open(self, request: Request) -> Reply:
        if len(request.values) != 1:
            raise NotDone(Why.UNKNOWN_CHOICE, request.name)
        reviewed = await self.services.past_games.review_written(request.caller, request.values[0])
        return Whisper(review_card(reviewed, reviewed.game.ply, request.words))


def history_card(history: History, place: Place, words: Words) -> Card:
    """Show a page of finished games, buttons to the other pages, and a select that opens one."""
    where = "server" if place.guild_id is not None else "anywhere"
    head = words(f"history-title-{where}", user_id=f"{history.user}")
    if not history.games:
        return [container([text(f"### {head}\n{words('history-none')}")], Accent.NEUTRAL)]
    heading = f"### {head}"
    if history.pages > 1:
        page, pages = history.page + 1, history.pages
        heading += f"\n-# {words('history-page', total=history.total, page=page, pages=pages)}"
    lines = "\n".join(_line(game, history.user, words) for game in history.games)
    signs = result_legend(lines, words)
    legend = [f"-# {' · '.join(signs)}"] if signs else []
    options = [_option(game, history.user, words) for game in history.games]
    frame = [
        text(heading),
        text("\n".join([lines, *legend])),
        select(OPEN_GAME(), options, words("history-open")),
    ]
    if history.pages > 1:
        labels = words("button-newer"), words("button-older")
        buttons = page_buttons(
            history.page, history.pages, partial(HISTORY_PAGE, history.user), labels
        )
        frame.append(row(buttons))
    return [container(frame, Accent.NEUTRAL)]


def _option(game: Game, user: UserId, words: Words) -> Component:
    assert game.ending is not None
    return option(
        summary(game, user, words)[:LONGEST_LABEL],
        f"{game.id}",
        f"{format_day(game.ending.at, words)} · {words(f'board-{game.board}')}",
        emoji=_sign(game, user),
    )


def _sign(game: Game, user: UserId) -> str:
    """Return how a game ended for `user` as a colour."""
    ending = game.ending
    assert ending is not None
    if ending.winner is not None:
        return WON if ending.winner == game.seat_of(user) else LOST
    return DRAWN if ending.termination is Termination.FULL else ENDED_OTHERWISE


def _line(game: Game, user: UserId, words: Words) -> str:
    """Return how a game ended for `user`; its board and how it ended only where that is unusual."""
    ending = game.ending
    assert ending is not None
    opponent, sign = game.facing(game.seat_of(user)).player, _sign(game, user)
    if isinstance(opponent, Computer):  # With the bot's name the line would be too long.
        name = f"*{level_text(opponent.level, game.board, words)}*"
    else:
        name = player_name(opponent, words)
    parts = [
        words(
            "history-line",
            sign=sign,
            opponent=name,
            id=f"{game.id}",
            date=format_day(ending.at, words),
        )
    ]
    if sign == ENDED_OTHERWISE:
        parts.append(words(f"history-how-{ending.termination}"))
    if game.board != USUAL_BOARD:
        parts.append(words(f"board-short-{game.board}"))
    return " · ".join(parts)
