"""The log in words: for whom, with which dice and sums, and what else an entry has to say."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import HitPool
from regelwerk.engine.effects import ALL, MASTER
from regelwerk.engine.interpreters.replay import replay
from regelwerk.engine.journal.entries import Entry
from regelwerk.engine.journal.events import is_deal, is_for
from regelwerk.engine.system import system
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.log_lines import lines_of
from regelwerk.table.wire.log import Die, Line
from regelwerk.table.wire.numbers import Sum, Term
from table.played import SPECTATOR, SYSTEMS, Strict, fresh, onlookers, played

PHASE_SIX = system("phasesix")
NAMES = {
    "hagen": {"de": "Hagen", "en": "Hagen"},
    "wolf": {"de": "Wolf", "en": "wolf"},
    "axe": {"de": "Axt", "en": "axe"},
    "heroes": {"de": "Helden", "en": "heroes"},
}


def told(entry: Entry, seat: str = MASTER, lang: str = "de") -> list[Line]:
    return lines_of(Language(lang, PHASE_SIX), NAMES, entry, seat, PHASE_SIX)


def caused(*events: dict[str, Any], **data: Any) -> Entry:
    return Entry(7, "faces", {"seat": "heroes", "by": "server", **data}, events)


def note(message: str, rule: str = "PS-ACT-02", **facts: Any) -> dict[str, Any]:
    return {"event": "note", "rule": rule, "message": message, "facts": facts}


THROWN = {
    "event": "dice", "rule": "PS-HIT-01", "seat": "heroes", "who": "hagen",
    "throw": HitPool(3, 5, 11).description().to_json(), "faces": [[4], [6, 3], [5]],
}  # fmt: skip


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_everybody_hears_exactly_what_is_for_them(name: str, lang: str) -> None:
    found, session = played(name)
    language = Strict(lang, found)
    for seat in onlookers(found, session):
        for entry in session.journal.entries:
            lines = lines_of(language, session.names, entry, seat, found)
            heard = [i for i, event in enumerate(entry.events) if is_for(event, seat) and not is_deal(event)]
            if entry.events:
                assert [line.i for line in lines] == heard
            assert all(line.text for line in lines)


def test_a_secret_is_told_to_its_seats_and_the_master_alone() -> None:
    secret = {**note("ps-round", round=2), "audience": ["heroes"]}
    dice = {**THROWN, "audience": []}
    entry = caused(secret, dice)
    assert [(line.kind, line.secret) for line in told(entry)] == [("note", True), ("dice", True)]
    assert [line.kind for line in told(entry, "heroes")] == ["note"]
    assert told(entry, "foes") == told(entry, SPECTATOR) == []


def test_whoever_only_watches_is_no_seat_without_a_name() -> None:
    assert told(caused({**note("ps-round", round=2), "audience": [""]}), SPECTATOR) == []


def test_a_sentence_has_its_rule_its_round_and_those_it_speaks_of() -> None:
    (line,) = told(caused(note("ps-turn", who={"ref": "hagen"}, actions=2, round=3)))
    assert line.text == "Runde 3: Hagen ist dran, 2 Aktionen."
    assert (line.n, line.rule, line.round, line.about, line.secret) == (7, "PS-ACT-02", 3, ["hagen"], False)


def test_a_number_with_reasons_opens() -> None:
    dice = {"tally": [[4, "PS-ATK-02", "", "ps-tally-melee"], [-1, "PS-ATK-05", "axe", "ps-tally-melee"]]}
    entry = caused(note("ps-attacks", "PS-ATK-01", dice=dice))
    (line,) = told(entry)
    melee = Language("de", PHASE_SIX).text("ps-tally-melee")
    terms = [
        Term(amount=4, label=melee, rule="PS-ATK-02"),
        Term(amount=-1, label=melee, source="Axt", rule="PS-ATK-05"),
    ]
    assert line.sums == [Sum(name="Würfel", total=3, terms=terms)]


def test_a_stored_event_that_lacks_a_fact_leaves_a_gap() -> None:
    (line,) = told(caused(note("ps-turn", who={"ref": "hagen"})))
    assert line.text.startswith("Runde …: Hagen")
    (gone,) = told(caused(note("ps-message-of-long-ago", who={"ref": "hagen"})))
    assert (gone.text, gone.about) == ("…", ["hagen"])


def test_dice_lie_there_as_they_fell() -> None:
    (line,) = told(caused(THROWN))
    assert line.text == "Hagen, Wurf 3W6, explodierend, Erfolg ab 5, kritisch ab 11: [4] [6 → 3] [5]"
    assert (line.seat, line.about) == ("heroes", ["hagen"])
    assert line.dice is not None
    assert (line.dice.who, line.dice.by_hand) == ("Hagen", False)
    assert line.dice.dice == [
        Die(faces=[4], sides=6, counted=False),
        Die(faces=[6, 3], sides=6),
        Die(faces=[5], sides=6),
    ]
    (by_hand,) = told(caused(THROWN, by="hand"), lang="en")
    assert by_hand.dice is not None
    assert (by_hand.dice.by_hand, by_hand.dice.throw) == (True, "3d6!≥5 crit 11")
    assert by_hand.text == "Hagen, rolling 3d6, exploding, success from 5 up, critical from 11 up: [4] [6 → 3] [5]"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_throw_that_is_stored_as_text_is_told_like_any_other(lang: str) -> None:
    assert told(caused({**THROWN, "throw": "3W6!≥5 krit 11"}), lang=lang) == told(caused(THROWN), lang=lang)


@pytest.mark.parametrize("deal", ["4 Karten von 54", {"cards": {"hands": 4, "deck": 54}}])
def test_cards_that_are_dealt_make_no_line(deal: object) -> None:
    assert told(caused({**THROWN, "throw": deal, "faces": [[1], [2], [3], [4]]})) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"who": "hagen", "set": "hearts", "to": 3}, "Berichtigt (Spielleitung): Hagen, Herzen: 3"),
        ({"who": "hagen", "set": "ammo:axe", "to": 2}, "Berichtigt (Spielleitung): Hagen, Geladen (Axt): 2"),
        ({"who": "hagen", "set": "gone", "to": True}, "Berichtigt (Spielleitung): Hagen, nicht mehr dabei: ja"),
        ({"set": "turn", "to": "wolf"}, "Berichtigt (Spielleitung): Wer dran ist: Wolf"),
        ({"add": {"who": "wolf"}}, "Berichtigt (Spielleitung): Wolf kommt dazu"),
        ({"odd": 1}, 'Berichtigt (Spielleitung): {"odd": 1}'),
    ],
)
def test_a_correction_is_told_in_words(change: dict[str, Any], said: str) -> None:
    event = {"event": "correction", "by": MASTER, "change": change}
    (line,) = told(Entry(9, "correction", {"by": MASTER, "change": change}, (event,)), SPECTATOR)
    assert (line.kind, line.text, line.seat) == ("correction", said, MASTER)


def test_entries_without_events_have_something_to_say_too() -> None:
    def only(kind: str, data: dict[str, Any], *events: dict[str, Any]) -> Line:
        (line,) = told(Entry(5, kind, data, events), SPECTATOR)
        return line

    undo = only("undo", {"to": 3, "by": "heroes"})
    assert (undo.kind, undo.text, undo.seat) == (
        "undo",
        "Zurückgenommen (Helden): was darüber durchgestrichen ist.",
        "heroes",
    )
    assert only("new_dice", {"commitment": "c"}).kind == "dice-promise"
    assert only("seed", {"seat": "heroes", "text": "x"}).text.startswith("Ein Beitrag zu den Würfeln kam von Helden")
    assert only("reveal", {"seed": "00"}).kind == "end"
    changed = {"from": "1", "to": "2"}
    rules = only("rules_changed", changed, {"event": "rules_changed", **changed})
    assert (rules.kind, rules.text) == ("rules", "Ab hier gilt Regelversion 2 statt 1.")
    assert told(Entry(6, "standing", {"seat": "heroes", "question": "q", "on": True})) == []


def test_what_is_corrected_in_secret_is_not_told_but_that_it_is() -> None:
    found, session = fresh("factions", "funkstille")
    change = {"set": "offer:bannerhaus", "to": True}
    session.correct(change, MASTER, session.notices(change))
    entry = next(e for e in reversed(session.journal.entries) if e.kind == "correction")
    own, theirs, watched = (
        lines_of(Language("de", found), session.names, entry, seat, found)[0] for seat in (MASTER, "jonna", SPECTATOR)
    )
    assert own.secret
    assert own.text.endswith(": ja")
    assert theirs.text == watched.text == "Berichtigt (Spielleitung): etwas, das noch verborgen ist."
    again = replay(found.game, found.start(session.journal.header.document), session.journal)
    assert again.journal.entries[entry.n] == entry


def test_what_everybody_sees_is_corrected_before_everybody() -> None:
    _, session = fresh("phasesix")
    who = session.prompts[0].who
    assert session.notices({"who": who, "set": "hearts", "to": 1}) == ALL


@pytest.mark.parametrize(
    ("fault", "said"),
    [("slow", "nicht rechtzeitig geantwortet"), ("wrong", "das hier nicht geht"), ("dead", "läuft nicht mehr")],
)
def test_everybody_hears_that_a_program_failed(fault: str, said: str) -> None:
    (line,) = told(caused({"event": "program", "seat": "heroes", "fault": fault}), SPECTATOR)
    assert (line.kind, line.seat) == ("time-out", "heroes")
    assert line.text.startswith("Helden: ") and said in line.text
