### Sätze, die keine Regel mehr sagt. Gesicherte Spiele früherer Versionen kennen sie noch.

ps-through = { $who }: Der Schutz hält { $prevented ->
    [0] nichts
   *[other] { $prevented } Treffer
 } auf{ $crits ->
    [0] {""}
    [one] , 1 Crit geht hindurch
   *[other] , { $crits } Crits gehen hindurch
 }; { $wounds ->
    [0] keine Wunde
    [one] das macht 1 Wunde
   *[other] das macht { $wounds } Wunden
 }.
ps-throw-hits = { $who } wirft { $item }: { $dice } Würfel gegen { $min-roll }+, { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }. Der Wurf sitzt.
ps-throw-misses = { $who } wirft { $item }: { $dice } Würfel gegen { $min-roll }+, kein Erfolg. Der Wurf weicht ab.
ps-save = { $who }, { $attribute }: { $dice } Würfel, { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }.
