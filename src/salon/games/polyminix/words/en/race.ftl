# The countdown, and several moves at once.
polyminix-ask-ready = Ready?
polyminix-asked-ready = { $name } gets ready
polyminix-asked-all-ready = The race is about to start
polyminix-event-countdown = The race is about to start.
polyminix-event-ready = { $name } is ready.
polyminix-event-arranged = { $name } rearranges the pieces; { $squares ->
    [0] no square is covered
    [one] one square is covered
   *[other] { $squares } squares are covered
}.
polyminix-page-countdown = The die is rolling. Everyone sees the test at the same moment.
polyminix-page-ready = I’m ready
polyminix-page-ready-said = Waiting for the others
polyminix-page-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
refused-polyminix-asked-to-ready = The race hasn’t started yet: say you’re ready, or wait for the countdown.
refused-polyminix-nothing-changed = The pieces lie like that already.
refused-polyminix-no-such-link = This link leads to no challenge.
refused-figure-uneven = Row { $row } has { $length } characters; all rows need { $wanted }.
refused-no-such-file = There’s no file “{ $file }”. A figure is a size such as 6x10, a drawing, a file, or - for standard input.
refused-problem-unreadable = “{ $file }” isn’t a problem in JSON: { $why }.
refused-figure-missing = Which figure? Give --figure or --problem.
refused-figure-far-too-large = A figure has at most { $most } squares.
refused-no-such-kit = There’s no kit “{ $kit }”. The kits are { $known }. You can also list its pieces, such as I5,L4,I2.
refused-polyminix-hint-answered = You’ve just asked that, and nothing has changed since.
