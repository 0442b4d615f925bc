"""The debriefing of a game in the terminal."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Columns
from rich.text import Text

from regelwerk.cli.voice import Voice
from regelwerk.players.analysis.telling import Debriefing, Item, Table


def show_debriefing(voice: Voice, page: Debriefing) -> None:
    voice.print(page.title, style="bold")
    for line in (page.ending, page.notice):
        if line:
            voice.print(line)
    for section in page.sections:
        voice.print()
        voice.print(section.heading, style="bold")
        for text in section.texts:
            voice.print(text, style="dim")
        if section.table is not None:
            voice.print(_columns(section.table))
        for item in section.items:
            _show(voice, item)


def _columns(table: Table) -> Columns:
    columns = Columns(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(table.heads):
        columns.add_column(head, header_style="dim", justify="right" if number else "left")
    for name, *cells in table.rows:
        columns.add_row(Text(name, style="bold"), *cells)
    return columns


def _show(voice: Voice, item: Item) -> None:
    voice.print(Text.assemble((f"{item.when}  ", "dim"), item.text))
    for line in item.lines:
        voice.print(Padding(Text(line, style="dim"), (0, 0, 0, 4), expand=False))
