"""Instruments: each gives one note or one stroke, dry. Pitches are in hertz."""

from collections.abc import Sequence

import numpy as np

from tools.sounds.wave import RATE, Samples, band, chance, fading, noise, times

NOTES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
NYQUIST = 0.46 * RATE


def hertz(note: str) -> float:
    """The pitch of a note such as `f#4`; `a4` has 440 Hz."""
    name, octave = note[:-1], int(note[-1])
    semitones = NOTES[name[0]] + name.count("#") - name[1:].count("b") + 12 * (octave - 4) - 9
    return float(440 * 2 ** (semitones / 12))


def modes(
    pitch: float, seconds: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.001
) -> Samples:
    """What rings when something is struck. Each partial: its ratio to the pitch, its share, how long it rings."""
    at = times(seconds)
    made = np.zeros(len(at))
    for number, (ratio, share, t60) in enumerate(partials):
        if pitch * ratio < NYQUIST:
            made += (
                share * np.sin(2 * np.pi * pitch * ratio * at + 0.7 * number) * fading(seconds, t60, attack)
            )
    return made


def tap(random: np.random.Generator, low: float, high: float, t60: float) -> Samples:
    """The touch of a mallet, a nail or a thumb: a very short noise."""
    seconds = max(0.01, t60)
    return noise(seconds, low, high, random) * fading(seconds, t60, 0.0005)


def knock(pitch: float, random: np.random.Generator, ring: float = 1.0) -> Samples:
    """Wood on wood. A lower pitch is a bigger piece; `ring` is how freely it swings."""
    size = (220 / pitch) ** 0.35
    partials = [
        (1.0, 1.0, 0.13),
        (1.58, 0.65, 0.1),
        (2.24, 0.5, 0.075),
        (2.92, 0.4, 0.06),
        (3.76, 0.28, 0.045),
        (5.1, 0.2, 0.03),
        (7.3, 0.1, 0.02),
    ]
    rung = [(ratio, share, t60 * size * ring) for ratio, share, t60 in partials]
    made = modes(pitch, 0.3 * max(1.0, ring), rung, 0.0006)
    touch = tap(random, 900, 7000, 0.014) * 0.5
    made[: len(touch)] += touch
    return made


def marimba(pitch: float, random: np.random.Generator, seconds: float = 1.0) -> Samples:
    """A wooden bar over a tube."""
    length = min(1.6, 0.85 * (440 / pitch) ** 0.45)
    made = modes(pitch, seconds, [(1, 1, length), (3.93, 0.22, length * 0.28), (9.3, 0.07, 0.06)], 0.002)
    touch = tap(random, 300, 3500, 0.012) * 0.12
    made[: len(touch)] += touch
    return made


def chime(pitch: float, seconds: float = 1.6) -> Samples:
    """A small bar of brass."""
    long = min(3.2, 1.5 * (1200 / pitch) ** 0.5)
    partials = [(1, 1, long), (2.756, 0.32, long * 0.45), (5.404, 0.14, long * 0.22), (8.93, 0.05, 0.12)]
    shimmer = [(1.0015, 0.5, long * 0.9)]
    return modes(pitch, seconds, [*partials, *shimmer], 0.0015)


def bell(pitch: float, seconds: float = 3.0) -> Samples:
    """A cast bell: hum, prime, minor third, fifth, octave and above."""
    long = seconds * 0.9
    partials = [
        (0.5, 0.45, long),
        (1.0, 0.8, long * 0.8),
        (1.19, 0.5, long * 0.6),
        (1.5, 0.25, long * 0.4),
        (2.0, 0.7, long * 0.45),
        (2.52, 0.3, long * 0.28),
        (3.01, 0.25, long * 0.22),
        (4.16, 0.15, long * 0.14),
        (5.43, 0.1, long * 0.09),
    ]
    return modes(pitch, seconds, partials, 0.002)


def plucked(pitch: float, random: np.random.Generator, t60: float = 0.9, bright: float = 0.5) -> Samples:
    """A string that a finger plucks: short is pizzicato, long and bright is a harp."""
    seconds = t60 * 1.05
    at = times(seconds)
    made = np.zeros(len(at))
    for number in range(1, 25):
        frequency = pitch * number * (1 + 0.00012 * number**2)
        if frequency > NYQUIST:
            break
        share = abs(np.sin(np.pi * number * 0.21)) / number ** (2.1 - bright)
        made += (
            share * np.sin(2 * np.pi * frequency * at) * fading(seconds, t60 / (1 + 0.16 * number), 0.0015)
        )
    body = tap(random, 120, 900, 0.04) * 0.1
    made[: len(body)] += body
    return made


