"""Reactions: who is asked, who comes first, what is paid, and what becomes of those who come too late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import interrupts, reactions
from regelwerk.systems.realms.rules.core.acts import Moment
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.core.reactions import Window
from regelwerk.systems.realms.rules.core.replies import Reply
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import enemy, facts, item, model, possible, told, weapon, world
from systems.realms.moving import done, moved

RIFLE = weapon()
FIRE = "reaction_fire:gewehr"
GUARD = Deed("guard", "mars")
WAY = Point.cm(45, 45), Point.cm(48, 45)
SHOT = Deed("snap_shot", "mars", "gewehr", (Shots("amok"),))


def ready(id: str = "amok", at: tuple[float, float] = (60.0, 45.0), **changes: Any) -> Model:  # noqa: A002
    """An enemy who could fire in reaction; with 12 on the die it misses."""
    return enemy(id, at, **{"weapons": (RIFLE,), "fire_ready": True, **changes})


def table(*others: Model, mars: Model | None = None, **options: Any) -> World:
    mars = mars or model(agi=4, weapons=(RIFLE,))
    return world(mars, *others, acting="mars", options=Options(**options))


def opened(start: World, deed: Deed, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """The window of an action on the spot, the action itself, and those who come after it."""

    def run() -> Play[World]:
        now, window = yield from reactions.before(start, deed, (reactions.here(start, deed.who),))
        return (yield from reactions.after(now.change(deed.who, walked=1), window))

    return told(run, *answers, faces=faces)


def asked(start: World, deed: Deed = GUARD) -> list[str]:
    return [one.prompt.who for one in opened(start, deed).asked]


def shooters(run: Transcript[Any]) -> list[Any]:
    return [fact for (fact,) in facts(run, "re-reacts", "who")]


# -- who is asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-INI-02", "RE-REA-01", "RE-REA-02", "RE-REA-03", "RE-REA-04")
def test_whoever_could_react_is_asked_whether_its_phase_is_over_or_not() -> None:
    assert asked(table(ready())) == ["amok"]
    assert asked(table(ready(had_phase=True))) == ["amok"]
    assert asked(table(ready(ap=2))) == [], "reaction fire costs 3"
    assert asked(table(ready(fire_ready=False))) == [], "its condition does not hold"
    for status in ("waiting", "out", "removed"):
        assert asked(table(ready(status=status))) == []
    friend = model("luna", (50, 45), 180, weapons=(RIFLE,), fire_ready=True)
    assert asked(table(friend)) == []
    everybody = opened(table(ready(), ready("boris", (60, 48))), GUARD).asked
    assert [one.prompt.who for one in everybody] == ["amok", "boris"]
    assert possible(everybody[0]) == ["none", FIRE]
    assert [cost.amount for cost in everybody[0].prompt.answers.find(FIRE).cost] == [3]  # type: ignore[union-attr]


@pytest.mark.rule("RE-REA-05", "RE-REA-06")
def test_only_what_is_perceived_can_be_reacted_to() -> None:
    assert asked(table(ready(wn=2))) == [], "12.5 cm away, with 10 cm of perception"
    assert asked(table(ready(facing=0))) == [], "it looks the other way"


@pytest.mark.rule("RE-REA-01")
@pytest.mark.parametrize(
    ("kind", "deed"),
    [
        ("turn", Deed("turn", "mars", facing=4500)),
        ("lie_down", Deed("lie_down", "mars")),
        ("stand_up", Deed("stand_up", "mars")),
        ("move", Deed("move", "mars", path=WAY)),
        ("jump", Deed("jump", "mars", path=WAY)),
        ("guard", GUARD),
        ("fire_ready", Deed("fire_ready", "mars")),
        ("snap_shot", SHOT),
        ("attack_move", Deed("attack_move", "mars", "unarmed", (Shots("amok"),), path=WAY)),
        ("use_equipment", Deed("use_equipment", "mars", targets=(Shots("mars"),), item="spray")),
        ("interact", Deed("interact", "mars", item="put")),
    ],
)
def test_every_action_opens_a_window(kind: str, deed: Deed) -> None:
    spray = item(ap=1, heals=1, uses=3)
    mars = model(fk=0, left=2, weapons=(RIFLE,), items=(spray,), prone=kind == "stand_up", carries=0)
    start = replace(table(ready(), mars=mars), objects=(None,))
    run = told(lambda: ACTS[kind].perform(start, deed))
    assert [one.prompt.who for one in run.asked if one.prompt.rule_id == "RE-REA-01"] == ["amok"]


@pytest.mark.rule("RE-REA-01")
def test_melee_and_spotting_open_a_window_too() -> None:
    watcher = ready("boris", (60, 40), wn=9)
    fight = table(enemy(at=(47.5, 45)), watcher)
    run = told(lambda: ACTS["melee"].perform(fight, Deed("melee", "mars", "unarmed", (Shots("amok"),))), faces=[1, 12])
    assert run.asked[0].prompt.who == "boris"
    hidden = table(enemy(at=(55, 45), camouflage="active", camouflage_level=9, revealed=False), watcher)
    look = Deed("spot", "mars", targets=(Shots("amok"),))
    assert told(lambda: ACTS["spot"].perform(hidden, look)).asked[0].prompt.who == "boris"


# -- the contest ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-REA-06", "RE-REA-07", "RE-REA-08", "RE:interrupt_bonus", "RE:interrupt_tie", "RE:bonus_die")
@pytest.mark.parametrize(
    ("options", "faces", "won", "totals"),
    [
        ({}, [5, 9, 8], True, (14, 13)),
        ({}, [5, 9, 7], False, (13, 13)),
        ({"interrupt_tie": "reactor"}, [5, 9, 7], True, (13, 13)),
        ({"interrupt_tie": "active"}, [5, 9, 7], False, (13, 13)),
        ({"interrupt_bonus": "none"}, [5, 4], True, (10, 9)),
        ({"bonus_die": "sum"}, [5, 9, 11], False, (17, 18)),
        ({"bonus_die": "flat_plus_1"}, [9, 8], False, (14, 14)),
    ],
)
def test_agility_decides_who_comes_first(
    options: dict[str, Any], faces: list[int], won: bool, totals: tuple[int, int]
) -> None:
    run = opened(table(ready(agi=6), **options), GUARD, FIRE, faces=[*faces, 12])
    assert facts(run, "re-interrupt-won" if won else "re-interrupt-lost", "total", "active") == [totals]
    assert shooters(run) == [Ref("amok")], "the loser comes too, but later"
    assert run.result.find("amok").ap == 3


@pytest.mark.rule("RE-REA-01")
def test_the_question_says_against_whom_it_is() -> None:
    others = ready(), ready("boris", (60, 48))
    spray = Deed("use_equipment", "mars", targets=(Shots("mars"),), item="spray")
    for deed, keys in (
        (SHOT, ["re-ask-reaction-self", "re-ask-reaction"]),
        (GUARD, ["re-ask-reaction-plain"] * 2),
        (spray, ["re-ask-reaction-plain"] * 2),
        (spray._replace(targets=(Shots("luna"),)), ["re-ask-reaction"] * 2),
    ):
        run = opened(table(*others), deed)
        assert [one.prompt.question.key for one in run.asked] == keys, deed
    assert (SHOT.against, spray.against) == ("amok", "")


@pytest.mark.rule("RE-REA-07")
def test_a_critical_model_is_slower() -> None:
    run = opened(table(ready(agi=6, critical=True, wn=9)), GUARD, FIRE, faces=[5, 9, 8, 12])
    assert facts(run, "re-interrupt-lost", "total", "active") == [(13, 13)]
    ((own, other),) = facts(run, "re-interrupt-lost", "own", "other")
    assert [term.rule_id for term in own.terms] == ["RE-ATR-01", "RE-CRT-03"]
    assert (own.total, other.total) == (5, 4)


@pytest.mark.rule("RE-REA-08", "RE:reaction_order")
def test_one_throw_of_the_active_model_against_all_and_the_highest_first() -> None:
    others = ready(agi=4), ready("boris", (60, 48), agi=5), ready("cora", (60, 42), agi=4)
    answers = FIRE, FIRE, FIRE
    run = opened(table(*others), GUARD, *answers, faces=[5, 4, 6, 8, 5, 12, 12, 12])
    # 9 against amok 10, boris 13, cora 9: boris, amok, the action, cora.
    assert shooters(run) == [Ref("boris"), Ref("amok"), Ref("cora")]
    faces = [5, 4, 6, 12, 1, 2, 1, 8, 4, 7, 12, 12]
    anew = opened(table(*others, reaction_order="one_by_one"), GUARD, *answers, faces=faces)
    assert facts(anew, "re-interrupt-won", "total", "active") == [(10, 9)], "amok fires before anybody else throws"
    assert facts(anew, "re-interrupt-lost", "total", "active") == [(6, 6), (11, 12)]
    assert shooters(anew) == [Ref("amok"), Ref("boris"), Ref("cora")]


@pytest.mark.rule("RE-REA-02", "RE-REA-09", "RE:reaction_order")
def test_whoever_finds_the_mover_down_already_is_told_that_nothing_comes_of_it() -> None:
    others = ready(agi=4), ready("boris", (60, 48), agi=5)
    weak = model(agi=4, weapons=(RIFLE,), left=3)
    run = opened(table(*others, mars=weak, reaction_order="one_by_one"), GUARD, FIRE, FIRE, faces=[1, 1, 12, 1, 12, 1])
    assert run.result.find("mars").vitals.status == "out", "shot by amok"
    assert facts(run, "re-reaction-lapses", "who") == [(Ref("boris"),)]
    third = *others, ready("cora", (60, 42), agi=4)
    start = table(*third, mars=weak, reaction_order="one_by_one")
    all_three = opened(start, GUARD, FIRE, FIRE, FIRE, faces=[1, 1, 12, 1, 12, 1])
    assert facts(all_three, "re-reaction-lapses", "who") == [(Ref("boris"),), (Ref("cora"),)], "each of them is told"


@pytest.mark.rule("RE-REA-08", "RE:reaction_order")
def test_equal_totals_go_by_agility_then_by_lot() -> None:
    quick = opened(table(ready(agi=4), ready("boris", (60, 48), agi=5)), GUARD, FIRE, FIRE, faces=[1, 1, 8, 7, 12, 12])
    assert shooters(quick) == [Ref("boris"), Ref("amok")], "12 and 12"
    alike = ready(agi=4), ready("boris", (60, 48), agi=4), ready("cora", (60, 42), agi=4)
    lots = opened(table(*alike), GUARD, FIRE, FIRE, FIRE, faces=[1, 1, 8, 8, 8, 3, 9, 6, 12, 12, 12])
    assert shooters(lots) == [Ref("boris"), Ref("cora"), Ref("amok")], "the highest lot first"


@pytest.mark.rule("RE:interrupt_needed", "RE-REA-06")
def test_which_reactions_need_the_contest() -> None:
    start = table(ready(agi=4, fire_ready=False))
    early = opened(start, SHOT, "dodge", faces=[1, 1, 12])
    assert len(early.rolled) == 2
    free = opened(replace(start, options=Options(interrupt_needed="only_reaction_fire")), SHOT, "dodge")
    assert free.rolled == []
    assert free.result.phase is not None and free.result.phase.dodging == ("amok",)
    fire = opened(table(ready(agi=4), interrupt_needed="only_reaction_fire"), GUARD, FIRE, faces=[1, 1, 12, 12])
    assert facts(fire, "re-interrupt-won", "total", "active") == [(16, 5)]


# -- paying and lapsing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-REA-08", "RE-MOV-18", "RE-MOV-19", "RE:lost_interrupt")
@pytest.mark.parametrize(("answer", "paid"), [("dodge", 5), ("drop_prone", 4)])
def test_a_dodge_that_comes_too_late_is_nothing(answer: str, paid: int) -> None:
    start = table(ready(agi=4, fire_ready=False))
    run = opened(start, SHOT, answer, faces=[1, 9, 9])
    assert facts(run, "re-reaction-too-late", "who", "cost") == [(Ref("amok"), 0)]
    late = run.result.find("amok")
    assert (late.ap, late.prone) == (6, False)
    strict = opened(replace(start, options=Options(lost_interrupt="lapses_paid")), SHOT, answer, faces=[1, 9, 9])
    assert strict.result.find("amok").ap == paid
    assert facts(strict, "re-reaction-too-late", "cost") == [(6 - paid,)], "the log says whether it is paid"


@pytest.mark.rule("RE-REA-03", "RE-REA-09")
def test_whoever_can_pay_no_longer_or_has_lost_its_chance_lapses_without_cost() -> None:
    start = table(ready())
    reply = Reply("amok", Deed("reaction_fire", "amok", "gewehr", (Shots("mars"),)), 0)
    for broken in (
        start.hurt("amok", replace(start.find("amok").vitals, ap=2)),
        start.change("amok", fire_ready=False),
        start.change("amok", facing=0),
        start.hurt("mars", replace(start.find("mars").vitals, status="out", hp=0)),
        start.hurt("amok", replace(start.find("amok").vitals, status="out", hp=0)),
    ):
        run = told(lambda broken=broken: interrupts.take_effect(broken, GUARD, reply))  # type: ignore[misc]
        assert (run.result, len(run.notes("re-reaction-lapses"))) == (broken, 1)


@pytest.mark.rule("RE:reactions_per_action")
def test_one_reaction_per_action_or_as_many_as_can_be_paid() -> None:
    start = table(ready(agi=9, fire_ready=False))
    once = opened(start, SHOT, "dodge", faces=[1, 1, 12])
    assert len(once.asked) == 1
    again = opened(
        replace(start, options=Options(reactions_per_action=0)), SHOT, "dodge", "drop_prone", faces=[1, 1, 12, 11]
    )
    amok = again.result.find("amok")
    assert (amok.ap, amok.prone) == (3, True)
    assert again.result.phase is not None and again.result.phase.dodging == ("amok",)
    poor = replace(start, options=Options(reactions_per_action=0)).hurt("amok", ready(ap=2).vitals)
    assert len(opened(poor, SHOT, "dodge", faces=[1, 1, 12]).asked) == 1, "nothing is left for the other"


@pytest.mark.rule("RE-REA-09")
def test_whoever_falls_to_the_first_reaction_is_not_shot_by_the_second() -> None:
    strong = weapon(strength=12, damage=9)
    others = ready(agi=5, weapons=(strong,), fk=9), ready("boris", (60, 48), agi=4)
    run = opened(table(*others), GUARD, FIRE, FIRE, faces=[1, 1, 9, 9, 1, 12, 1])
    assert run.result.find("mars").vitals.status == "removed"
    assert (run.result.find("boris").ap, len(run.notes("re-reaction-lapses"))) == (6, 1)


@pytest.mark.rule("RE-REA-09", "RE-DET-01")
def test_what_an_action_sets_off_goes_off_before_those_who_come_late() -> None:
    doomed = enemy("amboss", (60, 48), type="mike", ko=6, status="removed", detonates=True, left=0)
    start = table(ready(wn=9), doomed)
    late = Reply("amok", Deed("reaction_fire", "amok", "gewehr", (Shots("mars"),)), 0)
    run = told(lambda: reactions.after(start, Window(GUARD, (late,))), faces=[12, 1, 12])
    story = [note.message for note in run.log if note.message in ("re-explosion", "re-reacts")]
    assert story == ["re-explosion", "re-reacts"]
    assert not any(one.vitals.detonates for one in run.result.models)


# -- on the way -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-GEO-21", "RE-GEO-23")
def test_whoever_waits_for_the_end_meets_the_mover_where_it_has_to_stop() -> None:
    """The first shot makes the mover critical: with BW 1 instead of 2 the way ends half-way, where the second waits."""
    first = ready(agi=9, fk=9, weapons=(weapon(damage=3),), wn=9)
    second = ready("boris", (60, 42), wn=9)
    start = table(first, second, mars=model(bw=2, agi=1, hp=4))
    run = moved(start, "49,45", FIRE, f"{FIRE}:end", faces=[1, 1, 9, 1, 12, 1, 12])
    mars = run.result.find("mars")
    assert mars.vitals.critical and mars.at == Point.cm(47, 45)
    assert shooters(run) == [Ref("amok"), Ref("boris")]


@pytest.mark.rule("RE-GEO-21", "RE-REA-02")
def test_a_moment_that_never_comes_is_lost_without_cost() -> None:
    deadly = ready(agi=9, fk=9, weapons=(weapon(strength=12, damage=9),), wn=9)
    far = ready("boris", (59.5, 41), wn=2)
    run = moved(table(deadly, far, mars=model(agi=1)), "52,45", FIRE, f"{FIRE}:3", faces=[1, 1, 9, 1, 12, 1])
    assert run.result.find("mars").vitals.status == "removed"
    assert run.notes("re-stopped") and not run.notes("re-walks")
    assert facts(run, "re-reaction-lapses", "who") == [(Ref("boris"),)]
    assert run.result.find("boris").ap == 6


@pytest.mark.rule("RE:fast_during_move", "RE-FAST-01", "RE-GEO-23")
def test_who_announces_a_run_and_is_stopped_has_not_run() -> None:
    """Announced 24 cm: fast while they run where a table counts it so, but not after 12 of them."""
    start = table(ready(at=(60, 45), facing=180, wn=9, fk=9, agi=9), mars=model(at=(20, 45), agi=1, bw=4))
    mars = start.find("mars")
    moments = tuple(Moment(n * CENTIMETRE, Point.cm(20 + n, 45), 0, False, 0, n == 24) for n in (0, 12, 24))
    deed = Deed("move", "mars", path=(Point.cm(20, 45), Point.cm(44, 45)), actions=6)
    for rule, value in (("walked", 8), ("declared", 7)):
        now = replace(start, options=Options(fast_during_move=rule))  # type: ignore[arg-type]

        def limit(world: World) -> int:
            return 12 * CENTIMETRE if world.find("amok").ap < 6 else 24 * CENTIMETRE

        run = told(lambda now=now: reactions.walk(now, deed, moments, limit), FIRE, faces=[1, 1, 9, 12])  # type: ignore[misc]
        assert facts(run, "re-shot-misses", "value")[0][0] == value - 1, "39 cm are the second band"
        after = run.result[0].find("mars")
        assert (after.at, after.fast, after.walked) == (Point.cm(32, 45), False, 12 * CENTIMETRE)
    assert not mars.fast


@pytest.mark.rule("RE-REA-09", "RE-MIK-14")
def test_whoever_loses_its_legs_does_not_turn_any_more() -> None:
    gunner = ready(agi=9, fk=9, weapons=(weapon(strength=12, damage=6),))
    start = table(gunner, mars=model(type="mike", agi=1, ko=7))
    # Zone 12: the legs are gone; 8 on their table: it stands there for good.
    run = done(start, "turn", "90", FIRE, faces=[1, 1, 9, 1, 12, 12, 1, 8])
    mars = run.result.find("mars")
    assert (mars.facing, mars.vitals.legs) == (0, "immobile")
    assert run.notes("re-act-lost") and not run.notes("re-turned")
    spared = done(start, "turn", "90", FIRE, faces=[1, 1, 9, 12])
    assert spared.result.find("mars").facing == 9000


@pytest.mark.rule("RE-REA-07", "RE:interrupt_bonus", "RE:bonus_die")
def test_the_bonus_die_of_an_interrupt_is_told_as_it_is_thrown() -> None:
    agility = tally(5, "RE-ATR-01", "re-attribute-agi")
    dice, added = interrupts.active_throw(agility, Options())
    assert (dice.total, added) == (2, agility)
    dice, added = interrupts.active_throw(agility, Options(bonus_die="flat_plus_1"))
    assert (dice.total, added.total) == (1, 6)
    dice, added = interrupts.active_throw(agility, Options(interrupt_bonus="none"))
    assert (dice.total, added) == (1, agility)
