cimport cython
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, longs, octets, words
from spadille.kernel.playout cimport Playout
from spadille.kernel.preference cimport following, leading, safest, unbeaten

cdef class Guided(Playout):
    cdef object lock
    cdef object guides
    cdef readonly object shared
    cdef readonly object points
    cdef readonly int radix
    cdef uint64_t trumps
    cdef uint64_t* counts
    cdef int64_t* sums
    cdef uint16_t* states
    cdef bint is_by_tricks
    cdef uint8_t* prefers
    cdef uint8_t* keen
    cdef int[4] steps
    cdef int64_t rounds
    cdef int turn
    cdef int way

    cdef void play_rounds(self) noexcept nogil

    @cython.locals(player=int)
    cdef void play_out(self, int world) noexcept nogil

    cdef void close(self) noexcept nogil

    @cython.locals(
        state=int, is_keen=bint, others=uint64_t, sure=uint64_t, takers=uint64_t,
        leavers=uint64_t, wanted=bint,
        is_taking=bint,
    )
    cdef int sense(self, uint64_t moves) noexcept nogil

    @cython.locals(cards=uint64_t, player=int, place=int)
    cdef uint64_t behind(self) noexcept nogil
