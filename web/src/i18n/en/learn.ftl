## The courses

learn-title = Learn to play
learn-sub = Each lesson: one position, one thing to do
learn-lesson = Lesson { $number }
learn-done = done
learn-done-first = done · first try
learn-continue = Lesson { $number } · { $title }
learn-last = Sit down and win a hand
learn-whole = You have done the whole course.
learn-step = step { $step } of { $of }
learn-leave = Leave the lesson; the step is kept
learn-go-on = Go on
learn-finish = Lesson done
learn-again = Try again
learn-first-try = first try
learn-rule = Rule §{ $section }
learn-pieces = The pieces of this lesson
learn-piece = { $name }, { $look ->
    [picked] picked
    [wrong] wrong
    [done] done
   *[glow] look here
}
learn-verb-play = Play
learn-verb-lead = Lead
learn-verb-beat = Beat
learn-verb-discard = Discard
learn-verb-chi = Chi
learn-won = You won the hand
learn-account = See the account
learn-sit-down = Play a hand (against novices)
learn-other = Learn { $game }
learn-home = First time?
learn-home-help = Short lessons, and a first hand won in a quarter of an hour.
learn-home-go = Learn
learn-first-title = First hand · { $game }

## A guided first hand, and the coach

learn-step-1 = You sit down at a real table with novices. No clock, nothing to lose.
learn-step-2 = A gold line tells you what is going on, what to press and why.
learn-step-3 = Not sure? The lamp shows a strong player’s choice with its reason. A move can be taken back.
learn-begin = Deal me in
learn-opening = Dealing…
learn-rules = Rules first
learn-coach = Coach
learn-ask = What would you do?
learn-thinking = Thinking…
learn-close = Got it
learn-fold = Fold the coach away
learn-open = Call the coach
learn-folded = The coach waits here.
