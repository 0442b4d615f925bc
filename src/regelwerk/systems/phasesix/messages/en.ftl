### The sentences of Phase Six. Names have neither case nor gender and therefore stay as they are.

system-title = Phase Six: combat

## Beginning, order, rounds

ps-rolls-initiative = { $formula ->
    [quickness_d6_sum] Everybody rolls initiative: as many d6 as quickness says. Ties go by quickness, then by deftness.
   *[other] Everybody rolls initiative: one d6 plus quickness. Ties go by quickness, then by deftness.
 }
ps-tries-quick-reaction = { $who }, quick reaction (apprehension): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-initiative = { $who }: initiative { $initiative }.
ps-tie = A tie, in quickness and deftness too: a roll-off decides. Rolling in this order: { $who }.
ps-order = Order: { $order }.
ps-quick-reaction = { $who } is wide awake: one action for reactions.
ps-round = Round { NUMBER($round, useGrouping: 0) } begins.
ps-turn = Round { NUMBER($round, useGrouping: 0) }: { $who } to act, { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
 }.
ps-turn-unaware = Round { NUMBER($round, useGrouping: 0) }: { $who } to act, suspecting nothing yet.
ps-saves-actions = { $who } keeps { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } for reactions.
ps-surprise-ends = The surprise is over, alerted now: { $who }.

## Attack

ps-dice-reasons = { COUNT($dice-reasons) ->
    [1] {""}
   *[other] {" "}({ $dice-reasons })
 }
ps-min-roll-reasons = { COUNT($min-roll-reasons) ->
    [1] {""}
   *[other] {" "}({ $min-roll-reasons })
 }
# Where no crit is possible, $crit is empty and not a number.
ps-attacks = { $who } attacks { $target }, { $weapon } ({ $mode }): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{" "}({ $dice-reasons }) against { $min-roll }+{ ps-min-roll-reasons }{ $crit ->
    [other] , crit from { $crit }
   *[none] {""}
 }.
ps-hits = { $who } scores { $crits ->
    [0] { $normals ->
        [0] no hit
        [one] 1 hit
       *[other] { $normals } hits
     }
    [one] { $normals ->
        [0] 1 crit
        [one] 1 hit and 1 crit
       *[other] { $normals } hits and 1 crit
     }
   *[other] { $normals ->
        [0] { $crits } crits
        [one] 1 hit and { $crits } crits
       *[other] { $normals } hits and { $crits } crits
     }
 }{ $mega ->
    [0] {""}
    [one] , mega-critical: 1 more wound
   *[other] , mega-critical: { $mega } more wounds
 }.
ps-rolls-cover = { $who } rolls for cover { $number }+: one d6 for each { $crits ->
    [0] hit
   *[other] { $normals ->
        [0] crit
       *[other] hit, then for each crit
     }
 }.
ps-cover = { $who }, cover { $number }+: { $crits ->
    [0] { $normals ->
        [0] nothing stopped
        [one] 1 hit stopped
       *[other] { $normals } hits stopped
     }
    [one] { $normals ->
        [0] 1 crit stopped
        [one] 1 hit and 1 crit stopped
       *[other] { $normals } hits and 1 crit stopped
     }
   *[other] { $normals ->
        [0] { $crits } crits stopped
        [one] 1 hit and { $crits } crits stopped
       *[other] { $normals } hits and { $crits } crits stopped
     }
 }, { $crits-left ->
    [0] { $normals-left ->
        [0] nothing remains
        [one] 1 hit remains
       *[other] { $normals-left } hits remain
     }
    [one] { $normals-left ->
        [0] 1 crit remains
        [one] 1 hit and 1 crit remain
       *[other] { $normals-left } hits and 1 crit remain
     }
   *[other] { $normals-left ->
        [0] { $crits-left } crits remain
        [one] 1 hit and { $crits-left } crits remain
       *[other] { $normals-left } hits and { $crits-left } crits remain
     }
 }.
