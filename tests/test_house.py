"""The house rules that every file of the repository keeps."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Put together here, so that this file does not break its own rule.
REGISTRY_HOSTS = (
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "yarnpkg" + ".com",
)
MACHINE_PATHS = ("/ro" + "ot/", "/wo" + "rk/", "file:" + "///")
# Long by nature: locks, finished games, data of tests, numbers that were learned.
NOT_READ_BY_PEOPLE = (
    "requirements/",
    "frontend/package-lock.json",
    "frontend/src/net/protocol.ts",  # tools/generate.py writes it
    "src/spadille/bots/model.npz",
    "tests/data/",
)
RECORDS = "/records/"
# Fonts, pictures and scripts of others come from a registry when Spadille is built.
FONTS = {".eot", ".otf", ".ttf", ".woff", ".woff2"}
FOREIGN_SUFFIXES = FONTS | {".gz", ".jar", ".wasm", ".whl", ".zip"}
FOREIGN_NAMES = ("uv.lock", ".min.js", ".min.css", "node_modules/", "vendor/", "third_party/")
KILOBYTES = 256
LINES = 400


def _tracked() -> list[str]:
    words = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(words, capture_output=True, text=True, check=True)
    return [name for name in told.stdout.split("\0") if name and (ROOT / name).is_file()]


FILES = _tracked()


def _text(name: str) -> str:
    return (ROOT / name).read_bytes().decode("utf-8", errors="ignore")


def test_the_repository_is_read() -> None:
    assert {"pyproject.toml", "dev.py", "tests/test_house.py"} <= set(FILES)


@pytest.mark.parametrize("host", REGISTRY_HOSTS)
def test_no_file_names_a_registry(host: str) -> None:
    assert [name for name in FILES if host in _text(name)] == []


@pytest.mark.parametrize("path", MACHINE_PATHS)
def test_no_file_names_a_place_on_one_machine(path: str) -> None:
    assert [name for name in FILES if path in _text(name)] == []


def test_no_file_was_made_by_others() -> None:
    foreign = [
        name
        for name in FILES
        if Path(name).suffix in FOREIGN_SUFFIXES or any(mark in name for mark in FOREIGN_NAMES)
    ]
    assert foreign == []


def test_no_file_is_large() -> None:
    assert [name for name in FILES if (ROOT / name).stat().st_size > KILOBYTES * 1024] == []


def test_a_file_of_more_than_400_lines_asks_to_be_two() -> None:
    written = [
        name for name in FILES if not name.startswith(NOT_READ_BY_PEOPLE) and RECORDS not in name
    ]
    assert [name for name in written if _text(name).count("\n") > LINES] == []
