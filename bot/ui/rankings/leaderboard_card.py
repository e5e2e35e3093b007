"""The card of a leaderboard: a page of people, where the reader stands, who held *Unbeatable*."""

from collections.abc import Iterable, Sequence
from functools import partial

from bot.model import Person
from bot.model.ratings import (
    PLACED_GAMES,
    SETTLED_GAMES,
    SURE_WIN,
    Leader,
    Season,
)
from bot.model.statistics import Score
from bot.service import LeaderboardPage
from bot.ui.button_ids import ButtonId, channel_id, number, optional
from bot.ui.components import (
    Accent,
    ButtonStyle,
    Card,
    Component,
    button,
    container,
    page_buttons,
    row,
    text,
)
from bot.ui.text.game_names import player_name
from bot.ui.text.game_text import DRAWN, LOST, WON, result_legend
from bot.ui.text.texts import Words

LEADERBOARD_PAGE = ButtonId("leaders", (optional(channel_id), number, number))
"""A page of a leaderboard: channel (none for the whole server), season, page."""
LEADERBOARD_DETAILS = ButtonId("leaders-more", (optional(channel_id), number, number))
"""The same with all that is known of each person."""
LEADERBOARD_POST = ButtonId("leaders-post", (optional(channel_id), number, number))
"""Show the page to everyone in the channel."""
LEADERBOARD_MINE = ButtonId("leaders-mine", (optional(channel_id), number))
"""Show whoever clicks it the page with their own place: channel, season."""
LEADERBOARD_CHALLENGE = ButtonId("leaders-challenge")
"""Offer a game to anyone in the channel."""

PROVISIONAL = "?"
"""Stands behind a rating of few games that has a place."""

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_card(board: LeaderboardPage, words: Words, *, detailed: bool = False) -> Card:
    """Show a page of a leaderboard, a line a person, and buttons to the others.

    `detailed` says all that is known, also which games are rated and who held *Unbeatable*.
    """
    own = [_own(board, words)]
    if detailed:
        own.append(f"-# {words('rated-games', points=SURE_WIN)}")
    reader = board.leaders.own
    # What the reader needs for a place says what ⏳ is.
    is_explained = reader is not None and reader.place is None and not board.is_left_out
    parts = [
        _head(board, words),
        *_list(board, words, detailed=detailed, is_explained=is_explained),
        "\n".join(filter(None, own)),
        _held(board, words, detailed=detailed),
    ]
    frame = [text(part) for part in parts if part]
    frame += [row(buttons) for buttons in _buttons(board, words, detailed=detailed)]
    return [container(frame, Accent.NEUTRAL)]


def posted_card(board: LeaderboardPage, by: Person, words: Words) -> Card:
    """Show a page of a leaderboard to everyone, who posted it, and what each may do about it."""
    parts = [_head(board, words), *_list(board, words, detailed=False)]
    parts += filter(None, [_held(board, words, detailed=False)])
    parts[-1] += f"\n-# {words('shared-by', player=player_name(by, words))}"
    mine = LEADERBOARD_MINE(board.channel, board.season.number)
    buttons = [button(mine, words("button-my-place")), _challenge_button(words)]
    return [container([*map(text, parts), row(buttons)], Accent.NEUTRAL)]


def _head(board: LeaderboardPage, words: Words) -> str:
    season = season_text(board.season, words)
    if board.channel is None:
        title = words("leaderboard-title", season=season)
    else:
        title = words("leaderboard-title-channel", season=season, channel_id=f"{board.channel}")
    leaders = board.leaders
    if leaders.pages == 1:
        return f"### {title}"
    count = words(
        "leaderboard-page", total=leaders.total, page=leaders.page + 1, pages=leaders.pages
    )
    return f"### {title}\n-# {count}"


def _list(
    board: LeaderboardPage, words: Words, *, detailed: bool, is_explained: bool = False
) -> Sequence[str]:
    """Return the people of a page in one part, or their details in a part each; then a legend."""
    leaders = board.leaders.leaders
    if not leaders:
        return [words("leaderboard-none")]
    draw = _detailed_line if detailed else _line
    lines = [draw(leader, words) for leader in leaders]
    provisional = []
    if any(leader.place is None for leader in leaders) and not is_explained:
        provisional.append(f"-# {words('leaders-provisional', games=PLACED_GAMES)}")
    if any(_is_provisional(leader) for leader in leaders):
        provisional.append(f"-# {words('leaders-unsettled', games=SETTLED_GAMES)}")
    if not detailed:
        return ["\n".join([*lines, *provisional])]
    legend = [*result_legend("".join(lines), words), f"-# {words('leaders-legend')}"]
    # The small line of a person would stick to the next one's name in one text.
    return [*lines, "\n".join([*legend, *provisional])]


