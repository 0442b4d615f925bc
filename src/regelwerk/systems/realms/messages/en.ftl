### The sentences of Realms. Names have neither case nor gender.

system-title = Realms: Skirmish

## Deployment

re-mission = Mission: { $name }. Battlefield: { $field }. Places are given in cm: 30,20 means 30 from the left and 20 from below.
re-mission-on-screen = Mission: { $name }. Battlefield: { $field }.
re-deployment-won = { $who } wins the leaders' roll-off and chooses an end of the table.
re-ask-end-of-table = { $who }: At which end of the table do you deploy? The other one is left to your opponent.
re-answer-end-of-table = { $place }
re-ask-deployment-again = { $who }: The roll-off for the deployment is lost. Do you roll again? The new result stands.
re-answer-keep = Let the result stand
re-answer-again = Roll again
re-ask-place = { $who }: Where do you deploy? Give the place as x,y in cm and, if you like, the facing: 12,30@90 (degrees, 0 is east, 90 north) or “behind t2@south”.
re-ask-place-on-screen = { $who }: Where do you deploy? Tap the map.
re-place-aside = { NUMBER($cm, maximumFractionDigits: 1) } cm { $where }
re-place-from-middle = { $number ->
    [0] Middle of your zone
   *[other] From the middle of your zone { $parts }
 }
re-answer-place = { $x },{ $y }, facing { $facing }°
re-answer-place-on-screen = { $place }, facing { $look }
re-answer-place-rest = Place { $who } and everybody else as suggested ({ $others } more)
re-placed = { $who } stands at { $x },{ $y }.
re-placed-on-screen = { $who } is deployed.
re-refuse-outside-zone = The whole base must stand inside your zone ({ $place }), so its middle between { $low } and { $high }.
re-refuse-outside-zone-on-screen = The whole base must stand inside your zone ({ $place }).
re-refuse-occupied = There is no room: a terrain piece, another model or the edge of the table is in the way.
re-refuse-too-near = Too near: there must be at least { $cm } cm between you and { $whom }.

## Rounds and their order

re-round-begins = Round { $round } begins.
re-carried-over = Half of the AP left from the last round carry over: { $models }.
re-ap-of = { $who } { $ap } AP ({ $ap-reasons })
re-markers-cost = { $who } pays off { $paid ->
    [one] a shock marker for 1 AP
   *[other] { $paid } shock markers for { $paid } AP
 } and has { $ap } AP for this round{ $left ->
    [0] {""}
    [one] ; one marker remains
   *[other] ; { $left } markers remain
 }.
re-ask-pick = Which of your models acts next? Your opponent chooses at the same time; then d12 + AGI decides which of the two goes first.
re-answer-pick = { $who } ({ $ap } AP)
re-race = { $who } and { $whom } roll off to act first: d12 { SIGNED($own) } ({ $own-reasons }) against d12 { SIGNED($other) } ({ $other-reasons }).
re-leaders-contest = { $who } and { $whom } roll off for the end of the table: d12 { SIGNED($own) } against d12 { SIGNED($other) }, which is their { $by }.
re-race-won = { $who } is ahead of { $whom }: { $own } against { $other }.
re-race-settled = So { $who } is ahead of { $whom }.
re-race-tied = A tie at { $total }: { $by ->
    [higher_agi_then_random] the higher AGI
    [higher_eh] the higher EH
    [reroll] a new roll
   *[lot] the lot
 } decides.
re-lots = A tie: a roll-off decides between { $who }.
re-order = Order: { $order }.
re-ask-shift = { $who }: Do you want to shift your place in this round's order?
re-ask-leader-shift = { $who } leads the task force: Whom do you shift in this round's order? It costs nothing.
re-answer-stay = Leave the order as it is
re-answer-quicker = Count as 1 quicker
re-answer-slower = Count as 1 slower
re-answer-quicker-who = { $who }: count as 1 quicker
re-answer-slower-who = { $who }: count as 1 slower

## Initiative phase

re-phase-ends = { $who } ends the phase and keeps { $ap } AP.
re-phase-begins = { $who } is up ({ $ap } AP).
re-ask-act = { $who } has { $ap } AP. What do you do?
re-answer-act = { $act }: { $hint }
re-answer-end = { $ap ->
    [0] End the phase
   *[other] End the phase and keep { $ap } AP for reactions
 }
re-answer-duty = Go for { $whom } as cheaply as possible: { $act }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }
re-does = { $cost ->
    [0] { $who }: { $act }.
   *[other] { $who } spends { $cost } AP: { $act }.
 }
re-does-to = { $cost ->
    [0] { $who }: { $act } against { $whom }.
   *[other] { $who } spends { $cost } AP: { $act } against { $whom }.
 }
re-cost-ap = AP
re-refuse-ap = That costs { $need } AP, and you have { $have }.
re-tests = { $who }: { $test }. It takes { $value } or less ({ $value-reasons }).
re-test-succeeds = { $who } passes the roll.
re-test-fails = { $who } fails the roll.
re-test-shock = KO roll against the shock
re-test-edge = KO roll against the monomolecular effect
re-test-torso = KO roll not to detonate
re-test-ignore = EH roll to ignore the direct opponent { $whom }
re-test-saving = movement test{ COUNT($ground) ->
    [0] {""}
   *[other] {" "}({ $ground })
 } to save { $saved } AP
re-test-saves = { $who } makes good progress and saves { $saved } AP: the move costs { $cost } AP.
re-test-movement = movement test
re-test-ruin = movement test in the ruin
re-test-landing = movement test on landing
re-test-recoil = movement test against the recoil
re-test-drone = EH roll after the loss of the drone

## Direct opponent

re-ask-opponent = { $who }: { $whom } is your direct opponent. Do you take up the fight, or do you want to ignore this danger?
re-answer-fight = Take up the fight: your next attack must go against the direct opponent
re-answer-ignore = Ignore: EH roll against { $value } ({ $value-reasons }); if it fails, you must attack
re-ask-nearest = { $who }: Several enemies are equally near. Who is your direct opponent?
re-answer-model = { $who }
re-must-fight = { $who } cannot get away from { $whom } and must attack.
re-duty-forbids = { $who } cannot do that now. { $reason }
re-refuse-duty = First you must attack your direct opponent: { $whom }.
re-refuse-bound = In this phase you may attack your direct opponent only: { $whom }.

## Reactions

re-ask-reaction = { $who }: { $whom } acts: { $act }, target { $target }. Do you react?
re-ask-reaction-plain = { $who }: { $whom } acts: { $act }. Do you react?
re-answer-no-reaction = Do not react
re-answer-reaction = { $act } ({ $hint }){ COUNT($weapon) ->
    [0] {""}
   *[other] : { $weapon }
 }{ $extra ->
    [0] {""}
   *[other] , { $extra } extra AP
 }
re-answer-reaction-after = { $act } ({ $hint }){ COUNT($weapon) ->
    [0] {""}
   *[other] : { $weapon }
 }{ $extra ->
    [0] {""}
   *[other] , { $extra } extra AP
 }, after { $cm } cm of the way
re-answer-reaction-end = { $act } ({ $hint }){ COUNT($weapon) ->
    [0] {""}
   *[other] : { $weapon }
 }{ $extra ->
    [0] {""}
   *[other] , { $extra } extra AP
 }, at the end of the move
re-interrupt-won = { $who } is quicker than { $whom }: { $total } ({ $own-reasons }) against { $active } ({ $other-reasons }).
re-interrupt-lost = { $who } is not quicker than { $whom }: { $total } ({ $own-reasons }) against { $active } ({ $other-reasons }).
re-interrupts = { $who } tries to react ({ $act }) and has to be quicker than { $whom }: d12 and AGI against { $thrown ->
    [0] { $dice ->
        [one] d12
       *[other] { $dice }d12 ({ $dice-reasons })
     } and AGI
   *[other] the { $thrown } just rolled
 }.
re-reacts = { $who } reacts{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }: { $act }.
re-reaction-lapses = { $who } can no longer do that: { $act }. The reaction lapses and costs nothing.
re-reaction-too-late = { $who } reacts too late: { $act } no longer helps and costs { $cost ->
    [0] nothing
   *[other] { $cost } AP all the same
 }.
