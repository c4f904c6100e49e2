"""The words of the table in Danish, Norwegian, English and Japanese, and which of them to speak."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

#: A folder of messages for each.
LANGUAGES: Final = ("da", "nb", "en", "ja")
#: Spoken where none of the asker's languages is known, and where a message is missing.
FALLBACK: Final = "en"

_NORWEGIAN = {"no", "nn"}
#: Names the language of the program alone, before all others.
_OWN = "SPADILLE_LANGUAGE"
#: The first of these that is set tells the language of a terminal.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
#: A list of languages, the best first, which is not heeded where one of those asks for none.
_LIST = "LANGUAGE"
_NONE = ("C", "POSIX")
#: Fluent takes no longer facts; a longer one goes in by a mark, from the letters for private use.
_LONGEST = 2000
_MARK = "\ue000"


def language_of(name: str) -> str | None:
    """The language of ours that a name such as ``nn-NO`` or ``da_DK.UTF-8`` asks for, if any.

    >>> language_of("da_DK.UTF-8"), language_of("nn-NO"), language_of("ja"), language_of("C")
    ('da', 'nb', 'ja', None)
    """
    short = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    short = "nb" if short in _NORWEGIAN else short
    return short if short in LANGUAGES else None


def language_in(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for.

    >>> language_in({"LANG": "da_DK.UTF-8"}), language_in({"LANG": "da", "LC_ALL": "C"})
    ('da', 'en')
    >>> language_in({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:nn:da"})
    'nb'
    """
    own = environment.get(_OWN)
    asked = next(filter(None, (environment.get(name) for name in _VARIABLES)), "")
    listed = [] if asked in _NONE else environment.get(_LIST, "").split(":")
    wanted = [own] if own else [*listed, asked]
    return next(filter(None, map(language_of, wanted)), FALLBACK)


class Messages:
    """The messages of one language, read from all files of its folder when the first is asked for.

    ``is_isolating`` wraps inserted words in marks of direction, which screens like and terminals do
    not. Where a ``game`` has words of its own for a message, these are said.
    """

    def __init__(self, language: str, is_isolating: bool = False, game: str = "") -> None:
        self.language = language
        self._is_isolating, self._game = is_isolating, game

    def of_game(self, game: str) -> Messages:
        """The same messages in the words of a game.

        >>> Messages("en").of_game("hearts").say("action-exchange", number=3)
        'Pass 3 cards'
        """
        return Messages(self.language, self._is_isolating, game)

    def say(self, message: str, /, **facts: str | int) -> str:
        """A message, or its attribute after a dot, in words; ``KeyError`` when no file has it.

        >>> Messages("en").say("stopped")
        'Stopped.'
        >>> Messages("da").say("phase-play.you")
        'Din tur'
        """
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, self._is_isolating)
            pattern = _pattern(bundle, f"{message}-{self._game}") or _pattern(bundle, message)
            if pattern is not None:
                short, long = _by_length(facts)
                text, faults = bundle.format_pattern(pattern, short)
                assert not faults, f"{message} in {language}: {faults}"
                for mark, fact in long.items():
                    text = text.replace(mark, fact)
                return str(text)
        raise KeyError(message)

    def knows(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute after a dot."""
        bundles = (_bundle(each, self._is_isolating) for each in (self.language, FALLBACK))
        return any(_pattern(bundle, message) is not None for bundle in bundles)


def sources(language: str) -> tuple[Path, ...]:
    """The files of a language, by name."""
    return tuple(sorted((Path(__file__).parent / language).glob("*.ftl")))


def _by_length(
    facts: Mapping[str, str | int],
) -> tuple[dict[str, str | int], dict[str, str]]:
    """The facts, with a mark in place of each that Fluent would not take, and those by mark."""
    short, long = dict(facts), dict[str, str]()
    for number, (name, fact) in enumerate(facts.items()):
        if isinstance(fact, str) and len(fact) > _LONGEST:
            mark = f"{_MARK}{number}{_MARK}"
            short[name], long[mark] = mark, fact
    return short, long


def _pattern(bundle: Any, message: str) -> Any:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


@cache
def _bundle(language: str, is_isolating: bool) -> Any:
    # It brings Babel, which takes longer to load than all of ours.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=is_isolating)
    for source in sources(language):
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
