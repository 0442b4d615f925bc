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
ds-hits = { $who } trifft { $whom } mit { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }): { $damage } Schaden auf { $monitor }, Durchschlag { $penetration }.
ds-misses = { $who } verfehlt { $whom } mit { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }).
ds-bounces = { $who } trifft { $whom } mit { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }), aber es prallt ab: Durchschlag { $penetration } gegen weiche Panzerung { $soft }.
ds-hack-hits = { $who } kommt auf { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }): { $damage } Schaden auf { $monitor } ({ $whom }).
ds-hack-bounces = { $who } kommt auf { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }), aber das Netzwerk hält stand ({ $whom }).
ds-finds-nothing = { $who } kommt mit { $result } ({ $dice }; { SIGNED($bonus) }: { $bonus-reasons }) an der Firewall vorbei, findet aber nichts ({ $whom }, Firewall { $firewall }).
ds-rams = { $who } rammt { $whom }.
ds-tries-sabotage = { $who } sabotiert: { $target } ({ $skill }).
ds-tries-sneak = { $who } schleicht weiter.
ds-tries-security-hack = { $who } hackt { $target }.
ds-tries-sprint-past = { $who } sprintet los: { $target }.
ds-tries-distract-guards = { $who } lenkt { $target } ab ({ $skill }).
ds-tries-secure = { $who } steht Schmiere.
ds-stealth = { $who }, Heimlichkeit { $value } gegen { $level }: { $hidden ->
    [true] unbemerkt.
   *[false] bemerkt.
 }
ds-gains = { $who } gewinnt { $gained } DE (jetzt { $now }).
ds-se-gained = { $who } gewinnt { $gained } SE (jetzt { $se }).
ds-begins = { $who } fängt an: { $act }. { $left ->
    [one] Dafür fehlt noch 1 AE
   *[other] Dafür fehlen noch { $left } AE
 }; weiter geht es in der nächsten eigenen Phase.
