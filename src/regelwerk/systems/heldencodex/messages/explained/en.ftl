### What answers and words mean. The key is that of what is explained with -explained behind it.
## Keeping dice

hc-answer-keep-explained = These dice stay and count, the others you throw again. Put back what does not fit; matches and runs make a group together.
hc-answer-keep-all-explained = You stop throwing: all that lies there counts. In a fight that makes you quicker than somebody who throws again.
hc-answer-keep-none-explained = A free throw of your equipment: you need not keep anything and throw everything again.
hc-answer-keep-these-explained = These dice stay and count.
hc-answer-leave-explained = You leave the dice as they lie. It costs nothing.
hc-answer-again-explained = Your equipment lets you throw this one die again; the new result counts.
hc-answer-shadow-explained = High mastery: you throw this die again and then choose one of the two numbers. You cannot lose by it.
hc-answer-swap-explained = High mastery: your die and the opponent's change hands. Best of all your 1 for their best.
hc-answer-take-explained = This one of the two numbers counts.
hc-answer-shift-explained = Your equipment shifts results: this is how the dice lie afterwards.
hc-answer-shift-number-explained = Your equipment shifts the result to this number.
hc-answer-lucky-leave-explained = The lucky number stays what it is, and you get a free learning throw for an attribute.
hc-answer-become-explained = Your lucky number may become any number. Choose one that extends your group or makes a match.
hc-answer-devalue-explained = For every 1 you give up a die from 4 on in exchange. Take the one you need least; without it the probe has failed.
hc-answer-grit-explained = Gritting your teeth: you get dice back that exhaustion has cost you, and take a light wound for each.
hc-answer-give-explained = You put these dice into the common pot. Good is what fits the dice of the others.
hc-answer-group-explained = These dice count as your group: with it you attack and parry.

## A fight

hc-action-attack-explained = You attack with dice of your group. Each is a manoeuvre of its own, and only those who parry all of them are not hit.
hc-action-aimed-explained = You exclude armoured places and give up a die of your group for it. Good against heavy armour with gaps.
hc-action-choke-explained = Unarmed: if two dice get through, the opponent is held and loses dice phase by phase until they pass out. There is no damage.
hc-action-flee-explained = You attack this one opponent: if they do not parry, you are out of the fight instead of doing damage. They may come after you.
hc-action-pass-explained = You do not attack and may use every die from 4 to your skill value to parry, not just those of the group.
hc-action-piercing-explained = With a sword over several phases: first you open the guard, then you land a very heavy hit. It takes patience and a good group.
hc-action-power-explained = With a striking weapon: you name a value, and every die that reaches it is an attack with it. What gets through gathers damage dice.
hc-action-surrender-explained = You yield and are out of the fight. Better than dying when there is nothing left to win.
hc-action-sweep-explained = Every die from 4 to your skill value attacks another opponent, with less damage. Whoever parries falls back: good against superior numbers.
hc-answer-attack-somebody-explained = You attack; the table asks whom afterwards.
hc-answer-with-explained = You attack with these dice. What you hold back stays for parrying or becomes one more damage die if you hit.
hc-answer-exclude-explained = You exclude these places; for that you give up a die that shows the stated value. The hit lands elsewhere.
hc-answer-only-explained = Only these places remain; for that you give up a die that shows the stated value. The fewer, the dearer.
hc-answer-parry-explained = Each of your dice stops a manoeuvre that is not higher. Only if all are parried are you unhurt.
hc-answer-counter-explained = After a parry with a matching die you strike back at once with further dice of the group. If the counter gets through, the attack is over.
hc-answer-counter-flee-explained = Like a counter, but instead of doing damage you leave the fight.
hc-answer-no-parry-explained = You let yourself be hit and save your dice, for an attack of your own for instance.
hc-answer-mutual-explained = You both hit, nobody parries. The higher result throws one damage die more, the other one less.
hc-answer-extra-explained = You use up that many unused dice of your group for one more damage die each. You lack them for the rest of this phase.
hc-answer-ts-explained = The damage dice of the weapon.
hc-answer-pts-explained = The damage dice of your own strength.
hc-answer-score-explained = You may add up equal damage dice: up to 10 a hit is light, from 11 severe, from 21 critical. Few heavy ones or many light ones, that is the choice.
hc-answer-row-explained = This is where it hits you. Take a place whose armour still stops something.
hc-answer-carry-explained = These dice stay for the next phase and count there. High matches are worth most.
hc-answer-die-explained = You attack this opponent with this die.
hc-answer-no-die-explained = You leave this opponent out.
hc-answer-value-explained = Every die from this value on attacks with exactly this value. Low gives many attacks, high makes them harder to parry.
hc-answer-guard-explained = This is how you parry the power attack: a die for each attack, or one of them with two matches whose sum is enough.
hc-answer-strike-now-explained = Now the blow falls, with the weapon and all damage dice gathered.
hc-answer-go-on-explained = You keep swinging: more damage dice later, but next phase you have to name a higher value, and a successful parry ruins it all.
hc-answer-renounce-explained = You do not strike; the gathered dice are lost.
hc-answer-pierce-explained = You attack with these dice of the group. For each that does not attack you take a die into the next phase.
hc-answer-land-explained = You land the hit: run dice are severe, matching dice critical hits.
hc-answer-pierce-on-explained = You wait for a better hit. The opponent stays weakened as long as their defence does not hold.
hc-answer-end-undecided-explained = Both let go of each other; nobody wins.
hc-answer-fight-on-explained = The fight goes on until one side can no more.
hc-answer-two-critical-explained = Two critical hits: each takes a whole life circle and costs a die in every probe.
hc-answer-four-severe-explained = Four severe hits: each marks a middle segment and the outer ones beside it.

