"""What is asked, the same for everybody.

Best two   the sum of the two highest of n W10 plus a skill, for n from 1 to 10
Best pairs the sums of the two highest and of the next two of n W10 together, for n from 4 to 10
Trait      the better of an exploding die and an exploding W6: raises; then damage against toughness
Hit pool   n exploding W6: hits, crits and bonuses together; then wounds behind cover and armour
Realms     opposed W12 with rerolls: damage; then a duel with 20 points each
Phase Six  a duel of two fighters with 10 hearts each, who strike in turn
Factions   one attack: hit, then damage against resilience; the same with a W6 more for a raise; all attacks among
           five factions; one opposed roll of spies
Dark Space one attack: the highest three of some W10, each ten adds a die; which monitor is hit, and the damage; the
           same without the highest die, or with a copy of it; all three for pools from 1 to 8
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

BEST_TWO_DICE = range(1, 11)
BEST_TWO_SKILL = 5
BEST_PAIRS_DICE = range(4, 11)

TRAIT_SIDES = (4, 6, 8, 10, 12)
TRAIT_TARGET, TRAIT_TOP_RAISE = 4, 5
PARRY = 6
DAMAGE_SIDES = (8, 6)
TOUGHNESS, TOP_WOUND = 7, 4
PEER_DEPTH = 9
"""How often a peer's die explodes at most; what lies beyond cannot change a class."""


def raises(total: int) -> int:
    """-1 for a failure, 0 for a success, otherwise the number of raises."""
    return -1 if total < TRAIT_TARGET else min((total - TRAIT_TARGET) // 4, TRAIT_TOP_RAISE)


def harm(total: int) -> int:
    """-1 for no effect, 0 for shaken, otherwise the number of wounds."""
    return -1 if total < TOUGHNESS else min((total - TOUGHNESS) // 4, TOP_WOUND)


HIT_POOL_DICE = (5, 10, 20)
HIT_FROM, CRIT_FROM, TOP_BONUS = 5, 11, 4
COVER_FROM = 5
ARMOUR_LEFT = 3
"""Protection 4 against penetration 1."""
# One die as classes: miss, hit, crit with bonus 0 to 4. Reaching 5 is 2 in 6, 11 is 2 in 36, then each sixth part.
DIE_WEIGHTS = (186624, 77760, 12960, 2160, 360, 60, 12)
DIE_CLASSES = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1), (0, 1, 2), (0, 1, 3), (0, 1, 4))
# A cover die cancels one hit in three, with its bonus.
COVERED_WEIGHTS = (3 * DIE_WEIGHTS[0] + sum(DIE_WEIGHTS[1:]), *(2 * w for w in DIE_WEIGHTS[1:]))


class Realms(NamedTuple):
    """A fighter of the Realms question; `explosive` rerolls a lost strike once, `composite` a hit suffered."""

    skill: int
    strength: int
    protection: int
    explosive: bool
    composite: bool


REALMS_A = Realms(8, 6, 4, explosive=True, composite=False)
REALMS_B = Realms(7, 5, 5, explosive=False, composite=True)
REALMS_LIFE = 20


class RealmsShot(NamedTuple):
    """A whole shot: the value to hit, what both sides add to a W12, the loss, the KO it is stood with, who rerolls.

    `explosive` repeats the damage roll and `vibro` makes the target repeat the defence, each unless ahead; `composite`
    repeats the defence if the attacker is ahead. `edged` doubles the loss if a KO roll fails. A loss or a tie is a
    shock: another KO roll, and an action point if it fails.
    """

    value: int
    attack: int
    defence: int
    ko: int
    explosive: bool = False
    vibro: bool = False
    composite: bool = False
    edged: bool = False


SHOT_DAMAGE = 3
SHOT_LIFE = 12
SHOT_AP = 6
SHOT = RealmsShot(6, 7, 6, 4, explosive=True, vibro=True, composite=True, edged=True)
TWELVE_SHOTS = {
    f"{value} {defence}": RealmsShot(value, 6, defence, 3 + defence % 3, explosive=True, composite=defence > 4)
    for value in (3, 5, 7)
    for defence in (3, 4, 5, 7)
}
"""One shooter against twelve enemies."""

