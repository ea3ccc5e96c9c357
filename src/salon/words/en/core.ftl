# Refusals that every game shares.
refused-malformed = That is not an action this game knows.
refused-not-asked = It is not your turn.
refused-nothing-due = No time has run out.
refused-cannot-skip = The game cannot go on here without this player.
refused-nothing-to-take-back = There is nothing of yours to take back: only your own last action, while nothing new has been revealed.
refused-seats = { $seats ->
    [one] One player is not possible here
   *[other] { $seats } players are not possible here
}: this game is for { $allowed }.
refused-option-unknown = There is no option “{ $option }”.
refused-option-value = “{ $value }” is not a value of the option “{ $option }”.
refused-option-needs = “{ $pick }” needs “{ $other }”.
refused-option-excludes = “{ $pick }” and “{ $other }” do not go together.
refused-option-seats = “{ $pick }” is for a table of { $allowed }, not of { $seats }.
