"""Write scenes of the table to look at: ``python -m tools.scenes``, then open ``scenes.html``.

For those who build the front-end: the real rulebooks play random deals until each wanted situation
has come up, seen from seat 0. What is written is for the eye only and is not kept in git.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from spadille.cards import PUBLIC, CardSet, Seat, Suit, Viewer
from spadille.games import registry
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.codec import encode
from spadille.rules.match import Evening, Match
from spadille.rules.picture import Offer, Picture
from spadille.rules.rulebook import Rulebook, awaited
from spadille.server.protocol import Scene, Sitter

TARGET = Path(__file__).parents[1] / "frontend" / "node_modules" / ".cache" / "scenes.json"
YOU, LAST = Seat(0), Seat(2)
NAMES = ("Anna", "Bertram", "Cecilie Margrethe", "Dorthe")
POINTS = (4, -3, 12, 40)
LEDGER = ((2, 0, 0, 3), (0, -3, 0, 7), (0, 0, 8, 12), (0, 0, 0, 1), (2, 0, 0, 5), (0, 0, 4, 12))
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


def main() -> None:
    """Find every scene and write them down."""
    scenes = {name: _found(name, wanted) for name, wanted in WANTED.items()}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(encode(scenes))


class Shown(msgspec.Struct):
    """A scene, with what a browser is told beside it."""

    offers: tuple[Offer, ...]
    is_clockwise: bool
    ledger: tuple[tuple[int, ...], ...]
    scene: Scene


def _found(name: str, wanted: Wanted) -> Shown:
    book = registry.rulebook(wanted.rules)
    for seed in range(ATTEMPTS):
        scene = _in_deal(book, wanted, random.Random(seed))
        if scene is not None:
            ledger = tuple(points[: book.seats] for points in LEDGER)
            return Shown(book.offers(), book.is_clockwise, ledger, scene)
    raise LookupError(f"no deal shows {name}")


def _in_deal(book: Rulebook[Any], wanted: Wanted, chance: random.Random) -> Scene | None:
    evening = Evening(book)
    truth = view = evening.start(wanted.dealer)
    asker: Seat | None = None
    action: Action = Deal(wanted.dealer, tuple(_deck(book, wanted, chance)))
    while True:
        if wanted.is_it(book.picture(view.deal, wanted.viewer)):
            return _scene(book, evening, view, wanted)
        if truth.number and evening.may_deal(truth):
            return None
        for event in evening.decide(truth, asker, action):
            truth = evening.evolve(truth, event)
            view = evening.evolve(view, event.seen_by(wanted.viewer))
        if not evening.may_deal(truth):
            asker = min(awaited(book, truth.deal))
            action = _action(book, wanted, truth, asker, chance)


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


def _scene(book: Rulebook[Any], evening: Evening[Any], view: Match[Any], wanted: Wanted) -> Scene:
    sitters = tuple(
        Sitter(Seat(seat), NAMES[seat], seat > 0, True, POINTS[seat]) for seat in range(book.seats)
    )
    picture = book.picture(view.deal, wanted.viewer)
    return Scene(
        you=wanted.viewer,
        deal=view.number and 7,
        dealt=view.number and 7,
        may_deal=evening.may_deal(view),
        is_match_over=wanted.is_match_over,
        winners=(Seat(1),) if wanted.is_match_over else (),
        sitters=sitters,
        watchers=0,
        picture=picture,
    )


if __name__ == "__main__":
    main()
