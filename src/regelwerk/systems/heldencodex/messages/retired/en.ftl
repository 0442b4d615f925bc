hc-mutual = Nobody parries: { $attacker } with { $first } against { $who } with { $second }.
hc-treated = { $who } treats { $patient }, life circle { $circle }: { $result } against { $minimum }, { $success ->
    [true] cared for
   *[false] in vain
 }.
hc-influence-round = Influence, round { NUMBER($round, useGrouping: 0) }: { $who } against { $victim }.
hc-damage = { $who }, damage { $faces }: { COUNT($hits) ->
    [0] no hit.
   *[other] { $hits }.
 }
hc-shoots = { $who } → { $whom }: a shot at a { $size } target, { $minimum } is needed.
hc-second-chance = { $who } throws the { $face } again: { $new }.
hc-sneak-band = { $who } sneaks, { $band }.
hc-learns = { $who } learns { $ep ->
    [0] by the lucky number
   *[other] for { $ep } EP
 }: { $what } with { $dice }d{ $die }.
hc-crafted = { $who } is done. Quality: { $quality }; price: { NUMBER($price, useGrouping: 0) }.
hc-item-made = { $who } has a special piece: { $bonuses }, good for { $use }.
hc-herbs-found = { $who } finds { $portions ->
    [0] nothing
    [one] one portion
   *[other] { $portions } portions
 }{ $dice ->
    [0] {""}
   *[other] {" "}({ $faces })
 }.
