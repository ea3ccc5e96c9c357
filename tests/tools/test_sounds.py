"""The synthesis of sounds: it gives what is listed, in every run, and begins and ends in silence."""

import json
from collections.abc import Callable

import numpy as np
import pytest

from tools.sounds.__main__ import LISTING, around
from tools.sounds.instruments import bell, hertz, knock, marimba, plucked
from tools.sounds.library import EFFECTS, LOOP_MARGIN, MUSIC_LOUD
from tools.sounds.music import MUSIC
from tools.sounds.score import Loop
from tools.sounds.wave import (
    RATE,
    Samples,
    average,
    band,
    chance,
    levelled,
    loudness,
    noise,
    seconds_of,
    steadied,
    trimmed,
)

LISTED = json.loads(LISTING.read_text("utf-8"))
SOME = ("place", "refuse", "count", "coins", "solved", "gate")


@pytest.mark.parametrize("name", SOME)
def test_the_committed_files_are_of_what_is_synthesised(name: str) -> None:
    samples = EFFECTS[name].rendered()
    assert seconds_of(samples) == pytest.approx(LISTED[name]["seconds"], abs=0.002)
    assert np.max(np.abs(samples)) == pytest.approx(LISTED[name]["peak"], abs=0.01)
    assert loudness(samples) == pytest.approx(LISTED[name]["loud"], abs=0.005)


@pytest.mark.parametrize("name", SOME)
def test_sounds_begin_and_end_in_silence(name: str) -> None:
    samples = EFFECTS[name].rendered()
    assert abs(samples[0]) < 0.001
    assert np.max(np.abs(samples[-160:])) < 0.001


def test_the_same_sound_is_synthesised_in_every_run() -> None:
    assert np.array_equal(EFFECTS["die"].rendered(), EFFECTS["die"].rendered())


def pitch_of(samples: Samples) -> float:
    """The strongest frequency."""
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return float(np.argmax(spectrum) * RATE / len(samples))


@pytest.mark.parametrize("note", ["d3", "a4", "f#5"])
@pytest.mark.parametrize("instrument", [marimba, plucked])
def test_instruments_are_in_tune(
    note: str, instrument: Callable[[float, np.random.Generator], Samples]
) -> None:
    pitch = pitch_of(instrument(hertz(note), chance("tune")))
    assert min(abs(np.log2(pitch / hertz(note) / harmonic)) for harmonic in (1, 2, 3)) < 0.01


def test_notes_have_their_pitches() -> None:
    assert hertz("a4") == 440
    assert hertz("a5") == pytest.approx(880)
    assert hertz("c4") == pytest.approx(261.63, abs=0.01)
    assert hertz("bb3") == pytest.approx(hertz("a#3"))


def test_bigger_wood_sounds_lower_and_a_bell_rings_longer() -> None:
    random = chance("wood")
    assert pitch_of(knock(180, random)) < pitch_of(knock(500, random))
    assert seconds_of(trimmed(bell(400), 9)) > 4 * seconds_of(trimmed(knock(400, random), 9))


def test_a_band_keeps_what_lies_in_it() -> None:
    hiss = noise(0.5, 30, 15_000, chance("hiss"))
    kept = band(hiss, 1000, 2000)
    assert 900 < pitch_of(kept) < 2200
    assert loudness(kept) < loudness(hiss)


def test_levels_never_exceed_their_peak() -> None:
    click = np.zeros(RATE)
    click[100] = 1.0
    assert np.max(np.abs(levelled(click, 0.5))) <= 0.8


def test_what_rings_past_the_end_of_a_loop_sounds_at_its_beginning() -> None:
    loop = Loop(bars=1, beats=4, tempo=240)
    loop.add(np.ones(RATE // 2), 3, 1.0, -1.0)
    left, right = loop.finished(0.2, 0.0, "test")
    assert left[: RATE // 8].max() == pytest.approx(1.0)
    assert right.max() == pytest.approx(0.0, abs=1e-9)


def test_a_loop_is_repeated_at_both_ends_of_its_file() -> None:
    loop = np.stack([np.arange(RATE, dtype=float), np.zeros(RATE)])
    margin = round(LOOP_MARGIN * RATE)
    file = around(loop)
    assert file.shape[1] == RATE + 2 * margin
    assert np.array_equal(file[:, : 2 * margin], file[:, RATE:])


@pytest.mark.parametrize("mood", MUSIC)
def test_moods_are_equally_loud(mood: str) -> None:
    assert LISTED[mood]["loud"] == pytest.approx(MUSIC_LOUD, abs=0.001)


def test_what_the_table_waits_for_is_heard_above_the_music() -> None:
    for name in (
        "mask",
        "drum-roll",
        "elected",
        "tied",
        "nobody",
        "given",
        "coins",
        "hop",
        "title",
        "winner",
    ):
        assert LISTED[name]["loud"] > 2.5 * MUSIC_LOUD, name


def test_music_has_a_level_on_average() -> None:
    hum = np.stack([noise(1, 200, 400, chance("hum"))] * 2)
    assert average(steadied(hum, 0.04)) == pytest.approx(0.04)
    assert np.max(np.abs(steadied(hum, 5.0))) <= 0.8
