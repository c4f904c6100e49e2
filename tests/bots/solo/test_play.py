"""How the heuristic player plays his cards."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots.arena import Table
from spadille.cards import Seat
from spadille.games.registry import rulebook
from spadille.games.solo.action import EndDeal
from spadille.notation import position
from spadille.rules.action import Play
from tests.bots.solo.dealing import HEURISTIC, chosen, in_play, play
from tests.games.solo.table import AMERICAN, D, L, M, R, book, cards, set_up


def card(text: str) -> Play:
    """A card played."""
    return Play(cards(text)[0])


def test_a_declarer_alone_draws_trumps_first() -> None:
    table = in_play({L: "CQ H7 SQ HK HT SA DA C8"}, L, "Os", "H")
    assert chosen(table) in (card("CQ"), card("H7"), card("SQ"))


def test_a_defender_takes_the_declarers_trick_with_the_cheapest_card() -> None:
    hands = {
        L: "DJ D8 CQ H7 HA HK S8 C8",
        M: "DT D9 S9 SK C9 CT H8 H9",
        D: "DA DK DQ ST SJ CJ CK HT",
    }
    table = in_play(hands, L, "Os", "H")
    play(table, "DJ DT D7")
    assert chosen(table) == card("DQ")


def test_a_defender_leaves_the_trick_of_another_defender() -> None:
    hands = {
        L: "DJ D8 CQ H7 HA HK S8 C8",
        M: "D7 S9 SK C9 CT H8 H9 CJ",
        D: "DK DQ ST SJ CK HT SA CA",
    }
    table = in_play(hands, L, "Os", "H")
    play(table, "DJ D7 DA")
    assert chosen(table) == card("DQ")


#: Clubs are led, rearhand ruffs low, and the last player could ruff higher.
RUFFED = {
    L: "CK CA DA DK S8 S7 H8 C9",
    M: "C8 CT CJ C7 DQ SJ SQ HJ",
    R: "CQ H7 HA HK HQ H9 D7 D9",
    D: "SA SK S9 ST HT D8 DT DJ",
}


def test_a_secret_partner_leaves_the_declarer_his_trick() -> None:
    table = in_play(RUFFED, R, "Ss", "H", "SA")
    play(table, "CK C7 H9")
    assert chosen(table) != card("HT")


def test_a_defender_takes_it_from_him() -> None:
    table = in_play(RUFFED, R, "Ss", "H", "CA")
    play(table, "CK C7 H9")
    assert chosen(table) == card("HT")


def test_a_partner_whom_all_know_is_left_his_trick() -> None:
    hands = {
        L: "CQ H7 HA HQ S8 DA D8 C8",
        M: "S7 SJ DQ DJ CJ CK HJ HT",
        R: "SA SK DK DT C9 CT H8 H9",
        D: "S9 ST SQ HK D7 D9 C7 CA",
    }
    table = in_play(hands, L, "Ss", "H", "SA")
    play(table, "S8 S7 SA S9 DK D7")
    assert chosen(table) == card("D8")


def test_a_last_player_ruffs_with_his_lowest_trump() -> None:
    hands = {
        L: "CK CA DA DK S8 S7 H8 C9",
        M: "C8 CT CJ C7 DQ SJ S9 HJ",
        D: "CQ H7 HA HK H9 D7 D9 SA",
    }
    table = in_play(hands, D, "Os", "H")
    play(table, "CK C7 D8")
    assert chosen(table) == card("H9")


def test_a_deal_that_is_decided_is_ended() -> None:
    rules = book("solo/german-like")
    table = set_up(
        rules,
        hands="CQ S8 / C9 CT / CJ CK / S7 S9",
        contract="solo_suit",
        declarers="0",
        trump="H",
        taken="1 0 0 0 0 0",
        turn="0",
    )
    assert HEURISTIC.choose(rules, table.state, L, Random(0)) == EndDeal()


#: Near the end: what was played, and what is left to the seat on turn.
_CALLED_CLUBS = (
    "solo/american@1; dealer {}; contract simple_colour; declarers 2; trump C; called CA"
)
ENDINGS = {
    # A winner in a side suit waits until the last trump is out.
    "CQ": _CALLED_CLUBS.format(3)
    + "; hands ?2 / ?2 / SA CQ / ?2; partner 1; taken 1 0 2 0 3 2; tricks 0:HK 1:HA 2:H8 3:H7"
    " / 1:S8 2:ST 3:SJ 0:SK / 0:DJ 1:D7 2:DA 3:DT / 2:HT 3:HJ 0:C9 1:H9 / 0:D9 1:D8 2:CK 3:SQ"
    " / 3:C8 0:CJ 1:CA 2:C7",
    # Whoever needs every trick to come takes this one, dear as the card is.
    "CQ ": _CALLED_CLUBS.format(1)
    + "; hands ?1 / ?1 / ST CQ / ?1; partner 0; taken 2 0 3 3 2 3; tricks 2:HA 3:H9 0:D7 1:H7"
    " / 2:H8 3:HT 0:C9 1:HK / 0:D8 1:DT 2:DJ 3:DQ / 3:SJ 0:S7 1:S9 2:S8 / 3:C8 0:CA 1:CT 2:SQ"
    " / 2:D9 3:CJ 0:DA 1:DK; trick 3:HJ 0:SK 1:CK",
    # The partner takes with a trump what would else be the fourth trick lost.
    "CT": _CALLED_CLUBS.format(0)
    + "; hands ?1 / ?1 / ?1 / D8 CT; partner 3; taken 3 2 3 0 0 0; tricks 1:H7 2:H9 3:HK 0:H8"
    " / 3:S9 0:S8 1:SJ 2:SA / 2:HQ 3:HA 0:HJ 1:HT / 3:D7 0:CJ 1:D9 2:DT / 0:C7 1:C8 2:CK 3:C9"
    " / 0:CQ 1:S7 2:SQ 3:CA; trick 0:ST 1:DQ 2:DJ",
}


@pytest.mark.parametrize("best", ENDINGS)
def test_the_last_tricks_are_not_thrown_away(best: str) -> None:
    rules, state = position.read(ENDINGS[best], rulebook)
    (seat,) = rules.to_act(state)
    assert HEURISTIC.choose(rules, state, seat, Random(0)) == card(best.strip())


def test_nobody_spends_a_high_trump_when_all_is_decided() -> None:
    hands = {
        L: "CQ H7 SQ HA HK SA SK DA",
        M: "C8 CT CJ C7 DQ SJ S9 HJ",
        R: "D7 D8 D9 S7 S8 ST HQ H8",
        D: "CA CK C9 HT H9 DT DJ DK",
    }
    table = in_play(hands, L, "Os", "H")
    play(table, "CQ HJ H8 H9 H7 C7 HQ HT SQ C8 D7 C9 HA CT D8 CK SA S9 S7 DT")
    # Five tricks are made: what is led costs as little as any.
    assert chosen(table) == card("SK")


def test_the_last_player_leaves_a_trick_to_his_friend_also_where_he_could_trump() -> None:
    rules, state = position.read(
        "solo/american@1; dealer 0; hands SA SJ H8 CT / ?3 / ?3 / ?3; contract simple_colour;"
        " declarers 2; trump C; called CA; partner 1; taken 0 3 2 1; tricks 1:H9 2:H7 3:HT 0:HJ"
        " / 0:D9 1:D8 2:DK 3:DA / 3:S9 0:S7 1:S8 2:C8 / 2:HK 3:HQ 0:HA 1:CA; trick 1:DT 2:D7 3:DQ",
        rulebook,
    )
    assert HEURISTIC.choose(rules, state, L, Random(0)) != card("CT")


def test_nobody_who_plays_last_takes_a_trick_from_a_known_friend() -> None:
    could = 0
    for seed in range(40):
        chance = Random(f"friends {seed}")
        table = Table(AMERICAN, chance.sample(AMERICAN.pack, 32), Seat(seed % 4))
        while (seat := table.turn) is not None:
            view = table.views[seat]
            action = HEURISTIC.choose(AMERICAN, view, seat, chance)
            if len(view.trick) == 3 and (view.called is None or view.partner is not None):
                side = {view.declarer, view.partner}
                best = view.order.winning(view.trick.cards)
                holder = next(who for who, played in view.trick.plays if played is best)
                legal = AMERICAN.legal(view, seat).play
                leaving = [each for each in legal if not view.order.beats(each, best)]
                if leaving and (holder in side) == (seat in side):
                    could += len(leaving) < len(legal)
                    assert isinstance(action, Play)
                    assert action.card in leaving
            table.act(seat, action)
    assert could > 0
