"""Oxo, a tic-tac-toe bot for Discord that never forgets a game."""
