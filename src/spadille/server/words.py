"""What the server says to people, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import get_args

from fluent.runtime import FluentBundle, FluentResource

from spadille.server.protocol import Language, Refused
from spadille.server.refusal import Refusal

LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK: Language = "en"
FILES = ("server.ftl", "rules.ftl")


def refused(refusal: Refusal, language: Language, command: str | None = None) -> Refused:
    """The message that tells somebody why his request was refused."""
    rule = refusal.rule
    if rule is None:
        text = _text(language, f"refused-{refusal.reason.replace('_', '-')}", refusal.evidence)
        return Refused(refusal.reason, text or refusal.reason, command)
    text = _text(language, f"rule-{rule.name}", refusal.evidence)
    return Refused(refusal.reason, text or f"{rule.name} ({rule.section})", command, rule.section)


def language_of(accepted: str) -> Language:
    """The first language of an ``Accept-Language`` header that is spoken here.

    >>> language_of("fr-CH, nn;q=0.9, da;q=0.7, *;q=0.5"), language_of("")
    ('nb', 'en')
    """
    for part in accepted.split(","):
        primary = part.split(";")[0].strip().lower().partition("-")[0]
        primary = "nb" if primary in ("no", "nn") else primary
        for language in LANGUAGES:
            if primary == language:
                return language
    return FALLBACK


def _text(language: Language, message: str, values: Mapping[str, str | int]) -> str | None:
    for tried in (language, FALLBACK):
        bundle = _bundle(tried)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(values))[0])
    return None


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        file = files("spadille.locales") / language / name
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
