"""`regelwerk rules`: the catalogue of a system, and whether code and tests cover every rule."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regelwerk.cli.options import AsJson
from regelwerk.cli.voice import Voice

Words = Annotated[list[str] | None, typer.Argument(help="cli-arg-rules", metavar="ID | WORDS …")]
Which = Annotated[str | None, typer.Option("--system", help="cli-opt-system", metavar="SYSTEM")]
Out = Annotated[Path | None, typer.Option("--out", help="cli-opt-rules-out", metavar="FILE.md|FILE.pdf")]
Coverage = Annotated[bool, typer.Option("--coverage", help="cli-opt-coverage")]


def rules(
    ctx: typer.Context,
    words: Words = None,
    system: Which = None,
    coverage: Coverage = False,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.cli.errors import UserError
    from regelwerk.cli.reports.rule_pages import find_rules, plain_rule, show_rules
    from regelwerk.engine.system import catalogue_of, named_catalogues, system_names

    voice: Voice = ctx.obj
    named = system or next((known for known in system_names() if words and known == words[0]), None)
    if words and words[0] == named:
        words = words[1:]
    asked = " ".join(words or ())
    names = [named] if named else list(named_catalogues())
    if out is not None:
        from regelwerk.cli.reports.rulebook_file import write_rulebook

        if named is None or words:
            raise UserError("cli-wrong-rules-out")
        number = write_rulebook(voice, voice.system(named), out)
        voice.print(voice.text("cli-rules-file-written", number=number, file=str(out)), soft_wrap=True)
        return
    if coverage:
        from regelwerk.cli.reports.coverage import show_coverage

        if not show_coverage(voice, [voice.system(name) for name in names], as_json=as_json):
            raise typer.Exit(1)
        return
    # Only the systems in which something is found are loaded.
    found = {name: find_rules(catalogue_of(name), asked, voice.lang) for name in names}
    chosen = [voice.system(name) for name in names if found[name]]
    if as_json:
        pages = [
            plain_rule(one, catalogue_of(one.name), entry, voice.lang) for one in chosen for entry in found[one.name]
        ]
        voice.print_json(pages)
        return
    if not chosen:
        raise UserError("cli-wrong-rule", words=asked)
    for one in chosen:
        show_rules(voice, one, asked, with_proofs=True)
