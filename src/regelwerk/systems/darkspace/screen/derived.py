"""What follows from whoever somebody is writing: the boxes of the monitors, the class of the system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.content.derived import Derived
from regelwerk.engine.facts import Word
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, system_mk
from regelwerk.systems.darkspace.values import PHYSICAL

if TYPE_CHECKING:
    from regelwerk.systems.darkspace.content.loading import Content

ACTORS = ("character", "henchman", "machine", "system", "object")


def derived(content: Content, kind: str, name: str) -> tuple[Derived, ...]:
    """The monitors of whoever takes part in scenes, by the default rulings; gear has none."""
    if kind not in ACTORS:
        return ()
    actor = content.table(kind)[name]
    counted = {monitor: boxes(actor, monitor, Options()) for monitor in PHYSICAL}
    found = [Derived(Word(f"ds-monitor-{one}"), number, "DS-MON-05") for one, number in counted.items() if number]
    mk = system_mk(actor)
    return (*found, Derived(Word("ds-board-cortex"), mk, "DS-CTX-01")) if mk else tuple(found)
