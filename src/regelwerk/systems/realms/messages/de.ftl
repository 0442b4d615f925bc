### Die Sätze von Realms. Namen haben weder Fall noch Geschlecht und bleiben deshalb ungebeugt.

system-title = Realms: Skirmish

## Aufstellung

re-mission = Mission: { $name }. Schlachtfeld: { $field }. Orte stehen in cm: 30,20 heißt 30 von links und 20 von unten.
re-mission-on-screen = Mission: { $name }. Schlachtfeld: { $field }.
re-deployment-won = { $who } gewinnt den Wurf der Gruppenführer und wählt die Tischseite.
re-ask-end-of-table = { $who }: Auf welcher Seite des Tisches stellst du auf? Die andere bleibt deinem Gegner.
re-answer-end-of-table = { $place }
re-ask-deployment-again = { $who }: Der Wurf um die Aufstellung ist verloren. Wiederholst du ihn? Das neue Ergebnis gilt.
re-answer-keep = Ergebnis stehen lassen
re-answer-again = Wurf wiederholen
re-ask-place = { $who }: Wo stellst du auf? Nenne den Ort als x,y in cm und, wenn du willst, den Blick: 12,30@90 (Grad, 0 ist Osten, 90 Norden) oder „hinter t2@süd“.
re-ask-place-on-screen = { $who }: Wo stellst du auf? Tipp auf die Karte.
re-place-aside = { NUMBER($cm, maximumFractionDigits: 1) } cm nach { $where }
re-place-from-middle = { $number ->
    [0] Mitte deiner Zone
   *[other] Von der Mitte deiner Zone { $parts }
 }
re-answer-place = { $x },{ $y }, Blick { $facing }°
re-answer-place-on-screen = { $place }, Blick nach { $look }
re-answer-place-rest = { $who } und alle Übrigen aufstellen wie vorgeschlagen (noch { $others } danach)
re-placed = { $who } steht bei { $x },{ $y }.
re-placed-on-screen = { $who } ist aufgestellt.
re-refuse-outside-zone = Die Base muss ganz in deiner Zone stehen ({ $place }), ihre Mitte also zwischen { $low } und { $high }.
re-refuse-outside-zone-on-screen = Die Base muss ganz in deiner Zone stehen ({ $place }).
re-refuse-occupied = Dort ist kein Platz: Ein Geländeteil, ein anderes Modell oder die Tischkante ist im Weg.
re-refuse-too-near = Zu nah: Zwischen dir und { $whom } müssen mindestens { $cm } cm liegen.

## Runden und Reihenfolge

re-round-begins = Runde { $round } beginnt.
re-carried-over = Übrige AP der Vorrunde zählen zur Hälfte weiter: { $models }.
re-ap-of = { $who } { $ap } AP ({ $ap-reasons })
re-markers-cost = { $who } bezahlt { $paid ->
    [one] einen Schock-Marker mit 1 AP
   *[other] { $paid } Schock-Marker mit { $paid } AP
 } und hat { $ap } AP für diese Runde{ $left ->
    [0] {""}
    [one] ; ein Marker bleibt
   *[other] ; { $left } Marker bleiben
 }.
re-ask-pick = Wer von deinen Modellen handelt als Nächstes? Dein Gegner wählt gleichzeitig; dann entscheidet W12 + AGI, wer von beiden zuerst an der Reihe ist.
re-answer-pick = { $who } ({ $ap } AP)
re-race = { $who } und { $whom } würfeln, wer zuerst handelt: W12 { SIGNED($own) } ({ $own-reasons }) gegen W12 { SIGNED($other) } ({ $other-reasons }).
re-leaders-contest = { $who } und { $whom } würfeln um die Tischseite: W12 { SIGNED($own) } gegen W12 { SIGNED($other) }, dazu zählt ihre { $by }.
re-race-won = { $who } liegt vor { $whom }: { $own } gegen { $other }.
re-race-settled = Damit liegt { $who } vor { $whom }.
re-race-tied = Gleichstand bei { $total }: { $by ->
    [higher_agi_then_random] die höhere AGI
    [higher_eh] die höhere EH
    [reroll] ein neuer Wurf
   *[lot] das Los
 } entscheidet.
re-lots = Gleichstand: Ein Stechen entscheidet zwischen { $who }.
re-order = Reihenfolge: { $order }.
re-ask-shift = { $who }: Willst du dich in der Reihenfolge dieser Runde verschieben?
re-ask-leader-shift = { $who } führt die Einsatzgruppe: Wen verschiebst du in der Reihenfolge dieser Runde? Es kostet nichts.
re-answer-stay = Es bei der Reihenfolge belassen
re-answer-quicker = Als 1 schneller zählen
re-answer-slower = Als 1 langsamer zählen
re-answer-quicker-who = { $who }: als 1 schneller zählen
re-answer-slower-who = { $who }: als 1 langsamer zählen

## Initiative-Phase

re-phase-ends = { $who } beendet die Phase und behält { $ap } AP.
re-phase-begins = { $who } ist an der Reihe ({ $ap } AP).
re-ask-act = { $who } hat { $ap } AP. Was tust du?
re-answer-act = { $act }: { $hint }
re-answer-end = { $ap ->
    [0] Phase beenden
   *[other] Phase beenden und { $ap } AP für Reaktionen behalten
 }
re-answer-duty = Auf { $whom } losgehen, so billig es geht: { $act }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }
re-does = { $cost ->
    [0] { $who }: { $act }.
   *[other] { $who } gibt { $cost } AP aus: { $act }.
 }
re-does-to = { $cost ->
    [0] { $who }: { $act } gegen { $whom }.
   *[other] { $who } gibt { $cost } AP aus: { $act } gegen { $whom }.
 }
re-cost-ap = AP
re-refuse-ap = Das kostet { $need } AP, du hast { $have }.
re-tests = { $who }: { $test }. Er gelingt mit { $value } oder weniger ({ $value-reasons }).
re-test-succeeds = { $who } schafft den Wurf.
re-test-fails = { $who } schafft den Wurf nicht.
re-test-shock = KO-Wurf gegen den Schock
re-test-edge = KO-Wurf gegen die monomolekulare Wirkung
re-test-torso = KO-Wurf, um nicht zu detonieren
re-test-ignore = EH-Wurf, um den direkten Gegner { $whom } zu ignorieren
re-test-saving = Bewegungstest{ COUNT($ground) ->
    [0] {""}
   *[other] {" "}({ $ground })
 }, um { $saved } AP zu sparen
re-test-saves = { $who } kommt gut voran und spart { $saved } AP: Die Bewegung kostet { $cost } AP.
re-test-movement = Bewegungstest
re-test-ruin = Bewegungstest in der Ruine
re-test-landing = Bewegungstest bei der Landung
re-test-recoil = Bewegungstest gegen den Rückstoß
re-test-drone = EH-Wurf nach dem Verlust der Drohne

## Direkter Gegner

re-ask-opponent = { $who }: { $whom } ist dein direkter Gegner. Nimmst du den Kampf auf, oder willst du diese Gefahr ignorieren?
re-answer-fight = Kampf aufnehmen: Dein nächster Angriff muss dem direkten Gegner gelten
re-answer-ignore = Ignorieren: EH-Wurf gegen { $value } ({ $value-reasons }); misslingt er, musst du angreifen
re-ask-nearest = { $who }: Mehrere Gegner sind gleich nah. Wer ist dein direkter Gegner?
re-answer-model = { $who }
re-must-fight = { $who } kommt von { $whom } nicht los und muss angreifen.
re-duty-forbids = { $who } kann das jetzt nicht tun. { $reason }
re-refuse-duty = Zuerst musst du deinen direkten Gegner angreifen: { $whom }.
re-refuse-bound = In dieser Phase darfst du nur deinen direkten Gegner angreifen: { $whom }.

## Reaktionen

re-ask-reaction = { $who }: { $whom } handelt: { $act }, Ziel { $target }. Reagierst du?
re-ask-reaction-plain = { $who }: { $whom } handelt: { $act }. Reagierst du?
re-answer-no-reaction = Nicht reagieren
re-answer-reaction = { $act } ({ $hint }){ COUNT($weapon) ->
    [0] {""}
   *[other] : { $weapon }
 }{ $extra ->
    [0] {""}
   *[other] , { $extra } zusätzliche AP
 }
re-answer-reaction-after = { $act } ({ $hint }){ COUNT($weapon) ->
    [0] {""}
   *[other] : { $weapon }
 }{ $extra ->
    [0] {""}
   *[other] , { $extra } zusätzliche AP
 }, nach { $cm } cm Weg
re-answer-reaction-end = { $act } ({ $hint }){ COUNT($weapon) ->
    [0] {""}
   *[other] : { $weapon }
 }{ $extra ->
    [0] {""}
   *[other] , { $extra } zusätzliche AP
 }, am Ende der Bewegung
re-interrupt-won = { $who } ist schneller als { $whom }: { $total } ({ $own-reasons }) gegen { $active } ({ $other-reasons }).
re-interrupt-lost = { $who } ist nicht schneller als { $whom }: { $total } ({ $own-reasons }) gegen { $active } ({ $other-reasons }).
re-interrupts = { $who } will reagieren ({ $act }) und dafür schneller sein als { $whom }: W12 und AGI gegen { $thrown ->
    [0] { $dice ->
        [one] W12
       *[other] { $dice }W12 ({ $dice-reasons })
     } und AGI
   *[other] die { $thrown } von eben
 }.
re-reacts = { $who } reagiert{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 }: { $act }.
re-reaction-lapses = { $who } kann das nicht mehr tun: { $act }. Die Reaktion entfällt und kostet nichts.
re-reaction-too-late = { $who } reagiert zu spät: { $act } hilft nicht mehr und kostet { $cost ->
    [0] nichts
   *[other] trotzdem { $cost } AP
 }.
