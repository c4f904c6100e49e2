"""A table at which tests play L'Hombre, always through the rulebook's own door.

Forehand sits at 0, middlehand at 1, the dealer at 2. ``scripted`` deals so that every trick can be
followed in suit and falls to a chosen seat, which makes any end of a deal reachable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from spadille.cards import SPANISH_40, Card, CardSet, Seat, Suit, seats_from
from spadille.games.lhombre import LHombre
from spadille.games.lhombre.action import LeaveTurned, NameTrump, PlayOn
from spadille.games.lhombre.contract import CONTRACTS, Contract
from spadille.games.lhombre.event import DealSettled
from spadille.games.lhombre.profile import load
from spadille.games.lhombre.state import Phase, State
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.event import Event
from spadille.rules.legal import Legal
from tests.games.lhombre import reference

F, M, B = Seat(0), Seat(1), Seat(2)
HOME_RULES = LHombre(load("hjemme"))
NO_CARDS = Exchange(CardSet())

#: The names of the contracts in the second telling of the rules.
DANISH = {
    "game": "spil",
    "spade_game": "bedre spil",
    "tourne": "tourne",
    "simple_nolo": "koebe nolo",
    "grand_tourne": "tourne respect",
    "grand": "grand",
    "solo": "solo",
    "pure_nolo": "ren nolo",
    "spade_solo": "solo kuloer",
    "nolo_ouvert": "nolo ouvert",
}


def cards(text: str) -> list[Card]:
    """The cards of a text, in its order."""
    return [Card(word) for word in text.split()]


def deck_of(
    hands: Mapping[Seat, Iterable[Card]], talon: Iterable[Card] = (), dealer: Seat = B
) -> tuple[Card, ...]:
    """The deck that deals these hands and talon, filled up in the pack's order."""
    wanted = {seat: list(hands.get(seat, ())) for seat in (F, M, B)}
    stock = list(talon)
    named = {card for hand in wanted.values() for card in hand} | set(stock)
    free = [card for card in SPANISH_40 if card not in named]
    for hand in wanted.values():
        while len(hand) < 9:
            hand.append(free.pop(0))
    deck: list[Card] = []
    for packet in range(3):
        for seat in seats_from(Seat((dealer + 1) % 3), 3):
            deck += wanted[seat][3 * packet : 3 * packet + 3]
    return (*deck, *stock, *free)


class Table:
    """One deal, played by whoever must act."""

    def __init__(
        self, deck: Sequence[Card] = SPANISH_40, dealer: Seat = B, book: LHombre = HOME_RULES
    ) -> None:
        self.book = book
        self.state: State = book.start(dealer)
        self.events: list[Event] = []
        self.act(None, Deal(dealer, tuple(deck)))

    @property
    def turn(self) -> Seat:
        """The only seat that may act."""
        (seat,) = self.book.to_act(self.state)
        return seat

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self.book.phase(self.state)

    @property
    def legal(self) -> Legal:
        """What the seat on turn may do."""
        return self.book.legal(self.state, self.turn)

    @property
    def settled(self) -> DealSettled:
        """The end of the deal, which must have come."""
        assert self.state.settled is not None
        return self.state.settled

    @property
    def bids(self) -> list[str]:
        """The contracts the seat on turn may bid."""
        return [choice.contract for choice in self.legal.choices if isinstance(choice, Bid)]

    def act(self, seat: Seat | None, action: Action) -> None:
        """Let a seat, or the house, do something; raises ``IllegalAction``."""
        for event in self.book.decide(self.state, seat, action):
            self.state = self.book.evolve(self.state, event)
            self.events.append(event)

    def do(self, *actions: Action) -> Table:
        """Let whoever is on turn do these, one after the other."""
        for action in actions:
            self.act(self.turn, action)
        return self

    def play(self, plays: Iterable[Card]) -> Table:
        """Play cards; a declarer who is asked after the first lead plays on."""
        for card in plays:
            self.answer_lead()
            self.do(Play(card))
        return self

    def answer_lead(self) -> None:
        """Play on, if the declarer is asked."""
        if self.phase == Phase.AFTER_LEAD:
            self.do(PlayOn())

    def hand(self, seat: Seat) -> CardSet:
        """The cards a seat holds."""
        return self.state.hands[seat].known


def win_auction(table: Table, declarer: Seat, contract: str) -> Table:
    """Let one seat bid, and the others pass."""
    while table.phase == Phase.AUCTION:
        bids = table.turn == declarer and table.state.auction.holder != declarer
        table.do(Bid(contract) if bids else Pass())
    return table


@dataclass(frozen=True, slots=True)
class Script:
    """A table before the first lead, and the cards that will fall, three to a trick."""

    table: Table
    tricks: tuple[tuple[Card, ...], ...]

    def play(self, tricks: int = 9) -> Table:
        """Play on until so many of the tricks have fallen."""
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
    return Script(_before_lead(nature, declarer, hands, reserved, trump_suit), tuple(falls))


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
    danish = DANISH[contract]
    trump_or_none = trump if danish in reference.WIN_BET_GROQUE else None
    for suit in "SHDC":
        order = reference.ranks_from_the_top(suit, danish, trump_or_none)
        free = [Card(text) for text in order if Card(text) not in unused]
        for start in range(0, len(free) - 2, 3):
            yield tuple(free[start : start + 3])


def _fill_up(hands: Mapping[Seat, list[Card]], reserved: Sequence[Card]) -> None:
    used = {card for hand in hands.values() for card in hand} | set(reserved)
    spare = [card for card in SPANISH_40 if card not in used]
    for hand in hands.values():
        while len(hand) < 9:
            hand.append(spare.pop())


def _before_lead(
    nature: Contract,
    declarer: Seat,
    hands: Mapping[Seat, list[Card]],
    reserved: list[Card],
    trump: Suit,
) -> Table:
    """Deal so that after the auction and the exchange everybody holds his hand."""
    dealt = {seat: list(hand) for seat, hand in hands.items()}
    used = {card for hand in hands.values() for card in hand} | set(reserved)
    spare = [card for card in SPANISH_40 if card not in used]
    turned = reserved[:1] if nature.trump == "turned" else []
    throws = reserved[1:] if nature.needs_black_aces else spare[:5] * (nature.family == "grand")
    wanted = dealt[declarer][: len(throws)]
    dealt[declarer][: len(throws)] = throws
    table = Table(deck_of(dealt, [*turned, *wanted]))
    win_auction(table, declarer, nature.name)
    if table.phase == Phase.NAMING:
        table.do(NameTrump(trump))
    if table.phase == Phase.TURNED:
        table.do(LeaveTurned())
    while table.phase == Phase.EXCHANGE:
        table.do(Exchange(CardSet(throws)) if table.turn == declarer else NO_CARDS)
    return table
