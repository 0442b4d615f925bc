### Was Antworten und Wörter bedeuten. Der Schlüssel ist der des Erklärten mit -explained dahinter.
## Würfel behalten

hc-answer-keep-explained = Diese Würfel bleiben liegen und zählen, die übrigen wirfst du noch einmal. Leg zurück, was nicht passt; Gleiche und Folgen machen zusammen eine Gruppe.
    .rule = HC-SIV-01
hc-answer-keep-all-explained = Du hörst auf zu werfen: Alles, was liegt, zählt. Im Kampf bist du damit schneller als jemand, der noch einmal wirft.
    .rule = HC-SIV-02
hc-answer-keep-none-explained = Ein Freiwurf deiner Ausrüstung: Du musst nichts herauslegen und wirfst alles noch einmal.
    .rule = HC-QUA-02
hc-answer-keep-these-explained = Diese Würfel bleiben liegen und zählen.
    .rule = HC-CAS-01
hc-answer-leave-explained = Du lässt die Würfel, wie sie liegen. Das kostet nichts.
    .rule = HC-HIM-03
hc-answer-again-explained = Deine Ausrüstung erlaubt, diesen einen Würfel noch einmal zu werfen; das neue Ergebnis gilt.
    .rule = HC-QUA-02
hc-answer-shadow-explained = Hohe Meisterschaft: Du wirfst diesen Würfel nach und suchst dir dann eine der beiden Zahlen aus. Verlieren kannst du dabei nichts.
    .rule = HC-HIM-03
hc-answer-swap-explained = Hohe Meisterschaft: Dein Würfel und der des Gegners wechseln den Besitzer. Am besten deine 1 gegen seinen besten.
    .rule = HC-HIM-03
hc-answer-take-explained = Diese der beiden Zahlen gilt.
    .rule = HC-HIM-03
hc-answer-shift-explained = Deine Ausrüstung verschiebt Ergebnisse: So liegen die Würfel danach.
    .rule = HC-QUA-02
hc-answer-shift-number-explained = Deine Ausrüstung verschiebt das Ergebnis auf diese Zahl.
    .rule = HC-QUA-02
hc-answer-lucky-leave-explained = Die Glückszahl bleibt, was sie ist, und du bekommst dafür einen kostenlosen Lernwurf auf eine Eigenschaft.
    .rule = HC-LUK-02
hc-answer-become-explained = Deine Glückszahl darf jede Zahl werden. Such dir die, die deine Gruppe verlängert oder einen Gleichen ergibt.
    .rule = HC-LUK-01
hc-answer-devalue-explained = Zu jeder 1 gibst du einen Würfel ab 4 als Ausgleich her. Nimm den, den du am wenigsten brauchst; ohne Ausgleich ist die Probe misslungen.
    .rule = HC-FUM-02
hc-answer-grit-explained = Zähne zusammenbeißen: Du holst dir Würfel zurück, die deine Erschöpfung gekostet hat, und nimmst für jeden eine leichte Verletzung in Kauf.
    .rule = HC-PHY-04
hc-answer-give-explained = Diese Würfel legst du in den gemeinsamen Topf. Gut ist, was zu den Würfeln der anderen passt.
    .rule = HC-COM-01
hc-answer-group-explained = Diese Würfel gelten als deine Gruppe: Mit ihr greifst du an und wehrst du ab.
    .rule = HC-CAS-03

## Ein Kampf

hc-action-attack-explained = Du greifst mit Würfeln deiner Gruppe an. Jeder ist ein eigenes Manöver, und nur wer alle abwehrt, wird nicht getroffen.
    .rule = HC-MEL-05
hc-action-aimed-explained = Du schließt gerüstete Stellen aus und opferst dafür einen Gruppenwürfel. Gut gegen schwere Rüstung mit Lücken.
    .rule = HC-AIM-01
hc-action-choke-explained = Waffenlos: Kommen zwei Würfel durch, ist der Gegner im Griff und verliert Phase um Phase Würfel, bis er ohnmächtig wird. Schaden gibt es nicht.
    .rule = HC-CHK-01
