"""The sounds of the page: every one is listed, small, used, and has a caption."""

import json
import re
from hashlib import sha256

import pytest

from salon.words import LANGUAGES
from tests.support.files import ROOT
from tests.support.words import messages, unsaid
from tools.sounds.library import SOUNDS

SOURCE = ROOT / "web" / "src"
LIBRARY = SOURCE / "shell" / "sound" / "library"
LISTING = json.loads((LIBRARY / "sounds.json").read_text("utf-8"))

LIBRARY_BYTES = 1_500_000
EFFECT_BYTES, EFFECT_SECONDS = 20_000, 3.0
LOOP_BYTES, LOOP_SECONDS = 200_000, (20, 30)


def test_every_sound_that_is_made_has_a_file_and_is_listed() -> None:
    assert list(LISTING) == SOUNDS
    assert {path.stem for path in LIBRARY.glob("*.mp3")} == set(SOUNDS)
    for name, facts in LISTING.items():
        file = (LIBRARY / f"{name}.mp3").read_bytes()
        assert len(file) == facts["bytes"], name
        assert sha256(file).hexdigest().startswith(facts["sha256"]), f"{name}: python -m tools.sounds {name}"


def test_sounds_are_small_and_short() -> None:
    assert sum(facts["bytes"] for facts in LISTING.values()) < LIBRARY_BYTES
    for name, facts in LISTING.items():
        if facts.get("loops", False):
            shortest, longest = LOOP_SECONDS
            assert facts["bytes"] < LOOP_BYTES, name
            assert shortest < facts["seconds"] < longest, name
        else:
            assert facts["bytes"] < EFFECT_BYTES, name
            assert facts["seconds"] < EFFECT_SECONDS, name


def test_sounds_are_about_as_loud_as_each_other() -> None:
    for name, facts in LISTING.items():
        least, most = (0.03, 0.05) if facts.get("loops", False) else (0.05, 0.16)
        assert least < facts["loud"] < most, name
        assert facts["peak"] <= 0.8, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sound_has_a_caption_that_fits_a_line(language: str) -> None:
    assert unsaid([f"sound-caption-{name}" for name in SOUNDS], language) == []
    captions = [message for name, message in messages(language).items() if name.startswith("sound-caption-")]
    assert len(captions) == len(SOUNDS)


def test_every_sound_is_heard_somewhere() -> None:
    code = "\n".join(
        path.read_text("utf-8")
        for kind in ("ts", "svelte")
        for path in SOURCE.rglob(f"*.{kind}")
        if not path.name.endswith(".test.ts")
    )
    words = set(re.findall(r'"([a-z-]+)"', code)) | set(re.findall(r"\b([a-z]+):", code))
    assert [name for name in SOUNDS if name not in words] == []
