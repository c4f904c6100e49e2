"""Which card beats which, whatever the game."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import Card, CardSet
from spadille.rules.order import TrickOrder


@st.composite
def orders(draw: st.DrawFn) -> TrickOrder:
    """The 52 cards in one to five lanes; the first, that of the trumps, may be empty."""
    cards = draw(st.permutations(Card.ALL))
    cuts = sorted(draw(st.lists(st.integers(0, 52), max_size=4)))
    edges = [0, *cuts, 52]
    lanes = [tuple(cards[low:high]) for low, high in pairwise(edges)]
    return TrickOrder(tuple(lanes))


some_trick = st.lists(st.sampled_from(Card.ALL), min_size=1, max_size=4, unique=True)


@given(orders(), some_trick)
def test_the_best_trump_wins_else_the_best_of_the_suit_led(
    order: TrickOrder, trick: list[Card]
) -> None:
    trumps = [card for card in trick if card in order.lanes[0]]
    led = [card for card in trick if order.lane(card) == order.lane(trick[0])]
    assert order.winning(trick) is min(trumps or led, key=order.place)


@given(orders(), st.sampled_from(Card.ALL), st.sampled_from(Card.ALL))
def test_beats_compares_two_cards(order: TrickOrder, later: Card, earlier: Card) -> None:
    if later is earlier:
        return
    assert order.beats(later, earlier) == (order.winning((earlier, later)) is later)
    same = order.lane(later) == order.lane(earlier)
    if same:
        assert order.beats(later, earlier) != order.beats(earlier, later)
    assert (later in order.mates(earlier)) == same


@given(orders(), st.sampled_from(Card.ALL))
def test_below_are_the_mates_a_card_outranks(order: TrickOrder, card: Card) -> None:
    below = order.below(card)
    assert below <= order.mates(card)
    for mate in order.mates(card):
        assert (mate in below) == (mate is not card and order.beats(card, mate))


@given(orders(), st.integers(0, 2**52 - 1).map(CardSet.from_bits))
def test_a_hand_is_sorted_lane_by_lane_from_the_top(order: TrickOrder, hand: CardSet) -> None:
    every = [card for lane in order.lanes for card in lane]
    assert order.sort(hand) == tuple(card for card in every if card in hand)
    assert order.trumps == CardSet(order.lanes[0])
