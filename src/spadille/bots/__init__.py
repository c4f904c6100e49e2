"""Players that are programs. Each sees what its seat sees, and asks the rulebook what is legal."""
