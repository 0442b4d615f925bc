### Sätze, die Dark Space nicht mehr sagt. Gespeicherte Spiele erzählen noch mit ihnen.

ds-interrupts = { $who } unterbricht { $whom }: { $how } ({ $ae } AE).
ds-interrupts-routine = { $who } unterbricht { $whom } ({ $act }): { $how } ({ $ae } AE).
ds-walks = { $who } läuft ein Stück (jetzt: { $zone }).
ds-spends-strength = { $who } setzt { $points } Stärke ein.
ds-open-probe-last-breath = { $who } ringt um den letzten Atemzug, { $skill } ({ $dice }): { $main } { SIGNED($bonus) } = { $result }.
ds-open-probe-first-aid = { $who } leistet Erste Hilfe, { $skill } ({ $dice }): { $main } { SIGNED($bonus) } = { $result }.
ds-initiative = { $who }: Initiative { $result }.
