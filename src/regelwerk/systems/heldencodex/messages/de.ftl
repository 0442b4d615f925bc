### Die Sätze von Heldencodex. Namen haben weder Fall noch Geschlecht und bleiben deshalb ungebeugt.

system-title = 1192 Heldencodex

## Würfe

hc-ask-keep = { $who }, { $ability } { $value }: Du wirfst { $thrown }{ COUNT($lying) ->
    [0] {""}
    [one] , und { $lying } liegt schon
   *[other] , und { $lying } liegen schon
 }. Welche Würfel bleiben liegen? { $need ->
    [0] Du darfst auch alle neu werfen.
    [one] Mindestens einer muss es sein.
   *[other] Mindestens { $need } müssen es sein.
 } Ziel: { $goal }.
hc-answer-keep = { $faces } behalten, { $dice ->
    [one] 1 Würfel neu
   *[other] { $dice } Würfel neu
 }
hc-answer-keep-all = Alle behalten
hc-answer-keep-none = Nichts behalten, { $dice ->
    [one] 1 Würfel neu
   *[other] { $dice } Würfel neu
 } (Freiwurf)
hc-answer-keep-these = { COUNT($faces) ->
    [0] Nichts behalten
   *[other] { $faces } behalten
 }
hc-refuse-not-thrown = Diese Würfel liegen nicht da. Geworfen hast du { $faces }.
hc-refuse-one-stays = Eine 1 bleibt immer liegen. Nimm sie zu den anderen dazu.
hc-refuse-keep-more = Das sind zu wenige. Behalte mindestens { $need ->
    [one] einen Würfel
   *[other] { $need } Würfel
 }.
hc-refuse-throw-on = Wer zielt, wirft weiter. Lass mindestens einen Würfel weg.
hc-kept = { $who } behält { COUNT($kept) ->
    [0] nichts
    [one] die { $kept }
   *[other] { $kept }
 } und wirft { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 } neu.

## Wofür Würfel behalten werden

hc-goal-result = ein hohes Ergebnis
hc-goal-reach = ein Ergebnis ab { $target }
hc-goal-size = viele Würfel in einer Gruppe
hc-goal-size-target = eine Gruppe ab { $target } Würfeln
hc-goal-matches = viele Gleiche
hc-goal-total = eine hohe Summe{ $strikes ->
    [0] {""}
    [one] {" "}(ein Würfel wird noch gestrichen)
   *[other] {" "}({ $strikes } Würfel werden noch gestrichen)
 }
hc-goal-total-target = eine Summe ab { $target }{ $strikes ->
    [0] {""}
    [one] {" "}(ein Würfel wird noch gestrichen)
   *[other] {" "}({ $strikes } Würfel werden noch gestrichen)
 }
hc-goal-group = eine große Gruppe, am besten aus Gleichen
hc-goal-second = ein hoher zweithöchster Würfel
hc-goal-second-target = zwei Würfel ab { $target }
hc-goal-herbs = viele Portionen Kräuter
hc-goal-learn = ein Würfel über dem Wert
hc-goal-star = drei Würfel ab 12
hc-goal-twenties = { $target ->
    [one] eine 20
   *[other] { $target } Zwanzigen
 }
hc-goal-unknown = Das Ziel „{ $goal }“ gibt es nicht. Ziele schreibt man so: { $known }.

## Nach dem Wurf: gute Stücke, Hohe Meisterschaft, Glückszahl, Einsen

hc-ask-second-chance = { $who }: Es liegen { $faces }. Mit deinem guten Stück darfst du einen Würfel noch einmal werfen, und dann gilt der neue Wurf. Welchen?
hc-answer-leave = Alles so lassen
hc-answer-again = Die { $face } noch einmal werfen
hc-throws-again = { $who } wirft die { $face } noch einmal: Das gute Stück gibt eine zweite Chance.
hc-ask-mastery = { $who }: Es liegen { $faces }. Hohe Meisterschaft lässt dich { $left ->
    [one] noch einen Würfel
   *[other] noch { $left } Würfel
 } tauschen oder im Schattenwurf nachwerfen. Was tust du?
hc-answer-shadow = Schattenwurf: die { $face } nachwerfen und dann wählen
hc-answer-swap = Deine { $face } gegen die { $theirs } tauschen ({ $whom })
hc-swapped = { $who } tauscht dank hoher Meisterschaft mit { $whom }: die { $face } gegen die { $theirs }.
hc-ask-shadow = { $who }: Der Schattenwurf zeigt { $new }, vorher lag dort { $face }. Was gilt?
hc-answer-take = Die { $face }
hc-shadow = { $who }, Schattenwurf: { $face } oder { $new }. Es gilt die { $taken }.
hc-ask-shift-dice = { $who }: Es liegen { $faces }. Mit deinem guten Stück darfst du { $amount ->
    [one] einen Würfel um 1 drehen.
   *[other] bis zu { $amount } Würfel um je 1 drehen oder einen um { $amount }.
 } Was soll daliegen?
hc-answer-shift = { $faces }
hc-shifted = { $who } dreht mit dem guten Stück Würfel: aus { $before } wird { $faces }.
hc-ask-shift-number = { $who }: Dein Ergebnis ist { $result }. Mit deinem guten Stück darfst du es um bis zu { $amount } verschieben. Was gilt?
hc-answer-shift-number = Ergebnis { $result }
hc-ask-lucky = { $who }: Es liegen { $faces }, darunter { $left ->
    [one] deine
   *[other] { $left }-mal deine
 } Glückszahl { $lucky }. Was soll sie zeigen?
hc-answer-lucky-leave = Die { $face } lassen und daraus lernen
hc-answer-become = Eine { $face }
hc-turned = { $who } macht aus der Glückszahl { $lucky } eine { $face }.
hc-ask-devalue = { $who }: Es liegen { $faces }. { $ones ->
    [one] Zum Ausgleich der 1 zählt ein anderer Würfel nicht mehr.
   *[other] Zum Ausgleich der Einsen zählen andere Würfel nicht mehr.
 } Was entwertest du?
hc-answer-devalue = { COUNT($faces) ->
    [0] Nichts entwerten
   *[other] { $faces } entwerten
 }
hc-ones-harmless = { $who }: { $ones ->
    [one] Die 1 schadet
   *[other] Die Einsen schaden
 } bei Wert { $value } nicht.
hc-devalued = { $who } { COUNT($faces) ->
    [0] gleicht nichts aus
    [one] gleicht eine 1 aus und entwertet dafür die { $faces }
   *[other] gleicht Einsen aus und entwertet dafür { $faces }
 }.

## Proben und ihre Folgen

hc-no-dice = { $who } hat keine Würfel dafür.
hc-ask-grit = { $who }, { $ability }: Leere Zeilen kosten dich Würfel. Beißt du die Zähne zusammen? Für je eine leichte Wunde kommt ein Würfel zurück, höchstens { $most }.
hc-answer-grit = { $dice ->
    [0] Nein, so muss es gehen
    [one] Ja, 1 Würfel zurückholen
   *[other] Ja, { $dice } Würfel zurückholen
 }
hc-cost-light-wounds = { $amount ->
    [one] leichte Wunde
   *[other] leichte Wunden
 }
hc-gritted = { $who } beißt die Zähne zusammen und nimmt { $dice ->
    [one] eine leichte Wunde in Kauf: ein Würfel mehr.
   *[other] { $dice } leichte Wunden in Kauf: { $dice } Würfel mehr.
 }
hc-psyche-lost = { $who } verliert { $points ->
    [one] 1 Psychepunkt
   *[other] { $points } Psychepunkte
 } (noch { $left }).
hc-ones-cost = { $who } kann { $points ->
    [one] eine 1 nicht ausgleichen und verliert 1 Psychepunkt
   *[other] { $points } Einsen nicht ausgleichen und verliert { $points } Psychepunkte
 } (noch { $left }).
hc-row-emptied = { $who }: Zeile { $row } von { $rows } der { $track ->
    [physis] Physis ist leer. Das kostet bei körperlichen Proben einen Würfel.
   *[psyche] Psyche ist leer. Das kostet bei allen Proben einen Würfel.
 }
hc-row-open = { $who }: Zeile { $row } von { $rows } der Psyche ist leer.
hc-track-exhausted = { $who } { $track ->
    [physis] ist völlig erschöpft: eine halbe Stunde lang keine körperlichen Proben.
   *[psyche] ist am Ende: eine halbe Stunde lang gar keine Proben.
 }
hc-respect-lost = { $who } macht sich lächerlich: Respekt −{ $points } (jetzt { $respect }).
hc-legendary = { $who }: eine legendäre Probe! Mythospunkte: +{ $points } (jetzt { $mythos }).
hc-probe-result = { $who }, { $ability }: { $fumble ->
    [true] ein Patzer.
   *[false] Ergebnis { $result }{ COUNT($faces) ->
        [0] .
       *[other] {" "}(aus { $faces }).
     }
 }
hc-stake-result = Ergebnis
hc-band-ahead = { $role ->
    [target] du liegst vorn
   *[other] { $who } liegt vorn
 }
hc-band-succeeds = { $role ->
    [target] die Probe gelingt dir
   *[other] die Probe gelingt ({ $who })
 }

## Woher Würfel und Zahlen kommen

hc-term-attribute = Würfel der Eigenschaft
hc-term-value = Wert
hc-term-base-die = Basiswürfel
hc-term-bonus-dice = Bonuswürfel
hc-term-untrained = ungelernt nicht möglich
hc-term-item = gutes Stück
hc-term-ts = Waffe
hc-term-unparried = weitere nicht abgewehrte Würfel
hc-term-unused = ungenutzte Würfel der Gruppe
hc-term-combat-result = Vergleich der Ergebnisse
hc-term-sweep = Rundumschlag
hc-term-collected = gesammelt
hc-term-surplus = Überschuss
hc-term-legendary = legendärer Schuss
hc-term-six-dice = nie mehr als sechs
hc-term-none-left = nie weniger als keiner
hc-term-psyche = leere Psychezeilen
hc-term-physis = leere Physiszeilen
hc-term-critical = kritische Wunden
hc-term-gritted = Zähne zusammengebissen
hc-term-barred = außerstande
hc-term-off-balance = aus dem Gleichgewicht
hc-term-pierced = Deckung aufgebrochen
hc-term-ruling = Spielleitung
hc-term-minimum = Mindestergebnis
hc-term-lowest = mindestens 1
hc-ruling-dice = Würfel
hc-ruling-minimum = Mindestergebnis
hc-term-choked = im Würgegriff
hc-term-target = Größe des Ziels
hc-term-target-dice = Würfel der Spielleitung
hc-term-distance = Entfernung
hc-term-evaded = Ausweichen

## Kampf: Beginn, Waffen, Bewegung

hc-fight-opens = Ein Kampf beginnt, Abstand: { $metres } m. Würfel unter 4 zählen nicht; gleiche und aufeinanderfolgende bis zum Wert bilden eine Gruppe. Ein Schadenswürfel bringt bis 10 einen leichten, ab 11 einen schweren und ab 21 einen kritischen Treffer, wobei gleiche zusammenzählen dürfen.
hc-fight-side = Es { COUNT($who) ->
    [one] tritt
   *[other] treten
 } an ({ $side }): { $who }.
