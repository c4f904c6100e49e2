"""A simulated deal that was tampered with is found out at the step in question."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from spadille.games.registry import rulebook
from spadille.notation import simulation
from spadille.notation.difference import Difference
from spadille.notation.error import Expected, NotationError
from spadille.rules.rule import FaultyGame
from tests.notation.samples import simulated

Plain = dict[str, Any]


def seed_of(action: str) -> int:
    """A deal in which such an action occurs."""
    return next(seed for seed in range(400) if _place(_plain(seed), action) is not None)


def _plain(seed: int) -> Plain:
    told: Plain = json.loads(simulation.write(simulated(seed)))
    return told


def _place(told: Plain, action: str) -> int | None:
    steps = (place for place, step in enumerate(told["steps"]) if step["action"]["type"] == action)
    return next(steps, None)


def verify(told: Plain) -> None:
    """Read and judge."""
    simulation.verify(*simulation.read(json.dumps(told), 7, rulebook))


def test_a_deal_has_the_documented_fields() -> None:
    told = _plain(3)
    assert list(told) == [
        "game",
        "profile",
        "seats",
        "dealer",
        "number",
        "points",
        "deck",
        "steps",
        "result",
    ]
    assert (told["game"], told["profile"], told["seats"]) == ("lhombre", "lhombre/hjemme@1", 3)
    assert len(told["deck"]) == 40
    assert list(told["steps"][0]) == ["to_act", "seat", "legal", "action", "events"]
    assert set(told["result"]) == {
        "contract",
        "declarers",
        "trump",
        "tricks",
        "outcome",
        "outcomes",
        "tout",
        "scores",
    }


TAMPERINGS: dict[str, tuple[str, Callable[[Plain, int], None], str]] = {
    "legal cards": ("play", lambda told, at: told["steps"][at]["legal"]["play"].pop(), "legal"),
    "a turn": ("play", lambda told, at: told["steps"][at].update(to_act=[0, 1, 2]), "to_act"),
    "an event": ("play", lambda told, at: told["steps"][at]["events"][0].pop("card"), "events"),
    "a bid": ("bid", lambda told, at: told["steps"][at]["legal"]["choices"].pop(), "legal"),
    "an exchange": (
        "exchange",
        lambda told, at: told["steps"][at]["legal"]["exchange"].update(maximum=1),
        "legal",
    ),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_tampering_is_found_at_its_step(name: str) -> None:
    action, tamper, what = TAMPERINGS[name]
    told = _plain(seed_of(action))
    place = _place(told, action)
    assert place is not None
    tamper(told, place)
    with pytest.raises(Difference) as caught:
        verify(told)
    assert caught.value.step == place + 1
    assert caught.value.what.startswith(what)


def test_a_wrong_score_is_found() -> None:
    told = _plain(3)
    told["result"]["scores"][0] += 1
    with pytest.raises(Difference) as caught:
        verify(told)
    assert (caught.value.step, caught.value.what) == (0, "result.scores[0]")


def test_an_illegal_action_is_found() -> None:
    told = _plain(seed_of("play"))
    place = _place(told, "play")
    assert place is not None
    told["steps"][place]["action"]["card"] = "S8"
    with pytest.raises(Difference, match="rule 5 card-in-hand"):
        verify(told)


def test_a_deal_broken_off_is_found() -> None:
    told = _plain(3)
    told["steps"].pop()
    with pytest.raises(Difference, match="the deal is not over"):
        verify(told)


def test_a_faulty_deck_is_found_with_all_its_faults() -> None:
    told = _plain(3)
    told["deck"][:2] = ["S8", told["deck"][2]]
    with pytest.raises(FaultyGame, match=r"S8 does not belong.*occurs 2 times.*missing"):
        verify(told)


@pytest.mark.parametrize("field", ["game", "dealer", "steps", "result"])
def test_a_missing_field_is_no_deal(field: str) -> None:
    told = _plain(3)
    del told[field]
    with pytest.raises(NotationError) as caught:
        verify(told)
    assert (caught.value.expected, caught.value.line) == (Expected.FORM, 7)


def test_a_field_that_an_action_has_not_is_refused() -> None:
    told = _plain(seed_of("play"))
    told["steps"][0]["action"]["color"] = "S"
    with pytest.raises(NotationError, match=r"there is no field .*color") as caught:
        verify(told)
    assert caught.value.expected == Expected.FORM
