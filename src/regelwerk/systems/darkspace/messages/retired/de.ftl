### Sätze, die Dark Space nicht mehr sagt. Gespeicherte Spiele erzählen noch mit ihnen.

ds-interrupts = { $who } unterbricht { $whom }: { $how } ({ $ae } AE).
ds-interrupts-routine = { $who } unterbricht { $whom } ({ $act }): { $how } ({ $ae } AE).
ds-walks = { $who } läuft ein Stück (jetzt: { $zone }).
ds-spends-strength = { $who } setzt { $points } Stärke ein.
ds-open-probe-last-breath = { $who } ringt um den letzten Atemzug, { $skill } ({ $dice }): { $main } { SIGNED($bonus) } = { $result }.
ds-open-probe-first-aid = { $who } leistet Erste Hilfe, { $skill } ({ $dice }): { $main } { SIGNED($bonus) } = { $result }.
ds-initiative = { $who }: Initiative { $result }.
ds-interrupt-spent = { $ae } AE{ $extra ->
    [0] {""}
   *[other] , davon { $extra } zusätzlich
 }
ds-interrupt-spent-with = { $weapon }, { $ae } AE{ $extra ->
    [0] {""}
   *[other] , davon { $extra } zusätzlich
 }
ds-sets-about = { $who } sagt an: { $act }.
ds-sets-about-with = { $who } sagt an: { $act } ({ $whom }).
ds-attacks = { $who } greift { $whom } an: { $weapon }.
ds-hacks = { $who } hackt { $whom }: { $terminal }.
ds-hazard-strikes = { $hazard } trifft { $who }: { $damage } Schaden, Durchschlag { $penetration }.
ds-hazard-bounces = { $hazard } dringt zu { $who } nicht durch: Durchschlag { $penetration } gegen weiche Panzerung { $armour }.
