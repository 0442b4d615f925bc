### Die Sätze von Fraktionen. Namen haben weder Fall noch Geschlecht und bleiben deshalb ungebeugt.

system-title = Fraktionen

## Phase, Karten, Reihenfolge

fa-phase = Phase { NUMBER($phase, useGrouping: 0) } beginnt.
fa-phase-ends = Phase { NUMBER($phase, useGrouping: 0) } ist vorüber.
fa-mission = { $phase ->
    [0] Noch vor der ersten Phase
   *[other] Nach Phase { NUMBER($phase, useGrouping: 0) }
 }: Die Charaktere brechen zu einer Mission auf.
fa-shuffled = Die Karten werden gemischt.
fa-dealt = { $who }, Aktionskarte: { $card }.
fa-dealt-joker = { $who }, Aktionskarte: { $card } (handelt zu beliebiger Zeit, alle Würfe dieser Phase +2).
fa-turn = Am Zug: { $who }.
fa-minors = { COUNT($who) ->
    [one] Zum Schluss ist am Zug: { $who }.
   *[other] Zum Schluss handeln zugleich: { $who }.
 }
fa-turn-goes-on = Zeit für freie Aktionen: { $who }.
fa-passes = { $who }: abwarten, keine Aktion.
fa-declares = { $who }, Ankündigung: { $act }.
fa-declared-in-vain = { $who }: Daraus wird nichts mehr. { $reason }
fa-joker-tie = { $who } gegen { $other }: Beide Seiten wollen jetzt handeln, Operationen gegen Operationen.
fa-interrupts = { $who } → { $other }: Unterbrechung!
fa-interrupts-in-vain = { $who } → { $other }: Die Unterbrechung kommt zu spät.
fa-joker-forfeited = { $who }: Der Joker verfällt ungenutzt.
fa-holds = { $who }: Die Karte bleibt auf der Hand, bis der rechte Augenblick kommt.

## Würfe

fa-rolled = { $who }, { $roll }: { $total } gegen { $tn }, { $grade ->
    [-1] zwei Einsen und damit ein kritischer Fehlschlag
    [0] Fehlschlag
    [1] Erfolg
   *[other] { $raises ->
        [one] Erfolg mit 1 Steigerung
       *[other] Erfolg mit { $raises } Steigerungen
     }
 }.
fa-contest-first = { $who }, { $roll }: { $total }{ $critical ->
    [true] , aber zwei Einsen und damit ein kritischer Fehlschlag
   *[false] {""}
 }.
fa-contest = { $who }, { $roll }: { $total } gegen { $against }, { $grade ->
    [-1] standgehalten
    [0] standgehalten
    [1] unterlegen
   *[other] klar unterlegen
 }.
fa-rolls-anew = { $who }: neuer Wurf.
fa-rolls-anew-freely = { $who }: neuer Wurf, ganz umsonst ({ $asset }).
fa-better-counts = { $who }: Der bessere Wurf von vorhin zählt.
fa-critical-shaken = { $who }: durch eigene Fehler angeschlagen.

## Angriff

fa-attack = { $who } → { $target }: { $free ->
    [true] freier Angriff
   *[false] Angriff
 } mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } gegen Abwehr { $defense }{ COUNT($defense-reasons) ->
    [1] {""}
    [2] {""}
   *[other] {" "}({ $defense-reasons })
 }, bei einem Treffer Schaden mit { $damage }{ COUNT($harm-changes) ->
    [0] {""}
   *[other] {" "}({ $harm-changes })
 } gegen Belastbarkeit { $resilience }{ COUNT($resilience-reasons) ->
    [1] {""}
    [2] {""}
   *[other] {" "}({ $resilience-reasons })
 }.
fa-bonus-dice = { $who }: { $dice ->
    [one] ein W6 mehr
   *[other] { $dice }W6 mehr
 } auf den Schaden für { $dice ->
    [one] die Steigerung
   *[other] { $dice } Steigerungen
 } beim Angriff.
fa-damage = { $who }, Schaden: { $total } gegen Belastbarkeit { $resilience }, { $raises ->
    [-1] zu wenig
    [0] das reicht
    [one] das reicht mit 1 Steigerung
   *[other] das reicht mit { $raises } Steigerungen
 }.
fa-misses = { $who } → { $target }: Der Angriff geht ins Leere.
fa-no-effect = { $who } → { $target }: Der Treffer richtet nichts aus.
fa-hits = { $who } → { $target }: { $again ->
    [true] Treffer auf ein Ziel, das schon angeschlagen ist
   *[false] Treffer, das Ziel ist angeschlagen
 }{ $wounds ->
    [0] {""}
    [one] ; 1 Wunde droht
   *[other] ; { $wounds } Wunden drohen
 }.
fa-counter-attacks = { $who } → { $target }: Gegenschlag, { $asset }!

## Wunden

