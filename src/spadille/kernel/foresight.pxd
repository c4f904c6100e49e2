cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from spadille.kernel.bits cimport halves, highest, lowest, octets, words
from spadille.kernel.memory cimport Memory

cdef uint64_t ONE

cdef class Foresight(Memory):
    cdef int side
    cdef uint64_t trumps
    cdef bint is_lead_free
    cdef bint is_plain
    cdef uint64_t* beats
    cdef uint16_t* steps
    cdef uint8_t* alone
    cdef uint8_t* idle

    @cython.locals(alive=uint64_t, player=int, after=int, relevant=uint64_t, is_idle=bint)
    cdef int foresee(self, int leader, int state, int own) noexcept nogil

    @cython.locals(
        every=uint64_t, trumps=uint64_t, mine=uint64_t, balance=int, best=int, card=int
    )
    cdef inline int sure_trumps(self, int player, uint64_t alive, int state) noexcept nogil

    @cython.locals(
        hand=uint64_t, relevant=uint64_t, card=int, mine=uint64_t, theirs=uint64_t
    )
    cdef inline bint is_safe(self, int player, uint64_t alive) noexcept nogil

    @cython.locals(
        wanted=int, hand=uint64_t, others=uint64_t, relevant=uint64_t, card=int
    )
    cdef inline int cash(self, int leader, uint64_t alive, int state, int own) noexcept nogil
