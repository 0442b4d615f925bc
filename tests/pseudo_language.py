"""A language that nobody speaks, made of German by machine: longer words, other plurals, every letter marked.

It has the code of a language with one, few, many and other things, and is written into a folder as somebody outside
would bring it. Whatever is on a screen without a mark did not come from its files.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize

from regelwerk.engine.book.rulebook import catalogue_data
from regelwerk.engine.content.toml_text import toml
from regelwerk.engine.system import system, system_names
from regelwerk.engine.translations import is_text, text_places
from regelwerk.languages import DEFAULT_LANGUAGE, SENTENCES, TEXTS, sentence_files

CODE = "pl"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "āƀćđēƒǵħīĵķłɱńōƥɋŕśŧūṽŵẋŷźĀɃĆĐĒƑǴĦĪĴĶŁⱮŃŌƤɊŔŚŦŪṼŴẊŶŹ"
_LETTERS = str.maketrans(PLAIN, MARKED)
_VOWELS = re.compile("([āēīōūĀĒĪŌŪäöüÄÖÜ])")
PARTS = ("dice", "engine", "cli", "table", "players", "lab", "battery")
WEB = Path(__file__).parent.parent / "web"


def marked(text: str) -> str:
    """A text in this language: a third longer, no letter as it was."""
    return _VOWELS.sub(r"\1\1", text.translate(_LETTERS))


def unmarked_words(text: str, allowed: frozenset[str]) -> set[str]:
    """Words that came from another language: all but names, ids and what people typed."""
    ids = re.compile(r"\b[A-Z]{2,4}(-[A-Z0-9]+)+\b|\b[A-Z]{2}:\w+|\b\w+_\w+\b|https?://\S+|#\S+")
    found = re.findall(r"[A-Za-zäöüÄÖÜß]{4,}", ids.sub(" ", text))
    return {word for word in found if not re.search("[ÄÖÜäöü]{2}", word)} - allowed


def write(folder: Path) -> Path:
    """All files of the language."""
    packages = [*(f"regelwerk.{part}" for part in PARTS), *(system(name).package for name in system_names())]
    for package in packages:
        files = sentence_files(package, DEFAULT_LANGUAGE)
        for file in files:
            place = folder / package / file.parent.relative_to(files[0].parent)
            _put(place / (CODE + SENTENCES), _sentences(file.read_text("utf-8")))
    for name in system_names():
        package = system(name).package
        plain = {table: dict(entries) for table, entries in system(name).content().plain.items()}
        texts = {**_texts(catalogue_data(package)), "content": _texts(plain)}
        _put(folder / package / (CODE + TEXTS), toml(texts))
    return folder


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


# -- sentences --------------------------------------------------------------------------------------------------------


def _sentences(text: str) -> str:
    resource = parse(text)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            _mark(entry.value)
    return serialize(resource)


def _mark(pattern: ftl.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            element.value = marked(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            _mark_choice(element.expression)


def _mark_choice(choice: ftl.SelectExpression) -> None:
    for variant in choice.variants:
        _mark(variant.value)
    keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)}
    if "other" in keys and keys <= {"one", "other"}:
        other = next(v for v in choice.variants if isinstance(v.key, ftl.Identifier) and v.key.name == "other")
        choice.variants[:0] = [ftl.Variant(ftl.Identifier(name), other.value) for name in ("few", "many")]


# -- catalogue and content --------------------------------------------------------------------------------------------


def _texts(data: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for place, text in text_places(dict(data)):
        inside = found
        for step in place[:-1]:
            inside = inside.setdefault(step, {})
        inside[place[-1]] = marked(text[DEFAULT_LANGUAGE])
    return found


@cache
def names() -> frozenset[str]:
    """The words of plain texts in content: proper names, which stay as they are in every language, and ids."""
    return frozenset(
        word
        for name in system_names()
        for text in _plain_texts(system(name).content().plain)
        for word in re.findall(r"[A-Za-zäöüÄÖÜß]{4,}", text)
    )


def _plain_texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for one in data:
            yield from _plain_texts(one)
    elif isinstance(data, Mapping) and not is_text(data):
        for one in data.values():
            yield from _plain_texts(one)
    elif isinstance(data, Mapping) and len(data) == 1:
        yield from data.values()


# -- the browser ------------------------------------------------------------------------------------------------------

SCRIPT = """
const letters = new Map([...%s].map((letter, at) => [letter, [...%s][at]]));
const marked = (text) =>
  [...text].map((one) => letters.get(one) ?? one).join('').replace(/([āēīōūĀĒĪŌŪäöüÄÖÜ])/g, '$1$1');
const all = (words) => {
  if (typeof words === 'string') return marked(words);
  if (typeof words === 'function') return (...given) => marked(words(...given));
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, all(word)]));
};
export default all({ %s });
"""


def _areas() -> dict[str, Path]:
    """The parts of the interface with words of their own, and the folders of these."""
    found = {}
    for index in sorted(WEB.glob("src/**/words/index*.ts")):
        area = re.search(r"inEveryLanguage\(\s*'(\w+)'", index.read_text("utf-8"))
        assert area is not None, index
        found[area[1]] = index.parent
    return found


def write_browser_words(folder: Path) -> None:
    """The interface words, as one script of all the German files."""
    areas = _areas()
    imports = "".join(f"import {area} from '{folder}/de.ts';\n" for area, folder in areas.items())
    source = imports + SCRIPT % (json.dumps(PLAIN), json.dumps(MARKED, ensure_ascii=False), ", ".join(areas))
    beside = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    made = subprocess.run(
        [str(WEB / "node_modules/.bin/esbuild"), "--bundle", "--format=esm", "--loader=ts", "--charset=utf8"],
        input=source, capture_output=True, text=True, check=True, cwd=WEB, env=beside,
    )  # fmt: skip
    _put(folder / "browser" / f"{CODE}.js", made.stdout)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
    write_browser_words(Path(sys.argv[1]))
