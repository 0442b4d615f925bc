# The lab: what studies ask and find.

lab-place = content of one's own or changed

lab-kind-matrix = Everybody against everybody
lab-kind-sweep = Sweep
lab-kind-compare = Comparison
lab-kind-sensitivity = Sensitivity
lab-kind-balance = Balance
lab-kind-explore = Exploration
lab-title = { $kind }: { $subject } ({ $system })
lab-subject-odds = all odds
lab-subject-question = question “{ $question }” ({ $given })
lab-subject-duels = duels
lab-subject-duel = { $first } against { $second }

lab-measure-mean = expectation
lab-measure-some = chance of at least 1
lab-measure-draw = draw
lab-measure-undecided = not finished
lab-measure-answers = answers
lab-measure-steps = steps
lab-measure-rounds = { $unit }
lab-measure-wins = { $who } wins
lab-measure-row-wins = the row wins
lab-measure-out = { $who } is out
lab-measure-figure = { $who }: { $what }
lab-unit-rounds = rounds
lab-path-option = option { $name }
lab-path-tactic = tactic{ $name }
lab-path-tactics = tactic of { $name }
lab-path-scenario = scenario{ $name }
lab-path-question = question{ $name }
lab-path-duel-first = the first
lab-path-duel-second = the second
lab-yes = yes
lab-no = no
lab-points = percentage points

lab-fact-subject = Subject
lab-fact-measure = Measure
lab-fact-options = Options
lab-fact-tactics = Tactic
lab-fact-content = Own content
lab-fact-variants = Variants
lab-fact-games = Games
lab-fact-seed = Seed
lab-fact-version = Version
lab-fact-command = Command
lab-facts-heading = What the numbers rest on
lab-rules = rules { $version }
lab-all-exact = none, everything was calculated exactly
lab-all-solved = none, all duels were solved exactly
lab-played = { $games } played
lab-some-solved = { $number } of { $all } variants solved exactly
lab-to-precision = to ± { $precision } points
lab-nothing-yet = Nothing has been worked out yet.
lab-no-answer = No answer to this question has the measure “{ $measure }”.
lab-refused = None of these questions could be answered ({ $why }).
lab-unfinished = This study is not finished: { $games } games have been played. The same command goes on with it.
lab-more-rows = … and { $number } more.

lab-failed-heading = Failed games
lab-failed = { $failed } of { $games } games failed with an error and count nowhere. Their journals are in the file: regelwerk lab show FILE --failed N writes one out.
lab-variant = Variant
lab-why = Why

lab-matrix-heading = { $measure }, row against column
lab-matrix-lead = { $best } is strongest, { $worst } is weakest ({ $measure }, mean over all columns).
lab-matrix-exact = All { $all } cells are exact.
lab-matrix-mixed = { $exact } of { $all } cells are exact (without brackets), the others were played (with 95 % intervals).
lab-matrix-simulated = All { $all } cells were played, with 95 % intervals.
lab-dominated-heading = Never better
lab-dominated = { $worse } is nowhere better than { $better }, and somewhere worse.
lab-dominated-cost = { $worse } is nowhere better than { $better }, somewhere worse, and costs no less.
lab-none-dominated = Nobody is certainly worse than another in every column.

lab-sweep-heading = { $measure }
lab-sweep-lead = { $measure }: lowest { $low } at { $least }, highest { $high } at { $most }.
lab-sweep-one = { $measure }: { $value } at { $change }.
lab-sweep-sure = The difference between the two is larger than their uncertainty.
lab-sweep-same = The intervals of these two overlap: the difference is not certain.
lab-measures-heading = All measures

lab-compare-heading = Before and after
lab-all-together = “Certain” means: over all rows together, the probability of an error is at most 5 %.
lab-changed-content = the changed content
lab-before = before
lab-after = after
lab-difference = difference
lab-verdict = verdict
lab-sure = certain
lab-open = open
lab-none = no effect
lab-no-game-changed = { $change } changed none of { $games } games; with 95 % confidence it changes at most { $most } of the games.
lab-effect-sure = { $change } changes “{ $measure }” by { $difference }.
lab-effect-open = { $change } changes “{ $measure }” by { $difference }: this cannot be told from no change.
lab-effect-none = { $change } does not change “{ $measure }”.
lab-games-changed = With the same dice, { $share } of the { $games } games went or ended differently.
lab-question = question
lab-answer = answer
lab-odds-heading = Changed odds, the largest first
lab-odds-lead = { $change } changes { $changed } of { $compared } answers compared.

lab-option = option
lab-changed = games changed
lab-sensitivity-heading = What the options change in “{ $measure }”
lab-sensitivity-lead = Of { $all } changes, { $sure } certainly have an effect, { $open } are open, { $none } changed not a single game.
lab-none-heading = Without any effect in this scene
lab-none-text = In { $games } games with the same dice no number changed; with 95 % confidence each of them changes at most { $most } of the games of this scene.
lab-none-exact = The answer stays exactly the same.

