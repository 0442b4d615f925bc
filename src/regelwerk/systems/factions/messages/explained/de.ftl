### Was Antworten und Wörter bedeuten. Der Schlüssel ist der des Erklärten mit -explained dahinter.
## Aktionen

fa-act-attack-explained = Wurf auf Operationen gegen die Abwehr des Ziels; triffst du, würfelst du Schlagkraft und Effektivität gegen seine Belastbarkeit. Macht das Ziel angeschlagen oder verwundet es, kostet nur deine Aktion.
    .rule = FA-ATK-01
fa-act-espionage-explained = Operationen gegen Operationen. Gelingt es, wählst du eine von vier Wirkungen; mit Steigerung ist sie stärker. Misslingt es, ist nur die Aktion weg.
    .rule = FA-SPY-01
fa-act-espionage-intel-explained = Gelingt es, bekommt dein nächster Angriff oder Spionagewurf gegen dieses Ziel +2; mit Steigerung ist es auch noch angeschlagen. Gut vor einem großen Schlag.
    .rule = FA-SPY-03
fa-act-espionage-sabotage-explained = Gelingt es, sinkt die Abwehr des Ziels um 2, bis es das nächste Mal handelt; mit Steigerung ist es auch noch angeschlagen. Gut, wenn danach andere angreifen.
    .rule = FA-SPY-04
fa-act-espionage-siphon-explained = Gelingt es, geht ein Viertel der Ressourcenpunkte des Ziels an dich, mit Steigerung die Hälfte, mindestens 1. Gut gegen Reiche.
    .rule = FA-SPY-06
fa-act-espionage-assault-explained = Gelingt es, fehlt dem Ziel ein Asset bei seiner nächsten Aktion; mit Steigerung ist es beschädigt, bis jemand 3 Ressourcenpunkte für die Reparatur zahlt.
    .rule = FA-SPY-05
fa-act-espionage-assault-on-explained = Gelingt es, fehlt dem Ziel dieses Asset bei seiner nächsten Aktion; mit Steigerung ist es beschädigt, bis es 3 Ressourcenpunkte für die Reparatur zahlt.
    .rule = FA-SPY-05
fa-act-gather-explained = Wurf auf Ressourcen gegen 4: der Erfolg bringt 1 Ressourcenpunkt, jede Steigerung noch einen. Ungefährlich und gut, wenn dir Punkte zum Abschütteln oder Verbessern fehlen.
    .rule = FA-GAT-02
fa-act-advance-plan-explained = Wurf auf das Attribut des Plans gegen 4; Erfolg und Steigerungen zählen zum Fortschritt. Ein vollendeter Plan ist am Ende 6 Punkte wert, mehr als alles andere.
    .rule = FA-PLN-03
fa-act-some-plan-explained = Die Fraktion bringt einen Plan voran, den du nicht kennst.
    .rule = FA-PLN-03
fa-act-asset-action-explained = Kostet deine Aktion: Gelingt der Wurf auf Operationen gegen 4, bist du versteckt. Angreifen kann dich dann nur, wem vorher eine Spionage gegen dich gelingt.
    .rule = FA-AST-12

## Freie Aktionen

fa-move-instruct-explained = Freie Aktion ohne Wurf: Die kontrollierte Fraktion tut mit ihrer nächsten Aktion genau das. Alles andere entscheidet sie selbst.
    .rule = FA-CTL-02
fa-move-raise-explained = Freie Aktion: Der Würfel steigt um eine Stufe, sofort und für immer. Ein Attribut kostet die Seitenzahl des neuen Würfels, Effektivität die Hälfte; was du ausgibst, zählt am Ende noch als Reichtum.
    .rule = FA-IMP-02
fa-move-buy-explained = Freie Aktion für 5 Ressourcenpunkte: eine dauerhafte Fähigkeit, die am Ende auch 1 Punkt wert ist.
    .rule = FA-IMP-04
