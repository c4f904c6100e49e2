"""What must hold in every deal of every rule set, whoever wrote it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, TypeVar

from spadille.cards import CardSet, Seat, Viewer
from spadille.games.registry import rulebook as find
from spadille.notation import deal, jsonl, position, record, simulation
from spadille.notation.deal import PresetDeal
from spadille.notation.difference import Difference
from spadille.notation.error import NotationError
from spadille.notation.replay import Record
from spadille.rules import codec
from spadille.rules.action import Action, Bid, Exchange, Play
from spadille.rules.agreement import contradictions
from spadille.rules.event import Event, Settled
from spadille.rules.journal import Entry
from spadille.rules.legal import Legal, Selection
from spadille.rules.rule import FaultyGame, IllegalAction
from spadille.rules.rulebook import Rulebook
from spadille.rules.standing import Standing

Book = Rulebook[Any]
Views = Mapping[Viewer, Any]
T = TypeVar("T")
#: Cards tried at each step that should be refused.
STRANGE = 5


class Broken(Exception):
    """Raised when a law does not hold: a message ``broken-...`` of ``cli.ftl`` and its facts."""

    def __init__(self, message: str, **facts: str | int) -> None:
        self.message = f"broken-{message}"
        self.facts = facts
        super().__init__(message, facts)


def check_turn(book: Book, state: Any) -> None:
    """Somebody may act until the deal is over, and exactly those whose turn it is."""
    waiting = book.to_act(state)
    if book.is_over(state) == bool(waiting):
        raise Broken("turn" if waiting else "stuck")
    for seat in range(book.seats):
        if bool(book.legal(state, Seat(seat))) != (seat in waiting):
            raise Broken("legal-turn", seat=str(seat))


def check_views(book: Book, state: Any, views: Views) -> None:
    """What anybody sees is true, and enough to judge what he may do."""
    for viewer, view in views.items():
        who = "public" if viewer is None else str(viewer)
        for found in contradictions(view, state):
            raise Broken("view", seat=who, place=found.partition(":")[0])
        pairs: dict[str, tuple[object, object]] = {
            "to_act": (book.to_act(view), book.to_act(state)),
            "is_over": (book.is_over(view), book.is_over(state)),
            "picture": (book.picture(view, viewer), book.picture(state, viewer)),
        }
        if viewer is not None:
            pairs["legal"] = (book.legal(view, viewer), book.legal(state, viewer))
            pairs["barred"] = (book.barred(view, viewer), book.barred(state, viewer))
        for name, (seen, true) in pairs.items():
            if seen != true:
                raise Broken("view-judges", seat=who, name=name)


def check_choices(book: Book, state: Any, chance: Random) -> None:
    """Whatever is described as legal is accepted, and anything else refused with its rule."""
    for seat in sorted(book.to_act(state)):
        legal = book.legal(state, seat)
        for action in _described(legal, chance):
            try:
                book.decide(state, seat, action)
            except IllegalAction as refusal:
                facts = {"seat": str(seat), "action": _text(action), "rule": str(refusal.rule)}
                raise Broken("refused", **facts) from refusal
        for action in _strange(book, legal, chance):
            _check_refused(book, state, seat, action)
        for card, rule in book.barred(state, seat).items():
            told = _check_refused(book, state, seat, Play(card))
            if told.rule != rule:
                raise Broken("barred", seat=str(seat), card=card.text, rule=str(rule))
    idle = [Seat(seat) for seat in range(book.seats) if seat not in book.to_act(state)]
    for seat in idle:
        for other in book.to_act(state):
            for action in book.legal(state, other).choices:
                _check_refused(book, state, seat, action)


def _check_refused(book: Book, state: Any, seat: Seat, action: Action) -> IllegalAction:
    try:
        book.decide(state, seat, action)
    except IllegalAction as refusal:
        return refusal
    raise Broken("accepted", seat=str(seat), action=_text(action))


def _described(legal: Legal, chance: Random) -> Iterator[Action]:
    yield from legal.choices
    yield from (Play(card) for card in legal.play)
    if legal.exchange is not None:
        chosen = legal.exchange
        for count in {chosen.minimum, chosen.maximum, _between(chosen, chance)}:
            yield Exchange(CardSet(chance.sample(list(chosen.cards), count)))


def _between(chosen: Selection, chance: Random) -> int:
    return chance.randint(chosen.minimum, chosen.maximum)


def _strange(book: Book, legal: Legal, chance: Random) -> Iterator[Action]:
    """Some of what the description leaves out."""
    others = [card for card in book.pack if card not in legal.play]
    yield from (Play(card) for card in chance.sample(others, min(len(others), STRANGE)))
    yield Exchange(CardSet(book.pack))
    yield Bid("no such contract")
    chosen = legal.exchange
    if chosen is None:
        yield Exchange(CardSet())
    elif chosen.minimum:
        yield Exchange(CardSet(list(chosen.cards)[: chosen.minimum - 1]))


def check_position(book: Book, states: Sequence[Any]) -> None:
    """A position line, of the truth or a view, reads back as what it was written from."""
    for state in states:
        text = position.write(book, state)
        _, back = _read_back(text, partial(position.read, text, find))
        if back != state or position.write(book, back) != text:
            raise Broken("text-differs", text=text)


def check_end(book: Book, state: Any, events: Sequence[Event]) -> None:
    """A deal is settled once, at its end, and its account adds up."""
    ends = [event for event in events if isinstance(event, Settled)]
    if len(ends) != 1 or ends[0] is not events[-1] or len(ends[0].scores) != book.seats:
        raise Broken("settled", count=len(ends))
    account = book.picture(state, None).account
    if account is None or account.scores != ends[0].scores:
        raise Broken("account", seat="0")
    # Where all pay one, the account is told for him alone.
    for seat in {line.seat for line in account.lines}:
        points = [line.points for line in account.lines if line.seat == seat]
        if sum(points) != account.scores[seat]:
            raise Broken("account", seat=str(seat))


def check_texts(
    book: Book, begun: Any, state: Any, entries: Sequence[Entry[Any, Any]], standing: Standing
) -> None:
    """Journal, record and deal line read back, and played again the deal ends as it did."""
    text = jsonl.write(entries)
    told = _read_back(text, lambda: list(jsonl.read(text, find)))
    if told != list(entries):
        raise Broken("text-differs", text=text)
    again = begun
    for event in (event for entry in told for event in entry.events):
        again = book.evolve(again, event)
    if again != state:
        raise Broken("replay")
    dealt, *steps = entries
    rules, dealer, deck = str(book.profile), dealt.action.dealer, dealt.action.deck
    line = deal.write(PresetDeal(rules, book.seats, dealer, deck))
    if deal.write(_read_back(line, partial(deal.read, line, find))) != line:
        raise Broken("text-differs", text=line)
    acted = [(step.seat, step.action) for step in steps if step.seat is not None]
    written = Record.of(book, dealer, deck, acted, standing=standing)
    page = record.write([written], find)
    if _read_back(page, lambda: list(record.read(page, find))) != [written]:
        raise Broken("text-differs", text=page)


def check_simulation(book: Book, made: simulation.SimulatedDeal[Any]) -> None:
    """A simulated deal reads back, and every step of it is judged alike the second time."""
    line = simulation.write(made).decode()
    _, back = _read_back(line, partial(simulation.read, line, 1, find))
    if back != made:
        raise Broken("text-differs", text=line)
    try:
        simulation.verify(book, back)
    except Difference as error:
        raise Broken("replay") from error


def _read_back(text: str, reading: Callable[[], T]) -> T:
    try:
        return reading()
    except (NotationError, FaultyGame, IllegalAction) as error:
        raise Broken("text-unreadable", text=text, reason=str(error)) from error


def _text(action: Action) -> str:
    return codec.encode(action).decode()