fa-soaks-with = { $who }: Wegstecken mit Struktur { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-soaked = { $who }: { $soaked ->
    [0] keine Wunde abgewendet
    [one] 1 Wunde abgewendet
   *[other] { $soaked } Wunden abgewendet
 }, { $left ->
    [0] keine bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
 }.
fa-soaked-all = { $who }: alles weggesteckt und damit auch nicht angeschlagen.
fa-wounded = { $who }: eine Wunde mehr (jetzt { $wounds }).
fa-suspended = { $who }, vorläufig gestrichen: { $asset }.
fa-healed = { $who }: eine Wunde weniger ({ $wounds ->
    [0] keine mehr
   *[other] noch { $wounds }
 }).
fa-asset-back = { $who }, nicht länger gestrichen: { $asset }.
fa-fourth-wound = { $who }: Das ist die vierte Wunde.
fa-destroyed = Zerschlagen: { $who }.
fa-free = Frei von fremder Kontrolle: { $who }.

## Angeschlagen, Reorganisation

fa-recovers = { $who }, angeschlagen: Erholung mit Flexibilität { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-recovered-acts = { $who }: wieder gefasst und sofort handlungsfähig.
fa-recovered = { $who }: wieder gefasst, aber zu spät für eine Aktion.
fa-stays-shaken = { $who }: weiter angeschlagen.
fa-shakes-off = { $who }: alles abgeschüttelt, nicht mehr angeschlagen.
fa-reorganises = { $who }: Reorganisation mit Struktur { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-reorganises-in-vain = { $who }: Die Reorganisation bringt nichts.
fa-reorganised-steady = { $who }: auch nicht mehr angeschlagen.
fa-reorganised-no-action = { $who }: Für eine Aktion ist in diesem Zug keine Zeit mehr.

## Spionage

fa-spies = { $who } → { $target }: Spionage mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } gegen { $other-die }{ COUNT($other-modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $other-modifiers-changes })
 }.
fa-espionage-fails = { $who } → { $target }: Die Spione kommen nicht durch.
fa-espionage-succeeds = { $who } → { $target }: Die Spione haben Erfolg{ $raised ->
    [true] , und das mit einer Steigerung
   *[false] {""}
 }.
fa-found = { $who } → { $target }: Das Versteck ist aufgespürt.
fa-intel = { $who } → { $target }: Geheimnisse ausgespäht (+2 auf den nächsten Wurf gegen dieses Ziel).
fa-sabotage = { $who } → { $target }: Sabotage (Abwehr −2 bis zur nächsten Aktion).
fa-assault = { $who } → { $target }: Anschlag, { $asset } { $seized ->
    [true] { $damaged ->
        [true] bis zur nächsten Aktion außer Kontrolle und beschädigt
       *[false] bis zur nächsten Aktion außer Kontrolle
     }
   *[false] { $damaged ->
        [true] beschädigt
       *[false] unversehrt
     }
 }.
fa-siphon = { $who } → { $target }: { $moved ->
    [0] Die Kassen sind leer, da ist nichts zu holen.
    [one] 1 RP wechselt den Besitzer (ein Viertel der Kasse, mit Steigerung die Hälfte, mindestens 1).
   *[other] { $moved } RP wechseln den Besitzer (ein Viertel der Kasse, mit Steigerung die Hälfte).
 }
fa-spies-shake = { $who } → { $target }: { $again ->
    [true] Das Ziel ist schon angeschlagen, und die Spione setzen nach
   *[false] Das Ziel ist angeschlagen
 }{ $wounds ->
    [0] {""}
    [one] ; 1 Wunde droht
   *[other] ; { $wounds } Wunden drohen
 }.

## Ressourcen und Pläne

fa-gathers = { $who }: Ressourcen sammeln mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-gathers-nothing = { $who }: leer ausgegangen.
fa-rp = { $who }: { SIGNED($change) } RP (jetzt { $rp }).
fa-rp-now = { $who }: jetzt { $rp } RP.
fa-pays = { $who }: { $price } RP für { $purpose } (noch { $rp }).
fa-for-reroll = einen neuen Wurf
fa-for-soak = das Wegstecken
fa-for-shake-off = das Abschütteln
fa-for-card = eine neue Karte
fa-for-improvement = eine Verbesserung
fa-for-asset = ein neues Asset
fa-for-repair = eine Instandsetzung
fa-for-use = den Einsatz eines Assets
fa-earns = { $who }: { $change } RP gesammelt ({ $extra ->
    [0] {""}
   *[other] Wurf { $roll }, { $assets } { SIGNED($extra) };{" "}
 }jetzt { $rp }).
fa-advances = { $who }: Arbeit am Plan „{ $plan }“ mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-advances-secretly = { $who }: Arbeit an einem geheimen Plan.
fa-advances-hidden = { $who }, nur für Eingeweihte: Es ist der Plan „{ $plan }“, mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }.
fa-plan-stalls = { $who }: kein Fortschritt am Plan „{ $plan }“.
fa-plan-advances = { $who }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 } weiter im Plan „{ $plan }“ ({ $extra ->
    [0] {""}
   *[other] Wurf { $roll }, { $assets } { SIGNED($extra) };{" "}
 }{ $over ->
    [0] {""}
    [one] 1 Schritt zu viel verfällt;{" "}
   *[other] { $over } Schritte zu viel verfallen;{" "}
 }{ $progress } von { $required }).
fa-plan-complete = { $who }: Der Plan „{ $plan }“ ist vollendet!
fa-plan-immediate = { $who }: Der Plan „{ $plan }“ wirkt sofort.
fa-plan-mission = { $who }: Vom Plan „{ $plan }“ wird die nächste Mission handeln.

## Freie Aktionen und Assets

fa-improves = { $who }: { $what } verbessert auf { $die }.
fa-buys = { $who }, neu erworben: { $asset }.
fa-repairs = { $who }, instand gesetzt: { $asset }.
fa-uses = { $who }, eingesetzt: { $asset } ({ SIGNED($amount) } auf den nächsten Wurf, { $roll }).
fa-instructs = { $who } → { $subject }: Befehl „{ $act }“.
fa-order-forfeits = { $who }: Der Befehl lässt sich nicht ausführen, die Aktion verfällt.
fa-hides = { $who }: Untertauchen mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 }, { $asset }.
fa-hidden = { $who }: wie vom Erdboden verschluckt.
fa-hides-in-vain = { $who }: Das Untertauchen misslingt.
fa-asset-dormant = { $who }: Die Mittel reichen nicht mehr für alles. Es ruht: { $asset }.
fa-asset-lost = { $who }: Die Mittel reichen nicht mehr für alles. Für immer verloren: { $asset }.
fa-asset-wakes = { $who }, wieder in Betrieb: { $asset }.

## Spielleitung und Missionen

fa-command = Spielleitung: { $command }.
fa-command-because = Spielleitung: { $command }. „{ $reason }“
fa-command-skipped = Spielleitung: { $command }. Daraus wird nichts. { $reason }
fa-spends = { $faction } → { $who }: { $amount } RP für die Mission{ $money ->
    [0] {""}
   *[other] {" "}(in Geld: { $money })
 }.

## Fragen

fa-ask-between = { $phase ->
    [0] Die Kampagne beginnt
   *[other] Phase { NUMBER($phase, useGrouping: 0) } ist vorüber
 }. Wie geht es weiter? Du kannst auch selbst eingreifen, etwa mit adjust_rp:Kennung:2 # Grund.
fa-ask-between-on-screen = { $phase ->
    [0] Die Kampagne beginnt
   *[other] Phase { NUMBER($phase, useGrouping: 0) } ist vorüber
 }. Wie geht es weiter? Du kannst auch selbst eingreifen.
