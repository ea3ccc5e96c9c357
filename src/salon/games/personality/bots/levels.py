"""The bots of Personality (PY-72). They see views and nothing else, and get their chance from outside."""

from random import Random

from salon.core import Bot, MoveValue
from salon.games.personality.bots.inference import Reading
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
from salon.games.personality.portrait import with_majority
from salon.games.personality.rules.pairing import free_partners

GAME = PERSONALITY

UNCLEAR = 0.8
"""A card that fits one player hardly better than the others is worth swapping."""


class RandomBot:
    """Any choice and any bet, all equally likely."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """One of the legal actions; it leaves no card out and agrees with its partner."""
        return _agree(view) or PERSONALITY.legal(view).sample(random)


class ReaderBot:
    """Reads the personas and the votes so far, foresees the majority, and bets by how sure it is.

    `noise` is how much it misjudges; `careful` how much likelier to win than to lose it must be for each step of
    the bet; `learns` whether it looks at the votes at all; `wandering` how often it plays anything.
    """

    def __init__(self, noise: float, careful: float, wandering: float = 0.0, *, learns: bool = True) -> None:
        self._noise, self._careful = noise, careful
        self._wandering, self._learns = wandering, learns

    def choose(self, view: View, random: Random) -> AnyAction:
        """What it is asked decides; in a pair it agrees with what its partner proposes."""
        agreed = _agree(view)
        if agreed is not None:
            return agreed
        if view.seat in view.table.answered:
            return Reconsider()
        if random.random() < self._wandering:
            return PERSONALITY.legal(view).sample(random)
        return self._answer(view, Reading(view, learns=self._learns), random)

    def _answer(self, view: View, reading: Reading, random: Random) -> AnyAction:
        match view.table.phase:
            case "read":
                return Read(max(view.hand, key=lambda card: reading.clear(view.faces[card])))
            case "lay":
                subject = view.table.round.subject or 0
                return Lay(max(view.hand, key=lambda card: reading.fit(subject, view.faces[card])))
            case "choose":
                whom, won, lost = reading.foresee(random, self._noise)
                return Choose(whom, self._bet(won - lost))
            case "second":
                return Choose(reading.foresee(random, self._noise)[0])
            case "swap":
                return self._swap(view, reading)
            case _:
                return self._decide(view, reading)

    def _decide(self, view: View, reading: Reading) -> AnyAction:
        table, seat = view.table, view.seat or 0
        match table.phase:
            case "debate":
                return Argue()
            case "contest":
                fits = reading.fits()
                return Choose(max(fits, key=lambda whom: fits[whom]))
            case "pair":
                return Pair(max(free_partners(table, seat), key=lambda other: with_majority(table, other)))
            case "give":
                gifts = [action for action in PERSONALITY.legal(view) if isinstance(action, Give)]
                return max(gifts, key=lambda gift: _advantage(view, reading, gift.card, gift.to))
            case "answer":
                bid = table.bid
                card = next(gift.card for gift in (bid.gifts if bid else ()) if gift.to == seat)
                return Contest() if _advantage(view, reading, card, seat) < -UNCLEAR else Accept()
        raise ValueError("this seat is not asked anything")

    def _swap(self, view: View, reading: Reading) -> AnyAction:
        worst = min(view.hand, key=lambda card: reading.clear(view.faces[card]))
        return Swap(worst) if reading.clear(view.faces[worst]) < UNCLEAR else Keep()

    def _bet(self, edge: float) -> Bet:
        if edge > 2 * self._careful:
            return 3
        return 2 if edge > self._careful else 1


def worth(view: View) -> list[MoveValue]:
    """Nothing: no choice has a worth before it is revealed."""
    del view
    return []


def _agree(view: View) -> Choose | None:
    if view.seat in view.table.asked and view.proposal is not None:
        return Choose(view.proposal.whom, view.proposal.bet)
    return None


def _advantage(view: View, reading: Reading, card: str, seat: int) -> float:
    """How much better a card fits a player than the best of the others."""
    face = view.faces[card]
    others = (reading.fit(other, face) for other in range(view.table.seats) if other != seat)
    return reading.fit(seat, face) - max(others)


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "gentle": ReaderBot(noise=2.0, careful=0.45, wandering=0.35),
    "fair": ReaderBot(noise=0.8, careful=0.3),
    "sharp": ReaderBot(noise=0.2, careful=0.0),
}
"""Every bot by name; the last three are the levels that the page offers."""
