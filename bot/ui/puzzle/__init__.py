"""Puzzles: that of the day, others to practise, and positions from one's own games."""