ps-through-protection = { $protection ->
    [0] { $who } has no protection (after penetration)
   *[other] { $who } has protection { $protection } (after penetration), which stops { $prevented ->
        [0] nothing
        [one] 1 hit
       *[other] { $prevented } hits
     }
 }; { $crits ->
    [0] { $normals ->
        [0] nothing gets through
        [one] 1 hit gets through
       *[other] { $normals } hits get through
     }
    [one] { $normals ->
        [0] 1 crit gets through
        [one] 1 hit and 1 crit get through
       *[other] { $normals } hits and 1 crit get through
     }
   *[other] { $normals ->
        [0] { $crits } crits get through
        [one] 1 hit and { $crits } crits get through
       *[other] { $normals } hits and { $crits } crits get through
     }
 }{ $more ->
    [0] {""}
   *[other] , good for { $wounds } wounds
 }{ $per-hit ->
    [1] {""}
   *[other] {" "}({ $per-hit } for each hit)
 }{ $beyond ->
    [0] {""}
   *[other] , more than it takes
 }.
ps-armor-damaged = { $who }, { $armor }: down by { $loss } percentage points, { $left } % left.
ps-tries-coup = { $who } tries a coup de grâce on { $target }, who is helpless, { $weapon } ({ $mode }): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-coup = The coup de grâce succeeds, { $target } is { $successes ->
    [one] 1 level
   *[other] { $successes } levels
 } closer to death.
ps-may-wake = { $who } may wake up (perception): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+.
ps-coup-fails = The coup de grâce on { $target } fails.

## Reactions

ps-reacts = { $who } reacts. { $handling }.
ps-reaction-lost = { $who } no longer gets to react.
ps-reaction-lapses = { $who } can no longer react as declared. { $handling }.
ps-dodges = { $who } dodges: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-dodge-succeeds = { $who }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
 }, the attack meets thin air.
ps-dodge-fails = { $who }: no success at dodging, the attack comes through.
ps-parries = { $who } parries: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-parry-stops = { $who }: The parry stops { $stopped ->
    [0] nothing
    [one] 1 hit
   *[other] { $stopped } hits
 }{ $crits ->
    [0] {""}
    [one] , 1 crit comes through
   *[other] , { $crits } crits come through
 }.

## Wounds and conditions

ps-wounded = { $who } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }: { ps-hearts-left }.
ps-wounded-no-more = { $who } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 } instead of { $came }, because there is no more to lose: { ps-hearts-left }.
ps-hearts-left = { $hearts ->
    [0] { $boosts ->
        [0] no heart left
        [one] no heart, but 1 boost left
       *[other] no heart, but { $boosts } boosts left
     }
    [one] { $boosts ->
        [0] 1 heart left
        [one] 1 heart and 1 boost left
       *[other] 1 heart and { $boosts } boosts left
     }
   *[other] { $boosts ->
        [0] { $hearts } hearts left
        [one] { $hearts } hearts and 1 boost left
       *[other] { $hearts } hearts and { $boosts } boosts left
     }
 }
ps-falls = { $who } collapses: dying, level { $level }.
ps-dying-holds = { $who } hangs on: still dying, level { $level }.
ps-stays-unconscious = { $who } stays unconscious: waking up takes { $level ->
    [one] 1 success
   *[other] { $level } successes
 }.
ps-dying-worse = { $who } is slipping away: dying, level { $level }.
ps-dies = { $who } is dead.
ps-wakes = { $who } wakes up.
ps-afflicted = { $who } is now { $condition }, level { $level }.
ps-recovers = { $who } is { $level ->
    [0] no longer { $condition }
   *[other] only { $condition } at level { $level } now
 }.
ps-tries-save = { $who }, { $rule } ({ $attribute }): { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $min-roll }+.
ps-successes = { $who }, { $rule }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }.
ps-bleeds = { $who } keeps bleeding.
ps-stabilised = { $who } is stabilised and out of mortal danger.
ps-not-stabilised = { $who } is still dying: stabilising takes { $level ->
    [one] 1 success
   *[other] { $level } successes
 }.

## Gear and helping hands

ps-readies = { $who } readies a weapon: { $weapon }.
ps-reloads = { $who } reloads: { $weapon }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }.
ps-braces = { $who } braces the weapon: { $weapon }.
ps-takes-up = { $who } takes the weapon up again: { $weapon }.
ps-aims = { $who } aims at { $target }: { $weapon }, for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }.
ps-aim-lost = { $who } loses sight of the mark.
ps-shield-block = { $who } goes into a shield block: { $shield } covers from the next round on.
ps-gives-first-aid = { $who }, first aid: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-bandaged = { $who } is patched up{ $boosts ->
    [0] {""}
    [one] {" "}and now has 1 boost
   *[other] {" "}and now has { $boosts } boosts
 }.
