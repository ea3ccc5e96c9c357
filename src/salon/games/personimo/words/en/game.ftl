# Personimo: everything the game says.
personimo-name = Personimo
personimo-about = Build the poshest district of Jacynth: place cards, join neighbourhoods of one suit, and bring in personalities and attractions.
personimo-glance = Build a city of cards
personimo-credits = By M. C. DeMarco, for the Decktet by P. D. Magnus. The cards you see here are our own drawings.

# Suits, plain to posh (PM-1).
personimo-suit-moons = Moons
personimo-suit-suns = Suns
personimo-suit-waves = Waves
personimo-suit-leaves = Leaves
personimo-suit-wyrms = Wyrms
personimo-suit-knots = Knots

# Cards (PM-2, PM-3).
personimo-card-ace-of-moons = Ace of Moons
personimo-card-ace-of-suns = Ace of Suns
personimo-card-ace-of-waves = Ace of Waves
personimo-card-ace-of-leaves = Ace of Leaves
personimo-card-ace-of-wyrms = Ace of Wyrms
personimo-card-ace-of-knots = Ace of Knots
personimo-card-author = Author
personimo-card-desert = Desert
personimo-card-origin = Origin
personimo-card-journey = Journey
personimo-card-painter = Painter
personimo-card-savage = Savage
personimo-card-mountain = Mountain
personimo-card-sailor = Sailor
personimo-card-battle = Battle
personimo-card-forest = Forest
personimo-card-discovery = Discovery
personimo-card-soldier = Soldier
personimo-card-lunatic = Lunatic
personimo-card-penitent = Penitent
personimo-card-market = Market
personimo-card-chance-meeting = Chance Meeting
personimo-card-castle = Castle
personimo-card-cave = Cave
personimo-card-diplomat = Diplomat
personimo-card-mill = Mill
personimo-card-betrayal = Betrayal
personimo-card-pact = Pact
personimo-card-darkness = Darkness
personimo-card-merchant = Merchant
personimo-card-huntress = Huntress
personimo-card-bard = Bard
personimo-card-sea = Sea
personimo-card-end = End
personimo-card-calamity = Calamity
personimo-card-windfall = Windfall
personimo-card-harvest = Harvest
personimo-card-light-keeper = Light Keeper
personimo-card-borderland = Borderland
personimo-card-watchman = Watchman
personimo-card-consul = Consul
personimo-card-rite = Rite
personimo-card-window = Window
personimo-card-island = Island
personimo-card-excuse = Excuse

# The same cards within a sentence.
personimo-the-ace-of-moons = the Ace of Moons
personimo-the-ace-of-suns = the Ace of Suns
personimo-the-ace-of-waves = the Ace of Waves
personimo-the-ace-of-leaves = the Ace of Leaves
personimo-the-ace-of-wyrms = the Ace of Wyrms
personimo-the-ace-of-knots = the Ace of Knots
personimo-the-author = the Author
personimo-the-desert = the Desert
personimo-the-origin = the Origin
personimo-the-journey = the Journey
personimo-the-painter = the Painter
personimo-the-savage = the Savage
personimo-the-mountain = the Mountain
personimo-the-sailor = the Sailor
personimo-the-battle = the Battle
personimo-the-forest = the Forest
personimo-the-discovery = the Discovery
personimo-the-soldier = the Soldier
personimo-the-lunatic = the Lunatic
personimo-the-penitent = the Penitent
personimo-the-market = the Market
personimo-the-chance-meeting = the Chance Meeting
personimo-the-castle = the Castle
personimo-the-cave = the Cave
personimo-the-diplomat = the Diplomat
personimo-the-mill = the Mill
personimo-the-betrayal = the Betrayal
personimo-the-pact = the Pact
personimo-the-darkness = the Darkness
personimo-the-merchant = the Merchant
personimo-the-huntress = the Huntress
personimo-the-bard = the Bard
personimo-the-sea = the Sea
personimo-the-end = the End
personimo-the-calamity = the Calamity
personimo-the-windfall = the Windfall
personimo-the-harvest = the Harvest
personimo-the-light-keeper = the Light Keeper
personimo-the-borderland = the Borderland
personimo-the-watchman = the Watchman
personimo-the-consul = the Consul
personimo-the-rite = the Rite
personimo-the-window = the Window
personimo-the-island = the Island
personimo-the-excuse = the Excuse

# Options.
personimo-group-scoring = Scoring
personimo-group-pace = Pace
personimo-option-suits = Open suits
personimo-option-suits-about = Who decides, at the end, which square of an open card has which suit.
personimo-option-suits-best = The best choice is made for you
personimo-option-suits-manual = Everyone chooses by hand, and sees the best choice
personimo-option-turn_seconds = Time for each decision
personimo-option-turn_seconds-about = When it runs out, the card goes where it scores most, and the first free card is claimed.
personimo-option-turn_seconds-0 = As long as you like
personimo-option-turn_seconds-30 = 30 seconds
personimo-option-turn_seconds-60 = 1 minute
personimo-option-turn_seconds-120 = 2 minutes

