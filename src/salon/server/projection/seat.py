"""What a seat may know of a game. `seat_news` is the only function that turns a state into what a client is sent.

Sockets, HTTP, replays, spectators, the big screen and bots all get what it returns.
"""

from operator import is_

import msgspec
from msgspec import Raw

from salon.core import Event, Timeline
from salon.server.protocol.outbound import SeatNews

_encode = msgspec.json.Encoder().encode


def seat_news(timeline: Timeline, events: tuple[Event, ...], seat: int | None, *, asked: bool) -> SeatNews:
    """A game and its latest events, as a seat (None: a spectator) may know them."""
    game = timeline.game
    view = game.view(timeline.state, seat)
    legal = game.legal(view) if asked else None
    return SeatNews(
        seat=seat,
        view=view,
        events=seen_events(events, seat),
        legal=tuple(legal) if legal is not None and legal.listed else (),
        may_take_back=seat is not None and timeline.may_take_back(seat),
    )


def seen_events(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events, as a seat (None: a spectator) may know them. If it may know them all, the same tuple."""
    seen = tuple(event.seen_by(seat) for event in events)
    if all(map(is_, seen, events)):
        return events
    return tuple(event for event in seen if event is not None)


def seat_view(timeline: Timeline, seat: int) -> bytes:
    """What a bot on this seat gets: the view that a person on it would get."""
    return _encode(seat_news(timeline, (), seat, asked=False).view)


def raw(value: object) -> Raw:
    """A value as JSON that is copied into a message as it is."""
    return Raw(_encode(value))
