"""The phase: cards, their order, shuffling, rounds, the end."""

from typing import Any

import pytest

from regelwerk.dice import Steps
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.phase.phase import close, deal, in_order
from regelwerk.systems.factions.state import BLACK_JOKER, DECK, RED_JOKER, Modifier, Turn, World
from systems.factions.builders import Dice, faction, step, world
from systems.factions.stories import an_asset, bare, questions, told

PLAIN = Options()
HIGH: Dice = [50, 30, 20]


def card(rank: int | str, suit: str) -> int:
    """The number of a card in the order."""
    ranks = [*range(2, 11), "jack", "queen", "king", "ace"]
    return ranks.index(rank) * 4 + ["clubs", "diamonds", "hearts", "spades"].index(suit) + 1


def between(*, options: Options = PLAIN, **changes: Any) -> World:
    """Three great factions and a minor one between the phases."""
    state = world(bare("asche"), bare("bettler", minor=True), bare("orden"), bare("wache"), options=options)
    return replace(state, **{"stage": "between", "phase": 0, "round": 0, "shuffle": True, **changes})


def dealt(faces: Dice = HIGH, **changes: Any) -> World:
    return step(between(**changes), "begin_phase", faces=faces).result


# -- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-PHA-01", "FA-PHA-03", "FA-GM-15")
def test_fa_pha_01_one_card_for_each_faction_that_is_neither_minor_nor_destroyed_by_id() -> None:
    state = between()
    state = state.put(replace(state.find("orden"), destroyed=True))
    begun = step(state, "begin_phase", faces=[50, 30]).result
    assert {one.id: one.card for one in begun.factions} == {"asche": 50, "bettler": 0, "orden": 0, "wache": 30}
    assert (begun.phase, begun.round, begun.stage, begun.minors) == (1, 1, "order", ("bettler",))


@pytest.mark.rule("FA-PHA-01", "FA-CORE-18")
def test_a_joker_is_told_with_what_it_is_good_for() -> None:
    begun = step(between(), "begin_phase", faces=[BLACK_JOKER, 30, RED_JOKER])
    assert [line.facts["who"] for line in begun.notes("fa-dealt-joker")] == [Ref("asche"), Ref("wache")]
    assert [line.facts["who"] for line in begun.notes("fa-dealt")] == [Ref("orden")]


@pytest.mark.rule("FA-PHA-01", "FA:allow_hold", "FA:bennie_new_card")
def test_odds_tell_only_the_jokers_apart_unless_a_card_is_kept_or_given_back() -> None:
    def apart(**options: Any) -> list[Steps | None]:
        begun = step(between(options=Options(**options)), "begin_phase", faces=[50, 30, 10])
        return [one.roll.steps for one in begun.rolled]

    assert apart() == [(53, 54)]
    assert apart(allow_hold=True) == apart(bennie_new_card=True) == [None]


@pytest.mark.rule("FA-CORE-17", "FA-PHA-02")
def test_fa_core_17_from_the_ace_down_and_equal_ranks_spades_hearts_diamonds_clubs() -> None:
    assert (card("ace", "spades"), card(2, "clubs"), len(DECK)) == (52, 1, 54)
    state = world(
        bare("asche", card=card("king", "hearts")),
        bare("orden", card=card("king", "spades")),
        bare("wache", card=card(7, "clubs")),
        bare("zirkel", card=card("ace", "diamonds")),
    )
    assert in_order(state).queue == ("zirkel", "orden", "asche", "wache")
    same = [card(9, suit) for suit in ("spades", "hearts", "diamonds", "clubs")]
    assert same == sorted(same, reverse=True)


@pytest.mark.rule("FA-PHA-02", "FA-CORE-18")
def test_fa_pha_02_turns_follow_from_the_highest_card_down_and_jokers_wait() -> None:
    state = dealt([RED_JOKER, 30, 40])
    assert (state.queue, state.waiting) == (("wache", "orden"), ("asche",))


