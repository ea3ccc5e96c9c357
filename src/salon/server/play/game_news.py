"""The message that brings a receiver up to date with a live game."""

from collections.abc import Sequence

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from salon.core import Outcome, Standing, first_standing
from salon.server.play.live_game import LiveGame
from salon.server.projection.patch import diff_of_fields
from salon.server.projection.seat import seat_news
from salon.server.protocol.outbound import GameNews, GamePatch

_encode = msgspec.json.Encoder().encode


def game_news(live: LiveGame, seats: Sequence[int], since: int | None) -> bytes:
    """The message that brings a receiver with these seats (none: a spectator) from the entry `since` to now."""
    key = (tuple(seats), since)
    message = live.messages.get(key)
    if message is None:
        message = live.messages[key] = _encode(_news(live, *key))
    return message


def game_patch(live: LiveGame, seats: Sequence[int], since: int) -> bytes:
    """The same for a receiver that has the news of the entry `since`: only what has changed, if that can be told."""
    key = ("patch", tuple(seats), since)
    message = live.messages.get(key)
    if message is None:
        before = live.earlier_news.get(key[1])
        if before is None or before.seq != since or not live.remembers(since):
            return game_news(live, seats, since)
        patch = _patch(before, _news(live, *key[1:]), since, live)
        message = live.messages[key] = _encode(GamePatch(since, Raw(patch)))
    return message


def standing_after(live: LiveGame, outcome: Outcome) -> Standing:
    """The standing of the series after this game."""
    setup = live.row.setup
    first = first_standing(setup.seats, live.timeline.game.games_in_series(setup))
    return (live.row.standing or first).after(outcome)


def _news(live: LiveGame, seats: tuple[int, ...], since: int | None) -> GameNews:
    """The news, kept for patches."""
    known = live.news.get(seats)
    if known is None or known.since != since:
        known = live.news[seats] = _made_news(live, seats, since)
    return known


def _patch(before: GameNews, after: GameNews, since: int, live: LiveGame) -> bytes:
    """The patch for all receivers with the same seats. They have the same views, but those that came at different times
    were told of different events, so `since` and the events are in each patch as a whole."""
    known, key = live.patches, ("head", since)
    head = live.messages.get(key)
    if head is None:
        made = {b'"since"': b"[%d]" % since}
        head = live.messages[key] = diff_of_fields(replace(before, seats=after.seats), after, known, made)
    seats = []
    for place, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        view, events = diff_of_fields(old.view, new.view, known), b"[%b]" % _encode(new.events)
        seat = diff_of_fields(old, new, known, {b'"view"': view, b'"events"': events})
        seats.append(b'"%d":%b' % (place, seat))
    return b'%b,"seats":{%b}}' % (head[:-1], b",".join(seats))


def _made_news(live: LiveGame, seats: Sequence[int], since: int | None) -> GameNews:
    later = None if since is None else live.since(since)
    told = live.recent if later is None else later
    events = tuple(event for entry in told for event in entry.events)
    outcome = live.timeline.game.outcome(live.timeline.state)
    receivers: Sequence[int | None] = seats or (None,)
    return GameNews(
        game_id=live.row.game_id,
        seq=live.seq,
        since=None if later is None else since,
        at_ms=live.recent[-1].at_ms,
        waiting=live.waiting,
        seats=tuple(seat_news(live.timeline, events, seat, asked=seat in live.waiting) for seat in receivers),
        commitment=live.row.commitment,
        outcome=outcome,
        seed=None if outcome is None else live.row.setup.seed,
        secret=None if outcome is None else live.row.secret,
        contributions=live.row.contributions,
        standing=None if outcome is None else standing_after(live, outcome),
    )
