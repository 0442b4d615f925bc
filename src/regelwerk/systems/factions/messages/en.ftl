### The sentences of Factions. Names have neither case nor gender and therefore stay as they are.

system-title = Factions

## Phase, cards, order

fa-phase = Phase { NUMBER($phase, useGrouping: 0) } begins.
fa-phase-ends = Phase { NUMBER($phase, useGrouping: 0) } is over.
fa-mission = { $phase ->
    [0] Even before the first phase
   *[other] After phase { NUMBER($phase, useGrouping: 0) }
 }: the characters set out on a mission.
fa-shuffled = The cards are shuffled.
fa-dealt = { $who }, action card: { $card }.
fa-dealt-joker = { $who }, action card: { $card } (acts at any time, +2 on all rolls of this phase).
fa-turn = Next to act: { $who }.
fa-minors = { COUNT($who) ->
    [one] To act last: { $who }.
   *[other] To act last, all at once: { $who }.
 }
fa-turn-goes-on = Time for free actions: { $who }.
fa-passes = { $who }: biding time, no action.
fa-declares = { $who }, announcement: { $act }.
fa-declared-in-vain = { $who }: nothing comes of it any more. { $reason }
fa-joker-tie = { $who } against { $other }: both sides want to act now, operations against operations.
fa-interrupts = { $who } → { $other }: interruption!
fa-interrupts-in-vain = { $who } → { $other }: the interruption comes too late.
fa-joker-forfeited = { $who }: the joker lapses unused.
fa-holds = { $who }: the card stays in hand until the right moment comes.

## Rolls

fa-rolled = { $who }, { $roll }: { $total } against { $tn }, { $grade ->
    [-1] two ones and so a critical failure
    [0] failure
    [1] success
   *[other] { $raises ->
        [one] success with 1 raise
       *[other] success with { $raises } raises
     }
 }.
fa-contest-first = { $who }, { $roll }: { $total }{ $critical ->
    [true] , but two ones and so a critical failure
   *[false] {""}
 }.
fa-contest = { $who }, { $roll }: { $total } against { $against }, { $grade ->
    [-1] held off
    [0] held off
    [1] beaten
   *[other] clearly beaten
 }.
fa-rolls-anew = { $who }: another roll.
fa-rolls-anew-freely = { $who }: another roll, free of charge ({ $asset }).
fa-better-counts = { $who }: the better roll from before counts.
fa-critical-shaken = { $who }: shaken by mistakes of their own making.

## Attack

fa-attack = { $who } → { $target }: { $free ->
    [true] free attack
   *[false] attack
 } with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } against defence { $defense }{ COUNT($defense-reasons) ->
    [1] {""}
    [2] {""}
   *[other] {" "}({ $defense-reasons })
 }; on a hit, damage with { $damage }{ COUNT($harm-changes) ->
    [0] {""}
   *[other] {" "}({ $harm-changes })
 } against resilience { $resilience }{ COUNT($resilience-reasons) ->
    [1] {""}
    [2] {""}
   *[other] {" "}({ $resilience-reasons })
 }.
fa-bonus-dice = { $who }: { $dice ->
    [one] one more d6
   *[other] { $dice }d6 more
 } of damage for { $dice ->
    [one] the raise
   *[other] { $dice } raises
 } on the attack.
fa-damage = { $who }, damage: { $total } against resilience { $resilience }, { $raises ->
    [-1] too little
    [0] enough
    [one] enough with 1 raise
   *[other] enough with { $raises } raises
 }.
fa-misses = { $who } → { $target }: the attack misses.
fa-no-effect = { $who } → { $target }: the hit does no harm.
fa-hits = { $who } → { $target }: { $again ->
    [true] a hit on a target that is shaken already
   *[false] a hit, the target is shaken
 }{ $wounds ->
    [0] {""}
    [one] ; 1 wound threatens
   *[other] ; { $wounds } wounds threaten
 }.
fa-counter-attacks = { $who } → { $target }: counter-attack, { $asset }!

## Wounds

