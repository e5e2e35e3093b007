"""The yardstick: minimax on 3x3 as textbooks print it, with nothing added."""

LINES = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)


def winner(board: list[str]) -> str | None:
    """Return "X" or "O" if that player has a line, else None."""
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None


def minimax(board: list[str], player: str) -> int:
    """Return 1, 0 or -1 as X wins, draws or loses with `player` to move; visits the full tree."""
    won = winner(board)
    if won is not None:
        return 1 if won == "X" else -1
    if " " not in board:
        return 0
    values = []
    for cell in range(9):
        if board[cell] == " ":
            board[cell] = player
            values.append(minimax(board, "O" if player == "X" else "X"))
            board[cell] = " "
    return max(values) if player == "X" else min(values)


def best_move(board: list[str], player: str) -> int:
    """Return the first cell of the best value for `player`."""
    best, best_value = -1, -2
    for cell in range(9):
        if board[cell] == " ":
            board[cell] = player
            value = minimax(board, "O" if player == "X" else "X")
            board[cell] = " "
            if player == "O":
                value = -value
            if value > best_value:
                best, best_value = cell, value
    return best
