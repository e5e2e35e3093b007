import random

comp_symbol = "O"
human_symbol = "X"


def print_board(board):
    for start in range(0, 9, 3):
        print(board[start], "|", board[start + 1], "|", board[start + 2])


def check_winner(board):
    rows = board[0] == board[1] == board[2] != " " or board[3] == board[4] == board[5] != " " or board[6] == board[7] == board[8] != " "
    cols = any(board[c] == board[c + 3] == board[c + 6] != " " for c in range(3))
    cross = board[4] != " " and (board[0] == board[4] == board[8] or board[2] == board[4] == board[6])
    return rows or cols or cross


def get_free_squares(board):
    return [i for i in range(len(board)) if board[i] == " "]


def get_opposite_symbol(symbol):
    return "X" if symbol == "O" else "O"


def best_outcome_for_symbol(symbol, outcomes):
    for wanted in [symbol, "T", get_opposite_symbol(symbol)]:
        if wanted in outcomes:
            return wanted


def get_move_outcomes(symbol, board):
    squares = get_free_squares(board)
    if squares == []:
        return "T"
    results = []
    for square in squares:
        board[square] = symbol
        if check_winner(board):
            results.append(symbol)
        else:
            results.append(get_move_outcomes(get_opposite_symbol(symbol), board))
        board[square] = " "
    return best_outcome_for_symbol(symbol, results)


def get_comp_move(board):
    outcomes = {comp_symbol: [], "T": [], human_symbol: []}
    for square in get_free_squares(board):
        board[square] = comp_symbol
        if check_winner(board):
            board[square] = " "
            return square
        outcomes[get_move_outcomes(human_symbol, board)].append(square)
        board[square] = " "
    for symbol in (comp_symbol, "T", human_symbol):
        if outcomes[symbol]:
            return random.choice(outcomes[symbol])
