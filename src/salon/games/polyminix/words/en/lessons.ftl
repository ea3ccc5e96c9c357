# The lesson: one message for each step of lessons/basics.json.
polyminix-lesson-welcome = Here’s a letter L. Your job: cover it completely with pieces from your kit, no gaps, no overlaps.
polyminix-lesson-roll = Each figure comes with six boxes, and a die picks one. The box says which pieces you may use. Roll the die!
polyminix-lesson-box = This box asks for exactly these five pieces. As you lay them, they’re ticked off here.
polyminix-lesson-take = Take the V5 from your kit and lay it on its shadow: drag it there, or tap it and then the board.
polyminix-lesson-rotate = The I2 has to stand upright. Tap it once more, or press Rotate, and lay it on its shadow.
polyminix-lesson-flip = The L4 faces the wrong way. Press Flip, rotate it until it fits, and lay it on its shadow.
polyminix-lesson-finish = Nearly there! The O4 is in place; only the I5 is missing. Lay it to finish the letter.
polyminix-lesson-race = Solved! In a race, everyone has a figure and the die gives everyone the same kind of box at the same moment. The first to finish get the points. Ready?
