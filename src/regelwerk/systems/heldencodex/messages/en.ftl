### The sentences of Heldencodex. Names have no gender here, so no sentence needs a pronoun for them.

system-title = 1192 Heldencodex

## Throws

hc-ask-keep = { $who }, { $ability } { $value }: You throw { $thrown }{ COUNT($lying) ->
    [0] {""}
    [one] , and { $lying } lies there already
   *[other] , and { $lying } lie there already
 }. Which dice do you keep? { $need ->
    [0] You may also throw all of them again.
    [one] At least one.
   *[other] At least { $need }.
 } Goal: { $goal }.
hc-answer-keep = Keep { $faces }, { $dice ->
    [one] throw 1 die again
   *[other] throw { $dice } dice again
 }
hc-answer-keep-all = Keep all
hc-answer-keep-none = Keep nothing, { $dice ->
    [one] throw 1 die again
   *[other] throw { $dice } dice again
 } (free throw)
hc-answer-keep-these = { COUNT($faces) ->
    [0] Keep nothing
   *[other] Keep { $faces }
 }
hc-refuse-not-thrown = These dice are not there. You have thrown { $faces }.
hc-refuse-one-stays = A 1 always stays. Take it with the others.
hc-refuse-keep-more = Those are too few. Keep at least { $need ->
    [one] one die
   *[other] { $need } dice
 }.
hc-refuse-throw-on = Whoever aims throws on. Leave out at least one die.
hc-kept = { $who } keeps { COUNT($kept) ->
    [0] nothing
    [one] the { $kept }
   *[other] { $kept }
 } and throws { $dice ->
    [one] one die
   *[other] { $dice } dice
 } again.

## What dice are kept for

hc-goal-result = a high result
hc-goal-reach = a result of { $target } or more
hc-goal-size = many dice in one group
hc-goal-size-target = a group of { $target } dice or more
hc-goal-matches = many matches
hc-goal-total = a high total{ $strikes ->
    [0] {""}
    [one] {" "}(one die will be struck)
   *[other] {" "}({ $strikes } dice will be struck)
 }
hc-goal-total-target = a total of { $target } or more{ $strikes ->
    [0] {""}
    [one] {" "}(one die will be struck)
   *[other] {" "}({ $strikes } dice will be struck)
 }
hc-goal-group = a large group, preferably of matches
hc-goal-second = a high second-highest die
hc-goal-second-target = two dice of { $target } or more
hc-goal-herbs = many portions of herbs
hc-goal-learn = a die above the value
hc-goal-star = three dice of 12 or more
hc-goal-twenties = { $target ->
    [one] one 20
   *[other] { $target } twenties
 }
hc-goal-unknown = There is no goal "{ $goal }". Goals are written like this: { $known }.

## After the throw: fine pieces, high mastery, the lucky number, ones

hc-ask-second-chance = { $who }: { $faces } lie there. With your fine piece you may throw one die again, and then the new face counts. Which one?
hc-answer-leave = Leave everything as it is
hc-answer-again = Throw the { $face } again
hc-throws-again = { $who } throws the { $face } again: the fine piece gives a second chance.
hc-ask-mastery = { $who }: { $faces } lie there. High mastery lets you swap { $left ->
    [one] one more die
   *[other] { $left } more dice
 } or throw again in a shadow throw. What do you do?
hc-answer-shadow = Shadow throw: throw the { $face } again, then choose
hc-answer-swap = Swap your { $face } for the { $theirs } ({ $whom })
hc-swapped = By high mastery { $who } swaps with { $whom }: the { $face } for the { $theirs }.
hc-ask-shadow = { $who }: The shadow throw shows { $new }; before it was { $face }. Which one counts?
hc-answer-take = The { $face }
hc-shadow = { $who }, shadow throw: { $face } or { $new }. The { $taken } counts.
hc-ask-shift-dice = { $who }: { $faces } lie there. With your fine piece you may turn { $amount ->
    [one] one die by 1.
   *[other] up to { $amount } dice by 1 each, or one by { $amount }.
 } What shall lie there?
hc-answer-shift = { $faces }
hc-shifted = { $who } turns dice with a fine piece: { $before } becomes { $faces }.
hc-ask-shift-number = { $who }: Your result is { $result }. With your fine piece you may shift it by up to { $amount }. What counts?
hc-answer-shift-number = Result { $result }
hc-ask-lucky = { $who }: { $faces } lie there, with your lucky number { $lucky } { $left ->
    [one] once
   *[other] { $left } times
 } among them. What shall it show?
hc-answer-lucky-leave = Leave the { $face } and learn from it
hc-answer-become = { $face }
hc-turned = { $who } turns the lucky number { $lucky } into { $face }.
hc-ask-devalue = { $who }: { $faces } lie there. { $ones ->
    [one] To balance the 1, another die no longer counts.
   *[other] To balance the ones, other dice no longer count.
 } What do you devalue?
hc-answer-devalue = { COUNT($faces) ->
    [0] Devalue nothing
   *[other] Devalue { $faces }
 }
hc-ones-harmless = { $who }: the { $ones ->
    [one] 1 does
   *[other] ones do
 } no harm at value { $value }.
hc-devalued = { $who } { COUNT($faces) ->
    [0] balances nothing
    [one] balances a 1 and devalues the { $faces } for it
   *[other] balances ones and devalues { $faces } for them
 }.

## Probes and what they bring

hc-no-dice = { $who } has no dice for this.
hc-ask-grit = { $who }, { $ability }: Empty rows cost you dice. Do you grit your teeth? Each light wound brings back one die, { $most } at most.
hc-answer-grit = { $dice ->
    [0] No, it has to do
    [one] Yes, get 1 die back
   *[other] Yes, get { $dice } dice back
 }
hc-cost-light-wounds = { $amount ->
    [one] light wound
   *[other] light wounds
 }
hc-gritted = { $who } grits teeth and accepts { $dice ->
    [one] a light wound: one die more.
   *[other] { $dice } light wounds: { $dice } dice more.
 }
hc-psyche-lost = { $who } loses { $points ->
    [one] 1 psyche point
   *[other] { $points } psyche points
 } ({ $left } left).
hc-ones-cost = { $who } cannot balance { $points ->
    [one] a 1 and loses 1 psyche point
   *[other] { $points } ones and loses { $points } psyche points
 } ({ $left } left).
hc-row-emptied = { $who }: row { $row } of { $rows } of { $track ->
    [physis] physis is empty. That costs one die on physical probes.
   *[psyche] psyche is empty. That costs one die on all probes.
 }
hc-row-open = { $who }: row { $row } of { $rows } of psyche is empty.
hc-track-exhausted = { $who } is { $track ->
    [physis] exhausted: no physical probes for half an hour.
   *[psyche] at the end of all strength: no probes at all for half an hour.
 }
hc-respect-lost = { $who } looks ridiculous: respect −{ $points } (now { $respect }).
hc-legendary = { $who }: a legendary probe! Mythos points: +{ $points } (now { $mythos }).
hc-probe-result = { $who }, { $ability }: { $fumble ->
    [true] a fumble.
   *[false] result { $result }{ COUNT($faces) ->
        [0] .
       *[other] {" "}(from { $faces }).
     }
 }
hc-stake-result = result
hc-band-ahead = { $role ->
    [target] you are ahead
   *[other] { $who } is ahead
 }
hc-band-succeeds = { $role ->
    [target] your probe succeeds
   *[other] the probe of { $who } succeeds
 }

## Where dice and numbers come from

hc-term-attribute = dice of the attribute
hc-term-value = value
hc-term-base-die = base die
hc-term-bonus-dice = bonus dice
hc-term-untrained = not possible untrained
hc-term-item = fine piece
hc-term-ts = weapon
hc-term-unparried = further dice not parried
hc-term-unused = unused dice of the group
hc-term-combat-result = comparison of the results
hc-term-sweep = sweep
hc-term-collected = collected
hc-term-surplus = surplus
hc-term-legendary = legendary shot
hc-term-six-dice = never more than six
hc-term-none-left = never fewer than none
hc-term-psyche = empty psyche rows
hc-term-physis = empty physis rows
hc-term-critical = critical wounds
hc-term-gritted = gritted teeth
hc-term-barred = unable
hc-term-off-balance = off balance
hc-term-pierced = guard broken open
hc-term-ruling = master
hc-term-minimum = minimum
hc-term-lowest = at least 1
hc-ruling-dice = dice
hc-ruling-minimum = minimum
hc-term-choked = in a choke hold
hc-term-target = size of the target
hc-term-target-dice = the master's dice
hc-term-distance = distance
hc-term-evaded = evasion

## Fight: beginning, weapons, movement

hc-fight-opens = A fight begins, distance: { $metres } m. Dice below 4 do not count; equal and consecutive ones up to the value form a group. A damage die brings a light hit up to 10, a severe one from 11 and a critical one from 21, and equal ones may be added up.
hc-fight-side = Fighting ({ $side }): { $who }.
hc-phase = Phase { NUMBER($phase, useGrouping: 0) } of the fight.
hc-ask-fight-on = { $who }: The fight has lasted { $phases } phases. Do you fight on? If nobody wants to, it ends undecided.
hc-answer-end-undecided = Let it end undecided
hc-answer-fight-on = Fight on
hc-fights-on = After { $phases } phases nothing is decided, and { $who } wants to fight on.
hc-helpless = { $who } has no dice left and is helpless.
hc-fewer-dice = { $who } has only { $dice ->
    [one] one die
   *[other] { $dice } dice
 } in this phase ({ $why }).
