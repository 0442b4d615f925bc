### Sentences that Dark Space does not say any more. Stored games are still told with them.

ds-interrupts = { $who } interrupts { $whom }: { $how } ({ $ae } AE).
ds-interrupts-routine = { $who } interrupts { $whom } ({ $act }): { $how } ({ $ae } AE).
ds-walks = { $who } walks some way (now: { $zone }).
ds-spends-strength = { $who } spends { $points } strength.
ds-open-probe-last-breath = { $who } fights for a last breath, { $skill } ({ $dice }): { $main } { SIGNED($bonus) } = { $result }.
ds-open-probe-first-aid = { $who } gives first aid, { $skill } ({ $dice }): { $main } { SIGNED($bonus) } = { $result }.
ds-initiative = { $who }: initiative { $result }.
ds-interrupt-spent = { $ae } AE{ $extra ->
    [0] {""}
   *[other] , { $extra } of them extra
 }
ds-interrupt-spent-with = { $weapon }, { $ae } AE{ $extra ->
    [0] {""}
   *[other] , { $extra } of them extra
 }
ds-sets-about = { $who } announces: { $act }.
ds-sets-about-with = { $who } announces: { $act } ({ $whom }).
ds-attacks = { $who } attacks { $whom }: { $weapon }.
ds-hacks = { $who } hacks { $whom }: { $terminal }.
ds-hazard-strikes = { $hazard } strikes { $who }: { $damage } damage, penetration { $penetration }.
ds-hazard-bounces = { $hazard } does not get through to { $who }: penetration { $penetration } against soft armour { $armour }.
