"""Records of random games."""

from random import Random

from salon.core import Record, Timeline
from salon.games.registry import GAMES


def random_record(name: str, seats: int, seed: str) -> Record:
    """A finished game of random legal actions. The same seed gives the same game."""
    game = GAMES[name]
    advance = Timeline.start(game, game.setup(seats, {}, seed=seed), at_ms=0)
    entries = [advance.entry]
    random = Random(1)
    while waiting := game.waiting_for(advance.timeline.state):
        seat = next(iter(waiting))
        action = game.legal(game.view(advance.timeline.state, seat)).sample(random)
        advance = advance.timeline.act(seat, action, at_ms=0)
        entries.append(advance.entry)
    return Record(advance.timeline.setup, tuple(entries))
