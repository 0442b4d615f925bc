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
ds-hits = { $who } hits { $whom } with { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }): { $damage } damage to { $monitor }, penetration { $penetration }.
ds-misses = { $who } misses { $whom } with { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }).
ds-bounces = { $who } hits { $whom } with { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }), but it bounces off: penetration { $penetration } against soft armour { $soft }.
ds-hack-hits = { $who } gets { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }): { $damage } damage to { $monitor } ({ $whom }).
ds-hack-bounces = { $who } gets { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }), but the network holds ({ $whom }).
ds-finds-nothing = { $who } gets past the firewall with { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }), but finds nothing ({ $whom }, firewall { $firewall }).
ds-rams = { $who } rams { $whom }.
ds-tries-sabotage = { $who } sabotages: { $target } ({ $skill }).
ds-tries-sneak = { $who } sneaks on.
ds-tries-security-hack = { $who } hacks { $target }.
ds-tries-sprint-past = { $who } starts to sprint: { $target }.
ds-tries-distract-guards = { $who } distracts { $target } ({ $skill }).
ds-tries-secure = { $who } keeps a lookout.
ds-stealth = { $who }, stealth { $value } against { $level }: { $hidden ->
    [true] unnoticed.
   *[false] noticed.
 }
ds-gains = { $who } gains { $gained } DE (now { $now }).
ds-se-gained = { $who } gains { $gained } SE (now { $se }).
ds-begins = { $who } begins: { $act }. It still needs { $left } AE and goes on in the next own phase.
