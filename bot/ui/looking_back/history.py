"""Finished games: the card of a history, and the choices while somebody types which game."""

from datetime import timedelta

from bot.model import SOMEBODY, Game, Person, Place, Player, UserId
from bot.service import History, Recent
from bot.ui.button_ids import HISTORY_PAGE, OPEN_GAME
from bot.ui.components import (
    Accent,
    Card,
    Component,
    button,
    container,
    option,
    row,
    select,
    text,
)
from bot.ui.playing.game_card import NOBODY_WON, player_name
from bot.ui.text.durations import format_age
from bot.ui.text.names import plain_name
from bot.ui.text.texts import Words

LONGEST_LABEL = 100
"""Characters that the label of an option or a choice may have."""

MOST_CHOICES = 25
"""How many choices of an autocompletion Discord shows."""


def history_card(history: History, place: Place, words: Words) -> Card:
    """Show a page of finished games, buttons to the other pages, and a select that opens one."""
    where = "server" if place.guild_id is not None else "anywhere"
    head = words(f"history-title-{where}", user_id=f"{history.user}")
    if not history.games:
        return [container([text(f"### {head}\n{words('history-none')}")], Accent.NEUTRAL)]
    count = words("history-page", total=history.total, page=history.page + 1, pages=history.pages)
    lines = "\n".join(_line(game, history.user, words) for game in history.games)
    options = [
        option(summary(game, history.user, words, bare=True)[:LONGEST_LABEL], f"{game.id}")
        for game in history.games
    ]
    frame = [
        text(f"### {head}\n-# {count}"),
        text(lines),
        select(OPEN_GAME(), options, words("history-open")),
    ]
    if history.pages > 1:
        frame.append(row(_page_buttons(history, words)))
    return [container(frame, Accent.NEUTRAL)]


def _page_buttons(history: History, words: Words) -> list[Component]:
    last = history.pages - 1
    # The ids in a message must differ, also that of a disabled button.
    newest = history.page == 0
    newer = HISTORY_PAGE(history.user, history.pages + 1 if newest else history.page - 1)
    older = HISTORY_PAGE(history.user, history.page + 1)
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
    """Return how a game ended for `user`; `bare` where Discord reads no markdown."""
    opponent = game.facing(game.seat_of(user)).player
    return words(
        f"history-{_result(game, user)}",
        id=f"{game.id}",
        opponent=(bare_name if bare else player_name)(opponent, words),
    )


def game_choices(recent: Recent, typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the number of each game whose label has every word of `typed`.

    The newest come first, and before them those whose number begins with what was typed.
    """
    wanted = _searchable(typed).split()
    labels = {game.id: _choice_label(game, recent, words) for game in recent.games}
    found = [
        id for id, label in labels.items() if all(word in _searchable(label) for word in wanted)
    ]
    number = typed.strip().removeprefix("#")
    found.sort(key=lambda id: not f"{id}".startswith(number))
    return [(labels[id][:LONGEST_LABEL], f"{id}") for id in found[:MOST_CHOICES]]


def _choice_label(game: Game, recent: Recent, words: Words) -> str:
    assert game.ending is not None
    return words(
        "history-choice",
        game=summary(game, recent.user, words, bare=True),
        ago=format_age(timedelta(seconds=recent.asked_at - game.ending.at), words),
        board=words(f"board-{game.board}"),
    )


def _searchable(text: str) -> str:
    # Keyboards have no multiplication sign.
    return text.casefold().replace("×", "x")


def bare_name(player: Player, words: Words) -> str:
    """Return the name of a player for where Discord reads no markdown."""
    if isinstance(player, Person) and player != SOMEBODY:
        return plain_name(player.name)
    return player_name(player, words)


def _result(game: Game, user: UserId) -> str:
    assert game.ending is not None
    if game.ending.winner is not None:
        return "won" if game.ending.winner == game.seat_of(user) else "lost"
    return NOBODY_WON[game.ending.termination]
