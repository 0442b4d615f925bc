"""What each kind of act is about. The interrupts that fit an act follow from it.

The acts say the same of themselves (`Act.nature`, `Act.sphere`); a test holds both against each other. The list stands
here because the window for interrupts opens inside the acts and cannot know the menu that is made of them.
"""

from __future__ import annotations

from regelwerk.systems.darkspace.rules.core.acts import Sphere
from regelwerk.systems.darkspace.state import Deed

ATTACKS = frozenset({"attack", "distract", "hack", "ram"})
SPHERES: dict[str, Sphere] = {
    **dict.fromkeys(("hack", "enter_network", "cut_off", "instruct", "crash", "remote"), "cortex"),
    **dict.fromkeys(("move", "leave", "jump", "obstacle", "sprint", "long_sprint", "break_through"), "movement"),
    **dict.fromkeys(("dash", "crowd_off", "block", "fast_and_deadly"), "drive"),
    **dict.fromkeys(("sabotage", "sneak", "security_hack", "sprint_past", "distract_guards", "secure"), "stealth"),
}


def sphere_of(deed: Deed) -> Sphere:
    """What a deed is about; most are physical."""
    return SPHERES.get(deed.kind, "physical")


def is_attack(deed: Deed) -> bool:
    return deed.kind in ATTACKS
