### Die Sätze von Dark Space. Namen haben weder Fall noch Geschlecht und bleiben deshalb ungebeugt.

system-title = Dark Space: Konfrontation

## Würfe und Proben

ds-dice-thrown = { $pool }W10 ({ $pool-reasons }{ $mode ->
    [normal] {""}
   *[other] ; { $mode }{ COUNT($why) ->
        [0] {""}
       *[other] : { $why }
     }
 })
ds-dice-two-highest = den zwei höchsten von { $pool }W10 ({ $pool-reasons }{ $mode ->
    [normal] {""}
   *[other] ; { $mode }{ COUNT($why) ->
        [0] {""}
       *[other] : { $why }
     }
 })
ds-dice-desperate = 1W10 statt { $pool }W10 ({ $pool-reasons }; verzweifelt{ COUNT($why) ->
    [0] {""}
   *[other] : { $why }
 })
ds-sum = { COUNT($bonus-reasons) ->
    [one] { $bonus ->
        [0] { $result } mit { $dice }
       *[other] { $main } mit { $dice }, { SIGNED($bonus) } ({ $skill }) = { $result }
     }
   *[other] { ds-total }
 }
ds-total = { $main } mit { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }) = { $result }
ds-against = gegen { $difficulty }{ COUNT($difficulty-reasons) ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $difficulty-reasons })
 }
ds-probe = Probe von { $who } auf { $skill }: { ds-sum } { ds-against }, { $success ->
    [true] geschafft.
   *[false] misslungen.
 }
ds-open-probe = Probe von { $who } auf { $skill }: { ds-sum }.
ds-probe-control = { $who } will die Kontrolle behalten, Probe auf { $skill }: { ds-sum } { ds-against }, { $success ->
    [true] geschafft.
   *[false] misslungen.
 }
ds-probe-last-breath = { $who } ringt um den letzten Atemzug, Probe auf { $skill }: { ds-sum } { ds-against }, { $success ->
    [true] geschafft.
   *[false] misslungen.
 }
