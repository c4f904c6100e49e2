"""The language in which games are written."""
