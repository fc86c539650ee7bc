push-title = Notifications
push-about = When a table with other people waits for you and you are away, this browser can tell you: which game and whose table, and no piece.
push-ask = Tell me when it is my turn
push-here = This browser tells you.
push-others = { $count ->
    [one] One other browser of yours tells you too.
   *[other] { $count } other browsers of yours tell you too.
}
push-stop = Stop
push-stop-all = Stop everywhere
push-started = This browser tells you from now on.
push-stopped = No more notifications.
push-refused = This browser does not let the page notify you. Allow it in its settings for this site.
push-failed = The browser reached no push service. Nothing has changed.