hc-action-flee-explained = Du greifst diesen einen Gegner an: Wehrt er nicht ab, bist du aus dem Kampf, statt Schaden zu machen. Er darf dir nachsetzen.
    .rule = HC-FLE-01
hc-action-pass-explained = Du greifst nicht an und darfst dafür jeden Würfel von 4 bis FkW zur Abwehr nehmen, nicht nur die der Gruppe.
    .rule = HC-MEL-09
hc-action-piercing-explained = Mit dem Schwert über mehrere Phasen: Erst öffnest du die Deckung, dann setzt du einen sehr schweren Treffer. Braucht Geduld und eine gute Gruppe.
    .rule = HC-PRC-01
hc-action-power-explained = Mit der Hiebwaffe: Du nennst einen Wert, und jeder Würfel, der ihn erreicht, ist ein Angriff damit. Was durchkommt, sammelt Schadenswürfel.
    .rule = HC-POW-01
hc-action-surrender-explained = Du gibst auf und scheidest aus dem Kampf aus. Besser, als zu sterben, wenn nichts mehr zu gewinnen ist.
    .rule = HC-MEL-24
hc-action-sweep-explained = Jeder Würfel von 4 bis FkW greift einen anderen Gegner an, mit weniger Schaden. Wer abwehrt, weicht zurück: gut gegen eine Überzahl.
    .rule = HC-SWP-01
hc-answer-attack-somebody-explained = Du greifst an; wen, fragt dich der Tisch danach.
    .rule = HC-MEL-05
hc-answer-with-explained = Mit diesen Würfeln greifst du an. Was du zurückhältst, bleibt für die Abwehr oder wird bei einem Treffer zu einem Schadenswürfel mehr.
    .rule = HC-MEL-06
hc-answer-exclude-explained = Diese Stellen nimmst du aus; dafür entwertest du einen Würfel, der den genannten Wert zeigt. Der Treffer landet woanders.
    .rule = HC-AIM-01
hc-answer-only-explained = Nur diese Stellen bleiben übrig; dafür entwertest du einen Würfel, der den genannten Wert zeigt. Je weniger, desto teurer.
    .rule = HC-AIM-01
hc-answer-parry-explained = Jeder deiner Würfel hält ein Manöver auf, das nicht höher ist. Nur wenn alle abgewehrt sind, bist du unverletzt.
    .rule = HC-MEL-08
hc-answer-counter-explained = Nach einer Abwehr mit einem Gleichenwürfel schlägst du sofort mit weiteren Würfeln der Gruppe zurück. Kommt der Konter durch, ist der Angriff zu Ende.
    .rule = HC-MEL-13
hc-answer-counter-flee-explained = Wie ein Konter, aber statt Schaden zu machen, verlässt du den Kampf.
    .rule = HC-FLE-01
hc-answer-no-parry-explained = Du lässt dich treffen und sparst deine Würfel, etwa für einen eigenen Angriff.
    .rule = HC-MEL-16
hc-answer-mutual-explained = Ihr trefft beide, niemand wehrt ab. Wer das höhere Ergebnis hat, wirft einen Schadenswürfel mehr, der andere einen weniger.
    .rule = HC-MEL-11
hc-answer-extra-explained = So viele ungenutzte Gruppenwürfel verbrauchst du für je einen Schadenswürfel mehr. Danach fehlen sie dir in dieser Phase.
    .rule = HC-MEL-17
hc-answer-ts-explained = Die Schadenswürfel der Waffe.
    .rule = HC-MEL-18
hc-answer-pts-explained = Die Schadenswürfel deiner eigenen Kraft.
    .rule = HC-MEL-18
hc-answer-score-explained = Gleiche Schadenswürfel darfst du zusammenzählen: bis 10 ist ein Treffer leicht, ab 11 schwer, ab 21 kritisch. Wenige schwere oder viele leichte, das ist die Wahl.
    .rule = HC-MEL-20
hc-answer-row-explained = Hier trifft es dich. Nimm eine Stelle, deren Rüstung noch etwas aufhält.
    .rule = HC-MEL-22
hc-answer-carry-explained = Diese Würfel bleiben für die nächste Phase liegen und zählen dort. Hohe Gleiche sind am meisten wert.
    .rule = HC-CHK-03
