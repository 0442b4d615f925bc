"""The log: what people read must say who does what to whom with which dice, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.aid import treat
from regelwerk.systems.heldencodex.rules.chase.chase import lose_physis
from regelwerk.systems.heldencodex.rules.fight import fight
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, Piercing
from regelwerk.systems.heldencodex.rules.people import influence
from regelwerk.systems.heldencodex.rules.people.haggling import BUYER, Haggle, Mood, calm_down
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan, HagglePlan, InfluencePlan, WatchPlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import hero, played, severe, told, world
from systems.heldencodex.ring import ANNA, BERT, CARL, acts, armed, bout, fighter, ring, to_stage

BOOK = phrasebook("de", SYSTEM.package)
NAMES = {who: {"de": who.capitalize(), "en": who.capitalize()} for who in (ANNA, BERT, CARL, "first_aid")}
NAMES["first_aid"] = {"de": "Erste Hilfe", "en": "first aid"}


def lines(transcript: Transcript[Any], *rules: str) -> list[str]:
    """The notes of the log as people read them, those of some rules or all."""
    return [BOOK.text(n.message, n.facts, NAMES) for n in transcript.log if not rules or n.rule_id in rules]


@pytest.mark.rule("HC-SWP-01")
def test_a_sweep_names_the_die_and_the_target() -> None:
    state = ring((armed(ANNA), (9, 12)), (armed(BERT), (13,)), (armed(CARL), (5,)))
    told_of = lines(acts(state, "sweep", "die:12", "die:9", "parry:13", faces=(3,)), "HC-SWP-01", "HC-SWP-03")
    assert told_of == [
        "Anna holt zum Rundumschlag aus.",
        "Anna → Bert: Rundumschlag mit der 12.",
        "Bert wehrt mit 13 alles ab.",
        "Bert weicht zurück (Anna).",
        "Anna → Carl: Rundumschlag mit der 9.",
        "Carl wehrt nichts ab.",
    ]


@pytest.mark.rule("HC-MEL-08", "HC-MEL-23")
def test_that_nobody_parries_is_said() -> None:
    open_to = acts(ring((armed(ANNA), (9,)), (armed(BERT), (5,))), f"attack:{BERT}", faces=(1, 2))
    assert "Bert wehrt nichts ab." in lines(open_to)
    sleeper = ring((armed(ANNA), (9,)), (armed(BERT, down="asleep"), ()), (armed(CARL), (5,)))
    asleep = acts(sleeper, f"attack:{BERT}", faces=(1, 2))
    assert "Bert ist wehrlos." in lines(asleep)


def damage_told(transcript: Transcript[Any]) -> list[str]:
    return [line for line in lines(transcript, "HC-MEL-19") if "Schadenswurf" in line]


@pytest.mark.rule("HC-MEL-16", "HC-MEL-17", "HC-SWP-03")
def test_a_damage_throw_is_announced_with_what_makes_its_dice() -> None:
    state = ring((armed(ANNA), (9, 9, 10)), (armed(BERT), (5,)))
    all_at_once = acts(state, f"attack:{BERT}", "with:9/9/10", faces=(1, 2, 3, 4))
    assert damage_told(all_at_once) == [
        "Anna → Bert: Schadenswurf mit 4W12 (Waffe 2, weitere nicht abgewehrte Würfel +2)."
    ]
    held_back = acts(state, f"attack:{BERT}", "with:9", "parry:-", "1", faces=(1, 2, 3))
    assert damage_told(held_back) == ["Anna → Bert: Schadenswurf mit 3W12 (Waffe 2, ungenutzte Würfel der Gruppe +1)."]
    swept = acts(ring((armed(ANNA), (9,)), (armed(BERT), (5,))), "sweep", "die:9", faces=(3,))
    assert damage_told(swept) == ["Anna → Bert: Schadenswurf mit 1W12 (Waffe 2, Rundumschlag −1)."]


@pytest.mark.rule("HC-PRC-07")
def test_a_guard_that_is_struck_through_says_which_hits_come_of_it() -> None:
    again = {"piercing": Piercing(BERT, (9,), 1)}
    state = ring((armed(ANNA), (9, 9, 10), again), (armed(BERT), (5,)))
    done = acts(state, f"piercing:{BERT}", "dice:9,9,10", "land")
    assert lines(done, "HC-PRC-07") == [
        "Anna → Bert: Jeder Würfel, der durchkommt, trifft: 2 kritische Treffer, 1 schwerer Treffer."
    ]


@pytest.mark.rule("HC-MEL-01")
def test_a_fight_says_who_stands_on_which_side_and_which_dice_lie_there_already() -> None:
    people = armed(ANNA), armed(BERT), armed(CARL)
    begun = told(lambda: fight.begin(world(*people), FightPlan("bout", distance=5)))
    assert [note.facts["who"] for note in begun.notes("hc-fight-side")] == [(Ref(ANNA),), (Ref(BERT), Ref(CARL))]
    aiming = Fighter(ANNA, weapon="arming_sword", art="arming_sword", carried=(9, 9))
    state = replace(begun.result, act=begun.result.act.with_fighter(aiming))
    done = to_stage(state, "shots", "stay", "stay", "stay", faces=(9, 10, *[4] * 8))
    assert [note.facts["lying"] for note in done.notes("hc-takes-arms")] == [(9, 9), (), ()]


@pytest.mark.rule("HC-MEL-01")
def test_dice_that_were_taken_back_are_announced_before_they_fall_again() -> None:
    state = bout(armed(ANNA), armed(BERT), distance=2)
    kept = to_stage(state, "settle", "keep:9,9,9,9", "keep:9,9,9,9", faces=(9,) * 8)
    assert kept.notes("hc-throw-on") == []
    done = to_stage(state, "settle", "keep:9,9", "keep:9,9,9,9", faces=(9, 9, 2, 3, 9, 9, 9, 9, 5, 6))
    assert len(done.notes("hc-throw-on")) == 1


@pytest.mark.rule("HC-POW-03")
def test_a_power_attack_says_what_was_put_against_it() -> None:
    state = ring((armed(ANNA, "mace"), (9, 10)), (armed(BERT), (9, 5)))
    some = acts(state, f"power:{BERT}", "value:9", "parry:9", "strike", faces=(1, 2))
    assert lines(some, "HC-POW-03") == ["Bert wehrt mit 9 ab: 1 von 2 Manövern."]
    none = acts(state, f"power:{BERT}", "value:9", "parry:-", "strike", faces=(1, 2, 3))
    assert lines(none, "HC-POW-03") == ["Bert wehrt nichts ab."]


@pytest.mark.rule("HC-MEL-11")
def test_a_mutual_attack_says_who_is_ahead_and_what_that_brings() -> None:
    def struck(mine: int, theirs: int, faces: tuple[int, ...]) -> list[str]:
        state = ring((armed(ANNA), (mine,)), (armed(BERT), (theirs,)))
        return lines(acts(state, f"attack:{BERT}", "mutual", faces=faces), "HC-MEL-11")

    assert struck(10, 12, (1, 2, 3, 4)) == [
        "Bert wehrt nicht ab, sondern schlägt zugleich zu: Anna kommt auf 10, Bert auf 12. "
        "Bert wirft einen Schadenswürfel mehr, Anna einen weniger."
    ]
    assert struck(10, 10, (1, 2, 3, 4)) == [
        "Bert wehrt nicht ab, sondern schlägt zugleich zu: Anna kommt auf 10, Bert auf 10."
    ]


@pytest.mark.rule("HC-MEL-13")
def test_a_counter_is_announced_before_it_is_parried_or_strikes() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT), (12, 12)))
    told_of = lines(acts(state, f"attack:{BERT}", "counter:12", faces=(1, 2)))
    at = told_of.index("Bert → Anna: Konter mit 12.")
    assert told_of[at + 1 : at + 3] == [
        "Anna wehrt nichts ab.",
        "Bert → Anna: Der Konter sitzt; was vom Angriff noch kommen sollte, entfällt.",
    ]


@pytest.mark.rule("HC-AID-01")
def test_who_treats_an_own_wound_is_not_named_twice() -> None:
    healer = hero(ANNA, skills={"first_aid": "9/0"}, circles=(severe(),))
    own = told(lambda: treat(healer, healer, 0, "first_aid", Options()), faces=(9,))
    assert lines(own, "HC-AID-01") == [
        "Anna versorgt eine eigene Wunde (Erste Hilfe), Lebenskreis 1: 9 gegen 7, versorgt."
    ]
    patient = hero(BERT, circles=(severe(),))
    other = told(lambda: treat(healer, patient, 0, "first_aid", Options()), faces=(4,))
    assert lines(other, "HC-AID-01") == ["Anna behandelt Bert (Erste Hilfe), Lebenskreis 1: 4 gegen 7, vergeblich."]


@pytest.mark.rule("HC-PHY-01", "HC-PHY-02")
def test_an_emptied_row_and_the_last_point_are_announced_with_what_they_cost() -> None:
    state = world(hero(ANNA, physis_rows=(2, 2)))
    first = told(lambda: lose_physis(state, ANNA, 2, "HC-CHS-03", "pace"))
    assert lines(first)[1:] == [
        "Anna: Zeile 1 von 2 der Physis ist leer. Das kostet bei körperlichen Proben einen Würfel."
    ]
    assert len(lines(told(lambda: lose_physis(state, ANNA, 1, "HC-CHS-03", "pace")))) == 1
    last = told(lambda: lose_physis(first.result, ANNA, 2, "HC-CHS-03", "pace"))
    assert lines(last)[-1] == "Anna ist völlig erschöpft: eine halbe Stunde lang keine körperlichen Proben."


@pytest.mark.rule("HC-PHY-03", "HC-FUM-03")
def test_a_fumble_that_empties_a_row_says_so() -> None:
    tired = armed(ANNA, "mace", "7/0", psyche_rows=(1, 5))
    done = to_stage(bout(tired, armed(BERT, "mace", "7/0")), "act", faces=(1, 5))
    assert "Anna: Zeile 1 von 2 der Psyche ist leer. Das kostet bei allen Proben einen Würfel." in lines(done)


@pytest.mark.rule("HC-PRC-03")
def test_dice_that_opponents_take_are_announced_with_their_reason() -> None:
    state = bout(armed(ANNA), armed(BERT))
    opened = replace(state, act=state.act.with_fighter(replace(fighter(state, BERT), piercing=Piercing(ANNA, (9,), 1))))
    ready = told(lambda: fight.step(opened))
    assert lines(ready) == ["Anna hat in dieser Phase nur 3 Würfel (Deckung aufgebrochen)."]


@pytest.mark.rule("HC-HAG-05")
def test_calming_down_tells_what_really_changed() -> None:
    plan = HagglePlan("trade", buyer=ANNA, seller=BERT, price=100, goal=90)
    before = (Mood(0, False), Mood(0, False))
    act = Haggle(plan, before, 100, won=(3, 0))
    state = world(hero(ANNA), hero(BERT, psyche_lost=6), act=act)
    told_of = lines(told(lambda: calm_down(state)))
    # Anna has won, but has no room for a point more.
    assert BUYER == 0 and told_of == [
        "Anna fasst sich wieder: Psyche 18 wie vor dem Handel.",
        "Bert fasst sich wieder: Psyche 17 (gegenüber der Zeit vor dem Handel −1).",
    ]


def test_captions_stand_over_the_parts_of_a_scene_and_rounds_are_headings() -> None:
    plans = (WatchPlan("night", watchers=(ANNA,)), FightPlan("bout"))
    state: World = world(hero(ANNA), hero(BERT, side="robbers"), plans=plans)
    begun = told(lambda: SYSTEM.game.step(state))
    assert lines(begun)[0] == "Es beginnt: Wache." and begun.log[0].facts["part"] == 1
    alone = told(lambda: SYSTEM.game.step(world(hero(ANNA), hero(BERT, side="robbers"), plans=plans[1:])))
    assert "caption" not in alone.log[0].facts
    talk = InfluencePlan("plea", influencer=ANNA, victim=BERT, rounds=1)
    round_note = played(influence, state, talk, faces=(5, 5, 5, 5)).notes("hc-talk-round")
    assert [note.facts for note in round_note] == [{"round": 1}]
