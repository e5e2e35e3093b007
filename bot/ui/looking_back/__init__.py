"""Looking back at finished games: histories, reviews and pictures."""
