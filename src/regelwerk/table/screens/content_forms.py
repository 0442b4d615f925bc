"""Forms of content in words: labels and help of the fields, what may be chosen, what a new entry begins with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Any

from regelwerk.engine.content.derived import Derived
from regelwerk.engine.content.forms import Form, FormField, beginning
from regelwerk.engine.system import System
from regelwerk.engine.tally import Tally
from regelwerk.table.games.own_entries import OwnEntry
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import options_of
from regelwerk.table.wire.pages.entries import ChoiceView, DerivedView, FieldView, FormPage, OfferView

HELP = "help"
"""The attribute of a field's message that explains it."""


def form_page(chosen: System, form: Form, entries: Iterable[OwnEntry], language: Language) -> FormPage:
    """A form for somebody who reads this language."""
    known = list(entries)
    named = {offer for field in form.all_parts() for offer in field.refers}
    return FormPage(
        kind=form.kind,
        title=kind_title(form.kind, language),
        fields=[field_view(field, language) for field in form.fields],
        offers={offer: _offered(chosen, offer, known, language.lang) for offer in sorted(named)},
        start=beginning(form, template_data(chosen, form.kind)),
    )


def kind_title(kind: str, language: Language) -> str:
    """The system's word for a kind of content."""
    key = next((key for key in sorted(language.book.keys()) if key.endswith(f"-content-kind-{kind}")), None)
    return language.text(key) if key else kind


def field_view(field: FormField, language: Language) -> FieldView:
    """A field with its words; one that nobody has put into words goes by its name."""
    book = language.book
    message = next((key for key in field.messages if book.has(key)), None)
    inside = [field_view(one, language) for one in field.fields]
    return FieldView(
        name=field.name,
        type="table" if field.type == "options" else field.type,
        label=book.text(message) if message else field.name.replace("_", " "),
        help=book.attribute(message, HELP) if message and field.name else "",
        required=field.required,
        default=field.default,
        least=field.least,
        most=field.most,
        choices=[ChoiceView(value=one, label=_choice(field, one, language)) for one in field.choices],
        refers=list(field.refers),
        within=list(field.within),
        fold=field.fold,
        key=field_view(field.key, language) if field.key else None,
        item=field_view(field.item, language) if field.item else None,
        fields=option_fields(language) if field.type == "options" else inside,
    )


def option_fields(language: Language) -> list[FieldView]:
    """Every option of the system that leaves a choice; whatever is not chosen stays as the system has it."""
    return [
        FieldView(
            name=option.name,
            type="choice",
            label=option.title,
            help=language.text("table-option-usual", meaning=option.text),
            choices=[ChoiceView(value=one.value, label=one.text) for one in option.values],
        )
        for option in options_of(language.system, {}, language.lang)
    ]


def choice_messages(field: FormField, value: str | int) -> tuple[str, ...]:
    """What may name a value of a field, the most particular first."""
    word = str(value).replace("+", "_plus_") or "none"
    own = (f"{key.replace('-field-', '-value-', 1)}-{word}" for key in field.messages)
    return (field.called + word, *own) if field.called else tuple(own)


def _choice(field: FormField, value: str | int, language: Language) -> str:
    known = (key for key in choice_messages(field, value) if language.book.has(key))
    message = next(known, None)
    return language.text(message) if message else str(value)


def _offered(chosen: System, offer: str, entries: Iterable[OwnEntry], lang: str) -> list[OfferView]:
    """The entries that an offer such as `weapon` or `ability:kind=attribute` holds, by name; one's own first."""
    kind, *conditions = offer.split(":")
    wanted = [condition.partition("=")[::2] for condition in conditions]
    usual = {name: info.default for name, info in chosen.entry_models[kind].model_fields.items()}
    found = [
        OfferView(id=one.id, name=one.name_in(lang), own=bool(one.file))
        for one in entries
        if one.kind == kind and all((one.data.get(field, usual.get(field))) == value for field, value in wanted)
    ]
    return sorted(found, key=lambda one: (not one.own, one.name.casefold()))


def template_data(chosen: System, kind: str) -> dict[str, Any]:
    """What the template of a kind says, without the name: that is what people begin with."""
    table = chosen.loading.SHELF.tables[kind]
    entries = tomllib.loads(chosen.new_content(kind)).get(table, {})
    first: dict[str, Any] = next(iter(entries.values()), {})
    return {name: value for name, value in first.items() if name != "name"}


def derived_view(found: Derived, language: Language) -> DerivedView:
    """A derived value in words."""
    value = found.value
    return DerivedView(
        label=language.cell(found.label, {}),
        value=language.cell(value, {}),
        reasons=language.book.reasons(value, {}) if isinstance(value, Tally) and len(value.terms) > 1 else "",
        rule=found.rule,
    )
