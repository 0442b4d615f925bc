"""A report of each kind of study, in one language."""

from __future__ import annotations

from typing import Any

from regelwerk.lab.estimate import Estimate
from regelwerk.lab.reports import pictures
from regelwerk.lab.reports.explored import exploring
from regelwerk.lab.reports.parts import Cell, Report, Section, table
from regelwerk.lab.reports.words import Words
from regelwerk.lab.studies import findings
from regelwerk.lab.studies.findings import Effect
from regelwerk.lab.studies.plans import Search
from regelwerk.lab.studies.playing import ANSWERS, DRAW, ROUNDS, UNDECIDED, WINS
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.study import Study

MOST_LISTED = 40
"""Rows of a long table that are shown; the others are counted."""

Found = tuple[tuple[str, ...], tuple[Section, ...]]
"""The answer in a few sentences, and what it rests on."""


def report(results: Results, lang: str) -> Report:
    """What a study asked and found, in one language."""
    words = Words(results.study, lang, _labels(results))
    build = {
        "matrix": matrix, "sweep": sweep, "compare": compare, "sensitivity": sensitivity, "balance": balance,
        "explore": exploring,
    }[results.study.kind]  # fmt: skip
    lead, sections = build(results, words) if _is_known(results) else ((_nothing(results, words),), ())
    if not results.is_over:
        lead = (words.text("lab-unfinished", games=results.games), *lead)
    sections = (*sections, *failures(results, words))
    foot = words.text("lab-facts-heading")
    return Report(lang, title(results.study, words), lead, sections, facts(results, words), foot)


def _is_known(results: Results) -> bool:
    """Whether anything is known of the measure."""
    return results.study.compares_odds or any(results.estimate(variant) is not None for variant in results.variants)


def _nothing(results: Results, words: Words) -> str:
    if results.variants:
        return words.text("lab-no-answer", measure=results.study.measure)
    refused = sorted({sums.refused for sums in results.plan.sums.values() if sums.refused})
    return words.text("lab-refused", why=", ".join(refused)) if refused else words.text("lab-nothing-yet")


def _labels(results: Results) -> dict[str, dict[str, str]]:
    """What the answers of a question are called, where they are called the same in all variants."""
    found: dict[str, dict[str, str]] = {}
    strange: set[str] = set()
    for variant in results.variants:
        for name, label in results.plan.sums[variant].labels.items():
            if found.setdefault(name, label) != label:
                strange.add(name)
    return {name: label for name, label in found.items() if name not in strange}


def title(study: Study, words: Words) -> str:
    kind = words.text(f"lab-kind-{study.kind}")
    return words.text("lab-title", kind=kind, subject=subject(study, words), system=words.system.title[words.lang])


def subject(study: Study, words: Words) -> str:
    """What is played or asked."""
    setting = study.setting
    if study.compares_odds:
        return words.text("lab-subject-odds")
    if setting.question:
        given = ", ".join(words.name(str(value)) for value in setting.given.values())
        return words.text("lab-subject-question", question=setting.question, given=given or "–")
    if setting.duel:
        if study.kind == "matrix":
            return words.text("lab-subject-duels")
        return words.text("lab-subject-duel", first=words.name(setting.duel[0]), second=words.name(setting.duel[1]))
    scenario = setting.scenario or words.system.first_scenario
    return words.entry("scenarios", scenario)


def facts(results: Results, words: Words) -> tuple[tuple[str, str], ...]:
    """All that the numbers depend on."""
    study, setting = results.study, results.study.setting
    usual = words.system.duel_tactic if setting.duel else words.system.default_tactic
    seats = "".join(f", {words.party(seat)}: {words.policy(name)}" for seat, name in setting.seats.items())
    told = [
        ("lab-fact-subject", subject(study, words)),
        ("lab-fact-measure", words.measure(study.measure)),
        ("lab-fact-options", ", ".join(f"{k}={words.value(v)}" for k, v in setting.options.items())),
        ("lab-fact-tactics", "" if study.is_asked else words.tactics(setting.tactic or usual) + seats),
        (
            "lab-fact-content",
            ", ".join(f"{table}.{key}" for table in setting.content for key in setting.content[table]),
        ),
        ("lab-fact-variants", str(study.size)),
        ("lab-fact-games", _games(results, words)),
        ("lab-fact-seed", "" if study.is_asked else str(study.seed)),
        ("lab-fact-version", f"regelwerk {study.version}, {words.text('lab-rules', version=study.rules_version)}"),
        ("lab-fact-command", study.command),
    ]
    return tuple((words.text(key), value) for key, value in told if value)


