"""Sounds of a stage: curtain, masks, drums, coins and applause."""

import numpy as np

from tools.sounds.instruments import (
    bell,
    chime,
    cymbal,
    drum,
    hertz,
    horns,
    knock,
    marimba,
    plucked,
    snare,
    tap,
)
from tools.sounds.wave import RATE, Samples, chance, echoed, mix, noise, swell, times


def curtain() -> Samples:
    """Heavy velvet runs open on its rings."""
    random = chance("curtain")
    cloth = [
        noise(1.5, 160 * 1.6**step, 420 * 1.7**step, random)
        * swell(1.5, 0.35 + 0.13 * step, 0.28)
        * 0.75**step
        for step in range(5)
    ]
    strokes = [(0.12 + 0.085 * step, 0.5, chime(2300 + 900 * random.random(), 0.2)) for step in range(11)]
    soft = [(start, gain * 0.16, one) for start, gain, one in strokes]
    return echoed(mix(1.5, [*((0.0, 0.5, one) for one in cloth), *soft]), 0.6, 0.2, "curtain")


def drum_roll() -> Samples:
    """Two sticks on a small drum, growing, without the stroke at its end."""
    random = chance("drum roll")
    strokes = []
    at = 0.0
    while at < 1.9:
        grow = 0.2 + 0.8 * (at / 1.9) ** 1.6
        strokes.append((at, grow * (0.85 + 0.3 * random.random()), snare(random, 0.13)))
        at += 0.043 * (0.93 + 0.14 * random.random())
    return echoed(mix(2.15, strokes), 0.4, 0.15, "drum roll")


def mask() -> Samples:
    """A wooden mask turns round: the next one a little higher."""
    random = chance("mask")
    air = noise(0.14, 350, 2400, random) * swell(0.14, 0.08, 0.035)
    strokes = [
        (0, 0.35, air),
        (0.11, 0.9, knock(330, random)),
        (0.11, 0.5, marimba(hertz("d4"), random, 0.7)),
    ]
    return echoed(mix(0.8, strokes), 0.35, 0.15, "mask")


def elected() -> Samples:
    """The answer: kettle drum, horns and a bell on one beat."""
    random = chance("elected")
    parts = [
        (0, 1.0, drum(hertz("d2"), random, 1.1)),
        (0, 0.28, horns(("d4", "a4", "d5"), 0.75, "elected")),
        (0, 0.5, chime(hertz("d6"))),
        (0, 0.12, cymbal(random, 1.2)),
    ]
    return echoed(mix(1.6, parts), 0.8, 0.2, "elected")


def unanimous() -> Samples:
    """Everybody agreed: the same, twice, and then the bells peal."""
    random = chance("unanimous")
    calls = [
        (0.0, 0.24, horns(("a3", "d4", "f#4"), 0.2, "first")),
        (0.22, 0.3, horns(("d4", "f#4", "a4", "d5"), 0.9, "second")),
    ]
    drums = [(0, 0.7, drum(hertz("a2"), random, 0.4)), (0.22, 1.0, drum(hertz("d2"), random, 1.1))]
    peal = [
        (0.3 + 0.11 * step, 0.45, chime(hertz(note)))
        for step, note in enumerate(("d6", "a6", "f#6", "d7", "a6", "d7"))
    ]
    return echoed(mix(2.1, [*calls, *drums, *peal, (0.22, 0.12, cymbal(random, 1.6))]), 0.8, 0.2, "unanimous")


def tied() -> Samples:
    """Two strings that do not agree."""
    random = chance("tied")
    notes = [(0.0, "d4"), (0.0, "g#4"), (0.28, "d4"), (0.28, "g#4"), (0.62, "c#4"), (0.62, "g4")]
    return echoed(
        mix(1.6, [(at, 0.7, plucked(hertz(note), random, 0.8)) for at, note in notes]), 0.5, 0.2, "tied"
    )


