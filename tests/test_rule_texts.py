"""Every game tells its rules in every language, under the numbers that code and tests cite."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from spadille.games import registry
from spadille.rules.declaration import settings
from spadille.rules.ruletext import passages

LANGUAGES = ("en", "da", "nb", "ja")
KANA = re.compile(r"[\u3040-\u30ff]")
#: What only programmers read, and signs that the page would show as they stand.
FOREIGN = re.compile(r"\.py\b|[`*|<>]|\[[^\]]*\]\(")
NUMBERED = re.compile(r"^(?:## |\*\*)(\d+(?:\.\d+)?)", re.MULTILINE)


def numbers(game: str, language: str) -> list[str]:
    told = passages(registry.rule_text(game, language))
    return [passage.number for passage in told if passage.number]


@pytest.mark.parametrize("game", registry.games())
def test_the_numbers_are_the_same_in_every_language(game: str) -> None:
    told = numbers(game, "en")
    assert len(told) == len(set(told))
    for language in LANGUAGES:
        assert numbers(game, language) == told


@pytest.mark.parametrize("game", registry.games())
def test_every_number_that_is_cited_is_told(game: str) -> None:
    told = set(numbers(game, "en"))
    readme = (files(f"spadille.games.{game}") / "README.md").read_text("utf-8")
    assert set(NUMBERED.findall(readme)) <= told
    for profile in registry.own_profiles(game):
        options = registry.rulebook(f"{game}/{profile}").profile.options
        cited = {setting.option.section for setting in settings(options)}
        assert {section for section in cited if section} <= told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_the_text_is_whole_and_for_players(game: str, language: str) -> None:
    text = registry.rule_text(game, language)
    told = passages(text)
    assert text.startswith("# ")
    assert not told[0].is_heading
    assert told[0].number == ""
    assert FOREIGN.search(text) is None
    assert len(told) > 15
    for passage in told:
        words = " ".join((passage.text, *passage.items))
        if language == "ja" and not passage.is_heading and passage.number:
            assert KANA.search(words), words
        assert passage.is_heading or passage.text.endswith((".", "。", ":", "：", ")", "）"))
