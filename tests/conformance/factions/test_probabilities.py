"""The exact numbers of Factions, worked out by the rules and held against the specification's tables."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

import pytest

from conformance.factions.nebelhafen import START, hurt, town
from regelwerk.dice import Law, WildCard, beats
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Fixed
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import Blow, Mark, Striker, attack, roll_attack, strike
from regelwerk.systems.factions.rules.actions.espionage import KINDS, roll_espionage
from regelwerk.systems.factions.rules.actions.gather import apply_gather, roll_gather
from regelwerk.systems.factions.rules.actions.plans import apply_plan, roll_plan
from regelwerk.systems.factions.rules.actions.reorganise import reorganise
from regelwerk.systems.factions.rules.core.recovery import recover
from regelwerk.systems.factions.rules.core.rolls import Roller, attempt, resolve_contest
from regelwerk.systems.factions.rules.core.rolls import test as rolled_test
from regelwerk.systems.factions.rules.core.wounds import suffer
from regelwerk.systems.factions.rules.phase.phase import deal
from regelwerk.systems.factions.state import Faction, World, Wound
from regelwerk.systems.factions.values import Die

PRINTED = Fraction(1, 2 * 10**8)
"""Half a unit of the last printed digit."""
BEYOND_DOUBT = Fraction(1, 10**15)
"""What odds leave out where a roll has no bound: less than this."""
OPTIONS = Options()
ODDS = Odds()
SHEET = START.find("asche").sheet
REROLL = Fixed((("FA-CORE-12", "reroll"),))
SOAK = Fixed((("FA-ATK-05", "soak"),))

DICE = {
    "W4": Die(4), "W6": Die(6), "W8": Die(8), "W10": Die(10), "W12": Die(12),
    "W12+1": Die(12, 1), "W12+2": Die(12, 2), "W12+3": Die(12, 3),
}  # fmt: skip
Row = tuple[str, list[str]]


def rows(text: str) -> list[Row]:
    """A printed table: the first entry of a line is its key."""
    lines = [line.replace("|", " ").split() for line in text.strip().splitlines()]
    return [(key, values) for key, *values in lines]


def roller(die: Die, modifier: int = 0, rp: int = 0) -> Roller:
    return Roller(SHEET, "asche", die, modifier, rp, 3 if rp >= 3 else 0)


def agrees(found: Fraction, printed: str) -> bool:
    """A fraction is meant exactly, a decimal to its last digit."""
    value = Fraction(printed)
    return found == value if "/" in printed else abs(found - value) <= PRINTED


def poor(*who: str, options: Options | None = None, **changes: Mapping[str, object]) -> World:
    """Factions that can pay for nothing: what happens to them is up to the dice."""
    ids = who or tuple(faction.id for faction in START.factions)
    return town(*who, options=options, **{one: {"rp": 0, **changes.get(one, {})} for one in ids})


# -- 8.1 and 8.2 a simple roll -----

CLASSES = """
W4  | 1/24 | 1/3  | 83/192   | 115/768  | 155/6144 | 5711/442368   | 2137/442368
W6  | 1/36 | 2/9  | 637/1296 | 11/54    | 47/1728  | 33397/1679616 | 12935/1679616
W8  | 1/48 | 1/6  | 163/288  | 329/2304 | 343/4608 | 3475/221184   | 3005/221184
W10 | 1/60 | 2/15 | 163/360  | 203/720  | 5/96     | 79/1600       | 199/14400
W12 | 1/72 | 1/9  | 163/432  | 7/18     | 115/3456 | 6919/186624   | 7175/186624
"""
"""Critical, other failure, success, one to three raises, four and more."""


@pytest.mark.rule("FA-CORE-01", "FA-CORE-02", "FA-CORE-04", "FA-CORE-05")
@pytest.mark.parametrize(("die", "chances"), rows(CLASSES))
def test_a_roll_fails_succeeds_or_brings_raises(die: str, chances: list[str]) -> None:
    law = ODDS.law(attempt, roller(DICE[die]), "plan", 4, 5, OPTIONS)
    assert [law.probability(grade) for grade in range(-1, 6)] == list(map(Fraction, chances))


WITH_REROLL = """
W4    | 5/8   | 37/192   | 55/64
W6    | 3/4   | 335/1296 | 15/16
W8    | 13/16 | 71/288   | 247/256
W10   | 17/20 | 143/360  | 391/400
W12   | 7/8   | 215/432  | 63/64
W12+1 | 17/18 | 7/12     | 323/324
W12+2 | 71/72 | 47/72    | 5183/5184
W12+3 | 71/72 | 7/9      | 5183/5184
"""
"""Success, raise, and success if a failure is rolled again once."""


@pytest.mark.rule("FA-CORE-03", "FA-CORE-04", "FA-CORE-05", "FA-CORE-12")
@pytest.mark.parametrize(("die", "chances"), rows(WITH_REROLL))
def test_a_reroll_for_three_points_helps(die: str, chances: list[str]) -> None:
    law = ODDS.law(attempt, roller(DICE[die]), "plan", 4, 2, OPTIONS)
    again = Odds(REROLL).law(rolled_test, roller(DICE[die], rp=5), "plan", 4, 1, OPTIONS)
    found = [law.at_least(1), law.at_least(2), again.where(lambda tested: tested.grade >= 1)]
    assert found == list(map(Fraction, chances))
    assert again.where(lambda tested: tested.spent.rp == 3) == 1 - law.at_least(1)


MODIFIERS = (-3, -2, -1, 1, 2)
MODIFIED = """
W4  | 0.27083333 0.08506944 | 0.32291667 0.12630208 | 0.50000000 0.16666667 | 0.83333333 0.27083333 | 0.95833333 0.32291667
W6  | 0.30555556 0.10802469 | 0.30555556 0.15972222 | 0.55555556 0.20987654 | 0.88888889 0.30555556 | 0.97222222 0.30555556
W8  | 0.37500000 0.14409722 | 0.47916667 0.18359375 | 0.66666667 0.22222222 | 0.91666667 0.37500000 | 0.97916667 0.47916667
W10 | 0.50000000 0.15000000 | 0.58333333 0.17500000 | 0.73333333 0.28888889 | 0.93333333 0.50000000 | 0.98333333 0.58333333
W12 | 0.58333333 0.21296296 | 0.65277778 0.31250000 | 0.77777778 0.40740741 | 0.94444444 0.58333333 | 0.98611111 0.65277778
"""  # noqa: E501  one line for each die


@pytest.mark.rule("FA-CORE-03", "FA-CORE-11", "FA-WND-01")
@pytest.mark.parametrize(("die", "chances"), rows(MODIFIED))
def test_modifiers_shift_success_and_raise(die: str, chances: list[str]) -> None:
    for number, modifier in enumerate(MODIFIERS):
        law = ODDS.law(attempt, roller(DICE[die], modifier), "plan", 4, 2, OPTIONS)
        assert agrees(law.at_least(1), chances[2 * number])
        assert agrees(law.at_least(2), chances[2 * number + 1])


# -- 8.3 to hit -----

DEFENSES = (2, 4, 5, 6, 7, 8, 9)
TO_HIT = """
W4  | 23/24 | 5/8   | 1/2   | 31/96 | 13/48 | 37/192   | 1/6
W6  | 35/36 | 3/4   | 5/9   | 11/36 | 11/36 | 335/1296 | 17/81
W8  | 47/48 | 13/16 | 2/3   | 23/48 | 3/8   | 71/288   | 2/9
W10 | 59/60 | 17/20 | 11/15 | 7/12  | 1/2   | 143/360  | 13/45
W12 | 71/72 | 7/8   | 7/9   | 47/72 | 7/12  | 215/432  | 11/27
"""


@pytest.mark.rule("FA-ATK-01")
@pytest.mark.parametrize(("die", "chances"), rows(TO_HIT))
def test_an_attack_hits(die: str, chances: list[str]) -> None:
    striker = Striker(roller(DICE[die]), (4,), 0)
    for defense, chance in zip(DEFENSES, chances, strict=True):
        law = ODDS.law(strike, striker, Mark(defense, 5, 1), OPTIONS)
        assert law.where(lambda blow: blow.is_hit) == Fraction(chance)


# -- 8.4 espionage -----

SPIES = ("W4", "W6", "W8", "W10", "W12")
SPYING = """
W4  | 0.43869197 0.19011438 | 0.39193857 0.16931968 | 0.33997421 0.14825354 | 0.29688355 0.12586530 | 0.25696538 0.10942755
W6  | 0.48730408 0.21869976 | 0.42982850 0.20135335 | 0.37826045 0.17805451 | 0.33403902 0.15172029 | 0.29052839 0.13256128
W8  | 0.55665637 0.26862376 | 0.51223668 0.23725808 | 0.44712607 0.21061016 | 0.39220130 0.18490841 | 0.34526764 0.16296527
W10 | 0.61484649 0.34467315 | 0.56994061 0.31597510 | 0.51799091 0.27038633 | 0.45439278 0.23500032 | 0.39827929 0.20838635
W12 | 0.66306744 0.41950965 | 0.62137440 0.38827218 | 0.57385468 0.34577273 | 0.52124755 0.29544547 | 0.45856389 0.25977648
"""  # noqa: E501  one line for each spy


def spied(acting: Roller, other: Roller, options: Options = OPTIONS) -> tuple[Fraction, Fraction]:
    """Success, and success with a raise."""
    law = ODDS.law(resolve_contest, acting, other, KINDS, options)
    return law.where(lambda result: result.grade >= 1), law.where(lambda result: result.grade >= 2)


@pytest.mark.rule("FA-SPY-01", "FA-CORE-06", "FA-CORE-07")
@pytest.mark.parametrize(("spy", "chances"), rows(SPYING))
def test_espionage_succeeds_and_brings_a_raise(spy: str, chances: list[str]) -> None:
    for number, target in enumerate(SPIES):
        own, other = WildCard(DICE[spy].sides), WildCard(DICE[target].sides)
        exact = beats(own, other), beats(own, other, by=4)
        found = spied(roller(DICE[spy]), roller(DICE[target]))
        for chance, limit, printed in zip(found, exact, chances[2 * number : 2 * number + 2], strict=True):
            assert agrees(limit, printed)
            assert abs(chance - limit) < BEYOND_DOUBT


@pytest.mark.rule("FA-CORE-06", "FA-CORE-07", "FA:opposed_minimum_total")
def test_two_w6_against_each_other_exactly() -> None:
    own = WildCard(6)
    success, with_raise = beats(own, own), beats(own, own, by=4)
    assert 1 - success == Fraction(6350, 11137)
    assert success - with_raise == Fraction(91603, 400932)
    assert with_raise == Fraction(80729, 400932)
    at_least_four, _ = spied(roller(Die(6)), roller(Die(6)), Options(opposed_minimum_total=4))
    assert agrees(at_least_four, "0.41208159")


@pytest.mark.rule("FA-SPY-01", "FA-USE-05")
def test_the_whisperers_spy_on_the_circle() -> None:
    world = poor()
    law = ODDS.law(roll_espionage, world, "asche", "zirkel", world).map(lambda rolled: rolled[1].grade)
    assert agrees(law.at_least(1), "0.70242200")
    assert agrees(law.at_least(2), "0.42841954")


# -- 8.5 gathering -----

GATHERED = """
W4  | 30568/34545                   | 0.88487480 | 1.50987480 | 0.72829642 | 0.49550948 | 0.39156173
W6  | 1426/1295                     | 1.10115830 | 1.85115830 | 0.84710425 | 0.52661948 | 0.46400686
W8  | 4016372/3317755               | 1.21056920 | 2.02306920 | 1.01753776 | 0.76174609 | 0.59296138
W10 | 74566299552259/51339206037735 | 1.45242409 | 2.30242409 | 1.20025732 | 0.90366384 | 0.76811795
W12 | 267679/165935                 | 1.61315575 | 2.48815575 | 1.40535149 | 1.15327479 | 0.95655293
"""
"""Expected points: exactly, the same as a decimal, with a silver mine, with one to three wounds."""


def gathers(world: World, who: str) -> Play[World]:
    """One action."""
    world, tested = yield from roll_gather(world, who, world)
    return (yield from apply_gather(world, who, tested))


def expected_rp(die: str, mine: bool = False, wounds: int = 0) -> Fraction:
    """What `kontor` can expect with this die; its wounds suspend nothing, its fleet is not there."""
    assets = tuple(asset for asset in START.find("kontor").assets if mine and asset.id == "silbermine")
    changes = {"assets": assets, "resources": DICE[die], "wounds": tuple(Wound(n) for n in range(1, wounds + 1))}
    law = ODDS.law(gathers, poor("kontor", kontor=changes), "kontor")
    return law.map(lambda world: world.find("kontor").rp).mean()


@pytest.mark.rule("FA-GAT-01", "FA-GAT-02", "FA-AST-08", "FA-WND-01")
@pytest.mark.parametrize(("die", "points"), rows(GATHERED))
def test_gathering_brings_points(die: str, points: list[str]) -> None:
    exact, plain, with_mine, *hampered = points
    assert abs(expected_rp(die) - Fraction(exact)) < BEYOND_DOUBT
    assert agrees(expected_rp(die), plain)
    assert agrees(expected_rp(die, mine=True), with_mine)
    for wounds, printed in enumerate(hampered, 1):
        assert agrees(expected_rp(die, wounds=wounds), printed)


# -- 8.6 attacks between the starter factions -----

ATTACKS = """
asche-kontor  | 0.73333333 | 0.27500000 | 0.26736111 | 0.12285880 | 0.04344618 | 0.01637852 | 0.00828872
asche-orden   | 0.73333333 | 0.37430556 | 0.20815972 | 0.09872203 | 0.03401693 | 0.01189929 | 0.00622981
asche-wache   | 0.58333333 | 0.29774306 | 0.16558160 | 0.07852889 | 0.02705892 | 0.00946535 | 0.00495553
asche-zirkel  | 0.85000000 | 0.21250000 | 0.37777778 | 0.15937500 | 0.06345486 | 0.02488185 | 0.01201051
kontor-asche  | 0.30555556 | 0.11458333 | 0.11458333 | 0.05013021 | 0.01790365 | 0.00581868 | 0.00253635
kontor-orden  | 0.55555556 | 0.32986111 | 0.14539931 | 0.05425347 | 0.01803928 | 0.00562880 | 0.00237359
kontor-wache  | 0.30555556 | 0.18142361 | 0.07996962 | 0.02983941 | 0.00992160 | 0.00309584 | 0.00130547
kontor-zirkel | 0.75000000 | 0.28125000 | 0.28125000 | 0.12304688 | 0.04394531 | 0.01428223 | 0.00622559
orden-asche   | 0.30555556 | 0.05092593 | 0.13863169 | 0.06507202 | 0.03253601 | 0.01147405 | 0.00691587
orden-kontor  | 0.55555556 | 0.15432099 | 0.23148148 | 0.09773663 | 0.04372428 | 0.01886145 | 0.00943073
orden-wache   | 0.30555556 | 0.12731481 | 0.10185185 | 0.04597479 | 0.01838992 | 0.00801612 | 0.00400806
orden-zirkel  | 0.75000000 | 0.12500000 | 0.34027778 | 0.15972222 | 0.07986111 | 0.02816358 | 0.01697531
wache-asche   | 0.37500000 | 0.04687500 | 0.14973958 | 0.10221354 | 0.04215495 | 0.02084238 | 0.01317455
wache-kontor  | 0.66666667 | 0.13888889 | 0.27083333 | 0.14004630 | 0.07011960 | 0.02734375 | 0.01943480
wache-orden   | 0.66666667 | 0.20833333 | 0.25173611 | 0.11033951 | 0.06001640 | 0.02073688 | 0.01550444
wache-zirkel  | 0.81250000 | 0.10156250 | 0.32443576 | 0.22146267 | 0.09133572 | 0.04515848 | 0.02854486
zirkel-asche  | 0.27083333 | 0.01625000 | 0.05958333 | 0.08720833 | 0.05633333 | 0.02437500 | 0.02708333
zirkel-kontor | 0.50000000 | 0.05000000 | 0.13000000 | 0.15300000 | 0.08800000 | 0.03700000 | 0.04200000
zirkel-orden  | 0.50000000 | 0.07500000 | 0.15000000 | 0.13600000 | 0.07200000 | 0.03215000 | 0.03485000
zirkel-wache  | 0.32291667 | 0.04843750 | 0.09687500 | 0.08783333 | 0.04650000 | 0.02076354 | 0.02250729
"""
"""Hit; without effect, shaken only, one, two, three, at least four wounds."""


def blows(world: World, attacker: str, target: str) -> Law[Blow]:
    return ODDS.law(roll_attack, world, attacker, target, world).map(lambda rolled: rolled[1])


def harm(world: World, attacker: str, target: str) -> list[Fraction]:
    """Nothing, shaken only, one, two, three, four wounds: how the target is after the whole attack."""
    law = ODDS.law(attack, world, attacker, target).map(lambda after: state_of(after.find(target)))
    return [law.probability(state) for state in ("", "shaken", 1, 2, 3, 4)]


def state_of(faction: Faction) -> str | int:
    return len(faction.wounds) or ("shaken" if faction.shaken else "")


@pytest.mark.rule("FA-ATK-01", "FA-ATK-03", "FA-ATK-04", "FA-CORE-08", "FA-CORE-09", "FA-GEN-05", "FA-DER-03")
@pytest.mark.parametrize(("pair", "chances"), rows(ATTACKS))
def test_an_attack_shakes_and_wounds(pair: str, chances: list[str]) -> None:
    attacker, target = pair.split("-")
    hit, without_effect, *hurtful = chances
    found = blows(poor(), attacker, target)
    assert agrees(found.where(lambda blow: blow.is_hit), hit)
    assert agrees(found.where(lambda blow: blow.is_hit and blow.raises < 0), without_effect)
    _, *states = harm(poor(), attacker, target)
    assert all(map(agrees, states, hurtful))


WACHE_AND_ASCHE = {
    "default": "5/8 3/64 115/768 157/1536 259/6144 2305/110592 1457/110592",
    "shaken": "5/8 3/64 0 129/512 259/6144 2305/110592 1457/110592",
    "bonus": "5/8 5/162 19445/165888 6815/62208 236639/3981312 192613/5971968 306673/11943936",
}
"""Miss, without effect, shaken only, one, two, three, at least four wounds."""


@pytest.mark.rule("FA-ATK-02", "FA-ATK-04", "FA-CORE-10", "FA-SHK-02", "FA:attack_raise_bonus_damage")
@pytest.mark.parametrize(("case", "chances"), WACHE_AND_ASCHE.items())
def test_the_watch_attacks_the_children_of_ash_exactly(case: str, chances: str) -> None:
    options = Options(attack_raise_bonus_damage=case == "bonus")
    world = poor(options=options, asche={"shaken": case == "shaken"})
    miss, without_effect, shaken, *wounds = map(Fraction, chances.split())
    assert blows(world, "wache", "asche").where(lambda blow: not blow.is_hit) == miss
    as_before, only_shaken, *found = harm(world, "wache", "asche")
    if case == "shaken":
        as_before, only_shaken = only_shaken, as_before  # who is shaken stays so if nothing happens
    assert [as_before, only_shaken, *found] == [miss + without_effect, shaken, *wounds]


@pytest.mark.rule("FA-AST-09", "FA-AST-10")
def test_the_riders_may_strike_back_and_hit() -> None:
    assert blows(poor(), "orden", "wache").where(lambda blow: not blow.is_hit) == Fraction(25, 36)
    deadly = poor(wache={"striking_power": Die(12, 40)})
    strikes_back = Odds(Fixed((("FA-AST-09", "free_attack"),)))
    law = strikes_back.law(attack, deadly, "orden", "wache")
    assert law.where(lambda world: world.find("orden").destroyed) == Fraction(25, 54)


# -- 8.7 others -----


@pytest.mark.rule("FA-CORE-13", "FA-CORE-14", "FA-ATK-05")
def test_two_wounds_are_soaked() -> None:
    world = town("kontor", kontor={"rp": 3})
    law = Odds(SOAK).enumerate(lambda: suffer(world, "kontor", 2, "", in_attack=True))
    found = law.map(lambda after: (len(after.find("kontor").wounds), after.find("kontor").shaken))
    assert found == Law({(2, True): 54, (1, True): 163, (0, False): 71})


@pytest.mark.rule("FA-SHK-04", "FA-SHK-05", "FA-SHK-06", "FA-SHK-07")
def test_recovery_frees_or_lets_act() -> None:
    world = poor("kontor", kontor={"shaken": True, "action": "available"})
    law = ODDS.law(recover, world, "kontor").map(
        lambda after: (after.find("kontor").shaken, after.find("kontor").action)
    )
    chances = {(True, "shaken"): "1/4", (False, "lost"): "637/1296", (False, "available"): "335/1296"}
    assert {outcome: law.probability(outcome) for outcome in law} == {k: Fraction(v) for k, v in chances.items()}


@pytest.mark.rule("FA-REO-01", "FA-REO-02")
def test_reorganising_removes_wounds() -> None:
    world = poor("kontor", kontor=hurt("kontor", "silbermine", "handelsflotte"))
    law = ODDS.law(reorganise, world, "kontor").map(lambda after: 2 - len(after.find("kontor").wounds))
    assert [law.probability(n) for n in range(3)] == [Fraction(25, 48), Fraction(227, 768), Fraction(47, 256)]


@pytest.mark.rule("FA-PHA-01", "FA-CORE-17", "FA-CORE-18")
def test_a_joker_among_five_cards() -> None:
    """Card by card, as long as none was a joker: five at once are too many deals to list."""
    none_so_far = Fraction(1)
    for out in range(5):
        world = replace(poor("kontor"), stage="deal", shuffle=False, dealt=tuple(range(1, out + 1)))
        none_so_far *= ODDS.law(deal, world).where(lambda dealt: not dealt.find("kontor").has_joker)
    assert 1 - none_so_far == Fraction(85, 477)


def advances(world: World) -> Play[World]:
    """One action for the plan of `asche`, as long as it is open."""
    if world.find("asche").plan("ratsschatz").status != "open":
        return world
    world, tested = yield from roll_plan(world, "asche", "ratsschatz", world)
    return (yield from apply_plan(world, "asche", "ratsschatz", tested))


def within_actions(most: int) -> Iterator[Fraction]:
    """The chance that the plan is complete, action by action."""
    law = Law.certain(poor("asche"))
    for _ in range(most):
        law = law.bind(lambda world: ODDS.law(advances, world))
        yield law.where(lambda world: world.find("asche").plan("ratsschatz").status == "complete")


@pytest.mark.rule("FA-PLN-03", "FA-PLN-04")
def test_the_vault_is_empty_within_some_actions() -> None:
    found = list(within_actions(5))
    assert found[0] < found[1]
    assert all(map(agrees, found[1:], ["0.02641705", "0.12687645", "0.33078192", "0.58585011"]))
