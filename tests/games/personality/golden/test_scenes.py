"""Golden scenes of Personality: each plays as it did, and shows what it is called after.

Those of `version-1` were played by the first version of the rules (see `RULES_VERSION`).
"""

from pathlib import Path

import msgspec
import pytest

from salon.core import replay
from salon.games.personality import PERSONALITY
from tests.games.personality.golden.scenes import FOLDER, GAME, SCENES, Scene, line, path_of, scene_of
from tests.golden.playthrough import Golden, told

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


FIRST_VERSION = sorted((FOLDER.parent / "version-1").glob("*.json"))
FIRST_GAMES = sorted((FOLDER.parent / "version-1" / "games").glob("*.json"))


def test_scenes_of_the_first_version_are_there() -> None:
    kept = [msgspec.json.decode(path.read_bytes(), type=Scene) for path in FIRST_VERSION]
    assert {scene.record.setup.rules_version for scene in kept} == {1}


@pytest.mark.parametrize("path", FIRST_GAMES, ids=lambda path: path.stem)
def test_a_whole_game_of_the_first_version_ends_as_it_did(path: Path) -> None:
    golden = msgspec.json.decode(path.read_bytes(), type=Golden)
    assert golden.record.setup.rules_version == 1
    *_, end = replay(PERSONALITY, golden.record)
    outcome = PERSONALITY.outcome(end.timeline.state)
    assert outcome is not None
    assert told(outcome) == [*golden.told]
    assert outcome == golden.outcome


def golden(name: str) -> Scene:
    return msgspec.json.decode(path_of(name).read_bytes(), type=Scene)


def test_every_scene_is_there() -> None:
    assert [name for name in SCENES if not path_of(name).exists()] == [], (
        "python -m tests.games.personality.golden.scenes writes them"
    )
    assert SHOWN.keys() == SCENES.keys()


@pytest.mark.parametrize("path", [*FOLDER.glob("*.json"), *FIRST_VERSION], ids=lambda path: path.stem)
def test_the_record_plays_as_it_did(path: Path) -> None:
    scene = msgspec.json.decode(path.read_bytes(), type=Scene)
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
