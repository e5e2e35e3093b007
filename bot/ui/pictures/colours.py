"""The colours of pictures, "#rrggbb" or, where the page is seen through them, "#rrggbbaa"."""

MOST_COLOURS = 64
"""How many a picture has at most: fewer make a smaller file."""

BOARD_GROUND = "#4a5061"
"""The ground of a game's picture, which stands out from Discord's dark pages and light ones."""
INK = "#c9ccd4"
"""What is written there."""

CLEAR = "#7f869400"
"""The ground of a graph, which has none: it lies on a dark page or a light one."""
LABEL, GRID = "#7f8694", "#7f869470"
"""What is written there, read on either, and the lines of the grid."""

LINE = "#3586d8"
BAND, BAND_EDGE = "#3586d818", "#3586d8a0"
"""A rating, and how far off it may be: a shade that the grid is seen through, and its edges."""
