"""Records of random games, finished games in a store, and what a client makes of a replay."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from salon.core import Outcome, Record, Sheet, Timeline, commitment
from salon.games.registry import GAMES
from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.table import Chair
from salon.server.projection.patch import patched
from salon.server.store.base import Append, Ending, Store
from tests.support.server.rows import a_table


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


async def store_finished(store: Store, record: Record, game_id: str = "0" * 20, code: str = "ACDEF") -> None:
    """Put a game into a store as if it had been played there. Everybody has the first rank.

    Its last entry should not be older than what the store keeps.
    """
    setup = record.setup
    nothing = (Sheet((), 0),) * setup.seats
    table = replace(a_table(code), game=setup.game, touched_ms=record.entries[-1].at_ms)
    game = StoredGame(
        game_id=game_id,
        code=code,
        round=1,
        setup=setup,
        chairs=tuple(Chair(kind="person", name=f"P{seat}", colour="rose") for seat in range(setup.seats)),
        commitment=commitment(setup.seed),
        started_ms=record.entries[0].at_ms,
    )
    assert await store.add_table(table)
    rows = [LogRow(game_id, f"0.{entry.seq}", entry) for entry in record.entries]
    playing = replace(table, version=table.version + 1, status="playing", game_id=game_id)
    assert await store.start_game(playing, game, Append(rows[0]))
    await asyncio.gather(*(store.append(Append(row)) for row in rows[1:-1]))
    ending = Ending(code, Outcome((1,) * setup.seats, nothing))
    await store.append(Append(rows[-1], (), ending))


def views_of(replay: dict[str, Any]) -> Iterator[Any]:
    """The view of each position of a replay, as the page works it out."""
    view = None
    for frame in replay["frames"]:
        view = patched(view, frame["patch"])
        yield view
