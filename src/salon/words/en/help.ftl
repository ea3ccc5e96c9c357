# What explains the table: bubbles, and the sheet of keys.
explain-more = More
explain-asking = Tap anything to learn what it is.

keys-here = At this table
keys-house = Everywhere
keys-tab = Tab
keys-arrows = Arrows
keys-space = Space
keys-enter = Enter
keys-escape = Esc
keys-backspace = Backspace
keys-home = Home
keys-end = End
keys-or = or
keys-next = Go to the next button
keys-press = Press it
keys-explain = Explain what’s selected; press again for the next thing
keys-close = Close what opened last
keys-sheet = Show these keys
keys-replay-step = One step back or forward
keys-replay-ends = To the beginning or the end
keys-replay-play = Play or pause
