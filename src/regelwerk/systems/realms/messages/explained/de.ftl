### Was Antworten und Wörter bedeuten. Der Schlüssel ist der des Erklärten mit -explained dahinter.
## Aktionen

re-act-normal_shot-explained = Ein FK-Wurf mit allem, was Entfernung, Deckung und Größe ausmachen. Kostet WK + 1 AP: der Mittelweg zwischen schnell und gezielt.
    .rule = RE-SHO-03
re-act-aimed_shot-explained = Kostet WK + 2 AP: +1 auf den Wurf, und jedes Reichweitenband ist doppelt so lang. Gut auf weite Ziele; kein Autofeuer.
    .rule = RE-SHO-04
re-act-snap_shot-explained = Nur WK AP, dafür 2 Abzug. Gut aus der Nähe oder mit Autofeuer, wenn die AP knapp sind.
    .rule = RE-SHO-06
re-act-fire_ready-explained = Für 1 AP darfst du in gegnerischen Phasen Reaktionsfeuer geben. Nimm es als Letztes: Tust du danach noch etwas, ist es vorbei.
    .rule = RE-SHO-07
re-act-melee-explained = Kostet WK AP: Beide werfen 1W12 und addieren AGI, wer mehr hat, gewinnt. Nur gegen jemanden, dessen Base deine berührt.
    .rule = RE-MEL-08
re-act-guard-explained = Für 2 AP: Gegen dich bringt eine Angriffsbewegung keinen Bonus. Nimm es als Letztes: Tust du danach noch etwas, ist es vorbei.
    .rule = RE-MEL-09
re-act-attack_move-explained = Hinlaufen und zuschlagen in einem: kostet die WK der Nahkampfwaffe, der Weg ist frei, und der Angriff hat +1. Messen darfst du vorher nicht.
    .rule = RE-MOV-09
re-act-turn-explained = Kostet 0 AP: Du blickst danach woandershin. Nur was im Sichtfeld liegt, kannst du sehen, beschießen und beantworten.
    .rule = RE-MOV-07
re-act-move-explained = Bis zu BW Zentimeter weit für 1 AP (im Liegen 2), im Gelände mehr. Auf jeden Weg darf reagiert werden: Denk an Deckung unterwegs.
    .rule = RE-MOV-08
re-act-lie_down-explained = Für 1 AP liegst du: ein kleineres Ziel, aber jede Bewegung kostet 1 AP mehr, und Springen geht nicht.
    .rule = RE-MOV-12
re-act-stand_up-explained = Für 1 AP stehst du wieder: beweglicher, aber leichter zu treffen.
    .rule = RE-MOV-13
re-act-jump-explained = Für 2 AP bis zu BW Zentimeter weit über Lücken und Hindernisse; nach einer vollen Bewegung doppelt so weit.
    .rule = RE-MOV-14
re-act-spot-explained = Für 1 AP ein WN-Wurf gegen die Tarnung: Gelingt er, darf das Modell beschossen und angegriffen werden. Je Phase und Seite nur einmal nach demselben.
    .rule = RE-CAM-13
re-act-use_equipment-explained = Ein Gegenstand tut, was bei ihm steht, und kostet die AP, die dort stehen. Begrenzte sind danach um einen Einsatz ärmer.
    .rule = RE-EQP-02
re-act-interact-explained = Für 1 AP hebst du ein Objekt auf, das deine Base berührt, oder legst deines ab. Wer fällt, verliert es.
    .rule = RE-MOV-17
re-act-command-explained = Deine Drohne handelt in deiner Phase, mit 2 eigenen AP und deinen dazu.
    .rule = RE:drones
re-answer-duty-explained = Dein direkter Gegner geht vor: Diese Antwort tut das Billigste, was ihn angreift oder ihm näher kommt.
    .rule = RE-INI-05
re-answer-end-explained = Du hörst auf. Mit den übrigen AP kannst du noch reagieren, und die Hälfte nimmst du in die nächste Runde mit.
    .rule = RE-RND-03
re-answer-back-explained = Du nimmst die Wahl zurück und suchst dir etwas anderes aus. Es hat noch nichts gekostet.
    .rule = RE-INI-01

## Aufstellung und Reihenfolge

re-answer-end-of-table-explained = Hier stellst du auf und beginnst. Schau, wo Deckung liegt und wie weit es zum Ziel ist.
    .rule = RE-GAM-06
re-answer-place-explained = Ein Platz in deiner Zone und die Blickrichtung. Mindestens 12 cm Abstand zu jedem Gegner; auf der Karte zeigst du jeden anderen Platz.
    .rule = RE-GAM-05
