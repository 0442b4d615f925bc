### What answers and words mean. The key is that of what is explained with -explained behind it.
## Handlings

ps-handling-attack-explained = Roll as many d6 as skill and weapon give; every die from the minimum roll on hits, from 11 on it is a crit. Cover and protection take hits away. Costs 1 action.
ps-handling-coup-de-grace-explained = Against the helpless (unconscious, asleep, dying): every success takes the victim one step closer to death, from step 6 on it is dead. If it fails, a sleeper wakes up.
ps-handling-aim-explained = Costs 1 action and does no damage yet: in your next attack dice count as crits from 9 on, after aiming twice from 7. Worth it against protection; if you are hit, it is lost.
ps-handling-throw-item-explained = Roll your throwing value; with 1 success it lands exactly on target, otherwise it scatters. Good against several who stand close together; mind where your own people are.
ps-handling-use-item-explained = You use the item, bandages for instance: it works at once, is used up afterwards and costs actions like other handlings.
ps-handling-first-aid-explained = If the roll succeeds, it gives 1 boost, which takes wounds before the hearts do, and a bleeding wound is bandaged. Good while nobody is shooting at you.
ps-handling-stabilise-explained = Saves the dying: you need at least as many successes as the level is high. The earlier the better, for the level rises round by round.
ps-handling-put-out-explained = Puts the flames out. As long as somebody burns, their minimum roll for attacks and perception is higher by the level.
ps-handling-wake-explained = Wakes somebody who sleeps: they can act again and are no longer prey for a coup de grâce.
ps-handling-reload-explained = Fills the weapon up and costs the actions stated for it. Best behind cover, before it is empty.
ps-handling-ready-explained = You draw this weapon or change to it; only then can you attack or parry with it. Usually costs 1 action.
ps-handling-walk-explained = Up to quickness + 1 metres, and on the way you may do one thing more without a further action; its minimum roll is higher by 1.
ps-handling-run-explained = Up to quickness + 5 metres, but nothing besides. Good for getting behind cover or within reach.
ps-handling-crawl-explained = Only while crouched: about half your quickness + 1 metres. Slow, but you keep the cover of crouching.
ps-handling-crouch-explained = You make yourself small: at least 6+ cover, but all physical rolls are harder by 1. Costs 1 action, and standing up later another.
ps-handling-stand-up-explained = Costs 1 action: you lose the cover of crouching, but your rolls are easier again, and you can walk and run.
ps-handling-brace-explained = You rest the weapon on something: the minimum roll for shots is 1 lower. Worth it if you stay and shoot several times; taking it up again is free.
ps-handling-take-up-explained = You take the braced weapon up again. It costs nothing and lets you move.
ps-handling-shield-block-explained = For 2 actions the shield covers you against every attack for a round; ways are only half as long. Good when many are after you.
ps-handling-other-explained = What is not on the list, barring a door for instance: say what you do. It costs 1 action, and the table settles what comes of it.
ps-handling-buy-action-explained = Give up a bonus die and get 1 action at once, for a reaction too. You will miss the die in a roll later.
ps-handling-steal-explained = Give up a destiny die: the opponent loses 1 action, and you have it. Strongest against somebody whose turn it is.
ps-handling-end-turn-explained = You stop for this round. Actions that are left can be spent on reactions in the turns of others.
ps-handling-none-explained = You do not react and save your action for later.
ps-handling-dodge-explained = Costs 1 action. A single success makes the whole attack miss, crits included; but every hit makes the roll harder by 1. Good against few hits.
ps-handling-parry-explained = Costs 1 action. Every success takes away 1 ordinary hit; it does not help against crits. Good against many ordinary hits.
ps-handling-parry-with-explained = Costs 1 action. Every success takes away 1 ordinary hit; it does not help against crits. Good against many ordinary hits.
ps-handling-shield-parry-explained = Costs 1 action and helps against this one attack, a shot too: a die falls for each hit, and from the shield's cover number on the hit is gone.

## Ways

ps-way-stay-explained = You stay where you are. When walking you may still do something else.
ps-way-to-explained = You go exactly there. Mind who sees you from there and whether you stand behind cover.
ps-way-towards-explained = You go towards this target as far as you can. Point at the map for any other place.

## Rolls

ps-answer-extra-dice-explained = Before the roll you may add bonus and destiny dice. Each makes successes more likely and is used up afterwards; they come back after a rest.
ps-answer-keep-roll-explained = You take what lies there and save your dice for later.
ps-answer-reroll-explained = The whole roll falls again, and the second result counts, even if it is worse. Good when there is little to lose.
ps-answer-destiny-reroll-explained = Like a reroll, but paid with a destiny die: the second result counts.
ps-answer-bonus-explained = After a roll without success you may add bonus dice one by one, until one succeeds or none is left.
ps-answer-destiny-explained = A destiny die always succeeds from 4 on, however hard the roll is. Good when the minimum roll is high.

## Words

ps-cost-action-explained = An action. In your turn you have all of them again (humans have 2); what is left serves for reactions but is gone with your next turn.
ps-cost-bonus-die-explained = A die from your store. It is used up until you rest.
ps-cost-destiny-die-explained = A rare die that always succeeds from 4 on. It is used up until you rest.
ps-cost-reroll-explained = A reroll from your store.
ps-mode-melee-explained = The attack can be parried and dodged; it can bring crits.
ps-mode-single-explained = One round of ammunition; neither parrying nor dodging helps against it, and it can bring crits.
ps-mode-burst-explained = 2 dice more for 3 rounds of ammunition, but never any crits, and aiming does not help.
ps-mode-throw-explained = A thrown weapon: neither parrying nor dodging helps against it, it can bring crits, and aiming is not possible.
ps-condition-dying-explained = Cannot act. A resistance roll every round; without success the level rises, and 6 is the end.
ps-condition-unconscious-explained = Has no actions. At the beginning of a round a willpower roll with enough successes wakes them.
ps-condition-asleep-explained = Has no actions and no reactions until somebody wakes or wounds them.
ps-condition-shocked-explained = In every roll as many dice fewer as there are levels; at the beginning of a round an endurance roll takes levels off.
ps-condition-burning-explained = Attacks and perception are harder by the level until the flames are put out.
ps-condition-bleeding-explained = At the beginning of a round an endurance roll; without success as many wounds are added as there are levels. First aid ends it.
ps-condition-poisoned-explained = All rolls are harder by the level; at the beginning of a round a resistance roll takes levels off.
ps-condition-crouched-explained = At least 6+ cover, but all physical rolls are harder by 1.
