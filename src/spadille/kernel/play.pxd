cimport cython
from libc.stdint cimport uint8_t, uint64_t

from spadille.kernel.bits cimport lowest, octets, single
from spadille.kernel.duties cimport Duties
from spadille.kernel.ladder cimport allowed, situation_number

cdef int INDICES

cdef class Play(Duties):
    cdef readonly object begun
    cdef tuple cards
    cdef int players
    cdef uint64_t prizes
    cdef uint8_t* bits
    cdef int situation
    cdef int length
    cdef int led
    cdef int winning
    cdef int holder
    cdef int player
    cdef uint64_t[4] hands
    cdef int[4] taken
    cdef uint64_t[4] captured
    cdef int[4] trick

    @cython.locals(other=Play)
    cpdef Play copy(self)

    @cython.locals(moves=uint64_t, card=int, found=list)
    cpdef tuple legal(self)

    @cython.locals(player=int)
    cdef void take_over(self, Play other)

    cdef int look(self) except -1

    cdef void make_room(self)

    @cython.locals(hand=uint64_t, number=int)
    cdef uint64_t moves(self) noexcept nogil

    @cython.locals(bit=int)
    cdef bint put(self, int index) noexcept nogil

    cdef void lay(self, int card) noexcept nogil

    @cython.locals(place=int)
    cdef void close(self) noexcept nogil
