### What answers and words mean. The key is that of what is explained with -explained behind it.
## Actions

re-act-normal_shot-explained = A FK roll with all that distance, cover and size make of it. Costs WK + 1 AP: the middle way between quick and aimed.
re-act-aimed_shot-explained = Costs WK + 2 AP: +1 on the roll, and every range band is twice as long. Good for distant targets; no autofire.
re-act-snap_shot-explained = Only WK AP, but a penalty of 2. Good at close range or with autofire when AP are short.
re-act-fire_ready-explained = For 1 AP you may give reaction fire in enemy phases. Take it last: if you do anything afterwards, it is over.
re-act-melee-explained = Costs WK AP: both roll 1d12 and add AGI, the higher total wins. Only against somebody whose base touches yours.
re-act-guard-explained = For 2 AP: a charge gets no bonus against you. Take it last: if you do anything afterwards, it is over.
re-act-attack_move-explained = Running up and striking in one: costs the WK of the melee weapon, the way is free, and the attack has +1. You may not measure first.
re-act-turn-explained = Costs 0 AP: you face elsewhere afterwards. Only what is in your field of view you can see, shoot and react to.
re-act-move-explained = Up to BW centimetres for 1 AP (2 while prone), more in terrain. Every move may be reacted to: think of cover on the way.
re-act-lie_down-explained = For 1 AP you lie down: a smaller target, but every move costs 1 AP more, and you cannot jump.
re-act-stand_up-explained = For 1 AP you stand again: more mobile, but easier to hit.
re-act-jump-explained = For 2 AP up to BW centimetres across gaps and obstacles; twice as far after a full move.
re-act-spot-explained = For 1 AP a WN roll against the camouflage: if it succeeds, the model may be shot at and attacked. Each side searches for the same one only once a phase.
re-act-use_equipment-explained = An item does what is stated for it and costs the AP stated there. Limited ones have one use less afterwards.
re-act-interact-explained = For 1 AP you pick up an object that your base touches, or put yours down. Whoever falls drops it.
re-act-command-explained = Your drone acts in your phase, with 2 AP of its own and yours besides.
re-answer-duty-explained = Your direct opponent comes first: this answer does the cheapest thing that attacks them or gets closer.
re-answer-end-explained = You stop. With the remaining AP you can still react, and half of them you take into the next round.
re-answer-back-explained = You take the choice back and pick something else. It has not cost anything yet.

## Deployment and order

re-answer-end-of-table-explained = Here you deploy and begin. Look where cover is and how far the goal is.
re-answer-place-explained = A place in your zone and where to look. At least 12 cm from every enemy; on the map you can point at any other place.
re-answer-place-rest-explained = The computer places these and all remaining models sensibly. Good if you want to begin at once.
re-answer-pick-explained = This model goes next. Both sides choose in secret; the higher d12 + AGI acts first.
re-answer-stay-explained = Everybody stays where they are in the order. It costs nothing.
re-answer-quicker-explained = For 1 AP you count with 1 AGI more this round and go earlier.
re-answer-slower-explained = For 1 AP you count with 1 AGI less this round and go later. Good for seeing what others do.
re-answer-quicker-who-explained = Your leader moves this model forward in the order, without AP.
re-answer-slower-who-explained = Your leader moves this model back in the order, without AP.

## Direct opponents

re-answer-fight-explained = You have to attack them next; until then you may only turn, stand up or get closer. No roll needed.
re-answer-ignore-explained = An EH roll: if it succeeds, you are free to do as you like. If it fails, you have to attack after all. There is nothing else to lose.
re-answer-model-explained = Several are equally close: with this choice that one is your direct opponent.

## Reactions