re-answer-place-rest-explained = Der Computer stellt diese und alle übrigen Modelle sinnvoll auf. Gut, wenn du gleich anfangen willst.
    .rule = RE-GAM-04
re-answer-pick-explained = Dieses Modell tritt als Nächstes an. Beide Seiten wählen verdeckt; wer mit W12 + AGI höher liegt, handelt zuerst.
    .rule = RE-ORD-01
re-answer-stay-explained = Alle bleiben, wo sie in der Reihenfolge stehen. Das kostet nichts.
    .rule = RE-RND-06
re-answer-quicker-explained = Für 1 AP zählst du in dieser Runde mit 1 AGI mehr und bist früher an der Reihe.
    .rule = RE-RND-06
re-answer-slower-explained = Für 1 AP zählst du in dieser Runde mit 1 AGI weniger und bist später an der Reihe. Gut, um zu sehen, was andere tun.
    .rule = RE-RND-06
re-answer-quicker-who-explained = Dein Gruppenführer zieht dieses Modell in der Reihenfolge vor, ohne AP.
    .rule = RE-RND-07
re-answer-slower-who-explained = Dein Gruppenführer schiebt dieses Modell in der Reihenfolge nach hinten, ohne AP.
    .rule = RE-RND-07

## Direkte Gegner

re-answer-fight-explained = Du musst ihn als Nächstes angreifen; bis dahin darfst du dich nur drehen, aufstehen oder ihm näher kommen. Kein Wurf nötig.
    .rule = RE-INI-05
re-answer-ignore-explained = Ein EH-Wurf: Gelingt er, bist du frei zu tun, was du willst. Misslingt er, musst du doch angreifen. Verlieren kannst du dabei nichts weiter.
    .rule = RE-INI-04
re-answer-model-explained = Mehrere stehen gleich nah: Mit dieser Wahl ist das dein direkter Gegner.
    .rule = RE-DNG-02

## Reaktionen

re-answer-no-reaction-explained = Du lässt es geschehen und sparst deine AP.
    .rule = RE-REA-04
re-act-reaction_fire-explained = Aus Feuerbereitschaft sofort schießen, für WK + 1 AP und mit 1 Abzug (2, wenn das Ziel eben erst auftaucht). Gewinnst du den AGI-Wurf, schießt du zuerst.
    .rule = RE-SHO-09
re-act-dodge-explained = Für 1 AP hat der Schütze 1 Abzug. Billig, und du bleibst stehen.
    .rule = RE-MOV-18
re-act-drop_prone-explained = Für 2 AP liegst du schon bei diesem Schuss und giltst als klein. Gut, wenn noch mehr Schüsse kommen; aufstehen kostet später 1 AP.
    .rule = RE-MOV-19
re-act-spot_support-explained = Für 2 AP hilfst du einem Freund beim Aufklären: Er wirft einen W12 mehr.
    .rule = RE-CAM-18
re-act-opportunity_attack-explained = Jemand löst sich aus dem Nahkampf: Für WK − 1 AP schlägst du nach, und er wehrt sich mit AGI 0.
    .rule = RE:disengage

## Schießen

re-answer-target-explained = Mit dieser Waffe auf dieses Ziel: Der Zielwert ist FK mit allen Zu- und Abschlägen, und 1W12 darf ihn höchstens zeigen.
    .rule = RE-SHO-02
re-answer-target-measured-explained = Mit dieser Waffe auf dieses Ziel: 1W12 darf höchstens den Zielwert zeigen. In der Klammer steht, woraus er besteht.
    .rule = RE-SHO-02
re-answer-spot-explained = Eine Flächenwaffe auf eine Stelle statt auf jemanden: Geht es daneben, weicht sie ab und kann auch Freunde treffen.
    .rule = RE-SHO-01
re-answer-spot-measured-explained = Eine Flächenwaffe auf eine Stelle statt auf jemanden: Geht es daneben, weicht sie ab und kann auch Freunde treffen.
    .rule = RE-SHO-01
re-answer-shots-explained = So viele Schüsse auf dieses Ziel: Jeder nach dem ersten gibt +1 auf den Wurf und +1 auf den Schaden. Übrige kannst du auf andere in der Nähe verteilen.
    .rule = RE-AUT-04
re-answer-also-explained = Die übrigen Schüsse gehen auf dieses Ziel, höchstens 3 cm vom vorigen; jedes weitere Ziel bringt 1 Abzug mehr.
    .rule = RE-AUT-02
re-answer-hold-explained = Du hörst auf zu schießen. Die übrigen Schüsse sind verloren.
    .rule = RE-AUT-02

## Bewegung

re-answer-path-explained = Genau dieser Weg. Solange du nicht bestätigst, ist nichts geschehen.
    .rule = RE-MOV-04
