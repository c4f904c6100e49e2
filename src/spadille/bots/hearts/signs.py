"""What passing and play say of the cards that others hold: signs, each by its name."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.bots.hearts.ranks import ABOVE, BELOW, SUIT
from spadille.cards import Card, CardSet, Seat, Trick, seats_from
from spadille.games.hearts import passing
from spadille.games.hearts.cards import HEARTS, ORDER, POINT_CARDS, QUEEN
from spadille.games.hearts.profile import Options
from spadille.games.hearts.state import SEATS, State

#: A seat, a card it may hold, and the name of something that speaks for or against it.
Sign = tuple[Seat, Card, str]

_OVER_QUEEN = ABOVE[QUEEN]


def signs(options: Options, view: State, seat: Seat, hidden: CardSet) -> Iterator[Sign]:
    """Every sign about the hidden cards that ``seat`` has seen; the same one may come again."""
    yield from _of_passing(options, view, seat, hidden)
    is_queen_out = True
    for number, trick in enumerate((*view.tricks, view.trick)):
        for place, (player, card) in enumerate(trick.plays):
            if player != seat:
                before = Trick(trick.plays[:place])
                for each, name in _of_card(before, card, hidden, number == 0):
                    yield player, each, _named(name, each, is_queen_out)
        is_queen_out = is_queen_out and QUEEN not in trick.cards


def _of_passing(options: Options, view: State, seat: Seat, hidden: CardSet) -> Iterator[Sign]:
    """Who has passed on cards that one has not seen, and who has got such."""
    if not passing.is_passing(options, view) or view.leader is None:
        return
    for other in seats_from(seat, SEATS)[1:]:
        is_told = passing.receiver(options, view, other) == seat
        is_mine = passing.receiver(options, view, seat) == other
        if is_told and is_mine:
            continue
        role = "gave me" if is_told else "got mine" if is_mine else "apart"
        for card in hidden:
            yield other, card, f"{role} {card.text}"


def _named(name: str, card: Card, is_queen_out: bool) -> str:
    """Signs about high spades are of another weight than those about other cards."""
    if card is QUEEN:
        return f"{name}, queen"
    if card in _OVER_QUEEN and is_queen_out:
        return f"{name}, over her"
    return f"{name}, heart" if card in HEARTS else name


def _of_card(
    before: Trick, card: Card, hidden: CardSet, is_first: bool
) -> Iterator[tuple[Card, str]]:
    """What a card that was played says of the others in that hand."""
    if not before:
        yield from _of_lead(card, hidden)
    elif card in SUIT[before.led]:
        yield from _of_following(before, card, hidden & SUIT[card], is_first)
    else:
        yield from _of_throwing(card, hidden - SUIT[before.led], is_first)


def _of_lead(card: Card, hidden: CardSet) -> Iterator[tuple[Card, str]]:
    for each in hidden & BELOW[card]:
        yield each, "led over"
    for each in hidden & ABOVE[card]:
        yield each, "led under"


def _of_following(
    before: Trick, card: Card, suit: CardSet, is_first: bool
) -> Iterator[tuple[Card, str]]:
    winning = ORDER.winning(before.cards)
    is_free = not CardSet(before.cards) & POINT_CARDS
    is_last = len(before) == SEATS - 1
    how = "first" if is_first else "free" if is_free and is_last else "last" if is_last else "open"
    under = BELOW[winning]
    if card in under:
        parts = {
            "under, between": under & ABOVE[card],
            "under, below": BELOW[card],
            "under, over": ABOVE[winning],
        }
    else:
        parts = {
            "over, under": under,
            "over, between": ABOVE[winning] & BELOW[card],
            "over, above": ABOVE[card],
        }
    for name, cards in parts.items():
        for each in suit & cards:
            yield each, f"{name}, {how}"


def _of_throwing(card: Card, held: CardSet, is_first: bool) -> Iterator[tuple[Card, str]]:
    how = "first" if is_first else "queen" if card is QUEEN else "later"
    is_heart = card in HEARTS
    for each in held:
        if each in SUIT[card]:
            yield each, f"thrown {'under' if each in ABOVE[card] else 'over'}, {how}"
        else:
            rank = "high" if ORDER.place(each) < 4 else "low"
            kept = "heart thrown" if is_heart else "plain thrown"
            yield each, f"{kept}, {rank} kept, {how}"
