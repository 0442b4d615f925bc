"""Catalogue, code and tests agree, options do what they offer, content is read or refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from regelwerk.battery.checks.words import languages_to_check
from regelwerk.battery.citing import is_cited
from regelwerk.battery.complaints import Complaint, require
from regelwerk.battery.playing import answer_at_random, fresh
from regelwerk.dice import RandomDice
from regelwerk.engine.book.coverage import coverage, import_all, place_of, proofs
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.rulebook import catalogue_data, implemented_rules, read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.screen.board import board_of
from regelwerk.engine.system import System
from regelwerk.engine.translations import CONTENT, lost_places, read_translation, text_places
from regelwerk.engine.trials import Trial, scenario_trial
from regelwerk.languages import languages

ANSWERS_FOR_AN_OPTION = 25
"""How far a game is played with every value of every option."""


def implement_the_catalogue(system: System, tests: Path | None) -> None:
    """Every rule of the kind `code` has a function and, where tests can be seen, a test; no function names another."""
    catalogue = read_catalogue(system.package)
    require(catalogue.rules, "battery-no-rules", package=system.package)
    import_all(system.package)
    for rule_id, functions in implemented_rules().items():
        own = [one for one in functions if f"{one.__module__}.".startswith(f"{system.package}.")]
        if own and not is_cited(rule_id, catalogue):
            raise Complaint("battery-unknown-rule", cited=rule_id, place=place_of(own[0]))
    proven = proofs(tests) if tests is not None else {}
    found = coverage(catalogue, system.package, proven)
    missing = [one.rule_id for one in found if not one.functions]
    require(not missing, "battery-rules-without-code", rules=", ".join(missing[:12]), number=len(missing))
    if tests is not None:
        unproven = [one.rule_id for one in found if not one.tests]
        require(not unproven, "battery-rules-without-tests", rules=", ".join(unproven[:12]), number=len(unproven))


def explain_the_catalogue(system: System, tests: Path | None) -> None:  # noqa: ARG001
    """Rules, options and their values are told in every language; a rule that needs no code says why."""
    catalogue = read_catalogue(system.package)
    for text in catalogue.rules.values():
        for lang in languages_to_check(system.package):
            told = text.heading.get(lang, "").strip() and text.text.get(lang, "").strip()
            require(told, "battery-rule-untold", rule_id=text.id, lang=lang)
            reason = text.kind == "code" or text.why.get(lang, "").strip()
            require(reason, "battery-rule-unreasoned", rule_id=text.id, lang=lang)
    for option in catalogue.options.values():
        about = {"option": option.name}
        require(option.default in option.values, "battery-option-default", **about)
        unknown = [rule_id for rule_id in option.rules if rule_id not in catalogue.rules]
        require(not unknown, "battery-option-rules", rules=", ".join(unknown), **about)
        for lang in languages_to_check(system.package):
            texts = [option.question, *option.meaning.values()]
            require(all(text.get(lang, "").strip() for text in texts), "battery-option-untold", lang=lang, **about)
    for lang in languages_to_check(system.package):
        book = phrasebook(lang, system.package)
        for question in system.questions.values():
            for key in (question.help, *(one.help for one in question.parameters)):
                require(key in book.own_keys(), "battery-unsaid", key=key, lang=lang, error="")


def play_every_option(system: System, tests: Path | None) -> None:  # noqa: ARG001
    """With every value of every option a game begins and goes on."""
    for option in read_catalogue(system.package).options.values():
        for value in option.values:
            try:
                trial = scenario_trial(system, system.first_scenario, {option.name: value})
                session, chance = fresh(trial, 1), RandomDice(1)
                for _ in range(ANSWERS_FOR_AN_OPTION):
                    if session.outcome is not None:
                        break
                    answer_at_random(session, chance)
            except Exception as error:
                told = f"{type(error).__name__}: {error}"[:300]
                raise Complaint("battery-option-fails", option=option.name, value=str(value), error=told) from error


def read_content(system: System, tests: Path | None) -> None:  # noqa: ARG001
    """Supplied content can be read, every template is accepted, and what is unknown is refused with a sentence."""
    content = system.content()
    scenarios = system.scenarios(content)
    require(system.first_scenario in scenarios, "battery-first-scenario", scenario=system.first_scenario)
    for kind in system.kinds:
        for entry, names in system.entries(content, kind).items():
            told = any(names.values()) and all(text.strip() for text in names.values())
            require(told, "battery-entry-unnamed", kind=kind, entry=entry)
        _check_template(system, kind)
    try:
        _load(system, "[no_such_table.entry]\nname = 'x'\n")
    except ContentError:
        return
    raise Complaint("battery-content-unknown-table")


def _check_template(system: System, kind: str) -> None:
    try:
        template = system.new_content(kind)
    except (ContentError, FileNotFoundError) as error:
        raise Complaint("battery-no-template", kind=kind) from error
    try:
        _load(system, template)
    except ContentError as error:
        raise Complaint("battery-template-refused", kind=kind, error=str(error)[:300]) from error


def _load(system: System, text: str) -> None:
    with TemporaryDirectory() as folder:
        (Path(folder) / "own.toml").write_text(text, "utf-8")
        system.content([Path(folder)])


def translate_content(system: System, tests: Path | None) -> None:  # noqa: ARG001
    """Texts of supplied content are there in every language, and translations have something to translate."""
    plain = {table: dict(entries) for table, entries in getattr(system.content(), "plain", {}).items()}
    for place, text in text_places(plain):
        # A text in the default language alone, such as the name of a person, is the same in all.
        for lang in languages_to_check(system.package) if len(text) > 1 else ():
            require(text.get(lang, "").strip(), "battery-text-untold", text=".".join(place), lang=lang)
    catalogue = catalogue_data(system.package)
    for lang in languages():
        try:
            texts = read_translation(system.package, lang)
        except (OSError, ValueError, RecursionError) as error:
            raise Complaint("battery-text-unreadable", lang=lang, error=str(error)[:300]) from error
        lost = list(lost_places({**catalogue, CONTENT: plain}, texts))
        require(not lost, "battery-text-lost", texts=", ".join(".".join(one) for one in lost[:8]), lang=lang)


def play_with_every_tactic(system: System, tests: Path | None) -> None:  # noqa: ARG001
    """Every tactic gives answers that are allowed, and its games come to an end."""
    from regelwerk.engine.interpreters.simulate import Simulation

    require(system.default_tactic in system.tactics, "battery-tactic-unknown", tactic=system.default_tactic)
    trial = scenario_trial(system, system.first_scenario)
    for name, tactic in system.tactics.items():
        simulation, state = Simulation(tactic, RandomDice(1)), trial.start
        try:
            for _ in range(trial.budget.answers):
                if system.game.outcome(state) is not None:
                    break
                state = simulation.run(system.game.step(state))
        except Exception as error:
            told = f"{type(error).__name__}: {error}"[:300]
            raise Complaint("battery-tactic-fails", tactic=name, error=told) from error
        require(
            system.game.outcome(state) is not None, "battery-tactic-endless", tactic=name, steps=trial.budget.answers
        )


def show_screens(system: System, trial: Trial) -> None:
    """Every seat, and whoever looks on, gets a display, a board and standings, all of it with words."""
    game, session, chance = trial.game, fresh(trial, 1), RandomDice(1)
    books = [phrasebook(lang, *trial.packages) for lang in languages_to_check(system.package)]
    for _ in range(12):
        for seat in game.seats(session.state):
            view = game.view(session.state, seat)
            display, standings = system.display(view), system.standings(view)
            for key in filter(None, (*board_of(display).columns, *standings.figures, standings.unit)):
                for book in books:
                    require(book.has(key), "battery-unsaid", key=key, lang=book.lang, error="")
        if session.outcome is not None:
            return
        answer_at_random(session, chance)


SystemCheck = Callable[[System, Path | None], Any]
