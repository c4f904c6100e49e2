cimport cython
from libc.math cimport log, sqrt
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from spadille.kernel.bits cimport (
    halves, highest, lowest, octets, quarters, reals, signed_quarters, size, words,
)

cdef uint64_t ONE
cdef uint64_t WORD
cdef int CARDS
cdef int POINT
cdef int LEAST

cdef class Uct:
    cdef object kept
    cdef object dealt
    cdef readonly object visits
    cdef readonly object values
    cdef readonly object points
    cdef readonly object totals
    cdef int players
    cdef int width
    cdef uint64_t latching
    cdef uint64_t* beats
    cdef uint16_t* ladders
    cdef uint16_t* firsts
    cdef uint64_t* needs
    cdef uint64_t* allows
    cdef uint64_t* under
    cdef uint64_t* lanes
    cdef int32_t* weights
    cdef uint64_t sweep
    cdef uint64_t counting
    cdef int32_t* swept
    cdef int sweep_total
    cdef int idle
    cdef bint counts_tricks
    cdef double exploration
    cdef double unit
    cdef double spite
    cdef int blind
    cdef object aims
    cdef double* worths
    cdef int least
    cdef int span
    cdef uint64_t chance
    cdef readonly int room
    cdef readonly int64_t nodes
    cdef readonly int worlds
    cdef uint8_t* card
    cdef uint32_t* tries
    cdef uint32_t* child
    cdef uint32_t* sibling
    cdef double* sums
    cdef uint32_t* root_visits
    cdef double* root_values
    cdef double* root_points
    cdef double* sum_totals
    cdef uint64_t* deals
    cdef int begun_length
    cdef int begun_leader
    cdef int begun_situation
    cdef int begun_holders
    cdef int begun_taken
    cdef readonly int free
    cdef int turn
    cdef int64_t rounds
    cdef int situation
    cdef int holders
    cdef int taken
    cdef int length
    cdef uint64_t heap
    cdef int led
    cdef int winning
    cdef int player
    cdef int holder
    cdef uint64_t[4] hands
    cdef int[4] gained
    cdef int[4] ends
    cdef int[4] begun_gained
    cdef int[4] begun_trick
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

    @cython.locals(player=int, place=int)
    cdef inline void begin(self, int world) noexcept nogil

    @cython.locals(left=uint64_t)
    cdef inline bint is_over(self) noexcept nogil

    @cython.locals(cards=uint64_t, player=int)
    cdef inline uint64_t held(self) noexcept nogil

    @cython.locals(hand=uint64_t, number=int, ladder=int, rung=int, end=int)
    cdef inline uint64_t moves(self) noexcept nogil

    @cython.locals(
        moves=uint64_t, alive=uint64_t, found=uint64_t, left=uint64_t, card=int, lower=uint64_t
    )
    cdef inline uint64_t tried_moves(self) noexcept nogil

    cdef inline void lay(self, int card) noexcept nogil

    @cython.locals(winner=int)
    cdef inline void close(self) noexcept nogil

    @cython.locals(found=int)
    cdef inline int worth(self, uint64_t cards) noexcept nogil

    @cython.locals(chance=uint64_t)
    cdef inline int draw(self, uint64_t count) noexcept nogil

    @cython.locals(
        skipped=int, is_following=bint, is_free=bint, under=uint64_t, sign=int, best=int, most=int,
        card=int, key=int,
    )
    cdef int sense(self, uint64_t moves) noexcept nogil

    @cython.locals(others=uint64_t)
    cdef inline int below(self, int card) noexcept nogil

    @cython.locals(
        total=int, sweeper=int, has_all=int, player=int, points=int, others=double
    )
    cdef inline void score(self) noexcept nogil

    @cython.locals(each=int, place=int, worth=double)
    cdef inline double aimed(self, int player) noexcept nogil
