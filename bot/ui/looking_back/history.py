"""Histories: the finished games of a person, page by page."""

from functools import partial

from bot.model import Computer, Game, History, Place, Termination, UserId
from bot.ui.button_ids import ButtonId, number, user_id
from bot.ui.components import Accent, Card, button, container, page_buttons, row, section, text
from bot.ui.looking_back.review import REVIEW
from bot.ui.reply import Reply, Update, Whisper
from bot.ui.request import Request, User
from bot.ui.router import Feature, Option, OptionType, Topic, command, on_click
from bot.ui.text.durations import format_day
from bot.ui.text.game_names import USUAL_BOARD, level_text, player_name
from bot.ui.text.game_text import DRAWN, ENDED_OTHERWISE, LOST, WON, result_legend
from bot.ui.text.texts import Words

HISTORY_PAGE = ButtonId("history", (user_id, number))
"""Another page of a history: user, page."""

WHOSE_HISTORY = Option("user", "option-user-history", OptionType.USER)


class Histories(Feature):
    """The list of games that somebody finished, and opening one of them."""

    @command("history", WHOSE_HISTORY, topic=Topic.AFTER)
    async def history(self, request: Request, user: User | None) -> Reply:
        whose = request.user_id if user is None else user.person.id
        history = await self.services.past_games.history(request.caller, whose)
        return Whisper(history_card(history, request.caller.place, request.words))

    @on_click(HISTORY_PAGE)
    async def turn(self, request: Request, user: UserId, page: int) -> Reply:
        history = await self.services.past_games.history(request.caller, user, page)
        return Update(history_card(history, request.caller.place, request.words))


def history_card(history: History, place: Place, words: Words) -> Card:
    """Show a page of finished games, each with the button that opens it, and the other pages."""
    where = "server" if place.guild_id is not None else "anywhere"
    head = words(f"history-title-{where}", user_id=f"{history.user}")
    if not history.games:
        return [container([text(f"### {head}\n{words('history-none')}")], Accent.NEUTRAL)]
    heading = f"### {head}"
    if history.pages > 1:
        page, pages = history.page + 1, history.pages
        heading += f"\n-# {words('history-page', total=history.total, page=page, pages=pages)}"
    lines = [_line(game, history.user, words) for game in history.games]
    legend = "\n".join(result_legend("".join(lines), words))
    frame = [text(heading)]
    for game, line in zip(history.games, lines, strict=True):
        frame.append(section(line, button(REVIEW(game.id), words("button-review"))))
    if legend:
        frame.append(text(legend))
    if history.pages > 1:
        labels = words("button-newer"), words("button-older")
        buttons = page_buttons(
            history.page, history.pages, partial(HISTORY_PAGE, history.user), labels
        )
        frame.append(row(buttons))
    return [container(frame, Accent.NEUTRAL)]


def _sign(game: Game, user: UserId) -> str:
    """Return how a game ended for `user` as a colour."""
    ending = game.ending
    assert ending is not None
    if ending.winner is not None:
        return WON if ending.winner == game.seat_of(user) else LOST
    return DRAWN if ending.termination is Termination.FULL else ENDED_OTHERWISE


def _line(game: Game, user: UserId, words: Words) -> str:
    """Return how a game ended for `user`, below it the day, and the board where it is unusual."""
    ending = game.ending
    assert ending is not None
    opponent, sign = game.facing(game.seat_of(user)).player, _sign(game, user)
    if isinstance(opponent, Computer):  # With the bot's name the line would be too long.
        name = f"*{level_text(opponent.level, game.board, words)}*"
    else:
        name = player_name(opponent, words)
    # A telephone is too narrow for one line.
    small = [format_day(ending.at, words)]
    if game.board != USUAL_BOARD:
        small.append(words(f"board-short-{game.board}"))
    return f"{sign}\u00a0{name}\n-# {' · '.join(small)}"
