"""The rule sets of Spanish Solo, and what they may change."""

from __future__ import annotations

import pytest

from spadille.games.registry import rulebook
from spadille.games.solo import profile
from spadille.games.solo.contract import RANKING
from spadille.rules.rule import FaultyGame
from tests.games.solo.table import AMERICAN


def test_every_profile_loads_under_its_own_name() -> None:
    assert set(profile.names()) == {"american", "german-like"}
    for name in profile.names():
        loaded = profile.load(name)
        assert (loaded.game, loaded.name) == ("solo", name)


def test_the_usual_rule_set_is_the_seeds() -> None:
    assert rulebook("solo").profile == AMERICAN.profile
    assert "004_cc352abbb3272996.txt" in AMERICAN.profile.source


def test_solo_4_1_offers_are_the_games_and_their_worth() -> None:
    """Section 4.1 line by line, as a player is told it."""
    told = [
        (offer.contract, offer.win, offer.losses, "".join(offer.trumps), offer.is_each)
        for offer in AMERICAN.offers()
    ]
    assert told == [
        ("simple_suit", 2, {"lost": 2}, "SHD", True),
        ("simple_colour", 4, {"lost": 4}, "C", True),
        ("solo_suit", 4, {"lost": 4}, "SHD", True),
        ("solo_colour", 8, {"lost": 8}, "C", True),
        ("tout_suit", 16, {"lost": 16}, "SHD", True),
        ("tout_colour", 32, {"lost": 32}, "C", True),
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("deals=6", "deals is a multiple of 4, not 6"),
        ("deals=0", "deals is at least 4, not 0"),
        ("four_aces=pass", "four_aces is one of must_raise, call_king, not pass"),
        ("early_end=true", "early_end is one of"),
        ("values.tout_suit=-1", "values.tout_suit is at least 0, not -1"),
        ("values.tout_suit=10001", "values.tout_suit is at most 10000, not 10001"),
        ("deals=10004", "deals is at most 10000, not 10004"),
        ("values.grand=3", "grand"),
        ("whist=1", "whist is not an option"),
    ],
)
def test_a_fault_is_named(change: str, fault: str) -> None:
    with pytest.raises(FaultyGame) as refused:
        rulebook(f"solo/american+{change}")
    assert fault in " / ".join(refused.value.faults)


def test_every_game_must_have_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{profile.__name__}.RANKING", (*RANKING, "grand"))
    with pytest.raises(FaultyGame) as refused:
        profile.load("american")
    assert refused.value.faults == ("values has no grand",)
