class Board:
    """A board of nine cells, "-" where nobody has been."""

    def __init__(self):
        self.cells = ["-"] * 9
        self.turn = "X"

    def available_moves(self):
        return [number for number in range(9) if self.cells[number] == "-"]

    def make_move(self, number, player):
        self.cells[number] = player

    def is_full(self):
        return "-" not in self.cells

    def winner(self):
        for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
            if self.cells[a] != "-" and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return None