re-ask-reaction-self = { $who }: { $whom } handelt gegen dich: { $act }. Reagierst du?
re-ask-reaction-way = { $who }: { $whom } handelt: { $act } nach { $x },{ $y }. Reagierst du?
re-ask-reaction-way-on-screen = { $who }: { $whom } handelt: { $act }. Reagierst du?

## Mission und Sieg

re-ask-object = { $who }: Welches Objekt hebst du auf?
re-answer-take = Objekt { $number }
re-picks-up = { $who } hebt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } Objekt { $number } auf.
re-puts-down = { $who } legt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } Objekt { $number } ab.
re-refuse-no-object = Kein Objekt liegt an deiner Base. Stell dich so hin, dass du eines berührst.
re-place-held = { $who } hält Stellung { $place }: 1 Punkt.
re-scores = Punktestand: { $first } { $a }, { $second } { $b }.
re-wins = { $who } gewinnt.
re-draw = Die Partie endet unentschieden.
re-reason-eliminated = Auf der anderen Seite steht niemand mehr.
re-reason-both-gone = Auf beiden Seiten steht niemand mehr.
re-reason-extracted = Genug Modelle haben ihre Extraktionszone erreicht.
re-reason-recovered = Genug Objekte sind in die eigene Aufstellungszone gebracht.
re-reason-held = Genug Punkte für gehaltene Stellungen sind beisammen.
re-reason-more-objects = Die Zeit ist um, und diese Seite hat mehr Objekte geborgen.
re-reason-more-points = Die Zeit ist um, und diese Seite hat mehr Punkte für gehaltene Stellungen.
re-reason-more-left = Die Zeit ist um, und diese Seite hat den größeren Anteil ihrer Trefferpunkte übrig.
re-reason-equal = Die Zeit ist um, und beide Seiten sind gleichauf.
re-reason-conceded = Eine Seite hat aufgegeben.

## Bewegung

re-ask-path = { $who } ({ $ap } AP, { $bw } cm je Bewegung): Wohin gehst du? Nenne den Ort als x,y in cm, mehrere Ecken mit Strichpunkt, oder sag es in Worten: „10 cm Richtung …“, „hinter t1“, „neben …“, „auf t5“, „8 cm weg von …“, „10 cm nord“.
re-ask-path-on-screen = { $who } ({ $ap } AP, { $bw } cm je Bewegung): Wohin gehst du? Zeig den Weg auf der Karte.
re-ask-jump = { $who } kann { $cm } cm weit springen, nur geradeaus. Wohin springst du? Nenne den Ort als x,y in cm oder in Worten wie bei einer Bewegung.
re-ask-jump-on-screen = { $who } kann { $cm } cm weit springen, nur geradeaus. Wohin springst du?
re-ask-facing = { $who }: Wohin blickst du? Nenne ein Modell, eine Himmelsrichtung oder einen Winkel in Grad (0 ist Osten, 90 Norden).
re-ask-facing-on-screen = { $who }: Wohin blickst du?
re-ask-movement-test = { $who }: Der Weg kostet { $cost } AP ({ $cost-reasons }). Machst du einen Bewegungstest gegen { $value } ({ $value-reasons })? Gelingt er, sparst du { $saved } AP.
re-answer-test = Bewegungstest machen
re-answer-no-test = Ohne Test gehen
re-answer-path = Nach { $x },{ $y }: { $cm } cm
re-answer-path-on-screen = { $cm } cm, wie gezeigt
re-answer-path-towards = { $cm } cm Richtung { $what }, bis { $x },{ $y }
re-answer-path-towards-on-screen = { $cm } cm Richtung { $what }
re-answer-path-behind = Hinter „{ $what }“: { $cm } cm, bis { $x },{ $y }
re-answer-path-behind-on-screen = Hinter „{ $what }“: { $cm } cm
re-answer-path-object = Zu Objekt { $number }: { $cm } cm, bis { $x },{ $y }
re-answer-path-object-on-screen = Zu Objekt { $number }: { $cm } cm
re-answer-path-heading = { $cm } cm nach { $where }, bis { $x },{ $y }
re-answer-path-heading-on-screen = { $cm } cm nach { $where }
re-answer-facing = In Richtung { $degrees }°
re-answer-facing-on-screen = Etwa nach { $where }
re-answer-facing-compass = Nach { $where }
re-answer-facing-towards = Zu { $whom }
re-object = Objekt { $number }
re-compass-north = Norden
re-compass-northeast = Nordosten
re-compass-east = Osten
re-compass-southeast = Südosten
re-compass-south = Süden
re-compass-southwest = Südwesten
re-compass-west = Westen
re-compass-northwest = Nordwesten

re-turned = { $who } dreht sich nach { $where } ({ $degrees }°).
re-turned-on-screen = { $who } dreht sich nach { $where }.
re-lies = { $who } legt sich{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } hin.
re-stands = { $who } steht{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } auf.
re-walks = { $cm ->
    [0] { $who } kommt{ $cost ->
        [0] {""}
       *[other] {" "}für { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     } nicht vom Fleck.
   *[other] { $who } geht{ $cost ->
        [0] {""}
       *[other] {" "}für { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     } { $cm } cm, bis { $x },{ $y }.
 }
re-walks-on-screen = { $cm ->
    [0] { $who } kommt{ $cost ->
        [0] {""}
       *[other] {" "}für { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     } nicht vom Fleck.
   *[other] { $who } geht{ $cost ->
        [0] {""}
       *[other] {" "}für { $cost } AP{ COUNT($cost-reasons) ->
            [one] {""}
           *[other] {" "}({ $cost-reasons })
         }
     } { $cm } cm.
 }
re-stopped = { $cm ->
    [0] { $who } kommt nicht vom Fleck.
   *[other] { $who } kommt nur { $cm } cm weit, bis { $x },{ $y }.
 }
re-stopped-on-screen = { $cm ->
    [0] { $who } kommt nicht vom Fleck.
   *[other] { $who } kommt nur { $cm } cm weit.
 }
re-fast = { $who } ist schnell ({ $cm } cm in dieser Phase): Schüsse auf dieses Modell haben −1.
re-falls = { $who } stürzt in der Ruine und liegt.
re-jumped = { $who } springt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } { $cm } cm, bis { $x },{ $y }.
re-jumped-on-screen = { $who } springt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } { $cm } cm.
re-falls-down = { $who } landet { $cm } cm tiefer.
re-tracks-again = { $who } fährt auf Ketten und wiederholt den Bewegungstest.
re-dodges = { $who } weicht dem Schuss von { $whom } aus: −1 für den Schuss.
re-drops = { $who } wirft sich vor dem Schuss von { $whom } hin.

re-term-move = Bewegung
re-term-crawl = Bewegung im Liegen
re-term-free = kostenlos
re-term-movement-test = Bewegungstest geschafft

re-refuse-stays = Da stehst du schon.
re-refuse-way-too-far = Das sind { $cm } cm für { $need } AP ({ $need-reasons }); du hast { $have }. „Richtung …“ geht, so weit sie reichen.
re-refuse-edge = Nach { $cm } cm kommt die Tischkante.
re-refuse-base = Nach { $cm } cm steht { $whom } im Weg.
re-refuse-piece = Nach { $cm } cm steht { $what } im Weg.
re-refuse-ends-on = Dort steht { $whom }. Bases dürfen sich nicht überdecken.
re-refuse-no-way-to = Es führt kein freier Weg dorthin: { $what }.
re-refuse-building = Eine MIKe kommt nicht hinein: { $what }.
re-refuse-legs = { $who }: Die Beine sind zerstört.
re-refuse-no-turn = { $who }: Mit diesen Beinen ist auch kein Drehen mehr möglich.
re-refuse-stationary = { $who } ist fest aufgestellt und kann sich nur drehen.
re-refuse-no-bw = { $who } hat keine BW mehr.
re-refuse-turned = Zweimal hintereinander drehen geht nicht. Tu zuerst etwas anderes.
re-refuse-same-facing = Dorthin blickst du schon.
re-refuse-flight = { $who } fliegt: Die Phase beginnt mit einer vollen Bewegung geradeaus.
re-refuse-too-high = Zu hoch zum Klettern: { $what }, { $cm } cm. Höchstens { $most } cm.
re-refuse-half-way-up = Dort hingest du halb an { $what }. Klettere ganz hinauf oder ganz hinunter.
re-refuse-jump-prone = Im Liegen kannst du nicht springen. Steh erst auf.
re-refuse-jump-bent = Ein Sprung geht geradeaus an einen anderen Ort.
re-refuse-jump-far = Das sind { $cm } cm; du springst höchstens { $most } cm weit.
re-refuse-jump-high = Zu hoch zum Überspringen: { $what }. Von hier kommst du über alles, was bis { $cm } cm aufragt.
re-refuse-landing = Dort kannst du nicht landen: Die Base hinge über eine Kante.
re-refuse-no-enemy = Kein Gegner ist da, vor dem du dich verbergen könntest.
re-refuse-unknown-place = „{ $text }“ gibt es auf diesem Tisch nicht.{ COUNT($known) ->
    [0] {""}
   *[other] {" "}Meinst du: { $known }?
 }
re-refuse-ambiguous = „{ $text }“ passt auf mehrere: { $several }.
re-refuse-unreadable = „{ $text }“ verstehe ich nicht. Schreib einen Ort als x,y in cm oder etwas wie „10 cm Richtung …“, „hinter …“, „neben …“, „auf …“, „10 cm nord“.
re-refuse-unreadable-on-screen = „{ $text }“ verstehe ich nicht. Zeig es auf der Karte, oder sag es etwa so: „10 cm Richtung …“, „hinter …“, „neben …“, „auf …“, „10 cm nord“.
re-refuse-unreadable-place = „{ $text }“ verstehe ich nicht. Schreib x,y in cm, mit dem Blick dahinter: 12,30@90 oder 12,30@nord; oder „hinter t2“, „neben …“.
re-refuse-unreadable-place-on-screen = „{ $text }“ verstehe ich nicht. Zeig es auf der Karte, oder sag es etwa so: „hinter …“, „neben …“.

## Fernkampf

re-ask-shot = { $who }, { $act }: Womit schießt du, und auf wen? Flächenwaffen nehmen auch eine Stelle als Ziel: Waffe:@x,y in cm.
re-ask-shot-on-screen = { $who }, { $act }: Womit schießt du, und auf wen?
re-answer-target = { $weapon } auf { $whom }
re-answer-target-measured = { $weapon } auf { $whom }: { $cm } cm, Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }
re-answer-spot = { $weapon } auf die Stelle { $spot }
re-answer-spot-on-screen = { $weapon } auf die gezeigte Stelle
re-answer-spot-measured = { $weapon } auf die Stelle { $spot }: { $cm } cm, Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }
re-answer-spot-measured-on-screen = { $weapon } auf die gezeigte Stelle: { $cm } cm, Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }
re-answer-weapon = { $weapon }
re-answer-back = Doch nicht
re-ask-shots = { $who }: Wie viele von { $left } Schüssen gehen auf { $whom }?
re-answer-shots = { $n ->
    [one] Ein Schuss auf { $whom }
   *[other] { $n } Schüsse auf { $whom }
 }
