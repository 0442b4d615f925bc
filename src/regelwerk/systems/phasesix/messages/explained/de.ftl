### Was Antworten und Wörter bedeuten. Der Schlüssel ist der des Erklärten mit -explained dahinter.
## Handlungen

ps-handling-attack-explained = Würfle so viele W6, wie Fertigkeit und Waffe hergeben; jeder Würfel ab dem Mindestwurf trifft, ab 11 ist es ein Crit. Deckung und Schutz nehmen Treffer weg. Kostet 1 Aktion.
    .rule = PS-ATK-03
ps-handling-coup-de-grace-explained = Gegen Wehrlose (bewusstlos, schlafend, sterbend): Jeder Erfolg bringt das Opfer eine Stufe näher an den Tod, ab Stufe 6 ist es tot. Misslingt es, wacht ein Schlafender auf.
    .rule = PS-CDG-01
ps-handling-aim-explained = Kostet 1 Aktion und bringt jetzt noch keinen Schaden: Beim nächsten Angriff zählen Würfel schon ab 9 als Crit, nach zweimal Zielen ab 7. Lohnt sich gegen Schutz; wirst du getroffen, ist es verloren.
    .rule = PS-AIM-02
ps-handling-throw-item-explained = Wirf mit dem Wert in Werfen; ab 1 Erfolg landet es genau im Ziel, sonst weicht es ab. Gut gegen mehrere, die dicht beieinanderstehen; achte darauf, wo deine Leute sind.
    .rule = PS-THR-01
ps-handling-use-item-explained = Du wendest den Gegenstand an, etwa Bandagen: Er wirkt sofort, ist danach verbraucht und kostet Aktionen wie andere Handlungen.
    .rule = PS-HEA-03
ps-handling-first-aid-explained = Gelingt der Wurf, gibt es 1 Boost, der Wunden vor den Herzen abfängt, und eine blutende Wunde ist verbunden. Gut, solange niemand auf euch schießt.
    .rule = PS-HEA-03
ps-handling-stabilise-explained = Rettet Sterbende: Du brauchst mindestens so viele Erfolge, wie die Stufe hoch ist. Früh lohnt es sich am meisten, denn die Stufe steigt von Runde zu Runde.
    .rule = PS-CND-04
ps-handling-put-out-explained = Löscht die Flammen. Solange jemand brennt, ist sein Mindestwurf bei Angriffen und Wahrnehmung um die Stufe höher.
    .rule = PS-CND-07
ps-handling-wake-explained = Weckt jemanden, der schläft: Er kann wieder handeln und ist kein Opfer für einen Coup de grâce mehr.
    .rule = PS-CND-12
ps-handling-reload-explained = Füllt die Waffe wieder ganz auf und kostet die Aktionen, die bei ihr stehen. Am besten in Deckung, bevor sie leer ist.
    .rule = PS-GEA-02
ps-handling-ready-explained = Du ziehst diese Waffe oder wechselst zu ihr; erst dann kannst du mit ihr angreifen oder parieren. Kostet meist 1 Aktion.
    .rule = PS-GEA-01
ps-handling-walk-explained = Bis Schnelligkeit + 1 Meter, und nebenher darfst du noch etwas tun, ohne weitere Aktion; dafür ist der Mindestwurf dabei um 1 höher.
    .rule = PS-ACT-07
ps-handling-run-explained = Bis Schnelligkeit + 5 Meter, aber sonst nichts dabei. Gut, um in Deckung oder in Reichweite zu kommen.
    .rule = PS-ACT-08
ps-handling-crawl-explained = Nur in der Hocke: etwa halbe Schnelligkeit + 1 Meter weit. Langsam, aber du behältst die Deckung der Hocke.
    .rule = PS-ACT-09
ps-handling-crouch-explained = Du machst dich klein: mindestens 6+ Deckung, aber alle körperlichen Würfe sind um 1 schwerer. Kostet 1 Aktion, Aufstehen später noch eine.
    .rule = PS-CND-10
