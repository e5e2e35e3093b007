# classe plateau, marques en constantes
VIDE = 0
JOUEUR1 = 1
JOUEUR2 = 2
class Plateau:
    def __init__(self):
        self.cases = [[VIDE] * 3 for i in range(3)]
        self.tour = JOUEUR1
    def get_free_squares(self):
        return [(l, c) for l in range(3) for c in range(3) if self.cases[l][c] == VIDE]
    def winner(self):
        for j in (JOUEUR1, JOUEUR2):
            for i in range(3):
                if all(self.cases[i][k] == j for k in range(3)) or all(self.cases[k][i] == j for k in range(3)):
                    return j
            if all(self.cases[k][k] == j for k in range(3)) or all(self.cases[k][2 - k] == j for k in range(3)):
                return j
        return VIDE
