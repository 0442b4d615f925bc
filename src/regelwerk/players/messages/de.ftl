### Was die Nachbesprechung einer Partie sagt.

review-title = Nachbesprechung: { $title }
review-won = Der Sieg geht an: { $winner }. { $reason }
review-draw = Unentschieden. { $reason }
review-open = Die Partie ist noch nicht zu Ende; besprochen ist, was bisher geschah.
review-part = Besprochen { $done ->
    [one] ist einer
   *[other] sind { $done }
} von { $steps } Schritten; die Besprechung wurde abgebrochen.

review-begin = Beginn
review-when = { $unit } { NUMBER($round, useGrouping: 0) }
review-when-part = { $part }, { $unit } { NUMBER($round, useGrouping: 0) }
review-round = Runde
review-points = { $points } Prozentpunkte

review-curve = Aussicht auf den Sieg
review-curve-lead = Wie wahrscheinlich jede Seite gewinnt, von Schritt zu Schritt, so wie der Computer die Lage einschätzt. Die Tabelle nennt die Aussichten zu Beginn und am Ende jeder Runde.
review-end-of = Wann

review-sums = Woraus wurde der Ausgang?
review-sums-lead = Anfang, Glück, Entscheidungen und Berichtigung ergeben zusammen das Ende. Alles in Prozentpunkten Aussicht auf den Sieg.
review-who = Wer
review-party = { $seat } ({ $party })
review-begins = Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-interventions = Eingriffe
review-corrected = Schätzung berichtigt
review-ends = Ende

review-turns = Wendepunkte
review-turn = Aussicht für { $party }: { $before } → { $after }.
review-turns-none = Nichts hat die Aussichten verändert.
review-more = und { $more ->
    [one] eine weitere Zeile
   *[other] { $more } weitere Zeilen
} im Protokoll

review-lucky = Glücklichste Würfe
review-unlucky = Unglücklichste Würfe
review-throw = { $sentence } ({ $cause }). { $change } für { $party }.
review-throws-none = Keiner.

review-mistakes = Teuerste Entscheidungen
review-mistake = { $asked }„{ $question }“ Die Antwort war „{ $answer }“. Besser wäre „{ $better }“ gewesen: { $better-chance } Aussicht für { $party } statt { $chance }; der Unterschied ist auf ± { $margin } Prozentpunkte sicher.
review-why = Am Ende der Runde, im Mittel: { $reasons }.
review-why-figure = { $who }: { $figure } { $change }
review-why-out = { $who }: um { $share } häufiger ausgeschieden
review-why-in = { $who }: um { $share } seltener ausgeschieden
review-why-unclear = Einen einzelnen Grund sieht man am Ende der Runde noch nicht.
review-mistakes-none = Keine Antwort war über den Zweifel hinaus schlechter als eine andere.

review-method = So wird gerechnet
review-method-value = Die Aussicht schätzt der Computer aus dem, was auf dem Tisch steht; was wie viel zählt, stammt aus vielen Partien, die seine Taktiken gegeneinander gespielt haben.
review-method-luck = Glück ist die Aussicht nach einem Wurf minus die erwartete Aussicht davor, über alle Augen, die hätten fallen können.
review-method-skill = Eine Entscheidung kostet, was die beste Antwort mehr gebracht hätte, nach allem, was man auf diesem Platz wissen konnte. Gezählt wird nur, was über den Zweifel hinaus besser gewesen wäre.
review-method-corrected = „Schätzung berichtigt“ ist, was der Computer später anders sah als vorher, auch weil er von allen so viele Fehler erwartet, wie seine Taktik macht. Wer eine gute Gelegenheit mehrmals verstreichen lässt, zahlt dafür jedes Mal, und ebenso oft berichtigt sich die Schätzung.
review-method-seed = Startzahl { NUMBER($seed, useGrouping: 0) }, { $futures } gedachte Verläufe je Entscheidung: Dieselbe Startzahl ergibt dieselbe Besprechung.
