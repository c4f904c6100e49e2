"""Loads the kernel as it was installed, before its sources are read for their examples."""

import spadille.kernel.form  # noqa: F401 - all that it names is loaded with it
