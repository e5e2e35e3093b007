import random

board = ["-"] * 9
current_player = "X"


def display_board():
    print(board[0] + " | " + board[1] + " | " + board[2])
    print(board[3] + " | " + board[4] + " | " + board[5])
    print(board[6] + " | " + board[7] + " | " + board[8])


def check_rows():
    for start in (0, 3, 6):
        if board[start] == board[start + 1] == board[start + 2] != "-":
            return board[start]


def check_columns():
    for start in (0, 1, 2):
        if board[start] == board[start + 3] == board[start + 6] != "-":
            return board[start]


def check_diagonals():
    if board[0] == board[4] == board[8] != "-" or board[2] == board[4] == board[6] != "-":
        return board[4]


def check_for_winner():
    return check_rows() or check_columns() or check_diagonals()


def check_tie():
    return "-" not in board


def computer_turn():
    free = [i for i in range(9) if board[i] == "-"]
    board[random.choice(free)] = current_player
