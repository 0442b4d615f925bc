"""Sentences of Realms as people read them. What holds for every system stands in `systems/test_messages.py`."""

from __future__ import annotations

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.tally import tally
from regelwerk.languages import supplied_languages
from systems.realms.sayings import SAYINGS

book = SAYINGS.book
NAMES = {
    "mars": {"de": "MARS", "en": "MARS"},
    "amboss": {"de": "MIKe „Amboss“", "en": "MIKe “Anvil”"},
    "gewehr": {"de": "Gewehr", "en": "rifle"},
    "t1": {"de": "Betonmauer t1", "en": "concrete wall t1"},
}
WHO: dict[str, Fact] = {"who": Ref("mars")}
WHOM: dict[str, Fact] = {**WHO, "whom": Ref("amboss")}
VALUE = tally(6, "RE-ATR-01", "re-attribute-fk", "mars").plus(1, "RE-SHO-04", "re-term-aimed")
VALUE = VALUE.plus(-2, "RE-COV-02", "re-term-cover-2", "t1")
SHOT: dict[str, Fact] = {**WHOM, "weapon": Ref("gewehr"), "value": VALUE}
CONTEST: dict[str, Fact] = {
    **WHOM, "damage": tally(3, "RE-DMG-02", "re-term-damage"), "halved": False, "stuns": False,
    "effects": (Word("re-effect-explosiv"),), "stopped": (),
    "attack": tally(4, "RE-DMG-06", "re-term-strength").plus(1, "RE-DMG-07", "re-type-kinetik"),
    "attack_dice": tally(1, "RE-DMG-06", "re-term-base-die"),
    "defence": tally(3, "RE-DMG-06", "re-term-protection"),
    "defence_dice": tally(1, "RE-DMG-06", "re-term-base-die"),
}  # fmt: skip
ONE = tally(1, "RE-DIE-05", "re-term-base-die")
THREE = tally(3, "RE-MOV-08", "re-term-move")
MOVED: dict[str, Fact] = {**WHO, "cm": 11.2, "x": "26", "y": "58.8", "cost": THREE}
REPLY: dict[str, Fact] = {
    "act": Word("re-act-reaction_fire"), "hint": Word("re-hint-reaction_fire"), "weapon": (Ref("gewehr"),), "extra": 0,
}  # fmt: skip
SENTENCES: list[tuple[str, dict[str, Fact], str, str]] = [
    (
        "re-measured",
        {**SHOT, "cm": 49.8, "dice": ONE},
        "Gemessen: 49,8 cm bis MIKe „Amboss“. Mit Gewehr ist der Zielwert 5 (FK 6, gezielt +1, Deckung II "
        "(Betonmauer t1) −2).",
        "Measured: 49.8 cm to MIKe “Anvil”. With rifle the target value is 5 (FK 6, aimed +1, cover II (concrete "
        "wall t1) −2).",
    ),
    (
        "re-fires",
        {**SHOT, "told": True, "dice": ONE},
        "MARS schießt mit Gewehr auf MIKe „Amboss“. Ein Treffer ist 5 oder weniger.",
        "MARS shoots at MIKe “Anvil” with rifle. A hit takes 5 or less.",
    ),
    (
        "re-fires",
        {**SHOT, "told": False, "dice": ONE.plus(3, "RE-TRA-02", "re-card-trait-fernkampf")},
        "MARS schießt mit Gewehr auf MIKe „Amboss“. Ein Treffer ist 5 oder weniger "
        "(FK 6, gezielt +1, Deckung II (Betonmauer t1) −2) mit 4W12 (Grundwürfel 1, Fernkampf +3).",
        "MARS shoots at MIKe “Anvil” with rifle. A hit takes 5 or less (FK 6, aimed +1, cover II (concrete wall t1) "
        "−2) with 4d12 (base die 1, Ranged combat +3).",
    ),
    (
        "re-versus",
        CONTEST,
        "Würfe um den Schaden: MARS W12 +5 (Stärke 4, Kinetik +1) gegen MIKe „Amboss“ W12 +3 (Schutz 3). "
        "Auf dem Spiel: 3 TP. Wirkung: explosiv.",
        "Rolls for the damage: MARS d12 +5 (strength 4, kinetic +1) against MIKe “Anvil” d12 +3 (protection 3). "
        "At stake: 3 HP. Effect: explosive.",
    ),
    (
        "re-versus",
        {
            **CONTEST,
            "effects": (),
            "stopped": (Word("re-effect-vibro"),),
            "damage": tally(3, "RE-DMG-02", "re-term-damage").plus(-2, "RE-EFF-16", "re-effect-strukturverstaerkt"),
            "halved": True,
            "defence_dice": tally(1, "RE-DMG-06", "re-term-base-die").plus(1, "RE-ARM-03", "re-term-shield"),
        },
        "Würfe um den Schaden: MARS W12 +5 (Stärke 4, Kinetik +1) gegen MIKe „Amboss“ 2W12 (Grundwürfel 1, Schild +1) "
        "+3 (Schutz 3). Auf dem Spiel: 1 TP (Schaden 3, strukturverstärkt −2). Rüstung oder Feld heben auf: Vibro.",
        "Rolls for the damage: MARS d12 +5 (strength 4, kinetic +1) against MIKe “Anvil” 2d12 (base die 1, shield +1) "
        "+3 (protection 3). At stake: 1 HP (damage 3, structure-reinforced −2). Stopped by armour or field: vibro.",
    ),
    (
        "re-refuse-hidden",
        {"whom": Ref("amboss"), "by": (phrase("re-hides", what=Ref("t1"), cells=56, all=64),)},
        "Von MIKe „Amboss“ ist kein Körperteil ganz zu sehen. Im Weg: Betonmauer t1 (56 von 64 Feldern).",
        "No limb of MIKe “Anvil” is completely visible. In the way: concrete wall t1 (56 of 64 cells).",
    ),
    ("re-walks", MOVED, "MARS geht für 3 AP 11,2 cm, bis 26,58.8.", "MARS moves 11.2 cm for 3 AP, to 26,58.8."),
    ("re-walks", {**MOVED, "cost": 0}, "MARS geht 11,2 cm, bis 26,58.8.", "MARS moves 11.2 cm, to 26,58.8."),
    ("re-walks", {**MOVED, "cm": 0.0}, "MARS kommt für 3 AP nicht vom Fleck.", "MARS does not get anywhere for 3 AP."),
    ("re-walks", {**MOVED, "cost": THREE.plus(2, "RE-ZON-02", "re-zone-swamp")},
     "MARS geht für 5 AP (Bewegung 3, Sumpf +2) 11,2 cm, bis 26,58.8.",
     "MARS moves 11.2 cm for 5 AP (move 3, swamp +2), to 26,58.8."),
    ("re-test-saving", {"saved": 2, "ground": ()}, "Bewegungstest, um 2 AP zu sparen", "movement test to save 2 AP"),
    ("re-test-saving", {"saved": 1, "ground": (Ref("t1"),)}, "Bewegungstest (Betonmauer t1), um 1 AP zu sparen",
     "movement test (concrete wall t1) to save 1 AP"),
    ("re-area-goes-astray", {**WHO, "cm": 9, "points": 6, "capped": True},
     "MARS verfehlt die Stelle: Der Einschlag weicht um 9 cm ab (um 6 verfehlt, je 3 cm, höchstens aber die halbe "
     "Schussweite), und ein Wurf zeigt, wohin.",
     "MARS misses the spot: the impact deviates by 9 cm (missed by 6, 3 cm each, but at most half the distance), "
     "and a roll shows where to."),
    ("re-jumped", {**MOVED, "cost": 0}, "MARS springt 11,2 cm, bis 26,58.8.", "MARS jumps 11.2 cm, to 26,58.8."),
    ("re-comes-round", {**WHO, "critical": True},
     "MARS kommt wieder zu sich, liegend, ohne AP und im kritischen Zustand: −1 auf alle Attribute.",
     "MARS comes round, prone, without AP and in critical state: −1 on all attributes."),
    ("re-critical", {**WHO, "ap": 0, "markers": 1},
     "MARS ist im kritischen Zustand: −1 auf alle Attribute; weil AP fehlen, ein Schock-Marker.",
     "MARS is in critical state: −1 on all attributes; for want of AP, one shock marker."),
    ("re-does-to", {**WHOM, "act": Word("re-act-aimed_shot"), "cost": 4},
     "MARS gibt 4 AP aus: Gezielter Schuss gegen MIKe „Amboss“.",
     "MARS spends 4 AP: Aimed shot against MIKe “Anvil”."),
    ("re-does", {**WHO, "act": Word("re-act-turn"), "cost": 0}, "MARS: Drehen.", "MARS: Turn."),
    ("re-answer-reaction-after", {**REPLY, "cm": 5.5},
     "Reaktionsfeuer (sofort schießen, mit −1): Gewehr, nach 5,5 cm Weg",
     "Reaction fire (shoot at once, with −1): rifle, after 5.5 cm of the way"),
    ("re-answer-reaction", {**REPLY, "weapon": (), "extra": 2},
     "Reaktionsfeuer (sofort schießen, mit −1), 2 zusätzliche AP",
     "Reaction fire (shoot at once, with −1), 2 extra AP"),
    ("re-answer-end", {"ap": 0}, "Phase beenden", "End the phase"),
    ("re-critical", {**WHO, "ap": 2, "markers": 0},
     "MARS ist im kritischen Zustand: −1 auf alle Attribute, 2 AP verloren.",
     "MARS is in critical state: −1 on all attributes, 2 AP lost."),
    ("re-spots",
     {**WHOM, "value": VALUE, "dice": ONE.plus(1, "RE-CAM-18", "re-act-spot_support")},
     "MARS sucht MIKe „Amboss“. Gefunden wird mit 5 oder weniger (FK 6, gezielt +1, Deckung II (Betonmauer t1) −2) "
     "mit 2W12 (Grundwürfel 1, Aufklären unterstützen +1).",
     "MARS looks for MIKe “Anvil”. It takes 5 or less (FK 6, aimed +1, cover II (concrete wall t1) −2) "
     "with 2d12 (base die 1, Support spotting +1)."),
    ("re-use-struck", {**WHO, "item": Ref("gewehr"), "left": 0},
     "MARS setzt Gewehr ein (das war die letzte Nutzung).", "MARS uses rifle (that was the last use)."),
]  # fmt: skip


def test_sentences() -> None:
    told = [
        tuple(book(lang).text(key, facts, NAMES) for lang in supplied_languages()) for key, facts, _, _ in SENTENCES
    ]
    assert told == [(german, english) for _, _, german, english in SENTENCES]
