"""The ways in which the computer plays, by name: the tempers, and a light tactic for those who play very many games."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.tactics.deciding import Tactic
from regelwerk.systems.heldencodex.tactics.light import LIGHT
from regelwerk.systems.heldencodex.tactics.weights import SENSIBLE, TEMPERS

DEFAULT = SENSIBLE.name
TACTICS: Mapping[str, Policy] = {**{temper.name: Tactic(temper.name, temper) for temper in TEMPERS}, LIGHT.name: LIGHT}
