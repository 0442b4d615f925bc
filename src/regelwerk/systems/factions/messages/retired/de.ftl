### Sätze, die keine Regel mehr sagt; gespeicherte Spiele haben sie noch.

fa-paid-rerolls = { $who }: { $rp } RP für neue Würfe (noch { $left }).
fa-struck = { $who }: { $again ->
    [true] schon angeschlagen und wieder getroffen
   *[false] getroffen und angeschlagen
 }{ $wounds ->
    [0] {""}
    [one] , 1 Wunde droht
   *[other] , { $wounds } Wunden drohen
 }.
fa-plan-progress = { $who }: { $hits ->
    [one] ein Schritt
   *[other] { $hits } Schritte
 } weiter im Plan „{ $plan }“ ({ $progress } von { $required }).
fa-term-defense = halbe Operationen und 2
fa-term-resilience = halbe Struktur und 2
fa-no-new-id = „{ $key }“ geht nicht als neue Kennung; nimm kleine Buchstaben von a bis z, Ziffern und Unterstriche, und keine, die es schon gibt.
fa-no-new-plan = „{ $key }“ geht nicht als neuer Plan: Es gibt ihn schon, oder er hätte keine Schritte.
fa-shaken-by-spies = { $who }: { $again ->
    [true] schon angeschlagen, und es kommt keine Ruhe hinein
   *[false] durch die Spione angeschlagen
 }.
fa-soak-modifiers = { $who }: Beim Wegstecken zählte mit: { SIGNED($modifiers) }.
fa-attacks = { $who } → { $target }: { $free ->
    [true] freier Angriff
   *[false] Angriff
 } mit { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifiers) })
 } gegen Abwehr { $defense }.
fa-soaks = { $who }: Wegstecken mit Struktur { $die }{ $modifiers ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifiers) })
 }.