hc-ask-arms = { $who }: What do you fight with in this phase?
hc-answer-arms = { $weapon } { $value } ({ $dice }d{ $die })
hc-answer-arms-basic = { $weapon }, basic combat art { $value } ({ $dice }d{ $die })
hc-ask-target = { $who }: Whom do you shoot at?
hc-answer-target = At { $whom }
hc-ask-move = { $who }: The nearest opponent is { $metres } m away. Do you move? Whoever moves fast does not attack; shots on the move are worse.
hc-answer-move = { $metres ->
    [0] { $way }
   *[other] { $way } ({ $metres } m)
 }
hc-move-stay = Stay where you are
hc-move-slow = Closer, slowly
hc-move-fast = Closer, fast
hc-move-back_slow = Back, slowly
hc-move-back_fast = Back, fast
hc-moves = { $who } { $back ->
    [true] { $fast ->
        [true] runs back
       *[false] walks back
     }
   *[false] { $fast ->
        [true] rushes forward
       *[false] moves forward
     }
 }: { $metres ->
    [2] in reach.
    [3] in reach.
   *[other] { $metres } m apart now.
 }
hc-throw-on = Dice that were taken back are thrown again now.
hc-ask-group = { $who }: { $dice } lie there. Which group do you name for this phase? Other dice attack only alone, and parry only if you do not attack.
hc-answer-group = Group { $faces }
hc-dice-lie = { $who }: { COUNT($dice) ->
    [0] No die counts.
    [one] Only the { $dice } counts.
   *[other] { $dice } count, { COUNT($group) ->
        [0] no group.
       *[other] group { $group }.
     }
 }
hc-dice-to-shoot = { $who }: { COUNT($dice) ->
    [0] No die counts.
    [one] Only the { $dice } counts.
   *[other] { $dice } count.
 }
hc-order-tied = Tied: { $who }. A reaction probe decides who acts first.
hc-evades = { $who } evades: { $way }.
hc-watch-threatened = Does anybody come in this shift ({ $who })? On a 1, as { $shifts } shifts are left.
hc-takes-arms = { $who }: { $weapon } with { $dice }d{ $die } ({ hc-dice-and-value }){ COUNT($lying) ->
    [0] .
    [one] , of which the { $lying } still lies there.
   *[other] , of which { $lying } still lie there.
 }
hc-order-of-shots = They shoot in this order: { $who }.
hc-order = They act in this order: { $who }.
hc-ask-carry = { $who }: { $dice } lie there. { $most ->
    [one] One of them
   *[other] Up to { $most } of them
 } may stay for the next phase. Which?
hc-answer-carry = { COUNT($faces) ->
    [0] None
   *[other] { $faces }
 }
hc-carries = { $who } leaves { COUNT($faces) ->
    [one] the { $faces }
   *[other] { $faces }
 } for the next phase.

## Fight: what one can do

hc-ask-action = { $who }: Before you { COUNT($dice) ->
    [one] lies { $dice }
   *[other] lie { $dice }
 }{ COUNT($group) ->
    [0] {""}
   *[other] , group { $group }
 } (combat value { $value }). What do you do?
hc-action-pass = Wait, and keep the dice for defence
hc-action-attack = Attack { $whom }
hc-action-aimed = Aimed attack at { $whom }, past the armour
hc-action-flee = Flee from { $whom }
hc-action-sweep = Sweep at everybody in reach
hc-action-choke = Choke hold on { $whom }
hc-action-power = Power attack at { $whom }
hc-action-piercing = Piercing attack at { $whom }
hc-action-surrender = Give up
hc-answer-attack-somebody = Attack
hc-refuse-only-defends = You have parried with dice outside your group. In this phase you can only defend yourself.
hc-refuse-acted = You have had your attack in this phase. Keep the other dice for defence.
hc-refuse-ran = Whoever moves fast does not attack in this phase. In the next one, move slowly or stay.
hc-refuse-no-dice = None of your dice is fit for an attack: it has to show 4 to { $value }.
hc-refuse-approach = Only a group gets you near { $whom }; one of its manoeuvres brings you close.
hc-gives-up = { $who } gives up.

## Fight: attack, defence, counter

hc-attacks = { $who } → { $whom }: attack with { $manoeuvres }.
hc-tries-to-flee = { $who } → { $whom }: attempt to flee with { $manoeuvres }.
hc-ask-manoeuvres = { $who } → { $whom }: { $dice } lie there{ COUNT($group) ->
    [0] {""}
   *[other] , group { $group }
 }. Which manoeuvres do you use?{ $approach ->
    [0] {""}
   *[other] {" "}The first one only brings you close.
 }
hc-answer-with = With { $manoeuvres }
hc-ask-exclude = { $who } → { $whom }: Where shall the hits land? The fewer places stay open, the higher the die of { $group } must be that you devalue for it.
hc-answer-exclude = Anywhere but: { $rows } (takes a die of { $minimum } or more)
hc-answer-only = Only: { $rows } (takes a die of { $minimum } or more)
hc-ask-aim-die = { $who }: Which die of { $minimum } or more do you devalue to aim?
hc-aimed-attack = { $who } → { $whom }: aimed attack with { $manoeuvres } (devaluing the { $face }). Hits land only here: { $rows }.
hc-ask-reply = { $who }: { $attacker } { $flees ->
    [true] wants to flee from you with { $manoeuvres }.
   *[false] attacks you with { $manoeuvres }.
 } { COUNT($dice) ->
    [0] You have no dice to parry with.
   *[other] To parry you have { $dice } (combat value { $value }).
 } What do you do?
hc-ask-parry = { $who }: { $attacker } attacks you with { $values }. To parry you have { $dice }. What do you parry with?
hc-answer-parry = Parry { $against } with { $blocks } ({ COUNT($numbers) ->
    [0] { $stopped } of { $manoeuvres }
   *[other] manoeuvre { $numbers } of { $manoeuvres }
 })
hc-answer-counter = Parry { $against } with { $blocks } ({ COUNT($numbers) ->
    [0] { $stopped } of { $manoeuvres }
   *[other] manoeuvre { $numbers } of { $manoeuvres }
 }), counter after manoeuvre { $after }
hc-answer-counter-flee = Parry { $against } with { $blocks } ({ COUNT($numbers) ->
    [0] { $stopped } of { $manoeuvres }
   *[other] manoeuvre { $numbers } of { $manoeuvres }
 }), flee after manoeuvre { $after }
hc-answer-no-parry = Do not parry
hc-answer-mutual = Do not parry, but strike at the same time
hc-parries = { $who } parries { $all ->
    [true] everything
   *[false] { $stopped } of { $of } manoeuvres
 } with { $blocks }.
hc-parries-nothing = { $who } { $helpless ->
    [true] is helpless
   *[false] parries nothing
 }.
hc-held-off = { $who } does not get near: { $defender } holds out.
hc-reach-counter = { $who } → { $attacker }: The long weapon keeps the distance and strikes at once ({ $value }).
hc-ask-counter = { $who } → { $attacker }: Your counter! { $dice } lie there. What do you use?
hc-counters = { $who } → { $attacker }: counter with { $manoeuvres }.
hc-countered = { $who } → { $attacker }: The counter strikes home; whatever was still to come of the attack does not.
hc-counter-parried = { $defender } → { $who }: The counter is parried.
hc-ask-mutual = { $who } → { $attacker }: You both strike, and nobody parries. The higher result gets one damage die more, the lower one fewer. What do you attack with?
hc-both-strike = { $who } does not parry but strikes at the same time: { $attacker } comes to { $first }, { $who } to { $second }.{ $flees ->
    [true] {" "}{ $attacker } only wants to get away and strikes nobody.
   *[false] { $ahead ->
        [attacker] {" "}{ $attacker } throws one damage die more, { $who } one fewer.
        [defender] {" "}{ $who } throws one damage die more, { $attacker } one fewer.
       *[nobody] {""}
     }
 }
hc-fled = { $who } → { $whom }: The way is open.
hc-leaves = { $who } flees from the fight.
hc-stake-escape = escapes
hc-band-escapes = { $role ->
    [target] you get away
   *[other] { $who } gets away
 }

## Fight: damage

hc-ask-extra = { $who } → { $whom }: A hit! { $most ->
    [one] One die of your group is
   *[other] { $most } dice of your group are
 } still unused. How many become damage dice?
hc-answer-extra = { $n ->
    [0] None
    [one] 1 more damage die
   *[other] { $n } more damage dice
 }
hc-ask-pts = { $who }: With which damage dice do you strike ({ $weapon })?
hc-answer-ts = { $dice }d{ $die }, those of the weapon
hc-answer-pts = { $dice }d{ $die }, your own
hc-no-damage = { $who } has no damage die, the blow does nothing.
hc-ask-score = { $who }: { $faces } lie there. Which hits do you make of them?
hc-answer-score = { COUNT($hits) ->
    [0] No hit
   *[other] { $hits }
 }
