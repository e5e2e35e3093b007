"""Playing: the card of a game, moving, resigning and watching."""
