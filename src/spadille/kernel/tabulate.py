"""The duties and the order of the cards of a play, asked once and written into tables."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from spadille.cards import Card, CardSet
from spadille.kernel.tables import MOST_PLAYERS, NO_BIT, Tables
from spadille.rules.cardplay import CardPlay
from spadille.rules.obligation import Ladder, Situation
from spadille.rules.order import TrickOrder

#: Cards that one int holds; all values stay below 2**63.
MOST_CARDS = 62
#: Cards that are alike but for their rank, at most.
LONGEST_RUN = 15
#: Words for the rungs of all ladders.
MOST_WORDS = 1 << 16
#: Bits in which the search counts a hand by runs.
SHAPE_BITS = 32


#: What each duty of a ladder needs, and what it allows.
Rungs = tuple[tuple[int, int], ...]


class CannotHold(ValueError):
    """A rulebook has something that the tables of the kernel have no place for."""


def tabulate(play: CardPlay) -> Tables:
    """The tables of a play; raises ``CannotHold`` with what has no place in them."""
    if len(play.players) > MOST_PLAYERS:
        raise CannotHold(f"{len(play.players)} players, and there are {MOST_PLAYERS} hands")
    return _tabulated(play.order, play.duties, play.latching)


@lru_cache(maxsize=256)
def _tabulated(
    order: TrickOrder, duties: Callable[[Situation], Ladder], latching: CardSet
) -> Tables:
    cards = tuple(card for lane in (*order.lanes[1:], order.lanes[0]) for card in reversed(lane))
    if len(cards) > MOST_CARDS:
        raise CannotHold(f"{len(cards)} cards, and an int holds {MOST_CARDS}")
    bits = {card: bit for bit, card in enumerate(cards)}
    ladders = _Ladders(bits)
    numbers = array("H", bytes(2 * 4 * (len(cards) + 1) ** 2))
    beats = tuple(_beaters(order, bits, card) for card in cards)
    asked: list[tuple[Card | None, Rungs]] = []
    for number, situation in _situations(cards, beats, bool(latching)):
        ladder = ladders.number(duties(situation))
        numbers[number] = ladder + 1
        asked.append((situation.led, ladders.told[ladder]))
    alike = _Alike(len(cards), numbers, (*ladders.masks(), _mask(bits, latching)))
    twins = _twins(order, bits, alike)
    runs = tuple(_run(twins, bit) for bit in range(len(cards)))
    return Tables(
        cards=array("B", (card.index for card in cards)),
        bits=_by_index(bits),
        beats=array("Q", beats),
        above=array("Q", (_run_above(twins, bit) for bit in range(len(cards)))),
        twins=twins,
        runs=array("Q", runs),
        units=array("Q", _units(runs)),
        ladders=array("H", (ladders.firsts[max(number - 1, 0)] for number in numbers)),
        rungs=array("Q", ladders.rungs),
        latching=_mask(bits, latching),
        trumps=_mask(bits, order.trumps),
        is_lead_free=not any(rungs for led, rungs in asked if led is None),
        is_plain=not order.trumps
        and all(rungs == ((runs[bits[led]],) * 2,) for led, rungs in asked if led is not None),
    )


def _by_index(bits: dict[Card, int]) -> array[int]:
    found = array("B", [NO_BIT] * len(Card.ALL))
    for card, bit in bits.items():
        found[card.index] = bit
    return found


def _mask(bits: dict[Card, int], cards: CardSet) -> int:
    return sum(1 << bits[card] for card in cards)


def _situations(
    cards: tuple[Card, ...], beats: Sequence[int], has_latch: bool
) -> Iterator[tuple[int, Situation]]:
    """Every situation that can arise, with its number."""
    lead = len(cards)
    width = lead + 1
    tricks = [
        (led, winning)
        for led in range(lead)
        for winning in range(lead)
        if winning == led or beats[led] >> winning & 1
    ]
    for state in range(4):
        is_first, is_latched = bool(state & 1), bool(state & 2)
        if is_latched and not has_latch:
            return
        base = state * width
        yield (base + lead) * width + lead, Situation(None, None, is_first, is_latched)
        for led, winning in tricks:
            number = (base + led) * width + winning
            yield number, Situation(cards[led], cards[winning], is_first, is_latched)


class _Ladders:
    """Ladders, each kept once as ``told``; ``firsts`` are the places of their first rungs."""

    def __init__(self, bits: dict[Card, int]) -> None:
        self._bits = bits
        self._numbers: dict[Rungs, int] = {}
        self._every = (1 << len(bits)) - 1
        self.told: list[Rungs] = []
        self.firsts: list[int] = []
        self.rungs: list[int] = []

    def number(self, ladder: Ladder) -> int:
        """The number of a ladder, which is kept if it is new."""
        rungs = tuple((rung.needs.bits, rung.allows.bits) for rung in ladder)
        found = self._numbers.get(rungs)
        if found is not None:
            return found
        self.told.append(
            tuple(
                (_mask(self._bits, rung.needs), _mask(self._bits, rung.allows)) for rung in ladder
            )
        )
        self.firsts.append(len(self.rungs))
        for needs, allows in (*self.told[-1], (0, self._every)):
            self.rungs += [needs, allows]
        if len(self.rungs) > MOST_WORDS:
            raise CannotHold("too many different duties")
        return self._numbers.setdefault(rungs, len(self._numbers))

    def masks(self) -> frozenset[int]:
        """All sets of cards that any duty speaks of."""
        return frozenset(self.rungs)


class _Alike:
    """Whether two neighbours of a lane are the same to every duty, and differ only in rank."""

    def __init__(self, count: int, numbers: array[int], masks: Iterable[int]) -> None:
        self._count = count
        self._numbers = numbers
        self._masks = tuple(masks)

    def __call__(self, bit: int) -> bool:
        """Whether no duty tells the card of this bit from the next higher one."""
        if any((mask >> bit ^ mask >> (bit + 1)) & 1 for mask in self._masks):
            return False
        return all(one in (other, 0) or other == 0 for one, other in self._swapped(bit))

    def _swapped(self, low: int) -> Iterator[tuple[int, int]]:
        """The ladders of each two situations in which one of the cards stands for the other."""
        width, high, numbers = self._count + 1, low + 1, self._numbers
        yield from zip(numbers[low::width], numbers[high::width], strict=True)
        for base in range(0, len(numbers), width * width):
            one, other = base + low * width, base + high * width
            yield from zip(numbers[one : one + width], numbers[other : other + width], strict=True)
            yield numbers[one + low], numbers[other + high]


def _twins(order: TrickOrder, bits: dict[Card, int], is_alike: Callable[[int], bool]) -> int:
    twins = 0
    for lane in order.lanes:
        for card in lane[1:]:
            if is_alike(bits[card]):
                twins |= 1 << (bits[card] + 1)
    return twins


def _run_above(twins: int, bit: int) -> int:
    run = 0
    while twins >> (bit + 1) & 1:
        bit += 1
        run |= 1 << bit
    return run


def _run(twins: int, bit: int) -> int:
    while twins >> bit & 1:
        bit -= 1
    return 1 << bit | _run_above(twins, bit)


def _units(runs: Sequence[int]) -> Iterator[int]:
    """What each card adds to the count of a hand, which has a place for each run."""
    places: dict[int, int] = {}
    bits = 0
    for run in runs:
        if run not in places:
            places[run] = bits
            bits += run.bit_count().bit_length()
        yield 1 << places[run]
    longest = max(run.bit_count() for run in runs)
    if longest > LONGEST_RUN or bits > SHAPE_BITS:
        raise CannotHold("the cards are alike in too many ways, or too many of them are")


def _beaters(order: TrickOrder, bits: dict[Card, int], card: Card) -> int:
    return sum(1 << bit for other, bit in bits.items() if order.beats(other, card))