ps-uses-item = { $who } helps: { $item } for { $target }.
ps-uses-item-self = { $who } uses { $item } on their own wounds.
ps-aids = { $who } gives first aid to { $target }.
ps-aids-self = { $who } tends to their own wounds.
ps-tries-to-stabilise = { $who } tries to stabilise { $target }.
ps-puts-out = { $who } puts out the flames: { $target } no longer burns.
ps-puts-out-self = { $who } puts out the flames and no longer burns.
ps-shakes-awake = { $who } shakes { $target }.
ps-does-other = { $who } does something else.

## Outside a fight

ps-rolls-for-group = { $who } rolls along: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-seeks-rest = { $who } rests: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }{ ps-dice-reasons } against { $min-roll }+{ ps-min-roll-reasons }.
ps-rested = { $who }, rest: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }. { $healed ->
    [0] Nothing heals
    [one] 1 wound heals
   *[other] { $healed } wounds heal
 }: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
 }.
ps-group-succeeds = Group roll: { $successes } of { $needed } successes needed. Done.
ps-group-fails = Group roll: { $successes } of { $needed } successes needed. That is not enough.

## Movement

ps-moves-walk = { $who } walks { NUMBER($metres, maximumFractionDigits: 1) } m, as far as { $spot }.
ps-moves-walk-on-screen = { $who } walks { NUMBER($metres, maximumFractionDigits: 1) } m.
ps-moves-run = { $who } runs { NUMBER($metres, maximumFractionDigits: 1) } m, as far as { $spot }.
ps-moves-run-on-screen = { $who } runs { NUMBER($metres, maximumFractionDigits: 1) } m.
ps-moves-crawl = { $who } crawls { NUMBER($metres, maximumFractionDigits: 1) } m, as far as { $spot }.
ps-moves-crawl-on-screen = { $who } crawls { NUMBER($metres, maximumFractionDigits: 1) } m.
ps-turns-round = { $who } turns round.
ps-crouches = { $who } crouches.
ps-stands-up = { $who } stands up.
ps-leaves = { $who } is at the exit and leaves the fight.

## Throwing

ps-throws = { $who } throws at { $target }: { $item }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } ({ $dice-reasons }) against { $min-roll }+{ ps-min-roll-reasons }.
ps-throw-lands = { $who }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
 }, the throw is on the mark{ $mapped ->
    [true] {""}. It comes down at { $spot }
   *[false] {""}
 }.
ps-throw-lands-on-screen = { $who }: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
 }, the throw is on the mark.
ps-throw-strays = { $who }: no success, the throw scatters.
ps-scatters = Scatter: { $metres } m towards { $clock } o'clock, as { $who } sees it{ $mapped ->
    [true] ; it comes down at { $spot }
   *[false] {""}
 }.
ps-scatters-on-screen = Scatter: { $metres } m towards { $clock } o'clock, as { $who } sees it.
ps-rolls-radius = { $who } rolls how many metres the effect reaches.
ps-blast-catches = Blast of { $item }, radius { $radius } m: { $number ->
    [0] nobody is near
   *[other] catches { $caught }{ $hits ->
        [0] {""}
        [one] {" "}with { $number ->
            [one] 1 hit
           *[other] 1 hit each
         }
       *[other] {" "}with { $number ->
            [one] { $hits } hits
           *[other] { $hits } hits each
         }
     }
 }.
ps-blast-blocked = { $who } is spared: an obstacle keeps everything off.

## Extra dice

ps-buys-action = { $who } spends a bonus die on an action: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 } now.
ps-steals-action = { $who } spends a destiny die and steals an action: { $target } loses it { $at-once ->
    [true] at once
   *[false] next turn
 }.
ps-added-dice = { $who } adds { $bonus ->
    [0] { $destiny ->
        [one] 1 destiny die
       *[other] { $destiny } destiny dice
     }
    [one] { $destiny ->
        [0] 1 bonus die
        [one] 1 bonus die and 1 destiny die
       *[other] 1 bonus die and { $destiny } destiny dice
     }
   *[other] { $destiny ->
        [0] { $bonus } bonus dice
        [one] { $bonus } bonus dice and 1 destiny die
       *[other] { $bonus } bonus dice and { $destiny } destiny dice
     }
 }.
