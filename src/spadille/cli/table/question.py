"""What somebody is asked at the table, and what his answer means."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from string import ascii_lowercase
from typing import Any

from spadille.cards import CardSet
from spadille.cli.refusal import shortened
from spadille.cli.table.look import Look
from spadille.cli.table.narration import Narrator
from spadille.cli.wording import signed
from spadille.notation.error import NotationError
from spadille.notation.word import words_of
from spadille.notation.words import ActionReader
from spadille.rules.action import Action, Bid, Exchange, Play
from spadille.rules.legal import Selection
from spadille.rules.picture import Picture
from spadille.rules.rulebook import Rulebook
from spadille.rules.wording import call_in_words


class Unclear(Exception):
    """Raised at an answer that means nothing here: a message of ``play.ftl`` and its facts."""

    def __init__(self, message: str, **facts: str | int) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message, facts)


class Question:
    """What a seat may do now. Cards go by their numbers in the hand; what may be said beside them
    goes by letters, and by numbers where no cards are asked for.
    """

    def __init__(self, book: Rulebook[Any], picture: Picture, narrator: Narrator) -> None:
        self._book = book
        self._picture = picture
        self._narrator = narrator
        self._say = narrator.messages.say
        self._look = Look(narrator)
        legal = picture.legal
        self._is_about_cards = bool(legal.play) or legal.exchange is not None
        labels = _letters() if self._is_about_cards else map(str, count(1))
        self._choices = dict(zip(labels, legal.choices, strict=False))

    @property
    def may_wait(self) -> bool:
        """Whether an empty answer is one."""
        return self._picture.legal.may_wait

    def lines(self) -> Iterator[str]:
        """The question, with everything that may be answered."""
        picture, legal, say = self._picture, self._picture.legal, self._say
        is_lead = bool(legal.play) and not picture.trick
        receiver = "" if picture.to is None else self._narrator.who(picture.to)
        phase = say(f"phase-{picture.phase}.you", name=receiver)
        yield say("prompt-lead") if is_lead else phase
        if legal.play:
            places = [place for place, each in enumerate(picture.hand) if each.card in legal.play]
            yield say("play-may", cards=self._look.numbered(picture.hand, places))
        if legal.exchange is not None:
            yield from self._look.hand(picture)
            yield self._cards_asked_for(legal.exchange)
        for label, action in self._choices.items():
            yield say("play-choice", label=label, action=self._in_words(action))
        if self.may_wait:
            yield say("play-wait")

    def _cards_asked_for(self, chosen: Selection) -> str:
        """How many cards are to be named, and where they go."""
        receiver = self._picture.to
        if receiver is not None:
            return self._say("play-pass", count=chosen.minimum, name=self._narrator.who(receiver))
        if chosen.minimum == chosen.maximum:
            return self._say("play-lay-exact", count=chosen.minimum)
        return self._say("play-lay", minimum=chosen.minimum, maximum=chosen.maximum)

    def answer(self, text: str) -> Action:
        """The action that an answer means, legal or not; raises ``Unclear``."""
        asked = " ".join(text.split()).casefold()
        if asked in self._choices:
            return self._choices[asked]
        words = asked.replace(",", " ").split()
        if words and all(word.isdecimal() and word.isascii() for word in words):
            return self._of_numbers([int(word[:9]) for word in words])
        for action in self._choices.values():
            if asked in self._names(action):
                return action
        return self._of_notation(text)

    def card(self, text: str) -> int:
        """The place in the hand of the card that somebody names or numbers; raises ``Unclear``."""
        word = text.strip().upper()
        if word.isdecimal() and word.isascii():
            return self._place(int(word[:9]))
        for place, each in enumerate(self._picture.hand):
            if word in (each.card.text, each.card.text[::-1]):
                return place
        raise Unclear("play-why-what")

    def _of_numbers(self, numbers: list[int]) -> Action:
        legal = self._picture.legal
        if legal.exchange is not None:
            wanted = [] if numbers == [0] else [self._place(number) for number in numbers]
            cards = CardSet(self._picture.hand[place].card for place in wanted)
            if len(cards) != len(wanted):
                raise Unclear("play-twice")
            return Exchange(cards)
        if legal.play and len(numbers) == 1:
            return Play(self._picture.hand[self._place(numbers[0])].card)
        raise Unclear("play-one" if legal.play else "play-no-choice")

    def _place(self, number: int) -> int:
        if not 1 <= number <= len(self._picture.hand):
            raise Unclear("play-no-card", number=str(number), count=len(self._picture.hand))
        return number - 1

    def _of_notation(self, text: str) -> Action:
        """An action in the words of records, such as ``SA``, ``solo`` or ``exchange H2 H3``."""
        reader, known = ActionReader(self._book), {each.contract for each in self._book.offers()}
        verb, *rest = text.split() or [""]
        others = " ".join(rest)
        for words in (text, f"{verb.lower()} {others.upper()}", text.upper()):
            try:
                action = reader.read(words_of(words))
            except (NotationError, ValueError):
                continue
            if not isinstance(action, Bid) or action.contract in known:
                return action
        raise Unclear("play-unclear", text=shortened(text.strip()))

    def _names(self, action: Action) -> set[str]:
        """How somebody may call a choice without its label."""
        names = {self._in_words(action, with_price=False)}
        calls = [value for value in _fields(action).values() if isinstance(value, str)]
        if isinstance(action, Bid):
            names |= {call_in_words(call, self._narrator.messages) for call in calls}
        return {name.casefold() for name in names}

    def _in_words(self, action: Action, with_price: bool = True) -> str:
        told = self._narrator.action(action)
        if not with_price:
            return told
        for prospect in self._picture.prospects:
            if prospect.choice == action:
                price = self._narrator.scores(prospect.scores)
                return self._say("play-priced", action=told, price=price)
        for offer in self._book.offers():
            if isinstance(action, Bid) and offer.contract == action.contract:
                # The first way of losing is the mildest; all are told with the bids.
                cost = next(iter(offer.losses.values()))
                price = f"{signed(offer.win)}/{signed(-cost)}"
                if offer.is_each:
                    price = f"{price} {self._say('worth-each')}"
                return self._say("play-priced", action=told, price=price)
        return told


def _fields(action: Action) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__}


def _letters() -> Iterator[str]:
    for length in count(1):
        yield from map("".join, product(ascii_lowercase, repeat=length))
