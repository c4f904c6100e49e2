"""Play, learn, study and simulate L'Hombre and its family."""
