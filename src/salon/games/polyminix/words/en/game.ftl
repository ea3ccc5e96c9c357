# Polyminix: everything the game says.
polyminix-name = Polyminix
polyminix-about = Cover the figure with your pieces before the others cover theirs.
polyminix-glance = A race with wooden pieces
polyminix-credits = By A. Mazzitelli, M. C. Migliucci and E. Pessi; published by CreativaMente.

# Options.
polyminix-group-game = Game
polyminix-group-pace = Pace
polyminix-group-solo = Solo
polyminix-option-game = Game
polyminix-option-game-about = Cover figures from cards, or build figures that have certain properties.
polyminix-option-game-cover = Game 1: cover the shape
polyminix-option-game-solve = Game 2: solve the problem
polyminix-option-target = Points to win
polyminix-option-target-about = The first player to be alone in the lead with this many points wins.
polyminix-option-target-12 = 12 points
polyminix-option-target-6 = 6 points: a short game
polyminix-option-new_challenges = New challenges
polyminix-option-new_challenges-about = The current player can also have a new figure made, for everyone to cover.
polyminix-option-new_challenges-false = Only the cards
polyminix-option-new_challenges-true = Cards and new figures
polyminix-option-starts = Who starts
polyminix-option-starts-about = The youngest player, if you like; then clockwise.
polyminix-option-starts-random = Drawn at random
polyminix-option-starts-1 = The first seat
polyminix-option-starts-2 = The second seat
polyminix-option-starts-3 = The third seat
polyminix-option-starts-4 = The fourth seat
polyminix-option-kit = Kit
polyminix-option-kit-about = The pieces everyone has. The cards are made for the kit in the box.
polyminix-option-kit-polyminix = The kit in the box
polyminix-option-kit-curved = With F and W instead of U and Y
polyminix-option-clock_seconds = The clock
polyminix-option-clock_seconds-about = The time for a turn against the clock.
polyminix-option-clock_seconds-60 = 1 minute
polyminix-option-clock_seconds-45 = 45 seconds
polyminix-option-clock_seconds-30 = 30 seconds
polyminix-option-limit_seconds = Time limit
polyminix-option-limit_seconds-about = In all other turns, the race ends after this time at the latest.
polyminix-option-limit_seconds-0 = No limit
polyminix-option-limit_seconds-120 = 2 minutes
polyminix-option-limit_seconds-300 = 5 minutes
polyminix-option-limit_seconds-600 = 10 minutes
polyminix-option-hints = Hints
polyminix-option-hints-about = Whether players can ask the solver during a race. Solo, you always can.
polyminix-option-hints-false = No hints
polyminix-option-hints-true = Hints for everyone
polyminix-option-solo = Solo
polyminix-option-solo-about = What to play on your own.
polyminix-option-solo-dice = Roll the dice, as with others
polyminix-option-solo-challenge = One challenge of your choice
polyminix-option-solo-campaign = Campaign: one challenge after the other
polyminix-option-solo-day = The challenge of the day
polyminix-option-campaign = Campaign
polyminix-option-campaign-about = The deck you go through, the easiest challenge first.
polyminix-option-campaign-green = Green: simple
polyminix-option-campaign-yellow = Yellow: medium
polyminix-option-campaign-red = Red: difficult

# Ready-made games.
polyminix-preset-race = The race
polyminix-preset-race-about = Roll, choose a card, and cover its figure first. The first to reach 12 points wins.
polyminix-preset-short-race = Short race
polyminix-preset-short-race-about = The same, to 6 points: about ten minutes.
polyminix-preset-building = Build it yourself
polyminix-preset-building-about = No cards: build any figure that passes the test.
polyminix-preset-workshop = New figures
polyminix-preset-workshop-about = You can also have a figure made that no one has seen before.
polyminix-preset-quick-hands = Quick hands
polyminix-preset-quick-hands-about = To 6 points, with half a minute on the clock.
polyminix-preset-relaxed = No hurry
polyminix-preset-relaxed-about = No time limit, and hints for everyone.
polyminix-preset-campaign = Campaign
polyminix-preset-campaign-about = One figure after another, from easy to hard.
polyminix-preset-challenge = One figure
polyminix-preset-challenge-about = Choose any figure and any test.
polyminix-preset-problem = One problem
polyminix-preset-problem-about = Choose a test, and build what it asks for.

