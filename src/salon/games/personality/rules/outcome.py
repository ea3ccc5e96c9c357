"""The outcome of a game: ranks, and a score sheet for each player."""

from salon.core import Note, Outcome, Sheet, SheetLine
from salon.games.personality.model.public_state import PublicState
from salon.games.personality.readings import with_majority


def outcome_of(table: PublicState) -> Outcome | None:
    """All winners share the first rank (PY-45); the others are ranked by square. The sheet's total is the square."""
    if table.phase != "over":
        return None
    places = [(seat not in table.winners, -square) for seat, square in enumerate(table.squares)]
    firsts = [place for place in places if not place[0]]
    ranks = tuple(1 if place in firsts else 1 + sum(other < place for other in places) for place in places)
    return Outcome(ranks, tuple(_sheet(table, seat) for seat in range(table.seats)), _notes(table))


def _sheet(table: PublicState, seat: int) -> Sheet:
    traits = table.traits[seat]
    unanimous = sum(trait.unanimous for trait in traits)
    hits, votes = with_majority(table, seat)
    lines = (
        SheetLine("personality-line-square", table.squares[seat], {"goal": table.board.goal}),
        SheetLine("personality-line-traits", 0, {"cards": len(traits), "unanimous": unanimous}),
        SheetLine("personality-line-reading", 0, {"hits": hits, "votes": votes}),
    )
    return Sheet(lines, table.squares[seat])


def _notes(table: PublicState) -> tuple[Note, ...]:
    notes = []
    if all(table.squares[seat] < table.board.goal for seat in table.winners):
        rounds = table.rules.rounds
        over = bool(rounds) and table.round.number >= rounds
        notes.append(
            Note("personality-note-rounds", {"rounds": rounds})
            if over
            else Note("personality-note-exhausted")
        )
    if len(table.winners) > 1:
        notes.append(Note("personality-note-several", {"winners": len(table.winners)}))
    return tuple(notes)
