"""Views that are encoded by parts: the same bytes, whoever looks, whatever was encoded before."""

from random import Random

import msgspec
import pytest

from salon.core import Timeline
from salon.games.registry import GAMES
from salon.server.projection.part_cache import PartCache


class Part(msgspec.Struct, frozen=True):
    number: int


class View(msgspec.Struct, frozen=True):
    parts: tuple[Part, ...]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_by_parts_is_encoded_as_the_view_itself(name: str) -> None:
    game, luck, known = GAMES[name], Random(7), PartCache()
    seats = game.spec.seats[-1]
    timeline = Timeline.start(game, game.setup(seats, {}, "f" * 32), 0).timeline
    for _ in range(40):
        for seat in (*range(seats), None):
            view = game.view(timeline.state, seat)
            assert msgspec.json.encode(known.with_encoded_parts(view)) == msgspec.json.encode(view)
        if not timeline.waiting:
            break
        seat = min(timeline.waiting)
        action = game.legal(game.view(timeline.state, seat)).sample(luck)
        timeline = timeline.act(seat, action, 0).timeline
        known.next_generation()


def test_a_part_that_nobody_has_seen_for_an_action_is_forgotten() -> None:
    known = PartCache()
    known.with_encoded_parts(View((Part(1), Part(2))))
    assert len(known) == 3  # and the list of both
    known.next_generation()
    known.with_encoded_parts(View((Part(3),)))
    known.next_generation()
    assert len(known) == 2
