# Polyminix: words that only the page needs.
polyminix-page-any-pieces = Use any pieces
polyminix-page-demand = What is asked
polyminix-page-squares = { $squares } squares
polyminix-page-part = figure { $part } of { $parts }
polyminix-page-standing = How far everyone is
polyminix-page-stands = { $name } has { $points } of { $target } points.
polyminix-page-time = Time so far
polyminix-page-points = { $points } of { $target } points
polyminix-page-gave-up = gave up
polyminix-page-tray = Your pieces
polyminix-page-piece = { $piece }, { $squares } squares{ $told ->
    [0] { "" }
   *[other] , { $state }
}
polyminix-page-piece-forbidden = ruled out by the box
polyminix-page-piece-laid = on the board
polyminix-page-piece-bound = required
polyminix-page-board = { $figure }: { $pieces ->
    [0] no piece lies there yet
    [one] one piece lies there, { $squares } squares
   *[other] { $pieces } pieces lie there, { $squares } squares
}
polyminix-page-where = { $piece }: row { $row }, column { $column }.
polyminix-page-no-room = { $piece } has no room there. Rotate it, flip it, or try another spot.
polyminix-page-turn = Rotate
polyminix-page-flip = Flip
polyminix-page-lift = Lift
polyminix-page-clear = Lift all
polyminix-page-give-up = Give up
polyminix-page-really-give-up = Yes, give up
polyminix-page-go-on = Continue
polyminix-page-hint = Hint
polyminix-page-in-words = The board in words
polyminix-page-left = Pieces you may still use: { $pieces }
polyminix-page-keys = Keys: Tab to a piece and Enter takes it in hand, arrows move it, R rotates, F flips, Enter lays it, Backspace lifts it, Escape puts it down.
polyminix-page-table = Squares by row and column; a dot is a free square.
polyminix-page-die-waits = Not rolled yet
polyminix-page-roll = Roll
polyminix-page-start = Roll the test die: go!
polyminix-page-level-green = simple
polyminix-page-level-yellow = medium
polyminix-page-level-red = difficult
polyminix-page-column-square = Square
polyminix-page-column-rectangle-area = Rectangle by its area
polyminix-page-column-rectangle-perimeter = Rectangle by its perimeter
polyminix-page-column-area-perimeter = Figure by area and perimeter
polyminix-page-column-symmetric = Symmetric figure
polyminix-page-column-holes = Square with holes
polyminix-page-last-turn = The last turn
polyminix-page-last-challenge = The last challenge
polyminix-page-turn-result = Turn { $number }: { $mode }
polyminix-page-not-done = not done
polyminix-page-done-in = done in { $time }
polyminix-page-place = { $place ->
    [1] first, in { $time }
    [2] second, in { $time }
    [3] third, in { $time }
   *[other] done in { $time }
}
polyminix-page-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
}
polyminix-page-share = Tell your friends
polyminix-page-share-day = Salon · Polyminix of { $day }
polyminix-page-share-solo = Salon · Polyminix
polyminix-page-copy = Copy
polyminix-page-copied = Copied
polyminix-page-uncounted = No one has counted the solutions of this test.
polyminix-start-day = Challenge of the day
polyminix-start-challenge = Any challenge
polyminix-start-problem = Any problem
polyminix-page-new = A new challenge
polyminix-page-new-short = New
polyminix-page-new-about = Made on the spot, rated, and sure to have a solution. The same level, kind and number always give the same challenge.
polyminix-page-new-level = How hard
polyminix-page-new-family = What kind of figure
polyminix-page-new-number = Number
polyminix-page-new-other = Another
polyminix-page-new-make = Make the challenge
polyminix-page-new-making = Sawing a figure and checking its six tests…
polyminix-page-share-new = no. { $number }
polyminix-family-any = Any kind
polyminix-family-animals = Animals
polyminix-family-things = Things
polyminix-family-signs = Signs
polyminix-family-letters = Letters
polyminix-family-bites = Bitten rectangles
polyminix-family-frames = Frames
polyminix-family-mirrors = Mirrored shapes
polyminix-family-turns = Half turns
polyminix-family-crosses = Double mirrors
polyminix-family-whirls = Whirls

# The boxes in a line; the pieces are drawn beside it.
polyminix-page-box-must = Use exactly these pieces
polyminix-page-box-plus = Use these and { $free ->
    [one] one more
   *[other] { $free } more
} of your choice
polyminix-page-box-without = Use any pieces but these
polyminix-page-box-sizes = Use pieces of { $sizes } squares
polyminix-page-box-anything = Use any pieces

# The tests of game 2 in a word or two.
polyminix-page-short-square = side { $side }
polyminix-page-short-rectangle-area = area { $area }
polyminix-page-short-rectangle-perimeter = perimeter { $perimeter }
polyminix-page-short-area-perimeter = area { $area }, perimeter { $perimeter }
polyminix-page-short-symmetric = { $pieces } pieces
polyminix-page-short-holes = side { $side }

# The keys of the board.
polyminix-key-take = Take a piece in hand
polyminix-key-step = Move it
polyminix-key-turn = Rotate it
polyminix-key-flip = Flip it
polyminix-key-lay = Lay it
polyminix-key-back = Lift it
polyminix-key-drop = Put it down

# How to play in three pictures, on the big screen.
polyminix-how-1 = A die says which pieces you may use.
polyminix-how-2 = Rotate and flip the pieces until they fit.
polyminix-how-3 = Cover it all before the others do.