hc-answer-die-explained = Mit diesem Würfel greifst du diesen Gegner an.
    .rule = HC-SWP-01
hc-answer-no-die-explained = Diesen Gegner lässt du aus.
    .rule = HC-SWP-01
hc-answer-value-explained = Jeder Würfel ab diesem Wert greift mit genau diesem Wert an. Niedrig gibt viele Angriffe, hoch sind sie schwerer abzuwehren.
    .rule = HC-POW-01
hc-answer-guard-explained = So wehrst du den Wuchtangriff ab: je Angriff ein Würfel, oder einen mit zwei Gleichen, deren Summe reicht.
    .rule = HC-POW-03
hc-answer-strike-now-explained = Jetzt fällt der Schlag, mit der Waffe und allen gesammelten Schadenswürfeln.
    .rule = HC-POW-05
hc-answer-go-on-explained = Du holst weiter aus: mehr Schadenswürfel später, aber du musst nächste Phase einen höheren Wert nennen, und eine gelungene Abwehr macht alles zunichte.
    .rule = HC-POW-06
hc-answer-renounce-explained = Du schlägst nicht zu; die gesammelten Würfel sind verloren.
    .rule = HC-POW-07
hc-answer-pierce-explained = Mit diesen Würfeln der Gruppe greifst du an. Für jeden, der nicht angreift, nimmst du einen Würfel in die nächste Phase mit.
    .rule = HC-PRC-01
hc-answer-land-explained = Du setzt den Treffer: Folgenwürfel sind schwere, Gleichenwürfel kritische Treffer.
    .rule = HC-PRC-07
hc-answer-pierce-on-explained = Du wartest auf einen besseren Treffer. Der Gegner bleibt geschwächt, solange seine Abwehr nicht hält.
    .rule = HC-PRC-06
hc-answer-end-undecided-explained = Beide lassen voneinander ab; niemand gewinnt.
    .rule = HC-MEL-24
hc-answer-fight-on-explained = Der Kampf geht weiter, bis eine Seite nicht mehr kann.
    .rule = HC-MEL-24
hc-answer-two-critical-explained = Zwei kritische Treffer: Jeder nimmt einen ganzen Lebenskreis und kostet einen Würfel bei jeder Probe.
    .rule = HC-RNG-17
hc-answer-four-severe-explained = Vier schwere Treffer: Jeder markiert ein mittleres Segment und die äußeren daneben.
    .rule = HC-RNG-17

## Vor der Phase, Schüsse

hc-answer-arms-explained = Mit dieser Waffe kämpfst du die ganze Phase. Fernkampfwürfel wehren nichts ab.
    .rule = HC-RNG-24
hc-answer-arms-basic-explained = Mit dieser Waffe, aber nach der Basis-Kampfkunst: Führungswert 1, du bist also freier beim Behalten.
    .rule = HC-MEL-02
hc-answer-target-explained = Auf dieses Ziel richtest du den Schuss; er steht fest, bevor die Würfel fallen.
    .rule = HC-RNG-01
hc-answer-move-explained = Wie du dich zu Beginn der Phase bewegst: langsam bis 10 m, schnell bis 20 m (dann kein Nahkampfangriff). Bewegung macht dich schwerer zu treffen, aber auch deine Schüsse schlechter.
    .rule = HC-RNG-24
hc-answer-shoot-explained = Der Schuss fällt sofort, noch vor jedem Nahkampf, mit dem, was liegt.
    .rule = HC-RNG-02
hc-answer-aim-explained = Du wirfst weiter für einen besseren Schuss, schießt aber frühestens in der nächsten Phase. Gut auf weite oder kleine Ziele, solange dich niemand bedrängt.
    .rule = HC-RNG-03
hc-answer-anywhere-explained = Das Ziel ist groß und leichter zu treffen, aber der Getroffene sucht sich die Stelle aus.
    .rule = HC-RNG-16
hc-answer-torso-explained = Das Ziel ist kleiner und schwerer zu treffen, dafür landen alle Treffer im Rumpf.
    .rule = HC-RNG-16
hc-answer-stand-explained = Du weichst nicht aus; der Schuss braucht, was er ohnehin braucht.
    .rule = HC-RNG-23
