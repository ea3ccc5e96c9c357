# The lesson: one message for each step of lessons/basics.json.
personimo-lesson-welcome = This is your headquarters. You’ll build a district around it, five squares by five, against two bots. Most points wins.
personimo-lesson-claim = Cards for sale! The Mill shares Leaves with your headquarters and has a mark, and marks make points. Claim the Mill.
personimo-lesson-order = Otto and Mina have claimed theirs. The row plays from left to right: the Battle went first, and now it’s the Mill’s turn. That’s you.
personimo-lesson-touch = A card covers two squares, like a domino, and has to touch what you’ve built. See what happens if it doesn’t: tap a square far away from your headquarters.
personimo-lesson-place = Your headquarters goes with everything, so any square beside it will do. Place the Mill on the spot marked 1, to the right.
personimo-lesson-marks = Two points! Connected squares of one suit are a neighbourhood, and it scores its squares times its marks. Leaves: 2 squares × 1 mark.
personimo-lesson-claim-next = Now claim for the next turn. Low cards are on the left and go first; high cards carry marks. Take the Darkness.
personimo-lesson-open = See how both squares of the Mill show two suits? It’s an open card: which end is Waves and which is Leaves isn’t decided until it matters. Put the Darkness below its right end.
personimo-lesson-decided = Now it matters: Waves touches Waves, so the right end of the Mill is Waves and the left one Leaves. Keeping cards open keeps your options open.
personimo-lesson-personality = Personalities like the Sailor go to the end of the row, whatever their rank. They have a mark, too. Claim the Sailor.
personimo-lesson-match = Away from your headquarters, a card has to share a suit with something it touches. The Sailor has Waves and Leaves. Try it to the right of the Darkness, next to Wyrms.
personimo-lesson-grow = No match there. But below the Mill, Leaves meets Leaves. Place the Sailor on the spot marked 1.
personimo-lesson-neighbourhood = Leaves is now 3 squares × 2 marks: 6 points. Growing a neighbourhood that has marks is what wins.
personimo-lesson-discard = Some turns later, your district is nearly full. The Pact fits nowhere: no free spot touches one of its suits. Discard it.
personimo-lesson-last = The last turn! The End is all Leaves. Place it on the spot marked 1 and watch the neighbourhood grow.
personimo-lesson-end = 43 points to 38 and 32: you’ve won your first district! You know all you need now. Shall we play for real?
