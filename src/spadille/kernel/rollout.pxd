cimport cython
from libc.stdint cimport int64_t, uint16_t, uint64_t

from spadille.kernel.bits cimport lowest, share, single, size, stirred, words
from spadille.kernel.duties cimport Duties
from spadille.kernel.ladder cimport allowed, situation_number


cdef class Rollout(Duties):
    cdef object lock
    cdef readonly object ends
    cdef readonly int players
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

    cdef inline int draw(self, uint64_t count) noexcept nogil

    @cython.locals(left=int, player=int, hand=uint64_t, wanted=int, place=int, card=int)
    cdef inline void deal(self) noexcept nogil

    @cython.locals(skipped=int)
    cdef inline int pick(self, uint64_t moves) noexcept nogil

    @cython.locals(
        situation=int, led=int, winning=int, holder=int, place=int, player=int, way=int,
        hand=uint64_t, card=int, number=int,
    )
    cdef inline void play_out(self) noexcept nogil
