"""The colours of pictures, which have a dark ground of their own.

It is the same in Discord's dark and light theme: no one colour is easy to read on both.
"""

GROUND = "#17181c"
SURFACE = "#383b45"
"""Cells, and the lines of a grid."""
TEXT = "#c9ccd4"

GREEN, ORANGE = "#4fd17a", "#ffa92e"
"""The last move and the line that ended a game, as the classic emoji have them."""

RED, BLUE = "#ff6b6b", "#5cb8ff"
"""The marks X and O, likewise."""

DARK_RED, DARK_BLUE = "#8e0b1d", "#0b3f8a"
"""The same on orange."""

LINE, BAND = "#b3e0ff", "#346f99"
"""A rating, and how far off it may be."""