ps-handling-stand-up-explained = Kostet 1 Aktion: Du verlierst die Deckung der Hocke, dafür sind deine Würfe wieder leichter, und du kannst gehen und rennen.
    .rule = PS-CND-10
ps-handling-brace-explained = Du legst die Waffe auf: Der Mindestwurf für Schüsse sinkt um 1. Lohnt sich, wenn du stehen bleibst und mehrmals schießt; wieder aufnehmen ist kostenlos.
    .rule = PS-BRC-02
ps-handling-take-up-explained = Du nimmst die abgestützte Waffe wieder hoch. Das kostet nichts und macht dich beweglich.
    .rule = PS-BRC-03
ps-handling-shield-block-explained = Für 2 Aktionen deckt dich der Schild eine Runde lang gegen jeden Angriff; Wege sind nur halb so weit. Gut, wenn viele auf dich losgehen.
    .rule = PS-SHD-02
ps-handling-other-explained = Was nicht in der Liste steht, etwa eine Tür verriegeln: Sag, was du tust. Es kostet 1 Aktion, und die Runde am Tisch klärt, was daraus wird.
    .rule = PS-ACT-06
ps-handling-buy-action-explained = Gib einen Bonuswürfel ab und bekomme sofort 1 Aktion, auch zum Reagieren. Der Würfel fehlt dir später bei einem Wurf.
    .rule = PS-BON-02
ps-handling-steal-explained = Gib einen Schicksalswürfel ab: Der Gegner verliert 1 Aktion, und du hast sie. Am stärksten gegen jemanden, der gerade am Zug ist.
    .rule = PS-BON-03
ps-handling-end-turn-explained = Du hörst für diese Runde auf. Was du an Aktionen übrig hast, kannst du in fremden Zügen für Reaktionen ausgeben.
    .rule = PS-RND-03
ps-handling-none-explained = Du reagierst nicht und sparst deine Aktion für später.
    .rule = PS-REA-03
ps-handling-dodge-explained = Kostet 1 Aktion. Schon 1 Erfolg lässt den ganzen Angriff ins Leere gehen, Crits inbegriffen; jeder Treffer macht den Wurf aber um 1 schwerer. Gut gegen wenige Treffer.
    .rule = PS-DOD-06
ps-handling-parry-explained = Kostet 1 Aktion. Jeder Erfolg nimmt 1 normalen Treffer weg, gegen Crits hilft es nicht. Gut gegen viele gewöhnliche Treffer.
    .rule = PS-PAR-03
ps-handling-parry-with-explained = Kostet 1 Aktion. Jeder Erfolg nimmt 1 normalen Treffer weg, gegen Crits hilft es nicht. Gut gegen viele gewöhnliche Treffer.
    .rule = PS-PAR-03
ps-handling-shield-parry-explained = Kostet 1 Aktion und hilft gegen diesen einen Angriff, auch gegen einen Schuss: Je Treffer fällt ein Würfel, und ab der Deckungszahl des Schildes ist der Treffer weg.
    .rule = PS-SHD-04

## Wege

ps-way-stay-explained = Du bleibst, wo du bist. Beim Gehen darfst du trotzdem noch etwas anderes tun.
    .rule = PS-ACT-07
ps-way-to-explained = Du gehst genau dorthin. Achte darauf, wer dich von dort aus sieht und ob du in Deckung stehst.
    .rule = PS-ACT-08
ps-way-towards-explained = Du gehst so weit wie möglich auf dieses Ziel zu. Einen anderen Ort zeigst du auf der Karte.
    .rule = PS-ACT-08

## Würfe

ps-answer-extra-dice-explained = Vor dem Wurf darfst du Bonus- und Schicksalswürfel dazulegen. Jeder macht Erfolge wahrscheinlicher und ist danach verbraucht; erst nach einer Rast kommen sie wieder.
    .rule = PS-ROL-05
ps-answer-keep-roll-explained = Du nimmst, was da liegt, und sparst deine Würfel für später.
    .rule = PS-ROL-06
