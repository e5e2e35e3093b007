LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]


def won_by(board, sign):
    return any([board[i] for i in line] == [sign] * 3 for line in LINES)


def score(board, me, opponent, my_turn):
    if won_by(board, me):
        return 1
    if won_by(board, opponent):
        return -1
    if " " not in board:
        return 0
    scores = []
    for i in range(9):
        if board[i] == " ":
            board[i] = me if my_turn else opponent
            scores.append(score(board, me, opponent, not my_turn))
            board[i] = " "
    return max(scores) if my_turn else min(scores)


def computer_move(board, me, opponent):
    free = [i for i in range(9) if board[i] == " "]

    def worth(i):
        board[i] = me
        value = score(board, me, opponent, False)
        board[i] = " "
        return value

    return max(free, key=worth)
