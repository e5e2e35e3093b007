"""Looks: marks, the last move and the winning line are told apart, and an ending from a game."""

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.model import (
    Computer,
    Ending,
    Game,
    GameId,
    GridStyle,
    Look,
    RatingChange,
    Record,
    Remains,
    Seat,
    Termination,
    Terms,
    Unrated,
)
from bot.ui.components import Accent, Component
from bot.ui.endings import level_to_try
from bot.ui.playing.game_card import game_card
from bot.ui.starting.challenging import challenge_card
from bot.ui.text.game_names import RULE_KEYS
from bot.ui.text.themes import SIGNS, THEMES, Sign, drawing_of
from engine import (
    BOARDS,
    Cell,
    Level,
    Mark,
)
from tests.bot.builders import ALICE, BOB, NOON, after, bot_game, duel, offer
from tests.bot.ui.card_text import buttons_of, text_of, texts_of
from tests.gallery.limits import check


def against(level: Level, **changes: Any) -> Game:
    return replace(bot_game(), second=Seat(Computer(level), Mark.O), **changes)


def won(game: Game, seat: Seat) -> Game:
    return replace(game, ending=Ending(Termination.LINE, seat, NOON))


def buttons(game: Game) -> list[Component]:
    return buttons_of(game_card(game))


def labels(game: Game) -> list[str]:
    return [button.get("label", "") for button in buttons(game)]


def blue(game: Game) -> list[str]:
    """The labels of what is to be done first: there is one at most."""
    return [each["label"] for each in buttons(game) if each["style"] == 1 and "label" in each]


@pytest.mark.parametrize("name", THEMES)
def test_no_two_squares_of_a_theme_look_the_same(name: str) -> None:
    theme = THEMES[name]
    assert len({theme.empty, theme.x, theme.o, *SIGNS.values()}) == 3 + len(Sign)


def test_the_classic_marks_differ_in_colour_and_no_empty_cell_is_white() -> None:
    assert (THEMES["classic"].x, THEMES["classic"].o) == ("❌", "🔵")
    assert all(
        theme.empty != "⬜" for theme in (*THEMES.values(), drawing_of(Look(theme="🦄 🍕")).theme)
    )


@pytest.mark.parametrize("style", list(GridStyle))
@pytest.mark.parametrize("theme", [*THEMES, "🦄 🍕"])
def test_the_last_move_alone_is_green_or_said(style: GridStyle, theme: str) -> None:
    game = after(replace(duel(), look=Look(style, theme)), "b2a1")
    green = [number for number, each in enumerate(buttons(game)) if each["style"] != 2]
    is_text = style is GridStyle.TEXT
    assert green == ([] if is_text else [0])
    assert ("-# Last move a1" in text_of(game_card(game)).splitlines()) is is_text


@pytest.mark.parametrize("name", [*THEMES, "🦄 🍕"])
def test_marks_are_the_same_in_play_and_in_the_row_that_won(name: str) -> None:
    theme = drawing_of(Look(theme=name)).theme
    playing = after(replace(duel(), look=Look(theme=name)), "a1a2b1b2")
    x, o, empty = theme.x, theme.o, theme.empty
    rest = f"{o}{o}{empty}\n{empty * 3}"
    squares = [button["emoji"]["name"] for button in buttons(playing)[:9]]
    assert squares == [*(x, x, empty), *(o, o, empty), *(empty, empty, empty)]
    assert f"{x}{x}{x}◀️\n{rest}" in text_of(game_card(after(playing, "c1")))


def test_a_board_is_its_buttons_alone_until_the_game_ends() -> None:
    game = after(duel(), "a1a2b1b2")
    assert "⬛" not in text_of(game_card(game))
    assert "⬛" in text_of(game_card(game.resigned(ALICE.id, NOON)))


@pytest.mark.parametrize("style", list(GridStyle))
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_stays_where_it_is_when_the_game_ends(board: str, style: GridStyle) -> None:
    """What is said to the result stands where the turn was, all else about it below the board.

    Where a rule is said in play, the board moves up by its line.
    """
    for game in (replace(duel(), board=board), replace(bot_game(), board=board)):
        playing = after(replace(game, look=Look(style)), "b2a1")
        ended = playing.resigned(ALICE.id, NOON)
        above = [texts_of(game_card(each))[0] for each in (playing, ended)]
        has_rule = board in RULE_KEYS
        assert above[0].count("\n") - has_rule == above[1].count("\n")


