### What the debriefing of a game says.

review-title = Debriefing: { $title }
review-won = Victory goes to: { $winner }. { $reason }
review-draw = A draw. { $reason }
review-open = The game is not over yet; this covers what has happened so far.
review-part = The debriefing was stopped: { $done } of { $steps } steps are covered.

review-begin = Start
review-when = { $unit } { NUMBER($round, useGrouping: 0) }
review-when-part = { $part }, { $unit } { NUMBER($round, useGrouping: 0) }
review-round = Round
review-points = { $points } percentage points

review-curve = Chance to win
review-curve-lead = How likely each side is to win, step by step, as the computer judges the position. The table gives the chances at the start and at the end of every round.
review-end-of = When

review-sums = What made the result?
review-sums-lead = Start, luck, decisions and correction add up to the end. Everything in percentage points of the chance to win.
review-who = Who
review-party = { $seat } ({ $party })
review-begins = Start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-interventions = Interventions
review-corrected = Estimate corrected
review-ends = End

review-turns = Turning points
review-turn = Chance for { $party }: { $before } → { $after }.
review-turns-none = Nothing changed the chances.
review-more = and { $more ->
    [one] one more line
   *[other] { $more } more lines
} in the log

review-lucky = Luckiest throws
review-unlucky = Unluckiest throws
review-throw = { $sentence } ({ $cause }). { $change } for { $party }.
review-throws-none = None.

review-mistakes = Costliest decisions
review-mistake = { $asked }“{ $question }” The answer was “{ $answer }”. “{ $better }” would have been better: a chance of { $better-chance } for { $party } instead of { $chance }; the difference is certain to ± { $margin } percentage points.
review-why = At the end of the round, on average: { $reasons }.
review-why-figure = { $who }: { $figure } { $change }
review-why-out = { $who }: out of the game { $share } more often
review-why-in = { $who }: out of the game { $share } less often
review-why-unclear = No single reason shows by the end of the round.
review-mistakes-none = No answer was worse than another beyond doubt.

review-method = How this is worked out
review-method-value = The computer estimates the chance from what is on the table; how much everything counts comes from many games that its tactics played against each other.
review-method-luck = Luck is the chance after a throw minus the expected chance before it, over all faces that might have come up.
review-method-skill = A decision costs what the best answer would have brought more, from all that its seat could know. Only what would have been better beyond doubt counts.
review-method-corrected = “Estimate corrected” is what the computer saw differently later on, also because it expects everybody to make as many mistakes as its tactic does. Whoever lets a good opportunity pass several times pays for it each time, and the estimate corrects itself as often.
review-method-seed = Seed { NUMBER($seed, useGrouping: 0) }, { $futures } imagined continuations for each decision: the same seed gives the same debriefing.
