"""The slash commands: one group, `/ttt`, in one Cog."""

from discord import app_commands
from discord.ext import commands

from bot.service import Services
from bot.ui.commands.choose import ChooseCommands
from bot.ui.commands.look import LookCommands
from bot.ui.commands.play import PlayCommands
from bot.ui.posting import Cards
from bot.ui.translator import said


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class TicTacToe(
    LookCommands,
    ChooseCommands,
    PlayCommands,  # Bases are read from the last: Discord lists `start` first, where all begin.
    commands.GroupCog,
    group_name="ttt",
    group_description=said("command-ttt"),
):
    """Parses options, asks the service, shows what it returns; nothing else."""

    def __init__(self, services: Services, cards: Cards) -> None:
        PlayCommands.__init__(self, services, cards)
        ChooseCommands.__init__(self, services)
        LookCommands.__init__(self, services, cards)
