"""A defender's partner, who plays by his own view of what another imagines."""

from __future__ import annotations

from random import Random

import pytest

from spadille.bots.effort import ExpertEffort
from spadille.bots.knowing import Knowledge
from spadille.bots.laidout import LaidOut
from spadille.bots.lhombre import belief
from spadille.bots.lhombre.partner import Partner, has_partner, seen_by
from spadille.bots.opencards import OpenCards
from spadille.games import registry as games
from tests.bots.dealing import HEURISTIC, RULES
from tests.bots.test_search import dealt, searcher

WITH, WITHOUT = "expert+worlds=8+partner=4", "expert+worlds=8+partner=0"


@pytest.mark.parametrize("rules", RULES)
def test_what_is_imagined_hides_from_a_seat_what_its_own_view_hides(rules: str) -> None:
    book, compared = games.rulebook(rules), 0
    for seed in range(12):
        table = dealt(rules, seed)
        while (seat := table.turn) is not None:
            truth = table.truth
            contract = truth.contract
            is_forgotten = contract is not None and contract.trump == "turned" and not truth.kept
            is_played = book.card_play(truth) is not None
            for other in truth.defenders if is_played and not is_forgotten else ():
                if has_partner(truth, other):
                    seen = seen_by(truth, other)
                    assert book.hidden(seen) == book.hidden(table.views[other])
                    assert book.legal(seen, other) == book.legal(table.views[other], other)
                    compared += 1
            table.act(seat, HEURISTIC.choose(book, table.views[seat], seat, Random(seed)))
    assert compared


def test_a_partner_loses_nothing_who_sees_all_cards_or_has_no_choice() -> None:
    book, asked, lost = games.rulebook("lhombre/hjemme"), 0, 0
    knowledge = Knowledge(belief, ExpertEffort(), {})
    for seed in range(40):
        table = dealt("lhombre/hjemme", seed)
        while (seat := table.turn) is not None:
            truth = table.truth
            play = book.card_play(truth)
            if play is not None and has_partner(truth, seat):
                partner = Partner(book, truth, seat, knowledge, Random(seed))
                laid = LaidOut(book.hidden(truth), None, 1, Random(1))
                open_cards = OpenCards(book, seat)
                points = open_cards.worth(truth)
                answered = partner.answered(open_cards, laid, points, 1)
                assert answered.keys() == points.keys()
                assert all(answered[card] <= points[card] for card in points)
                if len(play.hands[0]) == 1 or truth.opened >= {*truth.players}:
                    assert answered == points
                asked += 1
                lost += answered != points
            table.act(seat, HEURISTIC.choose(book, table.views[seat], seat, Random(seed)))
    assert asked > 100
    assert lost


def test_only_defenders_with_one_partner_ask_what_he_would_play() -> None:
    first, second, told = searcher(WITH), searcher(WITHOUT), 0
    for seed in range(12):
        table = dealt("lhombre/hjemme", seed)
        while (seat := table.turn) is not None:
            asked = table.rulebook, table.views[seat], seat
            ours, others = (each.weigh(*asked, Random(seed)) for each in (first, second))
            if table.rulebook.card_play(table.truth) is None or seat in table.truth.declarers:
                assert ours == others
            # What cards promise with open cards is told alike, whatever is thought of the partner.
            assert set(ours) == set(others)
            told += ours != others
            table.act(seat, ours[0].action)
    assert told