fa-ask-turn = { $who }: Du bist am Zug. Was tust du?
fa-ask-free = { $who }: Freie Aktionen sind noch möglich. Was tust du?
fa-ask-free-before = { $who }: Gleich handeln alle unwichtigen Fraktionen zugleich. Willst du vorher freie Aktionen nutzen? Danach geht es noch einmal.
fa-ask-free-after = { $who }: Alle unwichtigen Fraktionen haben gehandelt. Willst du jetzt noch freie Aktionen nutzen?
fa-ask-declare = { $who }: Alle unwichtigen Fraktionen handeln zugleich. Was tust du?
fa-ask-reroll = { $who }, { $roll } gegen { $tn }: { $standing ->
    [-1] zwei Einsen und damit ein kritischer Fehlschlag
    [0] Fehlschlag
    [1] Erfolg
   *[other] { $raises ->
        [one] Erfolg mit 1 Steigerung
       *[other] Erfolg mit { $raises } Steigerungen
     }
 }. Würfelst du neu?
fa-ask-reroll-first = { $who }, { $roll }: { $standing }, und die Gegenseite würfelt noch. Würfelst du neu?
fa-ask-reroll-behind = { $who }, { $roll }: Die Gegenseite liegt mit { $tn } { $standing ->
    [-1] vorn
   *[other] weit vorn
 }. Würfelst du neu?
fa-ask-damage-reroll = { $who }, Schaden: { $raises ->
    [-1] zu wenig
    [0] das reicht
    [one] das reicht mit 1 Steigerung
   *[other] das reicht mit { $raises } Steigerungen
 }. Würfelst du neu?
fa-ask-soak = { $who }: { $wounds ->
    [one] 1 Wunde droht
   *[other] { $wounds } Wunden drohen
 }. Steckst du das weg?
fa-ask-shake-off = { $who }: Du bist angeschlagen. Schüttelst du das ab?
fa-ask-shake-off-attacked = { $by } → { $who }: { $free ->
    [true] freier Angriff
   *[false] Angriff
 } mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } gegen Abwehr { $defense }. Du bist angeschlagen. Schüttelst du das vorher ab?
fa-ask-shake-off-spied = { $by } → { $who }: Spionage mit { $die }{ COUNT($modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $modifiers-changes })
 } gegen { $other-die }{ COUNT($other-modifiers-changes) ->
    [0] {""}
   *[other] {" "}({ $other-modifiers-changes })
 }. Du bist angeschlagen. Schüttelst du das vorher ab?
fa-ask-shake-off-act = { $who }: Du bleibst angeschlagen und kannst so nicht handeln. Schüttelst du das ab?
fa-ask-buy-action = { $who }: Du hast dich gefangen, aber die Aktion ist dahin. Kaufst du sie zurück?
fa-ask-free-attack = { $target } → { $who }: Der Angriff ging ins Leere. Schlägst du zurück?
fa-ask-effect = { $who } → { $target }: Die Spione haben Erfolg{ $raised ->
    [true] , und das mit einer Steigerung
   *[false] {""}
 }. Was sollen sie tun?
fa-ask-suspend = { $who }: Eine Wunde legt ein Asset lahm. Welches?
fa-ask-heal = { $who }: Welche Wunde heilt zuerst?
fa-ask-surplus = { $who }: Die Mittel reichen nicht mehr für alle Assets. Auf welches verzichtest du?
fa-ask-wake = { $who }: Die Mittel reichen wieder für ein Asset mehr. Welches soll nicht länger ruhen?
fa-ask-repair = { $who }: Etwas ist beschädigt, { $asset }. Setzt du es gleich instand?
fa-ask-joker = { $who }: Du kannst jederzeit handeln. Jetzt?
fa-ask-joker-last = { $who }: Gleich ist die Phase vorüber. Handelst du jetzt noch?
fa-ask-interrupt = { $who }: Du kannst der angekündigten Aktion zuvorkommen. Unterbrichst du?
fa-ask-new-card = { $who }, Karte: { $card }. Kaufst du eine neue?
fa-ask-plan = { $who }: Der Plan „{ $plan }“ ist vollendet. Wann wirkt er?
fa-ask-spend = { $who }: In der Kasse sind { $rp } RP ({ $faction }). Wie viele nimmst du mit auf die Mission?
fa-ask-setting-out = Die Mission{ $phase ->
    [0] {" "}vor der ersten Phase
   *[other] {" "}nach Phase { NUMBER($phase, useGrouping: 0) }
 } beginnt. Nimmt noch jemand RP mit? Das geht mit mission_spend:Fraktion:Charakter:Zahl.
fa-ask-critical = { $who }: zwei Einsen. Hat das Folgen? Du kannst auch einen Befehl eintippen.

## Aktionen und Antworten

fa-act-attack = Angriff → { $target }
fa-act-espionage = Spionage → { $target }
fa-act-espionage-intel = Spionage → { $target }, Informationsgewinnung
fa-act-espionage-sabotage = Spionage → { $target }, Sabotage
fa-act-espionage-siphon = Spionage → { $target }, RP abzweigen
fa-act-espionage-assault = Spionage → { $target }, Anschlag
fa-act-espionage-assault-on = Spionage → { $target }, Anschlag: { $asset }
fa-act-gather = Ressourcen sammeln
fa-act-advance-plan = Plan vorantreiben: „{ $plan }“
fa-act-some-plan = Einen Plan vorantreiben
fa-act-asset-action = Untertauchen: { $asset }
fa-move-instruct = Befehl, { $subject }: { $act }
fa-move-raise = { $what } verbessern auf { $die }
fa-move-buy = Asset erwerben: { $asset }
fa-move-use_asset = Asset nutzen: { $asset }
fa-move-repair = Instand setzen: { $asset }
fa-move-reorganise = Reorganisieren
fa-move-shake_off = Angeschlagen abschütteln
fa-move-hold = Karte zurückhalten
fa-move-end_turn = Zug beenden
fa-answer-accept = Den Wurf gelten lassen
fa-answer-reroll = Neu würfeln
fa-answer-free-reroll = Neu würfeln: { $asset }
fa-answer-decline = Nein
fa-answer-shake-off = Abschütteln
fa-answer-take = Hinnehmen
fa-answer-soak = Wegstecken
fa-answer-free-attack = Freier Angriff → { $target }
fa-answer-intel = Informationsgewinnung (+2 auf deinen nächsten Wurf): { $target }
fa-answer-sabotage = Sabotage (Abwehr −2): { $target }
fa-answer-siphon = RP abzweigen: { $target }
fa-answer-assault = Anschlag: { $asset }
fa-answer-asset = { $asset }
fa-answer-wound = Eine Wunde, die nichts lahmlegt
fa-answer-wound-asset = Die Wunde, für die du streichst: { $asset }
fa-answer-wait = Weiter warten
fa-answer-take-turn = Jetzt handeln
fa-answer-new-card = Neue Karte ziehen
fa-answer-spend = { $n ->
    [0] Nichts mitnehmen
   *[other] { $n } RP mitnehmen
 }