re-ask-next-target = { $who }: Noch { $left ->
    [one] ein Schuss
   *[other] { $left } Schüsse
 }. Wer ist das nächste Ziel? Es darf höchstens 3 cm vom vorigen entfernt sein.
re-answer-hold = Nicht weiter schießen ({ $left ->
    [one] ein Schuss verfällt
   *[other] { $left } Schüsse verfallen
 })
re-answer-also = Weiter auf { $whom }
re-measured = Gemessen: { $cm } cm bis { $whom }. Mit { $weapon } ist der Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-measured-spot = Gemessen: { $cm } cm bis zur Stelle { $spot }. Mit { $weapon } ist der Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-measured-spot-on-screen = Gemessen: { $cm } cm bis zur Stelle. Mit { $weapon } ist der Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-shot-lost = Der Schuss von { $who } ist verloren: { $reason }
re-fires = { $who } schießt mit { $weapon } auf { $whom }. Ein Treffer ist { $value } oder weniger{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-fires-spot = { $who } feuert mit { $weapon } auf die Stelle { $spot }. Ein Treffer ist { $value } oder weniger{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-fires-spot-on-screen = { $who } feuert mit { $weapon } auf eine Stelle am Boden. Ein Treffer ist { $value } oder weniger{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }{ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-shot-hits = { $who } trifft { $whom }.
re-shot-misses = { $who } verfehlt { $whom }.
re-use-struck = { $who } setzt { $item } ein ({ $left ->
    [0] das war die letzte Nutzung
    [one] noch eine Nutzung
   *[other] noch { $left } Nutzungen
 }).
re-stake-hp = TP
re-stake-on-target = Einschläge am Ziel
re-band-hit = { $role ->
    [target] du wirst getroffen
    [doer] trifft { $who }
   *[other] { $who } wird getroffen
 }
re-band-felt = { $role ->
    [target] der Treffer wirkt bei dir
    [doer] { $again ->
        [true] der Treffer wirkt
       *[false] der Treffer wirkt bei { $who }
     }
   *[other] der Treffer wirkt bei { $who }
 }
re-band-wounded = { $role ->
    [target] du wirst verwundet
    [doer] { $again ->
        [true] verwundet
       *[false] verwundet { $who }
     }
   *[other] { $who } wird verwundet
 }
re-band-stunned = { $role ->
    [target] du verlierst AP
    [doer] { $again ->
        [true] das Ziel verliert AP
       *[false] { $who } verliert AP
     }
   *[other] { $who } verliert AP
 }
re-band-out = { $role ->
    [target] du wirst ausgeschaltet
    [doer] { $again ->
        [true] schaltet aus
       *[false] schaltet { $who } aus
     }
   *[other] { $who } wird ausgeschaltet
 }
re-band-destroyed = { $role ->
    [target] du wirst vernichtet
    [doer] { $again ->
        [true] vernichtet
       *[false] vernichtet { $who }
     }
   *[other] { $who } wird vernichtet
 }
re-band-on-target = { $role ->
    [target] der Einschlag ist bei dir
    [doer] der Einschlag ist am Ziel
   *[other] der Einschlag ist am Ziel
 }
re-recoil-fall = Der Rückstoß wirft { $who } um.

## Flächenwaffen

re-area-on-target = { $who } trifft die Stelle genau.
re-area-goes-astray = { $who } verfehlt die Stelle: Der Einschlag weicht um { $cm } cm ab ({ $points ->
    [0] so weit wie möglich, die halbe Schussweite
   *[other] um { $points } verfehlt, je 3 cm{ $capped ->
        [true] , höchstens aber die halbe Schussweite
       *[false] {""}
     }
 }), und ein Wurf zeigt, wohin.
re-area-lands = Der Würfel lenkt den Einschlag nach { $spot }.
re-area-lands-on-screen = Der Würfel lenkt den Einschlag ab.
re-area-no-deviation = { $who } verfehlt, aber auf diese Entfernung weicht der Einschlag nicht ab.
re-area-unseen = Dorthin sieht { $who } nicht: Es schlägt schon bei { $spot } ein, wo zuerst etwas im Weg ist.
re-area-unseen-on-screen = Dorthin sieht { $who } nicht: Es schlägt schon da ein, wo zuerst etwas im Weg ist.
re-area-strikes = Die Schablone von { $who } erfasst: { $whom }.
re-area-nobody = Die Schablone von { $who } erfasst niemanden.

## Warum ein Schuss nicht geht

re-refuse-no-target = Du siehst niemanden, auf den du schießen könntest. Dreh dich oder wechsle die Stellung.
re-refuse-melee-weapon = { $weapon } ist eine Nahkampfwaffe.
re-refuse-shield-hand = Mit dem Schild ist keine Hand frei für { $weapon } (Waffenklasse III und mehr).
re-refuse-used-up = { $weapon } ist aufgebraucht.
re-refuse-friend = { $whom } gehört zu dir.
re-refuse-out = { $whom } ist schon ausgeschaltet.
re-refuse-in-contact = Aus einem Basekontakt heraus oder in ihn hinein wird hier nicht geschossen ({ $whom }).
re-refuse-out-of-view = { $whom } ist außerhalb deines Sichtfelds ({ $fov }°). Dreh dich erst.
re-refuse-hidden = Von { $whom } ist kein Körperteil ganz zu sehen. Im Weg: { $by }.
re-refuse-too-far = { $cm } cm sind zu weit für { $weapon } (höchstens { $reach } cm).
re-refuse-too-far-here = { $cm } cm sind zu weit für { $weapon } (hier höchstens { $reach } cm; { $bands ->
    [one] ein Reichweitenband
   *[other] { $bands } Reichweitenbänder
 }: { $bands-reasons }).
re-refuse-chain = { $whom } ist { $cm } cm von { $before } entfernt; höchstens { $most } cm sind erlaubt.
re-refuse-no-points = Mit { $weapon } zielst du auf Modelle, nicht auf eine Stelle.
re-refuse-no-spot = „{ $text }“ ist keine Stelle. Schreib sie als x,y in cm, zum Beispiel 45.5,30.
re-refuse-no-spot-on-screen = „{ $text }“ ist keine Stelle. Zeig sie auf der Karte.
re-refuse-off-table = Die Stelle liegt neben dem Tisch.
re-refuse-spot-out-of-view = Die Stelle ist außerhalb deines Sichtfelds ({ $fov }°). Dreh dich erst.
re-refuse-spot-hidden = Die Stelle ist von hier aus nicht zu sehen. Im Weg: { $by }.
re-refuse-ready = Du bist schon feuerbereit. Beende die Phase, sonst verlierst du die Bereitschaft.
re-refuse-no-handy-gun = Feuerbereit machen nur Schusswaffen der Klassen I und II.
re-hides = { $what } ({ $cells } von { $all } Feldern)

## Gründe in Zielwerten und Kosten

re-term-wk = Waffenklasse
re-term-aimed = gezielt
re-term-snap = Schnellschuss
re-term-reaction = Reaktionsfeuer
re-term-emerging = taucht gerade erst auf
re-term-bands = Waffe
re-term-range = Reichweite
re-term-cover-1 = Deckung I
re-term-cover-2 = Deckung II
re-term-unwieldy = schwerfällige Waffe
re-term-fast = schnelles Ziel
re-term-active-camouflage = aktive Tarnung des Gegners
re-term-own-camouflage = aktive Tarnung
re-term-dodge = weicht aus
re-term-burst = Autofeuer
re-term-further-target = weiteres Ziel
re-term-prone-shooter = liegend geschossen
re-term-arm-critical = Arm im kritischen Zustand

## Nahkampf

re-ask-melee = { $who }: Womit schlägst du zu, und nach wem?
re-answer-strike = { $weapon } gegen { $whom }
re-melee = { $who } greift { $whom } an ({ $weapon }): W12 { SIGNED($attack) } ({ $attack-reasons }) gegen W12 { SIGNED($defence) } ({ $defence-reasons }).
re-melee-hit = { $who } trifft { $whom }: { $attack } gegen { $defence }.
re-melee-repelled = { $whom } wehrt { $who } ab: { $defence } gegen { $attack }.
re-melee-level-hit = Gleichstand bei { $total }{ $by ->
    [agi] , die höhere AGI entscheidet
    [roll] , ein Stechen entscheidet
   *[table] {""}
 }: { $who } trifft { $whom }.
re-melee-level-repelled = Gleichstand bei { $total }{ $by ->
    [agi] , die höhere AGI entscheidet
    [roll] , ein Stechen entscheidet
   *[table] {""}
 }: { $whom } wehrt { $who } ab.
re-melee-level-both = Gleichstand bei { $total }{ $by ->
    [agi] , die höhere AGI entscheidet
    [roll] , ein Stechen entscheidet
   *[table] {""}
 }: { $who } und { $whom } treffen einander.
re-melee-certain-hit = { $whom } hat keine AGI, um sich zu wehren: { $who } trifft ohne Wurf.
re-melee-certain-repelled = { $who } hat keine AGI, um zuzuschlagen: Der Angriff auf { $whom } misslingt ohne Wurf.
re-ask-riposte = { $who } hat { $whom } abgewehrt. Schlägst du mit einer Riposte sofort zurück?
re-answer-no-riposte = Keine Riposte
re-riposte = { $who } antwortet { $whom }{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } mit einer Riposte.
re-act-lost = { $who } kommt nicht mehr dazu: { $act }. Die AP sind verloren.
re-act-opportunity_attack = Nachsetzen
re-refuse-no-contact = { $whom } ist nicht in Basekontakt. Geh erst heran.
re-refuse-on-guard = Du bist schon in Abwehrhaltung. Beende die Phase, sonst gibst du sie auf.
re-refuse-no-melee-weapon = Du hast nichts, womit du zuschlagen könntest.
re-refuse-camouflaged = { $whom } ist getarnt. Kläre das Modell erst auf.
re-term-charge = Angriffsbewegung
re-term-rear = von außerhalb des Sichtfelds
re-term-friend = Verbündeter am Gegner
re-term-larger = größer
re-term-ambush = aus der Tarnung
re-term-leaving = löst sich

## Angriffsbewegung

re-ask-charge = { $who }: Wen greifst du im Lauf an, und womit?{ $measured ->
    [true] {""}
   *[other] {" "}Ob der Weg reicht, zeigt sich erst dann.
}
re-answer-charge = { $weapon } gegen { $whom }
re-ask-joined = { $who }: Aus wie vielen Bewegungen besteht der Lauf auf { $whom }? Die letzte ist die Angriffsbewegung.
re-answer-joined = { $n ->
    [one] Nur die Angriffsbewegung
   *[other] { $n } Bewegungen, die letzte als Angriff
 }
re-charge-short = { $who } erreicht { $whom } nicht; zum Nahkampf kommt es nicht.
re-refuse-charge-prone = Im Liegen ist keine Angriffsbewegung möglich. Steh erst auf.
re-refuse-charge-apart = { $whom } ist schon in gerader Linie { $cm } cm entfernt, eine Bewegung reicht { $reach } cm.
re-refuse-charge-far = { $whom } ist { $cm } cm Weg entfernt, eine Bewegung reicht { $reach } cm.
re-refuse-touched = { $whom } ist schon in Basekontakt: Dafür reicht ein Nahkampfangriff.
re-refuse-no-way = Kein Weg führt zu { $whom }.

## Tarnung

re-begin-hidden = Getarnt beginnen: { $who }.
re-revealed-bare = { $who } hat nichts mehr, woran sich die Tarnung halten könnte, und ist aufgeklärt.
re-revealed-attacking = { $who } greift aus der Tarnung an und ist aufgeklärt.
re-revealed-found = { $who } ist entdeckt: nicht mehr getarnt, sondern aufgeklärt.
re-revealed-firing = { $who } schießt und ist damit nicht mehr getarnt, sondern aufgeklärt.
re-hidden-again = { $who } ist nach der vollen Bewegung getarnt.
re-ask-spot = { $who }: Wen willst du aufklären?
re-answer-look = { $whom }: Zielwert { $value } ({ $value-reasons })
re-ask-extra = { $who }: Wie viele AP gibst du zusätzlich aus, um { $whom } zu finden? Jeder macht den Wurf um 1 leichter.
re-answer-extra = { $n ->
    [0] Keinen weiteren AP
    [one] 1 AP mehr
   *[other] { $n } AP mehr
 }
re-spots = { $who } sucht { $whom }. Gefunden wird mit { $value } oder weniger ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12 ({ $dice-reasons })
 }.
re-spot-fails = { $who } findet { $whom } nicht.
re-spot-too-far = { $who } kann { $whom } nicht finden: { $cm } cm entfernt, wahrgenommen wird bis { $reach } cm und nur, was zu sehen ist.
re-stake-revealed = Aufklärungen
re-band-revealed = { $role ->
    [target] du wirst entdeckt
    [doer] entdeckt { $who }
   *[other] { $who } wird entdeckt
 }
re-refuse-not-camouflaged = { $whom } ist nicht getarnt.
re-refuse-sought-already = Nach { $whom } wurde in dieser Phase schon gesucht.
re-refuse-not-in-sight = { $whom } ist nicht in deinem Sichtfeld oder ganz verdeckt.
re-refuse-not-perceived = { $whom } ist { $cm } cm entfernt, der Wahrnehmungsbereich reicht { $reach } cm.
re-term-camouflage = Stufe der Tarnung
re-term-extra-ap = zusätzliche AP
re-term-scanner = Ausrüstung

## Ausrüstung

re-ask-use = { $who }: Was benutzt du, und für wen?
re-answer-use = { $what } für { $whom }
re-healed = { $by } setzt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } { $what } ein{ $uses ->
    [-1] {""}
    [0] {" "}(das war die letzte Nutzung)
    [one] {" "}(noch eine Nutzung)
   *[other] {" "}(noch { $uses } Nutzungen)
 }: { $who } gewinnt { $hp } TP zurück (jetzt { $left }).
re-comes-round = { $who } kommt wieder zu sich, liegend{ $critical ->
    [true] , ohne AP und im kritischen Zustand: −1 auf alle Attribute
   *[false] {" "}und ohne AP
 }.
re-item-helps = { $by } setzt{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } AP
 } { $what } ein{ $uses ->
    [-1] {""}
    [0] {" "}(das war die letzte Nutzung)
    [one] {" "}(noch eine Nutzung)
   *[other] {" "}(noch { $uses } Nutzungen)
 }: { $raised }, bis zur nächsten eigenen Phase.
