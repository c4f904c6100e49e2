cimport cython
from libc.stdint cimport int32_t, int64_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, lowest, signed_quarters, size, words

cdef uint64_t ONE
cdef uint64_t WORD
cdef int POINT
cdef int LEAST

cdef class Playout:
    cdef object held_to
    cdef int players
    cdef int width
    cdef uint64_t latching
    cdef uint64_t* beats
    cdef uint16_t* ladders
    cdef uint16_t* firsts
    cdef uint64_t* needs
    cdef uint64_t* allows
    cdef uint64_t* lanes
    cdef int32_t* weights
    cdef uint64_t sweep
    cdef uint64_t counting
    cdef bint counts_tricks
    cdef int blind
    cdef uint64_t chance
    cdef readonly int64_t nodes
    cdef int situation
    cdef int holders
    cdef int taken
    cdef int length
    cdef uint64_t heap
    cdef int led
    cdef int winning
    cdef int player
    cdef int holder
    cdef uint64_t[4] hands
    cdef int[4] gained

    cdef void set_out(self, int situation, int leader, int holders, int taken) noexcept nogil

    @cython.locals(left=uint64_t)
    cdef bint is_over(self) noexcept nogil

    @cython.locals(cards=uint64_t, player=int)
    cdef uint64_t held(self) noexcept nogil

    @cython.locals(hand=uint64_t, number=int, ladder=int, rung=int, end=int)
    cdef uint64_t moves(self) noexcept nogil

    cdef void lay(self, int card) noexcept nogil

    @cython.locals(winner=int)
    cdef inline void close(self) noexcept nogil

    @cython.locals(found=int)
    cdef inline int worth(self, uint64_t cards) noexcept nogil

    @cython.locals(chance=uint64_t)
    cdef inline int draw(self, uint64_t count) noexcept nogil

    @cython.locals(
        skipped=int, is_following=bint, is_free=bint, under=uint64_t, sign=int, best=int, most=int,
        card=int, key=int,
    )
    cdef int sense(self, uint64_t moves) noexcept nogil

    @cython.locals(others=uint64_t)
    cdef inline int below(self, int card) noexcept nogil
