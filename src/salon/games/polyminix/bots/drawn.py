"""What the solver says about a figure that somebody is drawing (PX-35)."""

from salon.games.polyminix import solver
from salon.games.polyminix.bots import hints
from salon.games.polyminix.bots.solving import PATIENCE, patience
from salon.games.polyminix.content.challenges import Level, load_deck
from salon.games.polyminix.content.difficulty import difficulty, measure
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import DEFAULT_KIT, KITS, Kit
from salon.games.polyminix.model.problem import Cancelled, Problem, Solution
from salon.games.polyminix.study import MOST_WAYS, DrawnAnswer, DrawnQuestion, KitCovers

OTHER_KITS = PATIENCE // 3
"""How often the solver may ask whether to stop while it counts for a kit that the figure is not raced with."""


def answer(question: DrawnQuestion) -> DrawnAnswer:
    """The ways to cover the figure with each kit, and how hard it is with the one that it is raced with."""
    figure = question.figure
    others = [kit for kit in KITS.values() if kit.name != DEFAULT_KIT.name]
    raced = _ways(figure, DEFAULT_KIT, PATIENCE)
    cover = _cover(figure) if raced.covers != 0 else None
    return DrawnAnswer(
        (raced, *(_ways(figure, kit, OTHER_KITS) for kit in others)),
        cover,
        _level(figure) if cover and raced.covers is not None else None,
    )


def _ways(figure: Figure, kit: Kit, times: int) -> KitCovers:
    try:
        found = hints.how_many(Problem(figure, kit), MOST_WAYS + 1, patience(times))
    except Cancelled:
        return KitCovers(kit.name, None, or_more=False)
    return KitCovers(kit.name, min(found.covers, MOST_WAYS), found.or_more)


def _cover(figure: Figure) -> Solution | None:
    try:
        return solver.first(Problem(figure), patience())
    except Cancelled:
        return None


def _level(figure: Figure) -> Level:
    """By the measure and on the scale of the deck, with any pieces of the kit."""
    return load_deck().scale.level(difficulty(measure(Problem(figure))))
