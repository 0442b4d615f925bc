### What the command line says.

## Help

cli-help = Regelwerk: throws, odds and whole fights, by the rules and worked out exactly.
cli-help-usage = Usage:
cli-help-options = Options
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-options-word = [OPTIONS]
cli-help-command-word = COMMAND …
cli-help-help = Shows this help.
cli-help-roll = Throws the dice that you write down.
cli-help-odds = Works out exact odds: of a throw, or of a question to a rule system.
cli-help-advise = Says which of the dice that fell to keep: all choices, the best first.
cli-help-learn = Plays a guided scene: a short scene with instructions, no knowledge needed.
cli-help-play = Plays a scenario in the terminal, against the computer or with several people.
cli-help-resume = Goes on where a game stopped.
cli-help-replay = Tells a saved game again.
cli-help-verify = Checks a saved game: chain, rules, dice.
cli-help-export = Gives out a game as one seat saw it, or a receipt, to be checked elsewhere.
cli-help-sheet = Shows or draws a character sheet, also as a saved game left it, and keeps it.
cli-help-print = Prints sheets or cards as a PDF, also as they are in a saved game.
cli-help-duel = Lets two fight each other: who wins, how long it takes, what is left.
cli-help-campaign = Plays a scenario many times: who holds out, who wins, how the forces shift.
cli-help-tournament = Lets players meet in mirrored games until it is certain who is stronger.
cli-help-value = Holds the computer's judgement of positions against played games, or fits it anew.
cli-help-report = Makes a report of a saved game, round by round, to read and to print.
cli-help-analyse = Debriefs a played game: chances, luck, costly decisions.
cli-help-rules = Shows rules, options and rulings, with the code and the tests behind them.
cli-help-try = Tries a single rule with given values, dice and answers.
cli-help-systems = Names the installed rule systems, their rules versions, and what is wrong with those switched off.
cli-help-check = Checks a rule system, also your own: rules, sentences, dice, secrets, speed.
cli-help-new = Makes something new.
cli-help-new-system = Writes a small rule system that runs at once, as a start for your own.
cli-help-content = Content of your own: check it or begin with it.
cli-help-content-check = Checks content of your own.
cli-help-content-new = Prints a commented template.