hc-phase = Kampfphase { NUMBER($phase, useGrouping: 0) }.
hc-ask-fight-on = { $who }: Der Kampf dauert schon { $phases } Phasen. Kämpft ihr weiter? Wenn niemand das will, endet er unentschieden.
hc-answer-end-undecided = Unentschieden enden lassen
hc-answer-fight-on = Weiterkämpfen
hc-fights-on = Nach { $phases } Phasen ist nichts entschieden, und { $who } will weiterkämpfen.
hc-helpless = { $who } hat keine Würfel mehr und ist wehrlos.
hc-fewer-dice = { $who } hat in dieser Phase nur { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 } ({ $why }).
hc-ask-arms = { $who }: Womit kämpfst du in dieser Phase?
hc-answer-arms = { $weapon } { $value } ({ $dice }W{ $die })
hc-answer-arms-basic = { $weapon }, Basis-Kampfkunst { $value } ({ $dice }W{ $die })
hc-ask-target = { $who }: Auf wen schießt du?
hc-answer-target = Auf { $whom }
hc-ask-move = { $who }: Bis zum nächsten Gegner sind es { $metres } m. Bewegst du dich? Wer schnell läuft, greift nicht an; aus der Bewegung schießt es sich schlechter.
hc-answer-move = { $metres ->
    [0] { $way }
   *[other] { $way } ({ $metres } m)
 }
hc-move-stay = Stehen bleiben
hc-move-slow = Langsam näher
hc-move-fast = Schnell näher
hc-move-back_slow = Langsam zurück
hc-move-back_fast = Schnell zurück
hc-moves = { $who } { $back ->
    [true] { $fast ->
        [true] läuft zurück
       *[false] geht zurück
     }
   *[false] { $fast ->
        [true] stürmt vor
       *[false] rückt vor
     }
 }: { $metres ->
    [2] in Reichweite.
    [3] in Reichweite.
   *[other] noch { $metres } m Abstand.
 }
hc-throw-on = Wer Würfel zurückgenommen hat, wirft sie jetzt neu.
hc-ask-group = { $who }: Es liegen { $dice }. Welche Würfelgruppe nimmst du für diese Phase? Was nicht dazugehört, greift nur allein an und wehrt nur ab, wenn du selbst nicht angreifst.
hc-answer-group = Gruppe { $faces }
hc-dice-lie = { $who }: { COUNT($dice) ->
    [0] Kein Würfel zählt.
    [one] Es zählt nur die { $dice }.
   *[other] Es zählen { $dice }, { COUNT($group) ->
        [0] ohne Gruppe.
       *[other] Gruppe { $group }.
     }
 }
hc-dice-to-shoot = { $who }: { COUNT($dice) ->
    [0] Kein Würfel zählt.
    [one] Es zählt nur die { $dice }.
   *[other] Es zählen { $dice }.
 }
hc-order-tied = Gleichauf: { $who }. Eine Probe auf Reaktion entscheidet, wer zuerst handelt.
hc-evades = { $who } weicht aus: { $way }.
hc-watch-threatened = Kommt in dieser Schicht jemand ({ $who })? Ja bei einer 1, denn { $shifts } Schichten sind noch übrig.
hc-takes-arms = { $who }: { $weapon } mit { $dice }W{ $die } ({ hc-dice-and-value }){ COUNT($lying) ->
    [0] .
    [one] , davon liegt noch die { $lying }.
   *[other] , davon liegen noch { $lying }.
 }
hc-order-of-shots = Es schießen der Reihe nach: { $who }.
hc-order = Es handeln der Reihe nach: { $who }.
hc-ask-carry = { $who }: Es liegen { $dice }. { $most ->
    [one] Einer davon darf
   *[other] Bis zu { $most } davon dürfen
 } für die nächste Phase liegen bleiben. Welche?
hc-answer-carry = { COUNT($faces) ->
    [0] Keinen
   *[other] { $faces }
 }
hc-carries = { $who } lässt { COUNT($faces) ->
    [one] die { $faces }
   *[other] { $faces }
 } für die nächste Phase liegen.

## Kampf: was man tun kann

hc-ask-action = { $who }: Vor dir { COUNT($dice) ->
    [one] liegt { $dice }
   *[other] liegen { $dice }
 }{ COUNT($group) ->
    [0] {""}
   *[other] , Gruppe { $group }
 } (Kampfwert { $value }). Was tust du?
hc-action-pass = Abwarten und die Würfel für die Abwehr behalten
hc-action-attack = { $whom } angreifen
hc-action-aimed = Gezielter Angriff auf { $whom }, an der Rüstung vorbei
hc-action-flee = Vor { $whom } flüchten
hc-action-sweep = Rundumschlag gegen alle in Reichweite
hc-action-choke = Würgegriff gegen { $whom }
hc-action-power = Wuchtangriff auf { $whom }
hc-action-piercing = Durchdringender Angriff auf { $whom }
hc-action-surrender = Aufgeben
hc-answer-attack-somebody = Angreifen
hc-refuse-only-defends = Du hast mit Würfeln außerhalb deiner Gruppe abgewehrt. In dieser Phase kannst du nur noch abwehren.
hc-refuse-acted = Deinen Angriff hattest du in dieser Phase schon. Behalte die übrigen Würfel für die Abwehr.
hc-refuse-ran = Wer schnell läuft, greift in dieser Phase nicht an. Geh in der nächsten langsam oder bleib stehen.
hc-refuse-no-dice = Keiner deiner Würfel taugt zum Angriff: Er muss von 4 bis { $value } zeigen.
hc-refuse-approach = An { $whom } kommst du nur mit einer Würfelgruppe heran; ein Manöver davon bringt dich in die Nähe.
hc-gives-up = { $who } gibt auf.

## Kampf: Angriff, Abwehr, Konter

hc-attacks = { $who } → { $whom }: Angriff mit { $manoeuvres }.
hc-tries-to-flee = { $who } → { $whom }: Fluchtversuch mit { $manoeuvres }.
hc-ask-manoeuvres = { $who } → { $whom }: Es liegen { $dice }{ COUNT($group) ->
    [0] {""}
   *[other] , Gruppe { $group }
 }. Welche Manöver setzt du ein?{ $approach ->
    [0] {""}
   *[other] {" "}Das erste bringt dich nur in die Nähe.
 }
hc-answer-with = Mit { $manoeuvres }
hc-ask-exclude = { $who } → { $whom }: Wo sollen die Treffer landen? Je weniger Stellen offen bleiben, desto höher muss der Würfel aus { $group } sein, den du dafür entwertest.
hc-answer-exclude = Überall, nur nicht: { $rows } (kostet einen Würfel ab { $minimum })
hc-answer-only = Nur: { $rows } (kostet einen Würfel ab { $minimum })
hc-ask-aim-die = { $who }: Welchen Würfel ab { $minimum } entwertest du, um zu zielen?
hc-aimed-attack = { $who } → { $whom }: gezielter Angriff mit { $manoeuvres } (die { $face } ist dafür entwertet). Treffer landen nur hier: { $rows }.
hc-ask-reply = { $who }: { $attacker } { $flees ->
    [true] will mit { $manoeuvres } vor dir flüchten.
   *[false] greift dich mit { $manoeuvres } an.
 } { COUNT($dice) ->
    [0] Zur Abwehr hast du keine Würfel.
   *[other] Zur Abwehr hast du { $dice } (Kampfwert { $value }).
 } Was tust du?
hc-ask-parry = { $who }: { $attacker } greift dich mit { $values } an. Zur Abwehr hast du { $dice }. Womit wehrst du ab?
hc-answer-parry = Mit { $blocks } gegen { $against } abwehren ({ COUNT($numbers) ->
    [0] { $stopped } von { $manoeuvres }
   *[other] Manöver { $numbers } von { $manoeuvres }
 })
hc-answer-counter = Mit { $blocks } gegen { $against } abwehren ({ COUNT($numbers) ->
    [0] { $stopped } von { $manoeuvres }
   *[other] Manöver { $numbers } von { $manoeuvres }
 }), kontern nach Manöver { $after }
hc-answer-counter-flee = Mit { $blocks } gegen { $against } abwehren ({ COUNT($numbers) ->
    [0] { $stopped } von { $manoeuvres }
   *[other] Manöver { $numbers } von { $manoeuvres }
 }), flüchten nach Manöver { $after }
hc-answer-no-parry = Nicht abwehren
hc-answer-mutual = Nicht abwehren, sondern zugleich zuschlagen
hc-parries = { $who } wehrt mit { $blocks } { $all ->
    [true] alles ab
   *[false] ab: { $stopped } von { $of } Manövern
 }.
hc-parries-nothing = { $who } { $helpless ->
    [true] ist wehrlos
   *[false] wehrt nichts ab
 }.
hc-held-off = { $who } kommt nicht heran: { $defender } hält dagegen.
hc-reach-counter = { $who } → { $attacker }: Die lange Waffe hält auf Abstand und sticht gleich zu ({ $value }).
hc-ask-counter = { $who } → { $attacker }: Dein Konter! Es liegen { $dice }. Womit?
hc-counters = { $who } → { $attacker }: Konter mit { $manoeuvres }.
hc-countered = { $who } → { $attacker }: Der Konter sitzt; was vom Angriff noch kommen sollte, entfällt.
hc-counter-parried = { $defender } → { $who }: Der Konter ist abgewehrt.
hc-ask-mutual = { $who } → { $attacker }: Ihr schlagt zugleich zu, und niemand wehrt ab. Das höhere Ergebnis bekommt einen Schadenswürfel mehr, das niedrigere einen weniger. Womit greifst du an?
hc-both-strike = { $who } wehrt nicht ab, sondern schlägt zugleich zu: { $attacker } kommt auf { $first }, { $who } auf { $second }.{ $flees ->
    [true] {" "}{ $attacker } will nur fort und schlägt nicht zu.
   *[false] { $ahead ->
        [attacker] {" "}{ $attacker } wirft einen Schadenswürfel mehr, { $who } einen weniger.
        [defender] {" "}{ $who } wirft einen Schadenswürfel mehr, { $attacker } einen weniger.
       *[nobody] {""}
     }
 }
hc-fled = { $who } → { $whom }: Der Weg ist frei.
hc-leaves = { $who } flüchtet aus dem Kampf.
hc-stake-escape = geglückte Flucht
hc-band-escapes = { $role ->
    [target] du entkommst
   *[other] { $who } entkommt
 }

## Kampf: Schaden

hc-ask-extra = { $who } → { $whom }: Treffer! { $most ->
    [one] Ein Würfel deiner Gruppe ist
   *[other] { $most } Würfel deiner Gruppe sind
 } noch unbenutzt. Wie viele werden zu Schadenswürfeln?
hc-answer-extra = { $n ->
    [0] Keiner
    [one] 1 Schadenswürfel mehr
   *[other] { $n } Schadenswürfel mehr
 }
hc-ask-pts = { $who }: Mit welchen Schadenswürfeln triffst du ({ $weapon })?
hc-answer-ts = { $dice }W{ $die }, Trefferstärke der Waffe
hc-answer-pts = { $dice }W{ $die }, persönliche Trefferstärke
hc-no-damage = { $who } hat keinen Schadenswürfel, der Schlag bleibt ohne Wirkung.
hc-ask-score = { $who }: Es liegen { $faces }. Welche Treffer machst du daraus?
hc-answer-score = { COUNT($hits) ->
    [0] Kein Treffer
   *[other] { $hits }
 }
