"""Open the settings panel and choose on it."""

from bot.model import GuildId, GuildSettings
from bot.ui.server_settings.setting_choices import Setting
from playground import Channel, Message, Person, Reply
from tests.bot.conftest import Setup

SECTIONS = ("Games", "Marks and style", "Language, channels", "Limits", "Check")


async def panel(running: Setup, section: str = "Games", person: Person | None = None) -> Message:
    """Open a section of the panel; Alice does where nobody else is named."""
    manager = person or running.alice
    card = (await manager.slash(running.general, "ttt settings")).message
    return card if section == "Games" else (await turn(manager, card, section)).message


async def turn(person: Person, card: Message, section: str) -> Reply:
    """Turn the panel to a section."""
    page = card.selects[0]
    return await person.choose(card, page.custom_id, [f"{SECTIONS.index(section) + 1}"])


def select_id(running: Setup, setting: str, part: int = 0) -> str:
    return f"set:{running.playground.guild().id}:{setting}:{part}"


async def choose(running: Setup, card: Message, setting: Setting, *values: object) -> Reply:
    """Alice chooses."""
    return await running.alice.choose(card, select_id(running, setting), values)


async def send_forged(
    person: Person, where: Channel, message: Message, custom_id: str, values: list[str]
) -> Reply:
    """Send a choice that no client would: of something else, or somewhere else."""
    data = {"custom_id": custom_id, "component_type": 3, "values": values}
    return await person.interact(where, {"type": 3, "data": data, "message": message})


async def chosen(running: Setup) -> GuildSettings:
    """What is stored of it."""
    async with running.store() as store:
        return await store.settings.of(GuildId(running.playground.guild().id))
