"""Why a command does not do what it was asked, in the asker's language."""

from __future__ import annotations

import errno

from spadille.locales import Messages
from spadille.notation.error import IllegalRecord, NotationError

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

    def __init__(self, message: str, **facts: str | int) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message, facts)

    def line(self, messages: Messages) -> str:
        """The one line to print, whatever the facts contain."""
        facts = dict(self.facts)
        if (expected := facts.get("expectation")) is not None:
            facts["expected"] = messages.say(str(expected))
        return " ".join(messages.say(self.message, **facts).split())


class Unsound(Refusal):
    """Raised when something was read well and is not as it should be."""

    exit_code = 1


class Interrupted(Refusal):
    """Raised when somebody stopped a command; the code is the one that shells give."""

    exit_code = 130


def file_refusal(file: str, error: OSError) -> Refusal:
    """A file that could not be read or written."""
    cause = _CAUSES.get(error.errno or 0, "file-trouble")
    return Refusal(cause, file=file, reason=error.strerror or str(error))


def text_refusal(file: str, error: NotationError) -> Refusal:
    """A file whose text is not what it should be."""
    place = {"file": file, "line": str(error.line), "column": str(error.column)}
    found = _shortened(error.text)
    if isinstance(error, IllegalRecord):
        broken = error.refusal.rule
        return Refusal("illegal", found=found, section=broken.section, rule=broken.name, **place)
    message = "text-wrong-because" if error.detail else "text-wrong"
    expectation = error.expected.message
    detail = _shortened(error.detail, 4 * _SHOWN)
    return Refusal(message, found=found, detail=detail, expectation=expectation, **place)


def _shortened(text: str, length: int = _SHOWN) -> str:
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return shown if len(shown) <= length else shown[: length - 1] + "…"