hc-hits-light = { $number ->
    [one] 1 leichter Treffer
   *[other] { $number } leichte Treffer
 }
hc-hits-severe = { $number ->
    [one] 1 schwerer Treffer
   *[other] { $number } schwere Treffer
 }
hc-hits-critical = { $number ->
    [one] 1 kritischer Treffer
   *[other] { $number } kritische Treffer
 }
hc-throws-damage = { $who } → { $whom }: Schadenswurf mit { $dice }W{ $die } ({ $dice-reasons }).
hc-deals = { $who } → { $whom }: { COUNT($hits) ->
    [0] kein Treffer.
   *[other] { $hits }.
 }
hc-stake-segments = Segmente
hc-stake-before-armour = Segmente vor der Rüstung
hc-stake-opened = aufgebrochene Deckung
hc-band-opened = { $role ->
    [target] deine Deckung bricht auf
    [doer] bricht die Deckung auf ({ $who })
   *[other] die Deckung bricht auf ({ $who })
 }
hc-stake-stolen = gestohlene Würfel
hc-band-hit = { $role ->
    [target] du wirst getroffen
    [doer] trifft { $who }
   *[other] { $who } wird getroffen
 }
hc-band-wounded = { $role ->
    [target] du wirst verwundet
    [doer] { $again ->
        [true] verwundet
       *[false] verwundet { $who }
     }
   *[other] { $who } wird verwundet
 }
hc-band-badly = { $role ->
    [target] du wirst schwer verwundet
    [doer] { $again ->
        [true] verwundet schwer
       *[false] verwundet { $who } schwer
     }
   *[other] { $who } wird schwer verwundet
 }
hc-band-out = { $role ->
    [target] du bist außer Gefecht
    [doer] { $again ->
        [true] setzt außer Gefecht
       *[false] setzt { $who } außer Gefecht
     }
   *[other] { $who } ist außer Gefecht
 }
hc-band-light = { $role ->
    [target] ein Treffer gegen dich
    [doer] Treffer gegen { $who }
   *[other] ein Treffer gegen { $who }
 }
hc-band-severe = { $role ->
    [target] ein schwerer Treffer oder schlimmer gegen dich
    [doer] { $again ->
        [true] schwerer Treffer oder schlimmer
       *[false] schwerer Treffer oder schlimmer gegen { $who }
     }
   *[other] ein schwerer Treffer oder schlimmer gegen { $who }
 }
hc-band-critical = { $role ->
    [target] ein kritischer Treffer gegen dich
    [doer] { $again ->
        [true] kritischer Treffer
       *[false] kritischer Treffer gegen { $who }
     }
   *[other] ein kritischer Treffer gegen { $who }
 }
hc-band-held = { $role ->
    [target] du wirst gewürgt
    [doer] würgt { $who }
   *[other] { $who } wird gewürgt
 }

## Rundumschlag, Würgegriff, Wuchtangriff, Durchdringender Angriff

hc-sweeps = { $who } holt zum Rundumschlag aus.
hc-ask-sweep = { $who } → { $whom }: Welcher Würfel geht hierhin? Du hast { $dice }.
hc-answer-die = Die { $face }
hc-answer-no-die = Keiner
hc-sweeps-at = { $who } → { $whom }: Rundumschlag mit der { $face }.
hc-driven-off = { $who } weicht zurück ({ $attacker }).
hc-chokes = { $who } → { $whom }: Griff an den Hals mit { $manoeuvres }.
hc-no-hold = { $who } → { $whom }: Der Griff misslingt.
hc-hold = { $who } → { $whom }: Der Würgegriff sitzt{ $lost ->
    [0] {""}
    [one] , das kostet einen Würfel
   *[other] , das kostet { $lost } Würfel
 }.
hc-ask-power = { $who } → { $whom }: Welchen Wert sagst du für den Wuchtangriff an? Von { $dice } greift jeder Würfel an, der ihn erreicht.
hc-answer-value = { $value } ansagen
hc-power-attack = { $who } → { $whom }: Wuchtangriff mit angesagter { $value }, { $attacks ->
    [one] ein Würfel erreicht sie und greift an.
   *[other] { $attacks } Würfel erreichen sie und greifen an.
 }
hc-ask-guard = { $who }: { $attacker } greift dich mit Wucht an. { $value } ist angesagt, { $attacks ->
    [one] ein Würfel greift an.
   *[other] { $attacks } Würfel greifen an.
 } Wie wehrst du ab?
hc-answer-guard = { COUNT($matches) ->
    [0] { COUNT($faces) ->
        [0] Nicht abwehren
       *[other] Mit { $faces } abwehren ({ COUNT($faces) } von { $attacks })
     }
   *[other] Mit den Gleichen { $matches } alles abwehren
 }
hc-power-stopped = { $who } fängt den Wuchtangriff ab ({ $attacker }).
hc-power-collected = { $who } hat { $dice ->
    [one] einen Schadenswürfel
   *[other] { $dice } Schadenswürfel
 } gesammelt.
hc-ask-strike-now = { $who } → { $whom }: Du hast { $dice ->
    [one] einen Schadenswürfel
   *[other] { $dice } Schadenswürfel
 } gesammelt. Schlägst du zu, oder holst du weiter aus?
hc-answer-strike-now = Zuschlagen mit { $dice ->
    [one] 1 Schadenswürfel
   *[other] { $dice } Schadenswürfeln
 }
hc-answer-go-on = Weiter ausholen (bisher { $dice }); das Ziel verliert in der nächsten Phase Würfel
hc-power-goes-on = { $who } holt weiter aus (gesammelte Schadenswürfel: { $dice }), und { $whom } gerät aus dem Gleichgewicht.
hc-answer-renounce = Auf den Schlag verzichten
hc-power-renounced = { $who } → { $whom }: Der Wuchtangriff ist gewonnen, der Schlag bleibt aus.
hc-ask-pierce = { $who } → { $whom }: Welche Würfel deiner Gruppe { $group } greifen an? Die übrigen kannst du in die nächste Phase mitnehmen.
hc-answer-pierce = Mit { $faces }
hc-piercing-attack = { $who } → { $whom }: durchdringender Angriff mit { $dice }.
hc-pierces = { $who } → { $whom }: Jeder Würfel, der durchkommt, trifft: { $hits }.
hc-piercing-stopped = { $who } hält dem durchdringenden Angriff stand ({ $attacker }).
hc-guard-opened = { $who } → { $whom }: Die Deckung bricht auf.
hc-guard-stays-open = { $who } hat in der nächsten Phase einen Würfel weniger und nur einen Wurf.
hc-ask-land = { $who } → { $whom }: Die Deckung ist offen. Stößt du zu?
hc-answer-land = Zustoßen
hc-answer-pierce-on = Die Deckung weiter aufbrechen

## Meucheln

hc-ambush-fails = { $who } → { $whom }: Der Anschlag misslingt{ $noticed ->
    [true] , denn er wird rechtzeitig bemerkt
   *[false] {""}
 }.
hc-assassinates = { $who } → { $whom }: Meucheln mit { $group }, ohne Abwehr und an der Rüstung vorbei.
hc-ambush-hits = { $who } → { $whom }: { $group } bringen { $hits }{ $dice ->
    [0] {""}
   *[other] , dazu kommt ein Schadenswurf mit { $dice }W{ $die }
 }.

## Fernkampf

hc-ask-shoot = { $who } → { $whom }: Es liegen { $dice }, nötig sind etwa { $minimum }, und mehr, wenn das Ziel ausweicht. Schießt du gleich, oder zielst du noch?
hc-answer-shoot = Gleich schießen, auf { $whom }
hc-answer-aim = Zielen: Würfel behalten, die übrigen neu werfen, frühestens in der nächsten Phase schießen
hc-advice-hit = ein Treffer, beim Zielen erst in der nächsten Phase; das Ziel weicht aus, so gut es kann
hc-advice-hit-at-once = ein Treffer noch in dieser Phase, wenn sich niemand mehr bewegt; das Ziel weicht aus, so gut es kann
hc-aims = { $who } schießt noch nicht, sondern zielt auf { $whom }.
hc-ask-torso = { $who } → { $whom }: { COUNT($dice) ->
    [0] Keiner deiner Würfel zählt.
    [one] Es liegt { $dice }.
   *[other] Es liegen { $dice }.
 } Schießt du auf den ganzen Körper, oder nur auf den Rumpf? Der ist schwerer zu treffen.
hc-answer-anywhere = Auf den ganzen Körper (großes Ziel)
hc-answer-torso = Auf den Rumpf (kleines Ziel, alle Treffer landen dort)
hc-unsuspecting = { $who } ahnt nichts und weicht nicht aus.
hc-notices-too-late = { $who } bemerkt den Schuss zu spät.
hc-ask-evade = { $who }: Du wirst beschossen. Weichst du aus? Was du würfelst, macht dich schwerer zu treffen.
hc-answer-stand = Stehen bleiben
hc-answer-evade = { $way }
hc-evade-acrobatics = Wegrollen (Akrobatik)
hc-evade-hide = In Deckung gehen (Verbergen)
hc-evade-running = Davonlaufen (Geländelauf)
hc-evade-basic_combat_art = Den Schild heben (Basis-Kampfkunst)
hc-may-notice = Bemerkt { $who } es rechtzeitig? { $minimum } ist nötig.
hc-shoots-at = { $who } → { $whom }: { COUNT($dice) ->
    [0] ein Schuss, bei dem kein Würfel zählt
   *[other] Schuss mit { $dice }
 }. Wie schwer das Ziel zu treffen ist, würfelt die Spielleitung.
hc-shot-demands = { $whom } ist ein { $size } Ziel: Nötig sind { $minimum } ({ $minimum-reasons }).
hc-size-huge = riesiges
hc-size-very_large = sehr großes
hc-size-large = großes
hc-size-small = kleines
hc-size-very_small = sehr kleines
hc-size-tiny = winziges
hc-ask-strike = { $who }: Aus der Bewegung zu schießen kostet { $left ->
    [one] noch einen Würfel
   *[other] noch { $left } Würfel
 }. Es liegen { $dice }. Welchen streichst du?
hc-answer-strike = Die { $face } streichen
hc-struck = { $who } streicht die { $face }, denn der Schuss kommt aus der Bewegung.
hc-hits-target = { $who } trifft { $whom }: { $result }{ COUNT($faces) ->
    [0] {""}
   *[other] {" "}(aus { $faces })
 } gegen { $needed }.
hc-misses-target = { $who } schießt vorbei: { $result }{ COUNT($faces) ->
    [0] {""}
   *[other] {" "}(aus { $faces })
 } gegen { $needed }.
hc-ask-legendary = { $who }: ein legendärer Schuss! Was richtet er an?
hc-answer-two-critical = Zwei kritische Treffer
hc-answer-four-severe = Vier schwere Treffer

## Wie es ausgeht

hc-unconscious = { $who } verliert das Bewusstsein.
hc-fight-over = Der Kampf ist in Phase { NUMBER($phases, useGrouping: 0) } zu Ende. Gesiegt: { $side }.
hc-fight-undecided = Der Kampf findet kein Ende und bleibt unentschieden.
hc-scene-over = Die Szene ist zu Ende. Ziele erreicht: { $reached }, nötig: { $needed }. { $won ->
    [true] Geschafft!
   *[false] Das ist zu wenig.
 }
