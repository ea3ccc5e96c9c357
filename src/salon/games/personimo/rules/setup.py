"""The start of a game: bonuses, headquarters, deck and first order (PM-10 to PM-15)."""

from salon.core import Chance, Setup
from salon.games.personimo.model.cards import CardId
from salon.games.personimo.model.district import District
from salon.games.personimo.model.state import State
from salon.games.personimo.rules.slots import DeckRule, Rules
from salon.games.personimo.rules.variants import rules_for


def first_state(setup: Setup, chance: Chance) -> tuple[Rules, State]:
    """Return the rules of the game, and its state when all but the first row has been dealt.

    Where players choose their headquarters, they are asked for it, and the deck is not shuffled yet.
    """
    drawn = drawn_bonuses(rules_for(setup.seats, setup.options), chance)
    rules = rules_for(setup.seats, setup.options, drawn)
    dealt = tuple(
        rules.headquarters.cards[i] for i in chance.order("headquarters", len(rules.headquarters.cards))
    )[: rules.order.districts]
    choosing = rules.headquarters.chosen
    deck, set_aside = ((), ()) if choosing else cut_deck(rules.deck, dealt, chance)
    first_order = rules.order.first(chance, dealt)
    state = State(
        seats=setup.seats,
        options=setup.options,
        first_order=first_order,
        deck=deck,
        set_aside=set_aside,
        districts=tuple(District(headquarters) for headquarters in dealt),
        turn=int(rules.draft.at_once),
        phase="select" if choosing else "claim",
        queue=first_order,
        row=None,
        next_row=None,
        discarded=(),
        settled=(False,) * rules.order.districts,
        deadline_ms=None,
        drawn=drawn,
    )
    return rules, state


def drawn_bonuses(rules: Rules, chance: Chance) -> tuple[str, ...]:
    """Draw the bonuses that chance adds to this game (PM-97), in the order of the rulebook."""
    pool, number = rules.bonuses.pool, rules.bonuses.drawn
    return tuple(pool[i] for i in sorted(chance.order("bonuses", len(pool))[:number])) if number else ()


def cut_deck(
    rule: DeckRule, dealt: tuple[CardId, ...], chance: Chance
) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
    """Return the shuffled cards in play, and the cards set aside (PM-12)."""
    cards = tuple(card for card in rule.cards if card not in dealt)
    cut = superfluous(rule, dealt)
    rest = tuple(card for card in cards if card not in cut)
    shuffled = tuple(rest[i] for i in chance.order("deck", len(rest)))
    return shuffled[: rule.in_play], (*shuffled[rule.in_play :], *cut)


def superfluous(rule: DeckRule, dealt: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return the cards that are set aside by a rule, not by chance, and are therefore known (PM-64)."""
    if rule.cut is None:
        return ()
    cards = tuple(card for card in rule.cards if card not in dealt)
    cut = rule.cut(cards, len(cards) - rule.in_play)
    return tuple(card for card in cards if card in cut)