fa-soaks-with = { $who }: soaking with structure { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-soaked = { $who }: { $soaked ->
    [0] no wound averted
    [one] 1 wound averted
   *[other] { $soaked } wounds averted
 }, { $left ->
    [0] none remains
    [one] 1 remains
   *[other] { $left } remain
 }.
fa-soaked-all = { $who }: everything soaked, and so not shaken either.
fa-wounded = { $who }: one more wound (now { $wounds }).
fa-suspended = { $who }, suspended for now: { $asset }.
fa-healed = { $who }: one wound fewer ({ $wounds ->
    [0] none left
   *[other] { $wounds } left
 }).
fa-asset-back = { $who }, suspended no longer: { $asset }.
fa-fourth-wound = { $who }: that is the fourth wound.
fa-destroyed = Destroyed: { $who }.
fa-free = Free from foreign control: { $who }.

## Shaken, reorganisation

fa-recovers = { $who }, shaken: recovery with flexibility { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-recovered-acts = { $who }: recovered and able to act at once.
fa-recovered = { $who }: recovered, but too late for an action.
fa-stays-shaken = { $who }: still shaken.
fa-shakes-off = { $who }: everything shaken off, no longer shaken.
fa-reorganises = { $who }: reorganisation with structure { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-reorganises-in-vain = { $who }: the reorganisation achieves nothing.
fa-reorganised-steady = { $who }: no longer shaken either.
fa-reorganised-no-action = { $who }: no time left for an action in this turn.

## Espionage

fa-spies = { $who } → { $target }: espionage with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } against { $other-die }{ COUNT($other-modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $other-modifiers-changes })
 }.
fa-espionage-fails = { $who } → { $target }: the spies do not get through.
fa-espionage-succeeds = { $who } → { $target }: the spies succeed{ $raised ->
    [true] , and with a raise
   *[false] {""}
 }.
fa-found = { $who } → { $target }: the hiding place is found.
fa-intel = { $who } → { $target }: secrets found out (+2 on the next roll against this target).
fa-sabotage = { $who } → { $target }: sabotage (defence −2 until the next action).
fa-assault = { $who } → { $target }: assault, { $asset } { $seized ->
    [true] { $damaged ->
        [true] out of control until the next action, and damaged
       *[false] out of control until the next action
     }
   *[false] { $damaged ->
        [true] damaged
       *[false] unharmed
     }
 }.
fa-siphon = { $who } → { $target }: { $moved ->
    [0] the coffers are empty, there is nothing to take.
    [one] 1 RP changes hands (a quarter of the treasury, with a raise half of it, at least 1).
   *[other] { $moved } RP change hands (a quarter of the treasury, with a raise half of it).
 }
fa-spies-shake = { $who } → { $target }: { $again ->
    [true] the target is shaken already, and the spies follow up
   *[false] the target is shaken
 }{ $wounds ->
    [0] {""}
    [one] ; 1 wound threatens
   *[other] ; { $wounds } wounds threaten
 }.

## Resources and plans

fa-gathers = { $who }: gathering resources with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-gathers-nothing = { $who }: empty-handed.
fa-rp = { $who }: { SIGNED($change) } RP (now { $rp }).
fa-rp-now = { $who }: now { $rp } RP.
fa-pays = { $who }: { $price } RP for { $purpose } ({ $rp } left).
fa-for-reroll = another roll
fa-for-soak = soaking
fa-for-shake-off = shaking it off
fa-for-card = a new card
fa-for-improvement = an improvement
fa-for-asset = a new asset
fa-for-repair = a repair
fa-for-use = using an asset
fa-earns = { $who }: { $change } RP gathered ({ $extra ->
    [0] {""}
   *[other] roll { $roll }, { $assets } { SIGNED($extra) };{" "}
 }now { $rp }).
fa-advances = { $who }: work on the plan "{ $plan }" with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-advances-secretly = { $who }: work on a secret plan.
fa-advances-hidden = { $who }, for insiders only: it is the plan "{ $plan }", with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-plan-stalls = { $who }: no progress on the plan "{ $plan }".
fa-plan-advances = { $who }: { $steps ->
    [one] one step
   *[other] { $steps } steps
 } further with the plan "{ $plan }" ({ $extra ->
    [0] {""}
   *[other] roll { $roll }, { $assets } { SIGNED($extra) };{" "}
 }{ $over ->
    [0] {""}
    [one] 1 step too many lapses;{" "}
   *[other] { $over } steps too many lapse;{" "}
 }{ $progress } of { $required }).
fa-plan-complete = { $who }: the plan "{ $plan }" is complete!
fa-plan-immediate = { $who }: the plan "{ $plan }" takes effect at once.
fa-plan-mission = { $who }: the next mission will be about the plan "{ $plan }".

## Free actions and assets

fa-improves = { $who }: { $what } raised to { $die }.
fa-buys = { $who }, newly acquired: { $asset }.
fa-repairs = { $who }, repaired: { $asset }.
fa-uses = { $who }, put to use: { $asset } ({ SIGNED($amount) } on the next roll, { $roll }).
fa-instructs = { $who } → { $subject }: order "{ $act }".
fa-order-forfeits = { $who }: the order cannot be carried out, the action is forfeit.
fa-hides = { $who }: going into hiding with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }, { $asset }.
fa-hidden = { $who }: vanished from the face of the earth.
fa-hides-in-vain = { $who }: the attempt to go into hiding fails.
fa-asset-dormant = { $who }: the means no longer suffice for everything. Now dormant: { $asset }.
fa-asset-lost = { $who }: the means no longer suffice for everything. Lost for good: { $asset }.
fa-asset-wakes = { $who }, at work again: { $asset }.

## Master and missions

fa-command = Master: { $command }.
fa-command-because = Master: { $command }. "{ $reason }"
fa-command-skipped = Master: { $command }. Nothing comes of it. { $reason }
fa-spends = { $faction } → { $who }: { $amount } RP for the mission{ $money ->
    [0] {""}
   *[other] {" "}(in money: { $money })
 }.

## Questions

fa-ask-between = { $phase ->
    [0] The campaign begins
   *[other] Phase { NUMBER($phase, useGrouping: 0) } is over
 }. What comes next? You can also step in yourself, such as with adjust_rp:id:2 # reason.
fa-ask-between-on-screen = { $phase ->
    [0] The campaign begins
   *[other] Phase { NUMBER($phase, useGrouping: 0) } is over
 }. What comes next? You can also step in yourself.
