"""Where the tiles of boards are: PNGs that `python -m docs.pictures.draw_tiles` draws."""

from pathlib import Path

EMOJI_TILES = Path(__file__).with_name("emoji_tiles")
"""`bot.ui.text.themes.TILES`, which Discord shows."""

CELL_TILES = Path(__file__).with_name("cell_tiles")
"""`bot.ui.text.themes.BOARD_TILES` as the picture of a game has them."""
