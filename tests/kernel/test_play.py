"""The compiled play answers as the readable one does."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from types import ModuleType

import pytest

from spadille.cards import Card, CardSet
from spadille.kernel import play
from spadille.kernel.form import interpreted
from spadille.kernel.play import Play
from spadille.rules.openplay import OpenPlay
from tests.conformance.rulesets import NAMES
from tests.kernel.plays import begun, ending


@pytest.mark.parametrize("form", [play, interpreted("play")], ids=["installed", "interpreted"])
@pytest.mark.parametrize("rules", NAMES)
def test_card_by_card_it_is_the_readable_play(rules: str, form: ModuleType) -> None:
    chance = random.Random(rules)
    for seed in range(4):
        start = begun(rules, seed) if seed % 2 else ending(rules, seed, 6)[1]
        quick, plain = form.Play(start), OpenPlay(start)
        while not plain.is_over:
            assert not quick.is_over
            assert quick.turn == plain.turn
            assert CardSet(quick.legal()) == plain.legal()
            assert quick.tricks == plain.tricks
            card = chance.choice(quick.legal())
            quick.play(card)
            plain.play(card)
            assert quick.described() == plain.described()
        assert quick.is_over
        assert quick.turn is None
        assert quick.legal() == ()
        assert quick.returns() == plain.returns()


def test_a_card_that_may_not_be_played_changes_nothing() -> None:
    quick = Play(begun("hearts/norsk", 1))
    before = quick.described()
    for card in set(Card.ALL) - set(quick.legal()):
        with pytest.raises(ValueError, match=f"{card} may not be played now"):
            quick.play(card)
    assert quick.described() == before


def test_cards_of_no_pack_are_refused_too() -> None:
    quick = Play(begun("lhombre/hjemme", 1))
    with pytest.raises(ValueError, match="ST may not be played now"):
        quick.play(Card("ST"))


def test_points_are_not_known_before_the_end() -> None:
    with pytest.raises(ValueError, match="not known yet"):
        Play(begun("solo/american", 1)).returns()


@pytest.mark.parametrize(
    "ask",
    [
        Play.legal,
        Play.returns,
        Play.described,
        Play.copy,
        pickle.dumps,
        lambda play: play.turn,
        lambda play: play.tricks,
        lambda play: play.is_over,
        lambda play: play.play(Card("SA")),
    ],
)
def test_what_was_never_begun_is_refused_whatever_is_asked(ask: Callable[[Play], object]) -> None:
    with pytest.raises(ValueError, match="was never begun"):
        ask(Play.__new__(Play))


class Counting(Play):
    """A play that somebody made his own."""

    asked = 0

    def legal(self) -> tuple[Card, ...]:
        Counting.asked += 1
        return super().legal()


@pytest.mark.parametrize("kind", [Play, Counting])
def test_it_can_be_copied_pickled_and_made_a_base_class(kind: type[Play]) -> None:
    quick = kind(begun("hearts/norsk", 3))
    for _ in range(6):
        quick.play(quick.legal()[-1])
    for other in (quick.copy(), pickle.loads(pickle.dumps(quick))):  # noqa: S301 - our own
        assert type(other) is kind
        assert other.legal() == quick.legal()
        assert other.turn == quick.turn
        other.play(other.legal()[0])
        assert other.turn != quick.turn or other.tricks != quick.tricks


class Slotted(Play):
    """A play that keeps its first card."""

    __slots__ = ("first",)


class Noting(Slotted):
    """A play that is begun in a way of its own, and keeps more."""

    def __init__(self, rules: str, seed: int) -> None:
        super().__init__(begun(rules, seed))
        self.first = self.legal()[0]
        self.noted: list[Card] = []

    def play(self, card: Card) -> None:
        self.noted.append(card)
        super().play(card)


def pickled(play: Play) -> Play:
    """What comes back from a pickle."""
    other: Play = pickle.loads(pickle.dumps(play))  # noqa: S301 - our own
    return other


@pytest.mark.parametrize("again", [pickled, copy.deepcopy, copy.copy, Play.copy])
def test_what_a_class_made_from_it_has_added_comes_along(
    again: Callable[[Noting], Noting],
) -> None:
    noting = Noting("lhombre/hjemme", 1)
    for _ in range(4):
        noting.play(noting.legal()[-1])
    other = again(noting)
    assert type(other) is Noting
    assert (other.first, other.noted) == (noting.first, noting.noted)
    assert len(other.noted) == 4
    assert (other.legal(), other.turn, other.tricks) == (noting.legal(), noting.turn, noting.tricks)
    other.play(other.legal()[0])
    assert other.turn != noting.turn or other.tricks != noting.tricks
