"""The rule sets of L'Hombre, and what is wrong with one that does not fit together."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille.games.lhombre import profile
from spadille.rules.rule import FaultyGame
from tests.games.lhombre.table import HOME_RULES

HOME = (Path(str(profile.FOLDER)) / "hjemme.toml").read_text("utf-8")


def faults_of(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """The faults of a profile written so."""
    (folder / "odd.toml").write_text(text, "utf-8")
    monkeypatch.setattr(profile, "FOLDER", folder)
    with pytest.raises(FaultyGame) as refused:
        profile.load("odd")
    return refused.value.faults


def test_every_profile_loads_under_its_own_name() -> None:
    assert "hjemme" in profile.names()
    for name in profile.names():
        loaded = profile.load(name)
        assert (loaded.game, loaded.name) == ("lhombre", name)
        assert loaded.version >= 1


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('["solo"]', '["sool"]', "ranking[6][0] is one of game, "),
        ("solo = { win", "sool = { win", "values.sool is not an option; known are game, "),
        ("win = 8", "win = -8", "values.nolo_ouvert.win is at least 0, not -8"),
        ("win = 8", "win = 10001", "values.nolo_ouvert.win is at most 10000, not 10001"),
        ("win = 8, ", "", "values.nolo_ouvert.win is missing"),
        ("give_up = 2", "give_up = -2", "values.tourne.give_up is at least 0, not -2"),
        ("give_up = 2", "give_up = 99999", "values.tourne.give_up is at most 10000, not 99999"),
        ("bet = 8", "beet = 8", "values.nolo_ouvert.beet is not an option; known are win, bet"),
    ],
)
def test_a_fault_is_named(
    old: str, new: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in HOME
    found = faults_of(HOME.replace(old, new, 1), tmp_path, monkeypatch)
    assert word in " / ".join(found)


def test_a_contract_that_may_be_bid_must_have_a_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line for line in HOME.splitlines() if not line.startswith(("solo =", "nolo_ouvert ="))]
    found = faults_of("\n".join(lines), tmp_path, monkeypatch)
    assert found == ("values has no solo", "values has no nolo_ouvert")


def test_a_contract_has_one_place_in_the_ranking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = faults_of(HOME.replace('["solo"]', '["solo", "game"]'), tmp_path, monkeypatch)
    assert found == ("ranking names game twice",)


def test_lhombre_4_1_offers_are_the_contracts_and_their_worth() -> None:
    """Section 4.1 line by line, as a player is told it."""
    told = [(offer.contract, offer.win, offer.losses, offer.bonus) for offer in HOME_RULES.offers()]
    trumps = {"tout": 1}
    assert told == [
        ("game", 1, {"bet": 1, "codille": 2, "give_up": 1, "tout": 1}, trumps),
        ("spade_game", 1, {"bet": 1, "codille": 2, "give_up": 1, "tout": 1}, trumps),
        ("tourne", 2, {"bet": 2, "codille": 3, "give_up": 2, "tout": 1}, trumps),
        ("simple_nolo", 2, {"bet": 2, "codille": 3, "further_trick": 1}, {}),
        ("grand_tourne", 3, {"bet": 3, "codille": 4, "give_up": 3, "tout": 1}, trumps),
        ("grand", 3, {"bet": 4, "give_up": 3}, {}),
        ("solo", 3, {"bet": 3, "codille": 4, "tout": 1}, trumps),
        ("pure_nolo", 4, {"bet": 4, "codille": 5}, {}),
        ("spade_solo", 4, {"bet": 4, "codille": 5, "tout": 1}, trumps),
        ("nolo_ouvert", 8, {"bet": 8, "codille": 8}, {}),
    ]