fa-move-use_asset-explained = Freie Aktion: Das Asset tut, was bei ihm steht. So viele du willst, jedes nach seinen eigenen Grenzen.
    .rule = FA-USE-01
fa-move-repair-explained = Freie Aktion für 3 Ressourcenpunkte: Das beschädigte Asset ist wieder nutzbar.
    .rule = FA-SPY-09
fa-move-reorganise-explained = Freie Aktion, einmal je Runde: Wurf auf Struktur gegen 4, der Erfolg und jede Steigerung heilen je 1 Wunde. Kostet nichts außer dem Risiko, dass es misslingt.
    .rule = FA-REO-02
fa-move-shake_off-explained = Für 3 Ressourcenpunkte bist du nicht mehr angeschlagen, und wenn die Aktion nur daran hing, hast du sie wieder.
    .rule = FA-SHK-09
fa-move-hold-explained = Du wartest mit deiner Runde und greifst später ein. Gut, wenn du sehen willst, was die anderen tun.
    .rule = FA:allow_hold
fa-move-end_turn-explained = Deine Runde ist vorbei. Eine Aktion, die du nicht genutzt hast, verfällt; Ressourcenpunkte bleiben dir.
    .rule = FA-PHA-06

## Würfe und Schaden

fa-answer-accept-explained = Du nimmst das Ergebnis, wie es liegt, und zahlst nichts.
    .rule = FA-CORE-12
fa-answer-reroll-explained = Beide Würfel fallen noch einmal, und der beste Versuch zählt. Kostet Ressourcenpunkte, so oft du willst; lohnt sich, wenn viel am Wurf hängt.
    .rule = FA-CORE-12
fa-answer-free-reroll-explained = Dein Asset lässt dich umsonst neu würfeln; der beste Versuch zählt. Nimm es, bevor du zahlst.
    .rule = FA-GEN-06
fa-answer-decline-explained = Du verzichtest darauf. Das kostet nichts, und alles bleibt, wie es ist.
    .rule = FA-SHK-11
fa-answer-shake-off-explained = Für 3 Ressourcenpunkte endet Angeschlagen sofort. Gut, bevor der nächste Schlag kommt: Wer noch angeschlagen ist, bekommt gleich eine Wunde.
    .rule = FA-CORE-15
fa-answer-take-explained = Du nimmst die Wunden hin und behältst deine Ressourcenpunkte. Jede kostet 1 auf alle Würfe und legt ein Asset lahm.
    .rule = FA-ATK-04
fa-answer-soak-explained = Für 3 Ressourcenpunkte ein Wurf auf Struktur: Erfolg und jede Steigerung heben je 1 Wunde auf. Steckst du alle weg, bist du auch nicht angeschlagen.
    .rule = FA-CORE-13
fa-answer-free-attack-explained = Ein voller Angriff auf den, der dich verfehlt hat. Er kostet keine Aktion und geht auch angeschlagen.
    .rule = FA-AST-11
fa-answer-intel-explained = Dein nächster Angriff oder Spionagewurf gegen dieses Ziel bekommt +2; mit Steigerung ist es auch angeschlagen.
    .rule = FA-SPY-03
fa-answer-sabotage-explained = Die Abwehr des Ziels sinkt um 2, bis es handelt, für alle, die es angreifen; mit Steigerung ist es auch angeschlagen.
    .rule = FA-SPY-04
fa-answer-siphon-explained = Ein Viertel seiner Ressourcenpunkte geht an dich, mit Steigerung die Hälfte, mindestens 1.
    .rule = FA-SPY-06
fa-answer-assault-explained = Dieses Asset fehlt dem Ziel bei seiner nächsten Aktion; mit Steigerung ist es beschädigt, bis die Reparatur bezahlt ist.
    .rule = FA-SPY-05
fa-answer-asset-explained = Dieses Asset wirkt so lange nicht, wie die Wunde dauert. Nimm das, das du am ehesten entbehren kannst.
    .rule = FA-WND-04
