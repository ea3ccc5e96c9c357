# The privacy note, and what people can do about their data.
privacy-title = What is stored
privacy-short = No account, no advertising, no statistics, nothing from other servers. Here is everything that this salon keeps, and for how long.
privacy-cookie = One cookie
privacy-cookie-what = When you open a table or sit down, your browser gets a cookie named “salon” with a random number. It says which seat is yours, and nothing else. The server stores only a hash of the number, from which nobody can work it out, with the tables and games at which you have a seat. The cookie lasts { $days } days.
privacy-browser = In your browser
privacy-browser-what = Your browser remembers the name and the colour you chose, the language, day or night, whether there is sound, and how far you are in the lessons. The server gets the name and the colour when you sit down, and the language so that it can answer in it.
privacy-tables = Tables
privacy-tables-what = A table has its room code, its game and options, the names and colours at its seats, who is the host, and whether each person is connected. { $days ->
    [one] It goes a day after it was last used.
   *[other] It goes { $days } days after it was last used.
}
privacy-games = Games
privacy-games-what = A game has the names at its seats, its shuffle, and every move with its time. { $days ->
    [one] An unfinished game goes a day after the last move, with its table.
   *[other] An unfinished game goes { $days } days after the last move, with its table.
}
privacy-replays-what = { $days ->
    [one] A finished game stays for a day
   *[other] A finished game stays for { $days } days
} as a replay. Anybody who has its link can look at it, until one of its players, the host or the people who run the salon withdraw it.
privacy-addresses = Addresses
privacy-addresses-what = Your network address is used to answer you and to keep floods out. A table you sit at keeps a fingerprint of your network that only this server can make, so that a host can keep somebody out. The address itself is not stored, with one exception: if the people who run the salon block an address, it is stored as long as the block lasts. If they block a visitor, the hash of the cookie is.
privacy-logs = Logs
privacy-logs-faults = The server logs what goes wrong: when, and in which part of the program. No line has a name, a room code, a cookie or an address in it.
privacy-logs-requests = The server logs what goes wrong, and each request: when, which kind, and how long it took. No line has a name, a room code, a cookie or an address in it.
privacy-logs-others = What stands in front of the server, such as a web server or a provider, may keep logs of its own. Ask the people who run this salon.
privacy-backups = Backups
privacy-backups-what = The people who run the salon may keep backups. What you erase is gone from them when they are replaced by newer ones.
privacy-rights = Your choice
privacy-rights-what = You can download everything that is stored about you, and erase it. Any player can withdraw the replay of a game they played. If you lose the cookie, nobody can tell any more which games were yours.
privacy-rights-link = Download or erase your data
privacy-contact = The people who run this salon: { $contact }

data-title = Your data
data-about = Your tables and your games, with the names at their seats, in a file that programs can read. It has no secrets of others in it.
data-download = Download your data
data-erase = Erase your data
data-erase-title = Erase your data?
data-erase-what = You leave all your tables, also those in play. Your name goes from all games; the games themselves stay for those who played with you. This browser forgets your name, your settings and its cookie.
data-erase-final = It cannot be undone.
data-erase-go = Erase
data-keep = Keep
data-erased = Done. Nothing is stored about you any more.

withdraw = Withdraw this replay
withdraw-note = Anybody who has the link can look at it.
withdraw-title = Withdraw this replay?
withdraw-what = Nobody can look at this game any more, not even its players, and it goes from everybody’s list. It cannot be undone.
withdraw-go = Withdraw
withdraw-done = This replay has been withdrawn.
