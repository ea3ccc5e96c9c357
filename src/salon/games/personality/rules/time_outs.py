"""Going on without an answer, in each phase, when a player is away or out of time (PY-71)."""

from salon.core import Seat
from salon.games.personality.model.events import Skipped
from salon.games.personality.model.state import State
from salon.games.personality.rules import ballots, ending, moving, pairing, rounds
from salon.games.personality.rules.steps import Play


def may_be_skipped(state: State, seat: Seat) -> bool:
    """Whether the game can go on without this seat: not without a candidate who gives, nor without a reader if no other
    player has a card."""
    table = state.table
    if seat not in table.asked or table.phase == "give":
        return False
    others = (hand for other, hand in enumerate(state.hands) if other != seat)
    return table.phase != "read" or any(others)


def skip(play: Play, *seats: Seat) -> None:
    """Go on without the answers of these seats.

    They cast no ballot and do not move, give no argument, lay and swap no card and name no partner. A gift to them is
    accepted; a reader is followed by the next.
    """
    phase = play.table.phase
    for seat in seats:
        play.pass_over(seat)
        play.tell(Skipped(seat, phase))
    match phase:
        case "read":
            play.lay_out(pairs=play.table.round.pairs)
            rounds.next_round(play)
        case "lay":
            rounds.lay_open(play)
        case "choose" | "second" | "contest":
            ballots.reveal(play)
        case "debate":
            ballots.close_debate(play)
        case "swap":
            moving.carry_out_swaps(play)
        case "pair":
            pairing.pass_by(play)
        case "answer":
            ending.hear_answers(play)
        case "give" | "over":
            raise ValueError(f"nobody can be skipped in the phase {phase!r}")