re-ask-reaction-self = { $who }: { $whom } acts against you: { $act }. Do you react?
re-ask-reaction-way = { $who }: { $whom } acts: { $act } to { $x },{ $y }. Do you react?
re-ask-reaction-way-on-screen = { $who }: { $whom } acts: { $act }. Do you react?

## Mission and victory

re-ask-object = { $who }: Which object do you pick up?
re-answer-take = Object { $number }
re-picks-up = { $who } picks up object { $number }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }.
re-puts-down = { $who } puts down object { $number }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }.
re-refuse-no-object = No object lies at your base. Stand where you touch one.
re-place-held = { $who } holds position { $place }: 1 point.
re-scores = Score: { $first } { $a }, { $second } { $b }.
re-wins = { $who } wins.
re-draw = The game ends in a draw.
re-reason-eliminated = Nobody is left standing on the other side.
re-reason-both-gone = Nobody is left standing on either side.
re-reason-extracted = Enough models have reached their extraction zone.
re-reason-recovered = Enough objects lie in the winner’s deployment zone.
re-reason-held = Enough points for held positions have been gathered.
re-reason-more-objects = Time is up, and this side has recovered more objects.
re-reason-more-points = Time is up, and this side has more points for held positions.
re-reason-more-left = Time is up, and this side has the larger share of its hit points left.
re-reason-equal = Time is up, and both sides are level.
re-reason-conceded = One side has given up.

## Movement

re-ask-path = { $who } ({ $ap } AP, { $bw } cm per move): Where do you go? Name the place as x,y in cm, several bends with semicolons, or say it in words: “10 cm towards …”, “behind t1”, “next to …”, “onto t5”, “8 cm away from …”, “10 cm north”.
re-ask-path-on-screen = { $who } ({ $ap } AP, { $bw } cm per move): Where do you go? Show the way on the map.
re-ask-jump = { $who } can jump { $cm } cm, straight ahead only. Where do you jump? Name the place as x,y in cm, or in words as for a move.
re-ask-jump-on-screen = { $who } can jump { $cm } cm, straight ahead only. Where do you jump?
re-ask-facing = { $who }: Which way do you look? Name a model, a point of the compass or an angle in degrees (0 is east, 90 north).
re-ask-facing-on-screen = { $who }: Which way do you look?
re-ask-movement-test = { $who }: The way costs { $cost } AP ({ $cost-reasons }). Do you make a movement test against { $value } ({ $value-reasons })? If it succeeds, you save { $saved } AP.
re-answer-test = Make the movement test
re-answer-no-test = Go without a test
re-answer-path = To { $x },{ $y }: { $cm } cm
re-answer-path-on-screen = { $cm } cm, as shown
re-answer-path-towards = { $cm } cm towards { $what }, to { $x },{ $y }
re-answer-path-towards-on-screen = { $cm } cm towards { $what }
re-answer-path-behind = Behind { $what }: { $cm } cm, to { $x },{ $y }
re-answer-path-behind-on-screen = Behind { $what }: { $cm } cm
re-answer-path-object = To object { $number }: { $cm } cm, to { $x },{ $y }
re-answer-path-object-on-screen = To object { $number }: { $cm } cm
re-answer-path-heading = { $cm } cm { $where }, to { $x },{ $y }
re-answer-path-heading-on-screen = { $cm } cm { $where }
re-answer-facing = In direction { $degrees }°
re-answer-facing-on-screen = Roughly { $where }
re-answer-facing-compass = To the { $where }
re-answer-facing-towards = Towards { $whom }
re-object = object { $number }
re-compass-north = north
re-compass-northeast = northeast
re-compass-east = east
re-compass-southeast = southeast
re-compass-south = south
re-compass-southwest = southwest
re-compass-west = west
re-compass-northwest = northwest

re-turned = { $who } turns { $where } ({ $degrees }°).
re-turned-on-screen = { $who } turns { $where }.
re-lies = { $who } lies down{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }.
re-stands = { $who } stands up{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }.
re-walks = { $cm ->
    [0] { $who } does not get anywhere{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     }.
   *[other] { $who } moves { $cm } cm{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     }, to { $x },{ $y }.
 }
