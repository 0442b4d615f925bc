"""A hacking attack in numbers: thresholds, criticals, damage.

`resolve_hack` is the middle stage of `hacking.hack`; previews, named questions and estimates run it as a game does.
"""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play
from regelwerk.engine.state_values import Value
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Cast, Rolled, resolve_probe
from regelwerk.systems.darkspace.rules.fight.attack import CRITICAL_DAMAGE
from regelwerk.systems.darkspace.values import Digital

CONNECTIONS, MEMORY, ACCESS = 18, 19, 20
"""The results from which what lies behind a firewall is hit (DS-CTX-01)."""


class Intrusion(Value, frozen=True):
    """A hacking attack in numbers, as it is thrown."""

    cast: Cast
    firewall: int
    damage: int
    penetration: int = 0
    soft: int = 0
    """The armour of a network; without that ruling 0 (DS:hack_penetration)."""
    bypass: bool = False
    """Out of hiding, past firewall and armour (DS-AMB-03)."""
    critical_plus: int = 0
    """What a critical adds to the result (DS:critical_plus3)."""
    target: str = ""
    missing: int = 0
    """How many boxes of access are still free; people are told of it before they decide."""


class Hacked(Value, frozen=True):
    """Where a hacking attack has landed."""

    rolled: Rolled
    result: int
    monitor: Digital | Literal[""] = ""
    """Empty: nothing was hit, or it bounced off."""
    damage: int = 0
    bounced: bool = False

    @property
    def critical(self) -> bool:
        return self.rolled.critical

    @property
    def behind(self) -> int:
        """The damage behind the firewall: what a hacker is after."""
        return 0 if self.monitor == "firewall" else self.damage


@rule("DS-CTX-04")
def has_full_access(values: Intrusion, hacked: Hacked) -> bool:
    """Whether a hit marks the last boxes of access."""
    return hacked.monitor == "access" and 0 < values.missing <= hacked.damage


@stakes(
    Stake(
        lambda _, hacked: hacked.behind,
        "ds-stake-behind-firewall",
        whom=lambda args: args[0].target,
        by=lambda args: args[0].cast.who,
        harms=True,
        bands=(
            Band("ds-band-behind-firewall", lambda _, hacked: hacked.behind > 0),
            Band("ds-band-full-access", lambda args, hacked: has_full_access(args[0], hacked)),
        ),
    )
)
@rule("DS-CTX-01", "DS-CTX-03")
def resolve_hack(values: Intrusion) -> Play[Hacked]:
    """Throw a hacking attack and land it."""
    rolled = yield from resolve_probe(values.cast)
    return land(values, rolled)


@rule("DS-CTX-01", "DS-CTX-03", "DS:critical_hack", "DS:critical_needs_hit", "DS:hack_penetration")
def land(values: Intrusion, rolled: Rolled) -> Hacked:
    """Which monitor the result picks and what damage is done; a critical goes past the firewall."""
    options = values.cast.options
    critical = rolled.critical
    result = rolled.result + (values.critical_plus if critical else 0)
    skips = values.bypass or (critical and options.critical_hack == "skips_firewall")
    monitor = band(result, -1 if skips else values.firewall, options)
    if not monitor and critical and not options.critical_needs_hit:
        monitor = "connections"
    bounced = bool(monitor) and values.soft > values.penetration and not critical and not values.bypass
    if not monitor or bounced:
        return Hacked(rolled, result, bounced=bounced)
    damage = values.damage + (CRITICAL_DAMAGE if critical else 0)
    return Hacked(rolled, result, monitor, damage)


@rule("DS-CTX-01", "DS-CTX-02", "DS-CORE-18", "DS:firewall_overlap")
def band(result: int, firewall: int, options: Options) -> Digital | Literal[""]:
    """The monitor of a result: up to the value of the firewall it is the firewall, and from 18 what lies behind."""
    if result <= firewall and (options.firewall_overlap == "firewall" or result < CONNECTIONS):
        return "firewall"
    if result < CONNECTIONS:
        return ""
    return "access" if result >= ACCESS else "memory" if result == MEMORY else "connections"