re-item-raises = { $what } { SIGNED($amount) }
re-refuse-infantry-only = { $what } hilft nur Infanterie.
re-refuse-unhurt = { $whom } ist unverletzt. { $what } hilft nur Verletzten.
re-refuse-works-already = { $what } wirkt schon.
re-term-item = Gegenstand

## Drohnen

re-act-command = Drohne befehlen
re-ask-order = { $who }: Was soll welche Drohne tun?
re-answer-order = { $whom }: { $act }
re-ask-drone-markers = { $who }: Wie viele Schock-Marker von { $whom } nimmst du für je 1 AP weg?
re-answer-markers = { $n ->
    [0] Keinen Schock-Marker
    [one] Einen Schock-Marker
   *[other] { $n } Schock-Marker
 }
re-drone-cleared = { $who } befreit { $whom } von { $markers ->
    [one] einem Schock-Marker
   *[other] { $markers } Schock-Markern
 }.
re-drone-feedback = Der Verlust von { $whom } schlägt auf { $who } durch.
re-drone-leaves = { $who } hat niemanden mehr, der steuert, und verlässt den Tisch.
re-term-drone-ap = eigene AP der Drohne

## Schaden und Verteidigung

re-versus = Würfe um den Schaden: { $who } { $attack-dice ->
    [one] W12
   *[other] { $attack-dice }W12 ({ $attack-dice-reasons })
 } { SIGNED($attack) } ({ $attack-reasons }) gegen { $whom } { $defence-dice ->
    [one] W12
   *[other] { $defence-dice }W12 ({ $defence-dice-reasons })
 } { SIGNED($defence) } ({ $defence-reasons }). Auf dem Spiel: { $stuns ->
    [true] { $damage ->
        [one] einen Schock
       *[other] { $damage } Schocks
     }
   *[false] { $damage } TP
 }{ $halved ->
    [true] {" "}({ $damage-reasons })
   *[false] {""}
 }.{ COUNT($effects) ->
    [0] {""}
   *[other] {" "}Wirkung: { $effects }.
 }{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Rüstung oder Feld heben auf: { $stopped }.
 }
re-versus-alone = Würfe um den Schaden: { $attack-dice ->
    [one] W12
   *[other] { $attack-dice }W12 ({ $attack-dice-reasons })
 } { SIGNED($attack) } ({ $attack-reasons }) gegen { $whom } { $defence-dice ->
    [one] W12
   *[other] { $defence-dice }W12 ({ $defence-dice-reasons })
 } { SIGNED($defence) } ({ $defence-reasons }). Auf dem Spiel: { $stuns ->
    [true] { $damage ->
        [one] einen Schock
       *[other] { $damage } Schocks
     }
   *[false] { $damage } TP
 }{ $halved ->
    [true] {" "}({ $damage-reasons })
   *[false] {""}
 }.{ COUNT($effects) ->
    [0] {""}
   *[other] {" "}Wirkung: { $effects }.
 }{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Rüstung oder Feld heben auf: { $stopped }.
 }
re-contest-won = { $attack } gegen { $defence }: Der Schaden kommt bei { $whom } durch.
re-contest-tied = { $attack } gegen { $defence }: Gleichstand, { $whom } erleidet einen Schock.
re-contest-lost = { $attack } gegen { $defence }: { $whom } hält dem Treffer stand.
re-ask-explosiv = { $who }: Es steht { $attack } gegen { $defence } von { $whom }. Deine Waffe ist explosiv: Wiederholst du den Schadenswurf? Das neue Ergebnis gilt.
re-ask-explosiv-shared = { $who }: Der Schadenswürfel für alle unter der Schablone zeigt { $die }. Deine Waffe ist explosiv: Wiederholst du ihn? Das neue Ergebnis gilt.
re-ask-vibro = { $who }: Es steht { $attack } gegen { $defence } von { $whom }. Zwingst du das Ziel mit deiner Vibrowaffe, die Verteidigung zu wiederholen? Das neue Ergebnis gilt.
re-ask-kompositpanzerung = { $who }: Es steht { $attack } gegen deine { $defence }. Wiederholst du dank Kompositpanzerung den Verteidigungswurf? Das neue Ergebnis gilt.
re-answer-keep-dice = Ergebnis stehen lassen
re-answer-reroll = Wurf wiederholen
re-again-explosiv = { $who } wiederholt mit der explosiven Waffe den Schadenswurf.
re-again-shared = { $who } wirft den Schadenswürfel für alle noch einmal: Die Waffe ist explosiv.
re-shared-die = { $who } wirft einen Schadenswürfel für alle unter der Schablone.
re-again-vibro = { $who } zwingt { $whom } mit der Vibrowaffe, die Verteidigung zu wiederholen.
re-again-kompositpanzerung = { $who } wiederholt dank Kompositpanzerung den Verteidigungswurf.
re-shocked-by = { $who }: { $effect } bringt einen zusätzlichen Schock.
re-shocked-anyway = { $who }: { $effect } bringt trotzdem einen Schock.
re-paralysis-in-vain = { $who } ist schon ausgeschaltet: Der Schock bleibt ohne Folgen.
re-paralysed = { $who } verliert keine TP, erleidet aber { $shocks ->
    [one] einen Schock
   *[other] { $shocks } Schocks
 }.
