# The language itself: its name, and what people type for yes and no.
engine-language = English
engine-sheet-kept = { $name }, kept by “regelwerk sheet”.
engine-sheet-somebody = character or thing
engine-sheet-notes = Notes
engine-typed-yes = yes
engine-typed-no = no

### The engine's sentences: what is wrong with answers, saved games, options and scripts, and what helps.

## Answers

engine-region-southwest = in the southwest
engine-region-south = in the south
engine-region-southeast = in the southeast
engine-region-west = in the west
engine-region-middle = in the middle
engine-region-east = in the east
engine-region-northwest = in the northwest
engine-region-north = in the north
engine-region-northeast = in the northeast
engine-answer = Answer “{ $key }”
engine-no-answer = Answer “{ $key }”
engine-no-answer-on-screen = This answer
engine-unknown-answer = “{ $key }” is not on offer here. Please take one of the answers that are.
engine-unknown-answer-on-screen = That is not on offer here. Please take one of the answers that are.
engine-number-out-of-range = “{ $key }” does not fit here. Any whole number from { $low } to { $high } does.
engine-not-asked = No question to { $seat } is open now, or it has been answered already. The current state shows whose turn it is.
engine-nothing-to-undo = There is nothing to take back after entry { NUMBER($entry, useGrouping: 0) }. Choose an earlier entry that still counts.

## Faces of real dice, typed in

engine-faces-too-few = { $throw } needs more faces, from die { $die } on. Please type in all dice.
engine-faces-too-many = { $throw } needs fewer dice: from die { $die } on there is a number too many.
engine-faces-out-of-range = Die { $die } of { $throw } cannot show { $face }. Please look again.
engine-faces-must-go-on = Die { $die } of { $throw } shows the highest number and is rolled on. Please type in the next number too.
engine-faces-may-not-go-on = Die { $die } of { $throw } is not rolled on. Please type in just one number for it.

## Rule systems

system-unknown = The rule system “{ $name }” is not installed. Available: { $known }.
system-no-folder = There is no pyproject.toml in “{ $folder }”. A rule system is a folder with one.
system-no-entry = The pyproject.toml of “{ $folder }” should name exactly one system under [project.entry-points."regelwerk.systems"], not { $number }.
system-broken = The rule system “{ $name }” is switched off because it cannot be used: { $why } { $place }
    Everything else goes on. Its author can check it with: regelwerk check { $name }

## Saved games

journal-missing = There is no saved game { $file }. Check the path.
journal-unreadable = The saved game { $file } cannot be read: { $why }.
journal-empty = There is no saved game in { $file }. Check that it is the right file.
journal-line = { $file }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: this is not a JSON object. Take an unchanged copy of the saved game.
journal-format = The saved game has format { $found }, format { $wanted } is read. Open it with the version of Regelwerk that wrote it.
journal-header = Something is missing or malformed in the header of the saved game (line 1): { $wrong }. Take an unchanged copy.
journal-entry = Something is missing or malformed in entry { $entry } of the saved game: { $wrong }. Take an unchanged copy.
journal-numbering = Where entry { NUMBER($entry, useGrouping: 0) } should be, the saved game has entry { $found }. Entries are missing or swapped; take an unchanged copy.
journal-chain = Entry { NUMBER($entry, useGrouping: 0) } does not match its checksum or the entry before it: the saved game was changed. Take an unchanged copy.
journal-differs = From entry { NUMBER($entry, useGrouping: 0) } on, the rules give something else than the saved game says. It was changed, or played by other rules.
journal-dice = The faces in entry { NUMBER($entry, useGrouping: 0) } do not come from the promised dice. This throw cannot be trusted.
journal-seed = Entry { NUMBER($entry, useGrouping: 0) } lays open other dice than were promised, or throws with dice that were open already. The throws cannot be trusted.
journal-rules = The saved game was played by rules version { $needed }, this is { $here }. Checking it needs exactly the version of that time; playing on works with this one.
journal-moved-on = The saved game { $file } was meanwhile played on elsewhere. Your last input does not count; open it again.
journal-no-entry = There is no entry { NUMBER($entry, useGrouping: 0) }. The entries go from 0 to { NUMBER($last, useGrouping: 0) }.
journal-share = Something is wrong with the contributions to the dice in entry { NUMBER($entry, useGrouping: 0) }: not what was pledged, not in time or not in the right order. The throws after it cannot be trusted.
journal-number = The throw in entry { NUMBER($entry, useGrouping: 0) } does not have the next number: a throw before it is missing, or there is one too many.
journal-typed = Entry { NUMBER($entry, useGrouping: 0) }: faces are typed in only where the master has switched it on, and there the table does not throw. The two do not fit here.
journal-dice-format = This game has an earlier dice format; only new games have pledges and contributions (entry { NUMBER($entry, useGrouping: 0) }).
journal-view-format = This game has an earlier format. Its chain cannot be shown in part; the master can pass it on as a whole.
journal-view-seat = This game has no seat “{ $seat }”.
view-malformed = This is not a game as one seat saw it. Take the file as the table gave it out.
view-size = This file is larger than { $most } MiB; no game gets that large.
receipt-malformed = This is no receipt, or it is damaged (at: { $wrong }). Take the file as the browser saved it.
receipt-size = This receipt is larger than { $most } KiB; none gets that large.
receipt-other-game = The receipt belongs to another game.
receipt-promise = What was promised before the first throw is not what the receipt saw.
receipt-cut-short = The receipt saw { NUMBER($seen, useGrouping: 0) } entries, here are only { NUMBER($found, useGrouping: 0) }: the end is missing.
receipt-differs = The first { NUMBER($same, useGrouping: 0) } entries are those that the receipt saw. After them, up to entry { NUMBER($seen, useGrouping: 0) }, something was changed, swapped or replaced.
receipt-share = The contribution that the seat “{ $seat }” pledged does not appear in this game: it was left out.