def test_a_text_board_brackets_the_row_and_not_the_last_move() -> None:
    playing = after(replace(duel(), look=Look(GridStyle.TEXT)), "a1a2b1b2")
    assert "2  O (O) ." in text_of(game_card(playing))
    assert "1 [X][X][X]" in text_of(game_card(after(playing, "c1")))


def test_a_text_board_has_the_last_move_above_it_where_listeners_come_first() -> None:
    playing = after(replace(duel(), look=Look(GridStyle.TEXT)), "a1a2b1b2")
    ended = after(playing, "c1")
    for game, said in ((playing, "-# Last move b2"), (ended, "-# The row: a1 b1 c1")):
        head, *_, foot = texts_of(game_card(game))
        assert head.splitlines()[-1] == said
        assert said not in foot


@pytest.mark.parametrize("style", list(GridStyle))
@pytest.mark.parametrize("board", BOARDS)
def test_a_finished_card_keeps_the_grid_and_lets_go_of_the_cells(
    board: str, style: GridStyle
) -> None:
    game = after(replace(duel(), board=board, look=Look(style)), "b2a1")
    ended = game.resigned(ALICE.id, NOON)
    assert labels(ended) == ["Rematch", "Review", "Share", "Play the winner"]
    result, grid, foot = texts_of(game_card(ended))
    assert foot.startswith("-# Game 0")
    assert "Bob wins:" in result.splitlines()[0]
    assert grid.count("\n") >= game.variant.rows - 1
    line = replace(ended, remains=Remains.LINE)
    assert labels(line) == ["Rematch"]
    assert "⬛" not in text_of(game_card(line))


def test_every_kind_of_ending_has_a_colour_of_its_own() -> None:
    game = bot_game()
    full = replace(game, ending=Ending(Termination.FULL, None, NOON))
    weaker = replace(full, second=Seat(Computer(Level.CLEVER), Mark.O))
    cards = [game, won(game, game.first), won(game, game.second), full, weaker]
    colours = [game_card(each)[0]["accent_color"] for each in cards]
    assert colours == [Accent.ACTIVE, Accent.WON, Accent.LOST, Accent.HELD, Accent.DRAWN]
    assert len(set(colours)) == len(colours)


def test_misere_says_its_rule_while_it_is_played_and_in_the_offer() -> None:
    game = replace(duel(), board="misere")
    assert text_of(game_card(game)).splitlines()[2] == "**Three in a row loses.**"
    assert "loses.**" not in text_of(game_card(duel()))
    offered = text_of(challenge_card(replace(offer(), terms=Terms("misere"))))
    assert offered.splitlines()[2] == "Misère · **Three in a row loses.**"
    assert "loses.**" not in text_of(challenge_card(offer()))


def test_larger_boards_say_how_many_win() -> None:
    for board, rule in (("4x4", "Four"), ("5x5", "Four"), ("5x5-five", "Five")):
        game = replace(duel(), board=board)
        assert text_of(game_card(game)).splitlines()[2] == f"**{rule} in a row wins.**"
        for each in (game, after(game, "a1")):
            assert "in a row wins" not in text_of(game_card(each.resigned(ALICE.id, NOON)))


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_card_shows_widest_stays_while_it_is_played(board: str) -> None:
    """The title and the first line of the footer, beside which the button stands."""
    shown = set()
    game = replace(duel(), board=board)
    for moves in ("", "a1", "a1b2", "a1b2c1"):
        lines = text_of(game_card(after(game, moves))).splitlines()
        shown.add((lines[0], next(line for line in lines if "Game 0" in line)))
    assert len(shown) == 1


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (Record(times=1), "Can you hold it to a draw?"),
        (
            Record(times=1, has_held_here=True),
            "nothing harder is left on this board.",
        ),
    ],
)
def test_the_last_level_that_can_be_beaten_leads_to_the_one_that_cannot(
    record: Record, said: str
) -> None:
    game = replace(bot_game(), second=Seat(Computer(Level.CLEVER), Mark.O), record=record)
    lines = text_of(game_card(after(game, "a1a2b1b2c1"))).splitlines()
    first = next(at for at, line in enumerate(lines) if "first win" in line)
    assert lines[first + 1].endswith(said)


