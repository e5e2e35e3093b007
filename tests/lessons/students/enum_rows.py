from enum import Enum


class Cell(Enum):
    FREE = " "
    CROSS = "x"
    NOUGHT = "o"


def new_board():
    return [[Cell.FREE for _ in range(3)] for _ in range(3)]


def available(board):
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] is Cell.FREE]


def opponent(player):
    return Cell.NOUGHT if player is Cell.CROSS else Cell.CROSS


def winner(board):
    lines = [list(row) for row in board] + [list(col) for col in zip(*board)]
    lines.append([board[i][i] for i in range(3)])
    lines.append([board[i][2 - i] for i in range(3)])
    for line in lines:
        if line[0] is not Cell.FREE and line.count(line[0]) == 3:
            return line[0]
    return None