def _games(results: Results, words: Words) -> str:
    study = results.study
    if study.is_asked:
        return words.text("lab-all-exact")
    exact = sum(results.is_exact(variant) for variant in results.variants)
    if exact and not results.games:
        return words.text("lab-all-solved")
    told = words.text("lab-played", games=results.games)
    if exact:
        told += "; " + words.text("lab-some-solved", number=exact, all=study.size)
    if study.precision:
        told += "; " + words.text("lab-to-precision", precision=words.number(100 * study.precision, 1))
    return told


def failures(results: Results, words: Words) -> tuple[Section, ...]:
    """The games that failed, by name."""
    if not results.failed:
        return ()
    groups: dict[tuple[int, str], list[int]] = {}
    for number, (variant, one) in enumerate(results.failures, start=1):
        groups.setdefault((variant, one.why), []).append(number)
    rows = [
        (str(numbers[0]), words.changes(results.study.variant(variant).changes) or "–", str(len(numbers)), why)
        for (variant, why), numbers in list(groups.items())[:MOST_LISTED]
    ]
    head = ("N", words.text("lab-variant"), words.text("lab-times"), words.text("lab-why"))
    told = words.text("lab-failed", failed=results.failed, games=results.games + results.failed)
    return (Section(words.text("lab-failed-heading"), (told,), table(head, rows)),)


# -- matrix -----------------------------------------------------------------------------------------------------


def matrix(results: Results, words: Words) -> Found:
    """Everybody against everybody, sorted and coloured."""
    found, measure = findings.matrix(results), results.study.measure
    known = [cell.value for cell in found.cells.values() if cell is not None]
    low, high = (0.0, 1.0) if words.is_share(measure) else (min(known), max(known))
    rows = []
    for row in found.rows:
        cells: list[str | Cell] = [Cell(words.name(row), strong=True)]
        for column in found.columns:
            cell = found.cells[row, column]
            cells.append(_shaded(cell, measure, words, low, high, is_exact=(row, column) in found.exact))
        rows.append([*cells, words.plain(found.means[row], measure)])
    head = ("", *(words.name(column) for column in found.columns), "Ø")
    dominated = [
        words.text(
            "lab-dominated-cost" if results.study.cost else "lab-dominated",
            worse=words.name(one.worse),
            better=words.name(one.better),
        )
        for one in found.dominated
    ]
    exact, cells_in_all = len(found.exact), len([cell for cell in found.cells.values() if cell is not None])
    key = "lab-matrix-exact" if exact == cells_in_all else "lab-matrix-mixed" if exact else "lab-matrix-simulated"
    told = words.text(key, exact=exact, all=cells_in_all)
    known_rows = [row for row in found.rows if any(found.cells[row, column] for column in found.columns)]
    best, worst = words.name(known_rows[0]), words.name(known_rows[-1])
    lead = (words.text("lab-matrix-lead", best=best, worst=worst, measure=words.measure(measure)), told)
    none = words.text("lab-none-dominated")
    return lead, (
        Section(
            words.text("lab-matrix-heading", measure=words.measure(measure)),
            (),
            table(head, rows),
            lambda: pictures.heat(
                [words.name(row) for row in found.rows],
                [words.name(column) for column in found.columns],
                [[_value(found.cells[row, column]) for column in found.columns] for row in found.rows],
                words,
                measure,
            ),
        ),
        Section(words.text("lab-dominated-heading"), tuple(dominated) or (none,)),
    )


def _value(found: Estimate | None) -> float | None:
    return None if found is None else found.value


def _shaded(
    found: Estimate | None, measure: str, words: Words, low: float, high: float, *, is_exact: bool = False
) -> Cell:
    if found is None:
        return Cell("–")
    shade = (found.value - low) / (high - low) if high > low else 0.5
    text = words.plain(found.value, measure) if is_exact else words.estimate(found, measure)
    return Cell(text, min(1.0, max(0.0, shade)))


