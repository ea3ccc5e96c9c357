# The game in one minute: a title and a sentence or two for each step of diagrams/minute.json.
polyminix-minute-kit-title = Fifteen pieces each
polyminix-minute-kit = Everyone has the same wooden pieces. You can rotate and flip them.
polyminix-minute-lay-title = Cover your figure
polyminix-minute-lay = Cover every square of your figure once. Nothing may stick out, and no piece may lie on another.
polyminix-minute-turn-title = A die says what’s at stake
polyminix-minute-turn = Roll the TURN die, name a deck (green is simple, red is difficult), and everyone takes a card with a figure.
polyminix-minute-test-title = Another die is the starting gun
polyminix-minute-test = Every figure has six boxes. The TEST die picks the one that counts, the same for everyone, and off you go.
polyminix-minute-boxes-title = The box says which pieces to use
polyminix-minute-boxes = One figure, four kinds of box: four ways to cover it.
polyminix-minute-race-title = Race!
polyminix-minute-race = You see how far the others are, but not where their pieces are. Points go to the fastest, and the first to reach 12 wins.

# What stands in and below the pictures.
polyminix-picture-fits = It fits: this piece covers four squares of the figure.
polyminix-picture-allowed = A piece that fits into the figure.
polyminix-picture-refused = A piece that doesn’t fit into the figure.
polyminix-picture-must = ! Exactly these pieces.
polyminix-picture-plus = ? These pieces, and as many more as there are letters.
polyminix-picture-without = ⊘ Any pieces but these.
polyminix-picture-sizes = A+B Pieces of exactly these sizes, counted in squares.

# Variants that are a choice of an option: their names and what they change.
polyminix-variant-game-solve = Game 2: solve the problem
polyminix-variant-game-solve-about = No cards: the dice ask for a shape, such as a square of side 5, and you build it on the empty board.
polyminix-variant-target-6 = A short game
polyminix-variant-target-6-about = You need 6 points to win instead of 12.
polyminix-variant-kit-curved = Another kit
polyminix-variant-kit-curved-about = With F and W instead of U and Y, to build what the dice ask for.
polyminix-variant-solo-challenge = A challenge of your choice
polyminix-variant-solo-challenge-about = On your own: pick any figure and any of its boxes, and beat the clock.
polyminix-variant-solo-campaign = Campaign
polyminix-variant-solo-campaign-about = On your own: go through a deck from the easiest figure to the hardest.
polyminix-variant-solo-day = The challenge of the day
polyminix-variant-solo-day-about = On your own: today’s figure, the same for everyone. Compare your times.
