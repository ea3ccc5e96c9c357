# On one's own: the map, the list of tests, the calendar; and solutions.
polyminix-alone-link = Map, tests and calendar
polyminix-alone-title = On your own
polyminix-alone-map = Map
polyminix-alone-tests = All tests
polyminix-alone-calendar = Calendar
polyminix-alone-go-on = Continue: { $figure }
polyminix-alone-done = You’ve solved the whole deck!
polyminix-alone-so-far = { $solved } of { $all } solved, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
polyminix-alone-stop = { $figure }, { $stars ->
    [0] not solved yet
    [one] one star
   *[other] { $stars } stars
}
polyminix-alone-stars = One star each: solved, quick (under { $par }), without help
polyminix-alone-stars-about = Three stars for each figure: solved, quick, and without help.
polyminix-alone-again = Your progress can’t be shown right now. You can still play.
polyminix-alone-best = Best: { $time }
polyminix-alone-par = Quick: under { $time }
polyminix-alone-play-die = Roll for the test
polyminix-alone-filter-level = Colour
polyminix-alone-filter-box = Kind of test
polyminix-alone-filter-open = Only what you haven’t solved
polyminix-alone-any-level = Any colour
polyminix-alone-any-box = Any test
polyminix-alone-none = Nothing left here. Choose something else above.
polyminix-alone-shown = { $count ->
    [one] One test
   *[other] { $count } tests
}
polyminix-alone-more = Show more
polyminix-alone-today = Play today’s challenge
polyminix-alone-today-again = Play today’s challenge again
polyminix-alone-streak = { $days ->
    [0] No streak yet: solve today’s challenge to start one.
    [one] One day in a row
   *[other] { $days } days in a row
}
polyminix-alone-days-best = Best time in a challenge of the day: { $time }
polyminix-alone-standing = { $others ->
    [0] No one else here has solved this one yet.
   *[other] Quicker than { $slower } of { $others } others here
}
polyminix-alone-day = { $day }: { $state }
polyminix-alone-day-solved = solved in { $time }
polyminix-alone-day-open = not solved
polyminix-alone-earlier = Earlier
polyminix-alone-later = Later
polyminix-alone-back = To the map
polyminix-alone-next = Next: { $figure }
polyminix-solution-show = Show a solution
polyminix-solution-asking = The solver is at work…
polyminix-solution-label = A solution: { $figure }
polyminix-solution-none-found = The solver found none in time.
polyminix-solution-one-of-many = One solution of very many
polyminix-solution-count = { $more ->
    [yes] One of more than { $covers } solutions
   *[other] { $covers ->
        [0] There’s no solution.
        [one] The only solution
       *[other] One of { $covers } solutions
    }
}
refused-polyminix-before-first-day = The calendar begins on { $first }. Choose a later day.
