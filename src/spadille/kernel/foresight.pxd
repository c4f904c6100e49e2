cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, highest, lowest, octets, single
from spadille.kernel.memory cimport Memory


cdef class Foresight(Memory):
    cdef int side
    cdef uint64_t trumps
    cdef bint is_lead_free
    cdef bint is_plain
    cdef uint16_t* steps
    cdef uint8_t* alone
    cdef uint8_t* idle
    cdef int[4] owned
    cdef int[4] surely

    @cython.locals(alive=uint64_t, player=int, is_idle=bint, after=int)
    cdef int foresee(self, int leader, int state, int own) noexcept nogil

    @cython.locals(every=uint64_t, passed=int, player=int, card=int)
    cdef inline int trump(self, uint64_t trumps, int state) noexcept nogil

    @cython.locals(player=int)
    cdef inline int owner(self, int card) noexcept nogil

    @cython.locals(
        hand=uint64_t, relevant=uint64_t, card=int, mine=uint64_t, theirs=uint64_t
    )
    cdef inline bint is_safe(self, int player, uint64_t alive) noexcept nogil

    @cython.locals(
        wanted=int, hand=uint64_t, others=uint64_t, relevant=uint64_t, card=int
    )
    cdef inline int cash(self, int leader, uint64_t alive, int state, int own) noexcept nogil
