"""`python -m engine trace`: a learner's own recursion, call by call, and what is wrong with it."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine import BOARDS, Mark, Position
from lessons.learner.loading import load
from lessons.learner.tracing import Trace, trace
from lessons.learner.watching import walk
from playground.tests.browser import NARROW
from tests.lessons.command import STUDENTS, refused, run

RULES = """
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def won(board, mark):
    return any(all(board[at] == mark for at in line) for line in LINES)

def free(board):
    return [at for at in range(9) if board[at] == " "]

def other(mark):
    return "O" if mark == "X" else "X"
"""

LETTERS = (
    RULES
    + """
def best(mark, outcomes):
    for each in (mark, "T"):
        if each in outcomes:
            return each
    return other(mark)

def get_move_outcomes(symbol, board):
    squares = free(board)
    if not squares:
        return "T"
    outcomes = []
    for square in squares:
        board[square] = symbol
        if won(board, symbol):
            outcomes.append(symbol)
        else:
            outcomes.append(get_move_outcomes(other(symbol), board))
        board[square] = " "
    return best(symbol, outcomes)
"""
)

LISTS = (
    LETTERS.split("def get_move")[0]
    + """
def outcome(board, symbol):
    if won(board, other(symbol)):
        return other(symbol)
    return best(symbol, get_move_outcomes(board, symbol)) if free(board) else "T"

def get_move_outcomes(board, symbol):
    afters = [[*board[:at], symbol, *board[at + 1:]] for at in free(board)]
    return [outcome(after, other(symbol)) for after in afters]
"""
)

NUMBERS = (
    RULES
    + """
from math import inf
me, you = "O", "X"

def search(board, depth, alpha, beta, is_maximizing):
    if won(board, me):
        return 10 - depth
    if won(board, you):
        return depth - 10
    if not free(board):
        return 0
    best = -inf if is_maximizing else inf
    for square in free(board):
        board[square] = me if is_maximizing else you
        value = search(board, depth + 1, alpha, beta, not is_maximizing)
        board[square] = " "
        if is_maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if beta <= alpha:
            break
    return best
"""
)

TEXT = (
    RULES
    + """
START = " " * 9

def value(board, turn):
    for mark in "XO":
        if won(board, mark):
            return mark
    results = {
        value(board[:at] + turn + board[at + 1:], other(turn)) for at in free(board)
    }
    return next((each for each in (turn, "T", other(turn)) if each in results), "T")
"""
)

REMEMBERED = TEXT.replace(
    "def value(board, turn):",
    "memo = {}\n\ndef value(board, turn):\n"
    "    if board not in memo:\n        memo[board] = work_out(board, turn)\n"
    "    return memo[board]\n\ndef work_out(board, turn):",
)


def traced(code: str, name: str, folder: Path, board: str = ".OXOX..XO", turn: str = "O") -> Trace:
    """Trace a function here, as the learner's own process does it."""
    path = folder / "mine.py"
    path.write_text(code, encoding="utf-8")
    loaded = load(str(path), {})
    return trace(loaded, name, Position.parse(board, BOARDS["3x3"], Mark(turn)), 20)


@pytest.mark.parametrize(
    ("code", "name", "count"),
    [
        (LETTERS, "get_move_outcomes", 10),
        (LISTS, "outcome", 22),
        (NUMBERS, "search", 14),
        (TEXT, "value", 14),
        (REMEMBERED, "value", 26),
        ("cs50_alphabeta", "minimax", 11),
        ("moves_left", "findBestMove", 14),
        ("numbered_marks", "minimax", 14),
        ("player_classes", "CleverPlayer.get_move", 15),
        ("plus_and_minus", "minimax", 14),
        ("states_with_namedtuple", "alphabeta_player", 14),
        ("tuple_negamax", "best_move", 12),
    ],
)
def test_a_right_search_is_right_in_every_call_however_it_is_written(
    code: str, name: str, count: int, tmp_path: Path
) -> None:
    if "\n" not in code:
        code = (STUDENTS / f"{code}.py").read_text(encoding="utf-8")
    found = traced(code, name, tmp_path)
    assert [call.fault for call in walk(found.root)] == [""] * count
    assert (found.calls, found.first_wrong, found.stopped) == (count, None, "")
    assert sorted(found.root.board) == sorted(".OXOX..XO")
    assert any(call.right for call in walk(found.root))


