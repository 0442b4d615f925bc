"""Every sentence of the engine exists in both languages, with the same facts, and every code has one."""

import ast
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest

import regelwerk.engine
from regelwerk.engine.book.messages import ON_SCREEN, MissingMessage, Phrasebook, forgiving_phrasebook, phrasebook
from regelwerk.engine.content.about import LEVELS, SceneKind
from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.screen.regions import REGIONS
from regelwerk.engine.system import system, system_names
from regelwerk.engine.tally import Tally, tally
from regelwerk.languages import supplied_languages

POLICIES = (
    *("defaults", "plain", "own", "best", "best-plain", "as-asked", "rerolling"),
    *("soak", "reroll", "target_reroll", "shake_off", "light"),
    *("beginner", "strong", "masterly", "random"),
    *("sensible", "aggressive", "careful", "cautious", "steady", "reckless", "marksman", "balanced", "scheming", "war"),
)
SPOKEN: dict[str, set[str]] = {
    "engine-column-where": set(),
    "engine-sheet-notes": set(),
    "campaign-cast-hero": {"hero", "figure", "hint"},
    "campaign-cast-kind": {"hero", "figure", "hint"},
    "engine-not-asked": {"seat"},
    "engine-nothing-to-undo": {"entry"},
    "system-unknown": {"name", "known"},
    "content-csv-form": {"file", "why"},
    "content-csv-no-id": {"file"},
    "content-csv-column-twice": {"file", "column"},
    "content-csv-large": {"file", "most"},
    "content-csv-row-long": {"file", "line"},
    "content-csv-id-twice": {"file", "line", "id"},
    "content-csv-id-missing": {"file", "line", "id"},
    "content-csv-column": {"file", "line", "column"},
    "system-no-folder": {"folder"},
    "system-no-entry": {"folder", "number"},
    "system-broken": {"name", "why", "place"},
    "engine-faces-too-few": {"throw", "die"},
    "engine-faces-too-many": {"throw", "die"},
    "engine-faces-out-of-range": {"throw", "die", "face"},
    "engine-faces-must-go-on": {"throw", "die"},
    "engine-faces-may-not-go-on": {"throw", "die"},
    "engine-throw-impossible": {"why"},
    "engine-game-endless": set(),
    "content-other-game": {"played", "system"},
    "engine-seat-master": set(),
    **{f"engine-policy-{name}": set() for name in POLICIES},
    "engine-somebody": set(),
    "engine-at-least-one": {"unit"},
    "engine-on-average": {"mean", "unit"},
    "engine-pays-no-more": {"policy"},
    "engine-best-from-here": {"told", "costs"},
    "engine-best-needs-nothing": set(),
    "journal-share": {"entry"},
    "journal-number": {"entry"},
    "journal-typed": {"entry"},
    "verdict-chain": {"entries"},
    "verdict-receipt": set(),
    "verdict-rules": {"version"},
    "verdict-rules-gone": set(),
    "verdict-rules-view": set(),
    "verdict-dice": {"throws", "checked", "by_hand"},
    "verdict-dice-later": {"throws", "checked", "by_hand"},
    "verdict-dice-unchecked": {"throws"},
    "verdict-hand": {"who", "throws", "numbers"},
    "verdict-hand-old": {"who", "throws", "numbers"},
    "verdict-undone": {"who", "throws"},
    "verdict-shares": {"who"},
    "verdict-shares-old": {"who"},
    "verdict-no-shares": set(),
    "verdict-missing": {"who"},
    "verdict-unshared": {"throws"},
    "verdict-dealings": {"dealings"},
    "engine-dice-awaited": {"who"},
    "engine-dice-shared": {"who"},
    "engine-dice-unshared": set(),
    "engine-log-pledge": {"who"},
    "engine-log-deal": set(),
    "engine-log-share": {"who"},
    "engine-log-missing": {"who"},
    "engine-log-typing-on": {"who"},
    "engine-log-typing-off": {"who"},
    "engine-log-round": {"round"},
    "engine-part": set(),
    "engine-log-dice": {"who", "throw", "faces"},
    "engine-log-dice-nobody": {"throw", "faces"},
    "engine-order": {"who", "asked", "answer"},
    "engine-order-untold": {"who"},
    "engine-log-time-out": {"who", "asked", "answer"},
    "engine-log-time-out-somebody": {"who"},
    "engine-log-program-slow": {"who"},
    "engine-log-program-wrong": {"who"},
    "engine-log-program-dead": {"who"},
    "engine-log-computer-slow": {"who"},
    "engine-log-computer-wrong": {"who"},
    "engine-log-computer-crashed": {"who"},
    "engine-hint-chance": {"chance", "margin"},
    "engine-hint-usual": set(),
    "engine-hint-assumed": {"futures", "rounds", "policy"},
    "engine-hint-none": set(),
    "engine-order-named": {"who", "asked", "answer", "when", "pays"},
    "engine-order-if-below": {"number", "amount"},
    "engine-order-if-at-least": {"number", "amount"},
    "engine-order-free": set(),
    "engine-order-pays": {"cost"},
    "engine-log-conceded": {"who"},
    "engine-log-correction": {"by", "change"},
    "engine-log-corrected": {"by"},
    "engine-log-ruling": {"by", "who", "field", "value"},
    "engine-log-ruling-why": {"by", "who", "field", "value", "why"},
    "engine-ruling-rules": set(),
    "engine-ruling-late": {"who"},
    "engine-log-rules-changed": {"before", "now"},
    "engine-log-undo": {"by", "to"},
    "engine-log-new-dice": set(),
    "engine-log-reveal": set(),
    "engine-log-seed": {"who"},
    **{f"scene-kind-{kind}": set() for kind in get_args(SceneKind)},
    **{f"scene-level-{level}": set() for level in LEVELS},
    "scene-players": {"low", "high"},
    "scene-players-master": {"low", "high"},
    "scene-minutes": {"minutes"},
    "scene-teaches": {"text"},
    "engine-change-added": {"who"},
    "engine-change-of": {"who", "field", "value"},
    "engine-change-set": {"field", "value"},
    "engine-change-yes": set(),
    "engine-change-no": set(),
    "engine-language": set(),
    "engine-typed-yes": set(),
    "engine-typed-no": set(),
    "engine-sheet-kept": {"name"},
    "engine-answer": {"key"},
    "verdict-given": {"throws"},
    "engine-dice-lesson": set(),
    "engine-log-lesson": set(),
    "engine-log-lesson-over": {"throws"},
    "engine-log-lesson-left": {"who"},
    "lesson-not-found": {"name", "hint"},
    "lesson-none": {"system"},
    "lesson-disabled": {"why"},
    **{f"engine-region-{name}": set() for row in REGIONS for name in row},
}
"""Sentences for errors that carry their facts as attributes, not with a code, or that the library raises; and those
that tell what happened."""

