"""Makes the sounds and the music of the page: `python -m tools.sounds` (CONTRIBUTING.md says when)."""
