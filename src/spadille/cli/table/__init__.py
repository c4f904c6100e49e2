"""An evening at the terminal: who sits there, what is told and what is asked."""