def bowed(pitch: float, seconds: float, random: np.random.Generator, attack: float = 0.25) -> Samples:
    """Three players of one string part, not quite together."""
    at = times(seconds)
    made = np.zeros(len(at))
    for detune in (-0.0028, 0.0004, 0.0031):
        rate, start = 4.6 + random.random(), random.random()
        wander = 0.0022 * np.sin(2 * np.pi * (rate * at + start)) / (2 * np.pi * rate)
        phase = 2 * np.pi * pitch * (1 + detune) * (at + wander) + 6 * start
        for number in range(1, 17):
            if pitch * number < min(4200, NYQUIST):
                made += np.sin(number * phase) / number / (1 + (pitch * number / 1500) ** 2)
    edge = np.minimum(1, at / attack) * np.minimum(1, (seconds - at) / min(0.35, seconds / 2))
    made *= 0.35 * np.clip(edge, 0, 1) ** 1.5
    return made


def reed(pitch: float, seconds: float) -> Samples:
    """Two tongues of a squeezebox, a little apart."""
    at = times(seconds)
    made = np.zeros(len(at))
    for tune in (0.9985, 1.0022):
        for number in range(1, 13):
            if pitch * tune * number < 5000:
                made += np.sin(2 * np.pi * pitch * tune * number * at + number) / number**1.25
    edge = np.clip(np.minimum(at / 0.035, (seconds - at) / 0.06), 0, 1)
    made *= 0.4 * edge
    return made


def drum(pitch: float, random: np.random.Generator, t60: float = 0.7, felt: float = 0.25) -> Samples:
    """A skin: a kettle drum when it rings, a box drum when it does not."""
    seconds = t60 * 1.1
    at = times(seconds)
    made = np.zeros(len(at))
    bend = pitch * (at + 0.03 * 0.18 * (1 - np.exp(-at / 0.03)))
    for ratio, share, long in (
        (1, 1, 1),
        (1.5, 0.55, 0.7),
        (1.99, 0.4, 0.5),
        (2.44, 0.22, 0.35),
        (3.2, 0.1, 0.2),
    ):
        made += share * np.sin(2 * np.pi * ratio * bend) * fading(seconds, t60 * long, 0.002)
    touch = tap(random, 200, 2200, 0.04) * felt
    made[: len(touch)] += touch
    return made


def snare(random: np.random.Generator, t60: float = 0.16) -> Samples:
    """One stroke on a small drum with wires."""
    wires = noise(t60 * 1.2, 1200, 8000, random) * fading(t60 * 1.2, t60, 0.001) * 0.35
    return wires + modes(190, t60 * 1.2, [(1, 0.5, 0.09), (1.7, 0.3, 0.06)])


def cymbal(random: np.random.Generator, seconds: float, attack: float = 0.002) -> Samples:
    """Thin brass, struck or (with a long attack) rubbed."""
    at = times(seconds)
    made = np.zeros(len(at))
    for low, high, share, t60 in ((400, 2500, 0.35, 0.5), (2500, 6000, 0.6, 0.75), (6000, 13000, 0.5, 1.0)):
        made += share * noise(seconds, low, high, random) * np.exp(-6.91 * at / (seconds * t60))
    made *= np.minimum(1, at / attack) ** 2
    return made


def brush(random: np.random.Generator, seconds: float = 0.12) -> Samples:
    """A brush on a drum skin, or a shaker of seeds."""
    at = times(seconds)
    made = band(random.standard_normal(len(at)), 2500, 11000)
    made *= np.sin(np.pi * at / seconds) ** 2
    return made


def horns(notes: tuple[str, ...], seconds: float, name: str) -> Samples:
    """A few horns: each tone swells into its brightness."""
    at = times(seconds)
    random = chance(name)
    made = np.zeros(len(at))
    for note in notes:
        pitch = hertz(note) * (1 + 0.002 * (random.random() - 0.5))
        wobble = 2 * np.pi * pitch * at + 0.03 * np.sin(2 * np.pi * 5 * at)
        for number in range(1, 15):
            if pitch * number < 7000:
                opens = np.clip(at / (0.02 + 0.006 * number), 0, 1) * np.exp(-at * number * 0.12 / seconds)
                made += np.sin(number * wobble) / number**0.95 * opens / (1 + (pitch * number / 2400) ** 2)
    made *= 0.5 * np.clip((seconds - at) / 0.12, 0, 1)
    return made
