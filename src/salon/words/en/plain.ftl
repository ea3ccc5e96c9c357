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