hc-hits-light = { $number ->
    [one] 1 light hit
   *[other] { $number } light hits
 }
hc-hits-severe = { $number ->
    [one] 1 severe hit
   *[other] { $number } severe hits
 }
hc-hits-critical = { $number ->
    [one] 1 critical hit
   *[other] { $number } critical hits
 }
hc-throws-damage = { $who } → { $whom }: damage throw with { $dice }d{ $die } ({ $dice-reasons }).
hc-deals = { $who } → { $whom }: { COUNT($hits) ->
    [0] no hit.
   *[other] { $hits }.
 }
hc-stake-segments = segments
hc-stake-before-armour = segments before armour
hc-stake-opened = guards opened
hc-band-opened = { $role ->
    [target] your guard is opened
    [doer] opens the guard of { $who }
   *[other] the guard of { $who } is opened
 }
hc-stake-stolen = dice stolen
hc-band-hit = { $role ->
    [target] you are hit
    [doer] hits { $who }
   *[other] { $who } is hit
 }
hc-band-wounded = { $role ->
    [target] you are wounded
    [doer] { $again ->
        [true] wounds
       *[false] wounds { $who }
     }
   *[other] { $who } is wounded
 }
hc-band-badly = { $role ->
    [target] you are badly wounded
    [doer] { $again ->
        [true] wounds badly
       *[false] badly wounds { $who }
     }
   *[other] { $who } is badly wounded
 }
hc-band-out = { $role ->
    [target] you are out of the fight
    [doer] { $again ->
        [true] puts out of the fight
       *[false] puts { $who } out of the fight
     }
   *[other] { $who } is out of the fight
 }
hc-band-light = { $role ->
    [target] a hit on you
    [doer] a hit on { $who }
   *[other] a hit on { $who }
 }
hc-band-severe = { $role ->
    [target] a severe hit or worse on you
    [doer] { $again ->
        [true] a severe hit or worse
       *[false] a severe hit or worse on { $who }
     }
   *[other] a severe hit or worse on { $who }
 }
hc-band-critical = { $role ->
    [target] a critical hit on you
    [doer] { $again ->
        [true] a critical hit
       *[false] a critical hit on { $who }
     }
   *[other] a critical hit on { $who }
 }
hc-band-held = { $role ->
    [target] you are choked
    [doer] chokes { $who }
   *[other] { $who } is choked
 }

## Sweep, choke hold, power attack, piercing attack

hc-sweeps = { $who } swings at everybody.
hc-ask-sweep = { $who } → { $whom }: Which die goes here? You have { $dice }.
hc-answer-die = The { $face }
hc-answer-no-die = None
hc-sweeps-at = { $who } → { $whom }: sweep with the { $face }.
hc-driven-off = { $who } gives ground ({ $attacker }).
hc-chokes = { $who } → { $whom }: grip at the throat with { $manoeuvres }.
hc-no-hold = { $who } → { $whom }: The grip fails.
hc-hold = { $who } → { $whom }: The choke hold is on{ $lost ->
    [0] {""}
    [one] , and costs one die
   *[other] , and costs { $lost } dice
 }.
hc-ask-power = { $who } → { $whom }: Which value do you name for the power attack? Of { $dice } every die attacks that reaches it.
hc-answer-value = Name { $value }
hc-power-attack = { $who } → { $whom }: power attack naming { $value }, { $attacks ->
    [one] one die reaches it and attacks.
   *[other] { $attacks } dice reach it and attack.
 }
hc-ask-guard = { $who }: { $attacker } attacks you with power. { $value } is named, { $attacks ->
    [one] one die attacks.
   *[other] { $attacks } dice attack.
 } How do you defend yourself?
hc-answer-guard = { COUNT($matches) ->
    [0] { COUNT($faces) ->
        [0] Do not parry
       *[other] Parry with { $faces } ({ COUNT($faces) } of { $attacks })
     }
   *[other] Parry everything with the matches { $matches }
 }
hc-power-stopped = { $who } stops the power attack ({ $attacker }).
hc-power-collected = { $who } has collected { $dice ->
    [one] one damage die
   *[other] { $dice } damage dice
 }.
hc-ask-strike-now = { $who } → { $whom }: You have collected { $dice ->
    [one] one damage die
   *[other] { $dice } damage dice
 }. Do you strike now, or do you go on swinging?
hc-answer-strike-now = Strike with { $dice ->
    [one] 1 damage die
   *[other] { $dice } damage dice
 }
hc-answer-go-on = Go on swinging ({ $dice } so far); the target loses dice in the next phase
hc-power-goes-on = { $who } goes on swinging (damage dice collected: { $dice }), and { $whom } loses balance.
hc-answer-renounce = Hold back the blow
hc-power-renounced = { $who } → { $whom }: The power attack is won, the blow is held back.
hc-ask-pierce = { $who } → { $whom }: Which dice of your group { $group } attack? You can take the others into the next phase.
hc-answer-pierce = With { $faces }
hc-piercing-attack = { $who } → { $whom }: piercing attack with { $dice }.
hc-pierces = { $who } → { $whom }: Every die that goes through hits: { $hits }.
hc-piercing-stopped = { $who } withstands the piercing attack ({ $attacker }).
hc-guard-opened = { $who } → { $whom }: The guard breaks open.
hc-guard-stays-open = { $who } has one die fewer and only one throw in the next phase.
hc-ask-land = { $who } → { $whom }: The guard is open. Do you thrust?
hc-answer-land = Thrust
hc-answer-pierce-on = Break the guard further open

## Assassination

hc-ambush-fails = { $who } → { $whom }: The ambush fails{ $noticed ->
    [true] , for it is noticed in time
   *[false] {""}
 }.
hc-assassinates = { $who } → { $whom }: assassination with { $group }, without defence and past the armour.
hc-ambush-hits = { $who } → { $whom }: { $group } bring { $hits }{ $dice ->
    [0] {""}
   *[other] , and a damage throw with { $dice }d{ $die } comes on top
 }.

## Shooting

hc-ask-shoot = { $who } → { $whom }: { $dice } lie there, and about { $minimum } will be needed, more if the target evades. Do you shoot at once, or do you aim?
hc-answer-shoot = Shoot at { $whom } at once
hc-answer-aim = Aim: keep dice, throw the others again, shoot in the next phase at the earliest
hc-advice-hit = a hit, after aiming in the next phase; the target evades as well as it can
hc-advice-hit-at-once = a hit in this very phase, if nobody moves any more; the target evades as well as it can
hc-aims = { $who } does not shoot yet, but aims at { $whom }.
hc-ask-torso = { $who } → { $whom }: { COUNT($dice) ->
    [0] None of your dice counts.
    [one] { $dice } lies there.
   *[other] { $dice } lie there.
 } Do you shoot at the whole body, or only at the torso? That is harder to hit.
hc-answer-anywhere = At the whole body (large target)
hc-answer-torso = At the torso (small target, all hits land there)
hc-unsuspecting = { $who } suspects nothing and does not evade.
hc-notices-too-late = { $who } notices the shot too late.
hc-ask-evade = { $who }: You are being shot at. Do you evade? What you throw makes you harder to hit.
hc-answer-stand = Stay where you are
hc-answer-evade = { $way }
hc-evade-acrobatics = Roll away (acrobatics)
hc-evade-hide = Take cover (hiding)
hc-evade-running = Run (running)
hc-evade-basic_combat_art = Raise the shield (basic combat art)
hc-may-notice = Does { $who } notice in time? { $minimum } is needed.
hc-shoots-at = { $who } → { $whom }: { COUNT($dice) ->
    [0] a shot in which no die counts
   *[other] a shot with { $dice }
 }. The master throws for how hard the target is to hit.
hc-shot-demands = { $whom } is a { $size } target: { $minimum } is needed ({ $minimum-reasons }).
hc-size-huge = huge
hc-size-very_large = very large
hc-size-large = large
hc-size-small = small
hc-size-very_small = very small
hc-size-tiny = tiny
hc-ask-strike = { $who }: Shooting on the move costs { $left ->
    [one] one more die
   *[other] { $left } more dice
 }. { $dice } lie there. Which one do you strike?
hc-answer-strike = Strike the { $face }
hc-struck = { $who } strikes the { $face }, for the shot is made on the move.
hc-hits-target = { $who } hits { $whom }: { $result }{ COUNT($faces) ->
    [0] {""}
   *[other] {" "}(from { $faces })
 } against { $needed }.
hc-misses-target = { $who } misses: { $result }{ COUNT($faces) ->
    [0] {""}
   *[other] {" "}(from { $faces })
 } against { $needed }.
hc-ask-legendary = { $who }: a legendary shot! What does it do?
hc-answer-two-critical = Two critical hits
hc-answer-four-severe = Four severe hits

## How it ends

hc-unconscious = { $who } loses consciousness.
hc-fight-over = The fight ends in phase { NUMBER($phases, useGrouping: 0) }. Victory: { $side }.
hc-fight-undecided = The fight finds no end and stays undecided.
hc-scene-over = The scene is over. Goals reached: { $reached }, needed: { $needed }. { $won ->
    [true] A success!
   *[false] That is too little.
 }
hc-reward = { $who } gets { $ep } EP{ $respect ->
    [0] {""}
   *[other] , respect { SIGNED($respect) }
 }.