@pytest.mark.usefixtures("tiles")
def test_a_footer_does_not_name_what_an_ended_board_shows() -> None:
    for moves in ("a1a2b1b2c1", "a1b2c1b1b3a2c2c3a3"):
        assert text_of(game_card(after(duel(), moves))).endswith("-# Game 0 · 3×3")


def test_without_tiles_a_footer_names_the_last_move_of_a_draw() -> None:
    text = text_of(game_card(after(duel(), "a1b2c1b1b3a2c2c3a3")))
    assert text.endswith("-# Game 0 · 3×3\n-# Last move a3")


def test_a_footer_leaves_the_rule_of_misere_to_the_head() -> None:
    game = after(replace(duel(), board="misere"), "a1b3b1c2")
    for each in (game, after(game, "c1")):
        assert "-# Game 0 · Misère" in text_of(game_card(each)).splitlines()


def test_a_misere_ending_says_why_the_one_with_the_row_lost() -> None:
    text = text_of(game_card(after(replace(duel(), board="misere"), "a1b3b1c2c1")))
    assert text.splitlines()[0] == "### 🔵\u00a0**Bob wins:** ❌\u00a0Alice made a row"
    assert "Three in a row loses" not in text


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("has_won", [True, False])
def test_a_win_against_a_level_suggests_the_next(level: Level, has_won: bool) -> None:
    record = Record(times=2, beaten=frozenset({level})) if has_won else Record(times=1)
    game = won(against(level, record=record), against(level).first)
    assert ("first win against" in text_of(game_card(game))) is not has_won
    order = list(Level)
    following = next(iter(order[order.index(level) + 1 :]), None)
    assert level_to_try(game) == following
    expected = f"Play {following.title()}" if following else "Play Vanishing"
    assert [each for each in labels(game) if each.startswith("Play")] == [expected]
    check(game_card(game))


CAN_BE_BEATEN = frozenset(Level) - {Level.UNBEATABLE}


@pytest.mark.parametrize(
    ("board", "record", "offered"),
    [
        ("3x3", Record(beaten=CAN_BE_BEATEN), "Play Casual"),
        ("3x3", Record(beaten_here=frozenset({Level.CASUAL})), "Play Clever"),
        ("3x3", Record(beaten_here=CAN_BE_BEATEN), "Play Unbeatable"),
        ("4x4", Record(beaten_here=CAN_BE_BEATEN, has_held_here=True), "Play 5×5"),
        ("misere", Record(beaten_here=CAN_BE_BEATEN, has_held_here=True), None),
        ("vanishing", Record(beaten_here=CAN_BE_BEATEN), "Play Perfect"),
        ("vanishing", Record(beaten_here=frozenset(Level)), "Play 4×4"),
    ],
)
def test_a_win_leads_to_what_was_not_done_yet(
    board: str, record: Record, offered: str | None
) -> None:
    game = replace(against(Level.EASY, record=record), board=board)
    shown = [each for each in labels(won(game, game.first)) if each.startswith("Play")]
    assert shown == ([offered] if offered else [])


LOW = frozenset({Level.EASY, Level.CASUAL})


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (Record(times=1), "first win against Clever!"),
        (Record(times=1, beaten=LOW), "first win against Clever, and on a new board: 4×4!"),
        (Record(times=2, beaten=CAN_BE_BEATEN), "first win on a new board: 4×4!"),
        (Record(times=2, beaten=CAN_BE_BEATEN, beaten_here=LOW), None),
        (None, None),
    ],
)
def test_firsts_are_said_together(record: Record | None, said: str | None) -> None:
    game = against(Level.CLEVER, record=record, board="4x4")
    lines = text_of(game_card(won(game, game.first))).splitlines()
    found = [line for line in lines if line.startswith("🎉")]
    assert found == ([] if said is None else [f"🎉 **Alice’s {said}**"])


