picks-peek = Willst du spicken? Münzen übrig: { $coins }
picks-peek-no = Nicht spicken
picks-peek-yes = Spicken
picks-peek-poor = Dafür ist keine Münze mehr da.
picks-coins = Münzen
picks-coins-bid = { $n ->
    [one] Eine Münze
   *[other] { $n } Münzen
 }
picks-peeks = { $who } zahlt fürs Spicken, Münzen übrig: { $coins }.
picks-saw = Der Glücksbringer von { $other } ist { $charm } wert.
picks-saw-nothing = Leider war nichts zu sehen.
picks-bid = Runde { $round }: Wie viele Münzen bietest du?
picks-bids = Die Gebote: { $first } und { $second }.
picks-tie = Gleichstand, die Würfel zeigen { $first } und { $second }.
picks-point = { $who } bekommt den Punkt und zahlt { $paid }.
picks-points = Gewonnene Punkte
picks-charm-points = Glücksbringer
picks-charm = { $who } hat am Ende { $score }.
picks-wins-first = Punkt für Anna
picks-over = Endstand { $first } zu { $second }

token-run = Runde { $round }: Wohin läufst du?
token-path = Nach { $end }
token-ran = Der Fuchs ist gelaufen (Runde { $round }).
token-is-at = Der Fuchs ist jetzt bei { $place }.
token-not-a-path = Das ist kein Weg. Schreibe Orte wie 1,2;3,2.
token-blocked = Im Weg steht: { $piece }.
token-off-map = Der Weg führt über den Rand der Karte.
token-too-far = Der Weg ist länger als { $metres } Meter.
token-no-lair = Der Weg endet nicht auf vollen Metern.
token-search = Runde { $round }: Wo suchst du?
token-rest = Ruhen
token-patch = { $patch } durchsuchen
token-rests = Der Hund ruht.
token-caught = Gefangen: { $patch }, bei { $place }.
token-nothing = { $patch }: nichts gefunden.
token-caught-chance = Gefangen
token-over-caught = Der Fuchs ist gefangen.
token-over-free = Der Fuchs ist nach { $rounds } Runden noch frei.
