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