hc-reward = { $who } erhält { $ep } EP{ $respect ->
    [0] {""}
   *[other] , Respekt { SIGNED($respect) }
 }.
hc-outcome-fight = Der Kampf ist entschieden.
hc-outcome-goals = { $reached ->
    [true] Die Szene ist gelungen.
   *[false] Die Szene ist nicht gelungen.
 }
hc-outcome-undecided = Die Szene ist zu Ende gespielt, und niemand hat gesiegt.

## Die Übersicht

hc-board-circles = Leben
hc-board-physis = Physis
hc-board-psyche = Psyche
hc-board-armour = Rüstung l/s
hc-board-dice = Würfel
hc-board-notes = Lage
hc-board-row = { $row } { $light }/{ $heavy }
hc-board-lying = liegt { $faces }{ $hand ->
    [0] {""}
   *[other] {" "}(noch { $hand } in der Hand)
 }
hc-board-critical = { $wounds ->
    [one] 1 kritische Wunde
   *[other] { $wounds } kritische Wunden
 }
hc-board-severe = { $wounds ->
    [one] 1 schwere Wunde
   *[other] { $wounds } schwere Wunden
 }
hc-board-drinks = { $drinks } Becher
hc-board-breathless = außer Atem
hc-board-dazed = benommen
hc-board-choked = im Würgegriff: { $by }{ $stolen ->
    [0] {""}
    [one] {" "}(1 Würfel weniger)
   *[other] {" "}({ $stolen } Würfel weniger)
 }
hc-board-power = holt aus gegen { $whom } ({ $dice ->
    [one] 1 Schadenswürfel
   *[other] { $dice } Schadenswürfel
 })
hc-board-piercing = bricht Deckung auf: { $whom }
hc-board-aiming = zielt auf { $whom }
hc-board-only-defends = wehrt nur noch ab
hc-board-away = abgedrängt
hc-down-asleep = schläft
hc-down-unconscious = bewusstlos
hc-down-dead = tot
hc-out-fled = geflüchtet
hc-out-gave_up = hat aufgegeben
hc-figure-segments = gestrichene Segmente
hc-figure-physis = Physis
hc-figure-psyche = Psyche
hc-figure-critical = kritische Wunden
hc-unit-round = Runde
hc-unit-phase = Kampfphase
hc-unit-shift = Schicht
hc-unit-search = Suche
hc-unit-day = Tag

## Treffer und Rüstung

hc-row-head = Kopf
hc-row-torso = Rumpf
hc-row-arms = Arme
hc-row-hands = Hände
hc-row-legs = Beine
hc-row-feet = Füße
hc-row-shield = Schild
hc-ask-row = { $who }: { $hits ->
    [one] { $level ->
        [light] Ein leichter
        [severe] Ein schwerer
       *[critical] Ein kritischer
     } Treffer. In welche Rüstungszeile geht er?
   *[other] { $hits } Treffer in dieselbe Rüstungszeile, der schlimmste ist { $level ->
        [light] leicht
        [severe] schwer
       *[critical] kritisch
     }. In welche gehen sie?
 }
hc-answer-row = { $row } ({ $light ->
    [0] { $heavy ->
        [0] ohne Schutz
       *[other] { $heavy } schwer
     }
   *[other] { $heavy ->
        [0] { $light } leicht
       *[other] { $light } leicht, { $heavy } schwer
     }
 })
hc-hit-lands = { $who }, { $row }: { $level ->
    [light] leichter
    [severe] schwerer
   *[critical] kritischer
 } Treffer, kein Schutz.
hc-armour-stops = { $who }, { $row }: { $level ->
    [light] { $heavy ->
        [0] Ein leichter Treffer wird abgefangen{ hc-armour-left }
       *[other] Ein leichter Treffer prallt ab
     }
    [severe] Ein schwerer Treffer wird abgefangen{ hc-armour-left }
   *[critical] Ein kritischer Treffer wird abgefangen{ hc-armour-left }
 }.
hc-armour-left = { $light ->
    [0] { $heavy ->
        [0] ; der Schutz ist damit dahin
       *[other] {" "}(Rüstungspunkte: noch { $heavy } schwer)
     }
   *[other] { $heavy ->
        [0] {" "}(Rüstungspunkte: noch { $light } leicht)
       *[other] {" "}(Rüstungspunkte: noch { $light } leicht, { $heavy } schwer)
     }
 }
hc-armour-pierced = { $who }, { $row }: Der Schutz macht aus einem { $level ->
    [light] leichten
    [severe] schweren
   *[critical] kritischen
 } Treffer eine { $wound ->
    [light] leichte
    [severe] schwere
   *[critical] kritische
 } Wunde{ hc-armour-left }.
hc-shield-beaten = { $who }: Der Schild ist überwunden. Weitere Treffer gehen auf Hände, Kopf oder Rumpf.

## Wunden

hc-wounded = { $who }: { $level ->
    [light] leichte
    [severe] schwere
   *[critical] kritische
 } Wunde in Lebenskreis { $circle }.{ $level ->
    [critical] {" "}Das kostet bei jeder Probe einen Würfel.
   *[other] {""}
 }
hc-wound-worsens = { $who }: Für eine { $level ->
    [light] leichte Wunde ist nirgends mehr Platz. Sie wird zu einer schweren.
   *[severe] schwere Wunde ist nirgends mehr Platz. Sie wird zu einer kritischen.
 }
hc-wound-ignored = { $who }: Für eine { $level ->
    [light] leichte
    [severe] schwere
   *[critical] kritische
 } Wunde ist nirgends mehr Platz. Sie bleibt ohne Folgen.
hc-circle-critical = { $who }: Lebenskreis { $circle } ist voll. Das ist eine kritische Wunde und kostet bei jeder Probe einen Würfel.
hc-care-undone = { $who }: Lebenskreis { $circle } ist wieder unbehandelt.
hc-dies = { $who } stirbt.
hc-segment-lost = { $who }: Die Wunden verschlimmern sich, { $ring ->
    [outer] ein äußeres Segment
    [middle] ein mittleres Segment
   *[inner] das innere Segment
 } von Lebenskreis { $circle } geht verloren.
hc-ask-wound-light = { $who }: Eine leichte Wunde. Welches Segment streichst du?
hc-ask-wound-severe = { $who }: Eine schwere Wunde. Welches mittlere Segment streichst du?
hc-ask-wound-critical = { $who }: Eine kritische Wunde. Welcher Lebenskreis nimmt sie auf?
hc-ask-wound-lost = { $who }: Eine unbehandelte Wunde kostet dich ein weiteres Segment. Welches?
hc-answer-segment = Lebenskreis { $circle }, { $ring ->
    [outer] äußeres
    [middle] mittleres
   *[inner] inneres
 } Segment { $segment } ({ $marked ->
    [0] unversehrt
   *[other] { $marked } gestrichen
 })
hc-answer-circle = Lebenskreis { $circle } ({ $marked ->
    [0] unversehrt
   *[other] { $marked } gestrichen
 })

## Erste Hilfe und Heilkunde

hc-treating-begins = Die Verwundeten werden versorgt.
hc-ask-treat = { $who }: Wen behandelst du?
hc-answer-treat = { $patient }, Lebenskreis { $circle }: { $skill } (ab { $minimum })
hc-answer-revive = { $patient } ins Leben zurückholen: Erste Hilfe (ab { $minimum })
hc-answer-treat-stop = Niemanden mehr
hc-advice-treat = die Wunde ist versorgt
hc-refuse-tried = { $who } hat sich heute schon daran versucht.
hc-cared-for = { $own ->
    [true] { $who } versorgt eine eigene Wunde
   *[false] { $who } behandelt { $patient }
 } ({ $skill }), Lebenskreis { $circle }: { $result } gegen { $minimum }, { $success ->
    [true] versorgt
   *[false] vergeblich
 }.
hc-revived = { $who } ringt um das Leben von { $patient }: { $result } gegen { $minimum }. { $success ->
    [true] Das Herz schlägt wieder!
   *[false] Es ist vergeblich.
 }

## Zeit und Regeneration

hc-day-begins = Tag { NUMBER($day, useGrouping: 0) } bricht an.
hc-breath-back = { $who } kommt wieder zu Kräften.
hc-rest-begins = { $night ->
    [true] Zeit für die Nachtruhe.
   *[false] Zeit für eine Pause.
 }
hc-break = { $who } ruht aus{ $physis ->
    [0] { $psyche ->
        [0] {""}
       *[other] : Psyche +{ $psyche }
     }
   *[other] { $psyche ->
        [0] : Physis +{ $physis }
       *[other] : Physis +{ $physis }, Psyche +{ $psyche }
     }
 }.
hc-night-rest = { $who } hat die Nacht geruht{ $physis ->
    [0] { $psyche ->
        [0] {""}
       *[other] : Psyche +{ $psyche }
     }
   *[other] { $psyche ->
        [0] : Physis +{ $physis }
       *[other] : Physis +{ $physis }, Psyche +{ $psyche }
     }
 }.
hc-healed = { $who }: In Lebenskreis { $circle } { $segments ->
    [one] heilt 1 Segment
   *[other] heilen { $segments } Segmente
 }{ $left ->
    [0] , er ist wieder heil
    [one] , 1 bleibt gestrichen
   *[other] , { $left } bleiben gestrichen
 }.
hc-critical-over = { $who }: Die kritische Wunde in Lebenskreis { $circle } ist ausgeheilt.
hc-ask-heal = { $who }: Nur ein Lebenskreis heilt in dieser Nacht. Welcher?
hc-ask-share = { $who }: { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 } Regeneration. Worauf verteilst du?
hc-answer-share = Physis +{ $physis }, Psyche +{ $psyche }, Segmente { $segments }

## Lernen

hc-learning-begins = Zeit zum Lernen.
hc-lesson = { $who } lernt { $ep ->
    [0] dank der Glückszahl
   *[other] für { $ep } EP
 }: { $what } mit { $dice }W{ $die }. Damit der Wert steigt, { $twenties ->
    [0] muss ein Würfel über { $value } liegen
   *[other] müssen { $twenties } Würfel eine 20 zeigen
 }.
hc-learnt = { $who }: { $what } steigt auf { $value }.
hc-learnt-nothing = { $who }: { $what } steigt nicht.
hc-star-earned = { $who } erringt den Könnerstern: { $what }. Drei Würfel zeigen mindestens 12.
hc-ask-learn = { $who }: Was lernst du? Du hast { $ep } EP.
hc-answer-learn-raise = { $what } { $value } steigern: { $dice }W{ $die }
hc-answer-learn-star = Könnerstern für { $what } { $value }: { $dice }W{ $die }
hc-advice-learn = du lernst, was du lernen willst
hc-answer-learn-end = Nichts weiter lernen
hc-ask-luck = { $who }: Deine Glückszahl lehrt dich etwas ({ $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }). Welche Eigenschaft?
hc-answer-attribute = { $what } { $value }
hc-answer-learn-nothing = Darauf verzichten
hc-cost-ep = EP
hc-stake-learning = gelernte Punkte
hc-band-learns = { $role ->
    [target] du lernst etwas
   *[other] { $who } lernt etwas
 }