ds-critical = { $who } würfelt kritisch: Auch der dritthöchste Würfel zeigt genug.
ds-thrown = { $who } würfelt { $result }. Noch kann das jemand unterbrechen.
ds-joint-leader = { $who } führt die Gruppenprobe an: { $skill } mit { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-probe = { $who } macht bei der Gruppenprobe mit: { $skill } mit { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-last-breath = { $who } ringt um den letzten Atemzug und führt die Gruppenprobe an: { $skill } mit { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-first-aid = { $who } leistet Erste Hilfe: { $skill } mit { $dice }, { SIGNED($bonus) } ({ $bonus-reasons }).
ds-joint-throw = { $who } kommt mit den zwei höchsten Würfeln auf { $main }.
ds-group-probe = Gruppenprobe, angeführt von { $who }{ COUNT($struck) ->
    [0] {""}
   *[other] {" "}(durch Kollaps gestrichen: { $struck })
 }: bester Wurf { $main }, beste Fertigkeit { SIGNED($bonus) } ({ $bonus-reasons }) = { $result } { ds-against }, { $success ->
    [true] geschafft.
   *[false] misslungen.
 }
ds-group-open = Gruppenprobe, angeführt von { $who }{ COUNT($struck) ->
    [0] {""}
   *[other] {" "}(durch Kollaps gestrichen: { $struck })
 }: bester Wurf { $main }, beste Fertigkeit { SIGNED($bonus) } ({ $bonus-reasons }) = { $result }.
ds-group-nothing-left = Gruppenprobe, angeführt von { $who }: Die Kollapse lassen keinen Wurf übrig (gestrichen: { $struck }), misslungen.
ds-mode-normal = normal
ds-mode-eased = erleichtert
ds-mode-hampered = erschwert
ds-mode-desperate = verzweifelt
ds-stake-success = Erfolg
ds-stake-damage = Schaden
ds-band-hit = { $role ->
    [target] du wirst getroffen
    [doer] trifft { $who }
   *[other] { $who } wird getroffen
 }
ds-band-pierced = { $role ->
    [target] dein Schutz wird durchschlagen
    [doer] { $again ->
        [true] durchschlägt den Schutz
       *[false] durchschlägt den Schutz von { $who }
     }
   *[other] der Schutz von { $who } wird durchschlagen
 }
ds-band-filled = { $role ->
    [target] einer deiner Monitore wird voll
    [doer] { $again ->
        [true] füllt einen Monitor
       *[false] füllt einen Monitor von { $who }
     }
   *[other] ein Monitor von { $who } wird voll
 }
ds-band-out = { $role ->
    [target] du wirst ausgeschaltet
    [doer] { $again ->
        [true] schaltet aus
       *[false] schaltet { $who } aus
     }
   *[other] { $who } wird ausgeschaltet
 }
ds-band-behind-firewall = { $role ->
    [target] { $by } kommt hinter deine Firewall
    [doer] du kommst hinter die Firewall von { $who }
   *[other] { $by } kommt hinter die Firewall von { $who }
 }
ds-band-full-access = { $role ->
    [target] { $by } bekommt vollen Zugriff auf dein System
    [doer] { $again ->
        [true] du bekommst vollen Zugriff
       *[false] du bekommst vollen Zugriff auf { $who }
     }
   *[other] { $by } bekommt vollen Zugriff auf { $who }
 }
ds-band-success = { $role ->
    [other] { $who } schafft es
   *[target] du schaffst es
 }
ds-band-control = { $role ->
    [other] { $who } behält die Kontrolle
   *[target] du behältst die Kontrolle
 }
ds-band-hidden = { $role ->
    [other] { $who } bleibt unbemerkt
   *[target] du bleibst unbemerkt
 }
ds-band-success-hidden = { $role ->
    [other] { $who } schafft es unbemerkt
   *[target] du schaffst es unbemerkt
 }
ds-ask-dice = { $who }, { $skill } mit { $pool }W10: Nimmst du vor dem Wurf Stress auf dich? Jeder Punkt ist ein Würfel mehr. Zeigen deine zwei besten Würfel zusammen nicht mehr als deinen Stress, kollabierst du.
ds-answer-dice = { $n ->
    [0] Kein Würfel mehr
    [one] Ein Würfel mehr
   *[other] { $n } Würfel mehr
 }
ds-ask-one-more = { $who }: Es steht { $result }. Wirfst du für 1 Stress noch einen Würfel dazu?

## Stress und Kollaps

ds-stress = { $who }: { $points } Stress (jetzt { $stress }).
ds-stress-dice = { $who } kauft { $points ->
    [one] einen Würfel
   *[other] { $points } Würfel
 } für { $points } Stress (jetzt { $stress }).
ds-stress-overdraw = { $who } hat in dieser Phase nicht genug AE und zahlt für { $points ->
    [one] 1 fehlende AE
   *[other] { $points } fehlende AE
 } { $points } Stress (jetzt { $stress }).
ds-stress-interrupt = { $who } zahlt für die Unterbrechung { $points } Stress (jetzt { $stress }).
ds-stress-guard = { $who } zahlt für die volle Abwehr { $points } Stress (jetzt { $stress }).
ds-stress-grit = Das kostet { $who } { $points } Stress (jetzt { $stress }).
ds-stress-seize = { $who } drängt sich für { $points } Stress vor (jetzt { $stress }).
ds-stress-range = { $who } gleicht die Entfernung mit { $points } Stress aus (jetzt { $stress }).
ds-stress-desperate = { $who } ist verzweifelt und bekommt { $points } Stress (jetzt { $stress }).
ds-overwhelmed = { $who } bricht unter { $stress } Stress zusammen und ist bis zur nächsten Rast kampfunfähig.
ds-traumatised = { $who } ist traumatisiert: Sinkt der Stress bei der nächsten Rast nicht unter 5, bleibt ein Handicap.
ds-collapse = { $who } kollabiert unter dem Stress.
ds-collapse-under = { $who } kollabiert unter dem Stress: Die Würfel ergeben { $dice }, nicht mehr als die { $stress } Stress.
ds-doubled = { $who }: Die nächste Handlung kostet doppelt so viele AE.
ds-ask-collapse = { $who } kollabiert. Was folgt daraus?
ds-answer-spare = Nichts weiter
ds-answer-double = Die nächste Handlung von { $who } kostet doppelt so viele AE
ds-cost-ae = AE
ds-cost-stress = Stress
ds-cost-strength = Stärke

## Reihenfolge und Runden

ds-round = Runde { NUMBER($round, useGrouping: 0) }, der Reihe nach: { $order }.
ds-round-by-account = Runde { NUMBER($round, useGrouping: 0) }, wer bisher weniger AE verbraucht hat, zuerst: { $order }.
ds-in-order = { $who } ({ $account } AE)
ds-initiative-begins = Alle würfeln um die Initiative.
ds-throws-initiative = Initiative von { $who }: { $bonus ->
    [0] { $result } mit { $dice }
   *[other] { ds-total }
 }.
ds-roll-off = In allem gleich: Ein Stechen entscheidet, wer zuerst kommt, zwischen { $who }.
ds-joins = { $who } kommt dazu, mit { $account } AE auf dem Konto, nach allen anderen.
ds-rejoins = { $who } ist wieder dabei, mit { $account } AE auf dem Konto, nach allen anderen.
ds-comes-back = { $who } ist wieder einsatzbereit.
ds-ask-seize = { $who }: Reißt du die nächste Handlungsphase an dich, bevor { $next } handelt?
ds-answer-wait = Abwarten
ds-answer-seize = Sofort handeln
ds-ambush-phase = { $who } schlägt aus dem Hinterhalt zu.
ds-bonus-phase = { $who } handelt, bevor die Wachen sich gefasst haben.
ds-event = { $text }
ds-round-limit = Nach { $rounds } Runden ist noch nichts entschieden.
ds-over = Die Konfrontation ist vorbei.

## Die Handlungsphase

ds-ask-act = { $who } ist dran und hat noch { $left } AE. Was tust du?
ds-ask-overdraw = { $who }: Die AE dieser Phase sind verbraucht. Tust du noch etwas und überziehst? Jede AE kostet 1 Stress.
ds-answer-end = Phase beenden
ds-answer-continue = Weitermachen: { $act }
ds-answer-act = { $act }
ds-ask-which = { $who }, { $act }: Was hast du genau vor?
ds-ask-pay = { $who }, { $act }: Das kostet { $cost } AE, und du hast noch { $left }. Wie bezahlst du?
ds-answer-back = Doch lieber etwas anderes tun
ds-answer-overdraw = Überziehen und jetzt gleich fertig werden
ds-answer-begin = Jetzt anfangen, in der nächsten Phase weitermachen
ds-refuse-overdraw = So weit kannst du nicht überziehen: { $extra ->
    [one] Es fehlt 1 AE
   *[other] Es fehlen { $extra } AE
 }. Fang jetzt an und mach in der nächsten Phase weiter.
ds-waits = { $who } wartet ab und handelt nicht.
ds-makes-a-start = { $who } fängt an ({ $spent } AE): { $act }. { $left ->
    [one] Dafür fehlt noch 1 AE
   *[other] Dafür fehlen noch { $left } AE
 }; weiter geht es in der nächsten eigenen Phase.
ds-announces = { $who } sagt „{ $act }“ an{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-announces-to = { $who } sagt „{ $act }“ an{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $whom }.
ds-announces-what = { $who } sagt „{ $act }“ an{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $what }.
ds-phase-ends = { $who } kommt gegen die Unterbrechung nicht an: Die Phase ist zu Ende.

## Angriffe

ds-act-attack = Angreifen
ds-answer-attack = { $whom }: { $weapon }
ds-announces-attack = { $who } greift { $whom } an{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $weapon }.
ds-attack-hits = { $who } trifft { $whom }: { ds-total }, das trifft { $monitor } ({ $range }). { $unstoppable ->
    [true] Der Schutz zählt nicht.
   *[false] Durchschlag { $penetration } gegen weiche Panzerung { $soft } reicht.
 } { $damage } Schaden{ COUNT($damage-reasons) ->
    [one] {""}
   *[other] {" "}({ $damage-reasons })
 }.
ds-attack-misses = { $who } verfehlt { $whom }: { ds-total }, nötig sind { $least }.
ds-attack-bounces = { $who } trifft { $whom }: { ds-total }. Aber es prallt ab: Durchschlag { $penetration } gegen weiche Panzerung { $soft }.
ds-range-from = ab { $low }
ds-range-between = bei { $low } bis { $high }
ds-range-exactly = bei { $low }
ds-range-to = bis { $high }
ds-range-critical = kritisch trifft immer
ds-marked = { $who } streicht { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
 } auf { $monitor }.
ds-marked-full = { $who } streicht { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
 } auf { $monitor }, mehr sind nicht frei.
ds-nothing-marked = { $who } hat auf { $monitor } kein freies Kästchen mehr zu streichen.
ds-full-interaction = { $who } kann keine Proben mehr ablegen: Interaktion ist voll.
ds-full-mobility = { $who } kommt aus eigener Kraft nicht mehr vom Fleck: Mobilität ist voll.
ds-full-defensive = { $who } ist schutzlos: Defensiv ist voll, Angriffe bekommen +3.
ds-incapacitated = { $who } fällt aus: { $how }.
ds-destroyed = { $who } ist zerstört.
ds-taken-out = { $who } ist auf der Stelle ausgeschaltet.
ds-uses-ambush = { $who } nutzt den Hinterhalt: { $effect }.
ds-effect-gap = eine Lücke in der Panzerung
ds-effect-bypass = an der Panzerung vorbei
ds-effect-take_out = sofort ausschalten
ds-ask-ambush = { $who }: { $whom } rechnet nicht mit dir. Wie nutzt du den Hinterhalt?
ds-answer-gap = Lücke treffen: Deine Konzentration schwächt die Panzerung
ds-answer-bypass = Panzerung umgehen: Sie zählt gar nicht
ds-answer-take_out = Ausschalten: Reicht der Schaden an die Konstitution heran, ist das Ziel sofort außer Gefecht
ds-ask-weak-spot = { $who }, Angriff auf { $whom }: Zielst du auf eine Schwachstelle?
ds-answer-plain = Geradeheraus angreifen
ds-answer-weak-spot = Auf eine Schwachstelle zielen: erschwert, dafür zählt die Panzerung halb
ds-ask-steps = { $who }: Die Entfernung passt { $steps ->
    [one] um eine Stufe nicht
   *[other] um { $steps } Stufen nicht
 }. Gleichst du das mit Stress aus?
ds-answer-steps = { $n ->
    [0] Nein
    [one] Eine Stufe ausgleichen
   *[other] { $n } Stufen ausgleichen
 }
ds-refuse-no-probes = Dein Interaktionsmonitor ist voll, Proben sind nicht mehr möglich. Nimm eine Routine.
ds-refuse-no-target = Niemand ist in Reichweite. Geh näher heran.
ds-refuse-not-near = { $whom } ist nicht in Nahdistanz. Geh erst näher heran.
ds-refuse-no-line = Es gibt keine Schusslinie zu { $whom }. Wechsle die Stellung.
ds-refuse-range = { $weapon } taugt nicht für diese Entfernung: { $distance }.
ds-refuse-out-of-reach = { $whom } ist außer Reichweite.

## Unterbrechungen

ds-ask-interrupt-routine = { $who }: { $whom } kündigt eine Routine an ({ $act }). Unterbrichst du?
ds-ask-interrupt = { $who }: { $whom } kündigt an: { $act } ({ $pool }W10). Unterbrichst du?
ds-ask-interrupt-self = { $who }: { $whom } geht gegen dich vor: { $act } ({ $pool }W10). Unterbrichst du?
ds-ask-interrupt-at = { $who }: { $whom } geht gegen { $target } vor: { $act } ({ $pool }W10). Unterbrichst du?
ds-answer-interrupt-pass = Geschehen lassen
ds-answer-interrupt-defend = Abwehren mit Geschick oder Konstitution
ds-answer-interrupt-block = Cortex-Blockade mit deiner MK
ds-answer-interrupt-full-defence = Volle Abwehr: Angriffe auf dich werden schwerer
ds-answer-interrupt-hinder = Aufhalten mit bloßen Händen
ds-answer-interrupt-hinder-with = Aufhalten: { $what }
ds-answer-interrupt-pin-down-with = Niederhalten: { $what } (stört und trifft zurück)
ds-answer-interrupt-obstacle-with = Etwas in den Weg werfen: { $what }
ds-answer-interrupt-cover-with = In Deckung gehen: { $what } (MK { $mk }, hält { $left } Schaden)
ds-ask-extra-ae = { $who }: Legst du AE drauf, um es { $whom } schwerer zu machen? Jede senkt das Ergebnis um 1.
ds-answer-extra-ae = { $n ->
    [0] Keine weiteren AE
   *[other] Ergebnis −{ $n }
 }
ds-ask-extra-stress = { $who }: Nimmst du Stress für volle Abwehr auf dich? Bis deine nächste Phase beginnt, verlieren alle Angriffe auf dich 2 je Punkt.
ds-answer-extra-stress = { $n ->
    [0] Keine volle Abwehr
   *[other] Volle Abwehr mit { $n } Stress
 }
ds-refuse-too-weak = Damit kannst du { $whom } nicht niederhalten: { $weapon } kommt nicht durch die Panzerung.
ds-interrupts-a-routine = { $who } unterbricht { $whom }: { $how } ({ $price }).
ds-interrupts-an-act = { $who } unterbricht { $whom }: { $how } ({ $price }).
ds-result-lowered = Das Ergebnis von { $whom } sinkt um { $points }: { $parts }.
ds-lowered-by = { $why } { $points }
ds-interrupt-defend = Abwehren
ds-interrupt-pin-down = Niederhalten
ds-interrupt-block = Cortex-Blockade
ds-interrupt-hinder = Aufhalten
ds-interrupt-obstacle = Hindernis
ds-interrupt-cover = Deckung
ds-interrupt-full-defence = volle Abwehr
ds-interrupt-price = { $ae } AE{ $extra ->
    [0] {""}
   *[other] , davon { $extra }, um Schwierigkeiten zu bereiten
 }{ $doubled ->
    [true] ; nach dem Kollaps doppelt
   *[false] {""}
 }
ds-interrupt-price-with = { $weapon }, { $ae } AE{ $extra ->
    [0] {""}
   *[other] , davon { $extra }, um Schwierigkeiten zu bereiten
 }{ $doubled ->
    [true] ; nach dem Kollaps doppelt
   *[false] {""}
 }
ds-full-defence = { $who } geht in die volle Abwehr: Bis zur nächsten eigenen Phase sinkt das Ergebnis jedes Angriffs auf { $who } um { $amount }.
ds-throws = { $who } wirft { $whom } etwas in den Weg: { $what }.
ds-covering-fire = Wer trotz Niederhalten handelt, wird getroffen: { $who } trifft { $whom } ({ $weapon }, { $damage } Schaden).
ds-blocked = { $who } blockiert: { $whom } braucht jetzt eine Probe auf { $skill } gegen { $difficulty }.
ds-cannot-probe = { $who } kann keine Proben ablegen: Die blockierte Routine misslingt.
ds-ask-skill = { $whom } wird blockiert ({ $act }). Auf welche Fertigkeit geht die Probe?
ds-answer-skill = { $skill }
ds-act-break_through = Durchbrechen
ds-answer-break-through = Durch das Hindernis brechen (Größe { $size })
ds-breaks-through = { $who } bricht durch das Hindernis.
ds-takes-cover = { $who } geht in Deckung: { $cover } (MK { $mk }).
ds-cover-marked = Die Deckung von { $who } fängt es ab: { $cover }, { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
 } gestrichen, { $left ->
    [0] keins mehr
   *[other] noch { $left }
 } frei.
ds-cover-gone = Die Deckung ist dahin: { $cover }.

## Bewegung

ds-act-move = Sich bewegen
ds-act-obstacle = Hindernisse überwinden
ds-act-leave = Die Szene verlassen
ds-act-jump = Hinunterspringen
ds-act-sprint = Sprinten
ds-act-long_sprint = Langer Sprint
ds-moves = { $who } wechselt die Zone: { $zone }.
ds-walks-metres = { $who } läuft { $metres ->
    [one] einen Meter
   *[other] { $metres } Meter
 } (jetzt: { $zone }).
ds-closes-in = { $who } geht auf Nahdistanz zu { $whom }.
ds-finds-nobody = { $who } kommt zu spät: { $whom } ist nicht mehr da.
ds-breaks-off = { $who } löst sich aus dem Nahkampf.
ds-keeps-distance = { $who } verändert den Abstand zu { $whom }: { $distance }.
ds-in-obstacles = { $who } steckt zwischen Hindernissen fest: noch { $left } AE bis { $zone }.
ds-leaves = { $who } verlässt die Szene.
ds-jumps = { $who } springt { $metres } Meter tief hinunter (jetzt: { $zone }).
ds-sprints = { $who } sprintet { $metres } Meter weiter (jetzt: { $zone }).
ds-runs-alone = { $who } läuft die weite Strecke und kommt an: { $zone }.
ds-runs-ahead = { $who } sprintet los, kommt an (Entfernung: { $distance }) und handelt vor { $whom }: Das AE-Konto richtet sich nach dem von { $whom }.
ds-runs-late = { $who } sprintet los, kommt an (Entfernung: { $distance }), handelt aber erst nach { $whom }: Das AE-Konto richtet sich nach dem von { $whom }.
ds-ask-paces = { $who }: Wie viele AE läufst du? Jede bringt 5 Meter.
ds-answer-paces = { $n ->
    [one] 1 AE: 5 Meter
    [2] 2 AE: 10 Meter
    [3] 3 AE: 15 Meter
   *[other] { $n } AE, je 5 Meter
 }
ds-answer-move = { $who } in die Zone { $zone }
ds-answer-move-to = { $who } in die Zone { $zone }, bis auf Nahdistanz zu { $whom }
ds-answer-close-in = { $who } auf Nahdistanz zu { $whom }
ds-answer-break-off = { $who } aus dem Nahkampf lösen
ds-answer-towards = { $who } auf { $whom } zu
ds-answer-away = { $who } weg von { $whom }
ds-answer-keep-distance = { $who }, Abstand zu { $whom }: { $distance }
ds-answer-obstacle = In die Zone { $zone }, Agilität gegen { $track }
ds-answer-leave = { $who } hinaus, von { $zone } aus
ds-answer-jump = { $metres } Meter tief in die Zone { $zone }
ds-answer-long-sprint = Auf { $whom } zu, Entfernung danach { $distance } (Geschwindigkeit gegen { $difficulty })
ds-answer-long-sprint-alone = { $zone } (niemand sonst ist unterwegs; Schwierigkeit { $difficulty })
ds-answer-long-sprint-zone = In die Zone { $zone }, im Wettlauf mit { $whom }, Entfernung danach { $distance } (Geschwindigkeit gegen { $difficulty })
ds-refuse-lamed = { $who } kommt nicht mehr voran: Der Mobilitätsmonitor ist voll.
ds-refuse-stationary = { $who } kann sich nicht fortbewegen.
ds-refuse-held-up = { $who } wird aufgehalten, bis { $by } wieder an der Reihe ist.
ds-refuse-break-off-first = { $who } steckt mit { $whom } im Nahkampf. Erst lösen, dann gehen.
ds-refuse-sprint = Zum Sprint gehören 3 AE Bewegung in derselben Phase, bisher sind es { $moved }.
ds-refuse-sprinted = Du bist in dieser Runde schon gelaufen.
ds-refuse-whole-phase = Ein langer Sprint füllt die ganze Phase, und du hast schon gehandelt.

## Einfache Handlungen

ds-act-aim = Zielen
ds-act-distract = Ablenken
ds-act-use_item = Etwas betätigen
ds-act-suppress_handicap = Handicap unterdrücken
ds-aims = { $who } zielt ({ $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 } mehr, wenn gleich darauf ein Angriff folgt).
ds-distracts = { $who } lenkt { $whom } ab: Proben gegen andere sind erschwert.
ds-presses = { $who } betätigt: { $item }.
ds-suppresses = { $who } reißt sich zusammen: Das Handicap auf { $talent } zählt bis zur nächsten Rast nicht.
ds-answer-aim = Zielen
ds-answer-distract = { $whom } ablenken (Charisma gegen { $difficulty })
ds-answer-use-item = Betätigen: { $item }
ds-answer-suppress-handicap = Das Handicap auf { $talent } unterdrücken ({ $stress } Stress)
ds-refuse-aimed = Du zielst schon, zweimal zielen hilft nicht.
ds-refuse-no-ears = Niemand ist nah genug, um sich von dir ablenken zu lassen.
ds-refuse-stress = Noch mehr Stress hältst du nicht aus.

## Durchbeißen und Sanitäter

ds-act-grit = Sich durchbeißen
ds-ask-grit = { $who } beißt sich durch. Wo heilst du { $boxes } Schaden?
ds-answer-grit = Vital { $vital }, Interaktion { $interaction }, Mobilität { $mobility }
ds-grits = { $who } beißt sich durch und heilt { $boxes } Schaden.
ds-refuse-unhurt = Du hast keinen Schaden, gegen den Durchbeißen hilft.
ds-act-treat = Behandeln
ds-answer-treat = { $whom }, { $monitor } ({ $kit })
ds-answer-wake = { $whom } wieder zu Bewusstsein bringen ({ $kit })
ds-treats = Die Behandlung hilft { $whom }: { $monitor }, { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
 } wieder frei.
ds-treats-in-vain = Die Behandlung hilft { $whom } nicht.
ds-brings-round = { $who } bringt { $whom } wieder zu Bewusstsein.
ds-refuse-not-at-hand = { $whom } ist zu weit weg, oder jemand bindet dich im Nahkampf.
ds-refuse-nobody-to-treat = Niemand braucht, was dein Medkit kann.

## Letzter Atemzug

ds-ask-aid = { $who }: { $patient } ringt um den letzten Atemzug. Leistest du Erste Hilfe? Kollabierst du dabei, wird der beste Wurf gestrichen.
ds-answer-aid = Erste Hilfe leisten
ds-answer-no-aid = Nicht eingreifen
ds-breathes = { $who } atmet weiter.
ds-dies = { $who } stirbt.
ds-bleeding = { $who } verblutet in { $minutes } Minuten, wenn niemand hilft.

## Entstellungen

ds-scar-throw = { $who } würfelt, ob die Verletzung bleibende Spuren hinterlässt: { $dice ->
    [one] ein W10
   *[other] { $dice }W10, einer für jedes freie Kästchen auf Vital
 }.
ds-disfigured = { $who } trägt etwas davon (die Würfel ergeben { $result }): { $scar }.
ds-scar = Was { $who } davon bleibt: { $what }.
ds-unscathed = { $who } kommt ohne Entstellung davon.
ds-ask-scar = { $who }: { $scar }. Was bleibt dir davon?
ds-answer-scar-lower = Höchstwert um 1 gesenkt ({ $talents })
ds-answer-scar-handicap = Handicap: { $talents }
ds-answer-scar-stress = Grund-Stress um { $stress } erhöht
ds-answer-scar-both = Höchstwert um 1 gesenkt ({ $talents }); Grund-Stress um { $stress } erhöht
ds-scar-whole-body = Entstellungen am ganzen Körper
ds-scar-torso = verstümmelter Torso
ds-scar-nerves = Nervenschäden
ds-scar-limbs = verstümmelte Gliedmaßen
ds-scar-face = entstelltes Gesicht
ds-scar-senses = zerstörte Sinnesorgane
ds-scar-flesh-wound = Fleischwunde
ds-scar-head = Narben am Kopf
ds-scar-body = Narben am Körper

## Umweltgefahren

ds-hazard-fire = Feuer
ds-hazard-electricity = Strom
ds-hazard-radiation = Strahlung
ds-hazard-burns = { $hazard } ({ $zone }) trifft { $who }: { $damage } Schaden, Durchschlag { $penetration }.
ds-hazard-kept-off = { $hazard } ({ $zone }) dringt zu { $who } nicht durch: Durchschlag { $penetration } gegen weiche Panzerung { $armour }.
ds-hazard-throw = Die Gefahr würfelt gegen { $who }: { $result }.
ds-falls = { $who } stürzt { $metres ->
    [one] einen Meter
   *[other] { $metres } Meter
 } tief{ $flung ->
    [0] {""}
    [one] {" "}und wird einen Meter weit geschleudert
   *[other] {" "}und wird { $flung } Meter weit geschleudert
 }: { $damage } Schaden, Durchschlag { $penetration }.
ds-fall-bounces = { $who } stürzt { $metres ->
    [one] einen Meter
   *[other] { $metres } Meter
 } tief{ $flung ->
    [0] {""}
    [one] {" "}und wird einen Meter weit geschleudert
   *[other] {" "}und wird { $flung } Meter weit geschleudert
 }, aber die Rüstung fängt es ab: Durchschlag { $penetration } gegen weiche Panzerung { $armour }.
ds-lands-safely = { $who } kommt nach { $metres ->
    [one] einem Meter
   *[other] { $metres } Metern
 } heil unten an.

## Gruppen von Handlangern

ds-act-coordinate = Sich koordinieren
ds-act-dig_in = Sich verschanzen
ds-coordinates = { $who } sammelt sich: Stärke { $strength }.
ds-digs-in = { $who } verschanzt sich: Alle Trefferschwellen liegen um { $raised } höher.
ds-group-weaker = { $who } hat Verluste: Stärke { $strength }.
ds-strength-on-result = { $who } setzt { $points } Stärke ein: Ergebnis +{ $better }.
ds-strength-on-cost = { $who } setzt { $points } Stärke ein: { $points } AE weniger.
ds-strength-on-target = { $who } setzt 1 Stärke ein und nimmt auch { $whom } ins Ziel.
ds-ask-strength-result = { $who }, { $act }: Wie viel von { $strength } Stärke setzt du ein? Jeder Punkt bringt 2 auf das Ergebnis.
ds-ask-strength-cost = { $who }, { $act }: Wie viel von { $strength } Stärke setzt du ein? Jeder Punkt spart 1 AE.
ds-ask-strength-targets = { $who }, { $act }: Soll es noch jemanden treffen? Jedes weitere Ziel kostet 1 von { $strength } Stärke.
ds-answer-strength = { $n ->
    [0] Keine Stärke
   *[other] { $n } Stärke
 }
ds-answer-no-more-targets = Kein weiteres Ziel
ds-answer-one-more-target = Auch { $whom }
ds-refuse-full-strength = Mehr als { $strength } Stärke bringt diese Gruppe nicht mehr zusammen.
ds-refuse-dug-in = Die Gruppe hat sich schon verschanzt.

## Cortex: Hacken, Netzwerke, Systeme

ds-act-hack = Hacken
ds-act-enter_network = In ein Netzwerk eindringen
ds-act-crash = Ein System abstürzen lassen
ds-act-cut_off = Kappen
ds-answer-hack = { $whom }: { $terminal }
ds-answer-enter-network = Über { $whom } hinein
ds-answer-cut-off = { $whom } aus dem Netzwerk werfen
ds-answer-crash = { $whom } abstürzen lassen
ds-answer-switch-off = { $whom } abschalten
ds-answer-keep-control = { $whom } unter Kontrolle behalten
ds-answer-gap-cortex = Lücke in der Firewall nutzen: Deine Konzentration schwächt sie
ds-answer-bypass-cortex = Firewall umgehen: Sie zählt gar nicht
ds-answer-take-out-cortex = Ausschalten: Reicht der Schaden, ist das System sofort außer Gefecht
ds-ask-full-access = { $who }: Du hast vollen Zugriff ({ $whom }). Was machst du daraus?
ds-ask-cut-off = { $who } will { $whom } aus dem Netzwerk werfen. Gelingt es?
ds-answer-stay-in = { $whom } bleibt drin
ds-answer-expel = { $whom } fliegt hinaus
ds-announces-hack = { $who } greift im Cortex { $whom } an{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $terminal }.
ds-hack-lands = Der Angriff von { $who } auf { $whom }: { ds-total }, das trifft { $monitor } ({ $range }). { $damage } Schaden{ COUNT($damage-reasons) ->
    [one] {""}
   *[other] {" "}({ $damage-reasons })
 }.
ds-hack-in-vain = Der Angriff von { $who } auf { $whom }: { ds-total }. Das ist an der Firewall ({ $firewall }) vorbei, aber unter { $least }: Da ist nichts zu finden.
ds-hack-stopped = Der Angriff von { $who } auf { $whom }: { ds-total }. Aber das Netzwerk hält stand: Durchschlag { $penetration } gegen weiche Panzerung { $soft }.
ds-alarm = { $who } schlägt Alarm: Firewall jetzt { $value }.
ds-hunts = { $who } hat { $whom } entdeckt und beginnt zu kappen.
ds-firewall-broken = { $who } hat keine Firewall mehr: keine Angriffe, keine Unterbrechungen, kein Kappen.
ds-firewall-gone = { $who } hat keine Firewall mehr: keine Cortex-Blockade, kein Kappen.
ds-listens = { $who } hört { $steps ->
    [one] einen Zeitschritt
   *[other] { $steps } Zeitschritte
 } lang alle Verbindungen ab ({ $whom }).
ds-memory-full = { $who } hat keinen Arbeitsspeicher mehr: keine Proben.
ds-memory-costs = { $who } verliert { $ae } AE durch den beschädigten Arbeitsspeicher.
ds-vanishes = { $who } verschwindet aus allen Netzwerken und ist nur noch über Kabel zu erreichen.
ds-network-shut = { $who } steht ohne Netz da: Das persönliche Netzwerk ist abgeschaltet.
ds-seized = { $who } hat die volle Kontrolle: { $whom }.
ds-loses-controls = { $who } verliert das Steuer: { $machine } gehorcht nicht mehr.
ds-crashes = { $who } stürzt ab. Der Wiederaufbau braucht { $points } Konstruktionspunkte.
ds-switched-off = { $who } schaltet sich ab.
ds-cuts-off = { $who } versucht, { $whom } zu kappen.
ds-stays-in = { $who } bleibt verbunden: { $whom }.
ds-expelled = { $who } fliegt aus dem Netzwerk: { $whom }.
ds-stays-out = { $who } kommt nicht ins Netzwerk: { $whom }.
ds-enters-network = { $who } dringt ins Netzwerk ein: { $whom }.
ds-refuse-expelled = Du bist aus dem Netzwerk geflogen ({ $whom }). Dring erst wieder ein.
ds-refuse-offline = { $whom } ist nicht im Cortex.
ds-refuse-network-shut = Dein persönliches Netzwerk ist abgeschaltet.
ds-refuse-vanished = { $whom } ist aus allen Netzwerken verschwunden.
ds-refuse-no-terminal = Dafür brauchst du ein Terminal.
ds-refuse-memory-full = Der Arbeitsspeicher ist voll, Proben sind nicht mehr möglich.
ds-stake-behind-firewall = Schaden hinter der Firewall

## Maschinen

ds-act-instruct = Anweisung geben
ds-act-take_controls = Steuer übernehmen
ds-act-remote = Fernsteuern
ds-act-leave_controls = Steuer abgeben
ds-act-man_gun = Geschütz besetzen
ds-act-get_in = Einsteigen
ds-act-get_out = Aussteigen
ds-answer-instruct = Anweisung an { $machine }
ds-answer-take-controls = { $machine } steuern
ds-answer-remote = { $machine } fernsteuern
ds-answer-leave-controls = { $machine } nicht mehr steuern
ds-answer-man-gun = { $gun } besetzen ({ $machine })
ds-answer-get-in = Einsteigen: { $machine }
ds-answer-get-out = Aussteigen: { $machine }
ds-ask-order = { $who }: Was soll { $machine } tun?
ds-answer-order = Nur in der nächsten Phase: { $order }
ds-answer-order-repeat = Bis auf Weiteres: { $order }
ds-order-attack = angreifen
ds-order-move = sich bewegen
ds-order-drive = fahren
ds-order-guard = die Stellung sichern
ds-instructs = { $who } weist { $machine } an: { $order }{ $repeat ->
    [true] , bis auf Weiteres
   *[false] {""}
 }.
ds-order-done = { $who } meldet: Auftrag erledigt ({ $order }), warte auf Anweisungen.
ds-order-impossible = { $who } meldet: Auftrag unmöglich ({ $order }), warte auf Anweisungen.
ds-takes-controls = { $who } übernimmt das Steuer: { $machine }.
ds-takes-remote = { $who } steuert aus der Ferne: { $machine }.
ds-leaves-controls = { $who } gibt das Steuer ab: { $machine } geht in Bereitschaft.
ds-mans-gun = { $who } besetzt ein Geschütz: { $gun } ({ $machine }).
ds-relieves-gunner = { $who } löst { $whom } am Geschütz ab: { $gun }.
ds-gets-in = { $who } steigt ein: { $machine }.
ds-gets-out = { $who } steigt aus: { $machine }.
ds-refuse-controls-held = { $whom } steuert schon.
ds-refuse-obeys = { $whom } gehorcht { $master }.
ds-refuse-not-in-network = Du bist nicht im selben Netzwerk wie { $whom }. Dring erst ein.
ds-refuse-moving = { $whom } ist mitten in einer Verfolgung.
ds-refuse-engaged = Du steckst im Nahkampf. Löse dich erst.

## Verfolgung

ds-act-dash = Preschen
ds-act-crowd_off = Abdrängen
ds-act-block = Festsetzen
ds-act-fast_and_deadly = Schnell und tödlich
ds-act-board = Entern
ds-act-ram = Rammen
ds-answer-drive-dash = Preschen: { $whom }
ds-answer-drive-crowd-off = Andere abdrängen: { $whom }
ds-answer-drive-block = Den Weg versperren: { $whom }
ds-answer-drive-fast-and-deadly = Schnell und tödlich: { $whom }
ds-answer-board = Hinüberspringen: { $whom }
ds-answer-ram = { $whom } rammen
ds-answer-distance = { $n } DE
ds-ask-risk = { $who }, schnell und tödlich: Wie viele DE riskierst du ({ $whom })? Misslingt es, gibt es ebenso viel Schaden, auch für alle an Bord.
ds-ask-wish = { $who }: Weiter vorn lässt jemand andere nicht vorbei. Wie viele DE willst du gewinnen ({ $whom }), höchstens { $most }? Wer überholt, muss das Ergebnis von vorn erreichen.
ds-ask-distance = { $who }: Wie viele DE gewinnst du ({ $whom })? Bis zu { $most } sind möglich.
ds-ask-chase-escaped = { $who } ist außerhalb der Verfolgungsreichweite. Ist die Flucht gelungen?
ds-ask-chase-caught = { $who } kommt nicht mehr weiter oder hat das Steuer verloren. Gilt das als gestellt?
ds-answer-chase-on = Nein, es geht weiter
ds-answer-chase-over = Ja, das war es
ds-advances = { $who } gewinnt { $gained } DE (möglich: { $most-reasons }), jetzt { $now }.
ds-gains-nothing = { $who } gewinnt keine DE.
ds-level = { $who } ist gleichauf mit { $whom }.
ds-control-lost = { $who } hat die Strecke nicht im Griff und gewinnt bis zur nächsten eigenen Phase keine DE.
ds-collides = { $who } ist außer Kontrolle und prallt auf: { $damage } Schaden.
ds-accident = { $who } verunglückt: { $damage } Schaden, auch für alle an Bord.
ds-crash-stopped = { $who } übersteht den Aufprall heil: Durchschlag { $penetration } gegen weiche Panzerung { $soft }.
ds-crowds = { $who } drängt andere ab: Wer überholt, braucht mindestens { $result }.
ds-blocks-way = { $who } versperrt den Weg: Wer überholt, braucht mindestens { $result }.
ds-held-back = { $who } kommt an { $whom } nicht vorbei: Nötig ist { $needed }.
ds-escapes = { $who } entkommt: Der Vorsprung ist zu groß für alle, die noch folgen könnten.
ds-chase-begins = Die Verfolgung beginnt. Distanzeinheiten (DE), mehr ist weiter vorn: { $places }. Streckenwert { $track }.{ COUNT($reaches) ->
    [0] {""}
   *[other] {" "}So weit reicht die Verfolgung: { $reaches }.
 }
ds-chase-place = { $who } { $de }
ds-chase-reach = { $who } bis { $de } DE
ds-caught-stopped = { $who } kommt nicht mehr weiter und ist gestellt.
ds-caught-taken = { $who } ist in fremder Hand und damit gestellt.
ds-chase-over = Die Verfolgung ist vorbei.
ds-refuse-stuck = { $whom } bewegt sich nicht mehr.
ds-refuse-out-of-control = { $whom } ist außer Kontrolle und gewinnt bis zu deiner nächsten Phase keine DE.
ds-boards = { $who } springt hinüber und ist an Bord: { $whom }.
ds-jump-missed = { $who } schafft den Sprung nicht: { $whom }.
ds-falls-off = { $who } springt ins Leere und bleibt zurück.
ds-adrift = { $who } verfehlt den Sprung und treibt im All.
ds-contest-won = { $who } kommt nah genug an { $whom } heran: Der Sprung ist möglich.
ds-contest-lost = { $who } kommt nicht nah genug an { $whom } heran: kein Sprung.
ds-announces-ram = { $who } will { $whom } rammen{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-refuse-not-level = Keine Maschine ist gleichauf mit dir. Hol erst auf.
ds-refuse-nothing-to-ram = Nichts, was du rammen könntest, ist in Berührung oder gleichauf.

## Infiltration

ds-act-sabotage = Sabotieren
ds-act-sneak = Schleichen
ds-act-security_hack = Sicherheitshack
ds-act-sprint_past = Vorbeisprinten
ds-act-distract_guards = Wachen ablenken
ds-act-secure = Schmiere stehen
ds-attempts-sabotage = { $who } sabotiert{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $target } ({ $skill }).
ds-attempts-sneak = { $who } schleicht weiter{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-attempts-security-hack = { $who } hackt { $target }{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-attempts-sprint-past = { $who } sprintet los{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $target }.
ds-attempts-distract-guards = { $who } lenkt { $target } ab{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }: { $skill }.
ds-attempts-secure = { $who } steht Schmiere{ $ae ->
    [0] {""}
   *[other] {" "}({ $ae } AE)
 }.
ds-answer-sabotage = { $target }: mit Technik lahmlegen ({ $se } SE)
ds-answer-break = { $target }: zerstören, { $weapon } ({ $se } SE, nie heimlich)
ds-answer-sneak = Schleichen ({ $se } SE)
ds-answer-security-hack = { $target } hacken ({ $se } SE)
ds-answer-sprint-past = { $target } ({ $se } SE)
ds-answer-distract-guards = { $target }: { $skill } ({ $se } SE)
ds-answer-secure = Für die anderen Schmiere stehen
ds-ask-together = { $who }, { $act }: Machst du es allein, oder wer macht mit? Zusammen zählt der beste Wurf, aber jeder Kollaps streicht einen.
ds-answer-alone = Allein
ds-answer-together = Gruppenprobe mit { $others }
ds-ask-in-group = { $who }: { $leader } bittet dich um Hilfe ({ $act }). Machst du bei der Gruppenprobe mit? Kollabierst du, wird der beste Wurf gestrichen.
ds-answer-in-group = Mitmachen
ds-answer-not-in-group = Sich heraushalten
ds-refuse-no-obstacle = Hier ist nichts mehr, woran sich das lohnt.
ds-infiltration = Die Infiltration beginnt: MK des Gebiets { $mk }, Kompetenz der Wachen { $competence }, Sicherheitsstufe { $level } ({ $level-reasons }). Das Ziel sind { $threshold } Sicherheitseinheiten (SE).
ds-threshold-throw = Eine Probe der Wachen zeigt die Zugangsschwelle: ihre Kompetenz in W10, dazu die MK { $mk }.
ds-infiltration-over = Die Sicherheit ist unterwandert ({ $se } SE). Niemand muss sich mehr verstecken.
ds-threshold = Zugangsschwelle { $number } ist erreicht: { $threshold } SE.
ds-se-won = { $who } gewinnt { $gained } SE ({ $gained-reasons }), jetzt { $se }.
ds-shut-down = Das Sicherheitssystem bleibt aus: Sicherheitsstufe { $level }. Das fällt auf, die Wachen gewinnen { $gained } SE (jetzt { $guard-se }).
ds-guard-charisma = { $who } ist bezaubert: Die nächste Probe ist erleichtert, Sicherheitsstufe { $level }.
ds-guard-persuade = { $who } fällt darauf herein: Bei einer Entdeckung gewinnt ihr zwei Phasen. Sicherheitsstufe für die nächste Handlung: { $level }.
ds-guard-intimidate = { $who } hilft widerwillig bei jeder Gruppenprobe. Sicherheitsstufe für die nächste Handlung: { $level }.
ds-backup = Ein Ersatzsystem springt an und gibt Alarm: Sicherheitsstufe { $level }.
ds-guards-wary = Die Wachen werden misstrauisch und gewinnen { $gained } SE (jetzt { $guard-se }).
ds-guards-throw = Ein W10 zeigt, wie viele SE die Wachen gewinnen.
ds-seen-running = { $who } wird beim Sprint gesehen. Alarm!
ds-seen-through = { $who } durchschaut { $whom }.
ds-helper-calls = { $who } nutzt die Gelegenheit und schlägt Alarm.
ds-stealth-pair = Heimlichkeit von { $who }: { $pair } mit dem zweit- und dem dritthöchsten Würfel, { SIGNED($bonus) } ({ $skill }) = { $value } gegen Sicherheitsstufe { $level }, { $hidden ->
    [true] unbemerkt.
   *[false] bemerkt.
 }
ds-stealth-watched = Heimlichkeit von { $who }: dank der Absicherung { $value } gegen Sicherheitsstufe { $level }, { $hidden ->
    [true] unbemerkt.
   *[false] bemerkt.
 }
ds-loud = { $who } macht Lärm: Heimlich ist das nicht.
ds-watched = { $who } behält alles im Blick: Heimlichkeit { $value } für { $others }.
ds-noticed = Den Wachen fällt etwas auf: { $gained } SE für sie (jetzt { $guard-se }).
ds-noticed-behind = Die Wachen sind euch voraus ({ $guard-se } zu { $se } SE) und bemerken euch.
ds-noticed-in-alarm = Mitten im Alarm werdet ihr bemerkt.
ds-first-alarm = Die Wachen sind euch voraus und merken etwas: Alarm! Beim nächsten Mal seid ihr entdeckt.
ds-guards-patrol = Die Wachen machen ihre Runde: { $gained } SE für sie (jetzt { $guard-se }).

## Entdeckung und Hinterhalt

ds-discovered = Ihr seid entdeckt! { COUNT($guards) ->
    [0] Noch ist niemand da, der eingreift.
    [one] Es kommt: { $guards }.
   *[other] Es kommen: { $guards }.
 }
ds-unaware = { COUNT($who) ->
    [one] { $who } taucht auf und ahnt nichts.
   *[other] { $who } tauchen auf und ahnen nichts.
 }
ds-walked-in-on = { COUNT($who) ->
    [one] { $who } taucht auf und sieht euch.
   *[other] { $who } tauchen auf und sehen euch.
 }
ds-fight-begins = Ein Kampf beginnt: Die Initiative wird neu ausgewürfelt, alle AE-Konten stehen auf 0.
ds-confusion = Die Wachen sind verwirrt: Wer entdeckt wurde, hat vorher { $phases } Phasen.
ds-spotted = { $who } hat euch bemerkt und will Meldung machen.
ds-word-sent = { $who } macht Meldung. { COUNT($guards) ->
    [0] Es ist niemand da, der kommen könnte.
    [one] Es kommt: { $guards }.
   *[other] Es kommen: { $guards }.
 }
ds-silenced = { $who } kommt nicht mehr dazu, Meldung zu machen. Niemand weiß von euch.
ds-ambush-done = { $whom } ist ausgeschaltet, bevor jemand etwas merkt.
ds-ambush-failed = { $whom } steht noch und schlägt Alarm.
ds-alerted = { $who } weiß jetzt Bescheid{ COUNT($others) ->
    [0] .
   *[other] {" "}und alarmiert die anderen: { $others }.
 }
ds-fight-heard = { COUNT($who) ->
    [one] Der Kampf bleibt nicht unbemerkt: { $who } weiß jetzt Bescheid.
   *[other] Der Kampf bleibt nicht unbemerkt: { $who } wissen jetzt Bescheid.
 }
ds-comes-round = { $who } kommt wieder zu sich.

## Posten einer Rechnung

ds-term-expertise = Expertise
ds-term-competence = Kompetenz
ds-term-no-skill = ohne Fertigkeit
ds-term-handicap = Handicap
ds-term-ruling = Spielleitung
ds-ruling-mode = Umstände
ds-ruling-dice = Würfel
ds-ruling-result = Ergebnis
ds-ruling-difficulty = Schwierigkeit
ds-ruling-skill = Fertigkeit des Angriffs
ds-term-distracted = abgelenkt
ds-term-bought = für Stress
ds-term-routine = Routine
ds-term-no-item = ohne Gegenstand
ds-term-half-size = halbe Größe
ds-term-half-class = halbe MK
ds-term-begun = angefangen
ds-term-paid = schon bezahlt
ds-term-doubled = verdoppelt nach dem Kollaps
ds-term-pinned-before = schon niedergehalten
ds-term-aim = gezielt
ds-term-range = Entfernung
ds-term-weak-spot = Schwachstelle
ds-term-full-defence = volle Abwehr
ds-term-pinned = niedergehalten
ds-term-strong-penetration = starker Durchschlag
ds-term-broken-defence = Defensive durchbrochen
ds-term-suppressed-dexterity = abgewehrt mit Geschick
ds-term-suppressed-constitution = abgewehrt mit Konstitution
ds-term-made-difficult = Schwierigkeiten bereitet
ds-term-blocked = im Cortex blockiert
ds-term-hindered = aufgehalten
ds-term-base = Grundwert
ds-term-class = MK der Waffe
ds-term-se-distract-guards = Kompetenz der Wache
ds-term-se-sprint-past = halbe Größe des Raums
ds-term-se-security-hack = Wert des Ziels
ds-term-se-sneak = beste Agilität
ds-term-se-sabotage = MK des Ziels
ds-term-risked = gewagt
ds-term-twice-power = doppelter Antrieb
ds-term-power = Antrieb
ds-term-critical = kritisch
ds-term-impact = Aufprall
ds-term-terminal-damage = Terminal
ds-term-weapon-damage = Waffe
ds-term-size = Größe der Waffe
ds-term-twice-size = doppelte Größe
ds-term-paces = 5 Meter je AE
ds-term-way = Weg
ds-term-break-off = lösen
ds-term-close-in = auf Nahdistanz
ds-term-obstacles = Hindernisse
ds-term-declared = angesagt
ds-term-track-value = Streckenwert
ds-term-free = kostenlos
ds-term-long-sprint = langer Sprint
ds-term-accounts = Abstand der AE-Konten
ds-term-distract = Grundwert
ds-term-concentration = doppelte Konzentration
ds-term-treatment = Behandlung
ds-term-wounds = doppelte Wunden
ds-term-last-breath = letzter Atemzug
ds-term-strength = Stärke
ds-term-dig-in = verschanzen
ds-term-firewall = Firewall (3 × MK)
ds-term-alarm = Alarm
ds-term-access = Zugriff
ds-term-connections = Verbindungen
ds-term-firewall-broken = Firewall durchbrochen
ds-term-cut-off = Kappen
ds-term-terminal-class = MK des Terminals
ds-term-track = Streckenwert
ds-term-deadly = schnell und tödlich
ds-term-crowded = abgedrängt
ds-term-pursuit-range = Sensoren × Wahrnehmung × 5
ds-term-least-perception = Wahrnehmung zählt mindestens 1
ds-term-chase-act = Verfolgungshandlung
ds-term-jump = Sprung
ds-term-jump-cost = Sprung
ds-term-security-base = Grundwert
ds-term-area-class = MK des Gebiets
ds-term-area-competence = Kompetenz der Wachen
ds-term-distracted-guards = abgelenkte Wache
ds-term-charmed-guard = bezauberte Wache
ds-term-three-classes = 3 × MK
ds-term-three-competences = 3 × Kompetenz
ds-pool-henchman = Kompetenz
ds-pool-group = Kompetenz
ds-pool-machine = Wert der Maschine
ds-pool-system = MK des Systems

## Begabungen, Fertigkeiten, Monitore, Entfernungen

ds-talent-presence = Ausstrahlung
ds-talent-dexterity = Geschick
ds-talent-constitution = Konstitution
ds-talent-concentration = Konzentration
ds-talent-intelligence = Intelligenz
ds-talent-intuition = Intuition
ds-talent-attention = Aufmerksamkeit
ds-talent-anomaly = Anomalie
ds-skill-charisma = Charisma
ds-skill-intimidate = Einschüchtern
ds-skill-persuade = Überzeugen
ds-skill-contacts = Netzwerk
ds-skill-agility = Agilität
ds-skill-speed = Geschwindigkeit
ds-skill-body_control = Körperkontrolle
ds-skill-precision = Präzision
ds-skill-fitness = Fitness
ds-skill-strength = Kraft
ds-skill-cybernesis = Kybernese
ds-skill-manoeuvre = Manövrieren
ds-skill-tech = Technik
ds-skill-willpower = Willenskraft
ds-skill-education = Bildung
ds-skill-logic = Logik
ds-skill-creativity = Kreativität
ds-skill-cortex_skill = Cortex
ds-skill-empathy = Menschenkenntnis
ds-skill-culture = Kultur
ds-skill-perception = Wahrnehmung
ds-skill-luck = Glück
ds-skill-competence = Kompetenz
ds-monitor-vital = Vital
ds-monitor-interaction = Interaktion
ds-monitor-mobility = Mobilität
ds-monitor-defensive = Defensiv
ds-monitor-access = Zugriff
ds-monitor-memory = Arbeitsspeicher
ds-monitor-connections = Verbindungen
ds-monitor-firewall = Firewall
ds-distance-near = nah
ds-distance-short = kurz
ds-distance-long = lang
ds-distance-extended = ausgedehnt
ds-distance-extreme = extrem
ds-out-damage = kampfunfähig
ds-out-stress = zusammengebrochen
ds-out-taken_out = ausgeschaltet
ds-out-switched_off = abgeschaltet
ds-out-crashed = abgestürzt
ds-out-adrift = treibt im All
ds-out-left_behind = zurückgeblieben
ds-out-broken = aufgerieben
ds-out-gave_up = hat aufgegeben

## Auf dem Tisch

ds-board-column-vital = Vital
ds-board-monitors = Monitore
ds-board-ae = AE-Konto
ds-board-stress = Stress
ds-board-cortex = Cortex
ds-board-notes = Lage
ds-board-vital = { $left }/{ $all }
ds-board-interaction = I { $left }/{ $all }
ds-board-mobility = M { $left }/{ $all }
ds-board-defensive = D { $left }/{ $all }
ds-board-untouched = unversehrt, MK { $mk }
ds-board-access = Zugriff { $marked }/{ $all }
ds-board-memory = Speicher { $marked }/{ $all }
ds-board-connections = Verbindungen { $marked }/{ $all }
ds-board-firewall = Firewall { $marked }/{ $all }
ds-board-gone = fort
ds-board-aboard = { $controls ->
    [true] am Steuer: { $machine }
   *[false] an Bord: { $machine }
 }
ds-board-engaged = { $zone }, im Nahkampf mit { $near }
ds-board-dead = tot
ds-board-destroyed = zerstört
ds-board-waiting = wartet
ds-board-cover = Deckung: { $cover } ({ $left })
ds-board-aims = zielt
ds-board-full-defence = volle Abwehr −{ $points }
ds-board-distracted = abgelenkt: { $by }
ds-board-doubled = nächste Handlung doppelt
ds-board-progress = angefangen: { $act } ({ $paid } AE)
ds-board-alarm = Alarm
ds-board-hunting = kappt { $whom }
ds-board-controlled = in fremder Hand: { $by }
ds-board-mans = am Geschütz: { $gun }
ds-board-infiltrating = verborgen
ds-board-strength = Stärke { $strength }
ds-board-infiltrators = Eindringlinge
ds-board-guards = Wachen
ds-board-area = SE (Sicherheitsstufe { $level }{ $alarm ->
    [true] , Alarm
   *[false] {""}
 })
ds-board-chase = DE (Streckenwert { $track })
ds-figure-vital = Vitalschaden
ds-figure-boxes = gestrichene Kästchen
ds-figure-stress = Stress
ds-figure-account = AE-Konto
ds-unit-round = Runde

## Wie es ausgeht

ds-outcome-undecided = Niemand hat sein Ziel erreicht.
ds-outcome-destroy = Die Gegenseite ist außer Gefecht.
ds-outcome-dominate = Die Gegenseite gibt auf.
ds-outcome-escape = Wer noch konnte, ist entkommen.
ds-outcome-sabotage = Das Ziel ist sabotiert.
ds-outcome-take-out = Die Zielperson ist ausgeschaltet.
ds-outcome-threshold = Die Zugangsschwelle ist erreicht.
ds-outcome-hold = Die Stellung ist gehalten.
ds-outcome-overrun = Die Stellung ist gefallen: Niemand hält sie mehr.
ds-outcome-seize = Die gesuchte Maschine ist erobert oder gestellt.
ds-outcome-rescue = Die Rettung ist geglückt.
ds-outcome-mark = Das Ziel ist erreicht.
ds-outcome-last-standing = Nur noch eine Seite steht.

## Inhalte

ds-content-kind-character = Charakter
ds-content-kind-henchman = Handlanger
ds-content-kind-machine = Maschine
ds-content-kind-system = System
ds-content-kind-object = Ding
ds-content-kind-squad = Trupp
ds-content-kind-weapon = Waffe
ds-content-kind-armour = Rüstung
ds-content-kind-item = Gegenstand
ds-content-kind-cover = Deckung
ds-content-kind-scenario = Szenario
ds-content-kind-participant = Teilnehmer
ds-content-kind-talent = Begabung
ds-content-kind-skill = Fertigkeit
ds-content-kind-terminal = Terminal
ds-content-kind-side = Seite
ds-content-kind-zone = Zone
ds-content-kind-network = Netzwerk
ds-content-kind-category = Entfernung
ds-content-kind-mark = Ereignis
ds-content-goal-key = { $file }, { $where }: Das Ziel „{ $goal }“ kennt die Angabe „{ $key }“ nicht.
ds-content-chase-sides = { $file }, { $where }: Zu einer Verfolgung gehören jemand von der Seite „{ $side }“, die flieht, und jemand, der sie verfolgt.
ds-content-side-empty = { $file }, { $where }: Auf der Seite „{ $side }“ steht niemand.
ds-content-groups-off = { $file }, { $where }: „{ $who }“ ist eine Gruppe von Handlangern; die gibt es nur mit der Option henchman_groups = true.
ds-content-controls-twice = { $file }, { $where }: Die Maschine „{ $machine }“ steuert schon „{ $who }“.
ds-content-two-places = { $file }, { $where }: Niemand ist zugleich in der Zone „{ $zone }“ und an Bord von „{ $machine }“; nimm eines davon weg.
ds-content-order = { $file }, { $where }: „{ $who }“ ist keine Maschine und nimmt keine Anweisungen an.
ds-content-limit = { $file }: „{ $who }“ hat { $what } { $value }, mit diesen Optionen geht es nur bis { $limit }.

## Fragen nach Wahrscheinlichkeiten
ds-named = { $name }
ds-odds-bare = Probe
ds-odds-of = { $who }, { $skill }
ds-odds-dice = { $dice }
ds-odds-title-probe = { $subject } ({ $mode })
ds-odds-title-result = Das Ergebnis
ds-odds-title-critical = Kritischer Erfolg: der dritthöchste Würfel zeigt 9 oder 10
ds-odds-title-collapse = Kollaps
ds-odds-title-together = Was zusammenkommt
ds-odds-title-secondary = Nebenprobe gegen { $level }
ds-odds-title-both-pairs = Probe und Nebenprobe mit demselben Wurf
ds-odds-title-group = Gruppenprobe: { $members }
ds-odds-title-nothing-left = Jeder Wurf ist durch Kollapse gestrichen
ds-odds-title-initiative = Initiative: { $first } gegen { $second }, nur die Ergebnisse
ds-odds-title-acts-first = Handelt zuerst, Gleichstände aufgelöst: { $who }
ds-odds-title-attack = { $who } greift an: { $whom } ({ $weapon }, Distanz { $distance }, { $mode })
ds-odds-title-bare-attack = Angriff mit einer Waffe der Größe { $size }, Modulklasse { $mk } (Distanz { $distance }, { $mode })
ds-odds-title-damage = Schaden { $damage }, Durchschlag { $penetration } gegen weiche Panzerung { $soft }, harte { $hard }
ds-odds-title-marked = Kästchen, die das Ziel verliert
ds-odds-title-out = Das Ziel ist sofort kampfunfähig
ds-odds-title-hack = { $who } hackt: { $whom } ({ $terminal }, { $mode })
ds-odds-title-behind = Schaden hinter der Firewall
ds-odds-title-full-access = Damit ist der Zugriff vollständig
ds-odds-title-siege = { $who } hackt bis zu { $attacks } Mal: { $whom } ({ $terminal }). Voller Zugriff
ds-odds-title-siege-alarm = Das System schlägt Alarm
ds-odds-title-siege-broken = Die Firewall bricht
ds-odds-title-siege-thrown-out = Das System kappt die Verbindung
ds-odds-title-siege-vanished = Das System verschwindet aus dem Netz
ds-odds-title-siege-when = Mit welchem Angriff der Zugriff vollständig wird
ds-odds-title-drive = { $who } fährt: { $act } ({ $machine })
ds-odds-title-control-lost = Die Kontrolle geht verloren
ds-odds-title-machine-damage = Kästchen, die ein Unfall kostet
ds-odds-title-wrecked = Damit ist die Verfolgung vorbei
ds-odds-title-infiltration-act = { $who }: { $act }
ds-odds-title-hidden = Niemand bemerkt es
ds-odds-title-se = SE für die Eindringlinge
ds-odds-title-guard-se = SE für die Wachen
ds-odds-title-discovered = Damit sind sie entdeckt
ds-odds-title-plan = Einbruch nach Plan: { $who }, Zugangsschwelle { $threshold }
ds-odds-title-acts = Handlungen, bis es entschieden ist
ds-odds-title-when-discovered = Bei welcher Handlung des Plans sie entdeckt werden
ds-odds-tally-pool = Pool
ds-odds-tally-bonus = Fertigkeit und Zuschläge
ds-odds-tally-difficulty = Schwierigkeit
ds-odds-tally-firewall = Wert der Firewall
ds-odds-tally-level = Sicherheitsstufe
ds-odds-tally-control-pool = Pool für die Kontrolle
ds-odds-tally-control-bonus = Zuschlag für die Kontrolle
ds-odds-term-pool = wie angegeben
ds-odds-term-skill = wie angegeben
ds-odds-term-difficulty = wie angegeben
ds-odds-term-mode = Umstände
ds-odds-term-highest-skill = höchste Fertigkeit der Gruppe
ds-odds-measure-probe = Probe
ds-odds-measure-result = Ergebnis
ds-odds-measure-critical = kritisch
ds-odds-measure-collapse = Kollaps
ds-odds-measure-secondary = Nebenprobe
ds-odds-measure-initiative = Initiative
ds-odds-measure-first = zuerst
ds-odds-measure-hit = Treffer
ds-odds-measure-damage = Schaden
ds-odds-measure-boxes = Kästchen
ds-odds-measure-out = ausgeschaltet
ds-odds-measure-access = Zugriff
ds-odds-measure-siege = bis dahin
ds-odds-measure-attack = Angriff
ds-odds-measure-de = DE
ds-odds-measure-control = verloren
ds-odds-measure-stealth = Heimlichkeit
ds-odds-measure-act = Handlung
ds-odds-measure-acts = Handlungen
ds-odds-measure-se = SE
ds-odds-measure-guard-se = SE der Wachen
ds-odds-measure-discovered = entdeckt
ds-odds-measure-break-in = Einbruch
ds-odds-no = nein
ds-odds-yes = ja
ds-odds-fails = misslingt
ds-odds-succeeds = gelingt
ds-odds-fails-critically = misslingt, aber kritisch
ds-odds-succeeds-critically = gelingt kritisch
ds-odds-fails-collapse = misslingt, Kollaps
ds-odds-succeeds-collapse = gelingt, Kollaps
ds-odds-fails-both = misslingt, kritisch und Kollaps
ds-odds-succeeds-both = gelingt, kritisch und Kollaps
ds-odds-first-higher = die erste höher
ds-odds-tie = gleich
ds-odds-second-higher = die zweite höher
ds-odds-misses = verfehlt
ds-odds-bounces = prallt ab
ds-odds-finds-nothing = nichts
ds-odds-not-at-all = gar nicht
ds-odds-fails-seen = misslingt, bemerkt
ds-odds-succeeds-seen = gelingt, bemerkt
ds-odds-fails-hidden = misslingt, unbemerkt
ds-odds-succeeds-hidden = gelingt unbemerkt
ds-odds-discovered = entdeckt
ds-odds-on-the-way = noch unterwegs
ds-odds-reached = am Ziel
ds-odds-refused = So geht das nicht: { $reason } ({ $rule })
ds-odds-who-or-pool = Nenne jemanden, oder gib mit --pool Würfel und mit --skill die Fertigkeit an.
ds-odds-which-skill = Auf welche Fertigkeit würfelt { $who }? Nenne sie nach dem Namen, etwa agility.
ds-odds-members = Zu einer Gruppenprobe gehören mindestens { $least }. Schreibe sie mit Komma: nadja,ilko oder 3+2,4+1
ds-odds-terminal = { $weapon } ist ein Terminal. Damit wird gehackt: Frage nach hack statt nach attack.
ds-odds-not-terminal = { $weapon } ist kein Terminal.
ds-odds-no-terminal = { $who } hat kein Terminal. Gib mit --terminal eines an.
ds-odds-no-system = { $who } hat kein System, das sich hacken lässt.
ds-odds-no-interrupt = Hier passt keine Unterbrechung „{ $wanted }“. Möglich sind: { $known }.
ds-odds-no-plan = Ein Plan braucht Handlungen. Schreibe sie mit Strichpunkt: "sneak nadja; hack ilko"

## Bögen

ds-sheet-kind-character = Charakter
ds-sheet-kind-henchman = Handlanger
ds-sheet-kind-group = Gruppe von Handlangern
ds-sheet-kind-machine = Maschine
ds-sheet-kind-system = System
ds-sheet-kind-object = Ding
ds-sheet-figure-size = Größe
ds-sheet-figure-mk = MK
ds-sheet-figure-competence = Kompetenz
ds-sheet-figure-strength = Stärke
ds-sheet-figure-power = Leistung
ds-sheet-figure-servos = Servos
ds-sheet-figure-sensors = Sensoren
ds-sheet-figure-bots = Bots
ds-sheet-traumatised = traumatisiert: bei der nächsten Rast unter 5 Stress, sonst ein Handicap
ds-sheet-strength-lost = { $lost ->
    [one] ein Punkt Stärke verbraucht
   *[other] { $lost } Punkte Stärke verbraucht
 }
ds-sheet-open = offen: wer darin sitzt, ist zu treffen
ds-sheet-talents = Begabungen und Fertigkeiten
ds-sheet-probes = Proben
ds-sheet-all-probes = alle Proben
ds-sheet-other-probes = alles andere
ds-sheet-dice = { $dice }W{ $sides }
ds-sheet-pool = { $dice }+{ $bonus }
ds-sheet-skill = – { $skill }
ds-sheet-bought = eigentlich { $value }
ds-sheet-most = Maximum { $most }
ds-sheet-handicap-felt = Handicap
ds-sheet-handicap-suppressed = Handicap unterdrückt
ds-sheet-stress = Stress
ds-sheet-stress-of = { $now } von { $all }
ds-sheet-base-stress = nie unter { $base } (Grund-Stress)
ds-sheet-monitors = Monitore
ds-sheet-column-free = frei
ds-sheet-free = { $left }/{ $all }
ds-sheet-armour = Panzerung
ds-sheet-armour-values = weich { $soft }, hart { $hard }
ds-sheet-cortex = Cortex
ds-sheet-cortex-values = MK { $mk }, Firewall-Wert { $firewall }
ds-sheet-weapons = Waffen
ds-sheet-column-probe = Probe
ds-sheet-column-build = Größe/MK
ds-sheet-column-damage = Schaden
ds-sheet-column-penetration = Durchschlag
ds-sheet-column-ae = AE
ds-sheet-column-ideal = ideal
ds-sheet-gone = nicht mehr da
ds-sheet-items = Gegenstände
ds-sheet-item-medkit = bringt einen Monitor auf { $size ->
    [one] ein freies Kästchen
   *[other] { $size } freie Kästchen
 }, MK { $mk }
ds-sheet-item-tool = Werkzeug, Größe { $size }, MK { $mk }
ds-sheet-item-obstacle = zum In-den-Weg-Werfen, Größe { $size }, MK { $mk }
ds-sheet-notes = Notizen
ds-sheet-full-vital = voll: kampfunfähig
ds-sheet-full-interaction = voll: keine Proben
ds-sheet-full-mobility = voll: keine Bewegung
ds-sheet-full-defensive = voll: Angriffe +3
ds-sheet-soft = weich
ds-sheet-hard = hart
ds-sheet-disfigurements = Entstellungen

## Der Tisch

ds-place-before = Gleich beginnt die Konfrontation.
ds-place-over = Die Konfrontation ist vorbei.
ds-place-round = Runde { $round }
ds-place-phase = Runde { $round } · { $who }: noch { $left } AE
ds-place-ambush = Aus dem Hinterhalt · { $who }: noch { $left } AE
ds-place-bonus = Vor der ersten Runde · { $who }: noch { $left } AE
ds-place-base-stress = Grundstress
ds-place-strength = Stärke
ds-place-left = Noch in dieser Phase
ds-place-unaware = ahnungslos
ds-place-dug-in = eingegraben
ds-place-pinned = niedergehalten: { $by }, { $weapon }
ds-place-stopped = aufgehalten: { $by }
ds-place-traumatised = traumatisiert
ds-place-handicap = Handicap: { $talent }
ds-place-reduced = Entstellung: { $talent } −{ $points }
ds-place-weapons = Waffen
ds-place-weapon = Schaden { $damage }, Durchschlag { $penetration }, ideal: { $range }
ds-place-items = Gegenstände
ds-place-cover = Deckung
ds-place-armour = Panzerung
ds-place-armour-values = weich { $soft }, hart { $hard }
ds-place-firewall = Wert der Firewall
ds-place-networks = In fremden Netzen
ds-place-track = AE-Leiste
ds-place-ae = AE
ds-place-de = DE
ds-place-se = SE
ds-place-order = Reihenfolge
ds-place-chase = Verfolgung, auf der Flucht: { $side }
ds-place-track-value = Streckenwert
ds-place-on-track = Auf der Strecke
ds-place-stalled = { $who } kommt nicht voran
ds-place-curbs = { $who } macht dicht ({ $result })
ds-place-area = Der Ort: MK { $mk }, Kompetenz { $competence }
ds-place-level = Sicherheitsstufe
ds-place-threshold = { $number }. Schwelle
ds-place-eased = nächstes Hindernis erleichtert
ds-place-obstacles = Hindernisse
ds-place-distances = Entfernungen von { $who }
ds-place-system = { $network }: { $system } (MK { $mk })
ds-place-inside = Im Netz
ds-place-zone = { $zone }
ds-place-covers = Deckungen
ds-place-standing = { $cover } ({ $left })
ds-place-hazards = Gefahren
ds-place-hazard = { $hazard } { $value }
ds-place-exits = Ausgang für
ds-amend-se = SE der Eindringlinge
ds-amend-guard-se = SE der Wachen
ds-amend-mk = MK des Ortes
ds-amend-competence = Kompetenz des Ortes
ds-amend-next = Wer als Nächstes handelt
ds-amend-state = Zustand
ds-state-ready = bereit
ds-state-incapacitated = kampfunfähig
ds-state-dead = tot
ds-state-gone = fort
ds-amend-full-defence = Volle Abwehr
ds-amend-aim = Zielen
ds-amend-used = Verbraucht
ds-amend-no-cover = keine
ds-amend-distance = Entfernung
ds-amend-account = AE-Konto
ds-amend-zone = Ort

# -- worum es geht
ds-aim-destroy = alle Gegner ausschalten
ds-aim-dominate = am Ende einer Runde mindestens { $percent } % der Gegner ausgeschaltet haben
ds-aim-escape = mit allen, die noch können, entkommen
ds-aim-sabotage = { $target } lahmlegen oder übernehmen
ds-aim-take-out = { $target } ausschalten
ds-aim-seize = { $target } einholen oder das Steuer übernehmen
ds-aim-rescue = { $target } lebend hinausbringen
ds-aim-threshold = { $number ->
    [1] bis zur ersten Schwelle vordringen
    [2] bis zur zweiten Schwelle vordringen
   *[other] bis zur { $number }. Schwelle vordringen
  }
ds-aim-hold = bis zum Ende von Runde { $number } durchhalten
ds-aim-turn = die Wende der Szene herbeiführen
ds-aim-once-discovered = { $goals }, sobald der Einbruch entdeckt ist
ds-aim-once-other = { $goals }, sobald die Szene sich gewendet hat
ds-aim-round-limit = Nach Runde { $rounds } endet die Szene ohne Sieg

## Zahlen, von denen ein Dauerauftrag abhängen kann

ds-number-pool = Würfel der Probe, die du unterbrichst

# Fragen nach Chancen, und was sie wissen wollen.
ds-given-pool = Würfel im Pool, statt der des Charakters
ds-given-skill = Fertigkeitswert, statt der des Charakters
ds-given-stress = Stress, den jemand hat
ds-given-bought = Würfel, die mit Stress gekauft werden
ds-given-mode = normal, eased, hampered, desperate
ds-given-aim = nach dem Zielen: ein Würfel mehr
ds-given-distance = near, short, long, extended, extreme; sonst die ideale
ds-given-difficulty = die Schwierigkeit
ds-given-ambush = aus dem Hinterhalt: gap, bypass, take_out
ds-given-mk = Modulklasse des Gebiets
ds-given-competence = Kompetenz der Wachen
ds-given-value = Klasse oder Kompetenz des Ziels, sonst die des Gebiets
ds-given-room = Größe des Raums für sprint
ds-given-alarm = der Alarm läuft schon
ds-given-se = SE der Eindringlinge am Anfang
ds-given-guard-se = SE der Wachen am Anfang
ds-given-hacker = wer hackt
ds-given-target = welches System
ds-given-terminal = womit; sonst das beste eigene
ds-given-system-alarm = das System ist im Alarm
ds-given-access = Schaden am Zugriff
ds-given-memory = Schaden am Arbeitsspeicher
ds-given-connections = Schaden an den Verbindungen
ds-given-firewall = Schaden an der Firewall
ds-question-probe = eine Probe: Erfolg, kritischer Erfolg, Kollaps
ds-given-who = um wen es geht; oder nenne --pool
ds-given-ability = auf welche Fertigkeit
ds-given-secondary = Nebenfertigkeit: ihr Wert, oder ihr Name
ds-given-level = was die Nebenprobe erreichen muss
ds-question-group = eine Gruppenprobe
ds-given-members = wer, etwa nadja,ilko oder 3+2,4+1@6
ds-question-initiative = wer zuerst handelt
ds-given-first = jemand, oder Würfel wie 3+2
ds-given-second = jemand, oder Würfel wie 3+1
ds-given-others = wer noch, mit Komma
ds-question-attack = ein Angriff: welcher Monitor, wie viel Schaden
ds-given-attacker = wer angreift; oder nenne --pool
ds-given-attack-target = wer angegriffen wird
ds-given-weapon = womit; sonst die erste Waffe
ds-given-size = Größe einer Waffe statt ihres Namens
ds-given-melee = diese Waffe ist eine Nahkampfwaffe
ds-given-attack-class = Modulklasse dieser Waffe
ds-given-weak-spot = auf eine Schwachstelle
ds-given-armour = Modulklasse der Rüstung, ohne Ziel
ds-given-armour-size = Größe dieser Rüstung
ds-given-constitution = Konstitution des Ziels, ohne Ziel
ds-given-hurt = markierte Kästchen, etwa vital=2,defensive=5
ds-given-cover = Deckung, hinter der das Ziel ist
ds-given-defend = das Ziel wehrt ab (nur nah)
ds-given-pin = das Ziel hält nieder, mit dieser Waffe
ds-given-extra-ae = AE, mit denen es Schwierigkeiten bereitet
ds-given-full-defence = Stress für volle Abwehr
ds-given-guarded = volle Abwehr, die schon gilt
ds-given-target-stress = Stress des Ziels
ds-question-hack = ein Hack: welcher Cortex-Monitor
ds-question-hacking = mehrere Hacks: voller Zugriff oder gekappt
ds-given-attacks = wie viele Angriffe
ds-given-block = das System blockt im Alarm
ds-question-chase-act = eine Handlung in einer Verfolgung
ds-given-driver = wer fährt oder läuft
ds-given-machine = womit; sonst zu Fuß
ds-given-act = dash, crowd-off, block, fast-and-deadly
ds-given-track = Streckenwert
ds-given-risk = riskierte DE
ds-question-infiltration-act = eine Handlung bei einem Einbruch
ds-given-infiltration-act-who = wer handelt
ds-given-infiltration-act-act = sneak, sabotage, hack, sprint, distract, secure
ds-given-infiltration-act-target = lock, camera, room oder guard
ds-given-infiltration-act-ability = die Fertigkeit, wo es mehrere gibt
ds-given-infiltration-act-weapon = womit etwas zerstört wird
ds-given-with = wer bei einer Gruppenprobe mitmacht
ds-question-infiltration = ein ganzer Einbruch nach Plan
ds-given-team = wer, etwa nadja,ilko
ds-given-plan = die Handlungen der Reihe nach, etwa "sneak nadja; hack ilko"
ds-given-threshold = Zugangsschwelle; sonst nach der Formel
ds-given-acts = nach so vielen Handlungen ist Schluss

# Namen, die kein Inhalt nennt.
ds-duel-introduction = Zwei im Kampf gegeneinander.
ds-name-unarmed = Fäuste
ds-name-plating = Panzerung
ds-name-arena = Arena
ds-name-lock = Schloss
ds-name-camera = Kamera
ds-name-room = Raum
ds-name-guard = Wache

ds-carried-base-stress = Grundstress
ds-carried-handicaps = Handicaps
ds-carried-reductions = Talentabzüge
ds-carried-traumatised = traumatisiert
ds-carried-dead = tot

## Karten

ds-sheet-weapon-ranged = Fernkampf
ds-sheet-weapon-melee = Nahkampf
ds-sheet-weapon-natural = natürlich
ds-sheet-weapon-terminal = Terminal
ds-sheet-weapon-turret = Geschütz