@pytest.mark.parametrize(
    ("level", "record", "offered"),
    [
        *(
            (level, Record(), Level.EASY)
            for level in (Level.UNBEATABLE, Level.CLEVER, Level.CASUAL)
        ),
        (Level.EASY, Record(), Level.BEGINNER),
        (Level.BEGINNER, Record(), None),
        *((level, Record(beaten=LOW), below) for below, level in pairwise(Level)),
        (Level.UNBEATABLE, Record(beaten=LOW, beaten_here=LOW), Level.CASUAL),
        (Level.CASUAL, Record(beaten=LOW, beaten_here=LOW), Level.EASY),
        (Level.EASY, Record(beaten=LOW, beaten_here=LOW), Level.BEGINNER),
        (Level.UNBEATABLE, Record(has_held=True), Level.CLEVER),
        (Level.CASUAL, Record(has_held=True, beaten=LOW), Level.EASY),
        (Level.CLEVER, Record(has_held=True, beaten_here=LOW), Level.BEGINNER),
        (Level.BEGINNER, Record(has_held=True), None),
        (Level.CASUAL, Record(has_held=True, beaten_here=frozenset(Level)), Level.EASY),
    ],
)
def test_every_loss_suggests_an_easier_level(
    level: Level, record: Record, offered: Level | None
) -> None:
    game = after(against(level, record=record), "b2a1")
    for ended in (won(game, game.second), game.resigned(ALICE.id, NOON)):
        assert level_to_try(ended) is offered
        label = [f"Play {offered.title()}"] if offered else []
        assert labels(ended) == ["Rematch", *label, "Review", "Daily puzzle"]
        assert blue(ended) == ["Rematch"]
        check(game_card(ended))


@pytest.mark.parametrize(
    ("record", "is_new"),
    [
        (Record(is_newcomers=True), True),
        (Record(), False),
        (Record(True, beaten=frozenset({Level.EASY}), beaten_here=frozenset({Level.EASY})), False),
    ],
)
def test_the_easier_level_comes_first_for_newcomers_who_beat_none(
    record: Record, is_new: bool
) -> None:
    game = after(against(Level.UNBEATABLE, record=record), "b2a1")
    for ended in (won(game, game.second), game.resigned(ALICE.id, NOON)):
        expected = ["Play Easy", "Rematch"] if is_new else ["Rematch", "Play Easy"]
        assert labels(ended) == [*expected, "Review", "Daily puzzle"]
        assert blue(ended) == expected[:1]
    full = replace(game, ending=Ending(Termination.FULL, None, NOON))
    assert blue(full) == ["Play Vanishing"]


def test_who_held_the_hardest_level_is_offered_the_next_board() -> None:
    offered = {}
    for board in BOARDS:
        game = replace(against(Level.UNBEATABLE), board=board, moves=(Cell(0),))
        held = replace(game, ending=Ending(Termination.FULL, None, NOON))
        offered[board] = blue(held)[0]
        is_told = "On *Vanishing* you can beat me." in text_of(game_card(held)).splitlines()
        assert is_told is (board == "3x3")
        assert labels(replace(held, hints=1))[0] == "Rematch"
        check(game_card(held))
    assert offered == {
        "3x3": "Play Vanishing",
        "4x4": "Play 5×5",
        "5x5": "Play 5×5, five",
        "5x5-five": "Play Misère",
        "misere": "Rematch",
        "vanishing": "Rematch",  # A draw holds nobody there who can be beaten.
    }


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (Record(), "🎉 **A first for Alice!** Nobody does better than a draw."),
        (
            Record(has_held=True),
            "🎉 **The first time for Alice on this board!**",
        ),
        (Record(has_held=True, has_held_here=True), None),
    ],
)
def test_holding_the_hardest_level_is_an_event_on_each_board(
    record: Record, said: str | None
) -> None:
    game = after(against(Level.UNBEATABLE, record=record), "b2a1")
    lines = text_of(game_card(replace(game, ending=Ending(Termination.FULL, None, NOON))))
    assert next((each for each in lines.splitlines() if "🎉" in each), None) == said


def test_ratings_that_stayed_as_they_were_are_not_listed() -> None:
    for change in (0, 12):
        changes = RatingChange(ALICE.id, 1500, 1500 - change), RatingChange(BOB.id, 1500, 1500)
        game = replace(duel(), record=Record(ratings=changes))
        assert ("📊" in text_of(game_card(won(game, game.second)))) is (change > 0)


