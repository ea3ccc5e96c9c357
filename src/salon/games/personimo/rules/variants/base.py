"""The base game (PM-1 to PM-45), and how rows and decks follow from what has been put into the other slots."""

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
    """The base game for two to six players."""
    return finished(foundation(seats))


def foundation(seats: int) -> Rules:
    """The base game before rows and decks are worked out: what variants change."""
    architects_each = 2 if seats == 2 else 1
    return Rules(
        deck=DeckRule(tuple(card.id for card in BASE), in_play=0),
        headquarters=HeadquartersRule(
            HEADQUARTERS, matching_everything(all_suits_on_one_square), ((0, 0),), marks=0
        ),
        order=own_districts(seats, architects_each),
        market=MarketRule(personalities_last),
        draft=DraftRule(),
        placement=PlacementRule(size=5, squares=2, cards=12, enough=any),
        suits=SuitsRule(one_suit_a_square),
        marks=MarksRule(is_attraction, marks_of),
        scoring=ScoringRule(of_seat=only_district),
        bonuses=BonusesRule(),
        ties=(
            TieBreak("largest", lambda tally: tally.largest),
            TieBreak("personalities", lambda tally: sum(card_of(card).personality for card in tally.cards)),
            TieBreak("attractions", lambda tally: sum(is_attraction(card_of(card)) for card in tally.cards)),
            TieBreak("crowns", lambda tally: sum(card_of(card).rank == CROWN for card in tally.cards)),
        ),
        end=EndRule(by_hand=False),
        turn_ms=None,
    )


def finished(rules: Rules) -> Rules:
    """The rules with their rows (PM-20, PM-24) and with as many decks as these take (PM-10, PM-12)."""
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
    """How many cards the rows take; where discards are shuffled again, all there are."""
    return available(rules) if rules.deck.reshuffled else rules.deck.in_play


def available(rules: Rules) -> int:
    """How many cards there are to play with, once the headquarters are dealt."""
    dealt = rules.order.districts if set(rules.headquarters.cards) & set(rules.deck.cards) else 0
    return len(rules.deck.cards) - dealt


def lacking(rules: Rules) -> bool:
    """Whether there are fewer cards than the rows take."""
    return available(rules) < rules.deck.in_play and not rules.deck.reshuffled


def doubled(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Two of each."""
    return copies(tuple(card_of(card) for card in cards), 2)


def own_districts(seats: int, each: int) -> OrderRule:
    """One or two architects a seat, all in its own district; the second ones in reverse order (PM-15)."""
    owners = tuple(range(seats)) * each
    return OrderRule(architects=owners, plans=(owners,), units=seats, who=by_chance)


def by_chance(chance: Chance, _headquarters: tuple[CardId, ...], order: OrderRule) -> tuple[int, ...]:
    """Random (PM-15)."""
    return chance.order("first order", order.units)


def is_attraction(card: Card) -> bool:
    """Cards of rank 8, 9 and 10; those without a number never are (PM-5)."""
    return card.rank is not None and card.rank >= ATTRACTION_FROM


def marks_of(card: Card) -> int:
    """One mark for a personality, one for an attraction, two for both (PM-41)."""
    return card.personality + is_attraction(card)


def only_district(tallies: tuple[Tally, ...]) -> int:
    """A seat that builds one district is judged by that."""
    (_,) = tallies
    return 0
