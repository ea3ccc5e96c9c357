"""What the audience is asked: every vote of the players, while it is open. Its opinion counts for nothing."""

from salon.core.kit import Audience, Poll
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.public_state import VOTES, PublicState
from salon.games.personality.model.view import View


def _poll(view: View) -> Poll | None:
    """The vote that is going on. It is known by its round, its kind and its card; an inverted round has no card."""
    table = view.table
    if table.phase not in VOTES or not table.choices:
        return None
    return Poll(_key(table.round.number, table.phase, _card(table)), table.choices)


def _revealed(view: View) -> str | None:
    """The latest vote whose ballots lie open."""
    last = view.table.polls[-1:]
    return next((_key(poll.round, poll.kind, poll.card) for poll in last), None)


def _card(table: PublicState) -> CardId | None:
    bid = table.bid
    if table.phase == "contest" and bid is not None and bid.at is not None:
        return bid.gifts[bid.at].card
    return table.round.card


def _key(number: int, kind: str, card: CardId | None) -> str:
    return f"{number}.{kind}.{card or ''}"


AUDIENCE = Audience(_poll, _revealed)