fa-ask-turn = { $who }: it is your turn. What do you do?
fa-ask-free = { $who }: free actions are still possible. What do you do?
fa-ask-free-before = { $who }: all minor factions are about to act together. Do you take free actions first? You can do so afterwards as well.
fa-ask-free-after = { $who }: all minor factions have acted. Do you take free actions now?
fa-ask-declare = { $who }: all minor factions act at the same time. What do you do?
fa-ask-reroll = { $who }, { $roll } against { $tn }: { $standing ->
    [-1] two ones and so a critical failure
    [0] failure
    [1] success
   *[other] { $raises ->
        [one] success with 1 raise
       *[other] success with { $raises } raises
     }
 }. Do you roll again?
fa-ask-reroll-first = { $who }, { $roll }: { $standing }, and the other side is still to roll. Do you roll again?
fa-ask-reroll-behind = { $who }, { $roll }: with { $tn } the other side is { $standing ->
    [-1] ahead
   *[other] far ahead
 }. Do you roll again?
fa-ask-damage-reroll = { $who }, damage: { $raises ->
    [-1] too little
    [0] enough
    [one] enough with 1 raise
   *[other] enough with { $raises } raises
 }. Do you roll again?
fa-ask-soak = { $who }: { $wounds ->
    [one] 1 wound threatens
   *[other] { $wounds } wounds threaten
 }. Do you soak?
fa-ask-shake-off = { $who }: you are shaken. Do you shake it off?
fa-ask-shake-off-attacked = { $by } → { $who }: { $free ->
    [true] free attack
   *[false] attack
 } with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } against defence { $defense }. You are shaken. Do you shake it off first?
fa-ask-shake-off-spied = { $by } → { $who }: espionage with { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } against { $other-die }{ COUNT($other-modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $other-modifiers-changes })
 }. You are shaken. Do you shake it off first?
fa-ask-shake-off-act = { $who }: you stay shaken and cannot act like this. Do you shake it off?
fa-ask-buy-action = { $who }: you have recovered, but the action is lost. Do you buy it back?
fa-ask-free-attack = { $target } → { $who }: the attack has missed. Do you strike back?
fa-ask-effect = { $who } → { $target }: the spies succeed{ $raised ->
    [true] , and with a raise
   *[false] {""}
 }. What shall they do?
fa-ask-suspend = { $who }: a wound puts an asset out of use. Which one?
fa-ask-heal = { $who }: which wound heals first?
fa-ask-surplus = { $who }: the means no longer suffice for all assets. Which one do you do without?
fa-ask-wake = { $who }: the means suffice for one more asset again. Which one shall be dormant no longer?
fa-ask-repair = { $who }: something is damaged, { $asset }. Do you repair it at once?
fa-ask-joker = { $who }: you can act at any time. Now?
fa-ask-joker-last = { $who }: the phase is almost over. Do you still act now?
fa-ask-interrupt = { $who }: you can forestall the announced action. Do you interrupt?
fa-ask-new-card = { $who }, card: { $card }. Do you buy a new one?
fa-ask-plan = { $who }: the plan "{ $plan }" is complete. When does it take effect?
fa-ask-spend = { $who }: there are { $rp } RP in the coffers ({ $faction }). How many do you take along on the mission?
fa-ask-setting-out = The mission{ $phase ->
    [0] {" "}before the first phase
   *[other] {" "}after phase { NUMBER($phase, useGrouping: 0) }
 } begins. Does anybody take more RP along? Type mission_spend:faction:character:number.
fa-ask-critical = { $who }: two ones. Are there consequences? You can also type a command.

## Actions and answers

fa-act-attack = Attack → { $target }
fa-act-espionage = Espionage → { $target }
fa-act-espionage-intel = Espionage → { $target }, intelligence
fa-act-espionage-sabotage = Espionage → { $target }, sabotage
fa-act-espionage-siphon = Espionage → { $target }, siphon off RP
fa-act-espionage-assault = Espionage → { $target }, assault
fa-act-espionage-assault-on = Espionage → { $target }, assault: { $asset }
fa-act-gather = Gather resources
fa-act-advance-plan = Advance a plan: "{ $plan }"
fa-act-some-plan = Advance some plan
fa-act-asset-action = Go into hiding: { $asset }
fa-move-instruct = Order, { $subject }: { $act }
fa-move-raise = Raise { $what } to { $die }
fa-move-buy = Acquire an asset: { $asset }
fa-move-use_asset = Use an asset: { $asset }
fa-move-repair = Repair: { $asset }
fa-move-reorganise = Reorganise
fa-move-shake_off = Shake off being shaken
fa-move-hold = Hold the card back
fa-move-end_turn = End the turn
fa-answer-accept = Let the roll stand
fa-answer-reroll = Roll again
fa-answer-free-reroll = Roll again: { $asset }
fa-answer-decline = No
fa-answer-shake-off = Shake it off
fa-answer-take = Take it
fa-answer-soak = Soak
fa-answer-free-attack = Free attack → { $target }
fa-answer-intel = Intelligence (+2 on your next roll): { $target }
fa-answer-sabotage = Sabotage (defence −2): { $target }
fa-answer-siphon = Siphon off RP: { $target }
fa-answer-assault = Assault: { $asset }
fa-answer-asset = { $asset }
fa-answer-wound = A wound that suspends nothing
fa-answer-wound-asset = The wound that suspends { $asset }
fa-answer-wait = Go on waiting
fa-answer-take-turn = Act now
fa-answer-new-card = Draw a new card
fa-answer-spend = { $n ->
    [0] Take nothing
   *[other] Take { $n } RP
 }
fa-answer-immediate = It takes effect at once
fa-answer-mission = It becomes the next mission

