"""`check`: what is called right, wrong or open, and how a file is read."""

import json
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from time import monotonic

import pytest

from engine import BOARDS, Mark, Position
from engine.results import result
from lessons.learner.apart import LearnerFile
from lessons.learner.playing import chosen_cell, open_seat
from tests.lessons.command import STUDENTS, all_right, refused, run, run_process, said

PROGRAMS = sorted(path.stem for path in STUDENTS.glob("*.py"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_students_program_gets_its_report(name: str) -> None:
    with chdir(STUDENTS):
        done = run("check", f"{name}.py")
    assert done.stdout == (STUDENTS / f"{name}.txt").read_text(encoding="utf-8")
    assert ": wrong" not in done.stdout


PLAYERS = {
    "book_from_one.py:getComputerMove",
    "cs50_alphabeta.py:minimax",
    "global_board.py:computer_turn",
    "moves_left.py:findBestMove",
    "numbers_on_squares.py:computer_move",
    "object_with_board_class.py:Game.computer_move",
    "player_classes.py:CleverPlayer.get_move",
    "plus_and_minus.py:minimax",
    "rows_minimax.py:find_best_move",
    "states_with_namedtuple.py:alphabeta_player",
    "tuple_negamax.py:best_move",
    "workbook_whole.py:get_comp_move",
}

AT_RANDOM = {"global_board.py:computer_turn", "object_with_board_class.py:Game.computer_move"}


@pytest.mark.parametrize("player", sorted(PLAYERS))
def test_what_is_called_right_plays(player: str) -> None:
    name, _, function = player.partition(":")
    file = LearnerFile(str(STUDENTS / name), 30, 0)
    try:
        file.ask(open_seat, function)
        for board, mark in (("XX.OO....", "X"), ("XX.OO...X", "O"), ("X...O...X", "O")):
            position = Position.parse(board, BOARDS["3x3"], Mark(mark))
            cell, _ = file.ask(chosen_cell, player, position, "")
            assert cell in position.free_cells
            if player not in AT_RANDOM and board.startswith("XX"):
                assert result(position.play(cell)) == mark
    finally:
        file.end()


def test_who_works_out_whose_turn_it_is_gets_the_true_board(tmp_path: Path) -> None:
    code = (
        "def computer_move(board):\n    mark = 'XO'[sum(each != ' ' for each in board) % 2]\n"
        f"    for line in {LINES}:\n        marks = [board[at] for at in line]\n"
        "        if marks.count(mark) == 2 and ' ' in marks:\n"
        "            return line[marks.index(' ')]\n    return board.index(' ')\n"
    )
    (tmp_path / "mine.py").write_text(code)
    file = LearnerFile(str(tmp_path / "mine.py"), 30, 0)
    try:
        file.ask(open_seat, "computer_move")
        for board, mark, wins in (("XX.OO...X", "O", 5), ("XX.OO....", "X", 2)):
            position = Position.parse(board, BOARDS["3x3"], Mark(mark))
            assert file.ask(chosen_cell, "mine.py:computer_move", position, "")[0] == wins
    finally:
        file.end()


# The rule of accusing.

LINES = "[(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]"

FREE = "def get_free_squares(board):\n    return [i for i in range(9) if board[i] == ' ']\n"

WINS = (
    f"{FREE}def wins(board, mark):\n"
    f"    return any(all(board[i] == mark for i in line) for line in {LINES})\n"
)

OPEN = {
    "another free sign": (
        "def get_free_squares(board):\n    return [i for i in range(9) if board[i] == '#']\n",
        'free="#"',
    ),
    "another free sign of a player that then falls off its end": (
        "def get_computer_move(board, mark):\n    for i in range(9):\n"
        "        if board[i] == '#':\n            return i\n",
        'free="#"',
    ),
    "squares from 1": (
        "def get_free_squares(board):\n    return [i + 1 for i in range(9) if board[i] == ' ']\n"
        "def is_free(board, square):\n    return board[square - 1] == ' '\n",
        "squares=1",
    ),
    "rows and columns from 1": (
        "def is_free(board, row, col):\n    return board[row - 1][col - 1] == ' '\n",
        "squares=pairs1",
    ),
    "squares from 1 by a class of the file": (
        "class Board:\n    def __init__(self):\n        self.cells = [None] * 9\n"
        "    def __getitem__(self, number):\n        return self.cells[number - 1]\n"
        "    def free_cells(self):\n        return [n for n in range(1, 10) if self[n] is None]\n"
        "class Computer:\n    def __init__(self, mark, enemy):\n        self.enemy = enemy\n"
        "    def choose(self, board):\n"
        "        assert self.enemy == 'O'\n        return board.free_cells()[0]\n",
        "squares=1",
    ),
    "a winner test that sees nobody on a dictionary of other keys": (
        "def is_winner(board: dict, mark):\n    mine = {n for n in board if board[n] == mark}\n"
        f"    return any({{*line}} <= mine for line in {LINES})\n",
        "squares=0",
    ),
    "no free square is found, so that nothing is chosen": (
        "def get_move(board, mark):\n    return max(i for i in range(9) if board[i] == '#')\n"
        "def check_winner(board, mark):\n"
        f"    return any(all(board[i] == mark for i in line) for line in {LINES})\n",
        'free="#"',
    ),
    "three free squares are no line": (
        "def check_winner(board):\n    return any(board[a] == board[b] == board[c] != '#'"
        f" for a, b, c in {LINES})\n",
        'free="#"',
    ),
    "signs that are drawn for numbers": (
        "board = [0] * 9\ndef show_board(board):\n    signs = {0: ' ', -1: 'X', 1: 'O'}\n"
        "    for start in (0, 3, 6):\n"
        "        print('|'.join(signs[each] for each in board[start:start + 3]))\n",
        "marks=-1,1",
    ),
    "marks that are numbers": (
        "def check_winner(board, player):\n"
        f"    return any(sum(board[i] for i in line) == 3 * player for line in {LINES})\n",
        "free=0 marks=1,-1",
    ),
}


@pytest.mark.parametrize("name", OPEN)
def test_what_is_only_misread_is_open_and_right_by_the_line_that_is_named(
    name: str, tmp_path: Path
) -> None:
    code, words = OPEN[name]
    text = said(tmp_path, code)
    assert f"I may misread your board: it would be right with the line # oxo: {words}" in text
    assert ": wrong" not in text
    assert "Nothing wrong is seen; still open:" in text
    assert all_right(said(tmp_path, f"# oxo: {words}\n{code}"))


def test_a_line_that_makes_what_shows_the_board_right_is_what_the_rest_is_judged_with(
    tmp_path: Path,
) -> None:
    code = WINS.replace("' '", "'#'") + (
        "def get_comp_move(board, mark):\n    for at in get_free_squares(board):\n"
        "        if wins([*board[:at], mark, *board[at + 1:]], mark):\n            return {}\n"
        "    return get_free_squares(board)[0]\n"
    )
    text = said(tmp_path, code.format("at"))
    assert "the free squares: I may misread your board: it would be right with the line" in text
    assert "get_comp_move, the computer's move: right; with that line" in text
    text = said(tmp_path, code.format("-1"))
    assert "get_comp_move, the computer's move: wrong" in text
    assert "1 wrong." in text


def test_options_say_the_same_as_the_line(tmp_path: Path) -> None:
    code, _ = OPEN["rows and columns from 1"]
    assert "All right." in said(tmp_path, code, "--squares", "pairs1")
    assert "(row, column) from 1" in said(tmp_path, code, "--squares", "pairs1")
    named = "def where(board):\n    return [i for i in range(9) if board[i] == ' ']\n"
    assert "All right." in said(tmp_path, named, "--name", "get_free_squares=where")
    assert "All right." in said(tmp_path, f"# oxo: name:free_squares=where\n{named}")
    text = said(tmp_path, f"# oxo: name:winner=nowhere\n{FREE}")
    assert "Note: # oxo: name:winner=nowhere: the file has no such function" in text


WRONG_UNDER_ANY_READING = {
    "nothing comes back": ("[i for i in range(9) if board[i] == '-']", "it gives nothing back"),
    "it prints": ("print([i for i in range(9) if board[i] == '-'])", "it prints where it should"),
    "a name is misspelt": ("return [i for i in range(9) if bord[i] == '-']", "name 'bord' is"),
    "the board is never looked at": ("return list(range(9))", "it never looks at board"),
}


@pytest.mark.parametrize("name", WRONG_UNDER_ANY_READING)
def test_what_is_wrong_however_the_board_is_meant_is_called_wrong(
    name: str, tmp_path: Path
) -> None:
    body, why = WRONG_UNDER_ANY_READING[name]
    text = said(tmp_path, f"def get_free_squares(board):\n    {body}\n")
    assert "get_free_squares, the free squares: wrong" in text
    assert why in text


ALSO_WRONG = {
    "a word for no win, where it is asked with if": (
        f"def check_winner(board):\n    for a, b, c in {LINES}:\n"
        "        if board[a] == board[b] == board[c] != ' ':\n            return 'Won!'\n"
        "    return 'Not yet'\ndef play(board):\n    if check_winner(board):\n        print(1)\n",
        "check_winner, a winner: wrong on 14 of 35 boards: where it is asked with if, any text",
    ),
    "a block before a win, by lines of its own": (
        f"LINES = {LINES}\ndef get_comp_move(board, mark):\n"
        "    other = 'O' if mark == 'X' else 'X'\n    for who in (other, mark):\n"
        "        for line in LINES:\n            marks = [board[i] for i in line]\n"
        "            if marks.count(who) == 2 and ' ' in marks:\n"
        "                return line[marks.index(' ')]\n    return board.index(' ')\n",
        "get_comp_move, the computer's move: wrong on 19 of 120 boards: it could win at once",
    ),
    "or a word alone, in a function that is for no task": (
        f"{FREE}def is_taken(board, at):\n    return board[at] == 'X' or 'O'\n",
        "wrong: is_taken, line 4: or 'O' alone is always true",
    ),
    "a move that is chosen and not given back": (
        f"{FREE}def check_winner(board):\n"
        f"    return any(board[a] == board[b] == board[c] != ' ' for a, b, c in {LINES})\n"
        "def get_comp_move(board, mark):\n    for at in get_free_squares(board):\n"
        "        board[at] = mark\n        won = check_winner(board)\n        board[at] = ' '\n"
        "        if won:\n            return at\n    move = get_free_squares(board)[0]\n",
        "get_comp_move, the computer's move: wrong",
    ),
    "an error on every board, where the file makes such boards": (
        "board = [' '] * 9\ndef is_full(board):\n    return ' ' not in board\n"
        + FREE.replace("== ' ']", "== ' '] + 1"),
        "get_free_squares, the free squares: wrong on 6 of 6 boards",
    ),
    "what is on the squares in place of their numbers": (
        FREE.replace("[i for", "[board[i] for"),
        "get_free_squares, the free squares: wrong on 5 of 6 boards: it lists what is on",
    ),
    "a move that stays among a state's moves": (
        "import copy\ndef result(move, state):\n    new = copy.deepcopy(state)\n"
        "    new.board[move] = state.to_move\n"
        "    new.to_move = 'O' if state.to_move == 'X' else 'X'\n    return new\n",
        "moves [], to_move O X X . Actual: X O O / O O X / X X X, moves [(3, 3)], to_move O",
    ),
    "a player that blocks with its own mark": (
        f"{WINS}def win_block_player(board, mark):\n    free = get_free_squares(board)\n"
        "    for at in free:\n        if wins([*board[:at], mark, *board[at + 1:]], mark):\n"
        "            return at\n    return free[0]\n",
        "win_block_player, the computer's move: wrong",
    ),
    "the last square is never looked at": (
        f"{FREE}def is_full(board):\n    return ' ' not in board[:8]\n",
        "is_full, whether the board is full: wrong on 2 of 20 boards",
    ),
    "a name that nothing has, in a function that is for no task": (
        f"{FREE}def roll():\n    return random.random()\n",
        "wrong: roll, line 4: nothing is called random: is it misspelt, or is an import missing?",
    ),
    "a name that nothing has, in a loop that asks": (
        f"{FREE}while input() != 'q':\n    random.shuffle([])\n",
        "wrong: outside of functions, line 4: nothing is called random",
    ),
    "a loop that asks above the functions that it uses": (
        f"while input() != 'q':\n    get_free_squares([])\n{FREE}",
        "mine.py uses get_free_squares above the place where it is defined, line 3",
    ),
    "pairs from 0 where the state's moves count from 1": (
        "def random_player(state):\n    row, col = state.moves[0]\n    return row - 1, col - 1\n",
        "random_player, a random move: wrong",
    ),
}


@pytest.mark.parametrize("name", ALSO_WRONG)
def test_what_once_passed_is_wrong(name: str, tmp_path: Path) -> None:
    code, verdict = ALSO_WRONG[name]
    assert verdict in said(tmp_path, code)


def test_a_reading_that_another_function_confirms_is_leant_on(tmp_path: Path) -> None:
    rows = "any(board[a] == board[a + 1] == board[a + 2] != {} for a in (0, 3, 6))"
    alone = f"def check_winner(board):\n    return {rows.format(repr('-'))}\n"
    assert "check_winner, a winner: wrong" in said(tmp_path, f"{FREE}{alone.replace('-', ' ')}")
    text = said(tmp_path, FREE + "def is_full(board):\n    return board.count(' ') == 1\n")
    assert "is_full, whether the board is full: wrong" in text


def test_another_kind_of_answer_is_not_checked(tmp_path: Path) -> None:
    text = said(tmp_path, FREE + "def empty_squares(board):\n    return ' ' in board\n")
    assert "empty_squares, the free squares: not checked: it gives True" in text
    text = said(tmp_path, FREE + "def choose(board):\n    return int(input())\n")
    assert "choose, the computer's move: not checked: asks for input" in text
    code = "import tkinter\ndef get_comp_move(board):\n    return tkinter.Tk().winfo_id()\n"
    assert "not checked: it draws, and there is no window here" in said(tmp_path, FREE + code)


ON_XY = "board = [[0] * 3 for row in range(3)]\ndef is_free(x, y):\n    return board[{}][{}] == 0\n"

BOOK = f"""import random
def isWinner(board, mark):
    return any(all(board[i] == mark for i in line) for line in {LINES})
def isSpaceFree(board, at):
    return board[at] == ' '
def isBoardFull(board):
    return ' ' not in board
def getComputerMove(board, mark):
    free = [at for at in range(9) if isSpaceFree(board, at)]
    for who in (mark, 'O' if mark == 'X' else 'X'):
        for at in free:
            if isWinner([*board[:at], who, *board[at + 1:]], who):
                return at
    if corners := [at for at in [0, 2, 6, 8] if at in free]:
        return random.choice(corners)
"""

RIGHT = {
    "a sentence for a win, asked with if": ALSO_WRONG[
        "a word for no win, where it is asked with if"
    ][0].replace("Not yet", ""),
    "a player in the book's style without its order of places": BOOK.replace(
        "[0, 2, 6, 8]", "free"
    ),
    "a tuple that is called state": (
        "start = ('_',) * 9\ndef actions(state):\n"
        "    return {i for i, mark in enumerate(state) if mark == '_'}\n"
        "def random_player(state):\n    return min(actions(state))\n"
    ),
    "a winner test called outcome": (
        f"{FREE}def outcome(board):\n    for a, b, c in {LINES}:\n"
        "        if board[a] == board[b] == board[c] != ' ':\n            return board[a]\n"
        "    return None if ' ' in board else 'tie'\n"
    ),
    "a function called as in a lesson by the line": (
        f"# oxo: name:get_free_squares=f\n{FREE.replace('get_free_squares', 'f')}"
    ),
    "an order for as many parameters": (
        f"# oxo: order=symbol,outcomes\n{FREE}def best_outcome(a, b):\n"
        "    return a if a in b else 'T' if 'T' in b else b[0]\n"
        "def is_free(board, square, loud=False):\n    return board[square] == ' '\n"
    ),
    "rows that are texts": (
        "board = ['...', '...', '...']\ndef check_winner(board):\n"
        "    for line in board + [''.join(each) for each in zip(*board)] + [\n"
        "        ''.join(board[i][i] for i in range(3)),\n"
        "        ''.join(board[i][2 - i] for i in range(3)),\n    ]:\n"
        "        if line in ('XXX', 'OOO'):\n            return line[0]\n"
    ),
    "rows that are tuples": (
        "def initial_state():\n    return ((None,) * 3,) * 3\ndef actions(board):\n"
        "    assert hash(board)\n"
        "    return {(r, c) for r in range(3) for c in range(3) if not board[r][c]}\n"
    ),
    "whose turn it is by a flag, and both marks": (
        f"{FREE}def wins(board, mark):\n"
        f"    return any(all(board[i] == mark for i in line) for line in {LINES})\n"
        "def minimax(board, comp_turn, comp, human):\n"
        "    if wins(board, comp) or wins(board, human):\n"
        "        return 1 if wins(board, comp) else -1\n    values = []\n"
        "    for at in get_free_squares(board):\n"
        "        board[at] = comp if comp_turn else human\n"
        "        values.append(minimax(board, not comp_turn, comp, human))\n"
        "        board[at] = ' '\n"
        "    return (max if comp_turn else min)(values, default=0)\n"
    ),
    "something of its own before the squares of a list of ten": (
        "board = ['#'] + [' '] * 9\ntheBoard = ['#', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ']\n"
        "def is_free(board, square):\n    return board[square] == ' '\n"
        "def isBoardFull(board):\n    return ' ' not in board\n"
    ),
    "a board that is given and that helpers take from outside": (
        "board = [''] * 9\ndef is_full():\n    return '' not in board\n"
        "def is_winner(mark):\n"
        f"    return any(all(board[i] == mark for i in line) for line in {LINES})\n"
        "def minimax(board, depth, maximizing):\n    if is_winner('O'):\n        return 10\n"
        "    if is_winner('X'):\n        return -10\n    values = []\n"
        "    for at in range(9):\n        if board[at] == '':\n"
        "            board[at] = 'O' if maximizing else 'X'\n"
        "            values.append(minimax(board, depth + 1, not maximizing))\n"
        "            board[at] = ''\n"
        "    return (max if maximizing else min)(values, default=0)\n"
    ),
    "a move of the class above where none wins": (
        "class Player:\n    def __init__(self, mark):\n        self.mark = mark\n"
        "class First(Player):\n    def get_move(self, board):\n        return board.index(' ')\n"
        "class Winner(First):\n    def get_move(self, board):\n"
        f"        for line in {LINES}:\n            marks = [board[i] for i in line]\n"
        "            if marks.count(self.mark) == 2 and ' ' in marks:\n"
        "                return line[marks.index(' ')]\n"
        "        return super().get_move(board)\n"
    ),
    "a board that is called as the file's own": (
        "pole = [' '] * 9\ndef is_free(pole, at):\n    return pole[at] == ' '\n"
        "def wins(pole, mark):\n"
        f"    return any(all(pole[i] == mark for i in line) for line in {LINES})\n"
    ),
    "a number for each end, as winners have": (
        f"{FREE}LINES = {LINES}\nboard = [0] * 9\nX, O = 1, 2\n"
        "def evaluate(board):\n    for player in (X, O):\n"
        "        if any(all(board[i] == player for i in line) for line in LINES):\n"
        "            return player\n    return 0 if 0 in board else -1\n"
    ).replace("' '", "0"),
    "an evaluate that looks ahead, by a flag of another name, on the file's board": (
        f"{FREE}board = [' '] * 9\ndef wins(mark):\n"
        f"    return any(all(board[i] == mark for i in line) for line in {LINES})\n"
        "def evaluate(bots_go):\n    if wins('O') or wins('X'):\n"
        "        return 1 if wins('O') else -1\n    values = []\n"
        "    for at in get_free_squares(board):\n"
        "        board[at] = 'O' if bots_go else 'X'\n"
        "        values.append(evaluate(not bots_go))\n        board[at] = ' '\n"
        "    return (max if bots_go else min)(values, default=0)\n"
    ),
    "a player that puts its mark and says True": (
        f"{FREE}def get_move(board, mark):\n    board[get_free_squares(board)[0]] = mark\n"
        "    return True\n"
    ),
    "a player that puts its mark and returns the square": (
        "def get_move(board, mark):\n    at = board.index(' ')\n    board[at] = mark\n"
        "    return at\n"
    ),
    "the other's mark by a name and a default of its own": (
        "def wert(b, who, other):\n"
        f"    if any(all(b[i] == other for i in line) for line in {LINES}):\n        return -1\n"
        "    return max((after(b, i, who, other) for i in range(9) if b[i] == ' '), default=0)\n"
        "def after(b, i, who, other):\n"
        "    return -wert([*b[:i], who, *b[i + 1:]], other, who)\n"
        "def computer_move(board, computer='O', mensch='X'):\n"
        "    free = [i for i in range(9) if board[i] == ' ']\n"
        "    return max(free, key=lambda i: after(board, i, computer, mensch))\n"
    ),
    "an object with its own mark, told whether it is its turn": (
        "class Ai:\n    def __init__(self, player, enemy):\n"
        "        self.player, self.enemy = player, enemy\n"
        "    def won(self, board, mark):\n"
        f"        return any(all(board[i] == mark for i in line) for line in {LINES})\n"
        "    def minimax(self, board, mine):\n"
        "        if self.won(board, self.player) or self.won(board, self.enemy):\n"
        "            return 1 if self.won(board, self.player) else -1\n        values = []\n"
        "        for at in range(9):\n            if board[at] == ' ':\n"
        "                board[at] = self.player if mine else self.enemy\n"
        "                values.append(self.minimax(board, not mine))\n"
        "                board[at] = ' '\n"
        "        return (max if mine else min)(values, default=0)\n"
    ),
    "x is the row": ON_XY.format("x", "y"),
    "y is the row": ON_XY.format("y", "x"),
    "a winner test that is told the last move": (
        "board = [['-'] * 3 for _ in range(3)]\ndef check_winner(board, row, col):\n"
        "    mark = board[row][col]\n    lines = [board[row], [each[col] for each in board]]\n"
        "    lines += [[board[i][i] for i in range(3)]] * (row == col)\n"
        "    lines += [[board[i][2 - i] for i in range(3)]] * (row + col == 2)\n"
        "    return [mark] * 3 in lines\n"
    ),
    "a mark that is called as squares are": (
        "board = [' '] * 9\ndef has_line(s):\n"
        f"    return any(all(board[i] == s for i in line) for line in {LINES})\n"
    ),
    "a free sign that is put back, and marks that are each other's minus": (
        f"{WINS}def minimax(board, player):\n    if wins(board, -player):\n        return -1\n"
        "    scores = []\n    for at in get_free_squares(board):\n        board[at] = player\n"
        "        scores.append(-minimax(board, -player))\n"
        "        board[at] = 0\n    return max(scores, default=0)\n"
    ).replace("board[i] == ' '", "not board[i]"),
    "what only dictionaries have": (
        "def get_move(board, mark):\n"
        "    return next(key for key, value in board.items() if value == '-')\n"
    ),
    "a text that is put together": (
        f"{FREE}def place(board, at, mark):\n    return board[:at] + mark + board[at + 1:]\n"
    ),
    "sums of rows": (
        "def check_winner(board):\n    sums = [*map(sum, board), *map(sum, zip(*board))]\n"
        "    sums += [sum(board[i][i] for i in range(3)), sum(board[i][2 - i] for i in range(3))]\n"
        "    return 1 if 3 in sums else -1 if -3 in sums else 0\n"
        "def is_full(board):\n    return all(0 not in row for row in board)\n"
    ),
    "a text by its annotation": WINS.replace("board)", "board: str)").replace(
        "[i for i in range(9) if board[i] == ' ']",
        "[i for i in range(9) if (board + '')[i] == ' ']",
    ),
    "marks that only their exchange shows": (
        "board = ['_'] * 9\ndef other_symbol(symbol):\n    return 'B' if symbol == 'A' else 'A'\n"
        "def best_outcome(symbol, outcomes):\n"
        "    return min(outcomes, key=[symbol, 'T', other_symbol(symbol)].index)\n"
    ),
    "corners, centre and sides alone, in the book's style": BOOK.replace(
        "if isWinner([*board[:at], who, *board[at + 1:]], who)", "if False"
    )
    + "    return free[0]\n",
    "the move of the class above beside a search of the same name": (
        f"{WINS}class Lazy:\n    def get_move(self, board, mark):\n"
        "        return get_free_squares(board)[0]\nclass Quick(Lazy):\n"
        "    def get_move(self, board, mark):\n        for at in get_free_squares(board):\n"
        "            if wins([*board[:at], mark, *board[at + 1:]], mark):\n"
        "                return at\n        return super().get_move(board, mark)\n"
        "class Deep:\n    def get_move(self, board, mark):\n"
        "        return self.look(board, mark)[1]\n    def look(self, board, mark):\n"
        "        enemy = 'O' if mark == 'X' else 'X'\n        if wins(board, enemy):\n"
        "            return -1, None\n        found = [(0, None)]\n"
        "        for at in get_free_squares(board):\n            found[0] = (-2, None)\n"
        "            after = [*board[:at], mark, *board[at + 1:]]\n"
        "            found.append((-self.look(after, enemy)[0], at))\n"
        "        return max(found, key=lambda each: each[0])\n"
    ),
    "a list of ten laid out as the keypad": (
        "# oxo: board=ten squares=keypad\ndef is_free(board, key):\n    return board[key] == ' '\n"
        "def show_board(board):\n    for start in (7, 4, 1):\n"
        "        print('|'.join(board[start:start + 3]))\n"
    ),
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_once_was_accused_is_right(name: str, tmp_path: Path) -> None:
    assert all_right(said(tmp_path, RIGHT[name]))


def test_a_board_of_another_kind_is_not_called_wrong(tmp_path: Path) -> None:
    code = (
        "def check_winner(moves):\n    for mark, side in zip('XO', (moves[::2], moves[1::2])):\n"
        f"        if any({{*line}} <= {{*side}} for line in {LINES}):\n            return mark\n"
    )
    text = said(tmp_path, code)
    assert "check_winner, a winner: not checked: no reading that a line could say" in text
    code = "def isWinner(board, mark):\n    return board['7'] == board['8'] == board['9'] == mark\n"
    text = said(tmp_path, f"ALL = ['1', '2', '3', '4', '5', '6', '7', '8', '9']\n{code}")
    assert "isWinner, a winner: not checked: on my boards it stops with TypeError: list" in text


BY_COUNTS = """class Game:
    def __init__(self):
        self.board = [' '] * 9
        self.moves = 0
    def free_squares(self):
        return [i for i in range(9) if self.board[i] == ' ']
    def make_move(self, at):
        self.board[at] = 'XO'[self.board.count(' ') % 2 == 0]
"""


def test_a_move_that_is_not_told_the_mark_works_it_out(tmp_path: Path) -> None:
    assert "All right." in said(tmp_path, BY_COUNTS)


NOT_CHECKED = {
    "whose turn it is, by a count beside the board": (
        BY_COUNTS.replace("self.board.count(' ') % 2 == 0]", "self.moves % 2]")
        + "        self.moves += 1\n",
        "make_move, a mark put on the board: not checked: it counts in .moves",
    ),
    "whether it is a draw, by a count beside the board": (
        BY_COUNTS + "        self.moves += 1\n"
        "    def is_full(self):\n        return self.moves == 9\n",
        "is_full, whether the board is full: not checked: it counts in .moves",
    ),
    "input that is asked for again whatever fails": (
        f"{FREE}def choose(board):\n    while True:\n        try:\n"
        "            return int(input())\n        except:\n            pass\n",
        "choose, the computer's move: not checked: asks for input",
    ),
    "a game that ends the program": (
        f"{WINS}def get_comp_move(board, mark):\n    if wins(board, 'X'):\n        exit()\n"
        "    return get_free_squares(board)[-1] if mark == 'O' else exit()\n",
        "get_comp_move, the computer's move: not checked: it ends the program",
    ),
    "outcomes in words of its own": (
        f"{FREE}def best_outcome(mark, outcomes):\n"
        "    return mark if mark in outcomes else 'nobody'\n",
        "best_outcome, the best of a list of outcomes: not checked: it gives 'nobody'",
    ),
    "a parameter that no name explains": (
        f"{FREE}def max_value(board, bound):\n"
        "    return bound < 0 and max_value(board, bound + 1)\n",
        "max_value, the value of a board: not checked: what is bound?",
    ),
    "squares that go by what is written on them": (
        "board = [['1', '2', '3'], ['4', '5', '6'], ['7', '8', '9']]\n"
        "def free_squares(board):\n"
        "    return [each for row in board for each in row if each.isdigit()]\n",
        "free_squares, the free squares: not checked: I cannot tell which square '4' is",
    ),
    "the other mark by a number, whose marks are not seen": (
        "board = [' '] * 9\ndef check_winner(b):\n    return next((b[i] for i, j, k in"
        f" {LINES} if b[i] == b[j] == b[k] != ' '), 0)\ndef other_player(a):\n    return 3 - a\n",
        "other_player, the other symbol: not checked: on my boards it stops with TypeError",
    ),
    "pairs that begin with the column": (
        "board = [[' '] * 3] * 3\ndef free_squares(board):\n    return [(x, y) for x in range(3)"
        " for y in range(3) if board[y][x] == ' ']\n",
        "free_squares, the free squares: not checked: its pairs begin with the column",
    ),
    "a state whose squares are called otherwise": (
        "def compute_utility(move, state):\n    board = {**state.board, move: state.to_move}\n"
        "    row = [board.get(side + '1') for side in 'abc']\n"
        "    return int(row == ['X'] * 3) - int(row == ['O'] * 3)\n",
        "compute_utility, the utility of a move: not checked: no reading that a line could say",
    ),
    "rows that are tuples, put together": (
        "def player(board):\n    flat = sum(board, ())\n"
        "    return 'X' if flat.count('X') <= flat.count('O') else 'O'\n"
        "def check_winner(board):\n    lines = [*board, *zip(*board)]\n"
        "    lines += [tuple(board[i][i] for i in range(3))]\n"
        "    lines += [tuple(board[i][2 - i] for i in range(3))]\n"
        "    return next((line[0] for line in lines if line in (('X',) * 3, ('O',) * 3)), None)\n"
        "def initial_state():\n    return [[None] * 3] * 3\ndef actions(board):\n"
        "    return [(r, c) for r in range(3) for c in range(3) if board[r][c] is None]\n",
        "check_winner, a winner: not checked: no reading that a line could say makes it right",
    ),
    "a state that is no notebook's": (
        "class State:\n    def __init__(self):\n        self.squares = [' '] * 9\n"
        "        self.to_move = 'X'\ndef is_terminal(state):\n    return not state.to_move\n",
        "is_terminal, whether the game is over: not checked: no board is found in a State",
    ),
}


@pytest.mark.parametrize("name", NOT_CHECKED)
def test_what_cannot_be_asked_is_not_checked(name: str, tmp_path: Path) -> None:
    code, says = NOT_CHECKED[name]
    text = said(tmp_path, code)
    assert says in text
    assert ": wrong" not in text


def test_what_is_not_written_yet_is_not_checked(tmp_path: Path) -> None:
    code = "class Game:\n    def actions(self, board):\n        raise NotImplementedError\n"
    text = said(
        tmp_path, f"{FREE}{code}    def is_over(self, board):\n        self.actions(board)\n"
    )
    assert "Game.actions, the free squares: not checked: nothing is in it yet" in text
    assert "Game.is_over, whether the game is over: not checked: it uses what is not" in text


def test_a_board_outside_that_is_not_found_is_not_checked(tmp_path: Path) -> None:
    code = "mine = [[0.0] * 3] * 3\ndef check_win(player):\n    return mine[0][0] == player\n"
    assert "check_win, a winner: not checked: the board that it" in said(tmp_path, code)


def test_what_sets_a_variable_and_returns_nothing_is_not_checked(tmp_path: Path) -> None:
    code = "winner = None\ndef check_for_winner():\n    global winner\n    winner = get_winner()\n"
    text = said(tmp_path, FREE + code)
    assert "check_for_winner, a winner: not checked: it sets winner and gives nothing" in text


def test_half_built_recursion_is_one_that_does_not_call_itself_yet(tmp_path: Path) -> None:
    code = (
        f"{FREE}def check_winner(board):\n"
        f"    return any(board[a] == board[b] == board[c] != ' ' for a, b, c in {LINES})\n"
        "def get_move_outcomes(symbol, board):\n    free = get_free_squares(board)\n"
        "    if not free:\n        return 'T'\n    for square in free:\n"
        "        board[square] = symbol\n        won = check_winner(board)\n"
        "        board[square] = ' '\n        if won:\n            return symbol\n"
    )
    assert "right as far as it goes; next comes 5.5, the recursion" in said(tmp_path, code)


@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_a_player_of_the_first_rules_alone_is_right_as_far_as_it_goes(
    most: int, tmp_path: Path
) -> None:
    code = (
        BOOK
        if most > 2
        else BOOK.replace("if corners", "if not corners").partition("    if not")[0]
    )
    code = code.replace(", 'O' if mark == 'X' else 'X')", ",)") if most == 1 else code
    code += "    if 4 in free:\n        return 4\n" if most == 4 else ""
    assert "getComputerMove, the computer's move: right as far as it goes; next comes" in said(
        tmp_path, code
    )


ARTICLE = f"""class Game:
    def __init__(self):
        self._board, self._turn = [0] * 9, 2
    def find_winner(self):
        b = self._board
        return next((b[i] for i, j, k in {LINES} if b[i] == b[j] == b[k] != 0), None)
    def player_move(self, key):
        assert not self._board["789456123".index(str(key))]
        self._board["789456123".index(str(key))] = self._turn
    def _ai_move(self):
        for mark in (self._turn, 3 - self._turn):
            for line in {LINES}:
                marks = [self._board[at] for at in line]
                if marks.count(mark) == 2 and 0 in marks:
                    return line[marks.index(0)]
        if not self._board[4]:
            return 4
"""


def test_the_articles_class_is_right_as_far_as_it_goes(tmp_path: Path) -> None:
    text = said(tmp_path, ARTICLE)
    assert "Game._ai_move, the computer's move: right as far as it goes; next comes" in text
    assert "Game.player_move, a move on the class's board: right" in text
    text = said(tmp_path, ARTICLE.replace("assert not", "assert 1 or"))
    assert "Game.player_move, a move on the class's board: wrong" in text


def test_a_step_of_a_part_leaves_the_parts_before_it_done(tmp_path: Path) -> None:
    step = (
        "def get_comp_move(board):\n    found = []\n    for at in get_free_squares(board):\n"
        "        if wins([*board[:at], 'X', *board[at + 1:]], 'X'):\n            found += [at]\n"
        "    return get_free_squares(board)[0]\n"
        "def get_opposite_symbol(symbol):\n    return 'O' if symbol == 'X' else 'X'\n"
    )
    text = said(tmp_path, f"comp_symbol = 'X'\n{WINS}{step}")
    assert "Workbook: part 2 of 6 done. Next comes part 3" in text


def test_what_uses_a_wrong_function_waits_for_it(tmp_path: Path) -> None:
    code = FREE.replace("range(9)", "range(8)") + (
        "def get_comp_move(board):\n    return get_free_squares(board)[-1]\n"
        "def is_full(board):\n    return not get_free_squares(board)\n"
    )
    text = said(tmp_path, code)
    assert "is_full, whether the board is full: waits: uses get_free_squares, which comes" in text
    assert "1 wrong." in text


def test_one_class_does_not_wait_for_the_method_of_another(tmp_path: Path) -> None:
    code = (
        "import random\nclass Lazy:\n    def get_move(self, board):\n        return -1\n"
        "class Quick:\n    def get_move(self, board):\n        return board.index(' ')\n"
    )
    text = said(tmp_path, code)
    assert "Lazy.get_move, the computer's move: wrong" in text
    assert "Quick.get_move, the computer's move: right" in text


# How a file is read.


def test_the_first_line_says_how_the_file_is_read(tmp_path: Path) -> None:
    text = said(tmp_path, '# oxo: board=rows free="-" squares=pairs1 marks=AB\n' + FREE)
    assert text.startswith(
        "Read as the workbook: rows, free '-', (row, column) from 1, marks A and B."
    )


def test_a_comment_that_begins_with_oxo_is_read_or_refused(tmp_path: Path) -> None:
    for begins in ("#OXO:", "## Oxo"):
        assert "workbook: rows," in said(tmp_path, f"{begins} board=rows\n{FREE}")
    assert "All right." in said(tmp_path, f"# oxo:\n# OXO, a game\n{FREE}")
    (tmp_path / "mine.py").write_text(f"# oxo board rows\n{FREE}")
    assert "# oxo: board: write it as word=value" in refused("check", f"{tmp_path}/mine.py")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("board=square", "board=square: one of list, ten, tuple, rows, dict, text"),
        ("squares=2", "squares=2: one of 0, 1, keypad, pairs0, pairs1"),
        ("colour=red", "colour: one of board, free, marks, computer, tie, squares, order"),
        ("marks=X", "marks=X: two signs, as XO or 1,2"),
        ("board", "board: write it as word=value, board=rows"),
        ("name:places=mine", "name:places: TASK is a function of a lesson"),
        ('free="', "No closing quotation"),
    ],
)
def test_a_line_that_is_wrong_is_told_in_one(line: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(f"# oxo: {line}\n{FREE}")
    text = refused("check", str(tmp_path / "mine.py"))
    assert "error: # oxo: " in text
    assert complaint in text


def test_hundreds_of_elif_are_read(tmp_path: Path) -> None:
    cases = "".join(f"    elif b == '{number:09}':\n        return 0\n" for number in range(700))
    code = (
        f"def get_comp_move(board):\n    b = ''.join(board)\n    if b == '':\n        pass\n{cases}"
    )
    text = said(tmp_path, f"{code}    return board.index(' ')\n")
    assert "get_comp_move, the computer's move: right" in text


def test_one_odd_method_does_not_close_the_file(tmp_path: Path) -> None:
    code = (
        "class Board:\n    def __init__(self):\n        self.squares = [' '] * 9\n"
        "    def is_full():\n        return False\n"
        "    def free_squares(self):\n"
        "        return [i for i in range(9) if self.squares[i] == ' ']\n"
    )
    text = said(tmp_path, code)
    assert "Board.is_full, whether the board is full: wrong: a method's first parameter is" in text
    assert "Board.free_squares, the free squares: right" in text


def test_a_notebook_is_read_by_its_cells(tmp_path: Path) -> None:
    sources = ["%matplotlib inline\nimport random", FREE, "def broken(:\n    pass"]
    cells = [{"cell_type": "code", "source": source.splitlines(True)} for source in sources]
    cells.append({"cell_type": "markdown", "source": ["# Words"]})
    path = tmp_path / "mine.ipynb"
    path.write_text(json.dumps({"cells": cells}))
    text = " ".join(run("check", str(path)).stdout.split())
    assert "get_free_squares, the free squares: right" in text
    assert "cell 3 of" in text
    path.write_text("{}")
    assert "is no notebook" in refused("check", str(path))


# What a file may not do.


def test_sleeping_passes_at_once_and_the_terminal_is_left_alone(tmp_path: Path) -> None:
    """As a user runs it, from the folder of a clone."""
    (tmp_path / "mine.py").write_text(
        "import os, sys, time\n" + FREE + "def get_comp_move(board):\n"
        "    os.system('echo seen')\n    print('seen', file=sys.stderr)\n"
        "    os.write(1, b'seen')\n    time.sleep(60)\n    return get_free_squares(board)[0]\n"
    )
    done = run_process("check", str(tmp_path / "mine.py"))
    assert done.stdout.endswith("All right.\n"), "without waiting, as 60 s are too long"
    assert ("seen" in done.stdout, done.stderr) == (False, "")


WRITES = {
    "beside it": "open('games.txt', 'a').write(open('games.txt').read())",
    "by its own path": "Path(__file__).with_name('games.txt').write_text('lost')",
    "a folder": "os.makedirs('logs', exist_ok=True)",
    "what it takes away": "os.path.exists('games.txt') and os.remove('games.txt')",
    "in another folder": "open('data/games.txt', 'a').write(open('data/games.txt').read())",
}


@pytest.mark.parametrize("name", WRITES)
def test_what_a_file_writes_is_not_left_there(name: str, tmp_path: Path) -> None:
    """Neither while it is loaded nor by its functions; what it reads is there."""
    (tmp_path / "data").mkdir()
    for games in (tmp_path / "games.txt", tmp_path / "data" / "games.txt"):
        games.write_text("3 games")
    code = f"import os\nfrom pathlib import Path\ndef note():\n    {WRITES[name]}\nnote()\n{FREE}"
    code += "def is_full(board):\n    note()\n    return not get_free_squares(board)\n"
    assert all_right(said(tmp_path, code))
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data", "games.txt", "mine.py"]
    assert [each.read_text() for each in tmp_path.rglob("*.txt")] == ["3 games"] * 2


def children_of(marker: str) -> Iterator[str]:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if marker in path.read_text():
                yield path.parent.name
        except OSError:
            continue


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="Processes are read in /proc.")
def test_what_a_file_starts_ends_with_the_check(tmp_path: Path) -> None:
    marker = f"marker of {tmp_path}"
    waits = f"import time; time.sleep(300) # {marker}"
    code = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {waits!r}])\n{FREE}"
    assert "All right." in said(tmp_path, code)
    until = monotonic() + 10  # A process that was ended is there until it is taken off the list.
    while list(children_of(marker)):
        assert monotonic() < until


