"""What a reader says of a text it cannot read."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from spadille.rules.faults import Phrase
from spadille.rules.rule import IllegalAction


class Expected(Enum):
    """What a text should have had; the value says it in English, the name is for translators."""

    ACTION = "an action, such as 1:game, 1:pass or 1:SA"
    CARD = "a card, such as SA or H7"
    COMMENT_END = "a } that ends the comment"
    DECK = "every card of the pack once"
    FIELD = "a field that this kind of line has"
    FIELD_ONCE = "each field once"
    FORM = "a line of this form"
    GAME = "a [Game] tag that begins a record"
    LEGAL = "something the rules allow here"
    NUMBER = "a number"
    OUTCOME = "what the cards that were played lead to"
    RULE_SET = "a rule set that is known here, such as lhombre/hjemme@1"
    SEAT = "a seat of the table, counted from 0"
    SUIT = "a suit: S, H, D or C"
    TAG = 'a tag, such as [Dealer "0"]'
    TAG_ONCE = "each tag once in a record"
    TEXT = "text in UTF-8"
    WORD = "something more"

    @property
    def message(self) -> str:
        """The name of its wording in the languages."""
        return "expected-" + self.name.lower().replace("_", "-")

    @property
    def phrase(self) -> Phrase:
        """What was expected, so that every language can word it."""
        return Phrase(self.message)


class NotationError(ValueError):
    """Raised when a text is not what it should be.

    ``text`` is what stands there, ``line`` and ``column`` where (both from 1), ``expected`` what
    should stand there, ``detail`` more about it where there is more to say, ``faults`` the same one
    by one.

    >>> NotationError(Expected.CARD, "S8X", 3, 14)
    NotationError("line 3, column 14: expected a card, such as SA or H7, not 'S8X'")
    """

    def __init__(
        self,
        expected: Expected,
        text: str,
        line: int = 1,
        column: int = 1,
        detail: str = "",
        faults: Sequence[str] = (),
    ) -> None:
        detail = detail or "; ".join(faults)
        self.faults = tuple(faults)
        self.expected = expected
        self.text = text
        self.line = line
        self.column = column
        self.detail = detail
        more = f" ({detail})" if detail else ""
        super().__init__(
            f"line {line}, column {column}: expected {expected.value}, not {text!r}{more}"
        )


class IllegalRecord(NotationError):
    """Raised at the first action of a record that the rules forbid; ``refusal`` cites the rule."""

    def __init__(self, refusal: IllegalAction, text: str, line: int, column: int) -> None:
        self.refusal = refusal
        super().__init__(Expected.LEGAL, text, line, column, f"rule {refusal}")
