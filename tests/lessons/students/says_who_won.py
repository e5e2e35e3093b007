board = [""] * 9
def check_winner(board):
    """'X', 'O', 'Tie', or None while the game goes on."""
    for line in [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]:
        first, second, third = (board[i] for i in line)
        if first != "" and first == second and second == third:
            return first
    if "" in board:
        return None
    return "Tie"


def bestMove(board):
    best, move = -2, -1
    for i in range(9):
        if board[i] == "":
            board[i] = "X"
            score = minimax(board, False)
            board[i] = ""
            if score > best:
                best, move = score, i
    return move


scores = {"X": 1, "O": -1, "Tie": 0}


def minimax(board, isMaximizing):
    result = check_winner(board)
    if result is not None:
        return scores[result]
    best = -2 if isMaximizing else 2
    for i in range(9):
        if board[i] == "":
            board[i] = "X" if isMaximizing else "O"
            score = minimax(board, not isMaximizing)
            board[i] = ""
            best = max(best, score) if isMaximizing else min(best, score)
    return best
