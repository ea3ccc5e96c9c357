"""The bots of Personimo. They see views and nothing else, and get their chance from outside."""

from random import Random

from salon.core import Bot, Budget
from salon.games.personimo.bots.advice import advise
from salon.games.personimo.bots.planning import best_plan
from salon.games.personimo.bots.search import SearchBot, TimedSearchBot, judge
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Settle
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import PendingDecision, decision_in_view
from salon.games.personimo.rules.scoring.move_values import best_value_with, move_values, values_of_spots


class RandomBot:
    """Any legal spot and any free card, all equally likely; it leaves open suits open."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """One of the legal actions, Fix aside."""
        _asked(view)
        legal = PERSONIMO.legal(view)
        return random.choice([action for action in legal if not isinstance(action, Fix | Carry)])


class FullGreedyBot:
    """Chooses placement and next claim together: the best own district after placing the claimed card too."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """The first step of the best plan."""
        question = _asked(view)
        if question.what == "settle":
            return Settle()
        row, free = question.row, question.positions
        # What is claimed for another district is chosen when that one is in question (PM-67).
        together = question.then == question.district
        cards = tuple(row.cards[position] for position in free) if row and together else ()
        plan = best_plan(question.district_state, question.card, cards, random)
        if question.what == "place":
            return Place(plan.spot) if plan.spot else Discard()
        return Claim(free[cards.index(plan.claim)] if plan.claim else free[0])


class GreedyBot:
    """Lays every card where it scores most at once, and claims the card that would score most at once.

    It looks at its own district alone: what districts win against one another (PM-96) is not counted.
    """

    def choose(self, view: View, random: Random) -> AnyAction:
        """The action worth most now; among equals, a placement that makes the largest neighbourhood."""
        question = _asked(view)
        if question.what == "place" and question.card is not None:
            values = values_of_spots(question.district_state, question.card)
            best = [spot for spot, value in values.items() if value == max(values.values())]
            return Place(random.choice(best)) if best else Discard()
        if question.what == "settle" or question.row is None:
            return Settle()
        cards = {at: question.row.cards[at] for at in question.positions}
        points = {at: best_value_with(question.district_state, card).points for at, card in cards.items()}
        return Claim(random.choice([at for at in points if points[at] == max(points.values())]))


class GentleBot:
    """Sees what scores, but does not always take it: a greedy player whose mind wanders."""

    wandering = 0.45
    """How often it does the first thing that comes to mind."""

    def choose(self, view: View, random: Random) -> AnyAction:
        """Greedy, or anything legal."""
        bot: Bot = RandomBot() if random.random() < self.wandering else GreedyBot()
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
"""Every bot by name; gentle, fair, sharp and master are the levels that the page offers."""


def _asked(view: View) -> PendingDecision:
    question = decision_in_view(view)
    if question.what is None:
        raise ValueError("this seat is not asked anything")
    return question


__all__ = ["BOTS", "advise", "judge", "move_values"]
