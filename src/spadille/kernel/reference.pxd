cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t

from spadille.kernel.bits cimport lowest, octets, signed_quarters, single
from spadille.kernel.ladder cimport allowed, situation_number
from spadille.kernel.perft cimport Perft

cdef int MOST

cdef class Reference(Perft):
    cdef object told
    cdef int side
    cdef bint may_cut
    cdef int32_t* points
    cdef uint8_t* known
    cdef int[4] steps
    cdef readonly int64_t nodes
    cdef int64_t limit
    cdef readonly bint is_cut

    @cython.locals(lead=int)
    cdef int start(self) noexcept nogil

    @cython.locals(
        hand=uint64_t, moves=uint64_t, own=bint, following=int, best=int, card=int,
        is_taking=bint, found=int, number=int,
    )
    cdef int best(
        self, int place, int player, int led, int winning, int holder, int situation, int way,
        int low, int high,
    ) noexcept nogil
