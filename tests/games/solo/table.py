"""A table at which tests play Spanish Solo, always through the rulebook's own door.

Leadhand sits at 0, middlehand at 1, rearhand at 2, the dealer at 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from spadille.cards import PIQUET_32, Card, CardSet, Seat, Suit, seats_from
from spadille.games.registry import rulebook
from spadille.games.solo import Solo
from spadille.games.solo.action import Declare, Hold
from spadille.games.solo.contract import CONTRACTS
from spadille.games.solo.event import SoloSettled
from spadille.games.solo.state import Phase, State
from spadille.notation import position
from spadille.rules.action import Action, Bid, Deal, Pass, Play
from spadille.rules.event import Event
from spadille.rules.legal import Legal

L, M, R, D = Seat(0), Seat(1), Seat(2), Seat(3)
SEATS = (L, M, R, D)
#: The bids as the rules' examples write them.
SHORT = dict(zip(("Ss", "Sc", "Os", "Oc", "Ts", "Tc"), CONTRACTS, strict=True))


def book(name: str = "solo/american") -> Solo:
    """The rulebook of a rule set."""
    found = rulebook(name)
    assert isinstance(found, Solo)
    return found


AMERICAN = book()


def cards(text: str) -> list[Card]:
    """The cards of a text, in its order."""
    return [Card(word) for word in text.split()]


def deck_of(hands: Mapping[Seat, str] | None = None, dealer: Seat = D) -> tuple[Card, ...]:
    """The deck that deals these hands, filled up in the pack's order."""
    wanted = {seat: cards((hands or {}).get(seat, "")) for seat in SEATS}
    named = {card for hand in wanted.values() for card in hand}
    free = [card for card in PIQUET_32 if card not in named]
    for hand in wanted.values():
        while len(hand) < 8:
            hand.append(free.pop(0))
    deck: list[Card] = []
    for first, end in ((0, 3), (3, 5), (5, 8)):
        for seat in seats_from(Seat((dealer + 1) % 4), 4):
            deck += wanted[seat][first:end]
    return tuple(deck)


def call(word: str) -> Action:
    """A call as the examples write it."""
    words: dict[str, Action] = {"pass": Pass(), "yes": Hold()}
    return words.get(word) or Bid(SHORT.get(word, word))


def told(action: Action) -> str:
    """A call in the words of the examples."""
    if isinstance(action, Bid):
        return next(short for short, name in SHORT.items() if name == action.contract)
    return "pass" if isinstance(action, Pass) else "yes"


def declare(short: str, trump: str, ace: str = "") -> Declare:
    """A declaration, its game as the examples write it."""
    return Declare(SHORT[short], Suit(trump), Card(ace) if ace else None)


class Table:
    """One deal, played by whoever must act."""

    def __init__(
        self,
        deck: Sequence[Card] = PIQUET_32,
        dealer: Seat = D,
        rules: Solo = AMERICAN,
        state: State | None = None,
    ) -> None:
        self.book = rules
        self.events: list[Event] = []
        self.state: State = state or rules.start(dealer)
        if state is None:
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
    def calls(self) -> set[str]:
        """What the seat on turn may say, in the words of the examples."""
        return {told(choice) for choice in self.legal.choices}

    @property
    def declarations(self) -> set[Declare]:
        """What the declarer may announce."""
        return {choice for choice in self.legal.choices if isinstance(choice, Declare)}

    @property
    def settled(self) -> SoloSettled:
        """The end of the deal, which must have come."""
        assert self.state.settled is not None
        return self.state.settled

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

    def say(self, words: str) -> Table:
        """Let whoever is on turn say these, one after the other."""
        return self.do(*(call(word) for word in words.split()))

    def play(self, text: str) -> Table:
        """Let whoever is on turn play these cards, one after the other."""
        return self.do(*(Play(card) for card in cards(text)))

    def hand(self, seat: Seat) -> CardSet:
        """The cards a seat holds."""
        return self.state.hands[seat].known


def won(
    hands: Mapping[Seat, str], declarer: Seat, bid: str = "Ss", rules: Solo = AMERICAN
) -> Table:
    """A table at which one seat has won the auction with a bid, and is to declare."""
    table = Table(deck_of(hands), rules=rules)
    while table.phase == Phase.AUCTION:
        table.say(bid if table.turn == declarer else "pass")
    return table


def set_up(rules: Solo = AMERICAN, **fields: str) -> Table:
    """A table in the middle of a deal dealt by 3, told by the fields of a position line."""
    words = (f"{name} {value}".strip() for name, value in fields.items() if value)
    line = "; ".join([str(rules.profile), "dealer 3", *words])
    found, state = position.read(line, rulebook)
    assert position.read(position.write(found, state), rulebook) == (found, state)
    return Table(rules=rules, state=state)


def to_play(
    hand: str, played: str, short: str, trump: str, called: str = "", rules: Solo = AMERICAN
) -> Table:
    """Leadhand to play a card to a trick; the other hands lie face down, and M declares."""
    mine, trick = hand.split(), played.split()
    leader = (4 - len(trick)) % 4
    hidden = [f"?{len(mine) - (leader <= seat < leader + len(trick))}" for seat in (1, 2, 3)]
    taken = ["1"] * (8 - len(mine) - 1) + [str(leader)] if len(mine) < 8 else []
    return set_up(
        rules,
        hands=" / ".join([hand, *hidden]),
        contract=SHORT[short],
        declarers="1",
        trump=trump,
        taken=" ".join(taken),
        trick=" ".join(f"{leader + place}:{card}" for place, card in enumerate(trick)),
        called=called,
        turn="0",
    )


def last_trick(
    short: str,
    trump: str,
    declarer: Seat,
    split: Iterable[int],
    partner: Seat | None = None,
    rules: Solo = AMERICAN,
) -> Table:
    """A table before the last trick of a deal whose tricks will be shared so by seat.

    Whoever has the most leads to it and takes it. The called ace, that of spades or in spades that
    of hearts, is the partner's last card.
    """
    counts = list(split)
    winner = max(SEATS, key=lambda seat: counts[seat])
    before = [seat for seat in SEATS for _ in range(counts[seat] - (seat == winner))]
    taken = sorted(before, key=lambda seat: seat == winner)
    ace = Card("HA" if trump == "S" else "SA")
    spare = iter(cards("H7 H8 H9 HT" if trump == "D" else "D7 D8 D9 DT"))
    last = {seat: ace if seat == partner else next(spare) for seat in SEATS}
    if winner != partner:
        last[winner] = Card("CQ")
    table = set_up(
        rules,
        hands=" / ".join(last[seat].text for seat in SEATS),
        contract=SHORT[short],
        declarers=str(declarer),
        trump=trump,
        taken=" ".join(map(str, taken)),
        called="" if partner is None else ace.text,
        turn=str(winner),
    )
    for seat in seats_from(winner, 4):
        table.act(seat, Play(last[seat]))
    assert table.state.tricks_by_seat == tuple(counts)
    return table
