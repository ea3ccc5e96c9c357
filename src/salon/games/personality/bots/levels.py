"""The bots of Personality (PY-72). They see nothing but views, and their random numbers are passed in."""

from random import Random

from salon.core import Bot
from salon.games.personality.bots.inference import FitEstimate
from salon.games.personality.content.cards import CardId
from salon.games.personality.game import PERSONALITY
from salon.games.personality.model.actions import (
    Accept,
    AnyAction,
    Argue,
    Bet,
    Choose,
    Contest,
    Give,
    Keep,
    Lay,
    Pair,
    Read,
    Reconsider,
    Swap,
)
from salon.games.personality.model.view import View
from salon.games.personality.readings import with_majority
from salon.games.personality.rules.pairing import free_partners

UNCLEAR = 0.8
"""A card is swapped if it fits its best player by less than this better than the others."""


class RandomBot:
    """Plays any legal action, each equally likely."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """One of the legal actions. It leaves no card out, and agrees with what its partner proposes."""
        return _agree(view) or PERSONALITY.legal(view).sample(random)


class EstimatingBot:
    """Estimates the majority from the personas and the votes so far, and bets more when it is surer.

    `noise` is the error of its estimates. `careful` is the difference between the probabilities of winning and losing
    that it wants for each step of the bet. `wandering` is the probability of a random action. `learns` is whether it
    looks at the votes at all.
    """

    def __init__(self, noise: float, careful: float, wandering: float = 0.0, *, learns: bool = True) -> None:
        self._noise, self._careful = noise, careful
        self._wandering, self._learns = wandering, learns

    def choose(self, view: View, random: Random) -> AnyAction:
        """The answer to what it is asked. In a pair it agrees with what its partner proposes."""
        agreed = _agree(view)
        if agreed is not None:
            return agreed
        if random.random() < self._wandering:
            return PERSONALITY.legal(view).sample(random)
        estimate = FitEstimate(view, learns=self._learns)
        swap = self._swap(view, estimate, view.swappable) if view.may_swap else None
        if isinstance(swap, Swap):
            return swap
        if view.seat in view.table.asked:
            return self._answer(view, estimate, random)
        return swap or Reconsider()

    def _answer(self, view: View, estimate: FitEstimate, random: Random) -> AnyAction:
        match view.table.phase:
            case "read":
                return Read(max(view.hand, key=lambda card: estimate.clear(view.faces[card])))
            case "lay":
                subject = view.table.round.subject or 0
                return Lay(max(view.hand, key=lambda card: estimate.fit(subject, view.faces[card])))
            case "choose":
                whom, won, lost = estimate.foresee(random, self._noise)
                return Choose(whom, self._bet(won - lost))
            case "second":
                return Choose(estimate.foresee(random, self._noise)[0])
            case "swap":
                return self._swap(view, estimate, view.hand)
            case _:
                return self._decide(view, estimate)

    def _decide(self, view: View, estimate: FitEstimate) -> AnyAction:
        table, seat = view.table, view.seat or 0
        match table.phase:
            case "debate":
                return Argue()
            case "contest":
                fits = estimate.fits()
                return Choose(max(fits, key=lambda whom: fits[whom]))
            case "pair":
                return Pair(max(free_partners(table, seat), key=lambda other: with_majority(table, other)))
            case "give":
                gifts = [action for action in PERSONALITY.legal(view) if isinstance(action, Give)]
                return max(gifts, key=lambda gift: _advantage(view, estimate, gift.card, gift.to))
            case "answer":
                bid = table.bid
                card = next(gift.card for gift in (bid.gifts if bid else ()) if gift.to == seat)
                return Contest() if _advantage(view, estimate, card, seat) < -UNCLEAR else Accept()
        raise ValueError("this seat is not asked anything")

    def _swap(self, view: View, estimate: FitEstimate, cards: tuple[CardId, ...]) -> Swap | Keep:
        clear = {card: estimate.clear(view.faces[card]) for card in cards}
        worst = min(cards, key=lambda card: clear[card], default=None)
        return Keep() if worst is None or clear[worst] >= UNCLEAR else Swap(worst)

    def _bet(self, edge: float) -> Bet:
        if edge > 2 * self._careful:
            return 3
        return 2 if edge > self._careful else 1


def _agree(view: View) -> Choose | None:
    if view.seat in view.table.asked and view.proposal is not None:
        return Choose(view.proposal.whom, view.proposal.bet)
    return None


def _advantage(view: View, estimate: FitEstimate, card: str, seat: int) -> float:
    """How much better a card fits a player than the best of the others."""
    face = view.faces[card]
    others = (estimate.fit(other, face) for other in range(view.table.seats) if other != seat)
    return estimate.fit(seat, face) - max(others)


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "gentle": EstimatingBot(noise=2.0, careful=0.45, wandering=0.35),
    "fair": EstimatingBot(noise=0.8, careful=0.3),
    "sharp": EstimatingBot(noise=0.2, careful=0.0),
}
"""Every bot by name. The page offers the last three as levels."""
