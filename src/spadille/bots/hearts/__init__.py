"""A player of Hearts who goes by simple estimates."""