hc-band-star = { $role ->
    [target] du bekommst den Könnerstern
   *[other] { $who } bekommt den Könnerstern
 }

## Reise

hc-journey-begins = Die Reise beginnt: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 } unterwegs.
hc-journey-day = Reisetag { NUMBER($day, useGrouping: 0) } von { NUMBER($days, useGrouping: 0) }.
hc-ask-herbs = { $who }: Suchst du vor dem Aufbruch Kräuter? { $portions ->
    [0] Noch habt ihr keine.
    [one] 1 Portion habt ihr schon.
   *[other] { $portions } Portionen habt ihr schon.
 }
hc-answer-herbs = Kräuter suchen (eine halbe Stunde)
hc-answer-march = Aufbrechen
hc-ask-shifts = { $who }: Wie viele Schichten hältst du heute Nacht Wache? { $left ->
    [one] 1 Schicht ist
   *[other] { $left } Schichten sind
 } noch frei, nur deine erste kostet nichts.
hc-answer-shifts = { $shifts ->
    [0] Durchschlafen
    [one] 1 Schicht
   *[other] { $shifts } Schichten
 }
hc-journey-long-watch = { $who } hält { $shifts } Schichten Wache: Physis −{ $physis }, und die Nachtruhe ist zu kurz.
hc-journey-unguarded = { $shifts ->
    [one] Eine Schicht lang
   *[other] { $shifts } Schichten lang
 } hält niemand Wache.
hc-journey-over = Die Reise ist zu Ende. { $alive ->
    [0] Niemand kommt an.
   *[other] Am Ziel: { $who }.
 }{ $died ->
    [0] {""}
    [one] {" "}Ein Leben ist verloren.
   *[other] {" "}{ $died } Leben sind verloren.
 }{ $herbs ->
    [0] {""}
    [one] {" "}1 Portion Kräuter ist im Gepäck.
   *[other] {" "}{ $herbs } Portionen Kräuter sind im Gepäck.
 }

## Würfel nehmen

hc-takes-up = { $who }: { $ability } mit { $dice }W{ $die } ({ hc-dice-and-value }).
hc-dice-and-value = { COUNT($dice-reasons) ->
    [1] {""}
   *[other] { $dice-reasons };{" "}
 }Wert { $value }{ COUNT($value-reasons) ->
    [1] {""}
   *[other] {": "}{ $value-reasons }
 }

## Gemeinschaftsprobe und Proben der Szene

hc-ask-give = { $who }: Was gibst du in den gemeinsamen Topf? Bei dir liegen { $faces }, im Topf { $dice ->
    [0] noch keine Würfel
   *[other] { $pooled }
 } (Gleiche bis { $value }).
hc-answer-give = { $faces } beisteuern
hc-gives = { $who } steuert { COUNT($faces) ->
    [one] die { $faces }
   *[other] { $faces }
 } bei. Im Topf: { $pooled }.
hc-gives-nothing = { $who } kann nichts beisteuern.
hc-community-over = Gemeinsames Ergebnis mit { $dice ->
    [0] keinem Würfel
   *[other] { $faces }
 }: { $result } gegen { $minimum }, { $succeeds ->
    [true] geschafft
   *[false] misslungen
 }.
hc-probe-begins = Probe auf { $ability }: { $minimum } ist nötig.
hc-probe-over = { $who }: { $succeeds ->
    [true] Die Probe gelingt
   *[false] Die Probe misslingt
 } (nötig war { $minimum }).
hc-probed-hidden = { $who }, verdeckt auf { $ability }: { $result } gegen { $minimum }.
hc-remembers = { $who }: { $succeeds ->
    [true] Da war doch etwas, und die Erinnerung kommt zurück.
   *[false] Da kommt keine Erinnerung.
 }

## Beeinflussen

hc-influence-begins = { $who } → { $victim }: Es beginnt mit Worten ({ $skill }).
hc-talk-round = Beeinflussen, Runde { NUMBER($round, useGrouping: 0) }.
hc-influence-ends = { $who } → { $victim }: Alle Mühe bleibt ohne Erfolg.
hc-ask-talk-on = { $who }: Versuchst du es bei { $victim } noch einmal? { $left ->
    [one] Eine Runde bleibt dir.
   *[other] { $left } Runden bleiben dir.
 }
hc-answer-again-talk = Weiterreden
hc-answer-end-talk = Aufhören
hc-ask-tricks = { $who }: Welche Würfelgruppe setzt du für deine Tricks ein?
hc-answer-tricks = Tricks mit { $faces }
hc-tricks = { $who } setzt Tricks ein: { $faces }.
hc-no-tricks = { $who } bringt keinen einzigen Trick zustande.
hc-tricks-answered = { $who } hält dagegen{ $dice ->
    [0] {""}
   *[other] {" "}mit { $faces }
 }: { $through ->
    [0] Kein Trick kommt durch.
    [one] Ein Trick kommt durch.
   *[other] { $through } Tricks kommen durch.
 }
hc-ask-wish = { $who }: Eine Zeile deiner Psyche ist leer. Nimmst du einen Würfel Abzug hin, oder erfüllst du einen Wunsch von { $winner }?
hc-answer-penalty = Einen Würfel weniger hinnehmen
hc-answer-wish = Den Wunsch erfüllen
hc-row-paid = { $wish ->
    [true] { $who } erfüllt einen Wunsch von { $winner }.
   *[false] { $who } gibt nicht nach und hat bei weiteren Proben einen Würfel weniger.
 }
hc-stake-psyche = verlorene Psychepunkte
hc-band-tricked = { $role ->
    [target] du verlierst Psyche
    [doer] nimmt { $who } Psyche
   *[other] { $who } verliert Psyche
 }

## Feilschen

hc-haggle-begins = Es wird verhandelt: { $who } will kaufen, { $seller } verkaufen. Ausgangspreis: { NUMBER($price, useGrouping: 0) }. In jeder Runde würfeln beide; gleiche Würfel bis zum Wert zählen zusammen, sonst zählt der höchste.
hc-ask-reasonable = { $who }: Findest du { NUMBER($price, useGrouping: 0) } als Ausgangspreis im Grunde angemessen?
hc-answer-reasonable = Ja, feilschen wir
hc-answer-unreasonable = Nein, so wird das nichts
hc-price-declined = { NUMBER($price, useGrouping: 0) } ist kein angemessener Preis. Es wird nicht gefeilscht.
hc-ask-haggle-on = { $who }: Feilschst du weiter? Auf dem Tisch liegen { NUMBER($price, useGrouping: 0) }. Gewonnene Runden: du { $own }, dein Gegenüber { $theirs }; deine Psyche: noch { $psyche }.
hc-answer-haggle-on = Weiterfeilschen
hc-answer-break-off = Den Handel abbrechen
hc-haggle-round = Feilschen, Runde { NUMBER($round, useGrouping: 0) }.
hc-haggled = { $who } feilscht mit { $result }, { $seller } mit { $against }.
hc-haggle-tied = Gleichstand: Diese Runde verliert niemand.
hc-haggle-point = { $who } verliert die Runde und vorläufig einen Psychepunkt (noch { $left }).
hc-ask-offer = { $who }: Deine Zeile ist leer, du musst entgegenkommen. Was bietest du { $other } statt { NUMBER($table, useGrouping: 0) }?
hc-answer-offer = { NUMBER($price, useGrouping: 0) } anbieten
hc-refuse-no-concession = Das wäre kein Entgegenkommen: Auf dem Tisch liegen { NUMBER($table, useGrouping: 0) }.
hc-offers = { $who } muss entgegenkommen und bietet { NUMBER($price, useGrouping: 0) }.
hc-ask-accept = { $who }: Nimmst du das Angebot von { NUMBER($price, useGrouping: 0) } an?
hc-answer-refuse = Ablehnen und weiterfeilschen
hc-answer-accept-offer = { NUMBER($price, useGrouping: 0) } annehmen
hc-offer-refused = { $who } lehnt { NUMBER($price, useGrouping: 0) } ab.
hc-gives-in = { $who } hat keine Kraft mehr und muss { NUMBER($price, useGrouping: 0) } annehmen.
hc-deal = Abgemacht: { $who } zahlt { NUMBER($price, useGrouping: 0) }, { $seller } schlägt ein.
hc-haggle-broken-off = { $who } und { $seller } werden sich nicht einig.
hc-calms-down = { $who } fasst sich wieder: Psyche { $left }{ $change ->
    [0] {" "}wie vor dem Handel
   *[other] {" "}(gegenüber der Zeit vor dem Handel { SIGNED($change) })
 }.
hc-stake-round = gewonnene Runden
hc-band-wins-round = { $role ->
    [target] du gewinnst die Runde
   *[other] { $who } gewinnt die Runde
 }

## Güte

hc-craft-begins = { $who } macht sich ans Werk: { $skill }.
hc-craft-result = { $who } arbeitet mit einem Ergebnis von { $result }.
hc-craft-fails = { $who } bringt nichts Brauchbares zustande.
hc-craft-done = { $who } ist fertig. Die Güte: { $quality }; der Preis: { NUMBER($price, useGrouping: 0) } (Grundpreis { NUMBER($base, useGrouping: 0) }).
hc-quality-improvised = improvisiert
hc-quality-simple = einfach
hc-quality-good = gut
hc-quality-artful = kunstfertig
hc-quality-masterly = meisterlich
hc-quality-exquisite = erlesen
hc-quality-legendary = legendär
hc-ask-bonuses = Das Stück ist { $quality } ({ $who }). Wie viele Boni soll es haben?
hc-answer-bonuses = { $n ->
    [one] Ein Bonus
   *[other] { $n } Boni
 }
hc-ask-bonus = { $who }: Welchen Bonus gibst du dem Stück? Bisher: { $count ->
    [0] keinen
   *[other] { $bonuses }
 }.
hc-answer-bonus = { $bonus }
hc-bonus-w = W: ein Bonuswürfel
hc-bonus-wfr = WFr: ein Freiwurf
hc-bonus-w2c = W2c: ein Würfel zum Nachwerfen
hc-bonus-fkw = FkW: der Fertigkeitswert ist um 1 höher
hc-bonus-e = E: ein Ergebnis um 1 verschieben
hc-bonus-ts = TS: ein Schadenswürfel mehr
hc-ask-use = { $who }: Wobei hilft das Stück ({ $bonuses })?
hc-answer-use = { $ability }
hc-piece-made = { $who } hat ein besonderes Stück, gut für { $use }: { $bonuses }.
hc-piece-bonus = { $kind ->
    [w] { $amount ->
        [one] ein Bonuswürfel
       *[other] { $amount } Bonuswürfel
     }
    [wfr] { $amount ->
        [one] ein Freiwurf
       *[other] { $amount } Freiwürfe
     }
    [w2c] ein Würfel zum Nachwerfen
    [fkw] Fertigkeitswert +{ $amount }
    [e] Ergebnis um bis zu { $amount } verschiebbar
   *[ts] { $amount ->
        [one] ein Schadenswürfel mehr
       *[other] { $amount } Schadenswürfel mehr
     }
 }
hc-stake-quality = Güte
hc-band-made = { $role ->
    [target] dein Stück gelingt
   *[other] das Stück gelingt ({ $who })
 }
