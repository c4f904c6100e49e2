"""What a view of L'Hombre proves of the cards that it does not show."""

from __future__ import annotations

from spadille.cards import CardSet, Seat
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.table import Table


def test_lhombre_3_2_whoever_bids_on_the_black_aces_has_them_before_he_shows_them() -> None:
    hands = ["SA CA H2 H3 H4 H5 D2 D3 D4", "*", "*"]
    table = Table.of_hands("lhombre/icelandic", hands, dealer=2)
    assert not _elsewhere(table, Seat(1)) & BLACK_ACES
    table = table.act("grand_tourne")
    assert table.view(1).contract is None
    assert _elsewhere(table, Seat(1)) >= BLACK_ACES


def _elsewhere(table: Table, viewer: Seat) -> CardSet:
    """The cards that for all that the viewer sees cannot lie anywhere but with seat 0."""
    hidden = table.rulebook.hidden(table.view(viewer))
    others = CardSet()
    for place in hidden.places:
        if place.seat != 0:
            others |= place.cards
    return hidden.cards - others
