"""`regelwerk analyse`: what luck and decisions made of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder
from regelwerk.cli.options import AsJson, JournalPath
from regelwerk.cli.voice import Voice

Out = Annotated[Path | None, typer.Option("--out", help="cli-opt-analyse-out", metavar="FILE")]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-analyse-seed", metavar="N", min=0)]
Futures = Annotated[int, typer.Option("--depth", help="cli-opt-analyse-depth", metavar="N", min=4, max=100_000)]
Workers = Annotated[int | None, typer.Option("--workers", help="cli-opt-workers", metavar="N", min=1, max=256)]

ENDINGS = (".html", ".htm", ".json")
DEPTH = 120


def analyse(
    ctx: typer.Context,
    file: JournalPath,
    out: Out = None,
    seed: Seed = 0,
    depth: Futures = DEPTH,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    import json
    import os

    from regelwerk.cli.reports.debriefing import show_debriefing
    from regelwerk.cli.terminal.progress import progress_bar
    from regelwerk.engine.journal.entries import JournalFile
    from regelwerk.players.analysis.examining import Depth
    from regelwerk.players.analysis.page import html
    from regelwerk.players.analysis.review import review
    from regelwerk.players.analysis.telling import debriefing, plain_review

    voice: Voice = ctx.obj
    journal = JournalFile(file).read()
    if out is not None:
        check_analysis_file(out, file)
    chosen = voice.system(journal.header.system)
    if chosen.concerns is None:
        raise UserError("cli-value-no-concerns", system=chosen.name)
    with progress_bar(voice, "cli-analyse-progress") as progress:

        def told(done: int, steps: int) -> bool:
            if progress is not None:
                progress(done, steps)
            return True

        found = review(
            chosen, journal, seed=seed, depth=Depth.of(depth), workers=workers or os.cpu_count() or 1, told=told
        )
    page = debriefing(chosen, journal, found, voice.lang)
    if out is not None:
        plain = json.dumps(plain_review(chosen, found, page), ensure_ascii=False, indent=2) + "\n"
        out.write_text(plain if out.suffix == ".json" else html(page), "utf-8")
        voice.print(voice.text("cli-report-written", file=str(out)), soft_wrap=True)
        if page.notice:
            voice.print(page.notice)
    elif as_json:
        voice.print_json(plain_review(chosen, found, page))
    else:
        show_debriefing(voice, page)


def check_analysis_file(path: Path, journal: Path) -> None:
    """An analysis may overwrite an older one, but never the game itself."""
    if path.suffix not in ENDINGS:
        raise UserError("cli-wrong-analyse-out", file=str(path), known=", ".join(ENDINGS))
    check_folder(path)
    if path.exists() and path.samefile(journal):
        raise UserError("cli-wrong-report-itself", file=str(path))