fa-answer-immediate = Er wirkt sofort
fa-answer-mission = Er wird zur nächsten Mission

## Befehle der Spielleitung

fa-command-begin_phase = Die nächste Phase beginnt
fa-command-end_phase = Die Phase endet vorzeitig
fa-command-begin_mission = Eine Mission beginnt
fa-command-end_mission = Nein, die Mission nimmt ihren Lauf
fa-command-end_campaign = Die Kampagne endet
fa-command-no_consequence = Keine Folgen
fa-command-create_faction = neue Fraktion, { $item }
fa-command-destroy_faction = { $faction }, zerschlagen
fa-command-restore_faction = { $faction }, wieder im Spiel
fa-command-adjust_rp = { $faction }, { SIGNED($amount) } RP
fa-command-set_die = { $faction }, { $item } { $to }
fa-command-offer_asset = neu im Angebot, { $item }
fa-command-withdraw_offer = nicht mehr im Angebot, { $item }
fa-command-grant_asset = { $faction }, neues Asset { $item }
fa-command-remove_asset = { $faction }, { $item } verloren
fa-command-destroy_asset_base = { $faction }, { $item } von Grund auf zerstört
fa-command-damage_asset = { $faction }, { $item } beschädigt
fa-command-repair_asset = { $faction }, { $item } instand gesetzt
fa-command-seize_asset = { $faction }, { $item } außer Kontrolle
fa-command-release_asset = { $faction }, { $item } wieder unter Kontrolle
fa-command-add_wounds = { $faction }, { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
 }{ $to ->
    [soakable] {" "}(Wegstecken möglich)
   *[other] {""}
 }
fa-command-heal_wounds = { $faction }, { $amount ->
    [one] 1 Wunde weniger
   *[other] { $amount } Wunden weniger
 }
fa-command-set_shaken = { $faction }, { $to ->
    [false] nicht mehr angeschlagen
   *[true] angeschlagen
 }
fa-command-set_control = { $faction }, Kontrolle: { $to }
fa-command-create_plan = { $faction }, neuer Plan „{ $item }“ ({ $to }, { $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
 })
fa-command-adjust_plan = { $faction }, Plan „{ $item }“, { $to ->
    [required] nötige Schritte { SIGNED($amount) }
   *[progress] Fortschritt { SIGNED($amount) }
 }
fa-command-cancel_plan = { $faction }, Plan „{ $item }“ aufgegeben
fa-command-resolve_plan = { $faction }, Plan „{ $item }“ { $to ->
    [mission] wird zur Mission
   *[immediate] wirkt sofort
 }
fa-command-set_minor = { $faction }, { $to ->
    [false] nicht mehr unwichtig
   *[true] jetzt unwichtig
 }
fa-command-situational_modifier = { $faction }, { $item } { SIGNED($amount) } { $to ->
    [next_roll] für den nächsten Wurf
    [turn] für diesen Zug
    [phase] für eine Phase
   *[campaign] bis auf Weiteres
 }
fa-command-mission_spend = { $item }, { $amount } RP für die Mission ({ $faction })

## Kosten: hinter einer Zahl, für eins und viele gleich

fa-cost-rp = { $amount ->
   *[other] RP
}

## Was nicht geht

fa-no-action = In diesem Zug gibt es keine Aktion mehr.
fa-no-second-action = Die Aktion dieses Zuges ist schon getan.
fa-no-action-shaken = Angeschlagen kannst du keine Aktion ausführen.
fa-no-action-yet = Jetzt sind nur freie Aktionen möglich; die Aktion wird mit allen unwichtigen Fraktionen zugleich ausgeführt.
fa-no-free-action-now = Jetzt geht es nur um die Aktion; freie Aktionen gehen davor und danach.
fa-no-other-action = Du stehst unter Befehl: { $act }.
fa-no-pass = Du stehst unter Befehl und kannst nicht verzichten: { $act }.
fa-no-target = „{ $key }“ ist kein mögliches Ziel.
fa-no-character-target = Fraktionen richten sich nur gegen Fraktionen, nicht gegen Personen: { $target }.
fa-no-hidden-target = Das Ziel ist versteckt: { $target }. Erst wer das Versteck aufspürt, kann angreifen.
fa-no-destroyed = Diese Fraktion ist zerschlagen: { $who }.
fa-no-open-plan = Dieser Plan ist nicht offen: „{ $plan }“.
fa-no-complete-plan = Dieser Plan ist nicht vollendet: „{ $plan }“.
fa-no-asset-action = Das ist kein eigenes Asset, das eine Aktion bietet: { $asset }.
fa-no-usable = Das ist gerade nicht nutzbar: { $asset }.
fa-no-effect-yet = Was die Spione tun, entscheidet sich erst nach dem Wurf.
fa-no-effect-named = An diesem Tisch legst du vor dem Wurf fest, was die Spione tun sollen.
fa-no-subject = Die Fraktion „{ $key }“ nimmt von dir keine Befehle an.
fa-no-money = Das kostet { $price } RP, du hast { $rp ->
    [0] keine
   *[other] { $rp }
 }.
fa-no-higher = Höher geht es nicht.
fa-no-such-offer = „{ $key }“ ist nicht im Angebot.
fa-no-second = Das hast du schon: { $asset }.
fa-no-room = Du kannst nicht noch ein Asset unterhalten, die Grenze liegt bei { $limit }.
fa-no-free-use = Das lässt sich nicht als freie Aktion nutzen: { $asset }.
fa-no-second-use = Das hast du in diesem Zug schon genutzt: { $asset }.
fa-no-damage = Das ist nicht beschädigt: { $asset }.
fa-no-reorganise = { $wounds ->
    [0] Es gibt keine Wunde, von der du dich erholen müsstest.
   *[other] In diesem Zug hast du die Reorganisation schon versucht.
 }
