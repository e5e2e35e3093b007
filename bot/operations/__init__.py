"""What a host needs besides the bot itself: check, logs, health, metrics, housekeeping, backup."""
