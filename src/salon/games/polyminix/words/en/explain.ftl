# Polyminix: one sentence for everything that can be pointed at.
polyminix-explain-piece = { $piece }, a piece of { $squares } squares: rotate it, flip it, and lay it where nothing lies.
polyminix-explain-piece-must = The box asks for { $piece }: you must use it.
polyminix-explain-piece-forbidden = The box rules out { $piece }: cover the figure without it.
polyminix-explain-piece-laid = { $piece } lies on the board: drag it somewhere else, or lift it.
polyminix-explain-piece-hinted = A hint: { $piece } can lie here.
polyminix-explain-piece-wrong = { $piece } can’t stay here if the figure is to be covered.
polyminix-explain-any-piece = One more piece, any you like.
polyminix-explain-sized-piece = Any piece of { $squares } squares.
polyminix-explain-square = A square of the figure: cover them all, each with one piece.
polyminix-explain-ground = A free square: build one connected figure, without overlaps.
polyminix-explain-box-must = Use exactly the pieces drawn here, and no others.
polyminix-explain-box-plus = Use the pieces drawn here, and as many more as there are question marks.
polyminix-explain-box-without = Use any pieces but the ones drawn here.
polyminix-explain-box-sizes = Use pieces with as many squares as drawn here; which ones, you choose.
polyminix-explain-box-anything = No box: use whichever pieces you like.
polyminix-explain-task = The test: { $task }.
polyminix-explain-figure = { $figure }: cover all { $squares } squares, with nothing sticking out.
polyminix-explain-lane = How much of the figure { $name } has covered; where the pieces lie stays secret until the end.
polyminix-explain-covered = How { $name } has covered it.
polyminix-explain-die-turn = The TURN die says who scores: { $mode }.
polyminix-explain-die-test = The TEST die picks the box for everyone: { $face }.
polyminix-explain-die-waits = A die that hasn’t been rolled: TURN says who scores, TEST picks the box and starts the race.
polyminix-explain-mode = { $about }
polyminix-explain-deck = The { $level ->
    [green] green deck has simple
    [yellow] yellow deck has medium
   *[red] red deck has difficult
} figures.
polyminix-explain-side = { $figure }, one side of your card: the side you choose is the figure you cover.
polyminix-explain-kit = Everyone has these same pieces.
polyminix-explain-track = The score track: the first to reach { $target } points wins.
polyminix-explain-goal = The first to reach { $target } points wins.
polyminix-explain-standing = { $name } has { $points } of { $target } points.
polyminix-explain-clock = The time since the race began.
