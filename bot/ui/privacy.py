"""Privacy: a person's data as a file, and its removal."""

from enum import StrEnum

from bot.model import UserId
from bot.model.errors import NotDone, Why
from bot.ui.button_ids import ButtonId, user_id
from bot.ui.components import (
    Accent,
    ButtonStyle,
    Card,
    button,
    container,
    file,
    row,
    sentence,
    text,
)
from bot.ui.reply import File, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Feature, Option, Topic, command, on_click
from bot.ui.text.texts import Words

FORGET = ButtonId("forget", (user_id,))
"""Remove a user's data."""

DATA_FILE = "oxo-data.json"


class PrivacyAction(StrEnum):
    """What `/ttt privacy` does."""

    EXPORT = "export"
    DELETE = "delete"


ACTION = Option(
    "action",
    "option-action",
    choices=(("choice-export", PrivacyAction.EXPORT), ("choice-delete", PrivacyAction.DELETE)),
    required=True,
    read=PrivacyAction,
)


class Privacy(Feature):
    """The command, and the button that confirms a removal."""

    @command("privacy", ACTION, topic=Topic.YOURS)
    async def privacy(self, request: Request, action: PrivacyAction) -> Reply:
        if action is PrivacyAction.DELETE:
            return Whisper(forget_card(request.user_id, request.words))
        export = await self.services.privacy.export(request.caller)
        text = request.words("exported-packed" if export.is_packed else "exported")
        name = f"{DATA_FILE}.gz" if export.is_packed else DATA_FILE
        return Whisper([*sentence(text), file(name)], File(name, export.content))

    @on_click(FORGET)
    async def forget(self, request: Request, user: UserId) -> Reply:
        if request.user_id != user:
            raise NotDone(Why.NOT_YOUR_PANEL)
        deleted = await self.services.privacy.forget(request.user_id)
        text = request.words("forgotten", games=deleted.games, ended=len(deleted.ended))
        return Update(sentence(text), refresh=(*deleted.ended, *deleted.closed))


def forget_card(user: UserId, words: Words) -> Card:
    """Explain what removing a person's data means, with a button to confirm it."""
    confirm = button(FORGET(user), words("button-forget"), style=ButtonStyle.DANGER)
    return [container([text(words("forget-question")), row([confirm])], Accent.DANGER)]