## The verdict on chain and dice

verdict-chain = The chain holds: { NUMBER($entries, useGrouping: 0) } entries, none changed.
verdict-receipt = It is the game that the receipt saw, complete up to there and unchanged.
verdict-rules = The rules (version { $version }) give the same game again.
verdict-rules-gone = The rules were not replayed: the game was played by another rules version. Chain, seeds and faces were checked.
verdict-rules-view = The rules were not replayed: the file holds only what this seat may see. The chain and the throws that it saw were checked.
verdict-dice = Dice: { $throws } throws, { $checked } checked against the seed laid open, { $by-hand } typed in by hand.
verdict-dice-later = Dice: { $throws } throws, { $checked } of them checked, { $by-hand } typed in by hand. The others can be checked once the game is over and the seed lies open.
verdict-dice-unchecked = Not checkable: { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
 }. The secret of these dice was never laid open, and nothing vouches for them.
verdict-hand = { $who }: { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
 } typed in by hand (entries { $numbers }); the master had switched it on for all to see.
verdict-hand-old = { $who }: { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
 } typed in by hand (entries { $numbers }). This earlier format does not record who allowed it.
verdict-undone = { $who } took back { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
 }.
verdict-shares = Besides the table, these contributed to chance: { $who }. If only one of them was honest, nobody could choose the throws, not even who runs the table.
verdict-shares-old = These contributed to chance: { $who }. In this earlier format everybody saw contributions before giving one; that is no protection against a table that knows its secret.
verdict-no-shares = Nobody contributed to chance. It was checked that the dice were settled before the first throw; who runs the table could have known and chosen them.
verdict-unshared = { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
 } had no contribution at all: who runs the table could have known and chosen them.
verdict-missing = Pledged and not given: the contribution of { $who }. Somebody who knows the table's secret could so have chosen between two rows of throws.
verdict-dealings = The dice were settled { $dealings } times, because contributions came later or a secret was lost.
engine-dice-awaited = The dice wait for the contributions of { $who }.
engine-dice-shared = Besides the table, these contributed to the dice: { $who }. If only one of them is honest, nobody can choose the throws.
engine-dice-unshared = Only the table contributes to these dice: they are settled before the first throw, but who runs the table could know them.
engine-log-pledge = A contribution to the dice is pledged, by { $who }. It counts from the next round on.
engine-log-deal = The pledges are closed: with the new contributions the dice are settled anew.
engine-log-share = The pledged contribution to the dice by { $who } lies open.
engine-log-missing = The pledged contribution to the dice did not come: { $who }. The game goes on without it.
engine-log-typing-on = From now on real dice fall, and their faces are typed in: { $who }. The master has switched it on.
engine-log-typing-off = From now on the table throws again: { $who }.

