# Refusals of Polyminix: figures, boxes and pieces.
refused-unknown-piece = There is no piece “{ $piece }”. The pieces are { $known }.
refused-piece-twice = A piece is named twice: { $pieces }.
refused-piece-not-in-kit = The kit “{ $kit }” has no piece { $piece } to spare.
refused-not-that-piece = Those squares are not the piece { $piece }.
refused-does-not-fit = { $piece } does not fit there.
refused-figure-too-large = A figure has at most { $most } squares, not { $squares }.
refused-figure-unreadable = “{ $mark }” in row { $row }, column { $column } is no part of a drawing: use # for squares and . for gaps.
refused-figure-empty = The figure has no squares.
refused-not-a-number = “{ $word }” is not a number.
refused-no-such-family = There is no family “{ $family }”. The families are { $known }.
refused-no-challenge-found = No challenge of that kind was found with this kit.
