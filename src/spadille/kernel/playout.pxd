cimport cython
from libc.stdint cimport int32_t, int64_t, uint64_t

from spadille.kernel.bits cimport lowest, share, signed_quarters, single, size, stirred, words
from spadille.kernel.duties cimport Duties
from spadille.kernel.ladder cimport allowed, situation_number
from spadille.kernel.sweep cimport ended

cdef int POINT
cdef int LEAST

cdef class Playout(Duties):
    cdef object held_to
    cdef int players
    cdef uint64_t* lanes
    cdef int32_t* weights
    cdef uint64_t sweep
    cdef uint64_t counting
    cdef bint counts_tricks
    cdef int32_t* swept
    cdef int sweep_total
    cdef int idle
    cdef int[4] blind
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
    cdef int[4] ends
    cdef object dealt
    cdef uint64_t* deals
    cdef readonly int worlds
    cdef int begun_length
    cdef int begun_leader
    cdef int begun_situation
    cdef int begun_holders
    cdef int begun_taken
    cdef int[4] begun_gained
    cdef int[4] begun_trick

    cdef put(
        self, list worlds, int situation, int leader, tuple trick, tuple gained, int holders,
        int taken,
    )

    @cython.locals(player=int, place=int)
    cdef void begin(self, int world) noexcept nogil

    cdef void set_out(self, int situation, int leader, int holders, int taken) noexcept nogil

    @cython.locals(left=uint64_t)
    cdef bint is_over(self) noexcept nogil

    @cython.locals(cards=uint64_t, player=int)
    cdef uint64_t held(self) noexcept nogil

    @cython.locals(hand=uint64_t, number=int)
    cdef uint64_t moves(self) noexcept nogil

    cdef void lay(self, int card) noexcept nogil

    @cython.locals(winner=int)
    cdef void close(self) noexcept nogil

    @cython.locals(found=int)
    cdef inline int worth(self, uint64_t cards) noexcept nogil

    cdef inline int draw(self, uint64_t count) noexcept nogil

    @cython.locals(player=int)
    cdef void settle(self) noexcept nogil

    @cython.locals(skipped=int)
    cdef int pick(self, uint64_t moves) noexcept nogil

    @cython.locals(
        is_following=bint, is_free=bint, under=uint64_t, sign=int, best=int, most=int,
        card=int, key=int,
    )
    cdef int sense(self, uint64_t moves) noexcept nogil

    @cython.locals(others=uint64_t)
    cdef inline int below(self, int card) noexcept nogil
