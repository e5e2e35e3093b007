"""The puzzle of the day, and positions from one's own games."""
