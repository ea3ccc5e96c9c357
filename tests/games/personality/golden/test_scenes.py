"""Golden scenes of Personality: each plays as it did, and shows what it is called after."""

import msgspec
import pytest

from salon.core import replay
from tests.games.personality.golden.scenes import GAME, SCENES, Scene, line, path_of, scene_of

SHOWN = {
    "unanimous": "Elected whom=1 votes=3 unanimous=true",
    "nobody": "NobodyElected second=false",
    "tie-then-elected": 'how="second"',
    "tie-then-nobody": "NobodyElected second=true",
    "pit": 'end=0 why="pit"',
    "pair": "Paired seat=0 partner=2",
    "inversion-with-tie": 'how="inverted"',
    "gifts-accepted": "Won seat=0",
    "contest-lost": "upheld=false",
    "contest-won": "upheld=true",
    "several-winners": "Ended winners=[0,1] exhausted=false",
    "empty-hands": 'Drew seat=0 count=7 why="empty"',
    "empty-handed-winners": "Ended winners=[2,0,1] exhausted=false",
    "bare-stock": "exhausted=true",
}


def golden(name: str) -> Scene:
    return msgspec.json.decode(path_of(name).read_bytes(), type=Scene)


def test_every_scene_is_there() -> None:
    assert [name for name in SCENES if not path_of(name).exists()] == [], (
        "python -m tests.games.personality.golden.scenes writes them"
    )
    assert SHOWN.keys() == SCENES.keys()


@pytest.mark.parametrize("name", SCENES)
def test_the_record_plays_as_it_did(name: str) -> None:
    scene = golden(name)
    again = tuple(tuple(map(line, advance.step.events)) for advance in replay(GAME, scene.record))
    assert again == scene.told


@pytest.mark.parametrize("name", SCENES)
def test_the_scene_is_played_the_same_way(name: str) -> None:
    played, kept = scene_of(SCENES[name]()), golden(name)
    assert played.told == kept.told
    assert msgspec.json.decode(played.record.to_json()) == msgspec.json.decode(kept.record.to_json())


@pytest.mark.parametrize("name", SCENES)
def test_it_shows_what_it_is_called_after(name: str) -> None:
    told = [each for lines in golden(name).told for each in lines]
    assert any(SHOWN[name] in each for each in told)