ps-spent-bonus = { $who } adds a bonus die.
ps-spent-destiny = { $who } adds a destiny die.
ps-spent-reroll = { $who } takes a reroll: all dice fall anew.
ps-spent-destiny-reroll = { $who } spends a destiny die: all dice fall anew.

## Questions

ps-ask-handling = { $who } to act, { $actions ->
    [0] no action left
    [one] 1 action left
   *[other] { $actions } actions left
 }. What do you do?
ps-ask-further = { $who } is walking. Do you want to do something on the way? Rolls are 1 harder meanwhile.
ps-ask-way = { $who } is at { $spot } and can go { NUMBER($metres, maximumFractionDigits: 1) } m. Where to?
ps-ask-way-on-screen = { $who } can go { NUMBER($metres, maximumFractionDigits: 1) } m. Where to?
ps-ask-facing = Which way does { $who } look now?
ps-ask-reaction = { $actor } has acted. Do you react?
ps-ask-reaction-before = { $actor } attacks { $target }: the hit roll is about to fall. Do you react?
ps-ask-reaction-attack = { $actor } attacks { $target }: { $crits ->
    [0] { $normals ->
        [0] no hit
        [one] 1 hit
       *[other] { $normals } hits
     }
    [one] { $normals ->
        [0] 1 crit
        [one] 1 hit and 1 crit
       *[other] { $normals } hits and 1 crit
     }
   *[other] { $normals ->
        [0] { $crits } crits
        [one] 1 hit and { $crits } crits
       *[other] { $normals } hits and { $crits } crits
     }
 }. Do you react?
ps-ask-reaction-throw = { $actor } throws { $item }. Do you react?
ps-ask-other-target = { $who } can no longer attack this target. Do you take another one?
ps-ask-dice-before = { $who }, { $rule }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } against { $min-roll }+. Do you add dice?
ps-ask-dice-after = { $who }, { $rule }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
 }{ $crits ->
    [0] {""}
    [one] , 1 of them a crit
   *[other] , { $crits } of them crits
 }. Do you let the roll stand?

## Answers

ps-handling-attack = Attack { $target }: { $gear } ({ $mode })
ps-handling-coup-de-grace = Coup de grâce against { $target }: { $gear } ({ $mode })
ps-handling-aim = Aim at { $target }: { $gear }
ps-handling-throw-item = Throw at { $target }: { $gear }
ps-handling-use-item = Use { $gear }: { $target }
ps-handling-first-aid = First aid: { $target }
ps-handling-stabilise = Stabilise: { $target }
ps-handling-put-out = Put out the flames: { $target }
ps-handling-wake = Wake: { $target }
ps-handling-reload = Reload: { $gear }
ps-handling-ready = Ready: { $gear }
ps-handling-walk = Walk
ps-handling-run = Run
ps-handling-crawl = Crawl
ps-handling-crouch = Crouch
ps-handling-stand-up = Stand up
ps-handling-brace = Brace: { $gear }
ps-handling-take-up = Take up again: { $gear }
ps-handling-shield-block = Shield block
ps-handling-other = Do something else
ps-handling-buy-action = Buy an action
ps-handling-steal = Steal an action: { $target }
ps-handling-end-turn = End the turn
ps-handling-none = Do nothing
ps-handling-dodge = Dodge
ps-handling-parry = Parry
ps-handling-parry-with = Parry: { $gear }
ps-handling-shield-parry = Shield parry
ps-way-stay = Stay here
ps-way-to = To { $spot }, { NUMBER($metres, maximumFractionDigits: 1) } m
ps-way-to-on-screen = { NUMBER($metres, maximumFractionDigits: 1) } m, as shown
ps-way-towards = Towards { $target }, as far as { $spot }
ps-way-towards-on-screen = Towards { $target }
ps-facing-keep = Keep looking the same way
ps-facing-towards = Look at { $target }
ps-facing-place = Look towards { $spot }
ps-facing-place-on-screen = Look that way
ps-answer-extra-dice = { $bonus ->
    [0] { $destiny ->
        [0] Add no dice
        [one] Add 1 destiny die
       *[other] Add { $destiny } destiny dice
     }
    [one] { $destiny ->
        [0] Add 1 bonus die
        [one] Add 1 bonus die and 1 destiny die
       *[other] Add 1 bonus die and { $destiny } destiny dice
     }
   *[other] { $destiny ->
        [0] Add { $bonus } bonus dice
        [one] Add { $bonus } bonus dice and 1 destiny die
       *[other] Add { $bonus } bonus dice and { $destiny } destiny dice
     }
 }
