from functools import lru_cache

WINS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
START = (" ",) * 9


def other(mark):
    return {"X": "O", "O": "X"}[mark]


def has_won(board, mark):
    return any({board[i] for i in win} == {mark} for win in WINS)


def open_squares(board):
    return [i for i, value in enumerate(board) if value == " "]


def place(board, mark, square):
    return board[:square] + (mark,) + board[square + 1:]


@lru_cache(None)
def negamax(board, mark):
    """From the view of `mark`, who is to move: 1 a win, 0 a tie, -1 a loss."""
    if has_won(board, other(mark)):
        return -1
    moves = open_squares(board)
    if not moves:
        return 0
    return max(-negamax(place(board, mark, move), other(mark)) for move in moves)


def best_move(board, mark):
    return max(open_squares(board), key=lambda move: -negamax(place(board, mark, move), other(mark)))