NUMBERS = {
    "entry", "entries", "seen", "found", "same", "throws", "dealings", "most",
    "last", "low", "high", "line", "column", "wanted", "left", "die", "face", "round", "to",
}  # fmt: skip
ERRORS = {"JournalError", "ScriptError", "OptionError", "ContentError", "phrase", "Word"}
UNTOLD = {"content-unknown-table": {"where"}, "lesson-missing": {"where"}}
"""Facts that are given, but not told: in a file, a table that is not known or missing stands in no other."""


def raised() -> dict[str, set[str]]:
    """Every code and key that the engine's source names, with the names of its facts."""
    found: dict[str, set[str]] = {}
    for file in Path(regelwerk.engine.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            at_place = isinstance(node.func, ast.Attribute) and node.func.attr == "error"
            if at_place or (isinstance(node.func, ast.Name) and node.func.id in ERRORS):
                key = node.args[0] if node.args else None
                if isinstance(key, ast.Constant):
                    given = {word.arg for word in node.keywords if word.arg}
                    found[str(key.value)] = given | ({"file", "where"} if at_place else set())
    return found


ALL = raised() | SPOKEN


def facts(names: set[str]) -> dict[str, Any]:
    return {name: 3 if name in NUMBERS else f"«{name}»" for name in names}


@pytest.mark.parametrize("lang", supplied_languages())
@pytest.mark.parametrize("key", sorted(ALL))
def test_every_code_has_a_sentence_with_its_facts(key: str, lang: str) -> None:
    given = facts(ALL[key])
    said = phrasebook(lang).text(key, given)
    shown = {name for name, fact in given.items() if str(fact) in said}
    assert shown == ALL[key] - UNTOLD.get(key, set()), "a fact that is given is also told"


OF_FORMS = "content-field-"
"""What fields of forms are called: whether each has its words is tested with the forms."""


def test_both_languages_have_the_same_sentences_and_no_others() -> None:
    keys = [phrasebook(lang).own_keys() for lang in supplied_languages()]
    assert keys[0] == keys[1]
    assert {key.removesuffix(ON_SCREEN) for key in keys[0] if not key.startswith(OF_FORMS)} == set(ALL)


def test_people_who_see_the_map_are_told_otherwise_where_a_sentence_has_a_twin() -> None:
    typed, seen = phrasebook("de"), Phrasebook("de", ("regelwerk.engine",), on_screen=True)
    assert typed.text("engine-no-answer", {"key": "12,30@90"}) == "Antwort „12,30@90“"
    assert seen.text("engine-no-answer", {"key": "12,30@90"}) == "Diese Antwort"
    assert seen.text("engine-region-north") == typed.text("engine-region-north")


@pytest.mark.parametrize("package", ["regelwerk.engine", "regelwerk.players", "tiny"])
@pytest.mark.parametrize("lang", supplied_languages())
def test_the_files_hold_nothing_that_cannot_be_read(package: str, lang: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    text = resources.files(package).joinpath("messages", f"{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "package",
    [
        "regelwerk.engine",
        "regelwerk.cli",
        "regelwerk.players",
        "regelwerk.table",
        *(system(name).package for name in system_names()),
    ],
)
@pytest.mark.parametrize("lang", supplied_languages())
def test_a_message_is_the_same_by_itself_as_in_its_whole_file(package: str, lang: str) -> None:
    """Files are cut into messages, and each is parsed when it is needed."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    text = resources.files(package).joinpath("messages", f"{lang}.ftl").read_text("utf-8")
    whole = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    book = Phrasebook(lang, [package])
    assert book.keys() >= set(whole)
    for key, message in whole.items():
        assert book._bundle._messages[key].equals(message, ignored_fields=["span", "comment"])


def test_only_what_is_said_is_parsed_also_what_it_refers_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "few_words" / "messages"
    folder.mkdir(parents=True)
    folder.parent.joinpath("__init__.py").touch()
    folder.joinpath("de.ftl").write_text(
        "# Ein Satz\nfew-greeting = Hallo { few-world }\n    und { $n ->\n    [one] du\n   *[other] ihr\n}!\n"
        "few-world = Welt\nfew-broken = { $a ->\nfew-last = Ende\nfew-last = zweimal\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    book = Phrasebook("de", ["few_words"])
    assert book.text("few-greeting", {"n": 2}) == "Hallo Welt\nund ihr!"
    assert set(book._bundle._messages.keys()) == {"few-greeting", "few-world"}
    assert book.text("few-last") == "Ende"
    assert [book.ending(name) for name in ("world", "last", "greeting")] == ["few-world", "few-last", None]
    with pytest.raises(MissingMessage):
        book.text("few-broken")


def test_numbers_of_things_are_counted_and_entries_have_no_dots() -> None:
    assert phrasebook("de").text("script-faces-left", {"left": 1}).startswith("Ein Würfel wurde")
    assert phrasebook("de").text("script-faces-left", {"left": 2}).startswith("2 Würfel wurden")
    assert "Eintrag 12345 " in phrasebook("de").text("journal-chain", {"entry": 12345})


def test_facts_become_words() -> None:
    names = {"anna": {"de": "Anna", "en": "Anne"}}
    book = phrasebook("en", "tiny")
    assert book.text("picks-point", {"who": Ref("anna"), "paid": 2}, names) == "Anne gets the point and pays 2."
    assert book.text("picks-point", {"who": Ref("carl"), "paid": 0}, names) == "carl gets the point and pays 0."
    score = tally(2, "TP-BID-02", "picks-points").plus(1, "TP-END-01", "picks-charm-points")
    assert book.text("picks-charm", {"who": Word("picks-coins"), "score": score}) == "Coins ends with 3."
    listed = (Word("token-rest"), 1, phrase("token-path", end="1,2"))
    assert book.say(phrase("engine-answer", key=listed)) == "Answer “Rest, 1, To 1,2”"
    assert (book.spell(True, {}), book.spell(None, {})) == ("true", "")


def test_numbers_in_a_list_are_dice_and_those_of_a_block_add_up() -> None:
    book = phrasebook("de")
    assert book.spell((12, 12, 9), {}) == "12 12 9"
    assert book.spell(((9,), (12, 12)), {}) == "9, 12+12"
    assert book.spell((), {}) == ""
    assert book.spell((Ref("anna"), Ref("carl")), {"anna": {"de": "Anna", "en": "Anne"}}) == "Anna, carl"


def saying(package: str, text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that can be imported, with these sentences in German."""
    messages = folder / package / "messages"
    messages.mkdir(parents=True)
    (messages.parent / "__init__.py").touch()
    (messages / "de.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(folder)


def test_a_sum_comes_with_its_reasons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saying("summing", "hit = { $value } ({ $value-reasons })\nfk = FK\ncover = cover\n", tmp_path, monkeypatch)
    value = tally(5, "R-1", "fk").plus(-2, "R-2", "cover", "wall").plus(1, "R-3", "cover", "unnamed")
    value = value.plus(-1, "R-4", "cover", "hedge")
    names = {"wall": {"de": "Mauer"}, "hedge": {"de": "Cover t7"}}
    told = phrasebook("de", "summing").text("hit", {"value": value}, names)
    assert told == "3 (FK 5, cover (Mauer) −2, cover +1, Cover t7 −1)"
    told = phrasebook("de", "summing").text("hit", {"value": value, "whom": Ref("wall")}, names)
    assert told == "3 (FK 5, cover (Mauer) −2, cover +1, Cover t7 −1)", (
        "one of two is named, whatever the sentence says"
    )
    alone = tally(5, "R-1", "fk").plus(-2, "R-2", "cover", "wall")
    told = phrasebook("de", "summing").text("hit", {"value": alone, "whom": Ref("wall")}, names)
    assert told == "3 (FK 5, cover −2)", "the sentence speaks of the wall anyway"


def test_a_sum_that_is_added_to_something_else_tells_every_term_with_its_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = 'rolls = W8{ COUNT($more-changes) ->\n    [0] {""}\n   *[other] {" "}({ $more-changes })\n }\n'
    saying("adding", f"{sentence}joker = Joker\nasset = Asset\n", tmp_path, monkeypatch)
    book = phrasebook("de", "adding")
    names = {"mine": {"de": "Mine"}}
    more = tally(2, "R-1", "joker")
    assert (
        book.text("rolls", {"more": more.plus(-2, "R-2", "asset", "mine")}, names) == "W8 (Joker +2, Asset (Mine) −2)"
    )
    assert book.text("rolls", {"more": tally(1, "R-2", "asset", "mine")}, names) == "W8 (Asset (Mine) +1)"
    assert book.text("rolls", {"more": Tally()}, names) == "W8"


def test_what_is_below_nothing_has_the_sign_of_a_number_and_hyphens_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = "total = T-1000: { $whom } { $value } ({ $value-reasons }), 2-3, { $mean }\nfk = FK\ncold = Kälte\n"
    counted = "warmer = { $value ->\n    [one] one degree\n   *[other] { $value } degrees\n }\n"
    saying("freezing", sentence + counted, tmp_path, monkeypatch)
    book, value = phrasebook("de", "freezing"), tally(-1, "R-1", "fk").plus(-1, "R-2", "cold")
    facts: dict[str, Fact] = {"whom": "U-9", "value": value, "mean": -0.5}
    assert book.text("total", facts) == "T-1000: U-9 −2 (FK −1, Kälte −1), 2-3, −0,5"
    assert book.text("warmer", {"value": -2}) == "−2 degrees", "also where Fluent itself speaks"


def test_messages_can_ask_how_many_things_a_list_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = "dice = { COUNT($dice) ->\n    [0] none\n    [one] just { $dice }\n   *[other] { $dice }\n }\n"
    saying("counting", counted, tmp_path, monkeypatch)
    book = phrasebook("de", "counting")
    assert [book.text("dice", {"dice": dice}) for dice in ((), (9,), (9, 9))] == ["none", "just 9", "9 9"]


def test_what_is_missing_is_named() -> None:
    with pytest.raises(MissingMessage, match="no message 'x-none' in de"):
        phrasebook("de").text("x-none")
    with pytest.raises(MissingMessage, match="'engine-answer' in en"):
        phrasebook("en").text("engine-answer")


def test_a_retired_sentence_is_still_told_but_belongs_to_no_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages = tmp_path / "retiring" / "messages"
    (messages / "retired").mkdir(parents=True)
    (tmp_path / "retiring" / "__init__.py").write_text("", "utf-8")
    (messages / "de.ftl").write_text("swept = { $who } mit { $die }\n", "utf-8")
    (messages / "retired" / "de.ftl").write_text("sweep = { $who } fegt\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    book = phrasebook("de", "retiring")
    assert book.text("sweep", {"who": "Anna"}) == "Anna fegt"
    assert book.text("swept", {"who": "Anna", "die": 7}) == "Anna mit 7"


@pytest.mark.parametrize("package", ["regelwerk.engine", *(system(name).package for name in system_names())])
def test_retired_sentences_exist_in_both_languages_and_nowhere_else(package: str) -> None:
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    def keys(*path: str) -> set[str]:
        file = resources.files(package).joinpath("messages", *path)
        body = parse(file.read_text("utf-8")).body if file.is_file() else []
        return {entry.id.name for entry in body if isinstance(entry, Message)}

    assert keys("retired", "de.ftl") == keys("retired", "en.ftl")
    assert not keys("retired", "de.ftl") & keys("de.ftl")


def test_a_forgiving_book_leaves_gaps_and_others_complain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        "hit = { $who }: { SIGNED($bonus) }, { NUMBER($round, useGrouping: 0) }, { COUNT($dice) }",
        "lost = { $left ->\n    [one] one\n   *[other] { $left } of { $all }\n }",
    )
    saying("forgiving", "\n".join(lines) + "\n", tmp_path, monkeypatch)
    strict, forgiving = phrasebook("de", "forgiving"), forgiving_phrasebook("de", "forgiving")
    with pytest.raises(MissingMessage):
        strict.text("hit", {"who": "Anna"})
    assert forgiving.text("hit", {"who": "Anna"}) == "Anna: …, …, 1"
    assert forgiving.text("lost", {}) == "… of …"
    assert forgiving.text("gone", {"who": "Anna"}) == "…"
    whole: dict[str, Any] = {"who": "Anna", "bonus": 2, "round": 1000, "dice": ("a", "b")}
    assert forgiving.text("hit", whole) == strict.text("hit", whole) == "Anna: +2, 1000, 2"
    one = whole | {"dice": ("a, b",)}
    assert strict.text("hit", one) == "Anna: +2, 1000, 1", "what reads the same is not taken for the same"


def test_words_without_facts_are_found_by_the_end_of_their_key() -> None:
    book = phrasebook("de")
    assert book.ending("seat-master") == "engine-seat-master"
    assert book.ending("log-dice") is None, "its sentence needs facts"
    assert book.ending("nowhere") is None
