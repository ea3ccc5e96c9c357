# Personality: the house rules, what happens beside the votes, and how the game goes on without somebody.
personality-group-house = House rules
personality-option-rounds = Rounds
personality-option-rounds-about = After the last round, the player furthest along the track wins.
personality-option-rounds-0 = No limit
personality-option-rounds-10 = 10 rounds
personality-option-rounds-15 = 15 rounds
personality-option-rounds-20 = 20 rounds
personality-option-rounds-30 = 30 rounds
personality-option-swaps = Swaps
personality-option-swaps-about = If you’ve moved up, you can swap a card while the next round goes on.
personality-option-swaps-true = Swaps
personality-option-swaps-false = No swaps
personality-option-contests = Contests
personality-option-contests-about = How often each player can contest a card they’re given at the end.
personality-option-contests-0 = As often as they like
personality-option-contests-1 = Once a game
personality-option-contests-2 = Twice a game

personality-event-moved-away = { $name } is away, and waits just before the goal.
personality-event-rounds-over = That was the last of { $rounds } rounds.
personality-note-rounds = { $rounds } rounds are over: the player furthest along the track wins.

refused-personality-no-swap = You can swap a card after you’ve moved up, until the next vote is revealed.
refused-personality-picked = You’ve picked that already.

# Swapping beside the next round.
personality-page-may-swap = You moved up: swap a card?
personality-page-may-swap-until = If you like, until the masks turn.
