"""The house: tables that people reach with a browser."""
