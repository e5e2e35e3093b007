"""The yardstick: a bare discord.py bot that stores nothing and edits one 9-button message."""

import os

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Board(discord.ui.View):
    """Nine buttons, as the library's own examples make them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for cell in range(9):
            self.add_item(CellButton(cell))


class CellButton(discord.ui.Button[Board]):
    """A button that changes its colour when pressed."""

    def __init__(self, cell: int) -> None:
        super().__init__(label=f"{cell}", custom_id=f"{cell}", row=cell // 3)

    async def callback(self, interaction: discord.Interaction) -> None:
        self.style = discord.ButtonStyle.success
        await interaction.response.edit_message(content="pressed", view=self.view)


class BareBot(discord.AutoShardedClient):
    """One command that posts a board."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = discord.app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        _, address, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)

        # Players here are faster than people: the first press may come before `send_message` has
        # returned and remembered its view.
        self.add_view(Board())

        @self.tree.command(name="start", description="Post a board")
        async def start(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("press", view=Board())

        await self.tree.sync()


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API_BASE"]
    BareBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
