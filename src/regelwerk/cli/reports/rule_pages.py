"""Rules of the catalogue: one with everything that refers to it, or several as a list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text

from regelwerk.cli.errors import UserError
from regelwerk.cli.voice import Voice
from regelwerk.engine.book.coverage import import_all, import_naming, places, proofs
from regelwerk.engine.book.options import spell
from regelwerk.engine.book.rulebook import (
    Article,
    Catalogue,
    OptionText,
    RuleText,
    article_id,
    heading_of,
    read_catalogue,
)
from regelwerk.engine.system import System


def tests_folder() -> Path | None:
    """The tests of a checkout, if the program runs from one."""
    here = Path(__file__).resolve()
    folder = here.parents[4] / "tests"
    return folder if folder.is_dir() and (here.parents[4] / "pyproject.toml").is_file() else None


def show_rules(voice: Voice, system: System, words: str, *, with_proofs: bool = False) -> None:
    """One rule, option or ruling by its ID, or all rules in which the words occur."""
    catalogue = read_catalogue(system.package)
    found = find_rules(catalogue, words, voice.lang)
    if not found:
        if with_proofs:
            raise UserError("cli-wrong-rule", words=words)
        voice.print(voice.text("cli-wrong-rule", words=words))
        return
    if len(found) == 1:
        _page(voice, system, catalogue, found[0], with_proofs=with_proofs)
        return
    for entry in found:
        line = Text()
        line.append(f"{article_id(entry):12} ", style="cyan")
        line.append(heading_of(entry, voice.lang))
        if isinstance(entry, RuleText):
            # Rules of the same heading are told apart by the beginning of their text.
            line.append(f"  {entry.text[voice.lang]}", style="dim")
            line.truncate(voice.out.width, overflow="ellipsis")
        voice.print(line)


def find_rules(catalogue: Catalogue, words: str, lang: str) -> list[Article]:
    """Find articles by ID (`PS-ATK-01`), option (`PS:aim_throw`), ruling (`PS:ruling_78`), or words."""
    meant = catalogue.article(words)
    if meant is not None:
        return [meant]
    # A citation of another system is not searched as words.
    prefix, colon, _ = words.strip().rpartition(":")
    return [] if colon and prefix.upper() != catalogue.prefix else list(catalogue.search(words.strip(), lang))


def _page(voice: Voice, system: System, catalogue: Catalogue, entry: Article, *, with_proofs: bool) -> None:
    title = Text(article_id(entry), style="bold cyan")
    if isinstance(entry, RuleText):
        title.append(f"  {entry.heading[voice.lang]}", style="bold")
        title.append(f"  ({voice.text(f'cli-rules-kind-{entry.kind}')})", style="not bold dim")
        voice.print(title)
        voice.print(entry.text[voice.lang])
        if entry.why:
            voice.print(entry.why[voice.lang], style="italic")
        for option in catalogue.options.values():
            if entry.id in option.rules:
                _option(voice, option)
        for ruling in catalogue.rulings.values():
            if entry.id in ruling.rules:
                voice.print(Padding(Text(f"ruling_{ruling.number}: {ruling.text[voice.lang]}"), (0, 0, 0, 2)))
        if with_proofs:
            _proofs(voice, system, entry.id)
        return
    if isinstance(entry, OptionText):
        _option(voice, entry)
    else:
        voice.print(title)
        voice.print(entry.text[voice.lang])
    voice.print(voice.text("cli-rules-touches", rules=", ".join(entry.rules)), style="dim")
    if with_proofs:
        _proofs(voice, system, catalogue.cited(entry))


def _option(voice: Voice, option: OptionText) -> None:
    """An option: the question, its default and the alternatives."""
    line = Text(f"{option.name}: ", style="cyan")
    line.append(option.question[voice.lang], style="default")
    voice.print(Padding(line, (0, 0, 0, 2)))
    for value in option.values:
        mark = "●" if value == option.default and type(value) is type(option.default) else "○"
        text = Text(f"{mark} {spell(value)}: {option.meaning[spell(value)][voice.lang]}")
        voice.print(Padding(text, (0, 0, 0, 4)))


def _proofs(voice: Voice, system: System, rule_id: str) -> None:
    """The functions that implement a rule and the tests that prove it."""
    import_naming(system.package, rule_id)
    for key, found in (("cli-rules-code", places(rule_id, system.package)), ("cli-rules-tests", _tests(rule_id))):
        if found:
            voice.print(voice.text(key), style="dim")
        for place in found:
            voice.print(f"  {place}", soft_wrap=True)


def _tests(rule_id: str) -> tuple[str, ...]:
    folder = tests_folder()
    found = proofs(folder, rule_id).get(rule_id, ()) if folder is not None else ()
    return tuple(f"tests/{place}" for place in found)


def plain_rule(system: System, catalogue: Catalogue, entry: Article, lang: str) -> dict[str, Any]:
    """A rule as JSON."""
    import_all(system.package)
    data: dict[str, Any] = {"id": article_id(entry), "heading": heading_of(entry, lang)}
    if isinstance(entry, RuleText):
        data |= {"kind": entry.kind, "text": entry.text[lang], "code": list(places(entry.id, system.package))}
        data["options"] = [option.name for option in catalogue.options.values() if entry.id in option.rules]
        data["tests"] = list(_tests(entry.id))
    else:
        data["rules"] = list(entry.rules)
    return data
