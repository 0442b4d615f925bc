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
hc-fight-begins = A fight begins: { $who }. Distance: { $metres } m.
hc-probed = { $who }, { $ability } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }: { $fumble ->
    [true] a fumble.
   *[false] result { $result }.
 }
hc-contested = { $who }, { $ability }: { $fumble ->
    [true] a fumble.
   *[false] result { $result }.
 }
hc-physis-lost = { $who } loses { $points ->
    [one] 1 physis point
   *[other] { $points } physis points
 } ({ $left } left).
hc-shot-hits = { $who } hits with { $result } against { $needed }{ $surplus ->
    [0] {""}
    [one] , one more damage die
   *[other] , { $surplus } more damage dice
 }.
hc-shot-misses = { $who } misses: { $result } against { $needed }.
hc-fights-with = { $who }: { $weapon } with { $dice }d{ $die } ({ hc-dice-and-value }).
