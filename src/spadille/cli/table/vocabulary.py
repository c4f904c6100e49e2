"""The words by which somebody at the table asks for something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.locales import FALLBACK, LANGUAGES, Messages

#: What can be asked for; each language has words for it, the first of which the help names.
ASKED: Final = ("hand", "trick", "last", "table", "score", "bids", "why", "hint", "help", "quit")
#: Understood in every language.
_HELP = "?"


class Vocabulary:
    """The words of the asker's language, and the English ones beside them; help in every one.

    >>> words = Vocabulary(Messages("da"))
    >>> words.of("hand"), words.meaning("HÅND"), words.meaning("trick"), words.meaning("solo")
    ('hånd', 'hand', 'trick', None)
    """

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._meanings = {_HELP: "help"}
        # Whoever sits in a language he does not read must still be able to ask for help.
        for language in LANGUAGES:
            asking = Messages(language).say("word-help").split()
            self._meanings |= dict.fromkeys(map(str.casefold, asking), "help")
        for spoken in (Messages(FALLBACK), messages):
            for asked in ASKED:
                words = spoken.say(f"word-{asked}").split()
                self._meanings |= dict.fromkeys(map(str.casefold, words), asked)
        self._yes = set(messages.say("word-yes").casefold().split())

    def meaning(self, word: str) -> str | None:
        """What a word asks for, if it asks for anything."""
        return self._meanings.get(word.casefold())

    def is_yes(self, text: str) -> bool:
        """Whether somebody agrees."""
        return text.casefold() in self._yes

    def of(self, asked: str) -> str:
        """The first word for it in the asker's language."""
        return self._messages.say(f"word-{asked}").split()[0]

    def help(self) -> Iterator[str]:
        """Everything that can be asked for."""
        yield self._messages.say("play-help-answers")
        for asked in ASKED:
            word = f"{self.of(asked)} 3" if asked == "why" else self.of(asked)
            yield self._messages.say(f"play-help-{asked}", word=word)