re-answer-path-towards-explained = Geradewegs darauf zu, so weit es reicht. Jeden anderen Weg zeichnest du auf der Karte.
    .rule = RE-MOV-08
re-answer-path-behind-explained = Hinter diese Deckung. Von dort sehen dich weniger, und Schüsse auf dich haben Abzug.
    .rule = RE-MOV-08
re-answer-path-object-explained = Bis zu diesem Objekt; aufheben kostet danach noch 1 AP.
    .rule = RE-MOV-17
re-answer-path-heading-explained = Ein gerader Weg in diese Richtung. Jeden anderen zeichnest du auf der Karte.
    .rule = RE-MOV-08
re-answer-facing-explained = Dorthin schaust du danach; nur in deinem Sichtfeld kannst du sehen und reagieren.
    .rule = RE-MOV-07
re-answer-facing-compass-explained = Dorthin schaust du danach; nur in deinem Sichtfeld kannst du sehen und reagieren.
    .rule = RE-MOV-07
re-answer-facing-towards-explained = Du wendest dich ihm zu. So kannst du ihn sehen, beschießen und auf ihn reagieren, und er fällt dir nicht in den Rücken.
    .rule = RE-MOV-07
re-answer-test-explained = Ein WN-Wurf: Gelingt er, kostet die Bewegung im Gelände 1 AP weniger. Misslingt er, kostet sie so viel wie ohne.
    .rule = RE-PAS-03
re-answer-no-test-explained = Du zahlst, was das Gelände verlangt, ohne zu würfeln.
    .rule = RE-PAS-02
re-answer-joined-explained = Mehrere Bewegungen am Stück: Auf das Ganze darf nur einmal reagiert werden.
    .rule = RE-MOV-03
re-answer-charge-explained = Du läufst zu ihm und schlägst sofort mit dieser Waffe zu, mit +1. Reicht der Weg nicht, bleibst du davor stehen.
    .rule = RE-MOV-11

## Nahkampf

re-answer-strike-explained = Beide werfen 1W12 und addieren AGI; hast du mehr, triffst du. Kostet die WK der Waffe in AP.
    .rule = RE-MEL-02
re-answer-weapon-explained = Du schlägst mit dieser Waffe sofort zurück, für ihre WK in AP, und bist dabei selbst der Angreifer.
    .rule = RE-MEL-12
re-answer-no-riposte-explained = Du lässt den abgewehrten Angriff auf sich beruhen und sparst die AP.
    .rule = RE-MEL-12

## Sonst

re-answer-keep-explained = Was liegt, gilt.
    .rule = RE-EFF-17
re-answer-again-explained = Der Wurf fällt noch einmal, und der zweite gilt, auch wenn er schlechter ist.
    .rule = RE-EFF-17
re-answer-keep-dice-explained = Was liegt, gilt.
    .rule = RE-EFF-17
re-answer-reroll-explained = Der Wurf fällt noch einmal, und der zweite gilt, auch wenn er schlechter für dich ist.
    .rule = RE-EFF-17
re-answer-take-explained = Dieses Objekt hebst du für 1 AP auf und trägst es, bis du es ablegst oder fällst.
    .rule = RE-MOV-17
re-answer-use-explained = Der Gegenstand wirkt auf dieses Modell und verliert dabei einen Einsatz.
    .rule = RE-EQP-02
re-answer-look-explained = Nach diesem Modell suchst du: ein WN-Wurf mit der Stufe seiner Tarnung als Abzug.
    .rule = RE-CAM-14
re-answer-extra-explained = Jeder weitere AP, den du vor dem Wurf ausgibst, bringt +1.
    .rule = RE-CAM-16
re-answer-order-explained = Das tut deine Drohne auf deinen Befehl.
    .rule = RE-DRO-01
re-answer-markers-explained = So viele Schock-Marker nimmst du jetzt von der Drohne: jeder kostet 1 AP.
    .rule = RE-SHK-04

## Wörter

re-cost-ap-explained = Aktionspunkte: 6 zu Beginn jeder Runde, dazu die Hälfte dessen, was übrig blieb. Auch Reaktionen kosten AP, also heb dir welche auf.
    .rule = RE-RND-02
re-board-prone-explained = Liegt: ein kleineres Ziel; jede Bewegung kostet 1 AP mehr.
    .rule = RE-MOV-12
re-board-guard-explained = In Abwehrhaltung: Eine Angriffsbewegung bringt gegen dieses Modell keinen Bonus.
    .rule = RE-MEL-11
re-board-camouflaged-explained = Getarnt: Niemand kann dieses Modell beschießen oder angreifen, bis es aufgeklärt ist.
    .rule = RE-CAM-07
