"""Tools of the people who build Spadille; nothing here is installed."""