hc-answer-evade-explained = Ein Einzelwurf mit dieser Fertigkeit: Um das Ergebnis steigt, was der Schuss erreichen muss. Kostet nichts, also lohnt es sich fast immer.
    .rule = HC-RNG-23
hc-answer-strike-explained = Du bewegst dich beim Schießen und musst Würfel streichen. Nimm den, der deiner Gruppe am wenigsten fehlt.
    .rule = HC-RNG-13

## Wunden, Ruhe, Lernen

hc-answer-segment-explained = Dieses Segment wird markiert. Leichte Wunden verteilt man am besten dort, wo schon etwas markiert ist.
    .rule = HC-INJ-01
hc-answer-circle-explained = Dieser ganze Lebenskreis wird markiert und kostet bei jeder Probe einen Würfel. Nimm den, der schon am meisten abbekommen hat.
    .rule = HC-INJ-04
hc-answer-treat-explained = Ein Siebwurf, der das genannte Ergebnis erreichen muss: Dann ist der Lebenskreis versorgt und kann heilen. Ein Versuch je Heiler, Kreis und Tag.
    .rule = HC-AID-01
hc-answer-revive-explained = Nur mit 60 in Erster Hilfe: Der Tote lebt wieder, seine Wunden sind damit nicht versorgt.
    .rule = HC-INJ-06
hc-answer-treat-stop-explained = Genug für heute; was unversorgt ist, heilt nicht.
    .rule = HC-AID-04
hc-answer-share-explained = So verteilst du, was die Ruhe zurückbringt. Leere Zeilen kosten Würfel, also füll sie zuerst.
    .rule = HC-REG-03
hc-answer-lose-explained = Hier verlierst du den Punkt. Leert das eine Zeile, fehlt dir ein Würfel, und dir kann übel werden.
    .rule = HC-DRK-03
hc-answer-learn-raise-explained = Ein Lernwurf mit so vielen Würfeln, je 1 EP: Zeigt einer mehr als den Wert, steigt er um 1.
    .rule = HC-LRN-03
hc-answer-learn-star-explained = Zeigen drei Würfel 12 oder mehr, bekommt die Fertigkeit den Könnerstern und bildet von da an auch Folgen.
    .rule = HC-STAR-02
hc-answer-learn-end-explained = Du hebst dir die übrigen EP auf.
    .rule = HC-LRN-02
hc-answer-attribute-explained = Ein kostenloser Lernwurf auf diese Eigenschaft; sie kann um 1 steigen.
    .rule = HC-LUK-02
hc-answer-learn-nothing-explained = Du lässt den Lernwurf verfallen.
    .rule = HC-LUK-02

## Unterwegs

hc-answer-herbs-explained = Eine halbe Stunde und ein Siebwurf auf Wildnisleben: Jeder Würfel ab 4 findet Kräuter.
    .rule = HC-HRB-01
hc-answer-march-explained = Ihr zieht weiter, ohne zu suchen.
    .rule = HC-HRB-01
hc-answer-shifts-explained = So viele Schichten wachst du. Eine ist frei, jede weitere kostet vier Physispunkte und die volle Nachtruhe.
    .rule = HC-WCH-02
hc-answer-shift-keep-explained = Du wachst in dieser Schicht.
    .rule = HC-WCH-02
hc-answer-shift-leave-explained = Jemand anderes wacht, oder niemand: Dann überraschen euch Besucher.
    .rule = HC-WCH-02
hc-answer-sneak-on-explained = Ein Siebwurf für den nächsten Abschnitt. Je näher du kommst, desto leichter bemerkt man dich.
    .rule = HC-SNK-01
hc-answer-sneak-back-explained = Du kehrst um, bevor dich jemand entdeckt. Sicher, aber das Ziel ist verfehlt.
    .rule = HC-SNK-01
hc-answer-alarm-explained = Du rufst die anderen; die Heimlichkeit ist vorbei.
    .rule = HC-SNK-06
hc-answer-quiet-explained = Du behältst es für dich, etwa um selbst zuzugreifen.
    .rule = HC-SNK-06
