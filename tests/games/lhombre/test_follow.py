"""Following suit, the matador privilege, Grand, and who wins a trick (section 5)."""

from __future__ import annotations

import pytest

from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.lhombre import rule
from spadille.rules.action import Play
from spadille.rules.event import TrickTaken
from spadille.rules.rule import IllegalAction
from tests.games.lhombre.script import scripted
from tests.games.lhombre.table import B, F, M, Table, cards, rules

# Number, trump (or the contract without one), hand, trick so far, the legal cards.
EXAMPLES = [
    ("01", "D", "D7 CA HK H3", "D2", "D7 CA HK H3"),
    ("02", "D", "D7 CA HK H3", "SA", "D7 CA"),
    ("03", "D", "D7 CA D5 HK", "D2", "D7 CA D5"),
    ("04", "D", "SA D7 HK", "CA", "SA D7 HK"),
    ("05", "D", "SA CA HK", "D7", "SA CA"),
    ("06", "D", "SA CA D6 HK", "D7", "SA CA D6"),
    ("07", "S", "S2 CA HK", "SK", "S2 CA HK"),
    ("08", "S", "S2 CA HK", "SA", "S2 CA"),
    ("09", "H", "SA CK C5 D3", "CQ", "CK C5"),
    ("10", "H", "SA CA HK D3", "CQ", "SA CA HK D3"),
    ("11", "H", "SA S6 S4 D3", "SK", "S6 S4"),
    ("12", "H", "DA DK D4 SA", "DQ", "DA DK D4"),
    ("13", "H", "HA S7 S3", "H5", "HA"),
    ("14", "H", "SA H7 CA", "H5", "SA H7 CA"),
    ("15", "D", "CA D4 C3", "SA D2", "CA D4"),
    ("16", "D", "CA HK C3", "D2 SA", "CA HK C3"),
    ("17", "H", "H7 HK SK", "CA", "H7 HK"),
    ("18", "pure_nolo", "SA S7 CA H4", "SK", "SA S7"),
    ("19", "pure_nolo", "CA H4 D7", "SK", "CA H4 D7"),
    ("20", "grand", "SA S6 CA DK", "SK", "S6"),
    ("21", "grand", "SA CA DK H2", "SK", "SA CA DK H2"),
    ("22", "grand", "CA CK D4", "SA", "CA"),
    ("23", "grand", "SA CK D4", "CA", "SA CK D4"),
    ("24", "grand", "SK S5 D4", "SA", "SK S5 D4"),
    ("25", "grand", "CA CQ C2 HK", "CK", "CQ C2"),
]


def situation(trump_or_contract: str, hand: str, trick: str) -> Table:
    """The table when a seat that holds ``hand`` must play to ``trick``; all before fell in suit."""
    contract = "solo" if trump_or_contract in "SHDC" else trump_or_contract
    trump = Suit(trump_or_contract) if contract == "solo" else Suit.DIAMONDS
    fallen = cards(trick)
    ending = {Seat(place): [card] for place, card in enumerate(fallen)}
    ending[Seat(len(fallen))] = cards(hand)
    before = 9 - len(cards(hand))
    script = scripted(contract, F, [F] * before, trump=trump, ending=ending)
    return script.play().play(fallen)


@pytest.mark.parametrize(
    ("ruling", "hand", "trick", "legal"),
    [pytest.param(*rest, id=f"example_{number}") for number, *rest in EXAMPLES],
)
def test_lhombre_5_1(ruling: str, hand: str, trick: str, legal: str) -> None:
    table = situation(ruling, hand, trick)
    seat = table.turn
    assert table.hand(seat) == CardSet.read(hand)
    assert table.legal.play == CardSet.read(legal)
    barred = table.book.barred(table.state, seat)
    assert CardSet(barred) == CardSet.read(hand) - CardSet.read(legal)
    for card, cited in barred.items():
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, Play(card))
        assert refused.value.rule == cited
        assert refused.value.evidence == {"card": card.text, "led": trick[:2]}


WINNERS = [
    ("D", "CK DA D7", "D7"),
    ("D", "CA DK D2", "CA"),
    ("H", "DA DK D2", "DK"),
    ("pure_nolo", "S3 SA S2", "S3"),
    ("pure_nolo", "D7 D6 D5", "D5"),
    ("grand", "CA SA CK", "SA"),
    ("grand", "SK CA S7", "CA"),
]


@pytest.mark.parametrize(
    ("ruling", "trick", "best"),
    [pytest.param(*row, id=f"winner_{number}") for number, row in enumerate(WINNERS, 1)],
)
def test_lhombre_5_1_trick_winner(ruling: str, trick: str, best: str) -> None:
    contract = "solo" if ruling in "SHDC" else ruling
    trump = Suit(ruling) if contract == "solo" else Suit.DIAMONDS
    fallen = cards(trick)
    ending = {Seat(place): [card] for place, card in enumerate(fallen)}
    table = scripted(contract, F, [F] * 8, trump=trump, ending=ending).play().play(fallen)
    assert table.events[-2] == TrickTaken(Seat(fallen.index(Card(best))))
    assert table.state.taken[-1] == Seat(fallen.index(Card(best)))


