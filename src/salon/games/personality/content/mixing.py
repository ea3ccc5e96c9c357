"""The cards of a pack among those of a deck (PY-76)."""

from collections.abc import Collection
from math import ceil

from msgspec.structs import replace

from salon.core import BadSetup, Chance, Setup
from salon.core.kit import BadPack
from salon.games.personality.content.cards import Card, CardId, Deck
from salon.games.personality.content.packs import EXTRA, Share, cards_in, of_spice
from salon.games.personality.rules.rules import rules_of
from salon.games.personality.rules.steps import HAND

PARTS: dict[Share, int] = {"quarter": 4, "half": 2, "all": 1}
"""Among how many cards there is one of the pack."""


def with_pack_checked(setup: Setup) -> Setup:
    """The setup with those cards of its pack that are in the game. Raises BadSetup if that is no pack, or none."""
    if EXTRA not in setup.options:
        return setup
    options = {name: value for name, value in setup.options.items() if name != EXTRA}
    try:
        cards_in(str(setup.options[EXTRA]))
    except BadPack as error:
        raise BadSetup("personality-bad-pack", "PY-76") from error
    content = of_spice(str(setup.options[EXTRA]), rules_of(options).spice)
    if not content:
        raise BadSetup(f"personality-none-{rules_of(options).spice}", "PY-76")
    return replace(setup, options={**options, EXTRA: content})


def own_cards(setup: Setup) -> tuple[Card, ...]:
    """The cards of a setup's pack."""
    content = setup.options.get(EXTRA)
    return () if content is None else cards_in(str(content))


def with_own(deck: Deck, own: tuple[Card, ...], share: Share) -> Deck:
    """A deck with the cards of a pack, or the pack alone."""
    if not own:
        return deck
    cards = {card.id: card for card in own}
    return Deck(deck.name, cards if share == "all" else {**deck.cards, **cards})


def shuffled(
    cards: tuple[CardId, ...], own: Collection[CardId], share: Share, seats: int, chance: Chance
) -> tuple[CardId, ...]:
    """The cards in the order in which they are dealt and drawn.

    The pack's cards are among those that are dealt first, at any place and in anybody's hand. They are at most their
    share of these: if they are too many for the first hands, they are among as many more cards as that takes.
    """
    mine = [card for card in cards if card in own]
    others = [cards[place] for place in chance.order("stock", len(cards))]
    if not mine or share == "all":
        return tuple(others)
    others = [card for card in others if card not in own]
    front = max(HAND * seats, ceil(len(mine) * PARTS[share])) - len(mine)
    first = [*mine, *others[:front]]
    return (*(first[place] for place in chance.order("pack", len(first))), *others[front:])