hc-outcome-fight = The fight is decided.
hc-outcome-goals = { $reached ->
    [true] The scene is a success.
   *[false] The scene is no success.
 }
hc-outcome-undecided = The scene is played to its end, and nobody has won.

## The board

hc-board-circles = Life
hc-board-physis = Physis
hc-board-psyche = Psyche
hc-board-armour = Armour l/h
hc-board-dice = Dice
hc-board-notes = State
hc-board-row = { $row } { $light }/{ $heavy }
hc-board-lying = { $faces } lies there{ $hand ->
    [0] {""}
   *[other] {" "}({ $hand } still in hand)
 }
hc-board-critical = { $wounds ->
    [one] 1 critical wound
   *[other] { $wounds } critical wounds
 }
hc-board-severe = { $wounds ->
    [one] 1 severe wound
   *[other] { $wounds } severe wounds
 }
hc-board-drinks = { $drinks ->
    [one] 1 cup
   *[other] { $drinks } cups
 }
hc-board-breathless = out of breath
hc-board-dazed = dazed
hc-board-choked = in a choke hold: { $by }{ $stolen ->
    [0] {""}
    [one] {" "}(1 die fewer)
   *[other] {" "}({ $stolen } dice fewer)
 }
hc-board-power = swings at { $whom } ({ $dice ->
    [one] 1 damage die
   *[other] { $dice } damage dice
 })
hc-board-piercing = breaks a guard open: { $whom }
hc-board-aiming = aims at { $whom }
hc-board-only-defends = only defends
hc-board-away = driven off
hc-down-asleep = asleep
hc-down-unconscious = unconscious
hc-down-dead = dead
hc-out-fled = fled
hc-out-gave_up = has given up
hc-figure-segments = marked segments
hc-figure-physis = physis
hc-figure-psyche = psyche
hc-figure-critical = critical wounds
hc-unit-round = round
hc-unit-phase = combat phase
hc-unit-shift = shift
hc-unit-search = search
hc-unit-day = day

## Hits and armour

hc-row-head = head
hc-row-torso = torso
hc-row-arms = arms
hc-row-hands = hands
hc-row-legs = legs
hc-row-feet = feet
hc-row-shield = shield
hc-ask-row = { $who }: { $hits ->
    [one] A { $level } hit. Which armour row takes it?
   *[other] { $hits } hits in one armour row, the worst of them { $level }. Which one takes them?
 }
hc-answer-row = { $row } ({ $light ->
    [0] { $heavy ->
        [0] unprotected
       *[other] { $heavy } heavy
     }
   *[other] { $heavy ->
        [0] { $light } light
       *[other] { $light } light, { $heavy } heavy
     }
 })
hc-hit-lands = { $who }, { $row }: { $level } hit, no protection.
hc-armour-stops = { $who }, { $row }: { $level ->
    [light] { $heavy ->
        [0] A light hit is stopped{ hc-armour-left }
       *[other] A light hit glances off
     }
   *[other] A { $level } hit is stopped{ hc-armour-left }
 }.
hc-armour-left = { $light ->
    [0] { $heavy ->
        [0] ; that uses up the protection
       *[other] {" "}(armour points left: { $heavy } heavy)
     }
   *[other] { $heavy ->
        [0] {" "}(armour points left: { $light } light)
       *[other] {" "}(armour points left: { $light } light, { $heavy } heavy)
     }
 }
hc-armour-pierced = { $who }, { $row }: The protection lowers a { $level } hit to a { $wound } wound{ hc-armour-left }.
hc-shield-beaten = { $who }: The shield is beaten. Further hits go to hands, head or torso.

## Wounds

hc-wounded = { $who }: { $level } wound in life circle { $circle }.{ $level ->
    [critical] {" "}It costs one die on every probe.
   *[other] {""}
 }
hc-wound-worsens = { $who }: There is no room left for a { $level ->
    [light] light wound. It becomes a severe one.
   *[severe] severe wound. It becomes a critical one.
 }
hc-wound-ignored = { $who }: There is no room left for a { $level } wound. It has no consequences.
hc-circle-critical = { $who }: Life circle { $circle } is full. That is a critical wound, and it costs one die on every probe.
hc-care-undone = { $who }: Life circle { $circle } is untreated again.
hc-dies = { $who } dies.
hc-segment-lost = { $who }: The wounds get worse, { $ring ->
    [outer] an outer segment
    [middle] a middle segment
   *[inner] the inner segment
 } of life circle { $circle } is lost.
hc-ask-wound-light = { $who }: A light wound. Which segment do you mark?
hc-ask-wound-severe = { $who }: A severe wound. Which middle segment do you mark?
hc-ask-wound-critical = { $who }: A critical wound. Which life circle takes it?
hc-ask-wound-lost = { $who }: An untreated wound costs you another segment. Which one?
hc-answer-segment = Life circle { $circle }, { $ring } segment { $segment } ({ $marked ->
    [0] unharmed
   *[other] { $marked } marked
 })
hc-answer-circle = Life circle { $circle } ({ $marked ->
    [0] unharmed
   *[other] { $marked } marked
 })

## First aid and medicine

hc-treating-begins = The wounded are looked after.
hc-ask-treat = { $who }: Whom do you treat?
hc-answer-treat = { $patient }, life circle { $circle }: { $skill } ({ $minimum } or more)
hc-answer-revive = Bring { $patient } back to life: first aid ({ $minimum } or more)
hc-answer-treat-stop = Nobody else
hc-advice-treat = the wound is cared for
hc-refuse-tried = { $who } has tried this today already.
hc-cared-for = { $own ->
    [true] { $who } sees to an own wound
   *[false] { $who } treats { $patient }
 } ({ $skill }), life circle { $circle }: { $result } against { $minimum }, { $success ->
    [true] treated
   *[false] in vain
 }.
hc-revived = { $who } fights for the life of { $patient }: { $result } against { $minimum }. { $success ->
    [true] The heart beats again!
   *[false] It is in vain.
 }

## Time and regeneration

hc-day-begins = Day { NUMBER($day, useGrouping: 0) } dawns.
hc-breath-back = { $who } recovers from exhaustion.
hc-rest-begins = { $night ->
    [true] Time for a night's rest.
   *[false] Time for a break.
 }
hc-break = { $who } takes a break{ $physis ->
    [0] { $psyche ->
        [0] {""}
       *[other] : psyche +{ $psyche }
     }
   *[other] { $psyche ->
        [0] : physis +{ $physis }
       *[other] : physis +{ $physis }, psyche +{ $psyche }
     }
 }.
hc-night-rest = { $who } has rested for the night{ $physis ->
    [0] { $psyche ->
        [0] {""}
       *[other] : psyche +{ $psyche }
     }
   *[other] { $psyche ->
        [0] : physis +{ $physis }
       *[other] : physis +{ $physis }, psyche +{ $psyche }
     }
 }.
hc-healed = { $who }: In life circle { $circle } { $segments ->
    [one] 1 segment heals
   *[other] { $segments } segments heal
 }{ $left ->
    [0] , it is whole again
    [one] , 1 stays marked
   *[other] , { $left } stay marked
 }.
hc-critical-over = { $who }: The critical wound in life circle { $circle } has healed.
hc-ask-heal = { $who }: Only one life circle heals tonight. Which one?
hc-ask-share = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } of regeneration. How do you divide?
hc-answer-share = Physis +{ $physis }, psyche +{ $psyche }, segments { $segments }

## Learning

hc-learning-begins = Time to learn.
hc-lesson = { $who } learns { $ep ->
    [0] by the lucky number
   *[other] for { $ep } EP
 }: { $what } with { $dice }d{ $die }. For the value to rise, { $twenties ->
    [0] a die must be above { $value }
   *[other] { $twenties } dice must show a 20
 }.
hc-learnt = { $who }: { $what } rises to { $value }.
hc-learnt-nothing = { $who }: { $what } does not rise.
hc-star-earned = { $who } earns the star: { $what }. Three dice show at least 12.
hc-ask-learn = { $who }: What do you learn? You have { $ep } EP.
hc-answer-learn-raise = Raise { $what } { $value }: { $dice }d{ $die }
hc-answer-learn-star = The star for { $what } { $value }: { $dice }d{ $die }
hc-advice-learn = you learn what you want to learn
hc-answer-learn-end = Learn nothing more
hc-ask-luck = { $who }: Your lucky number teaches you something ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }). Which attribute?
hc-answer-attribute = { $what } { $value }
hc-answer-learn-nothing = Do without
hc-cost-ep = EP
hc-stake-learning = points learnt
hc-band-learns = { $role ->
    [target] you learn something
   *[other] { $who } learns something
 }
hc-band-star = { $role ->
    [target] you earn the star
   *[other] { $who } earns the star
 }

## Journey

hc-journey-begins = The journey begins: { $days ->
    [one] one day
   *[other] { $days } days
 } on the road.
hc-journey-day = Day { NUMBER($day, useGrouping: 0) } of { NUMBER($days, useGrouping: 0) } on the road.
hc-ask-herbs = { $who }: Do you search herbs before you set out? { $portions ->
    [0] You have none yet.
    [one] You have 1 portion already.
   *[other] You have { $portions } portions already.
 }