@pytest.mark.parametrize("declarer", [F, M, B])
def test_lhombre_5_1_forehand_leads_first_whoever_declares(declarer: Seat) -> None:
    table = scripted("solo", declarer, [M] * 9).table
    assert table.turn == F


def test_lhombre_5_1_trick_winner_leads_next_and_play_goes_right() -> None:
    script = scripted("solo", F, [M, B, F, F, B, M, M, F, B])
    order = []
    for trick in script.tricks:
        for card in trick:
            order.append(script.table.turn)
            script.table.play([card])
    leads = [F, M, B, F, F, B, M, M, F]
    assert order == [Seat((lead + step) % 3) for lead in leads for step in range(3)]


def test_lhombre_5_1_leader_may_play_any_card() -> None:
    table = scripted("solo", F, [F] * 9).table
    assert table.legal.play == table.hand(F)


def test_lhombre_5_2_no_duty_to_trump_or_to_overtake() -> None:
    table = situation("D", "D7 D3 S4", "CK")
    assert table.legal.play == CardSet.read("D7 D3 S4")
    table = situation("D", "HK H7 D3", "HQ")
    assert table.legal.play == CardSet.read("HK H7")


def test_lhombre_5_2_refusal_cites_follow_suit() -> None:
    table = situation("D", "HK H7 D3", "HQ")
    assert table.book.barred(table.state, M) == {Card("D3"): rule.FOLLOW_SUIT}


@pytest.mark.parametrize("trump", list(Suit))
def test_lhombre_5_3_every_matador_falls_only_to_a_higher_led_one(trump: Suit) -> None:
    """Every pair of a matador alone in the hand and a trump led, against the order of section 2."""
    manille = trump + ("2" if trump.is_black else "7")
    matadors = ["SA", manille, "CA"]
    small = trump + ("3" if trump.is_black else "6")
    king = trump + "K"
    plain = "HQ" if trump is not Suit.HEARTS else "DQ"
    for held in matadors:
        for led in {*matadors, small, king} - {held}:
            table = situation(trump, f"{held} {plain}", led)
            is_led_higher = led in matadors and matadors.index(led) < matadors.index(held)
            expected = held if is_led_higher else f"{held} {plain}"
            assert table.legal.play == CardSet.read(expected), (held, led)


@pytest.mark.parametrize(
    ("ruling", "hand", "trick", "legal"),
    [
        ("pure_nolo", "S2 H4 D7", "SK", "S2"),
        ("pure_nolo", "CA H4 D7", "C3", "CA"),
        ("pure_nolo", "SA H4 D7", "S3", "SA"),
        ("pure_nolo", "D7 H4 S3", "D2", "D7"),
        ("grand", "S2 H4 D7", "SK", "S2"),
        ("grand", "D7 H4 S3", "D2", "D7"),
    ],
)
def test_lhombre_5_3_no_privilege_without_trumps(
    ruling: str, hand: str, trick: str, legal: str
) -> None:
    assert situation(ruling, hand, trick).legal.play == CardSet.read(legal)


def test_lhombre_5_3_toggle_any_higher_card_so_far() -> None:
    """The reading of the seed's loose sentence: example 16 would then compel basta."""
    strict = rules("hjemme+privilege_ends_on=any")
    table = situation("D", "CA HK C3", "D2 SA")
    assert strict.legal(table.state, B).play == CardSet.read("CA")
    assert table.legal.play == CardSet.read("CA HK C3")
    off_suit = situation("D", "CA HK C3", "HQ SA")
    assert strict.legal(off_suit.state, B).play == CardSet.read("HK")


def test_lhombre_5_3_refusal_cites_follow_trump_and_what_was_led() -> None:
    table = situation("D", "D7 CA HK H3", "SA")
    with pytest.raises(IllegalAction) as refused:
        table.do(Play(Card("HK")))
    assert (refused.value.rule, refused.value.evidence) == (
        rule.FOLLOW_TRUMP,
        {"card": "HK", "led": "SA"},
    )


def test_lhombre_5_grand_2_only_basta_itself_must_fall() -> None:
    table = situation("grand", "CA CK D4", "SA")
    assert set(table.book.barred(table.state, M).values()) == {rule.CLUB_ACE_FALLS}
    void = situation("grand", "CK C2 D4", "SA")
    assert void.legal.play == CardSet.read("CK C2 D4")


def test_lhombre_5_card_must_be_in_hand() -> None:
    table = scripted("solo", F, [F] * 9).table
    foreign = next(iter(table.hand(M)))
    with pytest.raises(IllegalAction) as refused:
        table.do(Play(foreign))
    assert refused.value.rule == rule.CARD_IN_HAND
