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