hc-answer-herbs = Search herbs (half an hour)
hc-answer-march = Set out
hc-ask-shifts = { $who }: How many shifts do you keep watch tonight? { $left ->
    [one] 1 shift is
   *[other] { $left } shifts are
 } still free, and only your first one costs nothing.
hc-answer-shifts = { $shifts ->
    [0] Sleep through
    [one] 1 shift
   *[other] { $shifts } shifts
 }
hc-journey-long-watch = { $who } keeps { $shifts } shifts of the watch: physis −{ $physis }, and the night's rest is too short.
hc-journey-unguarded = { $shifts ->
    [one] For one shift
   *[other] For { $shifts } shifts
 } nobody keeps watch.
hc-journey-over = The journey is over. { $alive ->
    [0] Nobody arrives.
   *[other] At the destination: { $who }.
 }{ $died ->
    [0] {""}
    [one] {" "}One life is lost.
   *[other] {" "}{ $died } lives are lost.
 }{ $herbs ->
    [0] {""}
    [one] {" "}1 portion of herbs is in the bags.
   *[other] {" "}{ $herbs } portions of herbs are in the bags.
 }

## Taking up dice

hc-takes-up = { $who }: { $ability } with { $dice }d{ $die } ({ hc-dice-and-value }).
hc-dice-and-value = { COUNT($dice-reasons) ->
    [1] {""}
   *[other] { $dice-reasons };{" "}
 }value { $value }{ COUNT($value-reasons) ->
    [1] {""}
   *[other] {": "}{ $value-reasons }
 }

## Community probes and probes of a scene

hc-ask-give = { $who }: What do you put into the common pool? Your dice show { $faces }; in the pool: { $dice ->
    [0] no dice yet
   *[other] { $pooled }
 } (matches up to { $value }).
hc-answer-give = Put in { $faces }
hc-gives = { $who } puts in { COUNT($faces) ->
    [one] the { $faces }
   *[other] { $faces }
 }. In the pool: { $pooled }.
hc-gives-nothing = { $who } has nothing to put in.
hc-community-over = Joint result with { $dice ->
    [0] no die
   *[other] { $faces }
 }: { $result } against { $minimum }, { $succeeds ->
    [true] a success
   *[false] a failure
 }.
hc-probe-begins = A probe on { $ability }: { $minimum } is needed.
hc-probe-over = { $who }: { $succeeds ->
    [true] The probe succeeds
   *[false] The probe fails
 } ({ $minimum } was needed).
hc-probed-hidden = { $who }, hidden on { $ability }: { $result } against { $minimum }.
hc-remembers = { $who }: { $succeeds ->
    [true] There was something, and the memory comes back.
   *[false] No memory comes.
 }

## Influence

hc-influence-begins = { $who } → { $victim }: it begins with words ({ $skill }).
hc-talk-round = Influence, round { NUMBER($round, useGrouping: 0) }.
hc-influence-ends = { $who } → { $victim }: all efforts remain without success.
hc-ask-talk-on = { $who }: Do you try { $victim } once more? { $left ->
    [one] You have one round left.
   *[other] You have { $left } rounds left.
 }
hc-answer-again-talk = Go on talking
hc-answer-end-talk = Stop
hc-ask-tricks = { $who }: Which group do you use for your tricks?
hc-answer-tricks = Tricks with { $faces }
hc-tricks = { $who } uses tricks: { $faces }.
hc-no-tricks = { $who } does not manage a single trick.
hc-tricks-answered = { $who } holds out{ $dice ->
    [0] {""}
   *[other] {" "}with { $faces }
 }: { $through ->
    [0] no trick gets through.
    [one] one trick gets through.
   *[other] { $through } tricks get through.
 }
hc-ask-wish = { $who }: A row of your psyche is empty. Do you accept one die fewer, or do you grant { $winner } a wish?
hc-answer-penalty = Accept one die fewer
hc-answer-wish = Grant the wish
hc-row-paid = { $wish ->
    [true] { $who } grants { $winner } a wish.
   *[false] { $who } does not give way and has one die fewer on further probes.
 }
hc-stake-psyche = psyche points lost
hc-band-tricked = { $role ->
    [target] you lose psyche
    [doer] takes psyche from { $who }
   *[other] { $who } loses psyche
 }

## Haggling

hc-haggle-begins = A deal is discussed: { $who } wants to buy, { $seller } to sell. Starting price: { NUMBER($price, useGrouping: 0) }. In every round both throw; equal dice up to the value are added up, otherwise the highest counts.
hc-ask-reasonable = { $who }: Do you find { NUMBER($price, useGrouping: 0) } a reasonable starting price in principle?
hc-answer-reasonable = Yes, let us haggle
hc-answer-unreasonable = No, this leads nowhere
hc-price-declined = { NUMBER($price, useGrouping: 0) } is no reasonable price. There is no haggling.
hc-ask-haggle-on = { $who }: Do you haggle on? The price on the table is { NUMBER($price, useGrouping: 0) }. Rounds won: you { $own }, the other side { $theirs }; your psyche: { $psyche } left.
hc-answer-haggle-on = Haggle on
hc-answer-break-off = Break off the deal
hc-haggle-round = Haggling, round { NUMBER($round, useGrouping: 0) }.
hc-haggled = { $who } haggles with { $result }, { $seller } with { $against }.
hc-haggle-tied = A tie: nobody loses this round.
hc-haggle-point = { $who } loses the round and, for the time being, a psyche point ({ $left } left).
hc-ask-offer = { $who }: Your row is empty, you have to give way. What do you offer { $other } instead of { NUMBER($table, useGrouping: 0) }?
hc-answer-offer = Offer { NUMBER($price, useGrouping: 0) }
hc-refuse-no-concession = That would be no concession: the price on the table is { NUMBER($table, useGrouping: 0) }.
hc-offers = { $who } has to make a concession and offers { NUMBER($price, useGrouping: 0) }.
hc-ask-accept = { $who }: Do you accept the offer of { NUMBER($price, useGrouping: 0) }?
hc-answer-refuse = Refuse and haggle on
hc-answer-accept-offer = Accept { NUMBER($price, useGrouping: 0) }
hc-offer-refused = { $who } refuses { NUMBER($price, useGrouping: 0) }.
hc-gives-in = { $who } is worn out and has to accept { NUMBER($price, useGrouping: 0) }.
hc-deal = Agreed: { $who } pays { NUMBER($price, useGrouping: 0) }, { $seller } shakes hands on it.
hc-haggle-broken-off = { $who } and { $seller } do not come to terms.
hc-calms-down = { $who } calms down: psyche { $left }{ $change ->
    [0] {" "}as before the deal
   *[other] {" "}({ SIGNED($change) } compared with before the deal)
 }.
hc-stake-round = rounds won
hc-band-wins-round = { $role ->
    [target] you win the round
   *[other] { $who } wins the round
 }

## Quality

hc-craft-begins = { $who } sets to work: { $skill }.
hc-craft-result = { $who } works with a result of { $result }.
hc-craft-fails = { $who } makes nothing of any use.
hc-craft-done = { $who } is done. Quality: { $quality }; price: { NUMBER($price, useGrouping: 0) } (base price { NUMBER($base, useGrouping: 0) }).
hc-quality-improvised = improvised
hc-quality-simple = simple
hc-quality-good = good
hc-quality-artful = artful
hc-quality-masterly = masterly
hc-quality-exquisite = exquisite
hc-quality-legendary = legendary
hc-ask-bonuses = The piece is { $quality } ({ $who }). How many bonuses shall it have?
hc-answer-bonuses = { $n ->
    [one] One bonus
   *[other] { $n } bonuses
 }
hc-ask-bonus = { $who }: Which bonus do you give the piece? So far: { $count ->
    [0] none
   *[other] { $bonuses }
 }.
hc-answer-bonus = { $bonus }
hc-bonus-w = W: one bonus die
hc-bonus-wfr = WFr: one free throw
hc-bonus-w2c = W2c: one die to throw again
hc-bonus-fkw = FkW: skill value 1 higher
hc-bonus-e = E: shift one result by 1
hc-bonus-ts = TS: one more damage die
hc-ask-use = { $who }: What does the piece help with ({ $bonuses })?
hc-answer-use = { $ability }
hc-piece-made = { $who } has a special piece, good for { $use }: { $bonuses }.
hc-piece-bonus = { $kind ->
    [w] { $amount ->
        [one] one bonus die
       *[other] { $amount } bonus dice
     }
    [wfr] { $amount ->
        [one] one free throw
       *[other] { $amount } free throws
     }
    [w2c] one die to throw again
    [fkw] skill value +{ $amount }
    [e] a result shifted by up to { $amount }
   *[ts] { $amount ->
        [one] one damage die more
       *[other] { $amount } damage dice more
     }
 }
hc-stake-quality = quality
hc-band-made = { $role ->
    [target] your piece turns out
   *[other] the piece of { $who } turns out
 }
hc-band-goal = { $role ->
    [target] you reach the goal
   *[other] { $who } reaches the goal
 }
hc-band-fine = { $role ->
    [target] your piece is exquisite
   *[other] the piece of { $who } is exquisite
 }

## Searching herbs

hc-herbs-round = { $searches ->
    [one] The search begins.
   *[other] Search { $turn } of { $searches }.
 }
