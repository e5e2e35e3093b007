"""Hostile values: texts, names, ids and custom_ids made to break a bot."""

from collections.abc import Sequence
from random import Random

PIECES = (
    *("**bold**", "__under__", "~~struck~~", "||spoiler||", "`code`", "```\n", "# Head", "> quote"),
    *("[link](https://example.org)", "](https://example.org)", "\\", "-# small", "\n\n# Big\n"),
    *("@everyone", "@here", "<@1>", "<@!1>", "<@&1>", "<#1>", "</ttt start:1>", "<t:0:R>"),
    *("<:x:1>", "<a:x:1>", ":cat:", "😀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "1️⃣", "☃", "🫨", "\U0001f9ff"),
    *("\u202e", "\u2066", "\u2069", "\u200f", "\u061c", "\u200b", "\u200d", "\ufeff", "\u00ad"),
    *("שלום", "مرحبا", "漢字", "नमस्ते", "𝕏𝕐", "e" + "\u0301" * 20, "\u0000", "\u0007", "\ufffe"),
    *("'; DROP TABLE games; --", '" OR 1=1 --', "%s%n", "{0}", "{ $player }", "{player}", "$(id)"),
    *("b2", "5", "centre", "top left", "ttt:1:0:4", "999999999999999999999", "-1", "1e9", "٣", "Ⅷ"),
    *("0", "9" * 300, "\t", " ", "\u2028", "\x85", "\u3000"),
)

ENTRIES = (
    *(
        "🐱",
        "🐶",
        "⬜",
        "⬜\ufe0f",
        "❤",
        "❤️",
        "👍🏽",
        "*️⃣",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "🧑🏽‍🚀",
        "🇦",
        "🇦🇦",
        "🐱🐱",
        "🐱 🐶",
        "\U0001fadf",
    ),
    *("30m", "7d", "7 days", "1 minute", "59s", "8d", "1.5h", "0.0001s", "1e3m", "١h", "999999d"),
    *("1h " * 10, "1h1h1h", "-5m", "5m-", "1h and 30 min", "INF", "nan h", "1,5 hours"),
)

NUMBERS = (0, 1, 2, 3, 4, 8, 9, 24, 25, 2**31, 2**53, 10**18, 2**63 - 1, 2**63, 10**25, -1)


class HostileValues:
    """Draws hostile values; `names` are existing ids of people, games and channels."""

    def __init__(self, rng: Random, names: Sequence[int]) -> None:
        self._rng = rng
        self._names = list(names)

    def text(self, most: int) -> str:
        """Draw a text of at most `most` characters."""
        rng = self._rng
        many = rng.choice((1, 1, 2, 3, 8, 200))
        pieces = [rng.choice(PIECES) for _ in range(many)]
        if rng.random() < 0.3:
            pieces.append(f"<@{self.name()}>")
        if rng.random() < 0.2:
            pieces.append("".join(chr(self._code()) for _ in range(rng.randrange(30))))
        return "".join(pieces)[:most]

    def entry(self, most: int) -> str:
        """Draw a text for an input, often one that is nearly valid."""
        rng = self._rng
        if rng.random() < 0.5:
            return self.text(most) or "x"
        padding = rng.choice(("", "", "", " ", "\n", "\u200b"))
        return f"{padding}{rng.choice((*PIECES, *ENTRIES))}{padding}"[:most] or "x"

    def name(self) -> int:
        """Draw an existing id."""
        return self._rng.choice(self._names)

    def custom_id(self, known: Sequence[str]) -> str:
        """Forge a custom_id, mostly by altering one of the `known` ones."""
        rng = self._rng
        if not known or rng.random() < 0.1:
            return self.text(100) or "x"
        parts = rng.choice(known).split(":")
        match rng.randrange(6):
            case 0:
                pass
            case 1 | 2 | 3:
                for place in range(1, len(parts)):
                    if rng.random() < 0.6:
                        parts[place] = str(self.number())
            case 4:
                parts[0] = rng.choice(known).split(":")[0]
            case 5:
                parts = [*parts, str(self.number())] if rng.random() < 0.5 else parts[:-1]
        return ":".join(parts)[:100] or "x"

    def number(self) -> int:
        """Draw a number that may be an id, an index, or far too large."""
        return self.name() if self._rng.random() < 0.4 else self._rng.choice(NUMBERS)

    def _code(self) -> int:
        while True:
            code = self._rng.randrange(1, 0x110000)
            if not 0xD800 <= code <= 0xDFFF:  # Halves of a character never reach a bot.
                return code
