cimport cython
from libc.stdint cimport int64_t, uint64_t

from spadille.kernel.bits cimport lowest, single, size
from spadille.kernel.duties cimport Duties
from spadille.kernel.ladder cimport allowed, situation_number


cdef class Perft(Duties):
    cdef int players
    cdef int depth
    cdef int leader
    cdef int length
    cdef int situation
    cdef int64_t found
    cdef uint64_t[4] hands
    cdef int[4] trick

    @cython.locals(led=int, winning=int, holder=int, place=int, card=int, player=int)
    cdef int64_t begin(self) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, following=int, found=int64_t, card=int, after=int, number=int
    )
    cdef int64_t leaves(
        self, int depth, int place, int player, int led, int winning, int holder, int situation
    ) noexcept nogil
