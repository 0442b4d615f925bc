### The sentences of Dark Space. Names have no gender here, so no sentence needs a pronoun for them.

system-title = Dark Space: Confrontation

## Throws and probes

ds-dice-thrown = { $pool }d10 ({ $pool-reasons }{ $mode ->
    [normal] {""}
   *[other] ; { $mode }{ COUNT($why) ->
        [0] {""}
       *[other] : { $why }
     }
 })
ds-dice-two-highest = the two highest of { $pool }d10 ({ $pool-reasons }{ $mode ->
    [normal] {""}
   *[other] ; { $mode }{ COUNT($why) ->
        [0] {""}
       *[other] : { $why }
     }
 })
ds-dice-desperate = 1d10 instead of { $pool }d10 ({ $pool-reasons }; desperate{ COUNT($why) ->
    [0] {""}
   *[other] : { $why }
 })
ds-sum = { COUNT($bonus-reasons) ->
    [one] { $bonus ->
        [0] { $result } with { $dice }
       *[other] { $main } with { $dice }, { SIGNED($bonus) } ({ $skill }) = { $result }
     }
   *[other] { ds-total }
 }
ds-total = { $main } with { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }) = { $result }
ds-against = against { $difficulty }{ COUNT($difficulty-reasons) ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $difficulty-reasons })
 }
ds-probe = Probe by { $who } for { $skill }: { ds-sum } { ds-against }, { $success ->
    [true] success.
   *[false] failure.
 }
ds-open-probe = Probe by { $who } for { $skill }: { ds-sum }.
ds-probe-control = { $who } tries to keep control, probe for { $skill }: { ds-sum } { ds-against }, { $success ->
    [true] success.
   *[false] failure.
 }
ds-probe-last-breath = { $who } fights for a last breath, probe for { $skill }: { ds-sum } { ds-against }, { $success ->
    [true] success.
   *[false] failure.
 }