hc-herbs-begin = A search for herbs: { $needed ->
    [one] one portion is
   *[other] { $needed } portions are
 } needed, and there is time for { $searches ->
    [one] one search.
   *[other] { $searches } searches.
 }
hc-herbs-gathered = { $who } finds { $portions ->
    [0] nothing
    [one] one portion
   *[other] { $portions } portions
 }{ COUNT($finds) ->
    [0] {""}
   *[other] {" "}({ $finds })
 }.
hc-herb-find = the { $face } brings { $portions }
hc-herbs-over = Found: { $found }, needed: { $needed }. { $enough ->
    [true] That is enough.
   *[false] That is too little.
 }
hc-stake-portions = portions
hc-band-finds = { $role ->
    [target] you find something
   *[other] { $who } finds something
 }

## Drinking

hc-drinking-begins = The first cups are filled: { $who }.
hc-drinking-round = Drinking, round { NUMBER($round, useGrouping: 0) }.
hc-ask-drink = { $who }: Do you drink cup number { $number }? Two dice must reach { $minimum }, or it costs strength.
hc-answer-drink = Drink (minimum { $minimum })
hc-answer-stop-drinking = Stop
hc-stops-drinking = { $who } has had enough and pushes the cup away.
hc-drinks = { $who } drinks: { $dice ->
    [0] No die reaches { $minimum }.
    [one] Only one die reaches { $minimum }.
   *[other] { $dice } dice reach { $minimum }.
 }
hc-ask-lose = { $who }: That cup was one too many. What does it cost you?
hc-answer-lose = { $track } ({ $left } left)
hc-track-physis = Physis
hc-track-psyche = Psyche
hc-drink-takes = { $who } pays for the cup with one point of { $track } ({ $left } left).
hc-vomits = { $who } vomits.
hc-dead-drunk = { $who } is dead drunk and { $asleep ->
    [true] falls asleep
   *[false] passes out
 }.
hc-drinking-won = Longest at the cup: { $who }, after { $drinks ->
    [one] one round.
   *[other] { $drinks } rounds.
 }
hc-drinking-drawn = After { $drinks ->
    [one] one round
   *[other] { $drinks } rounds
 } nobody has drunk the others under the table.
hc-raises-cup = { $who } raises cup { $number }: { $dice } dice have to reach { $minimum }.
hc-feels-sick = { $who } fights the nausea: { $minimum } is needed.
hc-keeps-it-down = { $who } keeps it down.
hc-stake-holds = drinks held
hc-band-holds = { $role ->
    [target] you hold the drink
   *[other] { $who } holds the drink
 }

## Sneaking

hc-sneak-begins = { $who } sets out, sneaking.
hc-sneak-closer = { $who } sneaks, { $band }.{ $minimum ->
    [0] {""}
   *[other] {" "}Whoever suspects nothing hears nothing at a result of { $minimum } or more.
 }{ COUNT($watching) ->
    [0] {""}
   *[other] {" "}Listening, and rolling against it: { $watching }.
 }
hc-band-far = far distance (8 to 20 m)
hc-band-middle = middle distance (3 to 8 m)
hc-band-near = near distance (up to 3 m)
hc-guard-alert = { $who } grows alert.
hc-guard-noticed = { $who } notices something ({ $whom }).
hc-guard-discovered = { $who } discovers somebody: { $whom }.
hc-guard-finds-nothing = { $who } searches, finds nothing and stays alert.
hc-no-cover = { $who } finds nowhere to hide here.
hc-alarm = { $who } raises the alarm!
hc-reaction-tie = { $who } and { $whom } react equally fast and throw again.
hc-acts-first = { $who } is quicker and acts first ({ $whom } afterwards).
hc-sneak-through = { $who } is past everybody, unseen.
hc-sneak-back = { $who } turns back, unseen.
hc-ask-alarm = { $who }: You have discovered somebody ({ $whom }). Do you raise the alarm?
hc-answer-alarm = Raise the alarm
hc-answer-quiet = Stay quiet
hc-ask-sneak-on = { $who }: { $alert ->
    [0] Nobody suspects anything.
    [one] Somebody is alert.
   *[other] { $alert } guards are alert.
 } Do you sneak on?
hc-answer-sneak-on = On: { $band }
hc-answer-sneak-back = Turn back

## Watch

hc-watch-begins = Night falls. { $shifts } shifts, on watch: { $who }.
hc-shift-kept = { $who } takes shift { $shift }.
hc-watch-minimum = { $who } needs at least { $minimum } in this shift.
hc-shift-too-tired = { $who } is too tired for a further shift: { $left ->
    [0] there is no physis point left
    [one] there is only one physis point left
   *[other] there are only { $left } physis points left
 }, and it takes { $cost }.
hc-shift-paid = { $who } pays for the further shift with { $points ->
    [one] 1 physis point
   *[other] { $points } physis points
 } ({ $left } left).
hc-watches-exhausted = { $who } keeps watch without the strength for it ({ $left } of { $cost } physis points).
hc-refuse-too-tired = That costs { $cost } physis points, and you have only { $left } left.
hc-shift-unwatched = Nobody keeps watch in shift { $shift }.
hc-falls-asleep = { $who } falls asleep on watch.
hc-notices-nothing = { $who } would not notice anything in this shift.
hc-intruder-noticed = In shift { $shift } somebody steals up and is noticed: { $who }.
hc-intruder-unnoticed = In shift { $shift } somebody steals up, and nobody notices: { $who }.
hc-night-quiet = All { $shifts } shifts go by, and nobody disturbs the night.
hc-ask-shift = { $who }: Shift { $shift } of { $shifts } is to be kept, and you have had your free one. Do you keep this one too?
hc-answer-shift-keep = Take this shift
hc-answer-shift-leave = Leave this shift to others

## Chase

hc-chase-begins = { $who } starts running. Gap: { $gap }. In every round all throw on running; equal dice up to the value are added up, otherwise the highest counts.
hc-chase-round = Chase, round { NUMBER($round, useGrouping: 0) }.
hc-chase-leads = { $who } sets the pace with { $result }: { $tempo }.
hc-chase-follows = { $who } follows with { $result } ({ $tempo }). Gap: { $gap }{ $change ->
    [0] {""}
    [1] {" "}(+1 step)
    [-1] {" "}(−1 step)
   *[other] {" "}({ SIGNED($change) } steps)
 }.
hc-chase-worn-out = { $who } cannot go on.
hc-chase-shaken-off = { $leader } is out of sight, { $who } loses the trail.
hc-chase-escaped = { $who } gets away.
hc-chase-caught = { $who } is overtaken and caught ({ $by }).
hc-chase-costs = { $why ->
    [pace] { $who } only just keeps up, which costs
    [behind] { $who } falls behind, which costs
   *[obstacle] What lies in the way costs { $who }
 } { $points ->
    [one] 1 physis point
   *[other] { $points } physis points
 } ({ $left } left).
hc-gap-0 = level
hc-gap-1 = a breath away
hc-gap-2 = at the heels
hc-gap-3 = small lead
hc-gap-4 = clear lead
hc-gap-5 = in sight
hc-gap-6 = got away
hc-tempo-0 = hardly moving
hc-tempo-1 = leisurely
hc-tempo-2 = slow
hc-tempo-3 = brisk
hc-tempo-4 = fast
hc-tempo-5 = rapid
hc-tempo-6 = breathtaking

## Obstacles

hc-obstacle-laid = { $who } → { $whom }: a { $face } lies in the way as an obstacle.
hc-obstacle-passed = { $who } gets past the obstacle of { $face } with { $dice }{ $outside ->
    [true] , at the cost of some strength
   *[false] {""}
 }.
hc-obstacle-taken = { $who } is caught by the obstacle { $face } and loses one tempo step.
hc-ask-lay = { $who }: Your result is { $result }. Do you throw something into the others' way? { $faces } will do.
hc-answer-lay = The { $face } as an obstacle for { $whom }
hc-answer-lay-none = Throw nothing more into the way
hc-ask-obstacle = { $who }: An obstacle of { $face } is in the way, and you have { $faces }. How do you get past it?
hc-answer-obstacle-match = With { $faces } of your matches or runs
hc-answer-obstacle-outside = With { $faces } from outside the group
hc-answer-obstacle-take = Be held up (one physis point and one tempo step less)
hc-refuse-obstacle-higher = The obstacle shows { $face }; this die is too low against it.
hc-cost-physis = { $amount ->
    [one] physis point
   *[other] physis points
 }

## Mistakes in content

