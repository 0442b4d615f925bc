"""The log of a fight: what is told before its dice, what is named, and what a report shows of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.effects import Choose, Do, Note, Play, Roll
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import BySeat
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.game import names
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.core.initiative import in_order
from regelwerk.systems.phasesix.rules.core.rolls import Purse, plain_pool, pool_roll
from regelwerk.systems.phasesix.screen.standings import standings
from regelwerk.systems.phasesix.state import Goals
from regelwerk.systems.phasesix.tactics.policies import TACTICS
from systems.phasesix.builders import CONTENT, GAME, fight, someone, step

PLACES = {"juri": (10.0, 10.0), "robber": (25.0, 10.0)}


def told(play: Play[object], answers: list[str], faces: list[tuple[int, ...]]) -> list[str]:
    """What a rule lets people read, in order: its sentences, and the causes of its dice."""
    order: list[str] = []
    value: object = None
    try:
        while True:
            effect = play.send(value)
            value = None
            if isinstance(effect, Note):
                order.append(effect.message)
            elif isinstance(effect, Roll):
                order.append(effect.cause)
                value = effect.throw.read(tuple((face,) for face in faces.pop(0)))
            elif isinstance(effect, Choose):
                found = effect.answers.find(answers.pop(0))
                assert isinstance(found, Answer)
                value = found.value
    except StopIteration:
        return order


@pytest.mark.rule("PS-ROL-05", "PS-ROL-06")
def test_ps_rol_06_a_reroll_and_further_dice_are_announced_before_they_fall() -> None:
    purse, pool = Purse("heroes", "mira", 1, 0, 1), plain_pool(2, 5, Options())
    order = told(pool_roll(purse, pool, "PS-CND-02"), ["none", "reroll", "bonus"], [(1, 2), (3, 2), (5,)])
    assert order == ["PS-CND-02", "ps-spent-reroll", "PS-ROL-06", "ps-spent-bonus", "PS-ROL-05"]


@pytest.mark.rule("PS:initiative_final_tie")
def test_ps_initiative_final_tie_names_everybody_who_rolls_off() -> None:
    people = (someone("robber", id="one"), someone("robber", id="two", side="heroes"), someone("wolf"))
    state = replace(fight(*people), phase="initiative", round=0)
    played = step(state, faces=[3, 3, 5, 2, 4])
    (note,) = played.notes("ps-tie")
    assert note.facts["who"] == (Ref("one"), Ref("two"))
    off = played.rolled[-1].roll
    assert (off.who, off.seat) == ("", ""), "no single one is said to have thrown for both"
    tied = replace(people[0], initiative=5), replace(people[1], initiative=5)
    assert told(in_order(tied, "roll_off"), [], [(2, 4)]) == ["ps-tie", "PS:initiative_final_tie"]


@pytest.mark.rule("PS:initiative_final_tie")
def test_ps_initiative_final_tie_at_one_seat_is_thrown_there() -> None:
    """Whoever throws real dice goes on doing so where nobody else is concerned."""
    people = (someone("robber", id="one"), someone("robber", id="two"), someone("hagen"))
    played = step(replace(fight(*people), phase="initiative", round=0), faces=[3, 3, 5, 2, 4])
    assert (played.rolled[-1].roll.who, played.rolled[-1].roll.seat) == ("", "foes")


@pytest.mark.rule("PS-THR-01", "PS-THR-02")
@pytest.mark.parametrize(
    ("target", "faces", "sentences"),
    [
        (
            "robber",
            [5, 1, 1, 1, 1],
            [
                "Juri wirft auf Räuber: Explosivgranate, 4 Würfel (Werfen 4) gegen 5+.",
                "Juri: 1 Erfolg, der Wurf sitzt. Aufschlag bei (25 | 10).",
            ],
        ),
        (
            "@24,12.5",
            [5, 5, 1, 1, 1],
            [
                "Juri wirft auf (24 | 12,5): Explosivgranate, 4 Würfel (Werfen 4) gegen 5+.",
                "Juri: 2 Erfolge, der Wurf sitzt. Aufschlag bei (24 | 12,5).",
            ],
        ),
        (
            "robber",
            [1, 1, 1, 1, 3, 4, 1],
            [
                "Juri wirft auf Räuber: Explosivgranate, 4 Würfel (Werfen 4) gegen 5+.",
                "Juri: kein Erfolg, der Wurf weicht ab.",
                "Abweichung: 4 m auf 3 Uhr, gesehen von Juri; Aufschlag bei (25 | 6).",
            ],
        ),
    ],
)
def test_ps_thr_02_a_throw_says_at_whom_it_goes_and_where_it_lands(
    target: str, faces: list[int], sentences: list[str]
) -> None:
    state = fight(someone("juri"), someone("robber", actions=0), positions=PLACES)
    played = step(state, f"throw_item:frag_grenade:{target}", faces=faces)
    book = phrasebook("de", "regelwerk.systems.phasesix")
    throwing = [n for n in played.log if n.message.startswith(("ps-throw", "ps-scatters"))]
    assert [book.text(n.message, n.facts, names(state)) for n in throwing] == sentences


@pytest.mark.rule("PS-PRO-03", "PS:ruling_94")
def test_ps_pro_03_hits_come_through_and_wounds_are_those_that_are_taken() -> None:
    """Three hits at a wolf with one heart: before, the log said 3 wounds and then 1."""
    state = fight(someone("hagen", ready=("axe",)), someone("wolf", hearts=1, actions=0))
    played = step(state, "attack:axe:melee:wolf", faces=[5, 5, 5, 1, 1, 1, 1])
    book = phrasebook("de", "regelwerk.systems.phasesix")
    said = [book.text(n.message, n.facts, names(state)) for n in played.log][-3:]
    assert said == [
        "Wolf hat keinen Schutz (Durchschlag abgezogen); 3 Treffer kommen durch.",
        "Wolf nimmt 1 Wunde: kein Herz mehr.",
        "Wolf bricht zusammen: sterbend, Stufe 1.",
    ]


@pytest.mark.rule("PS-HEA-03", "PS-CND-04", "PS-CND-07")
def test_help_is_announced_and_nobody_is_named_twice() -> None:
    nadja = someone("nadja", hearts=3, conditions=(("burning", 1),))
    dying = someone("hagen", hearts=0, actions=0, conditions=(("dying", 1),))
    state = fight(nadja, dying, someone("wolf", actions=0))
    book = phrasebook("de", "regelwerk.systems.phasesix")

    def first(key: str, faces: list[int]) -> str:
        note = step(state, key, faces=faces).log[0]
        return book.text(note.message, note.facts, names(state))

    assert first("use_item:bandages:nadja", [1, 1]) == "Nadja hilft sich selbst: Bandagen."
    assert first("use_item:bandages:hagen", [1, 1]) == "Nadja hilft: Bandagen für Hagen."
    assert first("first_aid:nadja", [1, 1]) == "Nadja versorgt die eigenen Wunden."
    assert first("first_aid:hagen", [1, 1]) == "Nadja leistet Hagen Erste Hilfe."
    assert first("stabilise:hagen", [1, 1]) == "Nadja will Hagen stabilisieren."
    assert first("put_out:nadja", []) == "Nadja löscht die eigenen Flammen."


@pytest.mark.rule("PS-CDG-01")
def test_ps_cdg_01_a_coup_is_announced_as_one() -> None:
    state = fight(someone("hagen", ready=("axe",)), someone("robber", conditions=(("asleep", 1),)))
    note = step(state, "coup_de_grace:axe:melee:robber", faces=[5, *[1] * 6]).log[0]
    said = phrasebook("de", "regelwerk.systems.phasesix").text(note.message, note.facts, names(state))
    assert (said, note.rule_id) == (
        "Hagen setzt bei Räuber, einem wehrlosen Ziel, zum Coup de grâce an, Axt (Nahkampf): 7 Würfel "
        "(Nahkampf 4, Schadenspotential +3) gegen 5+.",
        "PS-CDG-01",
    )


@pytest.mark.rule("PS-CND-02", "PS-CND-05")
@pytest.mark.parametrize(
    ("condition", "faces", "last"),
    [
        ("dying", [5, 1], "Mira hält durch: weiter sterbend, Stufe 2."),
        ("dying", [1, 1], "Mira gleitet ab: sterbend, Stufe 3."),
        ("unconscious", [5, 1], "Mira bleibt bewusstlos: Zum Aufwachen gehören 2 Erfolge."),
    ],
)
def test_a_save_says_what_came_of_it(condition: Any, faces: list[int], last: str) -> None:
    state = replace(fight(someone("mira", conditions=((condition, 2),)), someone("wolf")), phase="turn_start")
    book = phrasebook("de", "regelwerk.systems.phasesix")
    said = [book.text(note.message, note.facts, names(state)) for note in step(state, faces=faces).log]
    assert last in said


def test_a_save_says_what_it_is_for() -> None:
    state = replace(fight(someone("mira", conditions=(("shocked", 2),)), someone("wolf")), phase="turn_start")
    book = phrasebook("de", "regelwerk.systems.phasesix")
    said = [book.text(note.message, note.facts, names(state)) for note in step(state, faces=[5, 1]).log[:2]]
    assert said == [
        "Mira, Wurf gegen den Schock (Ausdauer): 2 Würfel gegen 5+.",
        "Mira, Wurf gegen den Schock: 1 Erfolg.",
    ]


class Listening(Simulation):
    """Notes what is told and thrown, in order."""

    unheard = ()

    def __init__(self, seed: int) -> None:
        super().__init__(BySeat((("heroes", TACTICS["steady"]),), otherwise=TACTICS["cautious"]), RandomDice(seed))
        self.heard: list[Note | Roll[Any]] = []

    def _answer(self, effect: Any) -> Any:
        if isinstance(effect, Note | Roll):
            self.heard.append(effect)
        return super()._answer(effect)

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))


@pytest.mark.parametrize("scenario", ["hohlweg", "lagerhalle", "gruft", "schlaegerei", "feuergefecht"])
def test_every_throw_is_announced_by_who_throws_and_why(scenario: str) -> None:
    """Just before the dice a sentence of the same rules tells whose they are; cover may take two throws."""
    fight_of = Listening(5)
    fight_of.play(GAME, start(scenario_document(CONTENT, scenario, {"quick_reaction": True})))
    for before, thrown in pairwise(fight_of.heard):
        if not isinstance(thrown, Roll):
            continue
        if thrown.cause == "PS-INI-02":
            assert isinstance(before, Note) and before.rule_id in ("PS-INI-01", "PS-INI-02")
        elif thrown.cause == "PS-COV-05" and isinstance(before, Roll):
            assert (before.cause, before.who) == (thrown.cause, thrown.who)
        else:
            assert isinstance(before, Note), thrown
            who = before.facts["who"]
            assert thrown.who in ("", who.id) if isinstance(who, Ref) else thrown.cause == "PS:initiative_final_tie"
            assert before.rule_id[:6] == thrown.cause[:6] or (before.rule_id, thrown.cause) in (
                ("PS-ATK-01", "PS-HIT-01"),
                ("PS-CDG-01", "PS-HIT-01"),
                ("PS-SCA-01", "PS-SCA-02"),
                ("PS-ROL-05", thrown.cause),
            )


# -- reports ----------------------------------------------------------------------------------------------------------


def test_reports_follow_boosts_beside_hearts() -> None:
    """Hagen is up again on two boosts alone; a report that showed his hearts only had him at 0."""
    shown = standings(fight(someone("hagen", hearts=0, boosts=2), someone("wolf")))
    assert shown.figures == ("ps-board-hearts", "ps-board-boosts")
    assert [(one.id, one.out, one.figures) for one in shown.participants] == [
        ("hagen", False, (0, 2)),
        ("wolf", False, (4, 0)),
    ]


@pytest.mark.parametrize(
    ("condition", "to_be_rescued", "other"),
    [("dying", False, True), ("unconscious", False, True), ("dead", True, True)],
)
def test_who_is_to_be_rescued_is_not_out_before_death(condition: str, to_be_rescued: bool, other: bool) -> None:
    lying: dict[str, Any] = {"hearts": 0, "actions": 0, "conditions": ((condition, 1),)}
    state = fight(someone("hagen", **lying), someone("mira", **lying), someone("zombie"))
    state = replace(state, scene=replace(state.scene, goals=Goals(must_live=("hagen",))))
    out = {one.id: one.out for one in standings(state).participants}
    assert out == {"hagen": to_be_rescued, "mira": other, "zombie": False}
