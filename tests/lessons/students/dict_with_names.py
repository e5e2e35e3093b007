human = "x"
computer = "o"
blank = " "
def possible_moves(b):
    return [k for k in b if b[k] == blank]
b = {k: blank for k in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]}
def won(b, m):
    for line in ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]:
        if all(b[s] == m for s in line.split()):
            return True
    return False
