START = " " * 9
import math
def actions(s):
    return [i for i in range(9) if s[i] == " "]
def result(s, a):
    return s[:a] + player(s) + s[a+1:]
def player(s):
    return "X" if s.count("X") == s.count("O") else "O"
def winner(s):
    for i, j, k in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
        if s[i] != " " and s[i] == s[j] == s[k]:
            return s[i]
def terminal(s):
    return winner(s) is not None or " " not in s
def utility(s):
    return {"X": 1, "O": -1}.get(winner(s), 0)
def minimax(s):
    if terminal(s):
        return utility(s), None
    best = None
    for a in actions(s):
        v = minimax(result(s, a))[0]
        if best is None or (player(s) == "X" and v > best[0]) or (player(s) == "O" and v < best[0]):
            best = (v, a)
    return best
