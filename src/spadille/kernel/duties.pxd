from libc.stdint cimport uint16_t, uint64_t

from spadille.kernel.bits cimport halves, words

cdef class Duties:
    cdef object tables
    cdef int width
    cdef uint64_t latching
    cdef uint64_t* beats
    cdef uint16_t* ladders
    cdef uint64_t* rungs

    cdef void adopt(self, Duties other)
