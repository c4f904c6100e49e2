"""What the teacher says, in the asker's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spadille.analysis.handmeter import BookBid, Chance, Estimate, Meter
from spadille.analysis.hint import Hint
from spadille.analysis.luck import Luck
from spadille.analysis.moment import Moment
from spadille.analysis.review import Review
from spadille.analysis.wording import chances_in_words, luck_in_words, verdict_in_words
from spadille.cards import Card, Seat
from spadille.locales import Messages
from spadille.locales.figures import number, points
from spadille.rules.action import Exchange, Play
from spadille.rules.wording import action_in_words, cards_in_words, done_in_words
from spadille.server.protocol import Told


class Tutor:
    """Words advice; ``names`` are those of the players by seat."""

    def __init__(self, messages: Messages, names: Sequence[str]) -> None:
        self._messages, self._say, self._names = messages, messages.say, names

    def hint(self, told: Hint | None) -> tuple[Told, ...]:
        """The reason, and what to expect; which action it is the browser says itself."""
        if told is None:
            return (Told(self._say("advice-turn")),)
        lines = [self._say(f"reason-{told.reason}")]
        if isinstance(told.action, Exchange):
            lines.insert(0, self._exchange(told.action))
        if isinstance(told.action, Play) and told.chances:
            lines.append(self._ends(told.points, ()))
            lines.append(self._say("hint-declarer", ends=self._ends(None, told.chances)))
        else:
            lines.append(self._ends(told.points, told.chances))
        return (Told("", tuple(filter(None, lines))),)

    def meter(self, told: Meter) -> tuple[Told, ...]:
        """A line for each contract and for each book; where nobody bids, what the hand may cost."""
        lines = [self._estimate(each) for each in told.estimates]
        lines += [self._book(each) for each in told.books]
        if told.danger is not None:
            lines.append(self._say("meter-danger", points=self._number(told.danger)))
        title = self._say("meter" if told.danger is None else "meter-cost")
        return (Told(title, tuple(lines)),) if lines else ()

    def review(self, told: Review, seat: Seat) -> tuple[Told, ...]:
        """Par and the moments of a seat."""
        found = [self._moment(moment) for moment in told.moments[seat]]
        if not found:
            found.append(Told(self._say("advice-fine")))
        lines = []
        if told.par is not None:
            points = (told.par.open, told.par.calibrated, told.scores)
            facts = dict(
                zip(
                    ("open", "usual", "score"), (self._points(p[seat]) for p in points), strict=True
                )
            )
            lines.append(self._say("advice-par", **facts))
        if told.skipped:
            skipped = self._say("review-skipped", skipped=told.skipped, all=told.decisions)
            lines.append(skipped)
        return (*found, Told("", tuple(lines))) if lines else tuple(found)

    def luck(self, told: Sequence[Luck], deals: int, seat: Seat) -> tuple[Told, ...]:
        """A line for each seat, the asker's among them; that nothing can be told where it is so."""
        if not told:
            return (Told("", (self._say("review-luck-none"),)),)
        lines = tuple(
            luck_in_words(own, self._say("you") if at == seat else name, self._messages)
            for at, (name, own) in enumerate(zip(self._names, told, strict=True))
        )
        return (Told(self._say("review-luck", count=deals), lines),)

    def _exchange(self, action: Exchange) -> str:
        if not action.cards:
            return action_in_words(action, self._messages)
        return self._say("hint-cards", cards=self._cards(action.cards))

    def _moment(self, moment: Moment) -> Told:
        done = done_in_words(moment.done, self._messages)
        return Told(
            self._when(moment, done),
            (verdict_in_words(moment, self._messages), *chances_in_words(moment, self._messages)),
            self._say("advice-worlds", count=len(moment.worlds)),
            tuple(self._world(moment, hands) for hands in moment.worlds),
            moment.step,
        )

    def _when(self, moment: Moment, done: str) -> str:
        if moment.trick:
            return self._say("advice-trick", trick=moment.trick, card=done)
        return self._say("advice-after" if moment.is_after else "advice-choice", action=done)

    def _world(self, moment: Moment, hands: Sequence[Iterable[Card]]) -> str:
        told = (
            f"{self._names[at]}: {self._cards(hand)}"
            for at, hand in enumerate(hands)
            if hand and at != moment.seat
        )
        return " · ".join(told)

    def _estimate(self, told: Estimate) -> str:
        name = self._say(f"contract-{told.contract}")
        if told.trump is not None:
            name += f" ({self._say(f'suit-{told.trump.value}')})"
        return f"{name}: {self._ends(told.points, told.chances[:1])}"

    def _book(self, told: BookBid) -> str:
        """What a book would do; all it knows is when to bid a plain Game."""
        name = self._say(f"book-{told.author}")
        if not told.trumps:
            return self._say("meter-passes", book=name)
        suits = self._listed(self._say(f"suit-{suit.value}") for suit in told.trumps)
        return self._say("meter-bids", book=name, game=self._say("contract-game"), suits=suits)

    def _ends(self, points: float | None, chances: Sequence[Chance]) -> str:
        told = [
            self._say(
                "hint-chance",
                outcome=self._say(f"outcome-{each.outcome}"),
                share=round(100 * each.chance),
            )
            for each in chances
        ]
        if points is not None:
            told.insert(0, self._say("hint-points", points=self._points(points)))
        return self._listed(told)

    def _listed(self, told: Iterable[str]) -> str:
        return self._say("list-comma").join(told)

    def _cards(self, cards: Iterable[Card]) -> str:
        return cards_in_words(cards, self._messages)

    def _points(self, value: float) -> str:
        return points(self._say, value)

    def _number(self, value: float) -> str:
        return number(self._say, value)