fa-answer-wound-explained = Diese Wunde verschwindet, und mit ihr 1 Abzug auf alle Würfe. Sie hat kein Asset lahmgelegt.
    .rule = FA-WND-06
fa-answer-wound-asset-explained = Diese Wunde verschwindet, und das Asset, das ihretwegen ruht, ist sofort wieder nutzbar.
    .rule = FA-WND-03

## Reihenfolge

fa-answer-wait-explained = Du hebst dir deine Runde für einen besseren Augenblick auf.
    .rule = FA-CORE-18
fa-answer-take-turn-explained = Deine Runde beginnt jetzt, auch mitten in der eines anderen. Der Joker gibt dir dabei +2 auf Würfe und Schaden.
    .rule = FA-CORE-18
fa-answer-new-card-explained = Gegen Bezahlung ziehst du eine neue Karte und behältst die bessere: Du bist früher an der Reihe.
    .rule = FA:bennie_new_card
fa-answer-spend-explained = So viele Ressourcenpunkte nimmt der Charakter auf die Mission mit. Sie kommen nicht zurück.
    .rule = FA-RP-03

## Spielleitung

fa-answer-immediate-explained = Die Folgen des Plans treten gleich ein.
    .rule = FA-PLN-04
fa-answer-mission-explained = Der Plan wird zum Stoff der nächsten Mission: Die Charaktere können ihn noch aufhalten.
    .rule = FA-PLN-04
fa-command-begin_phase-explained = Neue Karten werden verteilt, und alle Fraktionen haben wieder eine Runde.
    .rule = FA-GM-15
fa-command-end_phase-explained = Wer noch nicht an der Reihe war, kommt in dieser Phase nicht mehr dran.
    .rule = FA-GM-15
fa-command-begin_mission-explained = Jetzt sind die Charaktere dran: Wer eine Fraktion kontrolliert, darf ihre Ressourcenpunkte mitnehmen.
    .rule = FA-GM-15
fa-command-end_mission-explained = Niemand nimmt mehr Ressourcenpunkte mit; die Mission läuft wie vorgesehen.
    .rule = FA-GM-16
fa-command-end_campaign-explained = Schluss: Die Punkte werden gezählt, und die Fraktion mit den meisten hat gewonnen.
    .rule = FA-GM-17
fa-command-no_consequence-explained = Der kritische Fehlschlag hat keine weiteren Folgen.
    .rule = FA-GM-14
fa-command-adjust_rp-explained = Als Folge bekommt oder verliert die Fraktion Ressourcenpunkte.
    .rule = FA-GM-03
fa-command-set_shaken-explained = Als Folge ist die Fraktion angeschlagen: Sie hat keine Aktion, bis sie sich erholt.
    .rule = FA-GM-09
fa-command-mission_spend-explained = Der Charakter nimmt diese Ressourcenpunkte seiner Fraktion mit auf die Mission. Sie kommen nicht zurück.
    .rule = FA-GM-16

## Wörter

fa-cost-rp-explained = Ressourcenpunkte: Für 3 davon darfst du neu würfeln, Wunden wegstecken oder Angeschlagen abschütteln; dazu kaufen sie Verbesserungen.
    .rule = FA-RP-01
fa-board-shaken-explained = Angeschlagen: keine Aktion, und der nächste Schaden macht gleich eine Wunde. Zu Beginn der eigenen Runde hilft ein Wurf auf Flexibilität, jederzeit das Abschütteln.
    .rule = FA-SHK-01
fa-board-hidden-explained = Versteckt: Angreifen kann nur, wem seitdem eine Spionage gegen diese Fraktion gelungen ist.
    .rule = FA-AST-13
fa-board-minor-explained = Unwichtig: ohne Karte; alle unwichtigen Fraktionen handeln zugleich am Ende der Phase.
    .rule = FA-PHA-03
