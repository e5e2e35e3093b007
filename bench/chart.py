"""The chart of the results: grouped bars as SVG, in tones that read on light and on dark."""

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

BARS = {"bare bot": "#9aa4ae", "Oxo": "#2f81f7"}
INK = "#768390"

PANEL_WIDTH, PANEL_HEIGHT = 400, 250
LEFT, TOP, BOTTOM = 16, 62, 44
"""What a panel leaves around its bars."""

Groups = Mapping[str, Sequence[float]]
"""For each place on the axis, a number for each kind of bar."""


def chart(panels: Mapping[str, tuple[str, Groups]]) -> str:
    """Draw panels side by side: what each shows, and along which axis. One scale for all."""
    highest = max(max(bars) for _, groups in panels.values() for bars in groups.values())
    drawn = [
        _panel(number * PANEL_WIDTH, title, axis, groups, highest)
        for number, (title, (axis, groups)) in enumerate(panels.items())
    ]
    width = len(drawn) * PANEL_WIDTH
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {PANEL_HEIGHT}"'
        f' width="{width}" height="{PANEL_HEIGHT}" font-family="sans-serif" font-size="12"'
        f' fill="{INK}" role="img">',
        *(line for panel in drawn for line in panel),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _panel(left: float, title: str, axis: str, groups: Groups, highest: float) -> list[str]:
    floor = PANEL_HEIGHT - BOTTOM
    step = (PANEL_WIDTH - 2 * LEFT) / len(groups)
    wide = min(34.0, 0.4 * step)
    lines = [_text(left + LEFT, 20, title, "start", ' font-size="14" font-weight="bold"')]
    lines += _legend(left + LEFT)
    for number, (name, bars) in enumerate(groups.items()):
        middle = left + LEFT + (number + 0.5) * step
        for place, (bar, colour) in enumerate(zip(bars, BARS.values(), strict=True)):
            tall = bar / highest * (floor - TOP)
            at = middle + (place - 1) * wide
            lines.append(
                f'<rect x="{at + 1:.1f}" y="{floor - tall:.1f}" width="{wide - 2:.1f}"'
                f' height="{tall:.1f}" rx="2" fill="{colour}"/>'
            )
            lines.append(_text(at + wide / 2, floor - tall - 4, f"{bar:.2f}", "middle"))
        lines.append(_text(middle, floor + 17, name, "middle"))
    right = left + PANEL_WIDTH - LEFT
    lines.append(f'<path d="M{left + LEFT} {floor}.5H{right}" stroke="{INK}" fill="none"/>')
    lines.append(_text(left + PANEL_WIDTH / 2, floor + 36, axis, "middle"))
    return lines


def _legend(left: float) -> list[str]:
    lines = []
    for number, (name, colour) in enumerate(BARS.items()):
        at = left + 90 * number
        lines.append(f'<rect x="{at}" y="30" width="10" height="10" rx="2" fill="{colour}"/>')
        lines.append(_text(at + 15, 39, name, "start"))
    return lines


def _text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'