# -- sweep ------------------------------------------------------------------------------------------------------


def sweep(results: Results, words: Words) -> Found:
    """What some numbers do to the measures."""
    study, measure = results.study, results.study.measure
    is_grid = len(study.axes) == 2 and not study.variants
    sections = (_grid(results, words) if is_grid else _lines(results, words), _all_measures(results, words))
    known = [(results.estimate(variant), variant) for variant in results.variants]
    ranked = sorted(((one, v) for one, v in known if one is not None), key=lambda pair: pair[0].value)
    (low, least), (high, most) = ranked[0], ranked[-1]
    if least == most:
        change, value = words.changes(study.variant(most).changes), words.estimate(high, measure)
        return (words.text("lab-sweep-one", measure=words.measure(measure), value=value, change=change),), sections
    lead = words.text(
        "lab-sweep-lead",
        measure=words.measure(measure),
        low=words.estimate(low, measure),
        high=words.estimate(high, measure),
        least=words.changes(study.variant(least).changes),
        most=words.changes(study.variant(most).changes),
    )
    certain = words.text("lab-sweep-same" if low.high >= high.low and low.low != high.high else "lab-sweep-sure")
    return (lead, certain), sections


def _lines(results: Results, words: Words) -> Section:
    """One number: a line with its band. More than two, or scattered points: a point for each."""
    study, measure = results.study, results.study.measure
    shown = results.variants
    rows: list[list[str | Cell]] = []
    for variant in shown[: 5 * MOST_LISTED]:
        changes = study.variant(variant).changes
        estimate = results.estimate(variant)
        rows.append([", ".join(words.value(value) for value in changes.values()), words.estimate(estimate, measure)])
    head = (", ".join(words.path(axis.path) for axis in study.axes), words.measure(measure))
    heading = words.text("lab-sweep-heading", measure=words.measure(measure))
    return Section(heading, (), table(head, rows), lambda: pictures.lines(results, words))


def _grid(results: Results, words: Words) -> Section:
    """Two numbers: a heat map."""
    study, measure = results.study, results.study.measure
    down, across = study.axes
    known = [one.value for v in results.variants if (one := results.estimate(v)) is not None]
    low, high = min(known), max(known)
    estimates = [
        [results.estimate(y * len(across.values) + x) for x in range(len(across.values))]
        for y in range(len(down.values))
    ]
    rows = [
        [Cell(words.value(value), strong=True), *(_shaded(one, measure, words, low, high) for one in line)]
        for value, line in zip(down.values, estimates, strict=True)
    ]
    head = (f"{words.path(down.path)} ↓ / {words.path(across.path)} →", *(words.value(v) for v in across.values))
    heading = words.text("lab-sweep-heading", measure=words.measure(measure))
    return Section(heading, (), table(head, rows), lambda: pictures.sweep_map(results, words))


def _all_measures(results: Results, words: Words) -> Section:
    """The other numbers of every variant, without intervals."""
    study = results.study
    names = _interesting(results)
    rows: list[list[str | Cell]] = []
    for variant in results.variants[:MOST_LISTED]:
        cells: list[str | Cell] = [", ".join(words.value(value) for value in study.variant(variant).changes.values())]
        for name in names:
            found = results.estimate(variant, name)
            cells.append("–" if found is None else words.plain(found.value, name))
        rows.append(cells)
    more = len(results.variants) - MOST_LISTED
    after = (words.text("lab-more-rows", number=more),) if more > 0 else ()
    head = (", ".join(words.path(axis.path) for axis in study.axes), *(words.measure(n) for n in names))
    return Section(words.text("lab-measures-heading"), (), table(head, rows), after=after)


def _interesting(results: Results) -> list[str]:
    """The measures that are shown besides: who wins, how long it takes, and what differs between variants."""
    first = results.plan.sums[results.variants[0]]
    if first.exact and results.study.is_asked:
        return list(first.exact)[:8]
    names = {name for variant in results.variants for name in results.plan.sums[variant].sums} or set(first.exact)
    wins = sorted(name for name in names if name.startswith(f"{WINS}."))
    return [*wins, *(name for name in (DRAW, UNDECIDED, ROUNDS, ANSWERS) if name in names)]