## Options

option-form = “{ $option }” is not an option. Write it as name=value.
option-unknown-near = There is no option “{ $option }”. Did you mean: { $near }?
option-unknown = There is no option “{ $option }”. Known are: { $known }.
option-value = The option “{ $option }” does not know the value “{ $value }”. Possible are: { $values }.

## Scripts with given dice and answers

script-too-few-faces = The given faces are not enough for the throw { $throw } ({ $rule }). Give more faces, in throwing order.
script-impossible = The throw { $throw } ({ $rule }) cannot show these faces: { $why } A die that is rolled on is given as a chain.
script-refused = “{ $answer }” is no answer to “{ $question }” ({ $rule }): { $reason } Possible are: { $possible }.
script-faces-left = { $left ->
    [one] One die was
   *[other] { $left } dice were
 } given but not needed. Strike out what is too much.
script-answers-left = Nothing more was asked after these answers: { $answers }. Strike out what is too much.

## Content: what is wrong with a file

content-document = game document
content-hint-near = Did you mean: { $near }?
content-hint-known = There are: { $known }.
content-hint-none = There is nothing to choose from here.
content-type-integer = a whole number
content-type-number = a number
content-type-text = a text in quotes
content-type-bool = true or false
content-type-list = a list in square brackets
content-type-table = a section with values of its own
content-type-other = a value of another kind
content-syntax = { $file }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: this is not valid TOML: { $text }
content-csv-form = { $file } cannot be read as CSV ({ $why }). Save it as CSV with a header line.
content-csv-no-id = { $file } has no column “id” (or several). The first line names the columns; “id” is the identifier of each entry.
content-csv-column-twice = { $file } has the column “{ $column }” twice.
content-csv-large = { $file } has more than { $most } cells. Split the file.
content-csv-row-long = { $file }, line { $line }: more cells than columns. A text with a comma in it belongs in quotation marks.
content-csv-id-twice = { $file }, line { $line }: the id “{ $id }” stands above already.
content-csv-id-missing = { $file }, line { $line }: the id is missing{ $id }.
content-csv-column = { $file }, line { $line }: the column “{ $column }” does not fit another one that has the same name as its value.
content-encoding = { $file }: the file is not saved as UTF-8.
content-nested = { $file }: this is nested too deep.
content-unreadable = { $file }: the file cannot be read ({ $reason }).
content-no-folder = There is no folder { $folder }.
content-unknown-table = { $file }: there is no section "{ $key }". { $hint }
content-unknown-key = { $file }, { $where }: there is no key "{ $key }". { $hint }
content-language = { $file }, { $where }: "{ $key }" is no code of a language, such as de, en or pt-BR.
content-missing-key = { $file }, { $where }: the key "{ $key }" is missing.
content-type = { $file }, { $where }: "{ $value }" does not fit; expected is { $wanted }.
content-value = { $file }, { $where }: "{ $value }" is not possible. Allowed: { $allowed }.
content-too-small = { $file }, { $where }: { $value } is too small, at least { $limit }.
content-too-large = { $file }, { $where }: { $value } is too large, at most { $limit }.
content-too-few = { $file }, { $where }: { $number ->
    [one] one entry is
   *[other] { $number } entries are
 } too few, at least { $limit }.
