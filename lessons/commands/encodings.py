"""Text in and out, whatever encoding a terminal or a file has."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper

_PLAIN = str.maketrans({"│": "|", "├": "+", "└": "+", "─": "-", "≥": ">", "≤": "<"})
"""What stands for the characters of a drawing where an encoding lacks them."""

_BOMS = {
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
    codecs.BOM_UTF8: "utf-8-sig",
}
_NAME, _ERRORS = "oxo_input", "oxo_plain"


def accept_any_encoding() -> None:
    """Let no character fail on the way out, and read UTF-8 and UTF-16 that begin with a mark.

    Windows writes files in its own code page by `>`, and in UTF-16 from PowerShell.
    """
    codecs.register_error(_ERRORS, _plain)
    codecs.register(_find)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_ERRORS)
    if isinstance(sys.stdin, TextIOWrapper) and not sys.stdin.isatty():
        _Detecting.otherwise = sys.stdin.encoding
        sys.stdin.reconfigure(encoding=_NAME)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Return what to write instead of characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return text.encode("ascii", "replace").decode("ascii"), error.end


class _Detecting(codecs.IncrementalDecoder):
    """A decoder that chooses by the first bytes."""

    otherwise = "utf-8"

    def __init__(self, errors: str = "strict") -> None:
        super().__init__(errors)
        self._first = b""
        self._chosen: codecs.IncrementalDecoder | None = None

    def decode(self, data: bytes, final: bool = False) -> str:  # type: ignore[override]  # Bytes.
        """Decode what comes next, once there is enough to choose by."""
        if self._chosen is None:
            self._first += data
            might_be = any(bom.startswith(self._first) and bom != self._first for bom in _BOMS)
            if might_be and not final:
                return ""
            found = (name for bom, name in _BOMS.items() if self._first.startswith(bom))
            name = next(found, self.otherwise)
            self._chosen = codecs.getincrementaldecoder(name)("replace")
            data, self._first = self._first, b""
        return self._chosen.decode(data, final)


def _find(name: str) -> codecs.CodecInfo | None:
    if name != _NAME:
        return None
    utf8 = codecs.lookup("utf-8")
    return codecs.CodecInfo(
        utf8.encode,
        utf8.decode,
        incrementalencoder=utf8.incrementalencoder,
        incrementaldecoder=_Detecting,
        name=_NAME,
    )