cli-opt-lang = Language: de or en; may stand anywhere.
cli-opt-version = Shows the version.
cli-opt-json = Prints JSON.
cli-opt-seed = Seed of the dice: the same number, the same faces.
cli-opt-option = An option of the rule system, as name=value; may be repeated.
cli-opt-content = A folder with content of your own; may be repeated.
cli-opt-at-least = Also shows the chance of at least N.
cli-opt-limit = So many choices are shown.
cli-opt-plot = Draws a picture into this file (svg, png, pdf).
cli-arg-system = The rule system, such as phasesix.
cli-arg-who = Whose sheet: id or name.
cli-arg-print = What is printed: sheet or cards.
cli-arg-print-names = Whose: ids or names of groups or of single ones; all if none is named.
cli-arg-file = The file with the saved game.
cli-arg-notation = The throw, such as 3d6+2, 4d10kh2 or 6d6!>=5.
cli-arg-odds = A throw such as 6d6!>=5, or a system with a question: phasesix attack hagen wolf.
cli-arg-advise = The faces that fell and what else matters: 12,12,9,3 --value 14 --throw cascade --goal size:3
cli-arg-scenario = The scenario; without one you may choose.
cli-arg-rules = A rule such as PS-ATK-01, an option, or words that should occur.
cli-arg-duellist = Who fights: a character, a foe, a faction.
cli-arg-dirs = Folders with content of your own.
cli-arg-kind = The kind, such as weapon, character or scenario.
cli-arg-rule = A rule such as PS-CND-08 or a function such as take_hits; without one all are shown.
cli-opt-given = The rule's parameters as a JSON object, content by name or inline.
cli-opt-faces = The faces in throwing order: [[5],[6,5],3] or 5 6,5 3
cli-opt-answers = Answers in order, with commas or as a JSON list; the default when they run out.
cli-opt-seat = Who plays a side: human, computer, a tactic, beginner, strong, masterly or program:COMMAND; may be repeated.
cli-opt-program-seconds = Seconds that a program (program:COMMAND) has for an answer; after that the tactic answers.
cli-opt-dice = fair: the program throws; manual: you type the faces of real dice.
cli-opt-sheet-game = A saved game: the sheet as it is there, now or at the end.
cli-opt-sheet-svg = Draws the sheet into this file (svg).
cli-opt-sheet-save = Writes the character, as they are, as content into this file (toml).
cli-opt-sheet-keep = Keeps the character, as they are, with your own content: the next game begins with them.
cli-opt-print-output = Writes into this file (pdf); if it is there already, it is replaced.
cli-opt-print-game = A saved game: everybody who takes part in it, as they are now.
cli-opt-print-backs = The backs with the special rules too, mirrored for printing on both sides (flip on the long edge).
cli-opt-file = The game is saved here.
cli-opt-map = Draws the table: into a file (.svg) that always shows it as it is, or one by one into a folder.
cli-opt-words = Places in words instead of the map, to be read aloud for instance.
cli-opt-new-file = Writes the template into this file.
cli-opt-to = Only up to this entry.
cli-opt-system = The rule system; otherwise the first one.
cli-opt-coverage = Shows code and tests for every rule; gaps give exit code 1.
cli-opt-tactic = The tactic of A, and of B unless told otherwise.
cli-opt-tactic-b = The tactic of B.
cli-opt-fights = How many fights are simulated if exact is not possible.
cli-opt-max-states = Up to so many states the answer is exact.
cli-opt-max-seconds = So long states are looked for.
cli-opt-phases = At most so many rounds or phases.
cli-opt-runs = How often the scenario is played.
cli-opt-workers = Spread over so many processes; the numbers stay the same.
cli-opt-seat-tactic = The tactic of a seat; may be repeated.
cli-opt-tactic-all = The tactic of everybody whom --seat gives no other.
cli-opt-players = Who plays, separated by commas: tactics, beginner, strong, masterly, random.
cli-opt-tournament-games = At most this many games are played for each pairing, always in twos.
cli-opt-think = How many seconds a player may think about a decision.
cli-opt-futures = About how many futures a player thinks through for a decision. Without --seconds no clock counts then: the same seed gives the same games.
cli-opt-target = Tests all along whether the first of a pairing gets at least this share of the points, and stops once that is shown, or once the share is certainly not clearly above it.
cli-opt-margin = Clearly above the target means by twice this many percentage points. The smaller, the more games.
cli-opt-certainty = How certain a verdict about the target must be.
cli-arg-value-scenarios = The scenarios; without any, all of them.
cli-opt-value-games = How many games are played of each scenario.
cli-opt-value-fit = Fits the weights anew and writes them into this file. If it exists and you name scenarios, the others in it stay as they are.
cli-opt-report-round = Only this round or phase.
cli-opt-report-part = Only this part of a scene that has several.
cli-opt-report-format = text, markdown or html; otherwise the ending of --out decides.
cli-opt-report-out = Writes the report into this file.
cli-opt-analyse-out = Writes the debriefing into this file (.html or .json).
cli-opt-analyse-seed = Seed: the same number, the same debriefing.
cli-opt-analyse-depth = So many imagined continuations for each decision; more take longer and are more exact.
cli-opt-report-chart = Draws the course of the numbers into this file (svg).
cli-opt-report-seat = Only what this seat may know; otherwise everything that the master knows.
cli-opt-report-news = Only what is worth reading aloud.
cli-opt-report-dice = With the throws or without them.

## Version

cli-version-rules = { $system }: { $title }, rules { $version }

## Odds

cli-odds-mean = mean { $mean }
cli-odds-plot = The picture is in { $file }.
cli-odds-exact = Worked out exactly; assumed behaviour: { $policy }.
cli-odds-comparison = Side by side
cli-odds-partly = Computed exactly where there is no ≈; otherwise estimated from { $tries } tries (95 % intervals). Assumed behaviour: { $policy }.
cli-odds-tried = Estimated from { $tries } tries (95 % intervals), because an exact answer takes too long. Assumed behaviour: { $policy }.
cli-odds-unlisted = To work out the whole distribution takes too long with so many dice.

## Advice

cli-advise-goal = Goal: { $goal }
cli-advise-more = { $number ->
    [one] (one more choice; --limit shows more)
   *[other] ({ $number } more choices; --limit shows more)
 }
cli-advise-exact = Computed exactly; from then on play is the best for this goal.

## Playing

cli-play-which = Which scenario? (number or name, Enter for the first)
cli-play-which-none = “{ $typed }” is none of them. Take a number from 1 to { $last } or a name from the list.
cli-play-which-several = “{ $typed }” fits several: { $names }. Which one do you mean?
cli-play-thinking = { $who } is thinking … (Ctrl-C: answer now)
cli-play-hinting = The computer is thinking … (Ctrl-C: answer now)
cli-play-no-hints = In this system the computer does not know yet what matters, so it has no hints.
cli-play-hint-first = The computer would answer: { $answer },
cli-play-hint-other = Or else: { $answer },
cli-play-hint = Answer with a number; “?” explains the answers, “help” shows what else you can type.
cli-play-more-help = “help” shows what else you can type.
cli-play-aim = Goal:
cli-play-seat = To decide: { $seat }
cli-play-default = (Enter)
cli-play-many = { $key }:… such as “{ $example }” (“all” shows them)
cli-play-you = You play: { $names }. Other seats: --seat NAME=human. There are: { $seats }.
cli-play-map-answer = Or type a way in metres, corner by corner: 12.5,3;14,5
cli-play-stands = { $at }{ COUNT($ground) ->
    [0] {""}
   *[other] {" "}({ $ground })
 }{ COUNT($apart) ->
    [0] {""}
   *[other] ; distance: { $apart }
 }