@pytest.mark.parametrize(
    ("level", "streak", "board", "is_told"),
    [
        (Level.CASUAL, 2, "3x3", True),
        (Level.CLEVER, 2, "5x5", True),
        (Level.CLEVER, 3, "5x5", False),
        (Level.CASUAL, 1, "3x3", False),
        (Level.CASUAL, 2, "misere", False),
        (Level.EASY, 2, "3x3", False),
        (Level.UNBEATABLE, 2, "3x3", False),
    ],
)
def test_who_draws_again_is_told_what_a_level_does_not_see(
    level: Level, streak: int, board: str, is_told: bool
) -> None:
    game = replace(against(level, record=Record(streak=streak)), board=board)
    text = text_of(game_card(replace(game, ending=Ending(Termination.FULL, None, NOON))))
    tip = f"-# Tip: *{level.title()}* doesn’t see two threats at once."
    assert (tip in text.splitlines()) is is_told


@pytest.mark.parametrize("level", list(Level))
def test_an_ending_has_several_ways_to_be_told(level: Level) -> None:
    game = after(against(level), "b2a1")
    endings = [
        won(game, game.second),
        replace(game, ending=Ending(Termination.FULL, None, NOON)),
        game.resigned(ALICE.id, NOON),
    ]
    if level is not Level.UNBEATABLE:  # Nobody ever beat it.
        endings.append(won(game, game.first))
    for ended in endings:
        told = [text_of(game_card(replace(ended, id=GameId(id)))) for id in range(16)]
        sentences = [re.sub(r"Game \d+", "", each) for each in told]
        assert sentences[:8] == sentences[8:]
        assert len(set(sentences)) == 8


@pytest.mark.parametrize("moves", ["", "b2", "b2a1"])
def test_a_game_in_which_only_one_has_moved_says_why_it_is_not_rated(moves: str) -> None:
    ended = after(duel(), moves).resigned(ALICE.id, NOON)
    text = text_of(game_card(replace(ended, record=Record())))
    assert ("-# 📊 Not rated: only one of the two has moved\n" in text) is (moves == "b2")


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (Unrated.DAY, "more than three games today"),
        (Unrated.LEFT_OUT, "one of the two is left out of the ratings"),
        (Unrated.SURE, "Bob is rated far higher"),
    ],
)
def test_a_game_between_people_says_why_it_is_not_rated(why: Unrated, said: str) -> None:
    game = after(replace(duel(), record=Record(unrated=why)), "a1b1")
    assert f"-# 📊 Not rated: {said}" in text_of(game_card(won(game, game.second))).splitlines()


def test_a_row_on_the_last_free_cell_has_words_of_its_own() -> None:
    text = text_of(game_card(after(duel(), "c2a3b3b2a2a1c3b1c1")))
    assert "Down to the very last cell! Alice takes it." in text.splitlines()


def test_a_win_shows_what_was_beaten_on_that_board(tiles: dict[str, str]) -> None:
    beaten = frozenset({Level.CASUAL})
    record = Record(times=1, beaten=beaten, beaten_here=beaten, has_held_here=True)
    game = replace(against(Level.EASY, record=record), board="misere")
    star, blank, shield = (tiles[name] for name in ("best", "blank", "held"))
    lines = text_of(game_card(won(game, game.first))).splitlines()
    assert f"{star}{star}{star}{blank}{shield} Misère · Unbeatable" in lines
    assert not any(
        shield in line for line in text_of(game_card(won(game, game.second))).splitlines()
    )


def test_a_draw_against_unbeatable_is_a_trophy_unless_with_hints() -> None:
    record = Record(beaten_here=frozenset({Level.EASY}))
    game = replace(bot_game(), record=record)
    drawn_game = after(game, "a1b2c1b1b3a2c2c3a3")
    assert "⭐⭐⬛⬛🛡️ 3×3 · Unbeatable" in text_of(game_card(drawn_game)).splitlines()
    assert "🛡️ 3×3" not in text_of(game_card(replace(drawn_game, hints=1)))
    in_text = replace(drawn_game, look=Look(GridStyle.TEXT))
    assert "⭐" not in text_of(game_card(in_text))


