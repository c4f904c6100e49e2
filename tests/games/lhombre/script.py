"""Deals in which every trick can be followed in suit and falls to a chosen seat.

That makes any end of a deal reachable, by any rule set for three.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.cards import SPANISH_40, Card, CardSet, Seat, Suit, seats_from
from spadille.games.lhombre import LHombre
from spadille.games.lhombre.action import LeaveTurned, NameTrump
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import Phase
from spadille.rules.action import Exchange
from tests.games.lhombre import reference
from tests.games.lhombre.table import (
    HOME_RULES,
    NO_CARDS,
    B,
    F,
    M,
    Table,
    cards,
    deck_of,
    win_auction,
)

Hands = dict[Seat, list[Card]]


@dataclass(frozen=True, slots=True)
class Script:
    """A table before the first lead, and the cards that will fall, three to a trick."""

    table: Table
    tricks: tuple[tuple[Card, ...], ...]

    def play(self, tricks: int = 9) -> Table:
        """Play on until so many of the tricks have fallen, or the deal is over."""
        state = self.table.state
        fallen = 3 * len(state.tricks) + len(state.trick)
        every = [card for trick in self.tricks[:tricks] for card in trick]
        return self.table.play(every[fallen:])

    @property
    def next_card(self) -> Card:
        """The card that falls next."""
        state = self.table.state
        return self.tricks[len(state.tricks)][len(state.trick)]


def scripted(
    contract: str,
    declarer: Seat,
    winners: Sequence[Seat],
    *,
    trump: Suit = Suit.DIAMONDS,
    ending: Mapping[Seat, Sequence[Card]] | None = None,
    book: LHombre = HOME_RULES,
) -> Script:
    """A table before the first lead of a contract, at which trick after trick goes to ``winners``.

    ``ending`` are the hands when those tricks are played, filled up with spare cards. Nobody
    changes more cards than he must, except that who bids on the black aces throws them.
    """
    nature = CONTRACTS[contract]
    trump_suit = nature.trump if isinstance(nature.trump, Suit) else trump
    hands = {seat: list((ending or {}).get(seat, ())) for seat in (F, M, B)}
    needed = {card for hand in hands.values() for card in hand}
    reserved = _reserved(nature, trump_suit, needed)
    triples = _triples(contract, trump_suit, {*reserved, *needed})
    falls = []
    leader = F
    for winner in winners:
        best, *others = next(triples)
        by_seat = {winner: best, **dict(zip(_but(winner), others, strict=True))}
        falls.append(tuple(by_seat[seat] for seat in seats_from(leader, 3)))
        for seat, card in by_seat.items():
            hands[seat].append(card)
        leader = winner
    _fill_up(hands, reserved)
    return Script(_before_lead(book, nature, declarer, hands, trump_suit), tuple(falls))


def _but(seat: Seat) -> tuple[Seat, ...]:
    return seats_from(seat, 3)[1:]


def _reserved(nature: Contract, trump: Suit, needed: set[Card]) -> list[Card]:
    """Cards that must not be used up by tricks: the card to turn, the black aces to be thrown."""
    if nature.trump != "turned":
        return []
    order = reference.ranks_from_the_top(trump, "spil", trump)
    turned = next(Card(text) for text in reversed(order) if Card(text) not in needed)
    return [turned, *cards("SA CA")] if nature.needs_black_aces else [turned]


def _triples(contract: str, trump: Suit, unused: set[Card]) -> Iterator[tuple[Card, ...]]:
    """Threes of one suit, the highest card first, as far as there are."""
    danish = reference.DANISH[contract]
    trump_or_none = trump if danish in reference.WITH_TRUMPS else None
    for suit in "SHDC":
        order = reference.ranks_from_the_top(suit, danish, trump_or_none)
        free = [Card(text) for text in order if Card(text) not in unused]
        for start in range(0, len(free) - 2, 3):
            yield tuple(free[start : start + 3])


def _fill_up(hands: Hands, reserved: Sequence[Card]) -> None:
    spare = _unused(hands, reserved)
    for hand in hands.values():
        while len(hand) < 9:
            hand.append(spare.pop())


def _unused(hands: Hands, reserved: Sequence[Card] = ()) -> list[Card]:
    used = {card for hand in hands.values() for card in hand} | set(reserved)
    return [card for card in SPANISH_40 if card not in used]


def _before_lead(
    book: LHombre, nature: Contract, declarer: Seat, hands: Hands, trump: Suit
) -> Table:
    """Deal so that after the auction and the exchange everybody holds his hand."""
    aces = cards("SA CA") if nature.needs_black_aces else []
    spare = [card for card in _unused(hands) if card not in aces]
    thrown, gets_turned = _change(book.profile.options, nature, len(aces))
    own = hands[declarer]
    turned = [_turned(trump, own, spare, gets_turned)] if nature.trump == "turned" else []
    drawn = [card for card in own if card not in turned][: thrown - gets_turned]
    throws = [*aces, *(card for card in spare if card not in turned)][:thrown]
    got = {*drawn, *turned}
    dealt = hands | {declarer: [card for card in own if card not in got] + throws}
    table = Table(deck_of(dealt, [*turned, *drawn], book=book), book=book)
    win_auction(table, declarer, nature.name)
    if table.phase == Phase.NAMING:
        table.do(NameTrump(trump))
    if table.phase == Phase.TURNED:
        table.do(LeaveTurned())
    while table.phase == Phase.EXCHANGE:
        table.do(Exchange(CardSet(throws)) if table.turn == declarer else NO_CARDS)
    assert table.hand(declarer) == CardSet(own)
    return table


def _change(options: Options, nature: Contract, aces: int) -> tuple[int, bool]:
    """How many cards the declarer throws, and whether he gets the turned card (7.4, 7.5)."""
    if not nature.is_bought:
        return 0, False
    least = {"grand": options.grand_minimum, "nolo": options.nolo_minimum}.get(
        nature.family, options.exchange_minimum
    )
    if nature.trump != "turned" or options.turned_card == "optional":
        return max(least, aces), False
    if options.turned_card == "taken":
        return max(least + 1, aces), True
    thrown = max(least, aces)
    return thrown, thrown > 0


def _turned(trump: Suit, own: Sequence[Card], spare: Sequence[Card], is_own: bool) -> Card:
    """A small trump to be turned: one of the declarer's final hand where he will get it."""
    order = reference.ranks_from_the_top(trump, "spil", trump)
    among = own if is_own else spare
    return next(card for card in map(Card, reversed(order)) if card in among and card.suit == trump)