## The master's commands

fa-command-begin_phase = The next phase begins
fa-command-end_phase = The phase ends early
fa-command-begin_mission = A mission begins
fa-command-end_mission = No, the mission takes its course
fa-command-end_campaign = The campaign ends
fa-command-no_consequence = No consequences
fa-command-create_faction = new faction, { $item }
fa-command-destroy_faction = { $faction }, destroyed
fa-command-restore_faction = { $faction }, back in the game
fa-command-adjust_rp = { $faction }, { SIGNED($amount) } RP
fa-command-set_die = { $faction }, { $item } { $to }
fa-command-offer_asset = newly on offer, { $item }
fa-command-withdraw_offer = no longer on offer, { $item }
fa-command-grant_asset = { $faction }, new asset { $item }
fa-command-remove_asset = { $faction }, { $item } lost
fa-command-destroy_asset_base = { $faction }, { $item } destroyed from the ground up
fa-command-damage_asset = { $faction }, { $item } damaged
fa-command-repair_asset = { $faction }, { $item } repaired
fa-command-seize_asset = { $faction }, { $item } out of control
fa-command-release_asset = { $faction }, { $item } under control again
fa-command-add_wounds = { $faction }, { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
 }{ $to ->
    [soakable] {" "}(soaking possible)
   *[other] {""}
 }
fa-command-heal_wounds = { $faction }, { $amount ->
    [one] 1 wound fewer
   *[other] { $amount } wounds fewer
 }
fa-command-set_shaken = { $faction }, { $to ->
    [false] no longer shaken
   *[true] shaken
 }
fa-command-set_control = { $faction }, control: { $to }
fa-command-create_plan = { $faction }, new plan "{ $item }" ({ $to }, { $amount ->
    [one] 1 step
   *[other] { $amount } steps
 })
fa-command-adjust_plan = { $faction }, plan "{ $item }", { $to ->
    [required] steps needed { SIGNED($amount) }
   *[progress] progress { SIGNED($amount) }
 }
fa-command-cancel_plan = { $faction }, plan "{ $item }" given up
fa-command-resolve_plan = { $faction }, plan "{ $item }" { $to ->
    [mission] becomes a mission
   *[immediate] takes effect at once
 }
fa-command-set_minor = { $faction }, { $to ->
    [false] no longer minor
   *[true] minor from now on
 }
fa-command-situational_modifier = { $faction }, { $item } { SIGNED($amount) } { $to ->
    [next_roll] for the next roll
    [turn] for this turn
    [phase] for one phase
   *[campaign] until further notice
 }
fa-command-mission_spend = { $item }, { $amount } RP for the mission ({ $faction })

## Costs: after a number, the same for one and many

fa-cost-rp = { $amount ->
   *[other] RP
}

## What is not possible

fa-no-action = There is no action left in this turn.
fa-no-second-action = The action of this turn has been taken already.
fa-no-action-shaken = While shaken you cannot take an action.
fa-no-action-yet = Only free actions are possible now; the action is taken together with all minor factions.
fa-no-free-action-now = This is about the action only; free actions come before and after it.
fa-no-other-action = You are under orders: { $act }.
fa-no-pass = You are under orders and cannot forgo the action: { $act }.
fa-no-target = "{ $key }" is not a possible target.
fa-no-character-target = Factions turn against factions only, not against persons: { $target }.
fa-no-hidden-target = The target is hidden: { $target }. Only who has found the hiding place can attack.
fa-no-destroyed = This faction is destroyed: { $who }.
fa-no-open-plan = This plan is not open: "{ $plan }".
fa-no-complete-plan = This plan is not complete: "{ $plan }".
fa-no-asset-action = This is no asset of yours that offers an action: { $asset }.
fa-no-usable = This cannot be used at the moment: { $asset }.
fa-no-effect-yet = What the spies do is decided after the roll.
fa-no-effect-named = At this table you say before the roll what the spies shall do.
fa-no-subject = The faction "{ $key }" takes no orders from you.
fa-no-money = This costs { $price } RP, you have { $rp ->
    [0] none
   *[other] { $rp }
 }.
fa-no-higher = It cannot get any higher.
fa-no-such-offer = "{ $key }" is not on offer.
fa-no-second = You have this already: { $asset }.
fa-no-room = You cannot maintain another asset, the limit is { $limit }.
fa-no-free-use = This cannot be used as a free action: { $asset }.
fa-no-second-use = You have used this already in this turn: { $asset }.
fa-no-damage = This is not damaged: { $asset }.
fa-no-reorganise = { $wounds ->
    [0] There is no wound to recover from.
   *[other] You have already tried to reorganise in this turn.
 }