cli-play-extent = from { $low } to { $high }
cli-play-drawn = Drawn into { $file }
cli-play-no-picture = There is no picture of this table.
cli-play-not-possible = Not possible (“why” shows everything):
cli-play-nothing-refused = Nothing is ruled out here: everything on the list is possible.
cli-play-assumed = Odds are exact. { $assumed }
cli-play-advice = Advice for this goal, computed exactly: { $goal }. On the right stands { $chance ->
    [true] the chance of it
   *[false] what comes of it on average
 } if you go on in the best way.
cli-play-alike = Like { $number }:{" "}
cli-play-more = (+ { $number } more, such as { $key }; "all" shows them)
cli-play-faces = { $who }: throw { $throw } ({ $rule }) and type the faces, such as: { $example }
cli-play-no-best = No best play can be worked out here.
cli-play-help =
    A number or a key answers the question, Enter takes the default.
    ?: explains the answers, what they do, what they cost and when they are good
    goal: what the scene is about and when it ends
    undo: takes your last answer back
    all: shows every answer
    best: what each answer would bring if you played and paid as well as possible from there
    hint: what the computer would do, with the chance to win with the best three answers
    why: gives the reason for everything that is not possible
    rule ID: shows a rule (or searches words)
    table: shows the table and the map, and where everything is, in words
    map [FILE]: draws the table as a picture (SVG)
    log: tells everything again
    never: always give questions of this kind to this figure the default, this one included
    ask: ask everything again
    save FILE: saves a copy
    quit: leaves, everything is saved anyway
    skip: leaves a guided scene and goes on without guidance
    concede: gives the game up, where the rules know that
    correct [WHO WHAT VALUE]: changes a value as the master; alone it shows which there are
cli-play-correct = Write “correct” and behind it what should hold, as it stands above.
cli-play-correct-what = “{ $text }” cannot be corrected. “correct” alone shows what can be.
cli-play-correct-value = “{ $value }” does not suit: { $field }.
cli-play-no-correction = That does not work: { $why }
cli-play-step-again = The step under way was played again: what is still the same stands, the rest is asked anew.
cli-play-concede = { $seat } concedes and has lost. Really? (y/n)
cli-play-no-conceding = In this game the rules do not say what conceding does. “quit” leaves and saves.
cli-play-undo-dice = Dice have fallen since; they will be thrown anew. Take it back all the same? (y/n)
cli-play-undone = Taken back.
cli-play-nothing-to-undo = There is nothing to take back yet.
cli-play-never = From now on questions of this kind to { $who } are always answered like this, this one included: “{ $answer }”. Agreed? (y/n)
cli-play-ask-again = { $number ->
    [0] There are no standing orders.
    [one] One standing order is lifted.
   *[other] { $number } standing orders are lifted.
 }
cli-play-saved = Saved in { $file }
cli-play-left = The game is saved. Go on with: regelwerk resume { $file }
cli-play-won = Victory goes to: { $winner }. { $reason }
cli-play-draw = A draw. { $reason }
cli-play-over = All dice lie open. Check them: regelwerk verify { $file }

## Verifying

cli-opt-receipt = A receipt from the browser: is this the game that it saw?
cli-opt-export-seat = The seat whose view the file has; nothing in it that the seat may not see. The game master is called master.
cli-opt-export-receipt = Instead of the game a receipt: which game it is and how far it has come.
cli-opt-export-out = The new file.
cli-wrong-export = Name a seat with --seat, or ask for a receipt with --receipt.
cli-export-done = Written: { $file }. Check it: regelwerk verify { $file }
cli-export-receipt-done = Written: { $file }. Check a game against it: regelwerk verify GAME --receipt { $file }

## Duel

cli-duel-tactic = tactic
cli-duel-wins = wins
cli-duel-draw = draw
cli-duel-units = Over in { $unit } { $rounds } on average.
cli-duel-rounds = { $rounds } rounds on average.
cli-duel-endless = With { $chance } the fight never ends.
cli-duel-left = { $name } in the end, { $what }:
cli-duel-exact = Worked out exactly over { $states } states.
cli-duel-simulated-states = Simulated with { $fights } fights (95 % intervals): more than { $states } states can be reached.
cli-duel-simulated-time = Simulated with { $fights } fights (95 % intervals): within { $seconds } s only { $found } states were found.
cli-duel-progress = Fights

