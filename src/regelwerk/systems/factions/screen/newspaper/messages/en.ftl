### The newspaper. Names have neither number nor gender, so no sentence makes them the subject of a verb in the present.

paper-title = The Morning Courier
paper-date = { $scene } · Issue { NUMBER($number, useGrouping: 0) } · What happened in phase { NUMBER($number, useGrouping: 0) }

fa-destroyed-headline = { $who }: the end
fa-destroyed-story = Yesterday everybody spoke the name, today nobody will admit to having known it: { $who }, destroyed. Who inherits is what all the others are arguing about already.
fa-plan-complete-headline = { $who }: “{ $plan }” is complete
fa-plan-complete-story = { $edition ->
    [0] For months there were whispers, now there is certainty: “{ $plan }” is no rumour any more but a fact.
    [1] The mockers have gone quiet. What began as a plan on paper stands today before everybody's eyes: “{ $plan }”.
   *[2] It is done. “{ $plan }”: words that are heard in every tavern today, and not everywhere with joy.
 }
fa-plan-immediate-headline = “{ $plan }” takes effect
fa-plan-immediate-story = The consequences can be felt already.
fa-plan-mission-headline = “{ $plan }”: not the last word
fa-plan-mission-story = But whether anything comes of it is still to be decided: brave people are wanted.
fa-free-headline = { $who }: free!
fa-free-story = No more orders from a stranger's hand. There is singing in the streets, and those who used to give the orders have closed their shutters.
fa-hits-headline = { $again ->
    [true] No end to the blows: { $target } hit again
   *[false] A heavy blow: { $target } shaken
 }
fa-hits-story = { $edition ->
    [0] It began at dawn and took less than an hour. Afterwards there was no doubt who had struck: { $who }.
    [1] Witnesses speak of smoke, shouting and closed gates. On one side: { $who }. On the other: { $target }.
   *[2] “I have never seen the like”, says a woman at the market. The attack bore a familiar signature: { $who }.
 }{ $wounds ->
    [0] {""}
   *[other] {" "}The damage is great, and it will last.
 }
fa-wounded-headline = { $who }: heavy losses
fa-wounded-story = What was lost there cannot be replaced with money. Behind closed doors they already count the { $wounds ->
    [1] first
    [2] second
    [3] third
   *[other] last
 } great wound.
fa-assault-headline = Attack on { $target }: { $asset }
fa-assault-story = Nobody saw anything, everybody heard something. { $seized ->
    [true] For the moment nobody there obeys the old masters.
   *[false] The tracks lead in many directions.
 }{ $damaged ->
    [true] {" "}The damage is considerable.
   *[false] {""}
 } Who profits is no secret: { $who }.
fa-siphon-headline = { $moved ->
    [0] A burglary without loot: { $target }
   *[other] A bold hand in another's coffers: { $target } robbed
 }
fa-siphon-story = { $moved ->
    [0] The burglars got as far as the chest, and the chest was empty. A laugh at the expense of all involved: { $who }, { $target }.
   *[other] The books were right until somebody counted. Part of the fortune changed hands overnight, and the new owner is: { $who }.
 }
fa-sabotage-headline = Sabotage: { $target } without cover
fa-sabotage-story = Locks without keys, guards without a password, gates that would not close: whoever attacked now would find open doors. Suspicion falls on: { $who }.
fa-found-headline = Hiding place discovered: { $target }
fa-found-story = Gone for weeks as if the earth had opened, and now found after all. The decisive hint, it seems, came from: { $who }.
fa-command-because-headline = { $reason }
fa-command-because-story = { $edition ->
    [0] It has been on every notice board since this morning, and the criers are hoarse already.
    [1] We print the news as it reached us. No more could be learned before we went to press.
   *[2] The rumour ran through the lanes before the ink was dry. It is true.
 }
fa-command-headline = Announcement
fa-command-story = { $command }.
fa-counter-attacks-headline = Counter-blow: { $who } answered at once
fa-counter-attacks-story = Whoever strikes must expect to be struck. The attack had hardly been beaten off when they marched: { $asset }. The target: { $target }.
fa-asset-lost-headline = { $who }: lost for ever
fa-asset-lost-story = There were not enough means left. Gone beyond recall: { $asset }.
fa-intel-headline = Secrets betrayed: { $target }
fa-intel-story = Plans, names, the change of the guard: somebody knows everything now. Word gets around who: { $who }.
fa-misses-headline = Much ado about nothing: { $who } against { $target }
fa-misses-story = { $edition ->
    [0] They came with torches and left with empty hands. The attack missed its mark.
    [1] The gates held, and so did the walls. In the end nothing was left of the attack but trampled grass.
   *[2] Those who had hoped to write history today wrote a footnote: the attack came to nothing.
 }
