"""How fast the kernel is, beside somebody else in the same run."""
