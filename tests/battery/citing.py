"""Whether something names its rule: an ID of the catalogue, or a ruling cited by its option."""

from regelwerk.engine.rulebook import Catalogue


def is_cited(rule_id: str, catalogue: Catalogue) -> bool:
    _, _, option = rule_id.partition(":")
    return rule_id in catalogue.rules or option in catalogue.options