re-doubled = { $who } hält die monomolekulare Klinge nicht auf: Der Verlust verdoppelt sich auf { $hp } TP.
re-no-loss = { $who } wird getroffen, verliert aber keine TP.
re-pierced = Der Schuss durchschlägt { $who } und trifft { $whom }.
re-drops-object = Objekt { $number }, bisher bei { $who }, bleibt liegen.
re-term-strength = Stärke
re-term-damage = Schaden
re-term-partial = nur teilweise unter der Schablone
re-term-autofire = Autofeuer
re-term-protection = Schutz
re-term-unarmoured = ohne Panzerung
re-term-touching-cover = berührt Deckung II
re-term-base-die = Grundwürfel
re-term-bonus-die = Bonuswürfel fürs Handeln
re-term-shield = Schild
re-term-type-dice = Vorsprung der Typenstufe
re-term-hidden = getarnt unter der Schablone: Würfel verdoppelt

## Verletzungen

re-loses = { $who } verliert { $hp } TP{ $beyond ->
    [true] , mehr als noch da waren
   *[false] {" "}({ $left } übrig)
 }.
re-out = { $who } ist ausgeschaltet und bleibt liegen.
re-removed = { $who } wird vom Tisch genommen.
re-finished = { $who } lag schon ausgeschaltet da und wird vom Tisch genommen.
re-shock-ap = Schock: { $who } verliert 1 AP ({ $left } übrig).
re-shock-marker = Schock: { $who } hat keine AP mehr und bekommt einen Schock-Marker (jetzt { $markers }).
re-critical = { $who } ist im kritischen Zustand: −1 auf alle Attribute{ $ap ->
    [0] {""}
   *[other] , { $ap } AP verloren
 }{ $markers ->
    [0] {""}
    [one] ; weil AP fehlen, ein Schock-Marker
   *[other] ; weil AP fehlen, { $markers } Schock-Marker
 }.

## MIKe

re-structure-hit = { $who }, getroffene Strukturzone: { $zone }.
re-zone-roll = Ein W12 zeigt, welche Strukturzone von { $who } getroffen ist.
re-structure-gone = { $who } wird getroffen, wo nichts mehr zu treffen ist: { $gone }. Der Treffer bleibt ohne Wirkung.
re-structure-instead = { $who } wird getroffen, wo nichts mehr zu treffen ist: { $gone }. Stattdessen trifft es: { $zone }.
re-structure-loses = { $who }, { $zone }: { $hp } TP verloren ({ $left } übrig).
re-structure-excess = { $hp ->
    [one] Ein weiterer TP geht in den Rumpf.
   *[other] { $hp } weitere TP gehen in den Rumpf.
 }
re-structure-excess-lost = { $hp ->
    [one] Ein weiterer TP geht ins Leere.
   *[other] { $hp } weitere TP gehen ins Leere.
 }
re-structure-critical = { $who }, { $zone }: im kritischen Zustand.
re-arm-destroyed = { $who }, { $zone }: zerstört. Eine eingebaute Waffe ist unbrauchbar, die AGI sinkt um 1.
re-legs-can-turn = { $who } verliert die Beine, kommt nicht mehr vom Fleck, kann sich aber noch drehen.
re-legs-roll = { $who } hat keine Beine mehr: Ein W12 zeigt, was noch geht.
re-legs-immobile = { $who } verliert die Beine und kann sich weder bewegen noch drehen.
re-legs-falls = { $who } verliert die Beine, stürzt um und ist ausgeschaltet.
re-collapses = { $who } bricht zusammen und bleibt als Wrack stehen.
re-collapses-removed = { $who } bricht zusammen und wird vom Tisch genommen.
re-detonates = { $who } wird zerrissen: Gleich folgt eine Detonation!
re-explosion = { $who } detoniert: Radius { $radius } cm, Stärke { $strength }, Schaden { $damage }.
re-refuse-arm-destroyed = Die Waffe ist nicht mehr zu gebrauchen, ihr Arm ist zerstört ({ $arm }).
re-refuse-no-arms = Ohne Arme kann eine MIKe nicht im Nahkampf angreifen.

## Handlungen und Reaktionen

re-act-normal_shot = Normaler Schuss
re-act-aimed_shot = Gezielter Schuss
re-act-snap_shot = Schnellschuss
re-act-fire_ready = Feuerbereitschaft
re-act-melee = Nahkampfangriff
re-act-guard = Abwehrhaltung
re-act-attack_move = Angriffsbewegung
re-act-turn = Drehen
re-act-move = Bewegen
re-act-lie_down = Hinlegen
re-act-stand_up = Aufstehen
re-act-jump = Springen
re-act-spot = Aufklären
re-act-use_equipment = Ausrüstung benutzen
re-act-interact = Objekt aufheben oder ablegen
re-act-dodge = Ausweichen
re-act-drop_prone = Hinwerfen
re-act-reaction_fire = Reaktionsfeuer
re-act-spot_support = Aufklären unterstützen
re-hint-normal_shot = ohne Zu- oder Abschlag
re-hint-aimed_shot = +1 auf den Zielwert, trägt weiter
re-hint-snap_shot = billiger, aber −2 auf den Zielwert
re-hint-fire_ready = danach in Reaktion schießen können, bis du wieder handelst
re-hint-melee = einen Gegner in Basekontakt angreifen
re-hint-guard = bis du wieder handelst, hilft Angreifern ihre Angriffsbewegung nicht
re-hint-attack_move = in Basekontakt laufen und dort zuschlagen
re-hint-turn = in eine andere Richtung blicken
re-hint-move = gehen, so weit die AP reichen
re-hint-lie_down = ein kleineres Ziel sein
re-hint-stand_up = wieder auf die Beine kommen
re-hint-jump = geradeaus, auch über niedriges Gelände
re-hint-spot = einen getarnten Gegner aufdecken
re-hint-use_equipment = etwas benutzen, das du dabeihast
re-hint-interact = an deiner Base
re-hint-command = eine Drohne handeln lassen
re-hint-dodge = der Schuss bekommt −1
re-hint-drop_prone = du liegst dann und bist ein kleineres Ziel
re-hint-reaction_fire = sofort schießen, mit −1
re-hint-spot_support = ein Würfel mehr beim Aufklären
re-hint-opportunity_attack = zuschlagen, bevor der Gegner fort ist

## Werte und Gründe

re-attribute-agi = AGI
re-attribute-bw = BW
re-attribute-ko = KO
re-attribute-fk = FK
re-attribute-wn = WN
re-attribute-eh = EH
re-term-ap = AP je Runde
re-term-carried-over = die Hälfte der übrigen
re-term-ap-max = Höchstzahl
re-term-arms-lost = zerstörte Arme
re-term-legs = beschädigte Beine
re-term-critical = kritischer Zustand
re-term-equipment = Ausrüstung
re-term-floor = nicht unter 0
re-term-danger = Gefahrenbereich
re-term-perception = Wahrnehmungsbereich

## Gelände und Umgebung

re-zone-swamp = Sumpf
re-zone-crater = Krater
re-zone-forest = Wald
re-zone-dense_forest = dichter Wald
re-zone-thicket = Dickicht
re-zone-building = Gebäude
re-zone-ruin = Ruine
re-zone-road = Straße
re-environment-wilderness = Wildnis
re-environment-moon = Mond
re-environment-arctic = Arktis
re-environment-tundra = Tundra
re-environment-space = Weltraum
re-environment-desert = Wüste

## Modelle und Treffer

re-size-small = klein
re-size-prone = liegt, also klein
re-size-medium = mittel
re-size-large = groß
re-limb-torso = Rumpf
re-limb-right_arm = rechter Arm
re-limb-left_arm = linker Arm
re-limb-legs = Beine
re-type-kinetik = Kinetik
re-type-schlag = Schlag
re-type-schnitt = Schnitt
re-type-strahl = Strahl
re-effect-desintegrator = Desintegrator
re-effect-durchschlag = Durchschlag
re-effect-elektro = Elektro
re-effect-emp = EMP
re-effect-explosiv = explosiv
re-effect-hitze = Hitze
re-effect-kaelte = Kälte
re-effect-mikrowelle = Mikrowelle
re-effect-monomolekular = monomolekular
re-effect-panzerbrechend = panzerbrechend
re-effect-paralyse = Paralyse
re-effect-rail = Rail
re-effect-schrapnell = Schrapnell
re-effect-vibro = Vibro
re-effect-strukturschaedigend = strukturschädigend
re-effect-strukturverstaerkt = strukturverstärkt
re-effect-kompositpanzerung = Kompositpanzerung

## Tisch und Überblick

re-status-waiting = wartet
re-status-out = ausgeschaltet
re-status-removed = vom Tisch
re-status-wreck = Wrack
re-board-hp = TP
re-board-ap = AP
re-board-notes = Lage
re-board-right_arm = rechter Arm { $hp }
re-board-left_arm = linker Arm { $hp }
re-board-legs = Beine { $hp }
re-board-critical = kritisch
re-board-prone = liegt
re-board-fast = schnell
re-board-fire_ready = feuerbereit
re-board-guard = in Abwehrhaltung
re-board-camouflaged = getarnt
re-board-markers = Schock-Marker: { $n }
re-board-legs-can_turn = kann sich nur drehen
re-board-legs-immobile = unbeweglich
re-board-carries = trägt Objekt { $number }
re-board-goal-extract = In der Extraktionszone
re-board-goal-recover = Geborgene Objekte
re-board-goal-hold = Punkte für gehaltene Stellungen
re-figure-hp = Trefferpunkte
re-figure-ap = Aktionspunkte

