KREIS = "\N{HEAVY LARGE CIRCLE}"
KREUZ = "\N{CROSS MARK}"
LEER = "\N{WHITE LARGE SQUARE}"
feld = [LEER] * 9
reihen = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def free_squares(feld):
    return [i for i in range(9) if feld[i] == LEER]


def other_symbol(symbol):
    if symbol == KREUZ:
        return KREIS
    return KREUZ


def check_winner(feld):
    for a, b, c in reihen:
        if feld[a] == feld[b] == feld[c] and feld[a] != LEER:
            return True
    return False
