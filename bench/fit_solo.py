"""Fit the heuristic player of Spanish Solo: ``python bench/fit_solo.py [deals] [model ...]``.

For each kind of game it deals at random, gives it to the seat and the trumps that fit it best by
the present estimates, calls an ace by chance, lets four heuristic players play, and fits a logistic
model to what happened. It prints what stands in ``spadille.bots.solo.models``, and how well the
chances foretold agree with what happened.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from random import Random

from bench.fit_bots import GROUPS, logistic
from spadille.bots.arena import Table
from spadille.bots.heuristic import HeuristicPlayer
from spadille.bots.solo import appraisal, features
from spadille.bots.solo.features import Features
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games.registry import rulebook
from spadille.games.solo.action import Declare
from spadille.games.solo.cards import SPADILLE, plain_suit, trump_suit
from spadille.games.solo.contract import CONTRACTS
from spadille.games.solo.state import TRICKS
from spadille.notation.layout import deck_of
from spadille.rules.action import Bid, Pass

BOOK = rulebook("solo/american")
#: What is fitted: the model's name, and the games that show it.
FITS = {
    "SIMPLE": ("simple_suit", "simple_colour"),
    "SOLO": ("solo_suit", "solo_colour"),
    "TOUT": ("tout_suit", "tout_colour"),
}
#: Hands of which the present estimates expect less are seldom bid: this share of them is kept.
FLOOR = {"SIMPLE": 0.3, "SOLO": 0.2, "TOUT": 0.1}
KEPT = 0.1
#: A hand for a tout is so seldom dealt that it is helped: spadille and so many trumps in all, then
#: so many of the highest cards of each other suit while there is room.
HELPED = (4, 7)
HIGHEST = (0, 1, 1, 2, 3)

Row = tuple[Features, bool]


def rows(name: str, deals: int) -> Iterator[Row]:
    """Hands and whether their games were made."""
    players = [HeuristicPlayer()] * 4
    chance = Random(f"fit {name}")
    for _ in range(deals):
        table, seat = _table(name, chance)
        declared = _declared(name, table, seat, chance)
        hand, is_leading = table.truth.hands[seat].known, seat == table.truth.leadhand
        table.act(seat, declared)
        settled = table.play(players, [chance] * 4).settled
        yield _features(declared, hand, is_leading), settled.outcome == "made"


def _features(declared: Declare, hand: CardSet, is_leading: bool) -> Features:
    trump, ace = declared.trump, declared.ace
    if ace is not None:
        return features.of_call(hand, trump, ace, is_leading)
    if CONTRACTS[declared.contract].tricks == TRICKS:
        return features.of_all_tricks(hand, trump, is_leading)
    return features.of_trumps(hand, trump, is_leading)


def _table(name: str, chance: Random) -> tuple[Table, Seat]:
    """A deal in which the best hand has won the auction, and mostly good enough to think of it."""
    while True:
        table = Table(BOOK, _deck(name, chance), Seat(3))
        odds = {
            Seat(seat): max(
                appraisal.chance(each, hand.known, seat == table.truth.leadhand)
                for each in _choices(name, table, Seat(seat))
            )
            for seat, hand in enumerate(table.truth.hands)
            if _choices(name, table, Seat(seat))
        }
        if not odds:
            continue
        seat = max(odds, key=lambda each: odds[each])
        if odds[seat] >= FLOOR[name] or chance.random() < KEPT:
            while not table.truth.declarers:
                turn = table.turn
                assert turn is not None
                table.act(turn, Bid(FITS[name][0]) if turn == seat else Pass())
            return table, seat


def _deck(name: str, chance: Random) -> tuple[Card, ...]:
    """A deck for dealer 3."""
    if name != "TOUT":
        return tuple(chance.sample(BOOK.pack, len(BOOK.pack)))
    trump = chance.choice(list(Suit))
    own = [SPADILLE, *chance.sample(trump_suit(trump)[1:], chance.randint(*HELPED) - 1)]
    for suit in Suit:
        if suit != trump:
            own += plain_suit(suit)[: chance.choice(HIGHEST)]
    own = own[:TRICKS]
    rest = [card for card in BOOK.pack if card not in own]
    chance.shuffle(rest)
    hands = [CardSet([*own, *rest[: TRICKS - len(own)]])]
    rest = rest[TRICKS - len(own) :]
    hands += [CardSet(rest[start : start + 8]) for start in (0, 8, 16)]
    first = chance.randrange(4)
    return deck_of(BOOK, Seat(3), hands[first:] + hands[:first], ())


def _choices(name: str, table: Table, seat: Seat) -> list[Declare]:
    options, hand = BOOK.profile.options, table.truth.hands[seat].known
    return [way for game in FITS[name] for way in appraisal.ways(options, CONTRACTS[game], hand)]


def _declared(name: str, table: Table, seat: Seat, chance: Random) -> Declare:
    """The best trumps, or the second best; any ace."""
    hand, is_leading = table.truth.hands[seat].known, seat == table.truth.leadhand
    ways = _choices(name, table, seat)
    odds: dict[Suit, float] = {}
    for way in ways:
        found = appraisal.chance(way, hand, is_leading)
        odds[way.trump] = max(odds.get(way.trump, 0.0), found)
    ranked = sorted(odds, key=lambda trump: -odds[trump])
    trump = ranked[0] if chance.random() < 0.8 else ranked[1 % len(ranked)]
    return chance.choice([way for way in ways if way.trump == trump])


def report(name: str, seen: list[Row]) -> None:
    """Fit one model and print it with its calibration."""
    names = list(seen[0][0])
    xs = [[1.0, *(float(counted[each]) for each in names)] for counted, _ in seen]
    constant, *weights = logistic(xs, [made for _, made in seen])
    strength = [constant + sum(w * v for w, v in zip(weights, x[1:], strict=True)) for x in xs]
    print(f"{name} = Model(\n    {constant:.2f},\n    {{")
    for each, weight in zip(names, weights, strict=True):
        print(f'        "{each}": {weight:.2f},')
    print("    },\n)")
    order = sorted(range(len(seen)), key=lambda at: strength[at])
    for part in range(GROUPS):
        group = order[part * len(order) // GROUPS : (part + 1) * len(order) // GROUPS]
        told = sum(1 / (1 + math.exp(-strength[at])) for at in group) / len(group)
        print(f"# told {told:.2f}  made {sum(seen[at][1] for at in group) / len(group):.2f}")
    sys.stdout.flush()


def main(arguments: list[str]) -> None:
    deals = int(arguments[0]) if arguments else 4000
    for name in arguments[1:] or FITS:
        report(name, list(rows(name, deals)))


if __name__ == "__main__":
    main(sys.argv[1:])
