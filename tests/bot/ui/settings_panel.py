"""The settings panel, as stories open it and choose on it."""

from bot.model import GuildId, GuildSettings
from bot.store.opening import open_store
from bot.ui.cards.setting_choices import Setting
from playground import Channel, Message, Person, Reply
from tests.bot.conftest import House

SECTIONS = ("Games", "Look", "Language and places", "Limits", "Check")


async def panel(home: House, section: str = "Games", person: Person | None = None) -> Message:
    """Open a section of the panel; Alice does where nobody else is named."""
    manager = person or home.alice
    card = (await manager.slash(home.general, "ttt settings")).message
    return card if section == "Games" else (await manager.click(card, section)).message


def select_id(home: House, setting: str, part: int = 0) -> str:
    return f"set:{home.playground.guild().id}:{setting}:{part}"


async def choose(home: House, card: Message, setting: Setting, *values: object) -> Reply:
    """Alice chooses."""
    return await home.alice.choose(card, select_id(home, setting), values)


async def forge(
    person: Person, where: Channel, message: Message, custom_id: str, values: list[str]
) -> Reply:
    """Send a choice that no client would: of something else, or somewhere else."""
    data = {"custom_id": custom_id, "component_type": 3, "values": values}
    return await person.interact(where, {"type": 3, "data": data, "message": message})


async def chosen(home: House) -> GuildSettings:
    """What is stored of it."""
    async with open_store(home.settings.database_url) as store:
        return await store.settings.of(GuildId(home.playground.guild().id))
