"""Starting: games against the bot, challenges to people, and games that follow another."""