DUEL_POOLS = (6, 7)
DUEL_ARMOUR = 1
"""Protection 2 against penetration 1."""
DUEL_HEARTS = 10
DUEL_ANSWER = 0.3675136881084679
# One die as classes: miss, hit, crit with bonus 0 to 9; weights over 6 to the 12th.
DUEL_WEIGHTS = (6**12 * 2 // 3, 6**12 * 5 // 18, *(10 * 6 ** (9 - bonus) for bonus in range(9)), 12)
DUEL_CLASSES = ((0, 0), (1, 0), *((0, 1 + bonus) for bonus in range(10)))
DUEL_FIGHTS = 20_000


class Faction(NamedTuple):
    """A faction of the Factions questions: its dice, and what an attack on it has to reach."""

    striking_power: int
    operations: int
    effectiveness: int
    defense: int
    resilience: int


FACTIONS = {
    "asche": Faction(6, 10, 4, 7, 5),
    "kontor": Faction(4, 6, 4, 5, 6),
    "orden": Faction(6, 6, 6, 5, 7),
    "wache": Faction(8, 8, 6, 6, 7),
    "zirkel": Faction(10, 4, 10, 4, 5),
}
ATTACK = "wache", "asche"
ATTACKS = tuple(permutations(FACTIONS, 2))
MISS, TOP_WOUNDS = -2, 4
ATTACK_ANSWER = {
    MISS: 5 / 8,
    -1: 3 / 64,
    0: 115 / 768,
    1: 157 / 1536,
    2: 259 / 6144,
    3: 2305 / 110592,
    4: 1457 / 110592,
}
# With a raise on the attack roll a W6 more.
ATTACK_RAISED_ANSWER = {
    MISS: 5 / 8,
    -1: 5 / 162,
    0: 19445 / 165888,
    1: 6815 / 62208,
    2: 236639 / 3981312,
    3: 192613 / 5971968,
    4: 306673 / 11943936,
}
SPY, SPY_BONUS, SPIED_ON = 10, 1, 4
"""The dice of an opposed roll; the bonus is the spy's. The result: 0 for a failure, 1 for a success, 2 with a raise."""
HOPELESS = -(10**6)
"""A total that wins against nobody."""
FAR_ENOUGH = 10**11
"""Opposed rolls have no total beyond which nothing matters: dice explode until the rest is one in so many."""


def wounds(total: int, resilience: int) -> int:
    """-1 for no effect, 0 for shaken, otherwise the number of wounds."""
    return -1 if total < resilience else min((total - resilience) // 4, TOP_WOUNDS)


def depth(sides: int, top: int) -> int:
    """How often a die must be able to explode so that all totals below `top` are told apart."""
    return -(-top // sides) - 1


def far_depth(sides: int) -> int:
    """How often a die must be able to explode in an opposed roll."""
    explosions = 1
    while sides**explosions < FAR_ENOUGH:
        explosions += 1
    return explosions


BOLD_SKILL, STRONG_PENETRATION = 3, 3
BLOW_DAMAGE, BLOW_CRITICAL = 2, 2
BLOW_THROUGH, BLOW_SOFT = 6, 2
"""A rifle against a jacket: it goes through, so nothing bounces off."""
BLOW_POOL, BLOW_POOLS = 4, range(1, 9)
BLOW_MODES = {"normal": 3, "hampered": 4, "eased": 3}
"""How many of the highest dice each mode has to know."""
TEN, LUCKY = 10, 9
"""What adds a die; from what on the third-highest die makes a critical."""


def blow(first: int, second: int, third: int) -> tuple[int, int]:
    """The monitor that three counted dice hit, 0 for a miss up to 4 for vital, and the damage."""
    result = first + second + BOLD_SKILL + STRONG_PENETRATION
    critical = third >= LUCKY
    if result < 15 or (BLOW_SOFT > BLOW_THROUGH and not critical):
        return 0, 0
    return max(1, min(4, result - 16)), BLOW_DAMAGE + BLOW_CRITICAL * critical


def counted(mode: str, *faces: int) -> tuple[int, ...]:
    """The three dice that count of the highest ones, which come in descending order; missing ones are 0."""
    best = (*faces, 0, 0, 0, 0)
    if mode == "hampered":
        return best[1:4]
    return (best[0], *best[:2]) if mode == "eased" else best[:3]