fa-no-shake-off = Du bist nicht angeschlagen, oder die RP reichen nicht.
fa-no-shake-off-now = An diesem Tisch lässt sich das nur nach einem misslungenen Wurf abschütteln.
fa-no-hold = Eine Karte zurückhalten geht nur ganz am Anfang des eigenen Zuges, wenn der Tisch es erlaubt.
fa-no-such-command = Den Befehl „{ $key }“ gibt es nicht. Es gibt: { $known }.
fa-no-such-command-on-screen = Das ist kein Befehl der Spielleitung. Werte änderst du in der Leitung.
fa-no-command-form = So lautet der Befehl: { $form }.
fa-form-begin_phase = begin_phase
fa-form-end_phase = end_phase
fa-form-begin_mission = begin_mission
fa-form-end_mission = end_mission
fa-form-end_campaign = end_campaign
fa-form-no_consequence = no_consequence
fa-form-create_faction = create_faction:Kennung:Werte (etwa name=Piraten,operations=W8,rp=3)
fa-form-destroy_faction = destroy_faction:Fraktion
fa-form-restore_faction = restore_faction:Fraktion
fa-form-adjust_rp = adjust_rp:Fraktion:Zahl
fa-form-set_die = set_die:Fraktion:Attribut:Würfel
fa-form-offer_asset = offer_asset:Vorlage
fa-form-withdraw_offer = withdraw_offer:Vorlage
fa-form-grant_asset = grant_asset:Fraktion:Vorlage
fa-form-remove_asset = remove_asset:Fraktion:Asset
fa-form-destroy_asset_base = destroy_asset_base:Fraktion:Asset
fa-form-damage_asset = damage_asset:Fraktion:Asset
fa-form-repair_asset = repair_asset:Fraktion:Asset
fa-form-seize_asset = seize_asset:Fraktion:Asset
fa-form-release_asset = release_asset:Fraktion:Asset
fa-form-add_wounds = add_wounds:Fraktion:Zahl oder add_wounds:Fraktion:Zahl:soakable (dann lassen sie sich wegstecken)
fa-form-heal_wounds = heal_wounds:Fraktion:Zahl
fa-form-set_shaken = set_shaken:Fraktion:true oder false
fa-form-set_control = set_control:Fraktion:Fraktion oder Charakter, ohne Angabe niemand
fa-form-create_plan = create_plan:Fraktion:Kennung:Schritte:Attribut
fa-form-adjust_plan = adjust_plan:Fraktion:Plan:Zahl:progress oder required
fa-form-cancel_plan = cancel_plan:Fraktion:Plan oder cancel_plan:Fraktion:Plan:if_open (dann nur, solange er nicht vollendet ist)
fa-form-resolve_plan = resolve_plan:Fraktion:Plan:immediate oder mission
fa-form-set_minor = set_minor:Fraktion:true oder false
fa-form-situational_modifier = situational_modifier:Fraktion:Wurf:Zahl:next_roll, turn, phase oder campaign
fa-form-mission_spend = mission_spend:Fraktion:Charakter:Zahl
fa-no-number = „{ $key }“ ist keine ganze Zahl.
fa-no-such-word = „{ $key }“ passt hier nicht. Möglich sind: { $words }.
fa-no-such-amount = { $amount } geht hier nicht. Wunden sind es 1 bis 4, Modifikatoren höchstens 20 und nie 0.
fa-no-such-faction = Die Fraktion „{ $key }“ gibt es nicht. Es gibt: { $known }.
fa-no-such-asset = Das Asset „{ $key }“ ist hier nicht zu finden: { $who }.
fa-no-asset-there = Das Asset „{ $key }“ ist hier nicht zu finden: { $who }. Dort gibt es: { $known }.
fa-no-such-template = Das Asset „{ $key }“ gibt es nicht. Es gibt: { $known }.
fa-no-such-plan = Der Plan „{ $key }“ ist hier nicht zu finden: { $who }. Dort gibt es: { $known }.
fa-no-such-controller = „{ $key }“ kann keine Kontrolle haben: Das ist weder ein Charakter noch eine Fraktion, die noch da ist.
fa-no-such-die = „{ $key }“ ist kein Würfel. Möglich sind W4 bis W12, W12+1 und so weiter, +1 und -1, bei der Effektivität auch none.
fa-no-such-value = „{ $key }“ passt nicht zu einer neuen Fraktion. Schreibe Werte wie operations=W8,rp=3,minor=true.
fa-no-id = „{ $key }“ geht nicht als Kennung; nimm kleine Buchstaben von a bis z, Ziffern und Unterstriche, vorn einen Buchstaben.
fa-no-taken-id = Die Kennung „{ $key }“ ist schon vergeben ({ $kind }). Nimm eine andere.
fa-no-steps = Mit { $amount } Schritten ist das kein Plan; er braucht mindestens einen.
fa-no-need-to-restore = Diese Fraktion ist gar nicht zerschlagen: { $who }.
fa-no-circle = Kontrolle darf nicht im Kreis gehen, und so käme sie zurück: { $who }.
fa-no-mission-start = RP nehmen Charaktere nur zu Beginn einer Mission mit. Eine weitere beginnst du mit begin_mission.
fa-no-control = Die Kontrolle liegt nicht bei diesem Charakter: { $who } ({ $faction }).
fa-no-rp = { $rp ->
    [0] Die Kasse ist leer ({ $who }).
   *[other] In der Kasse sind { $rp } RP ({ $who }); ausgeben lassen sich 1 bis so viele.
 }

## Befehle, die nichts ändern würden

fa-idle-rp = { $rp ->
    [0] Die Kasse ist leer: { $who }.
   *[other] An den { $rp } RP ändert das nichts: { $who }.
 }
fa-idle-wounds = Da ist keine Wunde, die heilen könnte: { $who }.
fa-idle-shaken = { $shaken ->
    [true] Schon angeschlagen: { $who }.
   *[false] Gar nicht angeschlagen: { $who }.
 }
fa-idle-minor = { $minor ->
    [true] Schon unwichtig: { $who }.
   *[false] Gar nicht unwichtig: { $who }.
 }
fa-idle-control = So ist es schon: { $who }, Kontrolle: { $to }.
fa-idle-die = So ist es schon: { $who }, { $what } { $die }.
fa-idle-offer = Das ist schon im Angebot: { $asset }.
fa-idle-asset = { $command ->
    [damage_asset] Das ist schon beschädigt: { $asset }.
    [repair_asset] Das ist gar nicht beschädigt: { $asset }.
    [seize_asset] Das ist schon außer Kontrolle: { $asset }.
   *[release_asset] Das ist gar nicht außer Kontrolle: { $asset }.
 }
fa-idle-plan-complete = Der Plan „{ $plan }“ ist schon vollendet und bleibt es.
fa-idle-plan = Am Plan „{ $plan }“ ändert das nichts ({ $progress } von { $required }).

## Ende

fa-end-max-phases = Nach Phase { NUMBER($phase, useGrouping: 0) } ist die Kampagne zu Ende. { $number ->
    [0] Niemand steht mehr.
    [one] { fa-points-of-all }
   *[other] Gleichauf vorn: { $first }. { fa-points-of-all }
 }
