"""What actions would be worth at once: the points shown on legal spots, and what greedy bots go by."""

from collections.abc import Iterator

from salon.core import MoveValue
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Settle
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.district import Standing, open_cards, scoring_suits, standing_of, ways_left
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import Question, question_in_view
from salon.games.personimo.rules.placement import Fitting, Spot
from salon.games.personimo.rules.scoring import NOTHING, Value, best_of, value_above


def worth(view: View) -> list[MoveValue]:
    """For each legal placement or claim the points of the district in question after it, and what it gains.

    While suits are settled (PM-37): the same for everything that may be said of them, and all districts in question.
    For a claim: the points if its card could be placed at once where the acting architect builds. Where a seat's score
    is the lower of two districts (PM-67), what is best for the one in question is never worse for the seat.
    """
    question = question_in_view(view)
    match question.what:
        case "place" if question.card is not None:
            return _places(question, question.card)
        case "claim":
            return _claims(question)
        case "settle":
            return _settlings(question)
    return []


def values_of_spots(standing: Standing, card: CardId) -> dict[Spot, Value]:
    """What the district would be worth with the card on each legal spot."""
    return {spot: best_of(laid(standing, card, spot)).value for spot in Fitting(standing, card).spots()}


def best_value_with(standing: Standing, card: CardId) -> Value:
    """What the district would be worth with the card on its best spot (without it, if it fits nowhere)."""
    best = NOTHING
    for spot in Fitting(standing, card).spots():
        best = value_above(laid(standing, card, spot), best) or best
    return best_of(standing).value if best == NOTHING else best


def laid(standing: Standing, card: CardId, spot: Spot) -> Standing:
    """The district with a card on a spot where it fits."""
    after = standing.with_card(card, spot)
    if after is None:
        raise ValueError(f"{card} does not fit at {spot}")
    return after


def _places(question: Question, card: CardId) -> list[MoveValue]:
    now = best_of(question.standing).value.points
    values = values_of_spots(question.standing, card)
    if not values:
        return [MoveValue(Discard(), now, 0)]
    return [MoveValue(Place(spot), value.points, value.points - now) for spot, value in values.items()]


def _claims(question: Question) -> list[MoveValue]:
    if question.row is None:
        return []
    now = best_of(question.standing).value.points
    worths = []
    for position in question.free():
        points = best_value_with(question.standing, question.row.cards[position]).points
        worths.append(MoveValue(Claim(position), points, points - now))
    return worths


def _settlings(question: Question) -> list[MoveValue]:
    """Settling changes nothing; fixing and carrying may lose points, and the sheet shows how many."""
    standings = [standing_of(question.rules, district) for district in question.own.values()]
    now = sum(best_of(standing).value.points for standing in standings)
    worths: list[tuple[AnyAction, int]] = [(Settle(), now)]
    for standing in standings:
        before = best_of(standing).value.points
        for action, after in _sayings(standing):
            worths.append((action, now - before + best_of(after).value.points))
    return [MoveValue(action, points, points - now) for action, points in worths]


def _sayings(standing: Standing) -> Iterator[tuple[AnyAction, Standing]]:
    """Everything a builder may say of the cards, and how the district then stands."""
    for index in open_cards(standing):
        for way in ways_left(standing, index):
            after = standing.with_fixed(index, way)
            if after is not None:
                yield Fix(standing.laid[index].card, way), after
    for index, each in enumerate(standing.laid):
        for suit in scoring_suits(standing, index):
            after = standing.with_scoring(index, suit)
            if after is not None:
                yield Carry(each.card, suit), after


def default_action(question: Question) -> AnyAction:
    """What is played when time runs out: the best spot by points, then the first free card."""
    match question.what:
        case "place" if question.card is not None:
            values = values_of_spots(question.standing, question.card)
            return Place(max(values, key=lambda spot: values[spot].points)) if values else Discard()
        case "claim":
            return Claim(question.free()[0])
    return Settle()
