# The privacy note, and what people can do about their data.
privacy-title = What is stored
privacy-short = No account, no ads, no tracking, nothing loaded from other servers. Here’s everything this salon keeps, and for how long.
privacy-cookie = One cookie
privacy-cookie-what = When you open a table or sit down, your browser gets a cookie named “salon” with a random number. It tells us which seat is yours, and nothing else. The server stores only a hash of it, from which the number can’t be worked out, along with the tables and games where you have a seat. The cookie lasts { $days } days.
privacy-browser = In your browser
privacy-browser-what = Your browser remembers the name and colour you chose, your language, the theme, your choices about sound, and how far you are in the lessons. The server gets your name and colour when you sit down, and your language so that it can answer in it.
privacy-tables = Tables
privacy-tables-what = A table has its room code, its game and options, the names and colours at its seats, who the host is, and who is connected. { $days ->
    [one] It’s deleted a day after it was last used.
   *[other] It’s deleted { $days } days after it was last used.
}
privacy-games = Games
privacy-games-what = A game has the names at its seats, its shuffle, and every move with its time. { $days ->
    [one] An unfinished game is deleted a day after the last move, along with its table.
   *[other] An unfinished game is deleted { $days } days after the last move, along with its table.
}
privacy-replays-what = { $days ->
    [one] A finished game stays for a day
   *[other] A finished game stays for { $days } days
} as a replay. Anyone with the link can watch it, until one of its players, the host or the people who run the salon withdraw it.
privacy-packs = Packs you write
privacy-packs-what = A pack of cards that you write is stored with the hash of your cookie, and with its link while you share it. { $days ->
    [one] It’s deleted a day after you last changed it or a game began with it.
   *[other] It’s deleted { $days } days after you last changed it or a game began with it.
} A game played with it keeps its cards, and so does the record that the replay offers.
privacy-numbers = Your numbers
privacy-numbers-what = How each of your games went (which game, when, points, place, level of the bots) is stored with the hash of your cookie, and shown to no one else. So is what you’ve solved on your own. It all stays until you delete it, or until { $days ->
    [one] a day has
   *[other] { $days } days have
} passed since you last played.
privacy-addresses = Addresses
privacy-addresses-what = Your network address is used to answer you and to stop floods of requests. A table you sit at keeps a fingerprint of your network that only this server can make, so that a host can keep someone out. The address itself isn’t stored, with one exception: if the people who run the salon block an address, it’s stored for as long as the block lasts. If they block a visitor instead, the hash of that visitor’s cookie is stored.
privacy-logs = Logs
privacy-logs-faults = The server logs errors: when, and in which part of the program. No line contains a name, a room code, a cookie or an address.
privacy-logs-requests = The server logs errors and each request: when, what kind, and how long it took. No line contains a name, a room code, a cookie or an address.
privacy-logs-others = Anything in front of the server, such as a web server or a provider, may keep its own logs. Ask the people who run this salon.
privacy-backups = Backups
privacy-backups-what = The people who run the salon may keep backups. What you erase disappears from them as newer ones replace them.
privacy-rights = Your choice
privacy-rights-what = You can download everything that’s stored about you, and erase it. Any player can withdraw the replay of a game they played. If you lose the cookie, no one can tell any more which games were yours.
privacy-rights-link = Download or erase your data
privacy-contact = The people who run this salon: { $contact }

data-title = Your data
data-about = Your tables and games, with the names at their seats, in a machine-readable file. It contains no one else’s secrets.
data-download = Download your data
data-erase = Erase your data
data-erase-title = Erase your data?
data-erase-what = You leave all your tables, even in the middle of a game. Your name is removed from every game; the games themselves stay for the people you played with. This browser forgets your name, your settings and its cookie.
data-erase-final = This can’t be undone.
data-erase-go = Erase
data-keep = Keep
data-erased = Done. Nothing is stored about you any more.

withdraw = Withdraw this replay
withdraw-note = Anyone with the link can watch it.
withdraw-title = Withdraw this replay?
withdraw-what = No one will be able to watch this game any more, not even its players, and it disappears from everyone’s list. This can’t be undone.
withdraw-go = Withdraw
withdraw-done = This replay has been withdrawn.
