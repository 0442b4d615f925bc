### What the table says.

## The database

table-store-address = I do not understand this database address. Use sqlite:///file.db or postgresql://host/name.
table-store-driver = PostgreSQL needs one more package: pip install "regelwerk[postgres]"
table-store-unreachable = The database { $database } at { $host } does not answer. Is it running, and is the address right?
table-store-newer = This database belongs to a newer version of Regelwerk (revision { $found }, known is { $known }). Please update Regelwerk; nothing about the games was changed.
table-store-foreign = This database holds tables that are not Regelwerk's. Better take an empty one.
table-store-tables = This database lacks tables that were there before: somebody has emptied it. It is left as it is; restore a backup or take a new file.
table-store-folder = { $file } cannot be made or written. Does the folder exist, and may you write there?
table-store-damaged = { $file } is no readable database. The file stays as it is.
table-store-torn = The file with the games is damaged ({ $why }). It is not opened, so that nothing gets worse: restore a backup. regelwerk table check says which games are still whole.
table-store-busy = Another program is holding { $file } just now. Try again in a moment.
table-store-taken = { $file } is already used by another table. One SQLite file is for one table; several share a PostgreSQL database.
table-store-emptied = { $file } is empty or missing although there was a table here before. I will not start over by myself: restore a backup. If you really want to begin anew, delete { $mark } beside it too.
table-store-full = There is no space left for { $file }. Your input was not stored and does not count; make room and try again.
table-store-uncertain = The connection to the database broke while storing. Open the table again to see whether your input counts.
table-store-seat = This seat no longer exists.
table-store-text = This text contains characters that cannot be stored.
table-store-failed = The database did not accept something: { $why }
table-store-none = { $file } does not exist.
table-backup-exists = { $folder } exists and is not empty. A backup overwrites nothing: take a new folder.
table-backup-schema = This database is empty or of an earlier version. Start the table with it once; after that it can be backed up and checked.
table-backup-none = { $folder } is no backup: it has to hold backup.json and games.db.
table-backup-damaged = The backup in { $folder } is not what it was: games.db does not match its checksum. Nothing was restored.
table-backup-newer = The backup in { $folder } was made by a later version ({ $version }). Use that one, or a later one.
table-restore-not-empty = This database already holds games or content. A backup is only restored into an empty one.
table-restore-key = { $file } is another key than the one in the backup. Put one of them aside: links work only with the key they were made with.
table-check-storage = The database reports damage: { $where }
table-check-orphans = The database holds rows without their game ({ $where }).
table-check-image = The image { $where } is damaged. Upload it again, or take it from a backup.
table-check-damaged = The game { $game } is damaged ({ $where }).
table-check-system = “{ $title }” ({ $game }) belongs to a system that is missing here: { $where }.
table-check-replay = “{ $title }” ({ $game }): the rules do not give the same game ({ $where }).
table-no-room = The computer that runs this table has no room left. Your input was not stored and does not count; tell the game master, then try again.
table-no-store = The table cannot get at its games right now. Your input does not count; try again in a moment.
table-game-damaged = What is stored of this game no longer fits together. It has been put aside as it is; the others go on. A backup can bring it back.

## Who may do what

table-token-missing = You need your link for this.
table-host-missing = Whoever started the table can prepare a game. Open the host link first; it was printed where the table was started.
table-token-no-seat = With this link you sit at no table.
table-only-host = That is not possible here: only whoever started the table may do it.
table-secret-missing = For this database the table needs its secret in the environment variable { $variable } (64 hexadecimal digits).
table-secret-form = There is no usable secret in { $where }. It takes at least 64 hexadecimal digits.
table-secret-unwritten = { $where } cannot be written. Is there room on the disk, and may you write there?

## What does not fit

