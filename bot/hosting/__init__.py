"""What a host does besides running the bot: check, migrate, back up, tidy."""
