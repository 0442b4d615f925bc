"""The front of the command line: finds the command, sets the language, turns errors into sentences."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from regelwerk.cli.error_sentences import refusal
from regelwerk.cli.language import language
from regelwerk.cli.voice import Voice
from regelwerk.languages import DEFAULT_LANGUAGE


class Command(TyperCommand):
    """A command with its usage line in the language of the run."""

    def get_usage(self, ctx: Any) -> str:
        return in_language(super().get_usage(ctx), ctx)


class Group(TyperGroup):
    """Several commands under one name, in the language of the run."""

    def get_usage(self, ctx: Any) -> str:
        return in_language(super().get_usage(ctx), ctx)


class Simulating(Group):
    """Commands beside one that needs no name: whatever is none of them is the argument of `simulate`."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        named = args if args and args[0] in self.commands else [SIMULATE, *args]
        return super().resolve_command(ctx, named)


class Front(Group):
    """All commands, each loaded when it is called or when help is wanted.

    `--lang` is accepted anywhere; bad input ends in one sentence and exit code 2.
    """

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        return [TABLE, *COMMANDS, CAMPAIGN, LAB, CONTENT, NEW]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands and cmd_name in self.list_commands(ctx):
            self.commands[cmd_name] = loaded(cmd_name)
        return self.commands.get(cmd_name)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: ARG002  this front always answers for itself
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        voice = Voice()
        try:
            lang, rest = language(list(sys.argv[1:] if args is None else args))
            voice = Voice(lang)
            rest = rest or ["--help"]
            if "--help" in rest:
                for each in self.list_commands(None):
                    self.get_command(None, each)
                translate(self, voice)
            name = prog_name or "regelwerk"
            code = super().main(rest, name, complete_var, False, windows_expand_args, obj=voice, **extra)
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            sentence = refusal(error, voice)
            if sentence is None:
                raise
            voice.complain(sentence)
            sys.exit(2)
        sys.exit(code if isinstance(code, int) else 0)


def in_language(usage: str, ctx: Any) -> str:
    return usage.replace("Usage:", ctx.obj.text("cli-help-usage"), 1) if isinstance(ctx.obj, Voice) else usage


def translate(command: Any, voice: Voice) -> None:
    """Replace message keys by help texts; done only when help is requested."""
    if command.help:
        command.help = voice.text(command.help)
    command.rich_help_panel = voice.text("cli-help-commands")
    command.options_metavar = voice.text("cli-help-options-word")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = voice.text("cli-help-command-word")
    helping = command.get_help_option(typer.Context(command, obj=voice))
    helping.help = voice.text("cli-help-help")
    for param in [*command.params, helping]:
        if param.help and param is not helping:
            param.help = voice.text(param.help)
        kind = "cli-help-options" if param.param_type_name == "option" else "cli-help-arguments"
        param.rich_help_panel = voice.text(kind)
    for inner in getattr(command, "commands", {}).values():
        translate(inner, voice)