fa-end-plan = In Phase { NUMBER($phase, useGrouping: 0) } ist ein Plan vollendet, mit dem die Kampagne endet: „{ $plans }“. { $number ->
    [0] Niemand steht mehr.
    [one] { fa-points-of-all }
   *[other] Gleichauf vorn: { $first }. { fa-points-of-all }
 }
fa-end-last-standing = { $number ->
    [0] In Phase { NUMBER($phase, useGrouping: 0) } ist die letzte große Fraktion gefallen.
   *[other] Nach Phase { NUMBER($phase, useGrouping: 0) } steht sonst keine große Fraktion mehr. { fa-points-of-all }
 }
fa-end-by-master = Die Spielleitung beendet die Kampagne ({ $phase ->
    [0] vor der ersten Phase
   *[other] in Phase { NUMBER($phase, useGrouping: 0) }
 }). { $number ->
    [0] Niemand steht mehr.
    [one] { fa-points-of-all }
   *[other] Gleichauf vorn: { $first }. { fa-points-of-all }
 }

fa-points-of-all = Punkte: { $points }.{ $tied ->
    [true] {" "}Bei gleicher Punktzahl liegt vorn, wer weniger Wunden hat, dann, wer mehr RP hat.
   *[false] {""}
 }
fa-points = { $who } { $score }
fa-points-of-first = { $who } { $score }{ COUNT($score-reasons) ->
    [0] {""}
   *[other] {" "}({ $score-reasons })
 }
fa-dice = { $first }+{ $second }

## Woraus eine Zahl besteht

fa-term-wounds = Wunden
fa-term-joker = Joker
fa-term-intel = ausgespäht
fa-term-asset = Asset
fa-term-modifier = besondere Umstände
fa-term-free-attack = freier Angriff
fa-term-operations = halbe Operationen
fa-term-structure = halbe Struktur
fa-term-base = Grundwert
fa-term-beyond = über W12 hinaus
fa-term-roll = Wurf
fa-term-sabotage = Sabotage
fa-term-plans = vollendete Pläne
fa-term-trophies = zerschlagene Fraktionen
fa-term-given = vorgegeben
fa-term-wealth = Reichtum
fa-term-assets = nutzbare Assets

## Worum es geht, und die Zahlen dazu

fa-stake-wounds = Wunden
fa-stake-success = Erfolge
fa-stake-healed = geheilte Wunden
fa-stake-rp = RP
fa-stake-progress = Schritte
fa-band-hit = { $role ->
    [target] du wirst getroffen
   *[other] { $who }: getroffen
 }
fa-band-shaken = { $role ->
    [target] du bist danach angeschlagen
   *[other] { $again ->
        [true] angeschlagen
       *[false] { $who }: angeschlagen
     }
 }
fa-band-wounded = { $role ->
    [target] du wirst verwundet
   *[other] { $again ->
        [true] verwundet
       *[false] { $who }: verwundet
     }
 }
fa-band-left-wounded = { $role ->
    [target] du wirst verwundet
   *[other] { $who }: verwundet
 }
fa-band-destroyed = { $role ->
    [target] du wirst zerschlagen
   *[other] { $again ->
        [true] zerschlagen
       *[false] { $who }: zerschlagen
     }
 }
fa-band-prevails = { $role ->
    [target] { $by }: Erfolg gegen dich
    [doer] Erfolg gegen { $who }
   *[other] { $by }: Erfolg gegen { $who }
 }
fa-band-prevails-raise = { $role ->
    [target] { $by }: Erfolg mit Steigerung gegen dich
   *[other] mit Steigerung
 }
fa-band-gathers = { $role ->
    [target] du sammelst RP
   *[other] { $who }: sammelt RP
 }
fa-band-gathers-raise = mit Steigerung
fa-band-advances = { $role ->
    [target] du kommst mit dem Plan voran
   *[other] { $who }: kommt mit dem Plan voran
 }
fa-band-completes = der Plan ist vollendet
fa-band-healed = { $role ->
    [target] du heilst mindestens eine Wunde
   *[other] { $who }: heilt mindestens eine Wunde
 }
fa-band-healed-all = { $role ->
    [target] du heilst alle Wunden
   *[other] heilt alle Wunden
 }
fa-band-hidden = { $role ->
    [target] du tauchst unter
   *[other] { $who }: taucht unter
 }
fa-band-steady = { $role ->
    [target] du erholst dich
   *[other] { $who }: erholt sich
 }
fa-band-acts = { $role ->
    [target] du erholst dich und kannst handeln
   *[other] erholt sich und kann handeln
 }
fa-figure-rp = RP
fa-figure-wounds = Wunden
fa-figure-assets = nutzbare Assets
fa-figure-score = Punkte

## Wörter

fa-die = W{ $sides }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
 }
fa-die-higher = eine Stufe höher
fa-die-lower = eine Stufe niedriger
fa-die-none = ohne Würfel
fa-nobody = niemand
fa-unit-phase = Phase
fa-roll-attack = Angriff
fa-roll-damage = Schaden
fa-roll-espionage = Spionage
fa-roll-espionage_defense = Spionageabwehr
fa-roll-gather = Ressourcen sammeln
fa-roll-plan = Plan
fa-roll-unshake = Erholung
fa-roll-soak = Wegstecken
fa-roll-reorganise = Reorganisation
fa-roll-hide = Untertauchen
fa-roll-initiative = Wer ist schneller
fa-attribute-striking_power = Schlagkraft
fa-attribute-operations = Operationen
fa-attribute-resources = Ressourcen
fa-attribute-structure = Struktur
fa-attribute-flexibility = Flexibilität
fa-attribute-effectiveness = Effektivität
fa-card = { $suit } { $rank }
fa-card-joker = { $colour } Joker
fa-black = schwarzer
fa-red = roter
fa-suit-clubs = Kreuz
fa-suit-diamonds = Karo
fa-suit-hearts = Herz
fa-suit-spades = Pik
fa-rank-2 = 2
fa-rank-3 = 3
fa-rank-4 = 4
fa-rank-5 = 5
fa-rank-6 = 6
fa-rank-7 = 7
fa-rank-8 = 8
fa-rank-9 = 9
fa-rank-10 = 10
fa-rank-jack = Bube
fa-rank-queen = Dame
fa-rank-king = König
fa-rank-ace = Ass
fa-asset-state-suspended = (gestrichen)
fa-asset-state-damaged = (beschädigt)
fa-asset-state-seized = (außer Kontrolle)
fa-asset-state-dormant = (ruht)
fa-plan-state-complete = (vollendet)
fa-plan-state-cancelled = (aufgegeben)

