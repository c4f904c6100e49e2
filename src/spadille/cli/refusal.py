"""Why a command does not do what it was asked, in the asker's language."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence

from spadille.cli.wording import rule_in_words, subject_in_words
from spadille.locales import Messages
from spadille.notation.error import Expected, IllegalRecord, NotationError
from spadille.rules.faults import Phrase, in_words
from spadille.rules.rule import FaultyGame, IllegalAction

#: Names of the streams in place of a file.
STREAM = "-"

_CAUSES = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-full",
    errno.EDQUOT: "file-full",
}
#: Of what was found, as much as fits a line.
_SHOWN = 60


class Refusal(Exception):
    """Raised to end a command with one line: a message of ``cli.ftl`` and its facts.

    Numbers that name something, such as a line, are given as text; counts as numbers.
    """

    exit_code = 2
    #: What a text should have had, put into words when the line is.
    expected: Expected | None = None
    #: The refusal of an action, put into words when the line is.
    broken: IllegalAction | None = None
    #: All that is wrong, put into words when the line is, and what has it.
    faults: Sequence[str] = ()
    subject: str | None = None
    #: Another message and its facts, which the message shows as ``$told``.
    told: tuple[str, Mapping[str, str | int]] | None = None

    def __init__(self, message: str, **facts: str | int) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message, facts)

    def line(self, messages: Messages) -> str:
        """The one line to print, whatever the facts contain."""
        facts = _worded(self.facts, messages)
        if self.subject is not None:
            facts["what"] = subject_in_words(self.subject, messages)
        if self.expected is not None:
            facts["expected"] = messages.say(self.expected.message)
        if self.broken is not None:
            facts["section"] = self.broken.rule.section
            facts["rule"] = rule_in_words(self.broken, messages)
        if self.told is not None:
            message, more = self.told
            facts["told"] = messages.say(message, **_worded(more, messages))
        if self.faults:
            facts["faults"] = "; ".join(in_words(each, messages) for each in self.faults)
        return " ".join(_printable(messages.say(self.message, **facts)).split())


class Unsound(Refusal):
    """Raised when something was read well and is not as it should be."""

    exit_code = 1


class Interrupted(Refusal):
    """Raised when somebody stopped a command; the code is the one that shells give."""

    exit_code = 130


def check_named(option: str, value: str | None) -> None:
    """Refuse a name that is empty."""
    if value is not None and not value.strip():
        raise Refusal("empty-option", option=option)


def check_positive(option: str, value: int) -> None:
    """Refuse a number that counts nothing."""
    if value < 1:
        raise Refusal("not-positive", option=option, value=str(value))


def faulty(message: str, faults: Sequence[str], **facts: str) -> Refusal:
    """Something that was set up by hand and cannot be, with all its faults."""
    refused = Refusal(message, **facts)
    refused.faults = faults
    return refused


def game_refusal(error: FaultyGame, kind: type[Refusal] = Refusal) -> Refusal:
    """Something that cannot be, by itself."""
    refused = kind("faulty-position" if error.what == "position" else "faulty")
    refused.subject, refused.faults = error.what, error.faults
    return refused


def file_refusal(file: str, error: OSError) -> Refusal:
    """A file that could not be read or written."""
    cause = _CAUSES.get(error.errno or 0, "file-trouble")
    return Refusal(cause, file=file, reason=error.strerror or str(error))


def text_refusal(file: str, error: NotationError) -> Refusal:
    """A file whose text is not what it should be."""
    place = {"file": file, "line": str(error.line), "column": str(error.column)}
    found = shortened(error.text)
    # What is read well and judged is unsound; what cannot be judged is refused.
    kind = Unsound if error.expected in (Expected.LEGAL, Expected.OUTCOME) else Refusal
    if isinstance(error, IllegalRecord):
        refused = kind("illegal", found=found, **place)
        refused.broken = error.refusal
        return refused
    message = "text-wrong-because" if error.detail else "text-wrong"
    message = "text-wrong-faulty" if error.faults else message
    # Of a deal as a whole there is too much to show.
    message = "text-faulty" if error.expected is Expected.DECK else message
    detail = error.detail
    if not isinstance(detail, Phrase):
        detail = shortened(detail, 4 * _SHOWN)
    refused = kind(message, found=found, detail=detail, **place)
    refused.faults = error.faults
    refused.expected = error.expected
    return refused


def shortened(text: str, length: int = _SHOWN) -> str:
    """As much of a text from outside as fits a line."""
    shown = _printable(text)
    return shown if len(shown) <= length else shown[: length - 1] + "…"


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _worded(facts: Mapping[str, str | int], messages: Messages) -> dict[str, str | int]:
    """The facts of a message, with those that are phrases in the asker's language."""
    return {
        name: in_words(fact, messages) if isinstance(fact, str) else fact
        for name, fact in facts.items()
    }
