EMPTY = "_"
AI = "X"
HUMAN = "O"


def empty_cells(board):
    cells = []
    for row in range(3):
        for col in range(3):
            if board[row][col] == EMPTY:
                cells.append((row, col))
    return cells


def check_winner(board, player):
    for row in board:
        if all(cell == player for cell in row):
            return True
    for col in range(3):
        if all(board[row][col] == player for row in range(3)):
            return True
    if all(board[i][i] == player for i in range(3)):
        return True
    return all(board[i][2 - i] == player for i in range(3))


def minimax(board, depth, is_maximizing):
    if check_winner(board, AI):
        return 10 - depth
    if check_winner(board, HUMAN):
        return depth - 10
    if not empty_cells(board):
        return 0
    scores = []
    for row, col in empty_cells(board):
        board[row][col] = AI if is_maximizing else HUMAN
        scores.append(minimax(board, depth + 1, not is_maximizing))
        board[row][col] = EMPTY
    return max(scores) if is_maximizing else min(scores)


def find_best_move(board):
    best, best_score = None, -100
    for row, col in empty_cells(board):
        board[row][col] = AI
        score = minimax(board, 0, False)
        board[row][col] = EMPTY
        if score > best_score:
            best, best_score = (row, col), score
    return best
