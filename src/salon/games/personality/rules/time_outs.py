"""Going on without an answer, in each phase, when a player is away or out of time (PY-71).

What was picked counts, locked in or not (PY-74).
"""

from salon.core import Seat
from salon.core.step_builder import at
from salon.games.personality.model.actions import Choose
from salon.games.personality.model.events import LockedIn, Skipped
from salon.games.personality.model.public_state import VOTES, Ballot, Phase
from salon.games.personality.model.state import State
from salon.games.personality.rules import ballots, ending, moving, pairing, rounds
from salon.games.personality.rules.steps import Play


def may_be_skipped(state: State, seat: Seat) -> bool:
    """Whether the game can go on without this seat: not without a reader if no other player has a card."""
    table = state.table
    if seat not in table.asked or (table.phase == "give" and table.is_first_version):
        return False
    others = (hand for other, hand in enumerate(state.hands) if other != seat)
    return table.phase != "read" or any(others)


def expire(play: Play) -> None:
    """The time is over. What was picked counts, and everybody else is skipped."""
    phase, late = play.table.phase, play.table.asked
    if phase in VOTES:
        _settle_pairs(play)
    for seat in late:
        _lock_pick_or_pass_over(play, seat)
    _go_on(play, phase)


def skip(play: Play, seat: Seat) -> None:
    """Go on without the answer of a player who is away. What they have picked counts, except in a pair, whose other
    player then votes alone (PY-31)."""
    phase = play.table.phase
    if play.table.partner(seat) is not None:
        play.pick(seat, None)
    _lock_pick_or_pass_over(play, seat)
    _go_on(play, phase)


def _settle_pairs(play: Play) -> None:
    """Pairs that have not agreed in time cast the ballot that is locked in, or else what the player who named the other
    has picked (PY-31). A player who has picked nothing leaves the vote to the other."""
    for one, other in play.table.round.pairs:
        if play.table.partner(one) is None:
            continue
        wishes = {seat: _wish(play.state, seat) for seat in (one, other)}
        if None in wishes.values():
            continue
        locked = [seat for seat in (one, other) if play.state.ballots[seat] is not None]
        ballot = wishes[(locked or [one])[0]]
        for seat in (one, other):
            if seat in play.table.asked:
                play.pick(seat, ballot)


def _wish(state: State, seat: Seat) -> Choose | None:
    """What a seat has locked in or picked in a vote."""
    ballot, pick = state.ballots[seat], state.picks[seat]
    if ballot is not None:
        return Choose(ballot.whom, ballot.bet)
    return pick if isinstance(pick, Choose) else None


def _lock_pick_or_pass_over(play: Play, seat: Seat) -> None:
    """Lock in what a seat has picked; one that has picked nothing is skipped.

    It casts no ballot and does not move, gives no argument, lays no card and names no partner. A gift to it is
    accepted; a reader is followed by the next.
    """
    pick = play.state.picks[seat]
    if pick is None:
        phase = play.table.phase
        play.pass_over(seat)
        play.tell(Skipped(seat, phase))
        return
    if isinstance(pick, Choose):
        play.change(ballots=at(play.state.ballots, seat, Ballot(pick.whom, pick.bet)))
    else:
        play.change(cards=at(play.state.cards, seat, pick.card))
    play.answer(seat)
    play.tell(LockedIn(seat))


def _go_on(play: Play, phase: Phase) -> None:
    match phase:
        case "read":
            rounds.pass_reader(play)
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
        case "give":
            ending.put_off(play)
        case "over":
            raise ValueError("the game is over")
