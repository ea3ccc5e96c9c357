"""Sounds of a table: wooden pieces, paper cards, dice, and the little bells of a game."""

import numpy as np

from tools.sounds.instruments import chime, hertz, knock, marimba, plucked, tap
from tools.sounds.wave import RATE, Samples, band, chance, echoed, fading, mix, noise, swell


def _slide(seconds: float, low: float, high: float, name: str) -> Samples:
    """Paper that slides over cloth: its fibres catch irregularly, and it grows brighter as it speeds up."""
    random = chance(name)
    grain = 0.55 + 0.45 * band(random.standard_normal(round(seconds * RATE)), 20, 140) * 6
    bands = [
        noise(seconds, low * 1.35**step, high * 1.25**step, random)
        * swell(seconds, seconds * (0.35 + 0.12 * step), seconds * 0.22)
        for step in range(3)
    ]
    return sum(bands, np.zeros(round(seconds * RATE))) * np.clip(grain, 0.05, 2)


def _card(name: str) -> Samples:
    """One card: it slides and then snaps flat."""
    random = chance(name)
    snap = tap(random, 1200, 9000, 0.022) + 0.6 * tap(random, 250, 900, 0.035)[: round(0.022 * RATE)]
    return mix(0.22, [(0, 0.5, _slide(0.13, 1500, 5200, name)), (0.115, 1.0, snap)])


def deal() -> Samples:
    """Three cards dealt one after another."""
    return mix(0.6, [(0.14 * number, 1 - 0.1 * number, _card(f"deal {number}")) for number in range(3)])


def claim() -> Samples:
    """A card is pulled out of a row and taken up."""
    random = chance("claim")
    return mix(0.4, [(0, 0.8, _slide(0.24, 1100, 4200, "claim")), (0.21, 0.6, tap(random, 500, 4500, 0.04))])


def page() -> Samples:
    """A big card is turned over and held up."""
    random = chance("page")
    flap = noise(0.16, 180, 1100, random) * swell(0.16, 0.06, 0.035)
    return mix(
        0.6,
        [
            (0, 0.7, _slide(0.3, 900, 3600, "page")),
            (0.2, 1.1, flap),
            (0.27, 0.7, tap(random, 1500, 8000, 0.03)),
        ],
    )


def lay_back() -> Samples:
    """Something is taken back: the slide of a card, and the wood without its weight."""
    random = chance("undo")
    return mix(
        0.45, [(0, 0.6, _slide(0.26, 1400, 5000, "undo")[::-1].copy()), (0.24, 0.3, knock(520, random))]
    )


def _lay(pitch: float, name: str, heavy: float) -> Samples:
    """Wood is laid on a wooden table: it lands on one edge and then on the other; the table answers below."""
    random = chance(name)
    table = knock(pitch * 0.42, random, 1.5)
    parts = [
        (0, 0.55, knock(pitch * 1.06, random)),
        (0.021 + 0.012 * heavy, 1.0, knock(pitch, random)),
        (0.024, heavy, table),
    ]
    return echoed(mix(0.55, parts), 0.22, 0.12, name)


def place() -> Samples:
    """A piece of middling size is laid."""
    return _lay(300, "place", 0.7)


def place_small() -> Samples:
    """A small piece is laid."""
    return _lay(560, "place small", 0.35)


def place_large() -> Samples:
    """A big piece is laid."""
    return _lay(172, "place large", 1.0)


def lift() -> Samples:
    """A wooden piece is picked up."""
    random = chance("lift")
    scrape = noise(0.08, 700, 3800, random) * swell(0.08, 0.045, 0.02)
    return mix(0.3, [(0, 0.5, scrape), (0.06, 0.6, knock(640, random))])


def rotate() -> Samples:
    """A piece is turned on the table: a scrape between two light knocks."""
    random = chance("rotate")
    scrape = noise(0.13, 900, 4200, random) * swell(0.13, 0.065, 0.035)
    return mix(0.34, [(0, 0.5, knock(690, random)), (0.015, 0.35, scrape), (0.125, 0.75, knock(780, random))])


def flip() -> Samples:
    """A piece is turned over: air, and it claps down."""
    random = chance("flip")
    air = noise(0.16, 300, 2200, random) * swell(0.16, 0.09, 0.04)
    return mix(0.42, [(0, 0.4, air), (0.13, 1.0, knock(470, random)), (0.158, 0.5, knock(610, random))])


def die() -> Samples:
    """A wooden die is thrown into a tray, bounces and rests."""
    random = chance("die")
    at, gap, strokes = 0.0, 0.15, []
    while gap > 0.024:
        strokes.append((at, min(1.0, 0.25 + gap * 5), knock(700 + 500 * random.random(), random, 0.8)))
        at += gap * (0.85 + 0.3 * random.random())
        gap *= 0.76
    strokes.append((at + 0.07, 0.3, knock(640, random)))
    return echoed(mix(at + 0.35, strokes), 0.25, 0.18, "die")


def tick() -> Samples:
    """A clock of wood: one beat of a countdown."""
    return mix(0.25, [(0, 1.0, knock(1050, chance("tick"), 0.9))])


