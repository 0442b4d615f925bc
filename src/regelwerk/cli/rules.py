"""`regelwerk rules`: the catalogue of a system, and whether code and tests stand behind every rule."""

from __future__ import annotations

from typing import Annotated

import typer

from regelwerk.cli.settings import AsJson
from regelwerk.cli.voice import Voice

Words = Annotated[list[str] | None, typer.Argument(help="cli-arg-rules", metavar="ID | WORDS …")]
Which = Annotated[str | None, typer.Option("--system", help="cli-opt-system", metavar="SYSTEM")]
Coverage = Annotated[bool, typer.Option("--coverage", help="cli-opt-coverage")]


def rules(
    ctx: typer.Context, words: Words = None, system: Which = None, coverage: Coverage = False, as_json: AsJson = False
) -> None:
    from regelwerk.cli.rule_pages import find_rules, plain_rule, show_rules
    from regelwerk.engine.game import system_names
    from regelwerk.engine.rulebook import read_catalogue

    voice: Voice = ctx.obj
    name = system or next((known for known in system_names() if words and known == words[0]), system_names()[0])
    chosen = voice.system(name)
    if words and words[0] == name:
        words = words[1:]
    if coverage:
        from regelwerk.cli.coverage import show_coverage

        if not show_coverage(voice, chosen, as_json=as_json):
            raise typer.Exit(1)
        return
    asked = " ".join(words or ())
    if as_json:
        catalogue = read_catalogue(chosen.package)
        found = find_rules(catalogue, asked, voice.lang)
        voice.print_json([plain_rule(chosen, catalogue, entry, voice.lang) for entry in found])
        return
    show_rules(voice, chosen, asked, with_proofs=True)
