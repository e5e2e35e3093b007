"""Shapes that the lessons' pictures are made of, as SVG that is right on light and dark pages."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from engine import Cell, Position

STYLE = """
svg { --paper: #fbfaf7; --card: #fff; --ink: #1c2330; --faint: #5d6675; --line: #c3c9d4;
  --x: #1d5fd0; --o: #c2410c; --t: #5b6472; --on: #fff; --mark: #fdf0b8; --good: #15803d; }
@media (prefers-color-scheme: dark) { svg { --paper: #161a21; --card: #1f252e; --ink: #eef1f6;
  --faint: #a3adbc; --line: #4a5567; --x: #83b4ff; --o: #ffa26b; --t: #b7c0ce; --on: #161a21;
  --mark: #4d4521; --good: #4ade80; } }
text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink); }
.faint { fill: var(--faint); } .x { fill: var(--x); } .o { fill: var(--o); } .t { fill: var(--t); }
.good { fill: var(--good); } .on { fill: var(--on); } .mark { fill: var(--mark); }
.card { fill: var(--card); stroke: var(--line); } .paper { fill: var(--paper); }
.line { fill: none; stroke: var(--line); stroke-width: 2; }
.best { fill: none; stroke: var(--good); stroke-width: 4; }
.cut { fill: none; stroke: var(--line); stroke-width: 2; stroke-dasharray: 2 6; }
.arrow { fill: none; stroke: var(--ink); stroke-width: 2; } .head { fill: var(--ink); }
.px { fill: none; stroke: var(--x); stroke-linecap: round; }
.po { fill: none; stroke: var(--o); } .ring { fill: none; stroke: var(--good); stroke-width: 3; }
.gone { opacity: .35; } .bold { font-weight: 700; }
"""


class Picture:
    """A picture of a width and height in pixels, to which shapes are added."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width, self.height = width, height
        self._parts = [
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{width:g}" height="{height:g}" rx="12"/>',
        ]

    def svg(self) -> str:
        """Return the picture as the text of a file."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        return "\n".join([head, *self._parts, "</svg>", ""])

    def shape(self, name: str, kind: str, **numbers: float | str) -> None:
        """Add any SVG element of a class."""
        written = {
            key.replace("_", "-"): value if isinstance(value, str) else f"{value:g}"
            for key, value in numbers.items()
        }
        attributes = "".join(f" {key}={quoteattr(value)}" for key, value in written.items())
        self._parts.append(f'<{name} class="{kind}"{attributes}/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 16,
        kind: str = "",
        anchor: str = "middle",
    ) -> None:
        """Write a line whose baseline is at `y`."""
        classes = f' class="{kind}"' if kind else ""
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"{classes}>'
            f"{escape(text)}</text>"
        )

    def board(
        self,
        x: float,
        y: float,
        side: float,
        position: Position,
        *,
        marked: Collection[Cell] = (),
        ringed: Collection[Cell] = (),
        labels: Mapping[Cell, str] | Sequence[str] = (),
        kind: str = "",
    ) -> None:
        """Draw a board: cells tinted (`marked`) or in a ring, free cells with a label."""
        cols = position.variant.cols
        step = side / cols
        if kind:
            self._parts.append(f'<g class="{kind}">')
        self.shape("rect", "card", x=x, y=y, width=side, height=side, rx=6)
        for cell in marked:
            left, top = x + cell % cols * step, y + cell // cols * step
            inset = step * 0.06
            self.shape(
                "rect",
                "mark",
                x=left + inset,
                y=top + inset,
                width=step - 2 * inset,
                height=step - 2 * inset,
                rx=3,
            )
        for at in range(1, cols):
            along = at * step
            self.shape("path", "line", d=f"M{x + along:g} {y + 3:g}v{side - 6:g}")
            self.shape("path", "line", d=f"M{x + 3:g} {y + along:g}h{side - 6:g}")
        named = labels if isinstance(labels, Mapping) else dict(enumerate(labels))
        for at, mark in enumerate(position.marks):
            cell = Cell(at)
            mid_x, mid_y = x + (at % cols + 0.5) * step, y + (at // cols + 0.5) * step
            reach = step * 0.24
            width = max(2.0, step * 0.11)
            if mark is None:
                if label := named.get(cell):
                    size = step * (0.4 if len(label) < 3 else 0.3)
                    self.text(mid_x, mid_y + size * 0.36, label, size, "faint")
            elif mark.value == "X":
                path = f"M{mid_x - reach:g} {mid_y - reach:g}l{2 * reach:g} {2 * reach:g}"
                path += f"m0 {-2 * reach:g}l{-2 * reach:g} {2 * reach:g}"
                self.shape("path", "px", d=path, stroke_width=width)
            else:
                self.shape("circle", "po", cx=mid_x, cy=mid_y, r=reach * 1.08, stroke_width=width)
            if cell in ringed:
                self.shape("circle", "ring", cx=mid_x, cy=mid_y, r=step * 0.4)
        if kind:
            self._parts.append("</g>")

    def chip(self, x: float, y: float, letter: str, size: float = 24) -> None:
        """Write a result in a coloured square around a point; bounds such as "≤ O" are wider."""
        width = size if len(letter) == 1 else size * 1.7
        kind = letter[-1].lower()
        self.shape(
            "rect", kind, x=x - width / 2, y=y - size / 2, width=width, height=size, rx=size / 5
        )
        self.text(x, y + size * 0.25, letter, size * 0.68, "on bold")

    def arrow(self, *points: tuple[float, float]) -> None:
        """Draw a line through points, with a head at the last; its parts are level or upright."""
        path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        self.shape("path", "arrow", d=path)
        (x0, y0), (x, y) = points[-2:]
        dx, dy = (x > x0) - (x < x0), (y > y0) - (y < y0)
        head = f"M{x:g} {y:g}l{-9 * dx - 5 * dy:g} {-9 * dy - 5 * dx:g}"
        head += f"l{10 * dy:g} {10 * dx:g}z"
        self.shape("path", "head", d=head)
