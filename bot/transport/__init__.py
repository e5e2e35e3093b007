"""The transport: the one room that knows Discord's protocol and discord.py."""
