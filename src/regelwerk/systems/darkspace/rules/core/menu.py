"""All kinds of acts of all chapters, and which of them somebody can choose from now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from regelwerk.engine.acts import Refused
from regelwerk.systems.darkspace.rules.body import healing
from regelwerk.systems.darkspace.rules.break_in import infiltration_acts
from regelwerk.systems.darkspace.rules.chase import blocking, boarding, driving, gunnery, ramming
from regelwerk.systems.darkspace.rules.core import groups, simple_acts
from regelwerk.systems.darkspace.rules.core.acts import Act, Nature
from regelwerk.systems.darkspace.rules.cortex import controls, entering, hacking, machines, systems
from regelwerk.systems.darkspace.rules.cortex.machines import order_allows
from regelwerk.systems.darkspace.rules.fight import attack
from regelwerk.systems.darkspace.rules.movement import leaving, movement, sprinting
from regelwerk.systems.darkspace.state import Actor, Deed, World

CHAPTERS = (
    attack, hacking, infiltration_acts, driving, boarding, ramming, movement, sprinting, leaving, blocking, simple_acts,
    healing, controls, machines, gunnery, entering, systems, groups,
)  # fmt: skip
Affordable = Callable[[tuple[Deed, ...]], tuple[Deed, ...]]
ACTS: dict[str, Act] = {act.kind: act for chapter in CHAPTERS for act in chapter.ACTS}


class Menu(Mapping[str, tuple[Deed, ...]]):
    """The deeds of every kind of act that somebody can choose now.

    A kind is looked at when somebody asks for it: who knows what to do does not read the whole menu.
    """

    __slots__ = ("_actor", "_affordable", "_kinds", "_nature", "_offers", "_world")

    def __init__(
        self, world: World, actor: Actor, affordable: Affordable = tuple, nature: Nature | None = None
    ) -> None:
        self._world, self._actor = world, actor
        self._affordable, self._nature = affordable, nature
        self._offers: dict[str, tuple[Deed, ...] | Refused] = {}
        self._kinds: list[str] | None = None

    def offer(self, kind: str) -> tuple[Deed, ...] | Refused:
        """What can be done of a kind, or why nothing of it; empty where it has no place."""
        found = self._offers.get(kind)
        if found is None:
            found = self._offers[kind] = self._looked_at(ACTS[kind])
        return found

    def _looked_at(self, act: Act) -> tuple[Deed, ...] | Refused:
        if self._nature not in (None, act.nature) or not order_allows(self._world, self._actor, act.kind):
            return ()
        offer = act.deeds(self._world, self._actor)
        return offer if isinstance(offer, Refused) else self._affordable(tuple(offer)) if offer else ()

    def refused(self) -> Iterator[tuple[str, Refused]]:
        """The kinds that have a place here but cannot be done, and why."""
        for kind in ACTS:
            offer = self.offer(kind)
            if isinstance(offer, Refused):
                yield kind, offer

    def get(self, kind: str, default: Any = ()) -> Any:
        """The deeds of a kind; none where it is not possible."""
        found = self.offer(kind) if kind in ACTS else ()
        return default if isinstance(found, Refused) else found or default

    def __getitem__(self, kind: str) -> tuple[Deed, ...]:
        found: tuple[Deed, ...] = self.get(kind)
        if not found:
            raise KeyError(kind)
        return found

    def __contains__(self, kind: object) -> bool:
        return isinstance(kind, str) and bool(self.get(kind))

    def __iter__(self) -> Iterator[str]:
        return iter(self._possible())

    def __len__(self) -> int:
        return len(self._possible())

    def _possible(self) -> list[str]:
        """The kinds that have deeds. Whoever lists them asks how many they are, too."""
        if self._kinds is None:
            offers = [(kind, self.offer(kind)) for kind in ACTS]
            self._kinds = [kind for kind, found in offers if found and not isinstance(found, Refused)]
        return self._kinds

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Menu):
            return NotImplemented
        return (self._world, self._actor, self._nature) == (other._world, other._actor, other._nature)

    def __hash__(self) -> int:
        return hash((self._world, self._actor, self._nature))

    def __repr__(self) -> str:
        return f"Menu({dict(self)!r})"

    def __bool__(self) -> bool:
        return any(self.get(kind) for kind in ACTS)