app = typer.Typer(cls=Front, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")


def show_version(ctx: typer.Context, wanted: bool) -> None:
    """The version of the package; `regelwerk systems` tells those of the rules."""
    if wanted:
        from regelwerk.version import VERSION

        voice: Voice = ctx.obj
        voice.write(f"regelwerk {VERSION}")
        raise typer.Exit


@app.callback(help="cli-help")
def front(
    lang: str = typer.Option(
        DEFAULT_LANGUAGE, "--lang", help="cli-opt-lang", envvar="REGELWERK_LANG", show_envvar=True
    ),
    version: bool = typer.Option(False, "--version", help="cli-opt-version", is_eager=True, callback=show_version),
) -> None:
    """Declares `--lang`, which `language` has already read, and `--version`, which `show_version` answers."""


COMMANDS = {
    "learn": "games.learn",
    "play": "games.play",
    "resume": "games.resume",
    "replay": "games.replay",
    "report": "games.report",
    "analyse": "games.analyse",
    "verify": "games.verify",
    "export": "games.export",
    "roll": "dice.roll",
    "odds": "dice.odds",
    "advise": "dice.advise",
    "sheet": "content.sheet",
    "print": "content.print_out",
    "duel": "lab.duel",
    "tournament": "lab.tournament",
    "value": "lab.value",
    "rules": "systems.rules",
    "systems": "systems.systems",
    "check": "systems.check",
    "try": "systems.try_rule",
}
"""The module of each command; its function has the same name."""
TABLE, CONTENT, CAMPAIGN, LAB, NEW = "table", "content", "campaign", "lab", "new"
"""Names with several commands under them."""
SIMULATE = "simulate"
"""What `regelwerk campaign SYSTEM` does."""
STUDIES = ("matrix", "sweep", "compare", "sensitivity", "balance", "explore", "show", "report")
"""The commands of the lab; each is the function of that name."""


def loaded(name: str) -> Any:
    """A command with everything that it alone needs."""
    commands = typer.Typer(cls=Group, add_completion=False, rich_markup_mode="rich")
    if name == CONTENT:
        from regelwerk.cli.commands.content import content

        commands.callback(help="cli-help-content")(lambda: None)
        commands.command("check", help="cli-help-content-check", cls=Command)(content.check)
        commands.command("new", help="cli-help-content-new", cls=Command)(content.new)
        commands.command("export", help="cli-help-content-export", cls=Command)(content.export)
        commands.command("import", help="cli-help-content-import", cls=Command)(content.import_csv)
        commands.command("measure", help="cli-help-content-measure", cls=Command)(content.measure)
    elif name == CAMPAIGN:
        from regelwerk.cli.commands.campaign import play, simulate

        commands = typer.Typer(cls=Simulating, add_completion=False, rich_markup_mode="rich")
        commands.callback(help="cli-help-campaigns")(lambda: None)
        commands.command(SIMULATE, help="cli-help-campaign", cls=Command)(simulate.campaign)
        commands.command("new", help="cli-help-campaign-new", cls=Command)(play.new)
        commands.command("show", help="cli-help-campaign-show", cls=Command)(play.show)
        commands.command("next", help="cli-help-campaign-next", cls=Command)(play.play_next)
        commands.command("keep", help="cli-help-campaign-keep", cls=Command)(play.keep)
        commands.command("back", help="cli-help-campaign-back", cls=Command)(play.back)
    elif name == NEW:
        from regelwerk.cli.commands.systems import new

        commands.callback(help="cli-help-new")(lambda: None)
        commands.command("system", help="cli-help-new-system", cls=Command)(new.system)
    elif name == LAB:
        from regelwerk.cli.commands.lab import studies

        commands.callback(help="cli-help-lab")(lambda: None)
        for kind in STUDIES:
            commands.command(kind, help=f"cli-help-lab-{kind}", cls=Command)(getattr(studies, kind))
    elif name == TABLE:
        from regelwerk.cli.commands.table import table, upkeep

        commands.callback(help="cli-help-table", invoke_without_command=True)(table.table)
        commands.command("backup", help="cli-help-table-backup", cls=Command)(upkeep.backup)
        commands.command("restore", help="cli-help-table-restore", cls=Command)(upkeep.restore)
        commands.command("check", help="cli-help-table-check", cls=Command)(upkeep.check)
        commands.command("link", help="cli-help-table-link", cls=Command)(upkeep.link)
    else:
        module = import_module(f"regelwerk.cli.commands.{COMMANDS[name]}")
        function = getattr(module, COMMANDS[name].rpartition(".")[2])
        # These two read the options of a system's questions themselves.
        odd = {"ignore_unknown_options": True} if name in ("odds", "advise") else {}
        commands.command(name, help=f"cli-help-{name}", cls=Command, context_settings=odd)(function)
    found = typer.main.get_command(commands)
    found.name = name
    return found
