"""Logs: on standard error, as lines of text or of JSON, without secrets.

Our own calls name their fields, `log.info("game %(game)d …", {"game": game.id})`: the text reads as
usual, and JSON has each name as a field.
"""

import asyncio
import logging
import sys
import threading
from types import TracebackType
from typing import Any

from bot.operations.redaction import Redactor
from bot.settings import JSON, TEXT

log = logging.getLogger(__name__)

QUIET = ("discord.gateway",)
"""Loggers below WARNING left out: what they report at INFO we log ourselves, with ids."""


RETRYING = ("discord.client", "discord.shard")
"""Loggers of what connects again by itself; with its traceback each attempt takes 54 lines."""


class RedactingFormatter(logging.Formatter):
    """What another formatter makes of a record, traceback and stack included, without secrets.

    It never raises: `logging` would print the arguments of such a record as they are.
    """

    def __init__(self, formatter: logging.Formatter, redact: Redactor) -> None:
        super().__init__()
        self._formatter = formatter
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        try:
            text = self._formatter.format(record)
        except Exception as error:
            # The template alone: the arguments are what could not be formatted.
            record = logging.makeLogRecord(
                record.__dict__
                | {"args": None, "exc_info": None, "exc_text": None, "stack_info": None}
                | {"msg": f"unreadable log record ({type(error).__name__}): {record.msg}"}
            )
            text = self._formatter.format(record)
        return self._redact(text)


class LogHandler(logging.StreamHandler[Any]):
    """Our handler, known by its class, so that setting up logs again replaces it."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop a record that cannot be written: `logging` would print it without redaction."""


def _is_news(record: logging.LogRecord) -> bool:
    """The bot never speaks in voice channels, so missing voice libraries are no news."""
    return "voice will NOT be supported" not in str(record.msg)


def _as_one_line(record: logging.LogRecord) -> bool:
    """Let what the library retries by itself be a warning of one line, without its traceback."""
    error = record.exc_info[1] if record.exc_info else None
    library = type(error).__module__.partition(".")[0]
    if error is not None and (isinstance(error, OSError) or library in ("aiohttp", "discord")):
        reason = " ".join(str(error).split()) or type(error).__name__
        record.msg, record.args = f"{record.getMessage()}: {reason}", None
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up_logs(level: str, form: str = TEXT, redact: Redactor | None = None) -> None:
    """Log from `level` on to standard error, in the format `form`, with secrets hidden.

    Warnings and uncaught exceptions become records too. Libraries log at INFO at most: at DEBUG
    they log whole requests and events, which hold names, what people wrote, and tokens.
    """
    handler = LogHandler(sys.stderr)
    handler.setFormatter(RedactingFormatter(_formatter(form), redact or Redactor()))
    ours = logging.getLevelNamesMapping()[level]
    root = logging.getLogger()
    for earlier in [each for each in root.handlers if isinstance(each, LogHandler)]:
        root.removeHandler(earlier)
    root.addHandler(handler)
    root.setLevel(max(ours, logging.INFO))
    logging.getLogger("bot").setLevel(ours)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(ours, logging.WARNING))
    logging.captureWarnings(True)
    logging.getLogger("discord.client").addFilter(_is_news)
    for name in RETRYING:
        logging.getLogger(name).addFilter(_as_one_line)
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_uncaught_in_thread
    sys.unraisablehook = _log_unraisable


def log_loop_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Log what no task handled in `loop`, such as an exception in a callback."""
    loop.set_exception_handler(_log_loop_error)


def _log_uncaught(kind: type[BaseException], error: BaseException, _: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):  # Ctrl-C is no fault.
        log.critical("uncaught exception", exc_info=error)


def _log_uncaught_in_thread(uncaught: threading.ExceptHookArgs) -> None:
    thread = uncaught.thread.name if uncaught.thread else "unknown"
    fields = {"thread": thread}
    log.critical("uncaught exception in thread %(thread)s", fields, exc_info=uncaught.exc_value)


def _log_unraisable(unraisable: "sys.UnraisableHookArgs") -> None:
    place = type(unraisable.object).__name__
    log.error("exception ignored in %(place)s", {"place": place}, exc_info=unraisable.exc_value)


def _log_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    fields = {"problem": context.get("message")}
    log.error("event loop: %(problem)s", fields, exc_info=context.get("exception"))


def _formatter(form: str) -> logging.Formatter:
    if form == JSON:
        # Imported only here: it costs memory that text does not need.
        from bot.operations.json_lines import JsonLines

        return JsonLines()
    return logging.Formatter("{asctime} {levelname:<8} {name} {message}", style="{")
