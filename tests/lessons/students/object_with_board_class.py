class Grid:
    def __init__(self):
        self.rows = [[" "] * 3 for _ in range(3)]

    def free(self):
        return [(r, c) for r in range(3) for c in range(3) if self.rows[r][c] == " "]

    def put(self, r, c, mark):
        self.rows[r][c] = mark


class Game:
    def __init__(self):
        self.grid = Grid()
        self.current = "X"

    def has_won(self, mark):
        g = self.grid.rows
        lines = g + [[g[r][c] for r in range(3)] for c in range(3)] + [[g[i][i] for i in range(3)], [g[i][2 - i] for i in range(3)]]
        return [mark] * 3 in lines

    def is_full(self):
        return not self.grid.free()

    def computer_move(self):
        return self.grid.free()[0]
