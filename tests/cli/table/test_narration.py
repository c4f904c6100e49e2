"""Whatever happens or may be done in any game is told to everybody in every language."""

from __future__ import annotations

import pytest

from spadille.cards import PUBLIC, Card, CardSet, Hand, Seat, Suit
from spadille.cli.table.look import Look
from spadille.games import registry
from spadille.games.hearts.event import CardsTakenUp, HandSettled
from spadille.games.lhombre.event import DealSettled, Exchanged, HandOpened
from spadille.games.solo.event import Declared
from spadille.locales import LANGUAGES
from spadille.rules.action import Deal
from spadille.rules.event import Played
from tests.cli.table.seated import moments, narrator


@pytest.mark.parametrize("rules", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told(rules: str, language: str) -> None:
    book = registry.rulebook(rules)
    tellers = [narrator(book, Seat(seat), language) for seat in range(book.seats)]
    for seed in range(3):
        for moment in moments(rules, seed):
            for teller in tellers:
                for event in moment.events:
                    told = teller.sentence(event.seen_by(teller.me))
                    assert told.strip()
                    assert "None" not in told
                if not isinstance(moment.action, Deal):
                    assert teller.action(moment.action).strip()


@pytest.mark.parametrize("rules", registry.names())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_table_can_be_looked_at_in_every_moment(rules: str, language: str) -> None:
    book = registry.rulebook(rules)
    for seed in (1, 2):
        for moment in moments(rules, seed):
            seat = Seat(seed % book.seats)
            look, picture = Look(narrator(book, seat, language)), moment.picture(seat)
            lines = [
                *(*look.hand(picture), *look.trick(picture), *look.last(picture)),
                *(*look.table(picture), *look.account(picture), *look.bids(book.offers())),
            ]
            for card in picture.hand:
                lines += look.why(card)
            assert all(line.strip() and "\n" not in line for line in lines)


LHOMBRE, HEARTS = registry.rulebook("lhombre"), registry.rulebook("hearts")
ME = Seat(1)


def test_an_exchange_tells_its_own_seat_what_it_drew() -> None:
    event = Exchanged(ME, Hand(CardSet.read("H2 H3")), Hand(CardSet.read("SA")), turned=Card("D7"))
    tell = narrator(LHOMBRE, ME)
    assert tell.sentence(event.seen_by(ME)) == (
        "You exchange 2 cards and get the turned card, the 7 of diamonds. "
        "You receive ace of spades."
    )
    other = narrator(LHOMBRE, Seat(2)).sentence(event.seen_by(Seat(2)))
    assert other == "Manille exchanges 2 cards and gets the turned card, the 7 of diamonds."
    assert "spades" not in narrator(LHOMBRE, Seat(2)).sentence(event.seen_by(PUBLIC))


def test_an_open_hand_is_read_out() -> None:
    told = narrator(LHOMBRE, Seat(0)).sentence(HandOpened(ME, CardSet.read("SA H7")))
    assert told == "Manille lays the hand open on the table: ace of spades, 7 of hearts."


def test_a_nolo_of_several_is_told_for_each() -> None:
    event = DealSettled(
        scores=(2, -3, 0),
        outcome="win",
        contract="simple_nolo",
        declarers=(Seat(0), Seat(1)),
        outcomes=("win", "codille"),
        trump=None,
        tricks=(0, 2, 7),
        tout="none",
    )
    told = narrator(LHOMBRE, ME).sentence(event)
    assert told == "Spadille makes Simple Nolo: +2. You lose Simple Nolo, codille: −3."


def test_cards_that_were_passed_are_told_to_whom_they_come() -> None:
    texts = ("SA SK SQ", "H2 H3 H4", "D2 D3 D4", "C2 C3 C4")
    cards = tuple(Hand(CardSet.read(text)) for text in texts)
    event = CardsTakenUp((Seat(3), Seat(0), Seat(1), Seat(2)), cards)
    told = narrator(HEARTS, ME).sentence(event.seen_by(ME))
    assert told == (
        "All have passed. Spadille passed you the 2 of hearts, 3 of hearts, 4 of hearts."
    )


def test_points_that_are_bad_have_no_sign() -> None:
    event = HandSettled(
        scores=(13, 0, 5, 8),
        outcome="counted",
        shooter=None,
        points=(13, 0, 5, 8),
        tricks=(4, 3, 3, 3),
        totals=(13, 0, 5, 8),
        winners=(),
    )
    tell = type(narrator(HEARTS, ME))
    plain = tell(narrator(HEARTS, ME).messages, ("A", "B", "C", "D"), ME, is_penal=True)
    assert plain.sentence(event).endswith("A 13, You 0, C 5, D 8.")


def test_a_called_ace_is_told_where_there_is_one() -> None:
    solo = registry.rulebook("solo")
    alone = Declared(ME, "solo_suit", Suit.HEARTS, None)
    called = Declared(ME, "simple_suit", Suit.HEARTS, Card("SA"))
    tell = narrator(solo, Seat(0))
    assert tell.sentence(alone) == "Manille plays Solo in Suit; hearts are trumps."
    assert tell.sentence(called).endswith("hearts are trumps, and the ace of spades is called.")


def test_the_reader_is_spoken_to() -> None:
    assert narrator(LHOMBRE, ME).sentence(Played(ME, Card("SA"))) == "You play the ace of spades."
    assert narrator(LHOMBRE, ME, "da").sentence(Played(Seat(2), Card("SA"))) == (
        "Basta spiller Spar Es."
    )
