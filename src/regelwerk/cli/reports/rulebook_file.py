"""The catalogue of a system as a document to read and print: Markdown, or a PDF set with Typst."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder
from regelwerk.engine.book.options import spell
from regelwerk.engine.book.rulebook import Catalogue, OptionText, read_catalogue
from regelwerk.engine.screen.printing import Printing

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.system import System

ENDINGS = (".md", ".pdf")

TEMPLATE = """
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(paper: "a4", margin: (x: 22mm, y: 20mm), numbering: "1")
#set text(font: "Libertinus Serif", size: 10pt, lang: data.lang)
#set par(justify: true)
#show heading.where(level: 1): set block(above: 2em, below: 1em)
#align(center)[#v(60mm) #text(size: 26pt, weight: "bold")[#data.title] #v(4mm) #data.subtitle]
#pagebreak()
#outline(title: none)
#pagebreak()
#for part in data.parts {
  heading(level: 1, part.heading)
  for entry in part.entries {
    block(breakable: false, above: 1.2em)[
      #text(fill: rgb("#666"), size: 8.5pt, entry.id) #h(0.6em) #strong(entry.heading) \\
      #entry.text
      #for line in entry.lines [ \\ #text(size: 9pt, line) ]
    ]
  }
}
"""


def write_rulebook(voice: Voice, system: System, path: Path) -> int:
    """Write everything that a catalogue says to a file; the number of rules in it comes back."""
    if path.suffix not in ENDINGS:
        raise UserError("cli-wrong-rules-ending", file=str(path), endings=", ".join(ENDINGS))
    check_folder(path)
    catalogue = read_catalogue(system.package)
    data = _document(voice, system, catalogue)
    if path.suffix == ".md":
        path.write_text("\n".join(_markdown(data)) + "\n", "utf-8")
    else:
        path.write_bytes(Printing(TEMPLATE, data, len(catalogue.rules), 0).pdf())
    return len(catalogue.rules)


def _document(voice: Voice, system: System, catalogue: Catalogue) -> dict[str, Any]:
    lang = voice.lang
    parts = []
    for chapter, rules in groupby(catalogue.rules.values(), lambda one: one.id.rpartition("-")[0]):
        entries = [_rule(voice, catalogue, one, lang) for one in rules]
        parts.append({"heading": f"{entries[0]['heading']} ({chapter})", "entries": entries})
    options = [_option(voice, catalogue, one, lang) for one in catalogue.options.values()]
    rulings = [
        {"id": catalogue.cited(one), "heading": "", "text": one.text[lang], "lines": [_touched(voice, one.rules)]}
        for one in catalogue.rulings.values()
    ]
    for heading, entries in (("cli-rules-file-options", options), ("cli-rules-file-rulings", rulings)):
        if entries:
            parts.append({"heading": voice.text(heading), "entries": entries})
    version = system.game.rules_version
    subtitle = voice.text("cli-rules-file-subtitle", version=version, number=len(catalogue.rules))
    return {"title": system.title[lang], "subtitle": subtitle, "lang": lang, "parts": parts}


def _rule(voice: Voice, catalogue: Catalogue, rule: Any, lang: str) -> dict[str, Any]:
    open_ = [catalogue.cited(one) for one in catalogue.options.values() if rule.id in one.rules]
    lines = [rule.why[lang]] if rule.why else []
    if open_:
        lines.append(voice.text("cli-rules-file-open", options=", ".join(open_)))
    return {"id": rule.id, "heading": rule.heading[lang], "text": rule.text[lang], "lines": lines}


def _option(voice: Voice, catalogue: Catalogue, option: OptionText, lang: str) -> dict[str, Any]:
    values = [
        f"{'●' if value == option.default else '○'} {spell(value)}: {_meaning(option.meaning, value, lang)}"
        for value in option.values
    ]
    lines = [*values, _touched(voice, option.rules)]
    return {"id": catalogue.cited(option), "heading": "", "text": option.question[lang], "lines": lines}


def _meaning(meanings: Mapping[str, Mapping[str, str]], value: Any, lang: str) -> str:
    return meanings.get(spell(value), {}).get(lang, "")


def _touched(voice: Voice, rules: tuple[str, ...]) -> str:
    return voice.text("cli-rules-touches", rules=", ".join(rules))


def _markdown(data: dict[str, Any]) -> Iterator[str]:
    yield f"# {data['title']}"
    yield ""
    yield data["subtitle"]
    for part in data["parts"]:
        yield from ("", f"## {part['heading']}")
        for entry in part["entries"]:
            yield from ("", f"**{entry['id']}** {entry['heading']}".rstrip(), "", entry["text"])
            if entry["lines"]:
                yield ""
                yield from (f"- {line}" for line in entry["lines"])
