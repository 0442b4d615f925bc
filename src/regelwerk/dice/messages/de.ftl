# Würfel: wie ein Wurf geschrieben und erzählt wird, und was an einer Schreibweise nicht stimmt.
# Kurz und ohne Verweise aufeinander: Sie werden gesagt, bevor Fluent geladen ist.

dice-die = W
dice-highest = h
dice-lowest = n
dice-crit = krit
dice-against = gegen
dice-decided = bis zur Entscheidung
dice-again = unter { $below } neu
dice-roll-off = im Stechen
dice-card = Karte von
dice-cards = Karten von
dice-explodes = explodierend
dice-grows = jede { $sides } bringt einen weiteren
dice-highest-counts = der höchste zählt
dice-lowest-counts = der niedrigste zählt
dice-highest-count = die { $keep } höchsten zählen
dice-lowest-count = die { $keep } niedrigsten zählen
dice-very-highest-out = ohne den allerhöchsten
dice-very-highest-twice = der höchste doppelt
dice-highest-counts-twice = der höchste zählt doppelt
dice-better-counts = der bessere zählt
dice-pairs-count = die zwei höchsten zählen und die zwei nächsten
dice-success = Erfolg ab { $needs }
dice-crit-from = kritisch ab { $crit }
dice-at-most = höchstens { $limit }

notation-too-long = Der Wurf ist zu lang: höchstens { $limit } Zeichen.
notation-unexpected = „{ $found }“ passt hier nicht. Ein Wurf sieht aus wie 3W6+2, 4W10h2 oder 6W6!≥5.
notation-unexpected-end = Hier fehlt noch etwas. Ein Wurf sieht aus wie 3W6+2, 4W10h2 oder 6W6!≥5.
notation-number-too-big = Diese Zahl ist zu groß: höchstens { $limit }.
notation-too-many-dice = Das sind zu viele Würfel: höchstens { $limit }.
notation-too-many-sides = So viele Seiten hat kein Würfel: höchstens { $limit }.
notation-too-few-sides = Der Würfel braucht mindestens { $limit } Seiten.
notation-no-dice = Hier fehlen die Würfel.
notation-minus-dice = Würfel kannst du hier nur dazuzählen, nicht abziehen.
notation-keep-too-many = Du kannst nicht mehr Würfel behalten, als du wirfst ({ $limit }).
notation-one-kind-only = Mit „!“, mit behaltenen Würfeln und mit „≥“ geht nur eine Sorte Würfel.
notation-keep-exploding = Explodierende Würfel auswählen geht nicht: entweder „!“ oder „h“ und „n“.
notation-plain-pool-only = Vor „≥“ stehen nur die Würfel, ohne Zuschlag und ohne Auswahl.
notation-one-plain-die-only = Unterwürfeln geht mit genau einem einfachen Würfel, etwa W20≤12.
notation-too-costly = Dieser Wurf hat zu viele mögliche Ergebnisse, um sie genau auszurechnen. Nimm weniger Würfel.