hc-band-goal = { $role ->
    [target] du erreichst das Ziel
   *[other] { $who } erreicht das Ziel
 }
hc-band-fine = { $role ->
    [target] dein Stück wird erlesen
   *[other] das Stück wird erlesen ({ $who })
 }

## Kräutersuche

hc-herbs-round = { $searches ->
    [one] Die Suche beginnt.
   *[other] Suche { $turn } von { $searches }.
 }
hc-herbs-begin = Kräuter werden gesucht: { $needed ->
    [one] Eine Portion wird gebraucht
   *[other] { $needed } Portionen werden gebraucht
 }, { $searches ->
    [one] für eine Suche ist Zeit.
   *[other] für { $searches } Suchen ist Zeit.
 }
hc-herbs-gathered = { $who } findet { $portions ->
    [0] nichts
    [one] eine Portion
   *[other] { $portions } Portionen
 }{ COUNT($finds) ->
    [0] {""}
   *[other] {" "}({ $finds })
 }.
hc-herb-find = die { $face } bringt { $portions }
hc-herbs-over = Gefunden: { $found }, gebraucht: { $needed }. { $enough ->
    [true] Das reicht.
   *[false] Das ist zu wenig.
 }
hc-stake-portions = Portionen
hc-band-finds = { $role ->
    [target] du findest etwas
   *[other] { $who } findet etwas
 }

## Zechen

hc-drinking-begins = Die ersten Becher werden gefüllt: { $who }.
hc-drinking-round = Zechen, Runde { NUMBER($round, useGrouping: 0) }.
hc-ask-drink = { $who }: Trinkst du Becher Nummer { $number }? Zwei Würfel müssen { $minimum } erreichen, sonst kostet es Kraft.
hc-answer-drink = Trinken (mindestens { $minimum })
hc-answer-stop-drinking = Aufhören
hc-stops-drinking = { $who } hat genug und schiebt den Becher weg.
hc-drinks = { $who } trinkt: { $dice ->
    [0] Kein Würfel erreicht { $minimum }.
    [one] Nur ein Würfel erreicht { $minimum }.
   *[other] { $dice } Würfel erreichen { $minimum }.
 }
hc-ask-lose = { $who }: Der Becher war einer zu viel. Was kostet er dich?
hc-answer-lose = { $track } (noch { $left })
hc-track-physis = Physis
hc-track-psyche = Psyche
hc-drink-takes = { $who } bezahlt den Becher mit einem Punkt { $track } (noch { $left }).
hc-vomits = { $who } übergibt sich.
hc-dead-drunk = { $who } ist volltrunken und { $asleep ->
    [true] schläft ein
   *[false] verliert das Bewusstsein
 }.
hc-drinking-won = Am längsten am Becher: { $who }, nach { $drinks ->
    [one] einer Runde.
   *[other] { $drinks } Runden.
 }
hc-drinking-drawn = Nach { $drinks ->
    [one] einer Runde
   *[other] { $drinks } Runden
 } hat niemand die anderen unter den Tisch getrunken.
hc-raises-cup = { $who } hebt Becher { $number }: { $dice } Würfel müssen { $minimum } erreichen.
hc-feels-sick = { $who } kämpft gegen die Übelkeit: { $minimum } ist nötig.
hc-keeps-it-down = { $who } reißt sich zusammen.
hc-stake-holds = vertragene Becher
hc-band-holds = { $role ->
    [target] du verträgst den Becher
   *[other] { $who } verträgt den Becher
 }

## Schleichen

hc-sneak-begins = { $who } schleicht los.
hc-sneak-closer = { $who } schleicht, { $band }.{ $minimum ->
    [0] {""}
   *[other] {" "}Wer nichts ahnt, hört nichts ab einem Ergebnis von { $minimum }.
 }{ COUNT($watching) ->
    [0] {""}
   *[other] {" "}Es horchen und würfeln dagegen: { $watching }.
 }
hc-band-far = ferne Distanz (8 bis 20 m)
hc-band-middle = mittlere Distanz (3 bis 8 m)
hc-band-near = nahe Distanz (bis 3 m)
hc-guard-alert = { $who } wird wachsam.
hc-guard-noticed = { $who } bemerkt etwas ({ $whom }).
hc-guard-discovered = { $who } entdeckt jemanden: { $whom }.
hc-guard-finds-nothing = { $who } sucht, findet nichts und bleibt wachsam.
hc-no-cover = { $who } findet hier kein Versteck.
hc-alarm = { $who } schlägt Alarm!
hc-reaction-tie = { $who } und { $whom } reagieren gleich schnell und würfeln noch einmal.
hc-acts-first = { $who } ist schneller und handelt zuerst ({ $whom } danach).
hc-sneak-through = { $who } ist ungesehen vorbei.
hc-sneak-back = { $who } kehrt ungesehen um.
hc-ask-alarm = { $who }: Du hast jemanden entdeckt ({ $whom }). Schlägst du Alarm?
hc-answer-alarm = Alarm schlagen
hc-answer-quiet = Still bleiben
hc-ask-sneak-on = { $who }: { $alert ->
    [0] Niemand hat Verdacht geschöpft.
    [one] Jemand ist wachsam.
   *[other] { $alert } Wächter sind wachsam.
 } Schleichst du weiter?
hc-answer-sneak-on = Weiter: { $band }
hc-answer-sneak-back = Umkehren

## Wache

hc-watch-begins = Die Nacht bricht an. { $shifts } Schichten, Wache halten: { $who }.
hc-shift-kept = { $who } übernimmt Schicht { $shift }.
hc-watch-minimum = { $who } braucht in dieser Schicht mindestens { $minimum }.
hc-shift-too-tired = { $who } ist zu müde für eine weitere Schicht: { $left ->
    [0] Es ist kein Physispunkt mehr da
    [one] Es ist nur noch ein Physispunkt da
   *[other] Es sind nur noch { $left } Physispunkte da
 }, nötig sind { $cost }.
hc-shift-paid = { $who } bezahlt die weitere Schicht mit { $points ->
    [one] 1 Physispunkt
   *[other] { $points } Physispunkten
 } (noch { $left }).
hc-watches-exhausted = { $who } wacht trotzdem, obwohl die Kraft nicht reicht ({ $left } von { $cost } nötigen Physispunkten).
hc-refuse-too-tired = Das kostet { $cost } Physispunkte, und du hast nur noch { $left }.
hc-shift-unwatched = In Schicht { $shift } hält niemand Wache.
hc-falls-asleep = { $who } schläft auf Wache ein.
hc-notices-nothing = { $who } würde in dieser Schicht nichts bemerken.
hc-intruder-noticed = In Schicht { $shift } schleicht sich jemand an und wird bemerkt: { $who }.
hc-intruder-unnoticed = In Schicht { $shift } schleicht sich jemand an, und niemand bemerkt es: { $who }.
hc-night-quiet = Alle { $shifts } Schichten vergehen, und niemand stört die Nacht.
hc-ask-shift = { $who }: Schicht { $shift } von { $shifts } ist zu vergeben, und deine freie hattest du schon. Hältst du auch diese?
hc-answer-shift-keep = Diese Schicht übernehmen
hc-answer-shift-leave = Diese Schicht anderen überlassen

## Verfolgungsjagd

hc-chase-begins = { $who } rennt los. Abstand: { $gap }. In jeder Runde würfeln alle auf Geländelauf; gleiche Würfel bis zum Wert zählen zusammen, sonst zählt der höchste.
hc-chase-round = Verfolgungsjagd, Runde { NUMBER($round, useGrouping: 0) }.
hc-chase-leads = { $who } gibt mit { $result } das Tempo vor: { $tempo }.
hc-chase-follows = { $who } folgt mit { $result } ({ $tempo }). Abstand: { $gap }{ $change ->
    [0] {""}
    [1] {" "}(+1 Stufe)
    [-1] {" "}(−1 Stufe)
   *[other] {" "}({ SIGNED($change) } Stufen)
 }.
hc-chase-worn-out = { $who } kann nicht mehr.
hc-chase-shaken-off = { $leader } ist außer Sicht, { $who } verliert die Spur.
hc-chase-escaped = { $who } entkommt.
hc-chase-caught = { $who } wird eingeholt und gefangen ({ $by }).
hc-chase-costs = { $why ->
    [pace] { $who } hält gerade noch mit, und das kostet
    [behind] { $who } fällt zurück, und das kostet
   *[obstacle] Was im Weg liegt, kostet { $who }
 } { $points ->
    [one] 1 Physispunkt
   *[other] { $points } Physispunkte
 } (noch { $left }).
hc-gap-0 = gleichauf
hc-gap-1 = Atemweite
hc-gap-2 = dicht auf den Fersen
hc-gap-3 = kleiner Vorsprung
hc-gap-4 = klarer Vorsprung
hc-gap-5 = Sichtweite
hc-gap-6 = enteilt
hc-tempo-0 = kaum von der Stelle
hc-tempo-1 = gemächlich
hc-tempo-2 = langsam
hc-tempo-3 = zügig
hc-tempo-4 = schnell
hc-tempo-5 = rasant
hc-tempo-6 = atemberaubend

## Hindernisse

hc-obstacle-laid = { $who } → { $whom }: Eine { $face } liegt als Hindernis im Weg.
hc-obstacle-passed = { $who } überwindet das Hindernis { $face } mit { $dice }{ $outside ->
    [true] {" "}außerhalb der Gruppe
   *[false] {""}
 }.
hc-obstacle-taken = { $who } bleibt am Hindernis { $face } hängen und verliert eine Tempostufe.
hc-ask-lay = { $who }: Dein Ergebnis ist { $result }. Wirfst du anderen etwas in den Weg? Dafür taugen { $faces }.
hc-answer-lay = Die { $face } als Hindernis für { $whom }
hc-answer-lay-none = Nichts mehr in den Weg werfen
hc-ask-obstacle = { $who }: Ein Hindernis von { $face } liegt im Weg, und du hast { $faces }. Womit überwindest du es?
hc-answer-obstacle-match = Mit { $faces } aus deinen Gleichen oder Folgen
hc-answer-obstacle-outside = Mit { $faces } außerhalb der Gruppe
hc-answer-obstacle-take = Hängen bleiben (ein Physispunkt und eine Tempostufe weniger)
hc-refuse-obstacle-higher = Das Hindernis zeigt { $face }; dagegen ist dieser Würfel zu niedrig.
hc-cost-physis = { $amount ->
    [one] Physispunkt
   *[other] Physispunkte
 }

## Fehler in Inhalten

