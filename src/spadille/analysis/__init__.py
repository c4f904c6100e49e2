"""What can be said of a deal by looking at all its cards."""
