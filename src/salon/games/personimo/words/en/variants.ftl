# Personimo’s variants: everything they add to what the game says.

# Options.
personimo-group-district = Districts
personimo-group-market = Market
personimo-group-deck = Cards
personimo-group-order = First order
personimo-group-bonuses = Bonuses
personimo-group-solitaire = Solitaire
personimo-option-jacynimo = Jacynimo
personimo-option-jacynimo-about = A 4×4 tableau where a card is one square and has all its suits at once. Fifteen cards each.
personimo-option-jacynimo-false = Off
personimo-option-jacynimo-true = On
personimo-option-sprawl = Urban Sprawl
personimo-option-sprawl-about = No limit to a district’s size, but every touching pair of squares must match.
personimo-option-sprawl-false = Off
personimo-option-sprawl-true = On
personimo-option-drafty = It’s Drafty in Here
personimo-option-drafty-about = Three or four players have two architects each, and rows are twice as long.
personimo-option-drafty-false = Off
personimo-option-drafty-true = On
personimo-option-soothsayer = The Soothsayer
personimo-option-soothsayer-about = The next row lies open before you choose from this one.
personimo-option-soothsayer-false = Off
personimo-option-soothsayer-true = On
personimo-option-courting_danger = Courting Danger
personimo-option-courting_danger-about = Pawns and Courts that are not headquarters are in the deck. They cover two squares with two of their three suits.
personimo-option-courting_danger-false = Off
personimo-option-courting_danger-true = On
personimo-option-don_giovanni = Don Giovanni
personimo-option-don_giovanni-about = Pawns and Courts have two suits on each square: the middle one on both.
personimo-option-don_giovanni-false = Off
personimo-option-don_giovanni-true = On
personimo-option-excuses_wild = Excuses Wild
personimo-option-excuses_wild-about = The Excuse is in the deck. It matches everything and has one suit of your choice when you score.
personimo-option-excuses_wild-false = Off
personimo-option-excuses_wild-true = On
personimo-option-head_start = The Head Start
personimo-option-head_start-about = Headquarters are personalities, and each has a mark in Knots.
personimo-option-head_start-false = Off
personimo-option-head_start-true = On
personimo-option-lucky_nines = Lucky Nines
personimo-option-lucky_nines-about = A 9 has two marks, the Merchant three.
personimo-option-lucky_nines-false = Off
personimo-option-lucky_nines-true = On
personimo-option-paralysis = Personality Paralysis
personimo-option-paralysis-about = For each scoring card you pick, when you score, which of its suits carries the marks.
personimo-option-paralysis-false = Off
personimo-option-paralysis-true = On
personimo-option-rebalancing = The Rebalancing
personimo-option-rebalancing-about = The cards set aside are not random: plain ones go first, personalities never.
personimo-option-rebalancing-false = Off
personimo-option-rebalancing-true = On
personimo-option-reveal = The Reveal
personimo-option-reveal-about = The cards set aside lie open.
personimo-option-reveal-false = Off
personimo-option-reveal-true = On
personimo-option-race = The Race
personimo-option-race-about = The headquarters decide who chooses first.
personimo-option-race-false = Off
personimo-option-race-true = On
personimo-option-bonus_complete = Complete district (5)
personimo-option-bonus_complete-about = Five points for a district without an empty square.
personimo-option-bonus_complete-false = Off
personimo-option-bonus_complete-true = On
personimo-option-bonus_centre = Headquarters in the centre (5)
personimo-option-bonus_centre-about = Five points for a headquarters in the exact centre of a district of full size.
personimo-option-bonus_centre-false = Off
personimo-option-bonus_centre-true = On
personimo-option-bonus_corner = Headquarters in a corner (10)
personimo-option-bonus_corner-about = Ten points for a headquarters in a corner of a district of full size.
personimo-option-bonus_corner-false = Off
personimo-option-bonus_corner-true = On
personimo-option-bonus_line = Line of one suit (5, 10 or 15)
personimo-option-bonus_line-about = For the best line of three, four or five squares of one suit; diagonals count.
personimo-option-bonus_line-false = Off
personimo-option-bonus_line-true = On
personimo-option-bonus_box = Box of one suit (5)
personimo-option-bonus_box-about = Five points for four squares of one suit in a box.
personimo-option-bonus_box-false = Off
personimo-option-bonus_box-true = On
personimo-option-bonus_across = Neighbourhood across (10)
personimo-option-bonus_across-about = Ten points for a neighbourhood that reaches across the whole district.
personimo-option-bonus_across-false = Off
personimo-option-bonus_across-true = On
personimo-option-bonus_largest = Largest neighbourhoods (5 each)
personimo-option-bonus_largest-about = For each suit five points for the largest neighbourhood of all districts; with more than three players two for the second.
personimo-option-bonus_largest-false = Off
personimo-option-bonus_largest-true = On
personimo-option-model = The Model
personimo-option-model-about = Districts show tokens for suits and marks instead of cards. Changes no rule.
personimo-option-model-false = Off
personimo-option-model-true = On
personimo-option-size = District size
personimo-option-size-about = Larger districts for two or three players.
personimo-option-size-usual = Usual: 5×5 (4×4 in Jacynimo, 7×7 for teams)
personimo-option-size-6x6 = 6×6
personimo-option-size-7x7 = 7×7
personimo-option-size-9x9 = 9×9
personimo-option-shared = Who builds where
personimo-option-shared-about = Whether districts are shared.
personimo-option-shared-no = Everyone has a district
personimo-option-shared-between = Between Two Districts
personimo-option-shared-teamwork = Teamwork
personimo-option-sorting = Order of the row
personimo-option-sorting-about = How the market is sorted.
personimo-option-sorting-usual = By rank, personalities last
personimo-option-sorting-incognito = Incognito: by rank alone
personimo-option-sorting-recognition = Recognition: personalities by suit
personimo-option-sorting-inception = Inception: everything by suit
personimo-option-crowd = One card more
personimo-option-crowd-about = A row has one card more than there are architects.
personimo-option-crowd-no = No
personimo-option-crowd-three = Three’s a Crowd (discarded)
personimo-option-crowd-four = Four’s a Crowd (joins the next row)
personimo-option-attraction_from = Detraction
personimo-option-attraction_from-about = The least rank of an attraction.
personimo-option-attraction_from-2 = Rank 2
personimo-option-attraction_from-3 = Rank 3
personimo-option-attraction_from-4 = Rank 4
personimo-option-attraction_from-5 = Rank 5
personimo-option-attraction_from-6 = Rank 6
personimo-option-attraction_from-7 = Rank 7
personimo-option-attraction_from-8 = Rank 8
personimo-option-attraction_from-9 = Rank 9
personimo-option-attraction_from-10 = Crowns only
personimo-option-tournament = Tournament
personimo-option-tournament-about = A series of games: the first order moves on by one seat each game, and scores are added up.
personimo-option-tournament-0 = A single game
personimo-option-tournament-1 = Game 1 of a series
personimo-option-tournament-2 = Game 2 of a series
personimo-option-tournament-3 = Game 3 of a series
personimo-option-tournament-4 = Game 4 of a series
personimo-option-tournament-5 = Game 5 of a series
personimo-option-tournament-6 = Game 6 of a series
personimo-option-goblins = Age of Goblins
personimo-option-goblins-about = Bonuses drawn at random, shown at the start.
personimo-option-goblins-0 = None
personimo-option-goblins-2 = 2 bonuses
personimo-option-goblins-3 = 3 bonuses
personimo-option-goblins-4 = 4 bonuses
personimo-option-goblins-5 = 5 bonuses
personimo-option-solitaire = Solitaire
personimo-option-solitaire-about = How one player plays alone.
personimo-option-solitaire-waning = The Waning: rows of three, each position once in three rounds
personimo-option-solitaire-thorny = Thorny Crowns: rows of four, a double deck
personimo-option-solitaire-thorny-single = Thorny Crowns: rows of four, discards shuffled again