hc-content-kind-character = character
hc-content-kind-weapon = weapon
hc-content-kind-armour = armour
hc-content-kind-item = item
hc-content-kind-ability = attribute, skill or weapon
hc-content-kind-attribute = attribute
hc-content-kind-skill = skill
hc-content-kind-scenario = scenario
hc-content-kind-row = armour row
hc-content-kind-side = side
hc-content-kind-participant = participant
hc-content-kind-mark = event
hc-content-dice = { $file }, { $where }: "{ $value }" are no dice. Write 1d8, 2d12, 1d20 and so on.
hc-content-skill = { $file }, { $where }: "{ $value }" is no skill. Write value/bonus dice like 9/2, with the star 12/2*, with a base die of its own 9/2 d12.
hc-content-star = { $file }, { $where }: "{ $value }" is not possible: the star is for general skills of value 12 and more.
hc-content-bonus = { $file }, { $where }: there is no bonus "{ $value }"; possible are W, WFr, FkW, E and TS with a number from 1 to 9, and W2c. { $hint }
hc-content-armour = { $file }, { $where }: "{ $value }" are no armour points. Write light/heavy like 2/4.
hc-content-circle = { $file }, { $where }: { $outer } outer segments cannot be shared out evenly among { $middle } middle ones.
hc-content-time = { $file }, { $where }: "{ $value }" is no time of day. Write full and half hours like 06:00 or 21:30.
hc-content-part = { $file }, { $where }: there are no parts of the kind "{ $value }". { $hint }
hc-content-side-empty = { $file }, { $where }: nobody is on the side "{ $side }".

## The character sheet

hc-sheet-lucky = Lucky number
hc-sheet-respect = Respect
hc-sheet-ep = EP
hc-sheet-mythos = Mythos
hc-sheet-regeneration = Regeneration
hc-sheet-attributes = Attributes
hc-sheet-skills = Skills
hc-sheet-arts = Combat arts
hc-sheet-physis = Physis
hc-sheet-psyche = Psyche
hc-sheet-circles = Life circles
hc-sheet-armour = Armour
hc-sheet-weapons = Weapons
hc-sheet-items = Items
hc-sheet-notes = Notes
hc-sheet-value = Value
hc-sheet-dice = Dice
hc-sheet-lead = Lead
hc-sheet-ts = TS
hc-sheet-pts = PTS
hc-sheet-light = light
hc-sheet-heavy = heavy
hc-sheet-outer = outer
hc-sheet-middle = middle
hc-sheet-inner = inner
hc-sheet-die = { $dice }d{ $sides }
hc-sheet-usable = { $dice } now
hc-sheet-left = { $left } of { $all }
hc-sheet-fewer = { $dice ->
    [one] 1 die fewer
   *[other] { $dice } dice fewer
}
hc-sheet-severe = { $wounds } severe
hc-sheet-critical = critical
hc-sheet-care-first-aid = first aid
hc-sheet-care-medicine = medicine
hc-sheet-queasy = hung over: regeneration { $points } lower
hc-sheet-used-with = with { $abilities }
hc-sheet-bonus-w = { $n ->
    [one] one more die
   *[other] { $n } more dice
}
hc-sheet-bonus-wfr = { $n ->
    [one] one free throw
   *[other] { $n } free throws
}
hc-sheet-bonus-w2c = { $n ->
    [one] one die may be thrown again
   *[other] { $n } dice may be thrown again
}
hc-sheet-bonus-fkw = value { $n } higher
hc-sheet-bonus-e = { $n ->
    [one] shift by one pip
   *[other] shift by { $n } pips
}
hc-sheet-bonus-ts = { $n ->
    [one] one more damage die
   *[other] { $n } more damage dice
}

## Odds and advice

hc-named = { $name }
hc-throw-single = single throw
hc-throw-sieve = sieve throw
hc-throw-cascade = cascade throw
hc-throw-learning = learning throw
hc-odds-dice = { $dice }d{ $die }
hc-odds-pool = { $dice } on { $value }
hc-odds-of-who = { $who }, { $ability } { $value } ({ $dice })
hc-odds-tally-dice = dice
hc-odds-tally-minimum = minimum before the target's dice
hc-odds-tally-value = value
hc-odds-tally-dice-theirs = dice of the other side
hc-odds-tally-value-theirs = value of the other side
hc-odds-title = { $subject }, { $throw }: { $goal }
hc-odds-title-then = What comes out of it
hc-odds-title-psyche = Psyche points that ones cost
hc-odds-title-mythos = Mythos points of a legendary probe
hc-odds-title-drink = { $subject }: drink number { $number }, two dice of { $minimum } or more
hc-odds-title-defence = { $subject }, single throw: defence against { $attacks }
hc-odds-title-stopped = Manoeuvres parried
hc-odds-title-damage = Damage throw { $dice }: the worst hit
hc-odds-title-hits = Number of hits
hc-odds-title-segments = Segments without armour
hc-odds-title-shot = { $subject }: immediate shot against a minimum of { $minimum }
hc-odds-between = { $low ->
    [0] { $high }
   *[other] { $low } to { $high }
 }
hc-odds-title-aimed = Aim for one phase (lead { $lead }), then shoot at once
hc-odds-title-shot-hits = The worst hit: { $weapon }
hc-odds-title-attack = { $who } attacks { $whom }
hc-odds-title-attack-hits = The worst hit of the attack, before armour
hc-odds-title-harm = What becomes of the target
hc-odds-harm-none = not hit
hc-odds-harm-stopped = hit, the armour holds
hc-odds-harm-light = lightly wounded
hc-odds-harm-badly = badly wounded
hc-odds-harm-out = out of the fight
hc-odds-title-marked = Segments behind the armour
hc-odds-title-back = What comes back
hc-odds-title-haggle = { $who } haggles with { $whom }: one round
hc-odds-title-concession = Who has to make the first concession
hc-odds-title-whole = Who gives in at the end if nobody accepts before
hc-odds-title-chase = { $who } flees from { $whom }: gap { $gap } after one round without obstacles
hc-odds-title-whole-chase = The whole chase, with obstacles
hc-odds-probe = probe
hc-odds-result = result
hc-odds-size = dice in the group
hc-odds-group = worth of the group
hc-odds-matches = matches
hc-odds-total = total
hc-odds-herbs = portions
hc-odds-psyche = psyche points
hc-odds-mythos = mythos points
hc-odds-holding = drink
hc-odds-defence = defence
hc-odds-stopped = parried
hc-odds-worst = hit
hc-odds-hits = hits
hc-odds-shot = shot
hc-odds-attack = attack
hc-odds-round = round
hc-odds-haggle = haggling
hc-odds-gap = gap
hc-odds-chase = chase
hc-odds-fails = fails
hc-odds-succeeds = succeeds
hc-odds-no-hit = none
hc-odds-light = light
hc-odds-severe = severe
hc-odds-critical = critical
hc-odds-two-points = no die holds
hc-odds-one-point = one die holds
hc-odds-holds = held well
hc-odds-gets-through = something gets through
hc-odds-all-stopped = all parried
hc-odds-misses = misses
hc-odds-hit = hits
hc-odds-no-attack = no attack possible
hc-odds-parried = without a hit
hc-odds-unharmed = nothing
hc-odds-struck-back = a hit
hc-odds-loses = lost
hc-odds-tie = tie
hc-odds-wins = won
hc-odds-gives-in = the buyer
hc-odds-both-spent = neither side alone
hc-odds-other-gives-in = the seller
hc-odds-caught = caught
hc-odds-escapes = escaped
hc-odds-faces = "{ $given }" are no faces for { $name }. Write numbers from 1 to 20 with commas: 12,12,9,3
hc-odds-dice-form = "{ $given }" does not fit { $name }. Write 1 to { $most } dice of 8, 12 or 20 sides: 3d8, 4d20
hc-odds-attacks = "{ $given }" are no manoeuvres. Write up to six values with commas, matches with a plus: 9,12+12
hc-odds-who-or-dice = Who throws? Name somebody with an ability ("richart reaction"), or a value and dice: --value 14 --dice 4d20
hc-odds-which-ability = { $who }: what is tested? Name an attribute, a skill or a weapon.
hc-odds-lucky = The lucky number is for d20 only, not for d{ $die }. Leave out --lucky.
hc-odds-no-dice = { $subject }: no die is left, the probe fails.
hc-odds-star-dice = The star takes at least { $least } d20.
hc-odds-unlearned = { $who } does not have this skill and cannot raise it like this.
hc-odds-not-ranged = { $weapon } is no ranged weapon.
hc-odds-no-shooter = { $who } has no ranged weapon. Name one with --weapon.
hc-odds-no-weapon = { $who } has no such weapon for melee.
hc-odds-aim-options = Aiming can be worked out only with the defaults of aim_ones and ignored_ones_locked.
hc-odds-same = { $who } cannot flee from themselves. Name two different people.
hc-advise-title = { $throw } with d{ $die } on { $value }, thrown: { $thrown }{ COUNT($kept) ->
    [0] {""}
   *[other] , lying already: { $kept }
 }{ $need ->
    [one] {""}
   *[other] {" "}(lead { $need })
 }
hc-advise-single = In a single throw nothing is thrown again. Take --throw sieve or --throw cascade.
hc-advise-dice = There is advice for 1 to { $most } dice, here are { $dice }. Name the faces that fell, such as 12,12,9,3
hc-advise-die = "{ $die }" does not fit the dice: there are 8, 12 and 20, and the highest face is { $highest }.

## What lies on the screen

hc-place-heading = { $part }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [fight] phase
        [journey] day
        [watch] shift
       *[other] round
    } { $round }
 } · day { $day }, { $time }