ds-critical = { $who } rolls a critical: the third-highest die is high enough too.
ds-thrown = { $who } rolls { $result }. There is still time to interrupt.
ds-joint-leader = { $who } leads the group probe: { $skill } with { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-probe = { $who } joins the group probe: { $skill } with { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-last-breath = { $who } fights for a last breath and leads the group probe: { $skill } with { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-first-aid = { $who } gives first aid: { $skill } with { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-throw = The two highest dice of { $who } come to { $main }.
ds-group-probe = Group probe led by { $who }{ COUNT($struck) ->
    [0] {""}
   *[other] {" "}(struck out by collapse: { $struck })
 }: best roll { $main }, best skill { SIGNED($bonus) } ({ $bonus-reasons }) = { $result } { ds-against }, { $success ->
    [true] success.
   *[false] failure.
 }
ds-group-open = Group probe led by { $who }{ COUNT($struck) ->
    [0] {""}
   *[other] {" "}(struck out by collapse: { $struck })
 }: best roll { $main }, best skill { SIGNED($bonus) } ({ $bonus-reasons }) = { $result }.
ds-group-nothing-left = Group probe led by { $who }: the collapses leave no roll at all (struck out: { $struck }), failure.
ds-mode-normal = normal
ds-mode-eased = eased
ds-mode-hampered = hampered
ds-mode-desperate = desperate
ds-stake-success = success
ds-stake-damage = damage
ds-band-hit = { $role ->
    [target] you are hit
    [doer] hits { $who }
   *[other] { $who } is hit
 }
ds-band-pierced = { $role ->
    [target] your protection is pierced
    [doer] { $again ->
        [true] pierces the protection
       *[false] pierces the protection of { $who }
     }
   *[other] the protection of { $who } is pierced
 }
ds-band-filled = { $role ->
    [target] one of your monitors is full
    [doer] { $again ->
        [true] fills a monitor
       *[false] fills a monitor of { $who }
     }
   *[other] a monitor of { $who } is full
 }
ds-band-out = { $role ->
    [target] you are put out of action
    [doer] { $again ->
        [true] puts out of action
       *[false] puts { $who } out of action
     }
   *[other] { $who } is put out of action
 }
ds-band-behind-firewall = { $role ->
    [target] { $by } gets behind your firewall
    [doer] you get behind the firewall of { $who }
   *[other] { $by } gets behind the firewall of { $who }
 }
ds-band-full-access = { $role ->
    [target] { $by } gains full access to your system
    [doer] { $again ->
        [true] you gain full access
       *[false] you gain full access to { $who }
     }
   *[other] { $by } gains full access to { $who }
 }
ds-band-success = { $role ->
    [other] { $who } succeeds
   *[target] you succeed
 }
ds-band-control = { $role ->
    [other] { $who } keeps control
   *[target] you keep control
 }
ds-band-hidden = { $role ->
    [other] { $who } stays unnoticed
   *[target] you stay unnoticed
 }
ds-band-success-hidden = { $role ->
    [other] { $who } succeeds unnoticed
   *[target] you succeed unnoticed
 }
ds-ask-dice = { $who }, { $skill } with { $pool }d10: Do you take on stress before the roll? Each point is one more die. If your two best dice together show no more than your stress, you collapse.
ds-answer-dice = { $n ->
    [0] No more dice
    [one] One more die
   *[other] { $n } more dice
 }
ds-ask-one-more = { $who }: It stands at { $result }. Do you roll one more die for 1 stress?

## Stress and collapse

ds-stress = { $who }: { $points } stress (now { $stress }).
ds-stress-dice = { $who } buys { $points ->
    [one] a die
   *[other] { $points } dice
 } for { $points } stress (now { $stress }).
ds-stress-overdraw = { $who } is short of { $points } AE in this phase and pays { $points } stress (now { $stress }).
ds-stress-interrupt = { $who } pays { $points } stress for the interrupt (now { $stress }).
ds-stress-guard = { $who } pays { $points } stress for full defence (now { $stress }).
ds-stress-grit = This costs { $who } { $points } stress (now { $stress }).
ds-stress-seize = { $who } pushes in first for { $points } stress (now { $stress }).
ds-stress-range = { $who } makes up for the distance with { $points } stress (now { $stress }).
ds-stress-desperate = { $who } is desperate and takes { $points } stress (now { $stress }).
ds-overwhelmed = { $who } breaks down under { $stress } stress and is incapacitated until the next rest.
ds-traumatised = { $who } is traumatised: unless the stress falls below 5 at the next rest, a handicap stays.
ds-collapse = { $who } collapses under the stress.
ds-collapse-under = { $who } collapses under the stress: the dice come to { $dice }, no more than the { $stress } stress.
ds-doubled = { $who }: the next act costs twice its AE.
ds-ask-collapse = { $who } collapses. What comes of it?
ds-answer-spare = Nothing more
ds-answer-double = The next act of { $who } costs twice its AE
ds-cost-ae = AE
ds-cost-stress = stress
ds-cost-strength = strength

## Order and rounds

ds-round = Round { NUMBER($round, useGrouping: 0) }, in this order: { $order }.
ds-round-by-account = Round { NUMBER($round, useGrouping: 0) }, whoever has spent fewer AE so far acts first: { $order }.
ds-in-order = { $who } ({ $account } AE)
ds-initiative-begins = Everybody rolls for initiative.
ds-throws-initiative = Initiative of { $who }: { $bonus ->
    [0] { $result } with { $dice }
   *[other] { ds-total }
 }.
ds-roll-off = Equal in everything: a roll-off decides who comes first, between { $who }.
ds-joins = { $who } joins in, with { $account } AE on the account, after everybody else.
ds-rejoins = { $who } is back in action, with { $account } AE on the account, after everybody else.
ds-comes-back = { $who } is ready for action again.
ds-ask-seize = { $who }: Do you seize the next phase before { $next } acts?
ds-answer-wait = Wait
ds-answer-seize = Act at once
ds-ambush-phase = { $who } strikes out of hiding.
ds-bonus-phase = { $who } acts before the guards have recovered.
ds-event = { $text }
ds-round-limit = After { $rounds } rounds nothing is decided.
ds-over = The confrontation is over.

## The phase

ds-ask-act = { $who } is up and has { $left } AE left. What do you do?
ds-ask-overdraw = { $who }: The AE of this phase are used up. Do you overdraw and do something more? Each AE costs 1 stress.
ds-answer-end = End the phase
ds-answer-continue = Go on: { $act }
ds-answer-act = { $act }
ds-ask-which = { $who }, { $act }: What exactly do you have in mind?
ds-ask-pay = { $who }, { $act }: That costs { $cost } AE, and you have { $left } left. How do you pay?
ds-answer-back = Rather do something else
ds-answer-overdraw = Overdraw and get it done now
ds-answer-begin = Begin now, go on in the next phase
ds-refuse-overdraw = You cannot overdraw that far: { $extra } AE short. Begin now and go on in the next phase.
ds-waits = { $who } waits and does nothing.
ds-makes-a-start = { $who } begins ({ $spent } AE): { $act }. It still needs { $left } AE and goes on in the next own phase.
ds-announces = { $who } announces “{ $act }”{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-announces-to = { $who } announces “{ $act }”{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $whom }.
ds-announces-what = { $who } announces “{ $act }”{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $what }.
ds-phase-ends = { $who } cannot prevail against the interrupt: the phase is over.

## Attacks

ds-act-attack = Attack
ds-answer-attack = { $whom }: { $weapon }
ds-announces-attack = { $who } attacks { $whom }{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $weapon }.
ds-attack-hits = { $who } hits { $whom }: { ds-total }, which strikes { $monitor } ({ $range }). { $unstoppable ->
    [true] Protection does not count.
   *[false] Penetration { $penetration } against soft armour { $soft } is enough.
 } { $damage } damage{ COUNT($damage-reasons) ->
    [one] {""}
   *[other] {" "}({ $damage-reasons })
 }.
ds-attack-misses = { $who } misses { $whom }: { ds-total }, { $least } is needed.
ds-attack-bounces = { $who } hits { $whom }: { ds-total }. But it bounces off: penetration { $penetration } against soft armour { $soft }.
ds-range-from = from { $low } up
ds-range-between = at { $low } to { $high }
ds-range-exactly = at { $low }
ds-range-to = up to { $high }
ds-range-critical = a critical always hits
ds-marked = { $who } marks { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 } ({ $monitor }).
ds-marked-full = { $who } marks { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 } ({ $monitor }), no more are free.
ds-nothing-marked = { $who } has no free box left to mark on { $monitor }.
ds-full-interaction = { $who } cannot make probes any more: interaction is full.
ds-full-mobility = { $who } cannot move by own power any more: mobility is full.
ds-full-defensive = { $who } is defenceless: defensive is full, attacks get +3.
ds-incapacitated = { $who } is out of action: { $how }.
ds-destroyed = { $who } is destroyed.
ds-taken-out = { $who } is taken out on the spot.
ds-uses-ambush = { $who } makes use of the ambush: { $effect }.
ds-effect-gap = a gap in the armour
ds-effect-bypass = past the armour
ds-effect-take_out = out at once
ds-ask-ambush = { $who }: { $whom } does not expect you. How do you use the ambush?
ds-answer-gap = Strike at a gap: your concentration weakens the armour
ds-answer-bypass = Bypass the armour: it does not count at all
ds-answer-take_out = Take out: if the damage is as much as the constitution, the target is out of action at once
ds-ask-weak-spot = { $who }, attack on { $whom }: Do you aim at a weak spot?
ds-answer-plain = Attack straight on
ds-answer-weak-spot = Aim at a weak spot: hampered, but armour counts half
ds-ask-steps = { $who }: The distance is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } off. Do you make up for that with stress?
ds-answer-steps = { $n ->
    [0] No
    [one] Make up for one step
   *[other] Make up for { $n } steps
 }
ds-refuse-no-probes = Your interaction monitor is full, probes are no longer possible. Take a routine.
ds-refuse-no-target = Nobody is in reach. Get closer.
ds-refuse-not-near = { $whom } is not near. Get closer first.
ds-refuse-no-line = There is no line of fire to { $whom }. Change your position.
ds-refuse-range = { $weapon } is no good at this distance: { $distance }.
ds-refuse-out-of-reach = { $whom } is out of reach.

## Interrupts

ds-ask-interrupt-routine = { $who }: { $whom } announces a routine ({ $act }). Do you interrupt?
ds-ask-interrupt = { $who }: { $whom } announces: { $act } ({ $pool }d10). Do you interrupt?
ds-ask-interrupt-self = { $who }: { $whom } moves against you: { $act } ({ $pool }d10). Do you interrupt?
ds-ask-interrupt-at = { $who }: { $whom } moves against { $target }: { $act } ({ $pool }d10). Do you interrupt?
ds-answer-interrupt-pass = Let it happen
ds-answer-interrupt-defend = Defend with dexterity or constitution
ds-answer-interrupt-block = Cortex block with your MK
ds-answer-interrupt-full-defence = Full defence: attacks on you get harder
ds-answer-interrupt-hinder = Stop with bare hands
ds-answer-interrupt-hinder-with = Stop: { $what }
ds-answer-interrupt-pin-down-with = Pin down: { $what } (hinders and hits back)
ds-answer-interrupt-obstacle-with = Throw something in the way: { $what }
ds-answer-interrupt-cover-with = Take cover: { $what } (MK { $mk }, takes { $left } damage)
ds-ask-extra-ae = { $who }: Do you add AE to make it harder for { $whom }? Each takes 1 off the result.
ds-answer-extra-ae = { $n ->
    [0] No more AE
   *[other] Result −{ $n }
 }
ds-ask-extra-stress = { $who }: Do you take on stress for full defence? Until your next phase begins, all attacks on you lose 2 per point.
ds-answer-extra-stress = { $n ->
    [0] No full defence
   *[other] Full defence with { $n } stress
 }
ds-refuse-too-weak = You cannot pin { $whom } down with that: { $weapon } does not get through the armour.
ds-interrupts-a-routine = { $who } interrupts { $whom }: { $how } ({ $price }).
ds-interrupts-an-act = { $who } interrupts { $whom }: { $how } ({ $price }).
ds-result-lowered = For { $whom } the result drops by { $points }: { $parts }.
ds-lowered-by = { $why } { $points }
ds-interrupt-defend = defend
ds-interrupt-pin-down = pin down
ds-interrupt-block = cortex block
ds-interrupt-hinder = stop
ds-interrupt-obstacle = obstacle
ds-interrupt-cover = cover
ds-interrupt-full-defence = full defence
ds-interrupt-price = { $ae } AE{ $extra ->
    [0] {""}
   *[other] , { $extra } of them to make things difficult
 }{ $doubled ->
    [true] ; doubled by the collapse
   *[false] {""}
 }
ds-interrupt-price-with = { $weapon }, { $ae } AE{ $extra ->
    [0] {""}
   *[other] , { $extra } of them to make things difficult
 }{ $doubled ->
    [true] ; doubled by the collapse
   *[false] {""}
 }
ds-full-defence = { $who } goes into full defence: the result of every attack on them drops by { $amount } until their next phase.
ds-throws = { $who } throws something in the way of { $whom }: { $what }.
ds-covering-fire = Acting while pinned down draws fire: { $who } hits { $whom } ({ $weapon }, { $damage } damage).
ds-blocked = { $who } blocks: { $whom } now needs a probe on { $skill } against { $difficulty }.
ds-cannot-probe = { $who } cannot make probes: the blocked routine fails.
ds-ask-skill = { $whom } is blocked ({ $act }). On which skill is the probe?
ds-answer-skill = { $skill }
ds-act-break_through = Break through
ds-answer-break-through = Break through the obstacle (size { $size })
ds-breaks-through = { $who } breaks through the obstacle.
ds-takes-cover = { $who } takes cover: { $cover } (MK { $mk }).
ds-cover-marked = The cover of { $who } stops it: { $cover }, { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 } marked, { $left ->
    [0] none
   *[other] { $left }
 } left.
ds-cover-gone = The cover is gone: { $cover }.

## Movement

ds-act-move = Move
ds-act-obstacle = Overcome obstacles
ds-act-leave = Leave the scene
ds-act-jump = Jump down
ds-act-sprint = Sprint
ds-act-long_sprint = Long sprint
ds-moves = { $who } moves to another zone: { $zone }.
ds-walks-metres = { $who } walks { $metres ->
    [one] one metre
   *[other] { $metres } metres
 } (now: { $zone }).
ds-closes-in = { $who } closes in on { $whom }.
ds-finds-nobody = { $who } comes too late: { $whom } is no longer there.
ds-breaks-off = { $who } breaks off the close fight.
ds-keeps-distance = { $who } changes the distance to { $whom }: { $distance }.
ds-in-obstacles = { $who } is stuck between obstacles: { $left } AE more to { $zone }.
ds-leaves = { $who } leaves the scene.
ds-jumps = { $who } jumps down { $metres } metres (now: { $zone }).
ds-sprints = { $who } sprints { $metres } metres further (now: { $zone }).
ds-runs-alone = { $who } runs all the way and arrives: { $zone }.
ds-runs-ahead = { $who } sprints off, arrives (distance: { $distance }) and acts before { $whom }: the AE account goes by that of { $whom }.
ds-runs-late = { $who } sprints off and arrives (distance: { $distance }), but acts only after { $whom }: the AE account goes by that of { $whom }.
ds-ask-paces = { $who }: How many AE do you walk? Each is 5 metres.
ds-answer-paces = { $n ->
    [one] 1 AE: 5 metres
    [2] 2 AE: 10 metres
    [3] 3 AE: 15 metres
   *[other] { $n } AE, 5 metres each
 }
ds-answer-move = { $who } to the zone { $zone }
ds-answer-move-to = { $who } to the zone { $zone }, right up to { $whom }
ds-answer-close-in = { $who } right up to { $whom }
ds-answer-break-off = { $who } out of the close fight
ds-answer-towards = { $who } towards { $whom }
ds-answer-away = { $who } away from { $whom }
ds-answer-keep-distance = { $who }, distance to { $whom }: { $distance }
ds-answer-obstacle = To the zone { $zone }, agility against { $track }
ds-answer-leave = { $who } out, from { $zone }
ds-answer-jump = Down { $metres } metres to the zone { $zone }
ds-answer-long-sprint = Towards { $whom }, distance after it { $distance } (speed against { $difficulty })
ds-answer-long-sprint-alone = { $zone } (nobody else is about; difficulty { $difficulty })
ds-answer-long-sprint-zone = To the zone { $zone }, racing { $whom }, distance after it { $distance } (speed against { $difficulty })
ds-refuse-lamed = { $who } cannot get ahead any more: the mobility monitor is full.
ds-refuse-stationary = { $who } cannot move about.
ds-refuse-held-up = { $who } is held up until it is { $by }’s turn again.
ds-refuse-break-off-first = { $who } is in a close fight with { $whom }. Break off first, then go.
ds-refuse-sprint = A sprint takes 3 AE of moving in the same phase, so far it is { $moved }.
ds-refuse-sprinted = You have already run this round.
ds-refuse-whole-phase = A long sprint fills the whole phase, and you have acted already.

## Simple acts

ds-act-aim = Aim
ds-act-distract = Distract
ds-act-use_item = Use something
ds-act-suppress_handicap = Suppress a handicap
ds-aims = { $who } takes aim ({ $dice ->
    [one] one more die
   *[other] { $dice } more dice
 } if an attack follows right away).
ds-distracts = { $who } distracts { $whom }: probes against others are hampered.
ds-presses = { $who } uses: { $item }.
ds-suppresses = { $who } holds on: the handicap on { $talent } does not count until the next rest.
ds-answer-aim = Aim
ds-answer-distract = Distract { $whom } (charisma against { $difficulty })
ds-answer-use-item = Use: { $item }
ds-answer-suppress-handicap = Suppress the handicap on { $talent } ({ $stress } stress)
ds-refuse-aimed = You are aiming already, aiming twice does not help.
ds-refuse-no-ears = Nobody is near enough to be distracted by you.
ds-refuse-stress = You cannot bear any more stress.

## Grit and medics

ds-act-grit = Grit your teeth
ds-ask-grit = { $who }, grit: Where do you heal { $boxes } damage?
ds-answer-grit = Vital { $vital }, interaction { $interaction }, mobility { $mobility }
ds-grits = { $who } shows grit and heals { $boxes } damage.
ds-refuse-unhurt = You have no damage that grit helps against.
ds-act-treat = Treat
ds-answer-treat = { $whom }, { $monitor } ({ $kit })
ds-answer-wake = Bring { $whom } round ({ $kit })
ds-treats = The treatment helps { $whom }: { $monitor }, { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 } free again.
ds-treats-in-vain = The treatment does not help { $whom }.
ds-brings-round = { $who } brings { $whom } round.
ds-refuse-not-at-hand = { $whom } is too far away, or somebody holds you in a close fight.
ds-refuse-nobody-to-treat = Nobody needs what your medkit can do.

## Last breath

ds-ask-aid = { $who }: { $patient } is fighting for a last breath. Do you give first aid? If you collapse over it, the best roll is struck out.
ds-answer-aid = Give first aid
ds-answer-no-aid = Stay out of it
ds-breathes = { $who } keeps breathing.
ds-dies = { $who } dies.
ds-bleeding = { $who } bleeds to death in { $minutes } minutes unless somebody helps.

## Disfigurement

ds-scar-throw = { $who } rolls for lasting marks of the wound: { $dice ->
    [one] one d10
   *[other] { $dice }d10, one for each free vital box
 }.
ds-disfigured = { $who } does not get away unmarked (the dice come to { $result }): { $scar }.
ds-scar = What { $who } keeps of it: { $what }.
ds-unscathed = { $who } gets away without a disfigurement.
ds-ask-scar = { $who }: { $scar }. What stays with you?
ds-answer-scar-lower = Maximum lowered by 1 ({ $talents })
ds-answer-scar-handicap = Handicap: { $talents }
ds-answer-scar-stress = Base stress raised by { $stress }
ds-answer-scar-both = Maximum lowered by 1 ({ $talents }); base stress raised by { $stress }
ds-scar-whole-body = whole body
ds-scar-torso = maimed torso
ds-scar-nerves = nerve damage
ds-scar-limbs = maimed limbs
ds-scar-face = disfigured face
ds-scar-senses = destroyed sense organs
ds-scar-flesh-wound = flesh wound
ds-scar-head = scarred head
ds-scar-body = scarred body

## Hazards

ds-hazard-fire = Fire
ds-hazard-electricity = Electricity
ds-hazard-radiation = Radiation
ds-hazard-burns = { $hazard } ({ $zone }) strikes { $who }: { $damage } damage, penetration { $penetration }.
ds-hazard-kept-off = { $hazard } ({ $zone }) does not get through to { $who }: penetration { $penetration } against soft armour { $armour }.
ds-hazard-throw = The hazard rolls against { $who }: { $result }.
ds-falls = { $who } falls { $metres ->
    [one] one metre
   *[other] { $metres } metres
 }{ $flung ->
    [0] {""}
    [one] {" "}and is flung one metre
   *[other] {" "}and is flung { $flung } metres
 }: { $damage } damage, penetration { $penetration }.
ds-fall-bounces = { $who } falls { $metres ->
    [one] one metre
   *[other] { $metres } metres
 }{ $flung ->
    [0] {""}
    [one] {" "}and is flung one metre
   *[other] {" "}and is flung { $flung } metres
 }, but the armour takes it: penetration { $penetration } against soft armour { $armour }.
ds-lands-safely = { $who } lands unhurt after { $metres ->
    [one] one metre
   *[other] { $metres } metres
 }.

## Groups of henchmen

ds-act-coordinate = Coordinate
ds-act-dig_in = Dig in
ds-coordinates = { $who } rallies: strength { $strength }.
ds-digs-in = { $who } digs in: all hit thresholds are { $raised } higher.
ds-group-weaker = { $who } has losses: strength { $strength }.
ds-strength-on-result = { $who } spends { $points } strength: result +{ $better }.
ds-strength-on-cost = { $who } spends { $points } strength: { $points } AE less.
ds-strength-on-target = { $who } spends 1 strength to strike at { $whom } as well.
ds-ask-strength-result = { $who }, { $act }: How much of { $strength } strength do you spend? Each point adds 2 to the result.
ds-ask-strength-cost = { $who }, { $act }: How much of { $strength } strength do you spend? Each point saves 1 AE.
ds-ask-strength-targets = { $who }, { $act }: Shall it strike somebody else too? Each further target costs 1 of { $strength } strength.
ds-answer-strength = { $n ->
    [0] No strength
   *[other] { $n } strength
 }
ds-answer-no-more-targets = No further target
ds-answer-one-more-target = { $whom } too
ds-refuse-full-strength = This group cannot gather more than { $strength } strength any more.
ds-refuse-dug-in = The group has dug in already.

## Cortex: hacking, networks, systems

ds-act-hack = Hack
ds-act-enter_network = Enter a network
ds-act-crash = Crash a system
ds-act-cut_off = Cut off
ds-answer-hack = { $whom }: { $terminal }
ds-answer-enter-network = In by way of { $whom }
ds-answer-cut-off = Throw { $whom } out of the network
ds-answer-crash = Crash { $whom }
ds-answer-switch-off = Switch { $whom } off
ds-answer-keep-control = Keep { $whom } under control
ds-answer-gap-cortex = Use a gap in the firewall: your concentration weakens it
ds-answer-bypass-cortex = Bypass the firewall: it does not count at all
ds-answer-take-out-cortex = Take out: if the damage is enough, the system is out of action at once
ds-ask-full-access = { $who }: You have full access ({ $whom }). What do you make of it?
ds-ask-cut-off = { $who } wants to throw { $whom } out of the network. Does it succeed?
ds-answer-stay-in = { $whom } stays in
ds-answer-expel = { $whom } is thrown out
ds-announces-hack = { $who } attacks { $whom } in the cortex{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $terminal }.
ds-hack-lands = The attack by { $who } on { $whom }: { ds-total }, which strikes { $monitor } ({ $range }). { $damage } damage{ COUNT($damage-reasons) ->
    [one] {""}
   *[other] {" "}({ $damage-reasons })
 }.
ds-hack-in-vain = The attack by { $who } on { $whom }: { ds-total }. That is past the firewall ({ $firewall }) but below { $least }: there is nothing to find.
ds-hack-stopped = The attack by { $who } on { $whom }: { ds-total }. But the network holds: penetration { $penetration } against soft armour { $soft }.
ds-alarm = { $who } raises the alarm: firewall now { $value }.
ds-hunts = { $who } has found { $whom } and starts to cut the connection.
ds-firewall-broken = { $who } has no firewall any more: no attacks, no interrupts, no cutting off.
ds-firewall-gone = { $who } has no firewall any more: no cortex block, no cut-off.
ds-listens = { $who } listens to all connections for { $steps ->
    [one] one time step
   *[other] { $steps } time steps
 } ({ $whom }).
ds-memory-full = { $who } has no memory left: no probes.
ds-memory-costs = { $who } loses { $ae } AE to the damaged memory.
ds-vanishes = { $who } vanishes from all networks and can only be reached by cable.
ds-network-shut = { $who } is offline: the personal network is shut down.
ds-seized = { $who } has full control: { $whom }.
ds-loses-controls = { $who } loses the controls: { $machine } no longer obeys.
ds-crashes = { $who } crashes. Rebuilding takes { $points } construction points.
ds-switched-off = { $who } switches off.
ds-cuts-off = { $who } tries to cut { $whom } off.
ds-stays-in = { $who } stays connected: { $whom }.
ds-expelled = { $who } is thrown out of the network: { $whom }.
ds-stays-out = { $who } does not get into the network: { $whom }.
ds-enters-network = { $who } enters the network: { $whom }.
ds-refuse-expelled = You were thrown out of the network ({ $whom }). Enter it again first.
ds-refuse-offline = { $whom } is not in the cortex.
ds-refuse-network-shut = Your personal network is shut down.
ds-refuse-vanished = { $whom } has vanished from all networks.
ds-refuse-no-terminal = You need a terminal for that.
ds-refuse-memory-full = The memory is full, probes are no longer possible.
ds-stake-behind-firewall = damage behind the firewall

## Machines

ds-act-instruct = Give an instruction
ds-act-take_controls = Take the controls
ds-act-remote = Remote control
ds-act-leave_controls = Leave the controls
ds-act-man_gun = Man a gun
ds-act-get_in = Get in
ds-act-get_out = Get out
ds-answer-instruct = Instruct { $machine }
ds-answer-take-controls = Steer { $machine }
ds-answer-remote = Steer { $machine } from afar
ds-answer-leave-controls = Stop steering { $machine }
ds-answer-man-gun = Man the { $gun } ({ $machine })
ds-answer-get-in = Get in: { $machine }
ds-answer-get-out = Get out: { $machine }
ds-ask-order = { $who }: What shall { $machine } do?
ds-answer-order = In the next phase only: { $order }
ds-answer-order-repeat = Until further notice: { $order }
ds-order-attack = attack
ds-order-move = move
ds-order-drive = drive
ds-order-guard = guard the position
ds-instructs = { $who } instructs { $machine }: { $order }{ $repeat ->
    [true] , until further notice
   *[false] {""}
 }.
ds-order-done = { $who } reports: order carried out ({ $order }), waiting for instructions.
ds-order-impossible = { $who } reports: order impossible ({ $order }), waiting for instructions.
ds-takes-controls = { $who } takes the controls: { $machine }.
ds-takes-remote = { $who } steers from afar: { $machine }.
ds-leaves-controls = { $who } leaves the controls: { $machine } goes on standby.
ds-mans-gun = { $who } mans a gun: { $gun } ({ $machine }).
ds-relieves-gunner = { $who } takes over the gun from { $whom }: { $gun }.
ds-gets-in = { $who } gets in: { $machine }.
ds-gets-out = { $who } gets out: { $machine }.
ds-refuse-controls-held = { $whom } is steering already.
ds-refuse-obeys = { $whom } obeys { $master }.
ds-refuse-not-in-network = You are not in the same network as { $whom }. Enter it first.
ds-refuse-moving = { $whom } is in the middle of a chase.
ds-refuse-engaged = You are in a close fight. Break off first.

## Chase

ds-act-dash = Dash
ds-act-crowd_off = Crowd off
ds-act-block = Block the way
ds-act-fast_and_deadly = Fast and deadly
ds-act-board = Board
ds-act-ram = Ram
ds-answer-drive-dash = Dash: { $whom }
ds-answer-drive-crowd-off = Crowd others off: { $whom }
ds-answer-drive-block = Block the way: { $whom }
ds-answer-drive-fast-and-deadly = Fast and deadly: { $whom }
ds-answer-board = Jump across: { $whom }
ds-answer-ram = Ram { $whom }
ds-answer-distance = { $n } DE
ds-ask-risk = { $who }, fast and deadly: How many DE do you risk ({ $whom })? If it fails there is as much damage, for everybody aboard too.
ds-ask-wish = { $who }: Somebody ahead does not let others pass. How many DE do you want to gain ({ $whom }), { $most } at most? Whoever overtakes has to reach the result of the one ahead.
ds-ask-distance = { $who }: How many DE do you gain ({ $whom })? Up to { $most } are possible.
ds-ask-chase-escaped = { $who } is beyond pursuit range. Has the escape succeeded?
ds-ask-chase-caught = { $who } cannot go on or has lost the controls. Does that count as caught?
ds-answer-chase-on = No, it goes on
ds-answer-chase-over = Yes, that is it
ds-advances = { $who } gains { $gained } DE (possible: { $most-reasons }), now { $now }.
ds-gains-nothing = { $who } gains no DE.
ds-level = { $who } is level with { $whom }.
ds-control-lost = { $who } does not keep control and gains no DE until their next phase.
ds-collides = { $who } is out of control and hits something: { $damage } damage.
ds-accident = { $who } has an accident: { $damage } damage, for everybody aboard too.
ds-crash-stopped = { $who } comes out of the crash unharmed: penetration { $penetration } against soft armour { $soft }.
ds-crowds = { $who } crowds others off: whoever overtakes needs { $result } or more.
ds-blocks-way = { $who } blocks the way: whoever overtakes needs { $result } or more.
ds-held-back = { $who } does not get past { $whom }: it takes { $needed }.
ds-escapes = { $who } gets away: the lead is too long for everybody who could still follow.
ds-chase-begins = The chase begins. Distance units (DE), more is further ahead: { $places }. Track value { $track }.{ COUNT($reaches) ->
    [0] {""}
   *[other] {" "}Pursuit reaches this far: { $reaches }.
 }
ds-chase-place = { $who } { $de }
ds-chase-reach = { $who } up to { $de } DE
ds-caught-stopped = { $who } cannot go on and is caught.
ds-caught-taken = { $who } is in the hands of others and so is caught.
ds-chase-over = The chase is over.
ds-refuse-stuck = { $whom } does not move any more.
ds-refuse-out-of-control = { $whom } is out of control and gains no DE until your next phase.
ds-boards = { $who } jumps across and is aboard: { $whom }.
ds-jump-missed = { $who } does not manage the jump: { $whom }.
ds-falls-off = { $who } jumps into nothing and is left behind.
ds-adrift = { $who } misses the jump and drifts in space.
ds-contest-won = { $who } gets close enough to { $whom }: the jump is possible.
ds-contest-lost = { $who } does not get close enough to { $whom }: no jump.
ds-announces-ram = { $who } sets out to ram { $whom }{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-refuse-not-level = No machine is level with you. Catch up first.
ds-refuse-nothing-to-ram = Nothing that you could ram is touching you or level.

## Infiltration

ds-act-sabotage = Sabotage
ds-act-sneak = Sneak
ds-act-security_hack = Security hack
ds-act-sprint_past = Sprint past
ds-act-distract_guards = Distract guards
ds-act-secure = Keep a lookout
ds-attempts-sabotage = { $who } sabotages{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $target } ({ $skill }).
ds-attempts-sneak = { $who } sneaks on{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-attempts-security-hack = { $who } hacks { $target }{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-attempts-sprint-past = { $who } starts to sprint{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $target }.
ds-attempts-distract-guards = { $who } distracts { $target }{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $skill }.
ds-attempts-secure = { $who } keeps a lookout{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-answer-sabotage = { $target }: shut down with tech ({ $se } SE)
ds-answer-break = { $target }: destroy, { $weapon } ({ $se } SE, never stealthy)
ds-answer-sneak = Sneak ({ $se } SE)
ds-answer-security-hack = Hack { $target } ({ $se } SE)
ds-answer-sprint-past = { $target } ({ $se } SE)
ds-answer-distract-guards = { $target }: { $skill } ({ $se } SE)
ds-answer-secure = Keep a lookout for the others
ds-ask-together = { $who }, { $act }: Do you do it alone, or who takes part? Together the best roll counts, but each collapse strikes one out.
ds-answer-alone = Alone
ds-answer-together = Group probe with { $others }
ds-ask-in-group = { $who }: { $leader } asks for your help ({ $act }). Do you take part in the group probe? If you collapse, the best roll is struck out.
ds-answer-in-group = Take part
ds-answer-not-in-group = Stay out of it
ds-refuse-no-obstacle = There is nothing left here that this would be of use for.
ds-infiltration = The infiltration begins: MK of the area { $mk }, competence of the guards { $competence }, security level { $level } ({ $level-reasons }). The goal is { $threshold } security units (SE).
ds-threshold-throw = A probe by the guards gives the access threshold: their competence in d10, plus MK { $mk }.
ds-infiltration-over = Security is subverted ({ $se } SE). Nobody has to hide any longer.
ds-threshold = Access threshold { $number } is reached: { $threshold } SE.
ds-se-won = { $who } gains { $gained } SE ({ $gained-reasons }), now { $se }.
ds-shut-down = The security system stays down: security level { $level }. That is noticed, the guards gain { $gained } SE (now { $guard-se }).
ds-guard-charisma = { $who } is charmed: the next probe is eased, security level { $level }.
ds-guard-persuade = { $who } falls for it: if you are discovered you gain two phases. Security level for the next act: { $level }.
ds-guard-intimidate = { $who } helps unwillingly in every group probe. Security level for the next act: { $level }.
ds-backup = A backup system takes over and raises the alarm: security level { $level }.
ds-guards-wary = The guards grow wary and gain { $gained } SE (now { $guard-se }).
ds-guards-throw = A d10 shows how many SE the guards gain.
ds-seen-running = { $who } is seen sprinting. Alarm!
ds-seen-through = { $who } sees through { $whom }.
ds-helper-calls = { $who } takes the chance and raises the alarm.
ds-stealth-pair = Stealth of { $who }: { $pair } with the second- and the third-highest die, { SIGNED($bonus) } ({ $skill }) = { $value } against security level { $level }, { $hidden ->
    [true] unnoticed.
   *[false] noticed.
 }
ds-stealth-watched = Stealth of { $who }: thanks to the lookout { $value } against security level { $level }, { $hidden ->
    [true] unnoticed.
   *[false] noticed.
 }
ds-loud = { $who } makes a noise: there is nothing stealthy about it.
ds-watched = { $who } keeps an eye on everything: stealth { $value } for { $others }.
ds-noticed = The guards notice something: { $gained } SE for them (now { $guard-se }).
ds-noticed-behind = The guards are ahead of you ({ $guard-se } to { $se } SE) and notice you.
ds-noticed-in-alarm = In the middle of the alarm you are noticed.
ds-first-alarm = The guards are ahead of you and notice something: alarm! The next time you are discovered.
ds-guards-patrol = The guards make their rounds: { $gained } SE for them (now { $guard-se }).

## Discovery and ambush

ds-discovered = You are discovered! { COUNT($guards) ->
    [0] There is nobody yet to step in.
    [one] Here comes: { $guards }.
   *[other] Here come: { $guards }.
 }
ds-unaware = { COUNT($who) ->
    [one] { $who } turns up and suspects nothing.
   *[other] { $who } turn up and suspect nothing.
 }
ds-walked-in-on = { COUNT($who) ->
    [one] { $who } turns up and sees you.
   *[other] { $who } turn up and see you.
 }
ds-fight-begins = A fight begins: initiative is rolled anew, all AE accounts stand at 0.
ds-confusion = The guards are confused: whoever was discovered has { $phases } phases first.
ds-spotted = { $who } has noticed you and wants to send word.
ds-word-sent = { $who } sends word. { COUNT($guards) ->
    [0] There is nobody who could come.
    [one] Here comes: { $guards }.
   *[other] Here come: { $guards }.
 }
ds-silenced = { $who } does not get to send word any more. Nobody knows of you.
ds-ambush-done = { $whom } is out of action before anybody notices.
ds-ambush-failed = { $whom } is still standing and raises the alarm.
ds-alerted = { $who } knows now{ COUNT($others) ->
    [0] .
   *[other] {" "}and alerts the others: { $others }.
 }
ds-fight-heard = { COUNT($who) ->
    [one] The fight does not go unnoticed: { $who } knows now.
   *[other] The fight does not go unnoticed: { $who } know now.
 }
ds-comes-round = { $who } comes round.

## Terms of a sum

ds-term-expertise = expertise
ds-term-competence = competence
ds-term-no-skill = without a skill
ds-term-handicap = handicap
ds-term-ruling = master
ds-ruling-mode = circumstances
ds-ruling-dice = dice
ds-ruling-result = result
ds-ruling-difficulty = difficulty
ds-ruling-skill = skill of the attack
ds-term-distracted = distracted
ds-term-bought = for stress
ds-term-routine = routine
ds-term-no-item = without an item
ds-term-half-size = half the size
ds-term-half-class = half the MK
ds-term-begun = begun
ds-term-paid = paid already
ds-term-doubled = doubled after the collapse
ds-term-pinned-before = pinned down before
ds-term-aim = aimed
ds-term-range = distance
ds-term-weak-spot = weak spot
ds-term-full-defence = full defence
ds-term-pinned = pinned down
ds-term-strong-penetration = strong penetration
ds-term-broken-defence = defences broken
ds-term-suppressed-dexterity = defended with dexterity
ds-term-suppressed-constitution = defended with constitution
ds-term-made-difficult = made difficult
ds-term-blocked = blocked in the cortex
ds-term-hindered = stopped
ds-term-base = base
ds-term-class = MK of the weapon
ds-term-se-distract-guards = competence of the guard
ds-term-se-sprint-past = half the size of the room
ds-term-se-security-hack = value of the target
ds-term-se-sneak = best agility
ds-term-se-sabotage = MK of the target
ds-term-risked = risked
ds-term-twice-power = twice the power
ds-term-power = power
ds-term-critical = critical
ds-term-impact = impact
ds-term-terminal-damage = terminal
ds-term-weapon-damage = weapon
ds-term-size = size of the weapon
ds-term-twice-size = twice the size
ds-term-paces = 5 metres per AE
ds-term-way = way
ds-term-break-off = breaking off
ds-term-close-in = closing in
ds-term-obstacles = obstacles
ds-term-declared = declared
ds-term-track-value = track value
ds-term-free = free
ds-term-long-sprint = long sprint
ds-term-accounts = difference of the AE accounts
ds-term-distract = base
ds-term-concentration = twice the concentration
ds-term-treatment = treatment
ds-term-wounds = twice the wounds
ds-term-last-breath = last breath
ds-term-strength = strength
ds-term-dig-in = digging in
ds-term-firewall = firewall (3 × MK)
ds-term-alarm = alarm
ds-term-access = access
ds-term-connections = connections
ds-term-firewall-broken = firewall broken
ds-term-cut-off = cutting off
ds-term-terminal-class = MK of the terminal
ds-term-track = track value
ds-term-deadly = fast and deadly
ds-term-crowded = crowded off
ds-term-pursuit-range = sensors × perception × 5
ds-term-least-perception = perception counts at least 1
ds-term-chase-act = chase act
ds-term-jump = jump
ds-term-jump-cost = jump
ds-term-security-base = base
ds-term-area-class = MK of the area
ds-term-area-competence = competence of the guards
ds-term-distracted-guards = distracted guard
ds-term-charmed-guard = charmed guard
ds-term-three-classes = 3 × MK
ds-term-three-competences = 3 × competence
ds-pool-henchman = competence
ds-pool-group = competence
ds-pool-machine = value of the machine
ds-pool-system = MK of the system

## Talents, skills, monitors, distances

ds-talent-presence = presence
ds-talent-dexterity = dexterity
ds-talent-constitution = constitution
ds-talent-concentration = concentration
ds-talent-intelligence = intelligence
ds-talent-intuition = intuition
ds-talent-attention = attention
ds-talent-anomaly = anomaly
ds-skill-charisma = charisma
ds-skill-intimidate = intimidation
ds-skill-persuade = persuasion
ds-skill-contacts = contacts
ds-skill-agility = agility
ds-skill-speed = speed
ds-skill-body_control = body control
ds-skill-precision = precision
ds-skill-fitness = fitness
ds-skill-strength = strength
ds-skill-cybernesis = cybernesis
ds-skill-manoeuvre = manoeuvring
ds-skill-tech = tech
ds-skill-willpower = willpower
ds-skill-education = education
ds-skill-logic = logic
ds-skill-creativity = creativity
ds-skill-cortex_skill = cortex
ds-skill-empathy = empathy
ds-skill-culture = culture
ds-skill-perception = perception
ds-skill-luck = luck
ds-skill-competence = competence
ds-monitor-vital = vital
ds-monitor-interaction = interaction
ds-monitor-mobility = mobility
ds-monitor-defensive = defensive
ds-monitor-access = access
ds-monitor-memory = memory
ds-monitor-connections = connections
ds-monitor-firewall = firewall
ds-distance-near = near
ds-distance-short = short
ds-distance-long = long
ds-distance-extended = extended
ds-distance-extreme = extreme
ds-out-damage = incapacitated
ds-out-stress = broken down
ds-out-taken_out = taken out
ds-out-switched_off = switched off
ds-out-crashed = crashed
ds-out-adrift = drifting in space
ds-out-left_behind = left behind
ds-out-broken = scattered
ds-out-gave_up = has given up

## On the table

ds-board-column-vital = Vital
ds-board-monitors = Monitors
ds-board-ae = AE account
ds-board-stress = Stress
ds-board-cortex = Cortex
ds-board-notes = State
ds-board-vital = { $left }/{ $all }
ds-board-interaction = I { $left }/{ $all }
ds-board-mobility = M { $left }/{ $all }
ds-board-defensive = D { $left }/{ $all }
ds-board-untouched = untouched, MK { $mk }
ds-board-access = access { $marked }/{ $all }
ds-board-memory = memory { $marked }/{ $all }
ds-board-connections = connections { $marked }/{ $all }
ds-board-firewall = firewall { $marked }/{ $all }
ds-board-gone = gone
ds-board-aboard = { $controls ->
    [true] at the controls: { $machine }
   *[false] aboard: { $machine }
 }
ds-board-engaged = { $zone }, in a close fight with { $near }
ds-board-dead = dead
ds-board-destroyed = destroyed
ds-board-waiting = waits
ds-board-cover = cover: { $cover } ({ $left })
ds-board-aims = aims
ds-board-full-defence = full defence −{ $points }
ds-board-distracted = distracted: { $by }
ds-board-doubled = next act costs double
ds-board-progress = begun: { $act } ({ $paid } AE)
ds-board-alarm = alarm
ds-board-hunting = cutting off { $whom }
ds-board-controlled = in the hands of { $by }
ds-board-mans = at the gun: { $gun }
ds-board-infiltrating = hidden
ds-board-strength = strength { $strength }
ds-board-infiltrators = Intruders
ds-board-guards = Guards
ds-board-area = SE (security level { $level }{ $alarm ->
    [true] , alarm
   *[false] {""}
 })
ds-board-chase = DE (track value { $track })
ds-figure-vital = vital damage
ds-figure-boxes = marked boxes
ds-figure-stress = stress
ds-figure-account = AE account
ds-unit-round = Round

## How it ends

ds-outcome-undecided = Nobody has reached a goal.
ds-outcome-destroy = The other side is out of action.
ds-outcome-dominate = The other side gives up.
ds-outcome-escape = Whoever still could has got away.
ds-outcome-sabotage = The target is sabotaged.
ds-outcome-take-out = The target is taken out.
ds-outcome-threshold = The access threshold is reached.
ds-outcome-hold = The position is held.
ds-outcome-overrun = The position has fallen: nobody holds it any more.
ds-outcome-seize = The machine they were after is taken or caught.
ds-outcome-rescue = The rescue has succeeded.
ds-outcome-mark = The goal is reached.
ds-outcome-last-standing = Only one side is still standing.

## Content

ds-content-kind-character = Character
ds-content-kind-henchman = Henchman
ds-content-kind-machine = Machine
ds-content-kind-system = System
ds-content-kind-object = Object
ds-content-kind-squad = Squad
ds-content-kind-weapon = Weapon
ds-content-kind-armour = Armour
ds-content-kind-item = Item
ds-content-kind-cover = Cover
ds-content-kind-scenario = Scenario
ds-content-kind-participant = Participant
ds-content-kind-talent = Talent
ds-content-kind-skill = Skill
ds-content-kind-terminal = Terminal
ds-content-kind-side = Side
ds-content-kind-zone = Zone
ds-content-kind-network = Network
ds-content-kind-category = Distance
ds-content-kind-mark = Event
ds-content-goal-key = { $file }, { $where }: The goal “{ $goal }” knows no “{ $key }”.
ds-content-chase-sides = { $file }, { $where }: A chase needs somebody of the side “{ $side }”, which flees, and somebody who follows.
ds-content-side-empty = { $file }, { $where }: Nobody is on the side “{ $side }”.
ds-content-groups-off = { $file }, { $where }: “{ $who }” is a group of henchmen; these exist only with the option henchman_groups = true.
ds-content-controls-twice = { $file }, { $where }: The machine “{ $machine }” is controlled by “{ $who }” already.
ds-content-two-places = { $file }, { $where }: Nobody is in the zone “{ $zone }” and aboard “{ $machine }” at once; take one of them away.
ds-content-order = { $file }, { $where }: “{ $who }” is no machine and takes no instructions.
ds-content-limit = { $file }: “{ $who }” has { $what } { $value }; with these options it goes only up to { $limit }.

## Questions about odds
ds-named = { $name }
ds-odds-bare = Probe
ds-odds-of = { $who }, { $skill }
ds-odds-dice = { $dice }
ds-odds-title-probe = { $subject } ({ $mode })
ds-odds-title-result = The result
ds-odds-title-critical = Critical: the third-highest die shows 9 or 10
ds-odds-title-collapse = Collapse
ds-odds-title-together = What comes together
ds-odds-title-secondary = Secondary probe against { $level }
ds-odds-title-both-pairs = Probe and secondary probe with the same roll
ds-odds-title-group = Group probe: { $members }
ds-odds-title-nothing-left = Collapses have struck out every roll
ds-odds-title-initiative = Initiative: { $first } against { $second }, results only
ds-odds-title-acts-first = Acts first, ties broken: { $who }
ds-odds-title-attack = { $who } attacks { $whom } ({ $weapon }, { $distance } distance, { $mode })
ds-odds-title-bare-attack = An attack with a weapon of size { $size }, class { $mk } ({ $distance } distance, { $mode })
ds-odds-title-damage = Damage { $damage }, penetration { $penetration } against soft armour { $soft }, hard { $hard }
ds-odds-title-marked = Boxes that the target loses
ds-odds-title-out = The target is incapacitated at once
ds-odds-title-hack = { $who } hacks { $whom } ({ $terminal }, { $mode })
ds-odds-title-behind = Damage behind the firewall
ds-odds-title-full-access = That makes access complete
ds-odds-title-siege = { $who } hacks { $whom } up to { $attacks } times ({ $terminal }). Full access
ds-odds-title-siege-alarm = The system raises the alarm
ds-odds-title-siege-broken = The firewall breaks
ds-odds-title-siege-thrown-out = The system cuts the hacker off
ds-odds-title-siege-vanished = The system vanishes from the network
ds-odds-title-siege-when = The attack that makes access complete
ds-odds-title-drive = { $who } drives: { $act } ({ $machine })
ds-odds-title-control-lost = Control is lost
ds-odds-title-machine-damage = Boxes that an accident costs
ds-odds-title-wrecked = That is the end of the chase
ds-odds-title-infiltration-act = { $who }: { $act }
ds-odds-title-hidden = Nobody notices
ds-odds-title-se = SE for the infiltrators
ds-odds-title-guard-se = SE for the guards
ds-odds-title-discovered = That gets them discovered
ds-odds-title-plan = Break-in by a plan: { $who }, access threshold { $threshold }
ds-odds-title-acts = Acts until it is decided
ds-odds-title-when-discovered = The act of the plan at which they are discovered
ds-odds-tally-pool = Pool
ds-odds-tally-bonus = Skill and modifiers
ds-odds-tally-difficulty = Difficulty
ds-odds-tally-firewall = Firewall value
ds-odds-tally-level = Security level
ds-odds-tally-control-pool = Pool to keep control
ds-odds-tally-control-bonus = Bonus to keep control
ds-odds-term-pool = as given
ds-odds-term-skill = as given
ds-odds-term-difficulty = as given
ds-odds-term-mode = circumstances
ds-odds-term-highest-skill = highest skill of the group
ds-odds-measure-probe = probe
ds-odds-measure-result = result
ds-odds-measure-critical = critical
ds-odds-measure-collapse = collapse
ds-odds-measure-secondary = secondary
ds-odds-measure-initiative = initiative
ds-odds-measure-first = first
ds-odds-measure-hit = hit
ds-odds-measure-damage = damage
ds-odds-measure-boxes = boxes
ds-odds-measure-out = out
ds-odds-measure-access = access
ds-odds-measure-siege = by then
ds-odds-measure-attack = attack
ds-odds-measure-de = DE
ds-odds-measure-control = lost
ds-odds-measure-stealth = stealth
ds-odds-measure-act = act
ds-odds-measure-acts = acts
ds-odds-measure-se = SE
ds-odds-measure-guard-se = guards' SE
ds-odds-measure-discovered = discovered
ds-odds-measure-break-in = break-in
ds-odds-no = no
ds-odds-yes = yes
ds-odds-fails = fails
ds-odds-succeeds = succeeds
ds-odds-fails-critically = fails, but critically
ds-odds-succeeds-critically = succeeds critically
ds-odds-fails-collapse = fails, collapse
ds-odds-succeeds-collapse = succeeds, collapse
ds-odds-fails-both = fails, critical and collapse
ds-odds-succeeds-both = succeeds, critical and collapse
ds-odds-first-higher = the first higher
ds-odds-tie = a tie
ds-odds-second-higher = the second higher
ds-odds-misses = misses
ds-odds-bounces = bounces off
ds-odds-finds-nothing = nothing
ds-odds-not-at-all = not at all
ds-odds-fails-seen = fails, noticed
ds-odds-succeeds-seen = succeeds, noticed
ds-odds-fails-hidden = fails, unnoticed
ds-odds-succeeds-hidden = succeeds unnoticed
ds-odds-discovered = discovered
ds-odds-on-the-way = still on the way
ds-odds-reached = at the goal
ds-odds-refused = That cannot be done: { $reason } ({ $rule })
ds-odds-who-or-pool = Name somebody, or give the dice with --pool and the skill with --skill.
ds-odds-which-skill = On which skill does { $who } roll? Name it after the name, such as agility.
ds-odds-members = A group probe takes at least { $least }. Write them with commas: nadja,ilko or 3+2,4+1
ds-odds-terminal = { $weapon } is a terminal, for hacking: ask for hack instead of attack.
ds-odds-not-terminal = { $weapon } is no terminal.
ds-odds-no-terminal = { $who } has no terminal. Give one with --terminal.
ds-odds-no-system = { $who } has no system that could be hacked.
ds-odds-no-interrupt = No interrupt "{ $wanted }" fits here. Possible are: { $known }.
ds-odds-no-plan = A plan takes acts. Write them with semicolons: "sneak nadja; hack ilko"

## Sheets

ds-sheet-kind-character = character
ds-sheet-kind-henchman = henchman
ds-sheet-kind-group = group of henchmen
ds-sheet-kind-machine = machine
ds-sheet-kind-system = system
ds-sheet-kind-object = thing
ds-sheet-figure-size = Size
ds-sheet-figure-mk = Class
ds-sheet-figure-competence = Competence
ds-sheet-figure-strength = Strength
ds-sheet-figure-power = Power
ds-sheet-figure-servos = Servos
ds-sheet-figure-sensors = Sensors
ds-sheet-figure-bots = Bots
ds-sheet-traumatised = traumatised: below 5 stress at the next rest, or a handicap
ds-sheet-strength-lost = { $lost ->
    [one] one point of strength spent
   *[other] { $lost } points of strength spent
 }
ds-sheet-open = open: whoever sits in it can be hit
ds-sheet-talents = Talents and skills
ds-sheet-probes = Probes
ds-sheet-all-probes = all probes
ds-sheet-other-probes = anything else
ds-sheet-dice = { $dice }d{ $sides }
ds-sheet-pool = { $dice }+{ $bonus }
ds-sheet-skill = – { $skill }
ds-sheet-bought = normally { $value }
ds-sheet-most = maximum { $most }
ds-sheet-handicap-felt = handicap
ds-sheet-handicap-suppressed = handicap suppressed
ds-sheet-stress = Stress
ds-sheet-stress-of = { $now } of { $all }
ds-sheet-base-stress = never below { $base } (base stress)
ds-sheet-monitors = Monitors
ds-sheet-column-free = free
ds-sheet-free = { $left }/{ $all }
ds-sheet-armour = Armour
ds-sheet-armour-values = soft { $soft }, hard { $hard }
ds-sheet-cortex = Cortex
ds-sheet-cortex-values = class { $mk }, firewall value { $firewall }
ds-sheet-weapons = Weapons
ds-sheet-column-probe = Probe
ds-sheet-column-build = Size/Mk
ds-sheet-column-damage = Damage
ds-sheet-column-penetration = Penetration
ds-sheet-column-ae = AE
ds-sheet-column-ideal = Ideal
ds-sheet-gone = gone
ds-sheet-items = Items
ds-sheet-item-medkit = brings a monitor to { $size ->
    [one] one free box
   *[other] { $size } free boxes
 }, class { $mk }
ds-sheet-item-tool = tool, size { $size }, class { $mk }
ds-sheet-item-obstacle = to throw in the way, size { $size }, class { $mk }
ds-sheet-notes = Notes
ds-sheet-full-vital = full: incapacitated
ds-sheet-full-interaction = full: no probes
ds-sheet-full-mobility = full: no moving
ds-sheet-full-defensive = full: attacks +3
ds-sheet-soft = soft
ds-sheet-hard = hard
ds-sheet-disfigurements = Disfigurements

## The table

ds-place-before = The confrontation is about to begin.
ds-place-over = The confrontation is over.
ds-place-round = Round { $round }
ds-place-phase = Round { $round } · { $who }: { $left } AE left
ds-place-ambush = Out of hiding · { $who }: { $left } AE left
ds-place-bonus = Before the first round · { $who }: { $left } AE left
ds-place-base-stress = Base stress
ds-place-strength = Strength
ds-place-left = Left in this phase
ds-place-unaware = unaware
ds-place-dug-in = dug in
ds-place-pinned = pinned down: { $by }, { $weapon }
ds-place-stopped = held up: { $by }
ds-place-traumatised = traumatised
ds-place-handicap = handicap: { $talent }
ds-place-reduced = disfigured: { $talent } −{ $points }
ds-place-weapons = Weapons
ds-place-weapon = Damage { $damage }, penetration { $penetration }, ideal: { $range }
ds-place-items = Items
ds-place-cover = Cover
ds-place-armour = Armour
ds-place-armour-values = soft { $soft }, hard { $hard }
ds-place-firewall = Firewall value
ds-place-networks = In others' networks
ds-place-track = AE track
ds-place-ae = AE
ds-place-de = DE
ds-place-se = SE
ds-place-order = Order
ds-place-chase = Chase, fleeing: { $side }
ds-place-track-value = Track value
ds-place-on-track = On the track
ds-place-stalled = { $who } gets nowhere
ds-place-curbs = { $who } closes the way ({ $result })
ds-place-area = The place: MK { $mk }, competence { $competence }
ds-place-level = Security level
ds-place-threshold = Threshold { $number }
ds-place-eased = next obstacle eased
ds-place-obstacles = Obstacles
ds-place-distances = Distances from { $who }
ds-place-system = { $network }: { $system } (MK { $mk })
ds-place-inside = In the network
ds-place-zone = { $zone }
ds-place-covers = Covers
ds-place-standing = { $cover } ({ $left })
ds-place-hazards = Hazards
ds-place-hazard = { $hazard } { $value }
ds-place-exits = Way out for
ds-amend-se = SE of the infiltrators
ds-amend-guard-se = SE of the guards
ds-amend-mk = MK of the place
ds-amend-competence = Competence of the place
ds-amend-next = Who acts next
ds-amend-state = State
ds-state-ready = ready
ds-state-incapacitated = incapacitated
ds-state-dead = dead
ds-state-gone = gone
ds-amend-full-defence = Full defence
ds-amend-aim = Aim
ds-amend-used = Used up
ds-amend-no-cover = none
ds-amend-distance = Distance
ds-amend-account = AE account
ds-amend-zone = Place

# -- what it is about
ds-aim-destroy = take out all opponents
ds-aim-dominate = have at least { $percent } % of the opponents out at the end of a round
ds-aim-escape = get away with everybody who still can
ds-aim-sabotage = disable { $target } or take control of it
ds-aim-take-out = take out { $target }
ds-aim-seize = catch up with { $target } or take its controls
ds-aim-rescue = get { $target } out alive
ds-aim-threshold = { $number ->
    [1] get as far as the first threshold
    [2] get as far as the second threshold
   *[other] get as far as threshold { $number }
  }
ds-aim-hold = hold out until the end of round { $number }
ds-aim-turn = bring about the turn of the scene
ds-aim-once-discovered = { $goals }, once the break-in is discovered
ds-aim-once-other = { $goals }, once the scene has taken its turn
ds-aim-round-limit = After round { $rounds } the scene ends without a victory

## Numbers that a standing order may depend on

ds-number-pool = dice of the probe that you interrupt

# Questions about odds, and what they want to know.
ds-given-pool = dice of the pool, instead of the character's
ds-given-skill = skill value, instead of the character's
ds-given-stress = stress that somebody has
ds-given-bought = dice that are bought with stress
ds-given-mode = normal, eased, hampered, desperate
ds-given-aim = after aiming: one die more
ds-given-distance = near, short, long, extended, extreme; default: the ideal one
ds-given-difficulty = the difficulty
ds-given-ambush = out of hiding: gap, bypass, take_out
ds-given-mk = class of the area
ds-given-competence = competence of the guards
ds-given-value = class or competence of the target, else that of the area
ds-given-room = size of the room for sprint
ds-given-alarm = the alarm is on already
ds-given-se = SE of the infiltrators at the start
ds-given-guard-se = SE of the guards at the start
ds-given-hacker = who hacks
ds-given-target = which system
ds-given-terminal = with what; default: the best one carried
ds-given-system-alarm = the system is in alarm
ds-given-access = damage to access
ds-given-memory = damage to memory
ds-given-connections = damage to connections
ds-given-firewall = damage to the firewall
ds-question-probe = a probe: success, critical, collapse
ds-given-who = who it is about; or give --pool
ds-given-ability = on which skill
ds-given-secondary = secondary skill: value or name
ds-given-level = what the secondary probe has to reach
ds-question-group = a group probe
ds-given-members = who, such as nadja,ilko or 3+2,4+1@6
ds-question-initiative = who acts first
ds-given-first = somebody, or dice such as 3+2
ds-given-second = somebody, or dice such as 3+1
ds-given-others = who else, with commas
ds-question-attack = an attack: which monitor, what damage
ds-given-attacker = who attacks; or give --pool
ds-given-attack-target = who is attacked
ds-given-weapon = with what; default: the first weapon
ds-given-size = size of a weapon instead of its name
ds-given-melee = that weapon is a melee weapon
ds-given-attack-class = class of that weapon
ds-given-weak-spot = at a weak spot
ds-given-armour = class of the armour, without a target
ds-given-armour-size = size of that armour
ds-given-constitution = constitution of the target, without a target
ds-given-hurt = marked boxes, such as vital=2,defensive=5
ds-given-cover = cover that the target is behind
ds-given-defend = the target defends (near only)
ds-given-pin = the target pins down, with this weapon
ds-given-extra-ae = AE to make it difficult
ds-given-full-defence = stress for full defence
ds-given-guarded = full defence that counts already
ds-given-target-stress = stress of the target
ds-question-hack = a hack: which cortex monitor
ds-question-hacking = several hacks: full access or cut off
ds-given-attacks = how many attacks
ds-given-block = the system blocks in alarm
ds-question-chase-act = an act in a chase
ds-given-driver = who drives or runs
ds-given-machine = with what; default: on foot
ds-given-act = dash, crowd-off, block, fast-and-deadly
ds-given-track = track value
ds-given-risk = DE that are risked
ds-question-infiltration-act = an act of a break-in
ds-given-infiltration-act-who = who acts
ds-given-infiltration-act-act = sneak, sabotage, hack, sprint, distract, secure
ds-given-infiltration-act-target = lock, camera, room or guard
ds-given-infiltration-act-ability = the skill, where there are several
ds-given-infiltration-act-weapon = what things are broken with
ds-given-with = who joins in a group probe
ds-question-infiltration = a whole break-in by a plan
ds-given-team = who, such as nadja,ilko
ds-given-plan = the acts in their order, such as "sneak nadja; hack ilko"
ds-given-threshold = threshold; default: by the formula
ds-given-acts = number of acts after which it ends

# Names that no content gives.
ds-duel-introduction = Two against each other.
ds-name-unarmed = fists
ds-name-plating = plating
ds-name-arena = Arena
ds-name-lock = lock
ds-name-camera = camera
ds-name-room = room
ds-name-guard = guard

ds-carried-base-stress = base stress
ds-carried-handicaps = handicaps
ds-carried-reductions = talent reductions
ds-carried-traumatised = traumatised
ds-carried-dead = dead

## Cards

ds-sheet-weapon-ranged = ranged
ds-sheet-weapon-melee = melee
ds-sheet-weapon-natural = natural
ds-sheet-weapon-terminal = terminal
ds-sheet-weapon-turret = turret
