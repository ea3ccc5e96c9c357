"""The end (PY-40 to PY-45): candidates give cards away, receivers accept or contest, the others judge."""

from msgspec.structs import replace

from salon.core import Seat
from salon.core.step_builder import at
from salon.games.personality.model.actions import Give
from salon.games.personality.model.events import Answered, Gave, Judged, LockedIn, Moved, Won
from salon.games.personality.model.public_state import Bid, Gift, Poll, PublicState
from salon.games.personality.rules.pairing import name_partners
from salon.games.personality.rules.rounds import end
from salon.games.personality.rules.steps import Play

GIFTS = 3


def next_candidate(play: Play) -> None:
    """The next player who has reached the goal tries (PY-45). After the last, the game ends if anybody has won."""
    if not play.table.candidates:
        play.lay_out(bid=None)
        if play.table.winners:
            end(play, play.table.winners, exhausted=False)
        else:
            name_partners(play)
        return
    candidate = play.table.candidates[0]
    gifts = min(_most_gifts(play.table, candidate), len(play.state.hands[candidate]))
    if gifts <= 0:
        win(play, candidate)
    else:
        play.ask("give", (candidate,), bid=Bid(candidate, gifts))


def give(play: Play, seat: Seat, action: Give) -> None:
    """The candidate gives a card. After the last one, the receivers are asked (PY-41)."""
    bid = _bid(play.table)
    play.take(seat, action.card)
    play.tell(Gave(seat, action.card, action.to))
    play.revealed = True
    gifts = (*bid.gifts, Gift(action.card, action.to))
    play.lay_out(bid=replace(bid, left=bid.left - 1, gifts=gifts))
    if bid.left == 1:
        play.ask("answer", tuple(gift.to for gift in gifts if _may_contest(play.table, gift.to)))
        hear_answers(play)


def put_off(play: Play) -> None:
    """A candidate who is away does not try now: they stand before the goal, with all their cards, and may reach it
    again (PY-71)."""
    bid = _bid(play.table)
    candidate, goal = bid.candidate, play.table.board.goal
    play.tell(Moved(candidate, goal, goal - 1, "away"))
    play.lay_out(
        squares=at(play.table.squares, candidate, goal - 1), candidates=play.table.candidates[1:], choices=()
    )
    play.hold(candidate, *(gift.card for gift in bid.gifts))
    next_candidate(play)


def answer(play: Play, seat: Seat, *, contests: bool) -> None:
    """A receiver accepts or contests; the answer stays secret until all have answered (PY-42)."""
    play.change(contests=at(play.state.contests, seat, contests))
    play.answer(seat)
    play.tell(LockedIn(seat))
    hear_answers(play)


def hear_answers(play: Play) -> None:
    """Once nobody is waited for: accepted cards stay where they are, contested ones are voted on (PY-43)."""
    if play.table.asked:
        return
    bid = _bid(play.table)
    answers = play.state.contests
    gifts = tuple(
        replace(gift, contested=bool(answers[gift.to]), owner=None if answers[gift.to] else gift.to)
        for gift in bid.gifts
    )
    contested = {gift.to for gift in gifts if gift.contested}
    contests = tuple(made + (seat in contested) for seat, made in enumerate(play.table.contests))
    play.lay_out(bid=replace(bid, gifts=gifts), contests=contests)
    play.revealed = True
    for gift in gifts:
        play.tell(Answered(gift.to, gift.card, bool(gift.contested)))
    for gift in gifts:
        if not gift.contested:
            play.receive(gift.to, gift.card, "gift")
    _next_contest(play, 0)


def judge(play: Play, vote: Poll) -> Seat:
    """Give a contested card to its owner after the vote on it (PY-43), and return them.

    The candidate loses the contest if another player than the receiver has strictly most votes.
    """
    bid = _bid(play.table)
    place = bid.at or 0
    gift = bid.gifts[place]
    owner = gift.to if vote.elected is None else vote.elected
    play.tell(Judged(gift.card, gift.to, owner, owner == gift.to))
    play.receive(owner, gift.card, "contest", vote)
    play.lay_out(bid=replace(bid, gifts=at(bid.gifts, place, replace(gift, owner=owner))))
    return owner


def after_contest(play: Play, owner: Seat) -> None:
    """One lost contest ends the try (PY-44); otherwise the next contested card is voted on."""
    bid = _bid(play.table)
    place = bid.at or 0
    if owner == bid.gifts[place].to:
        _next_contest(play, place + 1)
    else:
        _fall_back(play, bid, place)


def win(play: Play, candidate: Seat) -> None:
    """A candidate wins. The other candidates still try (PY-45)."""
    play.tell(Won(candidate))
    play.lay_out(winners=(*play.table.winners, candidate), candidates=play.table.candidates[1:])
    next_candidate(play)


def _next_contest(play: Play, start: int) -> None:
    """Ask about the next contested card; if none is left, the candidate wins (PY-44)."""
    bid = _bid(play.table)
    place = next((n for n, gift in enumerate(bid.gifts) if n >= start and gift.contested), None)
    if place is None:
        win(play, bid.candidate)
        return
    aside = {bid.candidate, bid.gifts[place].to}
    everybody = range(play.table.seats)
    judges = tuple(seat for seat in everybody if seat not in aside)
    play.ask("contest", judges, bid=replace(bid, at=place), choices=tuple(everybody))


def _fall_back(play: Play, bid: Bid, lost: int) -> None:
    """The candidate goes back to the Gate and fills their hand. Contested cards that were not voted on return to it."""
    candidate, gate = bid.candidate, play.table.board.gate
    play.tell(Moved(candidate, play.table.squares[candidate], gate, "gate"))
    play.lay_out(
        squares=at(play.table.squares, candidate, gate),
        tries=at(play.table.tries, candidate, play.table.tries[candidate] + 1),
        candidates=play.table.candidates[1:],
        choices=(),
    )
    play.hold(candidate, *(gift.card for gift in bid.gifts[lost + 1 :] if gift.contested))
    play.fill_hand(candidate, "gate")
    next_candidate(play)


def _most_gifts(table: PublicState, candidate: Seat) -> int:
    """The cards to be given: three, to different players (PY-41), and one less for each try that was lost (PY-46)."""
    lost = 0 if table.is_first_version else table.tries[candidate]
    return min(GIFTS, table.seats - 1) - lost


def _may_contest(table: PublicState, seat: Seat) -> bool:
    """Whether a player may still contest a card (PY-82)."""
    return not table.rules.contests or table.contests[seat] < table.rules.contests


def _bid(table: PublicState) -> Bid:
    if table.bid is None:
        raise ValueError("nobody is a candidate")
    return table.bid
