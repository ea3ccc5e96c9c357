"""Secret votes: locking in, unlocking, the reveal (PY-11 to PY-13), and its consequences (PY-14 to PY-19)."""

from msgspec.structs import replace

from salon.core import Seat
from salon.core.step_builder import at
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.actions import Argue, Choose
from salon.games.personality.model.events import (
    Argued,
    Elected,
    LockedIn,
    NobodyElected,
    Revealed,
    Tied,
    Unlocked,
)
from salon.games.personality.model.public_state import Ballot, Poll, VoteKind
from salon.games.personality.rules.ending import after_contest, judge
from salon.games.personality.rules.moving import close_swaps, move
from salon.games.personality.rules.rounds import next_round
from salon.games.personality.rules.steps import Play
from salon.games.personality.rules.voting import Ballots, cast_together, count, voters_for

ENOUGH = 2
"""The votes it takes to be elected (PY-14)."""


def choose(play: Play, seat: Seat, action: Choose) -> None:
    """Lock a choice in. In a pair, a different choice unlocks the partner's, because both must agree (PY-31)."""
    ballot = Ballot(action.whom, action.bet)
    partner = play.table.partner(seat)
    if partner is not None:
        play.revealed = True  # to the partner
        if play.state.ballots[partner] not in (None, ballot):
            reconsider(play, partner)
    play.change(ballots=at(play.state.ballots, seat, ballot))
    play.answer(seat)
    play.tell(LockedIn(seat))
    reveal(play)


def reconsider(play: Play, seat: Seat) -> None:
    """Unlock a choice (PY-13). It stays picked."""
    ballot = play.state.ballots[seat]
    play.revealed = play.table.partner(seat) is not None
    play.change(ballots=at(play.state.ballots, seat, None))
    play.ask_again(seat)
    if ballot is not None and not play.table.is_first_version:
        play.pick(seat, Choose(ballot.whom, ballot.bet))
    play.tell(Unlocked(seat))


def reveal(play: Play) -> None:
    """Once everyone has locked in, reveal all ballots at once and count them."""
    table, ballots = play.table, play.state.ballots
    if table.asked:
        return
    kind = table.phase
    assert kind in ("choose", "second", "contest")
    play.revealed = True
    if kind == "choose":
        close_swaps(play)
    play.tell(Revealed(kind, ballots))
    vote = _noted(play, kind, ballots)
    if kind == "contest":
        after_contest(play, judge(play, vote))
    elif vote.elected is not None:
        _elect(play, vote.elected, vote)
    elif kind == "choose" and max(vote.tally) >= ENOUGH:
        tied = tuple(seat for seat, votes in enumerate(vote.tally) if votes == max(vote.tally))
        play.tell(Tied(tied))
        play.ask(
            "debate",
            tuple(range(table.seats)),
            round=replace(table.round, first=ballots),
            choices=tied,
            arguments=(None,) * table.seats,
        )
    else:
        _nobody(play, second=kind == "second")


def argue(play: Play, seat: Seat, action: Argue) -> None:
    """A player has given their reasons (PY-18)."""
    play.lay_out(arguments=at(play.table.arguments, seat, action.text))
    play.revealed = True
    play.answer(seat)
    play.tell(Argued(seat, action.text))
    close_debate(play)


def close_debate(play: Play) -> None:
    """Once all have given their reasons, ask for a second vote between the tied choices (PY-18)."""
    if not play.table.asked:
        play.ask("second", tuple(range(play.table.seats)))


def _elect(play: Play, elected: Seat, vote: Poll) -> None:
    """Give the card to its owner (PY-14). All move by their bets (PY-15); after a second vote those who voted for the
    choice that was elected move by one (PY-19)."""
    rnd = play.table.round
    second = vote.kind == "second"
    for_it = voters_for(vote.ballots, elected)
    play.tell(Elected(elected, vote.tally[elected], vote.tally[elected] == vote.voters))
    if rnd.subject is None:
        play.receive(elected, rnd.card or "", "second" if second else "elected", vote)
    else:
        play.receive(rnd.subject, rnd.laid[elected] or "", "inverted", vote)
        _lay_back(play, winner=elected)
    if second:
        by = dict.fromkeys(for_it, 1)
    else:
        voted = {seat: ballot for seat, ballot in enumerate(vote.ballots) if ballot is not None}
        by = {seat: ballot.bet if seat in for_it else -ballot.bet for seat, ballot in voted.items()}
    move(play, by)


def _nobody(play: Play, *, second: bool) -> None:
    """The card goes under the stock; after a first vote its reader draws another (PY-17, PY-19)."""
    rnd = play.table.round
    cards: tuple[CardId, ...] = tuple(card for card in (rnd.card, *rnd.laid) if card is not None)
    play.tell(NobodyElected(second, cards))
    if rnd.subject is not None:
        _lay_back(play, winner=None)
    else:
        play.put_under(*cards)
        if not second:
            play.draw(rnd.reader, 1, "again")
    next_round(play)


def _lay_back(play: Play, winner: Seat | None) -> None:
    """The cards that did not win an inverted round go under the stock, and their owners draw (PY-32)."""
    laid = play.table.round.laid
    losers = [seat for seat in play.table.in_turn() if seat != winner and laid[seat] is not None]
    play.put_under(*(laid[seat] or "" for seat in losers))
    for seat in losers:
        play.draw(seat, 1, "lost")


def _noted(play: Play, kind: VoteKind, ballots: Ballots) -> Poll:
    """Count a vote and keep it, with the others of its round."""
    table = play.table
    rnd, bid = table.round, table.bid if kind == "contest" else None
    pairs = () if bid else cast_together(ballots, rnd.pairs)
    passed_over = table.out if table.rules_version > 1 else ()
    counted = count(ballots, pairs, table.rules.pair_votes, passed_over)
    poll = Poll(
        round=rnd.number,
        kind=kind,
        card=bid.gifts[bid.at or 0].card if bid else rnd.card,
        subject=None if bid else rnd.subject,
        laid=() if bid else rnd.laid,
        pairs=pairs,
        ballots=ballots,
        elected=counted.elected(at_least=ENOUGH if kind == "choose" else 1),
        tally=tuple(counted.votes.get(seat, 0) for seat in range(table.seats)),
        voters=counted.voters,
    )
    same_round = tuple(each for each in table.polls if each.round == poll.round)
    play.lay_out(polls=(*same_round, poll))
    return poll
