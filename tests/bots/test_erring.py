"""What a card leaves opponents to do wrong, against every way of playing on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from spadille.bots.cardsearch import EVEN
from spadille.bots.erring import OFTEN, Erring, left_to_err
from spadille.bots.laidout import LaidOut
from spadille.bots.opencards import OpenCards, part
from spadille.cards import Card, Seat
from spadille.rules.cardplay import CardPlay
from spadille.rules.openplay import OpenPlay, value
from tests.bots.dealing import HEURISTIC
from tests.bots.test_search import dealt

#: So many tricks before the end there are few ways of playing on.
LATE = 3


def late(rules: str) -> Iterator[tuple[CardPlay, Seat]]:
    """Positions near the end of deals by estimates, each with the seat on turn."""
    for seed in range(12):
        table = dealt(rules, seed)
        while (seat := table.turn) is not None:
            play = table.rulebook.card_play(table.truth)
            if play is not None and max(map(len, play.hands)) <= LATE:
                yield play, seat
            table.act(seat, HEURISTIC.choose(table.rulebook, table.views[seat], seat, Random(seed)))


def worth(play: OpenPlay, begun: CardPlay, seat: Seat) -> float:
    """What a position counts for a seat, found by trying every way to the end."""
    (side,) = begun.sides
    return part(seat, begun, side) / len(side) * value(play, side)


def left(begun: CardPlay, seat: Seat, card: Card) -> list[float]:
    """What the next opponent may leave to the seat, for each choice its own side has until then."""
    play = OpenPlay(begun)
    play.play(card)
    (side,) = begun.sides
    pending, found = [play], []
    while pending:
        play = pending.pop()
        if play.turn is None:
            found.append(0.0)
            continue
        after = [play.copy() for _ in play.legal()]
        for each, own in zip(after, play.legal(), strict=True):
            each.play(own)
        worths = [worth(each, begun, seat) for each in after]
        if (play.turn in side) == (seat in side):
            pending += [each for each, own in zip(after, worths, strict=True) if own == max(worths)]
        else:
            found.append(sum(worths) / len(worths) - min(worths))
    return found


@pytest.mark.parametrize("rules", ["lhombre/hjemme", "solo/american"])
def test_what_is_left_to_err_is_what_every_way_of_playing_on_says(rules: str) -> None:
    compared = more = 0
    for begun, seat in late(rules):
        if len(begun.sides) > 1:
            continue
        open_cards = OpenCards(dealt(rules, 0).rulebook, seat)
        for card in OpenPlay(begun).legal():
            told = left_to_err(open_cards, begun, seat, card)
            assert any(told == pytest.approx(each) for each in left(begun, seat, card))
            compared += 1
            more += told > 0
    assert compared > 50
    assert more


def test_only_cards_that_are_even_with_the_best_are_thought_of_again() -> None:
    seen = 0
    for seed in range(20):
        table = dealt("lhombre/hjemme", seed)
        book = table.rulebook
        while (seat := table.turn) is not None:
            play = book.card_play(table.truth)
            if play is not None and len(OpenPlay(play).legal()) > 1 and len(play.sides) == 1:
                open_cards = OpenCards(book, seat)
                points = dict(open_cards.worth(table.truth))
                laid = LaidOut(book.hidden(table.truth), None, 1, Random(1))
                erring = Erring(book, table.truth, seat, open_cards, laid)
                best = max(points.values())
                for card, presumed in erring.presumed(points, 1).items():
                    is_even = points[card] >= best - EVEN
                    left = left_to_err(open_cards, play, seat, card) if is_even else 0.0
                    is_alone = sum(each >= best - EVEN for each in points.values()) == 1
                    assert presumed == pytest.approx(
                        points[card] + (0.0 if is_alone else OFTEN * left)
                    )
                    seen += presumed > points[card]
            table.act(seat, HEURISTIC.choose(book, table.views[seat], seat, Random(seed)))
    assert seen > 20