## Campaign

cli-campaign-survives = still in
cli-campaign-survival-plot = still in (%)
cli-campaign-open = still open
cli-campaign-course = { $what }, from the start to { $unit } { NUMBER($last, useGrouping: 0) }
cli-campaign-played = played
cli-campaign-length = length
cli-campaign-length-of = { $mean } ({ $unit })
cli-campaign-method-parts = Simulated with { $runs } games (95 % intervals), at most { NUMBER($last, useGrouping: 0) } rounds in each part; { $rounds } parts played on average. Means are over the games in which somebody is still in. Tactic: { $policy }; seed { NUMBER($seed, useGrouping: 0) }.
cli-campaign-method = Simulated with { $runs } games (95 % intervals), at most up to { $unit } { NUMBER($last, useGrouping: 0) }; average length { $rounds }. Means are over the games in which somebody is still in. Tactic: { $policy }; seed { NUMBER($seed, useGrouping: 0) }.
cli-campaign-progress = Games
cli-word-round = round

## Report

cli-report-before = To begin with
cli-report-round = { $unit } { NUMBER($round, useGrouping: 0) }
cli-report-standings = Standings after { $unit } { NUMBER($round, useGrouping: 0) }
cli-report-standings-start = How it began
cli-report-standings-now = Standings so far in { $unit } { NUMBER($round, useGrouping: 0) }
cli-report-part = Part { NUMBER($part, useGrouping: 0) }: { $caption }
cli-report-standings-part = Standings after part { NUMBER($part, useGrouping: 0) }
cli-report-axis = sections of the report
cli-report-who = Who
cli-report-out = out
cli-report-quiet = Nothing worth a report.
cli-report-course = Course
cli-report-end = Outcome
cli-report-goes-on = The game is still going on.
cli-report-known-to = This tells only what this seat may know: { $seat }.
cli-report-no-numbers = The stored numbers cannot be read with the present rules; they are missing here.
cli-sheet-drawn = The sheet is drawn in { $file }.
cli-sheet-saved = The character is in { $file }.
cli-sheet-kept = { $name } is kept and takes part in the next game. Delete { $file } to begin anew.
cli-print-done = { $items ->
    [one] One card
   *[other] { $items } cards
 } on { $pages ->
    [one] one page
   *[other] { $pages } pages
 }: { $file }
cli-print-sheets = { $items ->
    [one] One sheet
   *[other] { $items } sheets
 }: { $file }
cli-print-replaced = { $file } was there already and has been replaced.
cli-print-backs = The special rules are on the backs; --backs prints those too.
cli-report-written = The report is in { $file }.

## Rules

cli-rules-kind-code = in the program
cli-rules-kind-table = at the table
cli-rules-kind-text = explanation
cli-rules-touches = Touches: { $rules }
cli-rules-code = Implemented in
cli-rules-tests = Proven by
cli-rules-no-tests = Without the tests of a checkout only the code was looked at.
cli-rules-whole = No gap: code and tests stand behind every rule.
cli-rules-gaps = { $number ->
    [one] One gap:
   *[other] { $number } gaps:
 } { $rules }

## Content

cli-content-supplied = the supplied content
cli-content-fine = All is well: { $folders }
cli-content-written = The template is in { $file }

## Trying

cli-try-result = Result
cli-try-asked = Asked: { $question } – { $taken }

## What is wrong

cli-wrong-language = There is no language “{ $lang }”. Possible are: { $known }.
cli-wrong-extra = This needs { $module }. Install it with: pip install "regelwerk[{ $extra }]"
cli-wrong-file = { $file } cannot be used like this: { $why }.
cli-wrong-missing = “{ $command }” lacks { $name }. “{ $command } --help” shows what it needs.
cli-wrong-no-option = “{ $command }” does not know { $name }. “{ $command } --help” shows what there is.
cli-wrong-value = “{ $command }”: the value of { $name } does not fit, { $wanted } is expected. “{ $command } --help” shows what fits.
cli-wanted-whole-number = a whole number
cli-wanted-any-number = a number
cli-wrong-option-usage = “{ $command }”: the value behind { $name } is missing, or there is one too many.
cli-wrong-usage = “{ $command }”: something is too much: “{ $words }”. “{ $command } --help” shows what fits.
cli-wrong-command = “{ $command }” has no such command. There are: { $known }.
cli-wrong-odds-words = “{ $word }” after the throw is too much. Write the throw without spaces or in quotation marks.
cli-wrong-plot-kind = { $file }: pictures come as svg, png or pdf. Change the ending.
cli-wrong-no-folder = There is no folder { $folder }. Make it or name another one.
cli-wrong-content-of-none = This is not yet content of any system. What each says about it (with --system you ask one alone):
    { $complaints }
