# Figures of one's own: the editor, the link, the race.
polyminix-own-link = Race on a figure of your own
polyminix-extra-figure = A hand-drawn figure
polyminix-alone-own = Your own figure
polyminix-figure-own = { $which }
polyminix-figure-unnamed = Hand-drawn figure
polyminix-draw-about = Paint squares with a finger, the mouse, or the arrow keys and the space bar.
polyminix-draw-board = Your figure. Arrow keys move, the space bar paints.
polyminix-draw-cell = Row { $row }, column { $column }
polyminix-draw-undo = Undo
polyminix-draw-clear = Clear
polyminix-draw-mirror = Mirror
polyminix-draw-turn = Rotate
polyminix-draw-title = Name
polyminix-draw-title-hint = A name, if you like
polyminix-draw-squares = { $squares ->
    [one] One square
   *[other] { $squares } squares
}
polyminix-draw-empty = Nothing painted yet. A figure has up to { $most } squares.
polyminix-draw-too-many = { $squares } squares: a kit covers { $most } at most. Take { $over ->
    [one] one
   *[other] { $over }
} away.
polyminix-draw-parts = It’s in { $parts } parts. Join them side by side: corners aren’t enough.
polyminix-draw-no-cover = No pieces in the kit cover this. Try one square more or less.
polyminix-draw-hole = { $holes ->
    [one] The hole stays empty: no one covers it.
   *[other] The { $holes } holes stay empty: no one covers them.
}
polyminix-draw-counting = Counting the ways to cover it…
polyminix-draw-unsure = No solution was found in time. There may be none: try changing the figure a little.
polyminix-draw-uncounted = It can be covered, but there wasn’t time to count the ways.
polyminix-draw-ways = { $more ->
    [yes] More than { $covers } ways to cover it
   *[other] { $covers ->
        [one] Only one way to cover it
       *[other] { $covers } ways to cover it
    }
}
polyminix-draw-level = How hard: { $level }
polyminix-draw-other-kits = Other kits
polyminix-draw-kit-ways = { $kit }: { $more ->
    [yes] more than { $covers }
   *[other] { $covers ->
        [0] can’t be covered
        [one] one way
       *[other] { $covers } ways
    }
}
polyminix-draw-kit-uncounted = { $kit }: not counted
polyminix-draw-kit-pentominoes = The twelve pentominoes
polyminix-draw-play = Play solo
polyminix-draw-race = Race friends
polyminix-draw-share = Share
polyminix-draw-shared = Link copied.
polyminix-draw-not-shared = Copying didn’t work. Here’s the link:
polyminix-draw-share-text = Can you cover “{ $figure }”?
polyminix-draw-bad-link = This link leads to no figure. Draw one of your own.
polyminix-draw-again = Try again
polyminix-draw-same = Open this figure
polyminix-draw-start = Start the race
polyminix-draw-countdown = The race starts for everyone at the same moment.
polyminix-ask-start = Ready? Start the race
polyminix-asked-start = { $name } is about to start the race
refused-polyminix-asked-to-start = The race hasn’t started yet.
refused-polyminix-no-such-figure = This link leads to no figure. Draw one, or ask for the link again.
refused-polyminix-figure-title = Give the figure a name of at most { $most } letters, in one line.
refused-polyminix-figure-in-parts = A figure has to be in one part, with all its squares joined side by side.
refused-polyminix-figure-too-wide = A figure has to fit into { $most } by { $most } squares.
refused-polyminix-figure-or-deck = This game can’t have both a figure of your own and one from the deck. Choose one.