table-invalid = I could not read that.
table-invalid-body = I could not read that: it is not valid JSON.
table-invalid-missing = Something is still missing: { $field }.
table-invalid-extra = I do not know "{ $field }" here.
table-invalid-long = That is too long: { $field } (at most { $most }).
table-invalid-short = That is still empty or too short: { $field }.
table-invalid-limit = That is out of bounds: { $field } (limit { $limit }).
table-invalid-choice = There is no such thing here: { $field }. Possible: { $known }.
table-invalid-value = That does not fit here: { $field }.
table-impossible = That is not possible here.
table-page-unknown = There is no such thing here.
table-method-unknown = It cannot be called like this here.
table-too-often = Those were many requests at once. It goes on in { $seconds } s.
table-too-large = That is too large. At most { $most } kB are possible.
table-no-host-name = The table cannot be at this address: the name of the host is too long or has characters that do not belong there.
table-endless-rule = A rule of “{ $system }” does not come to an end; that is a fault of the rule system. The move does not count, and nothing else has happened.
table-server-error = Something of ours went wrong. Nothing is lost; try again.

## Games and lobby

table-scene-unknown = There is no scene "{ $text }". { $hint }
table-moved-on = Somebody was faster. Have another look.
table-not-begun = The game has not begun yet.
table-too-many-games = No more than { $most } games fit into this house. Remove old ones first.
table-too-many-from-one = { $most } games have been begun from your address today. Tomorrow there will be room again; or ask whoever runs this table.
table-too-many-of-strangers = There is no more room for guests here right now. Ask whoever runs this table.
table-too-many-spectators = There are no more than { $most } links for watching.
table-seat-unknown = There is no such seat at this table.
table-seat-not-for-players = Nobody plays in this seat.
table-seat-is-masters = That is not possible: a game does not go on without its master. You can replace your link by a new one.
table-player-unknown = "person", "master", a tactic or a level can sit there: { $known }.
table-level-unfit = This level cannot play here, because the weights that it judges by do not fit: { $why }
table-no-hints = The computer gives no hints at this table.
table-hint-failed = The computer has not come to a hint. Please try again.
table-role-spectator = Watching

## Tactics