re-walks-on-screen = { $cm ->
    [0] { $who } does not get anywhere{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     }.
   *[other] { $who } moves { $cm } cm{ $cost ->
        [0] {""}
       *[other] {" "}for { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     }.
 }
re-stopped = { $cm ->
    [0] { $who } does not get anywhere.
   *[other] { $who } gets only { $cm } cm far, to { $x },{ $y }.
 }
re-stopped-on-screen = { $cm ->
    [0] { $who } does not get anywhere.
   *[other] { $who } gets only { $cm } cm far.
 }
re-fast = { $who } is fast ({ $cm } cm in this phase): shots at it have −1.
re-falls = { $who } falls in the ruin and is prone.
re-jumped = { $who } jumps { $cm } cm{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }, to { $x },{ $y }.
re-jumped-on-screen = { $who } jumps { $cm } cm{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }.
re-falls-down = { $who } lands { $cm } cm lower.
re-tracks-again = { $who } has tracks and repeats the movement test.
re-dodges = { $who } dodges the shot of { $whom }: −1 for the shot.
re-drops = { $who } drops to the ground before the shot of { $whom }.

re-term-move = move
re-term-crawl = move while prone
re-term-free = free
re-term-movement-test = movement test passed

re-refuse-stays = You are there already.
re-refuse-way-too-far = That is { $cm } cm and costs { $need } AP ({ $need-reasons }); you have { $have }. “Towards …” goes as far as they last.
re-refuse-edge = The edge of the table comes after { $cm } cm.
re-refuse-base = { $whom } stands in the way after { $cm } cm.
re-refuse-piece = { $what } stands in the way after { $cm } cm.
re-refuse-ends-on = { $whom } stands there. Bases may not overlap.
re-refuse-no-way-to = No open way leads there: { $what }.
re-refuse-building = A MIKe does not fit inside: { $what }.
re-refuse-legs = { $who }: its legs are destroyed.
re-refuse-no-turn = { $who }: with these legs it cannot even turn any more.
re-refuse-stationary = { $who } is fixed in place and can only turn.
re-refuse-no-bw = { $who } has no BW left.
re-refuse-turned = You cannot turn twice running. Do something else first.
re-refuse-same-facing = You look there already.
re-refuse-flight = { $who } flies: its phase begins with a full move straight ahead.
re-refuse-too-high = Too high to climb: { $what }, { $cm } cm. At most { $most } cm.
re-refuse-half-way-up = You would hang half-way up { $what } there. Climb all the way up or all the way down.
re-refuse-jump-prone = You cannot jump while prone. Stand up first.
re-refuse-jump-bent = A jump goes straight to another place.
re-refuse-jump-far = That is { $cm } cm; you jump { $most } cm at most.
re-refuse-jump-high = Too high to jump over: { $what }. From here you clear whatever is up to { $cm } cm high.
re-refuse-landing = You cannot land there: your base would hang over an edge.
re-refuse-no-enemy = There is no enemy to hide from.
re-refuse-unknown-place = There is no “{ $text }” on this table.{ COUNT($known) ->
    [0] {""}
   *[other] {" "}Do you mean: { $known }?
 }
re-refuse-ambiguous = “{ $text }” fits several: { $several }.
re-refuse-unreadable = I do not understand “{ $text }”. Write a place as x,y in cm, or something like “10 cm towards …”, “behind …”, “next to …”, “onto …”, “10 cm north”.
re-refuse-unreadable-on-screen = I do not understand “{ $text }”. Show it on the map, or say it like this: “10 cm towards …”, “behind …”, “next to …”, “onto …”, “10 cm north”.
re-refuse-unreadable-place = I do not understand “{ $text }”. Write x,y in cm with the facing behind it: 12,30@90 or 12,30@north; or “behind t2”, “next to …”.
re-refuse-unreadable-place-on-screen = I do not understand “{ $text }”. Show it on the map, or say it like this: “behind …”, “next to …”.

## Shooting

re-ask-shot = { $who }, { $act }: What do you shoot with, and at whom? Area weapons also take a spot: weapon:@x,y in cm.
re-ask-shot-on-screen = { $who }, { $act }: What do you shoot with, and at whom?
re-answer-target = { $weapon } at { $whom }
re-answer-target-measured = { $weapon } at { $whom }: { $cm } cm, value { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }
re-answer-spot = { $weapon } at the spot { $spot }
re-answer-spot-on-screen = { $weapon } at the spot shown
re-answer-spot-measured = { $weapon } at the spot { $spot }: { $cm } cm, value { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }
re-answer-spot-measured-on-screen = { $weapon } at the spot shown: { $cm } cm, value { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }
re-answer-weapon = { $weapon }
re-answer-back = Never mind
re-ask-shots = { $who }: How many of { $left } shots go to { $whom }?
re-answer-shots = { $n ->
    [one] One shot at { $whom }
   *[other] { $n } shots at { $whom }
 }
re-ask-next-target = { $who }: { $left ->
    [one] one shot
   *[other] { $left } shots
 } left. Who is the next target? It may be at most 3 cm from the one before.
re-answer-hold = Stop firing ({ $left ->
    [one] one shot is lost
   *[other] { $left } shots are lost
 })
re-answer-also = On to { $whom }
re-measured = Measured: { $cm } cm to { $whom }. With { $weapon } the target value is { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-measured-spot = Measured: { $cm } cm to the spot { $spot }. With { $weapon } the target value is { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-measured-spot-on-screen = Measured: { $cm } cm to the spot. With { $weapon } the target value is { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-shot-lost = The shot of { $who } is lost: { $reason }
re-fires = { $who } shoots at { $whom } with { $weapon }. A hit takes { $value } or less{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-fires-spot = { $who } fires { $weapon } at the spot { $spot }. A hit takes { $value } or less{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-fires-spot-on-screen = { $who } fires { $weapon } at the spot on the ground. A hit takes { $value } or less{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-shot-hits = { $who } hits { $whom }.
re-shot-misses = { $who } misses { $whom }.
re-use-struck = { $who } uses { $item } ({ $left ->
    [0] that was the last use
    [one] one use left
   *[other] { $left } uses left
 }).
re-stake-hp = HP
re-stake-on-target = impacts on target
re-band-hit = { $role ->
    [target] you are hit
    [doer] hits { $who }
   *[other] { $who } is hit
 }
re-band-felt = { $role ->
    [target] the hit has an effect on you
    [doer] { $again ->
        [true] the hit has an effect
       *[false] the hit has an effect on { $who }
     }
   *[other] the hit has an effect on { $who }
 }
re-band-wounded = { $role ->
    [target] you are wounded
    [doer] { $again ->
        [true] wounds
       *[false] wounds { $who }
     }
   *[other] { $who } is wounded
 }
re-band-stunned = { $role ->
    [target] you lose AP
    [doer] { $again ->
        [true] the target loses AP
       *[false] { $who } loses AP
     }
   *[other] { $who } loses AP
 }
re-band-out = { $role ->
    [target] you are put out of action
    [doer] { $again ->
        [true] puts out of action
       *[false] puts { $who } out of action
     }
   *[other] { $who } is put out of action
 }
re-band-destroyed = { $role ->
    [target] you are destroyed
    [doer] { $again ->
        [true] destroys
       *[false] destroys { $who }
     }
   *[other] { $who } is destroyed
 }
re-band-on-target = { $role ->
    [target] it comes down on you
    [doer] it comes down on target
   *[other] it comes down on target
 }
re-recoil-fall = The recoil knocks { $who } over.

## Area weapons

re-area-on-target = { $who } hits the very spot.
re-area-goes-astray = { $who } misses the spot: the impact deviates by { $cm } cm ({ $points ->
    [0] as far as it can, half the distance
   *[other] missed by { $points }, 3 cm each{ $capped ->
        [true] , but at most half the distance
       *[false] {""}
     }
 }), and a roll shows where to.
re-area-lands = The die sends the impact to { $spot }.
re-area-lands-on-screen = The die carries the impact astray.
re-area-no-deviation = { $who } misses, but at this distance the impact does not deviate.
re-area-unseen = { $who } cannot see that far: the impact is already at { $spot }, where something first stands in the way.
re-area-unseen-on-screen = { $who } cannot see that far: the impact is already where something first stands in the way.
re-area-strikes = The template of { $who } covers: { $whom }.
re-area-nobody = The template of { $who } covers nobody.

## Why a shot is not possible

re-refuse-no-target = You see nobody to shoot at. Turn, or move to another position.
re-refuse-melee-weapon = { $weapon } is a melee weapon.
re-refuse-shield-hand = The shield leaves no hand for { $weapon } (weapon class III and above).
re-refuse-used-up = { $weapon } is used up.
re-refuse-friend = { $whom } is on your side.
re-refuse-out = { $whom } is out already.
re-refuse-in-contact = Nobody shoots out of or into base contact here ({ $whom }).
re-refuse-out-of-view = { $whom } is outside your field of view ({ $fov }°). Turn first.
re-refuse-hidden = No limb of { $whom } is completely visible. In the way: { $by }.
re-refuse-too-far = { $cm } cm is too far for { $weapon } (at most { $reach } cm).
re-refuse-too-far-here = { $cm } cm is too far for { $weapon } (at most { $reach } cm here; { $bands ->
    [one] one range band
   *[other] { $bands } range bands
 }: { $bands-reasons }).
re-refuse-chain = { $whom } is { $cm } cm from { $before }; at most { $most } cm are allowed.
re-refuse-no-points = { $weapon } is aimed at models, not at a spot.
re-refuse-no-spot = “{ $text }” is no spot. Write it as x,y in cm, for example 45.5,30.
re-refuse-no-spot-on-screen = “{ $text }” is no spot. Show it on the map.
re-refuse-off-table = The spot lies off the table.
re-refuse-spot-out-of-view = The spot is outside your field of view ({ $fov }°). Turn first.
re-refuse-spot-hidden = The spot cannot be seen from here. In the way: { $by }.
re-refuse-ready = You are ready to fire already. End the phase, or you lose it.
re-refuse-no-handy-gun = Only guns of classes I and II can be made ready to fire.
re-hides = { $what } ({ $cells } of { $all } cells)

## Reasons in values and costs

re-term-wk = weapon class
re-term-aimed = aimed
re-term-snap = snap shot
re-term-reaction = reaction fire
re-term-emerging = only just appearing
re-term-bands = weapon
re-term-range = range
re-term-cover-1 = cover I
re-term-cover-2 = cover II
re-term-unwieldy = unwieldy weapon
re-term-fast = fast target
re-term-active-camouflage = opponent's active camouflage
re-term-own-camouflage = active camouflage
re-term-dodge = dodges
re-term-burst = autofire
re-term-further-target = further target
re-term-prone-shooter = fired prone
re-term-arm-critical = arm in critical state

## Melee

re-ask-melee = { $who }: What do you strike with, and at whom?
re-answer-strike = { $weapon } against { $whom }
re-melee = { $who } attacks { $whom } ({ $weapon }): d12 { SIGNED($attack) } ({ $attack-reasons }) against d12 { SIGNED($defence) } ({ $defence-reasons }).
re-melee-hit = { $who } hits { $whom }: { $attack } against { $defence }.
re-melee-repelled = { $whom } repels { $who }: { $defence } against { $attack }.
re-melee-level-hit = A tie at { $total }{ $by ->
    [agi] , the higher AGI decides
    [roll] , a roll-off decides
   *[table] {""}
 }: { $who } hits { $whom }.
re-melee-level-repelled = A tie at { $total }{ $by ->
    [agi] , the higher AGI decides
    [roll] , a roll-off decides
   *[table] {""}
 }: { $whom } repels { $who }.
re-melee-level-both = A tie at { $total }{ $by ->
    [agi] , the higher AGI decides
    [roll] , a roll-off decides
   *[table] {""}
 }: { $who } and { $whom } hit each other.
re-melee-certain-hit = { $whom } has no AGI to defend with: { $who } hits without a roll.
re-melee-certain-repelled = { $who } has no AGI to strike with: the attack on { $whom } fails without a roll.
re-ask-riposte = { $who } has repelled { $whom }. Do you strike back at once with a riposte?
re-answer-no-riposte = No riposte
re-riposte = { $who } answers { $whom } with a riposte{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }.
re-act-lost = { $who } does not get round to it any more: { $act }. The AP are lost.
re-act-opportunity_attack = Strike after
re-refuse-no-contact = { $whom } is not in base contact. Go there first.
re-refuse-on-guard = You are on guard already. End the phase, or you give it up.
re-refuse-no-melee-weapon = You have nothing to strike with.
re-refuse-camouflaged = { $whom } is camouflaged. Reveal the model first.
re-term-charge = attack move
re-term-rear = from outside the field of view
re-term-friend = friend touching the enemy
re-term-larger = larger
re-term-ambush = out of camouflage
re-term-leaving = breaking away

## Attack move

re-ask-charge = { $who }: Whom do you charge, and with what?{ $measured ->
    [true] {""}
   *[other] {" "}Whether the way is short enough shows only then.
}
re-answer-charge = { $weapon } against { $whom }
re-ask-joined = { $who }: How many moves make up the charge at { $whom }? The last one is the attack move.
re-answer-joined = { $n ->
    [one] The attack move alone
   *[other] { $n } moves, the last one as the attack
 }
re-charge-short = { $who } does not reach { $whom }; there is no melee.
re-refuse-charge-prone = No attack move is possible while prone. Stand up first.
re-refuse-charge-apart = { $whom } is { $cm } cm off even in a straight line, one move reaches { $reach } cm.
re-refuse-charge-far = { $whom } is { $cm } cm of way off, one move reaches { $reach } cm.
re-refuse-touched = { $whom } is in base contact already: a melee attack is enough.
re-refuse-no-way = No way leads to { $whom }.

## Camouflage

re-begin-hidden = Camouflaged from the start: { $who }.
re-revealed-bare = { $who } has nothing left to blend into and is revealed.
re-revealed-attacking = { $who } attacks from camouflage and is revealed.
re-revealed-found = { $who } has been spotted: no longer camouflaged but revealed.
re-revealed-firing = { $who } fires and so is no longer camouflaged but revealed.
re-hidden-again = { $who } is camouflaged after the full move.
re-ask-spot = { $who }: Whom do you want to spot?
re-answer-look = { $whom }: value { $value } ({ $value-reasons })
re-ask-extra = { $who }: How many more AP do you spend to find { $whom }? Each makes the roll easier by 1.
re-answer-extra = { $n ->
    [0] No more AP
    [one] 1 AP more
   *[other] { $n } AP more
 }
re-spots = { $who } looks for { $whom }. It takes { $value } or less ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12 ({ $dice-reasons })
 }.
re-spot-fails = { $who } does not find { $whom }.
re-spot-too-far = { $who } cannot find { $whom }: { $cm } cm away, the perception area reaches { $reach } cm and only what can be seen.
re-stake-revealed = finds
re-band-revealed = { $role ->
    [target] you are spotted
    [doer] spots { $who }
   *[other] { $who } is spotted
 }
re-refuse-not-camouflaged = { $whom } is not camouflaged.
re-refuse-sought-already = { $whom } has been looked for in this phase already.
re-refuse-not-in-sight = { $whom } is outside the field of view or hidden altogether.
re-refuse-not-perceived = { $whom } is { $cm } cm away, the perception area reaches { $reach } cm.
re-term-camouflage = camouflage level
re-term-extra-ap = extra AP
re-term-scanner = equipment

## Equipment

re-ask-use = { $who }: What do you use, and for whom?
re-answer-use = { $what } for { $whom }
re-healed = { $by } uses { $what }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }{ $uses ->
    [-1] {""}
    [0] {" "}(that was the last use)
    [one] {" "}(one use left)
   *[other] {" "}({ $uses } uses left)
 }: { $who } gets { $hp } HP back (now { $left }).
re-comes-round = { $who } comes round, prone{ $critical ->
    [true] , without AP and in critical state: −1 on all attributes
   *[false] {" "}and without AP
 }.
re-item-helps = { $by } uses { $what }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } AP
 }{ $uses ->
    [-1] {""}
    [0] {" "}(that was the last use)
    [one] {" "}(one use left)
   *[other] {" "}({ $uses } uses left)
 }: { $raised }, until that model's next phase.
re-item-raises = { $what } { SIGNED($amount) }
re-refuse-infantry-only = { $what } helps infantry only.
re-refuse-unhurt = { $whom } is unhurt. { $what } only helps the wounded.
re-refuse-works-already = { $what } is working already.
re-term-item = item

## Drones

re-act-command = Command a drone
re-ask-order = { $who }: What shall which drone do?
re-answer-order = { $whom }: { $act }
re-ask-drone-markers = { $who }: How many shock markers of { $whom } do you take off, for 1 AP each?
re-answer-markers = { $n ->
    [0] No shock marker
    [one] One shock marker
   *[other] { $n } shock markers
 }
re-drone-cleared = { $who } takes { $markers ->
    [one] one shock marker
   *[other] { $markers } shock markers
 } off { $whom }.
re-drone-feedback = The loss of { $whom } strikes back at { $who }.
re-drone-leaves = { $who } has nobody left to command it and leaves the table.
re-term-drone-ap = the drone's own AP

## Damage and defence

re-versus = Rolls for the damage: { $who } { $attack-dice ->
    [one] d12
   *[other] { $attack-dice }d12 ({ $attack-dice-reasons })
 } { SIGNED($attack) } ({ $attack-reasons }) against { $whom } { $defence-dice ->
    [one] d12
   *[other] { $defence-dice }d12 ({ $defence-dice-reasons })
 } { SIGNED($defence) } ({ $defence-reasons }). At stake: { $stuns ->
    [true] { $damage ->
        [one] a shock
       *[other] { $damage } shocks
     }
   *[false] { $damage } HP
 }{ $halved ->
    [true] {" "}({ $damage-reasons })
   *[false] {""}
 }.{ COUNT($effects) ->
    [0] {""}
   *[other] {" "}Effect: { $effects }.
 }{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Stopped by armour or field: { $stopped }.
 }
re-versus-alone = Rolls for the damage: { $attack-dice ->
    [one] d12
   *[other] { $attack-dice }d12 ({ $attack-dice-reasons })
 } { SIGNED($attack) } ({ $attack-reasons }) against { $whom } { $defence-dice ->
    [one] d12
   *[other] { $defence-dice }d12 ({ $defence-dice-reasons })
 } { SIGNED($defence) } ({ $defence-reasons }). At stake: { $stuns ->
    [true] { $damage ->
        [one] a shock
       *[other] { $damage } shocks
     }
   *[false] { $damage } HP
 }{ $halved ->
    [true] {" "}({ $damage-reasons })
   *[false] {""}
 }.{ COUNT($effects) ->
    [0] {""}
   *[other] {" "}Effect: { $effects }.
 }{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Stopped by armour or field: { $stopped }.
 }
re-contest-won = { $attack } against { $defence }: the damage gets through to { $whom }.
re-contest-tied = { $attack } against { $defence }: a tie, { $whom } suffers a shock.
re-contest-lost = { $attack } against { $defence }: { $whom } withstands the hit.
re-ask-explosiv = { $who }: It is { $attack } against the { $defence } of { $whom }. Your weapon is explosive: do you reroll the damage roll? The new result stands.
re-ask-explosiv-shared = { $who }: The damage die for everybody under the template shows { $die }. Your weapon is explosive: do you reroll it? The new result stands.
re-ask-vibro = { $who }: It is { $attack } against the { $defence } of { $whom }. Do you use your vibro weapon to make the target reroll its defence? The new result stands.
re-ask-kompositpanzerung = { $who }: It is { $attack } against your { $defence }. Do you reroll the defence roll with your composite armour? The new result stands.
re-answer-keep-dice = Let the result stand
re-answer-reroll = Reroll
re-again-explosiv = { $who } rerolls the damage roll with the explosive weapon.
re-again-shared = { $who } rerolls the damage die for everybody: the weapon is explosive.
re-shared-die = { $who } rolls one damage die for everybody under the template.
re-again-vibro = { $who } makes { $whom } reroll the defence with the vibro weapon.
re-again-kompositpanzerung = { $who } rerolls the defence roll thanks to composite armour.
re-shocked-by = { $who }: { $effect } brings an additional shock.
re-shocked-anyway = { $who }: { $effect } brings a shock all the same.
re-paralysis-in-vain = { $who } is out already: the shock has no consequences.
re-paralysed = { $who } loses no HP but suffers { $shocks ->
    [one] a shock
   *[other] { $shocks } shocks
 }.
re-doubled = { $who } does not stop the monomolecular edge: the loss doubles to { $hp } HP.
re-no-loss = { $who } is hit but loses no HP.
re-pierced = The shot goes through { $who } and hits { $whom }.
re-drops-object = Object { $number }, which { $who } had, stays where it is.
re-term-strength = strength
re-term-damage = damage
re-term-partial = only partly under the template
re-term-autofire = autofire
re-term-protection = protection
re-term-unarmoured = without armour
re-term-touching-cover = touches cover II
re-term-base-die = base die
re-term-bonus-die = bonus die for acting
re-term-shield = shield
re-term-type-dice = higher type level
re-term-hidden = camouflaged under the template: dice doubled

## Wounds

re-loses = { $who } loses { $hp } HP{ $beyond ->
    [true] , more than were left
   *[false] {" "}({ $left } left)
 }.
re-out = { $who } is out and stays on the table.
re-removed = { $who } is taken off the table.
re-finished = { $who } was out already and is removed from the table.
re-shock-ap = Shock: { $who } loses 1 AP ({ $left } left).
re-shock-marker = Shock: { $who } has no AP left and gets a shock marker (now { $markers }).
re-critical = { $who } is in critical state: −1 on all attributes{ $ap ->
    [0] {""}
   *[other] , { $ap } AP lost
 }{ $markers ->
    [0] {""}
    [one] ; for want of AP, one shock marker
   *[other] ; for want of AP, { $markers } shock markers
 }.

## MIKe

re-structure-hit = { $who }, structure zone hit: { $zone }.
re-zone-roll = A d12 shows which structure zone of { $who } is hit.
re-structure-gone = { $who } is hit where nothing is left to hit: { $gone }. The hit has no effect.
re-structure-instead = { $who } is hit where nothing is left to hit: { $gone }. Struck instead: { $zone }.
re-structure-loses = { $who }, { $zone }: { $hp } HP lost ({ $left } left).
re-structure-excess = { $hp ->
    [one] 1 more HP goes into the torso.
   *[other] { $hp } more HP go into the torso.
 }
re-structure-excess-lost = { $hp ->
    [one] 1 more HP would have been lost.
   *[other] { $hp } more HP would have been lost.
 }
re-structure-critical = { $who }, { $zone }: in critical state.
re-arm-destroyed = { $who }, { $zone }: destroyed. A weapon built into it is useless, AGI drops by 1.
re-legs-can-turn = { $who } loses its legs and cannot move any more, but it can still turn.
re-legs-roll = { $who } has lost its legs: a d12 shows what it can still do.
re-legs-immobile = { $who } loses its legs and can neither move nor turn.
re-legs-falls = { $who } loses its legs, falls over and is out.
re-collapses = { $who } collapses and stays on the table as a wreck.
re-collapses-removed = { $who } collapses and is taken off the table.
re-detonates = { $who } is torn apart: a detonation follows!
re-explosion = { $who } detonates: radius { $radius } cm, strength { $strength }, damage { $damage }.
re-refuse-arm-destroyed = The weapon cannot be used any more, its arm is destroyed ({ $arm }).
re-refuse-no-arms = A MIKe without arms cannot attack in melee.

## Actions and reactions

re-act-normal_shot = Normal shot
re-act-aimed_shot = Aimed shot
re-act-snap_shot = Snap shot
re-act-fire_ready = Fire readiness
re-act-melee = Melee attack
re-act-guard = Guard
re-act-attack_move = Attack move
re-act-turn = Turn
re-act-move = Move
re-act-lie_down = Lie down
re-act-stand_up = Stand up
re-act-jump = Jump
re-act-spot = Spot
re-act-use_equipment = Use equipment
re-act-interact = Pick up or put down an object
re-act-dodge = Dodge
re-act-drop_prone = Drop prone
re-act-reaction_fire = Reaction fire
re-act-spot_support = Support spotting
re-hint-normal_shot = without bonus or malus
re-hint-aimed_shot = +1 on the value, carries further
re-hint-snap_shot = cheaper, but −2 on the value
re-hint-fire_ready = be able to fire in reaction afterwards, until you act again
re-hint-melee = attack an enemy in base contact
re-hint-guard = until you act again, attackers gain nothing from an attack move
re-hint-attack_move = run into base contact and strike there
re-hint-turn = look another way
re-hint-move = walk as far as the AP go
re-hint-lie_down = be a smaller target
re-hint-stand_up = get back on your feet
re-hint-jump = straight ahead, also over low terrain
re-hint-spot = reveal a camouflaged enemy
re-hint-use_equipment = use something that you carry
re-hint-interact = at your base
re-hint-command = let a drone act
re-hint-dodge = the shot gets −1
re-hint-drop_prone = you are prone then and a smaller target
re-hint-reaction_fire = shoot at once, with −1
re-hint-spot_support = one more die for spotting
re-hint-opportunity_attack = strike before the enemy is gone

## Values and reasons

re-attribute-agi = AGI
re-attribute-bw = BW
re-attribute-ko = KO
re-attribute-fk = FK
re-attribute-wn = WN
re-attribute-eh = EH
re-term-ap = AP per round
re-term-carried-over = half of those left
re-term-ap-max = maximum
re-term-arms-lost = destroyed arms
re-term-legs = damaged legs
re-term-critical = critical state
re-term-equipment = equipment
re-term-floor = not below 0
re-term-danger = danger area
re-term-perception = perception area

## Terrain and environment

re-zone-swamp = swamp
re-zone-crater = crater
re-zone-forest = forest
re-zone-dense_forest = dense forest
re-zone-thicket = thicket
re-zone-building = building
re-zone-ruin = ruin
re-zone-road = road
re-environment-wilderness = wilderness
re-environment-moon = moon
re-environment-arctic = arctic
re-environment-tundra = tundra
re-environment-space = space
re-environment-desert = desert

## Models and hits

re-size-small = small
re-size-prone = prone, so small
re-size-medium = medium
re-size-large = large
re-limb-torso = torso
re-limb-right_arm = right arm
re-limb-left_arm = left arm
re-limb-legs = legs
re-type-kinetik = kinetic
re-type-schlag = blow
re-type-schnitt = cut
re-type-strahl = beam
re-effect-desintegrator = disintegrator
re-effect-durchschlag = piercing
re-effect-elektro = electro
re-effect-emp = EMP
re-effect-explosiv = explosive
re-effect-hitze = heat
re-effect-kaelte = cold
re-effect-mikrowelle = microwave
re-effect-monomolekular = monomolecular
re-effect-panzerbrechend = armour-piercing
re-effect-paralyse = paralysis
re-effect-rail = rail
re-effect-schrapnell = shrapnel
re-effect-vibro = vibro
re-effect-strukturschaedigend = structure-damaging
re-effect-strukturverstaerkt = structure-reinforced
re-effect-kompositpanzerung = composite armour

## Board and overview

re-status-waiting = waiting
re-status-out = out
re-status-removed = off the table
re-status-wreck = wreck
re-board-hp = HP
re-board-ap = AP
re-board-notes = State
re-board-right_arm = right arm { $hp }
re-board-left_arm = left arm { $hp }
re-board-legs = legs { $hp }
re-board-critical = critical
re-board-prone = prone
re-board-fast = fast
re-board-fire_ready = ready to fire
re-board-guard = on guard
re-board-camouflaged = camouflaged
re-board-markers = shock markers: { $n }
re-board-legs-can_turn = can only turn
re-board-legs-immobile = immobile
re-board-carries = carries object { $number }
re-board-goal-extract = In the extraction zone
re-board-goal-recover = Objects recovered
re-board-goal-hold = Points for held positions
re-figure-hp = hit points
re-figure-ap = action points

## Map

re-map-high = high terrain
re-map-low = low terrain
re-map-deployment = deployment zone
re-map-extraction = extraction zone
re-map-object = object { $number }
re-map-place = position { $number }
re-map-prone = prone
re-map-camouflaged = camouflaged
re-map-out = out
re-map-wreck = wreck
re-arrow-hits = hit
re-arrow-misses = missed
re-arrow-melee = melee
re-arrow-riposte = riposte
re-map-where = { $x },{ $y }, facing { $facing }{ $number ->
    [0] {""}
   *[other] ; { $around }
 }
re-map-where-on-screen = { $region }, facing { $facing }{ $number ->
    [0] {""}
   *[other] ; { $around }
 }
re-map-where-lies = { $x },{ $y }{ $number ->
    [0] {""}
   *[other] ; { $around }
 }
re-map-where-lies-on-screen = { $region }{ $number ->
    [0] {""}
   *[other] ; { $around }
 }
re-map-in = in { $what }
re-map-in-place = in { $what }
re-map-on = on { $what }
re-map-at = at { $what }, to the { $side }
re-map-near = near { $what }, to the { $side }
re-map-touches = in base contact with { $whom }
re-map-deployment-of = deployment: { $side }
re-map-extraction-of = extraction: { $side }
re-map-title = { $mission } · { $field } · round { $round }
re-map-title-setup = { $mission } · { $field } · deployment
re-map-title-phase = { $mission } · { $field } · round { $round } · acting: { $who }
re-map-piece = { $name }, { $height } cm high
re-map-piece-label = { $label } · { $height } cm
re-map-seen = { $whom }: { $cells } of { $all } cells visible
re-map-legend = Signs
re-map-ap = { $ap } AP
re-map-target = line of sight to a target
re-map-partly = seen in part, not a target yet
re-map-view = field of view
re-map-perception = perception area
re-map-danger = danger area
re-map-trail = last move
re-map-things = object
re-map-place-to-hold = place to hold

## What an answer shows on the map

re-over-way = { $cm } cm · { $ap } AP
re-over-length = { $cm } cm
re-over-rough = { $what }: +{ $ap } AP
re-over-up = { $cm } cm up
re-over-down = { $cm } cm down
re-over-reach = one move: { $cm } cm
re-over-seen-at-once = { $who } sees you at the start{ $stays ->
    [true] {" "}and where you end
   *[other] {""}
 }
re-over-seen-after = { $who } sees you after { $cm } cm{ $stays ->
    [true] {" "}and where you end
   *[other] {""}
 }
re-over-seen-at-end = { $who } sees you where you end
re-over-charge = against { $whom }
re-over-range = up to { $cm } cm{ $less ->
    [0] {""}
   *[other] : −{ $less }
 }
re-over-template = template: { $cm } cm
re-over-caught = { $who } is under it
re-over-caught-partly = { $who } is partly under it
re-over-out-of-view = { $whom } is out of view

## Cards at the table

re-place-weapons = Weapons
re-place-items = Equipment
re-place-perception = Perception in cm
re-place-danger = Danger area in cm
re-place-thing = { $thing }{ $uses ->
    [0] {""}
   *[other] {" "}({ $left }/{ $uses })
 }
re-place-gun = class { $wk } · { $bands } × { $band } cm{ $area ->
    [0] {""}
   *[other] {" "}· template { $area } cm
 } · strength { $strength }, { $type } { $level } · damage { $damage }{ $number ->
    [0] {""}
   *[other] {" "}· { $effects }
 }
re-place-blade = class { $wk } · strength { $strength }, { $type } { $level } · damage { $damage }{ $number ->
    [0] {""}
   *[other] {" "}· { $effects }
 }
re-place-camouflaged = Nobody can shoot at it or attack it before it is revealed.
re-place-revealed = revealed
re-place-order = Order
re-place-open = open
re-place-shift = shifted
re-place-goal = Goal
re-place-rounds = Rounds
re-place-objects = Objects
re-place-mission = Mission: { $mission }
re-place-lies = Object { $number } lies at { $at }
re-place-lies-on-screen = Object { $number } lies { $region }
re-place-carried = Object { $number }: { $who }

## Corrections

re-amend-hp = Hit points
re-amend-right_arm = Right arm
re-amend-left_arm = Left arm
re-amend-legs = Legs
re-amend-ap = Action points
re-amend-markers = Shock markers
re-amend-prone = Lies down
re-amend-fast = Fast
re-amend-fire_ready = Ready to fire
re-amend-guard = On guard
re-amend-revealed = Revealed
re-amend-critical = Critical
re-amend-state = State
re-amend-state-active = in play
re-amend-state-out = out of action
re-amend-state-removed = off the table
re-amend-state-wreck = wreck
re-amend-facing = Facing in degrees
re-amend-x = Place: cm to the east
re-amend-y = Place: cm to the north

## Unit cards to print

re-card-heading = Unit cards
re-card-kind = task force or model
re-card-title = { $name } { $level }
re-card-hp = HP
re-card-points = { $points } points
re-card-danger = Danger
re-card-perception = Perception
re-card-size = Size
re-card-movement = Movement
re-card-load = Load
re-card-camouflage = Camouflage
re-card-traits = Traits
re-card-outfit = Outfit
re-card-armour = Armour
re-card-items = Equipment
re-card-centimetres = { $n } cm
re-card-perceived = { $n } cm, { $fov }°
re-card-base = { $size }, base { $mm } mm
re-derived-total = Together
re-card-carried = { $load } of { $capacity } kg
re-card-burdened = Overloaded: AGI and BW are { $n } lower, which the values include.
re-card-melee = melee
re-card-unwieldy = unwieldy
re-card-projectile = projectile
re-card-protection = protection { $n }
re-card-against = cancels: { $effects }
re-card-ap = { $n } AP
re-card-no-rules = No special rules.
re-card-column-weapon = Weapon
re-card-column-wk = WK
re-card-column-type = Type
re-card-column-strength = Strength
re-card-column-damage = Dmg.
re-card-column-range = Range
re-card-column-af = AF
re-card-column-area = Radius
re-card-type-infantry = Infantry
re-card-type-mike = MIKe
re-card-type-drone = Drone
re-card-movement-legs = legs
re-card-movement-antigrav = antigrav
re-card-movement-flight = flight
re-card-movement-tracks = tracks
re-card-movement-wheels = wheels
re-card-movement-stationary = stationary
re-card-camouflage-passive = passive
re-card-camouflage-active = active
re-card-camouflage-title = Camouflage, { $kind }
re-card-camouflage-passive-text = Possible in base contact with a terrain zone, or with a piece of terrain at least as large as the model. Whoever tries to spot it takes { $level } off.
re-card-camouflage-active-text = Possible anywhere. Always +1d12 on defence rolls; shooters and melee opponents take 1 off. Whoever tries to spot the model takes { $level } off.
re-card-trait-gruppenfuehrer = Leader
re-card-trait-gruppenfuehrer-text = Leads the task force and rolls for it when deployment is at stake.{ $level ->
    [0] {""}
    [one] {" "}If you play in order of AGI, the model shifts somebody by 1 for free once a round.
   *[other] {" "}If you play in order of AGI, the model shifts somebody by 1 for free { $level } times a round.
 }
re-card-trait-fernkampf = Ranged combat
re-card-trait-fernkampf-text = { $level ->
    [0] Trained in shooting.
    [one] Throws one d12 more for every shot; it is enough if one succeeds.
   *[other] Throws { $level } d12 more for every shot; it is enough if one succeeds.
 }
re-card-neutralises = Of no effect against the wearer: { $effects }.
re-card-shield = +1d12 on defence rolls in melee and against fire from the front (180°). No hand free for weapons of WK III and above.
re-card-field = Cancels disintegrator, electro and armour-piercing against its bearer.
re-card-heals = Infantry in base contact, or the bearer, gets { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
 } back, even at exactly 0.
re-card-spotting = { SIGNED($bonus) } on its own spot rolls.
re-card-modifier = { $attribute } { SIGNED($bonus) } until its next initiative phase begins.
re-card-zones = Structure zones

## Content

re-content-kind-weapon = Weapon
re-content-kind-armour = Armour
re-content-kind-item = Item
re-content-kind-model = Model
re-content-kind-force = Task force
re-content-kind-battlefield = Battlefield
re-content-kind-mission = Mission
re-content-kind-scenario = Scenario
re-content-kind-drone = Drone
re-content-kind-effect = Effect
re-content-kind-trait = Trait
re-content-kind-damage = Type of damage
re-content-kind-attribute = Attribute
re-content-kind-zone = Zone
re-content-melee-key = { $file }, { $where }: Only ranged weapons have “{ $key }”. Give the weapon a range or take “{ $key }” out.
re-content-area-autofire = { $file }, { $where }: An area weapon has no autofire. Set af or area to 0.
re-content-item-ap = { $file }, { $where }: Whatever has “{ $key }” must be used. Say with ap what that costs, at least 1.
re-content-arm = { $file }, { $where }: “{ $weapon }” is built into an arm; only a MIKe has that (type = "mike").
re-content-faction = { $file }, { $where }: “{ $model }” belongs to the faction { $faction }, but the task force to { $wanted }. All models of a force have the same faction (RE-GRP-01).
re-content-no-leader = { $file }, { $where }: Nobody leads this force. Exactly one model needs the trait “{ $trait }” (RE-GRP-02).
re-content-leaders = { $file }, { $where }: More than one model leads this force: { $models }. Only one may have the trait “{ $trait }” (RE-GRP-02).
re-content-controller-twice = { $file }, { $where }: “{ $model }” is there more than once; it must be clear who commands a drone.
re-content-drones = { $file }, { $where }: “{ $model }” can command at most { $limit } drones (one for every 3 EH), not { $number }.
re-content-drone-off = { $file }, { $where }: “{ $model }” in “{ $force }” is a drone; drones take part only with the option drones = "controller" ({ $rule }).
re-content-drone-alone = { $file }, { $where }: Nobody commands the drone “{ $model }” in “{ $force }”. Name a model of the force under controllers.
re-content-shield = { $file }, { $where }: “{ $model }” carries a shield and has no hand free for “{ $weapon }” (weapon class III and more). Take one of them out or play with the option shield_hand = false.
re-content-shape = { $file }, { $where }: An outline is stated in exactly one way. Take one of these: { $shapes }.
re-content-outside = { $file }, { $where }: This does not lie wholly on the table, which is { $width } cm wide and { $height } cm high.
re-content-crossing = { $file }, { $where }: The outline encloses no area or crosses itself. Name each corner once, in their order; for a box the lower left one first, then the upper right one.
re-content-overlap = { $file }, { $where }: “{ $one }” and “{ $other }” stand in each other. Move them apart, or put one on the other with z0.
re-content-goal-key = { $file }, { $where }: The goal “{ $goal }” knows no “{ $key }”.
re-content-objects = { $file }, { $where }: The goal “{ $goal }” needs objects in exactly one of these ways: { $keys }.
re-content-object-inside = { $file }, { $where }: The object at { $spot } lies inside “{ $piece }” on the battlefield “{ $battlefield }”. Nobody could reach it.
re-content-zones-near = { $file }, { $where }: On this table the deployment zones of the mission “{ $mission }” are only { $gap } cm apart, at least { $limit } (RE-GAM-05).
re-content-no-room = { $file }, { $where }: There is no room in “{ $zone }” for all { $number } models of “{ $force }”. Make the zone larger or clear pieces away.
re-content-vtt-missing = { $file }, { $where }: The file “{ $vtt }” cannot be read ({ $reason }).
re-content-vtt-wrong = { $file }, { $where }: Something is wrong in the file “{ $vtt }”: { $problem }
re-content-vtt-document = { $file }, { $where }: A game loads no other files; the walls from “{ $vtt }” have to stand in it already.
re-content-vtt-problem-not-json = It is not valid JSON ({ $reason }, line { $line }).
re-content-vtt-problem-missing = “{ $where }” is missing.
re-content-vtt-problem-wrong-type = “{ $where }” is not of the kind that has to stand there ({ $wanted }, not { $found }).
re-content-vtt-problem-not-finite = “{ $where }” is no finite number ({ $found }).
re-content-vtt-problem-short-line = “{ $where }” is a line of only one place; it needs two.
re-content-vtt-problem-no-walls = There is no wall, no object and no door on the map.
re-content-vtt-problem-too-large = “{ $where }”: { $found } are too many, at most { $most }.
re-content-vtt-problem-out-of-range = “{ $where }” must lie between { $least } and { $most }, not at { $found }.

## Questions about odds (regelwerk odds realms …)

re-named = { $name }
re-odds-agility = AGI { $agi }
re-odds-title-shot = { $who } shoots at { $whom } ({ $weapon }, { $act }, { $cm } cm{ $dice ->
    [one] )
   *[other] , { $dice } dice)
 }
re-odds-title-bare-shot = { $act } at { $cm } cm{ $dice ->
    [one] {""}
   *[other] , { $dice } dice
 }
re-odds-title-area = { $who } aims at { $whom } ({ $weapon }, { $act }, { $cm } cm{ $dice ->
    [one] )
   *[other] , { $dice } dice)
 }
re-odds-title-bare-area = Area weapon: { $act } at { $cm } cm{ $dice ->
    [one] {""}
   *[other] , { $dice } dice
 }
re-odds-title-melee = { $who } attacks in melee: { $whom } ({ $weapon })
re-odds-title-bare-melee = A melee attack
re-odds-title-damage = Damage contest as the attacker sees it: { $weapon } against { $whom }
re-odds-title-bare-damage = Damage contest as the attacker sees it
re-odds-title-fate = What becomes of the target, and the chance that it loses anything
re-odds-title-lost-hp = Hit points that the target loses
re-odds-title-lost-ap = Action points and markers that the paralysis costs the target
re-odds-title-stunned-blast = Action points and markers that the paralysis costs the target, deviation included
re-odds-title-lost-blast = Hit points that the target loses, deviation included
re-odds-title-zones = Which structure zone loses hit points
re-odds-title-riposte = Hit points that the attacker loses to the riposte
re-odds-title-both-hit = Hit points that the attacker loses because both hit
re-odds-title-interrupt = { $who } interrupts { $whom } ({ $dice ->
    [one] both roll one die
   *[other] whoever acts rolls { $dice } dice
 })
re-odds-title-initiative = { $who } acts before { $whom }
re-odds-title-spot = { $who } spots { $whom }{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } dice)
 }
