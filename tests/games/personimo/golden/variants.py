"""A golden game for every variant of Personimo: how many play it, and with which options."""

from salon.core import OptionValue

GAMES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "waning": (1, {}),
    "thorny": (1, {"solitaire": "thorny"}),
    "thorny-single": (1, {"solitaire": "thorny-single"}),
    "tournament": (3, {"tournament": 2}),
    "incognito": (3, {"sorting": "incognito"}),
    "recognition": (3, {"sorting": "recognition"}),
    "inception": (3, {"sorting": "inception"}),
    "courting": (3, {"courting_danger": True}),
    "don-giovanni": (2, {"courting_danger": True, "don_giovanni": True}),
    "excuses": (2, {"excuses_wild": True}),
    "paralysis": (2, {"paralysis": True}),
    "paralysis-manual": (2, {"paralysis": True, "suits": "manual", "head_start": True}),
    "detraction": (2, {"attraction_from": 5}),
    "lucky-nines": (2, {"lucky_nines": True}),
    "soothsayer": (2, {"soothsayer": True}),
    "three-crowd": (3, {"crowd": "three"}),
    "four-crowd": (4, {"crowd": "four"}),
    "head-start": (3, {"head_start": True}),
    "race": (3, {"race": True}),
    "rebalancing": (4, {"rebalancing": True}),
    "huntress": (4, {"rebalancing": True, "paralysis": True, "rebalancing_huntress": True}),
    "reveal": (2, {"reveal": True}),
    "drafty": (3, {"drafty": True}),
    "between-2": (2, {"shared": "between"}),
    "between-3": (3, {"shared": "between"}),
    "teamwork": (4, {"shared": "teamwork"}),
    "6x6": (2, {"size": "6x6"}),
    "7x7": (2, {"size": "7x7"}),
    "9x9": (2, {"size": "9x9", "courting_danger": True}),
    "model": (2, {"model": True}),
    "sprawl": (2, {"sprawl": True}),
    "badgers": (2, {"bonus_complete": True, "bonus_centre": True}),
    "corner": (2, {"bonus_corner": True}),
    "line-box-across": (2, {"bonus_line": True, "bonus_box": True, "bonus_across": True}),
    "largest": (4, {"bonus_largest": True}),
    "goblins": (3, {"goblins": 3}),
    "jacynimo-1": (1, {"jacynimo": True}),
    "jacynimo-2": (2, {"jacynimo": True}),
}

SEEDS = {
    name: f"golden {name} {take}" for name, take in (("paralysis-manual", 26), ("badgers", 5), ("corner", 20))
}
"""The seeds of games that were played again until they showed what their variant is about."""

WHIMS = {"paralysis-manual": 0.2}
"""How often somebody says which suits cards have, where the variant is about that."""
