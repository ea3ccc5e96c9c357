# Refusals that every game shares.
refused-malformed = This game doesn’t know that action.
refused-not-asked = It’s not your turn.
refused-nothing-due = Time isn’t up yet.
refused-cannot-skip = The game can’t go on without this player.
refused-nothing-to-take-back = Nothing to undo: you can only undo your own last move, and only until something new is revealed.
refused-seats = { $seats ->
    [one] One player won’t do
   *[other] { $seats } players won’t do
}: this game is for { $allowed }.
refused-option-unknown = There’s no option “{ $option }”.
refused-option-value = “{ $value }” isn’t a value of the option “{ $option }”.
refused-option-needs = “{ $pick }” needs “{ $other }”.
refused-option-excludes = “{ $pick }” and “{ $other }” can’t be combined.
refused-option-seats = “{ $pick }” is for a table of { $allowed }, not of { $seats }.