ps-answer-keep-roll = Let the roll stand
ps-answer-reroll = Roll everything anew
ps-answer-destiny-reroll = Roll everything anew, paid with a destiny die
ps-answer-bonus = Add a bonus die
ps-answer-destiny = Add a destiny die

## Costs: after a number, the same for one and many

ps-cost-action = act.
ps-cost-bonus-die = { $amount ->
    [one] bonus die
   *[other] bonus dice
}
ps-cost-destiny-die = { $amount ->
    [one] destiny die
   *[other] destiny dice
}
ps-cost-reroll = { $amount ->
    [one] reroll
   *[other] rerolls
}

## What cannot be done

ps-no-actions = This costs { $cost ->
    [one] 1 action
   *[other] { $cost } actions
 }, you have { $actions ->
    [0] none
   *[other] { $actions }
 }.
ps-no-too-long = This takes { $cost } actions, and there is time for one.
ps-no-ammo = { $left ->
    [0] { $weapon } is empty, nothing left for { $mode }.
    [one] { $weapon } has 1 round left, too few for { $mode }.
   *[other] { $weapon } has { $left } rounds left, too few for { $mode }.
 }
ps-no-uses = { $weapon } is used up in this fight.
ps-no-throwing-weapon = None of these is left: { $weapon }.
ps-no-item = None of these is left: { $item }.
ps-no-not-ready = { $weapon } is not ready yet.
ps-no-reach = { $target } is { NUMBER($distance, maximumFractionDigits: 1) } m away, the weapon reaches { $reach } m.
ps-no-range = { $target } is { NUMBER($distance, maximumFractionDigits: 1) } m away, { $reach } m is the limit.
ps-no-range-place = The place is { NUMBER($distance, maximumFractionDigits: 1) } m away, { $reach } m is the limit.
ps-no-line = The way to { $target } is blocked.
ps-no-line-place = The way to that place is blocked.
ps-no-dice = There is no die left for it (sum { $dice }).
ps-no-coup-melee-only = At this table a coup de grâce is for melee only.
ps-no-aim-more = Aiming any longer brings nothing.
ps-no-shield = No shield parry without a shield.
ps-no-shield-hand = There is no hand free for the shield.
ps-no-support = There is nothing here to rest the weapon on. Crouch, or stand next to cover of 4+ or 5+.
ps-no-crouched = Crouched, you can only crawl. Stand up first.
ps-no-from-behind = The attack comes unnoticed.
ps-no-dodge-ranged = Dodging helps in melee only.
ps-no-evasion = There is no die left to dodge with (sum { $dice }).
ps-no-parry-ranged = Parrying helps in melee only.
ps-no-parry-weapon = There is nothing in hand to parry with.
ps-no-way-too-long = The way is { NUMBER($metres, maximumFractionDigits: 1) } m long, you can go { NUMBER($allowed, maximumFractionDigits: 1) } m.
ps-no-way-off-map = The map ends at { $spot }.
ps-no-way-off-map-on-screen = The map ends there.
ps-no-way-blocked = Something is in the way at { $spot }: { $what }.
ps-no-way-blocked-on-screen = Something is in the way: { $what }.

## The end

ps-end-last-standing = Nobody else is left standing.
ps-end-escaped = Through and safe: { $side }.
ps-end-must-live = { $who } is dead and should have lived.
ps-end-left = Got away from the fight: { $who }. Nobody has won.
ps-end-nobody = Nobody stands any more.
ps-end-round-limit = { $rounds ->
    [one] One round is
   *[other] { NUMBER($rounds, useGrouping: 0) } rounds are
 } over, and the fight is a draw.

## What a number is made of

