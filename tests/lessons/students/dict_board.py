board = {1: " ", 2: " ", 3: " ", 4: " ", 5: " ", 6: " ", 7: " ", 8: " ", 9: " "}


def print_board(board):
    print(board[1] + "|" + board[2] + "|" + board[3])
    print("-+-+-")
    print(board[4] + "|" + board[5] + "|" + board[6])
    print("-+-+-")
    print(board[7] + "|" + board[8] + "|" + board[9])


def space_is_free(board, position):
    return board[position] == " "


def check_draw(board):
    return " " not in board.values()


def check_for_winner(board, mark):
    wins = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (7, 5, 3))
    for a, b, c in wins:
        if board[a] == mark and board[b] == mark and board[c] == mark:
            return True
    return False