def progress(leader: Leader, words: Words) -> str:
    """Return how far a rating is from a place."""
    line = words("games-so-far", games=leader.standing.games, most=PLACED_GAMES)
    return line.replace(" ", "\u00a0")  # Else it breaks in two on a telephone.


def results(score: Score, words: Words) -> str:
    """Return numbers of games by the signs of `RESULT_KEYS`, without those that are 0."""
    numbers = (WON, score.wins), (DRAWN, score.draws), (LOST, score.losses)
    return " ".join(words("result", sign=sign, games=games) for sign, games in numbers if games)


def season_text(season: Season, words: Words) -> str:
    """Return the name of a season."""
    return words("season", year=f"{season.year}", quarter=season.quarter)


def missing_text(leader: Leader, words: Words) -> str:
    """Say how many rated games a rating lacks for a place."""
    return words("missing-games", games=PLACED_GAMES - leader.standing.games)


def _line(leader: Leader, words: Words) -> str:
    facts: dict[str, str | int] = {"user_id": f"{leader.user}", "rating": leader.points}
    if leader.place is None:
        return f"{words('leader-brief-provisional', **facts)} · {progress(leader, words)}"
    # A dot that is not escaped begins a list, which Discord numbers without ties.
    place, line = rf"{leader.place}\.", "leader-brief"
    if _is_provisional(leader):
        return words(line, place=place, **facts) + PROVISIONAL
    return words(line, place=MEDALS.get(leader.place, place), **facts)


def _detailed_line(leader: Leader, words: Words) -> str:
    standing = leader.standing
    score = Score(standing.wins, standing.draws, standing.losses)
    small = f"-# {results(score, words)} · ± {round(standing.spread)}"
    return f"{_line(leader, words)}\n{small}"


def _is_provisional(leader: Leader) -> bool:
    """Return whether a rating has a place, and no medal yet."""
    return leader.place is not None and not leader.standing.is_settled


def own_place(board: LeaderboardPage, words: Words) -> str:
    """Return where the reader stands."""
    own = board.leaders.own
    if board.is_left_out:
        return words("own-left-out")
    if own is None:
        return words("own-none")
    if own.place is None:
        return words("own-provisional", rating=own.points, missing=missing_text(own, words))
    return words("own-place", rating=own.points, place=own.place, total=board.leaders.total)


def _own(board: LeaderboardPage, words: Words) -> str:
    """Return where the reader stands, or what their row on this page leaves to say."""
    own, listed = board.leaders.own, board.leaders.leaders
    if board.is_left_out or own is None:
        # What to do about it stands in an empty list, too.
        return own_place(board, words) if board.is_left_out or listed else ""
    if own.user not in {leader.user for leader in listed}:
        return own_place(board, words)
    return "" if own.place else words("own-missing", missing=missing_text(own, words))


def _held(board: LeaderboardPage, words: Words, *, detailed: bool) -> str:
    """Return who held *Unbeatable* first; details, or what there is to see before any place."""
    if not board.draws or not (detailed or not any(each.place for each in board.leaders.leaders)):
        return ""
    lines = [words("held-title")]
    for held in board.draws:
        board_name, date = words(f"board-short-{held.board}"), f"<t:{held.first_at}:d>"
        lines.append(words("held-first", board=board_name, first_id=f"{held.first}", date=date))
        if detailed and held.longest > 1:
            longest, by = held.longest, f"{held.longest_by}"
            lines.append(words("held-longest", board=board_name, longest=longest, longest_id=by))
    return "\n".join(lines)


def _challenge_button(words: Words) -> Component:
    label = words("button-challenge-anyone")
    return button(LEADERBOARD_CHALLENGE(), label, style=ButtonStyle.PRIMARY)


def _buttons(
    board: LeaderboardPage, words: Words, *, detailed: bool
) -> Iterable[Sequence[Component]]:
    """Return the rows of buttons: four in one would wrap on a telephone."""
    leaders = board.leaders
    same, other = LEADERBOARD_PAGE, LEADERBOARD_DETAILS
    if detailed:
        same, other = other, same

    def page(kind: ButtonId, number: int) -> str:
        return kind(board.channel, board.season.number, number)

    if leaders.pages > 1:
        labels = words("button-higher"), words("button-lower")
        yield page_buttons(leaders.page, leaders.pages, partial(page, same), labels)
    label = words("button-overview" if detailed else "button-details")
    buttons = [button(page(other, leaders.page), label)]
    if leaders.leaders:
        post = page(LEADERBOARD_POST, leaders.page)
        buttons.append(button(post, words("button-post-here")))
    else:
        buttons.insert(0, _challenge_button(words))
    yield buttons