ps-term-given = as given
ps-term-min-roll = minimum roll
ps-term-ruling = master
ps-ruling-difficulty = minimum roll
ps-term-difficulty = difficulty
ps-term-poisoned = poisoned
ps-term-burning = burning
ps-term-crouched = crouched
ps-term-walking = walking
ps-term-braced = braced
ps-term-floor = lower limit
ps-term-hits = hits of the attack
ps-term-shocked = shocked
ps-term-pool = the foe's dice
ps-term-melee-skill = melee
ps-term-shooting = shooting
ps-term-throwing = throwing
ps-term-perception = perception
ps-term-first-aid = first aid
ps-term-damage-potential = damage potential
ps-term-burst = burst
ps-term-distance = wrong distance
ps-term-crit = crit threshold
ps-term-aim = aimed
ps-term-crit-floor = lowest crit threshold
ps-term-evasion = evasion
ps-term-quick-deft = quickness and deftness
ps-term-lineage = lineage
ps-term-encumbrance = encumbrance
ps-term-cover = one d6 for each hit
ps-term-penetration = penetration
ps-term-penetration-lost = surplus penetration
ps-term-hearts = hearts of the target
ps-term-boosts = boosts of the target
ps-term-levels-of-dying = levels of dying
ps-term-natural-protection = natural protection
ps-term-armor = armour
ps-term-shield = shield

## What is at stake, and its numbers

ps-stake-wounds = wounds
ps-stake-wounds-all = wounds on the other side
ps-stake-wounds-friends = wounds on one's own side
ps-stake-levels = levels nearer to death
ps-band-hit = { $role ->
    [target] you are hit
    [doer] hits { $who }
   *[other] { $who } is hit
 }
ps-band-wounded = { $role ->
    [target] you are wounded
    [doer] { $again ->
        [true] wounds
       *[false] wounds { $who }
     }
   *[other] { $who } is wounded
 }
ps-band-out = { $role ->
    [target] you collapse
    [doer] { $again ->
        [true] puts out of the fight
       *[false] puts { $who } out of the fight
     }
   *[other] { $who } collapses
 }
ps-band-coup = { $role ->
    [doer] brings { $who } nearer to death
   *[other] { $who } comes nearer to death
 }
ps-band-killed = { $role ->
    [doer] { $again ->
        [true] kills
       *[false] kills { $who }
     }
   *[other] { $who } dies
 }
ps-band-blast-hit = { $role ->
    [doer] hits somebody of the other side
   *[other] an enemy of the thrower ({ $by }) is hit
 }
ps-band-blast-wounded = { $role ->
    [doer] wounds somebody of the other side
   *[other] an enemy of the thrower ({ $by }) is wounded
 }
ps-band-blast-out = { $role ->
    [doer] puts somebody of the other side out of the fight
   *[other] an enemy of the thrower ({ $by }) collapses
 }
ps-band-friends-hit = { $role ->
    [target] hits you or your own side
   *[other] also hits the side of the thrower ({ $by })
 }
ps-band-friends-wounded = { $role ->
    [target] wounds you or somebody on your own side
   *[other] also wounds the side of the thrower ({ $by })
 }
ps-band-friends-out = { $role ->
    [target] puts you or somebody on your own side out of the fight
   *[other] also puts somebody on the side of the thrower ({ $by }) out of the fight
 }
ps-figure-dice = dice
ps-figure-min-roll = minimum roll
ps-figure-crit = crit from
ps-figure-protection = protection
ps-figure-cover = cover from
ps-figure-most-wounds = wounds at most
ps-figure-dodge = dice to dodge
ps-figure-parry = dice to parry

## Words