cli-wrong-which-system = “{ $kind }” exists in several systems. Name one with --system: { $systems }.
cli-wrong-content-place = There are files in { $folder } that belong to no system: { $files }. Move them to the folder of their system, such as { $example }.
cli-wrong-no-advice = { $system } knows no dice that are kept and thrown again; there is no advice on that.
cli-wrong-no-question = The question to { $system } is missing. Possible are:{ $known }
cli-wrong-question = There is no question “{ $question }”. Possible are:{ $known }
cli-wrong-parameter = “{ $word }” does not belong to this question. It knows:{ $parameters }
cli-wrong-parameter-missing = { $name } is missing. The question knows:{ $parameters }
cli-wrong-parameter-value = The value behind { $name } is missing.
cli-wrong-table-file = { $file } cannot be read. Delete it, and the game goes on with new dice.
cli-wrong-file-exists = { $file } is there already and is not overwritten. Name another file.
cli-wrong-faces = “{ $word }” are no faces. Write dice with spaces and chains with commas: 5 6,5 3
cli-wrong-seat-form = “{ $seat }” says nothing about a seat. Write SIDE=human or SIDE=computer; sides: { $seats }.
cli-wrong-seat = There is no seat “{ $seat }” here. There are: { $seats }.
cli-wrong-player = “{ $who }” cannot play. Possible are human, computer, program:COMMAND, tactics and levels: { $tactics }.
cli-level-no-tactic = “{ $level }” thinks about every decision, which takes too long for so many games. Take a tactic: { $known }. “regelwerk tournament” compares levels.
cli-wrong-tactic = There is no tactic “{ $tactic }”. There are: { $known }.
cli-wrong-seat-tactic = “{ $seat }” gives no seat a tactic. Write SEAT=TACTIC; seats: { $seats }.
cli-wrong-report-round = There is no { $unit } { NUMBER($number, useGrouping: 0) } in this game. There are: { $known }.
cli-wrong-report-part = Part { NUMBER($number, useGrouping: 0) } was not played in this game. There are: { $known }.
cli-wrong-report-no-parts = This game has no parts. Choose a round with --round.
cli-wrong-report-format = “{ $format }” is no form of a report. Possible are: { $known }.
cli-wrong-report-chart = { $file }: the course is drawn as svg. Change the ending.
cli-wrong-sheet-ending = { $file }: this file needs the ending { $ending }.
cli-wrong-report-itself = { $file } is the saved game itself and is not overwritten. Name another file.
cli-wrong-analyse-out = { $file }: the debriefing becomes a file with one of these endings: { $known }.
cli-wrong-no-picture = There are no pictures of games of { $system }.
cli-wrong-dice = “{ $dice }” are no dice. Possible are fair and manual.
cli-wrong-rule = There is no rule for “{ $words }”. Search with other words, or leave them out and see all.
cli-wrong-json = --given is no JSON object (line { $line }, column { $column }). Write for example: {"{"}"hits": [3, 2, [1]]{"}"}
cli-wrong-try-rule = There is no rule “{ $rule }”. “regelwerk try { $system }” shows all.
cli-wrong-try-several = “{ $rule }” lives in several functions. Name one of them: { $functions }.
cli-wrong-try-senseless = With these values { $rule } makes no sense: { $why }. Check whether all names fit together.
given-unknown = The rule has no parameter “{ $name }”. It knows: { $known }.
given-missing = The rule lacks “{ $name }” ({ $kind }). It knows: { $known }.
given-value = { $where }: “{ $value }” does not fit here. Possible: { $kind }.
given-length = { $where }: { $wanted } values belong here, not { $number }.
given-field = { $where }: there is no “{ $name }” here. Possible: { $known }.
given-field-missing = { $where }: “{ $name }” ({ $kind }) is missing.
given-impossible = { $where }: such a thing ({ $kind }) cannot be given. Take a rule with other parameters.
cli-wrong-answers = “{ $word }” is no list of answers. Write a,b,c or as JSON: ["a", "b"]

cli-help-table = Opens the game table in the browser: for everybody at this machine and in its network.
cli-help-table-backup = Backs up all games to a new folder, also while they are played.
cli-help-table-restore = Puts a backup into an empty database of either kind.
cli-help-table-check = Checks all that is stored: the chain and the rules of every game.
cli-arg-backup = folder of the backup
cli-upkeep-progress = Records
cli-backup-made = Backed up to { $folder }: { NUMBER($games, useGrouping: 0) } { $games ->
    [one] game
   *[other] games
  } with { NUMBER($entries, useGrouping: 0) } entries.
cli-backup-key = It holds the key to all links. Whoever has this folder has every link: keep it safe.
cli-backup-no-key = The house secret was not in a file and is not part of it. Without it the links cannot be shown again.
cli-restored = Restored: { NUMBER($games, useGrouping: 0) } { $games ->
    [one] game
   *[other] games
  } with { NUMBER($entries, useGrouping: 0) } entries.