# Bots (PX-32).
polyminix-bots-pace-short = Bots race at your pace, and none finishes before you’ve covered your first figure.
polyminix-bots-pace = Bots race at your pace: they know how long you took before. No bot finishes before you’ve covered your first figure. With several people, the slowest one sets the pace.
polyminix-level-gentle = Gentle
polyminix-level-gentle-about = Takes half as long again as you do.
polyminix-level-fair = Fair
polyminix-level-fair-about = Takes a little longer than you do.
polyminix-level-sharp = Sharp
polyminix-level-sharp-about = Takes a little less time than you do.

# Colours, dice and boxes (PX-3, PX-4, PX-6).
polyminix-colour-green = Green
polyminix-colour-yellow = Yellow
polyminix-colour-red = Red
polyminix-mode-first = First
polyminix-mode-first-about = 3 points for the first to finish.
polyminix-mode-first-second-third = First, second, third
polyminix-mode-first-second-third-about = 3 points for the first, 2 for the second, 1 for the third.
polyminix-mode-clock = Against the clock
polyminix-mode-clock-about = 2 points for everyone who finishes in time.
polyminix-mode-two-cards = Two cards
polyminix-mode-two-cards-about = One figure after the other: 3 points for the first to cover both.
polyminix-mode-own-colour = Own colour
polyminix-mode-own-colour-about = Everyone picks a deck. The first gets 3 points for red, 2 for yellow, 1 for green.
polyminix-mode-joker = Joker
polyminix-mode-joker-about = The current player chooses.
polyminix-mode-solo = Solo
polyminix-mode-solo-about = You against the clock.
polyminix-face-must-1 = Exactly these pieces, first box
polyminix-face-must-2 = Exactly these pieces, second box
polyminix-face-plus-1 = These pieces and others, first box
polyminix-face-plus-2 = These pieces and others, second box
polyminix-face-without = Any pieces but these
polyminix-face-sizes = Pieces of these sizes
polyminix-box-must = Use exactly these pieces: { $pieces }
polyminix-box-plus = Use { $pieces } and { $free ->
    [one] one more piece
   *[other] { $free } more pieces
}
polyminix-box-without = Use any pieces but { $pieces }
polyminix-box-sizes = Use pieces of these sizes: { $sizes }

# The tests of game 2 (PX-20).
polyminix-task-square = Build a square of side { $side }
polyminix-task-rectangle-area = Build a rectangle of area { $area }
polyminix-task-rectangle-perimeter = Build a rectangle of perimeter { $perimeter }
polyminix-task-area-perimeter = Build a figure of area { $area } and perimeter { $perimeter }
polyminix-task-symmetric = Build a symmetric figure of exactly { $pieces } pieces
polyminix-task-holes = Build a square of side { $side } with 1, 2 or 4 holes, in a symmetric pattern

