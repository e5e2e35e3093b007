class Node:
    def __init__(self, board, turn):
        self.board = board
        self.turn = turn
    def moves(self):
        return [i for i in range(9) if self.board[i] == "."]
    def child(self, i):
        b = self.board[:i] + self.turn + self.board[i + 1:]
        return Node(b, "O" if self.turn == "X" else "X")
    def winner(self):
        for a, b, c in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
            if self.board[a] != "." and self.board[a] == self.board[b] == self.board[c]:
                return self.board[a]
        return None
def minimax(node):
    w = node.winner()
    if w:
        return 1 if w == "X" else -1
    if not node.moves():
        return 0
    values = [minimax(node.child(m)) for m in node.moves()]
    return max(values) if node.turn == "X" else min(values)