# Presets.
personimo-preset-base = Personimo
personimo-preset-base-about = The game as it is.
personimo-preset-waning = The Waning
personimo-preset-waning-about = A solitaire: rows of three, each position once in three rounds.
personimo-preset-thorny-crowns = Thorny Crowns
personimo-preset-thorny-crowns-about = A solitaire: what you took decides what you may take next.
personimo-preset-jacynimo = Jacynimo
personimo-preset-jacynimo-about = Smaller and quicker: one card, one square, all its suits.
personimo-preset-badgers = Age of Badgers
personimo-preset-badgers-about = Bonuses for a complete district and a central headquarters.
personimo-preset-goblins = Age of Goblins
personimo-preset-goblins-about = Three bonuses, drawn at random.
personimo-preset-between = Between Two Districts
personimo-preset-between-about = You build with both neighbours, and the lower district counts.
personimo-preset-teamwork = Teamwork
personimo-preset-teamwork-about = Teams of two build 7×7 districts.
personimo-preset-6x6 = 6×6
personimo-preset-6x6-about = Two players, a headquarters of two squares.
personimo-preset-7x7 = 7×7
personimo-preset-7x7-about = Two or three players, 24 cards each.
personimo-preset-9x9 = 9×9
personimo-preset-9x9-about = Two players, 40 cards each, with Pawns and Courts.
personimo-preset-sprawl = Urban Sprawl
personimo-preset-sprawl-about = No limits, but everything must match.
personimo-preset-three-crowd = Three’s a Crowd
personimo-preset-three-crowd-about = One card more in each row, and one is discarded.
personimo-preset-four-crowd = Four’s a Crowd
personimo-preset-four-crowd-about = One card more in each row, and one stays.
personimo-preset-drafty = It’s Drafty in Here
personimo-preset-drafty-about = Two architects each for three or four players.
personimo-preset-don-giovanni = Don Giovanni
personimo-preset-don-giovanni-about = Pawns and Courts in the deck, two suits on each square.
personimo-preset-tournament = Tournament
personimo-preset-tournament-about = A series of games with a standing.

