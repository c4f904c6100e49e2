"""Situations at the table worth looking at, and real deals that lead to them.

A rulebook plays random deals, in which each seat bids as it is told, until the table looks as it
should to whoever looks.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from spadille.cards import PUBLIC, CardSet, Seat, Suit, Viewer
from spadille.games import registry
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.match import Evening, Match
from spadille.rules.picture import Picture
from spadille.rules.rulebook import Rulebook, awaited

YOU, LAST = Seat(0), Seat(2)
ATTEMPTS = 2000

FOUR = "lhombre/hjemme+seats=4"
#: Seat 0 leads, and by this holds every spade: it takes all tricks.
MOON = "hearts/norsk+pass_cards=false+two_of_clubs_leads=no"


@dataclass(frozen=True)
class Wanted:
    """A situation: what is played, what each seat wants to say, and what the table looks like."""

    rules: str
    is_it: Callable[[Picture], bool]
    says: Mapping[int, Sequence[str]] = field(default_factory=dict)
    viewer: Viewer = YOU
    dealer: Seat = LAST
    has_spades: bool = False
    is_match_over: bool = False


def _asked(phase: str) -> Callable[[Picture], bool]:
    return lambda picture: picture.phase == phase and YOU in picture.to_act


def _may(kind: str) -> Callable[[Picture], bool]:
    return lambda picture: any(type(choice).__name__ == kind for choice in picture.legal.choices)


def _ended(*outcomes: str) -> Callable[[Picture], bool]:
    return lambda picture: picture.account is not None and picture.account.outcome in outcomes


def _laid(count: int) -> Callable[[Picture], bool]:
    return lambda picture: len(picture.trick) == count and picture.tricks_played > 0


def _barred(picture: Picture) -> bool:
    return bool(picture.legal.play) and sum(card.barred is not None for card in picture.hand) > 2


def _held(picture: Picture) -> bool:
    return _asked("auction")(picture) and Bid(picture.standing or "") in picture.legal.choices


HOME = "lhombre/hjemme"
WANTED = {
    "opening": Wanted(HOME, lambda picture: picture.phase == "deal"),
    "auction": Wanted(HOME, _asked("auction"), {1: ["solo"]}),
    "auction-open": Wanted(HOME, _asked("auction")),
    "naming": Wanted(HOME, _asked("naming"), {0: ["solo"]}),
    "turned": Wanted(HOME, _asked("turned"), {0: ["tourne"]}),
    "exchange-ten": Wanted(
        HOME,
        lambda picture: _asked("exchange")(picture) and len(picture.hand) == 10,
        {0: ["tourne"]},
    ),
    "exchange-grand": Wanted(HOME, _asked("exchange"), {0: ["grand"]}),
    "exchange-defender": Wanted(HOME, _asked("exchange"), {1: ["game"]}),
    "yield": Wanted(f"{HOME}+may_yield=true", _may("YieldExchange"), {2: ["game"]}),
    "after-lead": Wanted(HOME, _asked("after_lead"), {0: ["game"]}, dealer=YOU),
    "before-lead": Wanted("lhombre/icelandic", _asked("before_lead"), {0: ["game"]}, dealer=YOU),
    "give-up": Wanted(HOME, _may("GiveUp"), {0: ["game"]}),
    "tout": Wanted(HOME, _may("AnnounceTout"), {0: ["spade_solo"]}),
    "sixth-lead": Wanted("lhombre/privat", _asked("sixth_lead"), {0: ["spade_solo"]}),
    "end": Wanted(HOME, _may("EndPlay"), {0: ["game"]}),
    "barred": Wanted(HOME, _barred, {2: ["game"]}),
    "ouvert-other": Wanted(HOME, _barred, {1: ["nolo_ouvert"]}),
    "ouvert-own": Wanted(HOME, _barred, {0: ["nolo_ouvert"]}),
    "win": Wanted(HOME, _ended("win"), {0: ["tourne"]}),
    "codille": Wanted(HOME, _ended("codille"), {1: ["simple_nolo"]}),
    "washed-out": Wanted(HOME, _ended("washed_out")),
    "watching": Wanted(HOME, _laid(2), {1: ["solo"]}, PUBLIC),
    "contract": Wanted("lhombre/privat", _asked("contract"), {0: ["game"]}),
    "correct": Wanted("lhombre/privat", _may("Correct"), {0: ["game"]}),
    "hold": Wanted("lhombre/wpt", _held, {0: ["game"], 1: ["solo"]}),
    "each": Wanted("lhombre/wpt", _asked("auction")),
    "each-win": Wanted("lhombre/wpt", _ended("win"), {1: ["solo"]}),
    "four-auction": Wanted(FOUR, _asked("auction"), {2: ["solo"]}, dealer=Seat(1)),
    "four-exchange": Wanted(FOUR, _asked("exchange"), {2: ["game"]}, dealer=Seat(1)),
    "four-turned": Wanted(FOUR, _asked("turned"), {0: ["tourne"]}, dealer=Seat(3)),
    "four-play": Wanted(FOUR, _laid(2), {2: ["game"]}, dealer=Seat(1)),
    "four-out": Wanted(FOUR, _laid(2), {3: ["game"]}, dealer=Seat(2)),
    "four-joint": Wanted(FOUR, _may("Join"), {1: ["pure_nolo"]}, dealer=YOU),
    "four-sitter": Wanted(
        FOUR, _asked("sitter"), {3: ["simple_nolo"], 1: ["join"]}, dealer=Seat(2)
    ),
    "four-trick": Wanted(
        FOUR, lambda picture: len(picture.trick) == 3, {2: ["pure_nolo"]}, dealer=Seat(3)
    ),
    "four-lost": Wanted(
        FOUR, _ended("bet", "codille"), {3: ["simple_nolo"], 1: ["join"]}, dealer=Seat(2)
    ),
    "hearts-pass": Wanted("hearts/norsk", _asked("passing")),
    "hearts-passed": Wanted("hearts/norsk", lambda picture: len(picture.to_act) == 3),
    "hearts-kept": Wanted(
        "hearts/norsk+keep_high_spades=true",
        lambda picture: any(card.barred is not None for card in picture.hand),
    ),
    "hearts-play": Wanted("hearts/norsk", _barred),
    "hearts-trick": Wanted("hearts/norsk", _laid(3)),
    "hearts-moon": Wanted(MOON, _asked("moon"), dealer=Seat(3), has_spades=True),
    "hearts-end": Wanted("hearts/omnibus", _ended("counted")),
    "hearts-last": Wanted("hearts/norsk+target=1+pass_cards=false+moon=old", _asked("play")),
    "hearts-won": Wanted("hearts/norsk", _ended("counted"), is_match_over=True),
    "solo-auction": Wanted("solo/american", _asked("auction"), {3: ["simple_suit"]}),
    "solo-hold": Wanted(
        "solo/american", _may("Hold"), {3: ["simple_suit"], 0: ["simple_colour"], 1: ["solo_suit"]}
    ),
    "solo-declare": Wanted("solo/american", _asked("declaring"), {0: ["simple_suit"]}),
    "solo-declare-high": Wanted("solo/american", _asked("declaring"), {0: ["solo_colour"]}),
    "solo-play": Wanted("solo/american", _barred, {2: ["simple_suit"]}),
    "solo-partner": Wanted(
        "solo/american",
        lambda picture: any(place.is_partner for place in picture.places) and _laid(3)(picture),
        {1: ["simple_suit"]},
    ),
    "solo-made": Wanted("solo/american", _ended("made"), {1: ["simple_suit"]}),
    "solo-lost": Wanted("solo/american", _ended("lost"), {0: ["solo_suit"]}, is_match_over=True),
}


class Step(NamedTuple):
    """What a seat, or the house, does."""

    seat: Seat | None
    action: Action


def way_to(name: str) -> tuple[Step, ...]:
    """What happens at the table until it looks so; raises ``LookupError`` if no deal does."""
    wanted = WANTED[name]
    book = registry.rulebook(wanted.rules)
    for seed in range(ATTEMPTS):
        steps = _in_deal(book, wanted, random.Random(seed))
        if steps is not None:
            return tuple(steps)
    raise LookupError(f"no deal shows {name}")


def _in_deal(book: Rulebook[Any], wanted: Wanted, chance: random.Random) -> list[Step] | None:
    evening = Evening(book)
    truth = view = evening.start(wanted.dealer)
    steps: list[Step] = []
    step = Step(None, Deal(wanted.dealer, tuple(_deck(book, wanted, chance))))
    while not wanted.is_it(book.picture(view.deal, wanted.viewer)):
        if truth.number and evening.may_deal(truth):
            return None
        for event in evening.decide(truth, *step):
            truth = evening.evolve(truth, event)
            view = evening.evolve(view, event.seen_by(wanted.viewer))
        steps.append(step)
        if not evening.may_deal(truth):
            seat = min(awaited(book, truth.deal))
            step = Step(seat, _action(book, wanted, truth, seat, chance))
    return steps


def _deck(book: Rulebook[Any], wanted: Wanted, chance: random.Random) -> list[Any]:
    deck = list(book.pack)
    chance.shuffle(deck)
    if wanted.has_spades:
        spades = [card for card in deck if card.suit == Suit.SPADES]
        others = [card for card in deck if card.suit != Suit.SPADES]
        deck[0 :: book.seats] = spades
        for place in range(1, book.seats):
            deck[place :: book.seats] = others[place - 1 :: book.seats - 1]
    return deck


def _action(
    book: Rulebook[Any], wanted: Wanted, truth: Match[Any], seat: Seat, chance: random.Random
) -> Action:
    legal = book.legal(truth.deal, seat)
    if Pass() in legal.choices:
        said = {_said(choice): choice for choice in legal.choices}
        wishes = (said[call] for call in wanted.says.get(seat, ()) if call in said)
        return next(wishes, Pass())
    if legal.exchange is not None:
        count = chance.randint(legal.exchange.minimum, min(legal.exchange.maximum, 6))
        cards = chance.sample(list(legal.exchange.cards), max(count, legal.exchange.minimum))
        return Exchange(CardSet(cards))
    if legal.play:
        return Play(chance.choice(list(legal.play)))
    return chance.choice(legal.choices)


def _said(choice: Action) -> str:
    return choice.contract if isinstance(choice, Bid) else type(choice).__name__.lower()
