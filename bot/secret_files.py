"""Secrets in files of their own, as Docker and systemd hand them over."""

from pathlib import Path

from bot.model.errors import SettingsError


def read_secret_file(name: str, file: str) -> str:
    """Return the text of `file`, which the variable `name` names, without the end of its line.

    Raises SettingsError, which repeats neither text nor path: some put the secret itself there.
    """
    try:
        value = Path(file).read_text(encoding="utf-8").removesuffix("\n").removesuffix("\r")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise SettingsError(f"the file of {name} cannot be read: {reason}") from None
    if not value.strip():
        raise SettingsError(f"the file of {name} is empty")
    return value