table-tactic = Computer: { $policy }
table-level-beginner = Plays like the computer does otherwise, but forgets things and tries things out. Answers at once.
table-level-strong = Thinks ahead at every decision, for up to { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
table-level-masterly = Thinks ahead longer, for up to { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  } at every decision.

## Content of one's own

table-content-unknown = There is no content of your own called "{ $name }".
table-content-too-many = No more than { $most } files of your own can be kept. Remove old ones first.
table-content-wrong = Something about it is not right yet: { $problem }
table-scene-gone = There is no scene "{ $name }" here.
table-scene-plain = This scene holds something that cannot stand in a file.
table-scene-changed = Somebody else has changed this scene meanwhile. Your draft is still here: save it under another name, or load the scene anew.
table-scene-no-map = This system has no place for maps from other programs.
table-image-kind = That is no image that I can read. Use PNG, JPEG or WebP.
table-image-broken = This image is incomplete or damaged. Open it in an image editor and save it again.
table-image-pixels = This image is too large: at most { $most } million pixels, and { $side } on one side. Scale it down first.
table-image-too-long = Reading this image takes longer than { $seconds } s, so I stopped. Scale it down first.
table-image-too-many = No more than { $most } images can be kept. Remove old ones first.
table-image-unknown = There is no such image, or this table does not show it.
table-content-too-long = Checking this file takes longer than { $seconds } s, so I stopped. Spread it over several files.
table-option-usual = Usually: { $meaning }
table-entry-unknown = There is no entry of your own called "{ $name }".
table-entry-no-form = There is no form for "{ $kind }" here. Write a file instead.
table-entry-exists = "{ $name }" exists already. Choose another name, or edit the entry that is there.
table-entry-changed = Somebody else has saved "{ $name }" in the meantime. Your draft is still here: look at the new version and take over what you need, or save yours as a copy under a new name.
table-entry-gone = Somebody has deleted this entry in the meantime. Your draft is still here: save it as a new entry.
table-entry-used = "{ $name }" is still used by: { $users }. Take it out there first.
table-entry-too-long = The file with this entry would be too large. Spread your entries over several files.

## Rules

table-rule-unknown = There is no rule "{ $name }".
table-rule-code = The program carries it out.
table-rule-table = You do this at the table.
table-rule-text = Explanation
table-rule-option = An open question that a table may settle
table-rule-ruling = A gap in the rulebook, settled like this
table-source-book = Rulebook
table-source-companion = Companion chapter
table-source-house = House rule
table-source-core = Core rules

## Odds

table-odds-question = There is no question "{ $name }". There are: { $known }.
table-odds-parameter = "{ $name }" is no part of this question. There are: { $known }.
table-odds-missing = Something is still missing: { $name }.
table-odds-no-files = Only the name of a scene is possible here, no file.
table-odds-mean = Mean { $mean }
table-odds-outcome = Outcome
table-odds-rest = Beyond that remains a rest of less than 1e-15.
table-odds-unlisted = Working out the single outcomes takes too long; the number above is exact.
table-odds-interval = between { $low } and { $high } (95 times in 100; { $tries } tries)
table-too-long = Working this out takes longer than { $seconds } s, so I stopped. Take fewer dice or ask more precisely.
table-busy = A lot is being worked out already. Try again in a moment.
table-not-worked-out = I cannot make sense of that. Please check what you have given.

## What can be chosen

table-given-mode = mode
table-given-distance = distance; otherwise the ideal one
table-given-ambush = from an ambush
table-given-act = act
table-given-target = target
table-given-throw = kind of throw
table-given-size = size of the target
table-given-move = how the shooter moves
table-given-target_move = how the target moves
table-given-defence = defence
table-given-cover = cover
table-given-type = kind of damage
table-given-kind = kind of target
table-value-mode-melee = melee
table-value-mode-single = single shot
table-value-mode-burst = burst
table-value-mode-throw = throw
table-value-mode-normal = normal
table-value-mode-eased = eased
table-value-mode-hampered = hampered
table-value-mode-desperate = desperate
table-value-mode-aimed = aimed
table-value-mode-snap = snap shot
table-value-mode-reaction = in reaction
table-value-defence-dodge = dodge
table-value-defence-parry = parry
table-value-defence-shield_parry = parry with the shield
table-value-distance-near = near
table-value-distance-short = short
table-value-distance-long = long
table-value-distance-extended = extended
table-value-distance-extreme = extreme
table-value-ambush-gap = use the gap
table-value-ambush-bypass = bypass protection
table-value-ambush-take_out = take out
table-value-act-dash = dash
table-value-act-crowd-off = crowd off
table-value-act-block = block
table-value-act-fast-and-deadly = fast and deadly
table-value-act-sneak = sneak
table-value-act-sabotage = sabotage
table-value-act-hack = hack
table-value-act-sprint = sprint
table-value-act-distract = distract
table-value-act-secure = secure
table-value-target-lock = lock
table-value-target-camera = camera
table-value-target-room = room
table-value-target-guard = guard
table-value-type-kinetik = kinetic
table-value-type-schlag = impact
table-value-type-schnitt = cut
table-value-type-strahl = beam
table-value-size-small = small
table-value-size-medium = medium
table-value-size-large = large
table-value-size-huge = huge
table-value-size-very_large = very large
table-value-size-very_small = very small
table-value-size-tiny = tiny
table-value-kind-infantry = infantry
table-value-kind-mike = MIKe
table-value-kind-drone = drone
table-value-throw-single = single throw
table-value-throw-sieve = sieve throw
table-value-throw-cascade = cascade throw
table-value-move-stay = stays
table-value-move-slow = slow
table-value-move-fast = fast
table-value-target_move-stay = stays
table-value-target_move-slow = slow
table-value-target_move-fast = fast

## A scene many times

table-review-not-over = There is a debriefing once the game is over.
table-review-unknown = That debriefing is gone. Have it made again.
table-review-nobody-judges = The computer cannot judge yet how everybody stands in these rules, so there is no debriefing.

table-many-busy = A scene is being played many times already. Wait until it is done, or stop it.
table-many-unknown = That series of games is gone. Play it again.
table-many-round = round
table-many-draw = draw
table-many-open = still open after { $unit } { NUMBER($last, useGrouping: 0) }
table-many-share = { $share } ({ $low }–{ $high })
table-many-rounds = Mean length ({ $unit }): { $mean } ({ $low }–{ $high })
table-many-method = { $runs ->
    [one] One game
   *[other] { $runs } games
  } played against itself; in brackets what covers the truth in 95 of 100 cases. Means are taken over the games in which somebody is still in. Everybody plays alike ({ $tactic }). Seed { NUMBER($seed, useGrouping: 0) }.
table-many-winner = Who wins
table-many-how-often = How often
table-many-who = Who
table-many-still = still in

## Seeing again, taking away, bringing in

table-no-moment = The game did not go that far. The last entry is { NUMBER($last, useGrouping: 0) }.
table-view-format = This game has an earlier format; it cannot be given out as one seat saw it. The game master can pass it on as a whole.
table-import-text = This file is no text in UTF-8.
table-import-size = No game fits into this file: it takes 1 to { $most } entries.
table-import-other-rules = This game was played by rules version { $before }; here it goes on with { $now }.

## At the table

table-recap-count = { SIGNED($amount) } { $what }
table-recap-out = is out
table-log-round = Round { $number }
table-log-phase = Phase { $number }
table-log-undo = Taken back ({ $by }): what is struck through above.
table-player-person = a person
table-player-master = the game master
table-player-nobody = nobody
table-refused = Not possible here: { $reason }
table-master-only = Only the game master can do that.
table-only-watching = You are watching; to play, use the link of a seat.
table-paused = The game master has paused the game.
table-not-yours = This question is for another seat.
table-not-asked = Nobody asks that right now.
table-already-answered = That is already answered: { $who } was quicker.
table-asked-anew = Something has changed meanwhile, so the question is asked anew.
table-order-unasked = You were not asked that yet. Settle it when the question comes.
table-order-refused = This answer is not possible now, and so no order can give it.
table-order-costs = This answer costs something. Allow that in the order, or take an answer that costs nothing.
table-order-number = This question names no such number: { $number }. Take one that it names, or no condition.
table-order-silent = Your standing order is silent here: { $why }
table-scope-kind = all { $number }: { $name }
table-scope-all = all { $number }
table-scope-rest = All { $number }: { $answer }
table-nothing-to-undo = There is nothing to take back.
table-undo-asked = Dice have fallen or something was shown since your answer. The game master is asked.
table-nobody-thinks = No computer is thinking here just now.
table-no-wish = Nobody wants to take anything back.
table-no-correction = It cannot be changed like this: { $why }
table-no-conceding = This game does not know conceding.
table-seed-given = You have already added to the dice.
table-pledge-given = Your contribution to the dice is already pledged or given.
table-share-wrong = This is not the contribution that your seat has pledged. It does not count.
table-share-not-awaited = No contribution to the dice is awaited from your seat now.
table-share-master-first = The game master lays open their contribution first, then the others.
table-dice-format = This game has another dice format, which does not know that.
table-over = The game is over, the dice are laid open.
table-link-revoked = This link is no longer valid. Ask the game master for a new one.
table-link-unknown = I do not know this link. Is it complete?
table-closing = The server restarts; you will be back in a few seconds. Everything is stored.
table-draining = The server is about to restart and takes no new game just now. Try again in a few seconds.
table-too-slow = The connection fell behind and is opened again.
table-no-words = There are no words of the browser pages for the language { $lang } here.
table-no-hello = The connection did not introduce itself.
table-too-much = That was too much at once. Try again in a moment.
table-too-many-connections = Too many connections are open here right now. Try again in a moment.
table-headers-too-large = The headers of this request are too large.
table-too-slow-request = This request came too slowly; the connection is closed.
table-not-understood = I did not understand that. Reload the page if it happens again.
table-no-game = There is no such game.
table-no-system = The system { $system } is not installed here.
table-already-begun = The game has already begun.

## Numbers of the log that open

table-sum-pool = Dice
table-sum-dice = Dice
table-sum-bonus = Bonus
table-sum-difficulty = Difficulty
table-sum-modifiers = Modifier
table-sum-other-modifiers = The other side’s modifier
table-sum-defense = Defence
table-sum-defence = Defence
table-sum-attack = Attack
table-sum-value = Target value
table-sum-crit = Crit from
table-sum-min-roll = Least roll
table-sum-cost = Cost
table-sum-own = Own value
table-sum-other = The other side’s value

table-study-variants = That would be { NUMBER($size) } variants; at most { NUMBER($most) } are possible here. Take fewer values or larger steps.
table-study-games = That would be { NUMBER($games) } games; at most { NUMBER($most) } are possible in one study here. Take fewer games or fewer values.
table-study-busy = { $most ->
    [one] A study is running already. Wait until it is done, or stop it; it can go on later.
   *[other] { $most } studies are running already. Wait until one is done, or stop one; it can go on later.
}
table-study-too-many = No more than { $most } studies can be kept. Remove old ones first.
table-study-unknown = That study is gone.
table-study-running = That study is still running. Stop it first.
table-study-damaged = This file is damaged or does not fit these rules.
table-study-no-folder = This table has no folder in which studies could be kept.
table-no-lesson = There is no guided scene here any more.

## Letters

table-log-letter-all = { $by } to everybody
table-log-letter-television = { $by }, on the television
table-log-letter-seat = { $by }, for { $to } only
table-letter-empty = There is nothing on this note yet.
table-letter-long = This note is too long: { NUMBER($length) } characters. There is room for { NUMBER($most) }; split it.
table-letter-text = This note contains characters that cannot be kept. Write plain text.
table-letter-many = This seat has written { NUMBER($most) } notes already. There is no room for more in one game.
table-letter-players = Notes to everybody are the master's. You can whisper to the master.
table-letter-nobody = There is no such seat in this game.
table-letter-self = That would be a note to yourself.
table-letter-not-open = Only what is meant for everybody can be shown on the television.

## After the game

table-result-not-over = There is a result once the game is over.
table-rematch-one-side = Sides cannot be changed here: there is only one, or there are too few seats on the other.
table-nothing-follows = No game follows this one yet.
table-no-following-seat = No link was made for your seat in the next game. Ask the master.
table-no-paper = { $system } has no newspaper of its own. The log can show the news alone.

# Campaigns
table-no-campaign = This campaign does not exist here any more.
table-campaign-moved-on = Somebody else has just changed the campaign. Look at how it stands now; nothing was changed.
table-campaign-hero-changed = { $hero } was changed in the meantime. Your draft is still here: load the other version if you would like to go on with that one.
table-campaigns-too-many = A house keeps { $most } campaigns at most. Remove an old one first.
table-campaign-none = This game belongs to no campaign.
table-campaign-empty = A campaign needs at least one hero and one scene.
table-check-campaign = The campaign "{ $title }" is damaged ({ $where }).
table-campaign-founded = The campaign begins.
table-campaign-joined = { $hero } joins.
table-campaign-edited = { $hero } was changed by the master.
table-campaign-lost = { $hero } is lost.
table-campaign-found = { $hero } is back.
table-campaign-scenes = Scenes: { $scenes }.
table-campaign-began = "{ $scene }" begins.
table-campaign-began-cast = "{ $scene }" begins with { $heroes }.
table-campaign-kept = "{ $scene }" is over. { $outcome }
table-campaign-back = Entry { $n } taken back.
table-campaign-changes = { $hero }: { $changes }
table-campaign-unchanged = { $hero }: unchanged
table-campaign-dies = lost
table-no-sheets = This game has no sheets.
table-no-sheet-of = There is no sheet of “{ $who }” here.
