"""The words of the screen in one language, read from the same files as the browser reads."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spadille.locales import sources

SCREEN = ("table.ftl", "rules.ftl", "help.ftl", "hearts.ftl", "solo.ftl")


class Words:
    """What stands on the screen of somebody who reads ``language``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, name: str, /, **facts: Any) -> str:
        """The text of a message such as ``start-sit``, or of an attribute: ``suit-S.label``."""
        message, _, attribute = name.partition(".")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        text, faults = self._bundle.format_pattern(pattern, facts)
        assert not faults, f"{name} in {self.language}: {faults}"
        return str(text)

    def contract(self, contract: str) -> str:
        """A bid by its name."""
        return self.say(f"contract-{contract}")

    def card(self, card: str) -> str:
        """A card by its name, from its text such as ``SA``."""
        return self.say("card-name", suit=card[0], rank=card[1])

    def any_of(self, *names: str, **facts: Any) -> re.Pattern[str]:
        """A pattern that the text of any of these messages begins with."""
        texts = (re.escape(self.say(name, **facts)) for name in names)
        return re.compile(f"^({'|'.join(texts)})")


def ids(language: str) -> set[str]:
    """The id of every message a screen may show."""
    text = "\n".join(s.read_text("utf-8") for s in sources(language) if s.name in SCREEN)
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        if source.name in SCREEN:
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
