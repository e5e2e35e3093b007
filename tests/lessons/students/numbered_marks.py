# oxo: free=0 marks=1,2
# O starts here, nested function, board of nines with 0/1/2 ints
def empty_squares(grid):
    return [n for n, v in enumerate(grid) if v == 0]
def winner(grid):
    for p in (1, 2):
        for s, step in ((0, 1), (3, 1), (6, 1), (0, 3), (1, 3), (2, 3), (0, 4), (2, 2)):
            if grid[s] == grid[s + step] == grid[s + 2 * step] == p:
                return p
    return 0
def opponent(p):
    return 3 - p
def minimax(grid, player, me):
    w = winner(grid)
    if w:
        return 1 if w == me else -1
    if not empty_squares(grid):
        return 0
    best = None
    for sq in empty_squares(grid):
        grid[sq] = player
        v = minimax(grid, opponent(player), me)
        grid[sq] = 0
        if best is None or (player == me and v > best) or (player != me and v < best):
            best = v
    return best