ps-spot = ({ NUMBER($x, maximumFractionDigits: 1) }, { NUMBER($y, maximumFractionDigits: 1) })
ps-spot-on-screen = a spot on the ground
ps-mode-melee = melee
ps-mode-single = single shot
ps-mode-burst = burst
ps-mode-throw = throw
ps-condition-dead = dead
ps-condition-dying = dying
ps-condition-unconscious = unconscious
ps-condition-stabilised = stabilised
ps-condition-asleep = asleep
ps-condition-shocked = shocked
ps-condition-burning = burning
ps-condition-bleeding = bleeding
ps-condition-poisoned = poisoned
ps-condition-crouched = crouched
ps-attribute-deftness = deftness
ps-attribute-strength = strength
ps-attribute-quickness = quickness
ps-attribute-resistance = resistance
ps-attribute-endurance = endurance
ps-attribute-attractiveness = attractiveness
ps-attribute-education = education
ps-attribute-logic = logic
ps-attribute-conscientiousness = conscientiousness
ps-attribute-willpower = willpower
ps-attribute-apprehension = apprehension
ps-attribute-charm = charm
ps-roll-ps-hit-01 = hit roll
ps-roll-ps-dod-05 = dodge
ps-roll-ps-par-02 = parry
ps-roll-ps-thr-01 = throw
ps-roll-ps-hea-03 = first aid
ps-roll-ps-cdg-04 = perception while asleep
ps-roll-ps-quick-reaction = quick reaction
ps-roll-ps-rol-08 = group roll
ps-roll-ps-rol-09 = rest
ps-roll-ps-cnd-02 = roll against dying
ps-roll-ps-cnd-05 = roll to wake up
ps-roll-ps-cnd-06 = roll against shock
ps-roll-ps-cnd-08 = roll against bleeding
ps-roll-ps-cnd-09 = roll against poison

## Questions about odds

# A name that comes along in both languages.
ps-named = { $name }
ps-odds-attack = { $weapon } ({ $mode })
ps-odds-nothing-to-compare = { $attacker } has no attack that fits this. Take another weapon or another mode.
ps-odds-unknown-mode = There is no attack mode "{ $mode }". Possible are: { $known }.
ps-odds-not-carried = { $who } does not carry "{ $weapon }". To choose from: { $known }.
ps-odds-impossible = This is not possible, { $weapon }: { $reason } ({ $rule })
ps-odds-cover = There is no cover "{ $cover }". Possible are 4, 5 and 6.
ps-odds-defence = There is no defence "{ $defence }". Possible are dodge, parry and shield_parry.

## Errors in content

ps-content-kind-weapon = weapon
ps-content-kind-armor = armour
ps-content-kind-shield = shield
ps-content-kind-item = item
ps-content-kind-character = character
ps-content-kind-foe = foe
ps-content-kind-participant = participant
ps-content-kind-scenario = scenario
ps-content-kind-side = side
ps-content-kind-gear = gear
ps-content-carried-twice = { $file }, { $where }: "{ $id }" is named twice; only throwing weapons are carried several times.
ps-content-mode-kind = { $file }, { $where }: the attack mode "{ $mode }" does not go with a weapon of the kind "{ $kind }". Allowed: { $allowed }.
ps-content-item-purpose = { $file }, { $where }: an item has either hits or boosts.
ps-content-parry-mode = { $file }, { $where }: only melee attacks can parry, not "{ $mode }".
ps-content-side-empty = { $file }, { $where }: nobody is on the side "{ $side }".
ps-content-no-map = { $file }, { $where }: the map is missing. State map = [width, height] or play with space = "none".
ps-content-outside = { $file }, { $where }: this is outside the map of { $width } × { $height } metres.
ps-content-solid = { $file }, { $where }: the place is inside solid terrain ("{ $terrain }").
ps-content-no-area = { $file }, { $where }: the rectangle has no area; its corners must be opposite each other.
ps-content-exit-open = { $file }, { $where }: an exit is neither solid nor gives cover.
ps-content-hands = { $file }, { $where }: this would take { $needed } hands; there are two.
ps-content-no-hearts = { $file }, { $where }: without hearts and boosts one is dying or unconscious; state dying or unconscious.
ps-content-escape-half = { $file }, { $where }: an escape needs both escape_side and escape_x_m.
ps-content-initiative-partly = { $file }, { $where }: state the initiative of everybody or of nobody.

## At a glance

ps-board-hearts = Hearts
ps-board-boosts = Boosts
ps-board-actions = Actions
ps-board-dice = Dice
ps-board-notes = Condition
ps-board-gone = no longer here
ps-board-unaware = unaware

## The table

