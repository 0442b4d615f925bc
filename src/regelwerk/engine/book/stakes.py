"""What is at stake in a rule: what may come of it, in words and as a number, to whom, and whether that is harm.

A rule says so beside its ID, and every number that people are shown before they decide is made from it:

    @rule("PS-ATK-01")
    @stakes(
        Stake(
            wounds_of,
            "ps-stake-wounds",
            whom=lambda args: args[0].target,
            by=lambda args: args[0].shooter,
            harms=True,
            bands=(Band("ps-band-hit", is_hit), Band("ps-band-wounded", is_wounded), Band("ps-band-out", is_out)),
        )
    )
    def resolve_attack(...)

Bands are what people ask for: hit, wounded, out. Each is an event with a sentence in which `$role` says who reads it:
`target` (it happens to the one who decides: "du wirst verwundet"), `doer` (the one who decides does it: "verwundet
Wolf") or `other` ("Wolf wird verwundet"); `$who` is whom it happens to and `$by` who does it; `$again` says that the
band before has named them, so that the doer's need not ("trifft Wolf 91 % · verwundet 66 %"). The first band is the
bold number, so it is the most likely one. The message of a stake names what is counted, as it stands behind a mean:
"Wunden".

A rule in which both sides have something to lose has several stakes; the first one is what it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Args: TypeAlias = tuple[Any, ...]


class Band(NamedTuple):
    """Something that may come of a rule: its sentence, and whether it has, by the rule's arguments and result."""

    message: str
    reached: Callable[[Args, Any], bool]


@dataclass(frozen=True, slots=True)
class Stake:
    """A whole number read off a rule's arguments and result, what it counts, whom it befalls, and its bands."""

    measure: Callable[[Args, Any], int]
    message: str
    whom: Callable[[Args], str] | None = None
    """The participant to whom it happens; without one it is nobody in particular."""
    by: Callable[[Args], str] | None = None
    """The participant who does it."""
    harms: bool = False
    """Whether it is bad for the one to whom it happens."""
    bands: tuple[Band, ...] = ()
    counts: bool = True
    """Whether its number counts something. If not, it happens or it does not, and a mean would say nothing."""


def stakes(*found: Stake) -> Callable[[F], F]:
    """Mark a rule as what is at stake while it runs."""

    def mark(function: F) -> F:
        function.__stakes__ = found  # type: ignore[attr-defined]
        return function

    return mark


def stakes_of(function: Callable[..., Any]) -> tuple[Stake, ...]:
    """What is at stake in a rule; nothing, unless it says so."""
    return getattr(function, "__stakes__", ())
