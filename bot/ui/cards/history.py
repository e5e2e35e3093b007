"""The history: a page of somebody's finished games, each to be opened. Pure."""

from bot.model import SOMEBODY, Game, Person, Place, Player, Termination, UserId
from bot.service import History
from bot.ui.cards import game as layout
from bot.ui.cards.components import Card, Component, button, container, option, row, select, text
from bot.ui.custom_id import CustomId
from bot.ui.text.names import plain
from bot.ui.text.texts import Words

LONGEST_LABEL = 100
"""Characters that the label of a select's option may have."""


def history_card(history: History, place: Place, words: Words) -> Card:
    """Show a page of finished games, buttons to the other pages, and a select that opens one."""
    where = "server" if place.guild_id is not None else "anywhere"
    head = words(f"history-title-{where}", user_id=f"{history.user}")
    if not history.games:
        return [container([text(f"### {head}\n{words('history-none')}")], layout.QUIET)]
    count = words("history-page", total=history.total, page=history.page + 1, pages=history.pages)
    lines = "\n".join(_line(game, history.user, words) for game in history.games)
    options = [
        option(summary(game, history.user, words, bare=True)[:LONGEST_LABEL], f"{game.id}")
        for game in history.games
    ]
    frame = [
        text(f"### {head}\n-# {count}"),
        text(lines),
        select(CustomId.of("opened"), options, words("history-open")),
    ]
    if history.pages > 1:
        frame.append(row(_turns(history, words)))
    return [container(frame, layout.QUIET)]


def _turns(history: History, words: Words) -> list[Component]:
    last = history.pages - 1
    # Each button of a message has an id of its own, also the one that leads nowhere.
    newest = history.page == 0
    newer = CustomId.of("history", history.user, history.pages + 1 if newest else history.page - 1)
    older = CustomId.of("history", history.user, history.page + 1)
    return [
        button(newer, words("button-newer"), disabled=newest),
        button(older, words("button-older"), disabled=history.page == last),
    ]


def _line(game: Game, user: UserId, words: Words) -> str:
    assert game.ending is not None
    return words(
        "history-line",
        game=summary(game, user, words),
        board=words(f"board-{game.board}"),
        date=f"<t:{game.ending.at}:d>",
    )


def summary(game: Game, user: UserId, words: Words, *, bare: bool = False) -> str:
    """Say how a game went for `user`; `bare` where no markdown is read."""
    opponent = game.facing(game.seat_of(user)).player
    return words(
        f"history-{_result(game, user)}",
        id=f"{game.id}",
        opponent=_name(opponent, words, bare=bare),
    )


def _name(player: Player, words: Words, *, bare: bool) -> str:
    if bare and isinstance(player, Person) and player != SOMEBODY:
        return plain(player.name)
    return layout.player_name(player, words)


def _result(game: Game, user: UserId) -> str:
    assert game.ending is not None
    if game.ending.winner is not None:
        return "won" if game.ending.winner == game.seat_of(user) else "lost"
    endings = {Termination.UNFINISHED: "unfinished", Termination.STOPPED: "stopped"}
    return endings.get(game.ending.termination, "drawn")