ps-place-before = Before the first round: the dice for initiative are about to fall.
ps-place-round = Round { $round } · { $who } to act
ps-place-round-of = Round { $round } of { $limit } · { $who } to act
ps-place-order = Order
ps-place-distances = Distances from { $who }
ps-place-metres = m
ps-place-goals = What it is about
ps-place-rounds = Rounds
ps-place-escape = Escape
ps-place-where = { $spot }
ps-place-where-on-screen = { $region }
ps-place-escape-to = { $side }: everybody { $x } m to the east
ps-place-must-live = Must live
ps-place-bonus-dice = Bonus dice
ps-place-destiny-dice = Destiny dice
ps-place-rerolls = Rerolls
ps-place-level = { $condition } { $level }
ps-place-loss = { $actions ->
    [one] one action less next time
   *[other] { $actions } actions less next time
}
ps-place-aims = aims at { $target }: { $weapon }, { $actions } { $actions ->
    [one] action
   *[other] actions
}
ps-place-weapons = Weapons
ps-place-weapon = Penetration { $penetration }, { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
} per hit, range { $metres } m
ps-place-loaded = { $weapon } { $left }/{ $most }
ps-place-armor = Armour
ps-place-armor-left = { $armor }, { $left } % left
ps-place-items = Items
ps-place-count = { $item } × { $number }
ps-place-evasion = Evasion
ps-place-cover = Cover
ps-place-cover-against = { $number }+ against { $who }
ps-place-no-sight = out of sight of { $who }
ps-place-pace = Movement
ps-derived-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
ps-place-paces = walk { $walk } m, run { $run } m, crawl { $crawl } m
ps-amend-turn = Whose turn it is
ps-amend-round = Round
ps-amend-pending-loss = Actions lost
ps-amend-ready = In hand
ps-amend-ammo = Loaded
ps-amend-item = Number
ps-amend-armor = Condition in per cent
ps-amend-x = Place: metres to the east
ps-amend-y = Place: metres to the north

# -- what it is about
ps-aim-last-standing = put all opponents out of action
ps-aim-escape = get everybody through to the line at { $metres } m in the east
ps-aim-kill = kill { $who }
ps-aim-protect = keep { $who } alive
ps-aim-hold-back = let nobody through ({ $side })
ps-aim-round-limit = After round { $rounds } it is a draw

## Numbers that a standing order may depend on

ps-number-hits = hits of the attack
ps-number-crits = critical hits of the attack
ps-number-successes = successes of the roll

# Questions about odds, and what they want to know.
ps-given-attacker = who attacks
ps-given-target = who is attacked
ps-given-weapon = with what; default: all
ps-given-mode = attack mode; default: all
ps-given-aim = actions spent on aiming
ps-given-cover = cover: 4, 5 or 6
ps-given-distance = metres; the distance rule then holds
ps-given-defence = dodge, parry or shield_parry
ps-given-walking = while walking: true
ps-given-braced = weapon braced: true
ps-given-crouched = attacker crouched: true
ps-given-hearts = the target's hearts; default: unhurt
ps-question-attack = the wounds of one attack, exactly

# Names that no content gives.
ps-duel-introduction = A duel.
ps-name-unarmed = unarmed

## Sheet

ps-sheet-attributes = Attributes
ps-sheet-health = Health
ps-sheet-dice = Extra dice
ps-sheet-skills = Skills
ps-sheet-mind = Mind
ps-sheet-penetration = Penetr.
ps-sheet-wounds = Wounds
ps-sheet-range = Range
ps-sheet-loaded = Loaded
ps-sheet-number = Number
ps-sheet-condition = Condition
ps-sheet-encumbrance = Encumbrance
ps-sheet-pace = { $walk }/{ $run } m
ps-sheet-roots = { $first }, { $second }
ps-sheet-of = { $left } of { $most }
ps-sheet-metres = { $metres } m
ps-sheet-percent = { $percent }%
ps-sheet-burst = burst +{ $dice } dice
ps-sheet-two-hands = two-handed
ps-sheet-parries = can parry
ps-sheet-reload = reload: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }
ps-sheet-wound-brings = { $condition } on a wound
ps-sheet-blast = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } with { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 } each, penetration { $penetration }
ps-sheet-range-of = range { $metres } m
ps-sheet-radius = radius { $metres } m
ps-sheet-bandage = first aid: { $boosts ->
    [one] 1 boost
   *[other] { $boosts } boosts
 }
ps-sheet-signed = { SIGNED($amount) }
