"""Every way in which a deal can end does occur, by every profile, and no other."""

from __future__ import annotations

import pytest

from spadille.cards import Seat
from spadille.games.lhombre.event import DealSettled
from tests.conformance.playing import random_run
from tests.games.lhombre.endings import Ending, endings, finished
from tests.games.lhombre.table import HOME_RULES, PROFILES, B, F, M, rules

ENDINGS = [
    pytest.param(profile, ending, id=f"{profile}-{ending}")
    for profile in PROFILES
    for ending in endings(rules(profile).profile.options)
]


@pytest.mark.parametrize(
    ("profile", "number"),
    [
        # Six contracts with trumps have seven each, three nolos three, Grand two; five give up.
        ("hjemme", 1 + 6 * 7 + 3 * 3 + 2 + 5),
        # A tout by the sixth lead cannot fail with bet or codille; four give up.
        ("wpt", 1 + 6 * 5 + 3 * 3 + 4),
        ("privat", 1 + 6 * 5 + 3 * 3 + 4),
        ("union", 1 + 6 * 5 + 3 * 3 + 4),
        # Grandissimo has three, and cannot be given up.
        ("icelandic", 1 + 6 * 5 + 3 * 3 + 3 + 4),
    ],
)
def test_lhombre_6_number_of_endings(profile: str, number: int) -> None:
    found = endings(rules(profile).profile.options)
    assert len(set(found)) == len(found) == number


@pytest.mark.parametrize(("profile", "ending"), ENDINGS)
@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_6_every_ending_occurs(profile: str, ending: Ending, declarer: Seat) -> None:
    assert Ending.of(finished(ending, declarer, rules(profile)).settled) == ending


@pytest.mark.parametrize("profile", PROFILES)
def test_lhombre_6_no_other_ending_occurs(profile: str) -> None:
    book = rules(profile)
    known = endings(book.profile.options)
    for seed in range(300 if book is HOME_RULES else 100):
        settled = random_run(book, seed).events[-1]
        assert isinstance(settled, DealSettled)
        assert Ending.of(settled) in known