fa-no-shake-off = You are not shaken, or have too few RP.
fa-no-shake-off-now = At this table this can be shaken off only after a failed roll.
fa-no-hold = A card can be held back only at the very beginning of your own turn, if the table allows it.
fa-no-such-command = There is no command "{ $key }". There are: { $known }.
fa-no-such-command-on-screen = That is no command of the master. Values are changed in the master's sheet.
fa-no-command-form = The command reads: { $form }.
fa-form-begin_phase = begin_phase
fa-form-end_phase = end_phase
fa-form-begin_mission = begin_mission
fa-form-end_mission = end_mission
fa-form-end_campaign = end_campaign
fa-form-no_consequence = no_consequence
fa-form-create_faction = create_faction:id:values (such as name=Pirates,operations=d8,rp=3)
fa-form-destroy_faction = destroy_faction:faction
fa-form-restore_faction = restore_faction:faction
fa-form-adjust_rp = adjust_rp:faction:number
fa-form-set_die = set_die:faction:attribute:die
fa-form-offer_asset = offer_asset:template
fa-form-withdraw_offer = withdraw_offer:template
fa-form-grant_asset = grant_asset:faction:template
fa-form-remove_asset = remove_asset:faction:asset
fa-form-destroy_asset_base = destroy_asset_base:faction:asset
fa-form-damage_asset = damage_asset:faction:asset
fa-form-repair_asset = repair_asset:faction:asset
fa-form-seize_asset = seize_asset:faction:asset
fa-form-release_asset = release_asset:faction:asset
fa-form-add_wounds = add_wounds:faction:number or add_wounds:faction:number:soakable (then they may be soaked)
fa-form-heal_wounds = heal_wounds:faction:number
fa-form-set_shaken = set_shaken:faction:true or false
fa-form-set_control = set_control:faction:faction or character, nobody if left out
fa-form-create_plan = create_plan:faction:id:steps:attribute
fa-form-adjust_plan = adjust_plan:faction:plan:number:progress or required
fa-form-cancel_plan = cancel_plan:faction:plan or cancel_plan:faction:plan:if_open (then only while it is not complete)
fa-form-resolve_plan = resolve_plan:faction:plan:immediate or mission
fa-form-set_minor = set_minor:faction:true or false
fa-form-situational_modifier = situational_modifier:faction:roll:number:next_roll, turn, phase or campaign
fa-form-mission_spend = mission_spend:faction:character:number
fa-no-number = "{ $key }" is not a whole number.
fa-no-such-word = "{ $key }" does not fit here. Possible are: { $words }.
fa-no-such-amount = { $amount } is not possible here. Wounds are 1 to 4, modifiers at most 20 and never 0.
fa-no-such-faction = There is no faction "{ $key }". There are: { $known }.
fa-no-such-asset = The asset "{ $key }" is not to be found here: { $who }.
fa-no-asset-there = The asset "{ $key }" is not to be found here: { $who }. There are: { $known }.
fa-no-such-template = There is no asset "{ $key }". There are: { $known }.
fa-no-such-plan = The plan "{ $key }" is not to be found here: { $who }. There are: { $known }.
fa-no-such-controller = "{ $key }" cannot be in control: it is neither a character nor a faction that is still there.
fa-no-such-die = "{ $key }" is not a die. Possible are d4 to d12, d12+1 and so on, +1 and -1, for effectiveness also none.
fa-no-such-value = "{ $key }" does not fit a new faction. Write values like operations=d8,rp=3,minor=true.
fa-no-id = "{ $key }" cannot be an id; use small letters from a to z, digits and underscores, a letter first.
fa-no-taken-id = The id "{ $key }" is taken ({ $kind }). Choose another one.
fa-no-steps = With { $amount } steps this is no plan; it needs at least one.
fa-no-need-to-restore = This faction is not destroyed at all: { $who }.
fa-no-circle = Control must not go in a circle, and it would come back like this: { $who }.
fa-no-mission-start = Characters take RP along only at the beginning of a mission. Begin another one with begin_mission.
fa-no-control = This character is not in control: { $who } ({ $faction }).
fa-no-rp = { $rp ->
    [0] The coffers are empty ({ $who }).
   *[other] There are { $rp } RP in the coffers ({ $who }); 1 up to that many can be spent.
 }

## Commands that would change nothing

fa-idle-rp = { $rp ->
    [0] The coffers are empty: { $who }.
   *[other] This does not change the { $rp } RP: { $who }.
 }
fa-idle-wounds = There is no wound to heal: { $who }.
fa-idle-shaken = { $shaken ->
    [true] Shaken already: { $who }.
   *[false] Not shaken at all: { $who }.
 }
fa-idle-minor = { $minor ->
    [true] Minor already: { $who }.
   *[false] Not minor at all: { $who }.
 }
fa-idle-control = It is so already: { $who }, control: { $to }.
fa-idle-die = It is so already: { $who }, { $what } { $die }.
fa-idle-offer = This is on offer already: { $asset }.
fa-idle-asset = { $command ->
    [damage_asset] This is damaged already: { $asset }.
    [repair_asset] This is not damaged at all: { $asset }.
    [seize_asset] This is out of control already: { $asset }.
   *[release_asset] This is not out of control at all: { $asset }.
 }
fa-idle-plan-complete = The plan "{ $plan }" is complete already and stays so.
fa-idle-plan = This does not change the plan "{ $plan }" ({ $progress } of { $required }).

## End

fa-end-max-phases = After phase { NUMBER($phase, useGrouping: 0) } the campaign is over. { $number ->
    [0] Nobody is left standing.
    [one] { fa-points-of-all }
   *[other] Tied for first place: { $first }. { fa-points-of-all }
 }
fa-end-plan = In phase { NUMBER($phase, useGrouping: 0) } a plan that ends the campaign has been completed: "{ $plans }". { $number ->
    [0] Nobody is left standing.
    [one] { fa-points-of-all }
   *[other] Tied for first place: { $first }. { fa-points-of-all }
 }
