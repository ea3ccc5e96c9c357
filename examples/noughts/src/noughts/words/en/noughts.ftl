# What the home page, the form for a new table and the lobby say.
noughts-name = Noughts and crosses
noughts-about = Three in a row wins. It takes a minute, and you’re never too young for it.
noughts-rules =
    Two players mark the nine cells of the board in turn, one with crosses, the other with noughts. Who begins is
    drawn at random.

    Get three of your own marks in a row, across, down or diagonally, and you’ve won. If the board is full before that,
    it’s a draw.

    In the misère game it’s the other way round: three in a row loses.
noughts-credits = Traditional. Even the Romans scratched boards like this one into stone.
noughts-group-aim = Aim
noughts-option-misere = Misère
noughts-option-misere-about = Turns the game round: three in a row loses.
noughts-option-misere-true = Three in a row loses
noughts-option-misere-false = Three in a row wins
noughts-level-gentle = Gentle
noughts-level-gentle-about = Marks a cell without much thought.
noughts-level-perfect = Perfect
noughts-level-perfect-about = Never loses. The best you can get is a draw.

# Whose turn it is: to the player, and to all others.
noughts-ask-mark = Mark a cell
noughts-asked-mark = { $name } is marking a cell

# What the plain board says: cells, fields of the view, actions and events.
noughts-cell-0 = X
noughts-cell-0-name = cross
noughts-cell-1 = O
noughts-cell-1-name = nought
noughts-view-cells = The board
noughts-view-misere = Three in a row
noughts-view-misere-true = loses
noughts-view-misere-false = wins
noughts-action-Mark = Mark row { $row }, column { $column }
noughts-event-Began = { $seat } was drawn to begin.
noughts-event-Marked = { $seat } marks row { $row }, column { $column }.
noughts-event-RowMade = { $seat } has three in a row!
noughts-event-BoardFilled = The board is full: a draw.

# The score sheet.
noughts-line-won = Won
noughts-line-lost = Lost
noughts-line-drawn = Drawn

# Refusals.
refused-noughts-no-such-cell = There’s no cell { $cell } on this board.
refused-noughts-taken = That cell is taken.