hc-content-kind-character = Charakter
hc-content-kind-weapon = Waffe
hc-content-kind-armour = Rüstung
hc-content-kind-item = Gegenstand
hc-content-kind-ability = Eigenschaft, Fertigkeit oder Waffe
hc-content-kind-attribute = Eigenschaft
hc-content-kind-skill = Fertigkeit
hc-content-kind-scenario = Szenario
hc-content-kind-row = Rüstungszeile
hc-content-kind-side = Seite
hc-content-kind-participant = Teilnehmer
hc-content-kind-mark = Ereignis
hc-content-dice = { $file }, { $where }: „{ $value }“ sind keine Würfel. Schreibe 1W8, 2W12, 1W20 und so weiter.
hc-content-skill = { $file }, { $where }: „{ $value }“ ist keine Fertigkeit. Schreibe Wert/Bonuswürfel wie 9/2, mit Könnerstern 12/2*, mit eigenem Basiswürfel 9/2 W12.
hc-content-star = { $file }, { $where }: „{ $value }“ geht nicht: Den Könnerstern gibt es ab Wert 12 und nur für Allgemeine Fertigkeiten.
hc-content-bonus = { $file }, { $where }: Den Bonus „{ $value }“ gibt es nicht; möglich sind W, WFr, FkW, E und TS mit einer Zahl von 1 bis 9, und W2c. { $hint }
hc-content-armour = { $file }, { $where }: „{ $value }“ sind keine Rüstungspunkte. Schreibe leichte/schwere wie 2/4.
hc-content-circle = { $file }, { $where }: { $outer } äußere Segmente lassen sich nicht gleichmäßig auf { $middle } mittlere verteilen.
hc-content-time = { $file }, { $where }: „{ $value }“ ist keine Uhrzeit. Schreibe volle und halbe Stunden wie 06:00 oder 21:30.
hc-content-part = { $file }, { $where }: Teile der Art „{ $value }“ gibt es nicht. { $hint }
hc-content-side-empty = { $file }, { $where }: Auf der Seite „{ $side }“ steht niemand.

## Der Charakterbogen

hc-sheet-lucky = Glückszahl
hc-sheet-respect = Respekt
hc-sheet-ep = EP
hc-sheet-mythos = Mythos
hc-sheet-regeneration = Regeneration
hc-sheet-attributes = Eigenschaften
hc-sheet-skills = Fertigkeiten
hc-sheet-arts = Kampfkünste
hc-sheet-physis = Physis
hc-sheet-psyche = Psyche
hc-sheet-circles = Lebenskreise
hc-sheet-armour = Rüstung
hc-sheet-weapons = Waffen
hc-sheet-items = Gegenstände
hc-sheet-notes = Notizen
hc-sheet-value = Wert
hc-sheet-dice = Würfel
hc-sheet-lead = Führung
hc-sheet-ts = TS
hc-sheet-pts = PTS
hc-sheet-light = leicht
hc-sheet-heavy = schwer
hc-sheet-outer = außen
hc-sheet-middle = Mitte
hc-sheet-inner = innen
hc-sheet-die = { $dice }W{ $sides }
hc-sheet-usable = jetzt { $dice }
hc-sheet-left = { $left } von { $all }
hc-sheet-fewer = { $dice ->
    [one] 1 Würfel weniger
   *[other] { $dice } Würfel weniger
}
hc-sheet-severe = { $wounds } schwer
hc-sheet-critical = kritisch
hc-sheet-care-first-aid = Erste Hilfe
hc-sheet-care-medicine = Heilkunde
hc-sheet-queasy = Kater: Regeneration um { $points } niedriger
hc-sheet-used-with = mit { $abilities }
hc-sheet-bonus-w = { $n ->
    [one] ein Würfel mehr
   *[other] { $n } Würfel mehr
}
hc-sheet-bonus-wfr = { $n ->
    [one] ein freier Wurf
   *[other] { $n } freie Würfe
}
hc-sheet-bonus-w2c = { $n ->
    [one] ein Würfel darf noch einmal fallen
   *[other] { $n } Würfel dürfen noch einmal fallen
}
hc-sheet-bonus-fkw = Wert um { $n } höher
hc-sheet-bonus-e = { $n ->
    [one] ein Auge verschieben
   *[other] { $n } Augen verschieben
}
hc-sheet-bonus-ts = { $n ->
    [one] ein Schadenswürfel mehr
   *[other] { $n } Schadenswürfel mehr
}

## Chancen und Rat

hc-named = { $name }
hc-throw-single = Einzelwurf
hc-throw-sieve = Siebwurf
hc-throw-cascade = Kaskadenwurf
hc-throw-learning = Lernwurf
hc-odds-dice = { $dice }W{ $die }
hc-odds-pool = { $dice } auf { $value }
hc-odds-of-who = { $who }, { $ability } { $value } ({ $dice })
hc-odds-tally-dice = Würfel
hc-odds-tally-minimum = Mindestwert vor den Würfeln des Ziels
hc-odds-tally-value = Wert
hc-odds-tally-dice-theirs = Würfel der anderen Seite
hc-odds-tally-value-theirs = Wert der anderen Seite
hc-odds-title = { $subject }, { $throw }: { $goal }
hc-odds-title-then = Was dabei herauskommt
hc-odds-title-psyche = Psychepunkte, die Einsen kosten
hc-odds-title-mythos = Mythospunkte einer Legendären Probe
hc-odds-title-drink = { $subject }: Trunk Nummer { $number }, zwei Würfel ab { $minimum }
hc-odds-title-defence = { $subject }, Einzelwurf: Abwehr gegen { $attacks }
hc-odds-title-stopped = Abgewehrte Manöver
hc-odds-title-damage = Schadenswurf { $dice }: der schlimmste Treffer
hc-odds-title-hits = Anzahl der Treffer
hc-odds-title-segments = Segmente ohne Rüstung
hc-odds-title-shot = { $subject }: sofortiger Schuss gegen Mindestwert { $minimum }
hc-odds-between = { $low ->
    [0] { $high }
   *[other] { $low } bis { $high }
 }
hc-odds-title-aimed = Erst eine Phase zielen (Führungswert { $lead }), dann sofort schießen
hc-odds-title-shot-hits = Der schlimmste Treffer: { $weapon }
hc-odds-title-attack = { $who } greift an: { $whom }
hc-odds-title-attack-hits = Der schlimmste Treffer des Angriffs, vor der Rüstung
hc-odds-title-harm = Was das Ziel davonträgt
hc-odds-harm-none = nicht getroffen
hc-odds-harm-stopped = getroffen, die Rüstung hält
hc-odds-harm-light = leicht verwundet
hc-odds-harm-badly = schwer verwundet
hc-odds-harm-out = außer Gefecht
hc-odds-title-marked = Segmente nach der Rüstung
hc-odds-title-back = Was dabei zurückkommt
hc-odds-title-haggle = { $who } feilscht mit { $whom }: eine Runde
hc-odds-title-concession = Wer zuerst entgegenkommen muss
hc-odds-title-whole = Wer am Ende nachgibt, wenn niemand vorher annimmt
hc-odds-title-chase = { $who } flieht vor { $whom }: Abstand { $gap } nach einer Runde ohne Hindernisse
hc-odds-title-whole-chase = Die ganze Verfolgungsjagd, mit Hindernissen
hc-odds-probe = Probe
hc-odds-result = Ergebnis
hc-odds-size = Würfel der Gruppe
hc-odds-group = Wert der Gruppe
hc-odds-matches = Gleiche
hc-odds-total = Summe
hc-odds-herbs = Portionen
hc-odds-psyche = Psychepunkte
hc-odds-mythos = Mythospunkte
hc-odds-holding = Trunk
hc-odds-defence = Abwehr
hc-odds-stopped = abgewehrt
hc-odds-worst = Treffer
hc-odds-hits = Treffer
hc-odds-shot = Schuss
hc-odds-attack = Angriff
hc-odds-round = Runde
hc-odds-haggle = Feilschen
hc-odds-gap = Abstand
hc-odds-chase = Jagd
hc-odds-fails = misslingt
hc-odds-succeeds = gelingt
hc-odds-no-hit = keiner
hc-odds-light = leicht
hc-odds-severe = schwer
hc-odds-critical = kritisch
hc-odds-two-points = kein Würfel hält
hc-odds-one-point = ein Würfel hält
hc-odds-holds = vertragen
hc-odds-gets-through = etwas kommt durch
hc-odds-all-stopped = alles abgewehrt
hc-odds-misses = verfehlt
hc-odds-hit = trifft
hc-odds-no-attack = kein Angriff möglich
hc-odds-parried = ohne Treffer
hc-odds-unharmed = nichts
hc-odds-struck-back = ein Treffer
hc-odds-loses = verloren
hc-odds-tie = gleich
hc-odds-wins = gewonnen
hc-odds-gives-in = die Kaufseite
hc-odds-both-spent = keine Seite allein
hc-odds-other-gives-in = die Verkaufsseite
hc-odds-caught = gefasst
hc-odds-escapes = entkommen
hc-odds-faces = „{ $given }“ sind keine Augen für { $name }. Schreibe Zahlen von 1 bis 20 mit Komma: 12,12,9,3
hc-odds-dice-form = „{ $given }“ passt nicht für { $name }. Schreibe 1 bis { $most } Würfel mit 8, 12 oder 20 Seiten: 3W8, 4W20
hc-odds-attacks = „{ $given }“ sind keine Manöver. Schreibe bis zu sechs Werte mit Komma, Gleiche mit Plus: 9,12+12
hc-odds-who-or-dice = Wer würfelt? Nenne jemanden mit Fertigkeit („richart reaction“), oder Wert und Würfel: --value 14 --dice 4W20
hc-odds-which-ability = { $who }: Worauf geht die Probe? Nenne eine Eigenschaft, eine Fertigkeit oder eine Waffe.
hc-odds-lucky = Die Glückszahl gilt nur für W20, nicht für W{ $die }. Lass --lucky weg.
hc-odds-no-dice = { $subject }: Da bleibt kein Würfel, die Probe misslingt.
hc-odds-star-dice = Für den Könnerstern braucht es mindestens { $least } W20.
hc-odds-unlearned = { $who } hat diese Fertigkeit nicht und kann sie so nicht steigern.
hc-odds-not-ranged = { $weapon } ist keine Fernwaffe.
hc-odds-no-shooter = { $who } hat keine Fernwaffe. Nenne eine mit --weapon.
hc-odds-no-weapon = { $who } hat keine solche Waffe für den Nahkampf.
hc-odds-aim-options = Zielen lässt sich nur mit den Vorgaben für aim_ones und ignored_ones_locked ausrechnen.
hc-odds-same = { $who } kann nicht vor sich selbst fliehen. Nenne zwei verschiedene.
hc-advise-title = { $throw } mit W{ $die } auf { $value }, gefallen: { $thrown }{ COUNT($kept) ->
    [0] {""}
   *[other] , es liegen schon: { $kept }
 }{ $need ->
    [one] {""}
   *[other] {" "}(Führungswert { $need })
 }
hc-advise-single = Bei einem Einzelwurf wird nichts neu geworfen. Nimm --throw sieve oder --throw cascade.
hc-advise-dice = Rat gibt es für 1 bis { $most } Würfel, hier sind es { $dice }. Nenne die gefallenen Augen, etwa 12,12,9,3
hc-advise-die = „{ $die }“ passt nicht für die Würfel: Es gibt 8, 12 und 20, und die höchsten Augen sind { $highest }.

## Was auf dem Bildschirm liegt

hc-place-heading = { $part }{ $round ->
    [0] {""}
   *[other] , { $kind ->
        [fight] Phase
        [journey] Tag
        [watch] Schicht
       *[other] Runde
    } { $round }
 } · { $day }. Tag, { $time } Uhr
