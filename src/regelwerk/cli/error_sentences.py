"""Errors of the command line as sentences; those that can happen anywhere are worded by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from regelwerk.cli.errors import UserError

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice

EXTRAS = {"scipy": "lab", "optuna": "lab", "matplotlib": "plot", "ray": "cluster"}
# Typer carries its own copy of Click from some version on; this finds the class in either.
USAGE_ERROR: type[Exception] = typer.BadParameter.__bases__[0]


def refusal(error: Exception, voice: Voice) -> str | None:
    """The sentence for an error of the user; None if the error is ours."""
    match error:
        case UserError():
            return voice.tell(error.code, error.facts)
        case ModuleNotFoundError() if (error.name or "").partition(".")[0] in EXTRAS:
            module = (error.name or "").partition(".")[0]
            return voice.text("cli-wrong-extra", module=module, extra=EXTRAS[module])
        case OSError() if error.filename is not None:
            return voice.text("cli-wrong-file", file=str(error.filename), why=str(error.strerror))
        case USAGE_ERROR():
            return usage_refusal(error, voice)
    from regelwerk.players.judging import ValueFileError

    if isinstance(error, ValueFileError):
        return voice.text("cli-wrong-value-file", why=str(error))
    from regelwerk.engine.book.error_sentences import refusal as refused

    return refused(error, voice)


def usage_refusal(error: Any, voice: Voice) -> str:
    """The sentence for wrong options and arguments."""
    command = error.ctx.command_path if error.ctx is not None else "regelwerk"
    param = getattr(error, "param", None)
    name = _name(param) if param is not None else getattr(error, "option_name", "")
    match type(error).__name__:
        case "MissingParameter":
            return voice.text("cli-wrong-missing", name=name, command=command)
        case "NoSuchOption":
            return voice.text("cli-wrong-no-option", name=name, command=command)
        case "BadParameter":
            wanted = _wanted(param, voice) or str(getattr(param, "metavar", None) or name)
            return voice.text("cli-wrong-value", name=name, command=command, wanted=wanted)
        case "BadOptionUsage":
            return voice.text("cli-wrong-option-usage", name=name, command=command)
    group: Any = error.ctx.command if error.ctx is not None else None
    commands = group.list_commands(error.ctx) if hasattr(group, "list_commands") else ()
    if commands:
        return voice.text("cli-wrong-command", command=command, known=", ".join(commands))
    words = error.format_message().rpartition("(")[2].rpartition(")")[0]
    return voice.text("cli-wrong-usage", command=command, words=words)


def _wanted(param: Any, voice: Voice) -> str:
    """The numbers that an option takes; empty if it takes something else."""
    kind = getattr(param, "type", None)
    name = str(getattr(kind, "name", ""))
    if not name.startswith(("int", "float")):
        return ""
    words = voice.text("cli-wanted-whole-number") if name.startswith("int") else voice.text("cli-wanted-any-number")
    limits = (("≥", getattr(kind, "min", None)), ("≤", getattr(kind, "max", None)))
    shown = (
        f"{sign} {voice.number(limit, 0 if limit == int(limit) else 2)}" for sign, limit in limits if limit is not None
    )
    return " ".join((words, *shown))


def _name(param: Any) -> str:
    """An option as typed, an argument in capitals."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name).upper()