re-odds-title-bare-spot = Spotting{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } dice)
 }
re-odds-title-spot-first = Spot first, then shoot: finding the camouflaged target (level { $level })
re-odds-title-spot-and-hit = Finding and hitting it
re-odds-title-aside = How far from the spot the impact is
re-odds-title-covered-target = Whether the template (radius { $cm } cm) covers the target
re-odds-title-covered-spot = Whether the template (radius { $cm } cm) covers somebody on the spot
re-odds-title-covered-beside = Whether it covers somebody who stands { $cm } cm beside it
re-odds-title-target = { $whom }: { $weapon }, { $cm } cm, hits { $hit } %
re-odds-tally-value = Value to reach
re-odds-term-given = as given
re-odds-tally-attack = Added to the damage roll
re-odds-tally-attack-dice = d12 of the damage roll
re-odds-tally-defence = Added to the defence roll
re-odds-tally-defence-dice = d12 of the defence roll
re-odds-tally-shot-dice = d12 of the ranged roll
re-odds-tally-spot-dice = d12 of the spot roll
re-odds-tally-active-dice = d12 of the acting model
re-odds-tally-loss = HP at stake
re-odds-tally-shocks = shocks at stake
re-odds-tally-melee = Attack: d12 and
re-odds-tally-melee-defence = Defence: d12 and
re-odds-tally-agility = d12 and
re-odds-measure-hit = hit
re-odds-measure-on-target = on target
re-odds-measure-fate = result
re-odds-measure-hp = HP
re-odds-measure-ap = AP
re-odds-measure-own-hp = own HP
re-odds-measure-zone = zone
re-odds-measure-contest = damage
re-odds-measure-first = first
re-odds-measure-spotted = spotted
re-odds-measure-cm = cm
re-odds-measure-covered = covered
re-odds-no = no
re-odds-yes = yes
re-odds-missed = not hit
re-odds-held = no effect
re-odds-shaken = shock only
re-odds-wounded = wounded
re-odds-critical = wounded, critical
re-odds-out = out of action
re-odds-removed = removed
re-odds-wrecked = becomes a wreck
re-odds-explodes = explodes
re-odds-no-zone = none
re-odds-repelled = repelled
re-odds-hits = hits
re-odds-both-hit = both hit
re-odds-lost = lost
re-odds-tied = tied
re-odds-won = won
re-odds-not-covered = not at all
re-odds-partly-covered = partly
re-odds-fully-covered = fully
re-odds-length = “{ $given }” is no length for { $name }. Write centimetres, such as 42 or 7.5.
re-odds-too-wide = No table is that wide: { $name } is at most { $most } cm.
re-odds-refused = That does not work: { $reason } ({ $rule })
re-odds-who-or-numbers = Name somebody, or give numbers: { $known }.
re-odds-no-weapon = { $who } has no weapon that fits here. Give one with --weapon.
re-odds-area-weapon = { $weapon } is an area weapon: ask for area instead of shot.
re-odds-no-area = { $weapon } is no area weapon: ask for shot.
re-odds-no-radius = Give the size of the template in cm with --radius, or an area weapon with --weapon.
re-odds-no-melee-weapon = { $weapon } is no good in melee.
re-odds-no-targets = { $who } has no target at the moment. { $reasons }
re-odds-not-measured = At this table nothing is measured before a shot is announced. With --measured it is done all the same, for instance after the game.
re-odds-not-there = { $who } is not on the table and able to fight.

