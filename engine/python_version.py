"""Refuse a Python that is too old, in one line: imported first, in words that any Python reads."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # Whoever has an older one should read why.
    sys.exit("Oxo needs Python 3.11 or newer, and this is Python " + sys.version.split()[0] + ".")
