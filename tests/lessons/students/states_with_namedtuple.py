from collections import namedtuple

GameState = namedtuple("GameState", "to_move, utility, board, moves")


class TicTacToe:
    def __init__(self, h=3, v=3, k=3):
        self.h, self.v, self.k = h, v, k
        moves = [(x, y) for x in range(1, h + 1) for y in range(1, v + 1)]
        self.state = GameState("X", 0, {}, moves)

    def result(self, move, state):
        if move not in state.moves:
            return state
        board = state.board.copy()
        board[move] = state.to_move
        moves = [each for each in state.moves if each != move]
        return GameState("O" if state.to_move == "X" else "X", self.compute_utility(move, state), board, moves)

    def compute_utility(self, move, state):
        board = {**state.board, move: state.to_move}
        for dx, dy in ((0, 1), (1, 0), (1, 1), (1, -1)):
            x, y = move
            n = 0
            while board.get((x, y)) == state.to_move:
                n += 1
                x, y = x + dx, y + dy
            x, y = move
            while board.get((x, y)) == state.to_move:
                n += 1
                x, y = x - dx, y - dy
            if n - 1 >= self.k:
                return 1 if state.to_move == "X" else -1
        return 0

    def game_over(self, state):
        return state.utility != 0 or len(state.moves) == 0

    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility


def alphabeta_player(game):
    player = game.state.to_move

    def max_value(state, alpha, beta):
        if game.game_over(state):
            return game.utility(state, player)
        value = -10
        for move in state.moves:
            value = max(value, min_value(game.result(move, state), alpha, beta))
            if value >= beta:
                return value
            alpha = max(alpha, value)
        return value

    def min_value(state, alpha, beta):
        if game.game_over(state):
            return game.utility(state, player)
        value = 10
        for move in state.moves:
            value = min(value, max_value(game.result(move, state), alpha, beta))
            if value <= alpha:
                return value
            beta = min(beta, value)
        return value

    return max(game.state.moves, key=lambda move: min_value(game.result(move, game.state), -10, 10))