cli-check-seen = { NUMBER($games, useGrouping: 0) } { $games ->
    [one] game
   *[other] games
  } with { NUMBER($entries, useGrouping: 0) } entries read, { NUMBER($replayed, useGrouping: 0) } of them played again{ $older ->
    [0] .
   *[other] ; the chain of { NUMBER($older, useGrouping: 0) } with older rules holds.
  }
cli-check-well = All is well.
cli-check-wrong = Nothing was changed. Restore what is named here from a backup.
cli-opt-port = port at which the table is found (0: any free one)
cli-opt-local = only for this machine, not for others in the network
cli-opt-database = where games are kept: sqlite:///file.db or postgresql://host/name
cli-opt-open = whoever finds the page may begin games, even without the link of the house
cli-opt-processes = number of processes that serve the port together; more than one needs PostgreSQL
cli-wrong-processes = An SQLite file is for one process. Several share a PostgreSQL database: --database postgresql://host/name
cli-wrong-process-start = No process gets as far as to serve the table. The log says why.
cli-opt-drain = seconds after SIGTERM in which /ready refuses while everything goes on: time for a proxy to send nobody new
cli-opt-log = log to this file; at 10 MB it is put aside, and four older ones are kept. Otherwise: table.log in a terminal, standard error without one
cli-wrong-log = I cannot write a log to this file: { $file }
cli-help-table-link = Shows the host's link; with --renew it makes a new one, and the old one stops working at once.
cli-opt-renew = replace the link by a new one
cli-link-now = The host's link:
cli-link-renewed = The old link stops working now. The new one:
cli-opt-connections = most connections of one process
cli-opt-no-browser = open no browser, only print the address
cli-opt-table-workers = so many processes work out odds and play the computer's seats
cli-table-open = The table is set. Your link as the host:
cli-table-elsewhere = From other devices in the same network:
cli-table-stop = Ctrl+C closes the table; everything is stored.
cli-table-closed = The table is closed. Everything is stored.
cli-wrong-port = Somebody already listens at port { $port }. Is the table still open in another window? Otherwise try --port with another number.
cli-wrong-proxies = REGELWERK_PROXIES lists addresses or networks with commas between them, such as 10.0.0.2,10.1.0.0/16.

## Tournaments and judgement

cli-tournament-share = Points
cli-tournament-elo = Elo
cli-tournament-games = Games
cli-tournament-faults = Faults
cli-tournament-stood-in = Faults: how often the first : the second crashed or gave an answer that the rules refuse. The usual tactic answered instead.
cli-tournament-pairing = { $first } against { $second }
cli-tournament-shown = { $first }: at least { $target } of the points, with { $certainty } certainty after { $games } games.
cli-tournament-not-shown = { $first }: not shown to get at least { $target } of the points; with { $certainty } certainty it is less than { $clear }, after { $games } games.
cli-tournament-open = { $first }: after { $games } games it is open whether it is at least { $target } of the points.
cli-tournament-test = One-sided sequential test of at most { $target } against at least { $clear }: a verdict that is not true comes with a probability of at most { $risk }, although it is looked for after every pair of games.
cli-tournament-method = Every seed was played twice, with the sides exchanged; draws count half. 95 % intervals; first seed { $seed }.
cli-wrong-entrants = A tournament needs at least two different players: --players with { $known }.
cli-wrong-entrant = “{ $who }” cannot enter a tournament. Tactics and levels can: { $known }.
cli-wrong-margin = The target { $target } % and twice { $margin } points above it would be 100 % or more. Take a smaller --margin: below { $most }.
cli-wrong-value-file = The weights for judging positions do not fit: { $why }
cli-value-progress = Games
cli-analyse-progress = Steps (Ctrl-C: stop and show what is known)
cli-value-general = All other scenes
cli-value-written = The weights are in { $file }.
cli-value-loss = Log loss { $loss } (knowing only who wins how often: { $ignorant }), { $positions } positions of { $games } games
cli-value-promised = Promised
cli-value-came = Came true
cli-value-positions = Positions
cli-value-nobody-wins = In the scenes of { $system } nobody plays against anybody, so there is nothing to judge.
cli-value-no-concerns = { $system } does not say what matters in a state, and without that nobody can judge it.

## Checking a rule system

cli-arg-package = An installed rule system, or a folder with a pyproject.toml.
cli-opt-check-only = Only this check; may be given several times.
cli-opt-check-tests = Folder with the tests; by default the one beside the package.
cli-opt-check-patience = Seconds that a check of one game may take.
cli-wrong-check = There is no check “{ $check }”. { $hint }
cli-wrong-check-tests = The folder “{ $folder }” for the tests does not exist.
cli-wrong-check-folder = There is no pyproject.toml in “{ $folder }”. Name the folder of the package, or an installed rule system.
cli-check-games = { $number ->
    [0] none named
   *[other] { $number } games
 }
