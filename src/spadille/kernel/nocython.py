"""Stands for Cython where it is not installed: the kernel is then ordinary Python."""

from contextlib import nullcontext

compiled = False
#: Where the kernel in C lets other threads run.
nogil = nullcontext()
