"""Parameters of a system's question, read from the words of a command: `hagen wolf --mode burst --star`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regelwerk.cli.errors import UserError
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.odds_arguments import is_yes_or_no
from regelwerk.engine.questions import Parameter


def read_parameters(parameters: Sequence[Parameter], words: Sequence[str], telling: Telling) -> dict[str, Any]:
    """The given values, with defaults for the others; raises UserError if a required one is missing."""
    given = _given(parameters, words, telling)
    for parameter in parameters:
        if parameter.required and not given.get(parameter.name):
            raise UserError(
                "cli-wrong-parameter-missing", name=f"--{parameter.name}", parameters=_usage(parameters, telling)
            )
        if parameter.default is not None:
            given.setdefault(parameter.name, parameter.default)
    return given


def _given(parameters: Sequence[Parameter], words: Sequence[str], telling: Telling) -> dict[str, Any]:
    """Values by name; words without a name are taken in the order of the parameters."""
    by_name = {parameter.name: parameter for parameter in parameters}
    given: dict[str, Any] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        name = name.replace("-", "_")
        bare = next((p.name for p in parameters if (p.required or p.bare) and p.name not in given), None)
        if not word.startswith("-") and bare is not None:
            given[bare] = word
            continue
        if not word.startswith("--") or name not in by_name:
            raise UserError("cli-wrong-parameter", word=word, parameters=_usage(parameters, telling))
        if not equals:
            value = _next_value(by_name[name], rest)
        if not value or value.startswith("--"):
            raise UserError("cli-wrong-parameter-value", name=f"--{name}")
        if by_name[name].many:
            given.setdefault(name, []).append(value)
        else:
            given[name] = value
    return given


def _next_value(parameter: Parameter, rest: list[str]) -> str:
    """The next word; a flag is true unless a yes or no follows."""
    if parameter.flag and (not rest or not is_yes_or_no(rest[0])):
        return "true"
    return rest.pop(0) if rest else ""


def _usage(parameters: Sequence[Parameter], telling: Telling) -> str:
    return explained({f"--{p.name.replace('_', '-')}": telling.text(p.help) for p in parameters})


def explained(helps: Mapping[str, str]) -> str:
    """Names with their explanations, a line each."""
    width = max(map(len, helps))
    return "".join(f"\n  {name:{width}}  {text}" for name, text in helps.items())
