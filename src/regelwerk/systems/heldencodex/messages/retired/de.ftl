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
