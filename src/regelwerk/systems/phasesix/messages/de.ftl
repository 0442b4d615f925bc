### Die Sätze von Phase Six. Namen haben weder Fall noch Geschlecht und bleiben deshalb ungebeugt.

system-title = Phase Six: Kampf

## Beginn, Reihenfolge, Runden

ps-rolls-initiative = { $formula ->
    [quickness_d6_sum] Alle würfeln um die Initiative: so viele W6, wie die Schnelligkeit zählt. Bei Gleichstand entscheidet die Schnelligkeit, dann das Geschick.
   *[other] Alle würfeln um die Initiative: ein W6 plus Schnelligkeit. Bei Gleichstand entscheidet die Schnelligkeit, dann das Geschick.
 }
ps-tries-quick-reaction = { $who }, schnelle Reaktion (Auffassungsgabe): { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-initiative = { $who }: Initiative { $initiative }.
ps-tie = Gleichstand, auch bei Schnelligkeit und Geschick: Ein Stechen entscheidet. Der Reihe nach würfeln: { $who }.
ps-order = Reihenfolge: { $order }.
ps-quick-reaction = { $who } ist hellwach: eine Aktion für Reaktionen.
ps-round = Runde { NUMBER($round, useGrouping: 0) } beginnt.
ps-turn = Runde { NUMBER($round, useGrouping: 0) }: { $who } ist dran, { $actions ->
    [0] ohne Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }.
ps-turn-unaware = Runde { NUMBER($round, useGrouping: 0) }: { $who } ist dran und ahnt noch nichts.
ps-saves-actions = { $who } hebt { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 } für Reaktionen auf.
ps-surprise-ends = Die Überraschung ist vorbei, jetzt sind alarmiert: { $who }.

## Angriff

ps-dice-reasons = { COUNT($dice-reasons) ->
    [1] {""}
   *[other] {" "}({ $dice-reasons })
 }
ps-min-roll-reasons = { COUNT($min-roll-reasons) ->
    [1] {""}
   *[other] {" "}({ $min-roll-reasons })
 }
# Ohne möglichen Crit ist $crit leer und keine Zahl.
ps-attacks = { $who } greift { $target } an, { $weapon } ({ $mode }): { $dice } Würfel ({ $dice-reasons }) gegen { $min-roll }+{ ps-min-roll-reasons }{ $crit ->
    [other] , Crit ab { $crit }
   *[none] {""}
 }.
ps-hits = { $who } erzielt { $crits ->
    [0] { $normals ->
        [0] keinen Treffer
       *[other] { $normals } Treffer
     }
    [one] { $normals ->
        [0] 1 Crit
       *[other] { $normals } Treffer und 1 Crit
     }
   *[other] { $normals ->
        [0] { $crits } Crits
       *[other] { $normals } Treffer und { $crits } Crits
     }
 }{ $mega ->
    [0] {""}
    [one] , megakritisch: 1 Wunde mehr
   *[other] , megakritisch: { $mega } Wunden mehr
 }.
ps-rolls-cover = { $who } würfelt für die Deckung { $number }+: ein W6 je { $crits ->
    [0] Treffer
   *[other] { $normals ->
        [0] Crit
       *[other] Treffer, dann je Crit
     }
 }.
ps-cover = { $who }, Deckung { $number }+: { $crits ->
    [0] { $normals ->
        [0] nichts abgefangen
       *[other] { $normals } Treffer abgefangen
     }
    [one] { $normals ->
        [0] 1 Crit abgefangen
       *[other] { $normals } Treffer und 1 Crit abgefangen
     }
   *[other] { $normals ->
        [0] { $crits } Crits abgefangen
       *[other] { $normals } Treffer und { $crits } Crits abgefangen
     }
 }, { $crits-left ->
    [0] { $normals-left ->
        [0] nichts bleibt übrig
        [one] 1 Treffer bleibt
       *[other] { $normals-left } Treffer bleiben
     }
    [one] { $normals-left ->
        [0] 1 Crit bleibt
       *[other] { $normals-left } Treffer und 1 Crit bleiben
     }
   *[other] { $normals-left ->
        [0] { $crits-left } Crits bleiben
       *[other] { $normals-left } Treffer und { $crits-left } Crits bleiben
     }
 }.
ps-through-protection = { $protection ->
    [0] { $who } hat keinen Schutz (Durchschlag abgezogen)
   *[other] { $who } hat Schutz { $protection } (Durchschlag abgezogen), das hält { $prevented ->
        [0] nichts
       *[other] { $prevented } Treffer
     } auf
 }; { $crits ->
    [0] { $normals ->
        [0] nichts kommt durch
        [one] 1 Treffer kommt durch
       *[other] { $normals } Treffer kommen durch
     }
    [one] { $normals ->
        [0] 1 Crit kommt durch
       *[other] { $normals } Treffer und 1 Crit kommen durch
     }
   *[other] { $normals ->
        [0] { $crits } Crits kommen durch
       *[other] { $normals } Treffer und { $crits } Crits kommen durch
     }
 }{ $more ->
    [0] {""}
   *[other] , gut für { $wounds } Wunden
 }{ $per-hit ->
    [1] {""}
   *[other] {" "}(je Treffer { $per-hit })
 }{ $beyond ->
    [0] {""}
   *[other] , mehr als nötig
 }.
ps-armor-damaged = { $who }, { $armor }: { $loss } Prozentpunkte weniger, noch { $left } %.
ps-tries-coup = { $who } setzt bei { $target }, einem wehrlosen Ziel, zum Coup de grâce an, { $weapon } ({ $mode }): { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-coup = Der Coup de grâce gelingt, { $target } ist { $successes ->
    [one] 1 Stufe
   *[other] { $successes } Stufen
 } näher am Tod.
ps-may-wake = { $who } könnte davon aufwachen (Wahrnehmung): { $dice } Würfel gegen { $min-roll }+.
ps-coup-fails = Der Coup de grâce gegen { $target } misslingt.

## Reaktionen

ps-reacts = { $who } reagiert. { $handling }.
ps-reaction-lost = { $who } kommt nicht mehr zur Reaktion.
ps-reaction-lapses = { $who } kann nicht mehr wie angesagt reagieren. { $handling }.
ps-dodges = { $who } weicht aus: { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-dodge-succeeds = { $who }: { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }, der Angriff geht ins Leere.
ps-dodge-fails = { $who }: kein Erfolg beim Ausweichen, der Angriff kommt durch.
ps-parries = { $who } pariert: { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-parry-stops = { $who }: Die Parade hält { $stopped ->
    [0] nichts
   *[other] { $stopped } Treffer
 } auf{ $crits ->
    [0] {""}
    [one] , 1 Crit kommt durch
   *[other] , { $crits } Crits kommen durch
 }.

## Wunden und Zustände

ps-wounded = { $who } nimmt { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
 }: { ps-hearts-left }.
ps-wounded-no-more = { $who } nimmt { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
 } statt { $came }, denn mehr ist nicht zu verlieren: { ps-hearts-left }.
ps-hearts-left = { $hearts ->
    [0] { $boosts ->
        [0] kein Herz mehr
        [one] kein Herz, aber noch 1 Boost
       *[other] kein Herz, aber noch { $boosts } Boosts
     }
    [one] { $boosts ->
        [0] noch 1 Herz
        [one] noch 1 Herz und 1 Boost
       *[other] noch 1 Herz und { $boosts } Boosts
     }
   *[other] { $boosts ->
        [0] noch { $hearts } Herzen
        [one] noch { $hearts } Herzen und 1 Boost
       *[other] noch { $hearts } Herzen und { $boosts } Boosts
     }
 }
ps-falls = { $who } bricht zusammen: sterbend, Stufe { $level }.
ps-dying-holds = { $who } hält durch: weiter sterbend, Stufe { $level }.
ps-stays-unconscious = { $who } bleibt bewusstlos: Zum Aufwachen gehören { $level ->
    [one] 1 Erfolg
   *[other] { $level } Erfolge
 }.
ps-dying-worse = { $who } gleitet ab: sterbend, Stufe { $level }.
ps-dies = { $who } ist tot.
ps-wakes = { $who } wacht auf.
ps-afflicted = { $who } ist jetzt { $condition }, Stufe { $level }.
ps-recovers = { $who } ist { $level ->
    [0] nicht mehr { $condition }
   *[other] nur noch { $condition }, Stufe { $level }
 }.
ps-tries-save = { $who }, { $rule } ({ $attribute }): { $dice } Würfel gegen { $min-roll }+.
ps-successes = { $who }, { $rule }: { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }.
ps-bleeds = { $who } blutet weiter.
ps-stabilised = { $who } ist stabilisiert und außer Lebensgefahr.
ps-not-stabilised = { $who } bleibt sterbend: Zum Stabilisieren { $level ->
    [one] braucht es 1 Erfolg
   *[other] braucht es { $level } Erfolge
 }.

## Ausrüstung und Hilfe

ps-readies = { $who } macht die Waffe bereit: { $weapon }.
ps-reloads = { $who } lädt nach: { $weapon }, { $rounds } Schuss.
ps-braces = { $who } stützt die Waffe ab: { $weapon }.
ps-takes-up = { $who } nimmt die Waffe wieder auf: { $weapon }.
ps-aims = { $who } zielt auf { $target }: { $weapon }, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 } lang.
ps-aim-lost = { $who } verliert das Ziel aus den Augen.
ps-shield-block = { $who } geht in den Schildblock: { $shield } deckt ab der nächsten Runde.
ps-gives-first-aid = { $who }, Erste Hilfe: { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-bandaged = { $who } ist versorgt{ $boosts ->
    [0] {""}
    [one] {" "}und hat jetzt 1 Boost
   *[other] {" "}und hat jetzt { $boosts } Boosts
 }.
ps-uses-item = { $who } hilft: { $item } für { $target }.
ps-uses-item-self = { $who } hilft sich selbst: { $item }.
ps-aids = { $who } leistet { $target } Erste Hilfe.
ps-aids-self = { $who } versorgt die eigenen Wunden.
ps-tries-to-stabilise = { $who } will { $target } stabilisieren.
ps-puts-out = { $who } löscht die Flammen: { $target } brennt nicht mehr.
ps-puts-out-self = { $who } löscht die eigenen Flammen.
ps-shakes-awake = { $who } rüttelt { $target }.
ps-does-other = { $who } tut etwas anderes.

## Außerhalb des Kampfes

ps-rolls-for-group = { $who } würfelt mit: { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-seeks-rest = { $who } rastet: { $dice } Würfel{ ps-dice-reasons } gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-rested = { $who }, Rast: { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }. { $healed ->
    [0] Nichts heilt
    [one] 1 Wunde heilt
   *[other] { $healed } Wunden heilen
 }: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
 }.
ps-group-succeeds = Gruppenwurf: { $successes } von { $needed } nötigen Erfolgen. Geschafft.
ps-group-fails = Gruppenwurf: { $successes } von { $needed } nötigen Erfolgen. Das reicht nicht.

## Bewegung

ps-moves-walk = { $who } geht { NUMBER($metres, maximumFractionDigits: 1) } m, bis { $spot }.
ps-moves-walk-on-screen = { $who } geht { NUMBER($metres, maximumFractionDigits: 1) } m.
ps-moves-run = { $who } rennt { NUMBER($metres, maximumFractionDigits: 1) } m, bis { $spot }.
ps-moves-run-on-screen = { $who } rennt { NUMBER($metres, maximumFractionDigits: 1) } m.
ps-moves-crawl = { $who } robbt { NUMBER($metres, maximumFractionDigits: 1) } m, bis { $spot }.
ps-moves-crawl-on-screen = { $who } robbt { NUMBER($metres, maximumFractionDigits: 1) } m.
ps-turns-round = { $who } wendet sich um.
ps-crouches = { $who } geht in die Hocke.
ps-stands-up = { $who } steht auf.
ps-leaves = { $who } ist am Ausgang und verlässt den Kampf.

## Werfen

ps-throws = { $who } wirft auf { $target }: { $item }, { $dice } Würfel ({ $dice-reasons }) gegen { $min-roll }+{ ps-min-roll-reasons }.
ps-throw-lands = { $who }: { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }, der Wurf sitzt{ $mapped ->
    [true] {""}. Aufschlag bei { $spot }
   *[false] {""}
 }.
ps-throw-lands-on-screen = { $who }: { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }, der Wurf sitzt.
ps-throw-strays = { $who }: kein Erfolg, der Wurf weicht ab.
ps-scatters = Abweichung: { $metres } m auf { $clock } Uhr, gesehen von { $who }{ $mapped ->
    [true] ; Aufschlag bei { $spot }
   *[false] {""}
 }.
ps-scatters-on-screen = Abweichung: { $metres } m auf { $clock } Uhr, gesehen von { $who }.
ps-rolls-radius = { $who } würfelt, wie viele Meter weit die Wirkung reicht.
ps-blast-catches = { $item }, Umkreis { $radius } m: { $number ->
    [0] niemand ist in der Nähe
   *[other] erfasst { $caught }{ $hits ->
        [0] {""}
        [one] {" "}mit { $number ->
            [one] 1 Treffer
           *[other] je 1 Treffer
         }
       *[other] {" "}mit { $number ->
            [one] { $hits } Treffern
           *[other] je { $hits } Treffern
         }
     }
 }.
ps-blast-blocked = { $who } bleibt verschont: Ein Hindernis hält alles ab.

## Zusatzwürfel

ps-buys-action = { $who } setzt einen Bonuswürfel für eine Aktion ein: jetzt { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }.
ps-steals-action = { $who } setzt einen Schicksalswürfel ein und stiehlt eine Aktion: { $target } verliert sie { $at-once ->
    [true] sofort
   *[false] im nächsten Zug
 }.
ps-added-dice = { $who } legt dazu: { $bonus ->
    [0] { $destiny } Schicksalswürfel
   *[other] { $destiny ->
        [0] { $bonus } Bonuswürfel
       *[other] { $bonus } Bonuswürfel und { $destiny } Schicksalswürfel
     }
 }.
ps-spent-bonus = { $who } legt einen Bonuswürfel nach.
ps-spent-destiny = { $who } legt einen Schicksalswürfel nach.
ps-spent-reroll = { $who } nimmt einen Wiederholungswurf: Alle Würfel fallen neu.
ps-spent-destiny-reroll = { $who } setzt einen Schicksalswürfel ein: Alle Würfel fallen neu.

## Fragen

ps-ask-handling = { $who } ist dran, { $actions ->
    [0] keine Aktion
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
 }. Was tust du?
ps-ask-further = { $who } geht. Willst du unterwegs noch etwas tun? Würfe sind dabei um 1 schwerer.
ps-ask-way = { $who } steht bei { $spot } und kommt { NUMBER($metres, maximumFractionDigits: 1) } m weit. Wohin?
ps-ask-way-on-screen = { $who } kommt { NUMBER($metres, maximumFractionDigits: 1) } m weit. Wohin?
ps-ask-facing = Wohin schaut { $who } jetzt?
ps-ask-reaction = { $actor } hat gehandelt. Reagierst du?
ps-ask-reaction-before = { $actor } greift { $target } an: Gleich fällt der Trefferwurf. Reagierst du?
ps-ask-reaction-attack = { $actor } greift { $target } an: { $crits ->
    [0] { $normals ->
        [0] kein Treffer
       *[other] { $normals } Treffer
     }
    [one] { $normals ->
        [0] 1 Crit
       *[other] { $normals } Treffer und 1 Crit
     }
   *[other] { $normals ->
        [0] { $crits } Crits
       *[other] { $normals } Treffer und { $crits } Crits
     }
 }. Reagierst du?
ps-ask-reaction-throw = { $actor } wirft { $item }. Reagierst du?
ps-ask-other-target = { $who } kann dieses Ziel nicht mehr angreifen. Nimmst du ein anderes?
ps-ask-dice-before = { $who }, { $rule }: { $dice } Würfel gegen { $min-roll }+. Legst du Würfel dazu?
ps-ask-dice-after = { $who }, { $rule }: { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }{ $crits ->
    [0] {""}
    [one] , davon 1 Crit
   *[other] , davon { $crits } Crits
 }. Lässt du den Wurf gelten?

## Antworten

ps-handling-attack = Angriff auf { $target }: { $gear } ({ $mode })
ps-handling-coup-de-grace = Coup de grâce gegen { $target }: { $gear } ({ $mode })
ps-handling-aim = Zielen auf { $target }: { $gear }
ps-handling-throw-item = Werfen nach { $target }: { $gear }
ps-handling-use-item = { $gear } anwenden: { $target }
ps-handling-first-aid = Erste Hilfe: { $target }
ps-handling-stabilise = Stabilisieren: { $target }
ps-handling-put-out = Flammen löschen: { $target }
ps-handling-wake = Wecken: { $target }
ps-handling-reload = Nachladen: { $gear }
ps-handling-ready = Bereit machen: { $gear }
ps-handling-walk = Gehen
ps-handling-run = Rennen
ps-handling-crawl = Robben
ps-handling-crouch = Hinhocken
ps-handling-stand-up = Aufstehen
ps-handling-brace = Abstützen: { $gear }
ps-handling-take-up = Wieder aufnehmen: { $gear }
ps-handling-shield-block = Schildblock
ps-handling-other = Etwas anderes tun
ps-handling-buy-action = Aktion kaufen
ps-handling-steal = Aktion stehlen: { $target }
ps-handling-end-turn = Zug beenden
ps-handling-none = Nichts tun
ps-handling-dodge = Ausweichen
ps-handling-parry = Parieren
ps-handling-parry-with = Parieren: { $gear }
ps-handling-shield-parry = Schildparade
ps-way-stay = Stehen bleiben
ps-way-to = Nach { $spot }, { NUMBER($metres, maximumFractionDigits: 1) } m
ps-way-to-on-screen = { NUMBER($metres, maximumFractionDigits: 1) } m, wie gezeigt
ps-way-towards = Auf { $target } zu, bis { $spot }
ps-way-towards-on-screen = Auf { $target } zu
ps-facing-keep = Blickrichtung behalten
ps-facing-towards = Zu { $target } schauen
ps-facing-place = Nach { $spot } schauen
ps-facing-place-on-screen = Dorthin schauen
ps-answer-extra-dice = { $bonus ->
    [0] { $destiny ->
        [0] Keine Würfel dazu
       *[other] { $destiny } Schicksalswürfel dazu
     }
   *[other] { $destiny ->
        [0] { $bonus } Bonuswürfel dazu
       *[other] { $bonus } Bonuswürfel und { $destiny } Schicksalswürfel dazu
     }
 }
ps-answer-keep-roll = Den Wurf gelten lassen
ps-answer-reroll = Alles neu würfeln
ps-answer-destiny-reroll = Alles neu würfeln, mit einem Schicksalswürfel bezahlt
ps-answer-bonus = Einen Bonuswürfel nachlegen
ps-answer-destiny = Einen Schicksalswürfel nachlegen

## Kosten: hinter einer Zahl, für eins und viele gleich

ps-cost-action = Akt.
ps-cost-bonus-die = { $amount ->
   *[other] Bonuswürfel
}
ps-cost-destiny-die = { $amount ->
   *[other] Schicksalswürfel
}
ps-cost-reroll = { $amount ->
    [one] Wiederholung
   *[other] Wiederholungen
}

## Was nicht geht

ps-no-actions = Das kostet { $cost ->
    [one] 1 Aktion
   *[other] { $cost } Aktionen
 }, du hast { $actions ->
    [0] keine
   *[other] { $actions }
 }.
ps-no-too-long = Das dauert { $cost } Aktionen, hier passt nur eine.
ps-no-ammo = { $left ->
    [0] { $weapon } ist leer, nichts da für { $mode }.
   *[other] { $weapon } hat noch { $left } Schuss, zu wenig für { $mode }.
 }
ps-no-uses = { $weapon } ist in diesem Kampf aufgebraucht.
ps-no-throwing-weapon = Davon ist nichts mehr da: { $weapon }.
ps-no-item = Davon ist nichts mehr da: { $item }.
ps-no-not-ready = { $weapon } ist noch nicht bereit.
ps-no-reach = { $target } ist { NUMBER($distance, maximumFractionDigits: 1) } m entfernt, die Waffe reicht { $reach } m weit.
ps-no-range = { $target } ist { NUMBER($distance, maximumFractionDigits: 1) } m entfernt, bei { $reach } m ist Schluss.
ps-no-range-place = Der Ort ist { NUMBER($distance, maximumFractionDigits: 1) } m entfernt, bei { $reach } m ist Schluss.
ps-no-line = Zu { $target } ist der Weg versperrt.
ps-no-line-place = Zu diesem Ort ist der Weg versperrt.
ps-no-dice = Dafür bleibt kein Würfel übrig (Summe { $dice }).
ps-no-coup-melee-only = Den Coup de grâce gibt es an diesem Tisch nur im Nahkampf.
ps-no-aim-more = Länger zu zielen bringt nichts mehr.
ps-no-shield = Ohne Schild keine Schildparade.
ps-no-shield-hand = Für den Schild ist keine Hand frei.
ps-no-support = Hier liegt die Waffe nirgends auf. Geh in die Hocke oder stell dich an eine Deckung von 4+ oder 5+.
ps-no-crouched = In der Hocke kommst du nur robbend voran. Steh erst auf.
ps-no-from-behind = Der Angriff kommt unbemerkt.
ps-no-dodge-ranged = Ausweichen hilft nur im Nahkampf.
ps-no-evasion = Zum Ausweichen bleibt kein Würfel übrig (Summe { $dice }).
ps-no-parry-ranged = Parieren hilft nur im Nahkampf.
ps-no-parry-weapon = Zum Parieren ist nichts in der Hand.
ps-no-way-too-long = Der Weg ist { NUMBER($metres, maximumFractionDigits: 1) } m lang, du kommst { NUMBER($allowed, maximumFractionDigits: 1) } m weit.
ps-no-way-off-map = Bei { $spot } endet die Karte.
ps-no-way-off-map-on-screen = Dort endet die Karte.
ps-no-way-blocked = Bei { $spot } ist etwas im Weg: { $what }.
ps-no-way-blocked-on-screen = Da ist etwas im Weg: { $what }.

## Ende

ps-end-last-standing = Sonst steht niemand mehr.
ps-end-escaped = Durchgekommen und in Sicherheit: { $side }.
ps-end-must-live = { $who } ist tot und hätte überleben müssen.
ps-end-left = Aus dem Kampf entkommen: { $who }. Niemand hat gewonnen.
ps-end-nobody = Niemand steht mehr.
ps-end-round-limit = { $rounds ->
    [one] Eine Runde ist
   *[other] { NUMBER($rounds, useGrouping: 0) } Runden sind
 } vorbei, und der Kampf ist unentschieden.

## Woraus eine Zahl besteht

ps-term-given = vorgegeben
ps-term-min-roll = Mindestwurf
ps-term-ruling = Spielleitung
ps-ruling-difficulty = Mindestwurf
ps-term-difficulty = Schwierigkeit
ps-term-poisoned = vergiftet
ps-term-burning = brennend
ps-term-crouched = in der Hocke
ps-term-walking = im Gehen
ps-term-braced = abgestützt
ps-term-floor = Untergrenze
ps-term-hits = Treffer des Angriffs
ps-term-shocked = geschockt
ps-term-pool = Würfel des Gegners
ps-term-melee-skill = Nahkampf
ps-term-shooting = Schießen
ps-term-throwing = Werfen
ps-term-perception = Wahrnehmung
ps-term-first-aid = Erste Hilfe
ps-term-damage-potential = Schadenspotential
ps-term-burst = Burst
ps-term-distance = falsche Distanz
ps-term-crit = Grenze für Crits
ps-term-aim = gezielt
ps-term-crit-floor = tiefste Grenze für Crits
ps-term-evasion = Ausweichen
ps-term-quick-deft = Schnelligkeit und Geschick
ps-term-lineage = Abstammung
ps-term-encumbrance = Belastung
ps-term-cover = ein W6 je Treffer
ps-term-penetration = Durchschlag
ps-term-penetration-lost = überzähliger Durchschlag
ps-term-hearts = Herzen des Ziels
ps-term-boosts = Boosts des Ziels
ps-term-levels-of-dying = Stufen des Sterbens
ps-term-natural-protection = natürlicher Schutz
ps-term-armor = Rüstung
ps-term-shield = Schild

## Worum es geht, und die Zahlen dazu

ps-stake-wounds = Wunden
ps-stake-wounds-all = Wunden bei der Gegenseite
ps-stake-wounds-friends = Wunden auf der eigenen Seite
ps-stake-levels = Stufen näher am Tod
ps-band-hit = { $role ->
    [target] du wirst getroffen
    [doer] trifft { $who }
   *[other] { $who } wird getroffen
 }
ps-band-wounded = { $role ->
    [target] du wirst verwundet
    [doer] { $again ->
        [true] verwundet
       *[false] verwundet { $who }
     }
   *[other] { $who } wird verwundet
 }
ps-band-out = { $role ->
    [target] du brichst zusammen
    [doer] { $again ->
        [true] setzt außer Gefecht
       *[false] setzt { $who } außer Gefecht
     }
   *[other] { $who } bricht zusammen
 }
ps-band-coup = { $role ->
    [doer] bringt { $who } dem Tod näher
   *[other] { $who } kommt dem Tod näher
 }
ps-band-killed = { $role ->
    [doer] { $again ->
        [true] tötet
       *[false] tötet { $who }
     }
   *[other] { $who } stirbt
 }
ps-band-blast-hit = { $role ->
    [doer] trifft jemanden der Gegenseite
   *[other] von den Gegnern des Werfers ({ $by }) wird jemand getroffen
 }
ps-band-blast-wounded = { $role ->
    [doer] verwundet jemanden der Gegenseite
   *[other] von den Gegnern des Werfers ({ $by }) wird jemand verwundet
 }
ps-band-blast-out = { $role ->
    [doer] setzt jemanden der Gegenseite außer Gefecht
   *[other] von den Gegnern des Werfers ({ $by }) bricht jemand zusammen
 }
ps-band-friends-hit = { $role ->
    [target] trifft dich oder deine Seite
   *[other] trifft auch die Seite des Werfers ({ $by })
 }
ps-band-friends-wounded = { $role ->
    [target] verwundet dich oder jemanden deiner Seite
   *[other] verwundet auch die Seite des Werfers ({ $by })
 }
ps-band-friends-out = { $role ->
    [target] setzt dich oder jemanden deiner Seite außer Gefecht
   *[other] setzt auch auf der Seite des Werfers ({ $by }) jemanden außer Gefecht
 }
ps-figure-dice = Würfel
ps-figure-min-roll = Mindestwurf
ps-figure-crit = Crit ab
ps-figure-protection = Schutz
ps-figure-cover = Deckung ab
ps-figure-most-wounds = Wunden höchstens
ps-figure-dodge = Würfel zum Ausweichen
ps-figure-parry = Würfel zum Parieren

## Wörter

ps-spot = ({ NUMBER($x, maximumFractionDigits: 1) } | { NUMBER($y, maximumFractionDigits: 1) })
ps-spot-on-screen = eine Stelle am Boden
ps-mode-melee = Nahkampf
ps-mode-single = Einzelschuss
ps-mode-burst = Burst
ps-mode-throw = Wurf
ps-condition-dead = tot
ps-condition-dying = sterbend
ps-condition-unconscious = bewusstlos
ps-condition-stabilised = stabilisiert
ps-condition-asleep = schlafend
ps-condition-shocked = geschockt
ps-condition-burning = brennend
ps-condition-bleeding = blutend
ps-condition-poisoned = vergiftet
ps-condition-crouched = in der Hocke
ps-attribute-deftness = Geschick
ps-attribute-strength = Kraft
ps-attribute-quickness = Schnelligkeit
ps-attribute-resistance = Resistenz
ps-attribute-endurance = Ausdauer
ps-attribute-attractiveness = Attraktivität
ps-attribute-education = Bildung
ps-attribute-logic = Logik
ps-attribute-conscientiousness = Gewissenhaftigkeit
ps-attribute-willpower = Willenskraft
ps-attribute-apprehension = Auffassungsgabe
ps-attribute-charm = Charme
ps-roll-ps-hit-01 = Trefferwurf
ps-roll-ps-dod-05 = Ausweichen
ps-roll-ps-par-02 = Parade
ps-roll-ps-thr-01 = Wurf
ps-roll-ps-hea-03 = Erste Hilfe
ps-roll-ps-cdg-04 = Wahrnehmung im Schlaf
ps-roll-ps-quick-reaction = schnelle Reaktion
ps-roll-ps-rol-08 = Gruppenwurf
ps-roll-ps-rol-09 = Rast
ps-roll-ps-cnd-02 = Wurf gegen das Sterben
ps-roll-ps-cnd-05 = Wurf zum Aufwachen
ps-roll-ps-cnd-06 = Wurf gegen den Schock
ps-roll-ps-cnd-08 = Wurf gegen die Blutung
ps-roll-ps-cnd-09 = Wurf gegen das Gift

## Fragen nach Wahrscheinlichkeiten

# Ein Name, der in beiden Sprachen mitkommt.
ps-named = { $name }
ps-odds-attack = { $weapon } ({ $mode })
ps-odds-nothing-to-compare = { $attacker } hat keinen Angriff, der zu diesen Angaben passt. Nimm eine andere Waffe oder einen anderen Modus.
ps-odds-unknown-mode = Den Angriffsmodus „{ $mode }“ gibt es nicht. Möglich sind: { $known }.
ps-odds-not-carried = { $who } trägt „{ $weapon }“ nicht. Zur Wahl stehen: { $known }.
ps-odds-impossible = Das geht nicht, { $weapon }: { $reason } ({ $rule })
ps-odds-cover = Deckung „{ $cover }“ gibt es nicht. Möglich sind 4, 5 und 6.
ps-odds-defence = Die Verteidigung „{ $defence }“ gibt es nicht. Möglich sind dodge, parry und shield_parry.

## Fehler in Inhalten

ps-content-kind-weapon = Waffe
ps-content-kind-armor = Rüstung
ps-content-kind-shield = Schild
ps-content-kind-item = Gegenstand
ps-content-kind-character = Charakter
ps-content-kind-foe = Gegner
ps-content-kind-participant = Teilnehmer
ps-content-kind-scenario = Szenario
ps-content-kind-side = Seite
ps-content-kind-gear = Ausrüstung
ps-content-carried-twice = { $file }, { $where }: „{ $id }“ ist doppelt genannt; mehrfach trägt man nur Wurfwaffen.
ps-content-mode-kind = { $file }, { $where }: Der Angriffsmodus „{ $mode }“ passt nicht zu einer Waffe der Art „{ $kind }“. Erlaubt: { $allowed }.
ps-content-item-purpose = { $file }, { $where }: Ein Gegenstand hat entweder Treffer (hits) oder Boosts (boosts).
ps-content-parry-mode = { $file }, { $where }: Parieren geht nur mit Nahkampfangriffen (melee), nicht mit „{ $mode }“.
ps-content-side-empty = { $file }, { $where }: Auf der Seite „{ $side }“ steht niemand.
ps-content-no-map = { $file }, { $where }: Die Karte fehlt. Gib map = [Breite, Höhe] an oder spiele mit space = "none".
ps-content-outside = { $file }, { $where }: Das liegt außerhalb der Karte von { $width } × { $height } Metern.
ps-content-solid = { $file }, { $where }: Der Platz liegt in festem Gelände („{ $terrain }“).
ps-content-no-area = { $file }, { $where }: Das Rechteck hat keine Fläche; die Ecken müssen sich gegenüberliegen.
ps-content-exit-open = { $file }, { $where }: Ein Ausgang ist weder fest noch gibt er Deckung.
ps-content-hands = { $file }, { $where }: Dafür bräuchte man { $needed } Hände; es sind zwei.
ps-content-no-hearts = { $file }, { $where }: Ohne Herzen und Boosts ist man sterbend oder bewusstlos; gib dying oder unconscious an.
ps-content-escape-half = { $file }, { $where }: Zur Flucht gehören beide Angaben, escape_side und escape_x_m.
ps-content-initiative-partly = { $file }, { $where }: Gib die Initiative für alle an oder für niemanden.

## Überblick

ps-board-hearts = Herzen
ps-board-boosts = Boosts
ps-board-actions = Aktionen
ps-board-dice = Würfel
ps-board-notes = Zustand
ps-board-gone = nicht mehr dabei
ps-board-unaware = ahnungslos

## Der Tisch

ps-place-before = Vor der ersten Runde: Gleich fallen die Würfel für die Initiative.
ps-place-round = Runde { $round } · { $who } ist dran
ps-place-round-of = Runde { $round } von { $limit } · { $who } ist dran
ps-place-order = Reihenfolge
ps-place-distances = Entfernungen von { $who }
ps-place-metres = m
ps-place-goals = Worum es geht
ps-place-rounds = Runden
ps-place-escape = Flucht
ps-place-where = { $spot }
ps-place-where-on-screen = { $region }
ps-place-escape-to = { $side }: alle { $x } m weit nach Osten
ps-place-must-live = Muss überleben
ps-place-bonus-dice = Bonuswürfel
ps-place-destiny-dice = Schicksalswürfel
ps-place-rerolls = Wiederholungswürfe
ps-place-level = { $condition } { $level }
ps-place-loss = { $actions ->
    [one] nächstes Mal eine Aktion weniger
   *[other] nächstes Mal { $actions } Aktionen weniger
}
ps-place-aims = zielt auf { $target }: { $weapon }, { $actions } { $actions ->
    [one] Aktion
   *[other] Aktionen
}
ps-place-weapons = Waffen
ps-place-weapon = Durchdringung { $penetration }, { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
} je Treffer, Reichweite { $metres } m
ps-place-loaded = { $weapon } { $left }/{ $most }
ps-place-armor = Rüstung
ps-place-armor-left = { $armor }, noch { $left } %
ps-place-items = Gegenstände
ps-place-count = { $item } × { $number }
ps-place-evasion = Ausweichen
ps-place-cover = Deckung
ps-place-cover-against = { $number }+ gegen { $who }
ps-place-no-sight = außer Sicht von { $who }
ps-place-pace = Bewegung
ps-derived-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }
ps-place-paces = gehen { $walk } m, rennen { $run } m, robben { $crawl } m
ps-amend-turn = Wer dran ist
ps-amend-round = Runde
ps-amend-pending-loss = Verlorene Aktionen
ps-amend-ready = In der Hand
ps-amend-ammo = Geladen
ps-amend-item = Anzahl
ps-amend-armor = Zustand in Prozent
ps-amend-x = Ort: Meter nach Osten
ps-amend-y = Ort: Meter nach Norden

# -- worum es geht
ps-aim-last-standing = alle Gegner außer Gefecht setzen
ps-aim-escape = mit allen bis zur Linie bei { $metres } m im Osten durchkommen
ps-aim-kill = { $who } töten
ps-aim-protect = { $who } am Leben halten
ps-aim-hold-back = niemanden durchkommen lassen ({ $side })
ps-aim-round-limit = Nach Runde { $rounds } ist es unentschieden

## Zahlen, von denen ein Dauerauftrag abhängen kann

ps-number-hits = Treffer des Angriffs
ps-number-crits = kritische Treffer des Angriffs
ps-number-successes = Erfolge des Wurfs

# Fragen nach Chancen, und was sie wissen wollen.
ps-given-attacker = wer angreift
ps-given-target = wer angegriffen wird
ps-given-weapon = womit; ohne Angabe alle im Vergleich
ps-given-mode = Angriffsmodus; ohne Angabe alle
ps-given-aim = Aktionen, die gezielt wurde
ps-given-cover = Deckung: 4, 5 oder 6
ps-given-distance = Meter; dann gilt die Distanzregel
ps-given-defence = dodge, parry oder shield_parry
ps-given-walking = im Gehen: true
ps-given-braced = Waffe abgestützt: true
ps-given-crouched = Angreifer in der Hocke: true
ps-given-hearts = Herzen des Ziels; sonst unverletzt
ps-question-attack = Wunden eines Angriffs, genau

# Namen, die kein Inhalt nennt.
ps-duel-introduction = Ein Duell.
ps-name-unarmed = waffenlos

## Bogen

ps-sheet-attributes = Attribute
ps-sheet-health = Gesundheit
ps-sheet-dice = Zusatzwürfel
ps-sheet-skills = Fertigkeiten
ps-sheet-mind = Geist
ps-sheet-penetration = Durchdr.
ps-sheet-wounds = Wunden
ps-sheet-range = Reichweite
ps-sheet-loaded = Geladen
ps-sheet-number = Anzahl
ps-sheet-condition = Zustand
ps-sheet-encumbrance = Belastung
ps-sheet-pace = { $walk }/{ $run } m
ps-sheet-roots = { $first }, { $second }
ps-sheet-of = { $left } von { $most }
ps-sheet-metres = { $metres } m
ps-sheet-percent = { $percent } %
ps-sheet-burst = Burst +{ $dice } Würfel
ps-sheet-two-hands = zweihändig
ps-sheet-parries = kann parieren
ps-sheet-reload = Nachladen: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }
ps-sheet-wound-brings = bei einer Wunde { $condition }
ps-sheet-blast = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
 } mit { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
 }, Durchdringung { $penetration }
ps-sheet-range-of = Reichweite { $metres } m
ps-sheet-radius = Radius { $metres } m
ps-sheet-bandage = Erste Hilfe: { $boosts ->
    [one] 1 Boost
   *[other] { $boosts } Boosts
 }
ps-sheet-signed = { SIGNED($amount) }