cli-check-more = … and { $number } more games with the same finding.
cli-check-rule = { "  " }Rule: { $rule }
cli-check-place = { "  " }Look here: { $place }
cli-check-again = { "  " }Only this once more: regelwerk check { $system } --only { $check }
cli-check-no-tests = No tests were found; whether every rule has one remains open (--tests FOLDER).
cli-check-speed = Speed: { $games } games per second with the tactic { $tactic }, { $steps } steps long on average.
cli-check-passed = All checks passed.
cli-check-failed = { $number ->
    [one] One check not passed.
   *[other] { $number } checks not passed.
 }

## A new rule system

cli-arg-new-name = Name of the system and its package: small letters and _, such as candle_duel.
cli-opt-new-folder = Where to; by default into a new folder of that name.
cli-wrong-new-name = “{ $name }” cannot be the name of a package. Use 2 to 31 small letters or _, a letter first, and no word of the Python language.
cli-wrong-new-taken = A rule system “{ $name }” is installed already. Choose another name.
cli-wrong-new-package = A Python package “{ $name }” exists already. Choose another name.
cli-wrong-new-folder = “{ $folder }” is not empty. Choose another folder (--folder), or empty this one.
cli-new-written = The rule system { $name } stands in { $folder }: a small, complete game.
cli-new-next = How to go on:
    cd { $folder }
    pip install -e '.[dev]'
    regelwerk play { $name }
    regelwerk check .

## Content for spreadsheets

cli-help-content-export = Writes all content of one kind as CSV, for spreadsheets.
cli-help-content-import = Makes a content file of a CSV file, with the same checks as ever.
cli-opt-csv = The CSV file that is written.
cli-arg-csv = The CSV file: one row for each entry, a column “id”.
cli-content-exported = { $number } entries written to { $file }.
cli-content-imported = { $number } entries checked and written to { $file }.

## The catalogue as a document

cli-opt-rules-out = Writes all rules, options and rulings of a system to this file (md or pdf).
cli-wrong-rules-out = With --out a whole system is written: regelwerk rules phasesix --out rules.pdf
cli-wrong-rules-ending = “{ $file }”: the catalogue comes as { $endings }.
cli-rules-file-written = { $number } rules written to { $file }.
cli-rules-file-subtitle = { $number } rules, version { $version }
cli-rules-file-options = Open questions and their answers
cli-rules-file-rulings = Rulings
cli-rules-file-open = Open question: { $options }

## The lab

cli-help-lab = The lab: what a change of rules or content does.
cli-help-lab-matrix = Everybody against everybody, for a question or in duels: who is strongest, who is never better.
cli-help-lab-sweep = Varies one or more numbers and shows what becomes of it.
cli-help-lab-compare = Sets two versions against each other: in games with the same dice, without a scenario in all odds.
cli-help-lab-sensitivity = Says which open questions of a rulebook matter: every option by itself against the default.
cli-help-lab-balance = Finds the value at which a measure meets its target, such as even chances.
cli-help-lab-explore = Shows what happens in a scene and what never does: lengths, answers, rules, decisions.
cli-help-lab-show = Shows a saved study, also one that is not finished.
cli-help-lab-report = Makes a report with pictures of a study, in both languages: HTML or PDF.
cli-arg-lab-scenario = The scenario; default: the first of the system, or a duel or a question.
cli-arg-lab-file = The file of a study.
cli-opt-lab-duel = Two who fight each other.
cli-opt-lab-question = A question to the odds of the system, as with “regelwerk odds”.
cli-opt-lab-given = What the question wants to know, as name=value; may be repeated.
cli-opt-lab-vary = What changes: weapons.rifle.penetration=1..6, options.overkill=a,b, tactics.SEAT=a,b; may be repeated.
cli-opt-lab-rows = What stands in the rows: duel.first=a,b,c or given.weapon=a,b; default: all.
cli-opt-lab-columns = What stands in the columns; default: all.
cli-opt-lab-rounds = After so many rounds a game counts as undecided; 0: never.
cli-opt-lab-measure = The number it is about: wins.SIDE, rounds, answers, out.WHO, WHO.FIGURE; for questions mean or some.
cli-opt-lab-games = Number of games of each variant, at most.
cli-opt-lab-precision = Stops by itself once the interval is this narrow: 0.01 is ± 1 percentage point.
cli-opt-lab-points = Instead of all combinations only so many, spread evenly (Latin hypercube).
cli-opt-lab-target = The target: 0.5 is even chances.
cli-opt-lab-trials = For several numbers: how many settings are tried (needs Optuna).
cli-opt-lab-only = Only these options; default: all.
cli-opt-lab-against = A folder or a file with the other version of the content; may be repeated.
cli-opt-lab-cost = The field that says what something costs: whoever is never better and costs no less is named.
cli-opt-lab-cluster = On a Ray cluster: auto, local or an address.
cli-opt-lab-file = Where the result goes; a study that was begun goes on.
cli-opt-lab-failed = The journal of a failed game, by its number in the list.
cli-opt-lab-html = The file for the report as a web page; default: beside the study.
cli-opt-lab-pdf = The file for the report to print.
cli-lab-progress = games
cli-lab-left = about { $time } left
cli-lab-stopped = Stopped. What is finished is in { $file }; the same command goes on.
cli-lab-kept = Kept in { $file }. A report of it: regelwerk lab report { $file }
cli-lab-written = Written: { $file }
cli-wrong-pair = “{ $text }” cannot be read; it looks like this: name=value.

