privacy-title = What is kept
privacy-sub = Where, and for how long
privacy-link = What is kept of you, and for how long
privacy-intro = There are no accounts here. A guest is a name and a cookie: no e-mail address, no password, no advertising, nothing from other sites.
privacy-server = On the server
privacy-guest = You as a guest
privacy-guest-what = Your name, your language, when you first came, the day of your last visit, and a hash of the cookie of each of your devices.
privacy-hands = Tables and hands
privacy-hands-what = What happened at a table, move by move, with the names of those who sat there. Messages and phrases are passed on and not kept. Anybody who has the link of the table can replay its hands, as far as the rules showed them.
privacy-results = Your results
privacy-results-what = For each finished hand: game, rules, units, place and who played. Only you see the list. It outlives the table, without the names of the others.
privacy-reviews = Mistakes found in your hands
privacy-reviews-what = For each hand that you had reviewed: how many decisions of each kind, how many were mistakes, and what they cost. Only you see it.
privacy-daily = Daily deals
privacy-daily-what = Your one try at each deal: when, the result, and your decisions as hashes; a hash of this browser’s own cookie and one of your network address with the day, so that nobody tries twice. Those who have played the deal too see your name, your result and the hand from your seat.
privacy-ratings = Ratings
privacy-ratings-what = Only if you turned them on: in which games, since when, a hash of this browser’s own cookie, and your rating after each contest. Those who are rated in the game too see your name and your rating.
privacy-tournaments = Tournaments
privacy-tournaments-what = Those you made or took part in: names, rounds, tables and results, and a hash of this browser’s own cookie, so that nobody takes part twice. Everybody with the link sees the standings.
privacy-passkeys = Passkeys
privacy-passkeys-what = The public half of each of your passkeys, the name you gave it, when it was made and last used. The secret half never leaves your device.
privacy-push = Notifications
privacy-push-what = Where you asked for it, the address of your browser at its push service, the keys with which it reads what it is sent, and which question of which table you were told of last. What is sent names the game and the owner of the table, and no piece; the push service cannot read it. It goes when you turn it off, when the browser ends it, or with you.
privacy-codes = Codes for another device
privacy-codes-what = A hash of the code that you asked for, and the lessons, puzzles, score pads and tries that your browser hands over with it.
privacy-deleted = What you have deleted
privacy-deleted-what = After “Delete all of it” nobody is you any more, and you can change your mind for a while. Then your name leaves all hands, also those of others. Daily results stay without a name: a result that can be taken back is no result.
privacy-guest_days = { $value ->
    [0] Kept until you delete it.
    [one] Deleted one day after your last visit, once no table with a seat of yours is left.
   *[other] Deleted { $value } days after your last visit, once no table with a seat of yours is left.
}
privacy-abandoned_days = { $value ->
    [0] Where no hand was finished: kept.
    [one] Where no hand was finished: deleted one day after the last visitor.
   *[other] Where no hand was finished: deleted { $value } days after the last visitor.
}
privacy-finished_days = { $value ->
    [0] Otherwise: kept.
    [one] Otherwise: deleted one day after the last visitor.
   *[other] Otherwise: deleted { $value } days after the last visitor.
}
privacy-daily_days = { $value ->
    [0] Kept for good.
    [one] Deleted after one day.
   *[other] Deleted after { $value } days.
}
privacy-bin_days = { $value ->
    [0] Deleted at once: there is no way back.
    [one] You can put it back for one day.
   *[other] You can put it back for { $value } days.
}
privacy-code_minutes = { $value ->
    [one] Good for one minute, and once.
   *[other] Good for { $value } minutes, and once.
}
privacy-challenge_minutes = { $value ->
    [one] The question that a passkey answers is good for one minute, and once.
   *[other] The question that a passkey answers is good for { $value } minutes, and once.
}
privacy-rewrite_hours = { $value ->
    [one] The number under which a deleted guest was known is gone after one more hour.
   *[other] The number under which a deleted guest was known is gone after { $value } more hours.
}
privacy-passing = Only while it is needed
privacy-passing-what = Network addresses are counted in memory, against floods of requests, and are not written down. The log holds neither names nor addresses nor hands. Backups that the host makes hold what was there then, as long as the host keeps them.
privacy-device = On this device
privacy-device-cookie = A cookie that says who you are; for a year
privacy-device-bin = After deleting everything: a cookie with which you can put it back
privacy-device-try = A cookie of this browser, whoever its guest is: one try at a daily deal, one seat in a tournament, its notifications; for a year
privacy-device-settings = Language, colours, sounds and other settings
privacy-device-progress = Lessons and puzzles you have done
privacy-device-pads = Score pads
privacy-device-reviews = Reviews, tries and seals of hands you have played
privacy-device-copies = The page itself and hands you have looked at, for times without a network
privacy-device-help = Cookies are removed by your browser: delete the data of this site. The rest you can save and delete here. With a code, another device gets your lessons, puzzles, score pads and tries as well as your games; a passkey brings back the games alone.
privacy-save = Save a copy (.json)
privacy-clear = Delete what this device keeps
privacy-cleared = Deleted on this device. It can be put back as long as this tab is open.
privacy-put-back = Put it back
privacy-yours = It is yours
privacy-yours-help = Take away all of it, carry it to another device, or delete it: on the page of your games.
privacy-data = Everything else (.json)
privacy-mine = To my games
privacy-asking = Asking the server…