# Bots.
personimo-level-gentle = Gentle
personimo-level-gentle-about = Sees what scores, but its mind wanders.
personimo-level-fair = Fair
personimo-level-fair-about = Takes the most points it can get at once.
personimo-level-sharp = Sharp
personimo-level-sharp-about = Plans the placement and the next card together.
personimo-level-master = Master
personimo-level-master-about = Plays a thousand futures in its head before it moves.

# What a seat is asked.
personimo-decision-place = Place your card
personimo-decision-discard = Your card fits nowhere: discard it
personimo-decision-select = Choose your headquarters
personimo-decision-claim = Claim a card of the new row
personimo-decision-settle = Choose your open suits, then score

# What happened.
personimo-event-dealt = { $turn ->
    [0] The first row is dealt.
   *[other] Turn { $turn }: a new row is dealt.
}
personimo-event-selected = { $name } chooses { $card } as headquarters.
personimo-event-claimed = { $name } claims { $card }.
personimo-event-placed = { $gain ->
    [0] { $name } places { $card }.
    [one] { $name } places { $card }: { $gain } point more.
   *[other] { $name } places { $card }: { $gain } points more.
}
personimo-event-placed-loss = { $loss ->
    [one] { $name } places { $card } and loses { $loss } point.
   *[other] { $name } places { $card } and loses { $loss } points.
}
personimo-event-discarded = { $name } has to discard { $card }.
personimo-event-fixed = { $name } decides the suits of { $card }.
personimo-event-settled = { $name } has settled all suits.
personimo-event-ended = The districts are complete.
personimo-event-taken-back = { $name } undoes that.

# The score sheet (PM-41) and its notes (PM-45).
personimo-line-neighbourhood = { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}: { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} × { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
personimo-note-tie-largest = Tied on { $points } points: the larger neighbourhood decides, { $more } blocks to { $less }.
personimo-note-tie-personalities = Tied on { $points } points and in neighbourhoods: the number of personalities decides, { $more } to { $less }.
personimo-note-tie-attractions = Tied on { $points } points, and in personalities too: the number of attractions decides, { $more } to { $less }.
personimo-note-tie-crowns = Tied on { $points } points and on nearly everything else: the number of Crowns decides, { $more } to { $less }.
personimo-note-tie-shared = Tied on { $points } points and in everything that breaks ties: the place is shared.

# Refusals.
personimo-spots-instead = { $spots ->
    [0] It fits nowhere and has to be discarded.
    [one] There is one spot where it fits.
   *[other] There are { $spots } spots where it fits.
}
refused-personimo-asked-to-place = First place the card your architect has claimed.
refused-personimo-asked-to-select = First choose your headquarters: the cards are dealt after that.
refused-personimo-no-headquarters = That card can’t be a headquarters. Choose one of those on offer.
refused-personimo-asked-to-claim = Now claim a card of the new row for your architect.
refused-personimo-asked-to-settle = All cards are placed. Choose your open suits, then score.
refused-personimo-squares-apart = A card covers two squares that lie side by side. { personimo-spots-instead }
refused-personimo-square-taken = A card can’t lie on a square that’s already built. { personimo-spots-instead }
refused-personimo-too-large = The district would be more than { $size } squares wide or high. { personimo-spots-instead }
refused-personimo-touches-nothing = A card must touch the district, side to side. { personimo-spots-instead }
refused-personimo-no-match = The card has no suit in common with what it would touch. { personimo-spots-instead }
refused-personimo-no-longer-matches = The squares it would touch can no longer have one of its suits: earlier cards have decided them. { personimo-spots-instead }
refused-personimo-must-place = { $spots ->
    [one] A card that fits must be placed, and there is one spot for this one.
   *[other] A card that fits must be placed, and there are { $spots } spots for this one.
}
refused-personimo-no-such-card = There’s no such card: the row has { $cards }. Free: { $free }.
refused-personimo-claimed = That card is already claimed. Free: { $free }.
refused-personimo-not-open = { $open ->
    [0] You have no card whose suits are still open.
    [one] Only a card of yours whose suits are still open can be decided; you have one.
   *[other] Only a card of yours whose suits are still open can be decided; you have { $open }.
}
refused-personimo-fix-takes-last-spot = Fixed like that, it would leave no spot for the card in your hand.
refused-personimo-other-suits = The squares of that card can’t have these suits; swap them.

# Why a move is worth less than the best one, as the coach's search has measured it.
personimo-why-marks = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer in { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}: marks are missing there.
personimo-why-blocks = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer in { $suit ->
    [moons] Moons
    [suns] Suns
    [waves] Waves
    [leaves] Leaves
    [wyrms] Wyrms
   *[knots] Knots
}: the neighbourhood stays smaller.
personimo-why-empty = About { $squares ->
    [one] { $squares } more square stays empty.
   *[other] { $squares } more squares stay empty.
}
personimo-why-unfillable = The district can’t be filled completely any more.
personimo-why-spots = It blocks { $spots ->
    [one] { $spots } spot for later cards.
   *[other] { $spots } spots for later cards.
}
personimo-why-order = Next turn you’re number { $place } to choose, not number { $better }.
personimo-why-rival = Your strongest rival gets about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