# What happened.
personimo-event-carried = { $name } decides which suit carries the marks of { $card }.
personimo-event-proposed = { $name } proposes something to the team.
personimo-event-left-over = { $count ->
    [one] One card is left over and discarded.
   *[other] { $count } cards are left over and discarded.
}
personimo-event-left-over-kept = The card left over joins the next row.
personimo-event-foreseen = The soothsayer shows the row after this one.
personimo-event-reshuffled = The discarded cards are shuffled and become a new deck.
personimo-event-bonuses-drawn = The bonuses of this game are drawn.

# The score sheet (PM-90 to PM-96, PM-67) and its notes (PM-67, PM-112).
personimo-line-bonus-complete = Bonus: complete district
personimo-line-bonus-centre = Bonus: headquarters in the centre
personimo-line-bonus-corner = Bonus: headquarters in a corner
personimo-line-bonus-line = Bonus: line of one suit
personimo-line-bonus-box = Bonus: box of one suit
personimo-line-bonus-across = Bonus: neighbourhood across the district
personimo-line-bonus-largest = Bonus: largest { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}
personimo-line-other-district = The other district ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) does not count
personimo-note-tie-other = Equal at { $points } points: the better other district decides, { $more } to { $less }.
personimo-note-architect-of-the-year = { $points } points: you are declared Architect of the Year!
personimo-note-unremarked = { $points } points: a respectable district. From 50 you are Architect of the Year.
personimo-note-tarred = Only { $points ->
    [one] { $points } point
   *[other] { $points } points
}: there is an unfortunate incident with tar and feathers.

# Refusals.
refused-personimo-one-square = In Jacynimo a card covers one square. { personimo-spots-instead }
refused-personimo-not-all-match = Where a district sprawls, every touching pair of squares must match. { personimo-spots-instead }
refused-personimo-position-not-allowed = That position may not be taken this time. Allowed: { $free }.
refused-personimo-other-scoring = That suit cannot carry the marks of this card.
refused-personimo-no-choice-of-scoring = There is nothing to choose for the marks of that card.
refused-personimo-no-team = There are no teams in this game to propose something to.
refused-personimo-too-few-cards = With { $seats } players “{ $pick }” would take { $cards } cards, and there are only { $there }.
refused-personimo-too-few-bonuses = { $drawn } bonuses cannot be drawn: besides those chosen, only { $there } make sense here.
