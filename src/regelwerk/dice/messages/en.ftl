# Dice: how a throw is written and told, and what is wrong with a notation.
# Short, and without references to each other: they are said before Fluent is loaded.

dice-die = d
dice-highest = kh
dice-lowest = kl
dice-crit = crit
dice-against = against
dice-decided = until decided
dice-again = reroll below { $below }
dice-roll-off = to break the tie
dice-card = card of
dice-cards = cards of
dice-explodes = exploding
dice-grows = every { $sides } brings another
dice-highest-counts = the highest counts
dice-lowest-counts = the lowest counts
dice-highest-count = the { $keep } highest count
dice-lowest-count = the { $keep } lowest count
dice-very-highest-out = without the very highest
dice-very-highest-twice = the highest twice
dice-highest-counts-twice = the highest counts twice
dice-better-counts = the better one counts
dice-pairs-count = the two highest count, and the next two
dice-success = success from { $needs } up
dice-crit-from = critical from { $crit } up
dice-at-most = at most { $limit }

notation-too-long = The throw is too long: at most { $limit } characters.
notation-unexpected = “{ $found }” does not fit here. A throw looks like 3d6+2, 4d10kh2 or 6d6!≥5.
notation-unexpected-end = Something is missing here. A throw looks like 3d6+2, 4d10kh2 or 6d6!≥5.
notation-number-too-big = This number is too big: at most { $limit }.
notation-too-many-dice = These are too many dice: at most { $limit }.
notation-too-many-sides = No die has that many sides: at most { $limit }.
notation-too-few-sides = The die needs at least { $limit } sides.
notation-no-dice = There are no dice here.
notation-minus-dice = Dice can only be added here, not taken away.
notation-keep-too-many = You cannot keep more dice than you throw ({ $limit }).
notation-one-kind-only = Exploding dice, kept dice and “≥” work with one kind of dice only.
notation-keep-exploding = Exploding dice cannot be selected: either “!” or “kh” and “kl”.
notation-plain-pool-only = Only the dice stand before “≥”, without a bonus and without a selection.
notation-one-plain-die-only = Rolling under takes exactly one plain die, such as d20≤12.
notation-too-costly = This throw has too many possible results to work them out exactly. Take fewer dice.