## Karte

re-map-high = hohes Gelände
re-map-low = niedriges Gelände
re-map-deployment = Aufstellungszone
re-map-extraction = Extraktionszone
re-map-object = Objekt { $number }
re-map-place = Stellung { $number }
re-map-prone = liegt
re-map-camouflaged = getarnt
re-map-out = ausgeschaltet
re-map-wreck = Wrack
re-arrow-hits = getroffen
re-arrow-misses = verfehlt
re-arrow-melee = Nahkampf
re-arrow-riposte = Riposte
re-map-where = { $x },{ $y }, Blick nach { $facing }{ $number ->
    [0] {""}
   *[other] ; { $around }
 }
re-map-where-on-screen = { $region }, Blick nach { $facing }{ $number ->
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
re-map-on = auf { $what }
re-map-at = an { $what }, im { $side }
re-map-near = nahe { $what }, im { $side }
re-map-touches = in Basekontakt mit { $whom }
re-map-deployment-of = Aufstellung: { $side }
re-map-extraction-of = Extraktion: { $side }
re-map-title = { $mission } · { $field } · Runde { $round }
re-map-title-setup = { $mission } · { $field } · Aufstellung
re-map-title-phase = { $mission } · { $field } · Runde { $round } · am Zug: { $who }
re-map-piece = { $name }, { $height } cm hoch
re-map-piece-label = { $label } · { $height } cm
re-map-seen = { $whom }: { $cells } von { $all } Feldern sichtbar
re-map-legend = Zeichen
re-map-ap = { $ap } AP
re-map-target = Sichtlinie zu einem Ziel
re-map-partly = teils zu sehen, noch kein Ziel
re-map-view = Sichtbereich
re-map-perception = Wahrnehmungsbereich
re-map-danger = Gefahrenbereich
re-map-trail = letzte Bewegung
re-map-things = Objekt
re-map-place-to-hold = Ort, der zu halten ist

## Was eine Antwort auf der Karte zeigt

re-over-way = { $cm } cm · { $ap } AP
re-over-length = { $cm } cm
re-over-rough = { $what }: +{ $ap } AP
re-over-up = { $cm } cm hinauf
re-over-down = { $cm } cm hinab
re-over-reach = eine Bewegung: { $cm } cm
re-over-seen-at-once = { $who } sieht dich am Anfang{ $stays ->
    [true] {" "}und am Ziel
   *[other] {""}
 }
re-over-seen-after = { $who } sieht dich nach { $cm } cm{ $stays ->
    [true] {" "}und am Ziel
   *[other] {""}
 }
re-over-seen-at-end = { $who } sieht dich am Ziel
re-over-charge = gegen { $whom }
re-over-range = bis { $cm } cm{ $less ->
    [0] {""}
   *[other] : −{ $less }
 }
re-over-template = Schablone: { $cm } cm
re-over-caught = { $who } liegt darunter
re-over-caught-partly = { $who } liegt zum Teil darunter
re-over-out-of-view = { $whom } ist nicht im Sichtbereich

## Karten am Tisch

re-place-weapons = Waffen
re-place-items = Ausrüstung
re-place-perception = Wahrnehmung in cm
re-place-danger = Gefahrenbereich in cm
re-place-thing = { $thing }{ $uses ->
    [0] {""}
   *[other] {" "}({ $left }/{ $uses })
 }
re-place-gun = WK { $wk } · { $bands } × { $band } cm{ $area ->
    [0] {""}
   *[other] {" "}· Schablone { $area } cm
 } · Stärke { $strength }, { $type } { $level } · Schaden { $damage }{ $number ->
    [0] {""}
   *[other] {" "}· { $effects }
 }
re-place-blade = WK { $wk } · Stärke { $strength }, { $type } { $level } · Schaden { $damage }{ $number ->
    [0] {""}
   *[other] {" "}· { $effects }
 }
re-place-camouflaged = Niemand kann es beschießen oder angreifen, bis es aufgeklärt ist.
re-place-revealed = aufgeklärt
re-place-order = Reihenfolge
re-place-open = offen
re-place-shift = verschoben
re-place-goal = Ziel
re-place-rounds = Runden
re-place-objects = Objekte
re-place-mission = Mission: { $mission }
re-place-lies = Objekt { $number } liegt bei { $at }
re-place-lies-on-screen = Objekt { $number } liegt { $region }
re-place-carried = Objekt { $number }: { $who }

## Korrekturen

re-amend-hp = Trefferpunkte
re-amend-right_arm = Rechter Arm
re-amend-left_arm = Linker Arm
re-amend-legs = Beine
re-amend-ap = Aktionspunkte
re-amend-markers = Schock-Marker
re-amend-prone = Liegt
re-amend-fast = Schnell
re-amend-fire_ready = Feuerbereit
re-amend-guard = In Abwehrhaltung
re-amend-revealed = Aufgeklärt
re-amend-critical = Kritisch
re-amend-state = Zustand
re-amend-state-active = im Spiel
re-amend-state-out = ausgeschaltet
re-amend-state-removed = vom Tisch
re-amend-state-wreck = Wrack
re-amend-facing = Blickrichtung in Grad
re-amend-x = Ort: cm nach Osten
re-amend-y = Ort: cm nach Norden

## Einheitenkarten zum Drucken

re-card-heading = Einheitenkarten
re-card-kind = Einsatzgruppe oder Modell
re-card-title = { $name } { $level }
re-card-hp = TP
re-card-points = { $points } Punkte
re-card-danger = Gefahr
re-card-perception = Wahrnehmung
re-card-size = Größe
re-card-movement = Bewegung
re-card-load = Last
re-card-camouflage = Tarnung
re-card-traits = Eigenschaften
re-card-outfit = Ausstattung
re-card-armour = Rüstung
re-card-items = Ausrüstung
re-card-centimetres = { $n } cm
re-card-perceived = { $n } cm, { $fov }°
re-card-base = { $size }, Base { $mm } mm
re-derived-total = Zusammen
re-card-carried = { $load } von { $capacity } kg
re-card-burdened = Überladen: AGI und BW sind um { $n } gesenkt, das steht schon in den Werten.
re-card-melee = NK
re-card-unwieldy = schwerfällig
re-card-projectile = Projektil
re-card-protection = Schutz { $n }
re-card-against = hebt auf: { $effects }
re-card-ap = { $n } AP
re-card-no-rules = Keine besonderen Regeln.
re-card-column-weapon = Waffe
re-card-column-wk = WK
re-card-column-type = Typ
re-card-column-strength = Stärke
re-card-column-damage = Schad.
re-card-column-range = Reichw.
re-card-column-af = AF
re-card-column-area = Radius
re-card-type-infantry = Infanterie
re-card-type-mike = MIKe
re-card-type-drone = Drohne
re-card-movement-legs = Beine
re-card-movement-antigrav = Antigrav
re-card-movement-flight = Flug
re-card-movement-tracks = Kette
re-card-movement-wheels = Rad
re-card-movement-stationary = stationär
re-card-camouflage-passive = passiv
re-card-camouflage-active = aktiv
re-card-camouflage-title = Tarnung, { $kind }
re-card-camouflage-passive-text = Möglich in Basekontakt mit einem Geländeraum oder mit einem Geländeteil, das mindestens so groß ist wie das Modell. Wer es aufklären will, hat { $level } Abzug.
re-card-camouflage-active-text = Überall möglich. Immer +1W12 auf Verteidigungswürfe; Schützen und Nahkampfgegner haben 1 Abzug. Wer das Modell aufklären will, hat { $level } Abzug.
re-card-trait-gruppenfuehrer = Gruppenführer
re-card-trait-gruppenfuehrer-text = Führt die Einsatzgruppe und würfelt für sie um das Aufstellen.{ $level ->
    [0] {""}
   *[other] {" "}Spielt ihr nach AGI, verschiebt das Modell { $level ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $level }-mal
     } pro Runde jemanden kostenlos um 1.
 }
re-card-trait-fernkampf = Fernkampf
re-card-trait-fernkampf-text = { $level ->
    [0] Geübt im Schießen.
    [one] Wirft für jeden Schuss einen W12 mehr; es genügt, wenn einer gelingt.
   *[other] Wirft für jeden Schuss { $level } W12 mehr; es genügt, wenn einer gelingt.
 }
re-card-neutralises = Wirkungslos gegen den Träger: { $effects }.
re-card-shield = +1W12 auf Verteidigungswürfe im Nahkampf und gegen Beschuss von vorn (180°). Keine Hand frei für Waffen ab WK III.
re-card-field = Hebt Desintegrator, Elektro und panzerbrechend gegen den Träger auf.
re-card-heals = Infanterie in Basekontakt oder der Träger selbst bekommt { $points ->
    [one] 1 Trefferpunkt
   *[other] { $points } Trefferpunkte
 } zurück, auch bei genau 0.
re-card-spotting = { SIGNED($bonus) } auf eigene Würfe zum Aufklären.
re-card-modifier = { $attribute } { SIGNED($bonus) }, bis die nächste eigene Initiative-Phase beginnt.
re-card-zones = Strukturzonen

## Inhalte