## Before the phase, shots

hc-answer-arms-explained = You fight with this weapon for the whole phase. Dice of ranged combat parry nothing.
hc-answer-arms-basic-explained = With this weapon, but by basic combat: lead value 1, so you are freer in what you keep.
hc-answer-target-explained = You direct the shot at this target; it is settled before the dice fall.
hc-answer-move-explained = How you move at the beginning of the phase: slowly up to 10 m, fast up to 20 m (then no melee attack). Moving makes you harder to hit, but your shots worse too.
hc-answer-shoot-explained = The shot falls at once, before any melee, with what lies there.
hc-answer-aim-explained = You keep throwing for a better shot but shoot in the next phase at the earliest. Good for distant or small targets while nobody presses you.
hc-answer-anywhere-explained = The target is large and easier to hit, but whoever is hit chooses the place.
hc-answer-torso-explained = The target is smaller and harder to hit, but all hits land in the torso.
hc-answer-stand-explained = You do not evade; the shot needs what it needs anyway.
hc-answer-evade-explained = A single throw of this skill: what the shot has to reach rises by the result. It costs nothing, so it is nearly always worth it.
hc-answer-strike-explained = You move while shooting and have to strike dice. Take the one that your group misses least.

## Wounds, rest, learning

hc-answer-segment-explained = This segment is marked. Light wounds are best put where something is marked already.
hc-answer-circle-explained = This whole life circle is marked and costs a die in every probe. Take the one that has suffered most already.
hc-answer-treat-explained = A sieve throw that has to reach the stated result: then the life circle is treated and can heal. One attempt per healer, circle and day.
hc-answer-revive-explained = Only with 60 in first aid: the dead lives again, but the wounds are not treated by it.
hc-answer-treat-stop-explained = Enough for today; what is untreated does not heal.
hc-answer-share-explained = This is how you divide what the rest brings back. Empty rows cost dice, so fill them first.
hc-answer-lose-explained = Here you lose the point. If that empties a row, you lack a die, and you may get sick.
hc-answer-learn-raise-explained = A learning throw with that many dice, 1 EP each: if one shows more than the value, it rises by 1.
hc-answer-learn-star-explained = If three dice show 12 or more, the skill gets the expert's star and forms runs from then on.
hc-answer-learn-end-explained = You save the remaining EP.
hc-answer-attribute-explained = A free learning throw for this attribute; it may rise by 1.
hc-answer-learn-nothing-explained = You let the learning throw go.

## On the road

hc-answer-herbs-explained = Half an hour and a sieve throw of wilderness: every die from 4 on finds herbs.
hc-answer-march-explained = You go on without searching.
hc-answer-shifts-explained = You keep that many watches. One is free, each further one costs four physis points and the full night's rest.
hc-answer-shift-keep-explained = You keep this watch.
hc-answer-shift-leave-explained = Somebody else keeps it, or nobody: then visitors surprise you.
hc-answer-sneak-on-explained = A sieve throw for the next stretch. The closer you get, the easier you are noticed.
hc-answer-sneak-back-explained = You turn back before anybody discovers you. Safe, but the goal is missed.
hc-answer-alarm-explained = You call the others; secrecy is over.
hc-answer-quiet-explained = You keep it to yourself, to strike yourself for instance.
hc-answer-lay-explained = A matching die becomes an obstacle for the other but is missing from your own pace.
hc-answer-lay-none-explained = You keep your dice for running.
hc-answer-obstacle-match-explained = A matching die at least as high clears the obstacle. It is then missing from your pace.
hc-answer-obstacle-outside-explained = A die outside the group clears it and costs a physis point.
hc-answer-obstacle-take-explained = You run into it: a physis point and a step of pace less.

## Among people

hc-answer-reasonable-explained = The price is a beginning: you haggle with sieve throws, and whoever loses gives up psyche for the time being.
hc-answer-unreasonable-explained = You leave without haggling.
hc-answer-haggle-on-explained = Another round: both throw, whoever loses gives up a psyche point. With a row empty they have to make a better offer.
hc-answer-break-off-explained = No deal. Your psyche is at once what it was.
hc-answer-offer-explained = This is what you offer. If the other does not take it, it goes on.
hc-answer-refuse-explained = You hope for more and haggle on.
hc-answer-accept-offer-explained = The deal is made at this price.
hc-answer-again-talk-explained = Another round: your dice against their self-control. Every trick that gets through costs them psyche.
hc-answer-end-talk-explained = You leave it at that.
hc-answer-tricks-explained = These dice of your group are tricks. Each that they do not neutralise costs them a psyche point.
hc-answer-penalty-explained = You do not give in but have a die fewer in further probes.
hc-answer-wish-explained = You grant the wish and keep all your dice.
hc-answer-drink-explained = A single throw of drinking: two dice have to reach the minimum, otherwise it costs physis or psyche. It gets harder with every cup.
hc-answer-stop-drinking-explained = You get up while you still can. Whoever drinks on wins.

## Craft

hc-answer-bonuses-explained = The piece gets that many bonuses.
hc-answer-bonus-explained = This is what the piece can do: bonus dice (W), free throws (WFr), throwing again (W2c), more skill (FkW), shifted results (E) or damage (TS).
hc-answer-use-explained = This is what the piece is good for: its bonus works in probes of it.

## Words

hc-cost-ep-explained = Experience points: each is a learning die.
hc-cost-light-wounds-explained = Light wounds: mark an outer segment and heal with rest.
hc-cost-physis-explained = Physical strength. Every emptied row costs a die in physical probes; rest fills it again.
