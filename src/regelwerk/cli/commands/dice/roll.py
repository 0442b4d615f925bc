"""`regelwerk roll`: throw dice given in notation."""

from __future__ import annotations

from typing import Annotated

import typer

from regelwerk.cli.options import AsJson, Seed
from regelwerk.cli.voice import Voice

Notation = Annotated[str, typer.Argument(help="cli-arg-notation", metavar="NOTATION")]


def roll(ctx: typer.Context, notation: Notation, seed: Seed = None, as_json: AsJson = False) -> None:
    from regelwerk.dice import RandomDice, parse
    from regelwerk.dice.show import show_faces

    voice: Voice = ctx.obj
    throw = parse(notation)
    faces = throw.cast(RandomDice(seed))
    result, written = throw.read(faces), throw.notation(voice.lang)
    if as_json:
        shown = [list(chain) for chain in faces]
        voice.print_json({"throw": written, "faces": shown, "result": result})
        return
    voice.write(f"{written}: {show_faces(faces)}", f"= {result}")
