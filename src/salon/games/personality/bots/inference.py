"""What a bot estimates from a view: whom a card fits, how the others will vote, and with what probability (PY-72).

The estimate uses public facts only: the personas and the votes so far. Where the votes contradict a persona, as they do
for a seat at which a person plays, the persona counts for less and less.
"""

from collections import defaultdict
from math import exp
from random import Random

from salon.core import Seat
from salon.games.personality.content.cards import Card, CardId
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.model.public_state import Ballot
from salon.games.personality.model.view import View
from salon.games.personality.rules.voting import Ballots, Pairs, count

PERSONA = 1.6
"""The weight of each theme that a persona shares with a card, while the votes do not contradict it."""
SEEN = 2.4
"""The weight of having been chosen every time for a theme."""
KIND = 0.8
"""The weight of having been chosen every time for a kind of card."""
HABIT = 1.2
"""The weight of a voter's own earlier choices for cards with the same themes."""
LOYALTY = 2.0
"""The weight, in a second vote, of the voter's choice in the first."""
WORLDS = 60
"""The number of ways of voting that are sampled for a forecast."""


class FitEstimate:
    """How well cards fit players, by theme and kind, and how a vote is likely to end.

    `learns`: whether the votes so far count, or the personas alone.
    """

    def __init__(self, view: View, *, learns: bool = True) -> None:
        self._view, self._table = view, view.table
        self._for: dict[tuple[Seat, str], float] = defaultdict(float)
        self._cast: dict[str, int] = defaultdict(int)
        self._own: dict[tuple[Seat, Seat, str], float] = defaultdict(float)
        self._trust = [1.0] * self._table.seats
        if learns:
            for traits in self._table.traits:
                for trait in traits:
                    if trait.how != "inverted":
                        self._learn(trait.card, trait.chosen, trait.pairs)
            for poll in self._table.polls:
                if poll.elected is None and poll.kind != "contest" and poll.subject is None:
                    chosen = tuple(ballot.whom if ballot else None for ballot in poll.ballots)
                    self._learn(poll.card, chosen, poll.pairs)
            self._trust = [self._trust_in(seat) for seat in range(self._table.seats)]

    def fit(self, seat: Seat, card: Card) -> float:
        """How well a card fits a player, by persona and by the votes so far."""
        themes = set(card.tags) & set(PERSONAS[self._table.personas[seat]])
        seen = sum(self._share(seat, tag) for tag in card.tags) * SEEN
        return PERSONA * self._trust[seat] * len(themes) + seen + KIND * self._share(seat, card.kind)

    def fits(self) -> dict[Seat, float]:
        """How well each choice of the present vote fits: players to the card, or cards to the player."""
        table, faces = self._table, self._view.faces
        if table.phase == "contest" and table.bid is not None:
            card = faces[table.bid.gifts[table.bid.at or 0].card]
        elif table.round.subject is not None:
            subject = table.round.subject
            return {seat: self.fit(subject, faces[table.round.laid[seat] or ""]) for seat in table.choices}
        else:
            card = faces[table.round.card or ""]
        return {seat: self.fit(seat, card) for seat in table.choices}

    def clear(self, card: Card) -> float:
        """How much better a card fits one player than any other. A reader looks for a card that is clear."""
        fits = sorted(self.fit(seat, card) for seat in range(self._table.seats))
        return fits[-1] - fits[-2]

    def foresee(self, random: Random, noise: float) -> tuple[Seat, float, float]:
        """The best choice, the probability that it is elected, and the probability that another one is."""
        fits = {seat: fit + random.gauss(0, noise) for seat, fit in self.fits().items()}
        ballots = [self._votes(fits, random) for _ in range(WORLDS)]
        chances = {whom: self._chance(whom, ballots) for whom in fits}
        best = max(fits, key=lambda whom: (chances[whom][0] - chances[whom][1], fits[whom]))
        return (best, *chances[best])

    def _chance(self, whom: Seat, worlds: list[list[Ballot]]) -> tuple[float, float]:
        """The share of the sampled votes that this seat's vote for a choice wins, and that another choice wins."""
        won = lost = 0
        pairs, worth = self._table.round.pairs, self._table.rules.pair_votes
        own = {self._view.seat, self._table.partner(self._view.seat or 0)}
        for world in worlds:
            mine: Ballots = tuple(Ballot(whom) if seat in own else each for seat, each in enumerate(world))
            elected = count(mine, pairs, worth).elected(at_least=2)
            won += elected == whom
            lost += elected not in (None, whom)
        return won / len(worlds), lost / len(worlds)

    def _votes(self, fits: dict[Seat, float], random: Random) -> list[Ballot]:
        """One way in which the others may vote; the two of a pair choose the same."""
        ballots: list[Ballot] = []
        for voter in range(self._table.seats):
            whoms = list(fits)
            weights = [exp(fit + self._habit(voter, whom)) for whom, fit in fits.items()]
            ballots.append(Ballot(random.choices(whoms, weights)[0]))
        for one, other in self._table.round.pairs:
            ballots[other] = ballots[one]
        return ballots

    def _habit(self, voter: Seat, whom: Seat) -> float:
        table = self._table
        first = table.round.first
        if first is not None and (ballot := first[voter]) is not None:
            return LOYALTY * (ballot.whom == whom)
        card = self._view.faces.get(table.round.card or "")
        if card is None:
            return 0.0
        return HABIT * min(1.0, sum(self._own[voter, whom, tag] for tag in card.tags))

    def _learn(self, about: CardId | None, chosen: tuple[Seat | None, ...], pairs: Pairs) -> None:
        """Count each ballot of a vote for the player who was chosen, under the themes and the kind of the card. A pair
        has one ballot, to which both of its voters have agreed."""
        card = self._view.faces.get(about or "")
        if card is None:
            return
        second_of_a_pair = {other for _, other in pairs}
        for voter, whom in enumerate(chosen):
            if whom is None:
                continue
            for theme in (*card.tags, card.kind):
                self._own[voter, whom, theme] += 0.5
                if voter not in second_of_a_pair:
                    self._for[whom, theme] += 1
                    self._cast[theme] += 1

    def _share(self, seat: Seat, theme: str) -> float:
        """How much more often than by chance a player has been chosen for a theme; 0 while nothing is known."""
        cast = self._cast[theme]
        return (self._for[seat, theme] - cast / self._table.seats) / (cast + 3)

    def _trust_in(self, seat: Seat) -> float:
        """How far the persona of a seat can be trusted: 1, and less as votes on its themes go to other players."""
        themes = PERSONAS[self._table.personas[seat]]
        cast = sum(self._cast[theme] for theme in themes)
        chosen = sum(self._for[seat, theme] for theme in themes)
        return min(1.0, (chosen * 2 + 6) / (cast + 6))
