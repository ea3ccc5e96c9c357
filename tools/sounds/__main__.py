"""Makes all sounds, or those that are named: `python -m tools.sounds [NAME…]`. Needs `lame`, an MP3 encoder."""

import argparse
import json
import subprocess
import wave
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import numpy as np

from tools.sounds.library import EFFECTS, LOOP_MARGIN, SOUNDS, music
from tools.sounds.wave import RATE, Samples, average, loudness, seconds_of

LIBRARY = Path(__file__).parents[2] / "web" / "src" / "shell" / "sound" / "library"
LISTING = LIBRARY / "sounds.json"
LAME = ["lame", "--quiet", "--noreplaygain", "-q", "0"]
EFFECT_BYTES = 20_000
LOOP_BYTES = 200_000


def wav_of(samples: Samples) -> bytes:
    """A WAV file with 16 bits a sample."""
    sides = np.atleast_2d(samples)
    whole = np.round(np.clip(sides, -1, 1) * 32767).astype("<i2")
    kept = BytesIO()
    with wave.open(kept, "wb") as file:
        file.setnchannels(len(sides))
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.T.tobytes())
    return kept.getvalue()


def around(loop: Samples) -> Samples:
    """A loop with a little of its end before it, and of its beginning after it."""
    margin = round(LOOP_MARGIN * RATE)
    return np.concatenate([loop[:, -margin:], loop, loop[:, :margin]], axis=1)


def encoded(samples: Samples, mode: str, quality: str, most: int) -> bytes:
    """An MP3 file of a quality, or of the best that `most` bytes allow."""
    source = wav_of(samples)

    def run(*wishes: str) -> bytes:
        done = subprocess.run(
            [*LAME, "-m", mode, *wishes, "-", "-"], input=source, capture_output=True, check=True
        )
        return done.stdout

    file = run("-V", quality)
    rate = int(most * 8 / seconds_of(samples) / 1000)
    while len(file) >= most:
        file = run("--abr", str(rate))
        rate -= 2
    return file


def made(name: str) -> tuple[Samples, bytes, dict[str, object]]:
    """A sound: its samples, its file, and what the listing says about it."""
    if name in EFFECTS:
        samples = EFFECTS[name].rendered()
        file = encoded(samples, "m", "6", EFFECT_BYTES)
    else:
        samples = music(name)
        file = encoded(around(samples), "j", "7", LOOP_BYTES)
    facts: dict[str, object] = {
        "seconds": round(seconds_of(samples), 4),
        **({} if name in EFFECTS else {"loops": True}),
        "peak": round(float(np.max(np.abs(samples))), 3),
        "loud": round(loudness(samples) if name in EFFECTS else average(samples), 3),
        "bytes": len(file),
        "sha256": sha256(file).hexdigest()[:12],
    }
    return samples, file, facts


def main() -> None:
    """Make the files and their listing."""
    parser = argparse.ArgumentParser(description="Make the sounds of the page.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these; otherwise all")
    parser.add_argument("--wav", type=Path, help="write WAV files into this folder, too")
    wishes = parser.parse_args()
    LIBRARY.mkdir(parents=True, exist_ok=True)
    listed = json.loads(LISTING.read_text("utf-8")) if LISTING.is_file() else {}
    for name in wishes.names or SOUNDS:
        samples, file, listed[name] = made(name)
        (LIBRARY / f"{name}.mp3").write_bytes(file)
        if wishes.wav is not None:
            wishes.wav.mkdir(parents=True, exist_ok=True)
            (wishes.wav / f"{name}.wav").write_bytes(wav_of(samples))
        print(f"{name:16} {seconds_of(samples):6.2f} s {len(file):7} bytes")
    for name in sorted(listed.keys() - set(SOUNDS)):
        del listed[name]
        (LIBRARY / f"{name}.mp3").unlink(missing_ok=True)
    ordered = {name: listed[name] for name in SOUNDS if name in listed}
    LISTING.write_text(json.dumps(ordered, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
