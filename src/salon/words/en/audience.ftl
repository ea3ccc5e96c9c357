# The audience, which votes along, and reactions.

refused-not-in-audience = Join the audience first.
refused-audience-has-seat = You’re playing: only your vote at the table counts.
refused-no-audience = There’s nothing to vote on in this game.
refused-audience-too-late = That vote is over. The next one is coming.
refused-audience-no-such-choice = That choice isn’t on this ballot.
refused-audience-full = The audience is very large: this vote can’t take any more. Try the next one.
refused-too-many-reactions = Easy! A few reactions at a time.
refused-reactions-off = The host has switched reactions off.

audience-join = Join the audience
audience-join-what = Vote along from your phone, and react. Your votes don’t change the game, but at the reveal everyone sees what the audience thought.
audience-member = You’re in the audience.

reactions-open = React
reactions-close = Close the reactions
reactions-shown = Reactions
reaction-applause = Applause
reaction-laugh = Laughter
reaction-gasp = A gasp
reaction-heart = A heart
reaction-flower = A flower
reaction-tomato = A tomato
reactions-mine = Show reactions
reactions-table-off = Switch reactions off for everyone
reactions-table-on = Allow reactions again