hc-answer-lay-explained = Ein Gleichenwürfel wird zum Hindernis für den anderen, fehlt dir aber beim eigenen Tempo.
    .rule = HC-CHS-08
hc-answer-lay-none-explained = Du behältst deine Würfel fürs Laufen.
    .rule = HC-CHS-08
hc-answer-obstacle-match-explained = Ein Gleichenwürfel, der mindestens so hoch ist, räumt das Hindernis ab. Er fehlt dann bei deinem Tempo.
    .rule = HC-CHS-09
hc-answer-obstacle-outside-explained = Ein Würfel außerhalb der Gruppe räumt es ab und kostet einen Physispunkt.
    .rule = HC-CHS-09
hc-answer-obstacle-take-explained = Du läufst hinein: ein Physispunkt und eine Tempostufe weniger.
    .rule = HC-CHS-10

## Unter Leuten

hc-answer-reasonable-explained = Der Preis ist ein Anfang: Ihr feilscht mit Siebwürfen, und wer verliert, büßt vorläufig Psyche ein.
    .rule = HC-HAG-01
hc-answer-unreasonable-explained = Du gehst, ohne zu feilschen.
    .rule = HC-HAG-01
hc-answer-haggle-on-explained = Noch eine Runde: Beide werfen, wer verliert, büßt einen Psychepunkt ein. Ist eine Zeile leer, muss er ein besseres Angebot machen.
    .rule = HC-HAG-02
hc-answer-break-off-explained = Kein Handel. Deine Psyche ist gleich wieder, wie sie war.
    .rule = HC-HAG-01
hc-answer-offer-explained = Das bietest du an. Nimmt der andere es nicht, geht es weiter.
    .rule = HC-HAG-03
hc-answer-refuse-explained = Du hoffst auf mehr und feilschst weiter.
    .rule = HC-HAG-03
hc-answer-accept-offer-explained = Der Handel gilt zu diesem Preis.
    .rule = HC-HAG-03
hc-answer-again-talk-explained = Noch eine Runde: Deine Würfel gegen seine Selbstbeherrschung. Jeder Trick, der durchkommt, kostet ihn Psyche.
    .rule = HC-INF-01
hc-answer-end-talk-explained = Du lässt es gut sein.
    .rule = HC-INF-01
hc-answer-tricks-explained = Diese Würfel deiner Gruppe sind Tricks. Jeden, den er nicht neutralisiert, kostet ihn einen Psychepunkt.
    .rule = HC-INF-02
hc-answer-penalty-explained = Du gibst nicht nach, hast aber bei weiteren Proben einen Würfel weniger.
    .rule = HC-INF-04
hc-answer-wish-explained = Du erfüllst den Wunsch und behältst dafür alle Würfel.
    .rule = HC-INF-04
hc-answer-drink-explained = Ein Einzelwurf auf Zechen: Zwei Würfel müssen den Mindestwert erreichen, sonst kostet es Physis oder Psyche. Mit jedem Becher wird es schwerer.
    .rule = HC-DRK-01
hc-answer-stop-drinking-explained = Du stehst auf, solange du noch stehen kannst. Wer weitertrinkt, gewinnt.
    .rule = HC-DRK-01

## Handwerk

hc-answer-bonuses-explained = So viele Boni bekommt das Stück.
    .rule = HC-QUA-01
hc-answer-bonus-explained = Das kann das Stück: Bonuswürfel (W), Freiwürfe (WFr), Nachwerfen (W2c), mehr Können (FkW), verschobene Ergebnisse (E) oder Schaden (TS).
    .rule = HC-QUA-02
hc-answer-use-explained = Dafür ist das Stück gut: Bei Proben darauf wirkt sein Bonus.
    .rule = HC-QUA-02

## Wörter

hc-cost-ep-explained = Erfahrungspunkte: jeder ist ein Lernwürfel.
    .rule = HC-LRN-02
hc-cost-light-wounds-explained = Leichte Verletzungen: markieren ein äußeres Segment und heilen durch Ruhe.
    .rule = HC-INJ-01
hc-cost-physis-explained = Körperliche Kraft. Jede geleerte Zeile kostet bei körperlichen Proben einen Würfel; Ruhe füllt sie wieder.
    .rule = HC-PHY-01