content-too-many = { $file }, { $where }: { $number } entries are too many, at most { $limit }.
content-image = { $file }, { $where }: "{ $value }" is no image. An image is named by its checksum: 64 characters from 0–9 and a–f, as the table says when it is uploaded.
content-empty-text = { $file }, { $where }: the text is empty.
content-long-text = { $file }, { $where }: the text is too long, at most { $limit } characters.
content-id-form = { $file }, { $where }: "{ $id }" cannot be an id; take small letters from a to z, digits and underscores, beginning with a letter.
content-id-reserved = { $file }, { $where }: the id "{ $id }" is taken; choose another one.
content-id-twice = { $file }, { $where }: the id "{ $id }" already stands in { $other }.
content-id-ambiguous = { $file }, { $where }: the id "{ $id }" means two things here: { $one } and { $other }. Rename one of them.
content-named-twice = { $file }, { $where }: "{ $id }" is named twice.
content-unknown-reference = { $file }, { $where }: there is no { $kind } "{ $value }" here. { $hint }
content-not-found = There is no { $kind } "{ $text }". { $hint }
content-ambiguous = More than one { $kind } is called "{ $text }"; take one of these ids: { $known }.
content-unknown-kind = There is no content of the kind "{ $kind }". { $hint }
content-no-sheets = { $system } has no character sheets.
content-no-seating = In { $system } figures cannot be given to other seats.
content-seating = This does not fit the scene: figure “{ $figure }” at seat “{ $seat }”. A seat is one of the scene's, or has the name of one of its figures.
content-no-prints = There is nothing to print for { $system }.
content-unknown-print = "{ $text }" cannot be printed. { $hint }
content-other-game = This is a game of { $played }, not of { $system }.
content-option = { $file }, { $where }: { $problem }

## Questions about odds: what does not fit

odds-number = "{ $given }" does not fit { $name }. It can be any whole number from { $low } to { $high }.
odds-flag = "{ $given }" does not fit { $name }. It can be true or false.
odds-word = "{ $given }" does not fit { $name }. It can be: { $known }.

## Who is there and how they play

engine-policy-defaults = nobody spends anything or reacts
engine-policy-plain = nobody adds anything or interrupts
engine-policy-own = by its own temper
engine-policy-best = best play for this goal
engine-policy-best-plain = best play for this goal, but without second chances and high mastery
engine-policy-as-asked = as the question says, otherwise nobody spends anything or reacts
engine-policy-rerolling = both sides reroll damage where it helps them; otherwise as asked
engine-policy-sensible = sensible
engine-policy-aggressive = aggressive
engine-policy-careful = careful
engine-policy-cautious = cautious
engine-policy-steady = level-headed
engine-policy-reckless = reckless
engine-policy-marksman = likes to aim
engine-policy-light = decides quickly
engine-policy-beginner = beginner
engine-policy-strong = strong
engine-policy-masterly = masterly
engine-policy-random = at random
engine-policy-balanced = balanced
engine-policy-scheming = scheming
engine-policy-war = warlike
engine-policy-soak = whoever is hit soaks
engine-policy-reroll = whoever acts rerolls failures
engine-policy-target_reroll = the target rerolls failures
engine-policy-shake_off = shaken is shaken off after a failure
engine-somebody = somebody
engine-at-least-one = { $unit }: at least 1
engine-on-average = on average { $mean } { $unit }
engine-pays-no-more = Assumed behaviour: { $policy }; you yourself pay nothing further after this.
engine-best-from-here = Best play from here, for which you pay another { $costs } on average: { $told }
engine-best-needs-nothing = Nothing that you could still pay for helps any further.
engine-column-where = Place
engine-left-of = { $left }/{ $all }
engine-seat-master = Master

## The log

