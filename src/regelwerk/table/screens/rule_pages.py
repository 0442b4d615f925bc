"""The rulebook as pages: search results, and one rule with everything that refers to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from regelwerk.engine.book.rulebook import (
    Article,
    Catalogue,
    OptionText,
    RuleText,
    RulingText,
    heading_of,
    read_catalogue,
)
from regelwerk.engine.system import System
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import option_info
from regelwerk.table.wire.pages.rules import Cite, RuleHit, RulePage, RulingInfo

MOST_HITS = 60
SNIPPET = 160
_ID = re.compile(r"[A-Z]{2,3}-[A-Z]+-[0-9]+|[A-Z]{2,3}:[a-z][a-z0-9_]*")


def found_rules(system: System, words: str, lang: str) -> list[RuleHit]:
    """All rules in the order of the book, or those that match the words, the best first."""
    catalogue = read_catalogue(system.package)
    if not words.strip():
        return [_hit(catalogue, rule, lang, []) for rule in catalogue.rules.values()]
    wanted = words.casefold().split()
    meant = catalogue.article(words)
    ranked = sorted(
        ((_rank(catalogue, one, wanted, lang), one) for one in _articles(catalogue)), key=lambda pair: -pair[0]
    )
    hits = [one for rank, one in ranked if rank > 0 and one is not meant]
    return [_hit(catalogue, one, lang, wanted) for one in ([meant] if meant else []) + hits][:MOST_HITS]


def _articles(catalogue: Catalogue) -> Iterator[Article]:
    yield from catalogue.rules.values()
    yield from catalogue.options.values()
    yield from catalogue.rulings.values()


def _rank(catalogue: Catalogue, article: Article, wanted: list[str], lang: str) -> int:
    """How well an article matches; 0 unless every word occurs. ID and heading count for more, an exact heading most."""
    cited, heading, text = catalogue.cited(article).casefold(), heading_of(article, lang).casefold(), ""
    weight, by_name = 1, 3
    if isinstance(article, RuleText):
        text, weight, by_name = article.text[lang].casefold(), 2, 20
    elif isinstance(article, OptionText):
        text = " ".join(meaning[lang] for meaning in article.meaning.values()).casefold()
    rank = 0
    for word in wanted:
        places = by_name * (word in cited) + 6 * _begins(word, heading) + 3 * (word in heading)
        places += 2 * _begins(word, text) + (word in text)
        if not places:
            return 0
        rank += places
    is_heading = " ".join(wanted) == heading
    return rank * weight + 20 * is_heading


def _begins(word: str, text: str) -> bool:
    """Whether a word of the text begins with this one."""
    return re.search(rf"\b{re.escape(word)}", text) is not None


def _hit(catalogue: Catalogue, article: Article, lang: str, wanted: list[str]) -> RuleHit:
    kind = {RuleText: "rule", OptionText: "option", RulingText: "ruling"}[type(article)]
    return RuleHit.model_validate(
        {
            "id": catalogue.cited(article),
            "heading": heading_of(article, lang),
            "snippet": _snippet(text_of(article, lang), wanted),
            "chapter": chapter_of(catalogue, article, lang),
            "kind": kind,
        }
    )


def text_of(article: Article, lang: str) -> str:
    """The text of an article; for an option, the meaning of its default."""
    match article:
        case RuleText() | RulingText():
            return article.text[lang]
        case OptionText():
            return option_info(article, {}, lang).text


def _snippet(text: str, wanted: list[str]) -> str:
    """The part of a text around the first word searched for."""
    if len(text) <= SNIPPET:
        return text
    at = min((place for word in wanted if (place := text.casefold().find(word)) >= 0), default=0)
    start = max(0, min(at - SNIPPET // 3, len(text) - SNIPPET))
    start = text.rfind(" ", 0, start) + 1 if start else 0
    end = text.find(" ", start + SNIPPET)
    cut = text[start:end] if end >= 0 else text[start:]
    return f"{'… ' if start else ''}{cut}{' …' if end >= 0 else ''}"


def chapter_of(catalogue: Catalogue, article: Article, lang: str) -> str:
    """The heading of an article's chapter; an option belongs to that of the first rule it affects."""
    if not isinstance(article, RuleText):
        touched = next((catalogue.rules[one] for one in article.rules if one in catalogue.rules), None)
        return chapter_of(catalogue, touched, lang) if touched else ""
    chapter = article.id.rpartition("-")[0]
    return next(rule.heading[lang] for rule in catalogue.rules.values() if rule.id.startswith(f"{chapter}-"))


def rule_page(system: System, name: str, settled: Mapping[str, Any], language: Language) -> RulePage | None:
    """One article, with its options as a table has set them; None if there is no such article."""
    catalogue = read_catalogue(system.package)
    article = catalogue.article(name)
    if article is None:
        return None
    lang = language.lang
    rule = article if isinstance(article, RuleText) else None
    kind = rule.kind if rule else "option" if isinstance(article, OptionText) else "ruling"
    before, after = _neighbours(catalogue, article)
    return RulePage.model_validate(
        {
            "id": catalogue.cited(article),
            "heading": heading_of(article, lang),
            "chapter": chapter_of(catalogue, article, lang),
            "kind": kind,
            "kind_text": language.text(f"table-rule-{kind}"),
            "text": text_of(article, lang),
            "why": rule.why.get(lang, "") if rule else "",
            "book": language.text(f"table-source-{rule.source}") if rule else "",
            "optional": rule is not None and rule.tag == "optional",
            "options": [option_info(one, settled, lang) for one in _options(catalogue, article)],
            "rulings": [_ruling(catalogue, one, lang) for one in _rulings(catalogue, article)],
            "cites": [
                Cite(id=catalogue.cited(one), heading=heading_of(one, lang)) for one in _cites(catalogue, article, lang)
            ],
            "before": before,
            "after": after,
        }
    )


def _options(catalogue: Catalogue, article: Article) -> list[OptionText]:
    if isinstance(article, OptionText):
        return [article]
    return [one for one in catalogue.options.values() if isinstance(article, RuleText) and article.id in one.rules]


def _rulings(catalogue: Catalogue, article: Article) -> list[RulingText]:
    return [one for one in catalogue.rulings.values() if isinstance(article, RuleText) and article.id in one.rules]


def _ruling(catalogue: Catalogue, ruling: RulingText, lang: str) -> RulingInfo:
    return RulingInfo(id=catalogue.cited(ruling), text=ruling.text[lang], rules=list(ruling.rules))


def _cites(catalogue: Catalogue, article: Article, lang: str) -> list[Article]:
    """The rules that an option or ruling affects, or that the text of a rule names."""
    names = _ID.findall(article.text[lang]) if isinstance(article, RuleText) else article.rules
    found = (catalogue.article(name) for name in dict.fromkeys(names))
    return [one for one in found if one is not None and one is not article]


def _neighbours(catalogue: Catalogue, article: Article) -> tuple[str, str]:
    """The rules before and after it in the book."""
    if not isinstance(article, RuleText):
        return "", ""
    ids = list(catalogue.rules)
    at = ids.index(article.id)
    return ids[at - 1] if at else "", ids[at + 1] if at + 1 < len(ids) else ""
