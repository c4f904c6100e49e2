cimport cython
from libc.stdint cimport int32_t, int64_t, uint64_t

from spadille.kernel.bits cimport signed_quarters
from spadille.kernel.contest cimport Contest
from spadille.kernel.sweep cimport ended

cdef int CARDS
cdef int HOLDER
cdef int FIELD
cdef int FULL
cdef int LEVEL

cdef class Account(Contest):
    cdef object stakes
    cdef int32_t* swept
    cdef int sweep_total
    cdef bint counts_tricks
    cdef int idle
    cdef bint is_burden
    cdef int alone

    cdef bint is_indifferent(self, int taken) noexcept nogil

    @cython.locals(holders=int, end=uint64_t, player=int, points=int64_t)
    cdef uint64_t finished(self, uint64_t gained, int taken) noexcept nogil

    @cython.locals(place=int, count=int, one=uint64_t, two=uint64_t)
    cdef bint is_better(self, int player, uint64_t end, uint64_t other) noexcept nogil