def test_what_takes_long_is_said_while_it_does(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import threading\ndef get_free_squares(board):\n"
        "    while True:\n        threading.Event().wait()\n"
    )
    done = run("check", str(tmp_path / "mine.py"), "--seconds", "7")
    assert "still at get_free_squares ..." in done.stderr
    assert "get_free_squares, the free squares: wrong: took over 7 s" in done.stdout


# For a class.


def test_what_is_only_slow_is_not_called_wrong(tmp_path: Path) -> None:
    code = "def is_full(board):\n    return sum(1 for i in range(10 ** 12)) and ' ' not in board\n"
    text = said(tmp_path, f"{FREE}{code}", "--seconds", "1")
    assert "is_full, whether the board is full: not checked: took over 1 s" in text


def test_a_folder_is_one_table(tmp_path: Path) -> None:
    (tmp_path / "ann.py").write_text(FREE)
    (tmp_path / "bob.py").write_text(FREE.replace("range(9)", "range(8)"))
    (tmp_path / "cat.py").write_text("def get_free_squares(board)\n")
    (tmp_path / "notes.txt").write_text("none")
    done = run("check", str(tmp_path))
    rows = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert rows[0] == "file read as right first wrong or open"
    assert rows[1] == "ann.py the workbook 1 of 1"
    assert rows[2] == "bob.py the workbook 0 of 1 get_free_squares: wrong"
    assert rows[3] == "cat.py cannot be loaded: SyntaxError: expected ':' (line 1)"
    assert (len(rows), done.returncode) == (4, 1)


