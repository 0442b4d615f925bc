"""Questions about odds: what people can ask, what each question wants to know, and who answers."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.engine.questions import Parameter, Question
from regelwerk.systems.realms.odds.area import area_odds
from regelwerk.systems.realms.odds.contests import damage_odds, initiative_odds, interrupt_odds, spot_odds
from regelwerk.systems.realms.odds.melee import melee_odds
from regelwerk.systems.realms.odds.participants import PLACE, TARGET, WEAPON
from regelwerk.systems.realms.odds.shot import shot_odds
from regelwerk.systems.realms.odds.targets import targets_odds

ATTACKER = Parameter("attacker", "re-given-attacker", bare=True, kinds=("model",))
DEFENDER = Parameter("target", "re-given-target", bare=True, kinds=("model",))
ARMS = Parameter(
    "weapon",
    "re-given-weapon",
    kinds=("weapon",),
)
MODE = Parameter(
    "mode",
    "re-given-mode",
    "normal",
    values=("normal", "aimed", "snap", "reaction"),
)
DISTANCE = Parameter("distance", "re-given-distance", "10")
PRONE = Parameter("prone", "re-given-prone", flag=True)
WEAK = Parameter("attacker_critical", "re-given-attacker-critical", flag=True)
REAR = Parameter("rear", "re-given-rear", flag=True)
TOUCHING = Parameter("touching", "re-given-touching", flag=True)
HIDDEN = (
    Parameter("hidden", "re-given-hidden", flag=True),
    Parameter("camouflage", "re-given-camouflage"),
)
SHOOTING: tuple[Parameter, ...] = (
    ATTACKER,
    DEFENDER,
    ARMS,
    DISTANCE,
    MODE,
    Parameter("fk", "re-given-fk"),
    PRONE,
    WEAK,
    Parameter("emerging", "re-given-emerging", flag=True),
    Parameter("cover", "re-given-cover", "0", values=("0", "1", "2")),
    TOUCHING,
    REAR,
    Parameter("fast", "re-given-fast", flag=True),
    Parameter("dodge", "re-given-dodge", flag=True),
    Parameter("band", "re-given-band", "30"),
    Parameter("bands", "re-given-bands", "4"),
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
            "re-question-shot",
            (*SHOOTING, Parameter("shots", "re-given-shots", "1")),
            shot_odds,
        ),
        Question(
            "area",
            "re-question-area",
            (
                *SHOOTING,
                Parameter("radius", "re-given-radius"),
                Parameter("beside", "re-given-beside"),
                Parameter("clock", "re-given-clock", "12"),
            ),
            area_odds,
        ),
        Question(
            "melee",
            "re-question-melee",
            (
                ATTACKER,
                DEFENDER,
                ARMS,
                Parameter("agi", "re-given-agi"),
                Parameter("target_agi", "re-given-target-agi"),
                Parameter("charge", "re-given-charge", flag=True),
                REAR,
                Parameter("friends", "re-given-friends", "0"),
                Parameter("target_friends", "re-given-target-friends", "0"),
                Parameter("guard", "re-given-guard", flag=True),
                Parameter("ambush", "re-given-ambush", flag=True),
                PRONE,
                WEAK,
                Parameter("riposte", "re-given-riposte", kinds=("weapon",)),
                *WEAPON,
                *TARGET,
                PLACE[0],
            ),
            melee_odds,
        ),
        Question(
            "damage",
            "re-question-damage",
            (
                ATTACKER,
                DEFENDER,
                ARMS,
                *WEAPON,
                *TARGET,
                *HIDDEN,
                TOUCHING,
                REAR,
                Parameter("shots", "re-given-damage-shots", "1"),
                Parameter("partial", "re-given-partial",
                          flag=True),
                PLACE[0],
            ),
            damage_odds,
        ),
        Question(
            "interrupt",
            "re-question-interrupt",
            (
                Parameter("active", "re-given-active",
                          required=True, kinds=("model",)),
                Parameter("reacting", "re-given-reacting",
                          required=True, kinds=("model",)),
            ),
            interrupt_odds,
        ),
        Question(
            "initiative",
            "re-question-initiative",
            (
                Parameter("first", "re-given-first", required=True,
                          kinds=("model",)),
                Parameter("second", "re-given-second", required=True,
                          kinds=("model",)),
            ),
            initiative_odds,
        ),
        Question(
            "spot",
            "re-question-spot",
            (
                Parameter("spotter", "re-given-spotter", bare=True, kinds=("model",)),
                Parameter("sought", "re-given-sought", bare=True,
                          kinds=("model",)),
                Parameter("wn", "re-given-wn"),
                Parameter("level", "re-given-spot-level"),
                Parameter("extra", "re-given-extra", "0"),
                Parameter("support", "re-given-support", "0"),
                PLACE[0],
                replace(PLACE[1], help="re-given-spot-place"),
            ),
            spot_odds,
        ),
        Question(
            "targets",
            "re-question-targets",
            (
                Parameter("game", "re-given-game",
                          required=True, kinds=("scenario",), is_file=True),
                Parameter("who", "re-given-who", required=True, kinds=("model",)),
                MODE,
                replace(ARMS, help="re-given-targets-arms"),
                Parameter("measured", "re-given-measured", flag=True),
            ),
            targets_odds,
        ),
    )
}  # fmt: skip
