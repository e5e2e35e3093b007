"""The commands at a terminal: what reads, prints and chooses seeds."""