## Überblick

fa-board-wounds = Wunden
fa-board-rp = RP
fa-board-striking_power = SK
fa-board-operations = OP
fa-board-resources = RS
fa-board-structure = ST
fa-board-flexibility = FL
fa-board-effectiveness = EF
fa-board-defense = AB/BE
fa-board-numbers = { $defense }/{ $resilience }
fa-board-assets = Assets
fa-board-plans = Pläne
fa-board-plan = { $plan } { $progress }/{ $required }
fa-board-notes = Lage
fa-board-destroyed = zerschlagen
fa-board-shaken = angeschlagen
fa-board-hidden = versteckt
fa-board-minor = unwichtig
fa-board-hold = hält die Karte zurück
fa-board-sabotaged = sabotiert
fa-board-intel = ausgespäht: { $spy }
fa-board-found = aufgespürt: { $spy }
fa-board-controlled = Kontrolle: { $controller }
fa-board-order = Befehl: { $act }

## Fehler in Inhalten

fa-content-kind-faction = Fraktion
fa-content-kind-asset = Asset
fa-content-kind-scenario = Szenario
fa-content-kind-plan = Plan
fa-content-kind-character = Charakter
fa-content-kind-controller = Fraktion oder Charakter
fa-content-die = { $file }, { $where }: „{ $value }“ ist kein Würfel. Schreibe W4, W6, W8, W10, W12 oder W12+1, W12+2 und so weiter.
fa-content-effect-parameter = { $file }, { $where }: Die Wirkung „{ $kind }“ kennt die Angabe „{ $key }“ nicht. { $hint }
fa-content-asset-half = { $file }, { $where }: Ein Asset ohne Vorlage (template) braucht die Angabe „{ $key }“.
fa-content-asset-both = { $file }, { $where }: Ein Asset hat entweder eine Vorlage (template) oder eine eigene Wirkung (effect).
fa-content-no-refuge = { $file }, { $where }: Versteckt sein kann nur, wer einen nutzbaren Unterschlupf hat (ein Asset mit der Wirkung hide).
fa-content-circle = { $file }, { $where }: Kontrolle darf nicht im Kreis gehen: { $chain }.
fa-content-command = { $file }, { $where }: Den Befehl „{ $value }“ gibt es hier nicht. { $hint }
fa-content-command-key = { $file }, { $where }: Der Befehl „{ $command }“ kennt die Angabe „{ $key }“ nicht. { $hint }
fa-content-values = { $file }, { $where }: „{ $value }“ passt nicht zu einer neuen Fraktion. Schreibe Werte wie operations=W8,rp=3,minor=true.

## Fragen nach Chancen

fa-named = { $name }
fa-odds-title-hit = { $who } → { $target }: Angriff mit { $die } gegen Abwehr { $defense }
fa-odds-title-effect = Schaden mit { $dice }{ $bonus ->
    [once] {" "}(und einem W6, wenn der Angriff mit Steigerung trifft)
    [each] {" "}(und einem W6 für jede Steigerung des Angriffs)
   *[none] {""}
 } gegen Belastbarkeit { $resilience }
fa-odds-title-soaked = Ziel steckt weg: { $die } für { $price } RP (hat { $rp })
fa-odds-title-spy = { $who } → { $target }: Spionage mit { $die } gegen { $other }
fa-odds-title-siphon = Abgezweigt von { $rp } RP
fa-odds-title-gather = { $who }: Ressourcen sammeln mit { $die }
fa-odds-title-plan = { $who }, { $plan }: noch { $missing } mit { $die }
fa-odds-title-within = { $actions ->
    [one] Vollendet in einer Aktion
   *[other] Vollendet in höchstens { $actions } Aktionen
 }
fa-odds-title-soak = { $who }: { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
 } wegstecken mit { $die } für { $price } RP
fa-odds-title-recovery = { $who }: Erholung von Angeschlagen mit { $die }
fa-odds-title-reorganise = { $who }: Reorganisation mit { $die }
fa-odds-attack = Angriffswurf
fa-odds-defense = Abwehr
fa-odds-damage = Schadenswurf
fa-odds-resilience = Belastbarkeit
fa-odds-soak = Wegstecken
fa-odds-spy = Spionagewurf
fa-odds-spied-on = Wurf des Ziels
fa-odds-gather = Wurf
fa-odds-plan = Wurf
fa-odds-recovery = Wurf
fa-odds-reorganise = Wurf
fa-odds-extra-rp = RP zusätzlich, wenn der Wurf etwas einbringt
fa-odds-extra-hits = Schritte zusätzlich bei einem Erfolg
fa-odds-roll = Wurf
fa-odds-effect = Wirkung
fa-odds-actions = Aktionen
fa-odds-plan-state = Plan
fa-odds-left = übrige Wunden
fa-odds-misses = verfehlt
fa-odds-hits = trifft
fa-odds-no-effect = ohne Wirkung
fa-odds-shaken = angeschlagen
fa-odds-one-wound = 1 Wunde
fa-odds-two-wounds = 2 Wunden
fa-odds-three-wounds = 3 Wunden
fa-odds-destroyed = zerschlagen
fa-odds-fails = misslingt
fa-odds-succeeds = gelingt
fa-odds-raise = mit Steigerung
fa-odds-stays-shaken = bleibt angeschlagen
fa-odds-steady = erholt, ohne Aktion
fa-odds-acts = erholt, mit Aktion
fa-odds-open = offen
fa-odds-complete = vollendet
fa-odds-longer = mehr
fa-odds-no-plan = { $who } hat keinen Plan.
fa-odds-too-poor = { $who } kann nicht wegstecken: Das kostet { $price } RP, und da sind { $rp }. Nenne mehr mit --rp.

## Was auf dem Bildschirm liegt

fa-place-phase = Phase { $phase }{ $last ->
    [0] {""}
   *[other] {" "}von { $last }
 }{ $rounds ->
    [1] {""}
   *[other] , Runde { $round }
 }
fa-place-between = { $phase ->
    [0] Vor der ersten Phase
   *[other] Nach Phase { $phase }
 }
