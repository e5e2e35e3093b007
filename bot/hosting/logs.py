"""Logs: the story of the process on standard error, as lines of text or of JSON.

A call of ours names what it tells, `log.info("game %(game)d …", {"game": game.id})`: the text reads
as ever, and JSON has every name as a field of its own.
"""

import logging
import sys

from bot.settings import JSON

TOLD_BY_US = ("discord.gateway",)
"""Loggers of a library whose news we tell ourselves, with ids; their warnings stay."""


def set_up_logs(level: str, form: str) -> None:
    """Send what we and the libraries have to say from `level` on to standard error.

    The libraries say no more than INFO: at DEBUG they repeat whatever travels, and that is names,
    what people wrote, and tokens.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(form))
    ours = logging.getLevelNamesMapping()[level]
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(ours, logging.INFO))
    logging.getLogger("bot").setLevel(ours)
    for name in TOLD_BY_US:
        logging.getLogger(name).setLevel(max(ours, logging.WARNING))


def _formatter(form: str) -> logging.Formatter:
    if form == JSON:
        # Only who wants JSON pays for what writes it.
        from bot.hosting.json_lines import JsonLines

        return JsonLines()
    return logging.Formatter("{asctime} {levelname:<8} {name} {message}", style="{")
