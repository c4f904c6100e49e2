"""A player of L'Hombre who goes by simple estimates."""
