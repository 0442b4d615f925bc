"""What chapters share that read the dice of a probe in their own way: taking up the dice, and what a probe leaves."""

from __future__ import annotations

from regelwerk.engine.effects import ALL, Audience, Play, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.rulebook import rule
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.pools import Losses, Prober, pool, prober
from regelwerk.systems.heldencodex.probe import Probed, grit_teeth
from regelwerk.systems.heldencodex.state import Hero


@rule("HC-POOL-01", "HC-POOL-05")
def take_up(
    hero: Hero, ability: str, options: Options, losses: Losses = (), audience: Audience = ALL
) -> Play[tuple[Hero, Prober]]:
    """Grit teeth if need be and take up the dice; the log says how many there are, and why."""
    hero, gritted = yield from grit_teeth(hero, ability, options, losses)
    taken = pool(hero, ability, options, losses, gritted)
    yield note(
        "HC-POOL-01", "hc-takes-up", audience, who=Ref(hero.id), ability=Word(f"hc-ability-{ability}"),
        dice=taken.dice, die=taken.die, value=taken.value,
    )  # fmt: skip
    return hero, prober(hero, ability, options, losses, gritted, audience)


def aftermath(probed: Probed, result: int = 0) -> Probed:
    """A probe whose dice have been read: what it costs and earns, and all that its result still decides.

    Many throws meet here, so that odds remember few results.
    """
    return probed._replace(result=result, left=(), devalued=(), throws=min(1, probed.throws))