ps-answer-reroll-explained = Der ganze Wurf fällt noch einmal, und das zweite Ergebnis gilt, auch wenn es schlechter ist. Gut, wenn wenig zu verlieren ist.
    .rule = PS-ROL-06
ps-answer-destiny-reroll-explained = Wie ein Wiederholungswurf, aber mit einem Schicksalswürfel bezahlt: Das zweite Ergebnis gilt.
    .rule = PS-ROL-07
ps-answer-bonus-explained = Nach einem Wurf ohne Erfolg darfst du Bonuswürfel einzeln nachlegen, bis einer gelingt oder keiner mehr da ist.
    .rule = PS-ROL-05
ps-answer-destiny-explained = Ein Schicksalswürfel gelingt immer ab 4, egal wie schwer der Wurf ist. Gut, wenn der Mindestwurf hoch ist.
    .rule = PS-ROL-07

## Wörter

ps-cost-action-explained = Eine Aktion. In deinem Zug hast du wieder alle (Menschen haben 2); was übrig bleibt, taugt für Reaktionen, verfällt aber mit dem nächsten Zug.
    .rule = PS-ACT-02
ps-cost-bonus-die-explained = Ein Würfel aus deinem Vorrat. Er ist danach verbraucht, bis ihr rastet.
    .rule = PS-ROL-05
ps-cost-destiny-die-explained = Ein seltener Würfel, der ab 4 immer gelingt. Er ist danach verbraucht, bis ihr rastet.
    .rule = PS-ROL-07
ps-cost-reroll-explained = Ein Wiederholungswurf aus deinem Vorrat.
    .rule = PS-ROL-06
ps-mode-melee-explained = Der Angriff lässt sich parieren, und man kann ihm ausweichen; er kann Crits bringen.
    .rule = PS-MEL-02
ps-mode-single-explained = Ein Schuss Munition; weder Parieren noch Ausweichen hilft dagegen, und er kann Crits bringen.
    .rule = PS-SGL-05
ps-mode-burst-explained = 2 Würfel mehr für 3 Schuss Munition, aber niemals Crits, und Zielen hilft nicht.
    .rule = PS-BST-01
ps-mode-throw-explained = Eine geworfene Waffe: weder Parieren noch Ausweichen hilft dagegen, sie kann Crits bringen, und Zielen geht nicht.
    .rule = PS-MOD-04
ps-condition-dying-explained = Kann nicht handeln. Jede Runde ein Wurf auf Resistenz; ohne Erfolg steigt die Stufe, bei 6 ist Schluss.
    .rule = PS-CND-02
ps-condition-unconscious-explained = Hat keine Aktionen. Zu Rundenbeginn weckt ein Wurf auf Willenskraft mit genug Erfolgen.
    .rule = PS-CND-05
ps-condition-asleep-explained = Hat keine Aktionen und keine Reaktionen, bis jemand ihn weckt oder verwundet.
    .rule = PS-CND-12
ps-condition-shocked-explained = Bei jedem Wurf so viele Würfel weniger wie Stufen; zu Rundenbeginn baut ein Wurf auf Ausdauer Stufen ab.
    .rule = PS-CND-06
ps-condition-burning-explained = Angriffe und Wahrnehmung sind um die Stufe schwerer, bis die Flammen gelöscht sind.
    .rule = PS-CND-07
ps-condition-bleeding-explained = Zu Rundenbeginn ein Wurf auf Ausdauer; ohne Erfolg kommen so viele Wunden dazu wie Stufen. Erste Hilfe beendet es.
    .rule = PS-CND-08
ps-condition-poisoned-explained = Alle Würfe sind um die Stufe schwerer; zu Rundenbeginn baut ein Wurf auf Resistenz Stufen ab.
    .rule = PS-CND-09
ps-condition-crouched-explained = Mindestens 6+ Deckung, aber alle körperlichen Würfe sind um 1 schwerer.
    .rule = PS-CND-10
