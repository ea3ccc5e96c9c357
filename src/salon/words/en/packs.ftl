# Packs: what people write for their own tables.
packs-title = Packs of your own: { $game }
packs-lead = Write what only your friends will understand. A pack stays yours: no one sees it until it comes up at your table, unless you share it.
packs-yours = Your packs
packs-none = You haven’t written a pack yet.
packs-new = Write a pack
packs-import = Open a file
packs-items = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
packs-unnamed = A pack without a name
packs-shared = shared by link
packs-name = Name of the pack
packs-save = Save this pack
packs-saved = Saved.
packs-wait = Checking…
packs-good = Ready to play.
packs-faults = { $count ->
    [one] One thing needs correcting.
   *[other] { $count } things need correcting.
}
packs-play = Play with it
packs-back = Back to your table
packs-share = Share by link
packs-share-what = Anyone with the link can read this pack and take a copy.
packs-share-copy = Copy the link
packs-share-link = Link to this pack
packs-share-end = Stop sharing
packs-copied = Link copied.
packs-not-copied = Copying didn’t work. Select the link and copy it yourself.
packs-export = Download as a file
packs-remove = Delete this pack
packs-remove-title = Delete this pack?
packs-remove-what = Games that have begun with it keep its cards. This can’t be undone.
packs-remove-go = Delete
packs-keep = Keep it
packs-bad-file = This file isn’t a pack. Choose one that was downloaded here, or a deck file.
packs-no-packs = No packs can be written for this game.
packs-shared-title = A pack to share: { $name }
packs-shared-what = Someone is sharing this pack with you. Take a copy: it’s then yours to play with and to change.
packs-shared-copy = Take a copy

packs-choose = Cards of your own
packs-choose-none = Only Salon’s own cards
packs-choose-write = Write or change a pack
packs-choose-private = No one sees these cards until they come up.
packs-playing = With the pack “{ $name }”: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

refused-no-such-pack = This pack doesn’t exist, or it’s no longer shared. Ask for a new link.
refused-no-packs = No packs can be written for this game.
refused-pack-gone = The pack of this table has been deleted. Choose another one, or play without.
refused-pack-changed = This pack was changed in another window. Open it again.
refused-pack-wrong = { $number ->
    [0] Something in this pack can’t stay as it is. Correct it first.
   *[other] Card { $number } can’t stay as it is. Correct it first.
}
refused-too-many-packs = You have { $most } packs already. Delete one first.
