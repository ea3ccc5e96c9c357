"""The bots of Personimo. They see only views, and are given their source of randomness."""

from random import Random

from salon.core import Bot, Budget
from salon.games.personimo.bots.advice import advise
from salon.games.personimo.bots.headquarters import promising
from salon.games.personimo.bots.planning import best_plan
from salon.games.personimo.bots.search import SearchBot, TimedSearchBot, analyse
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Settle
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import PendingDecision, decision_in_view
from salon.games.personimo.rules.scoring.move_values import best_value_with, move_values, values_of_spots


class RandomBot:
    """Chooses any legal spot and any free card, all with equal probability, and leaves open suits open."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """Choose one of the legal actions, except Fix and Carry."""
        _asked(view)
        legal = PERSONIMO.legal(view)
        return random.choice([action for action in legal if not isinstance(action, Fix | Carry)])


class FullGreedyBot:
    """Chooses the placement and the next claim together: the best district with both cards laid."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """Choose the first step of the best plan."""
        decision = _asked(view)
        if decision.what == "settle":
            return Settle()
        if decision.what == "select":
            return promising(view, random)
        row, free = decision.row, decision.positions
        # A claim for another district is chosen when the card for that district is laid (PM-67).
        together = decision.then == decision.district
        cards = tuple(row.cards[position] for position in free) if row and together else ()
        plan = best_plan(decision.district_state, decision.card, cards, random)
        if decision.what == "place":
            return Place(plan.spot) if plan.spot else Discard()
        return Claim(free[cards.index(plan.claim)] if plan.claim else free[0])


class GreedyBot:
    """Lays every card where it scores most at once, and claims the card that would score most at once.

    It considers its own district only: what districts win against one another (PM-96) is not counted.
    """

    def choose(self, view: View, random: Random) -> AnyAction:
        """Choose the action with the most points now, and among equals a placement with the largest neighbourhood."""
        decision = _asked(view)
        if decision.what == "place" and decision.card is not None:
            values = values_of_spots(decision.district_state, decision.card)
            best = [spot for spot, value in values.items() if value == max(values.values())]
            return Place(random.choice(best)) if best else Discard()
        if decision.what == "select":
            return promising(view, random)
        if decision.what == "settle" or decision.row is None:
            return Settle()
        cards = {at: decision.row.cards[at] for at in decision.positions}
        points = {at: best_value_with(decision.district_state, card).points for at, card in cards.items()}
        return Claim(random.choice([at for at in points if points[at] == max(points.values())]))


class GentleBot:
    """Plays greedily, but makes many of its moves at random."""

    random_share = 0.45
    """The share of moves made at random."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """Choose a greedy move, or any legal one."""
        bot: Bot = RandomBot() if random.random() < self.random_share else GreedyBot()
        action: AnyAction = bot.choose(view, random)
        return action


BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "full-greedy": FullGreedyBot(),
    "gentle": GentleBot(),
    "fair": GreedyBot(),
    "sharp": FullGreedyBot(),
    "master": SearchBot(Budget(playouts=700), FullGreedyBot()),
    "mce": TimedSearchBot(Budget(ms=200), FullGreedyBot()),
    "tree": TimedSearchBot(Budget(ms=200), FullGreedyBot(), tree=True),
}
"""All bots by name. Gentle, fair, sharp and master are the levels that the page offers."""


def _asked(view: View) -> PendingDecision:
    decision = decision_in_view(view)
    if decision.what is None:
        raise ValueError("this seat is not asked anything")
    return decision


__all__ = ["BOTS", "advise", "analyse", "move_values"]