@pytest.mark.rule("FA-CORE-19", "FA:reshuffle", "FA-RUL-47")
def test_ruling_47_dealt_cards_stay_out_until_a_joker_was_dealt_or_every_phase() -> None:
    first = dealt()
    assert (first.dealt, first.shuffle) == ((20, 30, 50), False)
    again = step(between(dealt=first.dealt, shuffle=False), "begin_phase", faces=[51, 52, 1])
    assert len(again.rolled[0].roll.throw.cards) == 51  # type: ignore[attr-defined]
    assert again.notes("fa-shuffled") == []
    every = between(dealt=first.dealt, shuffle=False, options=Options(reshuffle="every_phase"))
    shuffled = step(every, "begin_phase", faces=[50, 30, 20])
    assert shuffled.notes("fa-shuffled") and shuffled.result.dealt == (20, 30, 50)


@pytest.mark.rule("FA-CORE-19")
def test_fa_core_19_after_a_joker_the_whole_deck_is_shuffled_even_if_its_holder_fell() -> None:
    state = dealt([RED_JOKER, 30, 40])
    assert state.shuffle
    fallen = replace(
        state.put(replace(state.find("asche"), destroyed=True, card=0)), waiting=(), queue=(), stage="closing"
    )
    closed = step(fallen).result
    assert closed.shuffle
    anew = step(replace(closed, stage="between"), "begin_phase", faces=[RED_JOKER, 30])
    assert anew.notes("fa-shuffled")


@pytest.mark.rule("FA-CORE-19")
def test_fa_core_19_if_the_deck_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    out = tuple(number for number in DECK if number not in (7, 8))
    played = step(between(dealt=out, shuffle=False), "begin_phase", faces=[8, 7, 33])
    assert [one.card for one in played.result.factions] == [8, 0, 7, 33]
    assert played.result.dealt == (7, 8, 33)
    assert len(played.notes("fa-shuffled")) == 1


@pytest.mark.rule("FA:joker_rp", "FA-RUL-46")
def test_ruling_46_a_joker_brings_points_only_in_the_newer_edition() -> None:
    for options, rp in ((Options(joker_rp=0), 0), (Options(joker_rp=3), 3)):
        assert {one.rp for one in dealt([RED_JOKER, 30, 40], options=options).factions} == {rp}
    assert {one.rp for one in dealt(options=Options(joker_rp=3)).factions} == {0}, "no joker, no points"


@pytest.mark.rule("FA:bennie_new_card", "FA-GEN-06", "FA-RUL-49")
def test_ruling_49_another_card_for_points_only_if_the_table_sells_it() -> None:
    rich = between().put(bare("asche", rp=3))
    assert questions(step(rich, "begin_phase", faces=HIGH)) == ["FA-GM-15"]
    sold = between(options=Options(bennie_new_card=True)).put(bare("asche", rp=6))
    played = step(sold, "begin_phase", "new_card", "new_card", faces=[*HIGH, 10, 52])
    assert questions(played) == ["FA-GM-15", "FA:bennie_new_card", "FA:bennie_new_card"]
    assert (played.result.find("asche").card, played.result.find("asche").rp) == (52, 0), "the best one counts"
    assert played.result.dealt == (10, 20, 30, 50, 52)


# -- the end of a phase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-PHA-08", "FA:rounds_per_phase", "FA-RUL-50")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_ruling_50_rounds_of_a_phase(rounds: int) -> None:
    options = Options(rounds_per_phase=rounds)  # type: ignore[arg-type]
    state = dealt(options=options)
    for number in range(1, rounds):
        state = told(lambda state=state: close(replace(state, queue=(), stage="closing"))).result  # type: ignore[misc]
        assert (state.stage, state.round, state.phase) == ("deal", number + 1, 1)
        state = step(state, faces=[49 - number, 29 - number, 19 - number]).result
        assert (state.stage, state.queue) == ("order", ("asche", "orden", "wache"))
    closed = step(replace(state, queue=(), stage="closing")).result
    assert (closed.stage, closed.round) == ("mission", 0)


