"""Music: five loops for what a room feels like. All are in D, so that the bells and the wood of the effects fit in."""

from collections.abc import Callable

from tools.sounds.instruments import (
    bowed,
    brush,
    chime,
    cymbal,
    drum,
    hertz,
    knock,
    marimba,
    plucked,
    reed,
    snare,
)
from tools.sounds.score import Loop
from tools.sounds.wave import Samples, chance


def deciding() -> Samples:
    """Pizzicato that thinks aloud: light, unhurried, a little mischievous."""
    loop, random = Loop(bars=12, beats=4, tempo=104), chance("deciding")
    roots = [
        "d2 a2",
        "d2 f#2",
        "g2 d3",
        "a2 e2",
        "b2 f#2",
        "g2 d3",
        "e2 b2",
        "a2 e2",
        "d2 a2",
        "f#2 c#3",
        "g2 e2",
        "a2 e2",
    ]
    chords = [
        "f#4 a4",
        "f#4 a4",
        "g4 b4",
        "g4 c#5",
        "f#4 b4",
        "g4 b4",
        "g4 b4",
        "e4 c#5",
        "f#4 a4",
        "f#4 a4",
        "g4 b4",
        "g4 c#5",
    ]
    tune = """
        . . d5 . f#5 . a5 . | . f#5 . e5 d5 . . . | . . b4 . d5 . e5 . | c#5 . . . a4 . . .
        . . d5 . f#5 . b5 . | . a5 . g5 f#5 . . . | e5 . g5 . . f#5 e5 . | a4 . b4 . c#5 . . .
        . . d5 . f#5 . a5 . | c#6 . . a5 . . f#5 . | . b5 . g5 . e5 . . | c#5 . e5 . d5 . . ."""
    for bar, (pair, chord) in enumerate(zip(roots, chords, strict=True)):
        for half, note in enumerate(pair.split()):
            loop.add(plucked(hertz(note), random, 0.75, 0.45), 4 * bar + 2 * half, 0.75, -0.15)
        for offbeat in (1, 3):
            for note in chord.split():
                loop.add(plucked(hertz(note), random, 0.35, 0.35), 4 * bar + offbeat, 0.28, 0.35)
        for step in range(8):
            loop.add(
                brush(random),
                4 * bar + step / 2 + (0.06 if step % 2 else 0),
                0.035 if step % 2 else 0.02,
                0.5,
            )
    loop.play(tune, lambda note: marimba(hertz(note), random), gain=0.42, pan=-0.4, swing=0.06)
    return loop.finished(0.7, 0.16, "deciding")


def suspense() -> Samples:
    """A low string that does not rest, a heart, and a clock."""
    loop, random = Loop(bars=8, beats=4, tempo=80), chance("suspense")
    below = ["d2", "d2", "eb2", "d2", "d2", "f2", "e2", "eb2"]
    above = ["a2", "a2", "a2", "a2", "a2", "c3", "b2", "a2"]
    for bar, (low, high) in enumerate(zip(below, above, strict=True)):
        for note, pan, gain in ((low, -0.3, 0.3), (high, 0.3, 0.16)):
            for half in (0, 2):
                loop.add(
                    loop.trembling(bowed(hertz(note), loop.seconds(2.2), random, 0.3), 11),
                    4 * bar + half,
                    gain,
                    pan,
                )
        for at, gain in ((0, 0.8), (0.6, 0.5), (2, 0.8), (2.6, 0.5)):
            loop.add(drum(hertz("d2"), random, 0.35, 0.08), 4 * bar + at, gain, 0)
        for step in range(4):
            loop.add(
                knock(1150 if step % 2 else 980, random, 0.6),
                4 * bar + step,
                0.09,
                0.55 if step % 2 else -0.55,
            )
    for bar, note in ((1, "e6"), (3, "bb5"), (5, "e6"), (7, "a5")):
        loop.add(chime(hertz(note), 2.4), 4 * bar + 1.5, 0.07, -0.5 if bar % 4 == 1 else 0.5)
    return loop.finished(1.4, 0.3, "suspense")


def debate() -> Samples:
    """A walking bass and a squeezebox that always has an answer."""
    loop, random = Loop(bars=12, beats=4, tempo=126), chance("debate")
    walk = """
        b1 . d2 . f#2 . d2 . | b1 . c#2 . d2 . d#2 . | e2 . g2 . b2 . g2 . | e2 . f#2 . g2 . a2 .
        f#2 . a#2 . c#3 . a#2 . | f#2 . e2 . c#2 . a#1 . | b1 . d2 . f#2 . a2 . | g2 . f#2 . e2 . d2 .
        g2 . b2 . d3 . b2 . | a2 . c#3 . e3 . c#3 . | d2 . f#2 . a2 . f#2 . | f#2 . e2 . d2 . c#2 ."""
    stabs = [
        "d4 f#4 b4",
        "d4 f#4 b4",
        "e4 g4 b4",
        "e4 g4 b4",
        "e4 f#4 a#4",
        "e4 f#4 a#4",
        "d4 f#4 b4",
        "d4 f#4 a4",
        "d4 g4 b4",
        "e4 g4 c#5",
        "f#4 a4 d5",
        "e4 f#4 a#4",
    ]
    tune = """
        . . . . f#5 . f#5 . | . . . . . b5 . a5 | g5 . . . . . . . | . . . . e5 . g5 .
        f#5 . . e5 . c#5 . . | . . . . . . . . | . . . . f#5 . a5 . | b5 . . a5 . f#5 . .
        g5 . . . b5 . . . | a5 . . . g5 . e5 . | f#5 . d5 . . . . . | . c#5 . e5 . f#5 . ."""
    for bar, chord in enumerate(stabs):
        for at in (1.0, 2.66) if bar % 2 else (1.0, 3.0):
            for note in chord.split():
                loop.add(reed(hertz(note), loop.seconds(0.33)), 4 * bar + at, 0.075, 0.4)
        for beat in range(4):
            loop.add(brush(random, 0.16), 4 * bar + beat, 0.05 if beat % 2 else 0.03, -0.4)
            if beat % 2:
                loop.add(brush(random, 0.06), 4 * bar + beat + 0.66, 0.035, -0.4)
    loop.play(walk, lambda note: plucked(hertz(note), random, 0.6, 0.5), gain=0.75, pan=-0.1)
    loop.play(tune, lambda note: marimba(hertz(note), random), gain=0.32, pan=-0.45, swing=0.16)
    return loop.finished(0.6, 0.14, "debate")