def refuse() -> Samples:
    """Two dull knocks: no."""
    random = chance("refuse")
    dull = [band(knock(pitch, random, 1.2), 60, 1300) for pitch in (210, 165)]
    return mix(0.5, [(0, 0.8, dull[0]), (0.115, 1.0, dull[1])])


def stamp() -> Samples:
    """A seal is pressed: something is settled."""
    random = chance("stamp")
    press = noise(0.1, 150, 1400, random) * swell(0.1, 0.03, 0.025)
    return mix(0.4, [(0, 0.5, press), (0.03, 0.9, knock(240, random)), (0.06, 0.16, chime(hertz("a6"), 0.3))])


def turn() -> Samples:
    """Your turn: two notes of a small brass bell."""
    notes = [(0, 0.8, chime(hertz("a5"), 1.3)), (0.16, 1.0, chime(hertz("d6"), 1.5))]
    return echoed(mix(1.5, notes), 0.5, 0.15, "turn")


def count() -> Samples:
    """A point is counted: a bead against brass. The page plays it higher with every point."""
    return mix(0.3, [(0, 1, chime(hertz("d6"), 0.28)), (0, 0.5, knock(1250, chance("count"), 0.6))])


def total() -> Samples:
    """A sum is reached."""
    notes = [(0, 0.7, chime(hertz("d6"))), (0.05, 0.7, chime(hertz("f#6"))), (0.1, 0.9, chime(hertz("a6")))]
    return echoed(mix(1.4, notes), 0.5, 0.15, "total")


def time_up() -> Samples:
    """The clock of wood runs down."""
    random = chance("time up")
    strokes = [
        (0.13 * number, 0.9, marimba(hertz(note), random)) for number, note in enumerate(("a4", "f#4", "d4"))
    ]
    return echoed(mix(1.3, strokes), 0.4, 0.15, "time up")


def go() -> Samples:
    """A race begins."""
    random = chance("go")
    return echoed(
        mix(1.2, [(0, 0.8, knock(520, random)), (0, 0.9, chime(hertz("d6"))), (0, 0.7, chime(hertz("a6")))]),
        0.5,
        0.15,
        "go",
    )


def solved() -> Samples:
    """A figure is complete: the wood runs up and a bell answers."""
    random = chance("solved")
    run = ("d4", "f#4", "a4", "d5", "f#5", "a5")
    strokes = [
        (0.075 * number, 0.5 + 0.08 * number, marimba(hertz(note), random)) for number, note in enumerate(run)
    ]
    bells = [
        (0.47, 0.5, chime(hertz("d6"))),
        (0.55, 0.5, chime(hertz("a6"))),
        (0.47, 0.3, plucked(hertz("d3"), random, 1.4, 0.6)),
    ]
    return echoed(mix(1.9, [*strokes, *bells]), 0.6, 0.2, "solved")


def end() -> Samples:
    """A game is over: a harp closes it."""
    random = chance("end")
    notes = ("d3", "a3", "d4", "f#4", "a4", "d5")
    strings = [
        (0.11 * number, 0.8, plucked(hertz(note), random, 1.9, 0.6)) for number, note in enumerate(notes)
    ]
    return echoed(mix(2.2, [*strings, (0.72, 0.25, chime(hertz("d6")))]), 0.7, 0.25, "end")


def win() -> Samples:
    """A game is won: wood, harp and brass run up together."""
    random = chance("win")
    run = ("d4", "a4", "d5", "f#5", "a5", "d6")
    wood = [(0.09 * number, 0.5, marimba(hertz(note), random)) for number, note in enumerate(run)]
    brass = [
        (0.56 + 0.14 * number, 0.55, chime(hertz(note)))
        for number, note in enumerate(("a6", "f#6", "a6", "d7"))
    ]
    low = [(0.54, 0.7, plucked(hertz(note), random, 1.9, 0.5)) for note in ("d3", "a3", "f#4")]
    return echoed(mix(2.4, [*wood, *brass, *low]), 0.7, 0.22, "win")


def _coin(random: np.random.Generator, dull: float = 0.0) -> Samples:
    pitch = 2900 + 900 * random.random()
    ring = chime(pitch * (1 - 0.3 * dull), 0.45) * fading(0.45, 0.42 - 0.25 * dull)
    touch = tap(random, 2500, 9000, 0.012) * 0.3
    ring[: len(touch)] += touch
    return ring


def coins() -> Samples:
    """Coins are paid into a hand."""
    random = chance("coins")
    ats = (0.0, 0.07, 0.125, 0.2, 0.25, 0.33, 0.44)
    return echoed(
        mix(1.0, [(at, 0.6 + 0.4 * random.random(), _coin(random)) for at in ats]), 0.3, 0.1, "coins"
    )


def coins_lost() -> Samples:
    """A few coins are swept off the table."""
    random = chance("coins lost")
    sweep = noise(0.3, 500, 2600, random) * swell(0.3, 0.14, 0.08)
    parts = [(0.1 + 0.1 * step, 0.7 - 0.12 * step, _coin(random, 0.6 + 0.15 * step)) for step in range(3)]
    return echoed(
        mix(0.9, [(0, 0.25, sweep), *parts, (0.42, 0.6, knock(150, random, 1.3))]), 0.3, 0.12, "coins lost"
    )
