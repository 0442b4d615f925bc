"""The two faces of every throw held against each other: what is cast and read, and the law."""

import importlib
import json
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from scipy.stats import chi2

import regelwerk
from regelwerk.dice import Faces, ImpossibleFaces, Law, RandomDice, Throw
from regelwerk.dice.kinds import description_from
from regelwerk.languages import supplied_languages

from .every_throw import THROWS, capped

CASTS = 3000
LEAST_PATH = Fraction(1, 2000)

each_throw = pytest.mark.parametrize("throw", THROWS, ids=[f"{type(t).__name__}-{t.notation()}" for t in THROWS])


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def test_no_throw_of_the_project_is_missing_here() -> None:
    for module in pkgutil.walk_packages(regelwerk.__path__, "regelwerk."):
        # Migrations are no modules: they are run by a program of their own.
        if ".migrations." not in module.name:
            importlib.import_module(module.name)
    known = {(type(t).__module__, type(t).__qualname__) for t in THROWS}
    ours = {(c.__module__, c.__qualname__) for c in subclasses(Throw) if c.__module__.startswith("regelwerk.")}
    assert ours == known


@each_throw
def test_many_casts_follow_the_law(throw: Throw[Any]) -> None:
    dice = RandomDice("every throw")
    law = throw.law()
    seen = Counter(throw.read(throw.cast(dice)) for _ in range(CASTS))
    assert all(x in law for x in seen)
    cells: list[tuple[float, int]] = []
    rare_expected, rare_seen = 0.0, 0
    for x in law:
        expected = CASTS * float(law.probability(x))
        if expected >= 5:
            cells.append((expected, seen[x]))
        else:
            rare_expected, rare_seen = rare_expected + expected, rare_seen + seen[x]
    if rare_expected >= 1:
        cells.append((rare_expected, rare_seen))
    statistic = sum((count - expected) ** 2 / expected for expected, count in cells)
    assert chi2.sf(statistic, max(1, len(cells) - 1)) > 1e-4


@each_throw
def test_a_law_has_as_many_outcomes_as_were_told(throw: Throw[Any]) -> None:
    assert 1 <= throw.fewest_outcomes <= len(throw.law())


class _FurtherDie(Exception):
    def __init__(self, sides: int) -> None:
        self.sides = sides


class _Path:
    """Faces up to a point; the die after that is a question."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = iter(faces)

    def die(self, sides: int) -> int:
        face = next(self.faces, None)
        if face is None:
            raise _FurtherDie(sides)
        return face

    def below(self, n: int) -> int:
        return self.die(n) - 1


@cache
def all_casts(throw: Throw[Any]) -> list[tuple[Faces | None, Fraction]]:
    """Every cast with its probability; long explosions are cut off and come as None."""
    casts: list[tuple[Faces | None, Fraction]] = []
    paths: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while paths:
        path, p = paths.pop()
        try:
            casts.append((throw.cast(_Path(path)), p))
        except _FurtherDie as further:
            if p < LEAST_PATH:
                casts.append((None, p))
            else:
                paths.extend(((*path, face), p / further.sides) for face in range(1, further.sides + 1))
    return casts


@each_throw
@pytest.mark.parametrize("cap", [None, 0, 1, 3, 5])
def test_all_casts_together_are_the_law(throw: Throw[Any], cap: int | None) -> None:
    law, cut = throw.law(cap), Fraction(0)
    found: dict[Any, Fraction] = {}
    for faces, p in all_casts(throw):
        if faces is None:
            cut += p
        else:
            outcome = throw.read(faces) if cap is None else capped(throw, cap)(throw.read(faces))
            found[outcome] = found.get(outcome, Fraction(0)) + p
    assert cut < Fraction(1, 4)
    if not cut:
        assert {x: law.probability(x) for x in law} == found
    else:
        assert all(p <= law.probability(x) + law.rest for x, p in found.items())
        assert all(law.probability(x) <= found.get(x, Fraction(0)) + cut for x in law)


@each_throw
@pytest.mark.parametrize("cap", [0, 1, 2, 4, 7])
def test_a_larger_cap_changes_nothing(throw: Throw[Any], cap: int) -> None:
    law = throw.law(cap)
    assert law.map(capped(throw, cap)) == law
    for larger in (cap + 1, cap + 6):
        wider: Law[Any] = throw.law(larger)
        if wider.rest:
            # Only an unbounded right side leaves a rest under a cap, and it is the same for every cap.
            assert wider.rest < 1e-15
            again = wider.map(capped(throw, cap))
            assert all(abs(law.probability(x) - again.probability(x)) < 1e-15 for x in law)
        else:
            assert wider.map(capped(throw, cap)) == law


@each_throw
def test_only_unbounded_throws_have_a_rest_and_it_is_tiny(throw: Throw[Any]) -> None:
    law = throw.law()
    assert law.rest < Fraction(1, 10**15)
    assert (law.rest == 0) == throw.bounded


@each_throw
def test_typed_faces_are_recognised_flat_and_grouped(throw: Throw[Any]) -> None:
    dice = RandomDice(7)
    for _ in range(20):
        faces = throw.cast(dice)
        flat = [face for chain in faces for face in chain]
        assert throw.faces_from(flat) == faces
        assert throw.faces_from(faces) == faces
        with pytest.raises(ImpossibleFaces):
            throw.faces_from([*flat, 1])
        if flat:
            with pytest.raises(ImpossibleFaces):
                throw.faces_from(flat[:-1])


@each_throw
def test_throws_are_values(throw: Throw[Any]) -> None:
    assert hash(throw) == hash(throw)
    assert THROWS.count(throw) == 1
    assert not hasattr(throw, "__dict__")


@each_throw
def test_throws_are_told_as_data(throw: Throw[Any]) -> None:
    told = throw.description()
    again = description_from(json.loads(json.dumps(told.to_json())))
    assert again == told
    for lang in supplied_languages():
        assert again.notation(lang) == throw.notation(lang)
    assert not re.search("W|Karte|krit|gegen|unter|im ", throw.notation("en"))


@each_throw
def test_every_die_that_fell_is_seen(throw: Throw[Any]) -> None:
    dice, told = RandomDice("seen"), throw.description()
    for _ in range(20):
        faces = throw.cast(dice)
        assert tuple(die.faces for die in told.seen(faces)) == faces
        assert not told.is_fixed or len(faces) == told.number
