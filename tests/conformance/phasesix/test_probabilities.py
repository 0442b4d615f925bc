"""The exact numbers of Phase Six, worked out by the rules and held against the specification's tables."""

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from regelwerk.dice import Hits, Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Defaults, Fixed, Policy
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import Plan, hit_pool, hit_roll, planned
from regelwerk.systems.phasesix.rules.attack.coup import coup_de_grace
from regelwerk.systems.phasesix.rules.attack.cover import cover_roll
from regelwerk.systems.phasesix.rules.attack.defence import Warded, dodge, guard_of
from regelwerk.systems.phasesix.rules.attack.exchange import declared_attack, resolve_attack
from regelwerk.systems.phasesix.rules.attack.throwing import throw_item
from regelwerk.systems.phasesix.rules.body.conditions import dying
from regelwerk.systems.phasesix.rules.core.initiative import begin
from regelwerk.systems.phasesix.rules.core.rolls import NO_HITS, Purse, plain_pool, pool_roll
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from regelwerk.systems.phasesix.values import Item, Mode
from systems.phasesix.builders import CONTENT, fight, someone

HEARTS = 24
"""So many that no wound which matters to eight digits is lost."""
PRINTED = Fraction(1, 2 * 10**8)
"""Half a unit of the last printed digit."""

Table = dict[int, tuple[Fraction, ...]]


