"""`regelwerk try`: run one rule with given arguments, dice and answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import content_folders
from regelwerk.cli.options import AsJson, Folders, SystemName
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from regelwerk.engine.system import System

    Rule = Callable[..., Any]

RuleName = Annotated[str | None, typer.Argument(help="cli-arg-rule", metavar="RULE")]
GivenText = Annotated[str, typer.Option("--given", help="cli-opt-given", metavar="JSON")]
FacesText = Annotated[str, typer.Option("--faces", help="cli-opt-faces", metavar="FACES")]
AnswersText = Annotated[str, typer.Option("--answers", help="cli-opt-answers", metavar="A,B,…")]


def try_rule(
    ctx: typer.Context,
    system: SystemName,
    rule: RuleName = None,
    given: GivenText = "{}",
    faces: FacesText = "",
    answers: AnswersText = "",
    content: Folders = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.cli.reports.trial import plain_trial, run_trial, show_trial
    from regelwerk.cli.terminal.typed import answers_in, faces_in

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    if rule is None:
        list_rules(voice, chosen, as_json=as_json)
        return
    data = given_object(given)
    function = find_rule(chosen, rule, data)
    made = chosen.given(chosen.content(content_folders(content, chosen.name)), function, data)
    trial = run_trial(function, made, faces_in(faces), answers_in(answers))
    if as_json:
        voice.print_json(plain_trial(trial, voice))
    else:
        show_trial(trial, voice)


def given_object(text: str) -> dict[str, Any]:
    """The arguments as typed."""
    import json

    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise UserError("cli-wrong-json", line=error.lineno, column=error.colno) from None
    if not isinstance(data, dict):
        raise UserError("cli-wrong-json", line=1, column=1)
    return data


def find_rule(system: System, name: str, given: dict[str, Any]) -> Rule:
    """A rule function by its name or by a rule ID; of several the one that takes the given arguments."""
    from regelwerk.engine.book.coverage import rule_functions

    functions = rule_functions(system.package)
    if name in functions:
        return functions[name]
    found = {
        known: function
        for known, function in functions.items()
        if known.rpartition(".")[2] == name or name.upper() in (i.upper() for i in function.__rule_ids__)  # type: ignore[attr-defined]
    }
    if not found:
        raise UserError("cli-wrong-try-rule", rule=name, system=system.name)
    fitting = {known: f for known, f in found.items() if fits(f, given)} or found
    if len(fitting) > 1:
        raise UserError("cli-wrong-try-several", rule=name, functions=", ".join(fitting))
    return next(iter(fitting.values()))


def fits(function: Rule, given: dict[str, Any]) -> bool:
    """Whether a rule takes the given arguments and requires nothing else but options."""
    import inspect

    from regelwerk.engine.content.rule_arguments import parameters

    wanted = parameters(function)
    signature = inspect.signature(inspect.unwrap(function)).parameters
    needed = {name for name in wanted if signature[name].default is inspect.Parameter.empty and name != "options"}
    return needed <= set(given) <= set(wanted)


def list_rules(voice: Voice, system: System, *, as_json: bool) -> None:
    """All rules that can be tried, with their parameters."""
    from rich.text import Text

    from regelwerk.engine.book.coverage import rule_functions
    from regelwerk.engine.content.rule_arguments import parameters, spelled

    functions = rule_functions(system.package)
    shown = {name: {p: spelled(kind) for p, kind in parameters(f).items()} for name, f in functions.items()}
    if as_json:
        ids = {name: list(f.__rule_ids__) for name, f in functions.items()}  # type: ignore[attr-defined]
        voice.print_json({name: {"rules": ids[name], "parameters": shown[name]} for name in shown})
        return
    for name, wanted in shown.items():
        line = Text(name, style="bold")
        line.append(f"({', '.join(f'{p}: {kind}' for p, kind in wanted.items())})", style="not bold")
        line.append(f"  {', '.join(functions[name].__rule_ids__)}", style="not bold dim cyan")  # type: ignore[attr-defined]
        voice.print(line)
