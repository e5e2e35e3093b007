"""Help: how to begin, then every command and the rules, on pages that a telephone shows whole."""

from collections.abc import Iterable

from bot.model import Terms
from bot.model.errors import NotDone, Why
from bot.ui.button_ids import BEGIN, ButtonId, number
from bot.ui.components import Accent, ButtonStyle, Card, button, container, link_button, row, text
from bot.ui.reply import Defer, Post, Reply, Update, Whisper
from bot.ui.request import Request
from bot.ui.router import Command, Feature, Topic, command, on_click
from bot.ui.servers import Links
from bot.ui.text.texts import Words

HELP_PAGE = ButtonId("help-page", (number,))
"""Another page of the help: page."""

FACTS = ("levels", "boards", "cells", "time", "screen-reader")

HELP_PAGES = ("play", "commands", "more")


class Help(Feature):
    """The command that explains the others."""

    @command("help", topic=None)
    async def help(self, request: Request) -> Reply:
        return Whisper(self._card(0, request.words))

    @on_click(HELP_PAGE)
    async def turn(self, request: Request, page: int) -> Reply:
        if page >= len(HELP_PAGES):
            raise NotDone(Why.BROKEN_BUTTON, request.name)
        return Update(self._card(page, request.words))

    @on_click(BEGIN, defer=Defer.PUBLIC)
    async def begin(self, request: Request) -> Reply:
        return Post(await self.services.new_games.start(request.caller, None, Terms()))

    def _card(self, page: int, words: Words) -> Card:
        return help_card(self.commands, page, words, self.servers.links())


def help_card(commands: Iterable[Command], page: int, words: Words, links: Links) -> Card:
    """Show one of the `HELP_PAGES`, with buttons to the others and the host's `links`.

    The first says how to begin, with the commands that have no topic, and has a button that does.
    """
    buttons = [
        button(HELP_PAGE(other), words(f"button-help-{name}"))
        for other, name in enumerate(HELP_PAGES)
        if other != page
    ]
    match HELP_PAGES[page]:
        case "play":
            begin = button(BEGIN(), words("button-begin"), style=ButtonStyle.SUCCESS)
            parts = [text(_beginning(words)), row([begin])]
        case "commands":
            sections = [_section(topic, commands, words) for topic in Topic]
            parts = [text(section) for section in [*sections, words("help-menus")]]
        case _:
            parts = [text(words(f"help-{fact}")) for fact in FACTS]
    keys = "button-support", "button-source", "button-privacy-policy", "button-terms"
    outside = [link_button(url, words(key)) for url, key in zip(links, keys, strict=True) if url]
    rows = [row(each) for each in (buttons, outside) if each]
    return [container([*parts, *rows], Accent.ACTIVE)]


def _beginning(words: Words) -> str:
    lines = (
        words("help-title"),
        words("help-goal"),
        words("help-start", start=words.command("start")),
        words("help-challenge", challenge=words.command("challenge")),
        words("help-puzzle", puzzle=words.command("puzzle")),
        words("help-stuck"),
        words("help-lost"),
    )
    return "\n".join(lines)


def _section(topic: Topic, commands: Iterable[Command], words: Words) -> str:
    names = [each.name for each in commands if each.topic is topic]
    lines = [words(f"help-{topic}")]
    lines += [f"{words.command(name)} · {words(f'help-on-{name}')}" for name in names]
    return "\n".join(lines)
