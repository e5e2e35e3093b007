"""The engine's commands for a terminal: the only part of it that reads, prints and picks seeds."""
