"""Draw the pictures of the lessons: `python -m docs.pictures.draw` writes them anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from docs.pictures.shapes import Picture
from engine import BOARDS, Cell, Level, Mark, Position, cell_names, format_cell, parse_moves
from engine.figures import odds
from engine.game_tree import Node, board_key, grow, walk
from engine.render import marked_cells
from engine.textbook import CountedRules, alpha_beta, good_first, minimax
from engine.walks import alpha_beta_steps
from engine.winners import LINES

FOLDER = Path(__file__).parent
SMALL = BOARDS["3x3"]
EMPTY = Position.empty(SMALL)


def cells() -> Picture:
    """Draw the three ways to name a cell."""
    picture = Picture(640, 250, "The cells of a board: by name, by number, and from 0")
    ways = (
        ("names", cell_names(SMALL)),
        ("numbers", [str(cell + 1) for cell in range(9)]),
        ("numbers from 0", [str(cell) for cell in range(9)]),
    )
    for at, (name, labels) in enumerate(ways):
        left = 40 + at * 205
        picture.board(left, 30, 150, EMPTY, labels=labels)
        picture.text(left + 75, 215, name, 18)
    return picture


def lines() -> Picture:
    """Draw the eight lines that win."""
    picture = Picture(640, 330, "The eight lines: three rows, three columns, two diagonals")
    for at, line in enumerate(LINES):
        left, top = 34 + at % 4 * 150, 22 + at // 4 * 155
        picture.board(left, top, 122, EMPTY, marked=[Cell(cell) for cell in line])
        ends = [
            (left + 122 * (cell % 3 + 0.5) / 3, top + 122 * (cell // 3 + 0.5) / 3) for cell in line
        ]
        (x1, y1), (x2, y2) = ends[0], ends[-1]
        picture.shape("path", "best", d=f"M{x1:g} {y1:g}L{x2:g} {y2:g}")
    return picture


def game() -> Picture:
    """Draw how a game goes, as a flowchart."""
    picture = Picture(640, 800, "A flowchart of a game of tic-tac-toe")
    middle = 300

    def step(y: float, *lines: str, half: float = 130) -> None:
        height = 26 + 22 * len(lines)
        picture.shape("rect", "card", x=middle - half, y=y, width=2 * half, height=height, rx=10)
        for at, line in enumerate(lines):
            picture.text(middle, y + 30 + 22 * at, line, 17)

    def question(y: float, text: str) -> None:
        d = f"M{middle} {y}l140 36l-140 36l-140 -36z"
        picture.shape("path", "card", d=d)
        picture.text(middle, y + 42, text, 17)

    step(24, "Draw an empty board.", "X or O? Who starts?")
    picture.arrow((middle, 94), (middle, 122))
    step(122, "Show the board.")
    picture.arrow((middle, 170), (middle, 198))
    step(198, "Whoever is to move", "names a square.")
    picture.arrow((middle, 268), (middle, 296))
    question(296, "Is it free?")
    picture.arrow((middle + 140, 332), (540, 332), (540, 233), (middle + 130, 233))
    picture.text(middle + 165, 322, "no", 16, "o bold")
    picture.text(540, 356, "Say so, ask again.", 15, "faint")
    picture.arrow((middle, 368), (middle, 402))
    picture.text(middle + 22, 390, "yes", 16, "good bold")
    step(402, "Write X or O there.")
    picture.arrow((middle, 450), (middle, 478))
    question(478, "Three in a row?")
    picture.arrow((middle + 140, 514), (510, 514), (510, 712), (middle + 130, 712))
    picture.text(middle + 165, 504, "yes", 16, "good bold")
    picture.text(518, 610, "That side wins.", 15, "faint", "start")
    picture.arrow((middle, 550), (middle, 582))
    picture.text(middle + 20, 571, "no", 16, "o bold")
    question(582, "Is the board full?")
    picture.arrow((middle, 654), (middle, 688))
    picture.text(middle + 22, 676, "yes", 16, "good bold")
    picture.text(middle + 92, 676, "A tie.", 15, "faint")
    step(688, "The game is over.")
    picture.arrow((middle - 140, 618), (70, 618), (70, 146), (middle - 130, 146))
    picture.text(middle - 165, 608, "no", 16, "o bold")
    picture.text(82, 400, "The other", 15, "faint", "start")
    picture.text(82, 420, "side’s turn.", 15, "faint", "start")
    picture.text(
        middle,
        772,
        "Every program that plays does this; only who names a square differs.",
        16,
        "faint",
    )
    return picture


def random_games() -> Picture:
    """Draw a hundred games of random players, in the shares that are exact."""
    found = odds(Level.BEGINNER, Level.BEGINNER)
    shares = [float(100 * share) for share in (found.win, found.draw, found.loss)]
    counts = [round(share) for share in shares]
    assert sum(counts) == 100
    picture = Picture(640, 300, "Of 100 random games X wins 58, 13 are tied and O wins 29")
    kinds = "x" * counts[0] + "t" * counts[1] + "o" * counts[2]
    for at, kind in enumerate(kinds):
        x, y = 40 + at // 10 * 24, 30 + at % 10 * 24
        picture.shape("rect", kind, x=x, y=y, width=20, height=20, rx=4)
    rows = (("x", "X wins, who starts"), ("t", "ties"), ("o", "O wins"))
    for at, ((kind, name), share) in enumerate(zip(rows, shares, strict=True)):
        y = 80 + at * 70
        picture.text(330, y, f"{share:.1f} %", 34, f"{kind} bold", "start")
        picture.text(330, y + 24, name, 17, "", "start")
    return picture


def own_win() -> Picture:
    """Draw what easy sees and what it does not see."""
    picture = Picture(640, 270, "Easy completes its own line, but does not block")
    sees = Position.parse("XX.OO....", SMALL)
    picture.board(75, 25, 165, sees, ringed=[Cell(2)], marked=[Cell(0), Cell(1), Cell(2)])
    picture.text(157, 222, "X: c1 completes a line.", 17)
    picture.text(157, 246, "Easy sees it.", 17, "good bold")
    misses = Position.parse("XX.OO....", SMALL)
    misses = Position(SMALL, misses.x, 1 << 3)
    picture.board(400, 25, 165, misses, marked=[Cell(0), Cell(1), Cell(2)])
    picture.text(482, 222, "O: X will win at c1.", 17)
    picture.text(482, 246, "Easy does not look.", 17, "o bold")
    return picture


def film(title: str, moves: str, captions: list[str], threats: list[Cell]) -> Picture:
    """Draw a game move by move; the cells at the end that win are in rings."""
    played = parse_moves(moves, SMALL)
    picture = Picture(760, 215, title)
    for at in range(len(played)):
        position = Position.after(SMALL, played[: at + 1])
        left = 25 + at * 146
        ringed = threats if at == len(played) - 1 else []
        picture.board(left, 25, 126, position, marked=marked_cells(position), ringed=ringed)
        mark = position.to_move.other.value
        name = format_cell(played[at], SMALL)
        picture.text(left + 63, 178, f"{mark} {name}", 18, f"{mark.lower()} bold")
        picture.text(left + 63, 200, captions[at], 14.5, "faint")
    return picture


def fork_from_a_corner() -> Picture:
    """Draw how casual is beaten."""
    captions = ["a corner", "casual’s corner", "threatens a2", "blocks", "two threats: a fork"]
    title = "Corner, corner, corner: X makes two threats"
    return film(title, "a1c1a3a2c3", captions, [Cell(4), Cell(7)])


def fork_from_two_corners() -> Picture:
    """Draw how clever is beaten."""
    captions = ["a corner", "the centre", "opposite corner", "threatens a3", "blocks, and forks"]
    title = "Corner, centre, corner: X makes two threats"
    return film(title, "a1b2c3c1a3", captions, [Cell(3), Cell(7)])


def tree(
    picture: Picture, root: Node, top: float, values: dict[int, str], cut: set[int], side: float
) -> None:
    """Draw a tree with its best line, and what is cut faintly."""
    nodes = list(walk(root))
    numbers = {id(node): at for at, node in enumerate(nodes)}
    leaves = [node for node in nodes if not node.children]
    gap = picture.width / len(leaves)
    high = side + 76
    middles: dict[int, float] = {}
    for at in reversed(range(len(nodes))):
        node = nodes[at]
        if node.children:
            below = [middles[numbers[id(child)]] for _, child in node.children]
            middles[at] = (below[0] + below[-1]) / 2
        else:
            middles[at] = (leaves.index(node) + 0.5) * gap

    def draw(at: int, ply: int, played: str, on_line: bool, gone: bool) -> None:
        node, x, y = nodes[at], middles[at], top + ply * high
        for cell, child in node.children:
            below = numbers[id(child)]
            best = on_line and cell == node.best and not cut
            child_gone = gone or below in cut
            x1, y1, x2, y2 = x, y + side + 32, middles[below], y + high - 22
            bend = (y1 + y2) / 2
            kind = "best" if best else "cut" if child_gone else "line"
            d = f"M{x1:g} {y1:g}C{x1:g} {bend:g} {x2:g} {bend:g} {x2:g} {y2:g}"
            picture.shape("path", kind, d=d)
            if below in cut:
                mid = (x1 + x2) / 2
                picture.shape("path", "arrow", d=f"M{mid - 8:g} {bend + 6:g}l16 -12")
            mark = node.position.to_move.value
            draw(below, ply + 1, f"{mark} {format_cell(cell, SMALL)}", best, child_gone)
        position = node.position
        marked = marked_cells(position) if played or position.outcome else ()
        kind = "gone" if gone else ""
        if played:
            picture.text(x, y - 6, played, 15, f"{played[0].lower()} bold {kind}".strip())
        picture.board(x - side / 2, y, side, position, marked=marked, kind=kind)
        if gone:
            return
        if node.children:
            who = "chooses" if len(node.children) > 1 else "must"
            picture.text(
                x - 6, y + side + 22, f"{position.to_move.value} {who}", 13, "faint", "end"
            )
            picture.chip(x + 14, y + side + 17, values[at], 22)
        else:
            picture.chip(x, y + side + 17, values[at], 22)

    draw(0, 0, "", True, False)


def minimax_tree() -> Picture:
    """Draw the workbook's sheet with its results."""
    root = grow(Position.parse(".OXOX..XO", SMALL, Mark.O), 9)
    picture = Picture(760, 565, "A tree of games: results go up from the ends, and O takes a tie")
    values = {at: node.result for at, node in enumerate(walk(root))}
    tree(picture, root, 20, values, set(), 68)
    return picture


