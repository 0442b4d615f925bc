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
