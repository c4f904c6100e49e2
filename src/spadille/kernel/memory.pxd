cimport cython
from libc.stdint cimport int64_t, uint8_t, uint64_t

from spadille.kernel.bits cimport highest, lowest, mixed, octets, raised, single, words
from spadille.kernel.duties cimport Duties

cdef uint64_t KNOWN
cdef int STRIDE
cdef int MOST_PLAYERS

cdef class Memory(Duties):
    cdef object outcomes
    cdef object room
    cdef int players
    cdef uint64_t twins
    cdef uint64_t* runs
    cdef uint64_t* units
    cdef uint64_t* above
    cdef int states
    cdef uint8_t* dominates
    cdef uint64_t places
    cdef uint64_t reach
    cdef uint64_t* memory
    cdef uint64_t epoch
    cdef readonly int64_t nodes
    cdef int depth
    cdef int situation
    cdef uint64_t relevant
    cdef uint64_t[4] hands
    cdef uint64_t[4] shapes
    cdef uint64_t[256] saved

    @cython.locals(shape=uint64_t)
    cdef uint64_t shape(self, uint64_t hand) noexcept nogil

    @cython.locals(alive=uint64_t, player=int)
    cdef uint64_t alive(self) noexcept nogil

    @cython.locals(found=uint64_t, player=int)
    cdef uint64_t slot(self, int leader) noexcept nogil

    @cython.locals(place=uint64_t, player=int)
    cdef void remember(
        self, uint64_t slot, uint64_t stamp, uint64_t state, uint64_t answer
    ) noexcept nogil

    @cython.locals(
        one=uint64_t, two=uint64_t, place=uint64_t, known=uint64_t, relevant=uint64_t,
        answer=int, better=uint64_t,
    )
    cdef int recall(self, uint64_t slot, uint64_t stamp, uint64_t state) noexcept nogil

    @cython.locals(base=int, player=int, hand=uint64_t, left=uint64_t, card=int)
    cdef void squeeze(self, uint64_t played) noexcept nogil

    @cython.locals(base=int, player=int, card=int, moved=uint64_t)
    cdef void spread(self, uint64_t played) noexcept nogil
