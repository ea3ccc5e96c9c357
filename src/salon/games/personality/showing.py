"""How long a reveal is shown, and so when a clock that follows it begins to run (PY-71).

The page plays a reveal by the same numbers (`SHOWING`): masks are turned, the result is announced, the card goes to its
owner, bets pay, masks hop along the track, and what their squares do is told.
"""

from collections.abc import Iterable

from salon.core import Event
from salon.games.personality.model.events import (
    Elected,
    Judged,
    LandedOnInversion,
    LandedOnPair,
    Moved,
    NobodyElected,
    ReachedInsight,
    Revealed,
    Tied,
    TraitReceived,
)
from salon.games.personality.model.public_state import Poll

SHOWING = {
    "curtain": 700,
    "turn": 560,
    "brisk_turn": 430,
    "suspense": 650,
    "result": 1700,
    "only_result": 3000,
    "given": 1900,
    "paid": 1500,
    "lead": 400,
    "hop": 300,
    "settle": 500,
    "fall": 1500,
    "landing": 3000,
}
"""How long each part is shown, in milliseconds. A result that moves nobody is all there is to see, and stays longer."""
BRISK = 5
"""With so many ballots, each is turned faster."""

_ENDINGS = Elected | Judged | NobodyElected | Tied
_LANDINGS = LandedOnPair | LandedOnInversion | ReachedInsight


def shown_ms(events: Iterable[Event], polls: tuple[Poll, ...]) -> int:
    """How long the last reveal among some events is shown, which is that of the last poll; 0 if there is none."""
    told = list(events)
    start = next((at for at in reversed(range(len(told))) if isinstance(told[at], Revealed)), None)
    if start is None:
        return 0
    told = told[start:]
    if not any(isinstance(event, _ENDINGS) for event in told):
        return 0
    moves = [event for event in told if isinstance(event, Moved)]
    by_vote = [abs(move.end - move.start) for move in moves if move.why == "vote"]
    given = any(isinstance(event, TraitReceived) for event in told)
    landings = {type(event) for event in told if isinstance(event, _LANDINGS)}
    part, ballots = SHOWING, _ballots_in(polls[-1])
    took = part["curtain"] + ballots * part["brisk_turn" if ballots >= BRISK else "turn"]
    took += part["suspense"] if ballots else 0
    took += part["result" if given or moves else "only_result"]
    took += part["given"] if given else 0
    if by_vote:
        took += part["paid"] + part["lead"] + max(by_vote) * part["hop"] + part["settle"]
    took += part["fall"] if len(by_vote) < len(moves) else 0
    return took + len(landings) * part["landing"]


def _ballots_in(poll: Poll) -> int:
    """How many ballots are turned: a pair's is one. Who was passed over has one too, except in a contest."""
    together = sum(None not in (poll.ballots[one], poll.ballots[other]) for one, other in poll.pairs)
    cast = [ballot for ballot in poll.ballots if ballot is not None or poll.kind != "contest"]
    return len(cast) - together
