"""Discord's numbers for the kinds of component, and a walk through nested ones."""

from ..records import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT = range(1, 8)
CHANNEL_SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(8, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_LABEL = (*SELECTS[:1], TEXT_INPUT, *SELECTS[1:], FILE_UPLOAD, 21, 22, 23)


def walk(components: list[Json]) -> list[Json]:
    """Return all components, nested ones too, in reading order."""
    found: list[Json] = []
    _gather(components, found)
    return found


def _gather(components: list[Json], found: list[Json]) -> None:
    for component in components:
        found.append(component)
        if within := component.get("components"):
            _gather(within, found)
        for key in ("accessory", "component"):
            if component.get(key):
                _gather([component[key]], found)