TAKE_BACK = '        board[square] = " "\n    return best'
MISTAKES = {
    "a missing return": (
        "    return best(symbol",
        "    best(symbol",
        "OOXOXX.XO",
        "gave nothing back (None): there is no return",
    ),
    "print in place of return": (
        "    return best(symbol, outcomes)",
        "    print(best(symbol, outcomes))",
        "OOXOXX.XO",
        "it printed its answer",
    ),
    "a board that is not put back": (
        TAKE_BACK,
        "    return best",
        "OOXOXX.XO",
        "did not take its move back: O at a3 (square 6) is still left",
    ),
    "put back on one way only": (
        TAKE_BACK,
        '            board[square] = " "\n    return best',
        "OOXOXX.XO",
        "did not take its move back",
    ),
    "the symbol of who has just moved": (
        "(other(symbol), board)",
        "(symbol, board)",
        "OOXOX..XO",
        "is asked for O, but O has just moved, so it is X's turn",
    ),
    "a mark that never changes": (
        "board[square] = symbol",
        'board[square] = "O"',
        "OOXOXO.XO",
        "it was X's turn, but O was put at c2 (square 5)",
    ),
    "no look at who wins": (
        "if won(board, symbol)",
        "if False",
        "OOXOXXOXO",
        "should be 'O': O has a line",
    ),
    "a full board that is no tie": (
        'return "T"',
        "return symbol",
        "XOXOXOOXO",
        "should be 'T': the board is full, and nobody has a line",
    ),
    "a return after the first square": (
        TAKE_BACK,
        '        board[square] = " "\n        return best',
        "OOXOX..XO",
        "should be 'X': X wins at once at a3",
    ),
    "a tie that is not chosen": ('(mark, "T")', "(mark,)", "XOXOXO.XO", "should be 'T'"),
    "no end": (
        'if not squares:\n        return "T"',
        "if not squares:\n        return get_move_outcomes(symbol, board)",
        "XOXOXOOXO",
        "is asked of the same board again",
    ),
    "an error": (
        'if not squares:\n        return "T"',
        "if not squares:\n        return squares[0]",
        "XOXOXOOXO",
        "an error ended it: IndexError: list index out of range (line 22)",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_first_call_that_goes_wrong_is_named_for_its_reason(
    mistake: str, tmp_path: Path
) -> None:
    before, after, board, fault = MISTAKES[mistake]
    assert before in LETTERS
    found = traced(LETTERS.replace(before, after), "get_move_outcomes", tmp_path)
    first = found.first_wrong
    assert first
    assert first.board == board
    assert fault in first.fault
    right = [call for call in walk(found.root) if call.answer == repr(call.right)]
    assert not any("should be" in call.fault for call in right)


def test_a_flag_that_is_not_turned_is_a_wrong_symbol_too(tmp_path: Path) -> None:
    code = NUMBERS.replace("not is_maximizing)", "False)")
    found = traced(code, "search", tmp_path)
    first = found.first_wrong
    assert first
    assert first.board == "OOXOXX.XO"
    assert "is asked for X, but X has just moved" in first.fault


def test_a_recursion_without_end_is_cut(tmp_path: Path) -> None:
    code = LETTERS.replace("if not squares:", "if False:").replace("squares:", "range(9):")
    found = traced(code, "get_move_outcomes", tmp_path)
    assert "calls itself on and on" in found.stopped
    assert found.calls < 100


ONE_BOUND = (
    RULES
    + """
def low(board, limit, worst=2):
    if won(board, "X") or not free(board):
        return int(won(board, "X"))
    for square in free(board):
        after = board[:square] + ["O"] + board[square + 1:]
        worst = min(worst, high(after, worst))
        if worst <= limit:
            break
    return worst

def high(board, limit, best=-2):
    if won(board, "O") or not free(board):
        return -won(board, "O")
    for square in free(board):
        after = board[:square] + ["X"] + board[square + 1:]
        best = max(best, low(after, best))
        if best >= limit:
            break
    return best

def minimax(board):
    return low(board, -2) if board.count("X") > board.count("O") else high(board, 2)
"""
)

NOT_WRONG = {
    "one bound, by another name": (ONE_BOUND, "minimax", "All right."),
    "a bound that is taken for a mark": (ONE_BOUND, "low", "I may misread it"),
    "a tie that is None": (
        LETTERS.replace('"T"', "None").replace("\ndef best", "\nTIE = None\ndef best"),
        "get_move_outcomes",
        "All right.",
    ),
    "what is kept instead of given back": (
        LETTERS.replace("    return best(symbol", "    seen[str(board)] = (symbol")
        .replace('return "T"', "return")
        .replace("outcomes.append(get", "outcomes.append('T'); (get")
        .replace("\ndef get", "\nseen = {}\ndef get"),
        "get_move_outcomes",
        "What its answers mean is not seen here.",
    ),
    "a player that puts its mark and says nothing": (
        LETTERS + "\ndef play(board, symbol):\n    get_move_outcomes(symbol, board)\n"
        "    board[board.index(' ')] = symbol\n",
        "play",
        "All right.",
    ),
    "a list of free squares": (RULES, "free", "by itself 0 times"),
    "a board that is misread": (
        "def search(board, mark):\n"
        "    return max(-search(board, mark) for each in board if each == '#')\n"
        "def best_move(board, mark):\n    return search(board, mark)\n",
        "best_move",
        "I may misread it",
    ),
    "an object that is told both marks": (
        LETTERS + "class Ai:\n    def __init__(self, mark, enemy):\n"
        "        self.mark, self.enemy = mark, enemy\n"
        "    def choose(self, board):\n        board = board[:]\n"
        "        board[board.index(' ')] = self.mark\n"
        "        return get_move_outcomes(self.enemy, board) and board.index(' ')\n",
        "Ai.choose",
        "All right.",
    ),
    "the number of games": (
        RULES + "def games(board, mark):\n    if won(board, 'X') or won(board, 'O'):\n"
        "        return 1\n    afters = [[*board[:i], mark, *board[i + 1:]] for i in free(board)]\n"
        "    return sum(games(each, other(mark)) for each in afters) or 1\n",
        "games",
        "What its answers mean is not seen here.",
    ),
    "a depth that grows": (
        RULES + "def search(board, mark, depth):\n    if won(board, other(mark)):\n"
        "        return -1\n    if depth == 0:\n        return 0\n"
        "    afters = [[*board[:i], mark, *board[i + 1:]] for i in free(board)]\n"
        "    return max((-search(each, other(mark), depth - 1) for each in afters), default=0)\n"
        "def best_move(board, mark):\n    for depth in (0, 1, 9):\n"
        "        values = {i: -search([*board[:i], mark, *board[i + 1:]], other(mark), depth)\n"
        "                  for i in free(board)}\n    return max(values, key=values.get)\n",
        "best_move",
        "All right.",
    ),
    "moves of both in one call": (
        RULES + "def value(board, me):\n    if won(board, me) or won(board, other(me)):\n"
        "        return won(board, me) - won(board, other(me))\n    best = -1\n"
        "    for i in free(board):\n        mine = [*board[:i], me, *board[i + 1:]]\n"
        "        theirs = [[*mine[:j], other(me), *mine[j + 1:]] for j in free(mine)]\n"
        "        done = won(mine, me) or not theirs\n"
        "        worst = won(mine, me) if done else min(value(each, me) for each in theirs)\n"
        "        best = max(best, worst)\n    return best if free(board) else 0\n",
        "value",
        "All right.",
    ),
    "a generator between the calls": (
        RULES + "def ends(board, mark):\n    for i in free(board):\n"
        "        yield outcome([*board[:i], mark, *board[i + 1:]], other(mark))\n"
        "def outcome(board, mark):\n    if won(board, other(mark)):\n        return other(mark)\n"
        "    found = list(ends(board, mark)) or ['T']\n"
        "    return next(each for each in (mark, 'T', other(mark)) if each in found)\n",
        "outcome",
        "All right.",
    ),
    "an end that is raised": (
        RULES + "def outcome(board, mark):\n    for each in 'XO':\n        if won(board, each):\n"
        "            raise ValueError(each)\n    found = ['T'] * (not free(board))\n"
        "    for i in free(board):\n        try:\n"
        "            found.append(outcome([*board[:i], mark, *board[i + 1:]], other(mark)))\n"
        "        except ValueError as error:\n            found.append(str(error))\n"
        "    return next(each for each in (mark, 'T', other(mark)) if each in found)\n",
        "outcome",
        "All right.",
    ),
    "a function of one side that is asked for the other": (
        ONE_BOUND.replace("low", "min_value").replace("limit", "alpha"),
        "min_value",
        "is for the other side's turns",
    ),
}


@pytest.mark.parametrize("name", NOT_WRONG)
def test_what_is_right_or_not_understood_is_not_called_wrong(name: str, tmp_path: Path) -> None:
    code, function, says = NOT_WRONG[name]
    (tmp_path / "mine.py").write_text(code)
    done = run("trace", f"{tmp_path}/mine.py:{function}", "X.OXO....", "--to-move", "X")
    assert "WRONG" not in done.stdout
    assert says in " ".join((done.stdout + done.stderr).split())


def test_a_tie_may_be_a_word_of_another_language(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LETTERS.replace('"T"', '"U"'))
    assert "WRONG" not in run("trace", f"{tmp_path}/mine.py:get_move_outcomes", "worksheet").stdout


def test_what_was_remembered_for_another_turn_is_not_called_wrong(tmp_path: Path) -> None:
    found = traced(f"{REMEMBERED}\nvalue(' ' * 9, 'X')\n", "value", tmp_path)
    assert (found.calls, found.first_wrong) == (1, None)


def test_bounds_of_alpha_beta_are_right(tmp_path: Path) -> None:
    cutting = traced(NUMBERS, "search", tmp_path, "X...O...X")
    plain = traced(NUMBERS.replace("beta <= alpha", "False"), "search", tmp_path, "X...O...X")
    assert (cutting.first_wrong, plain.first_wrong, plain.calls) == (None, None, 1053)
    assert cutting.calls < plain.calls
    assert any(call.is_bound for call in walk(cutting.root))
    assert not any(call.is_bound for call in walk(plain.root))


def test_a_function_that_never_calls_itself_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(LETTERS.replace("get_move_outcomes(other(symbol), board)", '"T"'))
    done = run("trace", f"{path}:get_move_outcomes", "worksheet")
    assert "Called 1 time, by itself 0 times: it never looks at a board after" in done.stdout
    assert "All right" not in done.stdout


def test_a_huge_tree_is_cut_with_a_clear_word(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(LETTERS)
    done = run("trace", f"{path}:get_move_outcomes", "." * 9, "--seconds", "1")
    assert done.returncode == 1
    text = " ".join(done.stdout.split())
    assert "It was stopped after 1 s: begin nearer to the end of the game; --seconds" in text
    assert len(done.stdout.splitlines()) < 2_000


def test_what_cannot_be_traced_is_said_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(LETTERS)
    assert "has no function 'outcomes'" in refused("trace", f"{path}:outcomes", "worksheet")
    assert "write it as FILE:FUNCTION" in refused("trace", str(path), "worksheet")
    assert "2 cells given" in refused("trace", f"{path}:get_move_outcomes", "XO")
    path.write_text("import threading\ndef search(board):\n    threading.Event().wait()\n")
    assert "took over" in refused("trace", f"{path}:search", "worksheet", "--seconds", "1")


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_the_page_of_the_calls_opens_at_the_first_wrong_one(
    browser: Browser, tmp_path: Path
) -> None:
    path, page_file = tmp_path / "mine.py", tmp_path / "trace.html"
    path.write_text(LETTERS.replace(*MISTAKES["a board that is not put back"][:2]))
    run("trace", f"{path}:get_move_outcomes", "worksheet", "--html", str(page_file))
    page = await browser.contexts[0].new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(page_file.as_uri())
    await expect(page.get_by_role("heading", level=1)).to_have_text(
        "The calls of get_move_outcomes"
    )
    await expect(page.locator("li:focus")).to_have_accessible_name(
        "X plays c2. O O X, O X X, blank X O. get_move_outcomes('O') gave 'O'. Result O."
        " First wrong: did not take its move back: O at a3 (square 6) is still left on the board"
    )
    await expect(page.locator(".first-wrong")).to_have_count(1)
    await expect(page.get_by_role("radio")).to_have_count(0)

    # Without answers it is a riddle: where does it go wrong?
    await page.keyboard.press("a")
    await expect(page.locator(".fault")).to_have_count(0)
    await expect(page.locator(".first-wrong")).to_have_count(0)
    await page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    await page.keyboard.press("a")
    assert await page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
    assert complaints == []
    await page.close()
