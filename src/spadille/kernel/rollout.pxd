cimport cython
from libc.stdint cimport int64_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, lowest, size, words

cdef uint64_t ONE
cdef uint64_t WORD

cdef class Rollout:
    cdef object lock
    cdef object tables
    cdef readonly object ends
    cdef readonly int players
    cdef int width
    cdef uint64_t latching
    cdef uint64_t* beats
    cdef uint16_t* ladders
    cdef uint16_t* firsts
    cdef uint64_t* needs
    cdef uint64_t* allows
    cdef readonly int radix
    cdef uint64_t* counts
    cdef readonly int64_t plays
    cdef uint64_t chance
    cdef int length
    cdef int leader
    cdef int led
    cdef int winning
    cdef int holder
    cdef int situation
    cdef int pool_size
    cdef int64_t rounds
    cdef uint64_t[4] hands
    cdef uint64_t[4] begun
    cdef int[4] wanted
    cdef int[4] weights
    cdef int[64] pool

    cdef put(self, tuple hands, int situation, int leader, tuple trick)

    cdef count(self)

    @cython.locals(played=int64_t)
    cdef void play_rounds(self) noexcept nogil

    @cython.locals(chance=uint64_t)
    cdef inline int draw(self, uint64_t count) noexcept nogil

    @cython.locals(left=int, player=int, hand=uint64_t, wanted=int, place=int, card=int)
    cdef inline void deal(self) noexcept nogil

    @cython.locals(ladder=int, rung=int, end=int)
    cdef inline uint64_t choose(self, uint64_t hand, int number) noexcept nogil

    @cython.locals(skipped=int)
    cdef inline int pick(self, uint64_t moves) noexcept nogil

    @cython.locals(
        situation=int, led=int, winning=int, holder=int, place=int, player=int, way=int,
        hand=uint64_t, card=int,
    )
    cdef inline void play_out(self) noexcept nogil
