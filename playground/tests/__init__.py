"""The playground's own tests: they need nothing of what else is in this checkout.

They run from an installed wheel as well, put beside its modules.
"""

from pathlib import Path

FOLDER = Path(__file__).parents[1]
"""The package that is tested."""

PACKAGE = __name__.split(".")[0]
"""How it is imported: `playground` in its checkout, `discord_playground` where it is installed."""
