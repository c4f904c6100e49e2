"""Play, learn, study and simulate L'Hombre and its family."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("spadille")
except PackageNotFoundError:  # running from a source tree that was never installed
    __version__ = "0+unknown"
