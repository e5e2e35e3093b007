"""What players see and press on Discord."""
