"""How likely each party is to win from a state, by what matters in it and what that was worth in played games.

Every party has a score, the weighted sum of its concerns and of what its part in a known scene is worth. The chances
are these scores as a softmax: with two parties a plain logistic model of their difference. Weights are data, in the
file `tactics/value.toml` of a system, with the command that made them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Generic, TypeVar

from regelwerk.engine.concerns import ConcernsModule, Row
from regelwerk.engine.game import Game, Outcome
from regelwerk.engine.parsed_files import parse_toml
from regelwerk.engine.system import System

S = TypeVar("S")

FILE = "value.toml"
GENERAL = ""
"""The name of the weights for scenes that are not known."""
HEAVIEST = 1e6
"""No fit comes near it, and scores of such weights are still numbers: from nan or inf every chance would be nan."""


class ValueFileError(ValueError):
    """A file of weights that cannot be used: it says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the concerns weigh in one scene, and what a party's part in it is worth beyond them."""

    weights: tuple[float, ...]
    parts: Mapping[str, float]

    def chances(self, rows: Mapping[str, Row]) -> dict[str, float]:
        """The chance of every party with these concerns."""
        weights, parts = self.weights, self.parts
        scores = {
            party: parts.get(party, 0.0) + sum([w * x for w, x in zip(weights, row, strict=True)])
            for party, row in rows.items()
        }
        highest = max(scores.values())
        odds = {party: exp(score - highest) for party, score in scores.items()}
        total = sum(odds.values())
        return {party: share / total for party, share in odds.items()}


@dataclass(frozen=True, slots=True)
class ValueFile:
    """The weights of a system by scene, for one version of its rules."""

    system: str
    rules_version: str
    concerns: tuple[str, ...]
    command: str
    scenes: Mapping[str, Weights]

    def of_scene(self, scene: str) -> Weights:
        """The weights of a scene, or those for scenes that are not known."""
        return self.scenes.get(scene) or self.scenes[GENERAL]


@dataclass(frozen=True, slots=True)
class Judge(Generic[S]):
    """Says the chances of all parties. Draws count half, or as many parts as there are parties."""

    game: Game[S]
    module: ConcernsModule[S]
    scene: Weights

    def chances(self, state: S) -> dict[str, float]:
        """The chance of every party to win; what is decided is certain."""
        rows = self.module.concerns(state)
        outcome = self.game.outcome(state)
        if outcome is not None:
            return points(outcome, tuple(rows))
        return self.scene.chances(rows)

    def party_of(self, state: S, seat: str) -> str:
        return self.module.party_of(state, seat)


def points(outcome: Outcome, parties: Sequence[str]) -> dict[str, float]:
    """What every party gets at the end: all, nothing, or an equal part of a draw."""
    if outcome.winner is None:
        return dict.fromkeys(parties, 1 / len(parties))
    return {party: float(party == outcome.winner) for party in parties}


def judge_of(system: System, scene: str = GENERAL, file: ValueFile | None = None) -> Judge[Any]:
    """The judge of a system for one scene; raises `ValueFileError` if there are no weights that fit."""
    module = system.concerns
    if module is None:
        raise ValueFileError(f"{system.name} does not say what matters in its states, so nobody can judge them")
    if file is not None:
        check(system, file)
    found = checked_value(system) if file is None else file
    return Judge(system.game, module, found.of_scene(scene))


@cache
def checked_value(system: System) -> ValueFile:
    """The weights that come with a system, read and checked once; raises `ValueFileError`."""
    found = value_file(system)
    check(system, found)
    return found


def value_file(system: System) -> ValueFile:
    """The weights that come with a system."""
    path = files(system.package).joinpath("tactics", FILE)
    if not path.is_file():
        raise ValueFileError(f"{system.name} has no {FILE} beside its tactics; `regelwerk value fit` makes one")
    return read_value(path.read_text(encoding="utf-8"))


def check(system: System, found: ValueFile) -> None:
    """Refuse weights of another system, other concerns or another version of the rules, for scenes or parties that
    are not there."""
    module = system.concerns
    known = module.CONCERNS if module is not None else ()
    if found.system != system.name:
        raise ValueFileError(f"the weights are for {found.system}, not for {system.name}")
    if found.rules_version != system.game.rules_version:
        raise ValueFileError(
            f"the weights were fitted to version {found.rules_version} of the rules of {system.name}, these are "
            f"version {system.game.rules_version}; fit them anew with: {found.command}"
        )
    if found.concerns != known:
        strange = sorted(set(found.concerns) ^ set(known)) or ["their order"]
        raise ValueFileError(
            f"the weights do not fit what matters in {system.name} ({', '.join(strange)}); fit them anew with: "
            f"{found.command}"
        )
    if module is not None:
        _check_scenes(system, module, found)


