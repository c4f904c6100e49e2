"""``spadille rules`` tells all a rule set says, in the asker's language and terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spadille.cli.layout import width
from spadille.cli.markdown import drawn
from spadille.games import registry
from spadille.locales import LANGUAGES, Messages
from spadille.rules.declaration import settings
from spadille.rules.difference import differences
from spadille.rules.ruletext import passages
from tests.cli.conftest import Run


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_declared_is_told(run: Run, name: str, language: str) -> None:
    done = run("rules", name, language=language)
    assert (done.returncode, done.stderr) == (0, "")
    book, messages = registry.rulebook(name), Messages(language)
    profile = book.profile
    told = _joined(done.stdout)
    assert str(profile) in done.stdout
    assert _joined(profile.source) in told
    assert _joined(messages.say(f"profile-{profile.game}-{profile.name}.description")) in told
    for offer in book.offers():
        assert _joined(messages.say(f"contract-{offer.contract}-meaning")) in told
    for setting in settings(profile.options):
        place = setting.option.place.replace(".", "-")
        assert _joined(messages.say(f"setting-{profile.game}-{place}")) in told
        assert f"§\u00a0{setting.option.section}" in done.stdout
    for other in registry.profiles(profile.game):
        assert other == profile.name or f"({profile.game}/{other}@" in done.stdout
    for passage in passages(registry.rule_text(profile.game, language)):
        assert _joined(passage.text) in told


def _joined(text: str) -> str:
    """The text as it is whatever the lines it stands on."""
    return "".join(text.split())


@pytest.mark.parametrize("columns", ["30", "60", "100", "400"])
@pytest.mark.parametrize("language", ["da", "ja"])
def test_lines_fit_the_terminal(
    run: Run, columns: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for words in ("lhombre/wpt", "solo"):
        page = run("rules", words, language=language).stdout
        wide = [line for line in page.splitlines() if width(line) > min(int(columns), 100)]
        # A word that is longer than a line stays whole.
        assert all(len(line.split()) <= 2 for line in wide)


@pytest.mark.parametrize("game", registry.games())
def test_a_game_is_told_by_its_rule_sets_and_how_they_differ(run: Run, game: str) -> None:
    done = run("rules", game)
    names = registry.profiles(game)
    profiles = [registry.rulebook(f"{game}/{name}").profile for name in names]
    assert all(f"- {profile}: " in done.stdout for profile in profiles)
    found = differences([profile.options for profile in profiles])
    for each in found:
        assert "." in each.option.name or f"\n{each.option.name}: " in done.stdout
    first, *_ = passages(registry.rule_text(game, "en"))
    assert _joined(first.text) not in _joined(done.stdout)


def test_values_and_bids_are_those_of_the_rule_set(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    told = run("rules", "lhombre/wpt").stdout
    assert re.search(r"Nolo Ouvert +\+5 +−5 +−8\n", told)
    assert "payment: each defender pays\n" in told
    assert "- payment: each defender pays; there the declarer’s account alone\n" in told
    assert "Each opponent pays so much, or is paid." in told
    assert "The bids" not in run("rules", "hearts/spot").stdout


def test_a_changed_rule_set_is_compared_with_its_plain_form(run: Run) -> None:
    told = run("rules", "solo/american+deals=12").stdout
    assert "deals: 12\n" in told
    section = told.split("(solo/american@1)\n")[1].split("\n\n")[0]
    assert section.splitlines()[1:] == ["- deals: 12; there 8"]


def test_a_clubs_rule_set_goes_by_its_own_name(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hearts").mkdir()
    text = 'version = 3\nsource = "our club"\nextends = "norsk"\n[options]\ntarget = 50\n'
    (tmp_path / "hearts" / "ours.toml").write_text(text)
    told = run("rules", "hearts/ours", "--profiles", tmp_path).stdout
    assert told.startswith("Hearts: ours\n")
    assert "Source: our club" in told
    assert "- target: 50; there 100" in told
    told = run("rules", "hearts", "--profiles", tmp_path).stdout
    assert "- hearts/ours@3: ours. our club" in told


def test_an_unknown_rule_set_is_refused(refused: Run) -> None:
    assert "There is no rule set “whist”" in refused("rules", "whist").stderr
    assert "There is no rule set “lhombre/x”" in refused("rules", "lhombre/x").stderr
    assert "cannot be changed so" in refused("rules", "lhombre+seats=9").stderr


def test_a_table_that_is_too_wide_stands_row_by_row() -> None:
    page = "| bid | win | bet |\n|---|---|---|\n| `solo` | *3* | [three](x.md) |\n"
    assert drawn(page, 40) == ["bid   win  bet", "solo  3    three"]
    assert drawn(page, 12) == ["bid: solo", "win: 3", "bet: three"]


def test_lists_headings_and_paragraphs_stand_apart() -> None:
    page = "# A\nText\nof two lines.\n1. One\n2. Two\n   more\n- **x** `y`\n\nEnd"
    assert drawn(page, 40) == [
        *("A", "=", "", "Text of two lines.", ""),
        *("1. One", "2. Two more", "- x y", "", "End"),
    ]


def test_the_pages_of_the_games_go_into_the_wheel() -> None:
    wheel = pytest.importorskip("hatchling.builders.wheel", reason="only checks need hatchling")
    root = Path(__file__).resolve().parents[2]
    builder = wheel.WheelBuilder(str(root))
    packed = {file.distribution_path for file in builder.recurse_included_files()}
    for game in registry.games():
        assert f"spadille/games/{game}/README.md" in packed
