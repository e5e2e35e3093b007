squares = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]


def is_free(squares, number):
    return squares[number - 1] not in "XO"


def get_free_squares(squares):
    return [int(s) for s in squares if s.isdigit()]


def has_won(squares, mark):
    for a, b, c in [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]:
        if squares[a - 1] == squares[b - 1] == squares[c - 1] == mark:
            return True
    return False
