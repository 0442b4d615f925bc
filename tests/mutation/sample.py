"""Which faults are tried: a fixed random sample of what Cosmic Ray can change in the rule modules of a system.

The places to change are put in the order of a hash of what stands there (module, function, line, operator), and the
first ones are taken. That is a uniform random sample, and an edit elsewhere leaves the rest of the sample alone.
No place is changed twice, so that long lists of operators do not crowd out the other lines.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

SEED = "regelwerk"
PER_SYSTEM = 50

# The faults that people make: a bound off by one, a condition the wrong way round, a sign, a number, a loop that does
# not run. Left out are replacements that mean the same (`==` by `is`: the values compared are small numbers and
# literals, of which CPython keeps one each), those that every call trips over (`+` by `<<`, `is None` by `<`),
# and the removal of decorators: `@rule` is looked after by the tests of the catalogue, and `@cache` changes no result.
OPERATORS = (
    *(
        f"core/ReplaceComparisonOperator_{change}"
        for change in (
            *("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is"),
            *("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"),
        )
    ),
    *(
        f"core/ReplaceBinaryOperator_{change}"
        for change in (
            *("Add_Sub", "Sub_Add", "Mul_Add", "Mul_FloorDiv", "Div_Mul", "Div_FloorDiv", "FloorDiv_Mul"),
            *("FloorDiv_Div", "Mod_FloorDiv", "Pow_Mul", "BitOr_BitAnd", "BitAnd_BitOr"),
        )
    ),
    "core/ReplaceUnaryOperator_Delete_USub",
    "core/ReplaceUnaryOperator_Delete_Not",
    "core/ReplaceTrueWithFalse",
    "core/ReplaceFalseWithTrue",
    "core/ReplaceAndWithOr",
    "core/ReplaceOrWithAnd",
    "core/ReplaceBreakWithContinue",
    "core/ReplaceContinueWithBreak",
    "core/AddNot",
    "core/NumberReplacer",
    "core/ZeroIterationForLoop",
)
# Arguments that guard against mistakes of programmers or say how a class is built: no game ever depends on them.
GUARDS = frozenset({"strict", "slots", "frozen", "kw_only"})


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault in one place. `module` is relative to the source folder."""

    id: str
    system: str
    module: str
    function: str
    line: int
    operator: str
    occurrence: int

    def applied(self, source: str) -> str:
        """The module's source with the fault in it."""
        mutated = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        if mutated is None:
            raise ValueError(f"{self.module}: nothing to change for {self.operator}")
        return str(mutated)


def sample(source: Path, system: str, size: int = PER_SYSTEM) -> list[Mutant]:
    """The mutants of a system that are tried, in the order of their modules."""
    rules = source / "regelwerk" / "systems" / system / "rules"
    places = [place for path in sorted(rules.rglob("*.py")) for place in mutants(path.relative_to(source), source)]
    places.sort(key=lambda place: place[0].id)
    chosen = [place[int(place[0].id, 16) % len(place)] for place in places[:size]]
    return sorted(chosen, key=lambda mutant: (mutant.module, mutant.line, mutant.id))


def mutants(module: Path, source: Path) -> list[list[Mutant]]:
    """Everything that can be changed in a module: for each place the mutants to choose from."""
    text = (source / module).read_text("utf-8")
    lines, outline = text.splitlines(), _Outline(ast.parse(text))
    nodes = list(ast_nodes(get_ast(text)))
    places: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for name in OPERATORS:
        operator = get_operator(name)()
        positions = (start for node in nodes for start, _ in operator.mutation_positions(node))
        for occurrence, start in enumerate(positions):
            if not outline.is_idle(start):
                places.setdefault(start, []).append((name, occurrence))
    system, seen = module.parts[2], Counter[str]()
    found = []
    for (line, _), changes in sorted(places.items()):
        function = outline.function(line)
        said = "\n".join((SEED, system, module.stem, function, lines[line - 1].strip()))
        seen[said] += 1
        mutant_id = sha256(f"{said}\n{seen[said]}".encode()).hexdigest()[:12]
        found.append([Mutant(mutant_id, system, module.as_posix(), function, line, *change) for change in changes])
    return found


class _Outline:
    """Where the functions of a module are, and where a change would mean nothing."""

    def __init__(self, tree: ast.Module) -> None:
        nodes = list(ast.walk(tree))
        self._functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        self._idle = [_span(node) for parent in nodes for node in _idle(parent)]

    def function(self, line: int) -> str:
        around = [one for one in self._functions if one.lineno <= line <= (one.end_lineno or 0)]
        return max(around, key=lambda one: one.lineno).name if around else "the module"

    def is_idle(self, place: tuple[int, int]) -> bool:
        return any(start <= place < end for start, end in self._idle)


def _idle(node: ast.AST) -> Iterator[ast.expr]:
    """What nothing is computed from: annotations (never evaluated), decorators, guards."""
    match node:
        case ast.FunctionDef(returns=returns, decorator_list=decorators):
            yield from decorators
            if returns is not None:
                yield returns
        case ast.ClassDef(decorator_list=decorators):
            yield from decorators
        case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.keyword(arg=name, value=value) if name in GUARDS:
            yield value


def _span(node: ast.expr) -> tuple[tuple[int, int], tuple[int, int]]:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)
