"""What contracts at L'Hombre came to that were given to hands, to learn what hands promise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.fit_bots import without_giving_up
from spadille.analysis.lhombre import promise, usual
from spadille.bots.arena.table import Table
from spadille.bots.lhombre import payoff
from spadille.bots.lhombre.appraisal import Appraisal
from spadille.bots.lhombre.par import in_play, unit
from spadille.bots.lhombre.searcher import LHombreSearcher
from spadille.bots.model import Numbers
from spadille.bots.opencards import OpenCards
from spadille.bots.player import Player
from spadille.cards import CardSet, Seat
from spadille.games import registry
from spadille.games.lhombre import settlement
from spadille.games.lhombre.cards import BLACK_ACES
from spadille.games.lhombre.contract import CONTRACTS
from spadille.games.lhombre.event import Outcome
from spadille.games.lhombre.profile import Options
from spadille.games.lhombre.state import State
from spadille.kernel.problem import LimitHit
from spadille.rules.action import Action, Bid
from spadille.rules.rulebook import Rulebook
from tools.training.habits import Found
from tools.training.lhombre import CONTRACTS as RULES
from tools.training.lhombre import rules_of, shuffled
from tools.training.logistic import logistic, trusting
from tools.training.promises import EFFORT, HANDS, lacking

#: The contracts of which it is learned what they promise.
NAMES = tuple(RULES)
#: The place of what estimates hold of a hand in what is counted.
_ESTIMATED = 1
#: So many deals are thought of beside those seen, in which nothing is better than open cards.
_DRAWN = 3.0


class Given(msgspec.Struct, frozen=True):
    """A contract that a hand, as it was dealt, was given or bid, and how it ended.

    ``points`` are the declarer's, a win being 1, and ``open_cards`` what open cards promised when
    the play began, when estimates gave his cards the ``chance`` to win; these two are absent where
    the play was too hard to solve.
    """

    contract: str
    hand: str
    is_leading: bool
    outcome: Outcome
    tricks: int
    points: float
    chance: float = 0.0
    open_cards: float | None = None

    @property
    def has_won(self) -> bool:
        """Whether the declarer won."""
        return self.outcome == "win"


def given(numbers: Numbers, seed: int, number: int) -> list[Given]:
    """A deal of each contract, which a seat was given; nobody gives up."""
    return [_given(numbers, seed, number, contract) for contract in RULES]


def _given(numbers: Numbers, seed: int, number: int, contract: str) -> Given:
    book, expert = without_giving_up(f"lhombre/{RULES[contract]}"), player(numbers)
    rng = Random(f"given {seed} {contract} {number}")
    hands = HANDS[number % len(HANDS)]
    while True:
        likely = [next(_dealt(book, contract, rng)) for _ in range(hands)]
        _, table, seat = max(likely, key=lambda each: each[0])
        if is_left(table, seat, contract, expert, rng):
            (found,) = _played(table, expert, rng)
            return found


def is_left(table: Table, seat: Seat, contract: str, others: Player, rng: Random) -> bool:
    """Whether a seat that bids the contract gets it, and alone.

    Others call as they would: who lets it have the contract mostly holds less than who would not.
    """
    book = table.rulebook
    while table.truth.contract is None:
        turn = table.turn
        assert turn is not None
        if turn != seat:
            call: Action = others.choose(book, table.views[turn], turn, rng)
        elif Bid(contract) in book.legal(table.truth, seat).choices:
            call = Bid(contract)
        else:
            return False
        table.act(turn, call)
    return bool(table.truth.declarers == (seat,))


def bid(numbers: Numbers, seed: int, number: int) -> list[Given]:
    """A deal in which somebody played what he bid; nothing where nobody does, or several do."""
    book = without_giving_up(rules_of(number))
    table, rng = shuffled(book, "promise", seed, number)
    return _played(table, player(numbers), rng)


def player(numbers: Numbers) -> Player:
    """An expert who has learned these."""
    return LHombreSearcher(EFFORT, numbers)


def _played(table: Table, expert: Player, rng: Random) -> list[Given]:
    """What was played, and what became of it, if one alone plays; nobody has exchanged yet."""
    book, hands = table.rulebook, [hand.known for hand in table.truth.hands]
    begun: State | None = None
    while (turn := table.turn) is not None:
        if begun is None and book.card_play(table.truth) is not None:
            begun = table.truth
        table.act(turn, expert.choose(book, table.views[turn], turn, rng))
    end: State = table.truth
    if begun is None or len(end.declarers) != 1 or end.settled is None:
        return []
    (seat,), won = end.declarers, unit(book.profile.options, end)
    return [
        Given(
            str(end.contract_name),
            str(hands[seat]),
            seat == end.forehand,
            end.settled.outcomes[0],
            end.tricks_by_seat[seat],
            end.settled.scores[seat] / won,
            in_play(begun).win,
            _open_cards(book, begun, won),
        )
    ]


def _open_cards(book: Rulebook[Any], begun: State, won: float) -> float | None:
    try:
        return OpenCards(book, begun.declarer).value(begun) / won
    except LimitHit:
        return None


def _dealt(book: Rulebook[Any], contract: str, rng: Random) -> Iterator[tuple[float, Table, Seat]]:
    """Deals with a seat by chance that may play the contract, and how estimates like its hand."""
    options = book.profile.options
    while True:
        deck = list(book.pack)
        rng.shuffle(deck)
        table = Table(book, deck, Seat(rng.randrange(book.seats)))
        seat = rng.choice(table.truth.players)
        hand = table.truth.hands[seat].known
        if CONTRACTS[contract].needs_black_aces and BLACK_ACES - hand:
            continue
        is_leading = seat == table.truth.forehand
        yield Appraisal(options, hand, is_leading).odds(contract).win, table, seat


def fit(seen: Iterable[Given]) -> Found:
    """For each contract what foretells best, by logistic regression that trusts estimates."""
    rows: dict[str, list[Given]] = defaultdict(list)
    for each in seen:
        rows[each.contract].append(each)
    return {
        **{promise.name_of(name): _weights(found) for name, found in sorted(rows.items())},
        **{usual.name_of(name): _beyond(found) for name, found in sorted(rows.items())},
    }


def _beyond(given_: Sequence[Given]) -> NDArray[np.float64]:
    """By how much more than open cards promise contracts come to, by least squares."""
    told = [each for each in given_ if each.open_cards is not None]
    x = np.array([usual.counted(each.open_cards or 0.0, each.chance) for each in told])
    y = np.array([each.points - (each.open_cards or 0.0) for each in told])
    drawn = _DRAWN * np.eye(x.shape[1])
    return np.asarray(np.linalg.solve(x.T @ x + drawn, x.T @ y).round(4))


def _weights(given_: Sequence[Given]) -> NDArray[np.float64]:
    x = np.array([counted(each) for each in given_])
    won = np.array([each.has_won for each in given_])
    weights = trusting(x, won, _ESTIMATED)
    lost = ~won
    strength = np.column_stack((np.ones(lost.sum()), x[lost] @ weights))
    codille = np.array([each.outcome == "codille" for each in given_])[lost]
    return np.array([*weights, *logistic(strength, codille, np.zeros(2), 1.0)]).round(4)


def counted(given_: Given) -> NDArray[np.float64]:
    """What is counted in the hand."""
    return promise.counted(appraised(given_), given_.contract)


def appraised(given_: Given) -> Appraisal:
    """What estimates hold of the hand, by the rules by which its contract is learned."""
    options: Options = registry.rulebook(f"lhombre/{RULES[given_.contract]}").profile.options
    return Appraisal(options, CardSet.read(given_.hand), given_.is_leading)


def lost(seen: Sequence[Given], numbers: Numbers) -> float:
    """How many bits the chances lack of knowing how each deal ended, on the mean."""
    told = [(promise.odds(numbers, appraised(each), each.contract), each) for each in seen]
    return lacking(getattr(odds, each.outcome) for odds, each in told)


def promised(given_: Given, numbers: Numbers) -> tuple[float, float]:
    """The chance to win, and the points on the declarer's own account."""
    told = appraised(given_)
    odds = promise.odds(numbers, told, given_.contract)
    trump = promise.trump(told, given_.contract)
    return odds.win, payoff.points(told.options, given_.contract, trump, odds)


def brought(given_: Given) -> float:
    """The points of the declarer, by the rules by which the contract is learned."""
    told = appraised(given_)
    trump = promise.trump(told, given_.contract)
    name = settlement.valued_as(told.options, CONTRACTS[given_.contract].name, trump)
    return float(settlement.points(told.options, name, given_.outcome, given_.tricks, "none"))
