"""The base game (PM-1 to PM-45), and the rows and decks that follow from the values of the other slots."""

from collections.abc import Callable
from dataclasses import replace

from salon.core import Chance
from salon.games.personimo.model.cards import BASE, CROWN, Card, CardId, card_of, copies
from salon.games.personimo.rules.market import personalities_last
from salon.games.personimo.rules.slots import (
    BonusesRule,
    DeckRule,
    DraftRule,
    EndRule,
    HeadquartersRule,
    MarketRule,
    MarksRule,
    OrderRule,
    PlacementRule,
    Rules,
    ScoringRule,
    SuitsRule,
    Tally,
    TieBreak,
)
from salon.games.personimo.suits.readings import (
    all_suits_on_one_square,
    matching_everything,
    one_suit_a_square,
)

ATTRACTION_FROM = 8
HEADQUARTERS = ("borderland", "harvest", "island", "rite", "window")
MOST_WITH_ONE_DECK = 3
"""More players than this use a double Decktet (PM-10)."""


def base(seats: int) -> Rules:
    """Return the base game for two to six players."""
    return finished(foundation(seats))


def foundation(seats: int) -> Rules:
    """Return the base game without its rows and decks. Variants change these rules."""
    architects_each = 2 if seats == 2 else 1
    return Rules(
        deck=DeckRule(tuple(card.id for card in BASE), in_play=0),
        headquarters=HeadquartersRule(
            HEADQUARTERS, matching_everything(all_suits_on_one_square), ((0, 0),), marks=0
        ),
        order=own_districts(seats, architects_each),
        market=MarketRule(personalities_last),
        draft=DraftRule(),
        placement=PlacementRule(size=5, squares=2, cards=12),
        suits=SuitsRule(one_suit_a_square, one_suit_a_square=True),
        marks=MarksRule(is_attraction, marks_of),
        scoring=ScoringRule(),
        bonuses=BonusesRule(),
        ties=(
            TieBreak("largest", lambda tally, _: tally.largest),
            TieBreak("personalities", lambda tally, _: number_of(tally, lambda card: card.personality)),
            TieBreak("attractions", lambda tally, marks: number_of(tally, marks.attraction)),
            TieBreak("crowns", lambda tally, _: number_of(tally, lambda card: card.rank == CROWN)),
        ),
        end=EndRule(by_hand=False),
        turn_ms=None,
    )


def finished(rules: Rules) -> Rules:
    """Return the rules with their rows (PM-20, PM-24) and with one or two decks (PM-10, PM-12)."""
    cards = rules.placement.cards * rules.order.districts
    architects = len(rules.order.architects)
    claims = (architects,) * (cards // architects) + ((cards % architects,) if cards % architects else ())
    draft = replace(rules.draft, claims=claims, rows=tuple(each + rules.draft.spare for each in claims))
    rules = replace(rules, draft=draft, deck=replace(rules.deck, in_play=draft.cards))
    single = rules.order.seats <= MOST_WITH_ONE_DECK and not lacking(rules)
    if single and len(rules.headquarters.cards) >= rules.order.districts:
        return replace(rules, deck=replace(rules.deck, in_play=in_play(rules)))
    rules = replace(
        rules,
        deck=replace(rules.deck, cards=doubled(rules.deck.cards)),
        headquarters=replace(rules.headquarters, cards=doubled(rules.headquarters.cards)),
    )
    return replace(rules, deck=replace(rules.deck, in_play=in_play(rules)))


def in_play(rules: Rules) -> int:
    """Return the number of cards in play: those that the rows take, or all where discards are shuffled again."""
    return available(rules) if rules.deck.reshuffled else rules.deck.in_play


def available(rules: Rules) -> int:
    """Return the number of cards that are left once the headquarters are dealt."""
    dealt = rules.order.districts if set(rules.headquarters.cards) & set(rules.deck.cards) else 0
    return len(rules.deck.cards) - dealt


def lacking(rules: Rules) -> bool:
    """Return whether there are fewer cards than the rows take."""
    return available(rules) < rules.deck.in_play and not rules.deck.reshuffled


def doubled(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return two copies of each card."""
    return copies(tuple(card_of(card) for card in cards), 2)


def own_districts(seats: int, each: int) -> OrderRule:
    """Return the order for one or two architects a seat, each building in its seat's own district (PM-15)."""
    owners = tuple(range(seats)) * each
    return OrderRule(architects=owners, plans=(owners,), units=seats, who=by_chance)


def by_chance(chance: Chance, _headquarters: tuple[CardId, ...], order: OrderRule) -> tuple[int, ...]:
    """Draw the first order (PM-15)."""
    return chance.order("first order", order.units)


def is_attraction(card: Card) -> bool:
    """Return whether a card is an attraction: those of rank 8, 9 and 10 are (PM-5)."""
    return card.rank is not None and card.rank >= ATTRACTION_FROM


def marks_of(card: Card) -> int:
    """Return the marks of a card: one for a personality, one for an attraction, two for both (PM-41)."""
    return card.personality + is_attraction(card)


def number_of(tally: Tally, counts: Callable[[Card], bool]) -> int:
    """Return the number of a district's cards that count."""
    return sum(counts(card_of(card)) for card in tally.cards)