# -- how long scenes take
cli-help-content-measure = Measures about how long scenes take: counts the answers of people in games played out.
cli-opt-measure-games = Number of games for each scene.
cli-content-measured = { $scenario }: { $answers } answers, about { $minutes } minutes{ $stated ->
    [0] { "" }
   *[other] , stated are { $stated }
  }; the people's side wins { $won } of { $games }.
cli-content-pace = Counted with { $pace } seconds for an answer of one's own and { $reading } for one of the computer; everybody plays by the usual tactic.

## Guided scenes

cli-arg-lesson = Which guided scene; by default the first of the system.
cli-learn-hint = "hint" says what we would do here and why; "undo" lets you try something else; "skip" goes on without guidance.
cli-learn-step = Step { $number } of { $steps }
cli-learn-rules = To look up: { $rules } ("rule ID")
cli-learn-free = This question is not part of the guided scene: decide freely, you cannot do anything wrong.
cli-learn-over = The guided scene is over, the game is not: play on if you like.
cli-learn-advice = Our advice: { $answer } ({ $key })
cli-learn-learned = Now you know
cli-learn-none = There is no guided scene here.

# Odds of a throw: said before Fluent is loaded.
cli-throw-mean = Mean { $mean }
cli-throw-rest = Beyond that remains a rest of less than 1e-15.
cli-throw-at-least = At least { $n }: { $chance }
cli-throw-plot = The picture is in { $file }.

# What people type at a game in the terminal; the words of all languages always work.
cli-typed-undo = undo, u
cli-typed-log = log, l
cli-typed-rule = rule, rules, /
cli-typed-save = save
cli-typed-quit = quit, exit, q
cli-typed-help = help
cli-typed-explain = explain
cli-typed-goal = goal
cli-typed-never = never
cli-typed-ask = ask
cli-typed-table = table
cli-typed-map = map
cli-typed-why = why
cli-typed-all = all
cli-typed-best = best
cli-typed-hint = hint
cli-typed-skip = skip
cli-typed-concede = concede
cli-typed-correct = correct
cli-typed-yes = yes, y
cli-typed-no = no, n

cli-help-campaigns = Campaigns: the same heroes in one scene after another (new, show, next, keep, back), or one scenario many times (campaign SYSTEM).
cli-help-campaign-new = Begins a campaign in a file: a supplied one, or with heroes and scenes of your own.
cli-help-campaign-show = Shows a campaign: its heroes as they are now, its scenes and its history.
cli-help-campaign-next = Plays the next scene of a campaign, with its heroes in their places.
cli-help-campaign-keep = Takes over the end of a game: the heroes are now as it has left them.
cli-help-campaign-back = Takes back an entry of the history.
cli-arg-campaign = The file of the campaign.
cli-arg-entry = The number of the entry.
cli-opt-plan = A supplied campaign.
cli-opt-hero = Who takes part; give it several times for several heroes.
cli-opt-scene = What is played; give it several times, in the order of the scenes.
cli-opt-title = What the campaign is called.
cli-opt-cast = Who takes the place of a figure, such as richart=mira; give it several times for several places.
cli-wrong-cast = "{ $cast }" does not say who plays whom. Write FIGURE=HERO, each figure once, such as richart=mira.
cli-campaign-lost = lost
cli-campaign-taken-back = taken back
cli-campaign-keep-hint = When the game is over, take it over with: regelwerk campaign keep { $file } { $game }
cli-campaign-all-played = All scenes of { $file } have been played. Name one that you want to play again.
cli-campaign-other-system = This is a game of { $played }, the campaign is one of { $system }.
cli-campaign-not-over = { $game } is not over yet. Play on with: regelwerk resume { $game }
cli-campaign-unreadable = { $file } cannot be read: { $reason }
