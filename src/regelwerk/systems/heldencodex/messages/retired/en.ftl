hc-mutual = Nobody parries: { $attacker } with { $first } against { $who } with { $second }.
hc-treated = { $who } treats { $patient }, life circle { $circle }: { $result } against { $minimum }, { $success ->
    [true] cared for
   *[false] in vain
 }.
hc-influence-round = Influence, round { NUMBER($round, useGrouping: 0) }: { $who } against { $victim }.
