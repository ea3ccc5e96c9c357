"""Writes music that loops: what rings past the end sounds on at the beginning."""

from collections.abc import Callable

import numpy as np

from tools.sounds.wave import RATE, Samples, chance, room, times


class Loop:
    """Stereo music of a fixed length that begins again where it ends, echo included."""

    def __init__(self, *, bars: int, beats: int, tempo: float) -> None:
        self._beats = beats
        self._tempo = tempo
        self._sound = np.zeros((2, round(self.seconds(bars * beats) * RATE)))

    def seconds(self, beats: float) -> float:
        return beats * 60 / self._tempo

    def add(self, note: Samples, beat: float, gain: float, pan: float) -> None:
        """Add a note. `pan` is -1 at the left and 1 at the right."""
        length = self._sound.shape[1]
        where = (round(self.seconds(beat) * RATE) + np.arange(len(note))) % length
        angle = (pan + 1) * np.pi / 4
        for side, share in enumerate((np.cos(angle), np.sin(angle))):
            np.add.at(self._sound[side], where, gain * share * note)

    def play(
        self, tune: str, instrument: Callable[[str], Samples], *, gain: float, pan: float, swing: float = 0.0
    ) -> None:
        """Add a tune: bars of half beats between bars or on lines of their own, a dot where nothing is played."""
        bars = [bar.split() for line in tune.strip().splitlines() for bar in line.split("|")]
        for number, bar in enumerate(bars):
            for step, note in enumerate(bar):
                if note != ".":
                    late = swing if step % 2 else 0.0
                    self.add(instrument(note), number * self._beats + step / 2 + late, gain, pan)

    def trembling(self, note: Samples, rate: float) -> Samples:
        """A note whose bow goes to and fro."""
        return note * (0.62 + 0.38 * np.sin(2 * np.pi * rate * times(len(note) / RATE)))

    def finished(self, size: float, wet: float, name: str) -> Samples:
        """The loop in a room, different at the left and the right."""
        length = self._sound.shape[1]
        sides = []
        for side in range(2):
            response = room(size, size, chance(f"{name} {side}"))
            echo = np.fft.irfft(np.fft.rfft(self._sound[side]) * np.fft.rfft(response, length), length)
            sides.append(self._sound[side] + wet * echo)
        return np.stack(sides)