@pytest.mark.rule("FA:phases_between_missions", "FA-RUL-50")
@pytest.mark.parametrize(("phases", "stages"), [(1, "mmm"), (2, "bmb"), (3, "bbm")])
def test_ruling_50_phases_between_missions(phases: int, stages: str) -> None:
    options = Options(phases_between_missions=phases)  # type: ignore[arg-type]
    closing = [step(between(options=options, stage="closing", phase=n, round=1)).result.stage for n in (1, 2, 3)]
    assert "".join(stage[0] for stage in closing) == stages


@pytest.mark.rule("FA-PHA-08")
def test_fa_pha_08_conditions_wounds_markers_and_points_carry_over_uses_and_cards_do_not() -> None:
    lasts: tuple[Any, ...] = ("phase", "campaign", "next_roll", "turn")
    worn = bare(
        "asche",
        rp=4,
        wounds=2,
        shaken=True,
        intel=("wache",),
        sabotage=("coming",),
        hidden=True,
        card=30,
        counter_attacks=2,
        assets=(replace(an_asset("again", "reaction", kind="free_reroll", roll="gather", uses_per_phase=1), uses=1),),
        modifiers=tuple(Modifier("attack", 1, "x", lasting) for lasting in lasts),
    )
    after = step(between(stage="closing", phase=1, round=1).put(worn)).result.find("asche")
    assert (after.rp, len(after.wounds), after.shaken, after.intel) == (4, 2, True, ("wache",))
    assert (after.sabotage, after.hidden) == (("coming",), True)
    assert (after.card, after.counter_attacks, after.assets[0].uses) == (0, 0, 0)
    assert [modifier.lasts for modifier in after.modifiers] == ["campaign", "next_roll"]


@pytest.mark.rule("FA-PHA-10")
def test_fa_pha_10_a_faction_destroyed_before_its_turn_loses_it() -> None:
    state = dealt()
    assert state.queue == ("asche", "orden", "wache")
    hit = state.put(replace(state.find("orden"), wounds=bare("orden", wounds=3).wounds))
    begun = step(hit).result
    after = step(begun, "attack:orden", faces=[5, 2, (6, 5), 3]).result
    assert after.queue == ("wache",)
    assert step(step(after).result).result.turns == (Turn("wache", "act"),)


@pytest.mark.rule("FA-GEN-08", "FA-PHA-03")
def test_fa_gen_08_factions_act_only_in_a_phase_and_the_minor_ones_last() -> None:
    assert questions(step(between(), "begin_phase", faces=HIGH)) == ["FA-GM-15"]
    state = dealt()
    whose = []
    while state.stage == "order":
        state = step(state).result if not state.turns else step(state, "end_turn").result
        whose += [turn.who for turn in state.turns]
    assert (whose, state.stage, state.queue) == (["asche", "orden", "wache"], "minors_start", ("bettler",))


@pytest.mark.rule("FA-GM-12", "FA-PHA-03")
def test_fa_gm_12_who_is_minor_counts_from_the_next_dealing() -> None:
    state = replace(dealt(), queue=())
    changed = state.put(replace(state.find("bettler"), minor=False))
    changed = changed.put(replace(changed.find("wache"), minor=True))
    assert step(changed).result.queue == ("bettler",)
    anew = told(
        lambda: deal(replace(changed, factions=tuple(replace(one, card=0) for one in changed.factions))),
        faces=[1, 2, 3],
    )
    assert ([one.card for one in anew.result.factions], anew.result.minors) == ([1, 2, 3, 0], ("wache",))


@pytest.mark.rule("FA-CORE-17")
def test_black_beats_red() -> None:
    assert faction("asche", card=BLACK_JOKER).card > RED_JOKER > card("ace", "spades")