hc-part-fight = Kampf
hc-part-chase = Verfolgungsjagd
hc-part-sneak = Schleichen
hc-part-haggle = Feilschen
hc-part-influence = Beeinflussen
hc-part-drink = Zechen
hc-part-herbs = Kräutersuche
hc-part-craft = Handwerk
hc-part-probe = Probe
hc-part-watch = Wache
hc-part-rest = Rast
hc-part-treat = Wunden versorgen
hc-part-learn = Lernen
hc-part-journey = Reise
hc-caption-ambush = Anschlag aus dem Hinterhalt
hc-caption-bout = Fechtgang bis zum ersten Treffer
hc-caption-chase = Verfolgungsjagd ({ $who } läuft davon)
hc-caption-sneak = Schleichen ({ $who })
hc-caption-haggle = Feilschen ({ $who } und { $seller })
hc-caption-influence = { $skill } ({ $who } gegen { $whom })
hc-caption-craft = { $skill } ({ $who })
hc-caption-probe = Probe auf { $ability } ({ $who })
hc-caption-night = Nachtruhe
hc-part-begins = Es beginnt: { $caption }.
hc-part-between = Es geht weiter
hc-part-over = Ende der Szene
hc-place-stage-ambush = Hinterhalt
hc-place-stage-ready = Wer sich bereit macht
hc-place-stage-throw = Wer würfelt
hc-place-stage-shots = Wer schießt
hc-place-stage-go_on = Wer weiterwürfelt
hc-place-stage-chances = Wer eine zweite Chance hat
hc-place-stage-mastery = Hohe Meisterschaft
hc-place-stage-settle = Wer Einsen ausgleicht
hc-place-stage-order = Reihenfolge
hc-place-stage-act = Wer handelt
hc-place-stage-end = Wer Würfel mitnimmt
hc-place-weapon = TS { $damage }, Führung { $lead }
hc-place-weapon-ranged = TS { $damage }
hc-place-weapon-piercing = TS { $damage }, PTS { $piercing }, Führung { $lead }
hc-place-value = Kampfwert
hc-place-move = Bewegung
hc-place-awareness = Aufmerksamkeit
hc-place-noticing = bemerkt den Schuss vielleicht
hc-place-unsuspecting = ahnungslos
hc-place-group = Gruppe
hc-place-single = einzeln
hc-place-lying = liegt
hc-place-guard = zur Abwehr
hc-place-carried = für die nächste Phase
hc-place-in-reach = In Reichweite: { $who }
hc-place-far = { $who } ist noch { $metres } m entfernt
hc-place-ability = { $ability } { $value } ({ $dice })
hc-place-item = { $bonuses } (mit { $abilities })
hc-place-distances = Abstände zu { $who }
hc-place-unit-metres = m
hc-place-chase = Abstand zu { $who }
hc-place-round = Runde { $round }
hc-place-obstacles = Hindernisse
hc-place-sneak = { $who } schleicht
hc-place-past = vorbei
hc-place-guards = Wachen
hc-place-guard-unsuspecting = ahnungslos
hc-place-guard-alert = wachsam
hc-place-guard-noticed = hat etwas bemerkt
hc-place-guard-discovered = hat jemanden entdeckt
hc-place-cover = Deckung
hc-place-yes = ja
hc-place-night = Nachtwache
hc-place-shift = Schicht
hc-place-due = Wer an der Reihe ist
hc-place-kept = { $shifts ->
    [0] noch keine Schicht
    [one] { $shifts } Schicht
   *[other] { $shifts } Schichten
 }
hc-place-haggle = { $who } feilscht mit { $whom }
hc-place-price = Preis auf dem Tisch
hc-place-first-price = Startpreis
hc-place-buyer-offer = Letztes Kaufgebot
hc-place-seller-offer = Letztes Verkaufsgebot
hc-place-buyer-rounds = Runden für die Kaufseite
hc-place-seller-rounds = Runden für die Verkaufsseite
hc-place-goal = Ziel
hc-place-talk = { $who } redet auf { $whom } ein
hc-place-rounds = Runden
hc-place-ability-used = Fähigkeit
hc-place-drinking = Becher
hc-place-unit-cups = Becher
hc-place-minimum = nötig { $minimum }
hc-place-journey = Der Weg
hc-place-unit-days = Tage
hc-place-herbs = Kräuter
hc-place-shifts-kept = Besetzte Schichten
hc-place-provisions = Vorräte und Wache
hc-place-search = Kräutersuche
hc-place-searches = Suchen
hc-place-craft = { $who } bei der Arbeit
hc-place-base-price = Grundpreis
hc-place-probe = Probe: { $who }
hc-place-needed = Nötig
hc-place-rest = Rast
hc-place-breaks = Pausen

## Was die Spielleitung ändern kann

hc-amend-clock = Zeit (halbe Stunden seit 6 Uhr am ersten Tag)
hc-amend-state = Zustand
hc-amend-state-awake = wach
hc-amend-state-asleep = schläft
hc-amend-state-unconscious = bewusstlos
hc-amend-state-dead = tot
hc-amend-physis-lost = Physis verloren
hc-amend-psyche-lost = Psyche verloren
hc-amend-drinks = Becher
hc-amend-queasy = Kater
hc-amend-circle = Lebenskreis { $circle }
hc-amend-outer = äußere Segmente gestrichen
hc-amend-middle = mittlere Segmente gestrichen
hc-amend-inner = innere Segmente gestrichen
hc-amend-severe = schwere Wunden
hc-amend-care = Versorgung
hc-amend-care-none = unversorgt
hc-amend-care-first_aid = Erste Hilfe
hc-amend-care-medicine = Heilkunde
hc-amend-light = Rüstung leicht
hc-amend-heavy = Rüstung schwer
hc-amend-attribute = Eigenschaft
hc-amend-skill = Fertigkeit
hc-amend-fight = Im Kampf
hc-amend-fight-in = kämpft
hc-amend-fight-fled = geflüchtet
hc-amend-fight-gave_up = hat aufgegeben
hc-amend-distance = Abstand in Metern
hc-amend-gap = Abstand in der Jagd

# -- worum es geht
hc-aim-fight-won = den Kampf gewinnen
hc-aim-last-fight = den letzten Kampf der Szene gewinnen
hc-aim-prevent = verhindern, dass die andere Seite ihr Ziel erreicht ({ $side })
hc-aim-points = mindestens { $needed } davon schaffen: { $points }
hc-aim-parts = Die Szene hat bis zu { $parts } Teile; nach dem letzten wird abgerechnet
hc-aim-hidden-probe = eine verdeckte Probe bestehen
hc-aim-caught = { $who } einholen
hc-aim-unseen = { $who } ungesehen ans Ziel bringen
hc-aim-back = { $who } zur Umkehr bringen
hc-aim-haggle-won = { $who } den erhofften Preis heraushandeln lassen
hc-aim-influence-won = { $whom } mit { $who } überzeugen
hc-aim-drink-won = als Letzter am Tisch noch trinken können
hc-aim-herbs-won = genug Kräuter finden
hc-aim-watch-warned = nachts nicht überrascht werden
hc-aim-journey-won = alle lebend ankommen lassen
hc-aim-rested = unbeschadet in den Morgen kommen
hc-aim-part = { $part } bestehen
hc-aim-survive = den Anschlag auf { $who } vereiteln
hc-aim-bout = den Fechtgang gewinnen
hc-aim-fight-ends = Ein Kampf ist vorbei, wenn auf einer Seite alle hilflos, tot oder geflohen sind oder aufgegeben haben

## Zahlen, von denen ein Dauerauftrag abhängen kann

hc-number-hits = Treffer
hc-number-manoeuvre = Wert des stärksten Manövers

# Fragen nach Chancen, und was sie wissen wollen.
hc-given-who = um wen es geht; oder nenne --dice
hc-given-ability = worauf die Probe geht
hc-given-dice = die Würfel, etwa 4W20
hc-given-value = der geprüfte Wert
hc-given-throw = single, sieve oder cascade
hc-given-lead = Führungswert eines Kaskadenwurfs
hc-given-goal = wofür gespielt wird: result, 16, size:3, group, …
hc-given-star = mit Könnerstern
hc-given-runs = Folgen zählen für Gruppen
hc-given-lucky = die Glückszahl (nur W20)
hc-given-free = Würfe, in denen nichts liegen bleiben muss
hc-given-lost = Würfel, die fehlen
hc-given-use = so viele Lernwürfel; sonst alle möglichen
hc-question-probe = eine Probe: Chance oder Mittelwert, bestes Spiel
hc-question-shot = ein Schuss: Treffer und Wirkung
hc-given-weapon = die Fernwaffe; sonst die erste
hc-given-size = Zielgröße: huge, very_large, large, small, very_small, tiny
hc-given-move = Schütze: stay, slow, fast
hc-given-target-move = Ziel: stay, slow, fast
hc-given-metres = Entfernung in Metern
hc-given-minimum = fester Mindestwert statt Größe und Entfernung
hc-given-target = wer ausweicht
hc-given-evade = womit: eine Fertigkeit des Ziels, oder Würfel wie 3W12
hc-given-evade-value = Wert zu diesen Würfeln
hc-given-aim = auch nach einer Phase Zielen
hc-question-attack = ein Angriff im Nahkampf: Treffer und Wirkung
hc-given-attacker = wer angreift
hc-given-attack-target = gegen wen
hc-given-attack-weapon = womit; sonst die erste Waffe
hc-given-target-weapon = womit die andere Seite kämpft
hc-given-tactic = wie beide entscheiden
hc-question-defence = Abwehr von Manövern mit einem Einzelwurf
hc-given-attacks = die Manöver, etwa 9,12+12
hc-question-damage = die Treffer eines Schadenswurfs
hc-question-learn = ob ein Lernwurf den Wert hebt
hc-question-star = ob ein Lernwurf den Könnerstern bringt
hc-question-drink = wie gut jemand einen Trunk verträgt
hc-given-nth = der wievielte Trunk
hc-question-herbs = die Portionen einer Kräutersuche
hc-question-haggle = Feilschen: eine Runde und das Ganze
hc-given-buyer = wer kauft
hc-given-seller = wer verkauft
hc-question-chase = Verfolgungsjagd: eine Runde und das Ganze
hc-given-leader = wer flieht
hc-given-pursuer = wer verfolgt
hc-given-gap = Abstandsstufe am Anfang, 1 bis 5
hc-given-advising-dice = die Augen, die gefallen sind, etwa 12,12,9,3
hc-given-advising-throw = sieve oder cascade
hc-given-kept = Augen, die schon liegen, etwa 8,8
hc-given-die = 8, 12 oder 20; sonst nach Wert und Augen

# Namen, die kein Inhalt nennt.
hc-duel-introduction = Zwei im Kampf gegeneinander.
hc-name-fist = Faust
hc-name-exquisite = Erlesenes Stück
hc-name-legendary = Legendäres Stück

hc-carried-ep = EP
hc-carried-respect = Respekt
hc-carried-mythos = Mythos
hc-carried-armour = Rüstungspunkte

## Karten

hc-sheet-weapon-sword = Schwert
hc-sheet-weapon-blunt = stumpf
hc-sheet-weapon-polearm = Stangenwaffe
hc-sheet-weapon-dagger = Dolch
hc-sheet-weapon-unarmed = waffenlos
hc-sheet-weapon-bow = Bogen
hc-sheet-weapon-crossbow = Armbrust
hc-sheet-weapon-thrown = Wurfwaffe