def test_what_is_no_file_to_check_gets_one_line(tmp_path: Path) -> None:
    assert "there is no file" in refused("check", str(tmp_path / "none.py"))
    assert "there is no Python file in" in refused("check", str(tmp_path))
    (tmp_path / "notes.txt").touch()
    assert "is no Python file" in refused("check", str(tmp_path / "notes.txt"))
    (tmp_path / "mine.py").write_text("def hello():\n    pass\n")
    assert "has no function that is called as in the lessons" in refused(
        "check", str(tmp_path / "mine.py")
    )


def test_boards_are_three_rows_and_what_is_missing_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FREE.replace("range(9)", "range(8)"))
    done = run("check", str(tmp_path / "mine.py"))
    assert "    X O O   Expected: [3, 6, 7, 8]\n    . X O   Actual:   [3, 6, 7]\n" in done.stdout
    lines = [line for line in done.stdout.splitlines() if "Next comes" in line or "next" in line]
    assert len(lines) == 1
    text = " ".join(run("check", str(tmp_path / "mine.py"), "--all").stdout.split())
    assert "Not found, so not checked: get_comp_move, get_opposite_symbol, check_winner," in text


def test_a_loop_outside_of_functions_is_not_checked_and_that_is_said(tmp_path: Path) -> None:
    loop = "while True:\n    square = int(input())\n"
    text = said(tmp_path, FREE + loop)
    assert "The loop in lines 3 to 4 is not checked. All that was looked at is right." in text
    assert "All right." not in text