# -- what it is about
re-aim-eliminate = put all models of the other side out
re-aim-extract = bring { $number } of your models into your own extraction zone
re-aim-recover = carry { $number } objects into your own deployment zone
re-aim-hold = be the first to have { $number } points (at the end of a round one for each place that only you hold)
re-aim-limit-eliminate = After round { $rounds } whoever has kept the larger share of hit points wins
re-aim-limit-extract = After round { $rounds } whoever has kept the larger share of hit points wins
re-aim-limit-recover = After round { $rounds } whoever has more objects wins, if equal whoever has kept more hit points
re-aim-limit-hold = After round { $rounds } whoever has more points wins, if equal whoever has kept more hit points

## Numbers that a standing order may depend on

re-number-attack = damage roll
re-number-defence = defence roll

# Questions about odds, and what they want to know.
re-given-strength = strength of the weapon, without an attacker
re-given-level = level of its damage type
re-given-damage = its damage
re-given-type = its type: kinetik, schlag, schnitt, strahl
re-given-effects = its effects, such as explosiv,vibro
re-given-protection = protection, instead of the target's
re-given-armour-level = level of the armour against that type
re-given-armour-effects = effects of the armour
re-given-ko = KO of the target
re-given-size = small, medium, large
re-given-kind = infantry, mike, drone
re-given-shield = the target has a shield
re-given-field = the target has a field
re-given-active-camouflage = the target has active camouflage
re-given-hp = hit points that the target has left
re-given-ap = action points that it has left
re-given-critical = the target is critical already
re-given-target-prone = the target lies down
re-given-environment = environment, such as wilderness, urban
re-given-zone = zone the target is in, such as dense_forest
re-given-attacker = who attacks; or numbers
re-given-target = who is attacked; or numbers
re-given-weapon = with what; default: the first weapon that fits
re-given-mode = normal, aimed, snap, reaction
re-given-distance = between the bases, in cm
re-given-prone = the attacker lies down
re-given-attacker-critical = the attacker is critical
re-given-rear = from behind
re-given-touching = the target touches cover II
re-given-hidden = the target is camouflaged, not spotted
re-given-camouflage = its level, instead of the target's own
re-given-fk = FK, instead of the shooter's
re-given-emerging = reaction fire at somebody who has just emerged
re-given-cover = cover of the target: 0, 1 or 2
re-given-fast = the target is fast
re-given-dodge = the target dodges
re-given-band = length of a band in cm, without a weapon
re-given-bands = how many bands, without a weapon
re-question-shot = a shot: hit, wound, out of action
re-given-shots = shots at this target
re-question-area = an area weapon: deviation and whom it covers
re-given-radius = radius of the template in cm, without a weapon
re-given-beside = distance beside the spot at which somebody stands, in cm
re-given-clock = in which direction: 12 beyond, 3 right, 6 before it
re-question-melee = a melee attack: hit, loss, riposte
re-given-agi = AGI, instead of the attacker's
re-given-target-agi = AGI of the target
re-given-charge = after an attack move
re-given-friends = friends who touch the target
re-given-target-friends = friends of the target who touch the attacker
re-given-guard = the target is on guard
re-given-ambush = out of camouflage
re-given-riposte = with what the target strikes back; default: the first weapon
re-question-damage = a hit: who wins the damage contest
re-given-damage-shots = number of shots that hit at once
re-given-partial = a template covers it only in part
re-question-interrupt = the reaction comes first
re-given-active = who acts: a model or its AGI
re-given-reacting = who reacts: a model or its AGI
re-question-initiative = which of two acts first
re-given-first = a model, its AGI or AGI/EH
re-given-second = a model, its AGI or AGI/EH
re-question-spot = spotting somebody camouflaged
re-given-spotter = who looks; or --wn
re-given-sought = who is looked for; or --level
re-given-wn = WN, instead of the spotter's
re-given-spot-level = level of the camouflage
re-given-extra = extra AP
re-given-support = how many support it
re-given-spot-place = zone the spotter is in
re-question-targets = whom a model can shoot at now
re-given-game = a saved game or a scenario
re-given-who = who shoots
re-given-targets-arms = only with this weapon
re-given-measured = measure even if the table does not do so before shots are announced