def test_between_people_a_card_says_score_streak_and_ratings() -> None:
    changes = RatingChange(ALICE.id, 1500, 1477), RatingChange(BOB.id, 1500, 1523)
    record = Record(streak=3, score=(1, 3, 2), ratings=changes)
    game = replace(duel(), record=record)
    lines = text_of(game_card(won(game, game.second))).splitlines()
    assert "🔥 Bob has won 3 games in a row against Alice." in lines
    assert "**Bob leads 3–1** · 2\u00a0drawn" in lines
    assert "-# 📊 Ratings: Alice 1477 (−23) · Bob 1523 (+23)" in lines
    even = replace(game, record=Record(streak=1, score=(2, 2, 0)))
    lines = text_of(game_card(won(even, even.second))).splitlines()
    assert "**Even at 2–2**" in lines
    assert "🔥" not in "".join(lines)
    first = replace(game, record=Record(streak=1, score=(0, 1, 0)))
    assert "leads" not in text_of(game_card(won(first, first.second)))


@pytest.mark.parametrize(
    ("score", "is_first"), [((1, 4, 2), True), ((2, 0, 0), False), ((0, 0, 0), False)]
)
def test_a_first_win_against_a_person_is_an_event(
    score: tuple[int, int, int], is_first: bool
) -> None:
    game = replace(duel(), record=Record(score=score))
    event = "🎉 **Alice’s first win against Bob!**"
    assert (event in text_of(game_card(won(game, game.first)))) is is_first
    resigned = replace(after(game, "a1b2"), record=game.record).resigned(BOB.id, NOON)
    assert event not in text_of(game_card(resigned))


@pytest.mark.parametrize(
    ("level", "has_won", "line"),
    [
        (Level.EASY, True, "🔥 4 wins in a row against Easy."),
        (Level.UNBEATABLE, False, "🔥 4 draws in a row against Unbeatable."),
        (Level.EASY, False, None),
    ],
)
def test_against_the_bot_a_streak_has_a_line(level: Level, has_won: bool, line: str | None) -> None:
    game = against(level, record=Record(streak=4))
    full = replace(game, ending=Ending(Termination.FULL, None, NOON))
    card = text_of(game_card(won(game, game.first) if has_won else full))
    assert (line in card.splitlines()) if line else ("🔥" not in card)


@pytest.mark.usefixtures("tiles")
def test_a_newcomers_level_is_a_switch_below_the_board_until_the_first_mark() -> None:
    game = replace(bot_game(), offers_easier=True)
    assert labels(game)[-4:] == ["Hint", "Resign", "Unbeatable ✓", "Easy"]
    assert [each["style"] for each in buttons(game)[-2:]] == [1, 2]
    assert "\n*Unbeatable* never loses: a draw is a triumph." in text_of(game_card(game))
    [frame] = game_card(game)
    assert [each["type"] for each in frame["components"]] == [10, 1, 1, 1, 14, 1, 1, 10]
    marked = after(game, "b2a1")
    assert labels(marked)[-2:] == ["Hint", "Resign"]
    assert not {"Easy", "Unbeatable ✓"} & {*labels(marked)}
    assert "triumph" not in text_of(game_card(marked))
    assert not {"Easy", "Easy ✓"} & {*labels(replace(game, offers_easier=False))}
    for board in BOARDS:
        for style in GridStyle:
            for each in (game, marked):
                check(game_card(replace(each, board=board, look=Look(style))))


@pytest.mark.parametrize(
    ("level", "board", "switch"),
    [
        (Level.EASY, "3x3", ["Unbeatable", "Easy ✓"]),
        (Level.UNBEATABLE, "vanishing", ["Perfect ✓", "Easy"]),
        (Level.CLEVER, "4x4", ["Clever ✓", "Easy"]),
        (Level.BEGINNER, "3x3", ["Easy", "Beginner ✓"]),
    ],
)
def test_the_switch_shows_the_level_that_is_played(
    level: Level, board: str, switch: list[str]
) -> None:
    game = against(level, offers_easier=True, board=board)
    assert labels(game)[-2:] == switch
    is_easy = level is Level.EASY
    assert ("\nEasy: completes its rows" in text_of(game_card(game))) is is_easy
    misere = text_of(game_card(replace(game, board="misere")))
    assert "completes its rows" not in misere, "there it keeps from completing one"


@pytest.mark.parametrize("board", BOARDS)
def test_text_and_buttons_never_share_a_line_on_a_card_that_is_played(board: str) -> None:
    for game in (duel(), replace(bot_game(), offers_easier=True)):
        assert "accessory" not in str(game_card(replace(game, board=board)))