# What is still missing (PX-14, PX-22 to PX-24).
polyminix-missing-squares = { $squares ->
    [one] One square is still free.
   *[other] { $squares } squares are still free.
}
polyminix-missing-pieces = { $count ->
    [one] One piece is still to be used: { $pieces }.
   *[other] Still to be used: { $pieces }.
}
polyminix-missing-count = { $wanted ->
    [one] There has to be one piece; there are { $pieces }.
   *[other] It has to be { $wanted } pieces; there are { $pieces }.
}
polyminix-missing-sizes = The sizes have to be { $sizes }{ $count ->
    [0] .
   *[other] ; they are { $laid }.
}
polyminix-missing-everything = No pieces yet.
polyminix-missing-connection = The figure is in { $parts } parts; it has to be one.
polyminix-missing-area = The area is { $area }; it has to be { $wanted }.
polyminix-missing-perimeter = The perimeter is { $perimeter }; it has to be { $wanted }.
polyminix-missing-rectangle = It isn’t a full rectangle yet.
polyminix-missing-square = It’s { $height } by { $width } squares and has to be a full square of side { $side }.
polyminix-missing-symmetry = The figure isn’t symmetric yet.
polyminix-missing-edge = The edge of the square has gaps.
polyminix-missing-small-holes = Each hole has to be a single square.
polyminix-missing-holes = { $holes ->
    [0] There are no holes; there have to be 1, 2 or 4.
    [one] There’s one hole.
   *[other] There are { $holes } holes; there have to be 1, 2 or 4.
}
polyminix-missing-pattern = The holes don’t make a symmetric pattern.

# Hints (PX-31).
polyminix-hint-solvable = Can it still be done?
polyminix-hint-wrong = Which piece is wrong?
polyminix-hint-next = Show me one more piece
polyminix-hint-count = How many solutions are there?
polyminix-hint-answer-solvable = { $answer ->
    [yes] Yes, from here it can be done.
    [no] No, not with these pieces where they lie.
   *[other] That’s hard to say: the solver has found no way from here.
}
polyminix-hint-answer-wrong = { $count ->
    [0] All pieces can stay where they are.
    [one] Lift this piece: { $pieces }.
   *[other] Lift these pieces: { $pieces }.
}
polyminix-hint-answer-next = { $piece ->
    [none] The solver sees no piece that leads on from here.
   *[other] { $piece } goes there.
}
polyminix-hint-answer-count = { $more ->
    [yes] There are { $covers } solutions from here, or more.
   *[other] { $covers ->
        [0] There’s no solution from here.
        [one] There’s exactly one solution from here.
       *[other] There are { $covers } solutions from here.
    }
}

# What the one who is looking is asked, and what another seat is asked.
polyminix-ask-roll = Roll the dice
polyminix-ask-mode = Choose how this turn is played
polyminix-ask-deck = Choose a deck
polyminix-ask-side = Choose your side
polyminix-ask-test = Ready? Roll the test die
polyminix-ask-pick = Pick a challenge
polyminix-ask-race = Lay your pieces!
polyminix-asked-roll = { $name } rolls the dice
polyminix-asked-mode = { $name } chooses how this turn is played
polyminix-asked-deck = { $name } chooses a deck
polyminix-asked-side = { $name } chooses a side
polyminix-asked-test = { $name } is about to fire the starting gun
polyminix-asked-pick = { $name } picks a challenge
polyminix-asked-race = { $name } is racing
polyminix-asked-all-race = The race is on!
polyminix-asked-all-side = Everyone chooses a side

# What happened.
polyminix-event-turn = Turn { $number }: { $name } begins.
polyminix-event-tie-break = Turn { $number }: { $names } are level and play on.
polyminix-event-turn-die = { $name } rolls: { $mode }.
polyminix-event-mode = { $name } chooses: { $mode }.
polyminix-event-deck = { $name } chooses the deck: { $level }.
polyminix-event-side = { $name } chooses a side.
polyminix-event-laid = { $name } lays a piece; { $squares } squares are covered.
polyminix-event-lifted = { $squares ->
    [0] { $name } lifts a piece; no square is covered.
   *[other] { $name } lifts a piece; { $squares } squares are covered.
}
polyminix-event-test-die = The test: { $face }.
polyminix-event-task = { $task }!
polyminix-event-challenge = The challenge: { $figure }.
polyminix-event-made = A new challenge: { $figure }, { $level }, no. { $number }.
polyminix-event-race = Go!
polyminix-event-figure-covered = { $name } has covered the first figure.
polyminix-event-completed = { $place ->
    [1] { $name } is first, after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }!
    [2] { $name } is second, after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
    [3] { $name } is third, after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
   *[other] { $name } is done, after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
}
polyminix-event-in-time = { $name } is done in time, after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
polyminix-event-solved = Solved, after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}!
polyminix-event-gave-up = { $name } gives up.
polyminix-event-hint = { $name } asks the solver.
polyminix-event-time = Time is up!
polyminix-event-points = { $points ->
    [one] { $name } gets one point.
   *[other] { $name } gets { $points } points.
}
polyminix-event-nobody = No one scores.
polyminix-event-won = { $name } wins!
polyminix-event-ended = The game is over.
polyminix-event-taken-back = { $name } undoes that.

