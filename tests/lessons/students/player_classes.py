import math
import random


class Player:
    def __init__(self, letter):
        self.letter = letter

    def get_move(self, game):
        pass


class HumanPlayer(Player):
    def get_move(self, game):
        return int(input(self.letter + "'s turn (0-8): "))


class RandomPlayer(Player):
    def get_move(self, game):
        return random.choice(game.available_moves())


class CleverPlayer(Player):
    def get_move(self, game):
        if len(game.available_moves()) == 9:
            return random.choice(game.available_moves())
        return self.minimax(game, self.letter)["position"]

    def minimax(self, state, player):
        max_player = self.letter
        other_player = "O" if player == "X" else "X"
        if state.current_winner == other_player:
            points = state.num_empty_squares() + 1
            return {"position": None, "score": points if other_player == max_player else -points}
        elif not state.empty_squares():
            return {"position": None, "score": 0}
        if player == max_player:
            best = {"position": None, "score": -math.inf}
        else:
            best = {"position": None, "score": math.inf}
        for move in state.available_moves():
            state.make_move(move, player)
            score = self.minimax(state, other_player)
            state.board[move] = " "
            state.current_winner = None
            score["position"] = move
            if player == max_player:
                if score["score"] > best["score"]:
                    best = score
            elif score["score"] < best["score"]:
                best = score
        return best


class TicTacToe:
    def __init__(self):
        self.board = [" " for _ in range(9)]
        self.current_winner = None

    def available_moves(self):
        return [i for i, spot in enumerate(self.board) if spot == " "]

    def empty_squares(self):
        return " " in self.board

    def num_empty_squares(self):
        return self.board.count(" ")

    def make_move(self, square, letter):
        if self.board[square] == " ":
            self.board[square] = letter
            if self.winner(square, letter):
                self.current_winner = letter
            return True
        return False

    def winner(self, square, letter):
        row = square // 3
        if all(spot == letter for spot in self.board[row * 3:(row + 1) * 3]):
            return True
        col = square % 3
        if all(self.board[col + i * 3] == letter for i in range(3)):
            return True
        if square % 2 == 0:
            if all(self.board[i] == letter for i in [0, 4, 8]):
                return True
            if all(self.board[i] == letter for i in [2, 4, 6]):
                return True
        return False