# -- compare and sensitivity ------------------------------------------------------------------------------------


def compare(results: Results, words: Words) -> Found:
    """Two versions side by side."""
    study = results.study
    changed = words.changes(study.variant(1).changes) if not study.compares_odds else _changed(study, words)
    changed = changed or study.variant(1).name or words.text("lab-changed-content")
    if study.compares_odds:
        return _compared_odds(results, words, changed)
    names = sorted(results.plan.sums[0].sums.keys() | results.plan.sums[1].sums.keys())
    ways = max(1, len(names))
    rows: list[list[str | Cell]] = []
    for name in sorted(names, key=lambda name: (name != study.measure, -_size(results, name, ways), name)):
        before, after = results.estimate(0, name), results.estimate(1, name)
        difference = results.difference(1, name, ways)
        sure = difference is not None and not difference.covers(0.0)
        rows.append(
            [
                Cell(words.measure(name), strong=name == study.measure),
                "–" if before is None else words.plain(before.value, name),
                "–" if after is None else words.plain(after.value, name),
                words.difference(difference, name),
                words.text("lab-sure" if sure else "lab-open"),
            ]
        )
    effects = findings.effects(results)
    if not effects:
        return (words.text("lab-nothing-yet"),), ()
    (effect,) = effects
    head = (
        "",
        words.text("lab-before"),
        words.text("lab-after"),
        words.text("lab-difference"),
        words.text("lab-verdict"),
    )
    section = Section(
        words.text("lab-compare-heading"), (words.text("lab-all-together"),), table(head, rows[:MOST_LISTED])
    )
    return (_effect(effect, changed, study.measure, words), _share_changed(effect, words)), (section,)


def _changed(study: Study, words: Words) -> str:
    own = {k: v for k, v in study.variant(1).changes.items() if k not in study.variant(0).changes}
    return words.changes(own)


def _size(results: Results, name: str, ways: int) -> float:
    """How large a difference is, in its own doubt: what stands out comes first."""
    found = results.difference(1, name, ways)
    if found is None:
        return 0.0
    return abs(found.value) / max(1e-9, found.high - found.value)


def _effect(effect: Effect, changed: str, measure: str, words: Words) -> str:
    """What a change does, in a sentence."""
    if effect.verdict == "none" and effect.games:
        most = words.percent(effect.most_changed)
        return words.text("lab-no-game-changed", change=changed, games=effect.games, most=most)
    key = {"sure": "lab-effect-sure", "open": "lab-effect-open", "none": "lab-effect-none"}[effect.verdict]
    told = words.difference(effect.difference, measure)
    return words.text(key, change=changed, difference=told, measure=words.measure(measure))


def _share_changed(effect: Effect, words: Words) -> str:
    share = effect.changed / effect.games if effect.games else 0.0
    return words.text("lab-games-changed", share=words.percent(share), games=effect.games)


def _compared_odds(results: Results, words: Words, changed: str) -> Found:
    odds, compared = findings.changed_odds(results)
    rows: list[list[str | Cell]] = []
    for one in odds[:MOST_LISTED]:
        given = ", ".join(words.name(str(value)) for value in one.given.values())
        change = one.after - one.before
        rows.append(
            [
                f"{one.question} {given}",
                one.label.get(words.lang, ""),
                words.number(one.before, 3),
                words.number(one.after, 3),
                words.difference(Estimate(change, change, change), "mean"),
            ]
        )
    more = len(odds) - MOST_LISTED
    after = (words.text("lab-more-rows", number=more),) if more > 0 else ()
    head = (
        words.text("lab-question"), words.text("lab-answer"), words.text("lab-before"), words.text("lab-after"),
        words.text("lab-difference"),
    )  # fmt: skip
    lead = words.text("lab-odds-lead", change=changed, changed=len(odds), compared=compared)
    return (lead,), (
        Section(
            words.text("lab-odds-heading"), (), table(head, rows), lambda: pictures.changes(odds, words), after=after
        ),
    )


