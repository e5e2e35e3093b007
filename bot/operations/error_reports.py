"""Error reports: what is logged as an error, sent to Sentry if the host wants that.

Imported only where it is used: the library costs memory. Nothing of Sentry's that patches other
libraries, watches requests or collects what came before an error is switched on.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot import __version__
from bot.model.errors import SettingsError
from bot.operations.redaction import Redactor

KEPT = ("event_id", "timestamp", "platform", "level", "logger", "release", "environment", "sdk")
KEPT_OF_FRAMES = ("filename", "function", "module", "lineno", "in_app", "context_line")
"""Fields of events and of the lines of a traceback in which no word of a player can stand."""


@contextmanager
def error_reports(dsn: str, redact: Redactor) -> Iterator[None]:
    """Send what is logged as an error to Sentry while the context lasts.

    Raises SettingsError if its library is missing or `dsn` cannot be used.
    """
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import EventHandler
        from sentry_sdk.utils import BadDsn
    except ImportError:
        raise SettingsError(
            "SENTRY_DSN needs the library sentry-sdk: install Oxo with its extra [sentry], or "
            "remove the setting"
        ) from None
    try:
        sentry_sdk.init(
            dsn,
            release=f"oxo@{__version__}",
            before_send=lambda event, hint: _without_players(event, hint, redact),
            default_integrations=False,
            auto_enabling_integrations=False,
            auto_session_tracking=False,
            include_local_variables=False,
            max_breadcrumbs=0,
            send_client_reports=False,
        )
    except BadDsn:
        raise SettingsError(
            "SENTRY_DSN should look like https://KEY@HOST/PROJECT, as Sentry shows it"
        ) from None
    handler = EventHandler(level=logging.ERROR)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        sentry_sdk.get_client().close()  # Sends what waits, for two seconds at most.


def _without_players(event: Any, hint: dict[str, Any], redact: Redactor) -> Any:
    """Return an event of those parts alone that Oxo's code and its libraries' determine.

    The text of an exception and the values in a message may quote what somebody wrote.
    """
    kept = {name: event[name] for name in KEPT if name in event}
    record = hint.get("log_record")
    if record is not None and record.name.partition(".")[0] == "bot":
        kept["logentry"] = {"message": redact(str(record.msg))}  # The template, without its values.
    exceptions = event.get("exception", {}).get("values", ())
    if exceptions:
        kept["exception"] = {"values": [_kind_and_place(each) for each in exceptions]}
    return kept


def _kind_and_place(exception: dict[str, Any]) -> dict[str, Any]:
    frames = (exception.get("stacktrace") or {}).get("frames", ())
    return {
        "type": exception.get("type"),
        "module": exception.get("module"),
        "stacktrace": {
            "frames": [
                {name: frame[name] for name in KEPT_OF_FRAMES if name in frame} for frame in frames
            ]
        },
    }