fa-end-last-standing = { $number ->
    [0] In phase { NUMBER($phase, useGrouping: 0) } the last great faction has fallen.
   *[other] After phase { NUMBER($phase, useGrouping: 0) } no other great faction is left standing. { fa-points-of-all }
 }
fa-end-by-master = The master ends the campaign ({ $phase ->
    [0] before the first phase
   *[other] in phase { NUMBER($phase, useGrouping: 0) }
 }). { $number ->
    [0] Nobody is left standing.
    [one] { fa-points-of-all }
   *[other] Tied for first place: { $first }. { fa-points-of-all }
 }

fa-points-of-all = Points: { $points }.{ $tied ->
    [true] {" "}With equal points, fewer wounds come first, then more RP.
   *[false] {""}
 }
fa-points = { $who } { $score }
fa-points-of-first = { $who } { $score }{ COUNT($score-reasons) ->
    [0] {""}
   *[other] {" "}({ $score-reasons })
 }
fa-dice = { $first }+{ $second }

## What a number consists of

fa-term-wounds = wounds
fa-term-joker = joker
fa-term-intel = intelligence
fa-term-asset = asset
fa-term-modifier = circumstances
fa-term-free-attack = free attack
fa-term-operations = half of operations
fa-term-structure = half of structure
fa-term-base = base
fa-term-beyond = beyond d12
fa-term-roll = roll
fa-term-sabotage = sabotage
fa-term-plans = completed plans
fa-term-trophies = destroyed factions
fa-term-given = given
fa-term-wealth = wealth
fa-term-assets = usable assets

## What is at stake, and the figures

fa-stake-wounds = wounds
fa-stake-success = successes
fa-stake-healed = wounds healed
fa-stake-rp = RP
fa-stake-progress = steps
fa-band-hit = { $role ->
    [target] you are hit
    [doer] hits { $who }
   *[other] { $who }: hit
 }
fa-band-shaken = { $role ->
    [target] you end up shaken
    [doer] { $again ->
        [true] shakes
       *[false] shakes { $who }
     }
   *[other] { $again ->
        [true] shaken
       *[false] { $who }: shaken
     }
 }
fa-band-wounded = { $role ->
    [target] you are wounded
    [doer] { $again ->
        [true] wounds
       *[false] wounds { $who }
     }
   *[other] { $again ->
        [true] wounded
       *[false] { $who }: wounded
     }
 }
fa-band-left-wounded = { $role ->
    [target] you are wounded
   *[other] { $who }: wounded
 }
fa-band-destroyed = { $role ->
    [target] you are destroyed
    [doer] { $again ->
        [true] destroys
       *[false] destroys { $who }
     }
   *[other] { $again ->
        [true] destroyed
       *[false] { $who }: destroyed
     }
 }
fa-band-prevails = { $role ->
    [target] { $by }: success against you
    [doer] success against { $who }
   *[other] { $by }: success against { $who }
 }
fa-band-prevails-raise = { $role ->
    [target] { $by }: success with a raise against you
   *[other] with a raise
 }
fa-band-gathers = { $role ->
    [target] you gather RP
   *[other] { $who }: gathers RP
 }
fa-band-gathers-raise = with a raise
fa-band-advances = { $role ->
    [target] your plan advances
   *[other] { $who }: plan advances
 }
fa-band-completes = the plan is complete
fa-band-healed = { $role ->
    [target] you heal at least one wound
   *[other] { $who }: heals at least one wound
 }
fa-band-healed-all = { $role ->
    [target] you heal all wounds
   *[other] heals all wounds
 }
fa-band-hidden = { $role ->
    [target] you go into hiding
   *[other] { $who }: goes into hiding
 }
fa-band-steady = { $role ->
    [target] you recover
   *[other] { $who }: recovers
 }
fa-band-acts = { $role ->
    [target] you recover and can act
   *[other] recovers and can act
 }
fa-figure-rp = RP
fa-figure-wounds = wounds
fa-figure-assets = usable assets
fa-figure-score = points

## Words

fa-die = d{ $sides }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 }
fa-die-higher = one step higher
fa-die-lower = one step lower
fa-die-none = without a die
fa-nobody = nobody
fa-unit-phase = phase
fa-roll-attack = attack
fa-roll-damage = damage
fa-roll-espionage = espionage
fa-roll-espionage_defense = counter-espionage
fa-roll-gather = gathering resources
fa-roll-plan = plan
fa-roll-unshake = recovery
fa-roll-soak = soaking
fa-roll-reorganise = reorganisation
fa-roll-hide = going into hiding
fa-roll-initiative = who is faster
fa-attribute-striking_power = striking power
fa-attribute-operations = operations
fa-attribute-resources = resources
fa-attribute-structure = structure
fa-attribute-flexibility = flexibility
fa-attribute-effectiveness = effectiveness
fa-card = { $rank } of { $suit }
fa-card-joker = { $colour } joker
fa-black = black
fa-red = red
fa-suit-clubs = clubs
fa-suit-diamonds = diamonds
fa-suit-hearts = hearts
fa-suit-spades = spades
fa-rank-2 = 2
fa-rank-3 = 3
fa-rank-4 = 4
fa-rank-5 = 5
fa-rank-6 = 6
fa-rank-7 = 7
fa-rank-8 = 8
fa-rank-9 = 9
fa-rank-10 = 10
fa-rank-jack = jack
fa-rank-queen = queen
fa-rank-king = king
fa-rank-ace = ace
fa-asset-state-suspended = (suspended)
fa-asset-state-damaged = (damaged)
fa-asset-state-seized = (out of control)
fa-asset-state-dormant = (dormant)
fa-plan-state-complete = (complete)
fa-plan-state-cancelled = (given up)

