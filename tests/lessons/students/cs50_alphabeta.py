import copy
import math

X = "X"
O = "O"
EMPTY = None


def initial_state():
    return [[EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]]


def player(board):
    x = sum(row.count(X) for row in board)
    o = sum(row.count(O) for row in board)
    return O if x > o else X


def actions(board):
    possible = set()
    for i in range(3):
        for j in range(3):
            if board[i][j] == EMPTY:
                possible.add((i, j))
    return possible


def result(board, action):
    if action not in actions(board):
        raise Exception("Invalid action")
    new = copy.deepcopy(board)
    new[action[0]][action[1]] = player(board)
    return new


def winner(board):
    for mark in [X, O]:
        for i in range(3):
            if all(board[i][j] == mark for j in range(3)):
                return mark
            if all(board[j][i] == mark for j in range(3)):
                return mark
        if all(board[i][i] == mark for i in range(3)) or all(board[i][2 - i] == mark for i in range(3)):
            return mark
    return None


def terminal(board):
    if winner(board) is not None:
        return True
    return all(cell is not EMPTY for row in board for cell in row)


def utility(board):
    if winner(board) == X:
        return 1
    if winner(board) == O:
        return -1
    return 0


def minimax(board):
    if terminal(board):
        return None
    if player(board) == X:
        return max_value(board, -math.inf, math.inf)[1]
    return min_value(board, -math.inf, math.inf)[1]


def max_value(board, alpha, beta):
    if terminal(board):
        return utility(board), None
    best, move = -math.inf, None
    for action in actions(board):
        value = min_value(result(board, action), alpha, beta)[0]
        if value > best:
            best, move = value, action
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best, move


def min_value(board, alpha, beta):
    if terminal(board):
        return utility(board), None
    best, move = math.inf, None
    for action in actions(board):
        value = max_value(result(board, action), alpha, beta)[0]
        if value < best:
            best, move = value, action
        beta = min(beta, best)
        if alpha >= beta:
            break
    return best, move
