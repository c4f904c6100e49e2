cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t

from spadille.kernel.bits cimport highest, lowest, octets, quarters, reals, single, words
from spadille.kernel.playout cimport Playout

cdef int CARDS

cdef class Uct(Playout):
    cdef object kept
    cdef readonly object visits
    cdef readonly object values
    cdef readonly object points
    cdef readonly object totals
    cdef uint64_t* under
    cdef double exploration
    cdef double unit
    cdef double spite
    cdef object aims
    cdef double* worths
    cdef int least
    cdef int span
    cdef readonly int room
    cdef uint8_t* card
    cdef uint32_t* tries
    cdef uint32_t* child
    cdef uint32_t* sibling
    cdef double* sums
    cdef uint32_t* root_visits
    cdef double* root_values
    cdef double* root_points
    cdef double* sum_totals
    cdef readonly int free
    cdef int turn
    cdef int64_t rounds
    cdef double[4] utilities
    cdef uint32_t[64] path
    cdef int[64] movers

    cdef void grow(self) noexcept nogil

    @cython.locals(root=int, node=uint32_t, depth=int, known=int, card=int)
    cdef void descend(self, int world) noexcept nogil

    @cython.locals(untried=uint64_t, found=uint32_t)
    cdef inline uint32_t choose(self, uint32_t node, uint64_t moves) noexcept nogil

    @cython.locals(child=uint32_t)
    cdef inline uint32_t born(self, uint32_t node, int card) noexcept nogil

    @cython.locals(tries=double, best=uint32_t, found=uint32_t, most=double, value=double)
    cdef inline uint32_t best(self, uint32_t node) noexcept nogil

    @cython.locals(
        moves=uint64_t, alive=uint64_t, found=uint64_t, left=uint64_t, card=int, lower=uint64_t
    )
    cdef inline uint64_t tried_moves(self) noexcept nogil

    @cython.locals(total=int, player=int, others=double)
    cdef inline void score(self) noexcept nogil

    @cython.locals(each=int, place=int, worth=double)
    cdef inline double aimed(self, int player) noexcept nogil
