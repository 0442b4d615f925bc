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
ps-dodged = { $who } weicht aus: { $dice } Würfel gegen { $min-roll }+, { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }. Der Angriff geht ins Leere.
ps-not-dodged = { $who } will ausweichen: { $dice } Würfel gegen { $min-roll }+, kein Erfolg. Der Angriff kommt durch.
ps-parried = { $who } pariert: { $dice } Würfel gegen { $min-roll }+. Die Parade hält { $stopped ->
    [0] nichts
   *[other] { $stopped } Treffer
 } auf{ $crits ->
    [0] {""}
    [one] , 1 Crit kommt durch
   *[other] , { $crits } Crits kommen durch
 }.
ps-saves = { $who }, { $rule } ({ $attribute }): { $dice } Würfel, { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }.
ps-first-aid = { $who }, Erste Hilfe: { $dice } Würfel gegen { $min-roll }+, { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }.
ps-group-member = { $who } würfelt mit: { $dice } Würfel gegen { $min-roll }+, { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }.
ps-rests = { $who } rastet: { $dice } Würfel gegen { $min-roll }+, { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
 }. { $healed ->
    [0] Nichts heilt
    [one] 1 Wunde heilt
   *[other] { $healed } Wunden heilen
 }: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
 }.
ps-past-protection = { $who }: Der Schutz hält { $prevented ->
    [0] nichts
   *[other] { $prevented } Treffer
 } auf; { $crits ->
    [0] { $normals ->
        [0] nichts kommt durch
        [one] 1 Treffer kommt durch
       *[other] { $normals } Treffer kommen durch
     }
    [one] { $normals ->
        [0] 1 Crit kommt durch
       *[other] { $normals } Treffer und 1 Crit kommen durch
     }
   *[other] { $normals ->
        [0] { $crits } Crits kommen durch
       *[other] { $normals } Treffer und { $crits } Crits kommen durch
     }
 }{ $more ->
    [0] {""}
   *[other] , gut für { $wounds } Wunden
 }.
ps-blast = { $item }, Umkreis { $radius } m: { $number ->
    [0] niemand ist in der Nähe
   *[other] erfasst { $caught }
 }.