re-content-kind-weapon = Waffe
re-content-kind-armour = Rüstung
re-content-kind-item = Ausrüstung
re-content-kind-model = Modell
re-content-kind-force = Einsatzgruppe
re-content-kind-battlefield = Schlachtfeld
re-content-kind-mission = Mission
re-content-kind-scenario = Szenario
re-content-kind-drone = Drohne
re-content-kind-effect = Effekt
re-content-kind-trait = Eigenschaft
re-content-kind-damage = Schadenstyp
re-content-kind-attribute = Attribut
re-content-kind-zone = Geländeraum
re-content-melee-key = { $file }, { $where }: „{ $key }“ gibt es nur bei Fernkampfwaffen. Gib der Waffe eine Reichweite (range) oder nimm „{ $key }“ heraus.
re-content-area-autofire = { $file }, { $where }: Eine Flächenwaffe hat kein Autofeuer. Setze af oder area auf 0.
re-content-item-ap = { $file }, { $where }: Was „{ $key }“ hat, muss benutzt werden. Gib mit ap an, was das kostet, mindestens 1.
re-content-arm = { $file }, { $where }: „{ $weapon }“ ist in einen Arm eingebaut; das gibt es nur bei MIKe (type = "mike").
re-content-faction = { $file }, { $where }: „{ $model }“ gehört zur Fraktion { $faction }, die Einsatzgruppe aber zu { $wanted }. Alle Modelle einer Gruppe haben dieselbe Fraktion (RE-GRP-01).
re-content-no-leader = { $file }, { $where }: Niemand führt diese Gruppe. Genau ein Modell braucht die Eigenschaft „{ $trait }“ (RE-GRP-02).
re-content-leaders = { $file }, { $where }: Mehr als ein Modell führt diese Gruppe: { $models }. Nur eines darf die Eigenschaft „{ $trait }“ haben (RE-GRP-02).
re-content-controller-twice = { $file }, { $where }: „{ $model }“ ist mehrmals dabei; wer eine Drohne führt, muss eindeutig sein.
re-content-drones = { $file }, { $where }: „{ $model }“ kann höchstens { $limit } Drohnen führen (eine je 3 EH), nicht { $number }.
re-content-drone-off = { $file }, { $where }: „{ $model }“ in „{ $force }“ ist eine Drohne; Drohnen spielen nur mit der Option drones = "controller" mit ({ $rule }).
re-content-drone-alone = { $file }, { $where }: Niemand führt die Drohne „{ $model }“ in „{ $force }“. Nenne unter controllers ein Modell der Gruppe.
re-content-shield = { $file }, { $where }: „{ $model }“ trägt einen Schild und hat keine Hand frei für „{ $weapon }“ (Waffenklasse III und mehr). Nimm eines von beiden heraus oder spiele mit der Option shield_hand = false.
re-content-shape = { $file }, { $where }: Ein Umriss steht auf genau eine Art da. Nimm eine von diesen: { $shapes }.
re-content-outside = { $file }, { $where }: Das liegt nicht ganz auf dem Tisch; er ist { $width } cm breit und { $height } cm hoch.
re-content-crossing = { $file }, { $where }: Der Umriss schließt keine Fläche ein oder schneidet sich selbst. Nenne jede Ecke einmal, der Reihe nach; bei box zuerst die linke untere, dann die rechte obere.
re-content-overlap = { $file }, { $where }: „{ $one }“ und „{ $other }“ stehen ineinander. Rücke sie auseinander oder stelle mit z0 eines auf das andere.
re-content-goal-key = { $file }, { $where }: Das Ziel „{ $goal }“ kennt kein „{ $key }“.
re-content-objects = { $file }, { $where }: Das Ziel „{ $goal }“ braucht Objekte auf genau eine dieser Arten: { $keys }.
re-content-object-inside = { $file }, { $where }: Das Objekt bei { $spot } liegt in „{ $piece }“ auf dem Schlachtfeld „{ $battlefield }“. Niemand käme heran.
re-content-zones-near = { $file }, { $where }: Die Aufstellungszonen der Mission „{ $mission }“ sind auf diesem Tisch nur { $gap } cm voneinander entfernt, mindestens { $limit } (RE-GAM-05).
re-content-no-room = { $file }, { $where }: In „{ $zone }“ ist kein Platz für alle { $number } Modelle von „{ $force }“. Vergrößere die Zone oder räume Geländeteile weg.
re-content-vtt-missing = { $file }, { $where }: Die Datei „{ $vtt }“ lässt sich nicht lesen ({ $reason }).
re-content-vtt-wrong = { $file }, { $where }: In der Datei „{ $vtt }“ stimmt etwas nicht: { $problem }
re-content-vtt-document = { $file }, { $where }: Ein Spiel lädt keine weiteren Dateien; die Wände aus „{ $vtt }“ müssen schon darin stehen.
re-content-vtt-problem-not-json = Sie ist kein gültiges JSON ({ $reason }, Zeile { $line }).
re-content-vtt-problem-missing = „{ $where }“ fehlt.
re-content-vtt-problem-wrong-type = „{ $where }“ ist nicht von der Art, die dort stehen muss ({ $wanted }, nicht { $found }).
re-content-vtt-problem-not-finite = „{ $where }“ ist keine endliche Zahl ({ $found }).
re-content-vtt-problem-short-line = „{ $where }“ ist eine Linie aus nur einem Ort; sie braucht zwei.
re-content-vtt-problem-no-walls = Auf der Karte gibt es keine Wand, keinen Gegenstand und keine Tür.
re-content-vtt-problem-too-large = „{ $where }“: { $found } sind zu viele, höchstens { $most }.
re-content-vtt-problem-out-of-range = „{ $where }“ muss zwischen { $least } und { $most } liegen, nicht bei { $found }.

## Fragen nach Chancen (regelwerk odds realms …)

re-named = { $name }
re-odds-agility = AGI { $agi }
re-odds-title-shot = { $who } schießt auf { $whom } ({ $weapon }, { $act }, { $cm } cm{ $dice ->
    [one] )
   *[other] , { $dice } Würfel)
 }
re-odds-title-bare-shot = { $act } auf { $cm } cm{ $dice ->
    [one] {""}
   *[other] , { $dice } Würfel
 }
re-odds-title-area = { $who } zielt auf { $whom } ({ $weapon }, { $act }, { $cm } cm{ $dice ->
    [one] )
   *[other] , { $dice } Würfel)
 }
re-odds-title-bare-area = Flächenwaffe: { $act } auf { $cm } cm{ $dice ->
    [one] {""}
   *[other] , { $dice } Würfel
 }
re-odds-title-melee = { $who } greift im Nahkampf an: { $whom } ({ $weapon })
re-odds-title-bare-melee = Ein Nahkampfangriff
re-odds-title-damage = Schadenswurf, wie der Angreifer ihn sieht: { $weapon } gegen { $whom }
re-odds-title-bare-damage = Schadenswurf, wie der Angreifer ihn sieht
re-odds-title-fate = Was dem Ziel geschieht, und die Chance, dass es etwas verliert
re-odds-title-lost-hp = Trefferpunkte, die das Ziel verliert
re-odds-title-lost-ap = Aktionspunkte und Marker, die das Ziel die Lähmung kostet
re-odds-title-stunned-blast = Aktionspunkte und Marker, die das Ziel die Lähmung kostet, Abweichung eingerechnet
re-odds-title-lost-blast = Trefferpunkte, die das Ziel verliert, Abweichung eingerechnet
re-odds-title-zones = Welche Strukturzone Trefferpunkte verliert
re-odds-title-riposte = Trefferpunkte, die der Angreifer durch die Riposte verliert
re-odds-title-both-hit = Trefferpunkte, die der Angreifer verliert, weil beide treffen
re-odds-title-interrupt = { $who } unterbricht { $whom } ({ $dice ->
    [one] beide werfen einen Würfel
   *[other] wer handelt, wirft { $dice } Würfel
 })
re-odds-title-initiative = { $who } handelt vor { $whom }
re-odds-title-spot = { $who } klärt auf: { $whom }{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } Würfel)
 }
re-odds-title-bare-spot = Aufklären{ $dice ->
    [one] {""}
   *[other] {" "}({ $dice } Würfel)
 }
re-odds-title-spot-first = Erst aufklären, dann schießen: das getarnte Ziel (Stufe { $level }) entdecken
re-odds-title-spot-and-hit = Entdecken und treffen
re-odds-title-aside = Wie weit der Einschlag neben der Stelle liegt
re-odds-title-covered-target = Ob die Schablone (Radius { $cm } cm) das Ziel erfasst
re-odds-title-covered-spot = Ob die Schablone (Radius { $cm } cm) jemanden auf der Stelle erfasst
re-odds-title-covered-beside = Ob sie jemanden erfasst, der { $cm } cm daneben steht
re-odds-title-target = { $whom }: { $weapon }, { $cm } cm, trifft zu { $hit } %
re-odds-tally-value = Zielwert
re-odds-term-given = wie angegeben
re-odds-tally-attack = Auf den Schadenswurf
re-odds-tally-attack-dice = W12 des Schadenswurfs
re-odds-tally-defence = Auf den Verteidigungswurf
re-odds-tally-defence-dice = W12 des Verteidigungswurfs
re-odds-tally-shot-dice = W12 des Fernkampfwurfs
re-odds-tally-spot-dice = W12 des Aufklärungswurfs
re-odds-tally-active-dice = W12 des handelnden Modells
re-odds-tally-loss = TP, um die es geht,
re-odds-tally-shocks = Schocks, um die es geht,
re-odds-tally-melee = Angriff: W12 und
re-odds-tally-melee-defence = Abwehr: W12 und
re-odds-tally-agility = W12 und
re-odds-measure-hit = Treffer
re-odds-measure-on-target = am Ziel
re-odds-measure-fate = Folge
re-odds-measure-hp = TP
re-odds-measure-ap = AP
re-odds-measure-own-hp = eigene TP
re-odds-measure-zone = Zone
re-odds-measure-contest = Schadenswurf
re-odds-measure-first = zuerst
re-odds-measure-spotted = aufgeklärt
re-odds-measure-cm = cm
re-odds-measure-covered = erfasst
re-odds-no = nein
re-odds-yes = ja
re-odds-missed = nicht getroffen
re-odds-held = ohne Folgen
re-odds-shaken = nur Schock
re-odds-wounded = verwundet
re-odds-critical = verwundet, kritisch
re-odds-out = ausgeschaltet
re-odds-removed = vom Tisch
re-odds-wrecked = wird zum Wrack
re-odds-explodes = explodiert
re-odds-no-zone = keine
re-odds-repelled = abgewehrt
re-odds-hits = trifft
re-odds-both-hit = beide treffen
re-odds-lost = verloren
re-odds-tied = Gleichstand
re-odds-won = gewonnen
re-odds-not-covered = gar nicht
re-odds-partly-covered = teilweise
re-odds-fully-covered = ganz
re-odds-length = „{ $given }“ ist keine Länge für { $name }. Schreib Zentimeter, zum Beispiel 42 oder 7,5.
re-odds-too-wide = So weit reicht kein Tisch: { $name } ist höchstens { $most } cm.
re-odds-refused = So geht das nicht: { $reason } ({ $rule })
re-odds-who-or-numbers = Nenne jemanden, oder gib Zahlen an: { $known }.
re-odds-no-weapon = { $who } hat keine Waffe, die hier passt. Gib mit --weapon eine an.
re-odds-area-weapon = { $weapon } ist eine Flächenwaffe: Frage nach area statt nach shot.
re-odds-no-area = { $weapon } ist keine Flächenwaffe: Frage nach shot.
re-odds-no-radius = Gib mit --radius die Größe der Schablone in cm an, oder mit --weapon eine Flächenwaffe.
re-odds-no-melee-weapon = { $weapon } taugt nicht für den Nahkampf.
re-odds-no-targets = { $who } hat gerade kein Ziel. { $reasons }
re-odds-not-measured = An diesem Tisch wird vor der Ansage eines Schusses nicht gemessen. Mit --measured geht es trotzdem, etwa nach dem Spiel.
re-odds-not-there = { $who } steht nicht kampffähig auf dem Tisch.

