hc-mutual = Niemand wehrt ab: { $attacker } mit { $first } gegen { $who } mit { $second }.
hc-treated = { $who } behandelt { $patient }, Lebenskreis { $circle }: { $result } gegen { $minimum }, { $success ->
    [true] versorgt
   *[false] vergeblich
 }.
hc-influence-round = Beeinflussen, Runde { NUMBER($round, useGrouping: 0) }: { $who } gegen { $victim }.
hc-damage = { $who }, Schaden { $faces }: { COUNT($hits) ->
    [0] kein Treffer.
   *[other] { $hits }.
 }
hc-shoots = { $who } → { $whom }: Schuss auf ein { $size } Ziel, nötig sind { $minimum }.
hc-second-chance = { $who } wirft die { $face } noch einmal: { $new }.
hc-sneak-band = { $who } schleicht, { $band }.
hc-learns = { $who } lernt { $ep ->
    [0] dank der Glückszahl
   *[other] für { $ep } EP
 }: { $what } mit { $dice }W{ $die }.
hc-crafted = { $who } ist fertig. Die Güte: { $quality }; der Preis: { NUMBER($price, useGrouping: 0) }.
hc-item-made = { $who } hat ein besonderes Stück: { $bonuses }, gut für { $use }.
hc-herbs-found = { $who } findet { $portions ->
    [0] nichts
    [one] eine Portion
   *[other] { $portions } Portionen
 }{ $dice ->
    [0] {""}
   *[other] {" "}({ $faces })
 }.
hc-fight-begins = Ein Kampf beginnt: { $who }. Abstand: { $metres } m.
hc-probed = { $who }, { $ability } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }: { $fumble ->
    [true] ein Patzer.
   *[false] Ergebnis { $result }.
 }
hc-contested = { $who }, { $ability }: { $fumble ->
    [true] ein Patzer.
   *[false] Ergebnis { $result }.
 }
hc-physis-lost = { $who } verliert { $points ->
    [one] 1 Physispunkt
   *[other] { $points } Physispunkte
 } (noch { $left }).
hc-shot-hits = { $who } trifft mit { $result } gegen { $needed }{ $surplus ->
    [0] {""}
    [one] , ein Schadenswürfel mehr
   *[other] , { $surplus } Schadenswürfel mehr
 }.
hc-shot-misses = { $who } schießt vorbei: { $result } gegen { $needed }.
hc-fights-with = { $who }: { $weapon } mit { $dice }W{ $die } ({ hc-dice-and-value }).
