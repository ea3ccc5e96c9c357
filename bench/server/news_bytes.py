"""How many bytes a move sends to each receiver, in every installed game: `python -m bench.server --only bytes`.

Random games at tables of four, or of the number that comes nearest, are played without a server. `whole` is the news as
it is sent to a client that takes no patches, `patch` what a page is sent.
"""

import random
from collections import Counter

from salon.core import Timeline
from salon.games.registry import KITS
from salon.server.domain.game import StoredGame
from salon.server.domain.seating import usual_seats
from salon.server.play.game_news import game_news, game_patch
from salon.server.play.live_game import LiveGame
from salon.testing.tables import Table, legal

GAMES = 8
MOVES = 400
"""A longer game is left as it is."""
RECENT = 64


def bytes_a_move() -> dict[str, dict[str, float]]:
    """The mean over all moves and receivers, by game."""
    return {name: _of_game(name) for name in KITS}


def _of_game(name: str) -> dict[str, float]:
    kit, sent, moves = KITS[name], Counter[str](), 0
    seats = usual_seats(kit.game.spec, 0)
    for number in range(GAMES):
        luck = random.Random(number)
        advance = Timeline.start(kit.game, Table(kit, seats).setup(f"{number:032x}"), 0)
        row = StoredGame(
            game_id=f"{number:020x}",
            code="BENCH",
            round=1,
            setup=advance.timeline.setup,
            chairs=(),
            commitment="0" * 64,
            started_ms=0,
        )
        live = LiveGame(row, advance.timeline, RECENT)
        live.advance("start", advance)
        for seat in range(seats):
            game_news(live, (seat,), -1)
        while live.waiting and live.seq < MOVES:
            mover = luck.choice(sorted(live.waiting))
            action = luck.choice(list(legal(live.timeline, mover)))
            live.advance(f"{live.seq}", live.timeline.act(mover, action, 1_700_000_000_000 + live.seq))
            for seat in range(seats):
                sent["patch"] += len(game_patch(live, (seat,), live.seq - 1))
                sent["whole"] += len(game_news(live, (seat,), live.seq - 1))
            moves += 1
    return {"receivers": seats, **{kind: round(total / moves / seats, 1) for kind, total in sent.items()}}
