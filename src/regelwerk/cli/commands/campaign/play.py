"""`regelwerk campaign new`, `show`, `next`, `keep` and `back`: a campaign of one's own, kept in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_free, content_folders
from regelwerk.cli.options import CastOption, Folders, JournalPath, Scenario, Seats, Seed, SystemName
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.campaign.history import Campaign
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System

CampaignPath = Annotated[Path, typer.Argument(help="cli-arg-campaign", metavar="CAMPAIGN")]
Plan = Annotated[str | None, typer.Option("--plan", help="cli-opt-plan", metavar="NAME")]
Heroes = Annotated[list[str] | None, typer.Option("--hero", help="cli-opt-hero", metavar="ID")]
Scenes = Annotated[list[str] | None, typer.Option("--scene", help="cli-opt-scene", metavar="ID")]
Title = Annotated[str | None, typer.Option("--title", help="cli-opt-title", metavar="TEXT")]
Number = Annotated[int, typer.Argument(help="cli-arg-entry", metavar="N", min=0)]


def new(
    ctx: typer.Context,
    system: SystemName,
    file: CampaignPath,
    plan: Plan = None,
    hero: Heroes = None,
    scene: Scenes = None,
    title: Title = None,
    content: Folders = None,
) -> None:
    from regelwerk.engine.campaign.examples import begun, example, examples
    from regelwerk.engine.campaign.history import SceneLine

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    check_free(file)
    folders = content_folders(content, chosen.name)
    if not hero or not scene:
        found = example(chosen, plan or next(iter(examples(chosen, folders)), ""), folders)
        hero, scene, title = hero or found.heroes, scene or found.scenes, title or found.name.by_language[voice.lang]
    loaded = chosen.content(folders)
    entries = begun(chosen, loaded, title or file.stem, hero, [SceneLine(one) for one in scene])
    _write(file, entries)
    show(ctx, file, content)


def show(ctx: typer.Context, file: CampaignPath, content: Folders = None) -> None:
    from regelwerk.table.screens.campaign_pages import CampaignTeller

    voice: Voice = ctx.obj
    chosen, campaign = _read(ctx.obj, file)
    loaded = chosen.content(content_folders(content, chosen.name))
    page = CampaignTeller(chosen, campaign, loaded, voice.lang).page("", ())
    voice.print(page.title, style="bold", markup=False)
    for one in page.heroes:
        state = voice.text("cli-campaign-lost") if one.lost else ", ".join(one.state)
        voice.print(f"  {one.name}{': ' if state else ''}{state}", markup=False, soft_wrap=True)
    for number, scene in enumerate(page.scenes, start=1):
        mark = "✓" if scene.played else " "
        voice.print(f"{number:>3} {mark} {scene.name}  ({scene.id})", markup=False)
    for line in reversed(page.history):
        back = f" ({voice.text('cli-campaign-taken-back')})" if line.taken_back else ""
        voice.print(f"{line.n:>4}  {line.text}{back}", style="dim", markup=False, soft_wrap=True)
        for change in line.changes:
            voice.print(f"        {change}", style="dim", markup=False, soft_wrap=True)


def play_next(
    ctx: typer.Context,
    file: CampaignPath,
    scene: Scenario = None,
    cast: CastOption = None,
    seat: Seats = None,
    seed: Seed = None,
    content: Folders = None,
) -> None:
    from regelwerk.cli.commands.games.play import play_document, wanted_cast
    from regelwerk.cli.saved_games import new_game_path
    from regelwerk.engine.campaign import chapters

    voice: Voice = ctx.obj
    chosen, campaign = _read(ctx.obj, file)
    loaded = chosen.content(content_folders(content, chosen.name))
    name = scene or campaign.next_scene
    if not name:
        raise UserError("cli-campaign-all-played", file=str(file))
    name = loaded.find_id("scenario", name)
    meant = wanted_cast(cast) or chapters.proposed(chosen, loaded, campaign, name)
    document = chapters.cast_scenario(chosen, loaded, campaign, name, {}, meant)
    path = new_game_path(chosen.name, name, None)
    entry = chapters.began(campaign, path.name, name, meant)
    chosen.start(document)
    _write(file, [*campaign.entries, entry])
    play_document(voice, chosen, document, path, seat, seed=seed)
    voice.print(voice.text("cli-campaign-keep-hint", file=str(file), game=str(path)), style="dim", soft_wrap=True)


def keep(ctx: typer.Context, file: CampaignPath, game: JournalPath, content: Folders = None) -> None:
    from regelwerk.engine.campaign import chapters
    from regelwerk.engine.journal.entries import JournalFile
    from regelwerk.engine.screen.sheets import last_state
    from regelwerk.table.screens.outcomes import outcome_json

    chosen, campaign = _read(ctx.obj, file)
    journal = JournalFile(game).read()
    document = journal.header.document
    if journal.header.system != chosen.name:
        raise UserError("cli-campaign-other-system", system=chosen.name, played=journal.header.system)
    start = chosen.start(document)
    state = last_state(chosen.game, start, journal)
    outcome = chosen.game.outcome(state)
    if outcome is None:
        raise UserError("cli-campaign-not-over", game=str(game))
    told = outcome_json(outcome, chosen.game.names(state), 0)
    _write(file, [*campaign.entries, chapters.kept(chosen, campaign, game.name, document, state, told)])
    show(ctx, file, content)


def back(ctx: typer.Context, file: CampaignPath, number: Number, content: Folders = None) -> None:
    from regelwerk.engine.campaign import chapters

    _, campaign = _read(ctx.obj, file)
    _write(file, [*campaign.entries, chapters.back(campaign, number)])
    show(ctx, file, content)


def _read(voice: Voice, file: Path) -> tuple[System, Campaign]:
    """The campaign of a file, and its system, whose words are known from here on."""
    from regelwerk.engine.campaign.files import read_file

    try:
        chosen, campaign = read_file(file.read_text("utf-8"))
        return voice.system(chosen.name), campaign
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise UserError("cli-campaign-unreadable", file=str(file), reason=str(reason)) from None


def _write(file: Path, entries: list[Json] | tuple[Any, ...]) -> None:
    """Write the whole file beside and put it in place, so that it is never half there."""
    from regelwerk.engine.campaign.files import file_of

    fresh = file.with_name(file.name + ".new")
    fresh.write_text(file_of(entries), "utf-8")
    fresh.replace(file)