## At a glance

fa-board-wounds = Wounds
fa-board-rp = RP
fa-board-striking_power = SP
fa-board-operations = OP
fa-board-resources = RS
fa-board-structure = ST
fa-board-flexibility = FL
fa-board-effectiveness = EF
fa-board-defense = DE/RE
fa-board-numbers = { $defense }/{ $resilience }
fa-board-assets = Assets
fa-board-plans = Plans
fa-board-plan = { $plan } { $progress }/{ $required }
fa-board-notes = Situation
fa-board-destroyed = destroyed
fa-board-shaken = shaken
fa-board-hidden = hidden
fa-board-minor = minor
fa-board-hold = holds its card
fa-board-sabotaged = sabotaged
fa-board-intel = spied out: { $spy }
fa-board-found = tracked down: { $spy }
fa-board-controlled = control: { $controller }
fa-board-order = order: { $act }

## Mistakes in content

fa-content-kind-faction = faction
fa-content-kind-asset = asset
fa-content-kind-scenario = scenario
fa-content-kind-plan = plan
fa-content-kind-character = character
fa-content-kind-controller = faction or character
fa-content-die = { $file }, { $where }: "{ $value }" is not a die. Write d4, d6, d8, d10, d12 or d12+1, d12+2 and so on.
fa-content-effect-parameter = { $file }, { $where }: the effect "{ $kind }" has no key "{ $key }". { $hint }
fa-content-asset-half = { $file }, { $where }: an asset without a template needs the key "{ $key }".
fa-content-asset-both = { $file }, { $where }: an asset has either a template or an effect of its own.
fa-content-no-refuge = { $file }, { $where }: only who has a usable refuge can be hidden (an asset with the effect hide).
fa-content-circle = { $file }, { $where }: control must not go in a circle: { $chain }.
fa-content-command = { $file }, { $where }: there is no command "{ $value }" here. { $hint }
fa-content-command-key = { $file }, { $where }: the command "{ $command }" has no key "{ $key }". { $hint }
fa-content-values = { $file }, { $where }: "{ $value }" does not fit a new faction. Write values like operations=d8,rp=3,minor=true.

## Questions about odds

fa-named = { $name }
fa-odds-title-hit = { $who } → { $target }: attack with { $die } against defence { $defense }
fa-odds-title-effect = Damage with { $dice }{ $bonus ->
    [once] {" "}(and a d6 if the attack hits with a raise)
    [each] {" "}(and a d6 for each raise of the attack)
   *[none] {""}
 } against resilience { $resilience }
fa-odds-title-soaked = The target soaks: { $die } for { $price } RP (has { $rp })
fa-odds-title-spy = { $who } → { $target }: espionage with { $die } against { $other }
fa-odds-title-siphon = Siphoned off from { $rp } RP
fa-odds-title-gather = { $who }: gathering resources with { $die }
fa-odds-title-plan = { $who }, { $plan }: { $missing } to go with { $die }
fa-odds-title-within = { $actions ->
    [one] Complete in one action
   *[other] Complete in { $actions } actions at most
 }
fa-odds-title-soak = { $who }: soaking { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
 } with { $die } for { $price } RP
fa-odds-title-recovery = { $who }: recovery from shaken with { $die }
fa-odds-title-reorganise = { $who }: reorganisation with { $die }
fa-odds-attack = Attack roll
fa-odds-defense = Defence
fa-odds-damage = Damage roll
fa-odds-resilience = Resilience
fa-odds-soak = Soaking
fa-odds-spy = Espionage roll
fa-odds-spied-on = The target's roll
fa-odds-gather = Roll
fa-odds-plan = Roll
fa-odds-recovery = Roll
fa-odds-reorganise = Roll
fa-odds-extra-rp = extra RP if the roll earns anything
fa-odds-extra-hits = extra steps on a success
fa-odds-roll = roll
fa-odds-effect = effect
fa-odds-actions = actions
fa-odds-plan-state = plan
fa-odds-left = wounds left
fa-odds-misses = misses
fa-odds-hits = hits
fa-odds-no-effect = no effect
fa-odds-shaken = shaken
fa-odds-one-wound = 1 wound
fa-odds-two-wounds = 2 wounds
fa-odds-three-wounds = 3 wounds
fa-odds-destroyed = destroyed
fa-odds-fails = fails
fa-odds-succeeds = succeeds
fa-odds-raise = with a raise
fa-odds-stays-shaken = stays shaken
fa-odds-steady = recovers, no action
fa-odds-acts = recovers and acts
fa-odds-open = open
fa-odds-complete = complete
fa-odds-longer = more
fa-odds-no-plan = { $who } has no plan.
fa-odds-too-poor = { $who } cannot soak: that costs { $price } RP, and there are { $rp }. Name more with --rp.

## What lies on the screen

fa-place-phase = Phase { $phase }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
 }{ $rounds ->
    [1] {""}
   *[other] , round { $round }
 }
fa-place-between = { $phase ->
    [0] Before the first phase
   *[other] After phase { $phase }
 }
