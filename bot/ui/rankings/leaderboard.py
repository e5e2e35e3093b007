"""Leaderboards: a page of people, where the reader stands, and who held *Unbeatable*."""

from collections.abc import Iterable

from bot.model.ratings import SURE_WIN, HeldDraws, Leader, Season
from bot.service import LeaderboardPage
from bot.ui.button_ids import LEADERBOARD_PAGE
from bot.ui.components import Accent, Card, Component, button, container, row, text
from bot.ui.rankings.provisional import missing_text
from bot.ui.text.texts import Words

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_card(board: LeaderboardPage, words: Words) -> Card:
    """Show a page of a leaderboard, and buttons to the others."""
    leaders, season = board.leaders, season_text(board.season, words)
    if board.channel is None:
        title = words("leaderboard-title", season=season)
    else:
        title = words("leaderboard-title-channel", season=season, channel_id=f"{board.channel}")
    count = words(
        "leaderboard-page",
        total=leaders.total,
        page=board.leaders.page + 1,
        pages=board.leaders.pages,
    )
    own = f"{_own(board, words)}\n-# {words('rated-games', points=SURE_WIN)}"
    lines = [_line(leader, words) for leader in leaders.leaders] or [words("leaderboard-none")]
    frame = [text(f"### {title}\n-# {count}"), text("\n".join(lines)), text(own)]
    if board.draws:
        held = [words("held-title"), *(_held_line(each, words) for each in board.draws)]
        frame.append(text("\n".join(held)))
    if board.leaders.pages > 1:
        frame.append(row(_page_buttons(board, words)))
    return [container(frame, Accent.NEUTRAL)]


def season_text(season: Season, words: Words) -> str:
    """Return the name of a season."""
    return words("season", year=f"{season.year}", quarter=season.quarter)


def season_choices(seasons: Iterable[Season], typed: str, words: Words) -> list[tuple[str, str]]:
    """Return the label and the value of each season that `typed` may mean."""
    choices = [
        (season_text(season, words), f"{season.year} Q{season.quarter}") for season in seasons
    ]
    wanted = typed.strip().casefold()
    return [choice for choice in choices if any(wanted in text.casefold() for text in choice)]


def _line(leader: Leader, words: Words) -> str:
    standing = leader.standing
    # A dot that is not escaped begins a list, which Discord numbers without ties.
    return words(
        "leader-provisional" if leader.place is None else "leader",
        place="" if leader.place is None else MEDALS.get(leader.place, rf"{leader.place}\."),
        user_id=f"{leader.user}",
        rating=leader.points,
        spread=round(standing.spread),
        wins=standing.wins,
        draws=standing.draws,
        losses=standing.losses,
    )


def _own(board: LeaderboardPage, words: Words) -> str:
    own = board.leaders.own
    if board.is_left_out:
        return words("own-left-out")
    if own is None:
        return words("own-none")
    if own.place is None:
        return words("own-provisional", rating=own.points, missing=missing_text(own, words))
    return words("own-place", rating=own.points, place=own.place, total=board.leaders.total)


def _held_line(held: HeldDraws, words: Words) -> str:
    return words(
        "held-line",
        board=words(f"board-{held.board}"),
        first_id=f"{held.first}",
        date=f"<t:{held.first_at}:d>",
        longest=held.longest,
        longest_id=f"{held.longest_by}",
    )


def _page_buttons(board: LeaderboardPage, words: Words) -> list[Component]:
    def page(number: int) -> str:
        return LEADERBOARD_PAGE(board.channel, board.season.number, number)

    is_first, is_last = board.leaders.page == 0, board.leaders.page == board.leaders.pages - 1
    # The ids in a message must differ, also that of a disabled button.
    higher = page(board.leaders.pages + 1 if is_first else board.leaders.page - 1)
    return [
        button(higher, words("button-higher"), disabled=is_first),
        button(page(board.leaders.page + 1), words("button-lower"), disabled=is_last),
    ]