# The sheet and its notes.
polyminix-line-first = Turn { $turn }: first, after { $seconds } s
polyminix-line-first-second-third = Turn { $turn }: { $place ->
    [1] first
    [2] second
   *[other] third
}, after { $seconds } s
polyminix-line-clock = Turn { $turn }: in time, after { $seconds } s
polyminix-line-two-cards = Turn { $turn }: first with both cards, after { $seconds } s
polyminix-line-own-colour = Turn { $turn }: first, own colour, after { $seconds } s
polyminix-line-solved = Challenge { $number }: solved in { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}with one hint
   *[other] {" "}with { $hints } hints
}
polyminix-line-unsolved = Challenge { $number }: not solved
polyminix-note-fruitless = No one scored in { $turns } turns: the game ends as it stands.
polyminix-note-tie-break = { $players } players were level in front and played on.
polyminix-note-solved = Solved in { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}with one hint
   *[other] {" "}with { $hints } hints
}.
polyminix-note-unsolved = Not solved this time.
polyminix-note-solo = { $solved } of { $tried } solved, in { $seconds } s{ $hints ->
    [0] { "" }
    [one] {" "}with one hint
   *[other] {" "}with { $hints } hints
}.

# Refusals of the game.
refused-polyminix-asked-to-roll = Now roll the dice.
refused-polyminix-asked-to-mode = Now choose how this turn is played.
refused-polyminix-asked-to-deck = Now choose a deck.
refused-polyminix-asked-to-side = Now choose the side to play.
refused-polyminix-asked-to-test = Now the test die is rolled.
refused-polyminix-asked-to-pick = Now pick a challenge.
refused-polyminix-asked-to-race = Now cover the figure.
refused-polyminix-no-such-mode = A turn can’t be played like that here.
refused-polyminix-side-chosen = You’ve already chosen a side of this card.
refused-polyminix-not-your-card = You don’t have that card.
refused-polyminix-no-such-challenge = There’s no challenge “{ $challenge }” in this game.
refused-polyminix-pick-a-challenge = This game is played with cards: pick a challenge.
refused-polyminix-already-laid = { $piece } is already there. Move it, or lift it first.
refused-polyminix-not-laid = { $piece } isn’t there.
refused-polyminix-nothing-laid = There’s no piece to lift.
refused-polyminix-not-in-kit = You have no piece “{ $piece }”.
refused-polyminix-box-forbids = The box doesn’t allow { $piece }.
refused-polyminix-not-that-piece = Those squares aren’t the piece { $piece }.
refused-polyminix-sticks-out = { $piece } would stick out.
refused-polyminix-overlaps = { $piece } would lie on { $other }.
refused-polyminix-lies-there = { $piece } is already right there.
refused-polyminix-no-hints = This table plays without hints.
refused-polyminix-no-new-challenges = You can make new challenges when you play solo, or with others if the table has agreed to them and the turn isn’t “own colour”.
refused-polyminix-no-such-number = Give it a number from 1 to { $most }.
refused-polyminix-not-made = Only the server can make new challenges.
refused-polyminix-no-such-day = “{ $value }” isn’t a day. A challenge of the day needs one, such as 2026-11-15.