fa-place-over = End of the campaign
fa-place-action = Action
fa-place-dice = Attributes
fa-place-defense = Defence
fa-place-resilience = Resilience
fa-place-maintained = Assets maintained
fa-place-kept = { $kept } of { $limit }
fa-place-modifiers = Modifiers
fa-place-modifier = { $roll } { SIGNED($amount) }
fa-place-trophies = Destroyed
fa-place-secret = (secret)
fa-place-order = Order
fa-place-ties = Relations
fa-place-market = Market
fa-place-offers = On offer
fa-place-controls = controls
fa-place-intel = spies on
fa-place-found = has found the hideout
fa-place-lately = In this phase
fa-place-attacks = attacks
fa-place-misses = attack misses
fa-place-counter-attacks = counter-attack
fa-place-spied-in-vain = espionage in vain
fa-place-sabotage = sabotages
fa-place-assault = assaults an asset
fa-place-siphon = siphons points
fa-place-interrupts = interrupts
fa-place-instructs = gives orders

## What a master can change

fa-amend-offer = On offer
fa-amend-control = Control
fa-amend-damaged = damaged
fa-amend-seized = seized
fa-amend-grant = Grant an asset
fa-amend-remove = Remove an asset
fa-amend-progress = Progress
fa-amend-required = Successes needed

# -- what it is about
fa-aim-points = have the most points in the end
fa-aim-points-with-plans = have the most points in the end, above all with the { COUNT($plans) ->
    [one] plan
   *[other] plans
  } { $plans }
fa-aim-scoring = Points: 6 for each completed plan, 4 for each great faction destroyed (1 for a minor one), 1 for each usable asset and for every 5 resource points (spent on improvements too), 1 less for each wound
fa-aim-phases = It ends after phase { $phases }
fa-aim-last-standing = It also ends as soon as only one great faction is left
fa-aim-plan = It also ends as soon as a plan is complete: { $plans }
fa-aim-secret-plan = It also ends as soon as a certain plan is complete
fa-aim-no-end = The campaign ends when the master says so

## Numbers that a standing order may depend on

fa-number-wounds = wounds that threaten

# Questions about odds, and what they want to know.
fa-given-faction = who it is about
fa-given-wounds = its wounds, 0 to 3
fa-given-joker = holds a joker: true
fa-given-reroll = rolls failures anew: true
fa-given-rp = its RP; default: as on its sheet
fa-given-without = an asset that is not usable now
fa-given-target-wounds = the target's wounds, 0 to 3
fa-given-target-joker = target holds a joker: true
fa-given-target-rp = the target's RP; default: its sheet's
fa-given-target-reroll = target rolls anew: true
fa-given-intel = intelligence on the target: true
fa-given-target = against whom
fa-question-attack = whether an attack hits, and what it does
fa-given-attacker = who attacks
fa-given-shaken = target is shaken: true
fa-given-sabotage = target is sabotaged: true
fa-given-soak = target soaks: true
fa-question-espionage = success of espionage, and what it siphons off
fa-given-spy = who spies
fa-question-gather = the RP of one action
fa-question-plan = actions until a plan is complete
fa-given-plan = which plan, if several
fa-given-actions = number of actions
fa-given-progress = progress so far
fa-question-soak = wounds that are left after soaking
fa-given-blow = wounds of the blow
fa-question-recovery = recovery from shaken
fa-given-shake-off = pays after a failure: true
fa-question-reorganise = wounds that a reorganisation removes

# Names that no content gives.
fa-duel-introduction = Two factions at war.

## Sheet

fa-sheet-rp = Resource points
fa-sheet-of = { $left } of { $most }
fa-sheet-invested = Points invested
fa-sheet-use = Use
fa-sheet-state = State
fa-sheet-usable = usable
fa-sheet-suspended = suspended
fa-sheet-damaged = damaged
fa-sheet-seized = out of hand
fa-sheet-dormant = dormant
fa-sheet-mode-passive = passive
fa-sheet-mode-reaction = reaction
fa-sheet-mode-free_action = free action
fa-sheet-mode-action = action
fa-sheet-asset = { $effect }. Material base: { $base }
fa-sheet-signed = { SIGNED($amount) }
fa-sheet-lasts-bought = bought
fa-sheet-lasts-next_roll = next roll
fa-sheet-lasts-turn = this turn
fa-sheet-lasts-phase = this phase
fa-sheet-lasts-campaign = lasting
fa-sheet-use-reroll = A reroll
fa-sheet-use-soak = Soaking
fa-sheet-use-shake_off = Shaking off
fa-sheet-effect-rp_bonus_on_gather = { SIGNED($amount) } RP when gathering resources
fa-sheet-effect-free_attack_on_miss = Free attack when an attack on the faction fails
fa-sheet-effect-hide = Going into hiding with { $attribute } against { $tn }
fa-sheet-effect-roll_bonus = { $roll } { SIGNED($amount) }
fa-sheet-effect-derived_bonus = { $value } { SIGNED($amount) }
fa-sheet-effect-free_reroll = { $roll }: { $uses ->
    [one] one free reroll
   *[other] { $uses } free rerolls
 } per phase
fa-sheet-effect-plan_bonus_on_success = { SIGNED($amount) } progress on a success for a plan
fa-sheet-effect-bennie_price = { $use } costs { $price } RP
fa-sheet-effect-pay_for_bonus = For { $price } RP: { $roll } { SIGNED($amount) }

fa-carried-die = { $what } { $before } → { $after }
fa-carried-shaken = shaken
fa-carried-hidden = hidden
