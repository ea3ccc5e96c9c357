"""Draws a chart of shares over times as SVG, for light and dark pages and for screen readers."""

from collections.abc import Iterator, Sequence
from html import escape
from math import log10
from typing import NamedTuple

WIDTH, HEIGHT = 720, 460
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 44, 52
LINE_HEIGHT = 20

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .title { font-size: 16px; font-weight: 600; }
  .grid { stroke: var(--grid); }
  .dot { fill: var(--page); }
  .line { fill: none; }
  svg { --page: #f6f0e4; --ink: #23211e; --grid: #d9d0be;
        --c0: #a33b1f; --c1: #1f5f8b; --c2: #2f6b3a; --c3: #7a3b8f; --c4: #8a6a00; --c5: #5a5a5a; }
  @media (prefers-color-scheme: dark) {
    svg { --page: #171a21; --ink: #ede6d8; --grid: #3a3f4a;
          --c0: #ff9a76; --c1: #7cc0ee; --c2: #8fd19a; --c3: #d5a3e6; --c4: #e6c65c; --c5: #b8b8b8; }
  }"""
DASHES = ("", "7 4", "2 4", "10 3 2 3", "5 2", "1 3")


class Point(NamedTuple):
    """A share at a time, with its confidence interval if that is known."""

    ms: float
    share: float
    low: float | None = None
    high: float | None = None


class Line(NamedTuple):
    """A named series of points."""

    name: str
    points: tuple[Point, ...]


class _Frame(NamedTuple):
    """Converts times (on a logarithmic scale) and shares to coordinates."""

    first: float
    last: float
    bottom: float

    def x(self, ms: float) -> float:
        part = (log10(ms) - self.first) / (self.last - self.first)
        return LEFT + 14 + part * (WIDTH - LEFT - RIGHT - 28)

    def y(self, share: float) -> float:
        return self.bottom - share * (self.bottom - TOP)


def draw(title: str, lines: Sequence[Line]) -> str:
    """Draw the lines, each in its own dash pattern, with a legend below and all numbers in the description."""
    times = sorted({point.ms for line in lines for point in line.points})
    bottom = HEIGHT - BOTTOM
    frame = _Frame(log10(times[0]), max(log10(times[-1]), log10(times[0]) + 0.3), bottom)
    height = HEIGHT + LINE_HEIGHT * (len(lines) + 1)
    about = 'role="img" aria-labelledby="title numbers"'
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {about}>',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="numbers">{escape("; ".join(_in_words(line) for line in lines))}</desc>',
        f"<style>{STYLE}\n</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="8" style="fill: var(--page)"/>',
        f'<text class="title" x="{LEFT}" y="26">{escape(title)}</text>',
        *_axes(frame, times),
    ]
    for number, line in enumerate(lines):
        body += _line(frame, line, number)
        body += _legend(line.name, number)
    return "\n".join([*body, "</svg>", ""])


def _axes(frame: _Frame, times: Sequence[float]) -> Iterator[str]:
    for percent in range(0, 101, 20):
        y = frame.y(percent / 100)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
    last = float("-inf")
    for ms in times:
        x = frame.x(ms)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{frame.bottom}"/>'
        if x - last >= 52:
            yield f'<text x="{x:.1f}" y="{frame.bottom + 20}" text-anchor="middle">{_time(ms)}</text>'
            last = x
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield f'<text x="{middle}" y="{frame.bottom + 40}" text-anchor="middle">thinking time a decision</text>'


def _line(frame: _Frame, line: Line, number: int) -> Iterator[str]:
    places = [(frame.x(point.ms), frame.y(point.share)) for point in line.points]
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    yield f'<path class="line" d="{path}" {_stroke(number)}/>'
    for point, (x, y) in zip(line.points, places, strict=True):
        if point.low is not None and point.high is not None:
            low, high = frame.y(point.low), frame.y(point.high)
            yield f'<path d="M{x:.1f} {low:.1f} V{high:.1f}" {_stroke(number, dashed=False)}/>'
        yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4" {_stroke(number, dashed=False)}/>'


def _legend(name: str, number: int) -> Iterator[str]:
    y = HEIGHT + LINE_HEIGHT * number + 14
    yield f'<path d="M{LEFT} {y} h40" {_stroke(number)}/>'
    yield f'<text x="{LEFT + 50}" y="{y + 4}">{escape(name)}</text>'


def _stroke(number: int, *, dashed: bool = True) -> str:
    dash = DASHES[number % len(DASHES)]
    dashes = f' stroke-dasharray="{dash}"' if dash and dashed else ""
    return f'stroke-width="2" style="stroke: var(--c{number % 6})"{dashes}'


def _in_words(line: Line) -> str:
    return f"{line.name}: " + ", ".join(f"{point.share:.1%} at {_time(point.ms)}" for point in line.points)


def _time(ms: float) -> str:
    return f"{ms:g} ms" if ms < 1000 else f"{ms / 1000:g} s"
