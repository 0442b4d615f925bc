"""Questions about odds: what people can ask, what each question wants to know, and who answers."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.engine.odds_arguments import parameter
from regelwerk.engine.questions import Parameter, Question
from regelwerk.systems.realms.odds.area import area_odds
from regelwerk.systems.realms.odds.contests import damage_odds, initiative_odds, interrupt_odds, spot_odds
from regelwerk.systems.realms.odds.melee import melee_odds
from regelwerk.systems.realms.odds.participants import PLACE, TARGET, WEAPON
from regelwerk.systems.realms.odds.shot import shot_odds
from regelwerk.systems.realms.odds.targets import targets_odds

ATTACKER = parameter("attacker", "wer angreift; oder Zahlen", "who attacks; or numbers", bare=True, kinds=("model",))
DEFENDER = parameter(
    "target", "wer angegriffen wird; oder Zahlen", "who is attacked; or numbers", bare=True, kinds=("model",)
)
ARMS = parameter(
    "weapon",
    "womit; sonst die erste Waffe, die passt",
    "with what; default: the first weapon that fits",
    kinds=("weapon",),
)
MODE = parameter(
    "mode",
    "normal, aimed, snap, reaction",
    "normal, aimed, snap, reaction",
    "normal",
    values=("normal", "aimed", "snap", "reaction"),
)
DISTANCE = parameter("distance", "Abstand der Bases in cm", "between the bases, in cm", "10")
PRONE = parameter("prone", "wer angreift, liegt", "the attacker lies down", flag=True)
WEAK = parameter("attacker_critical", "wer angreift, ist kritisch", "the attacker is critical", flag=True)
REAR = parameter("rear", "von hinten", "from behind", flag=True)
TOUCHING = parameter("touching", "das Ziel berührt Deckung II", "the target touches cover II", flag=True)
HIDDEN = (
    parameter(
        "hidden", "das Ziel ist getarnt und nicht aufgeklärt", "the target is camouflaged, not spotted", flag=True
    ),
    parameter("camouflage", "Stufe dieser Tarnung, statt der des Ziels", "its level, instead of the target's own"),
)
SHOOTING: tuple[Parameter, ...] = (
    ATTACKER,
    DEFENDER,
    ARMS,
    DISTANCE,
    MODE,
    parameter("fk", "FK, statt der des Schützen", "FK, instead of the shooter's"),
    PRONE,
    WEAK,
    parameter("emerging", "Reaktionsfeuer auf jemanden, der eben erst auftaucht",
              "reaction fire at somebody who has just emerged", flag=True),
    parameter("cover", "Deckung des Ziels: 0, 1 oder 2", "cover of the target: 0, 1 or 2", "0", values=("0", "1", "2")),
    TOUCHING,
    REAR,
    parameter("fast", "das Ziel ist schnell", "the target is fast", flag=True),
    parameter("dodge", "das Ziel weicht aus", "the target dodges", flag=True),
    parameter("band", "Länge eines Bands in cm, ohne Waffe", "length of a band in cm, without a weapon", "30"),
    parameter("bands", "wie viele Bänder, ohne Waffe", "how many bands, without a weapon", "4"),
    *WEAPON,
    *TARGET,
    *HIDDEN,
    *PLACE,
)  # fmt: skip

QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Question(
            "shot",
            {"de": "ein Schuss: Treffer, Wunde, ausgeschaltet", "en": "a shot: hit, wound, out of action"},
            (*SHOOTING, parameter("shots", "Schüsse auf dieses Ziel", "shots at this target", "1")),
            shot_odds,
        ),
        Question(
            "area",
            {"de": "eine Flächenwaffe: Abweichung und wen sie erfasst",
             "en": "an area weapon: deviation and whom it covers"},
            (
                *SHOOTING,
                parameter("radius", "Radius der Schablone in cm, ohne Waffe",
                          "radius of the template in cm, without a weapon"),
                parameter("beside", "jemand steht so viele cm neben der Stelle",
                          "distance beside the spot at which somebody stands, in cm"),
                parameter("clock", "in welcher Richtung: 12 dahinter, 3 rechts, 6 davor",
                          "in which direction: 12 beyond, 3 right, 6 before it", "12"),
            ),
            area_odds,
        ),
        Question(
            "melee",
            {"de": "ein Nahkampfangriff: Treffer, Verlust, Riposte", "en": "a melee attack: hit, loss, riposte"},
            (
                ATTACKER,
                DEFENDER,
                ARMS,
                parameter("agi", "AGI, statt der des Angreifers", "AGI, instead of the attacker's"),
                parameter("target_agi", "AGI des Ziels", "AGI of the target"),
                parameter("charge", "nach einer Angriffsbewegung", "after an attack move", flag=True),
                REAR,
                parameter("friends", "Freunde, die das Ziel berühren", "friends who touch the target", "0"),
                parameter("target_friends", "Freunde des Ziels, die den Angreifer berühren",
                          "friends of the target who touch the attacker", "0"),
                parameter("guard", "das Ziel ist in Abwehrhaltung", "the target is on guard", flag=True),
                parameter("ambush", "aus der Tarnung", "out of camouflage", flag=True),
                PRONE,
                WEAK,
                parameter("riposte", "womit das Ziel zurückschlägt; sonst die erste Waffe",
                          "with what the target strikes back; default: the first weapon", kinds=("weapon",)),
                *WEAPON,
                *TARGET,
                PLACE[0],
            ),
            melee_odds,
        ),
        Question(
            "damage",
            {"de": "ein Treffer: wer den Schadenswurf gewinnt", "en": "a hit: who wins the damage contest"},
            (
                ATTACKER,
                DEFENDER,
                ARMS,
                *WEAPON,
                *TARGET,
                *HIDDEN,
                TOUCHING,
                REAR,
                parameter("shots", "so viele Schüsse trafen zugleich", "number of shots that hit at once", "1"),
                parameter("partial", "eine Schablone erfasst es nur teilweise", "a template covers it only in part",
                          flag=True),
                PLACE[0],
            ),
            damage_odds,
        ),
        Question(
            "interrupt",
            {"de": "wer unterbricht, kommt zuerst", "en": "the reaction comes first"},
            (
                parameter("active", "wer handelt: ein Modell oder seine AGI", "who acts: a model or its AGI",
                          required=True, kinds=("model",)),
                parameter("reacting", "wer reagiert: ein Modell oder seine AGI", "who reacts: a model or its AGI",
                          required=True, kinds=("model",)),
            ),
            interrupt_odds,
        ),
        Question(
            "initiative",
            {"de": "wer von zweien zuerst handelt", "en": "which of two acts first"},
            (
                parameter("first", "ein Modell, seine AGI oder AGI/EH", "a model, its AGI or AGI/EH", required=True,
                          kinds=("model",)),
                parameter("second", "ein Modell, seine AGI oder AGI/EH", "a model, its AGI or AGI/EH", required=True,
                          kinds=("model",)),
            ),
            initiative_odds,
        ),
        Question(
            "spot",
            {"de": "jemand Getarntes aufklären", "en": "spotting somebody camouflaged"},
            (
                parameter("spotter", "wer sucht; oder --wn", "who looks; or --wn", bare=True, kinds=("model",)),
                parameter("sought", "wer gesucht wird; oder --level", "who is looked for; or --level", bare=True,
                          kinds=("model",)),
                parameter("wn", "WN, statt der des Suchenden", "WN, instead of the spotter's"),
                parameter("level", "Stufe der Tarnung", "level of the camouflage"),
                parameter("extra", "zusätzliche AP", "extra AP", "0"),
                parameter("support", "wie viele unterstützen", "how many support it", "0"),
                PLACE[0],
                replace(PLACE[1], help={"de": "Zone, in der gesucht wird", "en": "zone the spotter is in"}),
            ),
            spot_odds,
        ),
        Question(
            "targets",
            {"de": "auf wen ein Modell jetzt schießen kann", "en": "whom a model can shoot at now"},
            (
                parameter("game", "ein gespeichertes Spiel oder ein Szenario", "a saved game or a scenario",
                          required=True, kinds=("scenario",), is_file=True),
                parameter("who", "wer schießt", "who shoots", required=True, kinds=("model",)),
                MODE,
                replace(ARMS, help={"de": "nur mit dieser Waffe", "en": "only with this weapon"}),
                parameter("measured", "auch messen, wenn der Tisch vor der Ansage nicht misst",
                          "measure even if the table does not do so before shots are announced", flag=True),
            ),
            targets_odds,
        ),
    )
}  # fmt: skip