engine-part = part
engine-log-round = Round { NUMBER($round, useGrouping: 0) }
engine-log-dice = { $who }, rolling { $throw }: { $faces }
engine-log-dice-nobody = Roll { $throw }: { $faces }
engine-order = This question no longer goes to { $who }: “{ $asked }” Questions of this kind get the default “{ $answer }”, as long as it costs nothing.
engine-order-untold = One kind of question to { $who } is not asked any more: the default answers it.
engine-order-named = { $who } is not asked that any more: “{ $asked }” Questions of this kind get “{ $answer }”. { $when }{ $pays }
engine-order-if-below = But only if this number is below { $amount }: { $number }.
engine-order-if-at-least = But only if this number is at least { $amount }: { $number }.
engine-order-free = And only as long as it costs nothing.
engine-order-pays = Each time this may be paid for it: { $cost }.
engine-order-no-number = The question does not name this number: { $number }.
engine-order-other-number = { $number }: { $found }.
engine-order-refused = “{ $answer }” is not possible here: { $reason }
engine-order-costs = “{ $answer }” costs something here that you have not agreed to.
engine-log-time-out = No answer came in time from { $who }: “{ $asked }” The default counts: “{ $answer }”.
engine-log-program-slow = { $who }: the program did not answer in time. The computer's tactic answers instead.
engine-log-program-wrong = { $who }: the program gave an answer that is not possible here. The computer's tactic answers instead.
engine-log-program-dead = { $who }: the program is no longer running. From now on the computer's tactic answers.
engine-log-computer-slow = { $who }: the computer thought for too long. Its tactic answers instead.
engine-log-computer-wrong = { $who }: the computer gave an answer that is not possible here. Its tactic answers instead.
engine-log-computer-crashed = { $who }: the computer failed while it was thinking. Its tactic answers instead.
engine-log-time-out-somebody = No answer came in time from { $who }: the default counts.
engine-log-conceded = The game is conceded, by { $who }.
engine-log-correction = Corrected ({ $by }): { $change }
engine-log-ruling = Ruling ({ $by }) on the next probe, { $who }: { $field } { $value }.
engine-log-ruling-why = Ruling ({ $by }) on the next probe, { $who }: { $field } { $value }. Reason: { $why }
engine-ruling-rules = as the rules say
engine-ruling-late = Dice of { $who } lie on the table already, and a ruling does not change them. Make it before the next probe, or take the throw back.
engine-log-corrected = Corrected ({ $by }): something that is still hidden.
engine-log-rules-changed = From here on rules version { $now } holds instead of { $before }.
engine-log-undo = Taken back to entry { NUMBER($to, useGrouping: 0) } ({ $by }).
engine-log-new-dice = From here on there are new dice: the secret of the old ones was lost.
engine-log-reveal = The game is over. All dice now lie open and can be checked.
engine-throw-impossible = There is no such throw: { $why }.
engine-game-endless = With this behaviour the game never ends. Take other tactics.
engine-log-seed = A contribution to the dice came from { $who }: from now on they depend on that too.
engine-change-added = { $who } joins
engine-change-of = { $who }, { $field }: { $value }
engine-change-set = { $field }: { $value }
engine-change-yes = yes
engine-change-no = no

## What the computer would do

engine-hint-chance = { $chance } ± { $margin }
engine-hint-usual = Another answer looks better, but not beyond doubt: in that case the computer keeps to its usual one.
engine-hint-assumed = The number is the chance to win, with its uncertainty in percentage points (95 times in 100). To find it, the computer plays each answer on { $futures } times in thought, { $rounds ->
    [one] to the end of the round
   *[other] for { $rounds } rounds
  }, from nothing but what you can know. Everybody plays like this in its thoughts: { $policy }. Where that leads is judged by many games played before; how wrong that judgement may be is not part of the ±.
engine-hint-none = The computer has no hint here: there is only one answer, or your seat cannot win.

# -- what a lobby says of a scene
scene-kind-fight = fight
scene-kind-skirmish = skirmish
scene-kind-war = war
scene-kind-intrigue = intrigue
scene-kind-chase = chase
scene-kind-race = race
scene-kind-break_in = break-in
scene-kind-hacking = hack
scene-kind-rescue = rescue
scene-kind-contest = contest
scene-kind-journey = journey
scene-kind-adventure = adventure in several parts
scene-level-easy = easy
scene-level-medium = medium
scene-level-hard = demanding
scene-players = { $low ->
    [one] { $high ->
        [one] 1 person
       *[other] 1 to { $high } people
    }
   *[other] { $low } to { $high } people
  }
scene-players-master = { $low ->
    [one] { $high ->
        [one] 1 person, with or without a master
       *[other] 1 to { $high } people, with or without a master
    }
   *[other] { $low } to { $high } people, with or without a master
  }
scene-minutes = about { $minutes } minutes
scene-teaches = Here you get to know: { $text }

# -- what a scene is about
scene-aim-and = { $one } and { $other }
scene-aim-or = { $one } or { $other }

## Guided scenes

