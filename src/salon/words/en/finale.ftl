# The finale: the end of a game, shown step by step.
finale-title = The finale
finale-next = Next
finale-skip = Skip to the end
finale-host = { $name } leads the finale.
finale-host-away = { $name } isn’t here. Anyone can go on.
finale-no-host = The host has left. Anyone can go on.
finale-anyone = Anyone can go on now.
finale-steps = Step { $step } of { $steps }
