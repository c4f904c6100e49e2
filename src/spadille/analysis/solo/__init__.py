"""What can be said of a hand and a deal of Spanish Solo."""
