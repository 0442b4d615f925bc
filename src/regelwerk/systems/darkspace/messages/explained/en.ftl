### What answers and words mean. The key is that of what is explained with -explained behind it.
## What one does in one's phase

ds-act-attack-explained = A roll against a target: the higher the result, the worse the monitor you hit (from 15 the defensive one, from 20 vital). Only what has enough penetration gets through armour.
ds-act-aim-explained = If your next act is an attack, you have one die more for it. Any other act in between ruins it.
ds-act-move-explained = For each AE you get 5 metres on or a distance closer. Mind who can stop you on the way.
ds-act-obstacle-explained = Agility against the track value: if it succeeds, no obstacle stops you; if it fails, each costs 1 AE more.
ds-act-leave-explained = You leave the scene and do not come back. For sides that want to get away this is half the victory.
ds-act-jump-explained = You jump down: quickly below, but for every full 2 metres there is 1 damage.
ds-act-sprint-explained = After 3 AE of movement a roll of speed takes you a stretch further, without more AE.
ds-act-long_sprint-explained = Across several hundred metres: you leave the order and roll speed. If it succeeds, you act before the target, otherwise after it.
ds-act-distract-explained = Charisma against the target's concentration: if it succeeds, all its rolls that do not concern you are hampered. Good for protecting others.
ds-act-use_item-explained = Readying, picking up, pressing or putting something away: without a roll, it simply works.
ds-act-suppress_handicap-explained = For stress you do not feel the handicap for a while.
ds-act-grit-explained = You cross off up to 3 damage on your body but take as much stress as 1d10 shows. Stress makes collapses more likely.
ds-act-treat-explained = You treat somebody next to you: education against 10 plus 2 for each box of damage. The earlier, the easier.
ds-act-coordinate-explained = The group rallies and gets 1 strength back.
ds-act-dig_in-explained = If the roll against 16 succeeds, all hits against the group are harder by its competence. Good before the shooting begins.
ds-act-break_through-explained = Strength against 10 plus twice the size: you break through what somebody has thrown in your way.
ds-act-hack-explained = An attack on a system: a low result hits the firewall and raises the alarm, a high one connections, memory or access. Full access means it is yours.
ds-act-enter_network-explained = You connect to a network. Only inside can you hack its systems and instruct its machines.
ds-act-crash-explained = A system that is wholly yours crashes and does nothing more.
ds-act-cut_off-explained = The system tries to throw the intruder out of the network.
ds-act-instruct-explained = You tell a machine of your network what it does in its next phase, again and again if you like.
ds-act-take_controls-explained = You take the controls and steer the machine yourself from now on.
ds-act-remote-explained = You steer a machine of your network from afar.
ds-act-leave_controls-explained = You give up the controls so that somebody else drives or you can do something else.
ds-act-man_gun-explained = You man a mounted gun; it is fired with the manoeuvre skill.
ds-act-get_in-explained = You get in. Inside, the machine's MK adds to your armour.
ds-act-get_out-explained = You get out and lose the machine's protection.

## Chases

ds-act-dash-explained = Dashing means full throttle: speed against the track value. If it succeeds, you gain up to twice the power in distance (DE), otherwise up to the power.
ds-act-crowd_off-explained = Crowding off means staying ahead: you gain up to your power in DE, and whoever wants to overtake has to reach your result as well.
ds-act-block-explained = Blocking means barring the way: you gain nothing, but whoever does not reach your result does not get past you.
ds-act-fast_and_deadly-explained = All or nothing: up to power plus 5 DE against a track value 4 higher. If it fails, machine and occupants take damage.
ds-act-board-explained = If you are level, you jump onto the other machine with strength against 16 and can take its controls.
ds-act-ram-explained = The machine drives into something with force. Both take damage, the larger one deals more.

## Break-ins

ds-act-sabotage-explained = Disabling doors, locks, cables: if it succeeds, it brings as many SE as the local MK. If it fails, there is an alarm.
ds-act-sneak-explained = Agility against the security level: if it succeeds, it brings SE equal to your best agility. If it fails, the guards catch up.
ds-act-security_hack-explained = Tricking cameras and systems: if it succeeds, it brings their MK in SE. If it fails, only stealth matters.
ds-act-sprint_past-explained = Quickly through: brings half the size of the room in SE. If it fails, you are discovered.
ds-act-distract_guards-explained = Keeping the guards busy: if it succeeds, it brings their competence in SE, and the next act gets easier. If it fails, you are discovered.
ds-act-secure-explained = You keep watch: your result counts as stealth for all others in their next act. It brings no SE.

## Phase and AE

