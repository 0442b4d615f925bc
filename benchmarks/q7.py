"""The Phase Six duel: two fighters with 10 hearts, who strike in turn until one has none left.

It is the real game, with all its rules: a turn has one action, so nobody has one left to react with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from benchmarks.parameters import DUEL_ARMOUR, DUEL_HEARTS, DUEL_POOLS, HIT_FROM
from regelwerk.engine.effects import Choose
from regelwerk.engine.game import Game
from regelwerk.engine.policies import Policy
from regelwerk.engine.state_values import Name
from regelwerk.systems.phasesix.game import PhaseSix
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import ATTRIBUTES, Sheet, Weapon


class Setup(NamedTuple):
    """A game, where it starts, who decides, and the seat that strikes first."""

    game: Game[Any]
    start: Any
    policy: Policy
    first: str


def setup() -> Setup:
    """The duel that is measured: the order is given, everything else is played by the book."""
    scene = Scene(Name.of("Duell", en="duel"), Options(space="none"))
    fighters = tuple(Fighter(sheet, DUEL_HEARTS) for sheet in map(_sheet, "ab", DUEL_POOLS))
    return Setup(PhaseSix(), Combat(scene, fighters, "turn_start", 0, 1), Striking(), "a")


def _sheet(name: str, pool: int) -> Sheet:
    """One action a turn; protection 2 against penetration 1, as in the question."""
    blow = Weapon("blow", Name.of("Hieb", en="blow"), "melee", ("melee",), penetration=1, pool=pool, natural=True)
    return Sheet(
        name,
        Name.of(name),
        side=name,
        seat=name,
        attributes=(1,) * len(ATTRIBUTES),
        actions=1,
        min_roll=HIT_FROM,
        base_protection=DUEL_ARMOUR + blow.penetration,
        max_hearts=DUEL_HEARTS,
        weapons=(blow,),
        foe=True,
        fixed_evasion=0,
    )


@dataclass(frozen=True, slots=True)
class Striking(Policy):
    """Strikes at the other one, whenever asked what to do."""

    name: str = "striking"

    def decide(self, prompt: Choose[Any]) -> str:
        if prompt.rule_id != "PS-RND-02":
            return prompt.default
        return f"attack:blow:melee:{'b' if prompt.who == 'a' else 'a'}"