hc-part-fight = Fight
hc-part-chase = Chase
hc-part-sneak = Sneaking
hc-part-haggle = Haggling
hc-part-influence = Persuasion
hc-part-drink = Drinking
hc-part-herbs = Searching herbs
hc-part-craft = Craft
hc-part-probe = Probe
hc-part-watch = Watch
hc-part-rest = Rest
hc-part-treat = Treating wounds
hc-part-learn = Learning
hc-part-journey = Journey
hc-caption-ambush = Attack from ambush
hc-caption-bout = Bout to the first hit
hc-caption-chase = Chase ({ $who } runs away)
hc-caption-sneak = Sneaking ({ $who })
hc-caption-haggle = Haggling ({ $who } and { $seller })
hc-caption-influence = { $skill } ({ $who } against { $whom })
hc-caption-craft = { $skill } ({ $who })
hc-caption-probe = Probe of { $ability } ({ $who })
hc-caption-night = Night's rest
hc-part-begins = Now begins: { $caption }.
hc-part-between = It goes on
hc-part-over = End of the scene
hc-place-stage-ambush = Ambush
hc-place-stage-ready = Making ready
hc-place-stage-throw = Throwing
hc-place-stage-shots = Shooting
hc-place-stage-go_on = Throwing on
hc-place-stage-chances = Second chances
hc-place-stage-mastery = High mastery
hc-place-stage-settle = Balancing ones
hc-place-stage-order = Order
hc-place-stage-act = Acting
hc-place-stage-end = Carrying dice over
hc-place-weapon = damage { $damage }, lead { $lead }
hc-place-weapon-ranged = damage { $damage }
hc-place-weapon-piercing = damage { $damage }, piercing { $piercing }, lead { $lead }
hc-place-value = Combat value
hc-place-move = Movement
hc-place-awareness = Awareness
hc-place-noticing = may notice the shot
hc-place-unsuspecting = unsuspecting
hc-place-group = group
hc-place-single = single
hc-place-lying = lying
hc-place-guard = to parry
hc-place-carried = for the next phase
hc-place-in-reach = In reach: { $who }
hc-place-far = { $who } is { $metres } m away
hc-place-ability = { $ability } { $value } ({ $dice })
hc-place-item = { $bonuses } (with { $abilities })
hc-place-distances = Distances from { $who }
hc-place-unit-metres = m
hc-place-chase = Gap to { $who }
hc-place-round = Round { $round }
hc-place-obstacles = Obstacles
hc-place-sneak = { $who } sneaks
hc-place-past = past them
hc-place-guards = Guards
hc-place-guard-unsuspecting = unsuspecting
hc-place-guard-alert = alert
hc-place-guard-noticed = has noticed something
hc-place-guard-discovered = has discovered somebody
hc-place-cover = Cover
hc-place-yes = yes
hc-place-night = Night watch
hc-place-shift = Shift
hc-place-due = Whose turn it is
hc-place-kept = { $shifts ->
    [0] no shift yet
    [one] { $shifts } shift
   *[other] { $shifts } shifts
 }
hc-place-haggle = { $who } haggles with { $whom }
hc-place-price = Price on the table
hc-place-first-price = Starting price
hc-place-buyer-offer = Buyer's last offer
hc-place-seller-offer = Seller's last offer
hc-place-buyer-rounds = Rounds won by the buyer
hc-place-seller-rounds = Rounds won by the seller
hc-place-goal = Goal
hc-place-talk = { $who } works on { $whom }
hc-place-rounds = Rounds
hc-place-ability-used = Ability
hc-place-drinking = Cups
hc-place-unit-cups = cups
hc-place-minimum = { $minimum } needed
hc-place-journey = The road
hc-place-unit-days = days
hc-place-herbs = Herbs
hc-place-shifts-kept = Shifts taken
hc-place-provisions = Provisions and watch
hc-place-search = Searching herbs
hc-place-searches = Searches
hc-place-craft = { $who } at work
hc-place-base-price = Base price
hc-place-probe = Probe: { $who }
hc-place-needed = Needed
hc-place-rest = Rest
hc-place-breaks = Breaks

## What a master can change

hc-amend-clock = Time (half hours since 6 o'clock on the first day)
hc-amend-state = State
hc-amend-state-awake = awake
hc-amend-state-asleep = asleep
hc-amend-state-unconscious = unconscious
hc-amend-state-dead = dead
hc-amend-physis-lost = physis lost
hc-amend-psyche-lost = psyche lost
hc-amend-drinks = drinks
hc-amend-queasy = hangover
hc-amend-circle = life circle { $circle }
hc-amend-outer = outer segments marked
hc-amend-middle = middle segments marked
hc-amend-inner = inner segments marked
hc-amend-severe = severe wounds
hc-amend-care = care
hc-amend-care-none = untreated
hc-amend-care-first_aid = first aid
hc-amend-care-medicine = medicine
hc-amend-light = light armour
hc-amend-heavy = heavy armour
hc-amend-attribute = attribute
hc-amend-skill = skill
hc-amend-fight = in the fight
hc-amend-fight-in = fighting
hc-amend-fight-fled = fled
hc-amend-fight-gave_up = gave up
hc-amend-distance = distance in metres
hc-amend-gap = gap in the chase

# -- what it is about
hc-aim-fight-won = win the fight
hc-aim-last-fight = win the last fight of the scene
hc-aim-prevent = keep the other side from reaching its goal ({ $side })
hc-aim-points = manage at least { $needed } of these: { $points }
hc-aim-parts = The scene has up to { $parts } parts; after the last one they are counted
hc-aim-hidden-probe = pass a hidden probe
hc-aim-caught = catch { $who }
hc-aim-unseen = get { $who } there unseen
hc-aim-back = make { $who } turn back
hc-aim-haggle-won = get { $who } the price hoped for
hc-aim-influence-won = win over { $whom } with { $who }
hc-aim-drink-won = be the last at the table who can still drink
hc-aim-herbs-won = find enough herbs
hc-aim-watch-warned = not be surprised at night
hc-aim-journey-won = let everybody arrive alive
hc-aim-rested = get through to the morning unharmed
hc-aim-part = succeed at: { $part }
hc-aim-survive = foil the attempt on { $who }
hc-aim-bout = win the bout
hc-aim-fight-ends = A fight is over when everybody on one side is helpless, dead, gone or has yielded

## Numbers that a standing order may depend on

hc-number-hits = hits
hc-number-manoeuvre = value of the strongest manoeuvre

# Questions about odds, and what they want to know.
hc-given-who = who it is about; or give --dice
hc-given-ability = which ability is tested
hc-given-dice = the dice, such as 4d20
hc-given-value = the value that is tested
hc-given-throw = single, sieve or cascade
hc-given-lead = lead of a cascade throw
hc-given-goal = what is played for: result, 16, size:3, group, …
hc-given-star = with the star
hc-given-runs = runs count for groups
hc-given-lucky = the lucky number (d20 only)
hc-given-free = throws in which nothing need be kept
hc-given-lost = dice that are lost
hc-given-use = number of learning dice; default: all possible
hc-question-probe = a probe: chance or mean with best play
hc-question-shot = a shot: whether it hits, and what it does
hc-given-weapon = the ranged weapon; default: the first one
hc-given-size = target size: huge, very_large, large, small, very_small, tiny
hc-given-move = shooter: stay, slow, fast
hc-given-target-move = target: stay, slow, fast
hc-given-metres = distance in metres
hc-given-minimum = a fixed minimum instead of size and distance
hc-given-target = who evades
hc-given-evade = with what: an ability of the target, or dice such as 3d12
hc-given-evade-value = the value of these dice
hc-given-aim = also after a phase of aiming
hc-question-attack = one attack in melee: hits and effect
hc-given-attacker = who attacks
hc-given-attack-target = against whom
hc-given-attack-weapon = with what; default: the first weapon
hc-given-target-weapon = what the other side fights with
hc-given-tactic = how both decide
hc-question-defence = parrying manoeuvres with a single throw
hc-given-attacks = the manoeuvres, such as 9,12+12
hc-question-damage = the hits of a damage throw
hc-question-learn = whether a learning throw raises the value
hc-question-star = whether a learning throw earns the star
hc-question-drink = how well somebody holds a drink
hc-given-nth = which drink it is
hc-question-herbs = the portions of a search for herbs
hc-question-haggle = haggling: one round and the whole of it
hc-given-buyer = who buys
hc-given-seller = who sells
hc-question-chase = a chase: one round and the whole of it
hc-given-leader = who flees
hc-given-pursuer = who pursues
hc-given-gap = gap step at the start, 1 to 5
hc-given-advising-dice = the faces that fell, such as 12,12,9,3
hc-given-advising-throw = sieve or cascade
hc-given-kept = faces that lie already, such as 8,8
hc-given-die = 8, 12 or 20; default: by value and faces

# Names that no content gives.
hc-duel-introduction = Two against each other.
hc-name-fist = fist
hc-name-exquisite = exquisite piece
hc-name-legendary = legendary piece

hc-carried-ep = EP
hc-carried-respect = respect
hc-carried-mythos = mythos
hc-carried-armour = armour points

## Cards

hc-sheet-weapon-sword = sword
hc-sheet-weapon-blunt = blunt
hc-sheet-weapon-polearm = polearm
hc-sheet-weapon-dagger = dagger
hc-sheet-weapon-unarmed = unarmed
hc-sheet-weapon-bow = bow
hc-sheet-weapon-crossbow = crossbow
hc-sheet-weapon-thrown = thrown