ds-answer-end-explained = Your phase is over. Unused AE are lost, but whoever spends less goes earlier in the next round.
ds-answer-continue-explained = You finish what you began in the last phase.
ds-answer-back-explained = You take the choice back. It has not cost anything yet.
ds-answer-overdraw-explained = Each AE beyond the 3 costs 1 stress, but it is done in this phase.
ds-answer-begin-explained = You pay what you have now and go on in the next phase; roll and effect come only then.
ds-answer-seize-explained = For 3 stress the next phase is yours, whoever would go. For the moments that count.
ds-answer-wait-explained = You wait for your turn and save the stress.
ds-answer-dice-explained = One die more for each stress. It helps now, but the stress stays, and the more you have, the sooner the collapse comes.
ds-answer-double-explained = The consequence of the collapse: the next act costs twice as many AE.
ds-answer-spare-explained = The collapse has no further consequence.
ds-answer-alone-explained = You roll by yourself.
ds-answer-together-explained = Everybody rolls, and the best main pair with the best skill counts. But a collapse strikes out the best pair.
ds-answer-in-group-explained = You roll along. It usually helps, unless your stress makes a collapse likely.
ds-answer-not-in-group-explained = You keep out of it; your stress cannot harm the roll then.

## Attacks

ds-answer-attack-explained = With this weapon at this target. Off its ideal range the roll is hampered or desperate.
ds-answer-plain-explained = An ordinary attack with all dice. Right when the target has little armour.
ds-answer-weak-spot-explained = You give up the highest die, but armour counts only half. Good against thick armour.
ds-answer-steps-explained = With stress you make up for the wrong range: one step easier for each point.
ds-answer-gap-explained = From ambush: the free boxes of its defence count as fewer by your concentration.
ds-answer-gap-cortex-explained = From ambush: the free boxes of the firewall count as fewer by your concentration.
ds-answer-bypass-explained = From ambush: armour does not stop this attack. Good against the heavily armoured.
ds-answer-bypass-cortex-explained = From ambush: the firewall does not stop this attack.
ds-answer-take_out-explained = From ambush: if the damage reaches the constitution, the target is out at once. Good against the weak and with heavy weapons.
ds-answer-take-out-cortex-explained = From ambush: if the damage is enough, the system is out at once.
ds-answer-strength-explained = The group spends strength: 2 more in the result or 1 AE less for each point. It keeps the last point.
ds-answer-one-more-target-explained = For 1 strength the attack is aimed at this target too.
ds-answer-no-more-targets-explained = It stays with the targets named.

## Interrupts

ds-answer-interrupt-pass-explained = You let it happen and save stress and AE.
ds-answer-interrupt-defend-explained = For 1 stress and 1 AE your dexterity or constitution is taken off the other's result. If that makes them fail, their phase is over.
ds-answer-interrupt-block-explained = In the cortex: your system's MK is taken off what the other rolls.
ds-answer-interrupt-full-defence-explained = For each stress you add, all attacks on you have 2 less until it is your turn again. Good when several shoot at you.
ds-answer-interrupt-hinder-explained = Whoever moves within your reach has to roll speed. If it fails, they do not get there.
ds-answer-interrupt-hinder-with-explained = Whoever moves within this weapon's reach has to roll speed against 10 plus its MK and size. If it fails, they do not get there.
ds-answer-interrupt-pin-down-with-explained = Fire that forces the other into cover: your weapon's size is taken off their roll. If their act succeeds all the same, your weapon hits them.
ds-answer-interrupt-obstacle-with-explained = You throw something in the way: the other has to get over it with agility, against 10 plus twice its size.
ds-answer-interrupt-cover-with-explained = For 1 AE and 1 stress it works like one more armour; with armour of your own the higher MK counts.
ds-answer-extra-ae-explained = Each AE you add takes 1 more off the other's result, 3 at most. It sets you back in the order.
ds-answer-extra-stress-explained = Full defence on top: for each stress all attacks on you have 2 less until it is your turn again.
ds-answer-skill-explained = With this skill you prevail against the disturbance. Take your best.

## Movement

ds-answer-move-explained = Into this zone. Each AE takes you 5 metres, and within a zone everybody is at short distance.
ds-answer-move-to-explained = Into this zone and right up to arm's length, for melee.
ds-answer-close-in-explained = Up to arm's length: now melee, holding and defending are possible.
ds-answer-break-off-explained = You break off from melee to short distance. The other can stop you.
ds-answer-towards-explained = A bit closer.
ds-answer-away-explained = A bit further away, to your weapon's ideal range for instance.
ds-answer-keep-distance-explained = You keep this far away. Best is the distance at which your weapon shoots ideally.
ds-answer-obstacle-explained = Agility against the track value; if it fails, each obstacle costs 1 AE more.
ds-answer-leave-explained = From here the scene is over for you.
ds-answer-jump-explained = A jump down; the impact may do damage.
ds-answer-long-sprint-explained = Speed against the stated difficulty: if it succeeds, you act before the target, otherwise after it.
ds-answer-long-sprint-alone-explained = Speed against the stated difficulty; you get there in any case, with success sooner.
ds-answer-long-sprint-zone-explained = Speed against the stated difficulty: if it succeeds, you are there before the other, otherwise after.
ds-answer-paces-explained = That many AE for this way, 5 metres each.
ds-answer-break-through-explained = Strength against 10 plus twice the size of what is in the way.
ds-answer-aim-explained = One die more if you attack right afterwards.
ds-answer-distract-explained = If the charisma roll succeeds, all rolls of this target that do not concern you are hampered until its next phase ends.
ds-answer-use-item-explained = Without a roll: you use this item.
ds-answer-suppress-handicap-explained = For the stated stress you do not feel the handicap for now.