fa-hidden-headline = { $who }: vanished without a trace
fa-hidden-story = Empty rooms, cold hearths, no message. Whoever knows anything is asked to call at our office.
fa-no-effect-headline = { $target } unmoved by the blow
fa-no-effect-story = Hit, but not shaken: the attack did no harm. The attackers: { $who }.
fa-spies-shake-headline = Unrest: { $target }
fa-spies-shake-story = { $again ->
    [true] The unrest there will not end.
   *[false] Since then nobody there trusts the neighbours.
 }
fa-espionage-fails-headline = Spies caught, their target: { $target }
fa-espionage-fails-story = { $edition ->
    [0] A false beard, a wrong word, and the game was up. The trail leads to: { $who }.
    [1] “We laughed”, says the guardroom. Who had sent the scouts was soon established: { $who }.
   *[2] Two strangers at the back gate, one attentive dog: it took no more than that. Behind it, one hears: { $who }.
 }
fa-espionage-succeeds-headline = Scouts at work: { $target }
fa-espionage-succeeds-story = Somebody was where nobody should have been. Well-informed circles mention a name: { $who }.
fa-plan-advances-headline = { $who }: “{ $plan }” takes shape
fa-plan-advances-story = { $edition ->
    [0] There is hammering and haggling, and things move on.
    [1] Whoever looks closely sees where this leads. It is not there yet, but the day is drawing near.
   *[2] Messengers come and go at every hour. Slowly the undertaking becomes real.
 }
fa-critical-shaken-headline = Own goal: { $who }
fa-critical-shaken-story = No enemy was needed, they did it themselves. The damage is done, and so is the mockery.
fa-buys-headline = { $who }: arming up
fa-buys-story = { $edition ->
    [0] New, and not to be overlooked: { $asset }. What it is for we shall soon learn.
    [1] The craftsmen earned well. Finished: { $asset }.
   *[2] It was paid for in cash and in advance. Everybody can look at the result, from outside at least: { $asset }.
 }
fa-suspended-headline = { $who }: out of order
fa-suspended-story = Out of order until further notice: { $asset }.
fa-advances-secretly-headline = { $who }: light behind drawn curtains
fa-advances-secretly-story = They work there until late at night. On what, nobody says, and whoever asks is kindly shown the door.
fa-hides-in-vain-headline = { $who }: flight failed
fa-hides-in-vain-story = Going into hiding has to be learned. The same evening half the town knew where to find them.
fa-instructs-headline = By order: { $subject }
fa-instructs-story = Nothing is done there of their own free will any more. The order came from above: { $who }.
fa-improves-headline = { $who } grew stronger
fa-improves-story = The efforts of recent times bear fruit: { $what }.
fa-mission-headline = Setting out
fa-mission-story = A small band left today, armed and without a farewell. Where to? “You will read it”, one of them called. We shall print it.

fa-asset-dormant-story = { $who }: the coffers are empty, idle for now: { $asset }.
fa-plan-stalls-story = { $who }: no progress with “{ $plan }”.
fa-earns-story = { $who }: { $edition ->
    [0] good business, full chests.
    [1] revenue is up, the treasurer smiles.
   *[2] trade is flourishing.
 }
fa-repairs-story = { $who }: repaired, { $asset }.
fa-asset-back-story = { $who }: back again, { $asset }.
fa-asset-wakes-story = { $who }: running again, { $asset }.
fa-healed-story = { $who }: old wounds are healing.
fa-gathers-nothing-story = { $who }: much effort, no return.
fa-soaked-story = { $left ->
    [0] In the end there was only the fright.
   *[other] Not all of it could be averted.
 }
fa-recovered-acts-story = { $who }: on their feet again, and eager.
fa-recovered-story = { $who }: recovered, if late.
fa-shakes-off-story = { $who }: the fright is shaken off.
fa-stays-shaken-story = { $who }: still in disorder.
fa-passes-story = { $who }: silence. One waits.