re-answer-no-reaction-explained = You let it happen and save your AP.
re-act-reaction_fire-explained = Shoot at once from readiness, for WK + 1 AP and with a penalty of 1 (2 if the target has only just appeared). If you win the AGI roll, you shoot first.
re-act-dodge-explained = For 1 AP the shooter has a penalty of 1. Cheap, and you stay on your feet.
re-act-drop_prone-explained = For 2 AP you already lie down for this shot and count as small. Good if more shots are coming; standing up costs 1 AP later.
re-act-spot_support-explained = For 2 AP you help a friend to spot: they roll one d12 more.
re-act-opportunity_attack-explained = Somebody breaks off from melee: for WK − 1 AP you strike after them, and they defend with AGI 0.

## Shooting

re-answer-target-explained = With this weapon at this target: the target value is FK with all modifiers, and 1d12 has to roll it or less.
re-answer-target-measured-explained = With this weapon at this target: 1d12 has to roll the target value or less. The brackets say what it is made of.
re-answer-spot-explained = An area weapon at a spot instead of somebody: if it misses, it scatters and may hit friends too.
re-answer-spot-measured-explained = An area weapon at a spot instead of somebody: if it misses, it scatters and may hit friends too.
re-answer-shots-explained = That many shots at this target: each after the first gives +1 on the roll and +1 on the damage. You can spread the rest over others close by.
re-answer-also-explained = The remaining shots go to this target, at most 3 cm from the last one; each further target adds a penalty of 1.
re-answer-hold-explained = You stop shooting. The remaining shots are lost.

## Movement

re-answer-path-explained = Exactly this way. Nothing has happened until you confirm.
re-answer-path-towards-explained = Straight towards it, as far as it goes. You can draw any other way on the map.
re-answer-path-behind-explained = Behind this cover. Fewer see you there, and shots at you have a penalty.
re-answer-path-object-explained = As far as this object; picking it up costs another 1 AP.
re-answer-path-heading-explained = A straight way in this direction. You can draw any other on the map.
re-answer-facing-explained = There you look afterwards; only within your field of view can you see and react.
re-answer-facing-compass-explained = There you look afterwards; only within your field of view can you see and react.
re-answer-facing-towards-explained = You turn towards them. That way you can see them, shoot and react, and they do not get behind you.
re-answer-test-explained = A WN roll: if it succeeds, the move through terrain costs 1 AP less. If it fails, it costs as much as without.
re-answer-no-test-explained = You pay what the terrain demands, without a roll.
re-answer-joined-explained = Several moves in one: the whole may be reacted to only once.
re-answer-charge-explained = You run up to them and strike at once with this weapon, with +1. If the way is too long, you stop short of them.

## Melee

re-answer-strike-explained = Both roll 1d12 and add AGI; if you have more, you hit. Costs the WK of the weapon in AP.
re-answer-weapon-explained = You strike back at once with this weapon, for its WK in AP, and are the attacker yourself.
re-answer-no-riposte-explained = You let the parried attack be and save the AP.

## Otherwise

re-answer-keep-explained = What lies there counts.
re-answer-again-explained = The roll falls again, and the second counts, even if it is worse.
re-answer-keep-dice-explained = What lies there counts.
re-answer-reroll-explained = The roll falls again, and the second counts, even if it is worse for you.
re-answer-take-explained = You pick this object up for 1 AP and carry it until you put it down or fall.
re-answer-use-explained = The item works on this model and loses one use.
re-answer-look-explained = You search for this model: a WN roll with the level of its camouflage as a penalty.
re-answer-extra-explained = Each further AP that you spend before the roll brings +1.
re-answer-order-explained = This is what your drone does at your command.
re-answer-markers-explained = You take that many shock markers off the drone now: each costs 1 AP.

## Words

re-cost-ap-explained = Action points: 6 at the beginning of every round, plus half of what was left. Reactions cost AP too, so save some.
re-board-prone-explained = Prone: a smaller target; every move costs 1 AP more.
re-board-guard-explained = On guard: a charge brings no bonus against this model.
re-board-camouflaged-explained = Camouflaged: nobody can shoot at or attack this model until it is spotted.