## Healing

ds-answer-grit-explained = This is how you spread what you cross off: vital keeps you alive, interaction and mobility let you act and walk.
ds-answer-treat-explained = Education against 10 plus 2 for each box of damage on this monitor; if it succeeds, it heals.
ds-answer-wake-explained = If the treatment succeeds, they are conscious again.
ds-answer-aid-explained = You help with the last breath by logic or education; if the roll fails, the other is dead.
ds-answer-no-aid-explained = The other has to make it alone.
ds-answer-scar-lower-explained = The scar lowers how high this talent can be.
ds-answer-scar-handicap-explained = The scar remains as a handicap: rolls with it are harder from now on.
ds-answer-scar-stress-explained = Instead of a scar on the body: your stress never drops below this value again.
ds-answer-scar-both-explained = The worst: both remain, a lower maximum and more base stress.

## Cortex and machines

ds-answer-hack-explained = With this terminal at this system. Off the terminal's ideal range it is harder.
ds-answer-enter-network-explained = You enter the network through this system. A weak one is the better door.
ds-answer-cut-off-explained = If it succeeds, the hacker is thrown out of the network.
ds-answer-crash-explained = The system fails; its machines get no more instructions.
ds-answer-switch-off-explained = The machine stands still.
ds-answer-keep-control-explained = It is yours: you can use it and still crash it later.
ds-answer-stay-in-explained = The hacker stays in the network.
ds-answer-expel-explained = The hacker loses the connection.
ds-answer-instruct-explained = You give this machine an instruction; the table asks which one next.
ds-answer-order-explained = The machine does this once, in its next phase.
ds-answer-order-repeat-explained = The machine does this in every phase until it hears otherwise.
ds-answer-take-controls-explained = From now on you drive.
ds-answer-remote-explained = You steer it through the network.
ds-answer-leave-controls-explained = Nobody steers it until somebody takes the controls.
ds-answer-man-gun-explained = At this gun you shoot with the manoeuvre skill.
ds-answer-get-in-explained = You get in and are protected by its MK.
ds-answer-get-out-explained = You stand outside again.
ds-answer-drive-dash-explained = Dashing, in a race with this one: if it succeeds, you gain up to twice your power in DE.
ds-answer-drive-crowd-off-explained = You stay ahead and crowd others off: whoever wants to overtake has to reach your result.
ds-answer-drive-block-explained = You bar the way and gain nothing yourself.
ds-answer-drive-fast-and-deadly-explained = Much DE against a difficulty 4 higher; if it fails, everybody aboard takes damage.
ds-answer-board-explained = Strength against 16: if the jump succeeds, you are across.
ds-answer-ram-explained = Into it with full force; your machine suffers too.
ds-answer-distance-explained = You gain or risk that many DE. More distance is not always better: weapons have ideal ranges.
ds-answer-chase-on-explained = The chase is not decided yet.
ds-answer-chase-over-explained = The chase is over; the scene goes on without it.

## Break-in, one by one

ds-answer-sabotage-explained = With tech, quietly: brings the MK in SE, and this area counts as MK 1 afterwards. The guards catch up by twice that.
ds-answer-break-explained = By force: the damage adds to the SE, but it is never stealthy.
ds-answer-sneak-explained = Agility against the security level; quiet and without tools.
ds-answer-security-hack-explained = Tech against the security level; if it fails, nothing is lost yet as long as you stay stealthy.
ds-answer-sprint-past-explained = Much SE at once, but a failure gives you away.
ds-answer-distract-guards-explained = With this skill: charisma makes the next obstacle easier, persuasion gives you a head start if it comes to blows, intimidation makes the guard join in.
ds-answer-secure-explained = Your result is the others' stealth in their next act.

## Words

ds-cost-ae-explained = Action units: 3 in every phase. All that you spend stand on your account, and whoever has the least goes first in the next round.
ds-cost-stress-explained = Stress stays. If your main pair shows no more than your stress, you collapse; with 10 you are traumatised.
ds-cost-strength-explained = The group's strength. Its last point stays; coordinating brings 1 back.
ds-place-unaware-explained = Suspects nothing: a target for an ambush.
ds-place-dug-in-explained = Dug in: hits are harder by the group's competence.
ds-place-traumatised-explained = Traumatised: if stress does not drop below 5 in the next rest, a handicap remains.
ds-place-pinned-explained = Pinned down: the weapon's size is taken off their rolls.
