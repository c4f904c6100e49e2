"""Simulated deals as JSON lines: every step with what was legal, for independent checkers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from spadille.cards import Card, Seat
from spadille.notation.difference import Difference, IllegalStep, same, shown
from spadille.notation.jsonl import decoded
from spadille.notation.layout import dealing
from spadille.notation.ruleset import Finder, rulebook_named
from spadille.notation.word import Word
from spadille.rules import codec
from spadille.rules.action import Action
from spadille.rules.event import Event, Settled
from spadille.rules.faults import Fault, Phrase, deck_faults
from spadille.rules.rule import FaultyGame, IllegalAction
from spadille.rules.rulebook import Rulebook, awaited
from spadille.rules.standing import FIRST, Standing

A = TypeVar("A", bound=Action)


class Step(msgspec.Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """One action: who could act, what the one who acted could do, what he did, and what followed.

    ``legal`` and ``events`` are in their plain form: as JSON has them.
    """

    to_act: tuple[Seat, ...]
    seat: Seat
    legal: dict[str, Any]
    action: A
    events: tuple[dict[str, Any], ...]


class SimulatedDeal(
    msgspec.Struct, Generic[A], frozen=True, kw_only=True, forbid_unknown_fields=True
):
    """A deal from the deck to its result; ``profile`` names game, profile and version.

    ``number`` is that of the deal in its match, ``points`` are those of each seat before it.
    """

    game: str
    profile: str
    seats: int
    dealer: Seat
    number: int = 1
    points: tuple[int, ...] = ()
    deck: tuple[Card, ...]
    steps: tuple[Step[A], ...]
    result: dict[str, Any]


class _Named(msgspec.Struct):
    profile: str


_NAME: codec.Reader[_Named] = codec.decoder_of(_Named)


#: Answers for a seat what it does.
Chooser = Callable[[Seat], Action]
#: Answers whether a seat acts that may as well wait.
Eager = Callable[[Seat], bool]
#: Hears of each event.
Witness = Callable[[Event], None]


def simulated(
    rulebook: Rulebook[Any],
    dealer: Seat,
    deck: tuple[Card, ...],
    choose: Chooser,
    witness: Witness = lambda _event: None,
    standing: Standing = FIRST,
    is_eager: Eager = lambda _seat: False,
) -> tuple[SimulatedDeal[Any], Any]:
    """Play a deal to its end and write everything down; the second answer is the last state.

    ``witness`` hears of each event when it happens, the deal included, so that players can follow.
    """
    state = rulebook.start(dealer, standing)
    for event in dealing(rulebook, dealer, deck, standing):
        state = rulebook.evolve(state, event)
        witness(event)
    steps: list[Step[Any]] = []
    result: dict[str, Any] = {}
    while to_act := tuple(sorted(rulebook.to_act(state))):
        awaited_seats = awaited(rulebook, state)
        free = (seat for seat in to_act if seat not in awaited_seats and is_eager(seat))
        seat = next(free, min(awaited_seats))
        legal = rulebook.legal(state, seat)
        action = choose(seat)
        events = rulebook.decide(state, seat, action)
        for event in events:
            state = rulebook.evolve(state, event)
            witness(event)
            result = plain_result(event) if isinstance(event, Settled) else result
        steps.append(Step(to_act, seat, codec.plain(legal), action, tuple(codec.plain(events))))
    profile = rulebook.profile
    line = SimulatedDeal(
        game=profile.game,
        profile=str(profile),
        seats=rulebook.seats,
        dealer=dealer,
        number=standing.number,
        points=standing.points,
        deck=deck,
        steps=tuple(steps),
        result=result,
    )
    return line, state


def plain_result(settled: Settled) -> dict[str, Any]:
    """The facts of a result by name, without the tag of the event, the scores last."""
    facts = codec.plain(settled)
    scores = facts.pop("scores")
    return {name: fact for name, fact in facts.items() if name != "type"} | {"scores": scores}


def write(deal: SimulatedDeal[Any]) -> bytes:
    """The deal as one line of JSON with its end."""
    return codec.encode(deal) + b"\n"


def read(
    text: str, number: int, find: Finder, by_today: bool = False
) -> tuple[Rulebook[Any], SimulatedDeal[Any]]:
    """The deal of a line, ``number`` from 1, not judged yet; raises ``NotationError``.

    It must name the version known here, but for one that is to be judged ``by_today``'s rules.
    """
    named = decoded(_NAME, text, number)
    rulebook = rulebook_named(Word(named.profile, number), find, is_judged=not by_today)
    return rulebook, decoded(_decoder(rulebook.actions), text, number)


@cache
def _decoder(actions: Any) -> codec.Reader[Any]:
    form: Any = SimulatedDeal
    return codec.decoder_of(form[actions])


def verify(rulebook: Rulebook[Any], deal: SimulatedDeal[Any]) -> None:
    """Judge a simulated deal step by step; raises ``Difference`` at the first one.

    Raises ``FaultyGame`` with all that is wrong when it could not even be dealt.
    """
    faults = list(_faults(rulebook, deal))
    if faults:
        raise FaultyGame("deal", faults)
    standing = Standing(deal.number, deal.points)
    state = rulebook.start(deal.dealer, standing)
    for event in dealing(rulebook, deal.dealer, deal.deck, standing):
        state = rulebook.evolve(state, event)
    result: dict[str, Any] = {}
    for number, step in enumerate(deal.steps, 1):
        for event in _judged(rulebook, state, number, step):
            state = rulebook.evolve(state, event)
            result = plain_result(event) if isinstance(event, Settled) else result
    if not rulebook.is_over(state):
        raise Difference(len(deal.steps), "steps", Phrase("steps-end"), Phrase("steps-wanted"))
    same(0, "result", deal.result, result)


def _faults(rulebook: Rulebook[Any], deal: SimulatedDeal[Any]) -> Iterator[Fault]:
    game, seats, dealer = rulebook.profile.game, rulebook.seats, deal.dealer
    if deal.game != game:
        found = shown(deal.game)
        yield Fault("game", found=found, wanted=game)
    if deal.seats != seats:
        yield Fault("seats", count=str(deal.seats), wanted=seats)
    if not 0 <= dealer < seats:
        yield Fault("dealer", found=str(dealer), last=seats - 1)
    if deal.number < 1:
        yield Fault("number", found=str(deal.number))
    if len(deal.points) not in (0, seats):
        yield Fault("points", count=len(deal.points), wanted=seats)
    yield from deck_faults(rulebook.pack, deal.deck)


def _judged(rulebook: Rulebook[Any], state: Any, number: int, step: Step[Any]) -> tuple[Event, ...]:
    same(number, "to_act", list(step.to_act), sorted(rulebook.to_act(state)))
    if step.seat not in step.to_act:
        raise Difference(number, "seat", step.seat, " ".join(map(str, step.to_act)))
    same(number, "legal", step.legal, codec.plain(rulebook.legal(state, step.seat)))
    try:
        events = rulebook.decide(state, step.seat, step.action)
    except IllegalAction as refusal:
        raise IllegalStep(number, step.action, refusal) from refusal
    same(number, "events", list(step.events), list(codec.plain(events)))
    return events