# -- worum es geht
re-aim-eliminate = alle gegnerischen Modelle ausschalten
re-aim-extract = { $number } eigene Modelle in die eigene Abholzone bringen
re-aim-recover = { $number } Objekte in die eigene Aufstellungszone tragen
re-aim-hold = zuerst { $number } Punkte haben (am Rundenende einen für jeden Ort, den nur du besetzt)
re-aim-limit-eliminate = Nach Runde { $rounds } gewinnt, wer den größeren Anteil seiner Trefferpunkte noch hat
re-aim-limit-extract = Nach Runde { $rounds } gewinnt, wer den größeren Anteil seiner Trefferpunkte noch hat
re-aim-limit-recover = Nach Runde { $rounds } gewinnt, wer mehr Objekte hat, bei Gleichstand wer mehr Trefferpunkte behalten hat
re-aim-limit-hold = Nach Runde { $rounds } gewinnt, wer mehr Punkte hat, bei Gleichstand wer mehr Trefferpunkte behalten hat

## Zahlen, von denen ein Dauerauftrag abhängen kann

re-number-attack = Schadenswurf
re-number-defence = Abwehrwurf

# Fragen nach Chancen, und was sie wissen wollen.
re-given-strength = Stärke der Waffe, ohne Angreifer
re-given-level = Stufe ihres Schadenstyps
re-given-damage = ihr Schaden
re-given-type = ihr Typ: kinetik, schlag, schnitt, strahl
re-given-effects = ihre Effekte, etwa explosiv,vibro
re-given-protection = Schutz der Rüstung, statt der des Ziels
re-given-armour-level = Stufe der Rüstung gegen diesen Typ
re-given-armour-effects = Effekte der Rüstung
re-given-ko = KO des Ziels
re-given-size = small, medium, large
re-given-kind = infantry, mike, drone
re-given-shield = das Ziel hat einen Schild
re-given-field = das Ziel hat ein Feld
re-given-active-camouflage = das Ziel ist aktiv getarnt
re-given-hp = Trefferpunkte, die das Ziel noch hat
re-given-ap = Aktionspunkte, die es noch hat
re-given-critical = das Ziel ist schon kritisch
re-given-target-prone = das Ziel liegt
re-given-environment = Umgebung, etwa wilderness, urban
re-given-zone = Zone, in der das Ziel steht, etwa dense_forest
re-given-attacker = wer angreift; oder Zahlen
re-given-target = wer angegriffen wird; oder Zahlen
re-given-weapon = womit; sonst die erste Waffe, die passt
re-given-mode = normal, aimed, snap, reaction
re-given-distance = Abstand der Bases in cm
re-given-prone = wer angreift, liegt
re-given-attacker-critical = wer angreift, ist kritisch
re-given-rear = von hinten
re-given-touching = das Ziel berührt Deckung II
re-given-hidden = das Ziel ist getarnt und nicht aufgeklärt
re-given-camouflage = Stufe dieser Tarnung, statt der des Ziels
re-given-fk = FK, statt der des Schützen
re-given-emerging = Reaktionsfeuer auf jemanden, der eben erst auftaucht
re-given-cover = Deckung des Ziels: 0, 1 oder 2
re-given-fast = das Ziel ist schnell
re-given-dodge = das Ziel weicht aus
re-given-band = Länge eines Bands in cm, ohne Waffe
re-given-bands = wie viele Bänder, ohne Waffe
re-question-shot = ein Schuss: Treffer, Wunde, ausgeschaltet
re-given-shots = Schüsse auf dieses Ziel
re-question-area = eine Flächenwaffe: Abweichung und wen sie erfasst
re-given-radius = Radius der Schablone in cm, ohne Waffe
re-given-beside = jemand steht so viele cm neben der Stelle
re-given-clock = in welcher Richtung: 12 dahinter, 3 rechts, 6 davor
re-question-melee = ein Nahkampfangriff: Treffer, Verlust, Riposte
re-given-agi = AGI, statt der des Angreifers
re-given-target-agi = AGI des Ziels
re-given-charge = nach einer Angriffsbewegung
re-given-friends = Freunde, die das Ziel berühren
re-given-target-friends = Freunde des Ziels, die den Angreifer berühren
re-given-guard = das Ziel ist in Abwehrhaltung
re-given-ambush = aus der Tarnung
re-given-riposte = womit das Ziel zurückschlägt; sonst die erste Waffe
re-question-damage = ein Treffer: wer den Schadenswurf gewinnt
re-given-damage-shots = so viele Schüsse trafen zugleich
re-given-partial = eine Schablone erfasst es nur teilweise
re-question-interrupt = wer unterbricht, kommt zuerst
re-given-active = wer handelt: ein Modell oder seine AGI
re-given-reacting = wer reagiert: ein Modell oder seine AGI
re-question-initiative = wer von zweien zuerst handelt
re-given-first = ein Modell, seine AGI oder AGI/EH
re-given-second = ein Modell, seine AGI oder AGI/EH
re-question-spot = jemand Getarntes aufklären
re-given-spotter = wer sucht; oder --wn
re-given-sought = wer gesucht wird; oder --level
re-given-wn = WN, statt der des Suchenden
re-given-spot-level = Stufe der Tarnung
re-given-extra = zusätzliche AP
re-given-support = wie viele unterstützen
re-given-spot-place = Zone, in der gesucht wird
re-question-targets = auf wen ein Modell jetzt schießen kann
re-given-game = ein gespeichertes Spiel oder ein Szenario
re-given-who = wer schießt
re-given-targets-arms = nur mit dieser Waffe
re-given-measured = auch messen, wenn der Tisch vor der Ansage nicht misst

# Namen, die kein Inhalt nennt.
re-duel-introduction = Zwei treffen aufeinander.
re-name-unarmed = unbewaffnet
re-name-blue = Blau
re-name-red = Rot
re-name-side = { $colour } ({ $force })
re-name-lower-edge = unterer Rand
re-name-upper-edge = oberer Rand
re-name-left-edge = linker Rand
re-name-right-edge = rechter Rand
re-name-deployment-zone = Aufstellungszone
re-name-extraction-zone = Extraktionszone
re-name-upper-left = links oben
re-name-upper = oben
re-name-upper-right = rechts oben
re-name-left = links
re-name-middle = Mitte
re-name-right = rechts
re-name-lower-left = links unten
re-name-lower = unten
re-name-lower-right = rechts unten
re-name-swamp = Sumpf
re-name-crater = Krater
re-name-forest = Wald
re-name-dense-forest = Dichter Wald
re-name-thicket = Dickicht
re-name-building = Gebäude
re-name-ruin = Ruine
re-name-road = Straße
re-name-table = Tisch
re-name-detonation = Detonation
re-name-cover = Deckung
re-name-zone = Zone
re-name-bare-hands = bloße Hände
re-name-urban-terrain = urbanes Gelände
re-name-indoors = Innenraum
re-name-wall = Wand
re-name-obstacle = Hindernis
re-name-door = Tür
re-name-zone-at = { $kind } { $where }

# Was man tippen darf, um zu sagen, wohin: mit Kommas, und … steht für den Namen, wenn er mittendrin steht.
re-typed-north = n, nord, norden
re-typed-northeast = no, nordost, nordosten
re-typed-east = o, ost, osten
re-typed-southeast = so, südost, südosten
re-typed-south = s, süd, süden
re-typed-southwest = sw, südwest, südwesten
re-typed-west = w, west, westen
re-typed-northwest = nw, nordwest, nordwesten
re-typed-ahead = vor, vorwärts, geradeaus
re-typed-left = links
re-typed-right = rechts
re-typed-back = zurück, rückwärts, umdrehen
re-typed-in-direction = nach, richtung
re-typed-away = weg von, fort von
re-typed-towards = in richtung, richtung, auf … zu
re-typed-behind = hinter
re-typed-beside = neben, an
re-typed-onto = auf
re-typed-to = zu, zum, zur, nach, in
re-typed-articles = der, dem, den, die, das
re-typed-object = objekt, kiste
re-typed-held = stellung, ort, objekt
re-typed-middle = mitte

## Bogen

re-sheet-body = Körper
re-sheet-points = Punkte
re-sheet-rules = Besondere Regeln
re-sheet-type = { $type } { $level }