def _check_scenes(system: System, module: ConcernsModule[Any], found: ValueFile) -> None:
    """Refuse scenes that a system does not have, and parts of parties that do not play in a scene."""
    content = system.content()
    strange = sorted(found.scenes.keys() - {GENERAL} - system.scenarios(content).keys())
    if strange:
        raise ValueFileError(
            f"the weights are for scenes that {system.name} does not have ({', '.join(strange)}); fit them anew with: "
            f"{found.command}"
        )
    for scene, weights in found.scenes.items():
        known = module.concerns(system.start(system.scenario(content, scene, {}))) if scene and weights.parts else {}
        strange = sorted(weights.parts.keys() - known.keys())
        if strange:
            where = f"in {scene}" if scene else "in every scene"
            raise ValueFileError(
                f"the weights name parties that do not play {where} ({', '.join(strange)}); fit them anew with: "
                f"{found.command}"
            )


def read_value(text: str) -> ValueFile:
    """Weights out of a TOML text; raises `ValueFileError`."""
    try:
        data = parse_toml(text)
        concerns = tuple(str(name) for name in data["concerns"])
        scenes = {name: _weights(entry, len(concerns)) for name, entry in data.get("scene", {}).items()}
        scenes[GENERAL] = _weights(data["general"], len(concerns))
        return ValueFile(data["system"], data["rules_version"], concerns, data["command"], scenes)
    except (ValueError, TypeError, KeyError, AttributeError) as wrong:
        raise ValueFileError(f"this is not a file of weights: {wrong}") from wrong


def write_value(value: ValueFile, told: Mapping[str, str]) -> str:
    """A file of weights as text; `told` says of each scene how good its weights are."""
    lines = [
        "# What matters in a state, and what it weighs in the chance to win. Made by the command; not to be edited.",
        f'system = "{value.system}"',
        f'rules_version = "{value.rules_version}"',
        f'command = "{value.command}"',
        f"concerns = [{', '.join(repr(name).replace(chr(39), chr(34)) for name in value.concerns)}]",
    ]
    sections = [_section(scene, weights, told[scene]) for scene, weights in value.scenes.items()]
    return "\n\n".join(["\n".join(lines), *sections]) + "\n"


def renewed(text: str, scenes: Mapping[str, Weights], told: Mapping[str, str]) -> str:
    """A file of weights with those of some scenes replaced or added; all others stay as they are written."""
    sections = text.rstrip("\n").split("\n\n")
    for scene, weights in scenes.items():
        known = [n for n, section in enumerate(sections) if _heading(scene) in section.splitlines()]
        at = known[0] if known else len(sections)
        sections[at : at + 1] = [_section(scene, weights, told[scene])]
    return "\n\n".join(sections) + "\n"


def _heading(scene: str) -> str:
    return "[general]" if scene == GENERAL else f"[scene.{scene}]"


def _section(scene: str, weights: Weights, told: str) -> str:
    lines = [f"# {told}", _heading(scene), f"weights = [{', '.join(_number(weight) for weight in weights.weights)}]"]
    if weights.parts:
        parts = ", ".join(f"{party} = {_number(worth)}" for party, worth in weights.parts.items())
        lines.append(f"parts = {{ {parts} }}")
    return "\n".join(lines)


def _number(value: float) -> str:
    return repr(round(value, 4) + 0.0)


def _weights(entry: Mapping[str, Any], concerns: int) -> Weights:
    weights = tuple(_weight(weight) for weight in entry["weights"])
    if len(weights) != concerns:
        raise ValueError(f"{len(weights)} weights for {concerns} concerns")
    return Weights(weights, {party: _weight(worth) for party, worth in entry.get("parts", {}).items()})


def _weight(number: object) -> float:
    # Nan is not below anything either.
    if isinstance(number, bool) or not isinstance(number, int | float) or not abs(number) <= HEAVIEST:
        raise ValueError(f"{number} is no weight")
    return float(number)
