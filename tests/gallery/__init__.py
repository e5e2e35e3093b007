"""Every card that the bot shows, to be looked at and to be held against Discord's limits."""
