"""The colours of pictures, which have a dark ground of their own.

It is the same in Discord's dark and light theme: no one colour is easy to read on both. What lies
on the page itself is `FAINT`, which is easy enough.
"""

GROUND = "#17181c"
SURFACE, RIM = "#2c2f3a", "#5b6275"
"""Cells, and the line around them by which they stand out from grounds as dark as they are."""
TEXT = "#c9ccd4"

RED, BLUE = "#ff6b6b", "#5cb8ff"
"""The marks X and O, wherever they stand."""

GREEN = "#4fd17a"
"""Frames the last move."""

GOLD, SURFACE_LINE = "#ffc53d", "#4f3f12"
"""Frame and fill the cells of the line that ended a game, and the best cell of a hint."""

HINT_WIN, SURFACE_WIN = "#7ee2a0", "#1d4a34"
HINT_DRAW, SURFACE_DRAW = "#e3e5ea", "#4d5260"
HINT_LOSS, SURFACE_LOSS = "#e9a0a0", "#4a2730"
"""The sign and the cell of what a move leads to."""

FAINT, FREE = "#82899b", "#82899b24"
"""The names of columns and rows and the rim of a free cell, and the tint within it: at least 3.2:1
on Discord's pages, dark and light."""

GRID = "#383b45"
"""The lines of a graph's grid."""

LINE, BAND = "#b3e0ff", "#346f99"
"""A rating, and how far off it may be."""
