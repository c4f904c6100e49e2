cimport cython
from libc.stdint cimport int64_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, lowest, size, words

cdef uint64_t ONE

cdef class Perft:
    cdef object tables
    cdef int players
    cdef int width
    cdef uint64_t latching
    cdef uint64_t* beats
    cdef uint16_t* ladders
    cdef uint16_t* firsts
    cdef uint64_t* needs
    cdef uint64_t* allows
    cdef int depth
    cdef int leader
    cdef int length
    cdef int situation
    cdef int64_t found
    cdef uint64_t[4] hands
    cdef int[4] trick

    @cython.locals(led=int, winning=int, holder=int, place=int, card=int, player=int)
    cdef int64_t begin(self) noexcept nogil

    @cython.locals(ladder=int, rung=int, end=int)
    cdef inline uint64_t choose(self, uint64_t hand, int number) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, following=int, found=int64_t, card=int, after=int
    )
    cdef int64_t leaves(
        self, int depth, int place, int player, int led, int winning, int holder, int situation
    ) noexcept nogil
