"""A player of Spanish Solo who goes by simple estimates."""
