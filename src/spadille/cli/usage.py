"""How a command is used, and what is wrong with its words, in the asker's language."""

from __future__ import annotations

import argparse
import re
import sys
from argparse import Action, ArgumentParser, HelpFormatter
from typing import TYPE_CHECKING, Any, NoReturn

from spadille.cli import layout
from spadille.cli.output import tell
from spadille.cli.refusal import shortened
from spadille.locales import Messages

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

#: What the library says of a command, as its source has it, and our message for it.
_SAYINGS = {
    "usage: ": "usage",
    "positional arguments": "usage-arguments",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "argument %(argument_name)s: %(message)s": "usage-at",
    "unrecognized arguments: %s": "usage-unknown",
    "the following arguments are required: %s": "usage-missing",
    "one of the arguments %s is required": "usage-missing",
    "not allowed with argument %s": "usage-not-with",
    "ignored explicit argument %r": "usage-no-value",
    "expected one argument": "usage-one-value",
    "expected at most one argument": "usage-one-value",
    "expected at least one argument": "usage-one-value",
    "expected %s argument": "usage-some-values",
    "expected %s arguments": "usage-some-values",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "unexpected option string: %s": "usage-unknown",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    # Whatever has a type here is a number.
    "invalid %(type)s value: %(value)r": "usage-number",
}
#: Of what is wrong with a command, as much as somebody reads.
_LONGEST = 400
_PLACEHOLDER = re.compile(r"%(?:\((\w+)\))?[rs]")


class Parser(ArgumentParser):
    """A parser that says in one line what is wrong with a command."""

    def __init__(self, messages: Messages, **settings: Any) -> None:
        self._messages = messages
        vars(argparse).update(_=self._said, ngettext=self._counted)
        super().__init__(formatter_class=_Formatter, **settings)

    def error(self, message: str) -> NoReturn:
        """End the program with exit code 2."""
        what = shortened(message, _LONGEST)
        self.exit(2, self._messages.say("usage-wrong", command=self.prog, what=what) + "\n")

    def _said(self, text: str) -> str:
        """What the library asks for by its English text."""
        if text not in _SAYINGS:
            return text
        # Where the library puts something in, its own mark goes through the message.
        names: list[str] = _PLACEHOLDER.findall(text)
        marks = {name or "what": f"%({name})s" if name else "%s" for name in names}
        said = self._messages.say(_SAYINGS[text], **marks)
        return said + " " if text.endswith(" ") else said

    def _counted(self, one: str, many: str, count: int) -> str:
        return self._said(one if count == 1 else many)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # The parser's own way keeps silent where standard output cannot be written.
        if file is sys.stdout:
            tell(message.rstrip("\n"))
        else:
            super()._print_message(message, file)


class _Formatter(HelpFormatter):
    """Breaks lines where the language may break them, and counts the places that letters fill."""

    def _format_action(self, action: Action) -> str:
        text, shown = super()._format_action(action), self._format_action_invocation(action)
        # The library fills up with blanks by the number of letters.
        extra = layout.width(shown) - len(shown)
        before, _, behind = text.partition(shown)
        is_roomy = behind.startswith(" " * (extra + 1))
        return before + shown + (behind[extra:] if is_roomy else behind)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return layout.wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(layout.wrapped(text, width, indent, indent))
