"""What a seat may conclude about the cards it cannot see."""