# Names that no content gives.
re-duel-introduction = Two meet each other.
re-name-unarmed = unarmed
re-name-blue = Blue
re-name-red = Red
re-name-side = { $colour } ({ $force })
re-name-lower-edge = lower edge
re-name-upper-edge = upper edge
re-name-left-edge = left edge
re-name-right-edge = right edge
re-name-deployment-zone = deployment zone
re-name-extraction-zone = extraction zone
re-name-upper-left = upper left
re-name-upper = upper
re-name-upper-right = upper right
re-name-left = left
re-name-middle = middle
re-name-right = right
re-name-lower-left = lower left
re-name-lower = lower
re-name-lower-right = lower right
re-name-swamp = swamp
re-name-crater = crater
re-name-forest = forest
re-name-dense-forest = dense forest
re-name-thicket = thicket
re-name-building = building
re-name-ruin = ruin
re-name-road = road
re-name-table = table
re-name-detonation = Detonation
re-name-cover = cover
re-name-zone = zone
re-name-bare-hands = bare hands
re-name-urban-terrain = urban terrain
re-name-indoors = indoors
re-name-wall = wall
re-name-obstacle = obstacle
re-name-door = door
re-name-zone-at = { $where } { $kind }

# What people may type to say where to go: with commas, and … stands for the name where it is in the middle.
re-typed-north = n, north
re-typed-northeast = ne, northeast
re-typed-east = e, east
re-typed-southeast = se, southeast
re-typed-south = s, south
re-typed-southwest = sw, southwest
re-typed-west = w, west
re-typed-northwest = nw, northwest
re-typed-ahead = ahead, forward, forwards, straight on, straight ahead
re-typed-left = left
re-typed-right = right
re-typed-back = back, backward, backwards, round, around
re-typed-in-direction = to the
re-typed-away = away from
re-typed-towards = towards, toward
re-typed-behind = behind
re-typed-beside = beside, next to
re-typed-onto = onto, on top of, on
re-typed-to = to, into
re-typed-articles = the
re-typed-object = object, crate
re-typed-held = place, position, object
re-typed-middle = middle, centre, center

## Sheet

re-sheet-body = Body
re-sheet-points = Points
re-sheet-rules = Special rules
re-sheet-type = { $type } { $level }
