"""One who sits at the table and hears what happens, is asked, and may ask back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from spadille.cards import Card
from spadille.cli.table.conversation import Left, hear, tell
from spadille.cli.table.counsel import counsel
from spadille.cli.table.look import Look
from spadille.cli.table.narration import Narrator
from spadille.cli.table.party import Party
from spadille.cli.table.question import Question, Unclear
from spadille.cli.table.source import Source
from spadille.cli.table.vocabulary import Vocabulary
from spadille.cli.wording import rule_in_words
from spadille.rules.event import Dealt, Event
from spadille.rules.picture import Picture
from spadille.rules.rule import IllegalAction


class Sitting:
    """An evening as the person at the terminal has it."""

    def __init__(self, party: Party, narrator: Narrator, source: Source) -> None:
        self._party = party
        self._narrator = narrator
        self._source = source
        self._say = narrator.messages.say
        self._look = Look(narrator)
        self._words = Vocabulary(narrator.messages)
        self._hand: list[Card] = []
        #: Whether what the person could do besides has been left to rest.
        self._is_content = False
        self._is_sealed = False

    def play(self) -> None:
        """Deal after deal, until the person leaves: raises ``Left`` then."""
        tell(self._welcome())
        while True:
            self._deal()
            while not self._party.is_between_deals:
                self._move()
            tell(self._end())
            self._pause()

    def leave(self) -> None:
        """Say good-bye, and open the seal of a deal that is not finished."""
        tell([*self._opened(), self._say("play-left")])

    def _welcome(self) -> Iterator[str]:
        profile = self._party.book.profile
        others = [name for seat, name in self._narrator.seated() if seat != self._party.me]
        yield self._say(
            "play-welcome",
            game=self._say(f"game-{profile.game}"),
            rules=str(profile),
            others=self._narrator.listed(others),
        )
        yield self._say("play-help", word=self._words.of("help"))

    def _deal(self) -> None:
        number = len(self._party.deals) + 1
        shuffled = self._source.shuffled(self._party.book, number)
        tell([self._say("play-deal", number=str(number))])
        if shuffled.seal:
            tell([self._say("play-seal", seal=shuffled.seal)])
            self._is_sealed = True
        self._happened(self._party.deal(shuffled))

    def _move(self) -> None:
        """The next thing that is done: what the person may do besides, a bot's move, his own."""
        may_wait = self._picture.legal.may_wait
        if may_wait and not self._is_content:
            self._is_content = not self._ask()
            return
        bot = self._party.next_bot
        if bot is None:
            self._ask()
        else:
            self._happened(self._party.let_act(bot))

    def _ask(self) -> bool:
        """Ask until the person has done something; whether he has, where he need not."""
        question = Question(self._party.book, self._picture, self._narrator)
        tell(question.lines())
        while True:
            text = hear()
            if not text and question.may_wait:
                return False
            if not text:
                tell(question.lines())
            elif not self._is_answered(text) and self._is_done(question, text):
                return True

    def _is_done(self, question: Question, text: str) -> bool:
        try:
            self._happened(self._party.act(question.answer(text)))
        except Unclear as unclear:
            tell([self._say(unclear.message, **unclear.facts)])
            return False
        except IllegalAction as refusal:
            rule = rule_in_words(refusal, self._narrator.messages)
            tell([self._say("play-rule", rule=rule, section=refusal.rule.section)])
            return False
        return True

    def _pause(self) -> None:
        """After a deal: the person may look back, and goes on when he likes."""
        tell([self._say("play-next", word=self._words.of("quit"))])
        while (text := hear()) and not self._words.is_yes(text):
            if not self._is_answered(text):
                tell([self._say("play-unclear", text=text[:60])])

    def _is_answered(self, text: str) -> bool:
        """Answer what somebody asks of the table; whether he asked."""
        word, _, rest = text.partition(" ")
        asked = self._words.meaning(word)
        if asked is None:
            return False
        if asked == "quit":
            raise Left
        tell(self._answers(asked, rest))
        return True

    def _answers(self, asked: str, rest: str) -> Iterable[str]:
        picture = self._picture
        answers: dict[str, Callable[[], Iterable[str]]] = {
            "help": self._words.help,
            "hand": lambda: self._look.hand(picture),
            "trick": lambda: self._look.trick(picture),
            "last": lambda: self._look.last(picture),
            "table": lambda: self._look.table(picture),
            "score": lambda: self._look.score(self._party.view),
            "bids": lambda: self._look.bids(self._party.book.offers()),
            "why": lambda: self._why(picture, rest),
            "hint": lambda: counsel(self._party, self._narrator),
        }
        return answers[asked]()

    def _why(self, picture: Picture, which: str) -> Iterable[str]:
        question = Question(self._party.book, picture, self._narrator)
        try:
            return self._look.why(picture.hand[question.card(which)])
        except Unclear as unclear:
            return [self._say(unclear.message, **unclear.facts)]

    def _happened(self, events: Sequence[Event]) -> None:
        """Tell what happened, and the hand where its numbers have changed by more than a card."""
        tell(self._narrator.sentence(event) for event in events)
        self._is_content = False
        before, self._hand = self._hand, [each.card for each in self._picture.hand]
        if any(isinstance(event, Dealt) for event in events):
            tell(self._look.hand(self._picture))
            return
        if [card for card in before if card in self._hand] != self._hand and self._hand:
            tell(self._look.hand(self._picture))

    def _end(self) -> Iterator[str]:
        yield from self._look.account(self._picture)
        yield from self._look.score(self._party.view)
        winners = [self._narrator.who(seat) for seat in self._party.winners]
        if winners:
            yield self._say("match-over")
            names = self._narrator.listed(winners)
            yield self._say("match-won", count=len(winners), names=names)
        yield from self._opened()

    def _opened(self) -> Iterator[str]:
        """The secret of the last deal, if that was sealed and is not open yet."""
        if not self._is_sealed:
            return
        self._is_sealed = False
        shuffled = self._party.deals[-1].shuffled
        told = shuffled.provenance
        assert told is not None
        check = (
            f"spadille verify --rules {self._party.book.profile} --commitment {shuffled.seal}"
            f" --secret {told.secret} --salt {told.salt}"
        )
        yield self._say("play-opened", check=check)

    @property
    def _picture(self) -> Picture:
        picture: Picture = self._party.book.picture(self._party.view.deal, self._party.me)
        return picture
