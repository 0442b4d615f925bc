### Sentences that no rule says any more. Stored games still have them in their log.

re-compared = For the damage: { $who } d12 { SIGNED($attack) } ({ $attack-reasons }) against { $whom } { $dice ->
    [one] d12
   *[other] { $dice }d12
 } { SIGNED($defence) } ({ $defence-reasons }). At stake: { $damage } HP{ COUNT($effects) ->
    [0] {""}
   *[other] , { $effects }
 }.{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Without effect here: { $stopped }.
 }
re-compared-alone = For the damage: d12 { SIGNED($attack) } ({ $attack-reasons }) against { $whom } { $dice ->
    [one] d12
   *[other] { $dice }d12
 } { SIGNED($defence) } ({ $defence-reasons }). At stake: { $damage } HP{ COUNT($effects) ->
    [0] {""}
   *[other] , { $effects }
 }.{ COUNT($stopped) ->
    [0] {""}
   *[other] {" "}Without effect here: { $stopped }.
 }
re-attribute-roll = { $who } rolls against { $value } ({ $value-reasons }): { $outcome }.
re-rerolls = { $who } uses { $effect }: the roll is made again.
re-shot-measured = Measured: { $weapon } at { $whom }, { $cm } cm, value { $value } ({ $value-reasons }). Hits { $hit } %, { $stuns ->
    [true] paralyses
   *[false] wounds
 } { $wound } %.
re-shot-measured-spot = Measured: { $weapon } at the spot { $spot }, { $cm } cm, value { $value } ({ $value-reasons }). On target { $hit } %.
re-shoots = { $who } shoots at { $whom } with { $weapon }: value { $value }{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }.
re-shoots-spot = { $who } fires { $weapon } at the spot { $spot }: value { $value }{ $told ->
    [true] {""}
   *[false] {" "}({ $value-reasons })
 }.
re-spot-roll = { $who } looks for { $whom }: value { $value } ({ $value-reasons }){ $dice ->
    [one] {""}
   *[other] {" "}with { $dice }d12
 }, { $outcome }.
re-goes-first = { $who } acts before { $whom }: d12 { SIGNED($own) } ({ $own-reasons }) against d12 { SIGNED($other) } ({ $other-reasons }).
re-tested = { $who }: { $test }, value { $value } ({ $value-reasons }), { $outcome }.
re-area-deviates = { $who } misses the spot by { $cm } cm: the impact is at { $spot }.
re-roll-success = success
re-roll-failure = failure
re-leaders-race = { $who } and { $whom } throw for the end of the table: d12 { SIGNED($own) } against d12 { SIGNED($other) }.
re-markers-paid = { $who } pays for shock markers: { $ap } AP for this round{ $left ->
    [0] {""}
    [one] , one marker remains
   *[other] , { $left } markers remain
 }.
re-moved = { $cm ->
    [0] { $who } does not get anywhere
   *[other] { $who } moves { $cm } cm, to { $x },{ $y }
 }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } AP)
 }.
re-reaction-late = { $who } reacts too late: { $act } is no help any more.
re-revived = { $who } comes round, prone and without AP.
re-revealed = { $who } is no longer camouflaged but revealed.
re-area-strays = { $who } misses the spot: the impact deviates by { $cm } cm, and a throw shows where to.
re-test-danger = EH roll to ignore the danger
re-melee-tie-hit = Level at { $total }: { $who } prevails and hits { $whom }.
re-melee-tie-repelled = Level at { $total }: { $whom } repels { $who }.
re-melee-tie-both = Level at { $total }: { $who } and { $whom } hit each other.
re-item-works = { $by } uses { $what } ({ $cost } AP{ $uses ->
    [-1] {""}
    [0] , that was the last use
    [one] , one use left
   *[other] , { $uses } uses left
 }). It lasts until that model's next phase.
