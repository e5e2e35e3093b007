"""Oxo, a tic-tac-toe bot for Discord that never forgets a game."""

__version__ = "1.1.0"
