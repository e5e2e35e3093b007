import random

board = [1, 2, 3, 4, 5, 6, 7, 8, 9]
player = "X"
computer = "O"


def available_moves(board):
    return [square for square in board if square not in ("X", "O")]


def is_board_full(board):
    return len(available_moves(board)) == 0


def check_win(board, mark):
    wins = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]
    return any(all(board[n - 1] == mark for n in win) for win in wins)


def computer_move(board):
    for mark in (computer, player):
        for move in available_moves(board):
            board[move - 1] = mark
            won = check_win(board, mark)
            board[move - 1] = move
            if won:
                return move
    return random.choice(available_moves(board))