def nobody() -> Samples:
    """The answer is nobody: three steps down, and a wooden shrug."""
    random = chance("nobody")
    notes = [
        (0.24 * step, 0.8, plucked(hertz(note), random, 0.7))
        for step, note in enumerate(("f#4", "e4", "c4", "b3"))
    ]
    return echoed(
        mix(1.7, [*notes, (1.06, 0.5, knock(400, random)), (1.18, 0.4, knock(340, random))]),
        0.5,
        0.2,
        "nobody",
    )


def gavel() -> Samples:
    """A judge's hammer."""
    random = chance("gavel")
    strokes = [(at, 1.0, knock(190, random, 1.6)) for at in (0.0, 0.34)]
    blocks = [(at, 0.5, knock(520, random)) for at in (0.0, 0.34)]
    return echoed(mix(1.0, [*strokes, *blocks]), 0.7, 0.25, "gavel")


def overturned() -> Samples:
    """The hammer again, and everything turns round."""
    random = chance("overturned")
    up = ("d4", "f4", "g#4", "b4", "d5")
    turns = [(0.3 + 0.07 * step, 0.5, plucked(hertz(note), random, 0.7)) for step, note in enumerate(up)]
    return echoed(
        mix(1.5, [(0, 1.0, knock(190, random, 1.6)), *turns, (0.7, 0.4, chime(hertz("d6")))]),
        0.6,
        0.22,
        "overturned",
    )


def given() -> Samples:
    """A card glides through the light and lands with its owner."""
    random = chance("given")
    glide = noise(0.5, 900, 4500, random) * swell(0.5, 0.26, 0.12)
    harp = [
        (0.06 * step, 0.35, plucked(hertz(note), random, 1.0, 0.7))
        for step, note in enumerate(("a4", "d5", "f#5", "a5"))
    ]
    return echoed(
        mix(
            1.3,
            [
                (0, 0.2, glide),
                *harp,
                (0.42, 0.5, tap(random, 400, 5000, 0.05)),
                (0.44, 0.3, chime(hertz("d6"))),
            ],
        ),
        0.5,
        0.2,
        "given",
    )


def hop() -> Samples:
    """A mask jumps one square. The page plays it higher with every square."""
    random = chance("hop")
    return echoed(
        mix(0.5, [(0, 0.9, marimba(hertz("d5"), random, 0.45)), (0, 0.35, knock(560, random))]),
        0.25,
        0.12,
        "hop",
    )


def fall() -> Samples:
    """Down a hole: a string slides down, and something lands on a drum far below."""
    seconds = 0.95
    at = times(seconds)
    pitch = 660 * np.exp(-1.9 * at / seconds) * (1 + 0.012 * np.sin(2 * np.pi * 9 * at))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    slide = sum(np.sin(phase * number) / number**1.6 for number in range(1, 7)) * swell(seconds, 0.4, 0.42)
    random = chance("fall")
    return echoed(
        mix(
            1.9,
            [
                (0, 0.4, slide),
                (1.02, 1.0, drum(hertz("a1"), random, 0.7, 0.6)),
                (1.02, 0.4, knock(130, random, 1.5)),
            ],
        ),
        0.7,
        0.25,
        "fall",
    )


def pair() -> Samples:
    """Two bells as one."""
    notes = [
        (0, 0.7, chime(hertz("d6"))),
        (0, 0.7, chime(hertz("f#6"))),
        (0.2, 0.7, chime(hertz("f#6"))),
        (0.2, 0.7, chime(hertz("a6"))),
    ]
    return echoed(mix(1.5, notes), 0.6, 0.2, "pair")


def inversion() -> Samples:
    """A bell that is heard backwards."""
    rung = bell(hertz("d5"), 1.0) + 0.4 * chime(hertz("a6"), 1.0)
    back = rung[::-1].copy() * np.clip(times(1.0) / 0.3, 0, 1)
    return echoed(mix(1.5, [(0, 0.9, back), (0.97, 0.5, chime(hertz("a5"), 0.5))]), 0.5, 0.2, "inversion")


