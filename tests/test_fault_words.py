"""Every fault that the code can tell has its words in every language, with all that made it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import spadille
from spadille.locales import LANGUAGES, Messages
from spadille.rules.faults import Fault, Phrase, in_words

SOURCE = Path(spadille.__file__).parent
#: Names of faults that are not written where the fault is made.
ELSEWHERE = {"form-missing", "form-unknown"}


def _made() -> Iterator[tuple[str, frozenset[str] | None]]:
    """The message of every phrase in the code, with the names of its facts where they show."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            first = node.args[0] if node.args else None
            if node.func.id not in ("Fault", "Phrase") or not isinstance(first, ast.Constant):
                continue
            kind = "fault-" if node.func.id == "Fault" else ""
            name = f"{kind}{first.value!s}"
            facts = [each.arg for each in node.keywords]
            yield name, None if None in facts else frozenset(filter(None, facts))


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.found.add(node.id.name)


def _variables(language: str) -> dict[str, set[str]]:
    text = (SOURCE / "locales" / language / "faults.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            reader = _Variables()
            reader.visit(entry)
            found[entry.id.name] = reader.found
    return found


MADE = dict(_made())


def test_the_faults_of_the_code_were_found() -> None:
    assert len(MADE) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words_for_what_made_it(language: str) -> None:
    known = _variables(language)
    assert set(MADE) <= set(known)
    for name, facts in MADE.items():
        assert facts is None or known[name] <= facts, name


def test_no_words_are_left_over() -> None:
    there = {name for name in _variables("en") if name.startswith("fault-")}
    written = {f"fault-{name}" for name in ELSEWHERE}
    written |= {name for name in there if name.startswith("fault-toml-")}
    assert there - set(MADE) - written == set()


def test_phrases_inside_a_fault_are_worded_too() -> None:
    fault = Fault("misread", column="7", found="SX", expected=Phrase("expected-card"))
    assert fault == "column 7: “SX” is not a card such as SA or H7"
    assert in_words(fault, Messages("da")) == "tegn 7: »SX« er ikke et kort, f.eks. SA eller H7"
