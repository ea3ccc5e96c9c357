# The plain board, which shows every game that has no page of its own.
plain-players = Players
plain-row = Row { $row }
plain-column = Column { $column }
plain-empty = empty
plain-moves = Your moves in words
plain-here = What would you like to do here?
plain-elsewhere = Somewhere else
plain-unlisted = It’s your turn, but this game doesn’t list its moves, so you can’t make them on this board.
plain-unknown = { $what }: { $fields }
plain-field = { $field } { $value }
plain-taken-back = { $name } undoes the move.

# How to play in three pictures, on the big screen.
plain-how-1 = Take a seat and a colour.
plain-how-2 = When it’s your turn, make your move.
plain-how-3 = Most points wins.
