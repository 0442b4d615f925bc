"""Whether something names its rule: an ID of the catalogue, or a ruling by its option or its number."""

from regelwerk.engine.book.rulebook import Catalogue


def is_cited(rule_id: str, catalogue: Catalogue) -> bool:
    """`PS-ATK-01`, `PS:cover_combination` or `PS:ruling_7`, if the catalogue has it."""
    _, _, ruling = rule_id.partition(":")
    number = ruling.removeprefix("ruling_")
    numbers = {*catalogue.rulings, *(option.ruling for option in catalogue.options.values())}
    is_numbered = number != ruling and number.isdecimal() and int(number) in numbers
    return rule_id in catalogue.rules or ruling in catalogue.options or is_numbered
