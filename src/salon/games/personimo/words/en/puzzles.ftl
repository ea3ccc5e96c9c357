# Personimo: the move of the day, and puzzles by theme.
personimo-puzzle-nav = Puzzles
personimo-puzzle-day = Move of the day
personimo-puzzle-all = Puzzles by theme
personimo-puzzle-of-day = Move of the day, { $date }
personimo-puzzle-title = Puzzle { $number }
personimo-puzzle-title-theme = Puzzle { $number }: { $theme }
personimo-puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
personimo-puzzle-none = There’s no puzzle with this number: they go from 1 to { $last }.
personimo-puzzle-choose = Choose a puzzle

# What is asked.
personimo-puzzle-ask-both = Place { $card }, then claim a card. Which move is best?
personimo-puzzle-ask-place = Place { $card }: which spot is best?
personimo-puzzle-ask-claim = Which card do you claim?
personimo-puzzle-ask-then = Now claim your next card.
personimo-puzzle-restart = Start this move again

# The grade.
personimo-puzzle-stars = { $stars ->
    [0] No star
    [one] One star of three
   *[other] { $stars } stars of three
}
personimo-puzzle-found = You found the best move!
personimo-puzzle-lost = { $loss ->
    [one] Your move loses { $loss } point.
   *[other] Your move loses { $loss } points.
}
personimo-puzzle-place = It ranks number { $place } of { $moves }.
personimo-puzzle-was-obvious = It’s the obvious one: most points at once.
personimo-puzzle-best = Best: { $move }
personimo-puzzle-cost-own = { $amount ->
    [one] You end up { $amount } point short.
   *[other] You end up { $amount } points short.
}
personimo-puzzle-cost-rival = { $amount ->
    [one] Your strongest rival gets { $amount } point more.
   *[other] Your strongest rival gets { $amount } points more.
}
personimo-puzzle-cost-squares = { $amount ->
    [one] On average { $amount } more square stays empty.
   *[other] On average { $amount } more squares stay empty.
}
personimo-puzzle-why-open = { $amount ->
    [one] Why it’s best: it keeps suits open, and that choice alone is worth { $amount } point.
   *[other] Why it’s best: it keeps suits open, and that choice alone is worth { $amount } points.
}
personimo-puzzle-why-denial = { $amount ->
    [one] Why it’s best: it takes what your strongest rival needs and costs them { $amount } point.
   *[other] Why it’s best: it takes what your strongest rival needs and costs them { $amount } points.
}
personimo-puzzle-why-filling = { $amount ->
    [one] Why it’s best: your district can still be filled, with { $amount } more square covered at the end.
   *[other] Why it’s best: your district can still be filled, with { $amount } more squares covered at the end.
}
personimo-puzzle-why-order = Why it’s best: you act earlier next turn, and that matters more than the card.
personimo-puzzle-why-patience = { $amount ->
    [one] Why it’s best: it scores later, with { $amount } more point at the end.
   *[other] Why it’s best: it scores later, with { $amount } more points at the end.
}
personimo-puzzle-obvious = { $amount ->
    [one] The obvious move loses { $amount } point.
   *[other] The obvious move loses { $amount } points.
}
personimo-puzzle-next = Next puzzle
personimo-puzzle-again = Try again
personimo-puzzle-not-counted = Only your first try at a puzzle counts.
personimo-puzzle-share = Share
personimo-puzzle-share-text = Can you find the best move in Personimo puzzle { $number }?
personimo-puzzle-shared = Link copied.

# The list.
personimo-puzzle-tally = { $tried ->
    [0] { $all } puzzles from games of the strongest bots. Only your first try counts.
   *[other] Best move found in { $best } of { $tried } tried, out of { $all } puzzles.
}
personimo-puzzle-themes = Themes
personimo-puzzle-any-theme = All themes
personimo-puzzle-theme-open = Open suits
personimo-puzzle-theme-denial = Denial
personimo-puzzle-theme-filling = Filling the district
personimo-puzzle-theme-order = Turn order
personimo-puzzle-theme-patience = Patience
personimo-puzzle-theme-open-about = Leave open which square has which suit, and decide when it pays.
personimo-puzzle-theme-denial-about = Take the card that a rival needs.
personimo-puzzle-theme-filling-about = Leave room for the cards to come.
personimo-puzzle-theme-order-about = Act earlier next turn: it can be worth more than a better card.
personimo-puzzle-theme-patience-about = Fewer points now, more at the end.
personimo-puzzle-start = Start with puzzle { $number }
personimo-puzzle-entry = Puzzle { $number }, { $players ->
    [one] solo
   *[other] { $players } players
}, { $level ->
    [1] easy
    [2] medium
   *[other] hard
}, { $state ->
    [best] best move found
    [missed] tried
   *[new] not tried yet
}
