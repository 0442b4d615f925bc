"""`regelwerk value`: what a position is worth, held against played games, or fitted to them anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.options import SystemName
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.system import System
    from regelwerk.players.fitting import Quality, Sample

Scenarios = Annotated[list[str] | None, typer.Argument(help="cli-arg-value-scenarios", metavar="[SCENARIO]...")]
Games = Annotated[int, typer.Option("--games", help="cli-opt-value-games", metavar="N", min=8, max=1_000_000)]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", metavar="N")]
Fit = Annotated[Path | None, typer.Option("--fit", help="cli-opt-value-fit", metavar="FILE", dir_okay=False)]


def value(
    ctx: typer.Context,
    system: SystemName,
    scenarios: Scenarios = None,
    games: Games = 400,
    seed: Seed = 1,
    fit: Fit = None,
) -> None:
    from regelwerk.players.fitting import fit_general, fit_scene, quality
    from regelwerk.players.judging import FILE, GENERAL, ValueFile, check, read_value, renewed, value_file, write_value

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    content = chosen.content()
    wanted = list(scenarios or chosen.scenarios(content))
    samples = {name: _played(voice, chosen, name, games, seed) for name in wanted}
    samples = {name: found for name, found in samples.items() if found}
    if not samples:
        raise UserError("cli-value-nobody-wins", system=chosen.name)
    if fit is None:
        known = value_file(chosen)
        for name, found in samples.items():
            _show(voice, name, quality(known.of_scene(name), found, found))
        return
    fitted = {name: fit_scene(found) for name, found in samples.items()}
    # Of a file that is there already only the scenes that were named are fitted anew.
    known_text = fit.read_text("utf-8") if scenarios and fit.exists() else ""
    if known_text:
        check(chosen, read_value(known_text))
    else:
        fitted = {GENERAL: fit_general(samples), **fitted}
    assert chosen.concerns is not None
    command = " ".join(
        ["regelwerk value", chosen.name, *(scenarios or ()), f"--games {games} --seed {seed} --fit {FILE}"]
    )
    file = ValueFile(
        chosen.name,
        chosen.game.rules_version,
        chosen.concerns.CONCERNS,
        command,
        {name: one.weights for name, one in fitted.items()},
    )
    told = {name: _sentence(one.quality) for name, one in fitted.items()}
    if known_text:
        told = {name: f"{sentence}; {command}" for name, sentence in told.items()}
    text = renewed(known_text, file.scenes, told) if known_text else write_value(file, told)
    fit.write_text(text, encoding="utf-8")
    for name, one in fitted.items():
        _show(voice, name or voice.text("cli-value-general"), one.quality)
    voice.print(voice.text("cli-value-written", file=str(fit)), soft_wrap=True)


def _played(voice: Voice, chosen: System, name: str, games: int, seed: int) -> list[Sample]:
    """Positions of a scene that at least two parties may win."""
    from regelwerk.cli.terminal.progress import progress_bar
    from regelwerk.players.fitting import played_positions

    if chosen.concerns is None:
        raise UserError("cli-value-no-concerns", system=chosen.name)
    start = chosen.start(chosen.scenario(chosen.content(), name, {}))
    if len(chosen.concerns.concerns(start)) < 2:
        return []
    with progress_bar(voice, "cli-value-progress") as progress:
        return played_positions(
            chosen.game,
            chosen.concerns,
            start,
            chosen.tactics[chosen.default_tactic],
            games,
            f"{seed}/{name}",
            chosen.prospects,
            lambda done: progress(done, games) if progress is not None else None,
        )


def _sentence(quality: Quality) -> str:
    return (
        f"{quality.games} games aside, {quality.positions} positions: "
        f"log loss {quality.log_loss:.3f}, knowing nothing {quality.ignorant:.3f}"
    )


def _show(voice: Voice, name: str, quality: Quality) -> None:
    from rich.table import Table

    voice.print(name, style="bold")
    voice.print(
        voice.text(
            "cli-value-loss",
            loss=voice.number(quality.log_loss, 3),
            ignorant=voice.number(quality.ignorant, 3),
            positions=quality.positions,
            games=quality.games,
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("cli-value-promised", "cli-value-came", "cli-value-positions"):
        table.add_column(voice.text(key), justify="right", header_style="dim")
    for band in quality.bands:
        table.add_row(voice.percent(band.promised, 1), voice.percent(band.came, 1), str(band.positions))
    voice.print(table)
    voice.print()
