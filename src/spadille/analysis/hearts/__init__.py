"""What can be said of a hand of Hearts."""
