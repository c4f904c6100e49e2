"""Whatever the rules refuse at a table is said in every language, with what made the rule bite."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

import spadille.rules
from spadille.cards import Card, CardSet, Seat, Suit
from spadille.games import registry
from spadille.locales import LANGUAGES, Messages
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.legal import Legal
from spadille.rules.match import Evening, Match
from spadille.rules.rule import IllegalAction, Rule
from spadille.rules.rulebook import Rulebook
from tests.conformance.playing import pool_of
from tests.conformance.rulesets import NAMES

DEALS = 25
#: Met too seldom by chance; their words ask for no evidence.
SELDOM = {"club-ace-falls", "hearts-moon", "solo-nothing-to-call"}


def _rules(package: ModuleType) -> set[str]:
    """The rules that a package's modules name."""
    found = set()
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        things = vars(import_module(module.name)).values()
        found |= {thing.name for thing in things if isinstance(thing, Rule)}
    return found


def _refusals(rules: str) -> Iterator[IllegalAction]:
    """What is refused in an evening of random deals where all sorts of things are tried."""
    chance = random.Random(rules)
    book = registry.rulebook(rules)
    evening = Evening(book)
    match = evening.start(Seat(0))
    simple = [kind() for kind in get_args(book.actions) if not msgspec.structs.fields(kind)]
    pool = pool_of(book, range(20))
    bids = [Bid(offer.contract) for offer in book.offers()]
    for _ in range(DEALS):
        deck = tuple(chance.sample(book.pack, len(book.pack)))
        deals = [Deal(Seat(seat), deck) for seat in range(book.seats)]
        dealer = evening.dealer(match, Seat(0))
        yield from _refused(evening, match, None, deals)
        yield from _refused(evening, match, Seat(0), [deals[dealer]])
        for event in evening.decide(match, None, deals[dealer]):
            match = evening.evolve(match, event)
        yield from _refused(evening, match, None, deals)
        while not book.is_over(match.deal):
            seat = chance.choice(sorted(book.to_act(match.deal)))
            for somebody in (seat, Seat((seat + 1) % book.seats)):
                tries: list[Action] = [*chance.sample(pool, 12), *simple]
                legal = book.legal(match.deal, somebody)
                tries += bids if Pass() in legal.choices else []
                tries += _like(book, legal.choices, chance)
                if legal.exchange is not None:
                    tries += [Exchange(CardSet((card,))) for card in book.pack]
                    tries += [Exchange(CardSet(chance.sample(book.pack, n))) for n in range(10)]
                yield from _refused(evening, match, somebody, tries)
            for event in evening.decide(match, seat, _any(chance, book.legal(match.deal, seat))):
                match = evening.evolve(match, event)


def _like(book: Rulebook[Any], choices: Iterable[Action], chance: random.Random) -> list[Action]:
    """Some of the actions that are said like one of the choices, with any words in it."""
    kinds = {type(choice) for choice in choices} - {Bid}
    contracts = [offer.contract for offer in book.offers()]
    words: dict[Any, Sequence[Any]] = {
        str: contracts,
        Suit: tuple(Suit),
        Card: book.pack,
        Card | None: (*(None,) * 8, *book.pack),
    }
    return [
        kind(*(chance.choice(words[field.type]) for field in msgspec.structs.fields(kind)))
        for kind in sorted(kinds, key=str)
        for _ in range(12)
    ]


def _refused(
    evening: Evening[Any], match: Match[Any], seat: Seat | None, tries: Iterable[Action]
) -> Iterator[IllegalAction]:
    for action in tries:
        try:
            evening.decide(match, seat, action)
        except IllegalAction as refused:
            yield refused


def _any(chance: random.Random, legal: Legal) -> Action:
    """Something allowed; passing is likely, and so is the lowest bid."""
    ways: list[Action] = [*legal.choices, *(Play(card) for card in legal.play)]
    if legal.exchange is not None:
        count = chance.randint(legal.exchange.minimum, legal.exchange.maximum)
        ways.append(Exchange(CardSet(chance.sample(sorted(legal.exchange.cards, key=hash), count))))
    if Pass() in ways and chance.random() < 0.5:
        return Pass()
    bids = [way for way in ways if isinstance(way, Bid)]
    return bids[0] if bids and chance.random() < 0.5 else chance.choice(ways)


@pytest.mark.parametrize("game", registry.games())
def test_every_refusal_at_the_table_has_words_for_its_evidence(game: str) -> None:
    rules = [name for name in NAMES if name.startswith(f"{game}/")]
    met = {
        (refused.rule.name, tuple(refused.evidence)): refused
        for name in rules
        for refused in _refusals(name)
    }
    languages = [Messages(language) for language in LANGUAGES]
    for (name, _), refused in met.items():
        for messages in languages:
            assert messages.say(f"rule-{name}", **refused.evidence)
    known = _rules(spadille.rules) | _rules(import_module(f"spadille.games.{game}"))
    missed = known - {name for name, _ in met}
    # A deck that is not whole is refused with all its faults instead.
    assert {name for name in missed if not name.endswith("deck")} <= SELDOM
    for name in missed:
        assert all(messages.say(f"rule-{name}") for messages in languages)
