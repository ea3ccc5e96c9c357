"""The message that brings a receiver up to date with a live game."""

from collections.abc import Sequence

import msgspec

from salon.core import Outcome, Standing, first_standing
from salon.server.play.live_game import LiveGame
from salon.server.projection.seat import seat_news
from salon.server.protocol.outbound import GameNews

_encode = msgspec.json.Encoder().encode


def game_news(live: LiveGame, seats: Sequence[int], since: int | None) -> bytes:
    """The message that brings a receiver with these seats (none: a spectator) from the entry `since` to now."""
    key = (tuple(seats), since)
    message = live.messages.get(key)
    if message is None:
        message = live.messages[key] = _encode(_game_news(live, seats, since))
    return message


def standing_after(live: LiveGame, outcome: Outcome) -> Standing:
    """The standing of the series after this game."""
    setup = live.row.setup
    first = first_standing(setup.seats, live.timeline.game.games_in_series(setup))
    return (live.row.standing or first).after(outcome)


def _game_news(live: LiveGame, seats: Sequence[int], since: int | None) -> GameNews:
    later = None if since is None else live.since(since)
    told = live.recent if later is None else later
    events = [event for entry in told for event in entry.events]
    outcome = live.timeline.game.outcome(live.timeline.state)
    receivers: Sequence[int | None] = seats or (None,)
    return GameNews(
        game_id=live.row.game_id,
        seq=live.seq,
        since=None if later is None else since,
        at_ms=live.recent[-1].at_ms,
        waiting=dict(sorted(live.waiting.items())),
        seats=tuple(
            seat_news(live.timeline, events, seat, asked=seat in live.waiting, cache=live.parts)
            for seat in receivers
        ),
        commitment=live.row.commitment,
        outcome=outcome,
        seed=None if outcome is None else live.row.setup.seed,
        secret=None if outcome is None else live.row.secret,
        contributions=live.row.contributions,
        standing=None if outcome is None else standing_after(live, outcome),
    )