def alpha_beta_tree() -> Picture:
    """Draw a tree in which alpha-beta leaves two boards out."""
    root = grow(Position.parse(".OOOX.XX.", SMALL), 9)
    steps = alpha_beta_steps(root)
    picture = Picture(640, 565, "The same with alpha-beta: one branch is cut off")
    values = {step.at: step.value for step in steps if step.value}
    tree(picture, root, 20, values, {at for step in steps for at in step.cut}, 68)
    return picture


def searches() -> Picture:
    """Draw how many boards each search looks at."""
    counts: list[tuple[str, int]] = []
    ways: list[tuple[str, Callable[[CountedRules], int]]] = [
        ("minimax", lambda rules: minimax([" "] * 9, "X", rules)),
        ("alpha-beta", lambda rules: alpha_beta([" "] * 9, "X", rules, range(9))),
        ("good moves first", lambda rules: alpha_beta([" "] * 9, "X", rules, good_first(SMALL))),
        ("and a table", lambda rules: alpha_beta([" "] * 9, "X", rules, good_first(SMALL), {})),
    ]
    for name, search in ways:
        rules = CountedRules()
        search(rules)
        counts.append((name, rules.nodes))
    picture = Picture(640, 230, "Boards looked at to choose the first move")
    for at, (name, count) in enumerate(counts):
        y = 30 + at * 48
        length = max(2, 340 * count / counts[0][1])
        picture.text(170, y + 20, name, 17, "", "end")
        picture.shape("rect", "x", x=185, y=y, width=length, height=28, rx=4)
        picture.text(195 + length, y + 20, f"{count:,}", 17, "bold", "start")
    return picture


def first_moves() -> Picture:
    """Draw which first moves are mirror images of one another."""
    picture = Picture(640, 250, "Nine first moves, of three kinds: corner, side, centre")
    kinds: dict[tuple[int, int], list[Cell]] = {}
    for cell in EMPTY.free_cells:
        kinds.setdefault(board_key(EMPTY.play(cell)), []).append(cell)
    names = {4: "corners", 1: "centre"}
    for at, found in enumerate(sorted(kinds.values())):
        left = 40 + at * 205
        name = "sides" if 1 in found else names[len(found)]
        labels = dict.fromkeys(found, "X")
        picture.board(left, 30, 150, EMPTY, marked=found, labels=labels)
        picture.text(left + 75, 212, f"{name}: {len(found)}", 18)
    return picture


PICTURES: dict[str, Callable[[], Picture]] = {
    "cells": cells,
    "lines": lines,
    "game": game,
    "random-games": random_games,
    "own-win": own_win,
    "fork-from-a-corner": fork_from_a_corner,
    "fork-from-two-corners": fork_from_two_corners,
    "minimax": minimax_tree,
    "alpha-beta": alpha_beta_tree,
    "searches": searches,
    "first-moves": first_moves,
}


def main() -> None:
    """Write every picture."""
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw().svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
