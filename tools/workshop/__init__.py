"""What stands behind `dev.py`. Standard library only: it runs before anything is installed."""