def sensitivity(results: Results, words: Words) -> Found:
    """Which open questions matter."""
    measure = results.study.measure
    found = findings.effects(results)
    matter = [effect for effect in found if effect.verdict != "none"]
    rows: list[list[str | Cell]] = [
        [
            Cell(
                f"{effect.path.removeprefix('options.')} = {words.value(effect.value)}", strong=effect.verdict == "sure"
            ),
            words.difference(effect.difference, measure),
            words.percent(effect.changed / effect.games) if effect.games else "–",
            words.text(f"lab-{effect.verdict}"),
        ]
        for effect in matter
    ]
    head = (
        words.text("lab-option"),
        words.text("lab-difference"),
        words.text("lab-changed"),
        words.text("lab-verdict"),
    )
    sure = [effect for effect in found if effect.verdict == "sure"]
    none = [effect for effect in found if effect.verdict == "none"]
    lead = [
        words.text("lab-sensitivity-lead", sure=len(sure), open=len(matter) - len(sure), none=len(none), all=len(found))
    ]
    if sure:
        first = sure[0]
        lead.append(_effect(first, f"{words.path(first.path)} = {words.value(first.value)}", measure, words))
    names = sorted({_told_none(effect, {one.path for one in matter}, words) for effect in none})
    most = words.percent(none[0].most_changed) if none and none[0].games else ""
    told = words.text("lab-none-text", games=none[0].games, most=most) if most else words.text("lab-none-exact")
    sections = [
        Section(
            words.text("lab-sensitivity-heading", measure=words.measure(measure)),
            (words.text("lab-all-together"),),
            table(head, rows),
            (lambda: pictures.tornado(matter[:MOST_LISTED], words, measure)) if matter else None,
        )
    ]
    if none:
        sections.append(Section(words.text("lab-none-heading"), (told, ", ".join(names))))
    return tuple(lead), tuple(sections)


def _told_none(effect: Effect, others: set[str], words: Words) -> str:
    """An option without effect; with its value, where other values of it have one."""
    name = effect.path.removeprefix("options.")
    return f"{name} = {words.value(effect.value)}" if effect.path in others else name


# -- balance ----------------------------------------------------------------------------------------------------


def balance(results: Results, words: Words) -> Found:
    """Where a measure meets its target."""
    if isinstance(results.plan, Search):
        return _searched(results, words)
    found, study = findings.balanced(results), results.study
    measure, target = study.measure, words.plain(study.target, study.measure)
    told: dict[str, Any] = {"path": words.path(found.path), "measure": words.measure(measure), "target": target}
    ends = {"low": words.value(found.low), "high": words.value(found.high)}
    if not found.is_bracketed:
        lead = [words.text("lab-balance-nowhere", **told, **ends)]
    else:
        best = words.value(found.best)
        lead = [
            words.text("lab-balance-lead", **told, **ends),
            words.text("lab-balance-best", best=best, estimate=words.estimate(found.estimate, measure)),
        ]
    if not found.is_monotone:
        lead.append(words.text("lab-balance-turns"))
    verdicts = {-1: "lab-below", 0: "lab-near", 1: "lab-above"}
    rows = [
        [words.value(value), words.estimate(estimate, measure), words.text(verdicts[sign])]
        for value, estimate, sign in found.tested
    ]
    head = (words.path(found.path), words.measure(measure), words.text("lab-verdict"))
    section = Section(
        words.text("lab-balance-heading"), (words.text("lab-balance-method"),), table(head, rows),
        lambda: pictures.tested(found, words, measure, study.target),
    )  # fmt: skip
    return tuple(lead), (section,)


def _searched(results: Results, words: Words) -> Found:
    study, measure = results.study, results.study.measure
    found = findings.candidates(results)
    rows = [
        [words.changes(one.changes), words.estimate(one.at_first, measure), words.estimate(one.again, measure)]
        for one in found
    ]
    head = (words.text("lab-variant"), words.text("lab-at-first"), words.text("lab-again"))
    lead = words.text(
        "lab-search-lead",
        measure=words.measure(measure),
        target=words.plain(study.target, measure),
        best=words.changes(found[0].changes) if found else "–",
        tried=len(getattr(results.plan, "tried", ())),
    )
    return (lead, words.text("lab-search-luck")), (Section(words.text("lab-balance-heading"), (), table(head, rows)),)