def gate() -> Samples:
    """A wooden gate creaks and its latch falls."""
    random = chance("gate")
    seconds = 0.75
    at = times(seconds)
    rate = 55 + 70 * np.sin(np.pi * at / seconds) ** 2 + 8 * np.sin(2 * np.pi * 3.1 * at)
    jerks = np.diff(np.floor(np.cumsum(rate) / RATE), prepend=0.0) * (0.7 + 0.6 * random.random(len(at)))
    hinge = knock(880, random, 0.5)[: round(0.03 * RATE)]
    creak = np.convolve(jerks, hinge)[: len(at)] * np.sin(np.pi * at / seconds) ** 0.7
    return echoed(
        mix(1.3, [(0, 0.5, creak), (0.74, 1.0, knock(175, random, 1.4)), (0.8, 0.35, chime(1900, 0.2))]),
        0.5,
        0.2,
        "gate",
    )


def insight() -> Samples:
    """A light goes on: a harp runs up into bells."""
    random = chance("insight")
    run = ("d4", "e4", "f#4", "a4", "b4", "d5", "e5", "f#5", "a5", "d6")
    strings = [(0.055 * step, 0.4, plucked(hertz(note), random, 1.2, 0.7)) for step, note in enumerate(run)]
    bells = [(0.55 + 0.09 * step, 0.4, chime(hertz(note))) for step, note in enumerate(("a6", "d7", "f#6"))]
    return echoed(mix(2.0, [*strings, *bells]), 0.7, 0.25, "insight")


def title() -> Samples:
    """Somebody is given a title: two horns and a bell."""
    random = chance("title")
    calls = [
        (0, 0.3, horns(("d4", "f#4"), 0.16, "t1")),
        (0.17, 0.3, horns(("d4", "f#4"), 0.12, "t2")),
        (0.3, 0.32, horns(("f#4", "a4", "d5"), 0.7, "t3")),
    ]
    return echoed(
        mix(1.6, [*calls, (0.3, 0.5, chime(hertz("d6"))), (0.3, 0.6, drum(hertz("d2"), random, 0.8))]),
        0.7,
        0.22,
        "title",
    )


def winner() -> Samples:
    """The winner: horns in three calls, kettle drums and bells."""
    random = chance("winner")
    calls = [
        (0.0, 0.26, horns(("d4", "a4"), 0.15, "w1")),
        (0.17, 0.26, horns(("d4", "a4"), 0.15, "w2")),
        (0.34, 0.28, horns(("f#4", "a4", "d5"), 0.3, "w3")),
        (0.68, 0.26, horns(("e4", "a4", "c#5"), 0.2, "w4")),
        (0.9, 0.3, horns(("d4", "f#4", "a4", "d5"), 1.2, "w5")),
    ]
    drums = [
        (at, gain, drum(hertz(note), random, 0.9))
        for at, gain, note in ((0.0, 0.6, "d2"), (0.34, 0.7, "d2"), (0.68, 0.7, "a1"), (0.9, 1.0, "d2"))
    ]
    bells = [
        (0.95 + 0.12 * step, 0.35, chime(hertz(note)))
        for step, note in enumerate(("d6", "f#6", "a6", "d7", "a6", "d7"))
    ]
    return echoed(mix(2.5, [*calls, *drums, *bells, (0.9, 0.12, cymbal(random, 1.8))]), 0.8, 0.22, "winner")


def applause() -> Samples:
    """A small room claps: a dozen people, each at their own pace."""
    random = chance("applause")
    parts = []
    for _person in range(13):
        at, gap = 0.05 + 0.5 * random.random(), 0.19 + 0.11 * random.random()
        low, gain = 700 + 800 * random.random(), 0.25 + 0.6 * random.random()
        last = 2.0 + 0.7 * random.random()
        while at < last:
            parts.append((at, gain * min(1.0, (last - at) / 0.8 + 0.2), tap(random, low, low * 5, 0.03)))
            at += gap * (0.85 + 0.3 * random.random())
    return echoed(mix(2.8, parts), 0.5, 0.35, "applause")