lesson-kind-scenario = scenario
lesson-missing = { $file }: the section [lesson] is missing. It holds the guided scene.
lesson-seat = { $file }, { $where }: a learner needs exactly one seat. Name it with seat = "…"; there are: { $seats }.
lesson-unknown-rule = { $file }, { $where }: there is no rule { $rule }. { $hint }
lesson-unknown-answer = { $file }, { $where }: the answer "{ $key }" is not possible here. { $hint }
lesson-unguided = { $file }, { $where }: the question "{ $asks }" is expected, but "{ $question }" is asked of { $who }. Add a step for it before this one. Possible answers: { $possible }
lesson-no-reply = { $file }, { $where }: an answer (replies) of { $who } to the question "{ $asks }" is missing. Possible: { $possible }
lesson-no-faces = { $file }, { $where }: faces for the throw { $throw } of { $who } by { $rule } are missing.
lesson-faces = { $file }, { $where }: the faces { $faces } do not fit the throw { $throw } of { $who } by { $rule }. Check how many there are and how high they go.
lesson-left-over = { $file }, { $where }: on the recommended way something is left over that is never needed: { $left }. Remove it, or put it into the right order.
lesson-unreached = { $file }, { $where }: this step never comes up on the recommended way: the question "{ $asks }" is not asked any more. Remove it, or change what happens before.
lesson-broken = { $file }, { $where }: the rules failed while it was tried out: { $why }
lesson-not-found = There is no guided scene "{ $name }". { $hint }
lesson-none = { $system } has no guided scene.
lesson-disabled = A guided scene is disabled: { $why }
verdict-given = This is a guided scene: { $throws ->
    [one] one throw was
   *[other] { $throws } throws were
 } given, not thrown.
engine-dice-lesson = This is a guided scene: the dice are given as long as they fit. That has nothing to do with chance.
engine-log-lesson = This is a guided scene: the dice and the other side's answers are given as long as they fit.
engine-log-lesson-over = The game is over. { $throws ->
    [one] One throw was
   *[other] { $throws } throws were
 } given; all others are open and can be checked.
engine-log-lesson-left = The guided scene was left ({ $who }). From here on the dice are fair, and the computer decides for the others.

# Who plays whom in a scene, and what of it stays.
campaign-hero-place = hero
campaign-no-casting = In { $system } heroes cannot take the places of a scene.
campaign-cast-figure = Nobody else can take the place "{ $figure }": this scene does not have it, or several alike stand there. { $hint }
campaign-cast-hero = There is no "{ $hero }" for the place "{ $figure }". { $hint }
campaign-cast-kind = "{ $hero }" is of another kind than "{ $figure }" and cannot stand in for it. { $hint }
campaign-cast-twice = "{ $hero }" cannot be there twice: { $figures }. Choose somebody else for one of the places.
campaign-hero-unknown = There is no hero "{ $hero }". { $hint }
campaign-hero-twice = "{ $hero }" already belongs to the campaign.
campaign-hero-missing = The text lacks the entry "{ $table }.{ $hero }": id and kind of a hero stay as they are.
campaign-hero-lost = { $hero } is lost and cannot take part any more. Choose somebody else, or take the loss back.
campaign-too-many = A campaign has room for { $most } at most.
campaign-too-long = The history of this campaign is full, with { $most } entries. Begin a new one with its heroes.
campaign-scene-unknown = There is no scene "{ $scene }". { $hint }
campaign-scene-seats = The scene "{ $scene }" has no place for heroes: nobody stands alone on the side of the players there.
campaign-other-game = This game does not belong to the campaign "{ $title }".
campaign-kept-already = The result of this game was taken over already (entry { $n }).
campaign-changed-since = "{ $hero }" was changed after this game had begun (entry { $n }). Take that back first, or it would be lost.
campaign-back-what = Entry { $n } cannot be taken back: only results that were taken over and changes of heroes can.
campaign-back-already = Entry { $n } was taken back already.
campaign-back-later = "{ $hero }" has changed once more since. Take back entry { $n } first.
campaign-damaged = The history of this campaign is damaged and cannot be read. Use an earlier file or a backup.
campaign-file-none = This is not a campaign file.
campaign-file-long = The file is longer than { $most } characters.
campaign-file-format = This campaign file has format { $found }; this version reads format { $known }. Nothing was changed.
campaign-file-system = The rule system "{ $system }" of this campaign is not installed here. Nothing was changed.
campaign-file-rules = This campaign follows rules version { $found } of { $system }; version { $known } is installed here. Nothing was changed.
campaign-change = { $what } { $change } (now { $now })
campaign-change-thing = { $what } { $change }
campaign-change-begun = { $what }
campaign-change-ended = no longer { $what }
campaign-unknown = There is no campaign "{ $campaign }". { $hint }
campaign-change-left = { $what }: { $now } left
campaign-change-whole = { $what } full again
