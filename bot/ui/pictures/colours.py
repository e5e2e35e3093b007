"""The colours of pictures, which have a dark ground of their own."""

GROUND = "#17181c"
BOARD = "#4a5061"
"""The ground of a game's picture, which stands out from Discord's dark pages and light ones."""
TEXT = "#c9ccd4"

GRID = "#454a58"
"""The lines of a graph's grid."""

LINE = "#b3e0ff"
BAND, BAND_EDGE = "#1f3444", "#4a83ab"
"""A rating, and how far off it may be: a shade that the grid is seen through, and its edges."""