def finale() -> Samples:
    """A slow waltz of a musical box and strings, for looking back."""
    loop, random = Loop(bars=16, beats=3, tempo=112), chance("finale")
    chords = [
        "d3 f#3 a3",
        "c#3 f#3 a3",
        "b2 f#3 b3",
        "b2 d3 a3",
        "g2 d3 b3",
        "a2 e3 c#4",
        "d3 f#3 a3",
        "a2 e3 g3",
    ]
    chords = [
        *chords,
        "d3 f#3 a3",
        "c#3 f#3 a3",
        "b2 f#3 b3",
        "b2 d3 f#3",
        "e3 g3 b3",
        "a2 g3 c#4",
        "d3 a3 f#4",
        "d3 f#3 a3",
    ]
    tune = """
        f#5 . . . a5 . | f#5 . . . e5 . | d5 . . . f#5 . | d5 . . . . .
        b4 . d5 . g5 . | e5 . . . c#5 . | d5 . . . f#5 . | e5 . . . . .
        f#5 . . . a5 . | c#6 . . . a5 . | b5 . . . f#5 . | d5 . . . b4 .
        e5 . g5 . b5 . | a5 . . . c#5 . | d5 . . . . . | . . . . . ."""
    for bar, chord in enumerate(chords):
        low, *upper = chord.split()
        loop.add(plucked(hertz(low), random, 1.3, 0.5), 3 * bar, 0.55, -0.2)
        for beat in (1, 2):
            for note in upper:
                loop.add(plucked(hertz(note) * 2, random, 0.9, 0.6), 3 * bar + beat, 0.14, 0.35)
        for number, note in enumerate((low, *upper)):
            loop.add(
                bowed(hertz(note), loop.seconds(3.5), random, 0.5),
                3 * bar - 0.2,
                0.11,
                (-0.5, 0.0, 0.5)[number],
            )
    loop.play(tune, lambda note: chime(hertz(note) * 2, 1.8), gain=0.2, pan=0.15)
    return loop.finished(1.3, 0.24, "finale")


def triumph() -> Samples:
    """A bright march for the winner."""
    loop, random = Loop(bars=12, beats=4, tempo=124), chance("triumph")
    chords = [
        "d3 a3 f#4",
        "d3 a3 f#4",
        "g2 d4 b3",
        "a2 e4 c#4",
        "b2 f#4 d4",
        "g2 d4 b3",
        "e3 b3 g4",
        "a2 e4 c#4",
        "d3 a3 f#4",
        "f#3 a3 d4",
        "g2 d4 b3",
        "a2 e4 g4",
    ]
    tune = """
        a4 . d5 . f#5 . a5 . | f#5 . . d5 e5 . f#5 . | g5 . . f#5 e5 . d5 . | e5 . . . a4 . . .
        b4 . d5 . f#5 . b5 . | a5 . . g5 f#5 . d5 . | e5 . g5 . b5 . g5 . | a5 . . . c#5 . e5 .
        d5 . f#5 . a5 . d6 . | a5 . . f#5 d5 . f#5 . | g5 . b5 . a5 . g5 . | e5 . . c#5 a4 . . ."""
    for bar, chord in enumerate(chords):
        low, *upper = chord.split()
        for beat in (0, 2):
            loop.add(drum(hertz("d2" if beat == 0 else "a1"), random, 0.45, 0.2), 4 * bar + beat, 0.5, 0)
            loop.add(plucked(hertz(low), random, 0.7, 0.55), 4 * bar + beat, 0.6, -0.15)
        for at in (1, 1.75, 3, 3.5, 3.75):
            loop.add(snare(random, 0.1), 4 * bar + at, 0.16 if at in (1, 3) else 0.07, 0.25)
        for step in range(8):
            loop.add(plucked(hertz(upper[step % 2]) * 2, random, 0.4, 0.5), 4 * bar + step / 2, 0.2, 0.4)
        for note in upper:
            loop.add(bowed(hertz(note), loop.seconds(4.2), random, 0.12), 4 * bar, 0.09, -0.4)
    for bar in (0, 8):
        loop.add(cymbal(random, 1.6), 4 * bar, 0.08, 0.3)
    loop.play(tune, lambda note: marimba(hertz(note), random), gain=0.3, pan=-0.3)
    loop.play(tune, lambda note: chime(hertz(note) * 2, 0.9), gain=0.13, pan=0.2)
    return loop.finished(0.9, 0.18, "triumph")


MUSIC: dict[str, Callable[[], Samples]] = {
    "music-deciding": deciding,
    "music-suspense": suspense,
    "music-debate": debate,
    "music-finale": finale,
    "music-triumph": triumph,
}
