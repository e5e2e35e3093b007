"""The colours of pictures, which have a dark ground of their own, and of tiles, which have none.

Tiles lie on Discord's page itself, dark or light. No bright colour is easy to read on both, so what
is bright there has an outline in `GROUND`, and frames and names have a middle tone.
"""

GROUND = "#17181c"
BOARD = "#4a5061"
"""The ground of a game's picture, which stands out from Discord's dark pages and light ones."""
SURFACE, RIM = "#2c2f3a", "#5b6275"
"""Cells, and the line around them by which they stand out from grounds as dark as they are."""
TEXT = "#c9ccd4"

RED, BLUE = "#ff6b6b", "#5cb8ff"
"""The marks X and O, wherever they stand."""

GREEN = "#4fd17a"
"""Frames the last move of a picture."""

GOLD, SURFACE_LINE = "#ffc53d", "#4f3f12"
ROSE, SURFACE_LOST = "#f58a8a", "#542a2e"
"""Frame and fill the cells of the line that won the game of a picture, or lost it."""

MID_GREEN, TINT_LAST = "#269a57", "#269a5738"
"""Frame and fill the tile of the last move."""

MID_GOLD, TINT_LINE = "#b38100", "#b3810038"
"""Frame and fill the tiles of the line that ended a game, and the best cell of a hint."""

MID_RED = "#c9474f"
"""Frames the tiles of a line that lost, where a line loses; its fill is `TINT_LOSS`."""

HINT_WIN, TINT_WIN = "#4fd17a", "#269a5748"
HINT_DRAW, TINT_DRAW = "#b4b9c6", "#82899b48"
HINT_LOSS, TINT_LOSS = "#f58a8a", "#d8484848"
"""The sign and the fill of what a move leads to."""

FAINT, FREE = "#82899b", "#82899b24"
"""The names of columns and rows, the rim of a tile, and the tint within that of a free cell."""

GRID = "#454a58"
"""The lines of a graph's grid."""

LINE = "#b3e0ff"
BAND, BAND_EDGE = "#1f3444", "#4a83ab"
"""A rating, and how far off it may be: a shade that the grid is seen through, and its edges."""
