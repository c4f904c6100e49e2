"""Write scenes of the table to look at: ``python -m tools.scenes``, then open ``scenes.html``.

For those who build the front-end: the real rulebook plays random deals until each wanted situation
has come up, seen from seat 0. What is written is for the eye only and is not kept in git.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from spadille.cards import PUBLIC, Seat, Viewer
from spadille.games import registry
from spadille.rules.action import Action, Bid, Deal, Exchange, Pass, Play
from spadille.rules.codec import encode
from spadille.rules.event import Event
from spadille.rules.match import Evening, Match
from spadille.rules.picture import Offer, Picture
from spadille.server.protocol import Scene, Sitter

TARGET = Path(__file__).parents[1] / "frontend" / "node_modules" / ".cache" / "scenes.json"
BOOK = registry.rulebook("lhombre/hjemme")
EVENING = Evening(BOOK)
YOU, LEFT = Seat(0), Seat(2)
NAMES = ("Anna", "Bertram", "Cecilie Margrethe")
LEDGER = ((2, 0, 0), (0, -3, 0), (0, 0, 8), (0, 0, 0), (2, 0, 0), (0, 0, 4))
ATTEMPTS = 1000


@dataclass(frozen=True)
class Wanted:
    """A situation: who plays what, and what the table must look like."""

    contract: str | None
    declarer: Seat
    is_it: Callable[[Picture], bool]
    viewer: Viewer = YOU
    dealer: Seat = LEFT


def _phase(phase: str) -> Callable[[Picture], bool]:
    return lambda picture: picture.phase == phase and YOU in picture.to_act


def _says(kind: str) -> Callable[[Picture], bool]:
    return lambda picture: any(type(choice).__name__ == kind for choice in picture.legal.choices)


def _ended(outcome: str) -> Callable[[Picture], bool]:
    return lambda picture: picture.account is not None and picture.account.outcome == outcome


def _barred(picture: Picture) -> bool:
    return bool(picture.legal.play) and sum(card.barred is not None for card in picture.hand) > 2


WANTED = {
    "opening": Wanted("game", YOU, lambda picture: picture.phase == "deal"),
    "auction": Wanted("solo", Seat(1), _phase("auction")),
    "auction-open": Wanted("game", YOU, _phase("auction")),
    "naming": Wanted("solo", YOU, _phase("naming")),
    "turned": Wanted("tourne", YOU, _phase("turned")),
    "exchange-ten": Wanted(
        "tourne", YOU, lambda picture: picture.phase == "exchange" and len(picture.hand) == 10
    ),
    "exchange-grand": Wanted("grand", YOU, _phase("exchange")),
    "exchange-defender": Wanted("game", Seat(1), _phase("exchange")),
    "after-lead": Wanted("game", YOU, _phase("after_lead"), dealer=YOU),
    "give-up": Wanted("game", YOU, _says("GiveUp")),
    "tout": Wanted("spade_solo", YOU, _says("AnnounceTout")),
    "end": Wanted("game", YOU, _says("EndPlay")),
    "barred": Wanted("game", Seat(2), _barred),
    "ouvert-other": Wanted("nolo_ouvert", Seat(1), _barred),
    "ouvert-own": Wanted("nolo_ouvert", YOU, _barred),
    "win": Wanted("tourne", YOU, _ended("win")),
    "codille": Wanted("simple_nolo", Seat(1), _ended("codille")),
    "washed-out": Wanted(None, YOU, _ended("washed_out")),
    "watching": Wanted("solo", Seat(1), lambda picture: len(picture.trick) == 2, PUBLIC),
}


def main() -> None:
    """Find every scene and write them down."""
    scenes = {name: _found(wanted) for name, wanted in WANTED.items()}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(encode(Shown(BOOK.offers(), LEDGER, scenes)))


class Shown(msgspec.Struct):
    """What the file holds."""

    offers: tuple[Offer, ...]
    ledger: tuple[tuple[int, ...], ...]
    scenes: dict[str, Scene]


def _found(wanted: Wanted) -> Scene:
    for seed in range(ATTEMPTS):
        scene = _in_deal(wanted, random.Random(seed))
        if scene is not None:
            return scene
    raise LookupError(f"no deal shows {wanted}")


def _in_deal(wanted: Wanted, chance: random.Random) -> Scene | None:
    deck = list(BOOK.pack)
    chance.shuffle(deck)
    truth = EVENING.start(wanted.dealer)
    events: list[Event] = []
    asker: Seat | None = None
    action: Action = Deal(wanted.dealer, tuple(deck))
    while True:
        view = EVENING.view(wanted.dealer, tuple(events), wanted.viewer)
        if wanted.is_it(BOOK.picture(view.deal, wanted.viewer)):
            return _scene(view, wanted.viewer)
        if truth.number and EVENING.may_deal(truth):
            return None
        for event in EVENING.decide(truth, asker, action):
            truth = EVENING.evolve(truth, event)
            events.append(event)
        if not EVENING.may_deal(truth):
            asker = min(BOOK.to_act(truth.deal))
            chosen = _action(wanted, truth, asker, chance)
            if chosen is None:
                return None
            action = chosen


def _action(
    wanted: Wanted, truth: Match[object], seat: Seat, chance: random.Random
) -> Action | None:
    legal = BOOK.legal(truth.deal, seat)
    if Pass() in legal.choices:
        bid = Bid(wanted.contract or "")
        if seat != wanted.declarer or wanted.contract is None:
            return Pass()
        return bid if bid in legal.choices else None
    if legal.exchange is not None:
        count = chance.randint(legal.exchange.minimum, min(legal.exchange.maximum, 6))
        cards = chance.sample(list(legal.exchange.cards), max(count, legal.exchange.minimum))
        return Exchange(type(legal.exchange.cards)(cards))
    if legal.play:
        return Play(chance.choice(list(legal.play)))
    return chance.choice(legal.choices)


def _scene(view: Match[object], viewer: Viewer) -> Scene:
    sitters = tuple(
        Sitter(Seat(seat), name, seat > 0, True, points)
        for seat, (name, points) in enumerate(zip(NAMES, (4, -3, 12), strict=True))
    )
    return Scene(
        you=viewer,
        deal=view.number and 7,
        dealt=view.number and 7,
        may_deal=EVENING.may_deal(view),
        is_match_over=False,
        winners=(),
        sitters=sitters,
        watchers=0,
        picture=BOOK.picture(view.deal, viewer),
    )


if __name__ == "__main__":
    main()
