"""The shots of the Realms questions as the real rules take them, ready before the clock starts."""

from __future__ import annotations

from benchmarks import parameters as p
from regelwerk.engine.state_values import NO_NAME
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import Clash
from regelwerk.systems.realms.rules.damage.damage_contest import Contest
from regelwerk.systems.realms.rules.damage.wounds import Victim
from regelwerk.systems.realms.rules.shooting.hitting import Attempt
from regelwerk.systems.realms.state import Vitals
from regelwerk.systems.realms.values import Card

OPTIONS = Options()


def shot_of(values: p.RealmsShot) -> tuple[Attempt, Clash]:
    """The arguments of the rule for a shot at somebody with these values."""
    card = Card(
        "b", NO_NAME, NO_NAME, "infantry", "medium", agi=4, bw=4, ko=values.ko, fk=4, wn=4, eh=4, hp=p.SHOT_LIFE
    )  # fmt: skip
    rerolls = (("explosiv", values.explosive), ("vibro", values.vibro), ("kompositpanzerung", values.composite))
    contest = Contest(
        "a", "a", "b", "b", 1, values.attack, 1, values.defence, tuple(one for one, has in rerolls if has), OPTIONS
    )  # fmt: skip
    victim = Victim("b", "b", card, (), OPTIONS)
    effects = ("monomolekular",) if values.edged else ()
    clash = Clash(contest, victim, Vitals(p.SHOT_LIFE, ap=p.SHOT_AP), p.SHOT_DAMAGE, effects)
    return Attempt("a", "a", values.value, 1, OPTIONS), clash


SHOT = shot_of(p.SHOT)
TWELVE = {name: shot_of(values) for name, values in p.TWELVE_SHOTS.items()}
