"""What actions would be worth at once: the points shown on legal spots, and what greedy bots go by."""

from collections.abc import Iterator, Mapping

from salon.core import MoveValue
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Settle
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.district import Standing, open_cards, scoring_suits, standing_of, ways_left
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.legality import Question, question_in_view
from salon.games.personimo.rules.outcome import points_among
from salon.games.personimo.rules.placement import Fitting, Spot
from salon.games.personimo.rules.scoring import NOTHING, Value, best_of, value_above


def worth(view: View) -> list[MoveValue]:
    """For each legal placement or claim the points of the district in question after it, and what it gains.

    While suits are settled (PM-37): the same for everything that may be said of them, and all districts in question.
    For a claim: the points if its card could be placed at once where the acting architect builds. Where a seat's score
    is the lower of two districts (PM-67), what is best for the one in question is seldom worse for the seat. Points
    that districts win against one another (PM-96) are counted as they would stand after the action.
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
    now = _points(question)
    after = [
        (spot, _points(question, laid(question.standing, card, spot)))
        for spot in Fitting(question.standing, card).spots()
    ]
    if not after:
        return [MoveValue(Discard(), now, 0)]
    return [MoveValue(Place(spot), points, points - now) for spot, points in after]


def _claims(question: Question) -> list[MoveValue]:
    if question.row is None:
        return []
    now = _points(question)
    worths = []
    for position in question.free():
        points = _points_with(question, question.row.cards[position])
        worths.append(MoveValue(Claim(position), points, points - now))
    return worths


def _points_with(question: Question, card: CardId) -> int:
    """The points of the district in question with a card on its best spot."""
    if question.rules.bonuses.contest is None:
        return best_value_with(question.standing, card).points
    spots = Fitting(question.standing, card).spots()
    after = (_points(question, laid(question.standing, card, spot)) for spot in spots)
    return max(after, default=_points(question))


def _points(question: Question, after: Standing | None = None) -> int:
    """The points of the district in question as it stands, or as it would stand."""
    if question.district is None:
        raise ValueError("no district is in question")
    return _points_of_own(question, {} if after is None else {question.district: after})[question.district]


def _settlings(question: Question) -> list[MoveValue]:
    """Settling changes nothing; fixing and carrying may lose points, and the sheet shows how many."""
    now = sum(_points_of_own(question, {}).values())
    worths: list[tuple[AnyAction, int]] = [(Settle(), now)]
    for number, district in question.own.items():
        for action, after in _sayings(standing_of(question.rules, district)):
            worths.append((action, sum(_points_of_own(question, {number: after}).values())))
    return [MoveValue(action, points, points - now) for action, points in worths]


def _points_of_own(question: Question, changed: Mapping[int, Standing]) -> dict[int, int]:
    """The points of the seat's districts, by number, where some stand differently.

    Where districts compete (PM-96) the others' suits are chosen anew, as they would be after the move.
    """
    rules = question.rules
    in_question = range(len(question.districts)) if rules.bonuses.contest else sorted(question.own)
    standings = [changed.get(each) or standing_of(rules, question.districts[each]) for each in in_question]
    points = dict(zip(in_question, points_among(rules, standings), strict=True))
    return {number: points[number] for number in question.own}


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
    """What is played when time runs out: the best spot by points, then the first free card.

    The points are those of the district by itself (without PM-96), as they always were: records depend on it.
    """
    match question.what:
        case "place" if question.card is not None:
            values = values_of_spots(question.standing, question.card)
            return Place(max(values, key=lambda spot: values[spot].points)) if values else Discard()
        case "claim":
            return Claim(question.free()[0])
    return Settle()