fa-place-over = Ende der Kampagne
fa-place-action = Aktion
fa-place-dice = Attribute
fa-place-defense = Abwehr
fa-place-resilience = Belastbarkeit
fa-place-maintained = Unterhaltene Assets
fa-place-kept = { $kept } von { $limit }
fa-place-modifiers = Modifikatoren
fa-place-modifier = { $roll } { SIGNED($amount) }
fa-place-trophies = Zerschlagen
fa-place-secret = (geheim)
fa-place-order = Reihenfolge
fa-place-ties = Beziehungen
fa-place-market = Markt
fa-place-offers = Im Angebot
fa-place-controls = kontrolliert
fa-place-intel = spioniert aus
fa-place-found = hat das Versteck aufgespürt
fa-place-lately = In dieser Phase
fa-place-attacks = greift an
fa-place-misses = Angriff ins Leere
fa-place-counter-attacks = Gegenschlag
fa-place-spied-in-vain = Spionage ohne Erfolg
fa-place-sabotage = sabotiert
fa-place-assault = Anschlag
fa-place-siphon = zapft Kassen an
fa-place-interrupts = unterbricht
fa-place-instructs = befiehlt

## Was die Spielleitung ändern kann

fa-amend-offer = Im Angebot
fa-amend-control = Kontrolle
fa-amend-damaged = beschädigt
fa-amend-seized = außer Kontrolle
fa-amend-grant = Asset geben
fa-amend-remove = Asset nehmen
fa-amend-progress = Fortschritt
fa-amend-required = Nötige Erfolge

# -- worum es geht
fa-aim-points = am Ende die meisten Punkte haben
fa-aim-points-with-plans = am Ende die meisten Punkte haben, vor allem mit { COUNT($plans) ->
    [one] dem Plan
   *[other] den Plänen
  } { $plans }
fa-aim-scoring = Punkte: 6 je vollendetem Plan, 4 je zerschlagener großer Fraktion (1 je unwichtiger), 1 je nutzbarem Asset und je 5 Ressourcenpunkten (auch in Verbesserungen gesteckten), 1 weniger je Wunde
fa-aim-phases = Schluss ist nach Phase { $phases }
fa-aim-last-standing = Schluss ist auch, sobald nur noch eine große Fraktion besteht
fa-aim-plan = Schluss ist auch, sobald ein Plan vollendet ist: { $plans }
fa-aim-secret-plan = Schluss ist auch, sobald ein bestimmter Plan vollendet ist
fa-aim-no-end = Die Kampagne endet, wann die Spielleitung es will

## Zahlen, von denen ein Dauerauftrag abhängen kann

fa-number-wounds = Wunden, die drohen

# Fragen nach Chancen, und was sie wissen wollen.
fa-given-faction = um wen es geht
fa-given-wounds = ihre Wunden, 0 bis 3
fa-given-joker = hat einen Joker: true
fa-given-reroll = würfelt Fehlschläge neu: true
fa-given-rp = ihre RP; sonst die vom Bogen
fa-given-without = Asset, das gerade nicht nutzbar ist
fa-given-target-wounds = Wunden des Ziels, 0 bis 3
fa-given-target-joker = Ziel hat einen Joker: true
fa-given-target-rp = RP des Ziels; sonst vom Bogen
fa-given-target-reroll = Ziel würfelt neu: true
fa-given-intel = Ziel ist ausgespäht: true
fa-given-target = gegen wen
fa-question-attack = Treffer und Wirkung eines Angriffs
fa-given-attacker = wer angreift
fa-given-shaken = Ziel ist angeschlagen: true
fa-given-sabotage = Ziel ist sabotiert: true
fa-given-soak = Ziel steckt weg: true
fa-question-espionage = Erfolg der Spionage, und was sie abzweigt
fa-given-spy = wer spioniert
fa-question-gather = RP einer Aktion
fa-question-plan = Aktionen bis zum vollendeten Plan
fa-given-plan = welcher Plan, falls es mehrere gibt
fa-given-actions = so viele Aktionen
fa-given-progress = schon erreicht
fa-question-soak = Wunden, die nach dem Wegstecken bleiben
fa-given-blow = Wunden des Treffers
fa-question-recovery = Erholung von Angeschlagen
fa-given-shake-off = zahlt nach einem Fehlschlag: true
fa-question-reorganise = Wunden, die eine Reorganisation heilt

# Namen, die kein Inhalt nennt.
fa-duel-introduction = Zwei Fraktionen im Krieg.

## Bogen

fa-sheet-rp = Ressourcenpunkte
fa-sheet-of = { $left } von { $most }
fa-sheet-invested = Investierte Punkte
fa-sheet-use = Nutzung
fa-sheet-state = Zustand
fa-sheet-usable = nutzbar
fa-sheet-suspended = gestrichen
fa-sheet-damaged = beschädigt
fa-sheet-seized = außer Kontrolle
fa-sheet-dormant = ruht
fa-sheet-mode-passive = passiv
fa-sheet-mode-reaction = Reaktion
fa-sheet-mode-free_action = freie Aktion
fa-sheet-mode-action = Aktion
fa-sheet-asset = { $effect }. Materielle Basis: { $base }
fa-sheet-signed = { SIGNED($amount) }
fa-sheet-lasts-bought = gekauft
fa-sheet-lasts-next_roll = nächster Wurf
fa-sheet-lasts-turn = diesen Zug
fa-sheet-lasts-phase = diese Phase
fa-sheet-lasts-campaign = dauerhaft
fa-sheet-use-reroll = Ein neuer Wurf
fa-sheet-use-soak = Wegstecken
fa-sheet-use-shake_off = Abschütteln
fa-sheet-effect-rp_bonus_on_gather = { SIGNED($amount) } RP beim Ressourcensammeln
fa-sheet-effect-free_attack_on_miss = Freier Angriff, wenn ein Angriff auf die Fraktion misslingt
fa-sheet-effect-hide = Untertauchen mit { $attribute } gegen { $tn }
fa-sheet-effect-roll_bonus = { $roll } { SIGNED($amount) }
fa-sheet-effect-derived_bonus = { $value } { SIGNED($amount) }
fa-sheet-effect-free_reroll = { $roll }: je Phase { $uses ->
    [one] ein freier Wiederholungswurf
   *[other] { $uses } freie Wiederholungswürfe
 }
fa-sheet-effect-plan_bonus_on_success = { SIGNED($amount) } Fortschritt bei einem Erfolg für einen Plan
fa-sheet-effect-bennie_price = { $use } kostet { $price } RP
fa-sheet-effect-pay_for_bonus = Für { $price } RP: { $roll } { SIGNED($amount) }

fa-carried-die = { $what } { $before } → { $after }
fa-carried-shaken = angeschlagen
fa-carried-hidden = untergetaucht
