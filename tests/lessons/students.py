"""Programs as students type them from the lessons: the workbook's, the blog's, the notebook's."""

WORKBOOK = '''
import random

comp_symbol = "O"
human_symbol = "X"
lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]]

def free_squares(board):
    free = []
    for i in range(len(board)):
        if board[i] == " ":
            free.append(i)
    return free

def other_symbol(symbol):
    if symbol == "X":
        return "O"
    return "X"

def has_won(board, symbol):
    for line in lines:
        if board[line[0]] == symbol and board[line[1]] == symbol and board[line[2]] == symbol:
            return True
    return False

def best_outcome_for_symbol(outcomes, symbol):
    if symbol in outcomes:
        return symbol
    if "T" in outcomes:
        return "T"
    return other_symbol(symbol)

def get_outcome(board, symbol):
    """X, O or T: what the game will end as, symbol to move."""
    if has_won(board, "X"):
        return "X"
    if has_won(board, "O"):
        return "O"
    if len(free_squares(board)) == 0:
        return "T"
    return best_outcome_for_symbol(get_move_outcomes(board, symbol), symbol)

def get_move_outcomes(board, symbol):
    outcomes = []
    for square in free_squares(board):
        board[square] = symbol
        outcomes.append(get_outcome(board, other_symbol(symbol)))
        board[square] = " "
    return outcomes

def get_comp_move(board):
    free = free_squares(board)
    if len(free) > 7:  # All games from here take a while.
        return 4 if 4 in free else random.choice([0, 2, 6, 8])
    outcomes = get_move_outcomes(board, comp_symbol)
    best = best_outcome_for_symbol(outcomes, comp_symbol)
    return random.choice([s for s, o in zip(free, outcomes) if o == best])

def play():
    board = [" "] * 9
    while True:
        board[int(input("Your move (0 to 8)? "))] = human_symbol
        board[get_comp_move(board)] = comp_symbol

if __name__ == "__main__":
    play()
'''

BLOG = """
# My tic tac toe. The board is a list of 10, board[0] is not used, numbered like a keypad.
import random

def isWinner(bo, le):
    return ((bo[7] == le and bo[8] == le and bo[9] == le) or
        (bo[4] == le and bo[5] == le and bo[6] == le) or
        (bo[1] == le and bo[2] == le and bo[3] == le) or
        (bo[7] == le and bo[4] == le and bo[1] == le) or
        (bo[8] == le and bo[5] == le and bo[2] == le) or
        (bo[9] == le and bo[6] == le and bo[3] == le) or
        (bo[7] == le and bo[5] == le and bo[3] == le) or
        (bo[9] == le and bo[5] == le and bo[1] == le))

def isSpaceFree(board, move):
    return board[move] == " "

def chooseRandom(board, moves):
    possible = [m for m in moves if isSpaceFree(board, m)]
    return random.choice(possible) if possible else None

def getComputerMove(board, computerLetter):
    playerLetter = "O" if computerLetter == "X" else "X"
    for letter in (computerLetter, playerLetter):
        for i in range(1, 10):
            copy = board[:]
            if isSpaceFree(copy, i):
                copy[i] = letter
                if isWinner(copy, letter):
                    return i
    move = chooseRandom(board, [1, 3, 7, 9])
    if move is not None:
        return move
    if isSpaceFree(board, 5):
        return 5
    return chooseRandom(board, [2, 4, 6, 8])
"""

NOTEBOOK = '''
def alphabeta(game):
    """The homework: alpha-beta from the state of the game, for whoever is to move."""
    player = game.state.to_move

    def max_value(state, alpha, beta):
        if game.game_over(state):
            return game.utility(state, player)
        v = -2
        for move in state.moves:
            v = max(v, min_value(game.result(move, state), alpha, beta))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta):
        if game.game_over(state):
            return game.utility(state, player)
        v = 2
        for move in state.moves:
            v = min(v, max_value(game.result(move, state), alpha, beta))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    best_score, best_move = -2, None
    for move in game.state.moves:
        v = min_value(game.result(move, game.state), best_score, 2)
        if v > best_score:
            best_score, best_move = v, move
    return best_move
'''
