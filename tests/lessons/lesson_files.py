"""Whole programs as the lessons lead to them, in our own words: five ways to keep a board."""

WORKBOOK = """
import random

comp_symbol = 'X'
human_symbol = 'O'
board = [' '] * 9
lines = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

def check_winner(board):
    for a, b, c in lines:
        if board[a] != ' ' and board[a] == board[b] == board[c]:
            return True
    return False

def get_free_squares(board):
    free = []
    for index, square in enumerate(board):
        if square == ' ':
            free.append(index)
    return free

def get_opposite_symbol(symbol):
    return human_symbol if symbol == comp_symbol else comp_symbol

def best_outcome_for_symbol(symbol, outcomes):
    if symbol in outcomes:
        return symbol
    return 'T' if 'T' in outcomes else get_opposite_symbol(symbol)

def get_move_outcomes(symbol, board):
    free = get_free_squares(board)
    if not free:
        return 'T'
    outcomes = []
    for square in free:
        board[square] = symbol
        if check_winner(board):
            outcomes.append(symbol)
        else:
            outcomes.append(get_move_outcomes(get_opposite_symbol(symbol), board))
        board[square] = ' '  # back
    return best_outcome_for_symbol(symbol, outcomes)

def get_comp_move(board):
    moves = {comp_symbol: [], 'T': [], human_symbol: []}
    for square in get_free_squares(board):
        board[square] = comp_symbol
        won = check_winner(board)
        board[square] = ' '
        if won:
            return square
    for square in get_free_squares(board):
        board[square] = comp_symbol
        moves[get_move_outcomes(human_symbol, board)].append(square)
        board[square] = ' '
    return (moves[comp_symbol] or moves['T'] or moves[human_symbol])[0]

while True:
    square = int(input('Which square? '))
    board[square] = human_symbol
    board[get_comp_move(board)] = comp_symbol
"""

TEN = """
import random

def isWinner(bo, le):
    lines = '123 456 789 147 258 369 159 357'.split()
    return any(all(bo[int(at)] == le for at in line) for line in lines)

def isSpaceFree(board, move):
    return board[move] == ' '

def isBoardFull(board):
    return not any(isSpaceFree(board, move) for move in range(1, 10))

def choose_random(board, moves):
    free = [move for move in moves if isSpaceFree(board, move)]
    return random.choice(free) if free else None

def getComputerMove(board, computerLetter):
    for letter in (computerLetter, 'O' if computerLetter == 'X' else 'X'):
        for move in range(1, 10):
            copy = list(board)
            if isSpaceFree(copy, move):
                copy[move] = letter
                if isWinner(copy, letter):
                    return move
    corner = choose_random(board, (1, 3, 7, 9))
    if corner:
        return corner
    if isSpaceFree(board, 5):
        return 5
    return choose_random(board, (2, 4, 6, 8))

def play():
    board = [' '] * 10
    board[int(input('Where? '))] = 'X'

play()
"""

STATEFUL = """
FREE, O_VALUE, X_VALUE = 2, 3, 5
KEYS = [7, 8, 9, 4, 5, 6, 1, 2, 3]
LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]

class Taken(Exception):
    pass

class Game:
    def __init__(self):
        self._board = [FREE] * 9
        self._turn = O_VALUE

    def move(self, key):
        cell = KEYS.index(key)
        if self._board[cell] != FREE:
            raise Taken
        self._board[cell] = self._turn

    def find_winner(self):
        for value in (O_VALUE, X_VALUE):
            if any(all(self._board[at] == value for at in line) for line in LINES):
                return value
        return None

    def _choose(self):
        for value in (self._turn, O_VALUE + X_VALUE - self._turn):
            for line in LINES:
                product = 1
                for at in line:
                    product *= self._board[at]
                if product == value * value * FREE:
                    return next(at for at in line if self._board[at] == FREE)
        for at in [4, 0, 2, 6, 8, 1, 3, 5, 7]:
            if self._board[at] == FREE:
                return at

    def ai_move(self):
        return str(KEYS[self._choose()])
"""

CS50 = """
import copy

X = "X"
O = "O"
EMPTY = None

def initial_state():
    return [[EMPTY, EMPTY, EMPTY] for row in range(3)]

def player(board):
    marks = sum(cell is not EMPTY for row in board for cell in row)
    return X if marks % 2 == 0 else O

def actions(board):
    return frozenset((i, j) for i in range(3) for j in range(3) if board[i][j] is EMPTY)

def result(board, action):
    if action not in actions(board):
        raise ValueError("not free")
    after = copy.deepcopy(board)
    after[action[0]][action[1]] = player(board)
    return after

def winner(board):
    lines = board + [list(column) for column in zip(*board)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for mark in (X, O):
        if [mark] * 3 in lines:
            return mark
    return None

def terminal(board):
    return winner(board) is not None or not actions(board)

def utility(board):
    return {X: 1, O: -1}.get(winner(board), 0)

def minimax(board):
    if terminal(board):
        return None
    best = max if player(board) == X else min
    return best(actions(board), key=lambda action: value(result(board, action)))

def value(board):
    if terminal(board):
        return utility(board)
    best = max if player(board) == X else min
    return best(value(result(board, action)) for action in actions(board))
"""

ROWS = """
board = [["-", "-", "-"], ["-", "-", "-"], ["-", "-", "-"]]

def free_squares(board):
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == "-"]

def is_full(board):
    for row in board:
        if "-" in row:
            return False
    return True

def has_won(board, symbol):
    for at in range(3):
        if board[at] == [symbol] * 3 or [row[at] for row in board] == [symbol] * 3:
            return True
    return board[1][1] == symbol and (
        board[0][0] == board[2][2] == symbol or board[0][2] == board[2][0] == symbol
    )

def choose(board, symbol):
    places = [(1, 1), (0, 0), (0, 2), (2, 0), (2, 2), (0, 1), (1, 0), (1, 2), (2, 1)]
    for mark in (symbol, "O" if symbol == "X" else "X"):
        for r, c in free_squares(board):
            board[r][c] = mark
            won = has_won(board, mark)
            board[r][c] = "-"
            if won:
                return r, c
    return next(place for place in places if place in free_squares(board))
"""