lab-balance-heading = Values tested
lab-balance-lead = “{ $measure }” meets { $target } somewhere from { $path } = { $low } to { $high }.
lab-balance-best = Nearest was { $best } with { $estimate }.
lab-balance-nowhere = “{ $measure }” does not meet { $target } anywhere between { $path } = { $low } and { $high }: both ends are certainly on the same side.
lab-balance-turns = The tested values rise and fall by turns; the search assumes that they go one way only. A sweep over all values tells more.
lab-balance-method = A value is played until it is certainly below or above the target, or near enough to it. All tests together err at most 5 % of the time.
lab-below = certainly below
lab-near = cannot be told apart
lab-above = certainly above
lab-search-lead = Wanted: “{ $measure }” at { $target }. Of { $tried } settings, nearest was: { $best }.
lab-search-luck = The best were played again with new dice; only those numbers count, since the best of many was also lucky.
lab-at-first = in the selection
lab-again = played again

lab-explore-lead = { $games } games, all played with dice.
lab-explore-rules = Of { $all } rules { $applied } applied visibly: in the log, a throw, a question or a sum. { $looked } ran along without leaving a trace; { $dead } never came up.
lab-spread = { $mean } on average, from { $low } to { $high }.
lab-share = share
lab-mean = mean
lab-ends-heading = At the end
lab-decisions-heading = Which decisions matter
lab-decisions-text = In each game one decision was made differently at random, and the game played on with the same dice. The difference says how many wins that costs on average.
lab-times = count
lab-lost = costs in wins
lab-answers-heading = Answers
lab-never-given = Offered and never given by this tactic: { $answers }.
lab-all-given = Every answer offered was also given.
lab-rules-heading = Rules
lab-rule = rule
lab-games-with = in games
lab-dead-text = Never in { $games } games:
lab-looked-text = Ran along without leaving a trace:

lab-not-solved = too many states
lab-endless = may never end
lab-tried = estimated

lab-wrong-study = This is not a study: { $why }
lab-wrong-file = { $file } is not the file of a study.
lab-wrong-line = { $file }, line { $line }: this is not a result of a study ({ $why }).
lab-wrong-order = Line { $line } does not belong here: this file was changed or put together from several.
lab-other-study = { $file } belongs to another study. Choose another name with --file or delete the file.
lab-other-rules = The study belongs to version { $wanted } of the rules, { $here } is installed here. Run it again with its command.
lab-wrong-axis = “{ $text }” cannot be read. It looks like this: --vary weapons.rifle.penetration=1..6 or --vary options.overkill=a,b.
lab-empty-axis = No value is given for { $path }.
lab-empty-range = { $text }: the range { $range } is empty; the smaller number comes first, and the step is larger than 0.
lab-long-range = { $text }: the range { $range } has more than { $most } values. Take larger steps: 0..1000:50.
lab-large-grid = That would be { $size } variants; { $most } are allowed. Take fewer values, larger steps (1..100:10) or a Latin hypercube (--points 200).
lab-no-axis = It is not said what should change: --vary PATH=VALUES.
lab-axis-twice = { $path } is to be varied twice.
lab-unknown-path = There is no path “{ $path }”. { $hint }
lab-short-path = “{ $path }” is too short: table, entry and field, such as weapons.rifle.penetration.
lab-no-such-place = { $path }: there is no place “{ $step }”.
lab-unknown-given = The question “{ $question }” does not know “{ $name }”. { $hint }
lab-missing-given = The question “{ $question }” needs “{ $name }”: --given { $name }=VALUE.
lab-unknown-question = There is no question “{ $question }”. { $hint }
lab-unknown-seat = There is no seat “{ $seat }”. { $hint }
lab-unknown-tactic = There is no tactic “{ $tactic }”. { $hint }
lab-unknown-option = There is no option “{ $option }”. { $hint }
lab-unknown-measure = There is no measure “{ $measure }”. { $hint }
lab-one-subject = A study is about one scenario, one duel or one question, not several.
lab-two-rivals = A duel has two sides, not { $number }: --duel A,B.
lab-no-sides = The question “{ $question }” has no two sides that can be set against each other. Name them with --rows and --columns.
lab-no-sides-of-scene = Who meets whom in a scene is said by --rows and --columns, such as --rows scenarios.standard.blue=a,b --columns scenarios.standard.red=c,d.
lab-nothing-changed = The two versions are the same: --vary PATH=VALUE or --against FOLDER says what differs.
lab-one-value = { $path }: a comparison has one other version, not several. For several values there is lab sweep.
lab-nothing-to-ask = { $system } has no question that can be asked over its content. Name a scenario.
lab-no-numbers = { $path }: a balance can only be sought for numbers.
lab-games-only = Games are explored: name a scenario or a duel.
lab-games = { $games } games are not possible: from 1 to { $most }.
lab-precision = The precision is larger than 0, such as 0.01 for ± 1 percentage point.
lab-no-cost = “{ $id }” has no number “{ $field }” that says what it costs.
lab-no-ray = A cluster needs Ray: pip install 'regelwerk[cluster]'.
lab-no-cluster = No Ray cluster is running at “{ $address }”. “ray start --head” starts one, --cluster local one on this machine.
lab-no-failure = Failed game { $number } is not kept; there are { $kept }.
lab-workers-die = { $deaths } processes that worked on this study have died. Is there enough memory? With fewer --workers it needs less.
lab-busy-file = { $file } is being worked on already. Wait until that has ended, or choose another name with --file.
