### Sätze, die keine Regel mehr sagt. Gespeicherte Spiele haben sie noch in ihrem Verlauf.

re-compared = Um den Schaden: { $who } W12 { SIGNED($attack) } ({ $attack-reasons }) gegen { $whom } { $dice ->
    [one] W12
   *[other] { $dice }W12
 } { SIGNED($defence) } ({ $defence-reasons }). Es geht um { $damage } TP{ COUNT($effects) ->
    [0] {""}
   *[other] , { $effects }
 }.{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Hier wirkungslos: { $stopped }.
 }
re-compared-alone = Um den Schaden: W12 { SIGNED($attack) } ({ $attack-reasons }) gegen { $whom } { $dice ->
    [one] W12
   *[other] { $dice }W12
 } { SIGNED($defence) } ({ $defence-reasons }). Es geht um { $damage } TP{ COUNT($effects) ->
    [0] {""}
   *[other] , { $effects }
 }.{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Hier wirkungslos: { $stopped }.
 }
re-attribute-roll = { $who } würfelt gegen { $value } ({ $value-reasons }): { $outcome }.
re-rerolls = { $who } nutzt { $effect }: Der Wurf wird wiederholt.
re-shot-measured = Gemessen: { $weapon } auf { $whom }, { $cm } cm, Zielwert { $value } ({ $value-reasons }). Trifft zu { $hit } %, { $stuns ->
    [true] lähmt
   *[false] verwundet
 } zu { $wound } %.
re-shot-measured-spot = Gemessen: { $weapon } auf die Stelle { $spot }, { $cm } cm, Zielwert { $value } ({ $value-reasons }). Trifft die Stelle zu { $hit } % genau.
re-shoots = { $who } schießt mit { $weapon } auf { $whom }: Zielwert { $value }{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }.
re-shoots-spot = { $who } feuert mit { $weapon } auf die Stelle { $spot }: Zielwert { $value }{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }.
re-spot-roll = { $who } sucht { $whom }: Zielwert { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}mit { $dice }W12
 }, { $outcome }.
re-goes-first = { $who } handelt vor { $whom }: W12 { SIGNED($own) } ({ $own-reasons }) gegen W12 { SIGNED($other) } ({ $other-reasons }).
re-tested = { $who }: { $test }, Zielwert { $value } ({ $value-reasons }), { $outcome }.
re-area-deviates = { $who } verfehlt die Stelle um { $cm } cm: Der Einschlag ist bei { $spot }.
re-roll-success = gelungen
re-roll-failure = misslungen
re-leaders-race = { $who } und { $whom } würfeln um die Tischseite: W12 { SIGNED($own) } gegen W12 { SIGNED($other) }.
re-markers-paid = { $who } bezahlt Schock-Marker: { $ap } AP für diese Runde{ $left ->
    [0] {""}
    [one] , ein Marker bleibt
   *[other] , { $left } Marker bleiben
 }.
re-moved = { $cm ->
    [0] { $who } kommt nicht vom Fleck
   *[other] { $who } geht { $cm } cm, bis { $x },{ $y }
 }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }.
re-reaction-late = { $who } reagiert zu spät: { $act } hilft nicht mehr.
re-revived = { $who } kommt wieder zu sich, liegend und ohne AP.
re-revealed = { $who } ist nicht mehr getarnt, sondern aufgeklärt.
re-area-strays = { $who } verfehlt die Stelle: Der Einschlag weicht um { $cm } cm ab, und ein Wurf zeigt, wohin.
re-test-danger = EH-Wurf, um die Gefahr zu ignorieren
re-melee-tie-hit = Gleichstand bei { $total }: { $who } setzt sich durch und trifft { $whom }.
re-melee-tie-repelled = Gleichstand bei { $total }: { $whom } wehrt { $who } ab.
re-melee-tie-both = Gleichstand bei { $total }: { $who } und { $whom } treffen einander.
re-item-works = { $by } setzt { $what } ein ({ $cost } AP{ $uses ->
    [-1] {""}
    [0] , das war die letzte Nutzung
    [one] , noch eine Nutzung
   *[other] , noch { $uses } Nutzungen
 }). Die Wirkung hält bis zur nächsten eigenen Phase an.
