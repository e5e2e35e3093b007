START = "." * 9
def free_squares(board):
    return [at for at in range(9) if board[at] == "."]


def make_move(board, at, mark):
    return board[:at] + mark + board[at + 1:]


def winner(board):
    lines = [board[0:3], board[3:6], board[6:9], board[0::3], board[1::3], board[2::3], board[0::4], board[2:7:2]]
    if "XXX" in lines:
        return "X"
    if "OOO" in lines:
        return "O"
    return "T" if "." not in board else ""


def whose_turn(board):
    return "O" if board.count("X") > board.count("O") else "X"