# Refusals of Polyminix: figures, boxes and pieces.
refused-unknown-piece = There’s no piece “{ $piece }”. The pieces are { $known }.
refused-piece-twice = A piece is named twice: { $pieces }.
refused-piece-not-in-kit = The kit “{ $kit }” has no piece { $piece } to spare.
refused-not-that-piece = Those squares aren’t the piece { $piece }.
refused-does-not-fit = { $piece } doesn’t fit there.
refused-figure-too-large = A figure has at most { $most } squares, not { $squares }.
refused-figure-unreadable = “{ $mark }” in row { $row }, column { $column } doesn’t belong in a drawing: use # for squares and . for gaps.
refused-figure-not-text = “{ $file }” can’t be read as text.
refused-figure-empty = The figure has no squares.
refused-not-a-number = “{ $word }” isn’t a number.
refused-no-such-family = There’s no family “{ $family }”. The families are { $known }.
refused-no-challenge-found = No challenge of that kind was found with this kit.

# What the figures show.
polyminix-figure-cat = Cat
polyminix-figure-dog = Dog
polyminix-figure-fish = Fish
polyminix-figure-rabbit = Rabbit
polyminix-figure-bird = Bird
polyminix-figure-duck = Duck
polyminix-figure-elephant = Elephant
polyminix-figure-snail = Snail
polyminix-figure-whale = Whale
polyminix-figure-turtle = Turtle
polyminix-figure-crab = Crab
polyminix-figure-owl = Owl
polyminix-figure-fox = Fox
polyminix-figure-swan = Swan
polyminix-figure-bear = Bear
polyminix-figure-giraffe = Giraffe
polyminix-figure-butterfly = Butterfly
polyminix-figure-spider = Spider
polyminix-figure-horse = Horse
polyminix-figure-mouse = Mouse
polyminix-figure-crocodile = Crocodile
polyminix-figure-camel = Camel
polyminix-figure-penguin = Penguin
polyminix-figure-dinosaur = Dinosaur
polyminix-figure-house = House
polyminix-figure-boat = Boat
polyminix-figure-tree = Tree
polyminix-figure-key = Key
polyminix-figure-cup = Cup
polyminix-figure-rocket = Rocket
polyminix-figure-heart = Heart
polyminix-figure-crown = Crown
polyminix-figure-anchor = Anchor
polyminix-figure-car = Car
polyminix-figure-castle = Castle
polyminix-figure-lamp = Lamp
polyminix-figure-umbrella = Umbrella
polyminix-figure-mushroom = Mushroom
polyminix-figure-hammer = Hammer
polyminix-figure-bottle = Bottle
polyminix-figure-chair = Chair
polyminix-figure-hat = Hat
polyminix-figure-sword = Sword
polyminix-figure-train = Train
polyminix-figure-aeroplane = Aeroplane
polyminix-figure-windmill = Windmill
polyminix-figure-bridge = Bridge
polyminix-figure-robot = Robot
polyminix-figure-spaceship = Spaceship
polyminix-figure-flower = Flower
polyminix-figure-teapot = Teapot
polyminix-figure-flag = Flag
polyminix-figure-ladder = Ladder
polyminix-figure-lighthouse = Lighthouse
polyminix-figure-arrow = Arrow
polyminix-figure-lightning = Lightning
polyminix-figure-moon = Moon
polyminix-figure-star = Star
polyminix-figure-cross = Cross
polyminix-figure-spiral = Spiral
polyminix-figure-note = Note
polyminix-figure-diamond = Diamond
polyminix-figure-hourglass = Hourglass
polyminix-figure-letter = Letter { $which }
polyminix-figure-digit = Digit { $which }
polyminix-figure-bites = Bitten rectangle
polyminix-figure-frames = Frame
polyminix-figure-mirrors = Mirror image
polyminix-figure-turns = Half turn
polyminix-figure-crosses = Double mirror
polyminix-figure-whirls = Whirl