def table(text: str) -> Table:
    """A printed table: the first number of a line is its key."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {int(key): tuple(map(Fraction, values)) for key, *values in rows}


def cells(printed: Table, first_column: int = 0) -> Iterator[tuple[int, int, Fraction]]:
    for row, values in printed.items():
        for column, value in enumerate(values, first_column):
            yield row, column, value


def assert_agrees(printed: Table, worked_out: Callable[[int, int], Fraction], first_column: int = 0) -> None:
    """Every number of a printed table is what the rules give."""
    found = [(*cell, worked_out(*cell[:2])) for cell in cells(printed, first_column)]
    wrong = [(row, column, value, float(law)) for row, column, value, law in found if abs(law - value) > PRINTED]
    assert not wrong


# -- an attack as the tables mean it: so many dice, a Mindestwurf, aiming, protection, cover -----

SWORD = replace(CONTENT.weapons["short_sword"], damage_potential=0, penetration=0)
RIFLE = replace(CONTENT.weapons["glock"], damage_potential=0, penetration=0)
BODY = {"strength": 0, "deftness": 0}


def attacker(dice: int, min_roll: int = 5, aimed: int = 0, weapon: str = "short_sword") -> Fighter:
    skills = (("melee_skill", dice), ("shooting", dice))
    sheet = {"attributes": BODY, "skill_bonus": skills, "weapons": (SWORD, RIFLE), "min_roll": min_roll}
    aim = Aim("robber", weapon, aimed) if aimed else None
    return someone("leyla", id="attacker", sheet=sheet, aim=aim)


def target(protection: int = 0, evasion: int = 0, parry: int = 0, hearts: int = HEARTS) -> Fighter:
    sword = replace(CONTENT.foes["robber"].weapon("short_sword"), pool=parry)
    sheet = {"base_protection": protection, "fixed_evasion": evasion, "weapons": (sword,), "max_hearts": hearts}
    return someone("robber", sheet=sheet, actions=1 if evasion or parry else 0)


def wounds(
    one: Fighter, other: Fighter, mode: Mode = "melee", cover: str = "", policy: Policy | None = None
) -> Law[int]:
    """The law of the wounds of one attack."""
    state = fight(one, other, cover={("*", other.id): cover} if cover else None)
    weapon = "short_sword" if mode == "melee" else "glock"
    attack = Handling("attack", weapon, mode, other.id)
    _, plan, answering = declared_attack(state, one.id, attack)
    law = Odds(policy or Defaults()).law(resolve_attack, plan.attack, answering)
    return law.map(lambda resolved: resolved.blow.wounds)


def plan(one: Fighter) -> Plan:
    state = fight(one, target())
    return planned(state.scene, one, state.fighters[1], SWORD, "melee")


def hits(one: Fighter) -> Law[Hits]:
    """The law of the hit roll alone."""
    planned_attack = plan(one)
    counted = hit_pool(planned_attack.strike.figures, Options(), "counted", wounds_that_matter=HEARTS)
    return Odds().law(hit_roll, planned_attack.attack.purse, counted).map(lambda rolled: rolled.hits)


def avoided(result: Warded) -> bool:
    return result.hits == NO_HITS


# -- 8.1 a single die -----

TAILS = {
    2: "5/6", 3: "2/3", 4: "1/2", 5: "1/3", 6: "1/6", 7: "1/6", 8: "5/36", 9: "1/9", 10: "1/12", 11: "1/18",
    12: "1/36", 13: "1/36", 17: "1/108", 23: "1/648", 29: "1/3888",
}  # fmt: skip


@pytest.mark.rule("PS-ROL-01", "PS-ROL-02")
@pytest.mark.parametrize(("number", "chance"), TAILS.items())
def test_one_die_reaches_a_number(number: int, chance: str) -> None:
    law = Odds().law(pool_roll, Purse("a", "a"), plain_pool(1, number, Options()), "PS-ROL-01")
    assert law.where(lambda rolled: rolled.successes == 1) == Fraction(chance)


PER_DIE = {
    (3, 11): "1/3 11/18 1/18",
    (3, 9): "1/3 5/9 1/9",
    (3, 7): "1/3 1/2 1/6",
    (4, 11): "1/2 4/9 1/18",
    (4, 9): "1/2 7/18 1/9",
    (4, 7): "1/2 1/3 1/6",
    (5, 11): "2/3 5/18 1/18",
    (5, 9): "2/3 2/9 1/9",
    (5, 7): "2/3 1/6 1/6",
    (6, 11): "5/6 1/9 1/18",
    (6, 9): "5/6 1/18 1/9",
    (6, 7): "5/6 0 1/6",
    (7, 11): "5/6 1/9 1/18",
    (7, 9): "5/6 1/18 1/9",
    (7, 7): "5/6 0 1/6",
    (8, 11): "31/36 1/12 1/18",
    (8, 9): "31/36 1/36 1/9",
    (8, 7): "31/36 0 5/36",
    (9, 11): "8/9 1/18 1/18",
    (9, 9): "8/9 0 1/9",
    (9, 7): "8/9 0 1/9",
}
"""Miss, normal hit, crit of one die, by Mindestwurf and crit threshold."""


@pytest.mark.rule("PS-CRT-01", "PS-CRT-03", "PS-AIM-02", "PS-AIM-03")
@pytest.mark.parametrize(("numbers", "chances"), PER_DIE.items())
def test_one_die_misses_hits_or_crits(numbers: tuple[int, int], chances: str) -> None:
    min_roll, threshold = numbers
    law = hits(attacker(1, min_roll, aimed=(11 - threshold) // 2)).map(lambda found: found[:2])
    miss, normal, crit = map(Fraction, chances.split())
    assert [law.probability(outcome) for outcome in ((0, 0), (1, 0), (0, 1))] == [miss, normal, crit]


# -- 8.2 normal hits, crits and extra wounds of a pool -----

NORMALS_AND_CRITS = {
    (0, 0): "32/243",
    (0, 1): "40/729",
    (0, 2): "20/2187",
    (0, 3): "5/6561",
    (0, 4): "5/157464",
    (0, 5): "1/1889568",
    (1, 0): "200/729",
    (1, 1): "200/2187",
    (1, 2): "25/2187",
    (1, 3): "25/39366",
    (1, 4): "25/1889568",
    (2, 0): "500/2187",
    (2, 1): "125/2187",
    (2, 2): "125/26244",
    (2, 3): "125/944784",
    (3, 0): "625/6561",
    (3, 1): "625/39366",
    (3, 2): "625/944784",
    (4, 0): "3125/157464",
    (4, 1): "3125/1889568",
    (5, 0): "3125/1889568",
}


@pytest.mark.rule("PS-CRT-05", "PS-HIT-04")
def test_normal_hits_and_crits_of_five_dice() -> None:
    law = hits(attacker(5)).map(lambda found: found[:2])
    assert {outcome: law.probability(outcome) for outcome in law} == {
        outcome: Fraction(chance) for outcome, chance in NORMALS_AND_CRITS.items()
    }


MEGA_WOUNDS = table(
    """
    1  0.99074074  0.00771605  0.00128601  0.00021433
    3  0.97247863  0.02272146  0.00396387  0.00069060
    5  0.95455314  0.03717107  0.00677417  0.00123004
    7  0.93695807  0.05108027  0.00970684  0.00183221
    10  0.91117170  0.07096353  0.01431429  0.00285187
    """
)


@pytest.mark.rule("PS-MEG-01", "PS-MEG-03")
def test_mega_wounds_of_a_pool() -> None:
    laws = {dice: hits(attacker(dice)).map(lambda found: sum(found.megas)) for dice in MEGA_WOUNDS}
    assert_agrees(MEGA_WOUNDS, lambda dice, extra: laws[dice].probability(extra))


# -- 8.3 at least one wound, and the mean -----

UNAIMED = table(
    """
    1  0.33333333  0.05555556  0.05555556  0.05555556  0.05555556  0.05555556
    2  0.55555556  0.18518519  0.10802469  0.10802469  0.10802469  0.10802469
    3  0.70370370  0.33333333  0.17901235  0.15757888  0.15757888  0.15757888
    4  0.80246914  0.47325103  0.26748971  0.21033379  0.20438005  0.20438005
    5  0.86831276  0.59396433  0.36534065  0.27008078  0.25023497  0.24858116
    6  0.91220850  0.69272977  0.46410608  0.33709292  0.29740131  0.29078604
    7  0.94147234  0.77076665  0.55738455  0.40920253  0.34746002  0.33202439
    8  0.96098156  0.83092008  0.64124710  0.48318628  0.40086294  0.37342182
    9  0.97398771  0.87644160  0.71386476  0.55580394  0.45701592  0.41585425
    10  0.98265847  0.91040210  0.77492139  0.62438728  0.51462282  0.45974059
    """
)
AIMED_ONCE = table(
    """
    3  0.70370370  0.40740741  0.30864198  0.29766804  0.29766804  0.29766804
    4  0.80246914  0.53909465  0.40740741  0.37814358  0.37570492  0.37570492
    5  0.86831276  0.64883402  0.50251486  0.45374181  0.44561297  0.44507104
    6  0.91220850  0.73662551  0.59030636  0.52527562  0.50901793  0.50685024
    7  0.94147234  0.80490779  0.66834324  0.59247405  0.56718432  0.56212637
    8  0.96098156  0.85693238  0.73554167  0.65461453  0.62089489  0.61190298
    """
)
AIMED_TWICE = table(
    """
    3  0.70370370  0.48148148  0.42592593  0.42129630  0.42129630  0.42129630
    4  0.80246914  0.60493827  0.53086420  0.51851852  0.51774691  0.51774691
    5  0.86831276  0.70370370  0.62139918  0.60082305  0.59825103  0.59812243
    6  0.91220850  0.78052126  0.69821674  0.67078189  0.66563786  0.66512346
    7  0.94147234  0.83904893  0.76223137  0.73022405  0.72222222  0.72102195
    8  0.96098156  0.88294467  0.81466240  0.78052126  0.76985216  0.76771834
    """
)
BURST = table(
    """
    3  0.86831276  0.53909465  0.20987654  0.04526749  0.00411523  0.00000000
    4  0.91220850  0.64883402  0.31961591  0.10013717  0.01783265  0.00137174
    5  0.94147234  0.73662551  0.42935528  0.17329675  0.04526749  0.00685871
    6  0.96098156  0.80490779  0.53177869  0.25864960  0.08794391  0.01966164
    7  0.97398771  0.85693238  0.62282172  0.34969263  0.14484581  0.04242239
    8  0.98265847  0.89595082  0.70085861  0.44073566  0.21312808  0.07656353
    """
)
MEAN = table(
    """
    3  1.03333333  0.41004801  0.22143347  0.20000000  0.20000000  0.20000000
    4  1.37777778  0.64984949  0.34049307  0.27262041  0.26666667  0.26666667
    5  1.72222222  0.91871846  0.49309207  0.35814059  0.33498715  0.33333333
    6  2.06666667  1.20858062  0.67798829  0.46229378  0.40808533  0.40045939
    7  2.41111111  1.51360452  0.89204171  0.58887559  0.48980990  0.46924438
    8  2.75555556  1.82957857  1.13136472  0.73975507  0.58399481  0.54162369
    9  3.10000000  2.15346107  1.39197968  0.91520219  0.69392822  0.62006011
    10  3.44444444  2.48305522  1.67016895  1.11430705  0.82205988  0.70724570
    """
)


@pytest.mark.rule("PS-PRO-03", "PS-CRT-06", "PS-AIM-02", "PS-AIM-03")
@pytest.mark.parametrize(("printed", "aimed"), [(UNAIMED, 0), (AIMED_ONCE, 1), (AIMED_TWICE, 2)], ids=["11", "9", "7"])
def test_at_least_one_wound(printed: Table, aimed: int) -> None:
    assert_agrees(printed, lambda dice, armor: wounds(attacker(dice, aimed=aimed), target(armor)).at_least(1))


@pytest.mark.rule("PS-BST-01", "PS-BST-05")
def test_at_least_one_wound_of_a_burst() -> None:
    assert_agrees(BURST, lambda dice, armor: wounds(attacker(dice), target(armor), "burst").at_least(1))


@pytest.mark.rule("PS-PRO-04", "PS-MEG-02", "PS-MEG-03")
def test_mean_wounds() -> None:
    assert_agrees(MEAN, lambda dice, armor: wounds(attacker(dice), target(armor)).mean())


@pytest.mark.rule("PS-MEG-03")
def test_the_mean_extra_wounds_of_one_die() -> None:
    assert abs(hits(attacker(1)).map(lambda found: sum(found.megas)).mean() - Fraction(1, 90)) < Fraction(1, 10**20)


# -- 8.4 cover -----

COVER = table(
    """
    0  0.91220850  0.69272977  0.46410608  0.33709292
    6  0.85808605  0.58517461  0.36649557  0.27304299
    5  0.77862265  0.46236929  0.27412325  0.21436260
    4  0.66510202  0.33020405  0.19066322  0.15965415
    """
)
"""By cover number; 0 is none."""


@pytest.mark.rule("PS-COV-02", "PS-COV-05", "PS-COV-06")
def test_at_least_one_wound_behind_cover() -> None:
    # Whether there is a wound at all does not depend on how many hearts there are to lose; few are quicker to count.
    def wounded(cover: int, armor: int) -> Fraction:
        return wounds(attacker(6), target(armor, hearts=2), cover=str(cover or "")).at_least(1)

    assert_agrees(COVER, wounded)


@pytest.mark.rule("PS-COV-05")
def test_cover_in_fractions() -> None:
    assert wounds(attacker(6), target(1, hearts=2), cover="5").at_least(1) == Fraction(245722, 531441)
    covered = Odds().law(cover_roll, "foes", "robber", 5, Hits(3, 0, ()), "worst_first")
    assert covered.probability(Hits(0, 0, ())) == Fraction(1, 27)


# -- 8.5 dodging -----

DODGE = table(
    """
    1  0.16666667  0.16666667  0.13888889  0.11111111  0.08333333  0.05555556  0.02777778  0.02777778
    2  0.30555556  0.30555556  0.25848765  0.20987654  0.15972222  0.10802469  0.05478395  0.05478395
    3  0.42129630  0.42129630  0.36147548  0.29766804  0.22974537  0.15757888  0.08103995  0.08103995
    4  0.51774691  0.51774691  0.45015944  0.37570492  0.29393326  0.20438005  0.10656662  0.10656662
    5  0.59812243  0.59812243  0.52652619  0.44507104  0.35277215  0.24858116  0.13138421  0.13138421
    6  0.66510202  0.66510202  0.59228644  0.50672982  0.40670781  0.29032665  0.15551243  0.15551243
    """
)


@pytest.mark.rule("PS-DOD-05", "PS-DOD-06")
def test_an_attack_is_dodged() -> None:
    def dodged(dice: int, scored: int) -> Fraction:
        state = fight(attacker(5), target(evasion=dice))
        guard = guard_of(state, state.find("robber"), Handling("dodge"))
        return Odds().law(dodge, Hits(scored, 0, ()), guard).where(avoided)

    assert_agrees(DODGE, dodged, first_column=1)


DODGES = Fixed((("PS-REA-01", "dodge"),))


@pytest.mark.rule("PS-DOD-06")
def test_a_whole_exchange_with_a_dodge() -> None:
    hit = hits(attacker(5)).where(lambda found: found.normals + found.crits > 0)
    assert hit == Fraction(211, 243)
    wounded = wounds(attacker(5), target(evasion=3), policy=DODGES).at_least(1)
    assert hit - wounded == Fraction(1323053, 3779136)
    armored = wounds(attacker(5), target(1, evasion=3), policy=DODGES).at_least(1)
    assert armored == Fraction(1358419, 3779136)


# -- 8.6 other -----

PARRIES = Fixed((("PS-REA-01", "parry:short_sword"),))


@pytest.mark.rule("PS-PAR-02", "PS-PAR-03", "PS-PAR-04")
@pytest.mark.parametrize(("armor", "chance"), [(0, "6940843/12754584"), (1, "56548591/153055008")])
def test_a_parry_of_four_dice(armor: int, chance: str) -> None:
    assert wounds(attacker(5), target(armor, parry=4), policy=PARRIES).at_least(1) == Fraction(chance)


@pytest.mark.rule("PS-CRT-01", "PS-AIM-02", "PS-MEG-02")
def test_at_least_one_crit_and_mega_crit_of_six_dice() -> None:
    for aimed, chance in ((0, "0.29032665"), (1, "0.50672982"), (2, "0.66510202")):
        law = hits(attacker(6, aimed=aimed))
        assert abs(law.where(lambda found: found.crits > 0) - Fraction(chance)) < PRINTED
    assert abs(hits(attacker(6)).where(lambda found: bool(found.megas)) - Fraction("0.05428531")) < PRINTED


def initiatives(quicker_by: int) -> Law[tuple[str, int]]:
    """Who acts first, and whose initiative was higher (0: nobody's)."""
    one = someone("hagen", sheet={"attributes": {"quickness": 1 + quicker_by}})
    other = someone("robber", sheet={"attributes": {"quickness": 1}})
    start = replace(fight(one, other), phase="initiative", round=0)

    def seen(state: Combat) -> tuple[str, int]:
        mine, theirs = state.find("hagen").initiative, state.find("robber").initiative
        return state.actor.id, (mine > theirs) - (mine < theirs)

    return Odds().law(begin, start).map(seen)


@pytest.mark.rule("PS-INI-02", "PS-INI-03", "PS-INI-04")
def test_initiative() -> None:
    # Beyond 60 initiatives are merged, which moves these chances by less than a billionth of a billionth.
    error = Fraction(1, 10**14)
    even = initiatives(0)
    for sign, chance in ((1, "3/7"), (-1, "3/7"), (0, "1/7")):
        assert abs(even.where(lambda seen, sign=sign: seen[1] == sign) - Fraction(chance)) < error  # type: ignore[misc]
    quicker = initiatives(2)
    assert abs(quicker.where(lambda seen: seen[1] == 1) - Fraction(24, 35)) < error
    assert abs(quicker.where(lambda seen: seen[1] == 0) - Fraction(19, 210)) < error
    assert abs(quicker.where(lambda seen: seen[0] == "hagen") - Fraction(163, 210)) < error


@pytest.mark.rule("PS-THR-02", "PS-SCA-01", "PS-SCA-02", "PS-SCA-03", "PS-SCA-05")
def test_a_throw_scatters() -> None:
    """A stone that hits only what it falls on, and bystanders to fall on: at twelve, three, six and nine o'clock."""
    stone = Item("stone", Name.of("Stein", en="stone"), radius_m=0, hits=1)
    mira = someone("mira", sheet={"items": ((stone, 1),)})
    assert mira.sheet.skill("throwing") == 3
    places = {"mira": (50, 50), "robber": (50, 70), "12": (50, 71), "3": (54, 70), "6": (50, 65), "9": (44, 70)}
    people = [someone("robber", id=who, actions=0, sheet={"base_protection": 0}) for who in list(places)[1:]]
    state = fight(mira, *people, positions=places)
    law = Odds().law(throw_item, state, "mira", Handling("throw_item", "stone", "", "robber"), False, False)

    def struck(who: str) -> Fraction:
        return law.where(lambda thrown: thrown[0].find(who).hearts < 6)

    assert struck("robber") == 1 - Fraction(8, 27)
    assert [struck(clock) for clock in ("12", "3", "6", "9")] == [
        Fraction(8, 27) * Fraction(1, 12) * Fraction(1, 6)
    ] * 4


@pytest.mark.rule("PS-CND-02", "PS-CND-03")
def test_dying_saves() -> None:
    law = Law.certain(someone("hagen", sheet={"attributes": {"resistance": 2}}, conditions=(("dying", 1),)))
    odds = Odds()
    dead = []
    for _ in range(8):
        law = law.bind(lambda one: Law.certain(one) if one.is_dead else odds.law(dying, one, Options()))
        dead.append(law.where(lambda one: one.is_dead))
    assert dead[:4] == [0, 0, 0, 0]
    assert (dead[4], dead[7]) == (Fraction(1024, 59049), Fraction(10756096, 43046721))


@pytest.mark.rule("PS-CDG-03", "PS-CDG-05")
def test_a_coup_de_grace_at_once() -> None:
    one, victim = attacker(5), someone("robber", conditions=(("dying", 2),), hearts=0)
    state = fight(one, victim)
    coup = Handling("coup_de_grace", "short_sword", "melee", "robber")
    law = Odds().law(coup_de_grace, state, one.id, coup, False, False)
    assert law.where(lambda after: after.find("robber").is_dead) == Fraction(11, 243)
