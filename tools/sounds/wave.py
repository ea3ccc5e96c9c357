"""Samples: their rate, envelopes, filtered noise, mixing and rooms. All is mono unless it says otherwise."""

from collections.abc import Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
"""Samples between -1 and 1, `RATE` of them a second. Stereo has two rows."""

RATE = 32_000


def seconds_of(samples: Samples) -> float:
    """How long some samples last."""
    return float(samples.shape[-1] / RATE)


def times(seconds: float) -> Samples:
    """The time of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def chance(name: str) -> np.random.Generator:
    """A source of noise that is the same in every run."""
    return np.random.default_rng(crc32(name.encode()))


def fading(seconds: float, t60: float, attack: float = 0.001) -> Samples:
    """An envelope that rises during `attack` and has fallen by 60 dB after `t60`."""
    at = times(seconds)
    return np.minimum(1.0, at / attack) * np.exp(-6.91 * at / t60)


def swell(seconds: float, peak: float, width: float) -> Samples:
    """A rounded envelope around the time `peak`."""
    return np.exp(-(((times(seconds) - peak) / width) ** 2))


def band(samples: Samples, low: float, high: float) -> Samples:
    """Keep the frequencies between two limits, with soft edges of a third of an octave."""
    length = samples.shape[-1]
    wide = length + RATE // 10  # what the filter rings before the beginning must not come back at the end
    spectrum = np.fft.rfft(samples, wide)
    at = np.maximum(np.fft.rfftfreq(wide, 1 / RATE), 1.0)
    edge = 1 / 3
    kept = 1 / (1 + (low / at) ** (2 / edge)) / (1 + (at / high) ** (2 / edge))
    return np.fft.irfft(spectrum * kept, wide)[..., :length]


def noise(seconds: float, low: float, high: float, random: np.random.Generator) -> Samples:
    """Noise of a frequency band with an RMS of one."""
    made = band(random.standard_normal(round(seconds * RATE)), low, high)
    return made / max(1e-9, float(np.sqrt(np.mean(made**2))))


def mix(seconds: float, parts: Sequence[tuple[float, float, Samples]]) -> Samples:
    """Parts, each with the time at which it begins and its gain. What is longer than the whole is cut off."""
    whole = np.zeros(round(seconds * RATE))
    for start, gain, part in parts:
        first = round(start * RATE)
        kept = part[: max(0, len(whole) - first)]
        whole[first : first + len(kept)] += gain * kept
    return whole


def room(seconds: float, size: float, random: np.random.Generator) -> Samples:
    """The impulse response of a room that echoes for `size` seconds and swallows high tones first."""
    at = times(seconds)
    made = np.zeros(len(at))
    for low, high, share in ((80, 700, 1.0), (700, 3000, 0.7), (3000, 9000, 0.35)):
        made += noise(seconds, low, high, random) * np.exp(-6.91 * at / (size * share)) * share
    made *= 1 - np.exp(-at / 0.004)
    return made / float(np.sqrt(np.sum(made**2)))


def echoed(samples: Samples, size: float, wet: float, name: str) -> Samples:
    """A sound in a room, which rings on after it."""
    response = room(size, size, chance(f"room {name}"))
    length = len(samples) + len(response)
    wide = 1 << (length - 1).bit_length()
    echo = np.fft.irfft(np.fft.rfft(samples, wide) * np.fft.rfft(response, wide), wide)[:length]
    return np.pad(samples, (0, len(response))) + wet * echo


def trimmed(samples: Samples, longest: float, floor: float = 0.002) -> Samples:
    """Cut off a tail that nobody hears, and let both ends begin and end in silence."""
    loud = np.flatnonzero(np.abs(samples) > floor * np.max(np.abs(samples)))
    kept = samples[: min(int(loud[-1]) + 1, round(longest * RATE))].copy()
    out = min(len(kept), round(0.12 * RATE) if len(kept) == round(longest * RATE) else round(0.02 * RATE))
    kept[-out:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, out))
    kept[:16] *= np.linspace(0, 1, 16)
    return np.pad(kept, (0, 160))


def loudness(samples: Samples) -> float:
    """The RMS of the loudest twentieth of a second, with the low tones that small speakers lose left out."""
    heard = band(samples, 150, 14_000)
    width = round(0.05 * RATE)
    power = np.convolve(np.mean(np.atleast_2d(heard) ** 2, axis=0), np.ones(width) / width, "valid")
    return float(np.sqrt(np.max(power)))


def average(samples: Samples) -> float:
    """The RMS of the whole, low tones included: how loud something is that goes on."""
    return float(np.sqrt(np.mean(band(samples, 60, 14_000) ** 2)))


def levelled(samples: Samples, loud: float, peak: float = 0.8) -> Samples:
    """Bring a sound to a loudness, but no sample above `peak`."""
    gain = min(loud / loudness(samples), peak / float(np.max(np.abs(samples))))
    return samples * gain


def steadied(samples: Samples, average_loud: float, peak: float = 0.8) -> Samples:
    """Bring music to an average loudness, but no sample above `peak`."""
    gain = min(average_loud / average(samples), peak / float(np.max(np.abs(samples))))
    return samples * gain
