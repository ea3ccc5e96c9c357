"""How a bot reads the table: whom a card fits, how the others will vote, and how sure it can be of that (PY-72).

It knows what everybody knows: the personas and the votes so far. Where the votes contradict a persona, as they do
where a person sits, it comes to trust the votes.
"""

from collections import defaultdict
from math import exp
from random import Random

from salon.core import Seat
from salon.games.personality.content.cards import Card
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.model.public import Ballot, Poll
from salon.games.personality.model.view import View
from salon.games.personality.rules.voting import Ballots, count

PERSONA = 1.6
"""What one theme of a persona weighs, while nothing speaks against it."""
SEEN = 2.4
"""What it weighs to have been chosen every time for one theme."""
KIND = 0.8
HABIT = 1.2
"""What one's own earlier choice for a like card weighs."""
LOYALTY = 2.0
"""What it weighs, in a second vote, to have chosen the same in the first."""
WORLDS = 60


class Reading:
    """What a view says about the players, by theme and kind."""

    def __init__(self, view: View, *, learns: bool = True) -> None:
        self._view, self._table = view, view.table
        self._for: dict[tuple[Seat, str], float] = defaultdict(float)
        self._cast: dict[str, int] = defaultdict(int)
        self._own: dict[tuple[Seat, Seat, str], float] = defaultdict(float)
        self._trust = [1.0] * self._table.seats
        if learns:
            for poll in self._table.polls:
                self._learn(poll)
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
        """How much better a card fits one player than any other: what a reader, or a giver, looks for."""
        fits = sorted(self.fit(seat, card) for seat in range(self._table.seats))
        return fits[-1] - fits[-2]

    def foresee(self, random: Random, noise: float) -> tuple[Seat, float, float]:
        """The best choice, how likely it is to be elected then, and how likely it is that another is."""
        fits = {seat: fit + random.gauss(0, noise) for seat, fit in self.fits().items()}
        ballots = [self._votes(fits, random) for _ in range(WORLDS)]
        chances = {whom: self._chance(whom, ballots) for whom in fits}
        best = max(fits, key=lambda whom: (chances[whom][0] - chances[whom][1], fits[whom]))
        return (best, *chances[best])

    def _chance(self, whom: Seat, worlds: list[list[Ballot | None]]) -> tuple[float, float]:
        """The share of worlds in which my vote for someone wins, and in which another wins."""
        won = lost = 0
        for world in worlds:
            mine: Ballots = tuple(
                Ballot(whom) if seat == self._view.seat else ballot for seat, ballot in enumerate(world)
            )
            elected = count(mine).elected(at_least=2)
            won += elected == whom
            lost += elected not in (None, whom)
        return won / len(worlds), lost / len(worlds)

    def _votes(self, fits: dict[Seat, float], random: Random) -> list[Ballot | None]:
        """A way in which the others may vote; the two of a pair together."""
        ballots: list[Ballot | None] = []
        for voter in range(self._table.seats):
            whoms = list(fits)
            weights = [exp(fit + self._habit(voter, whom)) for whom, fit in fits.items()]
            ballots.append(Ballot(random.choices(whoms, weights)[0]))
        for one, other in self._table.round.pairs:
            ballots[other] = None
            if self._view.seat == other:
                ballots[one], ballots[other] = None, ballots[one]
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

    def _learn(self, poll: Poll) -> None:
        """Every ballot says something about the player it was for."""
        card = self._view.faces.get(poll.card or "")
        if card is None or poll.subject is not None:
            return
        for voter, ballot in enumerate(poll.ballots):
            if ballot is None:
                continue
            for theme in (*card.tags, card.kind):
                self._for[ballot.whom, theme] += 1
                self._own[voter, ballot.whom, theme] += 0.5
                self._cast[theme] += 1

    def _share(self, seat: Seat, theme: str) -> float:
        """How much more than by chance a player has been chosen for a theme; 0 while nothing is known."""
        cast = self._cast[theme]
        return (self._for[seat, theme] - cast / self._table.seats) / (cast + 3)

    def _trust_in(self, seat: Seat) -> float:
        """From 1 down towards 0 as the votes on a persona's themes go to others."""
        themes = PERSONAS[self._table.personas[seat]]
        cast = sum(self._cast[theme] for theme in themes)
        chosen = sum(self._for[seat, theme] for theme in themes)
        return min(1.0, (chosen * 2 + 6) / (cast + 6))
